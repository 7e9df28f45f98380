"""What waits in The Duel until a card or ability is carried out (duel.resolve); the AC token, which triggers some."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import Action, pack, parse, verb_of
from sixgun.engine.errors import BadData, shown
from sixgun.engine.fields import COUNT, FieldType
from sixgun.engine.messages import Verb
from sixgun.engine.num import i64
from sixgun.games.duel import events, kinds
from sixgun.games.duel.fields import CHARACTER, SIDES
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.table import NOWHERE, DuelTable

# The numbers are the positions in ALL.
HIT_FRONT: Final = 0
FIRE_BACK: Final = 1
HIT_REAR: Final = 2
HIT_BACK: Final = 3
DRAW_CARDS: Final = 4
ROB: Final = 5
ALL: Final = (
    Verb("hit-front", side=SIDES, by=CHARACTER),
    Verb("fire-back", side=SIDES, by=CHARACTER),
    Verb("hit-rear", side=SIDES, by=CHARACTER),
    Verb("hit-back", target=CHARACTER, by=CHARACTER),
    Verb("draw", side=SIDES, cards=COUNT, by=CHARACTER),
    Verb("rob", side=SIDES, by=CHARACTER),
)


class Triggers(FieldType):
    """Something that waits, written like an action."""

    def __init__(self) -> None:
        super().__init__(0, 1 << 40)

    def write(self, number: int) -> object:
        return Action(number, ALL[verb_of(number)]).text

    def read(self, value: object, field: str) -> int:
        code = parse(value, ALL) if isinstance(value, str) else -1
        if code < 0:
            raise BadData(field, "name", known=", ".join([kind.name for kind in ALL]), value=shown(value))
        return code


TRIGGER: Final = Triggers()


def trigger(t: DuelTable, code: i64) -> None:
    """Something waits until what is carried out now is over (duel.resolve)."""
    at: i64 = len(t.stack) - 1
    while at >= 0:
        frame = t.stack[at]
        assert isinstance(frame, DuelFrame)
        if frame.keeps_waiting():
            frame.wait(code)
            return
        at -= 1
    raise AssertionError("nothing is carried out")


def will_hit(t: DuelTable, verb: i64, place: i64) -> None:
    """A character, or Return fire that saved it, will hit the front or the rear of the opponent."""
    trigger(t, pack(verb, 1 - (place >> 1), t.who[place]))


def will_draw(t: DuelTable, place: i64, cards: i64) -> None:
    trigger(t, pack(DRAW_CARDS, place >> 1, cards, t.who[place]))


def swap(t: DuelTable, side: i64) -> None:
    """The AC token of a side moves; what that triggers waits, in order (duel.order.triggers).

    Whoever of that side was aimed at is no target any more: the new AC is awake (duel.active).
    """
    t.front[side] ^= 1
    if t.aimed >> 1 == side:
        t.aimed = NOWHERE
    t.emit(events.SWAPPED, side, t.who[t.front[side]])
    at: i64 = 0
    while at < 4:
        place = t.in_order(at)
        if t.awake(place):
            t.character(place).on_token_moved(t, place, side)
            if place >> 1 != side and t.wears(place, kinds.CLOCK):
                will_draw(t, place, 1)
        at += 1
