"""`sixgun bench`: how fast the engine, the environments and the house are here, and how fast they were."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from sixgun.api import read_json, save
from sixgun.arena.bench import Result, compare, figures_of, measure_games
from sixgun.cli.help import make
from sixgun.cli.options import NewFile, Number, json_option, read_rules, sets_option
from sixgun.engine.errors import SixgunError
from sixgun.locale import Words
from sixgun.registry import GAMES

RESEARCH: Final = "research"
SERVER: Final = "server"
LOG: Final = "log"
ERRORS: Final = 20
SUBJECTS: Final = (*GAMES, RESEARCH, SERVER, LOG)


class Subject(click.ParamType[str]):
    """The name of a game, the environments for agents, the house, or its log."""

    name = "subject"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in SUBJECTS:
            raise SixgunError("unknown-game", name=value, known=", ".join(SUBJECTS))
        return str(value)


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        click.Argument(["subject"], type=Subject(), required=False, metavar="[GAME|research|server|log]"),
        click.Option(["--save", "kept"], type=NewFile(), help=words.say("cli-help-bench-save"), metavar="FILE"),
        click.Option(["--against"], help=words.say("cli-help-bench-against"), metavar="FILE"),
        click.Option(["--database"], help=words.say("cli-help-bench-database"), metavar="FILE|URL"),
        click.Option(["--tables"], type=Number(1, 10_000), help=words.say("cli-help-bench-tables"), metavar="N"),
        click.Option(["--seconds"], type=Number(1, 86_400), help=words.say("cli-help-bench-seconds"), metavar="N"),
        click.Option(["--rate"], type=Number(0, 100_000), help=words.say("cli-help-bench-rate"), metavar="N"),
        click.Option(["--processes"], type=Number(1, 64), help=words.say("cli-help-bench-processes"), metavar="N"),
        sets_option(words),
        json_option(words),
    ]
    return make(words, "bench", params, run)


def run(
    words: Words, subject: str | None, kept: str | None, against: str | None, as_json: bool, **given: str | int | None
) -> None:
    """Measure one game, all, the environments or the house; keep the result, or compare it with one that was kept."""
    earlier = read_run(against) if against else {}
    results = measured(words, subject, {name: value for name, value in given.items() if value is not None})
    if kept:
        save({"sixgun": "bench", "version": 1, "results": results}, kept)
    for result in results:
        before = earlier.get(str(result["bench"]))
        if not as_json:
            show(words, result, before)
        elif before:
            result["against"] = compare(result, before)
    if as_json:
        click.echo(json.dumps(results[0] if subject else results, indent=1))


def read_run(file: str) -> dict[str, Result]:
    """The results of a run that was kept, by what was measured."""
    data = read_json(Path(file))
    results = data.get("results") if isinstance(data, dict) and data.get("sixgun") == "bench" else None
    if not isinstance(results, list) or not all(is_result(result) for result in results):
        raise SixgunError("no-bench", path=file)
    return {str(result["bench"]): result for result in results}


def is_result(data: object) -> bool:
    """Whether JSON is what a run gives."""
    if not isinstance(data, dict) or not {"bench", "compiled", "python", "per_second"} <= data.keys():
        return False
    figures = data["per_second"]
    return isinstance(figures, dict) and all(isinstance(figure, int) for figure in figures.values())


def measured(words: Words, subject: str | None, given: dict[str, Any]) -> list[Result]:
    """Measure, telling on a terminal how far it is."""
    if not sys.stderr.isatty():
        return measure_subject(subject, given, lambda _: None)
    with Console(stderr=True).status(words.say("bench-running", run="")) as status:
        return measure_subject(subject, given, lambda run: status.update(words.say("bench-running", run=run)))


def measure_subject(subject: str | None, given: dict[str, Any], tell: Callable[[str], None]) -> list[Result]:
    """Measure one game, all, the environments or the house."""
    sets = given.pop("sets", None)
    if sets is not None and subject not in GAMES:
        raise SixgunError("bench-sets")
    if subject in (SERVER, LOG):
        return [measure_server(subject, given, tell)]
    if given:
        raise SixgunError("bench-only-house", option=f"--{next(iter(given))}")
    if subject != RESEARCH:
        return measure_games([read_rules(subject, sets)] if subject else list(GAMES.values()), tell)
    from sixgun.research.bench import measure_environments  # needs what comes with an extra

    return [measure_environments(tell)]


def measure_server(subject: str, given: dict[str, Any], tell: Callable[[str], None]) -> Result:
    """Measure the house, or its log alone; the libraries for it are an extra of the package."""
    try:
        from sixgun.bench.house import measure_house
        from sixgun.bench.log import measure_log
    except ImportError as trouble:
        raise SixgunError("no-server", missing=str(trouble.name)) from trouble
    for only in {"rate", "processes"} & given.keys() if subject == LOG else ():
        raise SixgunError("bench-only-house", option=f"--{only}")
    measure = measure_house if subject == SERVER else measure_log
    return measure(tell, given.pop("database", ""), **given)


def show(words: Words, result: Result, before: Result | None) -> None:
    """The figures as a table, beside the earlier ones if there are any."""
    console = Console(highlight=False)
    console.print(title(words, result))
    table = Table(words.say("bench-what"))
    table.add_column(words.say("bench-rate"), justify="right")
    if before:
        console.print(words.say("bench-before", kind=kind(words, before), python=before["python"]))
        table.add_column(words.say("bench-earlier"), justify="right")
        table.add_column(words.say("bench-ratio"), justify="right")
    ratios = compare(result, before) if before else {}
    for name, value in figures_of(result).items():
        row = [label(words, result, name), words.number(value)]
        if before and name in ratios:
            row += [words.number(figures_of(before)[name]), words.number(ratios[name], 2)]
        table.add_row(*row)
    console.print(table)
    if result["bench"] == RESEARCH:
        tell_missing(words, console, result)
    if result["bench"] == SERVER:
        show_house(words, console, result)


def show_house(words: Words, console: Console, result: Result) -> None:
    """What isn't a rate: how long an action takes, the memory of a table, and what went wrong."""
    for unit in ("milliseconds", "kilobytes"):
        table = Table(words.say("bench-what"))
        table.add_column(words.say(f"bench-{unit}"), justify="right")
        found: Any = result[unit]
        for name, value in found.items():
            table.add_row(label(words, result, name), words.number(value, 0 if unit == "kilobytes" else 2))
        console.print(table)
    errors: Any = result["errors"]
    console.print(words.say("bench-errors", count=len(errors)))
    for error in errors[:ERRORS]:
        console.print(error, markup=False, soft_wrap=True)


