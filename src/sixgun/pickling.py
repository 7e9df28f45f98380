"""How pickle, deepcopy and worker processes carry games, states, views and what is said of them: as plain data.

Compiled objects and zones of machine integers know nothing of pickle, so here it is told, for both builds alike, what
they are made of. A view carries its blotted state and nothing else: what its seat can't know is not in there.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from pickle import PicklingError
from typing import Any, Final

from sixgun.engine.action import Action
from sixgun.engine.chance import Chance, Luck
from sixgun.engine.game import NO_ACTION, NOT_YOUR_TURN, Game, play_again
from sixgun.engine.num import i64, vec
from sixgun.engine.state import NOT_NOW, OVER, Frame, Outcome, State, View
from sixgun.engine.terms import Note, Term
from sixgun.games.classic import characters as classic_characters
from sixgun.games.classic import names as classic
from sixgun.games.classic import table as classic_table
from sixgun.games.classic.character import Character as ClassicCharacter
from sixgun.games.dice import characters as dice_characters
from sixgun.games.dice import names as dice
from sixgun.games.dice import table as dice_table
from sixgun.games.dice.character import Character as DiceCharacter
from sixgun.games.duel import names as duel
from sixgun.games.duel import table as duel_table
from sixgun.games.registry import GAMES

Made = tuple[Callable[..., object], tuple[object, ...]]

# What the constructor of each table takes, in order; all its other attributes are set afterwards.
TABLES: Final[dict[str, tuple[Callable[..., State], tuple[str, ...]]]] = {
    "dice": (dice_table.Table, ("chance", "cast", "role", "life", "arrows")),
    "classic": (classic_table.Table, ("chance", "cast", "role", "box")),
    "duel": (duel_table.Table, ("chance",)),
}
TERMS: Final[dict[str, tuple[Term, ...]]] = {
    "engine": (NO_ACTION, NOT_YOUR_TURN, NOT_NOW, OVER),
    **{
        f"{game}-{sort}": tuple(terms)
        for game, names in (("dice", dice), ("classic", classic), ("duel", duel))
        for sort, terms in (
            *(("verbs", names.VERBS), ("events", names.EVENTS), ("questions", names.QUESTIONS)),
            ("reasons", names.REASONS),
        )
    },
}
UNHEARD: Final = ("log", "ear")  # who listens to a state is no part of it
ZONE: Final[Any] = type(vec[i64]())
PLACES: Final = {id(term): (sort, at) for sort, terms in TERMS.items() for at, term in enumerate(terms)}


def term_at(sort: str, at: int) -> Term:
    """A term by where it stands in its game's vocabulary."""
    return TERMS[sort][at]


def reduce_term(term: Term) -> Made:
    """A term of a game is always the same object."""
    if id(term) not in PLACES:
        raise PicklingError(f"{term!r} is no term of any game")
    return term_at, PLACES[id(term)]


def reduce_note(note: Note) -> Made:
    """A note is its term and its numbers."""
    return Note, (note.term, note.audience, note.a, note.b, note.c, note.d)


def reduce_action(action: Action) -> Made:
    """An action is its number and its term."""
    return Action, (action.code, action.term)


def reduce_outcome(outcome: Outcome) -> Made:
    """An outcome is its side and its winners."""
    return Outcome, (outcome.side, outcome.winners)


def luck_from(seed: bytes, last: int) -> Luck:
    """A stream of luck where it stood."""
    luck = Luck(seed)
    luck.last = last
    return luck


def reduce_luck(luck: Luck) -> Made:
    """A stream of luck is its seed and its last number."""
    return luck_from, (luck.root, luck.last)


def reduce_game(game: Game) -> Made:
    """A game is how it began and what was done."""
    return game_from, (game.rules.name, game.start, list(game.history))


def game_from(name: str, start: dict[str, object], history: list[Action]) -> Game:
    """A game, played anew."""
    return play_again(GAMES[name], start, history)


def reduce_view(view: View) -> Made:
    """A view is its blotted state and its seat."""
    return View, (view.masked, view.seat, view.number)


def reduce_state(state: State) -> Made:
    """A state is its numbers; like a copy it logs nothing until asked to."""
    names = getattr(type(state), "__mypyc_attrs__", None) or vars(state)
    return state_from, (state.GAME, {name: plain(name, getattr(state, name)) for name in names if name not in UNHEARD})


def state_from(game: str, data: dict[str, object]) -> State:
    """A state from its numbers."""
    kind, made_of = TABLES[game]
    parts = {name: restored(game, name, value) for name, value in data.items()}
    state = kind(*[parts[name] for name in made_of])
    for name, value in parts.items():
        setattr(state, name, value)
    return state


def plain(name: str, value: Any) -> object:
    """An attribute of a state as plain data."""
    if name == "chance":
        return value.seed
    if name == "stack":
        return [(frame.NAME, [listed(getattr(frame, field)) for field in frame.FIELDS]) for frame in value]
    if name == "cast":
        return [character.name for character in value]
    return listed(value)


def listed(value: Any) -> object:
    """Zones as tuples, zones of zones as tuples in a list, and numbers as they are."""
    if isinstance(value, (bool, int)):
        return value
    nested = type(value) is not ZONE or (len(value) > 0 and not isinstance(value[0], int))
    return [tuple(zone) for zone in value] if nested else tuple(value)


def restored(game: str, name: str, value: Any) -> object:
    """An attribute of a state from plain data."""
    if name == "chance":
        return Chance(value)
    if name == "stack":
        return vec[Frame]([frame_from(game, kind, numbers) for kind, numbers in value])
    if name == "cast":
        return cast_from(game, value)
    return zoned(value)


def frame_from(game: str, name: str, numbers: list[object]) -> Frame:
    """A frame from its numbers."""
    return GAMES[game].frames[name](*[zoned(number) for number in numbers])


def cast_from(game: str, names: list[str]) -> object:
    """Who sits at the table."""
    if game == "dice":
        return vec[DiceCharacter]([one for name in names for one in dice_characters.CHARACTERS if one.name == name])
    return vec[ClassicCharacter]([one for name in names for one in classic_characters.CHARACTERS if one.name == name])


def zoned(value: Any) -> object:
    """Zones from tuples, and numbers as they are."""
    if isinstance(value, list):
        return vec[vec[i64]]([vec[i64](zone) for zone in value])
    return vec[i64](value) if isinstance(value, tuple) else value


REDUCERS: Final[dict[Any, Callable[[Any], Made]]] = {
    **{Term: reduce_term, Note: reduce_note, Action: reduce_action, Outcome: reduce_outcome, Luck: reduce_luck},
    **{Game: reduce_game, View: reduce_view, **{kind: reduce_state for kind, _ in TABLES.values()}},
}
for reduced, reducer in REDUCERS.items():
    copyreg.pickle(reduced, reducer)
