"""A table for one agent among bots: Gymnasium's environment, the same for all games."""

from __future__ import annotations

from math import inf
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from sixgun.bots.bot import Bot, ask, show, sight, tell
from sixgun.engine.action import Action, verb_of
from sixgun.engine.errors import BotError, IllegalAction
from sixgun.engine.rng import SeededRandom
from sixgun.engine.state import State
from sixgun.research.company import Bots, Company
from sixgun.research.encoding import Observation, encoding_of
from sixgun.research.environment import METADATA, check_max_steps, check_mode, game_seed, render, whole_number
from sixgun.research.memory import Memory
from sixgun.research.scene import scene_of

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SoloEnv(gymnasium.Env[dict[str, Any], np.int64], EzPickle):
    """A game in which one seat is the agent's and bots play the others.

    `players` is how many sit there (five, or as many as the game has); `seat` the agent's, None for another one in each
    episode; `bots` one for all the others, or a list from the agent's left round to their right, by name, class or
    `module:Class`; `max_steps` after how many decisions since the agent's first one, the bots' included, the game is
    cut off; `render_mode` ansi, human or rgb_array; with `memory` the observation tells of the past too. The game's own
    options may follow.

    An eliminated agent gets the team's reward when the bots have played on. An action that isn't legal ends the episode
    with the reward -1, and `info["illegal"]` says why.

    >>> import gymnasium, sixgun.research
    >>> env = gymnasium.make("sixgun/Dice-v0", players=4, bots=["gunhand", "greenhorn", "gunhand"])
    >>> observation, info = env.reset(seed=7)
    >>> int(env.unwrapped.action_masks().sum()) == len(env.unwrapped.legal_texts())
    True
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        bots: Bots = "gunhand",
        max_steps: int | None = None,
        render_mode: str | None = None,
        memory: bool = False,
        **choices: object,
    ) -> None:
        EzPickle.__init__(self, game, players, seat, bots, max_steps, render_mode, memory, **choices)
        self.encoding = encoding = encoding_of(game, choices.get("sets"))
        rules = encoding.rules
        self.players = rules.usual_players if players is None else rules.check_players(players)
        self.choices = encoding.check_options(choices, self.players)
        self.company = Company(rules.name, self.players, seat, bots)
        self.max_steps = check_max_steps(max_steps, rules, self.players)
        self.render_mode = check_mode(render_mode)
        self.remembers = memory
        self.observation_space = encoding.observation_space(memory)
        self.action_space = encoding.action_space()
        self.state: State | None = None
        self.finished = False
        self.steps = 0
        self.me = 0
        self.bots: dict[int, Bot] = {}
        self.memory: Memory | None = None

    # -- the interface -------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the agent's first decision."""
        super().reset(seed=seed)
        state = self.begin(game_seed(seed, self.np_random))
        while state.over:  # the bots ended it before the agent was asked: nothing to learn from
            state = self.begin(game_seed(None, self.np_random))
        self.state = state
        self.steps = 0
        self.finished = False
        self.show()
        return self.shown(state)

    def step(self, action: np.int64 | int) -> Step:
        """The agent's action and everything up to their next decision or the end."""
        state = self.state
        if state is None or self.finished:
            raise ResetNeeded("This game is over or has not begun. Call reset() first.")
        try:
            code = self.encoding.code(whole_number(action), state, self.me)
            if code in state.legal:
                show(state, Action(code, state.rules.verbs[verb_of(code)]), self.bots)
            state.apply(code)
        except IllegalAction as refusal:
            return self.forfeit(state, refusal)
        self.steps += 1
        self.let_bots_play(state, self.max_steps)
        truncated = not state.over and self.steps >= self.max_steps
        self.finished = state.over or truncated
        self.show()
        observation, info = self.shown(state)
        return observation, self.reward(state), state.over, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions the agent may choose now, for learners that ask the environment (sb3-contrib's MaskablePPO)."""
        return np.array(self.encoding.observer(self.players).mask(self.current(), self.me), np.bool_)

    def legal_texts(self) -> list[str]:
        """The engine's texts of legal actions, in the order of their numbers; these name seats as the table does."""
        return self.encoding.legal_texts(self.current(), self.me)

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the agent sees, in the way of the render mode."""
        return render(scene_of(self.encoding.rules.name, self.current().view(self.me)), self.render_mode)

    # -- the game ------------------------------------------------------------------------------------------------

    def current(self) -> State:
        if self.state is None:
            raise ResetNeeded("There is no game yet. Call reset() first.")
        return self.state

    def begin(self, seed: bytes) -> State:
        """Deal, seat everybody, and let the bots play until the agent must decide."""
        seat = self.company.seat
        self.me = int(self.np_random.integers(self.players)) if seat is None else seat
        self.bots = self.company.bots(seed, self.me)
        state = self.deal(seed)
        if self.remembers:
            self.memory = state.listener = self.encoding.remember(state, state.log or [])
        self.let_bots_play(state)
        return state

    def deal(self, seed: bytes) -> State:
        """A game at its first decision."""
        return self.encoding.rules.set_up(self.players, SeededRandom(seed), True, self.choices)

    def let_bots_play(self, state: State, limit: float = inf) -> None:
        """Until the agent must decide or the game is over or cut off."""
        try:
            self.ask_bots(state, limit)
        except BotError as trouble:
            trouble.at(state.random.seed)
            raise

    def ask_bots(self, state: State, limit: float) -> None:
        """The bots hear and decide in turn."""
        self.hear(state)
        while not state.over and state.deciding != self.me and self.steps < limit:
            seat = int(state.deciding)
            action = ask(self.bots[seat], sight(self.bots[seat], state, seat))
            show(state, action, self.bots)
            state.play(action.code)
            self.steps += 1
            self.hear(state)

    def hear(self, state: State) -> None:
        tell(state.drain_events(), self.bots)

    def forfeit(self, state: State, refusal: IllegalAction) -> Step:
        """The end of an episode by an action that isn't legal."""
        self.finished = True
        observation, info = self.shown(state)
        return observation, -1.0, True, False, {**info, "illegal": str(refusal)}

    # -- what the agent gets -------------------------------------------------------------------------------------

    def shown(self, state: State) -> tuple[Observation, dict[str, Any]]:
        """The agent's observation; their seat, and their mask again."""
        observation = self.encoding.seen(state, self.me, self.memory)
        return observation, {"seat": self.me, "action_mask": observation["action_mask"].copy()}

    def reward(self, state: State) -> float:
        """At the end 1 for the winners and -1 for the others, in between 0."""
        outcome = state.outcome
        if outcome is None:
            return 0.0
        return 1.0 if self.me in outcome.winners else -1.0

    def show(self) -> None:
        """A person who watches sees every step."""
        if self.render_mode == "human":
            self.render()

    # -- pickling ------------------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """How it was made, and the game that goes on."""
        running = {name: getattr(self, name) for name in ("state", "finished", "steps", "me", "bots", "memory")}
        return {**super().__getstate__(), "running": {**running, "_np_random": self._np_random}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.__dict__.update(kept["running"])
        if self.state is not None:
            self.state.log, self.state.listener = [], self.memory
