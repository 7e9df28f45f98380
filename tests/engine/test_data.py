"""Records and positions from files: what is right is read, what is wrong is named."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixgun
from sixgun.api import read_json
from sixgun.arena.bench import compiled
from sixgun.engine.errors import shown


def record(name: str = "dice") -> dict[str, Any]:
    game = sixgun.new_game(name, players=sixgun.GAMES[name].usual_players, seed=7)
    for _ in range(12):
        if game.decision:
            game.apply(game.decision.actions[0])
    return game.record()


def position(name: str = "dice") -> dict[str, Any]:
    return sixgun.load(record(name)).position()


def put(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The data with another value at a path such as `players.0.life`; `...` takes the field away."""
    changed = copy.deepcopy(data)
    *way, last = path.split(".")
    at: Any = changed
    for step in way:
        at = at[int(step) if step.isdecimal() else step]
    if value is ...:
        del at[last]
    else:
        at[int(last) if last.isdecimal() else last] = value
    return changed


def deep(levels: int) -> object:
    """Lists in lists."""
    nest: list[object] = []
    for _ in range(levels):
        nest = [nest]
    return nest


BAD_RECORDS = [
    ("sixgun", "recipe", "sixgun"),
    ("sixgun", ..., "sixgun"),
    ("version", 2, "version"),
    ("version", "1", "version"),
    ("version", 1.0, "version"),
    ("version", True, "version"),
    ("rules", True, "rules"),
    ("rules", float(sixgun.GAMES["dice"].version), "rules"),
    ("position", {}, "players"),
    ("seed", 10**5000, "seed"),
    ("seed", "9" * 5000, "seed"),
    ("players", 10**5000, "players"),
    ("options", deep(5000), "options"),
    ("rules", 99, "rules"),
    ("players", 9, "players"),
    ("players", "5", "players"),
    ("players", True, "players"),
    ("players", ..., "players"),
    ("seed", -1, "seed"),
    ("seed", str(2**256), "seed"),
    ("seed", "seven", "seed"),
    ("seed", 1.5, "seed"),
    ("actions", "stop", "actions"),
    ("actions", ..., "actions"),
    ("actions.0", 7, "actions[0]"),
    ("actions.0", "beer 0", "actions[0]"),
    ("actions.0", "dance", "actions[0]"),
    ("colour", "red", "colour"),
]


@pytest.mark.parametrize(("path", "value", "field"), BAD_RECORDS, ids=shown)
def test_a_broken_record_names_its_field(path: str, value: object, field: str) -> None:
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(record(), path, value))
    assert error.value.field.startswith(field) and field in str(error.value)
    assert len(str(error.value)) < 1500 and str(error.value).isprintable()


