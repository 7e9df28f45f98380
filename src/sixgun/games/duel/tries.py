"""What a player might try although it isn't legal: each of his cards, so that he can be told why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.games.duel.names import ANSWER, AS_COLT, AVOID, END, PLAY

if TYPE_CHECKING:
    from sixgun.games.duel.table import Table

# The question, and what a hand card is used for then.
USES: Final = {"play": PLAY, "hit": AVOID, "indians": ANSWER, "duel": ANSWER}


def tries(t: Table) -> vec[i64]:
    """Every hand card that has no use now."""
    found = vec[i64]()
    use: i64 = USES.get(t.stack[-1].question(t).name, -1)
    if use < 0:
        return found
    useful = vec[i64]()
    for code in t.legal:
        if verb_of(code) not in (END, AS_COLT):
            useful = append(useful, first(code))
    for card in t.hands[t.deciding]:
        if card not in useful:
            found = append(found, pack(use, card))
    return found
