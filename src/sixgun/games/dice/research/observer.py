"""The Dice Game as an agent sees it, in whole numbers."""

from __future__ import annotations

from typing import Final

from sixgun.engine.frame import NO_ACTIONS
from sixgun.engine.messages import messages_of
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.roles import ROLES
from sixgun.games.dice import questions
from sixgun.games.dice.catalogue import CHARACTER
from sixgun.games.dice.fields import CAUSES, DICE, FACES
from sixgun.games.dice.shooting import Aiming, LifeLoss
from sixgun.games.dice.table import DiceTable, table
from sixgun.research.observer import Observer, Page

ROLE_VALUES: Final[i64] = 1 + len(ROLES.names)
FACE_VALUES: Final[i64] = 1 + len(FACES.names)
CAUSE_VALUES: Final[i64] = len(CAUSES.names)
CHARACTER_AT: Final = {name: at for at, name in enumerate(CHARACTER.names)}
QUESTION_AT: Final = {question.name: at for at, question in enumerate(messages_of(questions))}
CHARACTER_VALUES: Final[i64] = len(CHARACTER_AT)
QUESTION_VALUES: Final[i64] = len(QUESTION_AT)


@mypyc_attr(acyclic=True)
class DiceObserver(Observer):
    """What a seat sees of The Dice Game."""

    def write(self, state: State, seat: i64, page: Page) -> None:
        t = table(state)
        players: i64 = len(t.cast)
        points, cause, deaths = losses_in(t)
        away: i64 = 0
        while away < players:
            other = (seat + away) % players
            write_player(page, t, other, seat)
            page.number(points[other] if len(points) > 0 else i64(0))
            away += 1
        page.go_to(self.table_at)
        for face in t.dice:
            page.one_of(FACE_VALUES, face + 1)
        page.number(t.middle)
        page.flag(t.beer_spent)
        write_question(page, t)
        page.one_of(CAUSE_VALUES, cause)
        page.number(deaths)


def write_player(page: Page, t: DiceTable, seat: i64, observer: i64) -> None:
    """A row from `present` to `deciding`."""
    life = t.life[seat]
    page.number(1)
    page.flag(life > 0)
    page.number(life)
    page.number(t.max_life(seat))
    page.number(t.arrows[seat])
    page.one_of(ROLE_VALUES, t.role[seat] + 1 if seat == observer or t.role_is_public(seat) else i64(0))
    page.one_of(CHARACTER_VALUES, CHARACTER_AT[t.cast[seat].name])
    page.flag(seat == t.roller)
    page.flag(seat == t.deciding)


def losses_in(t: DiceTable) -> tuple[vec[i64], i64, i64]:
    """What everybody loses in the innermost step in which players lose life (nothing at all if there is no such step),
    and, once all are aimed, its cause and how many it has eliminated."""
    at: i64 = len(t.stack) - 1
    while at >= 0:
        frame = t.stack[at]
        if isinstance(frame, Aiming):
            return frame.points, -1, 0
        if isinstance(frame, LifeLoss):
            return frame.points, frame.cause, frame.deaths
        at -= 1
    return NO_ACTIONS, -1, 0


def write_question(page: Page, t: DiceTable) -> None:
    """The table from `question` to `dice_left`."""
    if t.over:
        page.skip(QUESTION_VALUES + 1 + DICE + 4)
        return
    question = t.stack[-1].question(t)
    asked = question.type
    page.one_of(QUESTION_VALUES, QUESTION_AT[asked.name])
    page.number(question.a if asked is questions.REROLL else i64(0))
    page.one_of(DICE, question.a if asked is questions.AIM else i64(-1))
    page.number(question.a if asked is questions.BEER else i64(0))
    page.number(question.b if asked is questions.BEER else i64(0))
    points = question.c if asked is questions.ARROW_FOR_LIFE else i64(0)
    page.number(question.a if asked is questions.PUT_BACK else points)
    page.number(question.a if asked is questions.CLEAR else i64(0))
