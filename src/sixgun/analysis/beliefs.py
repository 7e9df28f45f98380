"""What a careful observer could hold of every hidden role, from deeds that all could see."""

from __future__ import annotations

from math import exp, log
from typing import Final

from sixgun.analysis.course import Course, Deciding
from sixgun.analysis.described import described, dice_on
from sixgun.analysis.types import BeliefPointData, DeedData, ReadData
from sixgun.analysis.values import role_in
from sixgun.belief import chances
from sixgun.bots.role_belief import RoleBelief
from sixgun.engine.fields import NOBODY
from sixgun.engine.messages import Event
from sixgun.family.roles import ROLES, UNKNOWN, RoleTable
from sixgun.make_bot import game_bots

LEAST: Final = 0.0001  # a chance is never so small that its logarithm says nothing
TOLD: Final = 0.05  # a deed that makes the true role less likelier than this tells nothing worth a word


class Observer:
    """Somebody beside the table, who sees what all see and knows no role but those that lie open."""

    def __init__(self, course: Course) -> None:
        start = seen(course.decisions[0])
        self.players = start.players
        self.roles = [ROLES.names.index(role_in(course.state, seat)) for seat in range(self.players)]
        self.belief = RoleBelief(start.role)
        self.policy = game_bots(course.rules.name).policy()
        self.points: list[BeliefPointData] = []
        self.marks: list[list[float]] = [[] for _ in range(self.players)]
        self.deeds: dict[int, DeedData] = {}
        self.hear(course.opening)
        for decision in course.decisions:
            self.look(decision)

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if event.audience == NOBODY:
                self.policy.on_event(event.type, event.a, event.b, event.c, event.d)

    def look(self, decision: Deciding) -> None:
        """A decision, and what comes of it; in a new turn, what is believed so far."""
        t = seen(decision)
        self.belief.learn(t)
        if not self.points or self.points[-1]["turn"] != int(t.turn):
            roles = [chances(self.belief, seat) for seat in range(self.players)]
            self.points.append({"number": decision.number, "turn": int(t.turn), "roles": roles})
            for seat in range(self.players):
                if t.role[seat] == UNKNOWN:
                    self.marks[seat].append(log(self.truth(seat)))
        if decision.state.is_open(decision.action.code) and t.role[decision.seat] == UNKNOWN:
            self.see(decision, t)
        self.hear(decision.events)

    def see(self, decision: Deciding, t: RoleTable) -> None:
        """A deed that all see."""
        before = self.truth(decision.seat)
        self.belief.see(t, self.policy, decision.action.code)
        self.belief.settle()
        after = self.truth(decision.seat)
        known = self.deeds.get(decision.seat)
        if after - before > TOLD and (known is None or after / before > known["after"] / known["before"]):
            self.deeds[decision.seat] = {
                "number": decision.number,
                "turn": int(t.turn),
                "action": described(decision.action),
                "dice": dice_on(decision.state),
                "before": round(before, 4),
                "after": round(after, 4),
            }

    def truth(self, seat: int) -> float:
        """How likely a seat's true role is held to be."""
        return max(LEAST, self.belief.chance(seat, self.roles[seat]))

    def read(self, seat: int) -> ReadData:
        """How well a seat could be read."""
        marks = self.marks[seat]
        score = sum(marks) / len(marks) if marks else None
        told: ReadData = {
            "seat": seat,
            "role": ROLES.names[self.roles[seat]],
            "score": None if score is None else round(score, 4),
            "chance": None if score is None else round(exp(score), 4),
        }
        if seat in self.deeds:
            told["deed"] = self.deeds[seat]
        return told


def seen(decision: Deciding) -> RoleTable:
    """The table before a decision, as everybody sees it."""
    t = decision.state.view(None).redacted
    assert isinstance(t, RoleTable)
    return t


def beliefs(course: Course) -> tuple[list[BeliefPointData], list[ReadData]]:
    """What could be believed at every turn, and how well each seat could be read; nothing in a game without roles."""
    if not isinstance(course.state, RoleTable):
        return [], []
    observer = Observer(course)
    hidden = [seat for seat in range(observer.players) if observer.marks[seat]]
    return observer.points, [observer.read(seat) for seat in hidden]
