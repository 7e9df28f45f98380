"""What a table of The Duel shows of its end: life, cards and equipment of the side whose turn it is, and the other."""

from __future__ import annotations

from typing import Final

from sixgun.bots.net import NetValue
from sixgun.bots.rollout import Policy
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.duel.bots.scores import gear_total
from sixgun.games.duel.catalogue import HAND_VALUE, KIND, is_avoid, is_hit
from sixgun.games.duel.table import DuelTable, table

PEOPLE: Final = 24  # the characters and kinds of cards that it was trained on; it ignores others
KIND_COUNT: Final = 31
PEOPLE_AT: Final = 14  # signs of a side: its sums, then its characters in front and behind, …
HAND_AT: Final = PEOPLE_AT + 2 * PEOPLE  # … the kinds in its hand, …
GEAR_AT: Final = HAND_AT + KIND_COUNT  # … and those that lie before it, in front and behind
EACH: Final = GEAR_AT + 2 * KIND_COUNT
TABLE_AT: Final = 2 * EACH
SIGNS: Final = TABLE_AT + 2
BLANK: Final = vec[float]([0.0] * SIGNS)


@mypyc_attr(acyclic=True)
class DuelValue(NetValue):
    """The side whose turn it is wins, or the other."""

    def outcome_of(self, state: State, seat: i64) -> i64:
        return 0 if table(state).active == seat else 1

    def signs(self, state: State, policy: Policy) -> vec[float]:
        t = table(state)
        found = BLANK[:]
        add_side(t, t.active, 0, found)
        add_side(t, 1 - t.active, EACH, found)
        found[TABLE_AT] = float(t.active)
        found[TABLE_AT + 1] = float(len(t.decks[2])) / 20.0
        return found


def add_side(t: DuelTable, side: i64, at: i64, found: vec[float]) -> None:
    """What a side shows."""
    front, rear = t.front_of(side), t.front_of(side) ^ 1
    found[at] = float(t.life[front]) / 4.0
    if t.who[front] >= 0:
        found[at + 1] = float(t.character(front).under_fire) / 30.0
        found[at + 2] = float(gear_total(t, front)) / 50.0
        add_character(t, front, at + PEOPLE_AT, at + GEAR_AT, found)
    if t.who[rear] >= 0:
        found[at + 3] = float(t.life[rear]) / 4.0
        found[at + 4] = float(gear_total(t, rear)) / 50.0
        found[at + 5] = 0.5
        add_character(t, rear, at + PEOPLE_AT + PEOPLE, at + GEAR_AT + KIND_COUNT, found)
    found[at + 6] = float(len(t.reserve[side])) / 2.0
    found[at + 7] = float(len(t.hands[side])) / 4.0
    for card in t.hands[side]:
        kind = KIND[card]
        found[at + 8] += float(HAND_VALUE[kind]) / 200.0
        found[at + 9] += 0.5 if is_avoid(kind) else 0.0
        found[at + 10] += 0.4 if is_hit(kind) else 0.0
        if kind < KIND_COUNT:
            found[at + HAND_AT + kind] += 0.5
    found[at + 11] = 1.0 if t.life[front] == 1 else 0.0
    found[at + 12] = float(len(t.decks[side])) / 40.0
    found[at + 13] = 1.0 if t.life[rear] == 1 else 0.0


def add_character(t: DuelTable, place: i64, person_at: i64, gear_at: i64, found: vec[float]) -> None:
    """Which character stands at a place, and what lies before it."""
    if t.who[place] < PEOPLE:
        found[person_at + t.who[place]] = 0.5
    for card in t.gear[place]:
        if KIND[card] < KIND_COUNT:
            found[gear_at + KIND[card]] = 0.5
