"""A bot of your own, and is it better? A gunhand that thinks twice before it shoots, measured against a gunhand.

    pip install '.[terminal]'
    python examples/own_bot.py --deals 2000         # all roles: +0.3 points (+0.1 … +0.5), a little better
    cd examples && sixgun arena dice own_bot:Detective gunhand     # the same by the command

Both play the same seat of the same deals (paired deals), so the luck of the deal cancels out.
"""

import argparse

import sixgun
from sixgun import arena

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

    same = {"players": 5, "field": "incumbent", "seed": given.seed, "gain": 0}  # gain=0: all deals are played
    result = arena.match("dice", "own_bot:Detective", "gunhand", deals=given.deals, **same)
    for row in result.to_dicts():
        gain, low, high = (100 * row[name] for name in ("gain", "gain_low", "gain_high"))
        print(f"{row['role']:9}  {gain:+5.1f} points ({low:+.1f} … {high:+.1f})")
    print(f"Detective wins {row['candidate']:.1%} and a gunhand {row['incumbent']:.1%} in {row['pairs']} seats.")


if __name__ == "__main__":
    main()
