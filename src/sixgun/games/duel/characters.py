"""The twenty-four characters of The Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.kinds import Names
from sixgun.engine.num import i64, vec

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

    name: str = ""
    life: i64 = 4
    always_active: bool = False
    draws: i64 = 2
    shows_second: bool = False
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
    draws_when_avoided: i64 = 0
    mourns: i64 = 0
    loots: i64 = 0
    draws_when_empty: bool = False
    trades_equipment: bool = False
    copies: bool = False
    exchanges: bool = False

    def survived(self, t: Table, place: i64, points: i64, by: i64) -> None:
        """He lost life, through a player or nobody, and lives."""

    def token_moved(self, t: Table, place: i64, side: i64) -> None:
        """The AC token of a side moved, and he is awake."""

    def robbed(self, t: Table, place: i64) -> None:
        """The opponent drew or discarded a card of his side's hand or of his equipment, and he is awake."""


class AlanPinkertoon(Character):
    """Shoots when he loses life."""

    name = "alan-pinkertoon"

    def survived(self, t: Table, place: i64, points: i64, by: i64) -> None:
        while points > 0:
            t.will_hit_front(place)
            points -= 1


class AnnieOakey(Character):
    """Avoids with hit cards and shoots with Missed!."""

    name = "annie-oakey"
    missed_as_colt = True
    hits_avoid = True


class BartMasterson(Character):
    """Every reveal shows two cards, and his player chooses."""

    name = "bart-masterson"
    always_active = True
    reveals_two = True


class BillTightman(Character):
    """Draws when another character is eliminated."""

    name = "bill-tightman"
    life: i64 = 5
    mourns: i64 = 2


class BuffaloBell(Character):
    """Loses life in place of his companion."""

    name = "buffalo-bell"
    always_active = True
    takes_loss = True


class DalonRanger(Character):
    """Draws when the opponent makes him lose life."""

    name = "dalon-ranger"
    life: i64 = 5

    def survived(self, t: Table, place: i64, points: i64, by: i64) -> None:
        if by == 1 - (place >> 1):
            t.will_draw(place, points)


class Jango(Character):
    """Draws when the opponent's token moves."""

    name = "jango"
    life: i64 = 3

    def token_moved(self, t: Table, place: i64, side: i64) -> None:
        if side != place >> 1:
            t.will_draw(place, 1)


class PatGarret(Character):
    """A horseshoe on his second card brings another from the opponent's deck."""

    name = "pat-garret"
    life: i64 = 5
    shows_second = True


class TexKiller(Character):
    """Who avoids his BANG! cards discards another card."""

    name = "tex-killer"
    extra_to_avoid: i64 = 1


class TheStranger(Character):
    """One more BANG! card a turn."""

    name = "the-stranger"
    always_active = True
    more_bangs: i64 = 1


class WildBill(Character):
    """Shoots when he is robbed."""

    name = "wild-bill"
    life: i64 = 5

    def robbed(self, t: Table, place: i64) -> None:
        t.will_hit_front(place)


class WyattEarp(Character):
    """Draws when a hit of his side is avoided."""

    name = "wyatt-earp"
    draws_when_avoided: i64 = 1


class BabeLeroy(Character):
    """Draws when her hand is empty."""

    name = "babe-leroy"
    draws_when_empty = True


class BullAnderson(Character):
    """Loots the eliminated."""

    name = "bull-anderson"
    life: i64 = 5
    loots: i64 = 2


class CattleKatie(Character):
    """Trades her equipment for cards."""

    name = "cattle-katie"
    trades_equipment = True


class DaltonBros(Character):
    """Draw three."""

    name = "dalton-bros"
    life: i64 = 3
    draws: i64 = 3


class JackRansome(Character):
    """Plays cards on any character."""

    name = "jack-ransome"
    aims_anywhere = True


class PearlHat(Character):
    """Does again what the last Action card did."""

    name = "pearl-hat"
    life: i64 = 3
    copies = True


class SidCurry(Character):
    """A card of the opponent's deck may save him and shoot back."""

    name = "sid-curry"
    reveals_to_avoid = True


class SlimPoet(Character):
    """Who makes him lose life loses a card."""

    name = "slim-poet"

    def survived(self, t: Table, place: i64, points: i64, by: i64) -> None:
        while points > 0 and by == 1 - (place >> 1):
            t.will_rob(place)
            points -= 1


class SoundanceKid(Character):
    """Exchanges a card for the better of two."""

    name = "soundance-kid"
    always_active = True
    exchanges = True


class TocoRamirez(Character):
    """Any card is a Colt to him."""

    name = "toco-ramirez"
    any_as_colt = True


class TomThorn(Character):
    """Shoots at the rearguard when he comes to the front."""

    name = "tom-thorn"

    def token_moved(self, t: Table, place: i64, side: i64) -> None:
        if side == place >> 1 and t.front_of(side) == place:
            t.will_hit_rear(place)


class WestHarding(Character):
    """Plays any number of BANG! cards."""

    name = "west-harding"
    many_bangs = True


CHARACTERS: Final[list[Character]] = [
    *(AlanPinkertoon(), AnnieOakey(), BartMasterson(), BillTightman(), BuffaloBell(), DalonRanger(), Jango()),
    *(PatGarret(), TexKiller(), TheStranger(), WildBill(), WyattEarp()),
    *(BabeLeroy(), BullAnderson(), CattleKatie(), DaltonBros(), JackRansome(), PearlHat(), SidCurry(), SlimPoet()),
    *(SoundanceKid(), TocoRamirez(), TomThorn(), WestHarding()),
]
EACH_SIDE: Final = 12
EMPTY: Final = -1  # nobody stands at a place
UNKNOWN: Final = -2  # somebody does, and it is secret who
CAST: Final = vec[Character](CHARACTERS)
CHARACTER_NAMES: Final = tuple([character.name for character in CHARACTERS])
CHARACTER: Final = Names(CHARACTER_NAMES)
CHARACTER_OR_NONE: Final = Names(CHARACTER_NAMES, nothing="none")
