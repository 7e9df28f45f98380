"""The fifteen characters of Dodge City, with the frames that they bring."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, pack, second, verb_of, with_each
from sixgun.engine.fields import COUNT, LIVING, NOBODY, FieldTypes
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.classic import kinds, reasons, verbs
from sixgun.games.classic.attacks import shoot
from sixgun.games.classic.card import BLUE, MISSED
from sixgun.games.classic.catalogue import BORDER, DIAMONDS, HAND_VALUE, KIND, LOOT
from sixgun.games.classic.character import Character
from sixgun.games.classic.fields import BY_ABILITY, CARD_OR_NONE
from sixgun.games.classic.frame import ClassicFrame, dueling, refill
from sixgun.games.classic.playing import Playing
from sixgun.games.classic.sets.dodge_city import messages
from sixgun.games.classic.table import ClassicTable, table
from sixgun.games.classic.taking import BY_TAKING, take_card

USES_OF_JOSE: Final = 2


class ApacheKid(Character):
    """Diamonds that others play have no effect on him."""

    name = "apache-kid"
    life: i64 = 3

    def on_reached(self, t: ClassicTable, seat: i64, card: i64) -> bool:
        if t.suit(card) != DIAMONDS:
            return True
        t.emit(messages.UNTOUCHED, seat, card)
        return False


class BelleStar(Character):
    """In her turn cards in play in front of others have no effect."""

    name = "belle-star"
    disarms = True


class BillNoface(Character):
    """Draws a card, and one for each life point that he is missing."""

    name = "bill-noface"

    def on_draw_phase(self, t: ClassicTable, seat: i64) -> None:
        t.draw(seat, 1 + t.max_life[seat] - t.life[seat])


class ChuckWengam(Character):
    """In his turn he may lose a life point, never the last, to draw two cards."""

    name = "chuck-wengam"
    acts = True

    def own_actions(self, t: ClassicTable, seat: i64, frame: ClassicFrame, actions: vec[i64]) -> vec[i64]:
        able = isinstance(frame, Playing) and t.life[seat] > 1
        return append(actions, pack(messages.BLEED.number)) if able else actions

    def act(self, t: ClassicTable, seat: i64, action: i64, frame: ClassicFrame) -> None:
        t.set_life(seat, t.life[seat] - 1)
        t.emit(messages.BLED, seat)
        t.draw(seat, 2)

    def action_value(self, t: ClassicTable, seat: i64, action: i64, foes: vec[i64]) -> i64:
        return 40 if t.life[seat] > 2 and len(t.hands[seat]) < 2 else -1

    def why_not(self, t: ClassicTable, seat: i64, action: i64, frame: ClassicFrame) -> Reason:
        return Reason(messages.LAST_POINT if verb_of(action) == messages.BLEED.number else NOT_NOW)


class DocHolyday(Character):
    """Once in his turn he discards two hand cards for a BANG! symbol within his weapon's reach."""

    name = "doc-holyday"
    acts = True

    def own_actions(self, t: ClassicTable, seat: i64, frame: ClassicFrame, actions: vec[i64]) -> vec[i64]:
        if isinstance(frame, Playing) and t.uses == 0 and len(t.hands[seat]) > 1:
            targets = t.within(seat, t.reach(seat))
            target = t.left_of(seat)
            while target != seat:
                if targets >> target & 1:
                    actions = append(actions, pack(messages.FIRE.number, target))
                target = t.left_of(target)
        return actions

    def act(self, t: ClassicTable, seat: i64, action: i64, frame: ClassicFrame) -> None:
        t.uses += 1
        t.emit(messages.FIRED, seat, first(action))
        t.push(Firing(first(action), -1))

    def action_value(self, t: ClassicTable, seat: i64, action: i64, foes: vec[i64]) -> i64:
        """Worth two cards that he would have to discard, or the last life point of an enemy."""
        target = first(action)
        spare = len(t.hands[seat]) - t.life[seat]
        worth = foes[target] * (2 if t.life[target] == 1 else 1)
        return worth if foes[target] > 20 and (spare > 1 or t.life[target] == 1) else -1

    def why_not(self, t: ClassicTable, seat: i64, action: i64, frame: ClassicFrame) -> Reason:
        if verb_of(action) != messages.FIRE.number or not isinstance(frame, Playing):
            return Reason(NOT_NOW)
        if t.uses > 0:
            return Reason(messages.USED_UP)
        if len(t.hands[seat]) < 2:
            return Reason(reasons.TWO_CARDS)
        absent = no_player(t, first(action))
        if absent is not None or first(action) == seat:
            return absent or Reason(reasons.SELF)
        return Reason(reasons.OUT_OF_RANGE, t.distance(seat, first(action)), t.reach(seat))


class ElenaFuente(Character):
    """Any hand card is a Missed! to her."""

    name = "elena-fuente"
    life: i64 = 3

    def serves_as(self, kind: i64, symbols: i64, wanted: i64) -> bool:
        return (symbols | MISSED) & wanted != 0


