"""The turn of a player: its checks, its phases in their order, and the discarding at its end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, TURN_LIMIT, Frame, State
from sixgun.engine.terms import NOBODY, Domain, Many, Names, Note
from sixgun.games.classic.attacks import Duel, Raid, Shot, Volley
from sixgun.games.classic.brink import Losing, lose
from sixgun.games.classic.check import Check, draw_check
from sixgun.games.classic.deck import DYNAMITE, HEARTS, JAIL, SPADES, VALUE
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.names import (
    ASK_DISCARD,
    ASK_READY,
    DISCARD,
    ESCAPED,
    EXPLODED,
    FOR_DYNAMITE,
    FOR_JAIL,
    GO_ON,
    JAILED,
    NOT_YOURS,
    PASSED_ON,
    REASONS,
)
from sixgun.games.classic.playing import PLAYING, Playing
from sixgun.games.classic.robbery import Robbery
from sixgun.games.classic.store import Store
from sixgun.games.classic.table import Table, table
from sixgun.games.roles import TURN

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
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"phase": Names(PHASES)}

    def __init__(self, phase: i64 = BEGIN) -> None:
        self.phase = phase

    def copy(self) -> Frame:
        return Turn(self.phase)

    def step(self, state: State) -> i64:
        t = table(state)
        phase: i64 = self.phase if t.lives(t.active) else i64(OVER)  # classic.turn.dead-player
        self.phase += 1
        if phase == BEGIN:
            if t.has(t.active, DYNAMITE) or t.has(t.active, JAIL):
                t.push(READY)
        elif phase == DYNAMITE_CHECK:
            if t.has(t.active, DYNAMITE):
                draw_check(t, FOR_DYNAMITE, t.active)
        elif phase == JAIL_CHECK:
            if t.has(t.active, JAIL):
                draw_check(t, FOR_JAIL, t.active)
        elif phase == DRAW_PHASE:
            t.ability(t.active).draw_phase(t, t.active)
        elif phase == PLAY_PHASE:
            t.push(PLAYING)
        elif phase == DISCARD_PHASE:
            t.push(DISCARDING)
        else:
            self.phase = BEGIN
            begin_turn(t, t.left_of(t.active))
        return NOBODY

    def checked(self, t: Table, card: i64) -> None:
        if self.phase == DYNAMITE_CHECK + 1:
            self.check_dynamite(t, card)
        else:
            self.check_jail(t, card)

    def check_dynamite(self, t: Table, card: i64) -> None:
        """Spades from 2 to 9 explode, else it moves to the left (classic.dynamite)."""
        dynamite = t.in_play_of(t.active, DYNAMITE)
        t.remove_from_play(t.active, dynamite)
        if card >= 0 and t.suit(card) == SPADES and VALUE[card] <= 9:
            t.emit(EXPLODED, t.active)
            t.throw(dynamite)
            lose(t, t.active, 3, DYNAMITE, NOBODY)
            return
        heir = t.left_of(t.active)
        while heir != t.active and t.has(heir, DYNAMITE):
            heir = t.left_of(heir)
        t.put_in_play(heir, dynamite)
        t.emit(PASSED_ON, t.active, heir)

    def check_jail(self, t: Table, card: i64) -> None:
        """Hearts set free, else the turn is over; the Jail is discarded either way (classic.jail)."""
        jail = t.in_play_of(t.active, JAIL)
        t.remove_from_play(t.active, jail)
        t.throw(jail)
        if card >= 0 and t.suit(card) == HEARTS:
            t.emit(ESCAPED, t.active)
        else:
            t.emit(JAILED, t.active)
            self.phase = OVER


def begin_turn(t: Table, seat: i64) -> None:
    """The turn goes to a player, unless there have been turns enough (classic.end.turns)."""
    if t.turn >= TURN_LIMIT:
        t.end_undecided()
        return
    t.active = seat
    t.turn += 1
    t.picks = 0
    t.bangs = 0
    t.spent_low = 0
    t.spent_high = 0
    t.emit(TURN, seat, t.turn)


@mypyc_attr(acyclic=True)
class Ready(ClassicFrame):
    """Before the checks of a turn: what a character may do by himself, or go on (classic.sid-ketchum)."""

    NAME: ClassVar[str] = "ready"

    def step(self, state: State) -> i64:
        return table(state).active

    def question(self, state: State) -> Note:
        return Note(ASK_READY)

    def options(self, t: Table) -> vec[i64]:
        return vec[i64]([GO_ON])

    def decide(self, t: Table, action: i64) -> None:
        t.pop()


@mypyc_attr(acyclic=True)
class Discarding(ClassicFrame):
    """Phase 3: down to the hand limit (classic.turn.hand-limit)."""

    NAME: ClassVar[str] = "discarding"

    def step(self, state: State) -> i64:
        t = table(state)
        if len(t.hands[t.active]) > t.life[t.active]:
            return t.active
        t.pop()
        return NOBODY

    def question(self, state: State) -> Note:
        t = table(state)
        return Note(ASK_DISCARD, NOBODY, len(t.hands[t.active]) - t.life[t.active])

    def options(self, t: Table) -> vec[i64]:
        actions = vec[i64](capacity=8)
        for card in t.hands[t.active]:
            actions = append(actions, pack(DISCARD, card))
        return actions

    def decide(self, t: Table, action: i64) -> None:
        t.discard_hand_card(t.active, first(action))

    def refuse(self, t: Table, action: i64) -> Note:
        return Note(REASONS[NOT_YOURS], NOBODY, first(action)) if verb_of(action) == DISCARD else Note(NOT_NOW)


READY: Final = Ready()
DISCARDING: Final = Discarding()
FRAMES: Final[tuple[type[Frame], ...]] = (
    *(Turn, Ready, Playing, Discarding, Check, Losing, Shot, Raid, Volley, Duel, Store, Robbery),
)
