"""The table in the terminal: how tests read it and press its keys."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot, WaitForScreenTimeout
from textual.widgets import OptionList, Static

import sixgun
from sixgun.matches.match import seat_people
from sixgun.matches.saved import SavedMatch
from sixgun.tui.app import TableApp
from sixgun.tui.log import Log
from sixgun.tui.replay import ReplayApp
from tests.dice.kit import position, seat
from tests.matches.kit import keep

PATIENCE = 300  # seconds: less than the time limit of a test, so that it says what was never seen


def said(app: TableApp | ReplayApp) -> str:
    """The line above the answers."""
    return str(app.screen_stack[0].query_one("#question", Static).render())


def seen(app: TableApp | ReplayApp) -> list[str]:
    """What stands in the places of the table and on their frames."""
    return [f"{place.border_title} {place.render()} {place.border_subtitle}" for place in app.table.places]


def hand(app: TableApp) -> str:
    """The viewer's cards with their keys."""
    return str(app.query_one("#hand", Static).content)


def answers(app: TableApp) -> list[str]:
    """The lines of the list of answers."""
    return [str(option.prompt).strip() for option in app.query_one("#actions", OptionList).options]


def hint(app: TableApp) -> str:
    """The line below the question."""
    return str(app.query_one("#message", Static).render())


def keys(app: TableApp) -> str:
    """The line of keys at the bottom."""
    return str(app.query_one("#keys", Static).render())


def page(app: App[Any]) -> str:
    """Everything on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def told(app: TableApp | ReplayApp) -> str:
    """The log."""
    return "\n".join(line.text for line in app.screen_stack[0].query_one(Log).lines)


def at(place: dict[str, object], tmp_path: Path, people: tuple[int, ...] = (0,)) -> SavedMatch:
    """A match in a set-up position."""
    game = sixgun.load(place)
    return keep(game, seat_people(game.players, list(people), ["greenhorn"]), tmp_path)


def start(game: str, players: int, bot: str, seed: int, tmp_path: Path, **options: Any) -> SavedMatch:
    """A new match with a person in the first seat."""
    seats = seat_people(players, [0], [bot])
    return keep(sixgun.new_game(game, players=players, seed=seed, **options), seats, tmp_path)


async def until(seen: Callable[[], object], what: object = "") -> None:
    """Wait until something is seen, however busy the machine is."""
    end = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < end, f"never seen {what}"
        await asyncio.sleep(0.002)


async def tap(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys; on a busy machine the screen may take longer than Textual has patience."""
    with suppress(WaitForScreenTimeout):
        await pilot.press(*keys)


async def press(pilot: Pilot[Any], key: str, seen: Callable[[], object]) -> None:
    """Press a key and wait for what it does."""
    await tap(pilot, key)
    await until(seen, f"after {key}")


def done(app: TableApp) -> list[str]:
    """What was done in the game."""
    return [action.text for action in app.match.game.history]


def four(*first: dict[str, object], rolls: str) -> dict[str, object]:
    return position(*first, *[seat() for _ in range(4 - len(first))], rolls=rolls)


def some_key(app: TableApp) -> str:
    """A key that answers whatever is asked, or goes one step further."""
    keys = [step.key for step, _ in app.asking.options]
    return "s" if keys[-1] == "s" else keys[0]


def has_gone_on(app: TableApp, before: tuple[int, str]) -> bool:
    """Whether something was done since a decision, or chosen in it."""
    return (app.match.number, app.asking.path) != before


def shows(app: TableApp, classes: set[str]) -> bool:
    """Whether the table has a layout."""
    return {"narrow", "tiny"} & set(app.screen.classes) == classes


def points_at(rows: OptionList, at: int) -> bool:
    """Whether a line of a list is the one pointed at."""
    return rows.highlighted == at


def turn_at(app: ReplayApp) -> int:
    """The turn that a replay shows."""
    return int(app.view["turn"])
