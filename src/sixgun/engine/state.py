"""The state of a game as plain data, and the one loop that runs it: frames are resolved until somebody must decide."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import Action, Decision, verb_of
from sixgun.engine.chance import Chance, Guess, Luck, as_luck
from sixgun.engine.errors import BadData, Endless, IllegalAction
from sixgun.engine.num import append, extend, i64, pop, vec
from sixgun.engine.table_text import table_text
from sixgun.engine.terms import NOBODY, Domain, Many, Note, Term

NOT_NOW: Final = Term("not-now")
OVER: Final = Term("over")
BLANK: Final = Chance(bytes(32))
NO_ACTIONS: Final = vec[i64]()
VIEW_VERSION: Final = 1

TURN_LIMIT: Final = 1000  # classic.end.turns, dice.end.turns, duel.end.turns
STEP_LIMIT: Final = 10_000


@mypyc_attr(acyclic=True)
class Frame:
    """Something being resolved (a turn, a shot, a draw check …). The top of the stack is what happens now.

    A frame is a few numbers, named in FIELDS and given to __init__ in that order, and four answers:

    - `step`    go on. Either change something, or push or pop frames, and return NOBODY; or return the seat that must
                decide. Asked again at that point, it must return that seat again and change nothing.
    - `offer`   the legal actions of that decision; reads only.
    - `choose`  carry out one of them.
    - `why_not` the reason why another action can't be chosen; reads only.
    """

    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[dict[str, Domain | Many]] = {}

    def __init__(self) -> None:
        """A frame without numbers."""

    def copy(self) -> Frame:
        """A frame with the same numbers; one without numbers never changes, so copies of a state share it."""
        return self

    def step(self, state: State) -> i64:
        """Go on; the seat that must decide, or NOBODY."""
        raise AssertionError(self)

    def offer(self, state: State) -> vec[i64]:
        """The legal actions."""
        return vec[i64]()

    def choose(self, state: State, action: i64) -> None:
        """Carry out a legal action."""

    def question(self, state: State) -> Note:
        """What the decision is about."""
        raise AssertionError(self)

    def why_not(self, state: State, action: i64) -> Note:
        """Why an action is not legal here."""
        return Note(NOT_NOW)

    def is_answer(self) -> bool:
        """Whether even a forced answer is asked for when `always_ask` is on, because its pause would tell something."""
        return False

    def cards(self) -> vec[i64]:
        """The cards that lie in this frame and nowhere else."""
        return NO_ACTIONS

    def hide(self, state: State, seat: i64) -> None:
        """Blot out everything in this frame that a seat can't know."""

    def to_data(self) -> dict[str, object]:
        """The frame as JSON."""
        data: dict[str, object] = {"frame": self.NAME}
        for name, domain in self.FIELDS.items():
            data[name] = domain.write(getattr(self, name))
        return data


@mypyc_attr(acyclic=True)
class Ear:
    """Somebody who hears what everybody is told, without a note being made of it: the memory of a playout."""

    def hear(self, term: Term, a: i64, b: i64, c: i64, d: i64) -> None:
        """Something happened for all to see."""


