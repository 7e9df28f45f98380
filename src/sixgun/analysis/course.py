"""A recorded game as a chain of points: after each choice that isn't a usual player's, and after each chance event.

Between two points everybody does what the baseline policy (gunhand) would do and nothing is left to chance, so the win
chance is the same: it needs to be computed once for each point, and all changes have a cause.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Final

from sixgun.api import load
from sixgun.bots.outcomes import possible_world
from sixgun.bots.rollout import Policy
from sixgun.engine.action import Action, verb_of
from sixgun.engine.errors import SixgunError
from sixgun.engine.fields import NOBODY
from sixgun.engine.frame import NO_ACTIONS
from sixgun.engine.game import Game, play_again
from sixgun.engine.messages import Event
from sixgun.engine.num import i64
from sixgun.engine.rng import Rng, child_seed
from sixgun.engine.state import HIDDEN_RANDOM, State
from sixgun.make_bot import game_bots

# Events that tell of chance by the sort of luck that they are, those that tell most of a step first. Of some chance no
# event tells: cards that wait in a frame, a random card that is discarded. See `is_chance`.
CHANCE: Final = {
    "rolled": "dice",
    "checked": "check",
    "revealed": "check",
    "robbed": "pick",
    "looked": "draw",
    "drew": "draw",
    "store-opened": "draw",
    "entered": "draw",
    "reshuffled": "reshuffle",
}
CHECKS: Final = ("check", "reveal")  # frames in which a card was turned up
FALLS: Final = ("died", "fell")  # a player is eliminated, in The Duel a character
TRIES: Final = 6  # worlds in which a step that leaves something to chance would have to come out the same: 1 in 46,656
STEP: Final = -1  # no action: what is being resolved goes on


@dataclass
class Node:
    """A point: the state there, what everybody remembers, and what led to it. Nobody need be deciding. The state of a
    choice is the one in which it is made, with what comes of it still open: its action comes first in playouts."""

    number: int
    turn: int
    state: State
    memory: Policy
    kind: str
    seat: int | None = None
    luck: str | None = None
    action: Action | None = None
    usual: Action | None = None
    out: list[int] = field(default_factory=list)

    @property
    def first(self) -> int:
        """The action that playouts from here begin with; -1 for none."""
        return int(self.action.code) if self.kind == "choice" and self.action is not None else -1


@dataclass
class Deciding:
    """A decision of the record: the state before it, what was done, what a usual player would do, at which point."""

    number: int
    seat: int
    state: State
    action: Action
    usual: Action
    node: int
    events: list[Event]


class Course:
    """The points and decisions of a game that is over."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.seed = record_hash(game)
        self.nodes: list[Node] = []
        self.decisions: list[Deciding] = []
        self.memory = game_bots(game.rules.name).policy()
        self.heard: list[Event] = []
        start = play_again(game.rules, game.start, [])
        self.opening = start.events
        for event in start.events:
            if event.audience == NOBODY:
                self.memory.on_event(event.type, event.a, event.b, event.c, event.d)
        self.state = start.state
        self.state.listener = self.memory
        self.add("start")
        for number, action in enumerate(game.history):
            self.follow(number, action)

    @property
    def outcome(self) -> list[int]:
        """1 for each seat that has won, 0 for the others."""
        return [int(self.state.has_won(seat)) for seat in range(self.state.players)]

    def add(self, kind: str, **known: object) -> None:
        """A point where the game stands now."""
        made = Node(len(self.decisions), int(self.state.turn), self.state.copy(), self.memory.copy(), kind)
        for name, value in known.items():
            setattr(made, name, value)
        self.nodes.append(made)

    def follow(self, number: int, action: Action) -> None:
        """One action of the record, with all that comes of it."""
        state = self.state
        usual = self.named(self.memory.decide(state))
        seat = int(state.deciding)
        self.heard = []
        self.decisions.append(Deciding(number, seat, state.copy(), action, usual, len(self.nodes) - 1, self.heard))
        if action.code != usual.code:
            self.add("choice", seat=seat, action=action, usual=usual)
        state.deciding = NOBODY
        state.legal = NO_ACTIONS
        self.carry_out(int(action.code), action, seat)
        self.run(action, seat)

    def named(self, code: i64) -> Action:
        return Action(code, self.rules.verbs[verb_of(code)])

    def run(self, action: Action, seat: int) -> None:
        """As `State.run`, with a look at every step."""
        state = self.state
        while not state.over:
            frame = state.stack[-1]
            before = state.copy()
            asked = frame.step(state)
            self.hear(before, STEP, action, seat)
            if asked < 0:
                continue
            actions = frame.offer(state)
            if state.is_choice(frame, actions):
                state.deciding = asked
                state.legal = actions
                return
            self.carry_out(int(actions[0]), action, seat)
        state.leave()

    def carry_out(self, code: int, action: Action, seat: int) -> None:
        """What somebody does, by choice or because there is nothing else to do."""
        before = self.state.copy()
        self.state.stack[-1].choose(self.state, code)
        self.hear(before, code, action, seat)

    def hear(self, before: State, code: int, action: Action, seat: int) -> None:
        """What a step told: a point more if it was chance, and who fell since the point before."""
        events = self.state.drain_events()
        self.heard.extend(events)
        telling = [event for name in CHANCE for event in events if event.name == name]
        if telling:
            self.add("luck", seat=lucky(telling[0], seat), luck=CHANCE[telling[0].name], action=action)
        elif self.is_chance(before, code):
            turns = [int(event.number("seat")) for event in events if event.name == "turn"]
            self.add("luck", seat=turns[0] if turns else seat, luck=self.sort_of(events), action=action)
        self.nodes[-1].out.extend(int(event.a) for event in events if event.name in FALLS)

    def is_chance(self, before: State, code: int) -> bool:
        """Whether a step could have come out otherwise: it does so in other worlds, where only luck is different."""
        shown, now = before.reveal_all(), key_without_luck(self.state)
        for number in range(TRIES):
            world = possible_world(shown, Rng(child_seed(self.seed, number)))
            if code == STEP:
                world.stack[-1].step(world)
            else:
                world.stack[-1].choose(world, code)
            if key_without_luck(world) != now:
                return True
        return False

    def sort_of(self, events: list[Event]) -> str:
        """The sort of luck that no event tells of."""
        if any(event.name == "discarded" for event in events):
            return "pick"
        stack = self.state.stack
        return "check" if len(stack) > 0 and stack[-1].NAME in CHECKS else "draw"


def key_without_luck(state: State) -> tuple[object, ...]:
    """All of a state but what nobody knows."""
    shown = state.reveal_all()
    shown.random = HIDDEN_RANDOM
    return shown.key()


def lucky(event: Event, seat: int) -> int | None:
    """Whom a chance event is about: who gets something; nobody in a reshuffle."""
    if event.name == "reshuffled":
        return None
    field = "by" if event.name == "robbed" else "seat"
    return int(event.number(field)) if field in event.type.fields else seat


def record_hash(game: Game) -> bytes:
    """What all randomness of an analysis is made from."""
    text = json.dumps(game.record(), sort_keys=True)
    return hashlib.sha256(text.encode()).digest()


def finished_game(record: dict[str, object]) -> Game:
    """The game of a record, which must be over and have been played by these rules."""
    game = load(record)
    if game.parted is not None:
        raise game.parted
    if not game.is_over:
        raise SixgunError("analysis-running", actions=len(game.history))
    if not game.history:
        raise SixgunError("analysis-empty")
    return game
