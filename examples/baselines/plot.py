"""Draw the learning curves: `python examples/baselines/plot.py docs/baselines docs/pictures/baselines.svg`."""

import csv
import sys
from pathlib import Path

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "sixgun"  # the same picture every time

from matplotlib import pyplot  # noqa: E402

GAMES = {"dice": ("The Dice Game", 0.357), "classic": ("BANG!", 0.376), "duel": ("The Duel", 0.5)}


def main() -> None:
    folder, picture = map(Path, sys.argv[1:])
    figure, axes = pyplot.subplots(1, 3, figsize=(11, 3.4), sharey=False)
    for axis, (game, (title, gunhand)) in zip(axes, GAMES.items(), strict=True):
        rows = list(csv.DictReader((folder / f"{game}.csv").open(encoding="utf-8")))
        for stage, colour in (("imitate", "tab:blue"), ("improve", "tab:red")):
            part = [row for row in rows if row["stage"] == stage]
            seconds, won = [float(row["cpu_seconds"]) for row in part], [100 * float(row["won"]) for row in part]
            axis.plot(seconds, won, "o-", color=colour, markersize=3, label=stage)
        if gunhand:
            axis.axhline(100 * gunhand, color="grey", linestyle="--", label="gunhand")
        axis.set(title=title, xlabel="seconds of CPU time", ylabel="games won among gunhands, %")
        axis.legend(loc="lower right", fontsize=8)
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    main()
