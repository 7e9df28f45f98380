"""Matches in files: nothing that was shown is lost, whatever happens to the program or the disk."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import sixgun
from sixgun.matches.errors import InUse
from sixgun.matches.folder import unfinished
from sixgun.matches.match import BotSeat, Person, Seat
from sixgun.matches.saved import SavedMatch, load_match, open_match, start_match
from sixgun.matches.thinking import answer
from tests.matches.kit import close_all, keep

SEATS: list[Seat] = [BotSeat("greenhorn")] * 4


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """No match of a test stays open."""
    yield
    close_all()


def begin(folder: Path, seed: int = 1, actions: int = 0) -> SavedMatch:
    """A match of bots after some actions."""
    match = keep(sixgun.new_game("dice", players=4, seed=seed), SEATS, folder)
    for _ in range(actions):
        match.bot_acts()
    return match


@contextmanager
def full_disk(match: SavedMatch, room: int) -> Iterator[None]:
    """The system lets the match's file grow by a few bytes only."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (match.file.stat().st_size + room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_every_action_is_in_the_file_at_once(tmp_path: Path) -> None:
    with begin(tmp_path) as match:
        for _ in range(10):
            match.bot_acts()
            assert load_match(match.file).game == match.game


def test_people_and_bots_sit_where_they_sat(tmp_path: Path) -> None:
    seats: list[Seat] = [Person("Ann"), BotSeat("gunhand"), Person(), BotSeat("greenhorn")]
    path = tmp_path / "dice-1.match"
    start_match(sixgun.new_game("dice", players=4, seed=1), seats, path).close()
    with open_match(path) as again:
        assert again.seats == seats


@pytest.mark.parametrize("game", list(sixgun.GAMES))
def test_a_file_torn_at_any_byte_goes_on_from_the_last_whole_action(game: str, tmp_path: Path) -> None:
    players = min(4, sixgun.GAMES[game].players[-1])
    path = tmp_path / f"{game}-1.match"
    with start_match(sixgun.new_game(game, players=players, seed=3), SEATS[:players], path) as match:
        for _ in range(4):
            match.bot_acts()
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    for length in range(head, len(data) + 1):
        path.write_bytes(data[:length])
        with open_match(path) as again:
            assert again.number == data[head:length].count(b"\n")
            again.bot_acts()
        whole = path.read_bytes()
        assert whole.endswith(b"\n") and (whole.startswith(data) or data.startswith(whole))


def test_a_match_whose_beginning_is_torn_never_was(tmp_path: Path) -> None:
    match = begin(tmp_path)
    match.close()
    match.file.write_bytes(match.file.read_bytes()[:50])
    assert unfinished("dice", tmp_path) == []
    with pytest.raises(sixgun.BadData, match="no game to go on with"):
        open_match(match.file)


HEAD = '{"sixgun": "match", "version": 1, "seats": [{"bot": "gunhand"}, {"bot": "gunhand"}], "start": '
BROKEN = [
    "",
    "{}\n",
    "[1]\n",
    "\x00\x00\n",
    '{"sixgun": "match", "version": 9}\n',
    '{"sixgun": "match", "version": 1, "seats": [], "start": 5}\n',
    HEAD + '{"sixgun": "record", "version": 1, "game": "poker"}}\n',
    '{"sixgun": "record"}\n',
]


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_file_is_a_clear_error(text: str, tmp_path: Path) -> None:
    (tmp_path / "dice-1.match").write_text(text)
    for read in (open_match, load_match):
        with pytest.raises(sixgun.SixgunError) as error:
            read(tmp_path / "dice-1.match")
        assert "{" not in str(error.value)


def test_a_wrong_line_is_named(tmp_path: Path) -> None:
    match = begin(tmp_path, actions=3)
    match.close()
    match.file.write_text(match.file.read_text() + "dance\n")
    with pytest.raises(sixgun.BadData, match=r"actions\[3\]"):
        open_match(match.file)


@pytest.mark.parametrize("seats", [[{"bot": "slinger"}] * 4, [{}] * 4, [{"person": 5}] * 4, [{"person": ""}] * 3])
def test_seats_that_cannot_be_are_refused(seats: list[object], tmp_path: Path) -> None:
    match = begin(tmp_path)
    match.close()
    head = json.loads(match.file.read_text())
    match.file.write_text(json.dumps({**head, "seats": seats}) + "\n")
    with pytest.raises(sixgun.SixgunError):
        open_match(match.file)


