"""Whole games through the house, by real clients, on both databases."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import sixgun
from sixgun.client import Visitor
from sixgun.server.fairness import verify
from sixgun.server.replica import Seen

from .houses import at_table, chooser, house_here, message, play_all, seat_people

GAMES = [("dice", 3, 5), ("classic", 2, 4), ("duel", 2, 2)]


@pytest.mark.parametrize(("game", "people", "players"), GAMES)
async def test_a_whole_game_is_played(database: str, game: str, people: int, players: int) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, game, people, players)
        sockets = await play_all(code, visitors)
        outcomes = [socket.view["outcome"] for socket in sockets if socket.view]
        assert len(outcomes) == people and all(outcome == outcomes[0] for outcome in outcomes)
        record: Any = await visitors[0].get(f"/api/games/{sockets[0].game}/record")
        again = sixgun.load(record)
        assert again.outcome and again.outcome.to_dict() == outcomes[0]
        for socket, seat in zip(sockets, range(people), strict=True):
            assert socket.events == again.events_since(0, seat)
        assert verify(record) == record["table"]["fairness"]["promise"]
        mine = await visitors[1].get("/api/games")
        assert [found["id"] for found in mine] == [sockets[0].game] and mine[0]["outcome"] == outcomes[0]


async def test_a_spectator_sees_the_whole_game_and_no_secret_of_it(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "classic", 2, 4)
        watcher = await at_table(await Visitor(house.link).arrive("Somebody"), code)
        await play_all(code, visitors)
        while not watcher.over:
            told = await watcher.receive()
            if told["type"] == "update" and told["view"]["outcome"] is None:
                assert told["view"]["seat"] is None and told["view"]["decision"] is None
                for player in told["view"]["players"]:
                    assert player["role"] in ("unknown", "sheriff") or not player["alive"]
        assert [event["number"] for event in watcher.events] == list(range(len(watcher.events)))


async def test_a_big_screen_in_a_players_browser_is_a_spectator(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "classic", 2, 4)
        watcher = await at_table(await Visitor(house.link).arrive("Somebody"), code)
        board = await at_table(visitors[0], code, watch=True)
        assert json.loads(board.seen[0])["seat"] is None and json.loads(board.seen[0])["guest"] is None
        assert board.room and board.room["chairs"][0]["guest"] == visitors[0].guest
        assert visitors[0].guest not in (await message(watcher, "room"))["present"]
        for wish in (
            {"type": "act", "number": 0, "id": 0},
            {"type": "back"},
            {"type": "say", "to": "players", "text": "x"},
        ):
            await board.send(**wish)
            assert (await message(board, "error"))["code"] in ("house-not-seated", "house-no-guest")
        await play_all(code, visitors)
        for table in (board, watcher):
            while not table.over:
                await table.receive()
        told = [json.loads(text) for text in board.seen]
        assert all(message["view"]["seat"] is None for message in told if message["type"] == "update")
        assert board.events == watcher.events and board.view == watcher.view
        alone = await at_table(visitors[0], code)
        assert json.loads(alone.seen[0])["seat"] == 0
        await visitors[0].do(code, "set", spectators=False)
        assert (await message(board, "bye"))["code"] == "house-no-spectators"


async def test_a_rematch_goes_on_with_the_same_people(database: str) -> None:
    async with house_here(database, test_seed="") as house:
        code, visitors = await seat_people(house.link, "classic", 2, 4)
        first = await play_all(code, visitors)
        await visitors[0].do(code, "keep", keeps=False)
        room = await visitors[0].do(code, "rematch")
        assert room["playing"] not in (None, first[0].game)
        second = await play_all(code, visitors, seed=2)
        assert second[0].game == room["playing"]
        one: Any = await visitors[0].get(f"/api/games/{first[0].game}/record")
        two: Any = await visitors[0].get(f"/api/games/{second[0].game}/record")
        assert two["options"]["sheriff"] is not None and verify(two) != verify(one)


async def test_who_comes_back_gets_the_rest_or_everything_anew(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 2, 3)
        tables = [await at_table(visitor, code) for visitor in visitors]
        playing = asyncio.gather(*[table.play(chooser(3)) for table in tables])
        guest = await Visitor(house.link).arrive("Somebody")
        watcher = await at_table(guest, code)
        while len(watcher.events) < 20:
            await watcher.receive()
        await watcher.close()
        await playing
        rest = await at_table(guest, code, game=watcher.game, events=list(watcher.events))
        told = await message(rest, "update")
        assert told["fresh"] is False and told["events"][0]["number"] == len(watcher.events)
        anew = await at_table(guest, code, game="another", events=list(watcher.events))
        assert (await message(anew, "update"))["fresh"] is True
        beyond = await at_table(guest, code, game=watcher.game, events=watcher.events * 1000)
        assert (await message(beyond, "update"))["fresh"] is True
        assert rest.events == anew.events == beyond.events
        assert [event["number"] for event in rest.events] == list(range(len(rest.events)))


async def test_the_same_events_whether_looked_up_or_counted() -> None:
    game = sixgun.new_game("classic", players=5, seed=4)
    seen = Seen(game, list)
    while game.decision:
        game.apply(game.decision.actions[len(game.history) % len(game.decision.actions)])
        seen.look()
    for seat in (None, 0, 3):
        for number in (0, 7, 50):
            assert seen.since(seat, number, 0) == game.events_since(number, seat)
