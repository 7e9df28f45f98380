"""Files on the command line: positions to play, games that are kept, and paths that are refused before any work."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import sixgun
from sixgun.cli import commands
from sixgun.cli.play import as_it_began
from sixgun.cli.position import game_from
from sixgun.locale import Words
from sixgun.matches.folder import new_match
from sixgun.matches.match import Match, seat_people
from tests.classic import kit as classic
from tests.cli import nursery

pytestmark = pytest.mark.installed
Call = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def call(tmp_path: Path) -> Call:
    return partial(nursery.call, tmp_path)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "game.json"
    sixgun.save(sixgun.play("dice", ["greenhorn"] * 4, seed=3), path)
    return path


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    """A position in which the third seat decides."""
    path = tmp_path / "puzzle.json"
    sixgun.save(classic.position(*classic.crowd(2), classic.seat(hand="bang-AS"), classic.seat(), active=2), path)
    return path


def test_a_position_is_played_as_it_is_with_luck_of_ones_own(puzzle: Path) -> None:
    begun = game_from(str(puzzle), None, "classic", None)
    assert begun.current_seat == 2 and begun.record()["position"] == sixgun.load(puzzle).start["position"]
    assert game_from(str(puzzle), None, None, 77).position()["seed"] == "77"


def test_a_record_is_played_on_from_any_of_its_actions(record: Path) -> None:
    whole = sixgun.load(record)
    begun = game_from(str(record), 5, "dice", None)
    assert begun.history == whole.history[:5] and begun.events == whole.events[: whole.marks[5]]


def test_a_position_is_played_once_more_as_it_was(puzzle: Path) -> None:
    match = Match(sixgun.load(puzzle), seat_people(4, [2], ["greenhorn"]))
    first = match.game.position()
    while match.deciding is not None:
        match.carry_out(match.game.legal_actions[0])
    assert as_it_began(match).position() == first


WRONG = [
    (("play", "--position", "game.json"), "--at"),
    (("play", "--position", "game.json", "--at", "9999"), "--at"),
    (("play", "--position", "game.json", "--at", "3", "--seed", "1"), "--seed"),
    (("play", "classic", "--position", "game.json", "--at", "3"), "classic"),
    (("play", "--position", "puzzle.json", "--at", "3"), "record"),
    (("play", "--position", "puzzle.json", "--players", "4"), "--players"),
    (("play", "--position", "puzzle.json", "--resume"), "--resume"),
    (("play", "--position", "puzzle.json", "--seat", "5"), "--seat"),
    (("play", "--position", "puzzle.json"), "terminal"),
    (("play", "--position", "games.jsonl"), "many games"),
    (("play", "dice", "--at", "3"), "--position"),
    (("simulate", "dice", "--games", "9999999", "--records", "no/such.jsonl"), "no/such.jsonl"),
    (("simulate", "dice", "--games", "9999999", "--records", "puzzle.json"), ".jsonl"),
    (("arena", "dice", "legend", "gunhand", "--html", "no/such.html"), "no/such.html"),
    (("arena", "dice", "legend", "gunhand", "--keep", "no/such"), "no/such"),
    (("report", "dice", "--games", "9999999", "--html", "no/such.html"), "no/such.html"),
    (("ladder", "dice", "--page", "no/such.md"), "no/such.md"),
    (("secrets", "dice", "--page", "no/such.md"), "no/such.md"),
    (("bench", "--save", "no/such.json"), "no/such.json"),
    (("verify", "game.json"), "house"),
    (("replay", "game.json", "--game", "2"), "one game"),
    (("simulate", "dice", "--option", "beginner"), "no options"),
]


@pytest.mark.usefixtures("record", "puzzle")
@pytest.mark.parametrize(("arguments", "word"), WRONG)
def test_what_can_not_be_is_refused_before_any_work(
    call: Call, arguments: tuple[str, ...], word: str, tmp_path: Path
) -> None:
    done = call(*[str(tmp_path / name) if (tmp_path / name).is_file() else name for name in arguments])
    assert done.returncode == 2 and word in done.stderr and done.stderr.count("\n") == 1, done.stderr


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_house_without_its_libraries_is_named(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("sixgun.server.database", "sixgun.server.running"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(sixgun.SixgunError, match=r"sixgun\[server\]"):
        commands(Words("en")).main([command, str(tmp_path / "x.db")], standalone_mode=False)


def test_one_of_many_games_can_be_looked_at(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    kept = call("simulate", "dice", "--games", "3", "--seed", "1", "--bots", "greenhorn", "--records", str(file))
    assert kept.returncode == 0 and len(list(sixgun.read_records(file))) == 3
    shown = [call("replay", str(file), "--game", number, "--text").stdout for number in ("1", "3")]
    assert shown[0] != shown[1] and all("players sit down" in text for text in shown)
    assert "no game 4" in call("replay", str(file), "--game", "4", "--text").stderr


def test_all_games_that_were_left_are_listed_and_finished_ones_come_first(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "sixgun"
    folder.mkdir()
    for game in ("dice", "duel"):
        seats = seat_people(sixgun.GAMES[game].usual_players, [0], ["gunhand"])
        new_match(sixgun.new_game(game, seed=1), seats, folder).close()
    sixgun.save(sixgun.play("classic", ["greenhorn"] * 4, seed=1), folder / "classic-old.json")
    listed = call("play", "--list", XDG_DATA_HOME=str(tmp_path)).stdout.splitlines()
    assert {listed[0], listed[2]} == {"The Dice Game, 5 players, 0 actions", "The Duel, 2 players, 0 actions"}
    assert all(line.startswith("  ") and Path(line.strip()).is_file() for line in listed[1::2])
    replays = call("replay", XDG_DATA_HOME=str(tmp_path)).stdout.splitlines()
    assert replays[0].startswith("BANG!") and replays[2].startswith("Not finished")


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_help_pages_fit_80_columns_and_no_example_is_wrapped(call: Call, language: str) -> None:
    for command in sixgun_commands(call):
        page = call(command, "--help", "--lang", language, COLUMNS="80").stdout.rstrip()
        heading, *examples = page.split("\n\n")[-1].splitlines()
        assert heading.endswith(":") and examples and all(line.startswith("    sixgun ") for line in examples), page
        assert max(map(len, page.splitlines())) <= 80, page


def sixgun_commands(call: Call) -> list[str]:
    """The names of all commands."""
    lines = call("--help").stdout.split("Commands:\n")[1].split("\n\n")[0].splitlines()
    assert not any(line.endswith("...") for line in lines)
    return [line.split()[0] for line in lines if line.startswith("  ") and line[2] != " "]