def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.match")
    for name in ("nothing.match", "pipe.match", "."):
        with pytest.raises(sixgun.SixgunError, match="can't read"):
            open_match(tmp_path / name)


def test_a_match_is_open_once(tmp_path: Path) -> None:
    match = begin(tmp_path)
    with pytest.raises(InUse, match="another terminal"):
        open_match(match.file)
    match.bot_acts()
    match.close()
    with open_match(match.file) as again:
        assert again.number == 1


def test_games_have_files_of_their_own_and_the_last_played_comes_first(tmp_path: Path) -> None:
    first, second = begin(tmp_path, seed=1), begin(tmp_path, seed=2)
    os.utime(first.file, ns=(1, 1))
    assert unfinished("dice", tmp_path) == [second.file, first.file]
    first.bot_acts()
    os.utime(second.file, ns=(1, 1))
    assert unfinished("dice", tmp_path) == [first.file, second.file] and unfinished("duel", tmp_path) == []


def test_a_finished_match_becomes_a_record(tmp_path: Path) -> None:
    match = begin(tmp_path)
    while match.bot_decides:
        match.bot_acts()
    assert [*tmp_path.iterdir()] == [match.record_file] and match.kept_as == match.record_file
    assert sixgun.load(match.record_file) == match.game


def test_a_record_takes_no_other_files_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    match = start_match(sixgun.new_game("dice", players=4, seed=1), SEATS, path)
    while match.bot_decides:
        match.bot_acts()
    assert [*tmp_path.iterdir()] == [tmp_path / "mine-2.json"]
    assert sixgun.load(tmp_path / "mine-2.json") == match.game


def test_a_match_that_ended_as_the_program_died_becomes_a_record_when_it_is_opened(tmp_path: Path) -> None:
    match = begin(tmp_path)
    while match.bot_decides:
        before = match.file.read_bytes()
        last = answer(match.game, *match.bot_asked())
        match.bot_acts()
    match.file.write_bytes(before + f"{last}\n".encode())
    match.record_file.unlink()
    again = open_match(match.file)
    assert [*tmp_path.iterdir()] == [again.record_file] and sixgun.load(again.record_file) == match.game


@pytest.mark.parametrize("room", range(6))
def test_a_full_disk_stops_nothing_and_the_next_action_saves_all(room: int, tmp_path: Path) -> None:
    match = begin(tmp_path, actions=2)
    with full_disk(match, room):
        for unsaved in (1, 2, 3):
            match.bot_acts()
            if room == 0:
                assert match.trouble and match.unsaved == unsaved
        assert match.trouble and "File too large" in str(match.trouble) and match.number == 5
        assert load_match(match.file).number == match.number - match.unsaved
    match.bot_acts()
    assert match.trouble is None and match.unsaved == 0 and load_match(match.file).game == match.game


def test_a_match_that_ends_on_a_full_disk_is_kept_later(tmp_path: Path) -> None:
    match = begin(tmp_path, actions=1)
    with full_disk(match, 0):
        while match.bot_decides:
            match.bot_acts()
        assert match.trouble and match.kept_as == match.file and match.file.exists()
    match.keep()
    assert match.trouble is None and sixgun.load(match.kept_as) == match.game


def test_a_match_that_cannot_be_written_does_not_begin(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, hard))
    try:
        with pytest.raises(sixgun.SixgunError, match="can't write"):
            begin(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [*tmp_path.iterdir()] == []


PLAYER = """
import sys
from pathlib import Path
from sixgun.matches.saved import open_match
match = open_match(Path(sys.argv[1]))
while match.bot_decides:
    match.bot_acts()
    print(match.number, flush=True)
"""


def test_killed_at_any_moment_nothing_that_was_told_is_lost(tmp_path: Path) -> None:
    match = begin(tmp_path, seed=4)
    match.close()
    for lines in (1, 4, 9):
        with subprocess.Popen([sys.executable, "-c", PLAYER, str(match.file)], stdout=subprocess.PIPE) as player:
            assert player.stdout
            for _ in range(lines):
                player.stdout.readline()
            player.send_signal(signal.SIGKILL)
            told = player.stdout.read().split()
        with open_match(match.file) as again:
            assert again.number >= (int(told[-1]) if told else lines)
