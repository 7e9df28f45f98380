"""Whole games while houses are killed and networks are cut: every action that was acknowledged is in the record, once.

`python -m tests.server.chaos --kills 50 --cuts 20 --database postgres --processes 2`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx

import sixgun
from sixgun.client import HouseError, TableSocket, Visitor
from sixgun.server.fairness import verify

from .conftest import Postgres
from .faithful import CUT_OFF, Faithful
from .houses import Process, seat_people, until
from .network import KINDS, Network

GAMES = [("dice", 3, 5), ("classic", 3, 5), ("duel", 2, 2)]  # with so many people and players
NO_CLOCK = {"move": None, "bank": 0}
SETTINGS: dict[str, Any] = {
    "bot_pause": 0.01,
    "poker_face": 0.02,
    "absence": 3600,
    "grace": 3600,
    "lease_seconds": 0.5,
    "test_seed": "",  # other games each time
}
SPACE = 30  # actions at most between two incidents
THINKS = 0.03  # seconds at most


class Person(Faithful):
    """Somebody who reaches the house by whatever network is up."""

    def __init__(self, visitor: Visitor, code: str, moments: Random, networks: list[Network]) -> None:
        super().__init__(visitor, code, moments.randrange(1 << 30))
        self.moments = moments
        self.networks = networks

    async def reach(self) -> TableSocket:
        self.visitor.link = self.moments.choice(self.networks).link
        return await super().reach()

    async def think(self) -> None:
        await asyncio.sleep(self.moments.random() * THINKS)

    async def record(self) -> dict[str, Any]:
        """The record of the game, when the house can be asked."""
        while True:
            with suppress(*CUT_OFF, HouseError, httpx.TransportError):
                self.visitor.link = self.moments.choice(self.networks).link
                found: dict[str, Any] = await self.visitor.get(f"/api/games/{self.game}/record")
                return found
            await asyncio.sleep(0.05)


class Company:
    """The people of a table, and somebody who watches, in game after game."""

    def __init__(self, people: list[Person], watcher: Person, counts: Counter[str]) -> None:
        self.people = people
        self.watcher = watcher
        self.counts = counts
        self.done = 0  # actions of the games before

    @property
    def everybody(self) -> list[Person]:
        return [*self.people, self.watcher]

    @property
    def played(self) -> int:
        """The actions that somebody has seen, of all games."""
        return self.done + max(person.number for person in self.people)

    async def play(self, enough: asyncio.Event) -> None:
        """One game after the other, each judged at its end."""
        while True:
            await asyncio.gather(*[person.play() for person in self.everybody])
            self.judge(await self.people[0].record())
            self.done = self.played
            for person in self.everybody:
                person.finished.add(person.game)
                person.forget()
            if enough.is_set():
                return
            await self.people[0].begin_again()

    def judge(self, record: dict[str, Any]) -> None:
        """The record against what everybody was told, has sent, and had confirmed."""
        verify(record)
        game = sixgun.load({**record, "actions": []})
        views = {(None, 0): game.view(None).to_dict()}
        for number, action in enumerate(record["actions"]):
            seat = game.current_seat
            assert game.decision is not None and seat is not None
            if seat < len(self.people):
                sent = self.people[seat].sent
                assert number in sent, f"action {number} of seat {seat} was never sent"
                assert game.decision.actions[sent[number]].text == action, f"action {number} is not what was sent"
            for viewer in (None, *range(len(self.people))):
                views[viewer, number] = game.view(viewer).to_dict()
            game.apply(action)
        assert game.is_over
        for viewer in (None, *range(len(self.people))):
            views[viewer, len(game.history)] = game.view(viewer).to_dict()
            self.judge_stream(self.watcher if viewer is None else self.people[viewer], viewer, game, record, views)
        self.counts["games"] += 1
        self.counts["actions"] += len(game.history)

    def judge_stream(self, person: Person, seat: int | None, game: sixgun.Game, record: Any, views: Any) -> None:
        """What one of them was told: the events and views of their seat and nothing else, and no secret of the luck."""
        assert person.events == json.loads(json.dumps(game.events_since(0, seat))), "events are not those of the record"
        assert person.acknowledged <= {*range(len(game.history))}, "what was acknowledged is not in the record"
        assert person.acknowledged <= person.sent.keys()
        for told in person.heard:
            if told["type"] == "update":
                assert told["view"] == json.loads(json.dumps(views[seat, told["view"]["number"]])), "another view"
                self.counts["views"] += 1
        text = json.dumps(person.heard)
        secrets = [record["table"]["fairness"]["secret"], record["table"]["fairness"]["salt"], record["seed"]]
        assert not [secret for secret in secrets if secret in text], "a secret was told"
        self.counts["streams"] += 1
        self.counts["events"] += len(person.events)
        self.counts["acknowledged"] += len(person.acknowledged)
        self.counts["resent"] += person.resent


class Chaos:
    """Houses on one database, networks to them, and companies that play on whatever happens."""

    def __init__(self, houses: list[Process], networks: list[Network], seed: int) -> None:
        self.houses = houses
        self.networks = networks
        self.moments = Random(seed)
        self.counts: Counter[str] = Counter()
        self.companies: list[Company] = []
        self.enough = asyncio.Event()

    async def seat(self, tables: int) -> None:
        """So many tables of each game; every other has a poker face."""
        for at, (game, seated, players) in enumerate(GAMES * tables):
            link = self.houses[at % len(self.houses)].link
            code, visitors = await seat_people(
                link, game, seated, players, clock=NO_CLOCK, poker_face=bool(at // len(GAMES) % 2)
            )
            visitors.append(await Visitor(link).arrive(f"Spectator {at}"))
            *people, watcher = [
                Person(visitor, code, Random(self.moments.random()), self.networks) for visitor in visitors
            ]
            self.companies.append(Company(people, watcher, self.counts))

    async def run(self, kills: int, cuts: int) -> None:
        """Everybody plays, until all that shall happen has happened, and then their games to the end."""
        incidents = ["kill"] * kills + [KINDS[at % len(KINDS)] for at in range(cuts)]
        self.moments.shuffle(incidents)
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(company.play(self.enough)) for company in self.companies]
            for incident in incidents:
                await self.wait_for(self.played + self.moments.randint(0, SPACE), playing)
                await asyncio.sleep(self.moments.random() / 20)
                await self.happen(incident)
            self.enough.set()
            while not all(task.done() for task in playing):
                await self.wait_for(self.played + 1, playing)

    @property
    def played(self) -> int:
        return sum(company.played for company in self.companies)

    async def wait_for(self, number: int, playing: list[asyncio.Task[None]]) -> None:
        """Until so many actions were seen, or everybody has played to the end; a table that stands still hangs."""
        await until(lambda: self.played >= number or all(task.done() for task in playing))

    async def happen(self, incident: str) -> None:
        """A house is killed and opened again after a moment, or a network is cut."""
        self.counts[incident] += 1
        if incident != "kill":
            await self.moments.choice(self.networks).cut(incident, self.moments)
            return
        house = self.moments.choice(self.houses)
        await asyncio.to_thread(house.kill)
        await asyncio.sleep(self.moments.random() / 2)
        await asyncio.to_thread(house.open)


@asynccontextmanager
async def chaos(database: str, folder: Path, processes: int, seed: int) -> AsyncIterator[Chaos]:
    """Open houses with their networks."""
    async with AsyncExitStack() as stack:
        houses = [Process(database, folder, **SETTINGS) for _ in range(processes)]
        for house in houses:
            stack.callback(house.close)
            await asyncio.to_thread(house.open)
        networks = [await stack.enter_async_context(Network(house.port)) for house in houses]
        yield Chaos(houses, networks, seed)


async def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often a house is killed (50)")
    parser.add_argument("--cuts", type=int, default=20, help="how often networks are cut (20)")
    parser.add_argument("--tables", type=int, default=2, help="tables of each game (2)")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other moments (1)")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="houses on the database, with postgres (1)")
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="sixgun-chaos-") as place:
        folder = Path(place)
        folder.chmod(0o755)
        database = str(folder / "house.db")
        server = None
        if given.database == "postgres":
            (folder / "postgres").mkdir()
            server = Postgres(folder / "postgres")
            server.start()
            database = server.new_database()
        try:
            async with chaos(database, folder, given.processes, given.seed) as happening:
                await happening.seat(given.tables)
                await happening.run(given.kills, given.cuts)
        finally:
            if server:
                server.stop()
    told = ", ".join([f"{name} {count}" for name, count in sorted(happening.counts.items())])
    print(f"{given.database}, {given.processes} processes, seed {given.seed}: {told}; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
