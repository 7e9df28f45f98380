"""What somebody has solved, and for how many days in a row."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, timedelta

from sixgun.puzzles.types import Verdict


@dataclass
class Progress:
    """The first answer to each puzzle, and the days whose puzzle was solved on that day.

    >>> progress = Progress()
    >>> for day in (16, 17, 18):
    ...     progress.note(f"dice-1-{day}", "right", date(2026, 11, day))
    >>> progress.streak(date(2026, 11, 18)), progress.streak(date(2026, 11, 19)), progress.streak(date(2026, 11, 20))
    (3, 3, 0)
    """

    answers: dict[str, Verdict] = field(default_factory=dict)
    days: set[date] = field(default_factory=set)

    def note(self, puzzle: str, verdict: Verdict, day: date | None = None) -> None:
        """An answer; only the first to a puzzle counts. `day` is today, if it is today's puzzle."""
        if puzzle in self.answers:
            return
        self.answers[puzzle] = verdict
        if day is not None and verdict != "wrong":
            self.days.add(day)

    @property
    def solved(self) -> int:
        return sum(verdict != "wrong" for verdict in self.answers.values())

    def streak(self, today: date) -> int:
        """Days in a row up to today; today's puzzle may still be waiting."""
        return run_until(self.days, today if today in self.days else today - timedelta(1))

    @property
    def best_streak(self) -> int:
        return max([run_until(self.days, day) for day in self.days], default=0)


def run_until(days: Iterable[date], last: date) -> int:
    """How many days in a row end with one."""
    known, number = set(days), 0
    while last - timedelta(number) in known:
        number += 1
    return number
