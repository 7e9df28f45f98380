"""Pictures of figures as SVG, to stand in a page that needs nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from itertools import pairwise
from typing import Any, NamedTuple

from sixgun.engine.errors import SixgunError

try:
    import matplotlib
    from matplotlib.figure import Figure
except ImportError as trouble:
    raise SixgunError("no-arena", missing=str(trouble.name)) from trouble

COLOURS = ("#8c2f1b", "#2f5d7c", "#6b7a2f", "#b58a2c", "#5b3a6b", "#3d8a7d")
STYLE = {"svg.fonttype": "none", "svg.hashsalt": "sixgun", "font.family": "sans-serif", "font.size": 10}
WIDTH = 8.0
ROW = 0.32


class Dot(NamedTuple):
    """A figure with the edges of its interval, in percent."""

    value: float
    low: float
    high: float


def dots(labels: Sequence[str], series: dict[str, list[Dot]], axis: str, origin: float | None = None) -> str:
    """Figures with their intervals, one line each; several series beside each other. `origin` draws a line there."""
    with matplotlib.rc_context(STYLE):
        figure, axes = frame(1.0 + ROW * len(labels) * max(1.0, 0.75 * len(series)))
        for at, (name, points) in enumerate(series.items()):
            shift = 0.22 * (at - (len(series) - 1) / 2)
            for line, point in enumerate(points):
                reach = [[max(0.0, point.value - point.low)], [max(0.0, point.high - point.value)]]
                colour = COLOURS[at % len(COLOURS)]
                axes.errorbar(point.value, line + shift, xerr=reach, fmt="o", ms=4, color=colour, capsize=2)
            axes.plot([], [], "o", color=COLOURS[at % len(COLOURS)], label=name)
        axes.set_yticks(range(len(labels)), labels)
        axes.invert_yaxis()
        axes.set_xlabel(axis)
        if origin is not None:
            axes.axvline(origin, color="#888", lw=1)
        if len(series) > 1:
            axes.legend(frameon=False)
        return drawn(figure)


def bars(values: Sequence[tuple[float, float]], across: str, up: str) -> str:
    """How often each number came: a bar at the number, as high as its count."""
    with matplotlib.rc_context(STYLE):
        figure, axes = frame(2.8)
        width = min([b[0] - a[0] for a, b in pairwise(values)], default=1.0)
        axes.bar([at for at, _ in values], [count for _, count in values], width=0.9 * width, color=COLOURS[1])
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        return drawn(figure)


def course(steps: Sequence[int], points: Sequence[Dot], across: str, up: str, lines: Sequence[float]) -> str:
    """How an estimate went, with its interval."""
    with matplotlib.rc_context(STYLE):
        figure, axes = frame(3.2)
        axes.plot(steps, [point.value for point in points], color=COLOURS[0])
        low, high = [point.low for point in points], [point.high for point in points]
        axes.fill_between(steps, low, high, color=COLOURS[0], alpha=0.2, lw=0)
        settled = points[len(points) // 10 :]
        axes.set_ylim(min(point.low for point in settled), max(point.high for point in settled))
        for line in lines:
            axes.axhline(line, color="#888", lw=1)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        return drawn(figure)


def grid(down: Sequence[str], across: Sequence[str], values: list[list[float]], words: list[list[str]]) -> str:
    """A table of figures, the darker the more."""
    with matplotlib.rc_context(STYLE):
        figure, axes = frame(1.2 + ROW * len(down))
        axes.imshow(values, cmap="Oranges", aspect="auto", vmin=0)
        axes.set_xticks(range(len(across)), across, rotation=30, ha="left")
        axes.xaxis.tick_top()
        axes.set_yticks(range(len(down)), down)
        for line, row in enumerate(words):
            for column, word in enumerate(row):
                axes.text(column, line, word, ha="center", va="center", fontsize=8)
        return drawn(figure)


def frame(height: float) -> tuple[Any, Any]:
    """A picture of the page's width."""
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def drawn(figure: Any) -> str:
    """The picture as an SVG element."""
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    svg = text.getvalue()
    return re.sub(r"<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
