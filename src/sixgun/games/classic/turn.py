"""The turn of a player: its checks, its phases in their order, and the discarding at its end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.engine.terms import NOBODY, Domain, Many, Names, Note
from sixgun.games.classic.attacks import Duel, Raid, Shot, Volley
from sixgun.games.classic.brink import Losing, lose
from sixgun.games.classic.check import Check
from sixgun.games.classic.deck import DYNAMITE, HEARTS, JAIL, SPADES, SUIT, VALUE
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.names import (
    ASK_DISCARD,
    DISCARD,
    ESCAPED,
    EXPLODED,
    FOR_DYNAMITE,
    FOR_JAIL,
    HEAL,
    JAILED,
    NOT_YOURS,
    PASSED_ON,
    REASONS,
)
from sixgun.games.classic.playing import PLAYING, Playing
from sixgun.games.classic.robbery import Robbery
from sixgun.games.classic.sid_ketchum import Ready, heal_with_two, why_not_heal, with_heals
from sixgun.games.classic.store import Store
from sixgun.games.classic.table import Table, table
from sixgun.games.roles import TURN


@mypyc_attr(acyclic=True)
class Turn(ClassicFrame):
    """A player's whole turn (classic.turn.phases); it begins each phase in its place."""

    NAME: ClassVar[str] = "turn"
    PHASES: ClassVar[tuple[str, ...]] = ("begin", "dynamite", "jail", "draw", "play", "discard", "end")
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"phase": Names(PHASES)}

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def copy(self) -> Frame:
        return Turn(self.phase)

    def step(self, state: State) -> i64:
        t = table(state)
        phase = self.phase if t.lives(t.active) else i64(6)  # classic.turn.dead-player
        self.phase += 1
        if phase == 0:
            self.get_ready(t)
        elif phase == 1:
            if t.has(t.active, DYNAMITE):
                t.push(Check(FOR_DYNAMITE, t.active, vec[i64]()))
        elif phase == 2:
            if t.has(t.active, JAIL):
                t.push(Check(FOR_JAIL, t.active, vec[i64]()))
        elif phase == 3:
            t.cast[t.active].draw_phase(t, t.active)
        elif phase == 4:
            t.push(PLAYING)
        elif phase == 5:
            t.push(DISCARDING)
        else:
            self.phase = 0
            begin_turn(t, t.left_of(t.active))
        return NOBODY

    def get_ready(self, t: Table) -> None:
        """Sid Ketchum may heal before Dynamite and Jail are checked."""
        waiting = t.has(t.active, DYNAMITE) or t.has(t.active, JAIL)
        if waiting and t.cast[t.active].heals_with_two:
            t.push(Ready())

    def checked(self, t: Table, card: i64) -> None:
        if self.phase == 2:
            self.check_dynamite(t, card)
        else:
            self.check_jail(t, card)

    def check_dynamite(self, t: Table, card: i64) -> None:
        """Spades from 2 to 9 explode, else it moves to the left (classic.dynamite)."""
        dynamite = t.in_play_of(t.active, DYNAMITE)
        t.remove_from_play(t.active, dynamite)
        if card >= 0 and SUIT[card] == SPADES and VALUE[card] <= 9:
            t.emit(EXPLODED, t.active)
            t.throw(dynamite)
            lose(t, t.active, 3, DYNAMITE, NOBODY)
            return
        heir = t.left_of(t.active)
        while heir != t.active and t.in_play_of(heir, DYNAMITE) >= 0:
            heir = t.left_of(heir)
        t.put_in_play(heir, dynamite)
        t.emit(PASSED_ON, t.active, heir)

    def check_jail(self, t: Table, card: i64) -> None:
        """Hearts set free, else the turn is over; the Jail is discarded either way (classic.jail)."""
        jail = t.in_play_of(t.active, JAIL)
        t.remove_from_play(t.active, jail)
        t.throw(jail)
        if card >= 0 and SUIT[card] == HEARTS:
            t.emit(ESCAPED, t.active)
        else:
            t.emit(JAILED, t.active)
            self.phase = 6


NOTHING: Final = vec[i64]()


def begin_turn(t: Table, seat: i64) -> None:
    """The turn goes to a player."""
    t.active = seat
    t.turn += 1
    t.picks = 0
    t.bangs = 0
    t.spent = NOTHING
    t.emit(TURN, seat, t.turn)


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

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        actions = vec[i64](capacity=8)
        for card in t.hands[t.active]:
            actions = append(actions, pack(DISCARD, card))
        return with_heals(t, t.active, actions)

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        if verb_of(action) == HEAL:
            heal_with_two(t, t.active, action)
        else:
            t.discard_hand_card(t.active, first(action))

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        if verb_of(action) == HEAL:
            return why_not_heal(t, t.active, action)
        return Note(REASONS[NOT_YOURS], NOBODY, first(action)) if verb_of(action) == DISCARD else Note(NOT_NOW)


DISCARDING: Final = Discarding()
FRAMES: Final[tuple[type[Frame], ...]] = (
    *(Turn, Ready, Playing, Discarding, Check, Losing, Shot, Raid, Volley, Duel, Store, Robbery),
)
