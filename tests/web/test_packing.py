"""The page in the wheel: built outside of the source, left out where that is wished for or can't be done."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import build_compiled
import pytest
from tools import web

pytestmark = pytest.mark.once


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A small project with a page."""
    (tmp_path / "project/web/node_modules").mkdir(parents=True)
    (tmp_path / "project/src/sixgun/locale/en").mkdir(parents=True)
    (tmp_path / "project/web/index.html").write_text("<!doctype html>")
    (tmp_path / "project/pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    return tmp_path / "project/web"


def pretend(program: str, folder: Path, into: Path) -> None:
    """A build that copies the page, and sees that nothing but sources came along."""
    assert program == "node" and not (folder / "node_modules").exists()
    assert (folder / "../src/sixgun/locale/en").is_dir() and (folder / "../pyproject.toml").is_file()
    (into / "assets").mkdir(parents=True)
    (into / "index.html").write_bytes((folder / "index.html").read_bytes())
    (into / "assets" / "index-1.js").write_text("")


def test_every_file_has_its_place(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIXGUN_NO_WEB", raising=False)
    monkeypatch.setattr(web, "node", lambda: "node")
    monkeypatch.setattr(web, "build", pretend)
    packed = build_compiled.build_page(source, tmp_path / "workshop")
    assert sorted(packed.values()) == ["sixgun/web_dist/assets/index-1.js", "sixgun/web_dist/index.html"]
    assert all(Path(file).is_file() for file in packed)


def test_it_can_be_left_out(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_NO_WEB", "1")
    monkeypatch.setattr(web, "build", pretend)
    assert build_compiled.build_page(source, tmp_path / "workshop") == {}


def test_a_build_that_fails_says_so(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise subprocess.CalledProcessError(1, "npm")

    monkeypatch.delenv("SIXGUN_NO_WEB", raising=False)
    monkeypatch.setattr(web, "node", lambda: "node")
    monkeypatch.setattr(web, "build", fail)
    assert build_compiled.build_page(source, tmp_path / "workshop") == {}
    assert "the page could not be built" in capsys.readouterr().err


def test_the_lock_file_names_no_registry(root: Path) -> None:
    lock = (root / "web/package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock and '"resolved"' not in lock


def test_the_lock_file_has_what_every_platform_needs(root: Path) -> None:
    """`npm ci` refuses a lock file that leaves out what a library names, though another platform needs it."""
    packages = json.loads((root / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert "@rolldown/binding-darwin-arm64" in wanted
    assert {name for name in wanted if f"node_modules/{name}" not in packages} == set()
