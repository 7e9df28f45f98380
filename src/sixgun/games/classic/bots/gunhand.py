"""Gunhand at the classic game: knows its role's interest, remembers who attacked whom, and weighs every card."""

from __future__ import annotations

from typing import Final

from sixgun.bots.rollout import Policy, share_of
from sixgun.bots.scoring import NEVER
from sixgun.engine.action import first, fourth, pack, second, third, verb_of
from sixgun.engine.fields import NOBODY
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.roles import SHERIFF
from sixgun.games.classic import catalogue, kinds, questions, verbs
from sixgun.games.classic.attacks import Shot
from sixgun.games.classic.bots import scores
from sixgun.games.classic.bots.sides import CERTAIN, ENOUGH, SURE, Sides
from sixgun.games.classic.card import (
    AREA,
    BANG_CARD,
    BEER,
    BLUE,
    CHALLENGE,
    CURSE,
    DRAW,
    GREEN,
    LIFE,
    MISSED,
    SHARE,
    SHOT,
    TAKE,
    Card,
)
from sixgun.games.classic.catalogue import HAND_VALUE, KIND, KINDS_BY_NUMBER, SYMBOLS
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.playing import Playing, rule_of, targets_of, why_not
from sixgun.games.classic.table import ClassicTable, table
from sixgun.games.classic.turn import Discarding
from sixgun.games.classic.verbs import is_aimed

# All worths are whole numbers: 100 is a life point taken from somebody who must die. What helps the other cards of a
# turn goes first: each of these is far above the next.
AVERAGE: Final[i64] = 46
FIRST: Final[i64] = 9000
SECOND: Final[i64] = 7000
THIRD: Final[i64] = 5000
FOURTH: Final[i64] = 3000
GREEN_FIRST: Final[i64] = 8  # one on the table is used rather than one in the hand


