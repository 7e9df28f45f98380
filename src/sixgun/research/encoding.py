"""How a game is shown to an agent: a vector of numbers and a fixed list of actions, counted from their own seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sixgun.bots.bot import check_one_game
from sixgun.engine.action import Action, pack, verb_of
from sixgun.engine.errors import BadData
from sixgun.engine.messages import Event, Verb
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import State
from sixgun.engine.view import View
from sixgun.family.roles import ROLES
from sixgun.registry import part, rules_of
from sixgun.research.memory import CERTAIN, MOST, Memory
from sixgun.research.observer import ILLEGAL, Observer

Observation = dict[str, NDArray[np.generic]]


class Field:
    """A stretch of the observation: a number divided by `scale`, or a one-hot of one of `values`, or several `counts`.

    The counts are numbers too: how many there are of each thing, each with a scale of its own. `listed` stands in the
    documentation for a list of values or counts that is given there already.
    """

    def __init__(
        self,
        name: str,
        meaning: str,
        scale: int = 1,
        values: tuple[str, ...] = (),
        counts: dict[str, int] | None = None,
        listed: str = "",
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.scale = scale
        self.values = values
        self.counts = counts or {}
        self.listed = listed
        self.size = len(values) or len(self.counts) or 1

    @property
    def contents(self) -> str:
        """What the numbers are, for the documentation."""
        if self.values:
            return "one-hot: " + (self.listed or ", ".join(self.values))
        if max(self.scales) == 1:
            return "0 or 1 each: " + (self.listed or ", ".join(self.counts)) if self.counts else "0 or 1"
        if self.counts:
            listed = ", ".join([f"{name} / {scale}" for name, scale in self.counts.items()])
            return "number each: " + (self.listed or listed)
        return f"number / {self.scale}"

    @property
    def scales(self) -> list[int]:
        """What each number of this field is divided by."""
        return list(self.counts.values()) or [self.scale] * self.size


class Seats(tuple[int, ...]):
    """As an argument of a move: seats, by how far each is to the left of one's own."""


class Move:
    """A stretch of the actions: a verb with each value of its arguments, those of the last one in turn.

    `written` is the move for the documentation, with `{}` for the verb; else it names all fields of the verb.
    """

    def __init__(self, verb: int, meaning: str, *arguments: Sequence[int], written: str = "") -> None:
        self.verb = verb
        self.meaning = meaning
        self.arguments = arguments
        self.written = written
        self.choices = list(product(*arguments))

    def shape(self, number: int, seat: int, players: int) -> int:
        """The shape of the action with one of the choices, when a seat makes it."""
        chosen = zip(self.arguments, self.choices[number], strict=True)
        return pack(self.verb, *[seat_at(one, seat, players) if isinstance(of, Seats) else one for of, one in chosen])

    def text(self, verb: Verb) -> str:
        """The move for the documentation."""
        return (self.written or " ".join(["`{}`", *[f"*{name}*" for name in verb.fields]])).format(verb.name)


def seat_at(distance: int, seat: int, players: int) -> int:
    """The seat so far to the left; one that the table doesn't have keeps its number, so that the engine can say so."""
    return (seat + distance) % players if distance < players else distance


