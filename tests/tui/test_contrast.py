"""Every letter stands out from its ground."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.segment import Segment

from sixgun.locale import Words
from sixgun.tui.app import TableApp
from tests.tui.kit import start


@pytest.mark.parametrize("game", ["dice", "classic", "duel"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_every_letter_stands_out_from_its_ground(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    match = start(game, 2 if game == "duel" else 6, "gunhand", 4, tmp_path)
    while match.number < 60 and not match.game.outcome:
        match.carry_out(match.game.decision.actions[-1])  # type: ignore[union-attr]
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        weak = [segment.text for segment in segments(app) if contrast(segment) < 4.5]
        assert weak == []


def segments(app: TableApp) -> list[Segment]:
    """All text on the screen."""
    strips = app.screen._compositor.render_strips()
    return [segment for strip in strips for segment in strip if any(letter.isalnum() for letter in segment.text)]


def contrast(segment: Segment) -> float:
    """How much brighter one of the two colours of a text is than the other."""
    style = segment.style
    assert style and style.color and style.bgcolor
    colours = [style.color.get_truecolor(), style.bgcolor.get_truecolor()]
    dark, bright = sorted(luminance(*colour) for colour in colours)
    return (bright + 0.05) / (dark + 0.05)


def luminance(*colour: int) -> float:
    """How bright a colour is, as WCAG has it."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
