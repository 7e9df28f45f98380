"""The turn of a player: its checks, its phases in their order, and the discarding at its end."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, verb_of, with_each
from sixgun.engine.fields import NOBODY, FieldTypes, NameField
from sixgun.engine.frame import NO_ACTIONS, NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import TURN_LIMIT, State
from sixgun.family.roles import TURN
from sixgun.games.classic import events, kinds, questions, reasons, verbs
from sixgun.games.classic.attacks import AreaAttack, Duel, IndiansResponse, Shot
from sixgun.games.classic.catalogue import HEARTS, RANK, SPADES
from sixgun.games.classic.damage import LifeLoss, lose
from sixgun.games.classic.draw_check import DrawCheck, draw_check
from sixgun.games.classic.fields import FOR_DYNAMITE, FOR_JAIL
from sixgun.games.classic.frame import ClassicFrame, refill
from sixgun.games.classic.playing import PLAYING, Playing
from sixgun.games.classic.table import ClassicTable, table
from sixgun.games.classic.taking import CardLoss, Store

BEGIN: Final = 0
DYNAMITE_CHECK: Final = 1
JAIL_CHECK: Final = 2
DRAW_PHASE: Final = 3
PLAY_PHASE: Final = 4
DISCARD_PHASE: Final = 5
OVER: Final = 6


@mypyc_attr(acyclic=True)
class Turn(ClassicFrame):
    """A player's whole turn (classic.turn.phases); it begins each phase in its place."""

    NAME: ClassVar[str] = "turn"
    PHASES: ClassVar[tuple[str, ...]] = ("begin", "dynamite", "jail", "draw", "play", "discard", "end")
    FIELDS: ClassVar[FieldTypes] = {"phase": NameField(PHASES)}

    def __init__(self, phase: i64 = BEGIN) -> None:
        self.phase = phase

    def copy(self) -> Frame:
        return Turn(self.phase)

    def step(self, state: State) -> i64:
        t = table(state)
        phase: i64 = self.phase if t.lives(t.active) else i64(OVER)  # classic.turn.dead-player
        self.phase += 1
        if phase == BEGIN:
            if t.is_cursed(t.active):
                t.push(READY)
        elif phase == DYNAMITE_CHECK:
            if t.is_cursed(t.active) and t.has(t.active, kinds.DYNAMITE):
                draw_check(t, FOR_DYNAMITE, t.active)
        elif phase == JAIL_CHECK:
            if t.is_cursed(t.active) and t.has(t.active, kinds.JAIL):
                draw_check(t, FOR_JAIL, t.active)
        elif phase == DRAW_PHASE:
            t.cast[t.active].on_checks_over(t, t.active)
            t.ability(t.active).on_draw_phase(t, t.active)
        elif phase == PLAY_PHASE:
            t.push(PLAYING)
        elif phase == DISCARD_PHASE:
            t.push(DISCARDING)
        else:
            self.phase = BEGIN
            begin_turn(t, t.left_of(t.active))
        return NOBODY

    def checked(self, t: ClassicTable, card: i64) -> None:
        if self.phase == DYNAMITE_CHECK + 1:
            self.check_dynamite(t, card)
        else:
            self.check_jail(t, card)

    def check_dynamite(self, t: ClassicTable, card: i64) -> None:
        """Spades from 2 to 9 explode, else it moves to the left (classic.dynamite)."""
        dynamite = t.in_play_of(t.active, kinds.DYNAMITE)
        t.remove_from_play(t.active, dynamite)
        if card >= 0 and t.suit(card) == SPADES and RANK[card] <= 9:
            t.emit(events.EXPLODED, t.active)
            t.discard(dynamite)
            lose(t, t.active, 3, kinds.DYNAMITE, NOBODY, dynamite)
            return
        heir = t.left_of(t.active)
        while heir != t.active and t.has(heir, kinds.DYNAMITE):
            heir = t.left_of(heir)
        t.put_in_play(heir, dynamite)
        if heir != t.active:
            t.emit(events.PASSED_ON, t.active, heir)

    def check_jail(self, t: ClassicTable, card: i64) -> None:
        """Hearts set free, else the turn is over; the Jail is discarded either way (classic.jail)."""
        jail = t.in_play_of(t.active, kinds.JAIL)
        t.remove_from_play(t.active, jail)
        t.discard(jail)
        if card >= 0 and t.suit(card) == HEARTS:
            t.emit(events.ESCAPED, t.active)
        else:
            t.emit(events.JAILED, t.active)
            t.cast[t.active].on_checks_over(t, t.active)
            self.phase = OVER


def begin_turn(t: ClassicTable, seat: i64) -> None:
    """The turn goes to a player, unless there have been turns enough (classic.end.turns)."""
    if t.turn >= TURN_LIMIT:
        t.end_undecided()
        return
    disarming = t.ability(t.active).disarms or t.ability(seat).disarms
    t.active = seat
    if disarming:
        t.dress()
    t.turn += 1
    t.picks = 0
    t.bangs = 0
    t.uses = 0
    t.played = NO_ACTIONS
    t.emit(TURN, seat, t.turn)


@mypyc_attr(acyclic=True)
class Ready(ClassicFrame):
    """Before the checks of a turn: what a character may do on its own, or go on (classic.sid-ketchum)."""

    NAME: ClassVar[str] = "ready"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def question(self, state: State) -> Question:
        return Question(questions.READY)

    def options(self, t: ClassicTable) -> vec[i64]:
        return vec[i64]([verbs.GO_ON])

    def decide(self, t: ClassicTable, action: i64) -> None:
        t.pop()


@mypyc_attr(acyclic=True)
class Discarding(ClassicFrame):
    """Phase 3: down to the hand limit (classic.turn.hand-limit)."""

    NAME: ClassVar[str] = "discarding"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def step(self, state: State) -> i64:
        t = table(state)
        if self.excess(t) > 0:
            return t.active
        t.pop()
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.DISCARD, self.excess(table(state)))

    def excess(self, t: ClassicTable) -> i64:
        return len(t.hands[t.active]) - t.ability(t.active).hand_limit(t, t.active)

    def options(self, t: ClassicTable) -> vec[i64]:
        return with_each(vec[i64](capacity=8), verbs.DISCARD, t.hands[t.active])

    def decide(self, t: ClassicTable, action: i64) -> None:
        t.discard_hand_card(t.active, first(action))
        refill(t)  # of a pile that was gone

    def refuse(self, t: ClassicTable, action: i64) -> Reason:
        return Reason(reasons.NOT_YOURS, first(action)) if verb_of(action) == verbs.DISCARD else Reason(NOT_NOW)


READY: Final = Ready()
DISCARDING: Final = Discarding()
FRAMES: Final[tuple[type[Frame], ...]] = (
    *(Turn, Ready, Playing, Discarding, DrawCheck, LifeLoss, Shot, IndiansResponse, AreaAttack, Duel, Store, CardLoss),
)
