"""The command line as a person meets it: a real process, its words and its exit code."""

from __future__ import annotations

import json
import os
import platform
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pexpect
import pytest

import sixgun
from sixgun.cli.play import deal
from sixgun.matches.folder import new_match
from sixgun.matches.match import seat_people
from tests.cli import nursery
from tests.processes import untraced

pytestmark = pytest.mark.installed
Call = Callable[..., subprocess.CompletedProcess[str]]


def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command with its output piped."""
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "120", **settings}
    command = [sys.executable, "-m", "sixgun", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, stdin=subprocess.DEVNULL)


@pytest.fixture
def call(tmp_path: Path) -> Call:
    """A command like `run`, but quicker."""
    return partial(nursery.call, tmp_path)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A finished game in a file."""
    game = sixgun.new_game("dice", players=4, seed=3)
    while game.decision:
        game.apply(game.decision.actions[0])
    sixgun.save(game.record(), tmp_path / "game.json")
    return str(tmp_path / "game.json")


@pytest.mark.parametrize("wish", [("rules", "classic"), ("--version",)])
def test_a_command_whose_output_nobody_reads_ends_quietly(wish: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "sixgun", *wish]
    reader, writer = os.pipe()
    os.close(reader)
    ended = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (1, b"")


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
    (("report", "dice", "--cards", "--bots", "legend"), "--bots"),
    (("analyse",), "RECORD"),
    (("analyse", "nowhere.json"), "nowhere.json"),
    (("dance",), "dance"),
    (("replay", "a", "b"), "arguments"),
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
    (("simulate", "classic", "--sets", "no-such"), "SIXGUN_MODULES"),
    (("simulate", "classic", "--sets", ""), "SIXGUN_MODULES"),
    (("simulate", "classic", "--option", "sets=base"), "sheriff_extra_card"),
    (("bench", "--sets", "base"), "name of a game"),
    (("puzzle", "poker"), "no game called"),
    (("puzzle", "dice", "--theme", "swap"), "stop"),
    (("puzzle", "--day", "tomorrow"), "2026-11-18"),
    (("puzzle", "--day", "2026-11-18", "--theme", "aim"), "not both"),
    (("puzzle", "--answer", "end"), "--json"),
    (("puzzle", "duel", "--json", "--answer", "dance"), "dance"),
    (("puzzle",), "terminal"),
]


@pytest.mark.parametrize(("arguments", "word"), BAD)
def test_bad_input_is_one_clear_sentence_and_exit_code_2(call: Call, arguments: tuple[str, ...], word: str) -> None:
    done = call(*arguments)
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
def test_every_command_has_help_with_examples(call: Call, command: str, language: str) -> None:
    done = call(*command.split(), "--help", "--lang", language)
    assert done.returncode == 0 and "sixgun" in done.stdout and done.stderr == ""
    assert command == "" or f"sixgun {command}" in " ".join(done.stdout.split()).split("--help")[1]


def test_the_version_is_told() -> None:
    how = os.environ.get("SIXGUN_EXPECTED", "interpreted")
    assert run("--version").stdout == f"sixgun {sixgun.__version__} ({how}), Python {platform.python_version()}\n"
    assert ("kompiliert" if how == "compiled" else "interpretiert") in run("--version", "--lang", "de").stdout


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


def test_a_module_from_elsewhere_brings_a_set_that_all_workers_know() -> None:
    study = ("simulate", "classic", "--sets", "base,toy", "--players", "8", "--games", "51", "--bots", "greenhorn")
    done = [run(*study, "--seed", "1", "--jobs", jobs, "--json", SIXGUN_MODULES="tests.sets.toy") for jobs in "12"]
    result = json.loads(done[0].stdout)
    assert done[0].stdout == done[1].stdout and result["options"] == {"sets": ["base", "toy"]}
    assert "pixie-pete" in result["wins"]["character"]


def test_a_module_that_is_not_there_is_one_clear_sentence() -> None:
    done = run("rules", "dice", SIXGUN_MODULES="no_such.module")
    assert done.returncode == 2 and "no_such.module" in done.stderr and done.stderr.count("\n") == 1


def test_a_closed_pipe_is_no_error() -> None:
    shell = f"{sys.executable} -m sixgun rules dice | head -1"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, env=untraced())
    assert done.stdout.startswith("#") and done.stderr == ""


