"""The house serves the page: its own files and no others, and finished games to be shown again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.api import load
from sixgun.server import pages

from .houses import browser, house_here, play_all, seat_people


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is built, with a secret beside it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Sixgun</title>")
    (page / "assets" / "index-1.js").write_text("console.log(1)")
    (page / "assets" / "notes.txt").write_text("nobody's business")
    (tmp_path / "secret.js").write_text("secret")
    monkeypatch.setattr(pages, "PACKED", page)
    return page


@pytest.mark.parametrize(
    "path", ["/", "/about", "/t/ABCDEF", "/t/ABCDEF/board", "/rules/classic", "/games/0a1b", "/learn/duel"]
)
async def test_every_address_of_the_page_is_the_page(tmp_path: Path, built: Path, path: str) -> None:
    async with house_here(str(tmp_path / "house.db")) as house, browser(house.link) as client:
        answer = await client.get(path)
        assert answer.text == (built / "index.html").read_text()
        assert answer.headers["content-type"].startswith("text/html") and answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


async def test_the_icon_is_a_drawing_and_a_picture(tmp_path: Path, built: Path) -> None:
    (built / "icon.svg").write_text("<svg/>")
    (built / "icon-192.png").write_bytes(b"a picture")
    async with house_here(str(tmp_path / "house.db")) as house, browser(house.link) as client:
        drawing, picture = await client.get("/icon.svg"), await client.get("/icon-192.png")
        assert drawing.headers["content-type"].startswith("image/svg") and drawing.text == "<svg/>"
        assert picture.headers["content-type"] == "image/png" and picture.content == b"a picture"
        assert (await client.get("/icon-512.png")).status_code == 404


@pytest.mark.usefixtures("built")
async def test_files_are_served_packed_for_ever_and_none_from_elsewhere(tmp_path: Path) -> None:
    async with house_here(str(tmp_path / "house.db")) as house, browser(house.link) as client:
        script = await client.get("/assets/index-1.js")
        assert script.text == "console.log(1)" and script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        plain = await client.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
        assert plain.text == script.text and "content-encoding" not in plain.headers
        for path in ("..%2f..%2fsecret.js", "..%2findex.html", "notes.txt", "none.js", "%2fetc%2fpasswd"):
            assert (await client.get(f"/assets/{path}")).status_code == 404, path


async def test_a_page_that_was_not_built_says_that_the_house_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PACKED", tmp_path)
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    async with house_here(str(tmp_path / "house.db")) as house, browser(house.link) as client:
        answer = await client.get("/", headers={"accept-language": "de"})
        assert "Das Haus" in answer.text
        assert (await client.get("/assets/index-1.js")).status_code == 404


async def test_a_finished_game_is_shown_again_open_or_from_a_seat(tmp_path: Path) -> None:
    async with house_here(str(tmp_path / "house.db")) as house, browser(house.link) as client:
        code, visitors = await seat_people(house.link, "classic", 2, 4)
        sockets = await play_all(code, visitors)
        path = f"/api/games/{sockets[0].game}/replay"
        shown: Any = (await client.get(path)).json()
        first, last = shown["views"][0], shown["views"][-1]
        assert len(shown["views"]) == last["number"] + 1 and last["outcome"]
        assert "unknown" not in {player["role"] for player in first["players"]}
        assert "hidden" not in [card for player in first["players"] for card in player["hand"]]
        mine: Any = (await client.get(path, params={"seat": 0})).json()
        assert mine["events"] == sockets[0].events
        assert "hidden" in mine["views"][0]["players"][1]["hand"]
        assert (await client.get(path, params={"seat": 6})).status_code == 409
        where = f"/api/games/{sockets[0].game}/position"
        begun: Any = (await client.get(where, params={"at": 0})).json()
        ended: Any = (await client.get(where, params={"at": last["number"]})).json()
        assert begun["sixgun"] == "position" and begun["outcome"] is None
        assert ended["outcome"] == last["outcome"] and load(ended).outcome
        assert (await client.get(where, params={"at": -1})).status_code == 422