BAD_DICE_POSITIONS = [
    ("version", 0, "version"),
    ("players", {}, "players"),
    ("players", [], "players"),
    ("players.0", 3, "players[0]"),
    ("players.1.character", "zorro", "players[1].character"),
    ("players.1.role", "sheriff", "players"),
    ("players.1.role", "unknown", "players"),
    ("players.2.life", 99, "players[2].life"),
    ("players.2.life", -1, "players[2].life"),
    ("players.2.life", 3.5, "players[2].life"),
    ("players.0.arrows", 9, "players[0].arrows"),
    ("players.0.arrows", "two", "players[0].arrows"),
    ("players.0.hat", 1, "players[0].hat"),
    ("roller", 5, "roller"),
    ("roller", ..., "roller"),
    ("turn", -3, "turn"),
    ("dice", ["beer"], "dice"),
    ("dice.0", "heart", "dice[0]"),
    ("next_dice", ["none"], "next_dice"),
    ("next_dice", "beer", "next_dice"),
    ("beer_spent", 1, "beer_spent"),
    ("stack", [], "stack"),
    ("stack", 5, "stack"),
    ("stack.0", {"frame": "rolling", "rolls": 1, "to_roll": []}, "stack[0].frame"),
    ("stack.0", {"frame": "nap"}, "stack[0].frame"),
    ("stack.0", {"frame": "turn", "phase": "tea"}, "stack[0].phase"),
    ("stack.0", {"frame": "turn"}, "stack[0].phase"),
    ("stack.0", {"frame": "turn", "phase": "roll", "x": 1}, "stack[0].x"),
    ("outcome", {"side": "law", "winners": [0]}, "outcome"),
    ("outcome", 3, "outcome"),
    ("outcome", {"side": "nobody", "winners": []}, "outcome"),
    ("seed", [], "seed"),
    ("seed", 10**5000, "seed"),
    ("turn", 10**5000, "turn"),
    ("players.0.life", deep(5000), "players[0].life"),
    ("players.0.role", "\x1b[2J", "players[0].role"),
    ("\x1b[2J", 1, "\x1b[2J"),
]
BAD_CLASSIC_POSITIONS = [
    ("players.0.hand", ["joker"], "players[0].hand[0]"),
    ("players.0.in_play", 3, "players[0].in_play"),
    ("players.0.life", 9, "players[0].life"),
    ("players.0.eliminated", True, "players[0].eliminated"),
    ("players.1.role", "sheriff", "players"),
    ("players.1.character", "zorro", "players[1].character"),
    ("active", 5, "active"),
    ("deck", ["bang-AS", "bang-AS"], "deck"),
    ("known", {"bang-AS": [9]}, "known.bang-AS[0]"),
    ("known", {"joker": "all"}, "known.joker"),
    ("beginner", True, "deck"),
    ("always_ask", 1, "always_ask"),
    ("stack.0.phase", "tea", "stack[0].phase"),
    ("outcome", {"side": "law", "winners": [0]}, "outcome"),
    ("bangs", -1, "bangs"),
    ("moon", 1, "moon"),
]
BAD_DUEL_POSITIONS = [
    ("players.0.hand", ["joker"], "players[0].hand[0]"),
    ("players.0.characters", 3, "players[0].characters"),
    ("players.0.characters", [None, None], "players"),
    ("players.0.characters.0.life", 9, "players[0].characters[0].life"),
    ("players.0.characters.0.equipment", ["colt-l1"], "players[0].characters[0].equipment"),
    ("players.1.characters.0.character", "zorro", "players[1].characters[0].character"),
    ("players.1.characters.0", {"character": "jango"}, "players[1]"),
    ("players.0.front", 3, "players[0].front"),
    ("players.0.side", "outlaws", "players[0].side"),
    ("players.0.deck", ["colt-o1"], "players[0].deck"),
    ("fallen", ["jango", "jango"], "players"),
    ("active", 2, "active"),
    ("discard", ["colt-l1", "colt-l1"], "discard"),
    ("known", {"colt-l1": [9]}, "known.colt-l1[0]"),
    ("known", {"joker": "all"}, "known.joker"),
    ("always_ask", 1, "always_ask"),
    ("aimed", "zorro", "aimed"),
    ("used", ["zorro"], "used[0]"),
    ("stack.0.phase", "tea", "stack[0].phase"),
    ("outcome", {"side": "law", "winners": [0]}, "outcome"),
    ("bangs", -1, "bangs"),
    ("moon", 1, "moon"),
]
BAD_POSITIONS = [
    *[("dice", *bad) for bad in BAD_DICE_POSITIONS],
    *[("classic", *bad) for bad in BAD_CLASSIC_POSITIONS],
    *[("duel", *bad) for bad in BAD_DUEL_POSITIONS],
]


@pytest.mark.parametrize(("name", "path", "value", "field"), BAD_POSITIONS, ids=shown)
def test_a_broken_position_names_its_field(name: str, path: str, value: object, field: str) -> None:
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(position(name), path, value))
    assert error.value.field.startswith(field) and str(error.value).isprintable()
    assert field in str(error.value) or not field.isprintable()


def test_nine_arrows_held_are_impossible() -> None:
    data = put(put(position(), "players.0.arrows", 5), "players.1.arrows", 4)
    with pytest.raises(sixgun.BadData, match="8 arrows at most"):
        sixgun.load(data)


