"""What frames of the classic game have in common: the player's own character acts in all of them."""

from __future__ import annotations

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.frame import NO_ACTIONS, NOT_NOW, Frame
from sixgun.engine.messages import Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.classic import events, reasons, verbs
from sixgun.games.classic.card import GREEN
from sixgun.games.classic.catalogue import BORDER, IN_HAND, KIND, KINDS_BY_NUMBER, OWN, SYMBOLS
from sixgun.games.classic.table import ClassicTable, table


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class ClassicFrame(Frame):
    """A frame that asks one player at a time, and can ask for a draw! and hear what was turned.

    It says whom it asks (`asked`), what they may do here (`options`), what that does (`decide`) and why anything else
    can't be done (`refuse`). What their character may do by itself at any decision is added here, for all frames.
    """

    def asked(self, t: ClassicTable) -> i64:
        return t.active

    def step(self, state: State) -> i64:
        return self.asked(table(state))

    def options(self, t: ClassicTable) -> vec[i64]:
        return NO_ACTIONS

    def decide(self, t: ClassicTable, action: i64) -> None:
        """Carry out one of the options."""

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        """Why an action isn't one of the options."""
        return Reason(NOT_NOW)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        seat = self.asked(t)
        return t.ability(seat).own_actions(t, seat, self, self.options(t))

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if OWN[verb_of(action)] == 1:
            t.ability(self.asked(t)).act(t, self.asked(t), action, self)
        else:
            self.decide(t, action)

    def why_not(self, state: State, action: i64) -> Reason:
        t = table(state)
        if OWN[verb_of(action)] == 0:
            return self.refuse(t, action)
        reason = t.ability(self.asked(t)).why_not(t, self.asked(t), action, self)
        return Reason(reasons.NO_ABILITY) if reason.type is NOT_NOW else reason

    def regain(self, t: ClassicTable, seat: i64, points: i64, source: i64) -> None:
        """The player who decides gets life points."""
        t.heal(seat, points, source)

    def action_value(self, t: ClassicTable, seat: i64, action: i64, foes: vec[i64]) -> i64:
        """What bots think of an option, in a frame of which they know nothing else (see `Character.action_value`)."""
        return 0

    def checked(self, t: ClassicTable, card: i64) -> None:
        """The card that counts for the draw! this frame asked for; -1 if there was none."""

    def fits(self, t: ClassicTable) -> bool:
        """Whether it can lie there in this turn, for positions that people wrote."""
        return True

    def is_duel(self) -> bool:
        """Whether a Duel is not over yet: nobody's empty hand is filled before."""
        return False


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class AnswerFrame(ClassicFrame):
    """A frame in which cards that show a symbol are the answer, one at a time."""

    def verb(self) -> i64:
        """How a card is used here."""
        return verbs.ANSWER

    def is_answer(self) -> bool:
        return True

    def with_answers(self, t: ClassicTable, seat: i64, verb: i64, wanted: i64, actions: vec[i64]) -> vec[i64]:
        """The actions with every card that is an answer: of the hand, and green ones that are ready."""
        who = t.ability(seat)
        for card in t.hands[seat]:
            kind = KIND[card]
            if who.serves_as(kind, IN_HAND[kind], wanted):
                actions = append(actions, pack(verb, card))
        if t.has_green(seat):
            for card in t.in_play[seat]:
                if BORDER[KIND[card]] == GREEN and SYMBOLS[KIND[card]] & wanted and t.is_ready(card):
                    actions = append(actions, pack(verb, card))
        return actions

    def candidates(self, state: State) -> vec[i64]:
        t = table(state)
        verb = self.verb()
        return vec[i64]([pack(verb, card) for card in t.hands[self.asked(t)]])

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        if verb_of(action) != self.verb():
            return Reason(NOT_NOW)
        if first(action) not in t.hands[self.asked(t)]:
            return Reason(reasons.NOT_YOURS, first(action))
        return Reason(reasons.WRONG_CARD)


def answer(t: ClassicTable, seat: i64, card: i64) -> None:
    """A card is used, from the hand or, if it is green, from in front of its player."""
    held = card in t.hands[seat]
    t.remove_card(seat, card)
    t.emit(events.ANSWERED, seat, card)
    t.discard(card)
    refill(t)
    if not held or BORDER[KIND[card]] != GREEN:  # a green one in the hand does nothing of its own
        KINDS_BY_NUMBER[KIND[card]].on_answer(t, seat, card)
    if held:
        t.ability(seat).on_answer(t, seat, card)


def dueling(t: ClassicTable) -> bool:
    return any(isinstance(frame, ClassicFrame) and frame.is_duel() for frame in t.stack)


def refill(t: ClassicTable) -> None:
    """Who must never have an empty hand draws; in a Duel when it is over (classic.suzy)."""
    if t.refills == 0 or t.over:
        return
    seat: i64 = 0
    while seat < len(t.cast):
        if t.refills >> seat & 1 and len(t.hands[seat]) == 0 and t.lives(seat) and not dueling(t):
            t.draw(seat, 1)
        seat += 1
