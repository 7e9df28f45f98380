"""What a character of the classic game can change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.frame import NOT_NOW
from sixgun.engine.messages import Reason
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.family.sets import Printed

if TYPE_CHECKING:
    from sixgun.games.classic.frame import ClassicFrame
    from sixgun.games.classic.table import ClassicTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Printed):
    """The base of all characters: every hook, with what happens when a character changes nothing.

    - `name`, `life`    the name, and the bullets on the card
    - `draws`           cards drawn in phase 1
    - `sight`           how much nearer others are seen
    - `remoteness`      how much farther others see this player
    - `barrels`         Barrels that are always there
    - `misses_needed`   Missed! symbols that cancel one of this player's BANG! cards
    - `many_bangs`      whether any number of BANG! cards may be played in a turn
    - `turns_cards`     cards that are turned for a draw! (one is chosen)
    - `beer_heals`      life points that a Beer gives
    - `never_empty`     whether a card is drawn as soon as the hand is empty
    - `loots`           whether the cards of the eliminated go to this hand
    - `disarms`         whether cards in play in front of others have no effect in this player's turn
    - `borrows`         whether the abilities of others become this player's own for a time
    - `recasts`         whether cards are played as others: `plays_as`
    - `acts`            whether there is something that this character does by itself: `own_actions`, `act`, `why_not`
    - `gear`            `sight`, `remoteness`, `barrels` and `many_bangs` in one number; the catalogue finds out
    """

    life: i64 = 4
    draws: i64 = 2
    sight: i64 = 0
    remoteness: i64 = 0
    barrels: i64 = 0
    misses_needed: i64 = 1
    many_bangs: bool = False
    turns_cards: i64 = 1
    beer_heals: i64 = 1
    never_empty: bool = False
    loots: bool = False
    disarms: bool = False
    borrows: bool = False
    recasts: bool = False
    acts: bool = False
    gear: i64 = 0

    def plays_as(self, kind: i64) -> i64:
        """The kind of card as which one is played."""
        return kind

    def serves_as(self, kind: i64, symbols: i64, wanted: i64) -> bool:
        """Whether a card with these symbols answers where a symbol is wanted."""
        return symbols & wanted != 0

    def hand_limit(self, t: ClassicTable, seat: i64) -> i64:
        """Cards that may be kept at the end of a turn (classic.turn.hand-limit)."""
        return t.life[seat]

    def on_checks_over(self, t: ClassicTable, seat: i64) -> None:
        """Dynamite and Jail are checked, and the turn goes on or is lost. Asked of the character that the player is,
        whosever ability works."""

    def on_draw_phase(self, t: ClassicTable, seat: i64) -> None:
        """Phase 1 (classic.turn.draw)."""
        t.draw(seat, self.draws)

    def on_reached(self, t: ClassicTable, seat: i64, card: i64) -> bool:
        """A card of another player shoots at this one, sets the Indians on them or takes a card; whether it can."""
        return True

    def on_life_lost(self, t: ClassicTable, seat: i64, points: i64, by: i64) -> None:
        """Life was lost, to a card of another player or to nobody's, and the player lives."""

    def on_eliminated(self, t: ClassicTable, seat: i64, other: i64) -> None:
        """Another player was eliminated; their cards, penalty and reward are settled."""

    def on_answer(self, t: ClassicTable, seat: i64, card: i64) -> None:
        """A hand card was used as an answer, or as a Beer at the brink."""

    def own_actions(self, t: ClassicTable, seat: i64, frame: ClassicFrame, actions: vec[i64]) -> vec[i64]:
        """What is offered in a frame, with what this character may do by itself there."""
        return actions

    def act(self, t: ClassicTable, seat: i64, action: i64, frame: ClassicFrame) -> None:
        """Carry out an action of one's own."""

    def action_value(self, t: ClassicTable, seat: i64, action: i64, foes: vec[i64]) -> i64:
        """What bots think of an action of one's own: above 0 it is better than nothing. `foes` is what a life point
        less of each player is worth, about 100 of somebody who must die."""
        return 0

    def why_not(self, t: ClassicTable, seat: i64, action: i64, frame: ClassicFrame) -> Reason:
        """Why an action that only characters have can't be done."""
        return Reason(NOT_NOW)
