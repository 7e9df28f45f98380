"""Our games as games of OpenSpiel. Importing this registers them: `pyspiel.load_game("python_sixgun_dice")`.

A game begins with two chance nodes that deal: they choose one of `deals` equally likely seeds, the first a block of
seeds, the second a seed of that block. So a caller who draws from `chance_outcomes()` reads two short lists, 64 and 64
for 4,096 seeds, instead of a long one. All luck follows from the seed (`sixgun.engine.rng`), so there is no other
chance node. A search must therefore not look into a clone of the state, which has the real luck, but into what
`state.resample_from_infostate` gives, which has luck of its own.

>>> import pyspiel, sixgun.research.openspiel
>>> game = pyspiel.load_game("python_sixgun_dice(players=4)")
>>> state = game.new_initial_state()
>>> state.deal(7)  # the game of sixgun.new_game("dice", players=4, seed=7)
>>> state.action_to_string(state.legal_actions()[0])
'stop'
>>> print(state.information_state_string(0).splitlines()[-3])
arrow-taken seat=0 middle=8
"""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sixgun.engine.errors import SixgunError
from sixgun.engine.fields import NOBODY
from sixgun.engine.messages import Event
from sixgun.engine.rng import Rng, SeededRandom, seed_bytes
from sixgun.engine.state import State
from sixgun.engine.view import View
from sixgun.family.sets import FamilyRules
from sixgun.registry import GAMES, rules_of
from sixgun.research.encoding import encoding_of
from sixgun.research.memory import Memory
from sixgun.research.observer import ILLEGAL

try:
    import pyspiel
except ImportError as trouble:
    raise SixgunError("no-openspiel", missing=str(trouble.name)) from trouble

DEALS: Final = 4096
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


Outcomes = list[tuple[int, float]]


class Deck:
    """The seeds that can be dealt, in blocks: as many blocks as seeds in a block, or about so many."""

    def __init__(self, deals: int) -> None:
        if deals < 1:
            raise ValueError(f"deals must be 1 or more, not {deals}")
        self.size = isqrt(deals - 1) + 1
        starts = range(0, deals, self.size)
        sizes = [min(self.size, deals - start) for start in starts]
        self.blocks: Outcomes = [(block, size / deals) for block, size in enumerate(sizes)]
        self.seeds: list[Outcomes] = [[(seed, 1 / size) for seed in range(size)] for size in sizes]

    def outcomes(self, block: int | None) -> Outcomes:
        """What can be drawn: a block, or, of a block that was drawn, a seed."""
        return self.blocks if block is None else self.seeds[block]


class Table:
    """What all states of a game have in common; OpenSpiel clones states by deepcopy, and this is not copied."""

    def __init__(self, name: str, sets: tuple[str, ...], players: int, deals: int) -> None:
        self.made_with = (name, sets, players, deals)
        self.rules = rules_of(name, list(sets))
        self.players = players
        self.encoding = encoding_of(name, list(sets))
        self.observer = self.encoding.observer(players)
        self.deck = Deck(deals)

    def __deepcopy__(self, _: object) -> Table:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Table, self.made_with


class Root:
    """Where a world began: at the deal, or at a view that it was sampled from. Each seat's text is made once."""

    def __init__(self, state: State, dealt: bool) -> None:
        self.state = state.copy()
        self.dealt = dealt
        self.texts: dict[int, str] = {}

    def told(self, seat: int) -> str:
        """What a seat saw there: the table in words, or, after a past that isn't known, all of it as numbers."""
        if seat not in self.texts:
            view = self.state.view(seat)
            self.texts[seat] = str(view) if self.dealt else str(view.key())
        return self.texts[seat]


