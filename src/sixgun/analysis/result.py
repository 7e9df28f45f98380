"""The JSON of an analysis, made from what is known of a game."""

from __future__ import annotations

from math import sqrt
from typing import Final, Literal

from sixgun.analysis.beliefs import beliefs
from sixgun.analysis.course import Deciding, Node
from sixgun.analysis.described import described, dice_on
from sixgun.analysis.findings import Findings
from sixgun.analysis.luck import ledger
from sixgun.analysis.mistakes import FEWEST, MARKS, Judgement, accuracy, mark_of
from sixgun.analysis.moments import moments
from sixgun.analysis.types import (
    AnalysedPlayerData,
    AnalysisData,
    DecisionJudgedData,
    KnownPointData,
    PointData,
    StepData,
)
from sixgun.analysis.values import role_in, side_in

VERSION: Final = 2
DIGITS: Final = 4


def result(findings: Findings, stage: Literal["first", "part", "whole"], budget: int) -> AnalysisData:
    """All that is known."""
    course = findings.course
    points = [point_data(findings, at, node) for at, node in enumerate(course.nodes)]
    decisions = [judged for one in course.decisions if (judged := decision_data(findings, one)) is not None]
    dice = [dice_on(one.state) for one in course.decisions]
    falls = falls_data(findings)
    held, reads = beliefs(course)
    outcome = course.state.outcome
    assert outcome is not None
    seats = range(findings.players)
    return {
        "sixgun": "analysis",
        "version": VERSION,
        "stage": stage,
        "record": course.seed.hex(),
        "game": course.rules.name,
        "sets": list(course.rules.sets),
        "budget": budget,
        "turns": int(course.state.turn),
        "actions": len(course.decisions),
        "winner": outcome.side,
        "players": [player_data(findings, seat, points, decisions) for seat in seats],
        "points": points,
        "known": known_data(findings),
        "decisions": decisions,
        "moments": moments(points, decisions, dice, falls),
        "own_moments": {str(seat): moments(points, decisions, dice, falls, seat) for seat in seats},
        "beliefs": held,
        "reads": reads,
    }


def rounded(numbers: list[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


def point_data(findings: Findings, at: int, node: Node) -> PointData:
    """A point of the curve."""
    found = findings.chances(at)
    return {
        "number": node.number,
        "turn": node.turn,
        "seats": rounded(found.seats),
        "errors": rounded(found.errors),
        "sides": {side: round(chance, DIGITS) for side, chance in findings.side_chances(at).items()},
        "step": step_data(findings, at, node) if at else None,
        "out": list(node.out),
    }


def step_data(findings: Findings, at: int, node: Node) -> StepData:
    """What led to a point."""
    found = findings.change(at)
    return {
        "kind": "luck" if node.kind == "luck" else "choice",
        "seat": node.seat,
        "luck": node.luck,  # type: ignore[typeddict-item]
        "action": None if node.action is None else described(node.action),
        "usual": None if node.usual is None else described(node.usual),
        "change": rounded(found.seats),
        "errors": rounded(found.errors),
    }


def decision_data(findings: Findings, one: Deciding) -> DecisionJudgedData | None:
    """A decision, if it was judged and had a real choice."""
    judged: Judgement | None = findings.kept.get(f"judge {one.number} 0")
    if judged is None:
        return None
    named = findings.course.named
    return {
        "number": one.number + 1,
        "turn": int(one.state.turn),
        "seat": one.seat,
        "question": one.state.stack[-1].question(one.state).name,
        "dice": dice_on(one.state),
        "played": described(one.action),
        "best": described(one.action if judged["loss"] == 0 else named(judged["best"])),
        "chance": round(judged["chance"], DIGITS),
        "loss": round(judged["loss"], DIGITS),
        "error": round(judged["error"], DIGITS),
        "worlds": judged["worlds"],
        "mark": mark_of(judged["loss"], judged["error"]),
        "options": [
            {"action": described(named(action)), "chance": round(chance, DIGITS), "error": round(error, DIGITS)}
            for action, chance, error in judged["options"]
        ],
    }


def falls_data(findings: Findings) -> dict[int, list[int]]:
    """By the number of an action, in how many of 100 worlds its player fell soon after it, and after the best."""
    found: dict[int, list[int]] = {}
    for name, counts in findings.kept.items():
        what, number, _ = name.split()
        if what == "falls":
            played, best, worlds = counts
            found[int(number) + 1] = [round(100 * played / worlds), round(100 * best / worlds)]
    return found


def known_data(findings: Findings) -> dict[str, list[KnownPointData]]:
    """The curve of each seat as it could know."""
    curves: dict[str, list[KnownPointData]] = {str(seat): [] for seat in range(findings.players)}
    for one in findings.course.decisions:
        for seat in range(findings.players):
            counted = findings.kept.get(f"known {one.number} {seat}")
            if counted is not None:
                won, worlds = counted
                share = (won + 1) / (worlds + 2)
                curves[str(seat)].append(
                    {
                        "number": one.number,
                        "turn": int(one.state.turn),
                        "chance": round(won / worlds, DIGITS),
                        "error": round(sqrt(share * (1 - share) / worlds), DIGITS),
                    }
                )
    return {seat: curve for seat, curve in curves.items() if curve}


def player_data(
    findings: Findings, seat: int, points: list[PointData], decisions: list[DecisionJudgedData]
) -> AnalysedPlayerData:
    """One seat."""
    state = findings.course.state
    own = [one for one in decisions if one["seat"] == seat]
    loss = sum(one["loss"] for one in own) / len(own) if own else None
    return {
        "seat": seat,
        "role": role_in(state, seat),
        "side": side_in(state, seat),
        "characters": state.groups(seat)["character"],
        "won": bool(state.has_won(seat)),
        "decisions": len(own),
        "marks": {mark: sum(one["mark"] == mark for one in own) for mark in MARKS},
        "loss": None if loss is None else round(loss, DIGITS),
        "accuracy": accuracy(loss) if loss is not None and len(own) >= FEWEST else None,
        "ledger": ledger(points, seat, findings.start(seat), findings.course.outcome[seat]),
    }
