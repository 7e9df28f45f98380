"""A bot of your own, and is it better? A gunhand that thinks twice before it shoots, measured against a gunhand.

    pip install .
    python examples/own_bot.py --deals 2000         # all roles: +0.3 points (+0.1 … +0.5), a little better
    cd examples && sixgun arena dice own_bot:Detective gunhand     # the same by the command

Both play the same seat of the same deals (paired deals), so the luck of the deal cancels out.
"""

import argparse

import sixgun
from sixgun.arena.match import AMONG_INCUMBENTS, Match, play_deal
from sixgun.arena.statistics import clustered

FOES = {"sheriff": ["outlaw", "renegade"], "deputy": ["outlaw", "renegade"], "outlaw": ["sheriff", "deputy"]}


class Detective(sixgun.Bot):
    """Plays The Dice Game as a gunhand, but if its target is rather a friend, it shoots at the likeliest foe."""

    def __init__(self, seed=None):
        super().__init__(seed)
        self.gunhand = sixgun.make_bot("gunhand", "dice", seed)
        self.heard = []

    def on_event(self, event):
        self.heard.append(event)
        self.gunhand.on_event(event)

    def choose(self, view):
        usual = self.gunhand.choose(view)
        role = view.players[view.seat].role
        if usual.verb not in ("shoot", "shoot-twice") or role not in FOES:
            return usual
        roles = sixgun.belief(view, self.heard)  # how likely each seat has each role, after all that was heard

        def foe(action):
            return sum(roles[action.target][name] for name in FOES[role])

        others = [action for action in view.legal_actions if action.verb == usual.verb]
        return usual if foe(usual) > 0.5 else max(others, key=foe)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--deals", type=int, default=2000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()

    match = Match("dice", 5, "own_bot:Detective", "gunhand", given.seed, fields=(AMONG_INCUMBENTS,))
    deals = [play_deal(match, number) for number in range(given.deals)]  # of each deal a pair for every seat
    pairs = [pair for deal in deals for pair in deal]
    for role in ("sheriff", "deputy", "outlaw", "renegade", "all roles"):
        chosen = [[pair for pair in deal if role in (pair.role, "all roles")] for deal in deals]
        mean = clustered([(sum(p.candidate - p.incumbent for p in deal), len(deal)) for deal in chosen])
        print(f"{role:9}  {100 * mean.value:+5.1f} points ({100 * mean.low:+.1f} … {100 * mean.high:+.1f})")
    won = [sum(pair.candidate for pair in pairs), sum(pair.incumbent for pair in pairs)]
    print(f"Detective won {won[0]} and gunhand {won[1]} of {len(pairs)} games in the same seats, among gunhands.")


if __name__ == "__main__":
    main()
