"""The twelve characters of the Outlaws."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import pack
from sixgun.engine.num import append, i64, vec
from sixgun.engine.terms import NOBODY, Note
from sixgun.games.duel.character import Character
from sixgun.games.duel.deck import KIND, is_always_active
from sixgun.games.duel.hands import Looting
from sixgun.games.duel.looking import Keeping, look_at
from sixgun.games.duel.names import (
    COPIED,
    COPY,
    DRAW_TWO,
    EXCHANGE,
    HAND_NOT_EMPTY,
    NO_COPY,
    NOT_TRADED,
    NOT_YOURS,
    REASONS,
    STRIPPED,
    TRADE,
    USED,
)
from sixgun.games.duel.playing import Copying
from sixgun.games.duel.plays import can_copy
from sixgun.games.duel.table import Table
from sixgun.games.duel.waiting import will_hit_rear, will_rob


def with_cards(t: Table, seat: i64, verb: i64, actions: vec[i64]) -> vec[i64]:
    """The actions with one for each hand card."""
    for card in t.hands[seat]:
        actions = append(actions, pack(verb, card))
    return actions


class BabeLeroy(Character):
    """Draws two cards when she has none."""

    name = "babe-leroy"
    skill: i64 = DRAW_TWO

    def skills(self, t: Table, place: i64, actions: vec[i64]) -> vec[i64]:
        return append(actions, DRAW_TWO) if len(t.hands[place >> 1]) == 0 else actions

    def use(self, t: Table, place: i64, card: i64) -> None:
        t.draw(place >> 1, 2)

    def why_not(self, t: Table, place: i64, card: i64) -> Note:
        return Note(REASONS[HAND_NOT_EMPTY])


class BullAnderson(Character):
    """Takes cards when somebody else is eliminated."""

    name = "bull-anderson"
    life: i64 = 5

    def others_fell(self, t: Table, place: i64, fallen: i64) -> None:
        t.emit(USED, t.who[place])
        t.push(Looting(place >> 1, fallen, 2))


class CattleKatie(Character):
    """Trades equipment for two cards."""

    name = "cattle-katie"
    skill: i64 = TRADE

    def skills(self, t: Table, place: i64, actions: vec[i64]) -> vec[i64]:
        for card in t.gear[place]:
            if not is_always_active(KIND[card]):
                actions = append(actions, pack(TRADE, card))
        return actions

    def use(self, t: Table, place: i64, card: i64) -> None:
        t.remove_from_play(place, card)
        t.emit(STRIPPED, t.who[place], card, place >> 1)
        t.throw(card)
        t.draw(place >> 1, 2)

    def why_not(self, t: Table, place: i64, card: i64) -> Note:
        return Note(REASONS[NOT_TRADED], NOBODY, card)


class DaltonBros(Character):
    """Draw three cards in phase 1."""

    name = "dalton-bros"
    life: i64 = 3
    draws: i64 = 3


class JackRansome(Character):
    """His player's cards may be played on any character."""

    name = "jack-ransome"
    aims_anywhere = True


class PearlHat(Character):
    """A hand card for the effect of the Action card on top of the discard pile."""

    name = "pearl-hat"
    life: i64 = 3
    skill: i64 = COPY

    def skills(self, t: Table, place: i64, actions: vec[i64]) -> vec[i64]:
        return with_cards(t, place >> 1, COPY, actions) if can_copy(t, place >> 1) else actions

    def use(self, t: Table, place: i64, card: i64) -> None:
        copied = t.discard[len(t.discard) - 1]
        t.discard_hand_card(place >> 1, card)
        t.emit(COPIED, place >> 1, copied)
        t.push(Copying(copied))

    def why_not(self, t: Table, place: i64, card: i64) -> Note:
        return Note(REASONS[NOT_YOURS], NOBODY, card) if can_copy(t, place >> 1) else Note(REASONS[NO_COPY])


class SidCurry(Character):
    """The top of the opponent's deck may save him and shoot back."""

    name = "sid-curry"
    reveals_to_avoid = True


class SlimPoet(Character):
    """Who makes him lose life loses a card."""

    name = "slim-poet"

    def survived(self, t: Table, place: i64, points: i64, by: i64) -> None:
        while points > 0 and by == 1 - (place >> 1):
            will_rob(t, place)
            points -= 1


class SoundanceKid(Character):
    """A hand card for the better of two from both decks."""

    name = "soundance-kid"
    always_active = True
    skill: i64 = EXCHANGE

    def skills(self, t: Table, place: i64, actions: vec[i64]) -> vec[i64]:
        return with_cards(t, place >> 1, EXCHANGE, actions)

    def use(self, t: Table, place: i64, card: i64) -> None:
        t.discard_hand_card(place >> 1, card)
        looked = look_at(t, vec[i64](), place >> 1)
        t.push(Keeping(look_at(t, looked, 1 - (place >> 1)), 1))

    def why_not(self, t: Table, place: i64, card: i64) -> Note:
        return Note(REASONS[NOT_YOURS], NOBODY, card)


class TocoRamirez(Character):
    """Plays any card as a Colt."""

    name = "toco-ramirez"
    any_as_colt = True


class TomThorn(Character):
    """Shoots at the rearguard when he comes to the front."""

    name = "tom-thorn"

    def token_moved(self, t: Table, place: i64, side: i64) -> None:
        if side == place >> 1 and t.front_of(side) == place:
            will_hit_rear(t, place)


class WestHarding(Character):
    """BANG! cards without a limit."""

    name = "west-harding"
    many_bangs = True


THE_OUTLAWS: Final[list[Character]] = [
    *(BabeLeroy(), BullAnderson(), CattleKatie(), DaltonBros(), JackRansome(), PearlHat(), SidCurry(), SlimPoet()),
    *(SoundanceKid(), TocoRamirez(), TomThorn(), WestHarding()),
]