class World:
    """A game as it goes on; `events` are all that anybody has heard, `deeds` who did what after how many of them.

    Nothing is written down before somebody asks: memories and texts are made of the events then.
    """

    def __init__(
        self, table: Table, state: State, root: Root, events: list[Event], deeds: list[tuple[int, int, int]]
    ) -> None:
        self.table = table
        self.state = state
        self.root = root
        self.events = state.log = events  # the engine goes on writing there
        self.deeds = deeds
        self.memory: Memory | None = None
        self.remembered = 0

    def play(self, number: int) -> int:
        """Carry out the action of a number; who decides next."""
        state = self.state
        code = self.table.observer.code(state, number)
        if code == ILLEGAL:
            raise ValueError(f"action {number} is not legal here")
        self.deeds.append((state.deciding, code, len(self.events)))
        state.play(code)
        return TERMINAL if state.over else state.deciding

    def recall(self) -> Memory:
        """What the table remembers; it goes on from where it was asked last."""
        if self.memory is None:
            self.memory, self.remembered = self.table.encoding.make_memory(self.state), 0
        self.memory.hear(self.events[self.remembered :])
        self.remembered = len(self.events)
        return self.memory

    def told(self, seat: int) -> list[str]:
        """What a seat saw at first, and all that it has heard and done since, a line each."""
        lines = [self.root.told(seat)]
        deeds = [(mark, f"> {self.table.encoding.text(code)}") for by, code, mark in self.deeds if by == seat]
        for number, event in enumerate(self.events):
            while deeds and deeds[0][0] <= number:
                lines.append(deeds.pop(0)[1])
            if event.audience == NOBODY or event.audience == seat:
                lines.append(repr(event)[1:-1])
        return lines + [line for _, line in deeds]

    def __reduce__(self) -> tuple[object, ...]:
        return World, (self.table, self.state, self.root, self.events, self.deeds)

    def __deepcopy__(self, _: object) -> World:
        return World(self.table, self.state.copy(), self.root, self.events[:], self.deeds[:])


class SixgunGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """One of our games at a table of so many players."""

    NAME = ""
    SETS: tuple[str, ...] = ()

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name, params = self.NAME, params or {}
        rules = rules_of(name, list(self.SETS))
        players = rules.check_players(params.get("players", rules.usual_players))
        deals = int(params.get("deals", DEALS))
        self.table = Table(name, self.SETS, players, deals)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.encoding.actions),
            max_chance_outcomes=self.table.deck.size,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum(rules) else None,
            max_game_length=rules.max_game_length(players),
        )
        super().__init__(game_type(rules), info, params)

    def new_initial_state(self) -> SixgunState:
        """Before the deal."""
        return SixgunState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal: a block of seeds, and one of them."""
        return 2

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        """What writes observations, or, with perfect recall, information states."""
        if params:
            raise ValueError(f"there are no parameters for observations, but these were given: {params}")
        return SpielObserver(self.table, kind is not None and kind.perfect_recall)


class SixgunState(pyspiel.State):  # type: ignore[misc]
    """A game of ours; without a world it is not dealt yet. `player` is who decides, as OpenSpiel counts.

    What Python programs ask most is answered here, without a detour through C++.
    """

    def __init__(self, game: SixgunGame, world: World | None = None) -> None:
        super().__init__(game)
        self.table: Table = game.table
        self.block: int | None = None  # of seeds, once it is drawn
        self.world = world
        self.player = CHANCE if world is None else TERMINAL if world.state.over else int(world.state.deciding)

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.player == CHANCE

    def chance_outcomes(self) -> Outcomes:
        return self.table.deck.outcomes(self.block)

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.player == CHANCE and (player is None or player == CHANCE):
            return list(range(len(self.chance_outcomes())))
        return self._legal_actions(self.player) if player is None or player == self.player else []

    def _legal_actions(self, _: int) -> list[int]:
        return [] if self.world is None else self.table.observer.legal_numbers(self.world.state)

    def _apply_action(self, action: int) -> None:
        if self.world is not None:
            self.player = self.world.play(action)
        elif not 0 <= action < len(self.chance_outcomes()):
            raise ValueError(f"{action} is no outcome of this chance node")
        elif self.block is None:
            self.block = action
        else:
            table = self.table
            seed = seed_bytes(self.block * table.deck.size + action)
            state = table.rules.set_up(table.players, SeededRandom(seed), True)
            self.world = World(table, state, Root(state, True), state.drain_events(), [])
            self.player = int(state.deciding)

    def deal(self, seed: int) -> None:
        """Deal the game of a seed, as `sixgun.new_game` has it: both chance outcomes at once."""
        for outcome in divmod(seed, self.table.deck.size):
            self.apply_action(outcome)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.world is None or player < 0:
            return f"draw {action}"
        encoding = self.table.encoding
        return encoding.text(encoding.code(action, self.world.state, player))

    def returns(self) -> list[float]:
        """1 for winners, -1 for losers; 0 for all while nobody has won."""
        if self.world is None:
            return [0.0] * self.table.players
        return [float(worth) for worth in self.world.state.returns()]

    def view(self, player: int) -> View:
        """What a player sees, as our bots get it."""
        return self.dealt().state.view(player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SixgunState:
        """A state that the player can't tell from this one, with luck of its own: what a search may look into."""
        world = self.dealt()
        rng = Rng(seed_bytes(int(probability_sampler() * 2**53)))
        return resample(self.get_game(), self.view(player_id), rng, world)

    def dealt(self) -> World:
        """The game, if there is one."""
        if self.world is None:
            raise ValueError("nothing is dealt yet: apply the chance outcomes first, or deal(seed)")
        return self.world

    def __str__(self) -> str:
        return "not dealt" if self.world is None else str(self.world.state.view(None))


