"""When an action may be taken back: one is asked again, and it told nobody anything new and used no luck."""

from __future__ import annotations

from typing import Any

from sixgun.engine.game import Game
from sixgun.engine.rng import Rng, child_seed

HARMLESS = ("played", "equipped", "discarded", "healed", "stopped", "aimed", "swapped")
WORLDS = 20


def reveals_nothing(game: Game, seat: int) -> bool:
    """Whether the last action, which was a seat's own, revealed nothing, and the seat is asked again."""
    return is_quiet(game, seat) and comes_out_the_same(game, seat)


def is_quiet(game: Game, seat: int) -> bool:
    """Whether the seat is asked again, and nothing but harmless events came of the last action."""
    if not game.history or game.current_seat != seat:
        return False
    events: list[dict[str, Any]] = game.events_since(0, seat)
    news = [told for told in events if told["action"] == len(game.history)]
    return all(told["event"]["name"] in HARMLESS for told in news)


def comes_out_the_same(game: Game, seat: int) -> bool:
    """Whether a seat's last action had to come out as it did, as far as its player knew: no card was drawn by lot, and
    nothing came to light. In worlds that fit what the player saw before, it comes out the same.
    """
    number, after = len(game.history), game.view(seat).to_dict()
    before = game.copy()
    action = before.undo()
    view = before.view(seat)
    rng = Rng(child_seed(game.state.random.seed, seat, number))
    for _ in range(WORLDS):
        world = view.sample(rng)
        world.apply(action.code)
        if world.view(seat, number).to_dict() != after:
            return False
    return True
