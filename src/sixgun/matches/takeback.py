"""When an action may be taken back: it was one's own, one is asked again, and it told nobody anything new."""

from __future__ import annotations

from typing import Any

from sixgun.engine.game import Game

HARMLESS = ("played", "equipped", "discarded", "healed", "stopped", "aimed", "swapped")


def reveals_nothing(game: Game, seat: int) -> bool:
    """Whether the last action, which was a seat's own, revealed nothing, and the seat is asked again."""
    if not game.history or game.current_seat != seat:
        return False
    events: list[dict[str, Any]] = game.events_since(0, seat)
    news = [told for told in events if told["action"] == len(game.history)]
    return all(told["event"]["name"] in HARMLESS for told in news)
