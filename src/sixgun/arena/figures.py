"""Figures of studies in words."""

from __future__ import annotations

from typing import Any

from sixgun.locale import Words
from sixgun.narration import side_name


def points(words: Words, value: float) -> str:
    """A difference in points, with its sign."""
    return f"{'+' if value > 0 else ''}{words.number(100 * value, 1)}"


def percent(words: Words, value: float) -> str:
    """A share."""
    return f"{words.number(100 * value, 1)} %"


def between(words: Words, share: dict[str, Any]) -> str:
    """The edges of a share's interval."""
    return f"{words.number(100 * share['low'], 1)} – {words.number(100 * share['high'], 1)} %"


def role_label(words: Words, game: str, role: str) -> str:
    """A role in words; in The Duel it is a side."""
    return words.role(game, role) if words.has(f"role-{role}") else side_name(words, game, role)


def conclusion(words: Words, result: dict[str, Any]) -> str:
    """What a contest has shown, as a sentence."""
    mean = result["difference"]
    edges = {"low": points(words, mean["low"]), "high": points(words, mean["high"])}
    gain = words.number(100 * result["test"]["gain"], 1)
    told = {**result, **edges, "gain": gain, "mean": points(words, mean["mean"])}
    return words.say(f"arena-{result['verdict']}", **told)
