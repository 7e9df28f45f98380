"""What a game brings for bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from sixgun.bots.net import Net, NetValue, read_net
from sixgun.bots.role_belief import EventReplay
from sixgun.bots.rollout import HandModel, Policy
from sixgun.bots.search import Effort


class GameBots:
    """The policy of a game, what its states are worth, and how much each level thinks about a move.

    `nets` names the value net of each level, "" that of all others. `hand_model` infers hands from what was not played;
    `replay` follows a game by its events, for beliefs about roles. A game need not have them.
    """

    def __init__(
        self,
        policy: Callable[[], Policy],
        value: Callable[[Net | None], NetValue],
        nets: dict[str, str],
        efforts: dict[str, Effort],
        hand_model: Callable[[], HandModel] | None = None,
        replay: EventReplay | None = None,
    ) -> None:
        self.policy = policy
        self.value = value
        self.nets = nets
        self.efforts = efforts
        self.hand_model = hand_model
        self.replay = replay

    def __reduce__(self) -> tuple[object, ...]:
        """There is one object for each game: BOTS beside its policy."""
        return bots_in, (self.policy.__module__.rpartition(".")[0],)

    def value_of(self, level: str = "") -> NetValue:
        """What states are worth by the net that comes with the package; a level may have its own."""
        return value_with(self.value, self.nets.get(level, self.nets[""]))


def bots_in(module: str) -> GameBots:
    found = import_module(module).BOTS
    assert isinstance(found, GameBots)
    return found


@cache
def value_with(value: Callable[[Net | None], NetValue], net: str) -> NetValue:
    return value(read_net(net))
