"""Small pictures of what can lie in the middle of a table: the faces of the dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL.ImageDraw import ImageDraw

INK: Final = (52, 38, 28)
RED: Final = (178, 44, 34)
GOLD: Final = (222, 160, 40)
FOAM: Final = (250, 246, 236)


def arrow(draw: ImageDraw, x: float, y: float, r: float) -> None:
    draw.line([(x - r, y + r), (x + r, y - r)], INK, 4)
    draw.polygon([(x + r, y - r), (x + r * 0.2, y - r * 0.8), (x + r * 0.8, y - r * 0.2)], RED)
    draw.line([(x - r, y + r * 0.4), (x - r, y + r), (x - r * 0.4, y + r)], INK, 3)


def dynamite(draw: ImageDraw, x: float, y: float, r: float) -> None:
    for at in (-1, 0, 1):
        left = x + at * r * 0.6 - r * 0.26
        draw.rectangle([left, y - r * 0.4, left + r * 0.52, y + r], RED, INK, 1)
    draw.arc([x, y - r, x + r, y], 180, 300, INK, 3)
    draw.ellipse([x + r * 0.6, y - r, x + r, y - r * 0.6], GOLD)


def bullseye(draw: ImageDraw, x: float, y: float, r: float) -> None:
    for part, colour in ((1.0, RED), (0.72, FOAM), (0.44, RED)):
        draw.ellipse([x - r * part, y - r * part, x + r * part, y + r * part], colour)


def bullseye1(draw: ImageDraw, x: float, y: float, r: float) -> None:
    bullseye(draw, x, y, r)
    draw.text((x, y), "1", FOAM, font_size=r, anchor="mm")


def bullseye2(draw: ImageDraw, x: float, y: float, r: float) -> None:
    bullseye(draw, x, y, r)
    draw.text((x, y), "2", FOAM, font_size=r, anchor="mm")


def beer(draw: ImageDraw, x: float, y: float, r: float) -> None:
    draw.arc([x + r * 0.2, y - r * 0.4, x + r, y + r * 0.6], -90, 90, INK, 4)
    draw.rectangle([x - r * 0.8, y - r * 0.6, x + r * 0.5, y + r], GOLD, INK, 2)
    draw.rounded_rectangle([x - r * 0.95, y - r, x + r * 0.65, y - r * 0.4], r * 0.3, FOAM, INK, 2)


def gatling(draw: ImageDraw, x: float, y: float, r: float) -> None:
    draw.ellipse([x - r, y - r, x + r, y + r], INK)
    for across, down in ((0.0, -0.6), (0.52, -0.3), (0.52, 0.3), (0.0, 0.6), (-0.52, 0.3), (-0.52, -0.3)):
        middle_x, middle_y, hole = x + across * r, y + down * r, r * 0.2
        draw.ellipse([middle_x - hole, middle_y - hole, middle_x + hole, middle_y + hole], FOAM)


SYMBOLS: Final[dict[str, Callable[[ImageDraw, float, float, float], None]]] = {
    symbol.__name__: symbol for symbol in (arrow, dynamite, bullseye1, bullseye2, beer, gatling)
}
