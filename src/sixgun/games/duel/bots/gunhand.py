"""Gunhand at The Duel: weighs every hit by what it takes and what it costs, and brings the right man to the front."""

from __future__ import annotations

from typing import Final

from sixgun.bots.rollout import Policy
from sixgun.bots.scoring import NEVER, ScoringPolicy
from sixgun.engine.action import first, pack, second, verb_of
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.duel import catalogue, kinds, questions, verbs
from sixgun.games.duel.bots import effects, scores
from sixgun.games.duel.bots.scores import A_CARD, LIFE
from sixgun.games.duel.card import AVOID as AVOIDS
from sixgun.games.duel.card import RED
from sixgun.games.duel.catalogue import CAST, EACH_SIDE, KIND, KINDS_BY_NUMBER, SYMBOL, TRAITS
from sixgun.games.duel.playing import Playing, has_used, may_bang, serves_as_colt, with_skills
from sixgun.games.duel.table import DuelTable, table
from sixgun.games.duel.verbs import is_play, is_skill

# What helps the other cards of a turn goes first: each of these is far above the next.
FIRST: Final = 9000
SECOND: Final = 7000
THIRD: Final = 5000
FOURTH: Final = 3000
SHOTS: Final = 1000

ENOUGH: Final = 12  # what moving the token must be worth
HAT_VALUE: Final = 44
LAST_STAND: Final = 100  # what saving the last life is worth besides
NEW_CARD: Final = 46  # a card from the deck, seen as one to come
BETTER_OF_TWO: Final = 56


