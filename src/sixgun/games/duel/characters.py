"""The twenty-four characters of The Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.num import i64, vec
from sixgun.engine.terms import Names

if TYPE_CHECKING:
    from sixgun.games.duel.table import Table


class Character:
    """The base of all characters.

    Numbers and leave to do things:

    - `name`, `life`        who he is, and the bullets on his card
    - `always_active`       whether his ability works in the rearguard too
    - `draws`               cards in phase 1
    - `shows_second`        whether a horseshoe on his second card brings another from the other deck
    - `many_bangs`          whether his BANG! cards don't count for the limit
    - `more_bangs`          BANG! cards above the limit
    - `extra_to_avoid`      hand cards due besides the avoid against his BANG! cards
    - `aims_anywhere`       whether his player's cards may be played on any character
    - `any_as_colt`, `missed_as_colt`, `hits_avoid`   cards that serve as others
    - `reveals_to_avoid`    whether the top of the opponent's deck may save him and shoot back
    - `reveals_two`         whether every reveal shows two cards and his player chooses
    - `takes_loss`          whether he may lose life instead of his companion
    - `draws_when_avoided`  cards for each hit of his side that the opponent avoids
    - `mourns`              cards when another character is eliminated
    - `loots`               cards he may take from an eliminated character's equipment and owner
    - `draws_when_empty`, `trades_equipment`, `copies`, `exchanges`   what he may do once in a turn

    Hooks: `survived`, `token_moved`, `robbed`.
    """

    def __init__(
        self,
        name: str,
        *,
        life: i64 = 4,
        always_active: bool = False,
        draws: i64 = 2,
        shows_second: bool = False,
        many_bangs: bool = False,
        more_bangs: i64 = 0,
        extra_to_avoid: i64 = 0,
        aims_anywhere: bool = False,
        any_as_colt: bool = False,
        missed_as_colt: bool = False,
        hits_avoid: bool = False,
        reveals_to_avoid: bool = False,
        reveals_two: bool = False,
        takes_loss: bool = False,
        draws_when_avoided: i64 = 0,
        mourns: i64 = 0,
        loots: i64 = 0,
        draws_when_empty: bool = False,
        trades_equipment: bool = False,
        copies: bool = False,
        exchanges: bool = False,
    ) -> None:
        self.name = name
        self.life = life
        self.always_active = always_active
        self.draws = draws
        self.shows_second = shows_second
        self.many_bangs = many_bangs
        self.more_bangs = more_bangs
        self.extra_to_avoid = extra_to_avoid
        self.aims_anywhere = aims_anywhere
        self.any_as_colt = any_as_colt
        self.missed_as_colt = missed_as_colt
        self.hits_avoid = hits_avoid
        self.reveals_to_avoid = reveals_to_avoid
        self.reveals_two = reveals_two
        self.takes_loss = takes_loss
        self.draws_when_avoided = draws_when_avoided
        self.mourns = mourns
        self.loots = loots
        self.draws_when_empty = draws_when_empty
        self.trades_equipment = trades_equipment
        self.copies = copies
        self.exchanges = exchanges

    def survived(self, t: Table, place: i64, points: i64, by: i64) -> None:
        """He lost life, through a player or nobody, and lives."""

    def token_moved(self, t: Table, place: i64, side: i64) -> None:
        """The AC token of a side moved, and he is awake."""

    def robbed(self, t: Table, place: i64) -> None:
        """The opponent drew or discarded a card of his side's hand or of his equipment, and he is awake."""


class AlanPinkertoon(Character):
    """Shoots when he loses life."""

    def survived(self, t: Table, place: i64, points: i64, by: i64) -> None:
        while points > 0:
            t.will_hit_front(place)
            points -= 1


class DalonRanger(Character):
    """Draws when the opponent makes him lose life."""

    def survived(self, t: Table, place: i64, points: i64, by: i64) -> None:
        if by == 1 - (place >> 1):
            t.will_draw(place, points)


class Jango(Character):
    """Draws when the opponent's token moves."""

    def token_moved(self, t: Table, place: i64, side: i64) -> None:
        if side != place >> 1:
            t.will_draw(place, 1)


class WildBill(Character):
    """Shoots when he is robbed."""

    def robbed(self, t: Table, place: i64) -> None:
        t.will_hit_front(place)


class SlimPoet(Character):
    """Who makes him lose life loses a card."""

    def survived(self, t: Table, place: i64, points: i64, by: i64) -> None:
        while points > 0 and by == 1 - (place >> 1):
            t.will_rob(place)
            points -= 1


class TomThorn(Character):
    """Shoots at the rearguard when he comes to the front."""

    def token_moved(self, t: Table, place: i64, side: i64) -> None:
        if side == place >> 1 and t.front_of(side) == place:
            t.will_hit_rear(place)


CHARACTERS: Final[list[Character]] = [
    AlanPinkertoon("alan-pinkertoon"),
    Character("annie-oakey", missed_as_colt=True, hits_avoid=True),
    Character("bart-masterson", always_active=True, reveals_two=True),
    Character("bill-tightman", life=5, mourns=2),
    Character("buffalo-bell", always_active=True, takes_loss=True),
    DalonRanger("dalon-ranger", life=5),
    Jango("jango", life=3),
    Character("pat-garret", life=5, shows_second=True),
    Character("tex-killer", extra_to_avoid=1),
    Character("the-stranger", always_active=True, more_bangs=1),
    WildBill("wild-bill", life=5),
    Character("wyatt-earp", draws_when_avoided=1),
    Character("babe-leroy", draws_when_empty=True),
    Character("bull-anderson", life=5, loots=2),
    Character("cattle-katie", trades_equipment=True),
    Character("dalton-bros", life=3, draws=3),
    Character("jack-ransome", aims_anywhere=True),
    Character("pearl-hat", life=3, copies=True),
    Character("sid-curry", reveals_to_avoid=True),
    SlimPoet("slim-poet"),
    Character("soundance-kid", always_active=True, exchanges=True),
    Character("toco-ramirez", any_as_colt=True),
    TomThorn("tom-thorn"),
    Character("west-harding", many_bangs=True),
]
EACH_SIDE: Final = 12
EMPTY: Final = -1  # nobody stands at a place
UNKNOWN: Final = -2  # somebody does, and it is secret who
CAST: Final = vec[Character](CHARACTERS)
CHARACTER_NAMES: Final = tuple([character.name for character in CHARACTERS])
CHARACTER: Final = Names(CHARACTER_NAMES, stands_for="character")
CHARACTER_OR_NONE: Final = Names(CHARACTER_NAMES, nothing="none", stands_for="character")