class GregDigger(Character):
    """Regains two life points whenever another is eliminated."""

    name = "greg-digger"

    def on_eliminated(self, t: ClassicTable, seat: i64, other: i64) -> None:
        if t.life[seat] < t.max_life[seat]:
            t.heal(seat, 2, BY_ABILITY)


class HerbHunter(Character):
    """Draws two cards whenever another is eliminated."""

    name = "herb-hunter"

    def on_eliminated(self, t: ClassicTable, seat: i64, other: i64) -> None:
        t.draw(seat, 2)


class JoseDelgado(Character):
    """Twice in his turn he may discard a blue hand card to draw two."""

    name = "jose-delgado"
    acts = True

    def own_actions(self, t: ClassicTable, seat: i64, frame: ClassicFrame, actions: vec[i64]) -> vec[i64]:
        if isinstance(frame, Playing) and t.uses < USES_OF_JOSE:
            for card in t.hands[seat]:
                if BORDER[KIND[card]] == BLUE:
                    actions = append(actions, pack(messages.TRADE.number, card))
        return actions

    def act(self, t: ClassicTable, seat: i64, action: i64, frame: ClassicFrame) -> None:
        t.uses += 1
        t.discard_hand_card(seat, first(action))
        t.draw(seat, 2)

    def action_value(self, t: ClassicTable, seat: i64, action: i64, foes: vec[i64]) -> i64:
        return 100 - HAND_VALUE[KIND[first(action)]]

    def why_not(self, t: ClassicTable, seat: i64, action: i64, frame: ClassicFrame) -> Reason:
        if verb_of(action) != messages.TRADE.number or not isinstance(frame, Playing):
            return Reason(NOT_NOW)
        if first(action) not in t.hands[seat]:
            return Reason(reasons.NOT_YOURS, first(action))
        return Reason(messages.USED_UP if BORDER[KIND[first(action)]] == BLUE else messages.NOT_BLUE)


class MollyStark(Character):
    """Draws a card for each hand card that she uses out of turn; in a Duel when it is over."""

    name = "molly-stark"

    def on_answer(self, t: ClassicTable, seat: i64, card: i64) -> None:
        if seat == t.active:
            return
        if not dueling(t):
            t.draw(seat, 1)
            return
        below = t.stack[len(t.stack) - 2]
        if isinstance(below, OwedCards):
            below.draws += 1
        else:
            top = t.stack[len(t.stack) - 1]
            t.pop()
            t.push(OwedCards(seat, 1))
            t.push(top)


class PatBrennan(Character):
    """May take a card in play in front of any player instead of drawing."""

    name = "pat-brennan"

    def on_draw_phase(self, t: ClassicTable, seat: i64) -> None:
        t.push(DRAW_FROM_PLAY)


class PixiePete(Character):
    """Draws three cards."""

    name = "pixie-pete"
    life: i64 = 3
    draws: i64 = 3


class SeanMallory(Character):
    """May keep ten cards."""

    name = "sean-mallory"
    life: i64 = 3

    def hand_limit(self, t: ClassicTable, seat: i64) -> i64:
        return 10


class TequilaJoe(Character):
    """A Beer gives him two life points."""

    name = "tequila-joe"
    beer_heals: i64 = 2


class VeraCuster(Character):
    """Before she draws she chooses another living character, whose ability is hers until her next turn."""

    name = "vera-custer"
    life: i64 = 3
    borrows = True

    def on_checks_over(self, t: ClassicTable, seat: i64) -> None:
        if t.ability(seat) is not self:
            t.set_ability(seat, self)

    def on_draw_phase(self, t: ClassicTable, seat: i64) -> None:
        t.push(COPYING)


def no_player(t: ClassicTable, target: i64) -> Reason | None:
    """Why nobody at the table can be meant: there is no such seat, or who sat there is out."""
    if target >= len(t.cast):
        return Reason(reasons.NO_TARGET, target)
    return None if t.lives(target) else Reason(reasons.DEAD, target)


@mypyc_attr(acyclic=True)
class Firing(ClassicFrame):
    """Doc Holyday discards two cards, then fires (dodge.doc-holyday)."""

    NAME: ClassVar[str] = "firing"
    ON: ClassVar[tuple[str, ...]] = ("playing",)
    FIELDS: ClassVar[FieldTypes] = {"target": LIVING, "card": CARD_OR_NONE}

    def __init__(self, target: i64, card: i64) -> None:
        self.target = target
        self.card = card

    def copy(self) -> Frame:
        return Firing(self.target, self.card)

    def fits(self, t: ClassicTable) -> bool:
        return self.target != t.active

    def question(self, state: State) -> Question:
        return Question(messages.ASK_DOC, self.target)

    def options(self, t: ClassicTable) -> vec[i64]:
        return with_each(vec[i64](capacity=8), verbs.DISCARD, t.hands[t.active])

    def decide(self, t: ClassicTable, action: i64) -> None:
        """It is a shot with the card of the two that is no Diamond, if there is one."""
        card, other = first(action), self.card
        t.discard_hand_card(t.active, card)
        refill(t)
        if other < 0:
            self.card = card
            return
        t.pop()
        shoot(t, t.active, self.target, kinds.BANG, 1, card if t.suit(card) != DIAMONDS else other)

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        return Reason(reasons.NOT_YOURS, first(action)) if verb_of(action) == verbs.DISCARD else Reason(NOT_NOW)