class Encoding:
    """The observations and actions of one game.

    A game gives its fields and moves, and an observer that writes the number of each field: a 1 at the position among
    `values` for a one-hot, otherwise the number itself, which is divided by its scale here.

    A number stands for a shape of actions: a packed number like an action's. As a rule each action is a shape of its
    own; a game's observer may say which of its actions share one. The first legal one is then meant.

    What a seat remembers comes behind what it sees, if that is asked for: `memory_fields` for each seat.
    """

    def __init__(
        self,
        rules: Rules,
        seat_fields: tuple[Field, ...],
        table_fields: tuple[Field, ...],
        moves: tuple[Move, ...],
        observer: type[Observer],
        memory_fields: tuple[Field, ...],
    ) -> None:
        self.rules = rules
        self.seats = rules.players[-1]
        self.seat_fields = seat_fields
        self.table_fields = table_fields
        self.moves = moves
        self.row = sum(field.size for field in seat_fields)
        self.size = self.seats * self.row + sum(field.size for field in table_fields)
        self.scales = np.array(scales_of(seat_fields) * self.seats + scales_of(table_fields), np.float32)
        self.memory_fields = memory_fields
        self.memory_row = sum(field.size for field in memory_fields)
        self.full_size = self.size + self.seats * self.memory_row
        self.full_scales = np.append(self.scales, np.array(scales_of(memory_fields) * self.seats, np.float32))
        self.actions = [(move, at) for move in moves for at in range(len(move.choices))]
        self.observer_class = observer
        self.observers: dict[int, Observer] = {}
        self.texts: dict[int, str] = {}

    def attempt(self, shape: int, state: State, seat: int) -> int:
        """An action of a shape that has no legal one: what a seat tries in vain. Games may say it."""
        return shape

    def make_memory(self, state: State) -> Memory:
        """What remembers a game of which nothing has been heard yet; games say it."""
        raise AssertionError(self)

    def check_options(self, given: Options, players: int) -> Options:
        """The options of a game, if agents can play with them."""
        return self.rules.check_options(given, players)

    # -- observations --------------------------------------------------------------------------------------------

    def observation_space(self, memory: bool = False) -> spaces.Dict:
        """The space of `observe`, or of the same with what is remembered."""
        seen = spaces.Box(0.0, 1.0, (self.full_size if memory else self.size,), np.float32)
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observer(self, players: int) -> Observer:
        """What writes the observations at a table of so many players; made once."""
        if players not in self.observers:
            shapes = [self.shapes(seat, players) for seat in range(players)]
            self.observers[players] = self.make_observer(shapes)
        return self.observers[players]

    def make_observer(self, shapes: list[list[int]]) -> Observer:
        """What writes the observations, with the shapes of all actions as each seat counts them."""
        return self.observer_class(self.size, self.seats * self.row, shapes)

    def remember(self, state: State, events: list[Event]) -> Memory:
        """What everybody at a table remembers who has heard these events, which are all since the deal."""
        check_one_game(events)
        memory = self.make_memory(state)
        memory.hear(events)
        return memory

    def observe(self, view: View, memory: Memory | None = None) -> Observation:
        """What an agent gets: what they see, and remember, and which actions they may choose (none when others
        decide)."""
        return self.seen(view.redacted, int(view.seat), memory)

    def seen(self, state: State, seat: int, memory: Memory | None = None) -> Observation:
        """The same from the state itself, which saves making the view."""
        observer = self.observer(state.players)
        mask = np.array(observer.mask(state, seat), np.int8)
        numbers = np.asarray(observer.vector(state, seat), np.uint8)
        if memory is not None:
            numbers = np.append(numbers, np.asarray(memory.vector(state, seat), np.uint8))
        return {"observation": self.scaled(numbers), "action_mask": mask}

    def scaled(self, numbers: NDArray[np.uint8]) -> NDArray[np.float32]:
        """What was seen, and perhaps remembered, once or several times, with each number divided by its scale."""
        scales = self.scales if numbers.shape[-1] == self.size else self.full_scales
        return np.divide(numbers, scales, dtype=np.float32)

    def vector(self, view: View) -> NDArray[np.float32]:
        """The view as numbers: a row for every seat, the observer's first and then clockwise, then the table."""
        return self.scaled(np.asarray(self.observer(view.redacted.players).vector(view.redacted, view.seat), np.uint8))

    def mask(self, view: View) -> NDArray[np.int8]:
        """A 1 for every action that the observer may choose now."""
        return np.array(self.observer(view.redacted.players).mask(view.redacted, view.seat), np.int8)

    # -- actions -------------------------------------------------------------------------------------------------

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.actions))

    def shapes(self, seat: int, players: int) -> list[int]:
        """The shapes of all actions in the order of their numbers, as a seat counts them."""
        return [move.shape(number, seat, players) for move, number in self.actions]

    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of the actions that a seat may choose now, the lowest first; none when others decide."""
        return np.flatnonzero(np.array(self.observer(state.players).mask(state, seat), np.int8)).tolist()

    def legal_texts(self, state: State, seat: int) -> list[str]:
        """The same as the engine's texts; these name seats as the table counts them."""
        return [self.text(self.code(number, state, seat)) for number in self.legal(state, seat)]

    def code(self, number: int, state: State, seat: int) -> int:
        """The engine's action that a number means when a seat chooses it now; it need not be legal."""
        if not 0 <= number < len(self.actions):
            raise BadData("action", "range", low=0, high=len(self.actions) - 1, value=number)
        code = self.observer(state.players).code(state, number) if seat == state.deciding else ILLEGAL
        move, at = self.actions[number]
        return self.attempt(move.shape(at, seat, state.players), state, seat) if code == ILLEGAL else int(code)

    def text(self, code: int) -> str:
        """An action as the engine writes it; made once."""
        if code not in self.texts:
            self.texts[code] = Action(code, self.rules.verbs[verb_of(code)]).text
        return self.texts[code]

    # -- documentation -------------------------------------------------------------------------------------------

    def seat_table(self) -> str:
        """The fields of one seat's row as the table in docs/research.md."""
        return field_table("offset in the row", self.seat_fields, 0)

    def table_table(self) -> str:
        """The fields of the table as the table in docs/research.md."""
        return field_table("offset", self.table_fields, self.seats * self.row)

    def memory_table(self) -> str:
        """The fields of one seat's row of the memory as the table in docs/environments."""
        return field_table("offset in the memory's row", self.memory_fields, 0)

    def action_table(self) -> str:
        """The actions as the table in docs/research.md."""
        lines = ["| number | action | meaning |", "|---|---|---|"]
        at = 0
        for move in self.moves:
            action = move.text(self.rules.verbs[move.verb])
            lines.append(f"| {stretch(at, len(move.choices))} | {action} | {move.meaning} |")
            at += len(move.choices)
        return "\n".join(lines)


