"""Sixgun: the BANG! family of games, for people who play, argue, study and train.

>>> import sixgun
>>> game = sixgun.new_game("dice", players=5, seed=7)
>>> game.decision.actions[1].text
'roll 1'
"""

import sixgun.pickling  # noqa: F401  # tells pickle and copy how to carry what is ours
from sixgun.api import add_set, load, new_game, play, rematch, rng, save
from sixgun.belief import belief
from sixgun.bots.bot import Bot
from sixgun.engine.action import Action, Actions, Decision
from sixgun.engine.errors import BadData, BotError, Endless, IllegalAction, SixgunError
from sixgun.engine.game import Game
from sixgun.engine.messages import Event, EventType, Question, Reason
from sixgun.engine.rng import Rng
from sixgun.engine.state import State
from sixgun.engine.view import Outcome, View
from sixgun.games.classic.view_types import ClassicView
from sixgun.games.dice.view_types import DiceView
from sixgun.games.duel.view_types import DuelView
from sixgun.make_bot import BOTS, make_bot
from sixgun.records import read_records
from sixgun.registry import GAMES
from sixgun.view_reading import load_events, load_view

__version__ = "0.2.0"

__all__ = [
    "BOTS",
    "GAMES",
    "Action",
    "Actions",
    "BadData",
    "Bot",
    "BotError",
    "ClassicView",
    "Decision",
    "DiceView",
    "DuelView",
    "Endless",
    "Event",
    "EventType",
    "Game",
    "IllegalAction",
    "Outcome",
    "Question",
    "Reason",
    "Rng",
    "SixgunError",
    "State",
    "View",
    "add_set",
    "belief",
    "load",
    "load_events",
    "load_view",
    "make_bot",
    "new_game",
    "play",
    "read_records",
    "rematch",
    "rng",
    "save",
]
