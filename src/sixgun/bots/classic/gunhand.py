"""Gunhand at the classic game: knows his role's interest, remembers who attacked whom, and weighs every card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.bots.classic.sides import CERTAIN, ENOUGH, SURE, Sides
from sixgun.bots.classic.worth import (
    HELD,
    SOCIAL,
    bangs_held,
    held,
    loot_worth,
    misses_held,
    turned_worth,
    weapon_helps,
)
from sixgun.bots.weighing import NEVER
from sixgun.engine.action import first, pack, second, third, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.rollout import Policy, share_of
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import NOBODY, Note
from sixgun.games.classic.attacks import Shot
from sixgun.games.classic.cards import CardRule
from sixgun.games.classic.characters import SidKetchum
from sixgun.games.classic.deck import (
    BANG,
    BEER,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    KIND,
    MISSED,
    PANIC,
    SALOON,
    STAGECOACH,
    VOLCANIC,
    WELLS_FARGO,
    is_blue,
    is_weapon,
)
from sixgun.games.classic.names import (
    ANSWER,
    ASK_BRINK,
    ASK_DISCARD,
    ASK_DUEL,
    ASK_SHOT,
    CHOOSE,
    DISCARD,
    DRAW_DISCARD,
    DRAW_FROM,
    DRINK,
    END,
    FINE,
    HEAL,
    PASS,
    PICK,
    PLAY,
    PLAY_AT,
    PLAY_CARD,
    PLAY_HAND,
    PUT_BACK,
    USE_BARREL,
    is_aimed,
)
from sixgun.games.classic.playing import Playing, blocked, rule_of
from sixgun.games.classic.table import Table, table
from sixgun.games.classic.turn import Discarding
from sixgun.games.roles import SHERIFF

# All worths are whole numbers: 100 is a life point taken from somebody who must die. What helps the other cards of a
# turn goes first: each of these is far above the next.
AVERAGE: Final[i64] = 46
FIRST: Final[i64] = 9000
SECOND: Final[i64] = 7000
THIRD: Final[i64] = 5000
FOURTH: Final[i64] = 3000


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
        if isinstance(t.ability(seat), SidKetchum):
            return super().act(state, frame, seat)
        if isinstance(frame, Playing):
            return self.play(t, seat)
        if isinstance(frame, Shot):
            return self.dodge(t, seat, frame.needed, frame.barrels)
        if isinstance(frame, Discarding):
            return self.discard(t, seat)
        return super().act(state, frame, seat)

    def needs_look(self, actions: vec[i64]) -> bool:
        return not is_of_cards(verb_of(actions[len(actions) - 1]))

    def worth_of(self, state: State, me: i64, code: i64, question: Note) -> i64:
        return self.worth(table(state), me, code, question)

    def play(self, t: Table, me: i64) -> i64:
        """The card of phase 2 that is worth most, or its end; cards of a kind are worth the same."""
        self.choice = END
        self.gain = 0
        weighed: i64 = 0
        sized = False
        for card in t.hands[me]:
            kind = KIND[card]
            if weighed >> kind & 1:
                continue
            rule = rule_of(t, me, card)
            if blocked(t, me, card, rule) != FINE:
                continue
            weighed |= 1 << kind
            if SOCIAL[kind] == 1 and not sized:
                self.look(t, me)
                sized = True
            if not rule.aims:
                self.weigh(pack(PLAY, card), self.plain_worth(t, me, card))
            elif self.enemies != 0:
                self.aim(t, me, card, rule)
        return self.choice

    def aim(self, t: Table, me: i64, card: i64, rule: CardRule) -> None:
        """Weigh a card at every enemy that it reaches, from the left."""
        targets = rule.targets(t, me) & self.enemies
        target = me
        while targets:
            target = target + 1 if target + 1 < len(t.cast) else i64(0)
            if targets >> target & 1:
                targets &= ~(1 << target)
                if rule.robs:
                    self.covet(t, me, card, target)
                else:
                    self.weigh(pack(PLAY_AT, card, target), self.aimed_worth(t, me, card, target, -1))

    def covet(self, t: Table, me: i64, card: i64, target: i64) -> None:
        """Weigh Panic! or Cat Balou at an enemy's hand and at each of his cards in play."""
        if len(t.hands[target]) > 0:
            self.weigh(pack(PLAY_HAND, card, target), self.robbery_worth(t, me, card, target, -1))
        for taken in t.in_play[target]:
            self.weigh(pack(PLAY_CARD, card, target, taken), self.robbery_worth(t, me, card, target, taken))

    def dodge(self, t: Table, me: i64, needed: i64, barrels: i64) -> i64:
        """What he does against a shot: a Barrel first, then the Missed! that he can spare best, if he has enough."""
        if barrels > 0:
            return USE_BARREL
        self.choice = PASS
        self.gain = 0
        if misses_held(t, me) >= needed:
            saved = self.life_worth(t, me)
            for card in t.hands[me]:
                if t.ability(me).is_missed(KIND[card]):
                    self.weigh(pack(ANSWER, card), saved - held(t, me, card))
        return self.choice

    def discard(self, t: Table, me: i64) -> i64:
        """The card that he can spare best."""
        self.gain = NEVER
        for card in t.hands[me]:
            self.weigh(pack(DISCARD, card), -held(t, me, card))
        return self.choice

    def likelihood(self, state: State, action: i64, floor: float) -> float:
        """Whom a card is played at tells something; what else was in the hand nobody knows."""
        t = table(state)
        me = t.deciding
        if not is_aimed(verb_of(action)):
            return 1.0
        self.look(t, me)
        targets = rule_of(t, me, first(action)).targets(t, me)
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
        """Whether he, too, would play a card at this player rather than at another, or at all: if his hand, which
        nobody else knows, has nothing to do with that, and not everybody would."""
        t = table(state)
        me = t.deciding
        card = first(action)
        self.look(t, me)
        if verb_of(action) == PLAY and SOCIAL[KIND[card]] == 1:
            return 1 if self.plain_worth(t, me, card) > 0 else 0
        if not is_aimed(verb_of(action)) or KIND[card] == DUEL or KIND[card] == MISSED:
            return -1
        self.choice = END
        self.gain = 0
        self.aim(t, me, card, rule_of(t, me, card))
        return 1 if verb_of(self.choice) != END and second(self.choice) == second(action) else 0

    def alike(self, state: State, action: i64) -> i64:
        """Two cards of a kind do the same."""
        verb = verb_of(action)
        if verb == HEAL:
            low, high = KIND[first(action)], KIND[second(action)]
            return pack(verb, min(low, high), max(low, high))
        if is_aimed(verb) or verb == PLAY or verb == DISCARD or verb == ANSWER or verb == DRINK:
            return action & ~(i64(255) << 8) | KIND[first(action)] << 8
        return action

    def worth(self, t: Table, me: i64, code: i64, question: Note) -> i64:
        """What an action is worth; to end, pass or go on is worth nothing."""
        verb = verb_of(code)
        if verb == PLAY:
            return self.plain_worth(t, me, first(code))
        if is_aimed(verb):
            return self.aimed_worth(t, me, first(code), second(code), third(code) if verb == PLAY_CARD else i64(-1))
        if verb == ANSWER:
            return self.answer_worth(t, me, first(code), question)
        if verb == HEAL:
            return self.heal_worth(t, me, code, question)
        return self.card_worth(t, me, verb, first(code), question)

    def card_worth(self, t: Table, me: i64, verb: i64, card: i64, question: Note) -> i64:
        """What it is worth to get, use or lose a card."""
        if verb == USE_BARREL or verb == DRINK:
            return FIRST
        if verb == PICK:
            return held(t, me, card)
        if verb == PUT_BACK or verb == DISCARD:
            return -held(t, me, card)
        if verb == CHOOSE:
            return turned_worth(t, card, question.a)
        if verb == DRAW_DISCARD:
            return held(t, me, question.a) - AVERAGE
        return self.foes[card] if verb == DRAW_FROM else i64(0)

    # -- playing a card for oneself or at everybody --------------------------------------------------------------

    def plain_worth(self, t: Table, me: i64, card: i64) -> i64:
        """What a card without a target is worth now."""
        kind = KIND[card]
        if is_blue(kind):
            return self.equipment_worth(t, me, kind)
        if kind == STAGECOACH or kind == WELLS_FARGO:
            return FIRST + HELD[kind]
        if kind == BEER:
            return SECOND if t.life[me] < t.max_life[me] and t.living > 2 else NEVER
        if kind == SALOON:
            return self.saloon_worth(t, me)
        return THIRD if kind == GENERAL_STORE else self.volley_worth(t, me, kind)

    def equipment_worth(self, t: Table, me: i64, kind: i64) -> i64:
        """What a card that stays in play is worth: what helps goes there at once."""
        if kind == DYNAMITE:
            return self.dynamite_worth(t, me)
        if is_weapon(kind) and not weapon_helps(t, me, kind):
            return NEVER
        if kind == VOLCANIC and t.weapon(me) >= 0 and not self.foe_beside(t, me):
            return NEVER
        return FIRST - 1000 + HELD[kind]

    def foe_beside(self, t: Table, me: i64) -> bool:
        """Whether a Volcanic would reach somebody to shoot at."""
        beside = False
        seat: i64 = 0
        while seat < len(t.cast):
            beside = beside or (self.foes[seat] > ENOUGH and t.distance(me, seat) == 1)
            seat += 1
        return beside

    def volley_worth(self, t: Table, me: i64, kind: i64) -> i64:
        """What Gatling or Indians! is worth: all others together, Barrels taken into account."""
        worth: i64 = 0
        seat: i64 = 0
        while seat < len(t.cast):
            if self.foes[seat] != 0:
                hit = self.hurt_worth(t, me, seat)
                worth += hit if kind == INDIANS or t.barrels(seat) == 0 else hit * 3 // 4
            seat += 1
        return FOURTH + worth if worth > ENOUGH else NEVER

    def saloon_worth(self, t: Table, me: i64) -> i64:
        """What a life point for everybody is worth."""
        worth: i64 = 60 if t.life[me] < t.max_life[me] else 0
        seat: i64 = 0
        while seat < len(t.cast):
            if t.life[seat] < t.max_life[seat]:
                worth -= self.foes[seat] * (2 if t.life[seat] == 1 else 1) // 2
            seat += 1
        return SECOND + worth if worth > 20 else NEVER

    def dynamite_worth(self, t: Table, me: i64) -> i64:
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

    def aimed_worth(self, t: Table, me: i64, card: i64, target: i64, taken: i64) -> i64:
        """What a card is worth against a player: nothing against a friend."""
        foe = self.foes[target]
        if foe <= ENOUGH:
            return NEVER
        kind = KIND[card]
        if kind == PANIC or kind == CAT_BALOU:
            return self.robbery_worth(t, me, card, target, taken)
        if kind == JAIL:
            return THIRD + foe + 4 * len(t.hands[target]) + 4 * t.life[target]
        if kind == DUEL:
            return self.duel_worth(t, me, target)
        return self.shot_worth(t, me, kind, target)

    def robbery_worth(self, t: Table, me: i64, card: i64, target: i64, taken: i64) -> i64:
        """What it is worth that a player loses a card, and that one gets it."""
        worth = loot_worth(t, target, taken) * (40 + self.foes[target]) // 10
        if KIND[card] == PANIC:
            worth += i64(10) if taken < 0 else held(t, me, taken) // 4
        return FOURTH + 1000 + worth if worth > 0 else NEVER

    def duel_worth(self, t: Table, me: i64, target: i64) -> i64:
        """What a Duel is worth: nothing against more BANG! cards than one's own."""
        bangs = bangs_held(t, me)
        theirs: i64 = len(t.hands[target])
        if theirs > 0 and (theirs > 3 * bangs + 1 or (t.life[me] == 1 and theirs > 3 * bangs - 2)):
            return NEVER
        worth = self.hurt_worth(t, me, target)
        return FOURTH + worth - 4 * theirs if worth > ENOUGH else NEVER

    def shot_worth(self, t: Table, me: i64, kind: i64, target: i64) -> i64:
        """What a BANG! is worth; a Missed! is fired only when another one is left."""
        if kind == MISSED and misses_held(t, me) < 2:
            return NEVER
        worth = self.hurt_worth(t, me, target)
        if t.barrels(target) > 0:
            worth = worth * 3 // 4
        if worth <= ENOUGH:
            return NEVER
        return 1000 + 10 * worth - 30 * min(len(t.hands[target]), 4) + (5 if kind == BANG else 0)

    def hurt_worth(self, t: Table, me: i64, other: i64) -> i64:
        """What it is worth that another player loses a life point; the last one counts more."""
        foe = self.foes[other]
        if t.life[other] > 1:
            return foe + (8 - t.life[other] if foe > 0 else i64(0))
        if t.role[me] == SHERIFF and foe < CERTAIN // 2:
            return -SURE
        return foe * 2 + 8

    # -- answering -----------------------------------------------------------------------------------------------

    def answer_worth(self, t: Table, me: i64, card: i64, question: Note) -> i64:
        """What a card is worth against an attack: the life point that it saves, if it does."""
        saved = self.life_worth(t, me)
        if question.term is ASK_SHOT and misses_held(t, me) < question.b:
            return NEVER
        if question.term is ASK_DUEL:
            saved = self.duel_answer(t, me, question.a, saved)
        return saved - held(t, me, card)

    def life_worth(self, t: Table, me: i64) -> i64:
        """What a life point of one's own is worth in cards."""
        return 10 * SURE if t.life[me] <= 1 else 130 - 10 * t.life[me]

    def duel_answer(self, t: Table, me: i64, other: i64, saved: i64) -> i64:
        """What one more BANG! in a Duel is worth: little against a friend or a full hand."""
        if self.foes[other] < 0 and t.life[me] > 1:
            return 0
        outgunned = 3 * bangs_held(t, me) + 1 < len(t.hands[other])
        return saved * 2 // 3 if outgunned else saved + self.foes[other] // 2

    def heal_worth(self, t: Table, me: i64, code: i64, question: Note) -> i64:
        """What a life point for two cards is worth (Sid Ketchum)."""
        price = held(t, me, first(code)) + held(t, me, second(code))
        if question.term is ASK_BRINK:
            return FIRST - price
        if question.term is ASK_DISCARD:
            return 60 - price // 2
        return SECOND - price if price < 150 - 30 * t.life[me] else NEVER


def is_of_cards(verb: i64) -> bool:
    """Whether a verb is a choice among cards, for which it doesn't matter who is friend and who is foe."""
    return verb == PICK or verb == PUT_BACK or verb == CHOOSE or verb == DRAW_DISCARD
