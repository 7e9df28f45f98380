"""What a table of The Dice Game shows of its end: life and arrows of each player by role, who rolls, and what."""

from __future__ import annotations

from typing import Final

from sixgun.bots.net import NetValue
from sixgun.bots.rollout import Policy
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.roles import DEPUTY, SHERIFF
from sixgun.games.dice.bots.gunhand import GunhandDice
from sixgun.games.dice.catalogue import CHARACTER
from sixgun.games.dice.table import DiceTable, table

FIRST: Final = vec[i64]([0, 1, 3, 6])  # the place of each role: a Sheriff, two Deputies, three Outlaws, two Renegades
EACH: Final = 8  # signs of a place
TURN_AT: Final = 64
FACES_AT: Final = 68
TABLE_AT: Final = 74
SKILL_AT: Final = 80  # what only legend's net sees: how well everybody plays, …
PEOPLE_AT: Final = 88  # … and their character
CHARACTERS: Final = 16  # those that it was trained on; it ignores others
SIGNS: Final = PEOPLE_AT + 8 * CHARACTERS
BLANK: Final = vec[float]([0.0] * SIGNS)


@mypyc_attr(acyclic=True)
class DiceValue(NetValue):
    """The law, the Outlaws or the Renegade wins; among three players each role by itself."""

    def outcome_of(self, state: State, seat: i64) -> i64:
        role = table(state).role[seat]
        return 0 if role == SHERIFF else role - DEPUTY

    def signs(self, state: State, policy: Policy) -> vec[float]:
        t = table(state)
        assert isinstance(policy, GunhandDice)
        found = self.blank(BLANK)
        places = FIRST[:]
        seat = t.roller
        wait: i64 = 0
        while wait < t.living:
            if t.life[seat] > 0:
                role = t.role[seat]
                place = places[role]
                places[role] += 1
                at = EACH * place
                add_player(t, seat, at, found)
                found[at + 6] = float(max(-40, min(40, policy.suspicion[seat]))) / 40.0
                found[at + 7] = float(wait) / float(t.living)
                if len(found) > SKILL_AT:
                    found[SKILL_AT + place] = policy.skill[seat]
                    character: i64 = CHARACTER.numbers[t.cast[seat].name]
                    if character < CHARACTERS:
                        found[PEOPLE_AT + CHARACTERS * place + character] = 1.0
            seat = t.left_of(seat)
            wait += 1
        add_table(t, found)
        return found


def add_player(t: DiceTable, seat: i64, at: i64, found: vec[float]) -> None:
    """What a living player shows at the place of their role."""
    life = float(t.life[seat])
    found[at] = 1.0
    found[at + 1] = life / 8.0
    found[at + 2] = 1.0 / life
    found[at + 3] = float(t.max_life(seat)) / 8.0
    found[at + 4] = float(t.arrows[seat]) / 4.0
    found[at + 5] = 1.0 if t.arrows[seat] >= t.life[seat] else 0.0


def add_table(t: DiceTable, found: vec[float]) -> None:
    """What all have in common, and what the dice show."""
    found[TURN_AT + t.role[t.roller]] = 1.0
    face: i64 = 0
    while face < 6:
        found[FACES_AT + face] = float(t.count(face)) / 2.0
        face += 1
    found[TABLE_AT] = float(t.middle) / 9.0
    found[TABLE_AT + 1] = float(t.living) / 8.0
    found[TABLE_AT + 2] = 1.0 if len(t.cast) == 3 else 0.0
    found[TABLE_AT + 3] = 1.0 if t.living == 2 else 0.0
    found[TABLE_AT + 4] = 1.0 if t.living == 3 else 0.0
    found[TABLE_AT + 5] = float(len(t.cast)) / 8.0
