"""How bots play The Duel."""

from sixgun.bots.game_bots import GameBots
from sixgun.bots.search import Effort
from sixgun.games.duel.bots.gunhand import GunhandDuel
from sixgun.games.duel.bots.value import DuelValue

BOTS = GameBots(
    GunhandDuel,
    DuelValue,
    nets={"": "duel"},
    efforts={"sharpshooter": Effort(800, 0, 4), "legend": Effort(8000, 0, 4, 0, True)},
)