@mypyc_attr(acyclic=True)
class OwedCards(ClassicFrame):
    """What Molly Stark draws when a Duel is over (dodge.molly-stark)."""

    NAME: ClassVar[str] = "owed-cards"
    ON: ClassVar[tuple[str, ...]] = ("playing",)
    UNDER: ClassVar[tuple[str, ...]] = ("duel", "losing")
    FIELDS: ClassVar[FieldTypes] = {"seat": LIVING, "draws": COUNT}

    def __init__(self, seat: i64, draws: i64) -> None:
        self.seat = seat
        self.draws = draws

    def copy(self) -> Frame:
        return OwedCards(self.seat, self.draws)

    def step(self, state: State) -> i64:
        t = table(state)
        t.pop()
        if t.lives(self.seat):
            t.draw(self.seat, self.draws)
        return NOBODY


@mypyc_attr(acyclic=True)
class DrawFromPlay(ClassicFrame):
    """Pat Brennan draws, or takes a card in play (dodge.pat-brennan)."""

    NAME: ClassVar[str] = "draw-from-play"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def question(self, state: State) -> Question:
        return Question(messages.ASK_PAT)

    def options(self, t: ClassicTable) -> vec[i64]:
        actions = vec[i64]([verbs.DRAW])
        seat = t.active
        asked: i64 = 0
        while asked < t.living:
            for card in t.in_play[seat]:
                actions = append(actions, pack(messages.DRAW_CARD.number, card, seat))
            seat = t.left_of(seat)
            asked += 1
        return actions

    def decide(self, t: ClassicTable, action: i64) -> None:
        t.pop()
        if verb_of(action) == verbs.DRAW:
            t.draw(t.active, 2)
        else:
            take_card(t, t.active, second(action), first(action), BY_TAKING)

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        if verb_of(action) != messages.DRAW_CARD.number:
            return Reason(NOT_NOW)
        return no_player(t, second(action)) or Reason(reasons.NOT_IN_PLAY, first(action), second(action))

    def action_value(self, t: ClassicTable, seat: i64, action: i64, foes: vec[i64]) -> i64:
        """A card in play must be worth more than two unknown ones: to him, or because an enemy loses it and can't
        take it back."""
        if verb_of(action) == verbs.DRAW:
            return 0
        kind = KIND[first(action)]
        lost: i64 = 0 if isinstance(t.ability(second(action)), PatBrennan) else LOOT[kind] * foes[second(action)] // 60
        won: i64 = 0 if t.has(seat, kind) else HAND_VALUE[kind]  # nobody lays down two of a kind
        return won + lost - 110


@mypyc_attr(acyclic=True)
class Copying(ClassicFrame):
    """Vera Custer chooses whose ability she has (dodge.vera-custer)."""

    NAME: ClassVar[str] = "copying"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def question(self, state: State) -> Question:
        return Question(messages.ASK_VERA)

    def options(self, t: ClassicTable) -> vec[i64]:
        actions = vec[i64](capacity=8)
        other = t.left_of(t.active)
        while other != t.active:
            actions = append(actions, pack(messages.COPY.number, other))
            other = t.left_of(other)
        return actions

    def decide(self, t: ClassicTable, action: i64) -> None:
        t.pop()
        t.set_ability(t.active, t.cast[first(action)])
        t.emit(messages.COPIED, t.active, first(action))
        refill(t)
        t.ability(t.active).on_draw_phase(t, t.active)

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        if verb_of(action) != messages.COPY.number:
            return Reason(NOT_NOW)
        return no_player(t, first(action)) or Reason(reasons.SELF)

    def action_value(self, t: ClassicTable, seat: i64, action: i64, foes: vec[i64]) -> i64:
        """Who draws more, shoots more or is harder to hit is worth copying."""
        who = t.cast[first(action)]
        return 10 * who.draws + 8 * i64(who.barrels + who.remoteness) + (6 if who.never_empty or who.acts else 0)


DRAW_FROM_PLAY: Final = DrawFromPlay()
COPYING: Final = Copying()
CHARACTERS: Final[tuple[Character, ...]] = (
    *(ApacheKid(), BelleStar(), BillNoface(), ChuckWengam(), DocHolyday(), ElenaFuente(), GregDigger(), HerbHunter()),
    *(JoseDelgado(), MollyStark(), PatBrennan(), PixiePete(), SeanMallory(), TequilaJoe(), VeraCuster()),
)
FRAMES: Final[tuple[type[Frame], ...]] = (Firing, OwedCards, DrawFromPlay, Copying)
