"""How bots play The Dice Game."""

from sixgun.bots.game_bots import GameBots
from sixgun.bots.search import Effort
from sixgun.games.dice.bots.gunhand import GunhandDice
from sixgun.games.dice.bots.replay import DiceReplay
from sixgun.games.dice.bots.value import DiceValue

BOTS = GameBots(
    GunhandDice,
    DiceValue,
    nets={"": "dice", "legend": "dice-legend"},
    efforts={"sharpshooter": Effort(2500, 0, 5), "legend": Effort(12000, 0, 5, 5, True)},
    replay=DiceReplay(),
)