class SpielObserver:
    """What a seat sees as OpenSpiel wants it: a tensor (that of `sixgun.research`), or a text.

    The tensor of an information state has besides which seat it is, and what that seat remembers: it sums up the past.
    """

    def __init__(self, table: Table, recalls: bool) -> None:
        self.table = table
        self.recalls = recalls
        size = table.players + table.encoding.full_size if recalls else table.encoding.size
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {"info_state" if recalls else "observation": self.tensor}

    def set_from(self, state: SixgunState, player: int) -> None:
        self.tensor.fill(0)
        if state.world is None:
            return
        memory = state.world.recall() if self.recalls else None
        seen = self.table.encoding.seen(state.world.state, player, memory)["observation"]
        self.tensor[len(self.tensor) - len(seen) :] = seen
        if self.recalls:
            self.tensor[player] = 1

    def string_from(self, state: SixgunState, player: int) -> str:
        """What the seat sees; with perfect recall also all that it has heard and done, and may do."""
        if state.world is None:
            return "not dealt"
        view = state.view(player)
        if not self.recalls:
            return str(view)
        lines = [f"seat {player}", *state.world.told(player)]
        if view.decision is not None:
            lines += [f"asked: {repr(view.decision.question)[1:-1]}", f"may: {', '.join(view.legal_actions.texts())}"]
        return "\n".join(lines)


def resample(game: SixgunGame, view: View, rng: Rng, past: World | None = None) -> SixgunState:
    """A world that could be the real one, with luck of its own. Of the past it has what the viewer knows of it."""
    seat = int(view.seat)
    events: list[Event] = []
    deeds: list[tuple[int, int, int]] = []
    if past is not None:
        heard = [event.audience == NOBODY or event.audience == seat for event in past.events]
        events = [event for event, known in zip(past.events, heard, strict=True) if known]
        deeds = [(by, code, sum(heard[:mark])) for by, code, mark in past.deeds if by == seat]
    state = view.sample(rng)
    root = Root(state, False)
    if past is not None:
        root.texts[seat] = past.root.told(seat)
    return SixgunState(game, World(game.table, state, root, events, deeds))


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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.usual_players, "deals": DEALS},
    )


for known in (*GAMES.values(), rules_of("classic", ["base", "dodge-city"])):
    made_of = {"NAME": known.name, "SETS": known.sets}
    pyspiel.register_game(game_type(known), type(f"{known.name.title()}Game", (SixgunGame,), made_of))
