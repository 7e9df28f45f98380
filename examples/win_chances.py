"""The win chances of every side through a game, as a plot.

    pip install '.[arena]'
    python examples/win_chances.py --out chances.svg          # a game of gunhands; --seed 3, --game dice
    python examples/win_chances.py game.json                  # a game of yours: a record, as `sixgun play` keeps it

At the first decision of each turn everything that nobody knows is dealt anew, many times, and gunhands play to the end.
Roles and hands are as they are: it is what somebody would say who sees all cards but not the pile.
"""

import argparse
from collections import Counter

import matplotlib.pyplot as plt

import sixgun
from sixgun.bots.rollout import Rollout

plt.switch_backend("agg")  # draws into files, without a screen
COLOURS = ("#c8963e", "#9c3d2e", "#4a5a6a", "#cccccc")


def chances(game, worlds, rng):
    """For each turn its number, the share of each side, and how many died in the turn before."""
    policy = sixgun.make_bot("gunhand", game.rules.name, rng).policy  # plays for all; it hears what everybody hears
    again = sixgun.load({**game.record(), "actions": []})
    points, fresh, turn, deaths = [], again.events, -1, 0
    for action in [*game.history, None]:
        for event in fresh:
            deaths += event.name in ("died", "fell")
            if event.seen_by(-1):
                policy.on_event(event.type, event.a, event.b, event.c, event.d)
        if again.is_over or again.state.turn > turn:
            turn = again.state.turn
            points.append((turn + again.is_over, shares(again, policy, worlds, rng), deaths))
            deaths = 0
        fresh = again.apply(action) if action else []
    return points


def shares(game, policy, worlds, rng):
    """How often each side wins from here."""
    if game.is_over:
        return {game.outcome.side: 1.0}
    view, won = sixgun.View(game.state.reveal_all(), game.current_seat), Counter()
    for _ in range(worlds):
        world = view.sample(rng)
        Rollout(game.current_seat, policy, 0, None).play_on(world, policy.copy())
        won[world.outcome.side] += 1 / worlds
    return won


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("record", nargs="?", help="a record; without it gunhands play a game")
    arguments.add_argument("--game", choices=list(sixgun.GAMES), default="classic")
    arguments.add_argument("--seed", type=int, default=3)
    arguments.add_argument("--worlds", type=int, default=200, help="playouts a turn")
    arguments.add_argument("--out", default="chances.svg", help="a file that ends in .svg or .png")
    given = arguments.parse_args()

    players = sixgun.GAMES[given.game].usual_players
    game = (
        sixgun.load(given.record) if given.record else sixgun.play(given.game, ["gunhand"] * players, seed=given.seed)
    )
    points = chances(game, given.worlds, sixgun.rng(given.seed))
    turns, sides = [turn for turn, _, _ in points], game.state.sides()
    lines = [[100 * share.get(side, 0) for _, share, _ in points] for side in sides]
    _, axes = plt.subplots(figsize=(9, 4))
    axes.stackplot(turns, lines, labels=sides, colors=COLOURS)
    for turn in [turn for turn, _, deaths in points if deaths]:
        axes.axvline(turn, color="black", linestyle=":", linewidth=1)
    axes.set(xlim=(turns[0], turns[-1]), ylim=(0, 100), xlabel="turn (dotted: somebody is out)", ylabel="wins, %")
    axes.legend(loc="upper left")
    plt.savefig(given.out, bbox_inches="tight")
    print(f"{given.out}: {len(points)} turns, {given.worlds} playouts each; won by {game.outcome.side}.")


if __name__ == "__main__":
    main()
