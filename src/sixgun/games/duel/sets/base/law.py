"""The twelve characters of the Law."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64
from sixgun.family.knowledge import EVERYBODY
from sixgun.games.duel import events
from sixgun.games.duel.catalogue import HORSESHOE_SYMBOL, SYMBOL
from sixgun.games.duel.character import Character
from sixgun.games.duel.table import DuelTable
from sixgun.games.duel.triggers import HIT_FRONT, will_draw, will_hit


class AlanPinkertoon(Character):
    """Shoots when he loses life."""

    name = "alan-pinkertoon"
    under_fire: i64 = 22
    refund: i64 = 30

    def on_life_lost(self, t: DuelTable, place: i64, points: i64, by: i64) -> None:
        while points > 0:
            will_hit(t, HIT_FRONT, place)
            points -= 1


class AnnieOakey(Character):
    """Uses hit cards and Missed! as each other."""

    name = "annie-oakey"
    under_fire: i64 = 26
    missed_as_colt = True
    hits_avoid = True


class BartMasterson(Character):
    """Chooses between two cards whenever somebody reveals."""

    name = "bart-masterson"
    always_active = True
    reveals_two = True


class BillTightman(Character):
    """Draws when somebody else is eliminated."""

    name = "bill-tightman"
    finishing: i64 = 35
    under_fire: i64 = 4
    life: i64 = 5

    def on_eliminated(self, t: DuelTable, place: i64, fallen: i64) -> None:
        t.emit(events.USED, t.who[place])
        t.draw(place >> 1, 2)


class BuffaloBell(Character):
    """Loses life instead of his companion."""

    name = "buffalo-bell"
    under_fire: i64 = 4
    always_active = True
    takes_loss = True


class DalonRanger(Character):
    """Draws when the opponent makes him lose life."""

    name = "dalon-ranger"
    under_fire: i64 = 20
    refund: i64 = 30
    life: i64 = 5

    def on_life_lost(self, t: DuelTable, place: i64, points: i64, by: i64) -> None:
        if by == 1 - (place >> 1):
            will_draw(t, place, points)


class Jango(Character):
    """Draws when the opponent's token moves."""

    name = "jango"
    under_fire: i64 = 8
    life: i64 = 3

    def on_token_moved(self, t: DuelTable, place: i64, side: i64) -> None:
        if side != place >> 1:
            will_draw(t, place, 1)


class PatGarret(Character):
    """Shows his second card: a horseshoe brings another from the opponent's deck."""

    name = "pat-garret"
    under_fire: i64 = 18
    life: i64 = 5

    def on_cards_drawn(self, t: DuelTable, seat: i64) -> None:
        card = t.hands[seat][len(t.hands[seat]) - 1]
        t.known[card] = EVERYBODY
        t.emit(events.SHOWED, seat, card)
        if SYMBOL[card] == HORSESHOE_SYMBOL:
            t.draw(seat, 1, 1 - seat)


class TexKiller(Character):
    """His BANG! cards cost another card besides the avoid."""

    name = "tex-killer"
    extra_to_avoid: i64 = 1


class TheStranger(Character):
    """One more BANG! card in a turn."""

    name = "the-stranger"
    always_active = True
    more_bangs: i64 = 1


class WildBill(Character):
    """Shoots when he is robbed."""

    name = "wild-bill"
    under_fire: i64 = 14
    life: i64 = 5

    def on_card_taken(self, t: DuelTable, place: i64) -> None:
        will_hit(t, HIT_FRONT, place)


class WyattEarp(Character):
    """Draws when a hit of his side is avoided."""

    name = "wyatt-earp"

    def on_hit_avoided(self, t: DuelTable, place: i64) -> None:
        will_draw(t, place, 1)


THE_LAW: Final[list[Character]] = [
    *(AlanPinkertoon(), AnnieOakey(), BartMasterson(), BillTightman(), BuffaloBell(), DalonRanger(), Jango()),
    *(PatGarret(), TexKiller(), TheStranger(), WildBill(), WyattEarp()),
]