def test_a_simulation_that_is_told_to_end_takes_its_workers_along() -> None:
    command = ["-m", "sixgun", "simulate", "dice", "--games", "10000000", "--jobs", "2", "--seed", "1"]
    terminal = pexpect.spawn(sys.executable, command, env=untraced(TERM="xterm"), timeout=300)
    terminal.expect(r"[1-9]\d*/10000000")  # the workers are at work
    terminal.kill(signal.SIGTERM)
    terminal.expect(pexpect.EOF)  # comes only when no worker holds the terminal any more
    terminal.close()
    assert terminal.exitstatus == 130


def test_without_arguments_the_help_is_shown() -> None:
    done = run()
    assert done.returncode == 0 and "sixgun play dice" in done.stdout and done.stderr == ""


def test_a_terminal_without_unicode_gets_question_marks() -> None:
    done = run("simulate", "dice", "--games", "20", "--seed", "1", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.isascii() and done.stderr == ""


def test_numbers_are_written_as_in_the_language() -> None:
    assert ",0 %" in run("simulate", "dice", "--games", "20", "--seed", "1", "--lang", "de").stdout


def test_a_game_that_was_left_can_be_listed_and_replayed(record: str, tmp_path: Path) -> None:
    game = sixgun.load({**json.loads(Path(record).read_text()), "actions": []})
    folder = tmp_path / "sixgun"
    folder.mkdir()
    new_match(game, seat_people(game.players, [0], ["gunhand"]), folder).close()
    (left,) = folder.iterdir()
    listed = run("play", "dice", "--list", XDG_DATA_HOME=str(tmp_path))
    assert listed.returncode == 0 and str(left) in listed.stdout
    mine, everything = run("replay", str(left), "--text"), run("replay", str(left), "--text", "--all")
    assert mine.returncode == everything.returncode == 0 and len(mine.stdout) < len(everything.stdout)


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
    roles = [text.count(" is a Renegade") + text.count(" is an Outlaw") for text in (everything.stdout, mine.stdout)]
    assert everything.returncode == 0 and roles == [3, 0] and "You are a Renegade" in mine.stdout
    assert run("replay", record, "--text", "--seat", "5").returncode == 2
    assert run("replay", record).returncode == 2


def test_replay_without_a_file_lists_the_games(tmp_path: Path) -> None:
    assert "play" in run("replay", XDG_DATA_HOME=str(tmp_path)).stderr
    game = sixgun.new_game("dice", players=4, seed=3)
    folder = tmp_path / "sixgun"
    new_match(game, seat_people(game.players, [0], ["gunhand"]), folder).close()
    listed = run("replay", XDG_DATA_HOME=str(tmp_path))
    assert listed.returncode == 0 and str(folder) in listed.stdout and "The Dice Game, 4 players" in listed.stdout


def test_a_folder_that_cannot_be_written_names_the_variable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = run("replay", XDG_DATA_HOME=str(tmp_path / "file")).stderr
    assert "XDG_DATA_HOME" in told and str(tmp_path / "file") in told


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("sixgun play d", {"dice", "duel"}),
        ("sixgun play dice --bots g", {"greenhorn", "gunhand"}),
        ("sixgun play classic --role s", {"sheriff"}),
        ("sixgun play classic --character s", {"sid-ketchum", "slab", "suzy-lafayette"}),
        ("sixgun replay /tm", {"/tm"}),
        ("sixgun play dice --resume /tm", {"/tm"}),
    ],
)
def test_the_shell_is_offered_games_bots_roles_characters_and_files(call: Call, line: str, offered: set[str]) -> None:
    done = call(COMP_WORDS=line, COMP_CWORD=str(len(line.split()) - 1), _SIXGUN_COMPLETE="bash_complete")
    assert {row.partition(",")[2] for row in done.stdout.splitlines() if row} == offered


def test_the_help_names_the_program_as_it_was_called_and_explains_the_options() -> None:
    told = run("play", "-h", SIXGUN_COMMAND="./run").stdout
    assert "./run play dice" in told and "stay in the box" in " ".join(told.split())


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("play",), "terminal"),
        (("play", "dice", "--name", "Ann,Bo"), "more names"),
        (("play", "classic", "--role", "cook"), "sheriff"),
        (("play", "duel", "--character", "jango"), "--character"),
    ],
)
def test_wishes_for_the_table_are_checked(call: Call, arguments: tuple[str, ...], word: str) -> None:
    done = call(*arguments)
    assert done.returncode == 2 and word in done.stderr


