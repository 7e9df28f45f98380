"""Changes to a record or a position: fields, lists, numbers, cards, players and frames, alone or several at once."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from sixgun.engine.fields import FieldType, ListField, NameField, SeatField
from tests.fuzz.material import rules_for

Place = tuple[Any, Any]  # a dict or list, and the key or index of something in it
STRANGE: list[Any] = [None, True, False, -1, 0, 1, 2, 3, 7, 8, 99, 2**70, 0.5, "", "all", "none", "hidden", "x" * 300]
STRANGE += [[], {}, [0, 1]]


def places(data: object) -> list[Place]:
    """Every place in some JSON."""
    found: list[Place] = []
    items: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data))
    for key, value in items:
        found.append((data, key))
        found += places(value)
    return found


def where(data: object, sort: type, dice: Random) -> Place | None:
    """A random place that holds a value of a sort."""
    found = [(holder, key) for holder, key in places(data) if type(holder[key]) is sort]
    return dice.choice(found) if found else None


def nested(one: Place, two: Place) -> bool:
    """Whether one value lies in the other: such can't change places."""
    return any(
        holder is inner[0] for outer, inner in ((one, two), (two, one)) for holder, _ in around(outer[0][outer[1]])
    )


def around(value: object) -> list[Place]:
    """A value as a holder, and all that it holds."""
    return [(value, None), *places(value)]


def is_zone(value: object) -> bool:
    """A list of cards, as it seems."""
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def listed(data: object, field: str) -> list[Any]:
    """A field that should be a list."""
    value = data.get(field) if isinstance(data, dict) else None
    return value if isinstance(value, list) else []


# -- frames ----------------------------------------------------------------------------------------------------------


