"""The rules of thumb of each game, and what its states are worth."""

from __future__ import annotations

from functools import cache

from sixgun.bots.classic.gunhand import GunhandClassic
from sixgun.bots.classic.hunch import ClassicHunch
from sixgun.bots.classic.value import ClassicValue
from sixgun.bots.dice.gunhand import GunhandDice
from sixgun.bots.dice.value import DiceValue
from sixgun.bots.duel.gunhand import GunhandDuel
from sixgun.bots.duel.value import DuelValue
from sixgun.bots.hunch import Hunch
from sixgun.bots.net import Net, NetValue, read_net
from sixgun.engine.rollout import Policy

OWN_NETS = (("dice", "legend"), ("classic", "legend"))


def policy_for(game: str) -> Policy:
    """A policy that remembers nothing yet."""
    if game == "dice":
        return GunhandDice()
    return GunhandClassic() if game == "classic" else GunhandDuel()


def hunch_for(game: str) -> Hunch | None:
    """What others seem not to have, where it helps to know."""
    return ClassicHunch() if game == "classic" else None


def value_with(game: str, net: Net | None) -> NetValue:
    """What a game's states are worth by a net."""
    if game == "dice":
        return DiceValue(net)
    return ClassicValue(net) if game == "classic" else DuelValue(net)


@cache
def value_for(game: str, level: str = "") -> NetValue:
    """What a game's states are worth by the net that comes with the package; a level may have its own."""
    return value_with(game, read_net(f"{game}-{level}" if (game, level) in OWN_NETS else game))
