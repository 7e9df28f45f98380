"""An action is one packed number: a verb and up to three arguments. Its words are made when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from mypy_extensions import mypyc_attr

from sixgun.engine.errors import BadData
from sixgun.engine.num import i64, vec
from sixgun.engine.terms import Note, Term


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """The number of an action."""
    return verb | (a << 8) | (b << 16) | (c << 24)


def verb_of(code: i64) -> i64:
    """Which verb of the game an action uses."""
    return code & 255


def first(code: i64) -> i64:
    """The first argument of an action."""
    return (code >> 8) & 255


def second(code: i64) -> i64:
    """The second argument of an action."""
    return (code >> 16) & 255


def third(code: i64) -> i64:
    """The third argument of an action."""
    return (code >> 24) & 255


@mypyc_attr(acyclic=True)
class Action:
    """One thing that a player may do, for people and programs outside the engine.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> stop = game.decision.actions[0]
    >>> stop.text, stop.verb, stop.data()
    ('stop', 'stop', {})
    """

    def __init__(self, code: i64, term: Term) -> None:
        self.code = code
        self.term = term

    @property
    def verb(self) -> str:
        """The name of what is done."""
        return self.term.name

    @property
    def text(self) -> str:
        """The action in a few words, unique in its decision; records are made of these."""
        tokens = [self.term.name]
        for domain, value in zip(self.term.fields.values(), self.values(), strict=False):
            tokens.append(domain.text(value))
        return " ".join(tokens)

    def values(self) -> list[int]:
        """The arguments as numbers."""
        return [first(self.code), second(self.code), third(self.code)]

    def data(self) -> dict[str, object]:
        """The arguments by name."""
        return self.term.data(self.values())

    def to_data(self) -> dict[str, object]:
        """The action as JSON."""
        return {"verb": self.term.name, **self.data()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code and self.term is other.term

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

    def __init__(self, codes: vec[i64], verbs: tuple[Term, ...]) -> None:
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
        """The texts of all actions."""
        return [action.text for action in self]

    def __repr__(self) -> str:
        return repr(self.texts())


Sequence.register(Actions)


def is_ours(action: Action, verbs: tuple[Term, ...]) -> bool:
    """Whether an action belongs to the game with these verbs."""
    verb = verb_of(action.code)
    return 0 <= verb < len(verbs) and verbs[verb] is action.term


@mypyc_attr(acyclic=True)
class Decision:
    """Who must decide, what about, and what he may do.

    >>> import sixgun
    >>> decision = sixgun.new_game("dice", players=5, seed=7).decision
    >>> decision.question.name, len(decision.actions), decision.actions[3].text
    ('reroll', 32, 'roll 1,2')
    """

    def __init__(self, seat: i64, question: Note, codes: vec[i64], verbs: tuple[Term, ...]) -> None:
        self.seat = seat
        self.question = question
        self.codes = codes
        self.verbs = verbs

    @property
    def actions(self) -> Actions:
        """The legal actions: at least one, each with a text of its own."""
        return Actions(self.codes, self.verbs)

    def to_data(self) -> dict[str, object]:
        """The decision as JSON; the id of an action is its place among the legal ones."""
        actions = [{"id": at, **action.to_data()} for at, action in enumerate(self.actions)]
        return {"seat": int(self.seat), "question": self.question.to_data(), "actions": actions}

    def __repr__(self) -> str:
        return f"<decision of seat {int(self.seat)}: {self.question.name}, {len(self.codes)} actions>"


def parse(text: str, verbs: tuple[Term, ...]) -> i64:
    """The action that a text means, legal or not; -1 for a text that means nothing."""
    tokens = text.split()
    for number, term in enumerate(verbs):
        if tokens and term.name == tokens[0] and len(tokens) == 1 + len(term.fields):
            try:
                domains = zip(term.fields.values(), tokens[1:], strict=True)
                values = [domain.from_text(token, text) for domain, token in domains] + [0, 0, 0]
            except BadData:
                return -1
            code = pack(number, values[0], values[1], values[2])
            return code if Action(code, term).text == text else -1
    return -1
