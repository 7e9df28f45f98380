"""The base set of The Dice Game: its sixteen characters."""

from __future__ import annotations

from typing import Final

from sixgun.engine.messages import messages_of
from sixgun.engine.num import i64
from sixgun.family import roles
from sixgun.family.sets import GameSet
from sixgun.games.dice import events, questions, reasons, verbs
from sixgun.games.dice.character import Character
from sixgun.games.dice.choices import Clearing, Gift
from sixgun.games.dice.damage import take_arrows
from sixgun.games.dice.fields import FROM_VULTURE
from sixgun.games.dice.table import DiceTable
from sixgun.games.dice.turn import FRAMES


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
    """Whoever takes their life takes an arrow."""

    name = "el-gringo"
    life: i64 = 7

    def on_life_lost(self, t: DiceTable, seat: i64, points: i64, by: i64) -> None:
        take_arrows(t, by, 1)


class JesseJones(Character):
    """At four life or fewer their own Beers give two."""

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

    def on_gatling_dice(self, t: DiceTable, seat: i64, dice: i64) -> None:
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
    """May put back an arrow for each point lost."""

    name = "pedro-ramirez"
    life: i64 = 8
    arrow_back = True


class RoseDoolan(Character):
    """Bullseyes reach one seat farther if they like."""

    name = "rose-doolan"
    life: i64 = 9

    def farthest(self, bullseye: i64) -> i64:
        return bullseye + 1


class SidKetchum(Character):
    """Before rolling, any player regains a point."""

    name = "sid-ketchum"
    life: i64 = 8

    def on_turn_begin(self, t: DiceTable, seat: i64) -> None:
        t.push(Gift())


class SlabTheKiller(Character):
    """Once a turn a Beer may double a Bullseye."""

    name = "slab"
    life: i64 = 8
    doubles = True


class SuzyLafayette(Character):
    """A final result without Bullseyes gives two points."""

    name = "suzy-lafayette"
    life: i64 = 8

    def no_bullseye_bonus(self) -> i64:
        return 2


class VultureSam(Character):
    """Regains two points for each other player who falls."""

    name = "vulture-sam"
    life: i64 = 9

    def on_eliminated(self, t: DiceTable, seat: i64, others: i64) -> None:
        t.heal(seat, 2 * others, FROM_VULTURE, seat)


class WillyTheKid(Character):
    """Two Gatlings are enough."""

    name = "willy"
    life: i64 = 8
    gatlings_needed: i64 = 2


CHARACTERS: Final = (
    *(BartCassidy(), BlackJack(), CalamityJanet(), ElGringo(), JesseJones(), Jourdonnais(), KitCarlson(), LuckyDuke()),
    *(PaulRegret(), PedroRamirez(), RoseDoolan(), SidKetchum(), SlabTheKiller(), SuzyLafayette(), VultureSam()),
    WillyTheKid(),
)
SET: Final = GameSet(
    "base",
    range(3, 9),
    (),
    CHARACTERS,
    FRAMES,
    verbs=verbs.ALL,
    messages=messages_of(roles, events, questions, reasons),
)
