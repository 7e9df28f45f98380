"""How much is a Barrel worth? A balance question, answered with paired deals and a 95 % interval.

    pip install .
    python examples/barrel.py --deals 1000            # or another card: --card mustang-8H

Every deal of BANG! is played by gunhands once with the card on the discard pile, and once for each seat with the card
in play before that seat from the start. Everything else is the same, luck included (common random numbers).
"""

import argparse

import sixgun
from sixgun.arena.statistics import clustered

ROLES = ("sheriff", "deputy", "outlaw", "renegade")


def deal_without(card, players, seed):
    """A deal at its first decision as data, with the card on the discard pile."""
    position = sixgun.new_game("classic", players=players, seed=seed).position()
    looked = [
        frame["looked"] for frame in position["stack"] if "looked" in frame
    ]  # Kit Carlson may begin with a choice
    for cards in [position["deck"], *looked, *(player["hand"] for player in position["players"])]:
        if card in cards:
            cards[cards.index(card)] = position["deck"][-1]  # the last card of the pile takes its place
            position["deck"].pop()
    position["known"].pop(card, None)
    position["discard"] = [card]
    return position


def winners(position, seed):
    """The seats that win when gunhands play on."""
    game = sixgun.play(sixgun.load(position), ["gunhand"] * len(position["players"]), seed=seed)
    return game.outcome.winners


def pairs(card, players, seed):
    """For each seat its role, and what the card changed: 1, 0 or -1 wins."""
    position = deal_without(card, players, seed)
    usual = winners(position, seed)
    for seat, player in enumerate(position["players"]):
        given = [{**other, "in_play": [card]} if at == seat else other for at, other in enumerate(position["players"])]
        better = winners({**position, "players": given, "discard": []}, seed)
        yield player["role"], (seat in better) - (seat in usual)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--card", default="barrel-QS", help="a card that lies in play")
    arguments.add_argument("--players", type=int, default=5)
    arguments.add_argument("--deals", type=int, default=1000)
    given = arguments.parse_args()

    deals = [list(pairs(given.card, given.players, seed)) for seed in range(given.deals)]
    print(f"{given.card} in play from the start, {given.players} players, {given.deals} deals: more wins in 100 games")
    for role in ROLES:
        gains = [[gain for of, gain in deal if of == role] for deal in deals]
        mean = clustered([(sum(deal), len(deal)) for deal in gains])  # pairs of one deal are not independent
        print(f"{role:8}  {100 * mean.value:+5.1f}  ({100 * mean.low:+.1f} … {100 * mean.high:+.1f})")


if __name__ == "__main__":
    main()
