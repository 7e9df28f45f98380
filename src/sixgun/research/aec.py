"""A table for agents in every seat: PettingZoo's AEC environment, the same for all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sixgun.engine.rng import SeededRandom
from sixgun.engine.state import State
from sixgun.research.encoding import Observation, encoding_of
from sixgun.research.environment import METADATA, check_max_steps, check_mode, game_seed, render, whole_number
from sixgun.research.memory import Memory
from sixgun.research.observer import ILLEGAL
from sixgun.research.scene import player_name, scene_of

RUNNING: Final = (  # the attributes of a game that goes on
    *("game_state", "memory", "steps", "np_random", "agents", "agent_selection", "rewards", "_cumulative_rewards"),
    *("terminations", "truncations", "infos"),
)


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo ships no types
    """A game in which every seat is an agent. An eliminated player stays, and shares their team's reward at the end.

    After `max_steps` decisions the game is cut off: everybody is truncated, with the reward 0. An action that isn't
    legal raises `sixgun.IllegalAction` and changes nothing.
    """

    GAME: ClassVar[str] = ""
    SETS: ClassVar[tuple[str, ...]] = ()  # the usual ones, unless it says so

    def __init__(
        self,
        players: int | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
        memory: bool = False,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, players, max_steps, render_mode, memory, **options)
        AECEnv.__init__(self)
        if self.SETS:
            options = {"sets": list(self.SETS), **options}
        self.encoding = encoding = encoding_of(self.GAME, options.get("sets"))
        rules = encoding.rules
        self.players = rules.usual_players if players is None else rules.check_players(players)
        self.choices = encoding.check_options(options, self.players)
        self.max_steps = check_max_steps(max_steps, rules, self.players)
        self.render_mode = check_mode(render_mode)
        self.observer = encoding.observer(self.players)
        self.possible_agents = [player_name(seat) for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.remembers = memory
        self.memory: Memory | None = None
        self.observation_spaces = {agent: encoding.observation_space(memory) for agent in self.possible_agents}
        self.action_spaces = {agent: encoding.action_space() for agent in self.possible_agents}
        size = encoding.full_size if memory else encoding.size
        self.state_space = spaces.Box(0.0, 1.0, (self.players * size,), np.float32)
        self.np_random, _ = np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one of `seed`; without a seed, the next one of the last seed, or one that nobody foresees."""
        if seed is not None:
            self.np_random, _ = np_random(seed)
        chance = SeededRandom(game_seed(seed, self.np_random))
        rules = self.encoding.rules
        self.game_state: State = rules.set_up(self.players, chance, self.remembers, self.choices)
        if self.remembers:
            self.memory = self.encoding.remember(self.game_state, self.game_state.drain_events())
        self.listen()
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game_state.deciding]
        self.show()

    def listen(self) -> None:
        """From now on the memory hears what happens."""
        self.game_state.listener, self.game_state.log = self.memory, None

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; their mask is all zeros unless they must decide."""
        return self.encoding.seen(self.running(), self.seats[agent], self.memory)

    def running(self) -> State:
        """The game, if there is one."""
        if not hasattr(self, "game_state"):
            raise ResetNeeded("There is no game yet. Call reset() first.")
        return self.game_state

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent who must decide gets."""
        self.running()
        seen: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return seen

    def state(self) -> NDArray[np.float32]:
        """What all players together know, for centralised critics: every seat's `observation`, one after the other."""
        state, seats = self.running(), range(self.players)
        return np.concatenate([self.encoding.seen(state, seat, self.memory)["observation"] for seat in seats])

    def legal_texts(self) -> list[str]:
        """The engine's texts of what the deciding player may do, in the order of their numbers."""
        return self.encoding.legal_texts(self.running(), int(self.game_state.deciding))

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Carry out the action of the agent who must decide; one that isn't legal raises `IllegalAction`."""
        state = self.running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole_number(action)
        seat = self.observer.act(state, number)
        if seat == ILLEGAL:
            raise state.refusal(self.encoding.code(number, state, self.seats[agent]))
        self.steps += 1
        if seat < 0 or self.steps >= self.max_steps:
            self.end()
        else:
            self.agent_selection = self.possible_agents[seat]
        self.show()

    def end(self) -> None:
        """The game is over, or cut off; until then all rewards are 0."""
        self.agent_selection = self.agents[0]
        outcome = self.game_state.outcome
        if outcome is None:
            self.truncations = dict.fromkeys(self.agents, True)
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {agent: 1.0 if self.seats[agent] in outcome.winners else -1.0 for agent in self.agents}
        self._accumulate_rewards()

    def show(self) -> None:
        """A person who watches sees every step."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees, in the way of the render mode."""
        return render(scene_of(self.GAME, self.running().view(None)), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    # -- pickling ------------------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """How it was made, and the game that goes on."""
        running = {name: vars(self)[name] for name in RUNNING if name in vars(self)}
        return {**EzPickle.__getstate__(self), "running": running}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        EzPickle.__setstate__(self, kept)
        self.__dict__.update(kept["running"])
        if "game_state" in kept["running"]:
            self.listen()


def environments(
    game: str, module: str, sets: tuple[str, ...] = ()
) -> tuple[type[TableEnv], Callable[..., wrappers.OrderEnforcingWrapper]]:
    """What a module of PettingZoo offers: `raw_env`, and `env`, which is it in the usual wrappers.

    In them an action that isn't legal ends the game with the reward -1.
    """
    metadata = {**METADATA, "name": module.rpartition(".")[2], "is_parallelizable": False}
    raw_env = type("raw_env", (TableEnv,), {"GAME": game, "SETS": sets, "metadata": metadata, "__module__": module})

    def env(*given: Any, **options: Any) -> wrappers.OrderEnforcingWrapper:
        ending = wrappers.TerminateIllegalWrapper(raw_env(*given, **options), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))

    return raw_env, env
