"""Golden playthroughs: whole games written down as text, and digests of many more.

`python -m tests.golden.playthrough` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import sixgun
from sixgun.bots.bot import tell
from sixgun.engine.state import State
from tests.contract.plug import PLUGS, Plug, finished_game

HERE = Path(__file__).parent
GAMES = (
    *(("dice", 3, 11), ("dice", 5, 7), ("dice", 8, 3), ("classic", 4, 5), ("classic", 7, 2), ("duel", 2, 4)),
    *(("classic", 3, 6), ("dodge-city", 3, 1), ("dodge-city", 5, 2), ("dodge-city", 8, 3)),
)


def playthrough(game: str, players: int, seed: int) -> str:
    """A game between gunhands: every question, answer and event."""
    plug = next(plug for plug in PLUGS if plug.name == game)
    played = plug.deal(players=players, seed=seed)
    bots = [sixgun.make_bot("gunhand", plug.game, sixgun.rng(seat)) for seat in range(players)]
    lines = [f"{game}, {players} players, seed {seed}", *told(played.events, bots)]
    decision = played.decision
    while decision is not None:
        seat = int(decision.seat)
        action = bots[seat].choose(played.view(seat))
        lines.append(f"{seat}: {decision.question} {len(decision.actions)} actions > {action.text}")
        lines += told(played.apply(action), bots)
        decision = played.decision
    return "\n".join([*lines, str(played.outcome)]) + "\n"


def told(events: list[sixgun.Event], bots: list[sixgun.Bot]) -> list[str]:
    """Events as lines; the bots hear of them too."""
    tell(events, dict(enumerate(bots)))
    return [f"   {event}" + (f" (only seat {event.audience})" if event.audience >= 0 else "") for event in events]


def digest(plug: Plug, players: int) -> str:
    """All actions, events and outcomes of a hundred random games in one short text."""
    total = hashlib.sha256()
    for seed in range(100):
        game = finished_game(plug, players, seed)
        events = [event.to_dict() for event in game.events]
        total.update(json.dumps([[action.text for action in game.history], events, str(game.outcome)]).encode())
    return total.hexdigest()[:16]


def leaves(state: State, depth: int) -> int:
    """How many ways a game can go in so many decisions; luck is fixed by the seed."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for action in state.legal:
        twin = state.copy()
        twin.play(action)
        total += leaves(twin, depth - 1)
    return total


def numbers() -> dict[str, object]:
    """Digests of traces and counts of trees."""
    found: dict[str, object] = {}
    for plug in PLUGS:
        for players in plug.sizes:
            found[f"trace {plug.name} {players}"] = digest(plug, players)
            state = plug.deal(players=players, seed=players).state
            found[f"tree {plug.name} {players}"] = [leaves(state, depth) for depth in range(1, 5)]
    return found


def write() -> None:
    """Write all golden files."""
    for game, players, seed in GAMES:
        (HERE / f"{game}-{players}.txt").write_text(playthrough(game, players, seed), encoding="utf-8")
    (HERE / "numbers.json").write_text(json.dumps(numbers(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
