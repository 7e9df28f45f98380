"""`sixgun join`: a bot at somebody's house."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import sixgun
from sixgun.client import TableSocket, Visitor
from sixgun.engine.action import Action
from sixgun.join import GuestBot, join, read_link
from tests.server.houses import at_table, house_here, message

TOLD = tuple[str, dict[str, Any]]


class Broken(sixgun.Bot):
    def choose(self, view: sixgun.View) -> Action:
        raise KeyError("seat")


class Dropped(Visitor):
    """Loses the connection when the first update comes, as often as it is told to."""

    losses = 2

    async def table(self, code: str) -> TableSocket:
        table = Loose((await super().table(code)).socket)
        table.owner = self
        return table


class Loose(TableSocket):
    owner: Dropped

    def take(self, message: dict[str, Any]) -> None:
        super().take(message)
        if message["type"] == "update" and len(self.events) > 8 and self.owner.losses:
            self.owner.losses -= 1
            self.socket.transport.abort()


async def play(link: str, game: str, joined: Any) -> None:
    """A host sets a table, waits for the bot, begins, and lets gunhands of the house play with it."""
    host = await Visitor(link).arrive("Host")
    code = (await host.post("/api/tables", game=game, players=2 if game == "duel" else 4))["code"]
    table = await at_table(host, code)
    playing = asyncio.create_task(joined(code))
    while not table.room or not any(chair["guest"] not in (None, host.guest) for chair in table.room["chairs"]):
        await message(table, "room")
    if game != "duel":
        await table.do("fill", bot="gunhand")
    await table.do("start")
    await table.do("stand")
    await playing


@pytest.mark.parametrize("game", ["dice", "classic", "duel"])
async def test_a_bot_plays_a_whole_game_and_leaves(database: str, game: str) -> None:
    told: list[TOLD] = []
    async with house_here(database) as house:
        await play(
            house.link, game, lambda code: join(house.link, code, "gunhand", "Sly", 1, lambda *t: told.append(t))
        )
    assert [word for word, _ in told] == ["seated", "over"] and told[1][1]["outcome"]


async def test_it_waits_where_it_may_not_send(database: str) -> None:
    told: list[TOLD] = []
    async with house_here(database, messages_per_second=1) as house:
        link = house.link
        await play(link, "dice", lambda code: join(link, code, "greenhorn", None, 1, lambda *t: told.append(t)))
    assert [word for word, _ in told] == ["seated", "over"]


async def test_it_comes_back_after_a_lost_connection_and_hears_everything_once(database: str) -> None:
    async with house_here(database) as house:
        visitor = Dropped(house.link)

        async def joined(code: str) -> None:
            await visitor.arrive("Sly")
            await GuestBot(visitor, code, "gunhand", 1, lambda *_: None).stay()

        await play(house.link, "dice", joined)
    assert visitor.losses == 0


async def test_what_goes_wrong_is_a_sentence(database: str) -> None:
    async with house_here(database) as house:
        with pytest.raises(sixgun.SixgunError, match="no open table"):
            await join(house.link, "NOPE", "gunhand", None, 1, lambda *_: None)
        link = house.link
        with pytest.raises(sixgun.BotError, match="test_join:Broken in seat"):
            await play(link, "dice", lambda code: join(link, code, f"{__name__}:Broken", "Sly", 1, lambda *_: None))
    with pytest.raises(sixgun.SixgunError, match="doesn't answer"):
        await join(link, "NOPE", "gunhand", None, 1, lambda *_: None)


@pytest.mark.parametrize("link", ["ftp://house/t/ABCD", "http://house", "https://"])
def test_a_link_to_nothing_is_a_sentence(link: str) -> None:
    with pytest.raises(sixgun.BadData, match="no link to a table"):
        read_link(link, None)