def test_a_dead_player_has_no_arrows_and_no_dice() -> None:
    dead = put(position(), "players.4.life", 0)
    with pytest.raises(sixgun.BadData, match="without life"):
        sixgun.load(put(dead, "players.4.arrows", 1))
    with pytest.raises(sixgun.BadData, match="living"):
        sixgun.load(put(put(dead, "players.4.arrows", 0), "roller", 4))


def test_a_decided_position_needs_its_outcome() -> None:
    data = position()
    sheriff = [player["role"] for player in data["players"]].index("sheriff")
    dead = put(put(data, f"players.{sheriff}.life", 0), f"players.{sheriff}.arrows", 0)
    dead["roller"] = (sheriff + 1) % 5
    with pytest.raises(sixgun.BadData, match="already over"):
        sixgun.load(dead)


def test_a_finished_game_round_trips() -> None:
    for players in (3, 5):
        game = sixgun.new_game("dice", players=players, seed=3)
        while game.decision:
            game.apply(game.decision.actions[0])
        again = sixgun.load(json.loads(json.dumps(game.position())))
        assert again.outcome == game.outcome and again.state == game.state


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.floats(),
    st.text(max_size=6),
    st.lists(st.integers(0, 9), max_size=6),
)


def paths(data: object, prefix: str = "") -> list[str]:
    """Every place in some JSON."""
    found = []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    for name, value in items:
        found += [f"{prefix}{name}", *paths(value, f"{prefix}{name}.")]
    return found


@pytest.mark.parametrize("name", sixgun.GAMES)
@settings(max_examples=300 if compiled() else 60, deadline=None)
@given(choices=st.lists(st.integers(0, 999), max_size=60), place=st.integers(0, 10**6), value=VALUES)
def test_no_change_to_a_position_does_worse_than_an_error(
    name: str, choices: list[int], place: int, value: object
) -> None:
    sizes = sixgun.GAMES[name].players
    game = sixgun.new_game(name, players=sizes[place % len(sizes)], seed=place)
    for choice in choices:
        if game.decision:
            game.apply(game.decision.actions[choice % len(game.decision.actions)])
    data = game.position()
    places = paths(data)
    try:
        again = sixgun.load(put(data, places[place % len(places)], value))
    except sixgun.SixgunError:
        return
    for _ in range(50):
        if again.decision:
            again.apply(again.decision.actions[place % len(again.decision.actions)])
    assert sixgun.load(again.position()).state == again.state


@settings(max_examples=100, deadline=None)
@given(cut=st.integers(0, 10**6))
def test_a_file_that_was_cut_off_is_an_error(tmp_path_factory: pytest.TempPathFactory, cut: int) -> None:
    text = json.dumps(record())
    file = tmp_path_factory.getbasetemp() / "cut.json"
    file.write_text(text[: cut % (len(text) - 1)], encoding="utf-8")
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(file)
    assert error.value.field == "file"


def test_files_are_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sixgun.save(record(), file)
    with pytest.raises(TypeError):
        sixgun.save({"bad": object()}, file)
    assert sixgun.load(file).record() == record() and list(tmp_path.iterdir()) == [file]


def test_what_cannot_be_read_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(sixgun.SixgunError, match="Check the path"):
        read_json(tmp_path / "nothing.json")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    with pytest.raises(sixgun.BadData):
        sixgun.load(tmp_path / "deep.json")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(sixgun.BadData):
        sixgun.load(tmp_path / "binary.json")


def test_a_record_may_begin_with_a_position() -> None:
    game = sixgun.load(position())
    assert game.decision is not None
    game.apply(game.decision.actions[0])
    assert sixgun.load(json.loads(json.dumps(game.record()))) == game


def test_an_unknown_game_and_an_unknown_bot_are_named() -> None:
    with pytest.raises(sixgun.SixgunError, match="poker"):
        sixgun.new_game("poker", players=4)
    with pytest.raises(sixgun.SixgunError, match="slinger"):
        sixgun.make_bot("slinger", "dice", sixgun.rng(1))
    with pytest.raises(sixgun.BadData, match="seat"):
        sixgun.new_game("dice", players=4).view(4)


