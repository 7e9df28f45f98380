"""An analysis from its first answer to the whole: what is to be done, what is known so far, and the result."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Callable, Generator
from functools import partial
from typing import Any, Final, Literal

from sixgun.analysis.course import Course, Deciding
from sixgun.analysis.findings import Findings
from sixgun.analysis.result import result
from sixgun.analysis.types import AnalysisData
from sixgun.analysis.work import Task, course_of, do, key, piece_size
from sixgun.bots.outcomes import expectations
from sixgun.engine.game import Game
from sixgun.engine.rng import child_seed
from sixgun.make_bot import game_bots
from sixgun.workers import here, in_processes

BUDGETS: Final = {"classic": 2000, "dice": 2000, "duel": 1000}  # playouts from a point
USUAL: Final = 1000
REFINED: Final = 4  # so many times the playouts for the points where most changes, …
LARGEST: Final = 12  # … so many of them
DEAL_PIECES: Final = 8
QUICK: Final = 48  # playouts from a point in the first answer
QUICK_TURNS: Final = 5

Stage = Literal["first", "part", "whole"]


class Analysis:
    """The analysis of a record that is under way. `kept` are the pieces that are done, by their names; it may come from
    an analysis of the same record with the same budget that was interrupted."""

    def __init__(
        self, record: dict[str, object], budget: int | None = None, kept: dict[str, Any] | None = None
    ) -> None:
        self.record = json.dumps(record, sort_keys=True)
        self.course: Course = course_of(self.record)
        self.budget = budget or BUDGETS.get(self.course.rules.name, USUAL)
        self.kept: dict[str, Any] = {} if kept is None else kept

    def tasks(self) -> list[Task]:
        """What is to be done that doesn't depend on anything, the most telling first."""
        course = self.course
        deals = [("deals", 0, piece) for piece in range(DEAL_PIECES)] if "position" not in course.game.start else []
        points = [("point", at, piece) for piece in range(self.pieces) for at in range(len(course.nodes))]
        judged = [("judge", one.number, 0) for one in course.decisions if len(one.state.legal) > 1]
        known = [("known", one.number, seat) for one in course.decisions for seat in self.looking(one)]
        return [*deals, *points, *sorted([*judged, *known], key=lambda task: task[1])]

    def looking(self, decision: Deciding) -> list[int]:
        """The seats of which it is told what they could know: who decides, and everybody when a turn begins."""
        before = self.course.decisions[decision.number - 1] if decision.number else None
        if before is None or before.state.turn != decision.state.turn:
            return list(range(self.course.state.players))
        return [decision.seat]

    @property
    def pieces(self) -> int:
        return self.budget // piece_size(self.budget)

    def refinements(self) -> list[Task]:
        """More worlds for the points around the largest swings, when all points have theirs."""
        findings = self.findings()
        swings = sorted(range(1, len(self.course.nodes)), key=lambda at: (-findings.swing(at), at))[:LARGEST]
        points = sorted({point for at in swings for point in (at - 1, at)})
        more = range(self.pieces, REFINED * self.pieces)
        return [("point", at, piece) for piece in more for at in points]

    def falls(self) -> list[Task]:
        """How often somebody falls after a mistake that is a key moment."""
        told = self.result("part")
        moments = [*told["moments"], *[one for own in told["own_moments"].values() for one in own]]
        chosen = {one["number"] - 1 for one in moments if one["kind"] == "mistake"}
        return [("falls", number, self.kept[key(("judge", number, 0))]["best"]) for number in sorted(chosen)]

    def phases(self) -> Generator[list[Task], None, None]:
        """What is to be done, part by part; each part depends on those before."""
        yield self.tasks()
        yield self.refinements()
        yield self.falls()

    def findings(self) -> Findings:
        """What is known so far."""
        masks = []
        for at in range(len(self.course.nodes)):
            found, piece = b"", 0
            while (text := self.kept.get(key(("point", at, piece)))) is not None:
                found += b64decode(text)
                piece += 1
            masks.append(found)
        return Findings(self.course, masks, self.kept)

    def result(self, stage: Stage) -> AnalysisData:
        """What is known so far, as JSON."""
        return result(self.findings(), stage, self.budget)

    def go_on(self, jobs: int = 1) -> Generator[tuple[int, int], None, None]:
        """Do what is left, here or in several processes; after each piece how many are done, of how many so far known
        to be needed. Close it to stop: what is done stays in `kept`."""
        work = partial(do, self.record, self.budget)
        done = total = 0
        for tasks in self.phases():
            total += len(tasks)
            left = [task for task in tasks if key(task) not in self.kept]
            done += len(tasks) - len(left)
            for task, found in here(work, left) if jobs == 1 else in_processes(work, left, jobs):
                self.kept[key(task)] = found
                done += 1
                yield done, total


def analyse(
    record: dict[str, object] | Game,
    *,
    budget: int | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> AnalysisData:
    """Everything about a game that is over, from its record. `budget` is how many playouts each point gets at least.
    The same record and budget always give the same analysis, on however many processes.

    >>> import sixgun
    >>> game = sixgun.play("dice", ["gunhand"] * 4, seed=231)
    >>> told = analyse(game, budget=20)
    >>> told["winner"] == game.outcome.side, told["points"][-1]["seats"]
    (True, [0.0, 0.0, 1.0, 1.0])
    """
    analysis = Analysis(record.record() if isinstance(record, Game) else record, budget)
    for done, total in analysis.go_on(jobs):
        if progress is not None:
            progress(done, total)
    return analysis.result("whole")


def first_answer(game: dict[str, object] | Game | Analysis) -> AnalysisData:
    """A first look by the value net, within a second or so: the curve, luck and choices, without judged decisions."""
    record = game.record() if isinstance(game, Game) else game
    analysis = record if isinstance(record, Analysis) else Analysis(record)
    course = analysis.course
    value = game_bots(course.rules.name).value_of()
    seed = child_seed(course.seed, 0)
    quick = [
        expectations(node.state, node.memory, seed, QUICK, QUICK_TURNS, value, node.first) for node in course.nodes
    ]
    return result(Findings(course, [], {}, quick), "first", analysis.budget)
