"""The state of a game as plain data, and the one loop that runs it: frames are resolved until somebody must decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from sixgun.engine.action import Action, Decision, verb_of
from sixgun.engine.errors import BadData, Endless, IllegalAction
from sixgun.engine.fields import NOBODY
from sixgun.engine.frame import NO_ACTIONS, Frame
from sixgun.engine.messages import Event, EventListener, EventType, Reason, ReasonType
from sixgun.engine.num import append, extend, i64, mypyc_attr, pop, vec
from sixgun.engine.rng import Rng, SeededRandom
from sixgun.engine.view import Outcome, View

if TYPE_CHECKING:
    from sixgun.engine.rules import Rules

OVER: Final = ReasonType("over")
HIDDEN_RANDOM: Final = SeededRandom(bytes(32))

TURN_LIMIT: Final = 1000  # classic.end.turns, dice.end.turns, duel.end.turns
STEP_LIMIT: Final = 10_000


@mypyc_attr(acyclic=True)
class State:
    """A game in progress: plain numbers. Each game has its own class, with what lies on its table.

    `play` trusts its caller and is what search and playouts use; `apply` checks first.

    >>> import sixgun
    >>> state = sixgun.new_game("dice", players=5, seed=7).state
    >>> twin = state.copy()
    >>> twin.play(twin.legal[1])
    >>> twin == state, len(state.legal)
    (False, 32)
    """

    def __init__(self, rules: Rules, random: SeededRandom) -> None:
        self.rules = rules
        self.random = random
        self.stack = vec[Frame]()
        self.over = False
        self.turn: i64 = 0
        self.deciding: i64 = NOBODY
        self.legal = NO_ACTIONS
        self.always_ask = False
        self.log: list[Event] | None = None  # what has happened; nothing is kept when nobody listens
        self.listener: EventListener | None = None

    # -- the loop ------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Resolve frames until a player has a choice or the game is over. Where there is one way only, it is taken.

        No game takes a tenth of STEP_LIMIT for that; a state that can't be might take for ever.
        """
        steps: i64 = 0
        while not self.over:
            steps += 1
            if steps > STEP_LIMIT:
                raise Endless("endless", steps=STEP_LIMIT)
            seat = self.stack[-1].step(self)
            if seat >= 0:
                frame = self.stack[-1]
                actions = frame.offer(self)
                if self.is_choice(frame, actions):
                    self.deciding = seat
                    self.legal = actions
                    return
                frame.choose(self, actions[0])
        self.leave()

    def leave(self) -> None:
        """The game is over: nothing is left to resolve and nobody to ask."""
        self.stack = vec[Frame]()
        self.deciding = NOBODY

    def is_choice(self, frame: Frame, actions: vec[i64]) -> bool:
        """Whether a player is asked at all: they have two possibilities, or the pause would tell that they haven't."""
        return len(actions) != 1 or (self.always_ask and frame.is_answer())

    def would_ask(self) -> bool:
        """Whether the player who is to decide here would be asked."""
        frame = self.stack[-1]
        return self.is_choice(frame, frame.offer(self))

    def play(self, action: i64) -> None:
        """Carry out an action that is known to be legal, and run on."""
        self.deciding = NOBODY
        self.legal = NO_ACTIONS
        self.stack[-1].choose(self, action)
        self.run()

    def apply(self, action: i64) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        if action not in self.legal:
            raise self.refusal(action)
        self.play(action)

    def refusal(self, action: i64) -> IllegalAction:
        """The error for an action that isn't legal now."""
        verb = verb_of(action)
        text = Action(action, self.rules.verbs[verb]).text if 0 <= verb < len(self.rules.verbs) else str(action)
        return IllegalAction(text, self.why_not(action))

    def why_not(self, action: i64) -> Reason:
        """The reason why an action isn't legal now, for one that isn't."""
        if self.over:
            return Reason(OVER)
        return self.stack[-1].why_not(self, action)

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for; None when it is over."""
        if self.over:
            return None
        return Decision(self.deciding, self.stack[-1].question(self), self.legal, self.rules.verbs)

    # -- frames and events ---------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Resolve something first, before what is being resolved now goes on."""
        self.stack = append(self.stack, frame)

    def pop(self) -> None:
        """What is being resolved now is done."""
        self.stack, _ = pop(self.stack)

    def emit(self, type: EventType, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.log is not None:
            self.log.append(Event(type, NOBODY, a, b, c, d))
        if self.listener is not None:
            self.listener.on_event(type, a, b, c, d)

    def whisper(self, seat: i64, type: EventType, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.log is not None:
            self.log.append(Event(type, seat, a, b, c, d))

    def drain_events(self) -> list[Event]:
        """What has happened since this was asked last."""
        fresh = self.log
        self.log = []
        return [] if fresh is None else fresh

    # -- data ----------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        raise AssertionError(self)

    def is_in(self, seat: i64) -> bool:
        """Whether a player is still in the game."""
        return True

    @property
    def outcome(self) -> Outcome | None:
        """Who won; None while the game goes on."""
        raise AssertionError(self)

    def has_won(self, seat: i64) -> bool:
        """Whether a seat is among the winners of a game that is over."""
        raise AssertionError(self)

    def returns(self) -> list[int]:
        """What the game is worth to each seat: 1 if it has won, -1 if it has lost; 0 while nobody has won.

        >>> import sixgun
        >>> state = sixgun.new_game("duel", seed=1).state
        >>> state.returns()
        [0, 0]
        """
        outcome = self.outcome
        if outcome is None or not outcome.winners:
            return [0] * self.players
        return [1 if seat in outcome.winners else -1 for seat in range(self.players)]

    def sides(self) -> list[str]:
        """Every side that a game can end with: those that can win, and nobody."""
        raise AssertionError(self)

    def groups(self, seat: int) -> dict[str, list[str]]:
        """What a study sorts a seat's results by: its role, its characters …"""
        raise AssertionError(self)

    def copy(self) -> State:
        """An independent state of the same game; it logs nothing until asked to."""
        raise AssertionError(self)

    def copy_frames(self, other: State) -> None:
        """Take over another state's stack and decision (actions are never changed once made, so they are shared)."""
        self.stack = other.stack[:]
        at: i64 = 0
        while at < len(self.stack):
            self.stack[at] = self.stack[at].copy()
            at += 1
        self.over = other.over
        self.always_ask = other.always_ask
        self.turn = other.turn
        self.deciding = other.deciding
        self.legal = other.legal

    def redacted(self, seat: i64) -> State:
        """A copy without everything that a seat (-1: a spectator) can't know."""
        raise AssertionError(self)

    def reveal_all(self) -> State:
        """A copy that hides nothing but what nobody at the table knows: the luck to come, and the order of piles."""
        return self.copy()

    def read_secret(self, names: list[str]) -> vec[i64]:
        """What is secret of each seat (its role), by name, if it could be so; some games have no such secret."""
        raise BadData("roles", "no-roles", game=self.rules.name)

    def set_secret(self, secret: vec[i64]) -> None:
        """Put it where `redacted` hid it."""
        raise AssertionError(self)

    def is_open(self, action: i64) -> bool:
        """Whether everybody sees the whole of an action, the card too."""
        return False

    def fill(self, rng: Rng, viewer: i64) -> None:
        """Put something possible wherever `redacted` hid something: the player who was asked could be asked there."""
        raise AssertionError(self)

    def to_dict(self) -> dict[str, object]:
        """The state as the JSON of a position, with the seed and all secrets."""
        outcome = self.outcome
        return {
            "sixgun": "position",
            "version": 1,
            "game": self.rules.name,
            "sets": list(self.rules.sets),
            "seed": str(int.from_bytes(self.random.seed, "big")),
            **self.table_data(),
            "stack": [frame.to_dict() for frame in self.stack],
            "deciding": None if self.deciding == NOBODY else int(self.deciding),
            "outcome": outcome.to_dict() if outcome else None,
        }

    def table_data(self) -> dict[str, object]:
        """What this game adds to a position: who sits there, and what lies on the table."""
        raise AssertionError(self)

    def view_data(self, seat: i64) -> Mapping[str, object]:
        """What this game adds to the JSON of a view: all that a client draws, as the viewer sees it."""
        raise AssertionError(self)

    def key(self) -> tuple[object, ...]:
        """All that `to_dict` tells, as one flat tuple of numbers and names: what == compares and hash is made of."""
        key: list[object] = [
            self.rules.name,
            self.rules.sets,
            self.random.seed,
            self.deciding,
            self.turn,
            self.over,
            self.always_ask,
        ]
        key.extend(self.table_key())
        for frame in self.stack:
            key.append(frame.NAME)
            for name, domain in frame.FIELDS.items():
                value = domain.write(getattr(frame, name))
                key.append(tuple(value) if isinstance(value, list) else value)
        return tuple(key)

    def table_key(self) -> list[object]:
        """What `table_data` and the outcome tell; a zone is preceded by its length."""
        raise AssertionError(self)

    def view(self, seat: int | None, number: int = 0) -> View:
        """What a seat (None: a spectator) may know; `number` actions have brought the game here."""
        at: i64 = NOBODY if seat is None else seat
        masked = self.redacted(at)
        masked.random = HIDDEN_RANDOM
        if self.deciding != at:
            masked.legal = NO_ACTIONS
        return View(masked, at, number)

    def __repr__(self) -> str:
        now = self.outcome or f"turn {int(self.turn)}, seat {int(self.deciding)} decides"
        return f"<state of {self.rules.name}, {self.players} players, {now}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def add_zone(key: vec[i64], zone: vec[i64]) -> vec[i64]:
    """A key with a zone: its length and its numbers."""
    key = append(key, len(zone))
    return extend(key, zone)


def playout(state: State, rng: Rng) -> int:
    """Choose at random until the game is over; how many decisions it took."""
    decisions: i64 = 0
    while not state.over:
        actions = state.legal
        state.play(actions[rng.below(len(actions))])
        decisions += 1
    return decisions
