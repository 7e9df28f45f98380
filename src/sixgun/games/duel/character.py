"""What a character of The Duel can change: every hook, with what happens when he changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.num import i64, vec
from sixgun.engine.terms import Note

if TYPE_CHECKING:
    from sixgun.games.duel.table import Table

NO_SKILL: Final = -1


class Character:
    """The base of all characters.

    Numbers and leave to do things:

    - `name`, `life`        who he is, and the bullets on his card
    - `always_active`       whether his ability works in the rearguard too
    - `draws`               cards in phase 1
    - `many_bangs`          whether his BANG! cards don't count for the limit
    - `more_bangs`          BANG! cards above the limit
    - `extra_to_avoid`      hand cards due besides the avoid against his BANG! cards
    - `aims_anywhere`       whether his player's cards may be played on any character
    - `any_as_colt`, `missed_as_colt`, `hits_avoid`   cards that serve as others
    - `reveals_to_avoid`    whether the top of the opponent's deck may save him and shoot back
    - `reveals_two`         whether every reveal shows two cards and his player chooses
    - `takes_loss`          whether he may lose life instead of his companion
    - `skill`               the verb of what he may do once in a turn of his side

    Hooks of the skill: `skills` offers it, `use` carries it out, `why_not` tells why it can't be used so.
    Hooks that are told something: `drew_two`, `survived`, `avoided`, `token_moved`, `robbed`, `others_fell`.
    """

    name: str = ""
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

    def skills(self, t: Table, place: i64, actions: vec[i64]) -> vec[i64]:
        """The actions with what he may do once in a turn; he is able and hasn't yet."""
        return actions

    def use(self, t: Table, place: i64, card: i64) -> None:
        """He does it, with a card if it takes one."""
        raise AssertionError(self)

    def why_not(self, t: Table, place: i64, card: i64) -> Note:
        """Why he can't do it so; he is able and hasn't yet."""
        raise AssertionError(self)

    def drew_two(self, t: Table, seat: i64) -> None:
        """The first two cards of phase 1 are drawn, and he is the AC."""

    def survived(self, t: Table, place: i64, points: i64, by: i64) -> None:
        """He lost life, through a player or nobody, and lives."""

    def avoided(self, t: Table, place: i64) -> None:
        """The opponent avoided a hit of his side, and he is awake."""

    def token_moved(self, t: Table, place: i64, side: i64) -> None:
        """The AC token of a side moved, and he is awake."""

    def robbed(self, t: Table, place: i64) -> None:
        """The opponent drew or discarded a card of his side's hand or of his equipment, and he is awake."""

    def others_fell(self, t: Table, place: i64, fallen: i64) -> None:
        """The character at another place is eliminated, and he is awake."""
