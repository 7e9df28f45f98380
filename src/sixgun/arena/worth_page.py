"""What cards and characters are worth, as a page."""

from __future__ import annotations

from typing import Any

from sixgun.arena.balance_page import character, thing
from sixgun.arena.figures import points, role_label
from sixgun.arena.pages import Section, write_page
from sixgun.arena.plots import Dot, dots
from sixgun.arena.worth import EVERYBODY
from sixgun.locale import Words

Found = dict[str, Any]


def write_worth(words: Words, results: list[Found], path: str) -> None:
    """The page: cards and characters by the number of players."""
    first = results[0]
    of = "both" if first["card"] else "characters"
    title = words.say("worth-title", of=of, game=words.say(f"game-{first['game']}"))
    figures = {"deals": first["deals"], "worlds": first["worlds"], "seed": first["seed"]}
    about = [words.say("worth-about", of=of, **figures), words.say("worth-intervals", of=of)]
    sections = [worth_section(words, result, what) for what in ("card", "character") for result in results]
    write_page(words, path, title, about, [section for section in sections if section is not None])


def worth_section(words: Words, result: Found, what: str) -> Section | None:
    """All cards or characters of a game, the best first; their figures by role too. Dice have no cards."""
    found = result[what]
    if not found:
        return None
    say = thing(words, result["game"]) if what == "card" else character(words)
    order = sorted(found, key=lambda name: (-found[name][EVERYBODY]["mean"], name))
    means = [found[name][EVERYBODY] for name in order]
    dotted = [Dot(100 * mean["mean"], 100 * mean["low"], 100 * mean["high"]) for mean in means]
    picture = dots([say(name) for name in order], {"": dotted}, words.say("page-points"), 0.0)
    roles = list(dict.fromkeys(role for name in order for role in found[name] if role != EVERYBODY))
    names = [words.say("worth-all"), *[role_label(words, result["game"], role) for role in roles]]
    rows = [[say(name), *[told(words, found[name].get(role)) for role in (EVERYBODY, *roles)]] for name in order]
    headings = [words.say(f"report-{what}"), *names]
    title = words.say(f"worth-{what}", players=result["players"])
    return Section(title, words.say(f"worth-{what}-note", game=result["game"]), picture, headings, rows)


def told(words: Words, mean: Found | None) -> str:
    """A worth with its interval, which stays on one line."""
    if mean is None:
        return "–"
    return f"{points(words, mean['mean'])} ({points(words, mean['low'])}\u00a0…\u00a0{points(words, mean['high'])})"
