"""What is known of a game so far, as figures."""

from __future__ import annotations

from typing import Any

from sixgun.analysis.course import Course
from sixgun.analysis.values import Estimate, chances, change, role_in, side_chances, sides_of


class Findings:
    """The worlds of every point, who wins in each, and the other pieces that are done. A first answer has `quick`
    chances instead of worlds, one list a point."""

    def __init__(
        self, course: Course, worlds: list[bytes], kept: dict[str, Any], quick: list[list[float]] | None = None
    ) -> None:
        self.course = course
        self.players = course.state.players
        self.kept = kept
        self.sides = sides_of(course)
        self.quick = quick
        self.worlds = worlds
        if quick is None:  # points that have no world yet are as the one before
            last = bytes([0])
            self.worlds = [last := one or last for one in worlds]

    def chances(self, at: int) -> Estimate:
        """How likely each seat wins at a point."""
        if self.quick is not None:
            return Estimate(self.quick[at], [0.0] * self.players)
        return chances(self.worlds[at], self.players)

    def side_chances(self, at: int) -> dict[str, float]:
        if self.quick is None:
            return side_chances(self.worlds[at], self.sides)
        seats = self.quick[at]
        return {side: max(seats[seat] for seat in members(bits)) for side, bits in self.sides.items()}

    def change(self, at: int) -> Estimate:
        """What the step to a point changed."""
        if self.quick is None:
            return change(self.worlds[at - 1], self.worlds[at], self.players)
        moved = [now - was for was, now in zip(self.quick[at - 1], self.quick[at], strict=True)]
        return Estimate(moved, [0.0] * self.players)

    def swing(self, at: int) -> float:
        """The most that the step to a point changed for any seat."""
        return max(abs(one) for one in self.change(at).seats)

    def start(self, seat: int) -> float:
        """How often the role of a seat wins in fresh deals; without those, as often as in this one."""
        role, won, played = role_in(self.course.state, seat), 0, 0
        for name, found in self.kept.items():
            if name.startswith("deals "):
                won += found[role][0]
                played += found[role][1]
        return won / played if played else self.chances(0).seats[seat]


def members(bits: int) -> list[int]:
    """The seats that a number has bits for."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
