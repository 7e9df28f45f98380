"""The sixteen characters of The Dice Game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64
from sixgun.engine.terms import Names
from sixgun.games.dice.arrows import Clearing
from sixgun.games.dice.character import Character
from sixgun.games.dice.healing import Gift
from sixgun.games.dice.loss import take_arrows
from sixgun.games.dice.names import FROM_PEACE, FROM_VULTURE
from sixgun.games.dice.table import Table


class BartCassidy(Character):
    """May take an arrow instead of losing a point to Bullseye or Gatling."""

    name = "bart-cassidy"
    life: i64 = 8
    arrow_for_life = True


class BlackJack(Character):
    """May re-roll Dynamite unless three or more show."""

    name = "black-jack"
    life: i64 = 8
    rerolls_dynamite = True


class CalamityJanet(Character):
    """Uses either Bullseye as the other."""

    name = "calamity-janet"
    life: i64 = 8

    def nearest(self, bullseye: i64) -> i64:
        return 1

    def farthest(self, bullseye: i64) -> i64:
        return 2


class ElGringo(Character):
    """Who makes him lose life takes an arrow."""

    name = "el-gringo"
    life: i64 = 7

    def hurt_by(self, t: Table, seat: i64, by: i64) -> None:
        take_arrows(t, by, 1)


class JesseJones(Character):
    """At four life or fewer his own Beers give him two."""

    name = "jesse-jones"
    life: i64 = 9

    def beer_heals(self, life: i64) -> i64:
        return 2 if life <= 4 else 1


class Jourdonnais(Character):
    """Loses one point at most to an Indian attack."""

    name = "jourdonnais"
    life: i64 = 7

    def indian_loss(self, arrows: i64) -> i64:
        return 1 if arrows > 0 else 0


class KitCarlson(Character):
    """Each Gatling die may put back an arrow of any player."""

    name = "kit-carlson"
    life: i64 = 7

    def gatling_dice(self, t: Table, seat: i64, dice: i64) -> None:
        t.push(Clearing(dice))


class LuckyDuke(Character):
    """Rolls four times."""

    name = "lucky-duke"
    life: i64 = 8
    rolls: i64 = 4


class PaulRegret(Character):
    """Never loses life to the Gatling."""

    name = "paul-regret"
    life: i64 = 9

    def gatling_loss(self) -> i64:
        return 0


class PedroRamirez(Character):
    """May put back an arrow for each point that he loses."""

    name = "pedro-ramirez"
    life: i64 = 8
    arrow_back = True


class RoseDoolan(Character):
    """Bullseyes reach one seat farther if she likes."""

    name = "rose-doolan"
    life: i64 = 9

    def farthest(self, bullseye: i64) -> i64:
        return bullseye + 1


class SidKetchum(Character):
    """Before he rolls, a player of his choice regains a point."""

    name = "sid-ketchum"
    life: i64 = 8

    def begin_turn(self, t: Table, seat: i64) -> None:
        t.push(Gift())


class SlabTheKiller(Character):
    """Once a turn a Beer may double a Bullseye."""

    name = "slab"
    life: i64 = 8
    doubles = True


class SuzyLafayette(Character):
    """A final result without Bullseyes gives her two points."""

    name = "suzy-lafayette"
    life: i64 = 8

    def shot_nobody(self, t: Table, seat: i64) -> None:
        t.heal(seat, 2, FROM_PEACE, seat)


class VultureSam(Character):
    """Regains two points for each other player who falls."""

    name = "vulture-sam"
    life: i64 = 9

    def others_fell(self, t: Table, seat: i64, fallen: i64) -> None:
        t.heal(seat, 2 * fallen, FROM_VULTURE, seat)


class WillyTheKid(Character):
    """Two Gatlings are enough for him."""

    name = "willy"
    life: i64 = 8
    gatlings_needed: i64 = 2


CHARACTERS: Final[list[Character]] = [
    *(BartCassidy(), BlackJack(), CalamityJanet(), ElGringo(), JesseJones(), Jourdonnais(), KitCarlson(), LuckyDuke()),
    *(PaulRegret(), PedroRamirez(), RoseDoolan(), SidKetchum(), SlabTheKiller(), SuzyLafayette(), VultureSam()),
    WillyTheKid(),
]
CHARACTER_NAMES: Final = Names(tuple([character.name for character in CHARACTERS]))
