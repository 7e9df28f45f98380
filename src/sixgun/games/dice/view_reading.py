"""The Dice Game from the JSON of a view."""

from __future__ import annotations

from sixgun.engine.fields import FieldType, ListField
from sixgun.engine.num import i64, vec
from sixgun.engine.reading import Fields
from sixgun.engine.rules import Rules
from sixgun.engine.state import HIDDEN_RANDOM, State
from sixgun.family.roles import ROLES, read_outcome
from sixgun.games.dice.catalogue import CATALOGUE, CHARACTER
from sixgun.games.dice.character import Character
from sixgun.games.dice.fields import ARROWS, DICE, FACES
from sixgun.games.dice.rules import sit_down
from sixgun.view_reading import read_frames


def read_table(rules: Rules, view: Fields, _seat: int) -> State:
    """The table as a seat sees it."""
    players = view.objects("players")
    cast = vec[Character]([CATALOGUE.characters[player.number("character", CHARACTER)] for player in players])
    t = sit_down(rules, HIDDEN_RANDOM, cast, vec[i64]([player.number("role", ROLES) for player in players]))
    for at, player in enumerate(players):
        t.life[at] = player.number("life", FieldType(0, t.max_life(at)))
        t.arrows[at] = player.number("arrows", FieldType(0, ARROWS))
        t.middle -= t.arrows[at]
        t.living -= 1 if t.life[at] == 0 else 0
    t.roller = view.number("roller", FieldType(0, len(players) - 1))
    t.dice = view.numbers("dice", ListField(FACES, DICE))
    t.count_dice()
    t.beer_spent = view.flag("beer_spent")
    t.stack = read_frames(rules, view)
    if view.has("outcome"):
        t.over = True
        t.side, t.winners = read_outcome(view)
    return t
