"""The twelve characters of the Outlaws."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import pack, with_each
from sixgun.engine.messages import Reason
from sixgun.engine.num import append, i64, vec
from sixgun.games.duel import events, reasons, verbs
from sixgun.games.duel.catalogue import KIND, is_always_active
from sixgun.games.duel.character import Character
from sixgun.games.duel.playing import Copying, can_copy
from sixgun.games.duel.table import DuelTable
from sixgun.games.duel.taking import Keeping, Looting, look_at
from sixgun.games.duel.triggers import HIT_REAR, ROB, trigger, will_hit


class BabeLeroy(Character):
    """Draws two cards when she has none."""

    name = "babe-leroy"
    skill: i64 = verbs.DRAW_TWO

    def own_actions(self, t: DuelTable, place: i64, actions: vec[i64]) -> vec[i64]:
        return append(actions, verbs.DRAW_TWO) if len(t.hands[place >> 1]) == 0 else actions

    def act(self, t: DuelTable, place: i64, card: i64) -> None:
        t.draw(place >> 1, 2)

    def why_not(self, t: DuelTable, place: i64, card: i64) -> Reason:
        return Reason(reasons.HAND_NOT_EMPTY)


class BullAnderson(Character):
    """Takes cards when somebody else is eliminated."""

    name = "bull-anderson"
    finishing: i64 = 35
    under_fire: i64 = 4
    life: i64 = 5

    def on_eliminated(self, t: DuelTable, place: i64, fallen: i64) -> None:
        t.emit(events.USED, t.who[place])
        t.push(Looting(place >> 1, fallen, 2))


class CattleKatie(Character):
    """Trades equipment for two cards."""

    name = "cattle-katie"
    skill: i64 = verbs.TRADE

    def own_actions(self, t: DuelTable, place: i64, actions: vec[i64]) -> vec[i64]:
        for card in t.gear[place]:
            if not is_always_active(KIND[card]):
                actions = append(actions, pack(verbs.TRADE, card))
        return actions

    def act(self, t: DuelTable, place: i64, card: i64) -> None:
        t.remove_from_play(place, card)
        t.emit(events.STRIPPED, t.who[place], card, place >> 1)
        t.discard(card)
        t.draw(place >> 1, 2)

    def why_not(self, t: DuelTable, place: i64, card: i64) -> Reason:
        return Reason(reasons.NOT_TRADED, card)


class DaltonBros(Character):
    """Draw three cards in phase 1."""

    name = "dalton-bros"
    under_fire: i64 = 40
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
    skill: i64 = verbs.COPY

    def own_actions(self, t: DuelTable, place: i64, actions: vec[i64]) -> vec[i64]:
        return with_each(actions, verbs.COPY, t.hands[place >> 1]) if can_copy(t, place >> 1) else actions

    def act(self, t: DuelTable, place: i64, card: i64) -> None:
        copied = t.discard_pile[len(t.discard_pile) - 1]
        t.discard_hand_card(place >> 1, card)
        t.emit(events.COPIED, place >> 1, copied)
        t.push(Copying(copied))

    def why_not(self, t: DuelTable, place: i64, card: i64) -> Reason:
        return Reason(reasons.NOT_YOURS, card) if can_copy(t, place >> 1) else Reason(reasons.NO_COPY)


class SidCurry(Character):
    """The top of the opponent's deck may save him and shoot back."""

    name = "sid-curry"
    under_fire: i64 = 34
    reveals_to_avoid = True


class SlimPoet(Character):
    """Who makes him lose life loses a card."""

    name = "slim-poet"
    under_fire: i64 = 18
    refund: i64 = 24

    def on_life_lost(self, t: DuelTable, place: i64, points: i64, by: i64) -> None:
        while points > 0 and by == 1 - (place >> 1):
            trigger(t, pack(ROB, place >> 1, t.who[place]))
            points -= 1


class SoundanceKid(Character):
    """A hand card for the better of two from both decks."""

    name = "soundance-kid"
    always_active = True
    skill: i64 = verbs.EXCHANGE

    def own_actions(self, t: DuelTable, place: i64, actions: vec[i64]) -> vec[i64]:
        return with_each(actions, verbs.EXCHANGE, t.hands[place >> 1])

    def act(self, t: DuelTable, place: i64, card: i64) -> None:
        t.discard_hand_card(place >> 1, card)
        looked = look_at(t, vec[i64](), place >> 1)
        t.push(Keeping(look_at(t, looked, 1 - (place >> 1)), 1))

    def why_not(self, t: DuelTable, place: i64, card: i64) -> Reason:
        return Reason(reasons.NOT_YOURS, card)


class TocoRamirez(Character):
    """Plays any card as a Colt."""

    name = "toco-ramirez"
    any_as_colt = True


class TomThorn(Character):
    """Shoots at the rearguard when he comes to the front."""

    name = "tom-thorn"

    def on_token_moved(self, t: DuelTable, place: i64, side: i64) -> None:
        if side == place >> 1 and t.front_of(side) == place:
            will_hit(t, HIT_REAR, place)


class WestHarding(Character):
    """BANG! cards without a limit."""

    name = "west-harding"
    many_bangs = True


THE_OUTLAWS: Final[list[Character]] = [
    *(BabeLeroy(), BullAnderson(), CattleKatie(), DaltonBros(), JackRansome(), PearlHat(), SidCurry(), SlimPoet()),
    *(SoundanceKid(), TocoRamirez(), TomThorn(), WestHarding()),
]
