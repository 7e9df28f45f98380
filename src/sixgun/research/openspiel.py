"""Our games as games of OpenSpiel. Importing this registers them: `pyspiel.load_game("python_sixgun_dice")`.

A game begins with one chance node that deals: which of `deals` equally likely seeds it is played with. All luck
follows from it (a seed and a place give a number, see `sixgun.engine.rng`), so there is no other chance node. A
search must therefore not look into a clone of the state, which has the real luck, but into what `resample` gives.

>>> import pyspiel, sixgun.research.openspiel
>>> game = pyspiel.load_game("python_sixgun_dice(players=4)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)
>>> state.action_to_string(state.legal_actions()[0])
'stop'
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.engine.errors import SixgunError
from sixgun.engine.fields import NOBODY
from sixgun.engine.rng import Rng, SeededRandom, seed_bytes
from sixgun.engine.state import State
from sixgun.engine.view import View
from sixgun.family.sets import FamilyRules
from sixgun.registry import GAMES, rules_of
from sixgun.research.encoding import encoding_for
from sixgun.research.observer import ILLEGAL

try:
    import pyspiel
except ImportError as trouble:
    raise SixgunError("no-openspiel", missing=str(trouble.name)) from trouble

DEALS = 4096


class World:
    """A state with what each seat has heard and done so far; OpenSpiel clones it by deepcopy, which is quick here."""

    def __init__(self, state: State, heard: list[list[str]]) -> None:
        self.state = state
        self.heard = heard
        self.listen()

    def listen(self) -> None:
        for event in self.state.drain_events():
            told = f"{event.type.name} {int(event.a)} {int(event.b)} {int(event.c)} {int(event.d)}"
            for seat, heard in enumerate(self.heard):
                if event.audience == NOBODY or event.audience == seat:
                    heard.append(told)

    def __deepcopy__(self, _: object) -> World:
        return World(self.state.copy(), [heard[:] for heard in self.heard])


class SixgunGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """One of our games at a table of so many players."""

    NAME = ""
    SETS: tuple[str, ...] = ()

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name, params = self.NAME, params or {}
        self.rules = rules = rules_of(name, list(self.SETS) or None)
        self.players = rules.check_players(params.get("players", rules.usual_players))
        self.deals = int(params.get("deals", DEALS))
        self.encoding = encoding_for(rules)
        self.observer = self.encoding.observer(self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum(rules) else None,
            max_game_length=rules.max_game_length(self.players),
        )
        super().__init__(game_type(rules), info, params)

    def new_initial_state(self) -> SixgunState:
        """Before the deal."""
        return SixgunState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal is the only one."""
        return 1

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        """What writes observations, or, with perfect recall, information states."""
        if params:
            raise ValueError(f"there are no parameters for observations, but these were given: {params}")
        return SpielObserver(self, kind is not None and kind.perfect_recall)


class SixgunState(pyspiel.State):  # type: ignore[misc]
    """A game of ours; without a world it is not dealt yet."""

    def __init__(self, game: SixgunGame, world: World | None = None) -> None:
        super().__init__(game)
        self.world = world

    def table(self) -> SixgunGame:
        """The game that this is a state of."""
        game: SixgunGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.world.state
        return int(pyspiel.PlayerId.TERMINAL) if state.over else int(state.deciding)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.table().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, _: int) -> list[int]:
        assert self.world is not None
        return legal(self.table(), self.world.state)

    def _apply_action(self, action: int) -> None:
        game = self.table()
        if self.world is None:
            state = game.rules.set_up(game.players, SeededRandom(seed_bytes(action)), True)
            self.world = World(state, [[] for _ in range(game.players)])
            return
        self.world.heard[self.current_player()].append(f"> {action}")
        if game.observer.act(self.world.state, action) == ILLEGAL:
            raise ValueError(f"action {action} is not legal here")
        self.world.listen()

    def _action_to_string(self, player: int, action: int) -> str:
        if self.world is None or player < 0:
            return f"deal {action}"
        encoding = self.table().encoding
        return encoding.text(encoding.code(action, self.world.state, player))

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.state.over

    def returns(self) -> list[float]:
        """1 for winners, -1 for losers; 0 for all while nobody has won."""
        if self.world is None:
            return [0.0] * self.table().players
        return [float(worth) for worth in self.world.state.returns()]

    def __str__(self) -> str:
        return "not dealt" if self.world is None else str(self.world.state.view(None))


class SpielObserver:
    """What a seat sees as OpenSpiel wants it: a tensor (the one of `sixgun.research`), or a text."""

    def __init__(self, game: SixgunGame, recalls: bool) -> None:
        self.game = game
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(game.encoding.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SixgunState, player: int) -> None:
        if self.tensor is not None and state.world is None:
            self.tensor.fill(0)
        elif self.tensor is not None and state.world is not None:
            self.tensor[:] = self.game.encoding.vector(state.world.state.view(player))

    def string_from(self, state: SixgunState, player: int) -> str:
        """What the seat sees; with perfect recall also all that it has heard and done."""
        if state.world is None:
            return "not dealt"
        view = state.world.state.view(player)
        if not self.recalls:
            return str(view)
        asked = None if view.decision is None else view.decision.question.to_dict()  # it may tell backs of cards
        return "\n".join([f"seat {player}", *state.world.heard[player], f"{asked} {view.key()}"])


def legal(game: SixgunGame, state: State) -> list[int]:
    """The numbers of the legal actions, the lowest first."""
    return sorted({int(game.observer.number(state, at)) for at in range(len(state.legal))})


def resample(game: SixgunGame, view: View, heard: list[str], rng: Rng) -> SixgunState:
    """A world that could be the real one, with luck of its own. What the others have heard is left out."""
    logs: list[list[str]] = [[] for _ in range(game.players)]
    logs[view.seat] = heard[:]
    return SixgunState(game, World(view.sample(rng), logs))


def is_zero_sum(rules: FamilyRules) -> bool:
    """Whether what one wins the other loses: with two sides of one player each."""
    return rules.players[-1] == 2


def game_type(rules: FamilyRules) -> Any:
    """What OpenSpiel must know of a game before it makes one."""
    name = "_".join([rules.name, *rules.sets[1:]]).replace("-", "_")
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_sixgun_{name}",
        long_name=f"Sixgun: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum(rules) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.usual_players, "deals": DEALS},
    )


for known in (*GAMES.values(), rules_of("classic", ["base", "dodge-city"])):
    made_of = {"NAME": known.name, "SETS": known.sets}
    pyspiel.register_game(game_type(known), type(f"{known.name.title()}Game", (SixgunGame,), made_of))
