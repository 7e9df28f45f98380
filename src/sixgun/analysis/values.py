"""Win chances of every seat and side at a point, from who wins in its worlds, and how sure they are."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt

from sixgun.analysis.course import Course
from sixgun.engine.state import State
from sixgun.registry import rules_of

JOINED = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws"}


@dataclass(frozen=True)
class Estimate:
    """One number a seat, and the standard error of each."""

    seats: list[float]
    errors: list[float]


def chances(worlds: bytes, players: int) -> Estimate:
    """How often each seat wins; its error counts one world more of each kind, so that certainty is never claimed."""
    total = len(worlds)
    counts = Counter(worlds)
    won = [sum(number for seats, number in counts.items() if seats >> seat & 1) for seat in range(players)]
    errors = [sqrt(share * (1 - share) / total) for share in ((one + 1) / (total + 2) for one in won)]
    return Estimate([one / total for one in won], errors)


def side_chances(worlds: bytes, sides: dict[str, int]) -> dict[str, float]:
    """How often each side wins; a side is its seats, one bit each."""
    counts = Counter(worlds)
    return {
        side: sum(number for seats, number in counts.items() if seats & members) / len(worlds)
        for side, members in sides.items()
    }


def change(before: bytes, after: bytes, players: int) -> Estimate:
    """What a step changes for each seat. Worlds of one number have the same luck, so they are compared in pairs."""
    paired = Counter(zip(before, after, strict=False))
    total = sum(paired.values())
    first, then = chances(before, players), chances(after, players)
    moved = [now - was for was, now in zip(first.seats, then.seats, strict=True)]
    errors = []
    for seat in range(players):
        gaps = [((now >> seat & 1) - (was >> seat & 1), number) for (was, now), number in paired.items()]
        mean = sum(gap * number for gap, number in gaps) / total
        squares = sum(gap * gap * number for gap, number in gaps) / total
        errors.append(sqrt(max(0.0, squares - mean * mean) / total))
    return Estimate(moved, errors)


def role_in(state: State, seat: int) -> str:
    """The role of a seat; in a game without roles the side that its characters are printed for."""
    groups = state.groups(seat)
    if "role" in groups:
        return groups["role"][0]
    return str(rules_of(state.rules.name, state.rules.sets).printed_characters()[groups["character"][0]]["side"])


def side_in(state: State, seat: int) -> str:
    """The side that a seat wins with."""
    role = role_in(state, seat)
    return role if role in state.sides() else JOINED.get(role, role)


def sides_of(course: Course) -> dict[str, int]:
    """The seats of each side, one bit each, in the order in which sides are named."""
    state = course.nodes[0].state
    members: dict[str, int] = {}
    for seat in range(state.players):
        side = side_in(state, seat)
        members[side] = members.get(side, 0) | 1 << seat
    return {side: members[side] for side in state.sides() if side in members}
