"""Which positions of the classic game can be: life and cards of the players, and all frames."""

from __future__ import annotations

from sixgun.engine.errors import BadData
from sixgun.engine.num import i64
from sixgun.engine.reading import Fields
from sixgun.games.classic.brink import Losing
from sixgun.games.classic.deck import (
    CARD,
    JAIL,
    KIND,
    is_blue,
    is_weapon,
)
from sixgun.games.classic.fits import FITS
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.table import Table
from sixgun.games.positions import check_frames, check_nothing_goes_on
from sixgun.games.roles import SHERIFF


def check_position(position: Fields, players: list[Fields], t: Table) -> None:
    """The whole of a position that isn't over."""
    check_frames(position, t, FITS)
    for seat, fields in enumerate(players):
        check_player(fields, t, seat)


def check_finished(position: Fields, players: list[Fields], t: Table) -> None:
    """The whole of a game that is over: who fell last still has his cards."""
    check_nothing_goes_on(position)
    for seat, fields in enumerate(players):
        if t.lives(seat):
            check_life(fields, t, seat)
        check_in_play(fields.where("in_play"), t, seat)


def check_player(fields: Fields, t: Table, seat: i64) -> None:
    """The living have life, unless they are at the brink; the dead have no cards; what lies before a player may."""
    if not t.lives(seat):
        for zone, cards in (("hand", t.hands[seat]), ("in_play", t.in_play[seat])):
            if len(cards) > 0:
                raise BadData(fields.where(zone), "dead-cards")
        return
    check_life(fields, t, seat)
    check_in_play(fields.where("in_play"), t, seat)
    if seat == t.refiller and len(t.hands[seat]) == 0 and len(t.deck) > 0 and not dueling(t):
        raise BadData(fields.where("hand"), "never-empty")  # classic.suzy


def check_life(fields: Fields, t: Table, seat: i64) -> None:
    """Who lives has life, or has just lost the last of it and may still be saved."""
    if t.life[seat] == 0 and not at_brink(t, seat):
        raise BadData(fields.where("life"), "no-life")


def at_brink(t: Table, seat: i64) -> bool:
    """Whether a player has lost his last life point and may still be saved."""
    return any(isinstance(frame, Losing) and frame.seat == seat and frame.needed > 0 for frame in t.stack)


def dueling(t: Table) -> bool:
    """Whether a Duel is not over yet: nobody's empty hand is filled before."""
    return any(isinstance(frame, ClassicFrame) and frame.is_duel() for frame in t.stack)


def check_in_play(field: str, t: Table, seat: i64) -> None:
    """classic.turn.no-copies, classic.turn.one-weapon, classic.jail"""
    kinds = [KIND[card] for card in t.in_play[seat]]
    for card in t.in_play[seat]:
        kind = KIND[card]
        alone = kinds.count(kind) == 1 and (not is_weapon(kind) or sum([is_weapon(one) for one in kinds]) == 1)
        if not is_blue(kind) or not alone or (kind == JAIL and t.role[seat] == SHERIFF):
            raise BadData(field, "in-play", value=CARD.write(int(card)))
