"""What a player might try although it isn't legal, so that he can be told why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.action import pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.games.dice.names import CLEAR, DICE, DRINK, DYNAMITE, GIVE, ROLL, SHOOT, STOP

if TYPE_CHECKING:
    from sixgun.games.dice.table import Table

AT_SOMEBODY: Final = vec[i64]([SHOOT, DRINK, GIVE, CLEAR])


def tries(t: Table) -> vec[i64]:
    """To roll each die that shows Dynamite; to do to everybody what may be done to somebody."""
    found = vec[i64]()
    verb = verb_of(t.legal[len(t.legal) - 1])
    if verb_of(t.legal[0]) == STOP:
        for die in range(DICE):
            if t.dice[die] == DYNAMITE:
                found = append(found, pack(ROLL, 1 << die))
    elif verb in AT_SOMEBODY:
        for seat in range(len(t.cast)):
            found = append(found, pack(verb, seat))
    return found