@pytest.mark.parametrize("game", ["dice", "classic"])
def test_a_role_and_a_character_are_dealt_for_practice(game: str) -> None:
    dealt = deal(game, 5, None, {}, [2], {"role": "renegade", "character": "willy"})
    player = dealt.view(2).to_dict()["players"][2]
    assert (player["role"], player["character"]) == ("renegade", "willy")
    assert int(str(dealt.start["seed"])) < 10**6 + 5000


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("rules", "dice", "zeppelin"), '"./run rules dice"'),
        (("play", "dice"), '"./run replay FILE --text"'),
        (("play", "dice", "--list"), '"./run play dice"'),
        (("simulate", "dice", "--frob"), '"./run simulate --help"'),
        (("bench", "--rate", "3"), "./run bench server"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_errors_name_the_program_as_it_was_called(
    call: Call, arguments: tuple[str, ...], hint: str, language: str, tmp_path: Path
) -> None:
    told = call(*arguments, "--lang", language, SIXGUN_COMMAND="./run", XDG_DATA_HOME=str(tmp_path)).stderr
    told = told.translate(str.maketrans("„“”«»", '"""""'))
    assert told.startswith("./run: ") and hint in told and "sixgun " not in told


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("sixgun play classic --option b", {"beginner"}),
        ("sixgun play duel --option c", {"characters"}),
        ("sixgun play dice --option a", set()),
        ("sixgun simulate classic --option s", {"sheriff_extra_card"}),
        ("sixgun simulate classic --sets b", {"base"}),
        ("sixgun simulate classic --sets base,t", {"base,toy"}),
    ],
)
def test_the_shell_is_offered_the_options_of_the_game(call: Call, line: str, offered: set[str]) -> None:
    words = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1), "SIXGUN_MODULES": "tests.sets.toy"}
    done = call(**words, _SIXGUN_COMPLETE="bash_complete")
    assert {row.partition(",")[2] for row in done.stdout.splitlines() if row} == offered


def test_the_shell_completes_for_whoever_started_with_run() -> None:
    line = "./run play d"
    done = run(COMP_WORDS=line, COMP_CWORD="2", _SIXGUN_COMPLETE="bash_complete", SIXGUN_COMMAND="./run")
    assert {row.partition(",")[2] for row in done.stdout.splitlines()} == {"dice", "duel"}


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("You draw ", "The Outlaws draw 2 cards")),
        ("de", ("Du ziehst ", "Banditen ziehen 2 Karten")),
        ("es", ("Tú robas ", "Los Forajidos roban 2 cartas")),
    ],
)
def test_the_duel_is_told_in_the_active_voice(language: str, sentences: tuple[str, ...], tmp_path: Path) -> None:
    game = sixgun.new_game("duel", seed=3)
    for _ in range(40):
        assert game.decision
        game.apply(game.decision.actions[0])
    sixgun.save(game.record(), tmp_path / "game.json")
    told = run("replay", str(tmp_path / "game.json"), "--text", "--seat", "1", "--lang", language).stdout
    assert [line for line in sentences if line not in told] == []
    assert not [line for line in told.splitlines() if " is played" in line or " wird " in line or ": se " in line]


def test_puzzles_are_listed_and_solved_by_programs(call: Call) -> None:
    listed = json.loads(call("puzzle", "dice", "--list", "--json").stdout)
    assert listed["solved"] == 0 and {"theme", "puzzles", "solved"} == set(listed["themes"][0])
    assert "When to stop rolling" in call("puzzle", "dice", "--list").stdout
    asked = json.loads(call("puzzle", "dice", "--json", "--day", "2026-11-18").stdout)
    assert asked["view"]["game"] == "dice" and "best" not in asked
    told = json.loads(call("puzzle", "dice", "--json", "--day", "2026-11-18", "--answer", asked["actions"][0]).stdout)
    assert told["id"] == asked["id"] and told["verdict"] in ("right", "wrong") and told["text"]
