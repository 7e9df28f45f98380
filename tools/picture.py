"""Draw the pictures of the terminal games for the README: `PYTHONPATH=src python tools/picture.py`."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from tempfile import mkdtemp

from sixgun.api import new_game
from sixgun.locale import Words
from sixgun.matches.folder import new_match
from sixgun.matches.match import seat_people
from sixgun.tui.app import TableApp
from sixgun.tui.speed import FAST

ROOT = Path(__file__).resolve().parent.parent
# Each game with its players, seed, how many decisions are answered, the keys pressed then, and the file.
PICTURES = (
    ("dice", 6, 12, 3, ("2", "4"), "table.svg"),
    ("classic", 5, 11, 5, ("a",), "table-classic.svg"),
    ("duel", 2, 3, 6, (), "table-duel.svg"),
)


async def draw(game: str, players: int, seed: int, decisions: int, keys: tuple[str, ...], file: str) -> None:
    """Play a seeded game for some decisions, and save the screen."""
    match = new_match(
        new_game(game, players=players, seed=seed), seat_people(players, [0], ["gunhand"]), Path(mkdtemp())
    )
    app = TableApp(match, Words("en"), pace=FAST, guard=0)
    async with app.run_test(size=(124, 36)) as pilot:
        for _ in range(decisions):
            await asked(app)
            await pilot.press(
                next((step.key for step, _ in app.asking.options if step.key in "se0"), app.asking.options[0][0].key)
            )
        await asked(app)
        await pilot.press(*keys)
        await pilot.pause()
        title = f"sixgun play {game}"
        picture = re.sub(r"@font-face \{.*?\}\n", "", app.export_screenshot(title=title), flags=re.DOTALL)
        (ROOT / "docs" / file).write_text(picture, encoding="utf-8")


async def asked(app: TableApp) -> None:
    """Wait until the person is asked."""
    while not app.asking.options:
        await asyncio.sleep(FAST)


async def draw_all() -> None:
    """All three games."""
    for picture in PICTURES:
        await draw(*picture)


if __name__ == "__main__":
    asyncio.run(draw_all())
