"""The files for Docker and the proxies name only what there is: files, commands, extras, settings, pages, processes."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from sixgun.cli import COMMANDS
from sixgun.server.http_api import ROUTER
from sixgun.server.settings import Settings

pytestmark = pytest.mark.once


def instructions(root: Path, name: str) -> list[str]:
    """What the Dockerfile says by one of its words."""
    text = (root / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line.removeprefix(name).strip() for line in text.splitlines() if line.startswith(f"{name} ")]


def test_the_image_is_built_of_files_that_are_there_and_not_left_out(root: Path) -> None:
    copied = [shlex.split(line)[:-1] for line in instructions(root, "COPY") if not line.startswith("--from")]
    named = {name for names in copied for name in names}
    assert {"pyproject.toml", "build_compiled.py", "tools", "src", "web"} <= named
    assert all((root / name).exists() for name in named)
    ignored = (root / ".dockerignore").read_text(encoding="utf-8").split()
    assert not named & {*ignored} and "**/node_modules" in ignored


def test_the_image_has_extras_and_a_command_of_ours(root: Path) -> None:
    (installed,) = [line for line in instructions(root, "RUN") if "pip install" in line]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = re.findall(r"\[([a-z,]+)\]", installed)[0].split(",")
    assert {*extras} == {"server", "arena"} <= project["optional-dependencies"].keys()
    assert instructions(root, "CMD") == ['["sixgun", "serve"]'] and "serve" in COMMANDS
    assert "house" in instructions(root, "USER")  # not the superuser


def test_settings_and_pages_are_those_of_the_house(root: Path) -> None:
    folder = root / "examples" / "house"
    text = "".join((root / name).read_text(encoding="utf-8") for name in ("Dockerfile", *map(str, folder.iterdir())))
    known = {f"SIXGUN_{name.upper()}" for name in Settings.model_fields}
    assert {"SIXGUN_DATABASE", "SIXGUN_TRUST_PROXY"} <= {*re.findall(r"SIXGUN_[A-Z_]+", text)} <= known
    paths = {str(getattr(route, "path", "")) for route in ROUTER.routes}
    assert {"/healthz", "/metrics"} <= set(re.findall(r"/healthz|/livez|/metrics", text)) <= paths


def test_what_compose_starts_is_what_the_proxy_asks(root: Path) -> None:
    compose = (root / "examples" / "house" / "compose.yaml").read_text(encoding="utf-8")
    (houses,) = re.findall(r"HOUSES: (.*)", compose)
    port = Settings.model_fields["port"].default
    assert houses.split() == [
        f"{name}:{port}" for name in re.findall(r"^  (house-\d): \*house$", compose, re.MULTILINE)
    ]
    caddy = (root / "examples" / "house" / "Caddyfile").read_text(encoding="utf-8")
    assert {*re.findall(r"\{\$(\w+)", caddy)} == {"PLAY_AT", "HOUSES"}
