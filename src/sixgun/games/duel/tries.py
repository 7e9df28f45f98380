"""What a player might try although it isn't legal: each of his cards, at whomever, so that he can be told why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.games.duel.names import ANSWER, AS_COLT, AVOID, END, PLAY, PLAY_AT

if TYPE_CHECKING:
    from sixgun.games.duel.table import Table

# The question, and what a hand card is used for then.
USES: Final = {"play": PLAY, "hit": AVOID, "indians": ANSWER, "duel": ANSWER}


def tries(t: Table) -> vec[i64]:
    """Every hand card that has no use now, and every character that a card can't be played at."""
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
        elif use == PLAY:
            found = at_others(t, card, found)
    return found


def at_others(t: Table, card: i64, found: vec[i64]) -> vec[i64]:
    """A card that can be played at somebody, at every character at whom it can't."""
    aimed: i64 = 0
    for code in t.legal:
        if verb_of(code) == PLAY_AT and first(code) == card:
            aimed |= 1 << t.place_of(second(code))
    place: i64 = 0
    while aimed > 0 and place < 4:
        if t.who[place] >= 0 and aimed >> place & 1 == 0:
            found = append(found, pack(PLAY_AT, card, t.who[place]))
        place += 1
    return found
