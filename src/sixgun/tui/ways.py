"""Keys that lead to actions: a card, then whom or what it is aimed at."""

from __future__ import annotations

from typing import Any, NamedTuple

Data = dict[str, Any]

# Keys that always mean the same are no card's: e ends the turn, f is the speed, q leaves, u takes back, h gives a hint.
ALWAYS = "fhquQ? "
LETTERS = "abcdgijklmnoprstvwxyzABCDGIJKLMNOPRSTVWXYZ"
NUMBERS = "123456789" + LETTERS
END, NO = "e", "0"


class Step(NamedTuple):
    """A key and what it stands for: a card, a player, a character, or the whole action."""

    key: str
    kind: str
    value: object = None


class Way(NamedTuple):
    """The keys to an action; None is an action that isn't there yet (dice that nobody has chosen)."""

    steps: tuple[Step, ...]
    action: Data | None


class Letters:
    """The keys of the cards in a hand: a card keeps its key until it leaves the hand."""

    def __init__(self) -> None:
        self.of: dict[str, str] = {}

    def deal(self, hand: list[str]) -> None:
        """Give new cards the first free keys."""
        self.of = {card: key for card, key in self.of.items() if card in hand}
        for card in hand:
            if card not in self.of:
                free = [key for key in LETTERS if key not in self.of.values()]
                self.of[card] = free[0] if free else " "


def in_order(ways: list[Way]) -> list[Way]:
    """First what is done without a card, then the cards in the order of their keys, and what ends or refuses last.

    The hand shows the keys of the cards; the rest must not be below the edge of a short list.
    """

    def place(way: Way) -> tuple[bool, bool, int]:
        first = way.steps[0]
        return first.key in (END, NO), first.kind == "card", LETTERS.find(first.key)

    return sorted(ways, key=place)


def settled(ways: list[Way]) -> list[Way]:
    """The same ways, each with keys of its own: one whose keys another has gets the next free last key."""
    taken: set[tuple[str, ...]] = set()
    found = []
    for way in ways:
        keys = tuple(step.key for step in way.steps)
        free = iter(NUMBERS)
        steps = way.steps
        while keys in taken:
            steps = (*way.steps[:-1], way.steps[-1]._replace(key=next(free)))
            keys = tuple(step.key for step in steps)
        taken.add(keys)
        found.append(Way(steps, way.action))
    return found


def after(ways: list[Way], path: str) -> list[Way]:
    """The ways that begin with the keys that were pressed."""
    return [way for way in ways if "".join([step.key for step in way.steps]).startswith(path)]


def choices(ways: list[Way], path: str) -> list[tuple[Step, list[Way]]]:
    """What the next key can be, with the ways that go on there."""
    found: dict[str, tuple[Step, list[Way]]] = {}
    for way in after(ways, path):
        if len(way.steps) > len(path):
            step = way.steps[len(path)]
            found.setdefault(step.key, (step, []))[1].append(way)
    return list(found.values())
