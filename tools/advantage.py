"""How strong a bot is among gunhands: `python -m tools.advantage GAME BOT PLAYERS DEALS SEED FILE [OPTIONS]`.

Goes on where it was cut off: FILE has a line for each deal that was played. Prints what is known so far. A bot with a
budget (`legend@500`) is not timed; another thinks no longer than its level may, in time of its own core.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import defaultdict
from pathlib import Path
from time import process_time

from sixgun.arena.advantage import Judged, Trial, gunhand_wins, judge_deal
from sixgun.arena.statistics import Mean, clustered
from sixgun.bots import search
from sixgun.make_bot import BOTS

CLOCK = "perf_counter"
WORLDS = {"dice": 150, "duel": 60}  # in other games 100
GUNHANDS = {"dice": 40_000}  # in other games 20,000


def main() -> None:
    """Play what is missing, then tell."""
    parser = ArgumentParser(description=__doc__)
    for name, kind in (("game", str), ("bot", str), ("players", int), ("deals", int), ("seed", int), ("file", Path)):
        parser.add_argument(name, type=kind)
    parser.add_argument("--worlds", type=int, help="in which a choice is judged")
    parser.add_argument("--errors", type=int, default=0, help="how often in a hundred the others do just anything")
    said = parser.parse_args()
    setattr(search, CLOCK, process_time)  # others may use this machine too
    worlds = said.worlds or WORLDS.get(said.game, 100)
    trial = Trial(said.game, said.players, said.bot, said.seed, worlds, said.errors, said.bot in BOTS)
    path = said.file
    for number in range(len(read(path)), said.deals):
        judged = judge_deal(trial, number)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(judged) + "\n")
    tell(trial, read(path))


def read(path: Path) -> list[Judged]:
    """The deals that have been played."""
    return [Judged(*json.loads(line)) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def tell(trial: Trial, deals: list[Judged]) -> None:
    """Win rates by merit and by wins, altogether and by role, and the time of a move."""
    usual: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for number in range(GUNHANDS.get(trial.game, 20_000)):
        role, won = gunhand_wins(trial, 1_000_000 + number)
        usual[role].append((float(won), 1))
        usual["all"].append((float(won), 1))
    print(f"{trial}: {len(deals)} deals, {len(usual['all'])} of gunhands alone")
    for role in ("all", *dict.fromkeys(deal.role for deal in deals)):
        here = [deal for deal in deals if role in ("all", deal.role)]
        advantage = clustered([(deal.advantage, 1) for deal in here])
        wins = clustered([(float(deal.won), 1) for deal in here])
        base = clustered(usual[role])
        both = (reach(advantage) ** 2 + reach(base) ** 2) ** 0.5
        rate = f"{100 * (base.value + advantage.value):.1f} ± {100 * both:.1f}"
        parts = f"gunhand {text(base)}, merit {text(advantage)}; counted {text(wins)}"
        print(f"{role}: {rate} % in {len(here)} deals ({parts})")
    choices = sum(deal.choices for deal in deals)
    slowest = max(deal.longest for deal in deals)
    print(f"{sum(deal.total for deal in deals) / choices:.1f} ms a choice, {slowest:.0f} the longest of {choices}")


def text(mean: Mean) -> str:
    """A mean with its interval, in percent."""
    return f"{100 * mean.value:.1f} ± {100 * reach(mean):.1f}"


def reach(mean: Mean) -> float:
    """Half of an interval; what lies beyond the possible is cut off from it at one end only."""
    return max(mean.high - mean.value, mean.value - mean.low)


if __name__ == "__main__":
    main()
