"""What a table of the classic game shows of its end: life, cards and arms of each player by role, who reaches whom."""

from __future__ import annotations

from typing import Final

from sixgun.bots.net import NetValue
from sixgun.bots.rollout import Policy
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.roles import DEPUTY, OUTLAW, SHERIFF
from sixgun.games.classic import kinds
from sixgun.games.classic.bots.gunhand import GunhandClassic
from sixgun.games.classic.bots.scores import covers, serves
from sixgun.games.classic.card import BEER, MISSED
from sixgun.games.classic.catalogue import KIND, SYMBOLS
from sixgun.games.classic.fields import CHARACTER
from sixgun.games.classic.table import ClassicTable, table

FIRST: Final = vec[i64]([0, 1, 3, 6])  # the place of each role: a Sheriff, two Deputies, three Outlaws, a Renegade
EACH: Final = 14  # signs of a place
TURN_AT: Final = 98
TABLE_AT: Final = 102
SKILL_AT: Final = 106  # what only legend's net sees: how well everybody plays, …
PEOPLE_AT: Final = 113  # … and their character
PLACES: Final = 7
CHARACTERS: Final = 16  # those that it was trained on; it ignores others, and players beyond the seventh place
SIGNS: Final = PEOPLE_AT + 7 * CHARACTERS
BLANK: Final = vec[float]([0.0] * SIGNS)


@mypyc_attr(acyclic=True)
class ClassicValue(NetValue):
    """The law, the Outlaws or the Renegade wins."""

    def knows(self, state: State) -> bool:
        """It was never shown three players, each for themselves."""
        return len(table(state).cast) > 3

    def outcome_of(self, state: State, seat: i64) -> i64:
        role = table(state).role[seat]
        return 0 if role == SHERIFF else role - DEPUTY

    def signs(self, state: State, policy: Policy) -> vec[float]:
        t = table(state)
        assert isinstance(policy, GunhandClassic)
        found = self.blank(BLANK)
        places = FIRST[:]
        seat = t.active
        wait: i64 = 0
        while wait < t.living:
            if t.lives(seat):
                role = t.role[seat]
                place = places[role]
                places[role] += 1
                if place < PLACES:
                    self.add_place(t, policy, seat, place, float(wait) / float(t.living), found)
            seat = t.left_of(seat)
            wait += 1
        found[TURN_AT + t.role[t.active]] = 1.0
        found[TABLE_AT] = float(t.living) / 7.0
        found[TABLE_AT + 1] = float(len(t.cast)) / 7.0
        found[TABLE_AT + 2] = 1.0 if t.living == 2 else 0.0
        found[TABLE_AT + 3] = 1.0 if t.living == 3 else 0.0
        return found

    def add_place(
        self, t: ClassicTable, policy: GunhandClassic, seat: i64, place: i64, wait: float, found: vec[float]
    ) -> None:
        """A living player at the place of their role; `wait` is how much of a round passes before their turn."""
        at = EACH * place
        add_player(t, seat, at, found)
        found[at + 12] = float(max(-40, min(40, policy.suspicion[seat]))) / 40.0
        found[at + 13] = wait
        if len(found) > SKILL_AT:
            found[SKILL_AT + place] = policy.skill[seat]
            character: i64 = CHARACTER.numbers[t.cast[seat].name]
            if character < CHARACTERS:
                found[PEOPLE_AT + CHARACTERS * place + character] = 1.0


def add_player(t: ClassicTable, seat: i64, at: i64, found: vec[float]) -> None:
    """What a living player shows at the place of their role."""
    life = float(t.life[seat])
    found[at] = 1.0
    found[at + 1] = life / 4.0
    found[at + 2] = 1.0 / (life + 0.5)
    found[at + 3] = float(len(t.hands[seat])) / 4.0
    add_hand(t, seat, at + 4, found)
    found[at + 7] = float(t.barrels(seat))
    found[at + 8] = float(t.remoteness(seat))
    found[at + 9] = float(min(t.reach(seat), 4) + t.sight(seat) - 1) / 2.0 + (1.0 if t.many_bangs(seat) else 0.0)
    found[at + 10] = curses(t, seat)
    aims = t.seats_with(OUTLAW) if t.role[seat] != OUTLAW else t.seats_with(SHERIFF)
    found[at + 11] = 1.0 if t.within(seat, t.reach(seat)) & aims else 0.0


def curses(t: ClassicTable, seat: i64) -> float:
    """How many of Jail and Dynamite lie in front of a player."""
    if not t.is_cursed(seat):
        return 0.0
    return (1.0 if t.has(seat, kinds.JAIL) else 0.0) + (1.0 if t.has(seat, kinds.DYNAMITE) else 0.0)


def add_hand(t: ClassicTable, seat: i64, at: i64, found: vec[float]) -> None:
    """How many cards of a hand avoid, heal and shoot."""
    for card in t.hands[seat]:
        kind = KIND[card]
        if serves(t, seat, card, MISSED):
            found[at] += 0.5
        elif SYMBOLS[kind] & BEER:
            found[at + 1] += 0.5
        if kind == kinds.BANG:
            found[at + 2] += 0.5
    if t.has_green(seat):
        found[at] += 0.5 * float(covers(t, seat))
