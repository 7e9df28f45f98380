"""The command line as a person meets it: a real process, its words and its exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import sixgun


def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command with its output piped."""
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "120", **settings}
    command = [sys.executable, "-m", "sixgun", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, stdin=subprocess.DEVNULL)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A finished game in a file."""
    game = sixgun.new_game("dice", players=4, seed=3)
    while game.decision:
        game.apply(game.decision.actions[0])
    sixgun.save(game.record(), tmp_path / "game.json")
    return str(tmp_path / "game.json")


BAD = [
    (("simulate", "poker"), "no game called"),
    (("play", "poker"), "no game called"),
    (("simulate", "dice", "--players", "9"), "3 to 8"),
    (("simulate", "dice", "--players", "two"), "--players"),
    (("play", "dice", "--players", "2"), "3 to 8"),
    (("play", "dice", "--seat", "6"), "--seat"),
    (("play", "dice", "--seat", "one"), "--seat"),
    (("play", "dice", "--seat", "1,1"), "twice"),
    (("play", "dice"), "terminal"),
    (("simulate", "dice", "--seed", "-1"), "--seed"),
    (("simulate", "dice", "--seed", "1" * 90), "--seed"),
    (("simulate", "dice", "--seed", "abc"), "--seed"),
    (("simulate", "dice", "--games", "0"), "--games"),
    (("simulate", "dice", "--jobs", "0"), "--jobs"),
    (("simulate", "dice", "--bots", "slinger"), "slinger"),
    (("simulate", "dice", "--frob"), "--frob"),
    (("simulate", "dice", "--games"), "--games"),
    (("simulate",), "GAME"),
    (("dance",), "dance"),
    (("replay",), "FILE"),
    (("replay", "/no/such/file"), "/no/such/file"),
    (("rules", "dice", "zeppelin"), "zeppelin"),
    (("rules", "dice", "beer", "more"), "--help"),
    (("--lang", "fr", "bench"), "fr"),
    (("simulate", "dice", "--players", "9" * 5000), "--players"),
    (("play", "dice", "--seat", "9" * 5000), "--seat"),
    (("rules", "dice", "x" * 5000), "x"),
    (("play", "dice", "--resume", "--seed", "3"), "--seed"),
    (("simulate", "dice", "--players", "-1"), "3 to 8"),
    (("simulate", "classic", "--option", "moon"), "moon"),
    (("play", "dice", "--option", "beginner"), "beginner"),
    (("simulate", "duel", "--option", "characters=13"), "2 to 12"),
    (("simulate", "duel", "--option", "characters=many"), "many"),
    (("simulate", "duel", "--option", "characters"), "characters"),
    (("simulate", "duel", "--option", "always_ask=2"), "always_ask"),
    (("simulate", "duel", "--players", "3"), "always played by 2"),
]


@pytest.mark.parametrize(("arguments", "word"), BAD)
def test_bad_input_is_one_clear_sentence_and_exit_code_2(arguments: tuple[str, ...], word: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2 and done.stdout == ""
    assert word in done.stderr and done.stderr.count("\n") == 1 and "Traceback" not in done.stderr


@pytest.mark.parametrize("text", ["", "{", "[]", '{"sixgun": "record"}', '{"game": "dice", "sixgun": 3}', "\x00"])
def test_a_broken_file_is_one_clear_sentence(text: str, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text(text)
    done = run("replay", str(tmp_path / "bad.json"), "--text")
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "Traceback" not in done.stderr


def test_errors_come_in_the_persons_language() -> None:
    assert "Spiel" in run("simulate", "poker", "--lang", "de").stderr
    assert "juego" in run("simulate", "poker", SIXGUN_LANG="es").stderr
    assert "Spiel" in run("simulate", "poker", LANG="de_DE.UTF-8", LC_ALL="").stderr


@pytest.mark.parametrize("command", ["", "play", "simulate", "bench", "replay", "rules"])
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_command_has_help_with_examples(command: str, language: str) -> None:
    done = run(*command.split(), "--help", "--lang", language)
    assert done.returncode == 0 and "sixgun" in done.stdout and done.stderr == ""
    assert command == "" or f"sixgun {command}" in " ".join(done.stdout.split()).split("--help")[1]


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"sixgun {sixgun.__version__}\n"


def test_simulate_prints_clean_tables_when_piped() -> None:
    done = run("simulate", "dice", "--games", "50", "--seed", "1", "--bots", "greenhorn,gunhand")
    assert done.returncode == 0 and done.stderr == "" and "\x1b" not in done.stdout
    for heading in ("Winning side", "Role", "Character", "Seat", "Bot", "95 % interval", "Turns"):
        assert heading in done.stdout


def test_simulate_gives_the_same_json_whatever_the_jobs() -> None:
    same = ("simulate", "dice", "--games", "450", "--seed", "5", "--bots", "greenhorn", "--json", "--players", "4")
    one, two = run(*same), run(*same, "--jobs", "2")
    assert one.returncode == 0 and one.stdout == two.stdout
    result = json.loads(one.stdout)
    assert result["games"] == 450 and set(result["wins"]) == {"side", "role", "character", "seat", "bot"}


def test_a_closed_pipe_is_no_error() -> None:
    shell = f"{sys.executable} -m sixgun rules dice | head -1"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True)
    assert done.stdout.startswith("#") and done.stderr == ""


def wait_for_workers(pid: int) -> None:
    """Until a process has children, as far as this machine tells; a busy one takes its time to start."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    end = time.monotonic() + 40
    while children.exists() and not children.read_text().strip() and time.monotonic() < end:
        time.sleep(0.1)
    time.sleep(2)


