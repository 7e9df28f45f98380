"""The Dice Game for agents: the fields of the observation and the numbers of the actions."""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.characters import CHARACTER_NAMES
from sixgun.games.dice.names import (
    ARROWS,
    CAUSES,
    CLEAR,
    DICE,
    DRINK,
    FACES,
    GIVE,
    KEEP,
    LOSE_LIFE,
    PASS,
    POINTS,
    PUT_BACK,
    QUESTIONS,
    ROLL,
    SHOOT,
    SHOOT_TWICE,
    STOP,
    TAKE_ARROW,
)
from sixgun.games.registry import rules_of
from sixgun.games.roles import ROLES
from sixgun.research.dice.observer import DiceObserver
from sixgun.research.encoding import Encoding, Field, Move

SEATS: Final = 8
MOST_LIFE: Final = 11
MOST_ROLLS_LEFT: Final = 3

SEAT_FIELDS: Final = (
    Field("present", "somebody sits there; the rows of seats that the table doesn't have are all 0"),
    Field("alive", "he is not eliminated"),
    Field("life", "life points left", MOST_LIFE),
    Field("max_life", "the life that he began with, which is also his maximum", MOST_LIFE),
    Field("arrows", "arrows in front of him", ARROWS),
    Field("role", "his role as far as the observer knows it", values=("unknown", *ROLES.names)),
    Field("character", "his character", values=CHARACTER_NAMES.names),
    Field("roller", "it is his turn"),
    Field("deciding", "the game waits for his choice"),
    Field("points", "life points he loses in the step being resolved; Bullseyes: aimed so far", POINTS.high),
)
TABLE_FIELDS: Final = (
    *(Field(f"die_{die}", f"what die {die} shows", values=("none", *FACES.names)) for die in range(1, DICE + 1)),
    Field("middle", "arrows in the middle", ARROWS),
    Field("beer_spent", "a Beer of this turn has doubled a Bullseye"),
    Field("question", "what is being decided; all 0 when the game is over", values=tuple(q.name for q in QUESTIONS)),
    Field("rolls_left", "`reroll`: rolls left in this turn", MOST_ROLLS_LEFT),
    Field("die", "`aim`: the die being aimed", values=tuple(str(die) for die in range(1, DICE + 1))),
    Field("beers_left", "`beer`: Beers still to be used, this one included", DICE),
    Field("heals_self", "`beer`: what a Beer gives to the roller himself", 2),
    Field("points_left", "`arrow-for-life`, `put-back`: points still to be answered for", POINTS.high),
    Field("dice_left", "`clear-arrow`: Gatling dice still to be used", DICE),
    Field(
        "cause",
        "what takes the `points`, once all are aimed; never indians, as nobody decides then",
        values=CAUSES.names,
    ),
    Field("deaths", "players eliminated in the step being resolved", SEATS),
)
MOVES: Final = (
    Move(STOP, "no more rolls"),
    Move(ROLL, "roll dice again: 1 for die 1, 2 for die 2, 4 for die 3, 8 for die 4, 16 for die 5, added up", 31, 1),
    Move(SHOOT, "aim the die in question at a seat", SEATS, at_seat=True),
    Move(SHOOT_TWICE, "Slab the Killer: the same, doubled by a Beer", SEATS, at_seat=True),
    Move(DRINK, "a Beer for a seat", SEATS, at_seat=True),
    Move(GIVE, "Sid Ketchum: a life point for a seat", SEATS, at_seat=True),
    Move(CLEAR, "Kit Carlson: put back an arrow of a seat", SEATS, at_seat=True),
    Move(TAKE_ARROW, "Bart Cassidy: an arrow instead of the life point"),
    Move(LOSE_LIFE, "Bart Cassidy: the life point"),
    Move(PUT_BACK, "Pedro Ramirez: put back an arrow"),
    Move(KEEP, "Pedro Ramirez: keep the arrows"),
    Move(PASS, "Kit Carlson: no more arrows"),
)


class DiceEncoding(Encoding):
    """The observations and actions of The Dice Game."""

    def __init__(self) -> None:
        super().__init__(rules_of("dice"), SEAT_FIELDS, TABLE_FIELDS, MOVES, DiceObserver)