@mypyc_attr(acyclic=True)
class State:
    """A game in progress. Each game has its own term of state with what lies on its table.

    `play` trusts its caller and is what search and playouts use; `apply` checks first.

    >>> import sixgun
    >>> state = sixgun.new_game("dice", players=5, seed=7).state
    >>> twin = state.copy()
    >>> twin.play(twin.legal[1])
    >>> twin == state, len(state.legal)
    (False, 32)
    """

    GAME: ClassVar[str] = ""
    VERBS: ClassVar[tuple[Term, ...]] = ()

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.stack = vec[Frame]()
        self.over = False
        self.turn: i64 = 0
        self.deciding: i64 = NOBODY
        self.legal = NO_ACTIONS
        self.always_ask = False
        self.log: list[Note] | None = None  # what has happened; nothing is kept when nobody listens
        self.ear: Ear | None = None

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
        """Whether a player is asked at all: he has two possibilities, or the pause would tell that he hasn't."""
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
        text = Action(action, self.VERBS[verb]).text if 0 <= verb < len(self.VERBS) else str(action)
        return IllegalAction(text, self.why_not(action))

    def why_not(self, action: i64) -> Note:
        """The reason why an action isn't legal now, for one that isn't."""
        if self.over:
            return Note(OVER)
        return self.stack[-1].why_not(self, action)

    def tries(self) -> vec[i64]:
        """What the one who decides might try although it isn't legal, so that a client can tell him why not."""
        return NO_ACTIONS

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for; None when it is over."""
        if self.over:
            return None
        return Decision(self.deciding, self.stack[-1].question(self), self.legal, self.VERBS)

    # -- frames and events ---------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Resolve something first, before what is being resolved now goes on."""
        self.stack = append(self.stack, frame)

    def pop(self) -> None:
        """What is being resolved now is done."""
        self.stack, _ = pop(self.stack)

    def emit(self, term: Term, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody."""
        if self.log is not None:
            self.log.append(Note(term, NOBODY, a, b, c, d))
        if self.ear is not None:
            self.ear.hear(term, a, b, c, d)

    def whisper(self, seat: i64, term: Term, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell one seat."""
        if self.log is not None:
            self.log.append(Note(term, seat, a, b, c, d))

    def news(self) -> list[Note]:
        """What has happened since this was asked last."""
        fresh = self.log
        self.log = []
        return [] if fresh is None else fresh

    # -- data ----------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many sit at the table."""
        raise AssertionError(self)

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

    def masked(self, seat: i64) -> State:
        """A copy without everything that a seat (-1: a spectator) can't know."""
        raise AssertionError(self)

    def laid_open(self) -> State:
        """A copy that hides nothing but what nobody at the table knows: the luck to come, and the order of piles."""
        return self.copy()

    def read_roles(self, names: list[str]) -> vec[i64]:
        """Everybody's role by its name, if they could be so; games without roles have none."""
        raise BadData("roles", "no-roles", game=self.GAME)

    def give_roles(self, roles: vec[i64]) -> None:
        """Put possible roles where `masked` left blanks."""
        raise AssertionError(self)

    def is_open(self, action: i64) -> bool:
        """Whether everybody sees the whole of an action, the card too."""
        return False

    def fill(self, luck: Luck, viewer: i64) -> None:
        """Put something possible wherever `masked` left a blank: the player who was asked could be asked there."""
        raise AssertionError(self)

    def to_data(self) -> dict[str, object]:
        """The state as the JSON of a position, with the seed and all secrets."""
        outcome = self.outcome
        return {
            "sixgun": "position",
            "version": 1,
            "game": self.GAME,
            "seed": str(int.from_bytes(self.chance.seed, "big")),
            **self.table_data(),
            "stack": [frame.to_data() for frame in self.stack],
            "deciding": None if self.deciding == NOBODY else int(self.deciding),
            "outcome": outcome.to_data() if outcome else None,
        }

    def table_data(self) -> dict[str, object]:
        """What this game adds to a position: who sits there, and what lies on the table."""
        raise AssertionError(self)

    def view_data(self, seat: i64) -> dict[str, object]:
        """What this game adds to the JSON of a view: all that a client draws, as the viewer sees it."""
        raise AssertionError(self)

    def facts(self) -> tuple[object, ...]:
        """All that `to_data` tells, as one flat tuple of numbers and names: what == compares and hash is made of."""
        facts: list[object] = [self.GAME, self.chance.seed, self.deciding, self.turn, self.over, self.always_ask]
        facts.extend(self.table_facts())
        for frame in self.stack:
            facts.append(frame.NAME)
            for name, domain in frame.FIELDS.items():
                value = domain.write(getattr(frame, name))
                facts.append(tuple(value) if isinstance(value, list) else value)
        return tuple(facts)

    def table_facts(self) -> list[object]:
        """What `table_data` and the outcome tell; a zone is preceded by its length."""
        raise AssertionError(self)

    def view(self, seat: int | None, number: int = 0) -> View:
        """What a seat (None: a spectator) may know; `number` actions have brought the game here."""
        at: i64 = NOBODY if seat is None else seat
        masked = self.masked(at)
        masked.chance = BLANK
        if self.deciding != at:
            masked.legal = NO_ACTIONS
        return View(masked, at, number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())


def add_zone(facts: vec[i64], zone: vec[i64]) -> vec[i64]:
    """The facts with a zone: its length and its numbers."""
    facts = append(facts, len(zone))
    return extend(facts, zone)


@mypyc_attr(acyclic=True)
class View:
    """What one seat may know of a game: a state in which everything else is blotted out.

    >>> import sixgun
    >>> view = sixgun.new_game("dice", players=5, seed=7).view(1)
    >>> [player["role"] for player in view.to_data()["players"]]
    ['sheriff', 'outlaw', 'unknown', 'unknown', 'unknown']
    """

    def __init__(self, masked: State, seat: i64, number: i64 = 0) -> None:
        self.masked = masked
        self.seat = seat
        self.number = number

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for, if it is this seat's."""
        return self.masked.decision if self.seat >= 0 and self.seat == self.masked.deciding else None

    @property
    def outcome(self) -> Outcome | None:
        """Who won; None while the game goes on."""
        return self.masked.outcome

    def sample(self, luck: Luck | Random, roles: list[str] | None = None) -> State:
        """A complete state that could be the real one: its view from this seat is this view, and it asks the same.

        What others know of hidden cards besides their own is left out. That players keep what they can't play is not
        guessed: any deal that fits is as likely as any other.

        `luck` is a stream of `sixgun.luck` or a `random.Random`; `roles`, one name for each seat, are put
        where they are unknown, instead of any that fit.

        >>> import sixgun
        >>> view = sixgun.new_game("dice", players=5, seed=7).view(1)
        >>> view.sample(sixgun.luck(1)).view(1) == view
        True
        """
        state = self.dealt(as_luck(luck), None if roles is None else self.masked.read_roles(roles))
        state.chance = Chance(state.chance.seed)
        return state

    def dealt(self, luck: Luck, roles: vec[i64] | None) -> State:
        """A complete state that could be the real one, with these roles if they are given, to be played on and then
        forgotten: its luck is a guess."""
        state = self.masked.copy()
        state.chance = Guess(luck.seed())
        if roles is not None:
            state.give_roles(roles)
        state.fill(luck, self.seat)
        if not state.over:
            state.legal = state.stack[-1].offer(state)
        return state

    def to_data(self) -> dict[str, object]:
        """The view as JSON (docs/views.md): all that a client needs to draw the table and to ask."""
        state = self.masked
        outcome = state.outcome
        return {
            "sixgun": "view",
            "version": VIEW_VERSION,
            "game": state.GAME,
            "seat": None if self.seat < 0 else int(self.seat),
            "number": int(self.number),
            "turn": int(state.turn),
            **state.view_data(self.seat),
            "stack": [frame.to_data() for frame in state.stack],
            "deciding": None if state.deciding == NOBODY else int(state.deciding),
            "decision": self.decision_data(),
            "outcome": outcome.to_data() if outcome else None,
        }

    def decision_data(self) -> dict[str, object] | None:
        """The decision as JSON, if it is this seat's: what may be done, by id, and what may not, with the reasons.

        >>> import sixgun
        >>> decision = sixgun.new_game("dice", players=5, seed=7).view(0).decision_data()
        >>> decision["question"], decision["actions"][3]
        ({'name': 'reroll', 'rolls_left': 2}, {'id': 3, 'verb': 'roll', 'dice': [1, 2]})
        """
        decision = self.decision
        if decision is None:
            return None
        return {"number": int(self.number), **decision.to_data(), "refused": self.refusals()}

    def refusals(self) -> list[dict[str, object]]:
        """What a person in this seat might wonder about: actions that aren't legal, with the reasons."""
        state = self.masked
        told: list[dict[str, object]] = []
        for code in state.tries():
            if code not in state.legal:
                action = Action(code, state.VERBS[verb_of(code)])
                told.append({**action.to_data(), "reason": state.why_not(code).to_data()})
        return told

    def facts(self) -> tuple[object, ...]:
        """All that `to_data` tells, as one flat tuple: what == compares and hash is made of."""
        return (self.seat, *self.masked.legal, *self.masked.facts())

    def __str__(self) -> str:
        """The table as this seat sees it, a few lines of plain text."""
        return table_text(self.to_data())

    def __repr__(self) -> str:
        return f"<view of seat {int(self.seat)}>" if self.seat >= 0 else "<view of a spectator>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())


class Outcome:
    """How a game ended: the side that won and the seats that share the win.

    >>> Outcome("law", (0, 2))
    <outcome law: seats 0, 2>
    """

    def __init__(self, side: str, winners: tuple[int, ...]) -> None:
        self.side = side
        self.winners = winners

    def to_data(self) -> dict[str, object]:
        """The outcome as JSON."""
        return {"side": self.side, "winners": list(self.winners)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.side == other.side and self.winners == other.winners

    def __hash__(self) -> int:
        return hash((self.side, self.winners))

    def __repr__(self) -> str:
        return f"<outcome {self.side}: seats {', '.join([str(seat) for seat in self.winners])}>"
