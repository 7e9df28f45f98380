"""Shots, Indians!, cards at everybody, and duels."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.action import first, verb_of
from sixgun.engine.fields import COUNT, LIVING, NOBODY, SEAT, FieldTypes
from sixgun.engine.frame import Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import append, i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.games.classic import events, questions, reasons, verbs
from sixgun.games.classic.card import BANG_CARD, MISSED
from sixgun.games.classic.catalogue import HEARTS, KINDS_BY_NUMBER
from sixgun.games.classic.damage import LifeLoss, lose
from sixgun.games.classic.draw_check import draw_check
from sixgun.games.classic.fields import CARD_OR_NONE, FOR_BARREL, KINDS
from sixgun.games.classic.frame import AnswerFrame, ClassicFrame, answer
from sixgun.games.classic.table import ClassicTable, table


@mypyc_attr(acyclic=True)
class Attack(AnswerFrame):
    """A card of a player aimed at another one, who answers."""

    def __init__(self, by: i64, target: i64, cause: i64, card: i64) -> None:
        self.by = by
        self.target = target
        self.cause = cause
        self.card = card

    def asked(self, t: ClassicTable) -> i64:
        return self.target

    def options(self, t: ClassicTable) -> vec[i64]:
        """A BANG!, or the loss of a life point."""
        actions = append(vec[i64](capacity=8), verbs.PASS)
        return self.with_answers(t, self.asked(t), verbs.ANSWER, BANG_CARD, actions)


@mypyc_attr(acyclic=True)
class Shot(Attack):
    """A BANG! symbol aimed at a player: Barrels, Missed! cards, or the hit (classic.bang.target, classic.barrel)."""

    NAME: ClassVar[str] = "shot"
    ON: ClassVar[tuple[str, ...]] = ("playing", "volley")
    FIELDS: ClassVar[FieldTypes] = {
        "by": LIVING,
        "target": LIVING,
        "cause": KINDS,
        "needed": COUNT,
        "barrels": COUNT,
        "card": CARD_OR_NONE,
    }

    def __init__(self, by: i64, target: i64, cause: i64, needed: i64, barrels: i64, card: i64) -> None:
        super().__init__(by, target, cause, card)
        self.needed = needed
        self.barrels = barrels

    def copy(self) -> Frame:
        return Shot(self.by, self.target, self.cause, self.needed, self.barrels, self.card)

    def wrong_field(self) -> str:
        return "target" if self.target == self.by else ""

    def step(self, state: State) -> i64:
        t = table(state)
        if self.needed > 0:
            return self.target
        t.pop()
        t.emit(events.SAVED, self.target)
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.SHOT, self.by, self.needed)

    def options(self, t: ClassicTable) -> vec[i64]:
        actions = vec[i64](capacity=8)
        actions = append(actions, verbs.PASS)
        if self.barrels > 0:
            actions = append(actions, verbs.USE_BARREL)
        return self.with_answers(t, self.target, verbs.ANSWER, MISSED, actions)

    def decide(self, t: ClassicTable, action: i64) -> None:
        verb = verb_of(action)
        if verb == verbs.PASS:
            t.pop()
            lose(t, self.target, 1, self.cause, self.by, self.card)
        elif verb == verbs.USE_BARREL:
            self.barrels -= 1
            draw_check(t, FOR_BARREL, self.target)
        else:
            self.needed -= 1
            answer(t, self.target, first(action))

    def checked(self, t: ClassicTable, card: i64) -> None:
        if card >= 0 and t.suit(card) == HEARTS:
            self.needed -= 1

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        return Reason(reasons.NO_BARREL) if verb_of(action) == verbs.USE_BARREL else super().refuse(t, action)


def shoot(t: ClassicTable, by: i64, target: i64, cause: i64, needed: i64, card: i64) -> None:
    """A BANG! symbol comes to a player, who needs so many Missed! against it."""
    if t.ability(target).on_reached(t, target, card):
        t.push(Shot(by, target, cause, needed, t.barrels(target), card))


@mypyc_attr(acyclic=True)
class IndiansResponse(Attack):
    """Indians! at one player: a BANG! or a life point (classic.indians)."""

    NAME: ClassVar[str] = "raid"
    ON: ClassVar[tuple[str, ...]] = ("volley",)
    FIELDS: ClassVar[FieldTypes] = {"by": LIVING, "target": LIVING, "cause": KINDS, "card": CARD_OR_NONE}

    def copy(self) -> Frame:
        return IndiansResponse(self.by, self.target, self.cause, self.card)

    def wrong_field(self) -> str:
        return "target" if self.target == self.by else ""

    def question(self, state: State) -> Question:
        return Question(questions.INDIANS, self.by)

    def decide(self, t: ClassicTable, action: i64) -> None:
        t.pop()
        if verb_of(action) == verbs.PASS:
            lose(t, self.target, 1, self.cause, self.by, self.card)
        else:
            answer(t, self.target, first(action))


@mypyc_attr(acyclic=True)
class AreaAttack(ClassicFrame):
    """A card aimed at every other player, one by one from the left (classic.gatling, classic.indians)."""

    NAME: ClassVar[str] = "volley"
    ON: ClassVar[tuple[str, ...]] = ("playing",)
    FIELDS: ClassVar[FieldTypes] = {"by": LIVING, "cause": KINDS, "last": SEAT, "card": CARD_OR_NONE}

    def __init__(self, by: i64, cause: i64, last: i64, card: i64) -> None:
        self.by = by
        self.cause = cause
        self.last = last
        self.card = card

    def copy(self) -> Frame:
        return AreaAttack(self.by, self.cause, self.last, self.card)

    def fits(self, t: ClassicTable) -> bool:
        return self.by == t.active

    def wrong_above(self, above: Frame) -> str:
        if isinstance(above, LifeLoss) and above.seat == self.by:
            return "seat"
        return "by" if isinstance(above, Shot | IndiansResponse) and above.by != self.by else ""

    def step(self, state: State) -> i64:
        t = table(state)
        target = t.left_of(self.last)
        if target == self.by:
            t.pop()
        else:
            self.last = target
            KINDS_BY_NUMBER[self.cause].attack(t, self.by, target, self.cause, self.card)
        return NOBODY


@mypyc_attr(acyclic=True)
class Duel(Attack):
    """A Duel: BANG! by BANG!, the challenged player first; who doesn't loses a life point (classic.duel)."""

    NAME: ClassVar[str] = "duel"
    ON: ClassVar[tuple[str, ...]] = ("playing",)
    FIELDS: ClassVar[FieldTypes] = {
        "by": LIVING,
        "target": LIVING,
        "cause": KINDS,
        "turn": LIVING,
        "card": CARD_OR_NONE,
    }

    def __init__(self, by: i64, target: i64, cause: i64, turn: i64, card: i64) -> None:
        super().__init__(by, target, cause, card)
        self.turn = turn

    def copy(self) -> Frame:
        return Duel(self.by, self.target, self.cause, self.turn, self.card)

    def wrong_field(self) -> str:
        return "target" if self.target == self.by else ""

    def is_duel(self) -> bool:
        return True

    def question(self, state: State) -> Question:
        return Question(questions.DUEL, self.other())

    def other(self) -> i64:
        """The one who waits."""
        return self.by if self.turn == self.target else self.target

    def asked(self, t: ClassicTable) -> i64:
        return self.turn

    def decide(self, t: ClassicTable, action: i64) -> None:
        seat = self.turn
        if verb_of(action) == verbs.ANSWER:
            self.turn = self.other()
            answer(t, seat, first(action))
        else:
            t.pop()
            # classic.death.causer: who loses the Duel that they played loses to nobody
            lose(t, seat, 1, self.cause, self.by if seat == self.target else i64(NOBODY), self.card)
