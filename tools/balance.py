"""Write docs/balance.md anew: `python tools/balance.py`, with the compiled package, takes about a minute."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
CLASSIC_GAMES = 10_000
DODGE_GAMES = 5_000
DUEL_GAMES = 20_000
SIDES = ("law", "outlaws")


def simulated(game: str, games: int, bots: str, *more: str) -> dict[str, Any]:
    """What `sixgun simulate` finds."""
    command = [sys.executable, "-m", "sixgun", "simulate", game, "--games", str(games), "--bots", bots, "--seed", "1"]
    found: dict[str, Any] = json.loads(subprocess.check_output([*command, "--json", *more]))
    return found


def share(group: dict[str, Any]) -> str:
    """A share of games won with its interval."""
    return f"{100 * group['rate']:.1f} % ({100 * group['low']:.1f}–{100 * group['high']:.1f})"


def length(report: dict[str, Any]) -> str:
    """How long games were."""
    turns = report["length"]["turns"]
    return f"{turns['median']} ({turns['p5']}–{turns['p95']}, {turns['max']})"


def best_first(groups: dict[str, Any]) -> list[tuple[str, Any]]:
    """Characters by how often they won."""
    return sorted(groups.items(), key=lambda item: -item[1]["rate"])


def classic() -> list[str]:
    """The classic game by table size, and by character with five players."""
    lines = [
        "## Classic",
        f"`sixgun simulate classic --players N --games {CLASSIC_GAMES} --bots gunhand --seed 1`, compiled;",
        "share of games won with its 95 % interval.",
        "",
        "| players | law | Outlaws | Renegade | turns: median (5 %–95 %, longest) | decisions, mean |",
        "|---|---|---|---|---|---|",
    ]
    five: dict[str, Any] = {}
    for players in range(4, 8):
        report = simulated("classic", CLASSIC_GAMES, "gunhand", "--players", str(players))
        shares = [share(report["wins"]["side"][side]) for side in (*SIDES, "renegade")]
        lines.append(
            f"| {players} | {' | '.join(shares)} | {length(report)} | {report['length']['decisions']['mean']:.1f} |"
        )
        five = report if players == 5 else five
    lines += [
        "",
        "With five players, by character (seats of one game win together; the intervals are computed over games):",
    ]
    lines += ["", "| character | won |", "|---|---|"]
    return lines + [f"| {name} | {share(group)} |" for name, group in best_first(five["wins"]["character"])]


def dodge_city() -> list[str]:
    """The classic game with Dodge City by table size, three players also without, and by character with five."""
    box = ("--sets", "base,dodge-city")
    lines = [
        "## Classic with Dodge City",
        f"`sixgun simulate classic --sets base,dodge-city --players N --games {DODGE_GAMES} --bots gunhand --seed 1`,",
        "compiled; share of games won with its 95 % interval.",
        "",
        "| players | law | Outlaws | Renegade | nobody | turns: median (5 %–95 %, longest) | decisions, mean |",
        "|---|---|---|---|---|---|---|",
    ]
    five: dict[str, Any] = {}
    for players in range(4, 9):
        report = simulated("classic", DODGE_GAMES, "gunhand", "--players", str(players), *box)
        sides = report["wins"]["side"]
        shares = [share(sides[side]) if side in sides else "0" for side in (*SIDES, "renegade", "nobody")]
        decisions = report["length"]["decisions"]["mean"]
        lines.append(f"| {players} | {' | '.join(shares)} | {length(report)} | {decisions:.1f} |")
        five = report if players == 5 else five
    lines += [
        "",
        "Three players, each a side of their own:",
        "",
        "| box | Deputy | Outlaw | Renegade | turns | decisions |",
    ]
    lines += ["|---|---|---|---|---|---|"]
    for name, more in (("base", ()), ("base and Dodge City", box)):
        report = simulated("classic", DODGE_GAMES, "gunhand", "--players", "3", *more)
        shares = [share(report["wins"]["side"][side]) for side in ("deputy", "outlaw", "renegade")]
        decisions = report["length"]["decisions"]["mean"]
        lines.append(f"| {name} | {' | '.join(shares)} | {length(report)} | {decisions:.1f} |")
    lines += ["", "With five players, by character:", "", "| character | won |", "|---|---|"]
    return lines + [f"| {name} | {share(group)} |" for name, group in best_first(five["wins"]["character"])]


def duel() -> list[str]:
    """The Duel by side and by character."""
    report = simulated("duel", DUEL_GAMES, "gunhand")
    green = simulated("duel", DUEL_GAMES, "greenhorn")
    sides = report["wins"]["side"]
    lines = [
        "## The Duel",
        f"`sixgun simulate duel --games {DUEL_GAMES} --bots gunhand --seed 1`, compiled, 4 characters a side;",
        "share of games won with its 95 % interval.",
        "",
        "| side | gunhand | greenhorn |",
        "|---|---|---|",
        *[f"| {side} | {share(sides[side])} | {share(green['wins']['side'][side])} |" for side in SIDES],
        "",
        f"Turns among gunhands: {length(report)}; decisions: {report['length']['decisions']['mean']:.1f} on average.",
        "",
        "How often a side won when it had drawn a character among its four (also if it never came into play; a side's",
        "own average is the figure to compare with):",
        "",
        "| Law | won | Outlaws | won |",
        "|---|---|---|---|",
    ]
    from sixgun.registry import GAMES

    sides_of = {name: printed["side"] for name, printed in GAMES["duel"].printed_characters().items()}
    columns = [[row for row in best_first(report["wins"]["character"]) if sides_of[row[0]] == side] for side in SIDES]
    for (law, won), (outlaw, won_too) in zip(*columns, strict=True):
        lines.append(f"| {law} | {share(won)} | {outlaw} | {share(won_too)} |")
    return lines


HEAD = """# Balance

What becomes of a rule set when bots play it: a check that rules and bots are sane, and a figure to argue about. Bots
are not people: who wins depends on how well `gunhand` plays each role. Made by `tools/balance.py`.
"""

if __name__ == "__main__":
    PAGE.write_text("\n".join([HEAD, *classic(), "", *dodge_city(), "", *duel()]) + "\n", encoding="utf-8")
