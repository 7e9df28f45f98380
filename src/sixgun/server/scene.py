"""Where a game can begin that is not dealt: a moment of a finished game, or a scene that the house ships."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sixgun.api import load
from sixgun.server.refusals import Refused

SHIPPED = {path.stem: path for path in (Path(__file__).parent / "scenes").glob("*.json")}


@dataclass(frozen=True)
class Scene:
    """A position with the seats that still play in it; unless one chooses another, one plays `seat`."""

    position: dict[str, Any]
    seats: tuple[int, ...]
    seat: int


def scene_at(position: dict[str, Any], seat: int | None = None) -> Scene:
    """The scene that a position is, unless the game is over there. If nobody is named, whoever decides plays it."""
    game = load(position)
    if game.current_seat is None:
        raise Refused("house-nothing-left")
    view: Any = game.view(None).to_dict()
    seats = [at for at, player in enumerate(view["players"]) if player.get("alive", True)]
    if "always_ask" in game.rules.options:
        position = {**position, "always_ask": True}  # as at every table of the house
    return Scene(position, tuple(seats), game.current_seat if seat is None else seat)


def shipped(name: str) -> Scene:
    """A scene of the house by its name."""
    if name not in SHIPPED:
        raise Refused("house-no-scene", known=", ".join(sorted(SHIPPED)))
    told = json.loads(SHIPPED[name].read_text("utf-8"))
    return scene_at(told["position"], told["seat"])