def test_a_text_that_means_nothing_is_an_error_and_a_text_that_is_not_legal_is_refused() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    for text in (
        "dance",
        "shoot moon",
        "shoot 9",
        "roll 1,1",
        "roll 6",
        "roll",
        " stop",
        "STOP",
        "x" * 5000,
        "shoot 1",
    ):
        with pytest.raises(sixgun.IllegalAction) as refused:
            game.apply(text)
        assert game.why_not(text) == refused.value.reason and "{???}" not in str(refused.value)
    assert game.history == []


def test_an_error_about_a_huge_value_is_still_a_sentence() -> None:
    for path, value in (("turn", 10**30), ("players.0.life", 10**40), ("players.0.role", "x" * 9000)):
        with pytest.raises(sixgun.BadData) as error:
            sixgun.load(put(position(), path, value))
        assert error.value.field in str(error.value) and len(str(error.value)) < 2000


def test_a_seat_in_the_stack_must_be_at_the_table() -> None:
    here = {"frame": "losing", "cause": "bullseye", "by": 6, "points": [0] * 5, "kept": 0, "returns": 0, "deaths": 0}
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(position(), "stack", [{"frame": "turn", "phase": "beer"}, {**here, "phase": "lose"}]))
    assert error.value.field == "stack[1].by"


def test_saving_to_a_folder_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(sixgun.SixgunError):
        sixgun.save(record(), tmp_path / "folder")
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


THREE = {"sixgun": "position", "version": 1, "game": "dice", "roller": 1}
ENDINGS = [
    ((0, 5, 5), "outlaw", [1], True),  # the Outlaw's target is gone
    ((5, 0, 5), "outlaw", [1], False),  # the dead don't win over anybody
    ((0, 5, 5), "renegade", [2], False),  # the target lives
    ((0, 5, 5), "outlaw", [2], False),
    ((0, 5, 5), "outlaw", [1, 2], False),
    ((0, 5, 5), "law", [1], False),
    ((0, 0, 5), "renegade", [2], True),
    ((0, 0, 5), "outlaw", [1], False),
    ((0, 0, 0), "outlaw", [1], True),
    ((5, 5, 5), "outlaw", [1], False),
]


@pytest.mark.parametrize(("lives", "side", "winners", "possible"), ENDINGS)
def test_among_three_only_an_ending_that_can_be_is_read(
    lives: tuple[int, ...], side: str, winners: list[int], possible: bool
) -> None:
    seats = zip(lives, ("deputy", "outlaw", "renegade"), ("slab", "willy", "jourdonnais"), strict=True)
    players = [{"life": life, "role": role, "character": character} for life, role, character in seats]
    data = {**THREE, "players": players, "outcome": {"side": side, "winners": winners}}
    if possible:
        assert sixgun.load(data).outcome == sixgun.Outcome(side, tuple(winners))
    else:
        with pytest.raises(sixgun.BadData, match="outcome"):
            sixgun.load(data)


def test_strange_arguments_are_named() -> None:
    for name in (10**5000, deep(5000), None, "\x1b[2J"):
        with pytest.raises(sixgun.SixgunError) as error:
            sixgun.new_game(name)  # type: ignore[arg-type]
        assert str(error.value).isprintable() and len(str(error.value)) < 300
    for seed in (10**5000, -(10**5000), "9" * 5000, deep(5000)):
        with pytest.raises(sixgun.BadData, match="seed"):
            sixgun.rng(seed)  # type: ignore[arg-type]
    with pytest.raises(sixgun.BadData, match="name of a field"):
        sixgun.load({10**5000: 1})  # type: ignore[dict-item]
    with pytest.raises(sixgun.BadData, match="deep"):
        sixgun.save({"game": deep(5000)}, "/nowhere/game.json")


def test_a_position_of_another_game_does_not_fit_a_record() -> None:
    game = sixgun.load(position())
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load({**game.record(), "game": "classic"})
    assert error.value.field == "position.game"


def test_an_action_after_the_end_is_named() -> None:
    game = sixgun.new_game("dice", players=4, seed=3)
    while game.decision:
        game.apply(game.decision.actions[0])
    longer = {**game.record(), "actions": [*[action.text for action in game.history], "stop"]}
    with pytest.raises(sixgun.BadData, match="over before"):
        sixgun.load(longer)
