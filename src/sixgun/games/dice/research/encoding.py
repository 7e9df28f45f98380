"""The Dice Game for agents: the fields of the observation and the numbers of the actions."""

from __future__ import annotations

from typing import Final

from sixgun.engine.messages import messages_of
from sixgun.engine.rules import Rules
from sixgun.engine.state import State
from sixgun.family.roles import ROLES
from sixgun.games.dice import questions, verbs
from sixgun.games.dice.bots.gunhand import GunhandDice
from sixgun.games.dice.bots.replay import DiceReplay
from sixgun.games.dice.catalogue import CHARACTER
from sixgun.games.dice.fields import ARROWS, CAUSES, DICE, FACES, POINTS
from sixgun.games.dice.research.memory import DiceMemory
from sixgun.games.dice.research.observer import DiceObserver
from sixgun.research.encoding import BELIEF, Encoding, Field, Move, Seats, deed_field
from sixgun.research.memory import Memory
from sixgun.research.pickling import register

SEATS: Final = 8
ALL_SEATS: Final = Seats(range(SEATS))
MOST_LIFE: Final = 11
MOST_ROLLS_LEFT: Final = 3

SEAT_FIELDS: Final = (
    Field("present", "somebody sits there; the rows of seats that the table doesn't have are all 0"),
    Field("alive", "the player is not eliminated"),
    Field("life", "life points left", MOST_LIFE),
    Field("max_life", "the life that the player began with, which is also the maximum", MOST_LIFE),
    Field("arrows", "arrows in front of the player", ARROWS),
    Field("role", "the role as far as the observer knows it", values=("unknown", *ROLES.names)),
    Field("character", "the player's character", values=tuple(CHARACTER.names)),
    Field("roller", "it is the player's turn"),
    Field("deciding", "the game waits for the player's choice"),
    Field("points", "life points the player loses in the step being resolved; Bullseyes: aimed so far", POINTS.high),
)
TABLE_FIELDS: Final = (
    *(Field(f"die_{die}", f"what die {die} shows", values=("none", *FACES.names)) for die in range(1, DICE + 1)),
    Field("middle", "arrows in the middle", ARROWS),
    Field("beer_spent", "a Beer of this turn has doubled a Bullseye"),
    Field(
        "question",
        "what is being decided; all 0 when the game is over",
        values=tuple(q.name for q in messages_of(questions)),
    ),
    Field("rolls_left", "`reroll`: rolls left in this turn", MOST_ROLLS_LEFT),
    Field("die", "`aim`: the die being aimed", values=tuple(str(die) for die in range(1, DICE + 1))),
    Field("beers_left", "`beer`: Beers still to be used, this one included", DICE),
    Field("heals_self", "`beer`: what a Beer gives when the roller drinks it", 2),
    Field("points_left", "`arrow-for-life`, `put-back`: points still to be answered for", POINTS.high),
    Field("dice_left", "`clear-arrow`: Gatling dice still to be used", DICE),
    Field(
        "cause",
        "what takes the `points`, once all are aimed; never indians, as nobody decides then",
        values=tuple(CAUSES.names),
    ),
    Field("deaths", "players eliminated in the step being resolved", SEATS),
)
MOVES: Final = (
    Move(verbs.STOP, "no more rolls"),
    Move(
        verbs.ROLL,
        "roll dice again: 1 for die 1, 2 for die 2, 4 for die 3, 8 for die 4, 16 for die 5, added up",
        range(1, 32),
    ),
    Move(verbs.SHOOT, "aim the die in question at a seat", ALL_SEATS),
    Move(verbs.SHOOT_TWICE, "Slab the Killer: the same, doubled by a Beer", ALL_SEATS),
    Move(verbs.DRINK, "a Beer for a seat", ALL_SEATS),
    Move(verbs.GIVE, "Sid Ketchum: a life point for a seat", ALL_SEATS),
    Move(verbs.CLEAR, "Kit Carlson: put back an arrow of a seat", ALL_SEATS),
    Move(verbs.TAKE_ARROW, "Bart Cassidy: an arrow instead of the life point"),
    Move(verbs.LOSE_LIFE, "Bart Cassidy: the life point"),
    Move(verbs.PUT_BACK, "Pedro Ramirez: put back an arrow"),
    Move(verbs.KEEP, "Pedro Ramirez: keep the arrows"),
    Move(verbs.PASS, "Kit Carlson: no more arrows"),
)


MEMORY_FIELDS: Final = (
    BELIEF,
    deed_field("shot", "points of the Bullseyes that the player has aimed at each seat", SEATS),
    deed_field("hurt", "life points that the player has taken from each seat", SEATS),
    deed_field("healed", "life points that the player has given to each other seat", SEATS),
)


class DiceEncoding(Encoding):
    """The observations and actions of The Dice Game."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, SEAT_FIELDS, TABLE_FIELDS, MOVES, DiceObserver, MEMORY_FIELDS)

    def make_memory(self, state: State) -> Memory:
        return DiceMemory(state, SEATS, len(MEMORY_FIELDS) - 1, GunhandDice(), DiceReplay())


def encoding(rules: Rules) -> Encoding:
    return DiceEncoding(rules)


register(DiceMemory)
