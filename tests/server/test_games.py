"""Whole games through the house, by real clients, on both databases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.server.client import Visitor
from sixgun.server.fairness import verify

from .houses import open_house, play_all, seat_people

GAMES = [("dice", 3, 5), ("classic", 2, 4), ("duel", 2, 2)]


@pytest.mark.parametrize(("game", "people", "players"), GAMES)
async def test_a_whole_game_is_played(database: str, tmp_path: Path, game: str, people: int, players: int) -> None:
    with open_house(database, tmp_path) as house:
        code, visitors = await seat_people(house.link, game, people, players)
        sockets = await play_all(code, visitors)
        outcomes = [socket.view["outcome"] for socket in sockets if socket.view]
        assert len(outcomes) == people and all(outcome == outcomes[0] for outcome in outcomes)
        record: Any = await visitors[0].get(f"/api/games/{sockets[0].game}/record")
        again = sixgun.load(record)
        assert again.outcome and again.outcome.to_data() == outcomes[0]
        for socket, seat in zip(sockets, range(people), strict=True):
            assert socket.events == again.events_since(0, seat)
        assert verify(record) == record["table"]["fairness"]["promise"]
        mine = await visitors[1].get("/api/games")
        assert [found["id"] for found in mine] == [sockets[0].game] and mine[0]["outcome"] == outcomes[0]


async def test_a_spectator_sees_the_whole_game_and_no_secret_of_it(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        code, visitors = await seat_people(house.link, "classic", 2, 4)
        watcher = await (await Visitor(house.link).arrive("Somebody")).table(code)
        await watcher.hello()
        await play_all(code, visitors)
        while not watcher.over:
            message = await watcher.receive()
            if message["type"] == "update" and not watcher.over:
                assert message["view"]["seat"] is None and message["view"]["decision"] is None
                for player in message["view"]["players"]:
                    assert player["role"] in ("unknown", "sheriff") or not player["alive"]
        assert [event["number"] for event in watcher.events] == list(range(len(watcher.events)))


async def test_a_rematch_goes_on_with_the_same_people(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        code, visitors = await seat_people(house.link, "classic", 2, 4)
        first = await play_all(code, visitors)
        await visitors[0].post(f"/api/tables/{code}", verb="keep", keeps=False)
        room = await visitors[0].post(f"/api/tables/{code}", verb="rematch")
        assert room["playing"] not in (None, first[0].game)
        second = await play_all(code, visitors, seed=2)
        assert second[0].game == room["playing"]
        one: Any = await visitors[0].get(f"/api/games/{first[0].game}/record")
        two: Any = await visitors[0].get(f"/api/games/{second[0].game}/record")
        assert two["options"]["sheriff"] is not None and verify(two) != verify(one)
