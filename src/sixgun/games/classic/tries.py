"""What a player might try although it isn't legal: each of his cards, so that he can be told why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.games.classic.names import ANSWER, DRINK, NEEDS_TARGET, PLAY, PLAY_AT, REASONS, is_aimed

if TYPE_CHECKING:
    from sixgun.games.classic.table import Table

# The question, and what a hand card is used for then.
USES: Final = {"play": PLAY, "shot": ANSWER, "indians": ANSWER, "duel": ANSWER, "brink": DRINK}


def tries(t: Table) -> vec[i64]:
    """Every hand card that has no use now, and every player that a card can't be played at."""
    found = vec[i64]()
    use: i64 = USES.get(t.stack[-1].question(t).name, -1)
    if use < 0:
        return found
    for card in t.hands[t.deciding]:
        if pack(use, card) in t.legal:
            continue
        if use == PLAY and t.why_not(pack(PLAY, card)).term is REASONS[NEEDS_TARGET]:
            found = at_others(t, card, found)
        else:
            found = append(found, pack(use, card))
    return found


def at_others(t: Table, card: i64, found: vec[i64]) -> vec[i64]:
    """A card at every other player at whom it can't be played."""
    aimed: i64 = 0
    for code in t.legal:
        if is_aimed(verb_of(code)) and first(code) == card:
            aimed |= 1 << second(code)
    for seat in range(len(t.cast)):
        if seat != t.deciding and t.lives(seat) and aimed >> seat & 1 == 0:
            found = append(found, pack(PLAY_AT, card, seat))
    return found
