"""The numbers of the kinds of cards of The Duel: their places in the base set."""

from typing import Final

COLT: Final = 0
CARBINE: Final = 1
FANNING: Final = 2
PEACEMAKER: Final = 3
REMINGTON: Final = 4
SCHOFIELD: Final = 5
SHOTGUN: Final = 6
WINCHESTER: Final = 7
BEER: Final = 8
DERRINGER: Final = 9
DUEL: Final = 10
GATLING: Final = 11
GENERAL_STORE: Final = 12
INDIANS: Final = 13
KNIFE: Final = 14
MISSED: Final = 15
RETURN_FIRE: Final = 16
SCHOOLMARM: Final = 17
STEALING: Final = 18
STRONG_ALE: Final = 19
WAGON: Final = 20
WATER: Final = 21
BANK: Final = 22
BARREL: Final = 23
CLOCK: Final = 24
DYNAMITE: Final = 25
GUN_BELT: Final = 26
HAT: Final = 27
RATTLESNAKE: Final = 28
SCOPE: Final = 29
STAMPEDE: Final = 30
ABILITY: Final = -1  # the cause of what no card does
