"""`sixgun puzzle`: decisions of real games, one after another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from itertools import chain

import click

from sixgun.cli.help import make
from sixgun.cli.options import game_argument, games_named, json_option, matching
from sixgun.cli.play import check_terminal
from sixgun.engine.errors import SixgunError
from sixgun.locale import Words
from sixgun.puzzles import Progress, Puzzle, of_the_day, puzzles, themes
from sixgun.puzzles.kept import keep_progress, kept_file, load_progress
from sixgun.puzzles.types import PuzzleVerdictData
from sixgun.puzzles.words import PuzzleWords, theme_name


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        game_argument(required=False),
        click.Option(
            ["--theme"],
            help=words.say("cli-help-puzzle-theme"),
            metavar="THEME",
            shell_complete=lambda context, _, start: matching(
                sorted({str(theme) for game in games_named(context) for theme in themes(game)}), start
            ),
        ),
        click.Option(["--day"], help=words.say("cli-help-puzzle-day"), metavar="YYYY-MM-DD"),
        click.Option(["--list", "listing"], is_flag=True, help=words.say("cli-help-puzzle-list")),
        json_option(words),
        click.Option(["--answer"], help=words.say("cli-help-puzzle-answer"), metavar="ACTION"),
    ]
    return make(words, "puzzle", params, run)


def run(
    words: Words,
    game: str | None,
    theme: str | None,
    day: str | None,
    listing: bool,
    as_json: bool,
    answer: str | None,
) -> int:
    """Solve at the table, or print."""
    if answer is not None and not as_json:
        raise SixgunError("puzzle-answer")
    if theme is not None and day is not None:
        raise SixgunError("puzzle-day-theme")
    progress = load_progress(kept_file())
    wanted = in_turn(game, theme, read_day(day), progress)
    if listing:
        list_themes(words, game, progress, as_json)
    elif as_json:
        click.echo(json.dumps(as_data(words, next(wanted), answer), ensure_ascii=False))
    else:
        check_terminal()
        return solve(words, wanted, progress)
    return 0


def read_day(text: str | None) -> date:
    """A day as people write it to machines; today, if none is given."""
    try:
        return date.today() if text is None else date.fromisoformat(text)
    except ValueError as trouble:
        raise SixgunError("puzzle-day", day=text) from trouble


def in_turn(game: str | None, theme: str | None, day: date, progress: Progress) -> Iterator[Puzzle]:
    """The puzzles to solve: that of the day first, unless a theme is wished for; then those not answered yet."""
    found = puzzles(game, theme)
    if not found:
        raise SixgunError("no-puzzles", game=game or "*")
    first = [] if theme else [of_the_day(day, game)]
    fresh = [puzzle for puzzle in found if puzzle.id not in progress.answers and puzzle not in first]
    return chain(first, fresh, found)


def list_themes(words: Words, game: str | None, progress: Progress, as_json: bool) -> None:
    """The themes, with how many puzzles each has, and how many are solved."""
    solved = {puzzle for puzzle, verdict in progress.answers.items() if verdict != "wrong"}
    rows = []
    for theme, number in themes(game).items():
        done = sum(puzzle.id in solved for puzzle in puzzles(game, theme))
        rows.append({"theme": theme, "puzzles": number, "solved": done})
    if as_json:
        told = {"themes": rows, "solved": progress.solved, "streak": progress.streak(date.today())}
        click.echo(json.dumps({**told, "best_streak": progress.best_streak}))
        return
    for row in rows:
        name = theme_name(words, str(row["theme"]), game)
        click.echo(
            words.say("cli-puzzle-line", theme=row["theme"], name=name, solved=row["solved"], all=row["puzzles"])
        )
    click.echo(standing(words, progress, date.today()))


def as_data(words: Words, puzzle: Puzzle, answer: str | None) -> dict[str, object]:
    """A puzzle for programs: what its seat may know and do; with an answer, the verdict and the sentences."""
    told: dict[str, object] = {
        "id": puzzle.id,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "view": puzzle.view,
        "events": puzzle.events,
        "actions": puzzle.game.legal_actions.texts(),
    }
    if answer is None:
        return told
    verdict, said = puzzle.judge(answer), PuzzleWords(words, puzzle)
    return {**told, **verdict, "text": [said.verdict(verdict), *said.reasons(verdict)]}


def solve(words: Words, wanted: Iterator[Puzzle], progress: Progress) -> int:
    """One puzzle after another, until somebody leaves."""
    from sixgun.tui.puzzle import PuzzleApp  # Textual takes a moment to load

    today = date.today()

    def answered(puzzle: Puzzle, told: PuzzleVerdictData) -> str:
        daily = any(puzzle is of_the_day(today, game) for game in (None, puzzle.game_name))
        progress.note(puzzle.id, told["verdict"], today if daily else None)
        keep_progress(progress, kept_file())
        return standing(words, progress, today)

    for puzzle in wanted:
        app = PuzzleApp(puzzle, words, answered)
        if app.run() != "next":
            return app.return_code or 0
    return 0


def standing(words: Words, progress: Progress, today: date) -> str:
    """How many are solved, and the streak."""
    days = progress.streak(today)
    return words.say("tui-puzzle-streak", solved=progress.solved, all=sum(themes().values()), days=days)
