"""What a seat sees as whole numbers, and what its numbers of actions mean: the compiled part of an encoding."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr, u8

from sixgun.engine.action import first, second, third, verb_of
from sixgun.engine.fields import NOBODY
from sixgun.engine.num import i64, vec
from sixgun.engine.state import State

ILLEGAL: Final = -2
NO_NUMBER: Final = -1


@mypyc_attr(acyclic=True)
class Page:
    """A row of zeros that is written from left to right, field by field."""

    def __init__(self, numbers: vec[u8], start: i64) -> None:
        self.numbers = numbers
        self.start = start
        self.at = start

    def go_to(self, place: i64) -> None:
        """Write on at a place; what is passed over stays 0."""
        self.at = self.start + place

    def skip(self, places: i64) -> None:
        self.at += places

    def number(self, number: i64) -> None:
        self.numbers[self.at] = u8(number)
        self.at += 1

    def flag(self, yes: bool) -> None:
        if yes:
            self.numbers[self.at] = 1
        self.at += 1

    def add(self, place: i64, number: i64, most: i64) -> None:
        """More of something, up to a limit, at one of the places that come; none of them is passed."""
        at = self.at + place
        self.numbers[at] = u8(min(most, i64(self.numbers[at]) + number))

    def one_of(self, values: i64, value: i64) -> None:
        """A 1 at one of so many values; -1 is none of them."""
        if value >= 0:
            self.numbers[self.at + value] = 1
        self.at += values

    def count(self, kinds: i64, cards: vec[i64], kind: vec[i64], lowest: i64 = 0) -> None:
        """How many of some cards are of each kind from the lowest on; kinds below have no place."""
        for card in cards:
            if card >= 0 and kind[card] >= lowest:
                self.numbers[self.at + kind[card] - lowest] += 1
        self.at += kinds

    def count_known(self, kinds: i64, cards: vec[i64], kind: vec[i64], known: vec[i64], bit: i64) -> None:
        """The same for those cards that somebody knows."""
        for card in cards:
            if card >= 0 and known[card] & bit != 0:
                self.numbers[self.at + kind[card]] += 1
        self.at += kinds


@mypyc_attr(acyclic=True)
class Numbers:
    """The number of every shape of actions, as one seat counts them.

    A verb and a first argument have a stretch of the table to themselves, as long as their other arguments need.
    """

    def __init__(self, shapes: list[int]) -> None:
        most = 1 + max([max(first(shape), second(shape), third(shape)) for shape in shapes])
        self.verbs: i64 = 1 + max([verb_of(shape) for shape in shapes])
        self.values: i64 = most
        starts = [0] * (self.verbs * most)
        table = [NO_NUMBER] * (most * most)  # where shapes that have no number are looked up
        lengths: dict[int, int] = {}
        for shape in shapes:
            stretch = verb_of(shape) + self.verbs * first(shape)
            lengths[stretch] = max(lengths.get(stretch, most), most * (third(shape) + 1))
        for stretch, length in lengths.items():
            starts[stretch] = len(table)
            table += [NO_NUMBER] * length
        for number, shape in enumerate(shapes):
            stretch = verb_of(shape) + self.verbs * first(shape)
            table[starts[stretch] + second(shape) + most * third(shape)] = number
        self.starts = vec[i64](starts)
        self.table = vec[i64](table)

    def of(self, shape: i64) -> i64:
        start = self.starts[verb_of(shape) + self.verbs * first(shape)]
        number = self.table[start + second(shape) + self.values * third(shape)]
        assert number != NO_NUMBER, "an action that no move of the encoding stands for"
        return number


@mypyc_attr(acyclic=True)
class Observer:
    """Writes down what a seat sees, and carries out actions by their numbers; a game of so many players has one.

    All is made from a state itself, not from a view of it, and must be what it would be from the view: whatever a seat
    can't know is left out. The other way round, a view's redacted state may stand for the state.
    """

    def __init__(self, size: int, table_at: int, shapes: list[list[int]]) -> None:
        self.size: i64 = size
        self.table_at: i64 = table_at
        self.actions: i64 = len(shapes[0])
        self.numbers = [Numbers(of_seat) for of_seat in shapes]
        self.no_numbers = vec[u8]([0] * size)
        self.no_actions = vec[u8]([0] * len(shapes[0]))

    # -- what each game says -------------------------------------------------------------------------------------

    def write(self, state: State, seat: i64, page: Page) -> None:
        """Write what a seat sees, in the order of the fields."""
        raise AssertionError(self)

    def shape(self, state: State, at: i64) -> i64:
        """The shape of the legal action at a place in the list."""
        return state.legal[at]

    # -- observations --------------------------------------------------------------------------------------------

    def vector(self, state: State, seat: i64) -> vec[u8]:
        """What a seat sees."""
        numbers = self.no_numbers[:]
        self.write(state, seat, Page(numbers, 0))
        return numbers

    def mask(self, state: State, seat: i64) -> vec[u8]:
        """A 1 for every action that a seat may choose now; none when others decide."""
        marks = self.no_actions[:]
        if seat == state.deciding:
            self.mark(state, marks, 0)
        return marks

    def mark(self, state: State, marks: vec[u8], start: i64) -> None:
        """Put a 1 for every action that may be chosen now."""
        numbers = self.numbers[state.deciding]
        at: i64 = 0
        while at < len(state.legal):
            marks[start + numbers.of(self.shape(state, at))] = 1
            at += 1

    # -- actions -------------------------------------------------------------------------------------------------

    def number(self, state: State, at: i64) -> i64:
        """The number of the legal action at a place in the list."""
        return self.numbers[state.deciding].of(self.shape(state, at))

    def legal_numbers(self, state: State) -> list[int]:
        """The numbers of all actions that may be chosen now, the lowest first."""
        found: list[int] = []
        if not state.over:
            number: i64 = 0
            for marked in self.mask(state, state.deciding):
                if marked != 0:
                    found.append(number)
                number += 1
        return found

    def code(self, state: State, number: i64) -> i64:
        """The first legal action that a number means for the deciding player; ILLEGAL if it means none."""
        if state.over:
            return ILLEGAL
        numbers = self.numbers[state.deciding]
        at: i64 = 0
        while at < len(state.legal):
            if numbers.of(self.shape(state, at)) == number:
                return state.legal[at]
            at += 1
        return ILLEGAL

    def act(self, state: State, number: i64) -> i64:
        """Carry out the action of a number; who decides next (NOBODY: the game is over), or ILLEGAL and no change."""
        code = self.code(state, number)
        if code == ILLEGAL:
            return ILLEGAL
        state.play(code)
        return NOBODY if state.over else state.deciding
