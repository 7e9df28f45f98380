"""A scene as a picture: the players in a ring, the middle between them."""

from __future__ import annotations

from math import cos, pi, sin
from textwrap import wrap
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from sixgun.research.scene import Place, Scene, life
from sixgun.research.symbols import FOAM, GOLD, INK, RED, SYMBOLS

WIDTH: Final = 800
HEIGHT: Final = 640
TABLE: Final = (196, 160, 112)
PAPER: Final = (244, 232, 208)
OUT: Final = (150, 140, 126)
CARD: Final = (168, 96)
LINE: Final = 16
LETTERS: Final = 25
DIE: Final = 56


def picture(scene: Scene) -> NDArray[np.uint8]:
    """The scene as rows of pixels, each red, green and blue."""
    image = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
    draw = ImageDraw.Draw(image)
    draw.text((WIDTH / 2, 14), scene.title, INK, font_size=16, anchor="mm")
    for at, place in enumerate(scene.places):
        x, y = spot(at, len(scene.places))
        draw_place(draw, place, x, y)
    draw_middle(draw, scene)
    return np.array(image)


def spot(at: int, places: int) -> tuple[float, float]:
    """Where a seat is: the first at the bottom, then clockwise."""
    angle = pi / 2 + 2 * pi * at / places
    return WIDTH / 2 + 305 * cos(angle), HEIGHT / 2 + 12 + 245 * sin(angle)


def draw_place(draw: ImageDraw.ImageDraw, place: Place, x: float, y: float) -> None:
    """A player's card: a thick edge if it is their turn, a red one if they must decide; grey if they are out."""
    facts = [f"{name}: {fact}" for name, fact in place.facts.items() if fact]
    lines = [line for fact in facts for line in wrap(fact, LETTERS, break_on_hyphens=False)]  # long ones go on below
    height = max(CARD[1], 48 + LINE * len(lines))
    left, top = x - CARD[0] / 2, max(28, min(y - height / 2, HEIGHT - height - 6))
    edge = RED if place.deciding else GOLD if place.turn else INK
    fill = OUT if place.out else PAPER
    draw.rounded_rectangle([left, top, left + CARD[0], top + height], 8, fill, edge, 4 if place.turn else 2)
    draw.text((left + 10, top + 15), place.name, INK, font_size=16, anchor="lm")
    draw.text((left + CARD[0] - 10, top + 15), life(place), INK, font_size=16, anchor="rm")
    draw_life(draw, place, left + 10, top + 32)
    for at, line in enumerate(lines):
        draw.text((left + 10, top + 48 + LINE * at), line, INK, font_size=13, anchor="lm")


def draw_life(draw: ImageDraw.ImageDraw, place: Place, left: float, y: float) -> None:
    """A bullet for every life point, filled while the player has it."""
    for at in range(place.max_life):
        x = left + 5 + 13 * at
        draw.ellipse([x - 5, y - 5, x + 5, y + 5], RED if at < place.life else None, INK, 1)


def draw_middle(draw: ImageDraw.ImageDraw, scene: Scene) -> None:
    """What lies in the middle, and its symbols in a row."""
    draw.text((WIDTH / 2, HEIGHT / 2 - 34), scene.middle, INK, font_size=16, anchor="mm")
    step = min(DIE + 8, 420 / max(1, len(scene.symbols)))
    left = WIDTH / 2 - step * (len(scene.symbols) - 1) / 2
    for at, symbol in enumerate(scene.symbols):
        x, y, r = left + step * at, HEIGHT / 2 + 22, DIE / 2
        draw.rounded_rectangle([x - r, y - r, x + r, y + r], 8, FOAM, INK, 2)
        draw_symbol(draw, symbol, x, y, r)


def draw_symbol(draw: ImageDraw.ImageDraw, symbol: str, x: float, y: float, r: float) -> None:
    """A small picture or, where there is none, the words: a card's name, value and suit."""
    if symbol in SYMBOLS:
        SYMBOLS[symbol](draw, x, y, r * 0.66)
        return
    words = symbol.split("-") if symbol != "none" else []
    for at, word in enumerate(words):
        line = y + (at - (len(words) - 1) / 2) * 13
        draw.text((x, line), word, INK, font_size=10, anchor="mm")
