"""What a character can change: every hook, with what happens when he changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.num import i64, vec
from sixgun.engine.terms import Note
from sixgun.games.classic.deck import BANG, MISSED
from sixgun.games.classic.names import NOT_SID, REASONS

if TYPE_CHECKING:
    from sixgun.games.classic.frame import ClassicFrame
    from sixgun.games.classic.table import Table


class Character:
    """The base of all characters.

    Numbers and leave to do things:

    - `name`, `life`    who he is, and the bullets on his card
    - `sight`           how much nearer he sees others
    - `remoteness`      how much farther others see him
    - `barrels`         Barrels that he always has
    - `misses_needed`   Missed! symbols that cancel one of his BANG! cards
    - `many_bangs`      whether any number of BANG! cards may be played in his turn
    - `turns_cards`     cards that he turns for a draw! (he chooses one)
    - `never_empty`     whether he draws as soon as his hand is empty
    - `loots`           whether the cards of the eliminated go to his hand

    Hooks that answer: `is_bang`, `is_missed`. Hooks that act: `draw_phase`, `survived_loss`. What he may do by himself
    whenever he decides: `own_actions`, `act`, `refuse`.
    """

    name: str = ""
    life: i64 = 4
    sight: i64 = 0
    remoteness: i64 = 0
    barrels: i64 = 0
    misses_needed: i64 = 1
    many_bangs: bool = False
    turns_cards: i64 = 1
    never_empty: bool = False
    loots: bool = False

    def is_bang(self, kind: i64) -> bool:
        """Whether a card serves him as BANG!."""
        return kind == BANG

    def is_missed(self, kind: i64) -> bool:
        """Whether a card serves him as Missed!."""
        return kind == MISSED

    def draw_phase(self, t: Table, seat: i64) -> None:
        """Phase 1 (classic.turn.draw)."""
        t.draw(seat, 2)

    def survived_loss(self, t: Table, seat: i64, points: i64, by: i64) -> None:
        """He lost life, to a card of another player or to nobody's, and lives."""

    def own_actions(self, t: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
        """What he is offered, with what he may do by himself."""
        return actions

    def act(self, t: Table, seat: i64, action: i64, frame: ClassicFrame) -> None:
        """Carry out an action of his own."""

    def refuse(self, t: Table, seat: i64, action: i64) -> Note:
        """Why he can't do what a character does by himself."""
        return Note(REASONS[NOT_SID])