@mypyc_attr(acyclic=True)
class GunhandClassic(Sides):
    """Weighs every card and target by who is friend and who is foe."""

    def copy(self) -> Policy:
        twin = GunhandClassic()
        twin.remember_as(self)
        return twin

    # -- deciding ------------------------------------------------------------------------------------------------

    def act(self, state: State, frame: Frame, seat: i64) -> i64:
        t = table(state)
        if t.ability(seat).acts:
            return super().act(state, frame, seat)
        if isinstance(frame, Playing):
            return self.play(t, seat)
        if isinstance(frame, Shot):
            return self.dodge(t, seat, frame.needed, frame.barrels)
        if isinstance(frame, Discarding):
            return self.discard(t, seat)
        return super().act(state, frame, seat)

    def needs_look(self, actions: vec[i64]) -> bool:
        """Not for a choice among cards, for which it doesn't matter who is friend and who is foe."""
        verb = verb_of(actions[len(actions) - 1])
        return verb != verbs.PICK and verb != verbs.PUT_BACK and verb != verbs.CHOOSE and verb != verbs.DRAW_DISCARD

    def play(self, t: ClassicTable, me: i64) -> i64:
        """The card of phase 2 that is worth most, or its end; cards of a kind are worth the same."""
        self.choice = verbs.END
        self.gain = 0
        low: i64 = 0  # kinds that were considered already, one bit each
        high: i64 = 0
        sized = False
        who = t.ability(me)
        recasts = who.recasts
        for card in t.hands[me]:
            kind = KIND[card]
            if (low if kind < 32 else high) >> (kind & 31) & 1:
                continue
            rule = KINDS_BY_NUMBER[who.plays_as(kind) if recasts else kind]
            if why_not(t, me, card, rule) is not None:
                continue
            if kind < 32:
                low |= i64(1) << kind
            else:
                high |= i64(1) << (kind & 31)
            if catalogue.SOCIAL[kind] == 1 and not sized:
                self.look(t, me)
                sized = True
            if rule.special and (rule.border == GREEN or not rule.aims):
                self.consider_price(t, me, card, rule, pack(verbs.PLAY, card), self.plain_score(t, me, card))
            elif not rule.aims:
                self.consider(pack(verbs.PLAY, card), self.plain_score(t, me, card))
            elif rule.at_self:
                self.cure(t, me, card, rule)
            elif self.enemies != 0:
                self.aim(t, me, card, rule)
        if t.has_green(me):
            self.consider_green(t, me)
        return self.choice

    def consider_green(self, t: ClassicTable, me: i64) -> None:
        """Consider the green cards in play that are ready."""
        self.look(t, me)
        for card in t.in_play[me]:
            rule = KINDS_BY_NUMBER[KIND[card]]
            if rule.border == GREEN and why_not(t, me, card, rule) is None:
                if not rule.aims:
                    self.consider(pack(verbs.PLAY, card), self.effect_score(t, me, KIND[card]))
                else:
                    self.aim(t, me, card, rule)

    def cure(self, t: ClassicTable, me: i64, card: i64, rule: Card) -> None:
        """Weigh a card that helps at everybody, its player too."""
        for target in range(len(t.cast)):
            if t.lives(target):
                score = self.cure_score(t, me, target)
                self.consider_price(t, me, card, rule, pack(verbs.PLAY_AT, card, target), score)

    def cure_score(self, t: ClassicTable, me: i64, target: i64) -> i64:
        """What a life point more is worth: one's own most."""
        if t.life[target] >= t.max_life[target] or (target != me and self.foes[target] >= 0):
            return NEVER
        return SECOND if target == me else FOURTH - self.foes[target] - 10 * t.life[target]

    def consider_price(self, t: ClassicTable, me: i64, card: i64, rule: Card, action: i64, score: i64) -> None:
        """Consider an action; if it has a price, with the card that is worth least."""
        if rule.price == 0 or rule.border == GREEN:
            self.consider(action, score)
            return
        price: i64 = -1
        for other in t.hands[me]:
            if other != card and (price < 0 or scores.hand_value(t, me, other) < scores.hand_value(t, me, price)):
                price = other
        cost = self.price_of(t, me, price)
        if score > cost:
            self.consider(action | (price + 1) << 32, score - cost)

    def price_of(self, t: ClassicTable, me: i64, price: i64) -> i64:
        """What a card that is discarded for another is worth: little if it can't be kept, else it must be worth it."""
        cost = scores.hand_value(t, me, price)
        return cost if cost < AVERAGE or len(t.hands[me]) > t.life[me] + 1 else FIRST

    def aim(self, t: ClassicTable, me: i64, card: i64, rule: Card) -> None:
        """Weigh a card at every enemy that it reaches, from the left."""
        targets = targets_of(t, me, rule) & self.enemies
        target = me
        while targets:
            target = target + 1 if target + 1 < len(t.cast) else i64(0)
            if targets >> target & 1:
                targets &= ~(1 << target)
                if rule.takes_card:
                    self.consider_taking(t, me, card, rule, target)
                else:
                    score = self.aimed_score(t, me, card, target, -1)
                    if rule.special:
                        self.consider_price(t, me, card, rule, pack(verbs.PLAY_AT, card, target), score)
                    else:
                        self.consider(pack(verbs.PLAY_AT, card, target), score)

    def consider_taking(self, t: ClassicTable, me: i64, card: i64, rule: Card, target: i64) -> None:
        """Weigh Panic! or Cat Balou at an enemy's hand and at each of their cards in play."""
        if len(t.hands[target]) > 0:
            score = self.taking_score(t, me, card, target, -1)
            self.consider_price(t, me, card, rule, pack(verbs.PLAY_HAND, card, target), score)
        for taken in t.in_play[target]:
            score = self.taking_score(t, me, card, target, taken)
            self.consider_price(t, me, card, rule, pack(verbs.PLAY_CARD, card, target, taken), score)

    def dodge(self, t: ClassicTable, me: i64, needed: i64, barrels: i64) -> i64:
        """What it does against a shot: a Barrel first, then the Missed! that it can spare best, if it has enough."""
        if barrels > 0:
            return verbs.USE_BARREL
        self.choice = verbs.PASS
        self.gain = 0
        if scores.held(t, me, MISSED) >= needed:
            saved = self.life_value(t, me)
            for card in t.hands[me]:
                if scores.serves(t, me, card, MISSED):
                    self.consider(pack(verbs.ANSWER, card), saved - scores.hand_value(t, me, card))
            if t.has_green(me):
                for card in t.in_play[me]:
                    if scores.is_cover(t, card):
                        self.consider(pack(verbs.ANSWER, card), saved - HAND_VALUE[KIND[card]] + GREEN_FIRST)
        return self.choice

    def discard(self, t: ClassicTable, me: i64) -> i64:
        """The card that it can spare best."""
        self.gain = NEVER
        for card in t.hands[me]:
            self.consider(pack(verbs.DISCARD, card), -scores.hand_value(t, me, card))
        return self.choice

    def likelihood(self, state: State, action: i64, floor: float) -> float:
        """Whom a card is played at tells something; what else was in the hand nobody knows."""
        t = table(state)
        me = t.deciding
        if not is_aimed(verb_of(action)):
            return 1.0
        self.look(t, me)
        targets = targets_of(t, me, rule_of(t, me, first(action)))
        choices = vec[i64]([NOBODY])
        worths = vec[i64]([ENOUGH])  # to keep the card
        seat: i64 = 0
        while seat < len(t.cast):
            if targets >> seat & 1:
                choices = append(choices, seat)
                worths = append(worths, self.foes[seat])
            seat += 1
        return share_of(choices, worths, second(action), floor)

    def would(self, state: State, action: i64) -> i64:
        """Whether it, too, would play a card at this player rather than at another, or at all: if the hand, which
        nobody else knows, has nothing to do with that, and not everybody would."""
        t = table(state)
        me = t.deciding
        card = first(action)
        self.look(t, me)
        if verb_of(action) == verbs.PLAY and catalogue.SOCIAL[KIND[card]] == 1:
            return 1 if self.plain_score(t, me, card) > 0 else 0
        if not is_aimed(verb_of(action)) or SYMBOLS[KIND[card]] & (CHALLENGE | MISSED):
            return -1
        self.choice = verbs.END
        self.gain = 0
        self.aim(t, me, card, rule_of(t, me, card))
        return 1 if verb_of(self.choice) != verbs.END and second(self.choice) == second(action) else 0

    def alike(self, state: State, action: i64) -> i64:
        verb = verb_of(action)
        if verb == verbs.HEAL:
            low, high = KIND[first(action)], KIND[second(action)]
            return pack(verb, min(low, high), max(low, high))
        if fourth(action) > 0:
            action = without_price(action) | (KIND[fourth(action) - 1] + 1) << 32
        if is_aimed(verb) or verb == verbs.PLAY or verb == verbs.DISCARD or verb == verbs.ANSWER or verb == verbs.DRINK:
            return action & ~(i64(255) << 8) | KIND[first(action)] << 8
        return action

    def score_of(self, state: State, me: i64, code: i64, question: Question) -> i64:
        """What an action is worth; to end, pass or go on is worth nothing."""
        t = table(state)
        verb = verb_of(code)
        if fourth(code) > 0:
            score = self.score_of(t, me, without_price(code), question)
            cost = self.price_of(t, me, fourth(code) - 1)
            return score - cost if score > cost else NEVER
        if verb == verbs.PLAY:
            return self.plain_score(t, me, first(code))
        if is_aimed(verb):
            return self.aimed_score(
                t, me, first(code), second(code), third(code) if verb == verbs.PLAY_CARD else i64(-1)
            )
        if verb == verbs.ANSWER:
            return self.answer_score(t, me, first(code), question)
        if verb == verbs.HEAL:
            return self.heal_score(t, me, code, question)
        if verb > verbs.GO_ON:
            return self.set_score(t, me, code)
        return self.card_score(t, me, verb, first(code), question)

    def set_score(self, t: ClassicTable, me: i64, code: i64) -> i64:
        """What the character or the frame says that an action of a set is worth."""
        if catalogue.OWN[verb_of(code)] == 1:
            score = t.ability(me).action_value(t, me, code, self.foes)
            return FOURTH + score if score > 0 else NEVER
        frame = t.stack[-1]
        return frame.action_value(t, me, code, self.foes) if isinstance(frame, ClassicFrame) else i64(0)

    def card_score(self, t: ClassicTable, me: i64, verb: i64, card: i64, question: Question) -> i64:
        """What it is worth to get, use or lose a card."""
        if verb == verbs.USE_BARREL or verb == verbs.DRINK:
            return FIRST
        if verb == verbs.PICK:
            return scores.hand_value(t, me, card)
        if verb == verbs.PUT_BACK or verb == verbs.DISCARD:
            return -scores.hand_value(t, me, card)
        if verb == verbs.CHOOSE:
            return scores.turned_score(t, card, question.a)
        if verb == verbs.DRAW_DISCARD:
            return scores.hand_value(t, me, question.a) - AVERAGE
        return self.foes[card] if verb == verbs.DRAW_FROM else i64(0)

    # -- playing a card for oneself or at everybody --------------------------------------------------------------

    def plain_score(self, t: ClassicTable, me: i64, card: i64) -> i64:
        """What a card without a target is worth now."""
        kind = KIND[card]
        if catalogue.BORDER[kind] == BLUE:
            return self.equipment_score(t, me, kind)
        if catalogue.BORDER[kind] == GREEN and card in t.hands[me]:
            return FIRST - 1000 + HAND_VALUE[kind]
        return self.effect_score(t, me, kind)

    def effect_score(self, t: ClassicTable, me: i64, kind: i64) -> i64:
        """What the effect of a card without a target is worth now, by its symbols."""
        symbols = SYMBOLS[kind]
        if symbols & AREA:
            return self.brawl_score(t) if symbols & TAKE else self.area_score(t, me, symbols)
        if symbols & SHARE:
            return self.saloon_score(t, me) if symbols & LIFE else THIRD
        if symbols & DRAW:
            return FIRST + HAND_VALUE[kind]
        if symbols & LIFE:
            helps = t.living > 2 or symbols & BEER == 0
            return SECOND if t.life[me] < t.max_life[me] and helps else NEVER
        return NEVER if symbols & MISSED else FOURTH

    def equipment_score(self, t: ClassicTable, me: i64, kind: i64) -> i64:
        """What a card that stays in play is worth: what helps goes there at once."""
        if SYMBOLS[kind] & CURSE:
            return self.dynamite_score(t, me)
        if catalogue.is_weapon(kind) and not scores.weapon_helps(t, me, kind):
            return NEVER
        if catalogue.GEAR[kind] >> catalogue.MANY_BANGS_AT & 1 and t.weapon(me) >= 0 and not self.foe_beside(t, me):
            return NEVER
        return FIRST - 1000 + HAND_VALUE[kind]

    def foe_beside(self, t: ClassicTable, me: i64) -> bool:
        """Whether a Volcanic would reach somebody to shoot at."""
        beside = False
        seat: i64 = 0
        while seat < len(t.cast):
            beside = beside or (self.foes[seat] > ENOUGH and t.distance(me, seat) == 1)
            seat += 1
        return beside

    def area_score(self, t: ClassicTable, me: i64, symbols: i64) -> i64:
        """What Gatling or Indians! is worth: all others together, Barrels taken into account."""
        score: i64 = 0
        seat: i64 = 0
        while seat < len(t.cast):
            if self.foes[seat] != 0:
                hit = self.hurt_score(t, me, seat)
                score += hit if symbols & SHOT == 0 or t.barrels(seat) == 0 else hit * 3 // 4
            seat += 1
        return FOURTH + score if score > ENOUGH else NEVER

    def brawl_score(self, t: ClassicTable) -> i64:
        """What it is worth that everybody else loses a card."""
        score: i64 = 0
        seat: i64 = 0
        while seat < len(t.cast):
            if self.foes[seat] != 0 and len(t.hands[seat]) + len(t.in_play[seat]) > 0:
                score += self.foes[seat]
            seat += 1
        return FOURTH + 500 + score if score > SURE // 2 else NEVER

    def saloon_score(self, t: ClassicTable, me: i64) -> i64:
        score: i64 = 60 if t.life[me] < t.max_life[me] else 0
        seat: i64 = 0
        while seat < len(t.cast):
            if t.life[seat] < t.max_life[seat]:
                score -= self.foes[seat] * (2 if t.life[seat] == 1 else 1) // 2
            seat += 1
        return SECOND + score if score > 20 else NEVER

    def dynamite_score(self, t: ClassicTable, me: i64) -> i64:
        """What lighting Dynamite is worth: it hangs over everybody, over its player first."""
        danger: i64 = 90 if t.life[me] > 3 else 400
        if t.ability(me).turns_cards > 1:
            danger = 20
        seat: i64 = 0
        while seat < len(t.cast):
            danger -= self.foes[seat]
            seat += 1
        return 50 - danger if danger < 0 else NEVER

    # -- playing a card at somebody ------------------------------------------------------------------------------

    def aimed_score(self, t: ClassicTable, me: i64, card: i64, target: i64, taken: i64) -> i64:
        """What a card is worth against a player: nothing against a friend, unless it helps."""
        if SYMBOLS[KIND[card]] & LIFE:
            return self.cure_score(t, me, target)
        foe = self.foes[target]
        if foe <= ENOUGH:
            return NEVER
        kind = KIND[card]
        symbols = SYMBOLS[kind]
        if symbols & TAKE:
            return self.taking_score(t, me, card, target, taken)
        if symbols & CURSE:
            return THIRD + foe + 4 * len(t.hands[target]) + 4 * t.life[target]
        if symbols & CHALLENGE:
            return self.duel_score(t, me, target)
        return self.shot_score(t, me, kind, target)

    def taking_score(self, t: ClassicTable, me: i64, card: i64, target: i64, taken: i64) -> i64:
        """What it is worth that a player loses a card, and that one gets it."""
        score = scores.loot_value(t, target, taken) * (40 + self.foes[target]) // 10
        if SYMBOLS[KIND[card]] & DRAW:
            score += i64(10) if taken < 0 else scores.hand_value(t, me, taken) // 4
        return FOURTH + 1000 + score if score > 0 else NEVER

    def duel_score(self, t: ClassicTable, me: i64, target: i64) -> i64:
        """What a Duel is worth: nothing against more BANG! cards than one's own."""
        bangs = scores.held(t, me, BANG_CARD)
        theirs: i64 = len(t.hands[target])
        if theirs > 0 and (theirs > 3 * bangs + 1 or (t.life[me] == 1 and theirs > 3 * bangs - 2)):
            return NEVER
        score = self.hurt_score(t, me, target)
        return FOURTH + score - 4 * theirs if score > ENOUGH else NEVER

    def shot_score(self, t: ClassicTable, me: i64, kind: i64, target: i64) -> i64:
        """What a BANG! is worth; a Missed! is fired only when another one is left."""
        if SYMBOLS[kind] & MISSED and scores.held(t, me, MISSED) < 2:
            return NEVER
        score = self.hurt_score(t, me, target)
        if t.barrels(target) > 0:
            score = score * 3 // 4
        if score <= ENOUGH:
            return NEVER
        return 1000 + 10 * score - 30 * min(len(t.hands[target]), 4) + (5 if kind == kinds.BANG else 0)

    def hurt_score(self, t: ClassicTable, me: i64, other: i64) -> i64:
        """What it is worth that another player loses a life point; the last one counts more."""
        foe = self.foes[other]
        if t.life[other] > 1:
            return foe + (8 - t.life[other] if foe > 0 else i64(0))
        if t.role[me] == SHERIFF and foe < CERTAIN // 2:
            return -SURE
        return foe * 2 + 8

    # -- answering -----------------------------------------------------------------------------------------------

    def answer_score(self, t: ClassicTable, me: i64, card: i64, question: Question) -> i64:
        """What a card is worth against an attack: the life point that it saves, if it does."""
        saved = self.life_value(t, me)
        if question.type is questions.SHOT and scores.held(t, me, MISSED) < question.b:
            return NEVER
        if question.type is questions.DUEL:
            saved = self.duel_answer(t, me, question.a, saved)
        return saved - scores.hand_value(t, me, card)

    def life_value(self, t: ClassicTable, me: i64) -> i64:
        """What a life point of one's own is worth in cards."""
        return 10 * SURE if t.life[me] <= 1 else 130 - 10 * t.life[me]

    def duel_answer(self, t: ClassicTable, me: i64, other: i64, saved: i64) -> i64:
        """What one more BANG! in a Duel is worth: little against a friend or a full hand."""
        if self.foes[other] < 0 and t.life[me] > 1:
            return 0
        outgunned = 3 * scores.held(t, me, BANG_CARD) + 1 < len(t.hands[other])
        return saved * 2 // 3 if outgunned else saved + self.foes[other] // 2

    def heal_score(self, t: ClassicTable, me: i64, code: i64, question: Question) -> i64:
        """What a life point for two cards is worth (Sid Ketchum)."""
        price = scores.hand_value(t, me, first(code)) + scores.hand_value(t, me, second(code))
        if question.type is questions.BRINK:
            return FIRST - price
        if question.type is questions.DISCARD:
            return 60 - price // 2
        return SECOND - price if price < 150 - 30 * t.life[me] else NEVER


def without_price(action: i64) -> i64:
    """The same action without the card that it costs."""
    return action - (fourth(action) << 32)
