"""Gunhand at The Duel: weighs every hit by what it takes and what it costs, and brings the right man to the front."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.bots.duel.effects import NEVER, copying, effect, exposing, grudge, if_avoided, marching
from sixgun.bots.duel.worth import (
    A_CARD,
    LIFE,
    answers_held,
    hand_limit,
    held,
    in_turn,
    landing,
    loss_worth,
    thrift,
    under_fire,
    worn_worth,
)
from sixgun.engine.action import first, second, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.rollout import Policy
from sixgun.engine.state import State
from sixgun.engine.terms import Note
from sixgun.games.duel.characters import CAST, EACH_SIDE
from sixgun.games.duel.deck import (
    BARREL,
    BARREL_SYMBOL,
    BEER,
    COLT,
    DUEL,
    DYNAMITE,
    DYNAMITE_SYMBOL,
    KIND,
    RATTLESNAKE,
    RETURN_FIRE,
    SCHOOLMARM,
    SNAKE_SYMBOL,
    STEALING,
    STRONG_ALE,
    SYMBOL,
    WAGON,
    WATER,
    back_of,
    is_bang,
    is_equipment,
)
from sixgun.games.duel.names import (
    ANSWER,
    AS_COLT,
    ASK_BULL,
    ASK_DUEL,
    AVOID,
    BACK,
    CHOOSE,
    COPY,
    COVER,
    DISCARD,
    DRAW,
    DRAW_TWO,
    EXCHANGE,
    FRONT,
    MOVE,
    PAY,
    PICK,
    RELOAD,
    SHIELD,
    SWAP,
    TAKE,
    TRADE,
    USE_BARREL,
    USE_HAT,
    USE_SID,
    cause_of,
    is_play,
    is_skill,
    points_of,
    purpose_of,
    shooter_of,
    target_of,
)
from sixgun.games.duel.table import Table, table
from sixgun.games.knowledge import hand_shown

# What helps the other cards of a turn goes first: each of these is far above the next.
FIRST: Final = 9000
SECOND: Final = 7000
THIRD: Final = 5000
FOURTH: Final = 3000
SHOTS: Final = 1000

ENOUGH: Final = 12  # what moving the token must be worth
HAT_WORTH: Final = 44
LAST_STAND: Final = 100  # what saving the last life is worth besides
NEW_CARD: Final = 46  # a card from the deck, seen as one to come
BETTER_OF_TWO: Final = 56


@mypyc_attr(acyclic=True)
class GunhandDuel(Policy):
    """Weighs everything in life points of either side; he remembers nothing."""

    def decide(self, state: State) -> i64:
        t = table(state)
        me = t.deciding
        whole = t.hands[1 - me]
        t.hands[1 - me] = hand_shown(whole, t.known, 1 << me)
        question = t.stack[-1].question(t)
        best: i64 = t.legal[0]
        best_worth: i64 = NEVER
        for code in t.legal:
            worth = self.worth(t, me, code, question)
            if worth > best_worth:
                best = code
                best_worth = worth
        t.hands[1 - me] = whole
        return best

    def worths(self, state: State) -> vec[i64]:
        t = table(state)
        me = t.deciding
        whole = t.hands[1 - me]
        t.hands[1 - me] = hand_shown(whole, t.known, 1 << me)
        question = t.stack[-1].question(t)
        found = vec[i64](capacity=len(t.legal))
        for code in t.legal:
            found = append(found, self.worth(t, me, code, question))
        t.hands[1 - me] = whole
        return found

    def alike(self, state: State, action: i64) -> i64:
        """Two cards of a kind with the same back do the same."""
        verb = verb_of(action)
        if is_play(verb) or verb == DISCARD or verb == AVOID or verb == COVER or verb == PAY or verb == ANSWER:
            card = first(action)
            return action & ~(i64(255) << 8) | (KIND[card] + 64 * back_of(card)) << 8
        return action

    def worth(self, t: Table, me: i64, code: i64, question: Note) -> i64:
        """What an action is worth; to end or to pass is worth nothing."""
        verb = verb_of(code)
        if is_play(verb):
            return self.play_worth(t, me, code)
        if is_skill(verb) or verb == MOVE or verb == RELOAD:
            return self.skill_worth(t, me, verb, first(code))
        if is_answer(verb):
            return self.answer_worth(t, me, verb, first(code), question)
        return self.choice_worth(t, me, verb, first(code), question)

    # -- playing a card ------------------------------------------------------------------------------------------

    def play_worth(self, t: Table, me: i64, code: i64) -> i64:
        """What playing a card is worth: its effect, less its worth in hand; what prepares the rest goes first."""
        card = first(code)
        verb = verb_of(code)
        kind = KIND[card] if verb != AS_COLT else i64(COLT)
        worth = effect(t, me, kind, verb, second(code)) - self.price(t, me, card)
        return rank(kind) + worth if worth > 0 else i64(NEVER)

    def price(self, t: Table, me: i64, card: i64) -> i64:
        """What a card would be worth later: less above the hand limit; Babe Leroy wants an empty hand."""
        worth = held(t, me, card)
        if is_equipment(KIND[card]):
            worth = worth // 3
        front = t.front_of(me)
        if t.character(front).skill == DRAW_TWO and not t.used >> t.who[front] & 1:
            return worth // 3
        return worth // 2 if len(t.hands[me]) > hand_limit(t, front) else worth

    # -- the token -----------------------------------------------------------------------------------------------

    def move_worth(self, t: Table, me: i64) -> i64:
        """Who plays the hand better comes before the hits; who is better under fire comes when all is played."""
        front, rear = t.front_of(me), t.rear_of(me)
        shelter = under_fire(t, me, rear) - under_fire(t, me, front)
        token = marching(t, me, me)
        now = in_turn(t, me, rear) - in_turn(t, me, front) + min(shelter, 0) + token
        if now > ENOUGH and in_turn(t, me, rear) > in_turn(t, me, front):
            return THIRD + now
        return shelter + token if shelter + token > ENOUGH else i64(NEVER)

    # -- skills, and cards for cards -----------------------------------------------------------------------------

    def skill_worth(self, t: Table, me: i64, verb: i64, card: i64) -> i64:
        """What a reload, a move of the token or an ability is worth."""
        if verb == MOVE:
            return self.move_worth(t, me)
        if verb == DRAW_TWO:
            return FIRST
        if verb == TRADE:
            worth = 2 * A_CARD + 10 - worn_worth(t, t.front_of(me), KIND[card])
        elif verb == COPY:
            worth = copying(t, me) - held(t, me, card)
        elif verb == EXCHANGE:
            worth = BETTER_OF_TWO - held(t, me, card)
        else:
            worth = self.reloading(t, me, card)
        return FIRST + worth if worth > 0 else i64(NEVER)

    def reloading(self, t: Table, me: i64, card: i64) -> i64:
        """What a new card for one with the reload symbol is worth; nothing when hardly any are left."""
        if len(t.decks[me]) + len(t.decks[2]) + len(t.discard) < 12:
            return NEVER
        place = t.wearer(card)
        return NEW_CARD - (held(t, me, card) if place < 0 else worn_worth(t, place, KIND[card]))

    # -- answering -----------------------------------------------------------------------------------------------

    def answer_worth(self, t: Table, me: i64, verb: i64, card: i64, question: Note) -> i64:
        """What an answer is worth: the life point that it saves, less what it costs."""
        place = t.place_of(target_of(question))
        if verb == USE_SID:
            return FIRST + 1
        if verb == USE_BARREL:
            return FIRST
        saved = loss_worth(t, place) + (LAST_STAND if t.life[place] == 1 else 0)
        if verb == SHIELD:
            return self.shielding(t, place, points_of(question))
        if verb == PAY:
            return saved - held(t, me, card)
        if verb == ANSWER:
            return self.outlasting(t, me, place, question, saved) - held(t, me, card)
        return self.avoiding(t, me, verb, card, question, saved)

    def avoiding(self, t: Table, me: i64, verb: i64, card: i64, question: Note, saved: i64) -> i64:
        """What avoiding a hit with a card or the Hat is worth."""
        place = t.place_of(target_of(question))
        shooter, cause = shooter_of(question), cause_of(question)
        if shooter // EACH_SIDE != me:
            saved -= self.satisfaction(t, shooter, cause)
            if is_bang(cause) and CAST[shooter].extra_to_avoid > 0:
                saved = self.paid(t, me, verb, card, saved)
        if verb == USE_HAT:
            return saved - HAT_WORTH
        if verb == AVOID and KIND[card] == RETURN_FIRE:
            enemy = t.front_of(1 - me)
            return saved - held(t, me, card) + landing(t, me, enemy, RETURN_FIRE) * loss_worth(t, enemy) // 100
        return saved - held(t, me, card) if t.life[place] > 0 else i64(NEVER)

    def satisfaction(self, t: Table, shooter: i64, cause: i64) -> i64:
        """What the shooter's side gets when his hit is avoided."""
        worth = A_CARD * thrift(CAST[shooter])
        return worth + if_avoided(t, shooter // EACH_SIDE, cause) * 2 // 3 if cause >= 0 else worth

    def paid(self, t: Table, me: i64, verb: i64, card: i64, saved: i64) -> i64:
        """What is saved against Tex Killer: another card is due, and without one all is lost."""
        if len(t.hands[me]) < (1 if verb == USE_HAT else 2):
            return NEVER
        cheapest: i64 = LIFE
        for other in t.hands[me]:
            if other != card or verb == USE_HAT:
                cheapest = min(cheapest, held(t, me, other))
        return saved - cheapest

    def outlasting(self, t: Table, me: i64, place: i64, question: Note, saved: i64) -> i64:
        """What a hit card saves against Indians! or in a Duel; little in one that is lost anyway."""
        if question.term is not ASK_DUEL:
            return saved
        mine = answers_held(t, place, DUEL)
        theirs: i64 = len(t.hands[1 - me])
        if theirs == 0 or 5 * mine >= 2 * theirs:
            return saved + LIFE // 4
        return saved // 2 if t.life[place] > 1 else saved

    def shielding(self, t: Table, place: i64, points: i64) -> i64:
        """What it is worth that Buffalo Bell loses a point instead of his companion."""
        bell = place ^ 1
        if points >= t.life[place]:
            return LIFE
        return t.life[bell] - t.life[place] - 1 + (loss_worth(t, place) - LIFE) // 10

    # -- choosing ------------------------------------------------------------------------------------------------

    def choice_worth(self, t: Table, me: i64, verb: i64, card: i64, question: Note) -> i64:
        """What it is worth to get or lose a card, or what else there is to choose."""
        if verb == DISCARD:
            return -held(t, me, card)
        if verb == PICK:
            return held(t, me, card)
        if verb == TAKE:
            return self.taking(t, me, card, question)
        if verb == BACK:
            return self.back_worth(t, me, card) + A_CARD - grudge(t, me, t.front_of(1 - me))
        if verb == CHOOSE:
            return self.symbol_worth(t, me, card, purpose_of(question))
        return self.stand_worth(t, me, verb, card)

    def stand_worth(self, t: Table, me: i64, verb: i64, choice: i64) -> i64:
        """What it is worth that a character begins in front, a side swaps, or Remington's card is drawn."""
        if verb == FRONT:
            return under_fire(t, me, t.place_of(choice)) + 5 * CAST[choice].life
        if verb == SWAP:
            return self.shotgun_worth(t, me, choice)
        return self.draw_worth(t, me) if verb == DRAW else i64(0)

    def taking(self, t: Table, me: i64, card: i64, question: Note) -> i64:
        """What a card in play is worth: Bull Anderson keeps it, a Carbine discards it."""
        if question.term is ASK_BULL:
            return held(t, me, card)
        place = t.wearer(card)
        worth = worn_worth(t, place, KIND[card])
        return -worth if place >> 1 == me else worth - grudge(t, me, place)

    def back_worth(self, t: Table, me: i64, back: i64) -> i64:
        """What a random card with one of the two backs is worth, as far as its cards are known."""
        known: i64 = 0
        worth: i64 = 0
        for card in t.hands[1 - me]:
            if card >= 0 and back_of(card) == back:
                known += 1
                worth += held(t, me, card)
        return worth // known if known > 0 else NEW_CARD

    def symbol_worth(self, t: Table, me: i64, card: i64, cause: i64) -> i64:
        """Bart Masterson's choice: 1 for a card that is good for his side."""
        ours = t.aimed >= 0 and t.aimed >> 1 == me
        if cause == DYNAMITE:
            return 1 if (SYMBOL[card] == DYNAMITE_SYMBOL) != ours else 0
        if cause == RATTLESNAKE:
            return 1 if (SYMBOL[card] == SNAKE_SYMBOL) != ours else 0
        return 1 if (SYMBOL[card] == BARREL_SYMBOL) == (ours and cause == BARREL) else 0

    def shotgun_worth(self, t: Table, me: i64, side: i64) -> i64:
        """What it is worth to swap a side after an avoided Shotgun."""
        if side != me:
            return exposing(t, me) - 5
        front, rear = t.front_of(me), t.rear_of(me)
        worth = under_fire(t, me, rear) - under_fire(t, me, front) + marching(t, me, me)
        return worth - ENOUGH

    def draw_worth(self, t: Table, me: i64) -> i64:
        """Remington's card; Babe Leroy rather has an empty hand."""
        front = t.front_of(me)
        waits = t.character(front).skill == DRAW_TWO and t.active == me and not t.used >> t.who[front] & 1
        return -1 if waits and len(t.hands[me]) == 0 else A_CARD


def is_answer(verb: i64) -> bool:
    """Whether a verb answers a hit, Indians!, a Duel or a loss."""
    by_card = verb == AVOID or verb == COVER or verb == PAY or verb == ANSWER
    return by_card or verb == USE_BARREL or verb == USE_HAT or verb == USE_SID or verb == SHIELD


def rank(kind: i64) -> i64:
    """When a card is played in a turn: cards for cards first, equipment, robbery, and then the hits."""
    if kind == WAGON:
        return FIRST
    if is_equipment(kind):
        return SECOND
    if kind == STEALING or kind == SCHOOLMARM:
        return FOURTH + 1000
    return FOURTH if kind == WATER or kind == STRONG_ALE or kind == BEER else SHOTS
