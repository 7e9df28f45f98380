"""Files are written whole or not at all, where they belong; what is no file of ours is named."""

from __future__ import annotations

import json
import os
import resource
import stat
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path

import pytest

import sixgun
from sixgun.files import read_json


def game(seed: int = 1) -> sixgun.Game:
    return sixgun.new_game("dice", seed=seed)


def test_a_link_stays_a_link_and_its_file_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    file, link = tmp_path / "far" / "game.json", tmp_path / "link.json"
    sixgun.save(game(1), file)
    link.symlink_to(file)
    sixgun.save(game(2), link)
    assert link.is_symlink() and sixgun.load(file) == game(2)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["far", "game.json", "link.json"]


def test_a_file_keeps_its_mode_and_a_new_one_has_the_usual(tmp_path: Path) -> None:
    file, usual = tmp_path / "game.json", tmp_path / "usual"
    usual.touch()
    sixgun.save(game(1), file)
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
    file.chmod(0o640)
    sixgun.save(game(2), file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_file_is_on_the_disk_and_closed_before_it_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def noted(name: str, call: Callable[..., object]) -> Callable[..., object]:
        def noting(*given: object) -> object:
            done.append(name)
            return call(*given)

        return noting

    monkeypatch.setattr(os, "fsync", noted("sync", os.fsync))
    monkeypatch.setattr(os, "close", noted("close folder", os.close))
    monkeypatch.setattr(Path, "replace", noted("replace", Path.replace))
    sixgun.save(game(), tmp_path / "game.json")
    assert done == ["sync", "replace", "sync", "close folder"]


@pytest.mark.parametrize("place", ["folder", "/dev/null", "/dev/full", "pipe"])
def test_what_is_no_file_is_left_alone(place: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(sixgun.SixgunError, match="no file but a folder or a device"):
        sixgun.save(game(), tmp_path / place)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "pipe"]


def save_on_a_full_disk(path: Path) -> str:
    """Save where no file may be longer than a hundred bytes."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
    try:
        sixgun.save(game(2), path)
    except sixgun.SixgunError as error:
        return str(error)
    return "saved"


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sixgun.save(game(1), file)
    with get_context("fork").Pool(1) as workers:
        said = workers.apply(save_on_a_full_disk, (file,))
    assert "Nothing was changed" in said
    assert sixgun.load(file) == game(1) and list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("path", ["game\0.json", "game\ud800.json"])
def test_a_path_that_cannot_be_is_named_without_its_control_characters(path: str, tmp_path: Path) -> None:
    for use in (lambda: sixgun.load(tmp_path / path), lambda: sixgun.save(game(), tmp_path / path)):
        with pytest.raises(sixgun.SixgunError) as error:
            use()
        assert error.value.code == "bad-path" and "\0" not in str(error.value) and "\\" in str(error.value)


def test_a_field_that_is_there_twice_is_named(tmp_path: Path) -> None:
    file = tmp_path / "twice.json"
    text = json.dumps(game().record())
    file.write_text(text.replace('"players": 5', '"players": 5, "players": 4'))
    with pytest.raises(sixgun.BadData, match="twice") as error:
        sixgun.load(file)
    assert error.value.field == "players"


def test_a_huge_file_is_not_read_for_ever() -> None:
    with pytest.raises(sixgun.BadData, match="larger than 64 MB"):
        read_json("/dev/zero")


def test_a_file_says_what_is_wrong_without_control_characters(tmp_path: Path) -> None:
    file = tmp_path / "bell.json"
    for field in ("\x1b[31mred\a", "x" * 10_000):
        file.write_text(json.dumps({**game().record(), field: 1}))
        with pytest.raises(sixgun.BadData) as error:
            sixgun.load(file)
        assert error.value.field == field
        assert str(error.value).isprintable() and len(str(error.value)) < 400
