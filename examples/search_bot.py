"""A search bot of The Duel in thirty lines: it tries every action in sampled worlds (flat Monte Carlo).

    pip install '.[terminal]'
    python examples/search_bot.py --games 30 --playouts 200     # here it won 24 of 30; two gunhands win half each
    cd examples && sixgun arena duel search_bot:FlatSearch@200 gunhand --deals 50 --gain 0   # the same, in pairs

A world is a full state that fits what the bot may know (determinization). From each world and action gunhands play to
the end, with what everybody has heard so far. All actions meet the same worlds (common random numbers).
"""

import argparse
from math import sqrt

import sixgun
from sixgun.bots.rollout import Rollout


class FlatSearch(sixgun.Bot):
    """Takes the action that wins most often when gunhands go on from it."""

    def __init__(self, seed=None, playouts=200):
        super().__init__(seed)
        self.playouts = playouts
        self.gunhand = sixgun.make_bot("gunhand", "duel", seed)

    def on_event(self, event):
        self.gunhand.on_event(event)  # its policy remembers what matters, for every seat

    def choose(self, view):
        rollout = Rollout(view.seat, self.gunhand.policy, 0, None)  # 0 turns, no value: to the end of the game
        actions, usual = list(view.legal_actions), self.gunhand.choose(view)
        worlds = [view.sample(self.rng) for _ in range(max(1, self.playouts // len(actions)))]
        wins = {action: [rollout.follow(world, action.code) for world in worlds] for action in actions}

        def lead(action):
            """By how many wins it is ahead of the gunhand's choice in the same worlds, less one standard error."""
            ahead = [won - usually for won, usually in zip(wins[action], wins[usual], strict=True)]
            return sum(ahead) - sqrt(sum(one * one for one in ahead))

        return max([usual, *actions], key=lead)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=30)
    arguments.add_argument("--playouts", type=int, default=200, help="playouts a move")
    given = arguments.parse_args()

    won = 0
    for seed in range(given.games):
        bots = [FlatSearch(seed, given.playouts), "gunhand"]
        seat = seed % 2  # as the Law and as the Outlaws in turn
        won += seat in sixgun.play("duel", bots if seat == 0 else bots[::-1], seed=seed).outcome.winners
    share = won / given.games
    error = 1.96 * sqrt(share * (1 - share) / given.games)
    print(f"FlatSearch with {given.playouts} playouts against a gunhand: {won} of {given.games} won,", end=" ")
    print(f"{share:.0%} ± {error:.0%}")


if __name__ == "__main__":
    main()
