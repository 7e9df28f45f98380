"""How a game is shown to an agent: a vector of numbers and a fixed list of actions, both counted from his own seat."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sixgun.engine.action import Action, pack, verb_of
from sixgun.engine.errors import BadData
from sixgun.engine.rules import Rules
from sixgun.engine.state import State, View
from sixgun.engine.terms import Term

Places = list[tuple[int, int]]
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
        """The scale of each number that a game gives for this field; 0 stands for a one-hot."""
        return [0] if self.values else list(self.counts.values()) or [self.scale]


class Move:
    """A stretch of the actions: a verb alone, with each of `count` numbers, or at each seat counted from one's own."""

    def __init__(self, verb: int, meaning: str, count: int = 1, first: int = 0, at_seat: bool = False) -> None:
        self.verb = verb
        self.meaning = meaning
        self.count = count
        self.first = first
        self.at_seat = at_seat

    def shape(self, number: int, seat: int, players: int) -> int:
        """The shape of the action with one of the numbers, when a seat chooses it."""
        return pack(self.verb, seat_at(number, seat, players) if self.at_seat else number)

    def written(self, term: Term) -> str:
        """The move for the documentation."""
        return f"`{term.name}`" + "".join(f" *{name}*" for name in term.fields)


def seat_at(distance: int, seat: int, players: int) -> int:
    """The seat so far to the left; one that the table doesn't have keeps its number, so that the engine can say so."""
    return (seat + distance) % players if distance < players else distance


class Numbering:
    """The shapes of the engine's actions as one seat numbers them, and the number of each shape."""

    def __init__(self, shapes: list[int]) -> None:
        self.shapes = shapes
        self.numbers = {shape: number for number, shape in enumerate(shapes)}


