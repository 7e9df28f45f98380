"""The checks of the page find a browser, or fail and say why."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from tools import web

pytestmark = pytest.mark.once


@pytest.fixture
def nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without a browser; the folder of its programs."""
    for name in ("CHROMIUM", "CI"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def program(folder: Path, name: str) -> str:
    """A program that can be found."""
    file = folder / name
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return str(file)


def test_a_browser_is_named_or_found(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert web.find_browser() is None
    found = program(nothing, "chromium-browser")
    assert web.find_browser() == found
    monkeypatch.setenv("CHROMIUM", "/opt/mine")
    assert web.find_browser() == "/opt/mine"


def test_debian_brings_one(nothing: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    asked: list[list[str]] = []

    def apt(command: list[str], **_: object) -> None:
        asked.append(command)
        if "install" in command:
            program(nothing, web.BROWSER)

    program(nothing, "apt-get")
    monkeypatch.setattr(subprocess, "run", apt)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert web.find_browser() == str(nothing / web.BROWSER)
    assert [command[1] for command in asked] == ["update", "install"]
    assert "Installing Debian's package" in capsys.readouterr().err


def test_without_one_they_fail_and_say_so(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(nothing, "node")
    monkeypatch.setattr("sys.argv", ["web", "browser"])
    with pytest.raises(SystemExit, match="Chromium is missing"):
        web.main()
