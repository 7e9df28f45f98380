"""A player's turn: what lies in wait at its beginning, the draw, phase 2, the hand limit; and the choice of the ACs."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import first, pack, verb_of, with_each
from sixgun.engine.fields import NOBODY, SEAT, FieldTypes, NameField
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.messages import Question, Reason
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import TURN_LIMIT, State
from sixgun.games.duel import events, kinds, questions, reasons, verbs
from sixgun.games.duel.attacks import Hit, IndiansResponse, Showdown
from sixgun.games.duel.catalogue import UNKNOWN
from sixgun.games.duel.damage import Falling, LifeLoss, end, enter
from sixgun.games.duel.frame import DuelFrame
from sixgun.games.duel.playing import PLAYING, Copying, Playing
from sixgun.games.duel.resolution import Aftermath, Resolution, begin_resolution
from sixgun.games.duel.reveal import Reveal, reveal
from sixgun.games.duel.table import NOWHERE, DuelTable, table
from sixgun.games.duel.taking import CardLoss, Keeping, Looting, Store
from sixgun.games.duel.triggers import swap

# The phases of a turn, in the order of Turn.PHASES; the first three are what lies in wait at its beginning.
AT_DYNAMITE: Final = 0
AT_RATTLESNAKE: Final = 1
AT_STAMPEDE: Final = 2
DRAWING: Final = 3
PLAYING_CARDS: Final = 4
DISCARDS: Final = 5
OVER: Final = 6


def begin_turn(t: DuelTable, seat: i64) -> None:
    """The turn goes to a player, unless there have been turns enough (duel.end.turns)."""
    if t.turn >= TURN_LIMIT:
        end(t, NOBODY)
        return
    t.active = seat
    t.turn += 1
    t.picks = 0
    t.bangs = 0
    t.moved = False
    t.used = 0
    t.shuffled = False
    t.emit(events.TURN, seat, t.turn)
    t.restock()


@mypyc_attr(acyclic=True)
class Turn(DuelFrame):
    """A player's whole turn (duel.turn.phases); it begins each phase in its place."""

    NAME: ClassVar[str] = "turn"
    PHASES: ClassVar[tuple[str, ...]] = ("dynamite", "rattlesnake", "stampede", "draw", "play", "discard", "end")
    FIELDS: ClassVar[FieldTypes] = {"phase": NameField(PHASES)}

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def copy(self) -> Frame:
        return Turn(self.phase)

    def step(self, state: State) -> i64:
        t = table(state)
        phase = self.phase
        if phase == AT_DYNAMITE and lie_in_wait(t, kinds.DYNAMITE):
            self.phase = AT_RATTLESNAKE
        elif phase <= AT_RATTLESNAKE and lie_in_wait(t, kinds.RATTLESNAKE):
            self.phase = AT_STAMPEDE
        elif phase <= AT_STAMPEDE and wearer_of(t, kinds.STAMPEDE) != NOWHERE and not t.is_single(t.active):
            self.phase = DRAWING
            begin_resolution(t, NOBODY, kinds.STAMPEDE)
            swap(t, t.active)
        elif phase <= DRAWING:
            self.phase = PLAYING_CARDS
            draw_phase(t, t.active)
        elif phase == PLAYING_CARDS:
            self.phase = DISCARDS
            t.push(PLAYING)
        elif phase == DISCARDS:
            self.phase = OVER
            t.push(DISCARDING)
        else:
            self.phase = AT_DYNAMITE
            begin_turn(t, 1 - t.active)
        return NOBODY


def wearer_of(t: DuelTable, kind: i64) -> i64:
    """The place of the turn player where an equipment is; NOWHERE if it isn't."""
    place = 2 * t.active
    while place < 2 * t.active + 2:
        if t.wears(place, kind):
            return place
        place += 1
    return NOWHERE


def lie_in_wait(t: DuelTable, kind: i64) -> bool:
    """Dynamite or Rattlesnake with one of the turn player's characters: it is aimed at, and reveals; whether so."""
    place = wearer_of(t, kind)
    if place == NOWHERE:
        return False
    begin_resolution(t, NOBODY, kind)
    t.aimed = place
    reveal(t, kind, t.active)
    return True


def draw_phase(t: DuelTable, seat: i64) -> None:
    """Phase 1 (duel.turn.phases, duel.bank, duel.dalton-bros, duel.pat-garret)."""
    front = t.front_of(seat)
    character = t.character(front)
    drawn = t.draw(seat, 2)
    if drawn == 2:
        character.on_cards_drawn(t, seat)
    t.draw(seat, character.draws - 2 + (1 if t.wears(front, kinds.BANK) else 0))


@mypyc_attr(acyclic=True)
class Discarding(DuelFrame):
    """Phase 3: down to the hand limit (duel.turn.hand-limit)."""

    NAME: ClassVar[str] = "discarding"
    ON: ClassVar[tuple[str, ...]] = ("turn",)

    def step(self, state: State) -> i64:
        t = table(state)
        if excess(t) > 0:
            return t.active
        t.pop()
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.DISCARD, excess(table(state)))

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        return with_each(vec[i64](capacity=8), verbs.DISCARD, t.hands[t.active])

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.discard_hand_card(t.active, first(action))

    def why_not(self, state: State, action: i64) -> Reason:
        return Reason(reasons.NOT_YOURS, first(action)) if verb_of(action) == verbs.DISCARD else Reason(NOT_NOW)


DISCARDING: Final = Discarding()


def excess(t: DuelTable) -> i64:
    """How many cards are above the limit: the life of the AC, but at least two."""
    return len(t.hands[t.active]) - max(2, t.life[t.front_of(t.active)])


@mypyc_attr(acyclic=True)
class Casting(DuelFrame):
    """Both choose their AC in secret, then all four are shown (duel.setup.characters)."""

    NAME: ClassVar[str] = "casting"
    FIELDS: ClassVar[FieldTypes] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def copy(self) -> Frame:
        return Casting(self.seat)

    def hide(self, state: State, seat: i64) -> None:
        t = table(state)
        for side in vec[i64]([0, 1]):
            if side != seat:
                t.front[side] = 2 * side
                for place in range(2 * side, 2 * side + 2):
                    t.who[place] = UNKNOWN
                    t.life[place] = 0

    def step(self, state: State) -> i64:
        if self.seat < 2:
            return self.seat
        t = table(state)
        t.pop()
        for at in range(4):
            place = t.in_order(at)
            enter(t, place, t.who[place])
        t.draw(0, 4)
        t.draw(1, 5)
        t.push(Turn(AT_DYNAMITE))
        begin_turn(t, 0)
        return NOBODY

    def question(self, state: State) -> Question:
        return Question(questions.FRONT)

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        return vec[i64]([pack(verbs.FRONT, t.who[2 * self.seat]), pack(verbs.FRONT, t.who[2 * self.seat + 1])])

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        t.front[self.seat] = t.place_of(first(action))
        self.seat += 1


FRAMES: Final[tuple[type[Frame], ...]] = (
    *(Turn, Playing, Copying, Discarding, Resolution, Hit, IndiansResponse, Showdown, LifeLoss, Reveal, Aftermath),
    *(CardLoss, Looting, Keeping, Store, Falling, Casting),
)
