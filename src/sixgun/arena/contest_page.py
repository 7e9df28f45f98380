"""The page of a contest."""

from __future__ import annotations

from typing import Any

from sixgun.arena.contest import Contest, score
from sixgun.arena.figures import between, conclusion, percent, points, role_label
from sixgun.arena.pages import Section, write_page
from sixgun.arena.plots import Dot, course, dots
from sixgun.arena.statistics import clustered
from sixgun.arena.verdict import verdict
from sixgun.locale import Words


def write_contest(words: Words, contest: Contest, path: str) -> None:
    """The page of a contest."""
    result: dict[str, Any] = verdict(contest)
    title = words.say("arena-title", **{**result, "game": words.say(f"game-{result['game']}")})
    sections = [field_section(words, result, among) for among in result["fields"]]
    about = [conclusion(words, result), words.say("page-pairs"), words.say("page-intervals")]
    write_page(words, path, title, about, [*sections, course_section(words, contest)])


def field_section(words: Words, result: dict[str, Any], among: str) -> Section:
    """Both bots in one field, by role and altogether."""
    found = result["fields"][among]
    rows = {role_label(words, result["game"], role): row for role, row in found["role"].items()}
    rows[words.say("arena-all")] = found["all"]
    names = {bot: result[bot] for bot in ("candidate", "incumbent")}
    series = {names[bot]: [dot(row[bot]) for row in rows.values()] for bot in names}
    if len(series) < 2:  # a bot against itself
        series = {f"{names[bot]} ({at})": [dot(row[bot]) for row in rows.values()] for at, bot in enumerate(names, 1)}
    headings = [words.say("simulate-by-role"), words.say("arena-pairs")]
    for name in names.values():
        headings += [name, words.say("simulate-interval")]
    headings += [words.say("arena-difference"), words.say("simulate-interval")]
    cells = [[name, *compared_cells(words, row)] for name, row in rows.items()]
    note = words.say(f"page-among-{among}", **names)
    title = words.say(f"arena-among-{among}", **names)
    return Section(title, note, dots(list(rows), series, words.say("page-percent")), headings, cells)


def compared_cells(words: Words, row: dict[str, Any]) -> list[str]:
    """The figures of one role."""
    cells = [words.number(row["pairs"])]
    for bot in ("candidate", "incumbent"):
        cells += [percent(words, row[bot]["rate"]), between(words, row[bot])]
    gain = row["gain"]
    return [*cells, points(words, gain["mean"]), f"{points(words, gain['low'])} … {points(words, gain['high'])}"]


def course_section(words: Words, contest: Contest) -> Section:
    """How the difference came out, deal by deal."""
    scores = [(score(pairs), 1) for pairs in contest.counted]
    steps = sorted({max(1, round(len(scores) * part / 200)) for part in range(1, 201)})
    means = [clustered(scores[:step]) for step in steps]
    drawn = [Dot(100 * mean.value, 100 * mean.low, 100 * mean.high) for mean in means]
    picture = course(steps, drawn, words.say("page-deals"), words.say("page-points"), [0, 100 * contest.test.gain])
    headings = [words.say("page-deals"), words.say("arena-difference"), words.say("simulate-interval")]
    rows = [
        [words.number(step), points(words, mean.value), f"{points(words, mean.low)} … {points(words, mean.high)}"]
        for step, mean in list(zip(steps, means, strict=True))[:: max(1, len(steps) // 20)]
    ]
    return Section(words.say("page-course"), words.say("page-course-note"), picture, headings, rows)


def dot(share: dict[str, Any], value: str = "rate") -> Dot:
    """A figure as a picture shows it."""
    return Dot(100 * share[value], 100 * share["low"], 100 * share["high"])
