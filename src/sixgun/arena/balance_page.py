"""The balance of a game as a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sixgun.arena.figures import between, percent, role_label
from sixgun.arena.pages import Section, write_page
from sixgun.arena.plots import Dot, bars, dots, grid
from sixgun.locale import Words
from sixgun.narration import side_name

Found = dict[str, Any]
Label = Callable[[str], str]


def write_balance(words: Words, results: list[Found], path: str) -> None:
    """The page: everything by the number of players, then the usual table in detail."""
    main = max(results, key=lambda result: (result["games"], -abs(result["players"] - 5)))
    game = str(main["game"])
    title = words.say("report-title", game=words.say(f"game-{game}"), bots=main["bots"])
    about = [words.say("report-about", bots=main["bots"], games=main["games"], seed=main["seed"])]
    about.append(words.say("report-intervals"))

    def say_side(side: str) -> str:
        return side_name(words, game, side)

    def say_role(role: str) -> str:
        return role_label(words, game, role)

    sections = [by_players(words, results, "side", say_side), by_players(words, results, "role", say_role)]
    sections += [by_group(words, main, "seat", str), by_group(words, main, "character", character(words))]
    sections += [card_section(words, main), length_section(words, results, main), damage_section(words, main)]
    say_thing = thing(words, game)
    sections += [death_section(words, main, "causes", say_thing), death_section(words, main, "killers", say_role)]
    write_page(words, path, title, about, [section for section in sections if section is not None])


def character(words: Words) -> Label:
    """How characters are named."""
    return lambda name: words.say(f"character-{name}")


def thing(words: Words, game: str) -> Label:
    """How cards and other causes are named."""
    return lambda name: words.card(game, name) if words.has(f"card-{name}") else words.say(f"cause-{name}")


def dot(share: Found) -> Dot:
    """A share as a picture shows it."""
    return Dot(100 * share["rate"], 100 * share["low"], 100 * share["high"])


def share_cells(words: Words, share: Found) -> list[str]:
    """A share as a table shows it."""
    return [words.number(share["played"]), percent(words, share["rate"]), between(words, share)]


def share_headings(words: Words) -> list[str]:
    """The headings of `share_cells`."""
    return [words.say(f"simulate-{what}") for what in ("played", "rate", "interval")]


def by_players(words: Words, results: list[Found], group: str, say: Label) -> Section | None:
    """How often each side or role wins, by the number of players."""
    names = list(dict.fromkeys(name for result in results for name in result["wins"].get(group, {})))
    if not names:
        return None
    present = [(name, result) for name in names for result in results if name in result["wins"][group]]
    labels = [words.say("report-at", what=say(name), players=result["players"]) for name, result in present]
    shares = [result["wins"][group][name] for name, result in present]
    picture = dots(labels, {"": [dot(share) for share in shares]}, words.say("page-percent"))
    rows = [[label, *share_cells(words, share)] for label, share in zip(labels, shares, strict=True)]
    headings = [words.say(f"simulate-by-{group}"), *share_headings(words)]
    return Section(words.say(f"report-by-{group}"), words.say(f"report-by-{group}-note"), picture, headings, rows)


def by_group(words: Words, result: Found, group: str, say: Label) -> Section:
    """How often each seat or character wins at the usual table; characters with the best first."""
    shares = result["wins"][group]
    order = list(shares) if group == "seat" else sorted(shares, key=lambda name: -shares[name]["rate"])
    return share_section(words, result, group, [(say(name), shares[name]) for name in order])


def card_section(words: Words, result: Found) -> Section | None:
    """How often those who played a card won, the best first; a game without cards has no such thing."""
    shares, say = result["cards"], thing(words, result["game"])
    order = sorted(shares, key=lambda name: -shares[name]["rate"])
    return share_section(words, result, "card", [(say(name), shares[name]) for name in order]) if order else None


def share_section(words: Words, result: Found, group: str, shares: list[tuple[str, Found]]) -> Section:
    """Shares with their names."""
    picture = dots([name for name, _ in shares], {"": [dot(share) for _, share in shares]}, words.say("page-percent"))
    headings = [words.say(f"report-{group}"), *share_headings(words)]
    rows = [[name, *share_cells(words, share)] for name, share in shares]
    note = words.say(f"report-by-{group}-note", players=result["players"], games=result["games"])
    return Section(words.say(f"report-by-{group}"), note, picture, headings, rows)


def length_section(words: Words, results: list[Found], main: Found) -> Section:
    """How many turns games take."""
    picture = bars([(float(turns), count) for turns, count in main["turns"].items()], *turn_axes(words))
    keys = ("mean", "min", "p5", "median", "p95", "max")
    headings = [
        words.say("secrets-players"),
        *[words.say(f"simulate-{key}") for key in keys],
        words.say("report-games"),
    ]
    rows = [
        [
            str(result["players"]),
            *[words.number(result["length"]["turns"][key], int(key == "mean")) for key in keys],
            words.number(result["games"]),
        ]
        for result in results
    ]
    note = words.say("report-length-note", players=main["players"], games=main["games"])
    return Section(words.say("report-length"), note, picture, headings, rows)


def turn_axes(words: Words) -> tuple[str, str]:
    """Turns across, games up."""
    return words.say("simulate-turns"), words.say("report-games")


def damage_section(words: Words, result: Found) -> Section:
    """How many life points each cause takes in a game, the worst first."""
    order = sorted(result["damage"].items(), key=lambda item: -item[1]["mean"])
    say = thing(words, result["game"])
    labels = [say(cause) for cause, _ in order]
    means = [Dot(mean["mean"], mean["low"], mean["high"]) for _, mean in order]
    picture = dots(labels, {"": means}, words.say("report-damage-axis"))
    rows = [
        [label, words.number(mean.value, 2), f"{words.number(mean.low, 2)} – {words.number(mean.high, 2)}"]
        for label, mean in zip(labels, means, strict=True)
    ]
    headings = [words.say("report-cause"), words.say("simulate-mean"), words.say("simulate-interval")]
    note = words.say("report-damage-note", players=result["players"], games=result["games"])
    return Section(words.say("report-damage"), note, picture, headings, rows)


def death_section(words: Words, result: Found, what: str, say: Label) -> Section:
    """What kills whom, or who."""
    found = result[what]
    causes = list(dict.fromkeys(cause for deaths in found.values() for cause in deaths))
    causes.sort(key=lambda cause: -sum(deaths[cause]["won"] for deaths in found.values() if cause in deaths))
    names = {cause: words.say("report-nobody") if cause == "nobody" else say(cause) for cause in causes}
    roles = {role: role_label(words, result["game"], role) for role in found}
    nothing = {"rate": 0.0}
    values = [[100 * found[role].get(cause, nothing)["rate"] for role in roles] for cause in causes]
    texts = [[words.number(value, 0) for value in row] for row in values]
    rows = [
        [roles[role], names[cause], *share_cells(words, share)]
        for role, deaths in found.items()
        for cause, share in sorted(deaths.items(), key=lambda item: -item[1]["rate"])
    ]
    headings = [words.say("report-victim"), words.say(f"report-{what}"), words.say("report-deaths")]
    headings += share_headings(words)[1:]
    note = words.say(f"report-{what}-note", players=result["players"], games=result["games"])
    picture = grid(list(names.values()), list(roles.values()), values, texts)
    return Section(words.say(f"report-{what}-title"), note, picture, headings, rows)
