"""The work of an analysis in pieces that can be done in any order, by any process, with the same results.

All luck comes from the record: a piece is the same whoever does it and whenever.
"""

from __future__ import annotations

import json
from base64 import b64encode
from functools import lru_cache
from typing import Any, Final

from sixgun.analysis.course import Course, Deciding, finished_game
from sixgun.analysis.luck import fresh_deals
from sixgun.analysis.mistakes import falls, judge
from sixgun.analysis.witnesses import Witnesses
from sixgun.bots.outcomes import winners, winners_of
from sixgun.bots.search import believed_world
from sixgun.engine.rng import Rng, child_seed

Task = tuple[str, int, int]  # what, which, and which piece of it
PIECE: Final = 250  # worlds at most
WORLDS, FRESH, JUDGED, KNOWN, FALLS = range(5)  # what luck is for
SHOWN: Final = 400  # worlds in which somebody falls or not


def piece_size(budget: int) -> int:
    """How many worlds or deals a piece has."""
    return min(PIECE, budget)


def key(task: Task) -> str:
    """The name of a piece in a file."""
    return " ".join(map(str, task))


@lru_cache(maxsize=2)
def course_of(record: str) -> Course:
    """The course of a recorded game, which a worker makes once."""
    return Course(finished_game(json.loads(record)))


class Worker:
    """What one process keeps between pieces: the witnesses, who only walk forward."""

    def __init__(self, record: str, budget: int) -> None:
        self.course = course_of(record)
        self.budget = budget
        self.size = piece_size(budget)
        self.witnesses = Witnesses(self.course, budget)

    def seed(self, *path: int) -> bytes:
        return child_seed(self.course.seed, *path)

    def come_to(self, number: int) -> Deciding:
        if self.witnesses.at > number:
            self.witnesses = Witnesses(self.course, self.budget)
        return self.witnesses.come_to(number)

    def do(self, task: Task) -> Any:
        """A piece of work; what comes of it is JSON."""
        what, which, piece = task
        if what == "deals":
            return fresh_deals(self.course.game, self.seed(FRESH), piece * self.size, self.size)
        if what == "point":
            node = self.course.nodes[which]
            found = winners(node.state, node.memory, self.seed(WORLDS), piece * self.size, self.size, node.first)
            return b64encode(found).decode()
        decision = self.come_to(which)
        if what == "judge":
            return judge(self.witnesses, decision, self.seed(JUDGED, which), self.budget)
        if what == "known":
            return self.known(decision, piece)
        return falls(self.witnesses, decision, piece, Rng(self.seed(FALLS, which)), SHOWN)

    def known(self, decision: Deciding, seat: int) -> list[int]:
        """In how many worlds of what a seat could know it wins, and of how many."""
        rng = Rng(self.seed(KNOWN, decision.number, seat))
        view = decision.state.view(seat)
        belief, witness = self.witnesses.belief(view), self.witnesses.seats[seat]
        worlds = max(self.size, self.budget // 4)
        won = 0
        for _ in range(worlds):
            world = believed_world(view, belief, witness.hand_model, rng)
            won += winners_of(world, witness.policy.copy()) >> seat & 1
        return [won, worlds]


@lru_cache(maxsize=2)
def worker_for(record: str, budget: int) -> Worker:
    return Worker(record, budget)


def do(record: str, budget: int, task: Task) -> Any:
    """A piece of the analysis of a record, in whichever process."""
    return worker_for(record, budget).do(task)