@mypyc_attr(acyclic=True)
class GunhandDuel(ScoringPolicy):
    """Weighs everything in life points of either side; it remembers nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.reds: i64 = 0  # BANG! cards in hand
        self.hits: i64 = 0  # other hits in hand
        self.haste: i64 = 1  # by what a card in hand is worth less because it should be played

    def copy(self) -> Policy:
        return GunhandDuel()

    def act(self, state: State, frame: Frame, seat: i64) -> i64:
        return self.play(table(state), seat) if isinstance(frame, Playing) else super().act(state, frame, seat)

    def needs_look(self, actions: vec[i64]) -> bool:
        return is_play(verb_of(actions[0]))

    def look(self, state: State, me: i64) -> None:
        """See what it holds and in what haste it is: cards above the hand limit are lost; Babe Leroy wants none."""
        t = table(state)
        reds: i64 = 0
        hits: i64 = 0
        for card in t.hands[me]:
            if catalogue.is_bang(KIND[card]):
                reds += 1
            elif catalogue.is_hit(KIND[card]):
                hits += 1
        self.reds = reds
        self.hits = hits
        front = t.front_of(me)
        if t.character(front).skill == verbs.DRAW_TWO and not has_used(t, front):
            self.haste = 3
        else:
            self.haste = 2 if len(t.hands[me]) > scores.hand_limit(t, front) else 1

    def alike(self, state: State, action: i64) -> i64:
        """Two cards of a kind with the same back do the same."""
        verb = verb_of(action)
        if (
            is_play(verb)
            or verb == verbs.DISCARD
            or verb == verbs.AVOID
            or verb == verbs.COVER
            or verb == verbs.PAY
            or verb == verbs.ANSWER
        ):
            card = first(action)
            return action & ~(i64(255) << 8) | (KIND[card] + 64 * catalogue.back_of(card)) << 8
        return action

    def score_of(self, state: State, me: i64, code: i64, question: Question) -> i64:
        """What an action is worth; to end or to pass is worth nothing."""
        t = table(state)
        verb = verb_of(code)
        if is_play(verb):
            return self.play_score(t, me, code)
        if is_skill(verb) or verb == verbs.MOVE or verb == verbs.RELOAD:
            return self.skill_score(t, me, verb, first(code))
        if is_answer(verb):
            return self.answer_score(t, me, verb, first(code), question)
        return self.choice_score(t, me, verb, first(code), question)

    # -- phase 2 -------------------------------------------------------------------------------------------------

    def play(self, t: DuelTable, me: i64) -> i64:
        """What is worth most in phase 2: all that can be done in the order of its offer; cards of a kind are alike."""
        self.look(t, me)
        self.choice = verbs.END
        self.gain = 0
        self.consider_hand(t, me)
        if t.reload_allowed():
            for card in t.gear[t.front_of(me)]:
                if catalogue.reloads(KIND[card]):
                    self.consider(pack(verbs.RELOAD, card), self.skill_score(t, me, verbs.RELOAD, card))
        if not t.moved and not t.is_single(me):
            self.consider(verbs.MOVE, self.move_score(t, me))
        for code in with_skills(t, me, vec[i64]()):
            self.consider(code, self.skill_score(t, me, verb_of(code), first(code)))
        return self.choice

    def consider_hand(self, t: DuelTable, me: i64) -> None:
        """Weigh one card of each kind in hand."""
        bangs = may_bang(t, me)
        reload = t.reload_allowed()
        front = t.character(t.front_of(me))
        colts = bangs and (front.any_as_colt or front.missed_as_colt)
        barred: i64 = AVOIDS if bangs else AVOIDS | RED
        scored: i64 = 0
        for card in t.hands[me]:
            kind = KIND[card]
            if scored >> kind & 1:
                continue
            scored |= 1 << kind
            if TRAITS[kind] & barred == 0:
                self.consider_plays(t, me, card, kind, verbs.PLAY_AT)
            if colts and serves_as_colt(front, kind):
                self.consider_plays(t, me, card, kinds.COLT, verbs.AS_COLT)
            if reload and catalogue.reloads(kind):
                self.consider(pack(verbs.RELOAD, card), self.skill_score(t, me, verbs.RELOAD, card))

    def consider_plays(self, t: DuelTable, me: i64, card: i64, kind: i64, verb: i64) -> None:
        """Weigh a card, as one of a kind, at everything that it can be played on."""
        rule = KINDS_BY_NUMBER[kind]
        bonus = rank(kind)
        price = self.price(t, me, card)
        if not rule.aims and not rule.takes_card:
            self.consider_play(pack(verbs.PLAY, card), bonus, effects.plain_effect(t, me, kind) - price)
            return
        if rule.takes_hand_card and len(t.hands[1 - me]) > 0:
            self.consider_play(
                pack(verbs.PLAY_HAND, card), bonus, effects.effect(t, me, kind, verbs.PLAY_HAND, -1) - price
            )
        targets = rule.targets(t, me)
        place: i64 = 0
        while place < 4:
            if targets >> place & 1:
                if rule.aims:
                    self.consider_play(
                        pack(verb, card, t.who[place]), bonus, effects.aimed_effect(t, me, kind, place) - price
                    )
                else:
                    for taken in t.gear[place]:
                        self.consider_play(
                            pack(verbs.PLAY_CARD, card, taken), bonus, effects.robbery(t, me, kind, taken) - price
                        )
            place += 1

    def consider_play(self, code: i64, bonus: i64, score: i64) -> None:
        """A card is only played when that is worth something; what prepares the rest goes first."""
        if score > 0 and bonus + score > self.gain:
            self.choice = code
            self.gain = bonus + score

    # -- playing a card ------------------------------------------------------------------------------------------

    def play_score(self, t: DuelTable, me: i64, code: i64) -> i64:
        """What playing a card is worth: its effect, less its worth in hand; what prepares the rest goes first."""
        card = first(code)
        verb = verb_of(code)
        kind = KIND[card] if verb != verbs.AS_COLT else i64(kinds.COLT)
        score = effects.effect(t, me, kind, verb, second(code)) - self.price(t, me, card)
        return rank(kind) + score if score > 0 else NEVER

    def price(self, t: DuelTable, me: i64, card: i64) -> i64:
        """What a card would be worth later: less above the hand limit; Babe Leroy wants an empty hand."""
        kind = KIND[card]
        score = scores.hand_value_with(t, me, kind, self.reds - 1)
        if catalogue.is_equipment(kind):
            score = score // 3
        return score // self.haste if self.haste > 1 else score

    # -- the token -----------------------------------------------------------------------------------------------

    def move_score(self, t: DuelTable, me: i64) -> i64:
        """Who plays the hand better comes before the hits; who is better under fire comes when all is played."""
        front, rear = t.front_of(me), t.rear_of(me)
        shelter = scores.under_fire(t, me, rear) - scores.under_fire(t, me, front)
        token = effects.marching(t, me, me)
        better = self.playing_better(t, me, front, rear)
        if better > 0 and better + min(shelter, 0) + token > ENOUGH:
            return THIRD + better + min(shelter, 0) + token
        return shelter + token if shelter + token > ENOUGH else NEVER

    def playing_better(self, t: DuelTable, me: i64, front: i64, rear: i64) -> i64:
        """How much better the RC would play the hand than the AC; that matters only if the RC has something to add."""
        shots = self.hits + (min(self.reds, 1) if may_bang(t, me) else i64(0))
        score = scores.in_turn(t, me, rear, self.reds, shots)
        return score - scores.in_turn(t, me, front, self.reds, shots) if score > 0 else i64(0)

    # -- skills, and cards for cards -----------------------------------------------------------------------------

    def skill_score(self, t: DuelTable, me: i64, verb: i64, card: i64) -> i64:
        """What a reload, a move of the token or an ability is worth."""
        if verb == verbs.MOVE:
            return self.move_score(t, me)
        if verb == verbs.DRAW_TWO:
            return FIRST
        if verb == verbs.TRADE:
            score = 2 * A_CARD + 10 - scores.worn_value(t, t.front_of(me), KIND[card])
        elif verb == verbs.COPY:
            score = effects.copying(t, me) - scores.hand_value(t, me, card)
        elif verb == verbs.EXCHANGE:
            score = BETTER_OF_TWO - scores.hand_value(t, me, card)
        else:
            score = self.reloading(t, me, card)
        return FIRST + score if score > 0 else NEVER

    def reloading(self, t: DuelTable, me: i64, card: i64) -> i64:
        """What a new card for one with the reload symbol is worth; nothing when hardly any are left."""
        if len(t.decks[me]) + len(t.decks[2]) + len(t.discard_pile) < 12:
            return NEVER
        place = t.wearer(card)
        return NEW_CARD - (scores.hand_value(t, me, card) if place < 0 else scores.worn_value(t, place, KIND[card]))

    # -- answering -----------------------------------------------------------------------------------------------

    def answer_score(self, t: DuelTable, me: i64, verb: i64, card: i64, question: Question) -> i64:
        """What an answer is worth: the life point that it saves, less what it costs."""
        place = t.place_of(question.a)
        if verb == verbs.USE_SID:
            return FIRST + 1
        if verb == verbs.USE_BARREL:
            return FIRST
        saved = scores.loss_value(t, place) + (LAST_STAND if t.life[place] == 1 else 0)
        if verb == verbs.SHIELD:
            return self.shielding(t, place, question.b)
        if verb == verbs.PAY:
            return saved - scores.hand_value(t, me, card)
        if verb == verbs.ANSWER:
            return self.outlasting(t, me, place, question, saved) - scores.hand_value(t, me, card)
        return self.avoiding(t, me, verb, card, question, saved)

    def avoiding(self, t: DuelTable, me: i64, verb: i64, card: i64, question: Question, saved: i64) -> i64:
        """What avoiding a hit with a card or the Hat is worth."""
        place = t.place_of(question.a)
        shooter, cause = question.b, question.c
        if shooter // EACH_SIDE != me:
            saved -= self.satisfaction(t, shooter, cause)
            if catalogue.is_bang(cause) and CAST[shooter].extra_to_avoid > 0:
                saved = self.paid(t, me, verb, card, saved)
        if verb == verbs.USE_HAT:
            return saved - HAT_VALUE
        if verb == verbs.AVOID and KIND[card] == kinds.RETURN_FIRE:
            enemy = t.front_of(1 - me)
            return (
                saved
                - scores.hand_value(t, me, card)
                + scores.landing(t, me, enemy, kinds.RETURN_FIRE) * scores.loss_value(t, enemy) // 100
            )
        return saved - scores.hand_value(t, me, card) if t.life[place] > 0 else NEVER

    def satisfaction(self, t: DuelTable, shooter: i64, cause: i64) -> i64:
        """What the shooter's side gets when the hit is avoided."""
        score = A_CARD * scores.thrift(shooter)
        return score + effects.if_avoided(t, shooter // EACH_SIDE, cause) * 2 // 3 if cause >= 0 else score

    def paid(self, t: DuelTable, me: i64, verb: i64, card: i64, saved: i64) -> i64:
        """What is saved against Tex Killer: another card is due, and without one all is lost."""
        if len(t.hands[me]) < (1 if verb == verbs.USE_HAT else 2):
            return NEVER
        cheapest: i64 = LIFE
        for other in t.hands[me]:
            if other != card or verb == verbs.USE_HAT:
                cheapest = min(cheapest, scores.hand_value(t, me, other))
        return saved - cheapest

    def outlasting(self, t: DuelTable, me: i64, place: i64, question: Question, saved: i64) -> i64:
        """What a hit card saves against Indians! or in a Duel; little in one that is lost anyway."""
        if question.type is not questions.DUEL:
            return saved
        mine = scores.answers_held(t, place, kinds.DUEL)
        theirs: i64 = len(t.hands[1 - me])
        if theirs == 0 or 5 * mine >= 2 * theirs:
            return saved + LIFE // 4
        return saved // 2 if t.life[place] > 1 else saved

    def shielding(self, t: DuelTable, place: i64, points: i64) -> i64:
        """What it is worth that Buffalo Bell loses a point instead of his companion."""
        bell = place ^ 1
        if points >= t.life[place]:
            return LIFE
        return t.life[bell] - t.life[place] - 1 + (scores.loss_value(t, place) - LIFE) // 10

    # -- choosing ------------------------------------------------------------------------------------------------

    def choice_score(self, t: DuelTable, me: i64, verb: i64, choice: i64, question: Question) -> i64:
        """What it is worth to get or lose a card, or what else there is to choose."""
        if verb == verbs.DISCARD:
            return -scores.hand_value(t, me, choice)
        if verb == verbs.PICK:
            return scores.hand_value(t, me, choice)
        if verb == verbs.TAKE:
            return self.taking(t, me, choice, question)
        if verb == verbs.BACK:
            return self.back_score(t, me, choice) + A_CARD - effects.grudge(t, me, t.front_of(1 - me))
        if verb == verbs.CHOOSE:
            return self.symbol_score(t, me, choice, question.a)
        if verb == verbs.FRONT:
            return scores.under_fire(t, me, t.place_of(choice)) + 5 * CAST[choice].life
        if verb == verbs.SWAP:
            return self.shotgun_score(t, me, choice)
        return self.draw_score(t, me) if verb == verbs.DRAW else i64(0)

    def taking(self, t: DuelTable, me: i64, card: i64, question: Question) -> i64:
        """What a card in play is worth: Bull Anderson keeps it, a Carbine discards it."""
        if question.type is questions.BULL:
            return scores.hand_value(t, me, card)
        place = t.wearer(card)
        score = scores.worn_value(t, place, KIND[card])
        return -score if place >> 1 == me else score - effects.grudge(t, me, place)

    def back_score(self, t: DuelTable, me: i64, back: i64) -> i64:
        """What a random card with one of the two backs is worth, as far as its cards are known."""
        known: i64 = 0
        score: i64 = 0
        for card in t.hands[1 - me]:
            if scores.is_seen(t, 1 - me, card) and catalogue.back_of(card) == back:
                known += 1
                score += scores.hand_value(t, me, card)
        return score // known if known > 0 else NEW_CARD

    def symbol_score(self, t: DuelTable, me: i64, card: i64, cause: i64) -> i64:
        """Bart Masterson's choice: 1 for a card that is good for his side."""
        ours = t.aimed >= 0 and t.aimed >> 1 == me
        if cause == kinds.DYNAMITE:
            return 1 if (SYMBOL[card] == catalogue.DYNAMITE_SYMBOL) != ours else 0
        if cause == kinds.RATTLESNAKE:
            return 1 if (SYMBOL[card] == catalogue.SNAKE_SYMBOL) != ours else 0
        return 1 if (SYMBOL[card] == catalogue.BARREL_SYMBOL) == (ours and cause == kinds.BARREL) else 0

    def shotgun_score(self, t: DuelTable, me: i64, side: i64) -> i64:
        """What it is worth to swap a side after an avoided Shotgun."""
        if side != me:
            return effects.exposing(t, me) - 5
        front, rear = t.front_of(me), t.rear_of(me)
        score = scores.under_fire(t, me, rear) - scores.under_fire(t, me, front) + effects.marching(t, me, me)
        return score - ENOUGH

    def draw_score(self, t: DuelTable, me: i64) -> i64:
        """Remington's card; Babe Leroy rather has an empty hand."""
        front = t.front_of(me)
        waits = t.character(front).skill == verbs.DRAW_TWO and t.active == me and not t.used >> t.who[front] & 1
        return -1 if waits and len(t.hands[me]) == 0 else A_CARD


def is_answer(verb: i64) -> bool:
    """Whether a verb answers a hit, Indians!, a Duel or a loss."""
    by_card = verb == verbs.AVOID or verb == verbs.COVER or verb == verbs.PAY or verb == verbs.ANSWER
    return by_card or verb == verbs.USE_BARREL or verb == verbs.USE_HAT or verb == verbs.USE_SID or verb == verbs.SHIELD


def rank(kind: i64) -> i64:
    """When a card is played in a turn: cards for cards first, equipment, robbery, and then the hits."""
    if kind == kinds.WAGON:
        return FIRST
    if catalogue.is_equipment(kind):
        return SECOND
    if kind == kinds.STEALING or kind == kinds.SCHOOLMARM:
        return FOURTH + 1000
    return FOURTH if kind == kinds.WATER or kind == kinds.STRONG_ALE or kind == kinds.BEER else SHOTS