def title(words: Words, result: Result) -> str:
    """What was measured, and how."""
    told = {"python": result["python"], "kind": kind(words, result)}
    if result["bench"] == RESEARCH:
        return words.say("bench-title-research", **told)
    if result["bench"] in (SERVER, LOG):
        shape = {
            name: result.get(name, 0) for name in ("database", "tables", "seconds", "players", "rate", "processes")
        }
        return words.say(f"bench-title-{result['bench']}", **told, **shape)
    name, _, sets = str(result["bench"]).partition(" ")
    game = words.say(f"game-{name}") + (f" ({sets})" if sets else "")
    return words.say("bench-title", game=game, players=result["players"], **told)


def kind(words: Words, result: Result) -> str:
    """Whether that was machine code."""
    return words.say("bench-compiled" if result["compiled"] else "bench-interpreted")


def label(words: Words, result: Result, name: str) -> str:
    """A figure in words; environments have names of their own, the log's end in how many processes wrote."""
    if result["bench"] == LOG:
        what, _, processes = name.rpartition("_")
        return words.say(f"bench-{what.replace('_', '-')}", n=int(processes))
    return name if result["bench"] == RESEARCH else words.say(f"bench-{name.replace('_', '-')}")


def tell_missing(words: Words, console: Console, result: Result) -> None:
    """Which environments of PettingZoo could not be measured, and what to do about it."""
    from sixgun.research.bench import missing_peers

    missing = missing_peers(result)
    if missing:
        console.print(words.say("bench-no-peers", missing=", ".join(missing)), soft_wrap=True)
