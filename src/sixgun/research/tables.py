"""Many games side by side: one call carries out an action at every table and writes down what everybody sees."""

from __future__ import annotations

from mypy_extensions import mypyc_attr, u8

from sixgun.engine.num import i64, vec
from sixgun.engine.rng import SeededRandom, child_seed
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import State
from sixgun.research.observer import ILLEGAL, Observer, Page


@mypyc_attr(acyclic=True)
class Ending:
    """How the game at a table ended: who won, a bit a seat; nobody if it was cut off."""

    def __init__(self, table: i64, winners: i64, cut_off: bool) -> None:
        self.table = table
        self.winners = winners
        self.cut_off = cut_off


@mypyc_attr(acyclic=True)
class Tables:
    """Games of one kind, each with its own series of seeds. A game that ends is followed at once by the next one.

    `to_move` tells who decides at each table, `numbers` what they see, `masks` what they may do: one row a table, in
    fresh buffers after every step, so that whoever keeps the last ones may.
    """

    def __init__(
        self, rules: Rules, players: int, options: Options, observer: Observer, seeds: list[bytes], max_steps: int
    ) -> None:
        self.rules = rules
        self.players = players
        self.options = options
        self.observer = observer
        self.seeds = seeds
        self.max_steps: i64 = max_steps
        self.games = [0] * len(seeds)
        self.steps = vec[i64]([0] * len(seeds))
        self.codes = vec[i64]([0] * len(seeds))
        self.states = [self.deal(seed) for seed in seeds]
        self.no_numbers = vec[u8]([0] * (observer.size * len(seeds)))
        self.no_masks = vec[u8]([0] * (observer.actions * len(seeds)))
        self.numbers = self.no_numbers
        self.masks = self.no_masks
        self.to_move = vec[i64]([0] * len(seeds))
        self.look()

    def deal(self, seed: bytes) -> State:
        """A game at its first decision."""
        return self.rules.set_up(self.players, SeededRandom(seed), False, self.options)

    def deal_next(self, table: i64) -> None:
        """The next game at a table: its seed follows from that of the first one."""
        self.games[table] += 1
        self.steps[table] = 0
        self.states[table] = self.deal(child_seed(self.seeds[table], self.games[table]))

    def look(self) -> None:
        """Write down what everybody who must decide sees."""
        observer = self.observer
        numbers = self.no_numbers[:]
        masks = self.no_masks[:]
        to_move = self.to_move[:]
        table: i64 = 0
        while table < len(to_move):
            state = self.states[table]
            observer.write(state, state.deciding, Page(numbers, table * observer.size))
            observer.mark(state, masks, table * observer.actions)
            to_move[table] = state.deciding
            table += 1
        self.numbers = numbers
        self.masks = masks
        self.to_move = to_move

    def find_illegal(self, chosen: list[int]) -> int:
        """The first table where the number that was chosen is no legal action; -1 if all are."""
        table: i64 = 0
        while table < len(self.codes):
            code = self.observer.code(self.states[table], chosen[table])
            if code == ILLEGAL:
                return table
            self.codes[table] = code
            table += 1
        return -1

    def step(self) -> list[Ending]:
        """Carry out what was chosen, after `find_illegal` has found all legal; the games that ended."""
        endings: list[Ending] = []
        table: i64 = 0
        while table < len(self.codes):
            state = self.states[table]
            state.play(self.codes[table])
            self.steps[table] += 1
            if state.over or self.steps[table] >= self.max_steps:
                endings.append(Ending(table, winners_of(state), not state.over))
                self.deal_next(table)
            table += 1
        self.look()
        return endings


def winners_of(state: State) -> i64:
    winners: i64 = 0
    outcome = state.outcome
    if outcome is not None:
        for seat in outcome.winners:
            winners |= i64(1) << seat
    return winners
