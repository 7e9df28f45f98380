"""What is said of a game: events, questions and reasons. Each is a type and a few numbers; words are made on demand."""

from __future__ import annotations

from types import ModuleType

from sixgun.engine.fields import NOBODY, FieldType
from sixgun.engine.num import i64, mypyc_attr


class MessageType:
    """A sort of event, question, reason or action: its name and what its numbers stand for."""

    def __init__(self, name: str, **fields: FieldType) -> None:
        self.name = name
        self.fields = fields
        self.places = {field: at for at, field in enumerate(fields)}

    def arguments(self, values: list[int]) -> dict[str, object]:
        """The numbers by name; a field at its default is left out."""
        told: dict[str, object] = {}
        for name, field in self.fields.items():
            value = values[self.places[name]]
            if field.default is None or value != field.default:
                told[name] = field.write(value)
        return told

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


def messages_of(*modules: ModuleType) -> tuple[MessageType, ...]:
    """The events, questions and reasons that some modules define, in their order."""
    return tuple([each for module in modules for each in vars(module).values() if isinstance(each, MessageType)])


class EventType(MessageType):
    """Something that can happen.

    >>> from sixgun.engine.fields import COUNT, SEAT
    >>> EventType("hit", seat=SEAT, points=COUNT)
    <EventType hit>
    """


class QuestionType(MessageType):
    """Something that a player can be asked."""


class ReasonType(MessageType):
    """Why an action can be illegal."""


class Verb(MessageType):
    """Something that a player can do. Its `number` is its place among the verbs of its game; `own` if only characters
    do it."""

    number: int = -1
    own: bool = False

    def with_places(self, **places: int) -> Verb:
        """The same verb with some fields at other places among an action's four arguments."""
        self.places |= places
        return self


class OwnVerb(Verb):
    """Something that only characters do."""

    own: bool = True


@mypyc_attr(acyclic=True)
class Message:
    """A type and up to four numbers. Clients turn it into words; its fields are attributes, as they stand in JSON."""

    def __init__(self, type: MessageType, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.type = type
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @property
    def name(self) -> str:
        return self.type.name

    def __getattr__(self, name: str) -> object:
        if name not in self.type.fields:
            raise AttributeError(f"{self.type.name} has no {name}, only {', '.join(self.type.fields) or 'nothing'}")
        return self.arguments().get(name)

    def number(self, field: str) -> i64:
        """One of its numbers, as the engine keeps it."""
        at = self.type.places[field]
        if at < 2:
            return self.a if at == 0 else self.b
        return self.c if at == 2 else self.d

    def arguments(self) -> dict[str, object]:
        """Its fields by name, as they stand in JSON."""
        return self.type.arguments([self.a, self.b, self.c, self.d])

    def to_dict(self) -> dict[str, object]:
        return {"name": self.name, **self.arguments()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.name, self.a, self.b, self.c, self.d))

    def __repr__(self) -> str:
        return f"<{' '.join([self.name, *[f'{name}={value}' for name, value in self.arguments().items()]])}>"


@mypyc_attr(acyclic=True)
class Event(Message):
    """Something that happened. `audience` is the only seat that may learn of it, or -1 for everybody.

    >>> from sixgun.engine.fields import COUNT, SEAT
    >>> event = Event(EventType("hit", seat=SEAT, points=COUNT), -1, 2, 1)
    >>> event, event.seat, event.seen_by(0), event.to_dict()
    (<hit seat=2 points=1>, 2, True, {'name': 'hit', 'seat': 2, 'points': 1})
    """

    def __init__(self, type: EventType, audience: i64 = NOBODY, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.type = type
        self.audience = audience
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def seen_by(self, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may learn of it."""
        return self.audience == NOBODY or self.audience == seat

    def to_dict(self) -> dict[str, object]:
        data = super().to_dict()
        if self.audience >= 0:
            data["audience"] = int(self.audience)
        return data


@mypyc_attr(acyclic=True)
class Question(Message):
    """What a player is asked.

    >>> import sixgun
    >>> sixgun.new_game("dice", players=5, seed=7).decision.question
    <reroll rolls_left=2>
    """


@mypyc_attr(acyclic=True)
class Reason(Message):
    """Why an action is illegal.

    >>> import sixgun
    >>> sixgun.new_game("classic", players=5, seed=7).why_not("play duel-8C")
    <not-yours card=duel-8C>
    """


@mypyc_attr(acyclic=True)
class EventListener:
    """Hears what everybody is told without an `Event` being made of it: the memory of a playout."""

    def on_event(self, event_type: MessageType, a: i64, b: i64, c: i64, d: i64) -> None:
        """Something happened for all to see."""
