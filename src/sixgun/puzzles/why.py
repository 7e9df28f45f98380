"""Why the best action of a puzzle is best, as facts: who falls after it and after a gunhand's, and who is who."""

from __future__ import annotations

from typing import Any, Final

from sixgun.analysis.types import PlayedActionData
from sixgun.puzzles.themes import READ, WORLDS
from sixgun.puzzles.types import PuzzleData, PuzzleReasonData

TOLD: Final = 5  # a difference of fewer worlds of a hundred isn't told
AIMED: Final = ("renegade", "aim", "lethal", "sheriff", "heal")


def reasons(
    puzzle: PuzzleData, view: dict[str, Any], best: PlayedActionData, usual: PlayedActionData
) -> list[PuzzleReasonData]:
    """What there is to say, the most telling first."""
    seat = puzzle["seat"]
    theme: PuzzleReasonData = fact(puzzle, "theme", seat)
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


def fallen(puzzle: PuzzleData, view: dict[str, Any], seat: int) -> PuzzleReasonData | None:
    """How often a seat falls, if that differs and speaks for the best."""
    best, usual = (round(100 * count / WORLDS) for count in puzzle["falls"][str(seat)])
    is_sheriff = view["players"][seat].get("role") == "sheriff"
    needed = seat == puzzle["seat"] or (is_sheriff and view["players"][puzzle["seat"]]["role"] != "outlaw")
    if abs(best - usual) < TOLD or (needed and best > usual):
        return None
    name = "falls" if seat == puzzle["seat"] else "sheriff" if is_sheriff else "target"
    return fact(puzzle, name, seat, "", best, usual)


def fact(puzzle: PuzzleData, name: Any, who: int, role: str = "", best: int = 0, usual: int = 0) -> PuzzleReasonData:
    """One fact."""
    return {"name": name, "theme": puzzle["theme"], "who": who, "role": role, "best": best, "usual": usual}
