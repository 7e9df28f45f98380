"""What positions of The Duel must hold besides: the beginning of the game, and who knows a card."""

from __future__ import annotations

from sixgun.engine.errors import BadData
from sixgun.engine.num import i64, vec
from sixgun.engine.reading import Fields
from sixgun.family.knowledge import EVERYBODY
from sixgun.family.positions import check_known
from sixgun.games.duel.catalogue import CAST, COMMON, EMPTY, back_of
from sixgun.games.duel.damage import has_fallen
from sixgun.games.duel.fields import CARD
from sixgun.games.duel.resolution import WAITING, Resolution
from sixgun.games.duel.table import NOWHERE, DuelTable
from sixgun.games.duel.taking import Keeping


def check_beginning(position: Fields, players: list[Fields], t: DuelTable) -> None:
    """While the ACs are chosen all cards are in their decks, and four characters stand there with all their life."""
    empty = [(position.where("common"), t.decks[COMMON]), (position.where("discard"), t.discard_pile)]
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


def check_aims(position: Fields, players: list[Fields], t: DuelTable) -> None:
    """Only while something is carried out, and before what waits, somebody is aimed at or has no life left."""
    deeds = [frame for frame in t.stack if isinstance(frame, Resolution)]
    if deeds and deeds[-1].phase != WAITING:
        return
    if t.aimed != NOWHERE:
        raise BadData(position.where("aimed"), "stack")
    for place in range(4):
        if has_fallen(t, place):
            where = f"{players[place >> 1].where('characters')}[{place & 1}].life"
            raise BadData(where, "range", low=1, high=int(CAST[t.who[place]].life), value=0)


def check_knowledge(position: Fields, t: DuelTable) -> None:
    """Who knows a hand card, or one that is looked at (of its own deck); nobody knows what is in a deck."""
    plain = vec[i64]([EVERYBODY] * len(t.known))
    for frame in t.stack:
        if isinstance(frame, Keeping):
            for at, card in enumerate(frame.looked):
                plain[card] = 1 << t.active
                source = frame.source(t, at)
                if len(t.decks[source]) > 0 and back_of(card) != source:
                    raise BadData(position.where("stack"), "other-side", value=CARD.write(int(card)))
    for seat in range(2):
        for card in t.hands[seat]:
            plain[card] = 1 << seat
    for deck in t.decks:
        for card in deck:
            plain[card] = 0
            if t.known[card] != 0:
                raise BadData(position.where(f"known.{CARD.write(int(card))}"), "known-nowhere")
    check_known(position, CARD, t.known, plain)
