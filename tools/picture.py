"""Draw the picture of the terminal game for the README: `PYTHONPATH=src python tools/picture.py`."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from tempfile import mkdtemp

from sixgun.api import new_game
from sixgun.locale import Words
from sixgun.matches.folder import new_match
from sixgun.matches.match import seat_people
from sixgun.tui.app import FAST, TableApp

ROOT = Path(__file__).resolve().parent.parent


async def draw() -> None:
    """Play a seeded game until the person's fourth decision, and save the screen."""
    seats = seat_people(6, [0], ["gunhand"])
    match = new_match(new_game("dice", players=6, seed=12), seats, Path(mkdtemp()))
    app = TableApp(match, Words("en"), pace=FAST)
    async with app.run_test(size=(124, 36)) as pilot:
        for _ in range(3):
            while not match.person_decides:
                await pilot.pause(FAST)
            await pilot.press("s" if app.options[-1][0] == "s" else "enter")
        while not match.person_decides:
            await pilot.pause(FAST)
        await pilot.press("2", "4")
        picture = re.sub(r"@font-face \{.*?\}\n", "", app.export_screenshot(title="sixgun play dice"), flags=re.DOTALL)
        (ROOT / "docs" / "table.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(draw())
