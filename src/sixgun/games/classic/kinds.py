"""Kinds of cards that rules and bots of the classic game know by name. The numbers are places in the base set."""

from typing import Final

BANG: Final = 0
MISSED: Final = 1
BEER: Final = 2
GATLING: Final = 9
INDIANS: Final = 10
DUEL: Final = 11
JAIL: Final = 15
DYNAMITE: Final = 16
VOLCANIC: Final = 17
