"""How bots play the classic game."""

from sixgun.bots.game_bots import GameBots
from sixgun.bots.search import Effort
from sixgun.games.classic.bots.gunhand import GunhandClassic
from sixgun.games.classic.bots.hand_model import ClassicHandModel
from sixgun.games.classic.bots.replay import ClassicReplay
from sixgun.games.classic.bots.value import ClassicValue

BOTS = GameBots(
    GunhandClassic,
    ClassicValue,
    nets={"": "classic", "legend": "classic-legend"},
    efforts={"sharpshooter": Effort(2000, 0, 5, 0, True), "legend": Effort(8000, 0, 5, 5, True)},
    hand_model=ClassicHandModel,
    replay=ClassicReplay(),
)
