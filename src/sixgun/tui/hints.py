"""A hint in words: what a bot that searches thinks of the answers."""

from __future__ import annotations

from math import hypot
from typing import Any

from sixgun.narration import Narrator

Data = dict[str, Any]
BEST = 3  # answers that a hint names


def hint_text(narrator: Narrator, advice: list[Data], faces: list[str]) -> str:
    """The best answers, how likely each wins, and how sure that is; or that it hardly matters."""
    even = [one for one in advice[:BEST] if near(one, advice[0])]
    named = even if len(even) > 1 else advice[:BEST]
    told = [narrator.words.say("tui-hint-action", **named_chance(narrator, one, faces)) for one in named]
    if len(advice) == 1:  # nothing to weigh
        told = [named_chance(narrator, advice[0], faces)["action"]]
    return narrator.words.say("tui-hint-even" if len(even) > 1 else "tui-hint", actions=" · ".join(told))


def named_chance(narrator: Narrator, advice: Data, faces: list[str]) -> Data:
    """An answer in words, its chance and twice its standard error in percent."""
    action = str(narrator.action(advice["action"], faces))
    return {"action": action, "chance": round(100 * advice["chance"]), "error": round(200 * advice["error"])}


def near(one: Data, best: Data) -> bool:
    """Whether an answer may be as good as the best: the search can't tell them apart (95 %).

    >>> near({"chance": 0.39, "error": 0.03}, {"chance": 0.46, "error": 0.03})
    True
    """
    return float(best["chance"] - one["chance"]) <= 2 * hypot(best["error"], one["error"])
