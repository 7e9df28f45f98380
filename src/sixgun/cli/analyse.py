"""`sixgun analyse`: what a recorded game explains."""

from __future__ import annotations

import os
from pathlib import Path

import click

from sixgun.analysis.keeping import ENDING, KeptAnalysis
from sixgun.analysis.sentences import Teacher
from sixgun.analysis.types import AnalysisData
from sixgun.cli.analysis_page import write_analysis
from sixgun.cli.analysis_text import show
from sixgun.cli.help import make
from sixgun.cli.kept import game_in
from sixgun.cli.options import NewFile, Number, files
from sixgun.cli.simulate import progress_bar
from sixgun.engine.errors import BadData
from sixgun.locale import Words

INTERRUPTED = 130


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        click.Argument(["record"], metavar="RECORD", shell_complete=files),
        click.Option(["--game", "number"], type=Number(1, 10**9), help=words.say("cli-help-replay-game"), metavar="N"),
        click.Option(["--seat"], type=Number(1, 8), help=words.say("cli-help-analyse-seat"), metavar="N"),
        click.Option(["--json", "json_file"], help=words.say("cli-help-analyse-json"), metavar="FILE"),
        click.Option(["--html"], type=NewFile(), help=words.say("cli-help-analyse-html"), metavar="FILE"),
        click.Option(["--budget"], type=Number(10, 1_000_000), help=words.say("cli-help-analyse-budget"), metavar="N"),
        click.Option(
            ["--jobs"],
            type=Number(1, 256),
            default=os.cpu_count() or 1,
            help=words.say("cli-help-analyse-jobs"),
            metavar="N",
        ),
    ]
    return make(words, "analyse", params, run)


def run(
    words: Words,
    record: str,
    number: int | None,
    seat: int | None,
    json_file: str | None,
    html: str | None,
    budget: int | None,
    jobs: int,
) -> int:
    """Analyse, print, and write the page; Ctrl-C keeps what is done."""
    game = game_in(record, number)
    if game.parted is not None:
        raise game.parted
    if seat is not None and seat > game.players:
        raise BadData("--seat", "range", low=1, high=game.players, value=seat)
    name = record if number is None else f"{record}.{number}"
    kept = KeptAnalysis(game.record(), Path(json_file or f"{name}{ENDING}"), budget)
    told = work(words, kept, jobs)
    if told is None:
        click.echo(words.say("analysis-stopped", path=str(kept.path)), err=True)
        return INTERRUPTED
    teacher = Teacher(words, told, game, None if seat is None else seat - 1)
    show(teacher)
    click.echo(words.say("analysis-kept", path=str(kept.path)))
    if html is not None:
        write_analysis(teacher, html)
        click.echo(words.say("analysis-page-written", path=html))
    return 0


def work(words: Words, kept: KeptAnalysis, jobs: int) -> AnalysisData | None:
    """Go on to the end, with a progress bar on a terminal; None if Ctrl-C came before."""
    if kept.is_whole:
        return kept.finish()
    try:
        kept.begin()
        with progress_bar() as progress:
            task = progress.add_task(words.say("analysis-working"), total=None)
            for done, total in kept.analysis.go_on(jobs):
                progress.update(task, completed=done, total=total)
                kept.keep()
    except KeyboardInterrupt:
        kept.save()
        return None
    return kept.finish()