def frames_of(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The frames of a position, or of that which a record begins with."""
    return [frame for frame in listed(data.get("position", data), "stack") if isinstance(frame, dict)]


def put_frame(data: dict[str, Any], frame: dict[str, Any], dice: Random) -> None:
    """A frame on top, in between, or in place of another."""
    stack = listed(data.get("position", data), "stack")
    if stack and dice.random() < 0.5:
        stack[dice.randrange(len(stack))] = frame
    elif stack:
        stack.insert(dice.choice((len(stack), dice.randrange(len(stack)))), frame)


def made_up(domain: FieldType | ListField, data: dict[str, Any], dice: Random) -> object:
    """A value that a field may have by itself."""
    if isinstance(domain, ListField):
        length = len(listed(data, "players")) if domain.per_seat else dice.choice((0, 0, 1, 2, 3))
        return [made_up(domain.each, data, dice) for _ in range(length)]
    if isinstance(domain, SeatField):
        return dice.choice([*range(max(1, len(listed(data, "players")))), *([None] if domain.low < 0 else [])])
    if isinstance(domain, NameField):
        return dice.choice(domain.names)
    return domain.write(dice.randint(domain.low, min(domain.high, domain.low + 3)))


class Mutant:
    """A record or a position that is changed; `others` are where foreign frames and values come from."""

    def __init__(self, data: dict[str, Any], others: list[dict[str, Any]], dice: Random) -> None:
        self.data = copy.deepcopy(data)
        self.others = others
        self.dice = dice

    def change_anything(self) -> None:
        """A strange value somewhere."""
        holder, key = self.dice.choice(places(self.data))
        holder[key] = copy.deepcopy(self.dice.choice(STRANGE))

    def take_away(self) -> None:
        """A field or an item less."""
        holder, key = self.dice.choice(places(self.data))
        del holder[key]

    def count_otherwise(self) -> None:
        """A number a little higher or lower."""
        place = where(self.data, int, self.dice)
        if place:
            place[0][place[1]] += self.dice.choice((-2, -1, -1, 1, 1, 2))

    def flip(self) -> None:
        """True for false."""
        place = where(self.data, bool, self.dice)
        if place:
            place[0][place[1]] = not place[0][place[1]]

    def rename(self) -> None:
        """A text of the same data or another's in place of a text."""
        place, other = (
            where(self.data, str, self.dice),
            where(self.dice.choice([self.data, *self.others]), str, self.dice),
        )
        if place and other:
            place[0][place[1]] = other[0][other[1]]

    def exchange(self) -> None:
        """Two values of a sort change places."""
        sort = self.dice.choice((int, str, list, dict))
        one, two = where(self.data, sort, self.dice), where(self.data, sort, self.dice)
        if one and two and not nested(one, two):
            one[0][one[1]], two[0][two[1]] = two[0][two[1]], one[0][one[1]]

    def repeat(self) -> None:
        """An item of a list twice."""
        place = where(self.data, list, self.dice)
        if place and place[0][place[1]]:
            items = place[0][place[1]]
            items.insert(self.dice.randint(0, len(items)), copy.deepcopy(self.dice.choice(items)))

    def shuffle(self) -> None:
        """A list in another order."""
        place = where(self.data, list, self.dice)
        if place:
            self.dice.shuffle(place[0][place[1]])

    def move(self) -> None:
        """An item goes from one list to another: a card to another zone, say."""
        one, two = where(self.data, list, self.dice), where(self.data, list, self.dice)
        if one and two and one[0][one[1]] and not nested(one, two):
            source, target = one[0][one[1]], two[0][two[1]]
            target.insert(self.dice.randint(0, len(target)), source.pop(self.dice.randrange(len(source))))

    def move_all(self) -> None:
        """A zone is emptied into another."""
        position = self.data.get("position", self.data)
        held = [player for player in listed(position, "players") if isinstance(player, dict)]
        zones = [
            zone
            for holder in [position, *held, *frames_of(self.data)]
            if isinstance(holder, dict)
            for zone in holder.values()
            if is_zone(zone)
        ]
        if len(zones) > 1:
            source, target = self.dice.sample(zones, 2)
            few = self.dice.choice((1, 1, 2, len(source)))
            target += source[:few]
            del source[:few]

    def foreign_frame(self) -> None:
        """A frame of another position comes into the stack, or replaces one."""
        strange = [frame for other in self.others for frame in frames_of(other)]
        if strange:
            put_frame(self.data, copy.deepcopy(self.dice.choice(strange)), self.dice)

    def made_up_frame(self) -> None:
        """A frame with any numbers that its fields allow comes into the stack, or replaces one."""
        rules = rules_for(self.data)
        if rules:
            name = self.dice.choice(list(rules.frames))
            fields = {
                field: made_up(domain, self.data, self.dice) for field, domain in rules.frames[name].FIELDS.items()
            }
            put_frame(self.data, {"frame": name, **fields}, self.dice)

    def change_frame(self) -> None:
        """One field of a frame gets another value that it may have by itself."""
        rules, frames = rules_for(self.data), frames_of(self.data)
        if not rules or not frames:
            return
        frame = self.dice.choice(frames)
        known = rules.frames.get(str(frame.get("frame")))
        if known and known.FIELDS:
            field = self.dice.choice(list(known.FIELDS))
            frame[field] = made_up(known.FIELDS[field], self.data, self.dice)

    def other_stack(self) -> None:
        """The whole stack of another position."""
        other = self.dice.choice(self.others)
        target = self.data.get("position", self.data)
        if isinstance(target, dict):
            target["stack"] = copy.deepcopy(listed(other.get("position", other), "stack"))

    def other_field(self) -> None:
        """A field at the top as another has it."""
        other = self.dice.choice(self.others)
        field = self.dice.choice(list(other))
        self.data[field] = copy.deepcopy(other[field])


CHANGES = (
    *("change_anything", "take_away", "count_otherwise", "count_otherwise", "flip", "rename", "rename", "exchange"),
    *("repeat", "shuffle", "move", "move_all", "move_all", "foreign_frame", "made_up_frame", "change_frame"),
    *("change_frame", "change_frame", "other_stack", "other_field"),
)


def mutated(data: dict[str, Any], others: list[dict[str, Any]], dice: Random) -> dict[str, Any]:
    """The data with one to four changes."""
    mutant = Mutant(data, others, dice)
    if dice.random() < 0.7:  # who decides would give most changes away
        mutant.data.pop("deciding", None)
    for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 4))):
        getattr(mutant, dice.choice(CHANGES))()
    return mutant.data
