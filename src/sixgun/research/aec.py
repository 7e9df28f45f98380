"""A table for agents in every seat: PettingZoo's AEC environment, the same for all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sixgun.engine.chance import Chance
from sixgun.engine.state import State, View
from sixgun.research.dealing import game_seed
from sixgun.research.encoding import Encoding, Observation
from sixgun.research.rendering import check_mode, render
from sixgun.research.scene import Scene, player_name


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game in which every seat is an agent. An eliminated player stays, and shares his team's reward at the end.

    `infos[agent]["legal"]` are the engine's texts of the actions that he may choose, in the order of their numbers.
    """

    def __init__(
        self, encoding: Encoding, scene: Callable[[View], Scene], players: int, render_mode: str | None
    ) -> None:
        super().__init__()
        self.encoding = encoding
        self.scene = scene
        self.players = encoding.rules.check_players(players)
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [player_name(seat) for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: encoding.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: encoding.action_space() for agent in self.possible_agents}
        self.np_random, _ = np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one of `seed`; without a seed, the next one of the last seed, or one that nobody foresees."""
        if seed is not None:
            self.np_random, _ = np_random(seed)
        self.state: State = self.encoding.rules.set_up(self.players, Chance(game_seed(seed, self.np_random)), False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.go_on()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; his mask is all zeros unless he must decide."""
        return self.encoding.observe(self.state.view(self.seats[agent]))

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Carry out the action of the agent who must decide; one that isn't legal raises `IllegalAction`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} must decide"
        self.state.apply(self.encoding.code(int(action), self.state, self.seats[agent]))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.go_on()
        self._accumulate_rewards()

    def go_on(self) -> None:
        """Turn to the agent who must decide, or end the game."""
        self.infos: dict[str, dict[str, Any]] = {agent: {"legal": []} for agent in self.agents}
        outcome = self.state.outcome
        if outcome:
            self.agent_selection = self.agents[0]
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: 1.0 if self.seats[agent] in outcome.winners else -1.0 for agent in self.agents}
        else:
            self.agent_selection = player_name(self.state.deciding)
            self.infos[self.agent_selection]["legal"] = self.encoding.legal_texts(self.state, self.state.deciding)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees, in the way of the render mode."""
        return render(self.scene(self.state.view(None)), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(raw: TableEnv) -> wrappers.OrderEnforcingWrapper:
    """An environment in PettingZoo's usual wrappers: an action that isn't legal ends the game with the reward -1."""
    safe = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(safe)
