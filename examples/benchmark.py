"""Sixgun-1, the frozen benchmark of docs/benchmark.md: rows for its table, for a bot of ours or yours.

pip install .
python examples/benchmark.py gunhand                                      # all games, 1,000 deals: a minute
python examples/benchmark.py sharpshooter@200 --deals 100 --jobs 2        # the first 100 deals
python examples/benchmark.py mybots:Sly --game dice                       # the class Sly in mybots.py here
"""

import argparse
from time import process_time

import sixgun
from sixgun import arena

SEED, PLAYERS = 161803, {"dice": 5, "classic": 5, "duel": 2}


class Timed(sixgun.Bot):
    """A bot whose choices are timed, in milliseconds of CPU time."""

    def __init__(self, bot):
        super().__init__(0)
        self.bot, self.observes, self.times = bot, bot.observes, []
        self.on_event, self.observe = bot.on_event, bot.observe

    def choose(self, view):
        began = process_time()
        action = self.bot.choose(view)
        self.times.append(1000 * (process_time() - began))
        return action


def timed(bot, game):
    """The choices of a bot in one game from each seat: mean and longest."""
    times = []
    for seat in range(PLAYERS[game]):
        bots = ["gunhand"] * PLAYERS[game]
        bots[seat] = Timed(sixgun.make_bot(bot, game, SEED))
        sixgun.play(game, bots, seed=SEED + seat)
        times += bots[seat].times
    return f"{sum(times) / len(times):.2g} ({max(times):.2g})"


def row(bot, game, deals, jobs):
    """A line of the table."""
    same = {"players": PLAYERS[game], "field": "incumbent", "seed": SEED, "gain": 0}
    found = arena.match(game, bot, "gunhand", deals=deals, jobs=jobs, **same).to_dicts()[-1]  # of all roles
    won, more = 100 * found["candidate"], 100 * found["gain"]
    error = [50 * (found[f"{name}_high"] - found[f"{name}_low"]) for name in ("candidate", "gain")]
    figures = f"{won:.1f} ± {error[0]:.1f} % | {more:+.1f} ± {error[1]:.1f}"
    return f"| `{bot}` | {game} | {deals} | {figures} | {timed(bot, game)} |"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("bot", help="a level, level@PLAYOUTS, or module:Class")
    arguments.add_argument("--game", choices=list(PLAYERS), help="all three without it")
    arguments.add_argument("--deals", type=int, default=1000, help="the first so many deals of the benchmark")
    arguments.add_argument("--jobs", type=int, default=1, help="processes; the result is the same")
    given = arguments.parse_args()
    print("| bot | game | deals | wins | points more than gunhand | ms a decision |\n|---|---|---|---|---|---|")
    for game in [given.game] if given.game else PLAYERS:
        print(row(given.bot, game, given.deals, given.jobs), flush=True)


if __name__ == "__main__":
    main()
