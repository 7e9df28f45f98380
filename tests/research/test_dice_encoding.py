"""What an agent sees of The Dice Game, and how its actions are numbered."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import sixgun
from sixgun.engine.errors import BadData
from sixgun.research.encoding import encoding_of
from tests.research.play import decisions, named, rotated, small_changes

ENCODING = encoding_of("dice")
COUNTS = range(3, 9)
QUESTIONS = next(field.values for field in ENCODING.table_fields if field.name == "question")


@pytest.mark.no_cover  # many games
def test_every_action_and_every_question_is_met_in_those_games() -> None:
    met: set[int] = set()
    asked: set[str] = set()
    for players in COUNTS:
        for seed in range(60):
            for state in decisions(players, seed):
                met.update(ENCODING.legal(state, state.deciding))
                asked.update([state.decision.question.name] if state.decision else [])
    # Nobody shoots themselves, so those numbers are never legal.
    own = {number for number, (move, seat) in enumerate(ENCODING.actions) if move.verb in (2, 3) and seat == 0}
    assert asked == set(QUESTIONS)
    assert met | own == set(range(len(ENCODING.actions)))


def test_a_seat_that_the_table_does_not_have_is_nobody_else() -> None:
    state = sixgun.new_game("dice", players=4, seed=1).state
    shots = [ENCODING.code(number, state, 3) for number in range(32, 40)]
    assert [ENCODING.text(shot) for shot in shots] == [f"shoot {seat}" for seat in (3, 0, 1, 2, 4, 5, 6, 7)]
    assert len(set(ENCODING.shapes(3, 4))) == len(ENCODING.actions)
    assert not any(shot in state.legal for shot in shots[4:])


@pytest.mark.parametrize("question", QUESTIONS)
def test_everything_that_a_seat_sees_is_in_its_observation(question: str) -> None:
    """Two situations that look different to a player never have the same vector, however small the difference."""
    compared = 0
    for state in asked_for(question, 8):
        compared += sum(check_told_apart(state, changed) for changed in small_changes(state.to_dict()))
    assert compared > 100


def asked_for(question: str, wanted: int) -> list[sixgun.State]:
    """States in which a question is asked, one from a game."""
    found: list[sixgun.State] = []
    for seed in range(1000):
        for state in decisions(3 + seed % 6, seed):
            if state.decision and state.decision.question.name == question:
                found.append(state)
                break
        if len(found) == wanted:
            return found
    raise AssertionError(question)


def check_told_apart(state: sixgun.State, changed: dict[str, Any]) -> bool:
    """Whether the change makes another situation for the seat that decides; if so, the vectors must differ."""
    try:
        other = sixgun.load(changed).state
    except BadData:
        return False
    here, there = state.view(state.deciding), other.view(state.deciding)
    if situation(here) == situation(there):
        return False
    assert not np.array_equal(ENCODING.vector(here), ENCODING.vector(there)), changed
    return True


# What a frame keeps, phase by phase, that matters no more or not yet.
IDLE = {"instead": ("returns", "deaths"), "put-back": ("kept",), "hurt": ("kept", "returns", "deaths")}


def situation(view: sixgun.View) -> str:
    """What a seat sees, counted from there, without the past."""
    data: dict[str, Any] = rotated(view.redacted.to_dict(), -view.seat)
    for frame in data["stack"]:
        for name in IDLE.get(frame.get("phase"), ()):
            frame.pop(name, None)
    return json.dumps({**data, "turn": 0, "seat": 0, "decision": None})


def test_the_numbers_stand_where_the_fields_say() -> None:
    game = sixgun.load(POSITION)
    for text in ("stop", "shoot-twice 0"):
        game.apply(text)
    vector = ENCODING.vector(game.view(1))
    rows = [named(ENCODING.seat_fields, vector[at * 29 : at * 29 + 29]) for at in range(8)]
    assert rows[0] == ROLLER
    assert rows[3] == {**NEIGHBOUR, "points": 2}
    assert [row["present"] for row in rows] == [1, 1, 1, 1, 0, 0, 0, 0]
    assert [row["role"] for row in rows[:4]] == ["outlaw", "unknown", "outlaw", "sheriff"]
    assert named(ENCODING.table_fields, vector[8 * 29 :]) == TABLE


POSITION: dict[str, object] = {
    **{"sixgun": "position", "version": 1, "game": "dice", "roller": 1, "turn": 9},
    "players": [
        {"character": "paul-regret", "role": "sheriff", "life": 7, "arrows": 2},
        {"character": "slab", "role": "outlaw", "life": 3, "arrows": 1},
        {"character": "willy", "role": "renegade"},
        {"character": "jesse-jones", "role": "outlaw", "life": 0},
    ],
    "next_dice": ["bullseye1", "bullseye2", "beer", "dynamite", "arrow"],
}
ROLLER = {
    **{"present": 1, "alive": 1, "life": 3, "max_life": 8, "arrows": 2, "role": "outlaw", "character": "slab"},
    **{"roller": 1, "deciding": 1, "points": 0},
}
NEIGHBOUR = {
    **{"present": 1, "alive": 1, "life": 7, "max_life": 11, "arrows": 2, "role": "sheriff"},
    **{"character": "paul-regret", "roller": 0, "deciding": 0},
}
TABLE = {
    **{"die_1": "bullseye1", "die_2": "bullseye2", "die_3": "beer", "die_4": "dynamite", "die_5": "arrow"},
    **{"middle": 5, "beer_spent": 1, "question": "aim", "rolls_left": 0, "die": "2", "beers_left": 0},
    **{"heals_self": 0, "points_left": 0, "dice_left": 0, "cause": None, "deaths": 0},
}
