"""Why the best action of a puzzle is best, as facts: who falls after it and after a gunhand's, and who is who."""

from __future__ import annotations

from typing import Any, Final

from sixgun.puzzles.themes import READ, WORLDS
from sixgun.puzzles.types import PuzzleData, ReasonData

TOLD: Final = 5  # a difference of fewer worlds of a hundred isn't told
AIMED: Final = ("renegade", "aim", "lethal", "sheriff", "heal")


def reasons(puzzle: PuzzleData, view: dict[str, Any], best: dict[str, Any], usual: dict[str, Any]) -> list[ReasonData]:
    """What there is to say, the most telling first."""
    seat = puzzle["seat"]
    theme: ReasonData = fact(puzzle, "theme", seat)
    falls = [fell for fell in (fallen(puzzle, view, int(one)) for one in puzzle["falls"]) if fell is not None]
    targets = [action.get("target") for action in (best, usual)]
    read = [
        fact(puzzle, "read", target, role, round(100 * chance))
        for target in dict.fromkeys(targets)
        if isinstance(target, int) and puzzle["theme"] in AIMED and view["players"][target]["role"] == "unknown"
        for role, chance in [max(puzzle["reads"][target].items(), key=lambda read: read[1])]
        if chance >= READ
    ]
    return [theme, *falls, *read]


def fallen(puzzle: PuzzleData, view: dict[str, Any], seat: int) -> ReasonData | None:
    """How often a seat falls, if that differs."""
    best, usual = (round(100 * count / WORLDS) for count in puzzle["falls"][str(seat)])
    if abs(best - usual) < TOLD:
        return None
    if seat == puzzle["seat"]:
        return fact(puzzle, "falls", seat, "", best, usual)
    is_sheriff = view["players"][seat].get("role") == "sheriff"
    return fact(puzzle, "sheriff" if is_sheriff else "target", seat, "", best, usual)


def fact(puzzle: PuzzleData, name: Any, who: int, role: str = "", best: int = 0, usual: int = 0) -> ReasonData:
    """One fact."""
    return {"name": name, "theme": puzzle["theme"], "who": who, "role": role, "best": best, "usual": usual}
