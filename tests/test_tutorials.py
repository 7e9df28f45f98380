"""The tutorials do what they show: their files, their Python, their commands."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

BLOCK = re.compile(r'```(python|sh|text)(?: title="(.*?)")?\n(.*?)```', re.DOTALL)
TUTORIALS = ("first-game", "own-bot", "train", "character")


def run(folder: Path, *command: str, **settings: str) -> str:
    """What a program says, run in a folder as a person would."""
    here = {"XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "COLUMNS": "100", "SIXGUN_LANG": "en"}
    paths = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, **here, **settings, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def command(folder: Path, line: str) -> str:
    """What `NAME=VALUE sixgun COMMAND` says."""
    words = shlex.split(line)
    at = words.index("sixgun")
    return run(folder, "-m", *words[at:], **dict(word.split("=", 1) for word in words[:at]))


@pytest.mark.many
@pytest.mark.installed
@pytest.mark.parametrize("name", TUTORIALS)
def test_a_tutorial_does_what_it_shows(name: str, root: Path, tmp_path: Path) -> None:
    page = root / "docs" / "tutorials" / f"{name}.md"
    said = ""
    for language, title, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if title:
            (tmp_path / title).write_text(text, encoding="utf-8")
        elif language == "sh":
            said = "".join([command(tmp_path, line) for line in text.splitlines()])
        elif language == "text":
            assert text.strip() in said
    run(tmp_path, "-m", "doctest", str(page))


@pytest.mark.once
def test_the_buttons_of_the_evening_are_those_of_the_page(root: Path) -> None:
    page = (root / "docs" / "tutorials" / "evening.md").read_text(encoding="utf-8")
    texts = (root / "src" / "sixgun" / "locale" / "en" / "web.ftl").read_text(encoding="utf-8")
    named = re.findall(r"\*\*(.+?)\*\*", page)
    assert len(named) > 5 and [name for name in named if f" = {name}\n" not in texts] == []
