"""Many games side by side: one call carries out an action at every table and writes down what everybody sees."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr, u8

from sixgun.bots.bot import Bot, ask, show, sight, tell
from sixgun.engine.action import Action, verb_of
from sixgun.engine.errors import BotError
from sixgun.engine.fields import NOBODY
from sixgun.engine.num import i64, vec
from sixgun.engine.rng import SeededRandom, child_seed
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import State
from sixgun.research.memory import Memory
from sixgun.research.observer import ILLEGAL, Observer, Page

Company = Callable[[bytes], tuple[int, dict[int, Bot]]]  # by the seed of a game: the agent's seat, and everybody else


@mypyc_attr(acyclic=True)
class Ending:
    """How the game at a table ended: its last state and memory, and the agent's seat among bots."""

    def __init__(self, table: i64, state: State, memory: Memory | None, me: i64) -> None:
        self.table = table
        self.state = state
        self.memory = memory
        self.me = me


@mypyc_attr(acyclic=True)
class Kind:
    """What all tables have in common. With a `company` bots play all seats but one; `remember` makes memories."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        options: Options,
        max_steps: int,
        remember: Callable[[State], Memory] | None,
        company: Company | None,
    ) -> None:
        self.rules = rules
        self.players = players
        self.options = options
        self.max_steps: i64 = max_steps
        self.remember = remember
        self.company = company


@mypyc_attr(acyclic=True)
class Table:
    """A game with its memory and bots; `me` is the agent's seat, NOBODY if agents play all seats. `games` were played
    here before, the first of them with the seed."""

    def __init__(self, kind: Kind, seed: bytes) -> None:
        self.kind = kind
        self.seed = seed
        self.games = 0
        self.deal(seed)

    def deal(self, seed: bytes) -> None:
        """A game at its agent's first decision, or, if it is over before that, at its end."""
        kind = self.kind
        listens = kind.remember is not None or kind.company is not None
        self.state: State = kind.rules.set_up(kind.players, SeededRandom(seed), listens, kind.options)
        self.steps: i64 = 0
        self.me: i64 = NOBODY
        self.bots: dict[int, Bot] = {}
        self.memory: Memory | None = None
        if kind.company is not None:
            self.me, self.bots = kind.company(seed)
        if listens:
            events = self.state.drain_events()
            if kind.remember is not None:
                self.memory = kind.remember(self.state)
                self.memory.hear(events)
            tell(events, self.bots)
        self.listen()
        if self.bots:
            self.let_bots_play(0)
            self.steps = 0

    def deal_next(self) -> None:
        """The next game: its seed follows from that of the first one. Games without a decision of the agent's are
        passed over."""
        self.games += 1
        self.deal(child_seed(self.seed, self.games))
        while self.state.over:
            self.games += 1
            self.deal(child_seed(self.seed, self.games))

    def listen(self) -> None:
        """From now on the memory hears what happens, and so do the bots."""
        self.state.listener = self.memory
        self.state.log = [] if self.bots else None

    def play(self, code: i64) -> bool:
        """Carry out the agent's action, and those of the bots that follow; whether this game is over or cut off."""
        state = self.state
        if self.bots:
            show(state, Action(code, state.rules.verbs[verb_of(code)]), self.bots)
        state.play(code)
        self.steps += 1
        if self.bots:
            tell(state.drain_events(), self.bots)
            self.let_bots_play(self.kind.max_steps)
        return state.over or self.steps >= self.kind.max_steps

    def let_bots_play(self, limit: i64) -> None:
        """Until the agent must decide, or the game is over or cut off; 0 is no limit."""
        state = self.state
        while not state.over and state.deciding != self.me and (limit == 0 or self.steps < limit):
            bot = self.bots[state.deciding]
            try:
                action = ask(bot, sight(bot, state, state.deciding))
                show(state, action, self.bots)
                state.play(action.code)
                tell(state.drain_events(), self.bots)
            except BotError as trouble:
                trouble.at(state.random.seed)
                raise
            self.steps += 1

    # -- pickling ------------------------------------------------------------------------------------------------

    def saved(self) -> tuple[bytes, int, State, int, int, dict[int, Bot], Memory | None]:
        """All that the next steps depend on."""
        return self.seed, self.games, self.state, int(self.steps), int(self.me), self.bots, self.memory


def load_table(kind: Kind, saved: tuple[bytes, int, State, int, int, dict[int, Bot], Memory | None]) -> Table:
    """A table that goes on where one was saved."""
    table = Table(kind, saved[0])
    table.games, table.state = saved[1], saved[2]
    table.steps, table.me = saved[3], saved[4]
    table.bots, table.memory = saved[5], saved[6]
    table.listen()
    return table


@mypyc_attr(acyclic=True)
class Tables:
    """Games of one kind, each with its own series of seeds. A game that ends is followed at once by the next one.

    `to_move` tells who decides at each table, `numbers` what they see, `masks` what they may do: one row a table, in
    fresh buffers after every step, so that whoever keeps the last ones may.
    """

    def __init__(self, observer: Observer, tables: list[Table]) -> None:
        self.observer = observer
        self.tables = tables
        for table in tables:
            if table.state.over:
                table.deal_next()
        memory = tables[0].memory
        self.row: i64 = observer.size + (memory.size if memory is not None else i64(0))
        self.codes = vec[i64]([0] * len(tables))
        self.no_numbers = vec[u8]([0] * (self.row * len(tables)))
        self.no_masks = vec[u8]([0] * (observer.actions * len(tables)))
        self.numbers = self.no_numbers
        self.masks = self.no_masks
        self.to_move = vec[i64]([0] * len(tables))
        self.look()

    def look(self) -> None:
        """Write down what everybody who must decide sees, and remembers."""
        observer = self.observer
        numbers = self.no_numbers[:]
        masks = self.no_masks[:]
        to_move = self.to_move[:]
        at: i64 = 0
        for table in self.tables:
            state, memory = table.state, table.memory
            observer.write(state, state.deciding, Page(numbers, at * self.row))
            if memory is not None:
                memory.write(state, state.deciding, Page(numbers, at * self.row + observer.size))
            observer.mark(state, masks, at * observer.actions)
            to_move[at] = state.deciding
            at += 1
        self.numbers = numbers
        self.masks = masks
        self.to_move = to_move

    def find_illegal(self, chosen: list[int]) -> int:
        """The first table where the number that was chosen is no legal action; -1 if all are."""
        at: i64 = 0
        for table in self.tables:
            code = self.observer.code(table.state, chosen[at])
            if code == ILLEGAL:
                return at
            self.codes[at] = code
            at += 1
        return -1

    def step(self) -> list[Ending]:
        """Carry out what was chosen, after `find_illegal` has found all legal; the games that ended."""
        endings: list[Ending] = []
        at: i64 = 0
        for table in self.tables:
            if table.play(self.codes[at]):
                endings.append(Ending(at, table.state, table.memory, table.me))
                table.deal_next()
            at += 1
        self.look()
        return endings
