"""Random games for the tests of the research layer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

import sixgun
from sixgun.games.dice.fields import FACES as FACE_NAMES
from sixgun.research.encoding import Field

FACES = FACE_NAMES.names
FRAME_SEATS = ("by", "target", "last", "seat", "turn", "picker")


def decisions(players: int, seed: int, name: str = "dice") -> Iterator[sixgun.State]:
    """The state at every decision of a game of random choices, and at its end."""
    game = sixgun.new_game(name, players=players, seed=seed)
    rng = sixgun.rng(seed)
    while game.decision:
        yield game.state.copy()
        actions = game.decision.actions
        game.apply(actions[rng.below(len(actions))])
    yield game.state.copy()


def rotated(data: dict[str, Any], by: int) -> dict[str, Any]:
    """A position or view in which everybody has moved `by` seats to the left, all in the same order."""
    players = len(data["players"])

    def seat(old: int | None) -> int | None:
        return None if old is None else (old + by) % players

    def zone(old: list[Any]) -> list[Any]:
        return [old[(at - by) % players] for at in range(players)]

    stack = [dict(frame) for frame in data["stack"]]
    for frame in stack:
        frame.update({"points": zone(frame["points"])} if isinstance(frame.get("points"), list) else {})
        frame.update({name: seat(frame[name]) for name in FRAME_SEATS if name in frame})
    moved = {name: seat(data[name]) for name in ("roller", "active", "deciding") if name in data}
    known = {card: told if told == "all" else list(map(seat, told)) for card, told in data.get("known", {}).items()}
    known = {"known": known} if known else {}
    return {**data, **moved, **known, "players": zone(data["players"]), "stack": stack}


def small_changes(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same position with one number one higher or lower, one die turned, or one yes become a no.

    Who makes others lose life is not changed: it is always the roller, or nobody for Dynamite.
    """
    for part in [data, *data["players"], *data["stack"]]:
        for name, old in list(part.items()):
            for new in neighbours(old) if name != "by" else []:
                part[name] = new
                yield data
            part[name] = old


def neighbours(old: Any) -> list[Any]:
    """Values next to one; a list has those of each of its items."""
    if isinstance(old, bool):
        return [not old]
    if isinstance(old, int):
        return [old - 1, old + 1]
    if isinstance(old, list):
        return [
            [*old[:at], new, *old[at + 1 :]] for at, one in enumerate(old) for new in neighbours(one) or turned(one)
        ]
    return []


def turned(face: Any) -> list[str]:
    """Another face of a die."""
    return [FACES[FACES.index(face) - 1]] if face in FACES else []


def named(fields: tuple[Field, ...], numbers: np.ndarray[Any, Any]) -> dict[str, object]:
    """A stretch of an observation, read back by the table of its fields."""
    told: dict[str, object] = {}
    at = 0
    for field in fields:
        part = numbers[at : at + field.size]
        told[field.name] = one(field, part) if field.values else count(field, part)
        at += field.size
    assert at == len(numbers)
    return told


def one(field: Field, part: np.ndarray[Any, Any]) -> str | None:
    """The value that a one-hot means; None if it has no 1."""
    assert set(part.tolist()) <= {0.0, 1.0} and part.sum() <= 1
    return field.values[int(part.argmax())] if part.any() else None


def count(field: Field, part: np.ndarray[Any, Any]) -> object:
    """The number that a field means, or its numbers by name without those that are 0."""
    numbers = [round(float(one) * scale, 4) for one, scale in zip(part, field.scales, strict=True)]
    if not field.counts:
        return numbers[0]
    return {name: number for name, number in zip(field.counts, numbers, strict=True) if number}
