"""From a trained policy to a seat: what it sees of a view, and a bot that plays as it says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sixgun.bots.bot import Bot
from sixgun.engine.action import Action, verb_of
from sixgun.engine.errors import BadData
from sixgun.engine.messages import Event
from sixgun.engine.rng import Rng
from sixgun.engine.view import View
from sixgun.registry import rules_of
from sixgun.research.encoding import Observation, encoding_for
from sixgun.research.memory import Memory

Policy = Callable[[Observation], Any]


def encode(view: View, memory: list[Event] | None = None) -> Observation:
    """A view as every environment shows it: `observation` and `action_mask`.

    With `memory`, all events that the view's seat has heard, it is what environments show that were made with
    `memory=True`.

    >>> import sixgun
    >>> from sixgun.research import encode
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> seen = encode(game.view(0))
    >>> seen["observation"].shape, int(seen["action_mask"].sum())
    ((291,), 32)
    >>> encode(game.view(0), memory=game.seen_by(0))["observation"].shape
    (515,)
    """
    encoding = encoding_for(view.redacted.rules)
    return encoding.observe(view, None if memory is None else encoding.remember(view.redacted, memory))


class NetBot(Bot):
    """A policy in a seat. It gets an observation with its mask, and gives the number of an action, as in `env.step`.
    With `memory` the observation is that of environments with `memory=True`.

    >>> import sixgun
    >>> from sixgun.research import NetBot
    >>> first = NetBot(lambda seen: seen["action_mask"].argmax(), "dice")
    >>> sixgun.play("dice", [first, "gunhand", "gunhand"], seed=1).is_over
    True
    """

    def __init__(self, policy: Policy, game: str, seed: Rng | Random | int | None = None, memory: bool = False) -> None:
        super().__init__(seed)
        self.policy = policy
        self.game = rules_of(game).name
        self.remembers = memory
        self.memory: Memory | None = None
        self.unheard: list[Event] = []  # what has happened since it was last asked

    def reset(self) -> None:
        self.memory, self.unheard = None, []

    def on_event(self, event: Event) -> None:
        if self.remembers:
            self.unheard.append(event)

    def choose(self, view: View) -> Action:
        """The action that the policy's number means here."""
        state = view.redacted
        if state.rules.name != self.game:
            raise BadData("view", "other-game", game=state.rules.name, known=self.game)
        encoding = encoding_for(rules_of(self.game, list(state.rules.sets)))
        if self.remembers:
            self.memory = self.memory or encoding.make_memory(state)
            self.memory.hear(self.unheard)
            self.unheard = []
        number = int(self.policy(encoding.observe(view, self.memory)))
        code = encoding.code(number, state, int(view.seat))
        return Action(code, state.rules.verbs[verb_of(code)])

    def __reduce__(self) -> tuple[Any, ...]:
        return bot_of, (type(self), self.rng), dict(vars(self))

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)


def bot_of(kind: type[NetBot], rng: Rng) -> NetBot:
    """A bot that is about to get its attributes from a pickle."""
    bot = kind.__new__(kind)
    Bot.__init__(bot, rng)
    return bot
