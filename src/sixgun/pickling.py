"""How pickle, deepcopy and worker processes carry games, states, views, bots and what is said of a game.

Told here, for both builds alike, is what zones of machine integers and compiled objects are made of, and what is one
object everywhere: rules, characters, types of messages. A view carries its redacted
state and nothing else: what its seat can't know is not in there.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import partial
from pickle import PicklingError
from typing import Any, Final

from sixgun.engine.action import Action
from sixgun.engine.frame import NOT_NOW, Frame
from sixgun.engine.game import NO_ACTION, NOT_YOUR_TURN, Game, play_again
from sixgun.engine.messages import (
    Event,
    EventType,
    Message,
    MessageType,
    OwnVerb,
    Question,
    QuestionType,
    Reason,
    ReasonType,
    Verb,
)
from sixgun.engine.num import i64, vec
from sixgun.engine.rng import FastRandom, Rng, SeededRandom
from sixgun.engine.rules import Rules
from sixgun.engine.state import OVER, State
from sixgun.engine.view import Outcome, View
from sixgun.registry import GAMES, rules_of

Made = tuple[Callable[..., object], tuple[Any, ...]]

COMMON: Final = (NO_ACTION, NOT_YOUR_TURN, NOT_NOW, OVER)
UNHEARD: Final = ("log", "listener")  # who listens to a state is no part of it


def all_types() -> dict[tuple[str, ...], MessageType]:
    """Every event, question, reason and verb of every set by where it stands."""
    found: dict[tuple[str, ...], MessageType] = {("", "", "", known.name): known for known in COMMON}
    for game, rules in GAMES.items():
        for each in rules.catalogue.sets.values():
            for known in (*each.messages, *each.verbs):
                found[game, each.name, type(known).__name__, known.name] = known
    return found


def type_at(*place: str) -> MessageType:
    return all_types()[place]


def reduce_type(wanted: MessageType) -> Made:
    """A type of a game is always the same object."""
    for place, known in all_types().items():
        if known is wanted:
            return type_at, place
    raise PicklingError(f"{wanted!r} belongs to no game")


def reduce_event(event: Event) -> Made:
    return Event, (event.type, event.audience, event.a, event.b, event.c, event.d)


def reduce_message(message: Message) -> Made:
    return type(message), (message.type, message.a, message.b, message.c, message.d)


def reduce_action(action: Action) -> Made:
    return Action, (action.code, action.type)


def reduce_outcome(outcome: Outcome) -> Made:
    return Outcome, (outcome.side, outcome.winners)


def rng_from(seed: bytes, last: int) -> Rng:
    """A stream where it stood."""
    rng = Rng(seed)
    rng.last = last
    return rng


def reduce_rng(rng: Rng) -> Made:
    return rng_from, (rng.root, rng.last)


def reduce_random(random: SeededRandom) -> Made:
    return type(random), (random.seed,)


def reduce_view(view: View) -> Made:
    return View, (view.redacted, view.seat, view.number)


def reduce_rules(rules: Rules) -> Made:
    """Rules are a value: there is one object for each choice of sets."""
    return rules_of, (rules.name, list(rules.sets))


def reduce_game(game: Game) -> Made:
    """A game is how it began and what was done."""
    return play_again, (game.rules, game.start, list(game.history))


def reduce_state(state: State) -> Made:
    """A state is its attributes; like a copy it logs nothing until asked to."""
    names = getattr(type(state), "__mypyc_attrs__", None) or vars(state)
    data = {name: plain(name, getattr(state, name)) for name in names if name not in UNHEARD}
    return state_from, (type(state), data)


def state_from(kind: Any, data: dict[str, Any]) -> State:
    """A state from its attributes."""
    rules = data["rules"]
    parts = {name: restored(rules, name, value) for name, value in data.items()}
    state: State = kind(*[parts[name] for name in rules.MADE_OF])
    for name, value in parts.items():
        setattr(state, name, value)
    return state


def plain(name: str, value: Any) -> Any:
    """An attribute of a state as what pickle knows: frames and characters by name."""
    if name == "stack":
        return [(frame.NAME, [getattr(frame, field) for field in frame.FIELDS]) for frame in value]
    return [character.name for character in value] if name in ("cast", "abilities") else value


def restored(rules: Any, name: str, value: Any) -> Any:
    """An attribute of a state from what pickle knows."""
    if name == "stack":
        return vec[Frame]([rules.frames[kind](*fields) for kind, fields in value])
    return rules.cast(value) if name in ("cast", "abilities") else value


def ints(items: list[int]) -> vec[i64]:
    return vec[i64](items)


def floats(items: list[float]) -> vec[float]:
    return vec[float](items)


def zones(items: list[vec[i64]]) -> vec[vec[i64]]:
    return vec[vec[i64]](items)


def reduce_vec(made: Callable[..., object], zone: Any) -> Made:
    return made, (list(zone),)


VECS: Final[dict[Any, Callable[..., object]]] = {
    **{type(vec[i64]()): ints, type(vec[float]()): floats, type(vec[vec[i64]]()): zones}
}
REDUCERS: Final[dict[Any, Callable[[Any], Made]]] = {
    **dict.fromkeys((EventType, QuestionType, ReasonType, Verb, OwnVerb), reduce_type),
    **{Event: reduce_event, Question: reduce_message, Reason: reduce_message, Action: reduce_action},
    **{Outcome: reduce_outcome, Rng: reduce_rng, SeededRandom: reduce_random, FastRandom: reduce_random},
    **{Game: reduce_game, View: reduce_view},
    **{type(rules): reduce_rules for rules in GAMES.values()},
    **{rules.STATE: reduce_state for rules in GAMES.values()},
    **{kind: partial(reduce_vec, made) for kind, made in VECS.items() if not issubclass(kind, list)},
}
for reduced, reducer in REDUCERS.items():
    copyreg.pickle(reduced, reducer)
