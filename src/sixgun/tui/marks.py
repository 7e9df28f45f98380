"""What has just happened, marked on the table."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]

# What is a new thing to look at: who acted before, and at whom, isn't marked any more.
ACTS = ("turn", "rolled", "drew", "played", "played-as-colt", "aimed", "gatling", "hit", "used")


class Marks:
    """Who acts, at whom, and what it cost or brought."""

    def __init__(self) -> None:
        self.by: object = None
        self.at: set[object] = set()
        self.change: dict[object, int] = {}

    def note(self, event: Data) -> None:
        """Take in an event."""
        who = event.get("seat", event.get("character"))
        if event["name"] in ("lost", "healed", "shielded"):
            self.change[who] = self.change.get(who, 0) + event["points"] * (1 if event["name"] == "healed" else -1)
        if event["name"] in ("played", "aimed", "hit", "played-as-colt", "gatling"):
            self.by = event.get("by", event.get("seat"))
            self.at |= {event.get("target")} - {None, "none"}
        if event["name"] == "lost":
            self.at.add(who)
            self.by = event.get("by") if self.by is None else self.by

    def after(self, events: list[Data]) -> Marks:
        """The marks after further events: an attack stays marked until something else is done."""
        marks = Marks()
        if not any(event["name"] in ACTS for event in events):
            marks.by, marks.at = self.by, set(self.at)
        for event in events:
            marks.note(event)
        return marks

    def ask(self, decision: Data, own_turn: bool) -> None:
        """Mark at whom it is aimed that somebody is asked about, and by whom; in the own turn nobody else acts."""
        question = decision["question"]
        by, target = question.get("by"), question.get("target")
        if by is not None or target is not None:
            self.by = self.by if by is None else by
            self.at = {decision["seat"] if target is None else target}
        elif own_turn and self.by != decision["seat"]:
            self.by, self.at = None, set()