def deed_field(name: str, meaning: str, seats: int) -> Field:
    """What the player of a row has done to each seat, counted like the rows."""
    each = {str(seat): MOST for seat in range(seats)}
    return Field(name, f"{meaning}; {MOST} stands for {MOST} and more", counts=each, listed=f"each row / {MOST}")


BELIEF: Final = Field(
    "belief",
    "how likely the player has each role, judged by their deeds and by what the observer knows",
    counts=dict.fromkeys(ROLES.names, CERTAIN),
    listed=f"{', '.join(ROLES.names)}, in steps of 1/{CERTAIN}",
)


def scales_of(fields: tuple[Field, ...]) -> list[int]:
    """What each number of the fields is divided by."""
    return [scale for field in fields for scale in field.scales]


def stretch(at: int, size: int) -> str:
    """A range of places, in words."""
    return str(at) if size == 1 else f"{at}–{at + size - 1}"


def field_table(first: str, fields: tuple[Field, ...], at: int) -> str:
    lines = [f"| {first} | field | contents | meaning |", "|---|---|---|---|"]
    for field in fields:
        lines.append(f"| {stretch(at, field.size)} | `{field.name}` | {field.contents} | {field.meaning} |")
        at += field.size
    return "\n".join(lines)


def encoding_of(game: str, sets: object = None) -> Encoding:
    """The encoding of a game made of some sets; all its environments share it."""
    return encoding_for(rules_of(game, sets))


@cache
def encoding_for(rules: Rules) -> Encoding:
    encoding = part(rules.name, "research.encoding").encoding(rules)
    assert isinstance(encoding, Encoding)
    return encoding