def test_a_simulation_that_is_told_to_end_takes_its_workers_along() -> None:
    command = [sys.executable, "-m", "sixgun", "simulate", "dice", "--games", "10000000", "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        wait_for_workers(process.pid)
        process.terminate()
        process.communicate(timeout=60)  # ends only when no worker holds the pipe any more
    assert process.returncode == 130


def test_without_arguments_the_help_is_shown() -> None:
    done = run()
    assert done.returncode == 0 and "sixgun play dice" in done.stdout and done.stderr == ""


def test_a_terminal_without_unicode_gets_question_marks() -> None:
    done = run("simulate", "dice", "--games", "20", "--seed", "1", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.isascii() and done.stderr == ""


def test_numbers_are_written_as_in_the_language() -> None:
    assert ",0 %" in run("simulate", "dice", "--games", "20", "--seed", "1", "--lang", "de").stdout


def test_a_game_that_was_left_can_be_replayed(record: str, tmp_path: Path) -> None:
    game = json.loads(Path(record).read_text())
    session = {"sixgun": "session", "version": 1, "record": game, "humans": [0], "bots": []}
    (tmp_path / "left.json").write_text(json.dumps(session))
    assert run("replay", str(tmp_path / "left.json"), "--text").returncode == 0


@pytest.mark.parametrize("game", list(sixgun.GAMES))
def test_every_game_can_be_simulated_and_has_rules(game: str) -> None:
    done = run("simulate", game, "--games", "20", "--bots", "greenhorn,gunhand", "--seed", "1")
    assert done.returncode == 0 and done.stderr == ""
    assert f"{game}.setup.characters" in run("rules", game).stdout


def test_options_of_a_game_can_be_given_numbers() -> None:
    plain = ("simulate", "duel", "--games", "20", "--seed", "1", "--bots", "greenhorn", "--json")
    result = json.loads(run(*plain, "--option", "characters=2").stdout)
    assert result["options"] == {"characters": 2} and result["players"] == 2
    assert result["length"]["turns"]["max"] < json.loads(run(*plain).stdout)["length"]["turns"]["max"]


def test_options_of_a_game_can_be_switched_on() -> None:
    plain = ("simulate", "classic", "--games", "30", "--seed", "1", "--bots", "greenhorn", "--json")
    result = json.loads(run(*plain, "--option", "beginner", "--option", "sheriff_extra_card").stdout)
    assert result["options"] == {"beginner": True, "sheriff_extra_card": True}
    assert result["length"] != json.loads(run(*plain).stdout)["length"]


def test_rules_show_clauses_about_a_topic() -> None:
    done = run("rules", "dice", "slab")
    assert done.stdout.startswith("dice.slab\n") and done.returncode == 0
    assert "dice.setup.players" in run("rules", "dice").stdout
    assert "Bier" in run("rules", "dice", "dice.beer", "--lang", "de").stdout


def test_bench_tells_whether_it_is_compiled() -> None:
    result = json.loads(run("bench", "dice", "--json").stdout)
    assert isinstance(result["compiled"], bool) and result["per_second"]["decisions"] > 0


def test_replay_prints_a_game_as_text(record: str) -> None:
    everything = run("replay", record, "--text")
    mine = run("replay", record, "--text", "--seat", "2")
    assert everything.returncode == 0 and len(everything.stdout.splitlines()) == len(mine.stdout.splitlines()) + 2
    assert run("replay", record, "--text", "--seat", "5").returncode == 2
    assert run("replay", record).returncode == 2
