"""Which positions of The Duel can be: who stands where with what, and the beginning of the game."""

from __future__ import annotations

from sixgun.engine.errors import BadData
from sixgun.engine.num import i64, vec
from sixgun.engine.reading import Fields
from sixgun.games.duel.characters import CAST, CHARACTER, EACH_SIDE, EMPTY
from sixgun.games.duel.deck import CARD, COMMON
from sixgun.games.duel.deeds import ELIMINATING, Deed
from sixgun.games.duel.fits import FITS
from sixgun.games.duel.looking import Keeping
from sixgun.games.duel.table import NOWHERE, Table
from sixgun.games.duel.turn import Casting
from sixgun.games.knowledge import EVERYBODY
from sixgun.games.positions import check_frames, check_known


def check_position(position: Fields, players: list[Fields], t: Table) -> None:
    """The whole of a position that isn't over."""
    check_frames(position, t, FITS)
    for side, fields in enumerate(players):
        check_side(fields, t, side)
    deed = innermost(t)
    if t.aimed != NOWHERE and (deed is None or deed.phase > ELIMINATING):
        raise BadData(position.where("aimed"), "aimed")
    for character in range(2 * EACH_SIDE):
        if t.used >> character & 1 and character // EACH_SIDE != t.active:
            raise BadData(position.where("used"), "other-side", value=CHARACTER.write(character))
    if isinstance(t.stack[0], Casting):
        check_beginning(position, players, t)


def innermost(t: Table) -> Deed | None:
    """What is carried out now."""
    found: Deed | None = None
    for frame in t.stack:
        if isinstance(frame, Deed):
            found = frame
    return found


def check_side(fields: Fields, t: Table, side: i64) -> None:
    """Both places are taken while there is a reserve; nobody is without life but those about to be eliminated."""
    deed = innermost(t)
    for at in range(2):
        place = 2 * side + at
        where = f"{fields.where('characters')}[{at}]"
        if t.who[place] == EMPTY:
            if len(t.reserve[side]) > 0:
                raise BadData(where, "empty-place")
        elif t.life[place] == 0 and (deed is None or deed.phase > ELIMINATING):
            raise BadData(f"{where}.life", "no-life")


def check_beginning(position: Fields, players: list[Fields], t: Table) -> None:
    """While the ACs are chosen all cards are in their decks, and four characters stand there with all their life."""
    empty = [(position.where("common"), t.decks[COMMON]), (position.where("discard"), t.discard)]
    empty.append((position.where("fallen"), t.fallen))
    for side, fields in enumerate(players):
        empty.append((fields.where("hand"), t.hands[side]))
        for at in range(2):
            place = 2 * side + at
            where = f"{fields.where('characters')}[{at}]"
            empty.append((f"{where}.equipment", t.gear[place]))
            if t.who[place] == EMPTY or t.life[place] < CAST[t.who[place]].life:
                raise BadData(where, "beginning")
    for field, zone in empty:
        if len(zone) > 0:
            raise BadData(field, "beginning")


def check_knowledge(position: Fields, t: Table) -> None:
    """Who knows a hand card, or one that is looked at; nobody knows what is in a deck."""
    plain = vec[i64]([EVERYBODY] * len(t.known))
    for frame in t.stack:
        if isinstance(frame, Keeping):
            for card in frame.looked:
                plain[card] = 1 << t.active
    for seat in range(2):
        for card in t.hands[seat]:
            plain[card] = 1 << seat
    for deck in t.decks:
        for card in deck:
            plain[card] = 0
            if t.known[card] != 0:
                raise BadData(position.where(f"known.{CARD.write(int(card))}"), "known-nowhere")
    check_known(position, CARD, t.known, plain)
