"""Sixgun: the BANG! family of games, for people who play, argue, study and train.

>>> import sixgun
>>> game = sixgun.new_game("dice", players=5, seed=7)
>>> game.decision.actions[1].text
'roll 1'
"""

import sixgun.pickling  # noqa: F401  # tells pickle and copy how to carry what is ours
from sixgun.api import load, luck, new_game, rematch, save
from sixgun.bots.believing import belief
from sixgun.bots.bot import Bot
from sixgun.bots.hire import BOTS, hire
from sixgun.engine.action import Action, Actions, Decision
from sixgun.engine.chance import Luck
from sixgun.engine.errors import BadData, Endless, IllegalAction, SixgunError
from sixgun.engine.game import Game
from sixgun.engine.state import Outcome, State, View
from sixgun.engine.terms import Note, Term
from sixgun.games.registry import GAMES

__version__ = "0.2.0"

__all__ = [
    "BOTS",
    "GAMES",
    "Action",
    "Actions",
    "BadData",
    "Bot",
    "Decision",
    "Endless",
    "Game",
    "IllegalAction",
    "Term",
    "Luck",
    "Note",
    "Outcome",
    "SixgunError",
    "State",
    "View",
    "belief",
    "hire",
    "load",
    "luck",
    "new_game",
    "rematch",
    "save",
]