class Encoding:
    """The observations and actions of one game.

    A game gives its fields and moves, and says the number of each field: the position among `values` for a one-hot
    (-1: none of them), otherwise the number itself. Observations are made from a view and nothing else.

    A number stands for a shape of actions: a packed number like an action's. As a rule each action is a shape of its
    own; a game may say in `shapes` and `attempt` which of its actions share one. The first legal one is then meant.
    """

    def __init__(
        self, rules: Rules, seat_fields: tuple[Field, ...], table_fields: tuple[Field, ...], moves: tuple[Move, ...]
    ) -> None:
        self.rules = rules
        self.seats = rules.players[-1]
        self.seat_fields = seat_fields
        self.table_fields = table_fields
        self.moves = moves
        self.row = sum(field.size for field in seat_fields)
        self.size = self.seats * self.row + sum(field.size for field in table_fields)
        self.seat_places = [places_of(seat_fields, seat * self.row) for seat in range(self.seats)]
        self.table_places = places_of(table_fields, self.seats * self.row)
        self.actions = [(move, move.first + at) for move in moves for at in range(move.count)]
        self.numberings: dict[tuple[int, int], Numbering] = {}
        self.texts: dict[int, str] = {}

    # -- what each game says -------------------------------------------------------------------------------------

    def seat_numbers(self, view: View) -> list[list[int]]:
        """The numbers of the seat fields, for every seat at the table in the order of the seats."""
        raise AssertionError(self)

    def table_numbers(self, view: View) -> list[int]:
        """The numbers of the table fields."""
        raise AssertionError(self)

    def shapes(self, table: State) -> list[int]:
        """The shapes of the legal actions, in their order."""
        return list(table.legal)

    def attempt(self, shape: int, table: State, seat: int) -> int:
        """An action of a shape that has no legal one: what a seat tries in vain."""
        return shape

    # -- observations --------------------------------------------------------------------------------------------

    def observation_space(self) -> spaces.Dict:
        """The space of `observe`."""
        seen = spaces.Box(0.0, 1.0, (self.size,), np.float32)
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observe(self, view: View) -> Observation:
        """What an agent gets: what he sees, and which actions he may choose (none when others decide)."""
        return {"observation": self.vector(view), "action_mask": self.mask(view)}

    def vector(self, view: View) -> NDArray[np.float32]:
        """The view as numbers: a row for every seat, the observer's first and then clockwise, then the table."""
        vector = np.zeros(self.size, np.float32)
        rows = self.seat_numbers(view)
        for places, row in zip(self.seat_places, rows[view.seat :] + rows[: view.seat], strict=False):
            write(vector, places, row)
        write(vector, self.table_places, self.table_numbers(view))
        return vector

    def mask(self, view: View) -> NDArray[np.int8]:
        """A 1 for every action that the observer may choose now."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[self.legal(view.masked, int(view.seat))] = 1
        return mask

    # -- actions -------------------------------------------------------------------------------------------------

    def action_space(self) -> spaces.Discrete:
        """The space of actions."""
        return spaces.Discrete(len(self.actions))

    def legal(self, table: State, seat: int) -> list[int]:
        """The numbers of the actions that a seat may choose now, the lowest first; none when others decide."""
        if seat != table.deciding:
            return []
        numbers = self.numbering(seat, table.players).numbers
        return sorted({numbers[shape] for shape in self.shapes(table)})

    def legal_texts(self, table: State, seat: int) -> list[str]:
        """The same as the engine's texts; these name seats as the table counts them."""
        return [self.text(code) for _, code in sorted(self.choices(table, seat).items())]

    def choices(self, table: State, seat: int) -> dict[int, int]:
        """The first legal action of each number that a seat may choose now."""
        if seat != table.deciding:
            return {}
        numbers = self.numbering(seat, table.players).numbers
        found: dict[int, int] = {}
        for code, shape in zip(table.legal, self.shapes(table), strict=True):
            found.setdefault(numbers[shape], code)
        return found

    def code(self, number: int, table: State, seat: int) -> int:
        """The engine's action that a number means when a seat chooses it now; it need not be legal."""
        if not 0 <= number < len(self.actions):
            raise BadData("action", "range", low=0, high=len(self.actions) - 1, value=number)
        shape = self.numbering(seat, table.players).shapes[number]
        shapes = self.shapes(table) if seat == table.deciding else []
        return table.legal[shapes.index(shape)] if shape in shapes else self.attempt(shape, table, seat)

    def text(self, code: int) -> str:
        """An action as the engine writes it; made once."""
        if code not in self.texts:
            self.texts[code] = Action(code, self.rules.verbs[verb_of(code)]).text
        return self.texts[code]

    def numbering(self, seat: int, players: int) -> Numbering:
        """The actions as a seat numbers them; made once."""
        if (seat, players) not in self.numberings:
            self.numberings[seat, players] = Numbering(
                [move.shape(number, seat, players) for move, number in self.actions]
            )
        return self.numberings[seat, players]

    # -- documentation -------------------------------------------------------------------------------------------

    def seat_table(self) -> str:
        """The fields of one seat's row as the table in docs/research.md."""
        return field_table("offset in the row", self.seat_fields, 0)

    def table_table(self) -> str:
        """The fields of the table as the table in docs/research.md."""
        return field_table("offset", self.table_fields, self.seats * self.row)

    def action_table(self) -> str:
        """The actions as the table in docs/research.md."""
        lines = ["| number | action | meaning |", "|---|---|---|"]
        at = 0
        for move in self.moves:
            action = move.written(self.rules.verbs[move.verb])
            lines.append(f"| {stretch(at, move.count)} | {action} | {move.meaning} |")
            at += move.count
        return "\n".join(lines)


def places_of(fields: tuple[Field, ...], at: int) -> Places:
    """Where each number of the fields goes, if the first one goes to `at`, and its scale; 0 stands for a one-hot."""
    places: Places = []
    for field in fields:
        places += [(at + number, scale) for number, scale in enumerate(field.scales)]
        at += field.size
    return places


def write(vector: NDArray[np.float32], places: Places, numbers: list[int]) -> None:
    """Put the numbers of some fields in their places."""
    for (at, scale), number in zip(places, numbers, strict=True):
        if not scale:
            if number >= 0:
                vector[at + number] = 1.0
        elif number:
            vector[at] = number / scale


def stretch(at: int, size: int) -> str:
    """A range of places, in words."""
    return str(at) if size == 1 else f"{at}–{at + size - 1}"


def field_table(first: str, fields: tuple[Field, ...], at: int) -> str:
    """Fields as a Markdown table."""
    lines = [f"| {first} | field | contents | meaning |", "|---|---|---|---|"]
    for field in fields:
        lines.append(f"| {stretch(at, field.size)} | `{field.name}` | {field.contents} | {field.meaning} |")
        at += field.size
    return "\n".join(lines)
