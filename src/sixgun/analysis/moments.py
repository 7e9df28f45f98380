"""Key moments: where most was won or lost, as facts."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sixgun.analysis.types import DecisionJudgedData, MomentData, PointData, StepData

MOST: Final = 5
LEAST: Final = 0.05  # less is no moment
SURE: Final = 2.0


def moments(
    points: list[PointData],
    decisions: list[DecisionJudgedData],
    dice: list[list[str]],
    falls: dict[int, list[int]],
    seat: int | None = None,
) -> list[MomentData]:
    """The largest swings in the order of the game: for one seat, or for the table. `dice` lie there before each action;
    `falls` are counted for some decisions. A mistake counts by what its player could know."""
    own = [one for one in decisions if one["mark"] and seat in (None, one["seat"])]
    found = [mistake(one, falls.get(one["number"])) for one in own]
    judged = {one["number"] for one in found}
    for before, point in pairwise(points):
        step = point["step"]
        assert step is not None
        if step["kind"] == "choice" and point["number"] in judged:
            continue
        found.append(swing(before, point, dice, about(step) if seat is None else seat))
    sure = [one for one in found if abs(one["swing"]) >= max(LEAST, SURE * one["error"])]
    largest = sorted(sure, key=lambda one: (-abs(one["swing"]), one["number"]))[:MOST]
    return sorted(largest, key=lambda one: one["number"])


def about(step: StepData) -> int:
    """The seat for which most changed: of several who win together, the one whose step it was."""
    change = step["change"]
    return max(range(len(change)), key=lambda seat: (abs(change[seat]), seat == step["seat"]))


def mistake(one: DecisionJudgedData, falls: list[int] | None) -> MomentData:
    """A decision that cost something."""
    told: MomentData = {
        "kind": "mistake",
        "number": one["number"],
        "turn": one["turn"],
        "seat": one["seat"],
        "about": one["seat"],
        "before": round(one["chance"] + one["loss"], 4),
        "after": one["chance"],
        "swing": -one["loss"],
        "error": one["error"],
        "luck": None,
        "mark": one["mark"],
        "action": one["played"],
        "best": one["best"],
        "dice": one["dice"],
        "out": [],
    }
    if falls is not None:
        told["falls"] = falls
    return told


def swing(before: PointData, point: PointData, dice: list[list[str]], seat: int) -> MomentData:
    """Luck, or a choice that isn't a usual player's."""
    step = point["step"]
    assert step is not None
    return {
        "kind": "luck" if step["kind"] == "luck" else "choice",
        "number": point["number"],
        "turn": point["turn"],
        "seat": step["seat"],
        "about": seat,
        "before": before["seats"][seat],
        "after": point["seats"][seat],
        "swing": step["change"][seat],
        "error": step["errors"][seat],
        "luck": step["luck"],
        "mark": None,
        "action": step["action"],
        "best": step["usual"],
        "dice": dice[point["number"] - 1],
        "out": point["out"],
    }
