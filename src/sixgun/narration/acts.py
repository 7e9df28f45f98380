"""The log as data: what one viewer may know of a game, act by act. It knows no language and no screen.

An act is a line of the log: `{"act": "played", "who": 0, "card": "bang-AS", "target": 1, "results": […]}`, with what
came of it in its results: `{"result": "lost", "who": 1, "points": 1}`. A result is `named` if the line doesn't make
clear whom it is about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

from sixgun.engine.rules import Rules
from sixgun.family.sets import FamilyRules
from sixgun.registry import part, rules_of

Data = dict[str, Any]

# What the fields of acts and results stand for, as in a `FieldType`; `someone` is a seat or a character.
FIELDS = {
    **dict.fromkeys(("who", "target", "first", "character"), "someone"),
    **dict.fromkeys(("cards", "points", "players", "number", "roll", "arrows"), "number"),
    **dict.fromkeys(("side", "rank"), "key"),
    **{"card": "card", "names": "cards", "dice": "dice", "role": "role", "cause": "cause", "goal": "message"},
}


class Act(Data):
    """A line of the log, and its number. It may still grow."""

    __slots__ = ("at",)

    def __init__(self, at: int, fields: Data) -> None:
        super().__init__(fields)
        self.at = at

    @property
    def last(self) -> Data:
        return self["results"][-1] if self.get("results") else {}

    @property
    def subject(self) -> object:
        """Whom a result is about that names nobody."""
        named = [result["who"] for result in self.get("results", []) if result.get("named")]
        return named[-1] if named else self.get("target", self.get("who"))

    @property
    def by_card(self) -> bool:
        """Whether it is what a card does."""
        return str(self["act"]).startswith("played")


FORGOTTEN = Act(-1, {})


class LogBuilder:
    """Makes acts of the events that one viewer may know of; None is nobody in particular.

    An event goes to `on_NAME`, if there is such a method. Else the tables say what it is: an act by itself, a result
    of the latest act, or nothing to tell. What nobody has said anything about is a line that nothing belongs to.

    >>> from sixgun.registry import rules_of
    >>> log = log_of(rules_of("dice"), 4, 2)
    >>> log.add({"name": "turn", "number": 1, "seat": 2}), log.add({"name": "ended", "side": "law"})
    (0, 1)
    >>> log.acts
    [{'act': 'turn', 'number': 1, 'who': 2}, {'act': 'ended', 'side': 'law'}]
    """

    ACTS: ClassVar[tuple[str, ...]] = ()
    RESULTS: ClassVar[dict[str, str]] = {}  # an event and the result that it is
    SILENT: ClassVar[tuple[str, ...]] = ()
    # How an act or a result is told besides in words: `good`, `bad`, `strong` or `quiet`.
    TONES: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("lost", "cost", "cost-turn", "recap", "recap-first"), "bad"),
        **dict.fromkeys(("began", "turn", "mark", "hint"), "quiet"),
        **{"healed": "good", "goal": "strong", "ended": "strong"},
    }

    def __init__(self, rules: FamilyRules, players: int, viewer: int | None) -> None:
        self.cards = printed_cards(rules)
        self.players = players
        self.viewer = viewer
        self.acts: list[Act] = []
        self.act: Act | None = None  # what further events belong to
        self.changed = 0
        self.forgotten = 0  # acts that are not kept any more
        self.begun = False  # whether somebody has had a turn
        self.has_played = False  # whether the viewer has had one
        self.own_turn = False
        self.fallen: object = None  # who died last
        self.costs: list[Data] = []  # what the viewer lost since their turn began
        self.recap: list[Data] = []  # what they had lost by then

    def add(self, event: Data) -> int:
        """Take in an event; the number of the first act that it changed or began."""
        self.changed = len(self.acts)
        name = event["name"]
        handler: Callable[[Data], None] | None = getattr(self, f"on_{name.replace('-', '_')}", None)
        if handler:
            handler(event)
            return self.changed
        own = "seat" if "seat" in event else "character"
        told = {**{field: event[field] for field in FIELDS if field in event and field != own}, "who": event.get(own)}
        if name in self.RESULTS:
            self.result(self.RESULTS[name], **told)
        elif name in self.ACTS:
            self.begin(name, **told)
        elif name not in self.SILENT:
            self.aside(name, **told)
        return self.changed

    def take_hint(self, who: int) -> int:
        """Somebody asks for a hint, which is no event of the game; the number of its line."""
        return self.aside("hint", who=who).at

    def forget(self, before: int) -> None:
        """Keep only the acts from a number on; all keep their numbers."""
        if before > self.forgotten:
            self.acts[self.forgotten : before] = [FORGOTTEN] * (before - self.forgotten)
            self.forgotten = before

    def seat_of(self, who: Any) -> Any:
        return who

    def aside(self, name: str, **fields: object) -> Act:
        """A line that nothing further belongs to."""
        self.acts.append(Act(len(self.acts), {"act": name, **present(fields)}))
        return self.acts[-1]

    def begin(self, name: str, **fields: object) -> Act:
        """A line that further events may belong to."""
        self.act = self.aside(name, **fields)
        return self.act

    def alter(self, act: Act, /, **fields: object) -> None:
        act.update(fields)
        self.changed = min(self.changed, act.at)

    def result(self, name: str, who: object = None, named: bool | None = None, **fields: object) -> Data:
        """Something comes of the latest act; without one it is an act by itself."""
        act = self.act
        if act is None:
            return self.begin(name, who=who, **fields)
        named = who not in (None, act.subject) if named is None else named
        result = {"result": name, **present({"who": who, "named": named or None, **fields})}
        self.alter(act, results=[*act.get("results", []), result])
        return result

    def latest(self, name: str, who: object) -> Data:
        """The last that was told, an act or a result, if it is this of that player; it changes."""
        told: Data = (self.act.last or self.act) if self.act else {}
        if self.act is None or name not in (told.get("act"), told.get("result")) or told.get("who") != who:
            return {}
        self.alter(self.act)
        return told

    def on_role_dealt(self, event: Data) -> None:
        """A role that the viewer knows; with their own, what they are after."""
        seat, role = event["seat"], event["role"]
        self.aside("role", who=seat, role=role)
        if seat == self.viewer:
            self.aside("goal", goal=f"goal-three-{role}" if self.players == 3 else f"goal-{role}")

    def on_turn(self, event: Data) -> None:
        """A new turn; in one's own, what one has lost meanwhile."""
        if self.own_turn and event["seat"] != self.viewer:
            self.aside("mark")
        self.aside("turn", number=event["number"], who=event["seat"])
        self.act = None
        self.own_turn = event["seat"] == self.viewer
        if self.own_turn:
            self.recap, self.costs = self.costs, []
        if self.own_turn and self.recap:
            self.aside("recap" if self.has_played else "recap-first", results=self.recap)
        self.begun, self.has_played = True, self.has_played or self.own_turn

    def on_died(self, event: Data) -> None:
        self.aside("out", who=event["seat"], role=event["role"])
        self.fallen = event["seat"]

    def on_lost(self, event: Data) -> None:
        """Life lost: in the line of what cost it."""
        self.count_loss(event)
        self.result("lost", owner(event), points=event["points"])

    def count_loss(self, event: Data) -> None:
        """Remember what the viewer loses, by whom or what."""
        if owner(event) == self.viewer:
            by = event["by"]
            self.add_cost(event["points"], {"cause": event["cause"]} if by is None else {"who": by})

    def add_cost(self, points: int, source: Data) -> None:
        """Points that the viewer loses; those by the same source are added up."""
        same = [cost for cost in self.costs if cost["result"] == "cost" and source.items() <= cost.items()]
        if same:
            same[0]["points"] += points
        else:
            self.costs.append({"result": "cost", **source, "points": points})

    def on_healed(self, event: Data) -> None:
        """Life regained; at full life none is."""
        if event["points"]:
            self.result("healed", owner(event), points=event["points"])


@cache
def printed_cards(rules: FamilyRules) -> dict[str, dict[str, object]]:
    """The cards of a game, the same for all of its logs."""
    return rules.printed_cards()


def present(fields: Data) -> Data:
    return {field: value for field, value in fields.items() if value is not None}


def owner(event: Data) -> object:
    """Whom an event is about: a seat, or in The Duel a character."""
    return event.get("seat", event.get("character"))


def log_of(rules: Rules, players: int, viewer: int | None) -> LogBuilder:
    """An empty log of a game, for the events that one seat may know of; None: that a spectator may."""
    builder: type[LogBuilder] = part(rules.name, "log").BUILDER
    return builder(rules_of(rules.name, list(rules.sets)), players, viewer)
