"""Random games for the tests of the research layer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sixgun
from sixgun.games.dice.names import FACES as FACE_NAMES

FACES = FACE_NAMES.names


def decisions(players: int, seed: int) -> Iterator[sixgun.State]:
    """The state at every decision of a game of random choices, and at its end."""
    game = sixgun.new_game("dice", players=players, seed=seed)
    luck = sixgun.luck(seed)
    while game.decision:
        yield game.state.copy()
        actions = game.decision.actions
        game.apply(actions[luck.below(len(actions))])
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
        frame.update({"points": zone(frame["points"])} if "points" in frame else {})
        frame.update({"by": seat(frame["by"])} if "by" in frame else {})
    moved = {"players": zone(data["players"]), "roller": seat(data["roller"]), "deciding": seat(data["deciding"])}
    return {**data, **moved, "stack": stack}


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
