"""An action is one packed number: a verb and up to four arguments. Its words are made when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from sixgun.engine.errors import BadData
from sixgun.engine.messages import Question, Verb
from sixgun.engine.num import append, i64, mypyc_attr, vec


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """The number of an action."""
    return verb | (a << 8) | (b << 16) | (c << 24) | (d << 32)


def verb_of(code: i64) -> i64:
    """Which verb of the game an action uses."""
    return code & 255


def first(code: i64) -> i64:
    return (code >> 8) & 255


def second(code: i64) -> i64:
    return (code >> 16) & 255


def third(code: i64) -> i64:
    return (code >> 24) & 255


def fourth(code: i64) -> i64:
    return (code >> 32) & 255


def with_each(actions: vec[i64], verb: i64, values: vec[i64]) -> vec[i64]:
    """The actions with a verb and each of some values (hidden cards too: nobody looks at those)."""
    for value in values:
        actions = append(actions, pack(verb, value & 255))
    return actions


@mypyc_attr(acyclic=True)
class Action:
    """One thing that a player may do, for people and programs outside the engine.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> roll = game.legal_actions[3]
    >>> roll.text, roll.verb, roll.dice
    ('roll 1,2', 'roll', [1, 2])
    """

    def __init__(self, code: i64, type: Verb) -> None:
        self.code = code
        self.type = type

    @property
    def verb(self) -> str:
        """The name of what is done."""
        return self.type.name

    @property
    def text(self) -> str:
        """The action in a few words, unique in its decision; records are made of these."""
        tokens = [self.type.name]
        values = self.values()
        for name, field in self.type.fields.items():
            value = values[self.type.places[name]]
            if field.default is None or value != field.default:
                tokens.append(field.text(value))
        return " ".join(tokens)

    def __getattr__(self, name: str) -> object:
        if name not in self.type.fields:
            raise AttributeError(f"{self.type.name} has no {name}, only {', '.join(self.type.fields) or 'nothing'}")
        return self.arguments().get(name)

    def values(self) -> list[int]:
        """The arguments as numbers."""
        return [first(self.code), second(self.code), third(self.code), fourth(self.code)]

    def arguments(self) -> dict[str, object]:
        """The arguments by name."""
        return self.type.arguments(self.values())

    def to_dict(self) -> dict[str, object]:
        return {"verb": self.type.name, **self.arguments()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code and self.type is other.type

    def __hash__(self) -> int:
        return hash(int(self.code))

    def __repr__(self) -> str:
        return f"<action {self.text}>"


@mypyc_attr(acyclic=True)
class Actions:
    """The legal actions of a decision, as a sequence; each one is made when it is looked at.

    >>> import sixgun
    >>> actions = sixgun.new_game("dice", players=5, seed=7).decision.actions
    >>> len(actions), actions[-1], actions[0] in actions
    (32, <action roll 1,2,3,4,5>, True)
    >>> actions[1:3], actions.index(actions[2])
    (['roll 1', 'roll 2'], 2)
    """

    def __init__(self, codes: vec[i64], verbs: tuple[Verb, ...]) -> None:
        self.codes = codes
        self.verbs = verbs

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, at: int) -> Action: ...

    @overload
    def __getitem__(self, at: slice) -> Actions: ...

    def __getitem__(self, at: int | slice) -> Action | Actions:
        if isinstance(at, slice):
            places = range(len(self.codes))[at]
            return Actions(vec[i64]([self.codes[place] for place in places]), self.verbs)
        code: i64 = self.codes[at]
        return Action(code, self.verbs[verb_of(code)])

    def __iter__(self) -> Iterator[Action]:
        return iter([self[at] for at in range(len(self.codes))])

    def __reversed__(self) -> Iterator[Action]:
        return iter([self[at] for at in range(len(self.codes) - 1, -1, -1)])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.code in self.codes and is_ours(action, self.verbs)

    def index(self, action: object, start: int = 0, stop: int | None = None) -> int:
        """Where an action stands; ValueError if it doesn't."""
        for at in range(len(self.codes))[start:stop]:
            if self[at] == action:
                return at
        raise ValueError(f"{action!r} is not among the actions")

    def count(self, action: object) -> int:
        """How often an action is there: once or not at all."""
        return 1 if action in self else 0

    def texts(self) -> list[str]:
        return [action.text for action in self]

    def __repr__(self) -> str:
        return repr(self.texts())


Sequence.register(Actions)


def is_ours(action: Action, verbs: tuple[Verb, ...]) -> bool:
    """Whether an action belongs to the game with these verbs."""
    verb = verb_of(action.code)
    return 0 <= verb < len(verbs) and verbs[verb] is action.type


@mypyc_attr(acyclic=True)
class Decision:
    """Who must decide, what about, and what they may do.

    >>> import sixgun
    >>> decision = sixgun.new_game("dice", players=5, seed=7).decision
    >>> decision.question.name, len(decision.actions), decision.actions[3].text
    ('reroll', 32, 'roll 1,2')
    """

    def __init__(self, seat: i64, question: Question, codes: vec[i64], verbs: tuple[Verb, ...]) -> None:
        self.seat = seat
        self.question = question
        self.codes = codes
        self.verbs = verbs

    @property
    def actions(self) -> Actions:
        """The legal actions: at least one, each with a text of its own."""
        return Actions(self.codes, self.verbs)

    def to_dict(self) -> dict[str, object]:
        """The decision as JSON; the id of an action is its place among the legal ones."""
        actions = [{"id": at, **action.to_dict()} for at, action in enumerate(self.actions)]
        return {"seat": int(self.seat), "question": self.question.to_dict(), "actions": actions}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[object, ...]:
        """What == compares."""
        return (int(self.seat), self.question, tuple(self.codes))

    def __repr__(self) -> str:
        return f"<decision of seat {int(self.seat)}: {self.question.name}, {len(self.codes)} actions>"


def parse(text: str, verbs: tuple[Verb, ...]) -> i64:
    """The action that a text means, legal or not; -1 for a text that means nothing."""
    tokens = text.split()
    for number, verb in enumerate(verbs):
        if tokens and verb.name == tokens[0]:
            code = parse_arguments(number, verb, tokens[1:])
            return code if code >= 0 and Action(code, verb).text == text else -1
    return -1


def parse_arguments(number: i64, verb: Verb, tokens: list[str]) -> i64:
    """The action of a verb with arguments; fields with a default may be missing at the end."""
    values = [0, 0, 0, 0]
    left = len(tokens)
    for name, field in verb.fields.items():
        if left == 0 and field.default is not None:
            values[verb.places[name]] = field.default
            continue
        if left == 0:
            return -1
        try:
            values[verb.places[name]] = field.from_text(tokens[len(tokens) - left], name)
        except BadData:
            return -1
        left -= 1
    return pack(number, values[0], values[1], values[2], values[3]) if left == 0 else i64(-1)
