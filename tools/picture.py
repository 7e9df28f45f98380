"""Draw the picture of the terminal game for the README: `PYTHONPATH=src python tools/picture.py`."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from tempfile import mkdtemp

from sixgun.locale import Words
from sixgun.tui.app import FAST, TableApp
from sixgun.tui.session import start

ROOT = Path(__file__).resolve().parent.parent


async def draw() -> None:
    """Play a seeded game until the person's fourth decision, and save the screen."""
    session = start("dice", 6, [0], ["gunhand"], 12, Path(mkdtemp()))
    app = TableApp(session, Words("en"), pace=FAST)
    async with app.run_test(size=(124, 36)) as pilot:
        for _ in range(3):
            while not session.human_decides:
                await pilot.pause(FAST)
            await pilot.press("s" if app.options[-1][0] == "s" else "enter")
        while not session.human_decides:
            await pilot.pause(FAST)
        await pilot.press("2", "4")
        picture = re.sub(r"@font-face \{.*?\}\n", "", app.export_screenshot(title="sixgun play dice"), flags=re.DOTALL)
        (ROOT / "docs" / "table.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(draw())
