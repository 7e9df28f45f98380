"""What is written about the house is what the house is: generated pages, the first bot, and what hosting needs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools import protocol, settings

from sixgun.registry import GAMES
from sixgun.server.settings import Settings
from tests.server.houses import open_house


def test_the_page_of_the_protocol_is_as_the_models_say(root: Path) -> None:
    again = "Write it anew: python -m tools.protocol"
    assert (root / "docs" / "protocol.md").read_text(encoding="utf-8") == protocol.page(), again


def test_the_settings_of_the_page_are_those_of_the_house(root: Path) -> None:
    text = settings.PAGE.read_text(encoding="utf-8")
    assert text == settings.page(text), "Write them anew: python -m tools.settings"
    known = {"MODULES", "LANG", *[name.upper() for name in Settings.model_fields]}  # every command has the first two
    for page in (settings.PAGE, root / "docs" / "host.md", root / "docs" / "scale.md"):
        assert set(re.findall(r"SIXGUN_([A-Z_]+)", page.read_text(encoding="utf-8"))) <= known


@pytest.mark.parametrize("game", GAMES)
def test_the_first_bot_plays_a_whole_game(root: Path, tmp_path: Path, game: str) -> None:
    file = root / "examples" / "my_first_bot.py"
    code = file.read_text().split('"""\n', 1)[1]
    assert len([line for line in code.splitlines() if line]) <= 40  # as README.md says
    with open_house(str(tmp_path / "house.db"), tmp_path, bot_pause=0) as house:
        played = subprocess.run([sys.executable, str(file), house.link, game], capture_output=True, text=True)
    assert played.returncode == 0 and "It is over: {'side':" in played.stdout, played.stderr


def test_the_rules_alone_load_nothing_of_the_house() -> None:
    program = "import json, sys, sixgun, sixgun.cli; print(json.dumps(sorted(sys.modules)))"
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("COV_", "COVERAGE_"))}
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)
    heavy = {"fastapi", "sqlalchemy", "uvicorn", "pydantic", "websockets", "httpx", "asyncpg", "sixgun.server"}
    assert heavy & set(json.loads(told.stdout)) == set()
