"""What a character of The Duel can change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.messages import Reason
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.family.sets import Printed

if TYPE_CHECKING:
    from sixgun.games.duel.table import DuelTable

NO_SKILL: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Printed):
    """The base of all characters: every hook, with what happens when a character changes nothing.

    - `name`, `life`        the name, and the bullets on the card
    - `always_active`       whether the ability works in the rearguard too
    - `draws`               cards in phase 1
    - `many_bangs`          whether their BANG! cards don't count for the limit
    - `more_bangs`          BANG! cards above the limit
    - `extra_to_avoid`      hand cards due besides the avoid against their BANG! cards
    - `aims_anywhere`       whether their player's cards may be played on any character
    - `any_as_colt`, `missed_as_colt`, `hits_avoid`   cards that serve as others
    - `reveals_to_avoid`    whether the top of the opponent's deck may save them and shoot back
    - `reveals_two`         whether every reveal shows two cards and their player chooses
    - `takes_loss`          whether they may lose life instead of their companion
    - `skill`               the verb of what they may do once in a turn of their side
    - `refund`, `under_fire`, `finishing`   for bots: what comes back when they are hurt, what they are worth in front
                            in the enemy's turn, what they gain by an elimination; 100 is a life point
    """

    life: i64 = 4
    always_active: bool = False
    draws: i64 = 2
    many_bangs: bool = False
    more_bangs: i64 = 0
    extra_to_avoid: i64 = 0
    aims_anywhere: bool = False
    any_as_colt: bool = False
    missed_as_colt: bool = False
    hits_avoid: bool = False
    reveals_to_avoid: bool = False
    reveals_two: bool = False
    takes_loss: bool = False
    skill: i64 = NO_SKILL
    refund: i64 = 0
    under_fire: i64 = 0
    finishing: i64 = 0

    def own_actions(self, t: DuelTable, place: i64, actions: vec[i64]) -> vec[i64]:
        """The actions with what they may do once in a turn; they are able and haven't yet."""
        return actions

    def act(self, t: DuelTable, place: i64, card: i64) -> None:
        """They do it, with a card if it takes one."""
        raise AssertionError(self)

    def why_not(self, t: DuelTable, place: i64, card: i64) -> Reason:
        """Why they can't do it so; they are able and haven't yet."""
        raise AssertionError(self)

    def on_cards_drawn(self, t: DuelTable, seat: i64) -> None:
        """The first two cards of phase 1 are drawn, and they are the AC."""

    def on_life_lost(self, t: DuelTable, place: i64, points: i64, by: i64) -> None:
        """They lost life, through a player or nobody, and live."""

    def on_hit_avoided(self, t: DuelTable, place: i64) -> None:
        """The opponent avoided a hit of their side, and they are awake."""

    def on_token_moved(self, t: DuelTable, place: i64, side: i64) -> None:
        """The AC token of a side moved, and they are awake."""

    def on_card_taken(self, t: DuelTable, place: i64) -> None:
        """The opponent drew or discarded a card of their side's hand or of their equipment, and they are awake."""

    def on_eliminated(self, t: DuelTable, place: i64, fallen: i64) -> None:
        """The character at another place is eliminated, and they are awake."""
