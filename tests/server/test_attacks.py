"""Under attack: whatever comes gets an error code and leaves everything as it was."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sixgun.client import HouseError, TableSocket, Visitor
from sixgun.server.door import HttpDoor
from sixgun.server.house import House
from sixgun.server.security import client_network
from sixgun.server.settings import Settings

from .houses import PATIENCE, at_table, browser, dial, house_here, knock, message, people, refusal, seat_people, until

MESSAGES = int(os.environ.get("SIXGUN_FUZZ", "10000"))


async def everything(house: House) -> list[Any]:
    """All that the database holds of games and rooms."""
    async with house.database.engine.connect() as connection:
        return [
            sorted(map(str, (await connection.exec_driver_sql(f"SELECT * FROM {name}")).all()))
            for name in ("games", "actions", "chat", "seated")
        ]


# -- messages ------------------------------------------------------------------------------------------------------

WRONG: list[tuple[Any, str]] = [
    ("", "house-message"),
    ("nonsense", "house-message"),
    ("{}", "house-message"),
    ("[]", "house-message"),
    ("null", "house-message"),
    ('{"type": "act"}', "house-message"),
    ('{"type": "act", "number": "0", "id": 0}', "house-message"),
    ('{"type": "act", "number": 0, "id": 1.5}', "house-message"),
    ('{"type": "act", "number": true, "id": 0}', "house-message"),
    ('{"type": "act", "number": -1, "id": 0}', "house-message"),
    ('{"type": "act", "number": 0, "id": 0, "seat": 1}', "house-message"),
    ('{"type": "act", "number": 0, "id": 99999999999999999999}', "house-message"),
    ('{"type": "say", "to": "players", "text": ""}', "house-message"),
    ('{"type": "say", "to": "players", "text": "' + "x" * 301 + '"}', "house-message"),
    ('{"type": "say", "to": "everybody", "text": "x"}', "house-message"),
    ('{"type": "say", "to": "players", "text": "' + "x" * 5000 + '"}', "house-message"),
    ("[" * 2000, "house-message"),
    (b'{"type": "ping"}', "house-message"),
    (b"\xff\x00", "house-message"),
    ('{"type": "hello", "version": 2}', "house-hello"),
    ('{"type": "act", "number": 7, "id": 0}', "stale-action"),
    ('{"type": "say", "to": "spectators", "text": "x"}', "house-not-there"),
    ('{"type": "say", "to": "players", "text": "\\u202e\\u0000\\n"}', "house-message"),
]


async def test_wrong_messages_get_a_code_and_change_nothing(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        table = await at_table(visitors[0], code)
        await message(table, "update")
        before = await everything(house.house)
        for wrong, expected in WRONG:
            await table.socket.send(wrong)
            assert (await refusal(table, expected))["details"] is not None, wrong
        assert await everything(house.house) == before
        await table.send(type="ping")
        await message(table, "pong")


async def test_nobody_answers_for_another(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        tables = [await at_table(visitor, code) for visitor in visitors]
        told = await message(tables[0], "update")
        deciding = told["view"]["deciding"]
        other = tables[(deciding + 1) % 3]
        await other.send(type="act", number=0, id=0)
        assert (await refusal(other, "not-your-decision"))["reason"] is None
        stranger = await at_table((await people(house.link, 1))[0], code)
        await stranger.send(type="act", number=0, id=0)
        await refusal(stranger, "house-not-seated")
        nobody = await at_table(Visitor(house.link), code)
        await nobody.send(type="act", number=0, id=0)
        await refusal(nobody, "house-not-seated")
        await nobody.send(type="say", to="spectators", text="boo")
        await refusal(nobody, "house-no-guest")
        await tables[deciding].send(type="act", number=0, id=9999)
        await refusal(tables[deciding], "data-range")
        game = house.house.tables[code].game
        assert game is not None and game.number == 0


async def test_two_clients_with_one_cookie_see_the_same_and_act_once(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        one, two = await at_table(visitors[0], code), await at_table(visitors[0], code)
        deciding = (await message(one, "update"))["view"]["deciding"]
        await message(two, "update")
        one, two = [await at_table(visitors[deciding], code) for _ in range(2)]
        for table in (one, two):
            await message(table, "update")
            await table.send(type="act", number=0, id=0)
        told = [await message_or_error(table) for table in (one, two)]
        assert sorted(kind for kind in told) in (["error", "update"], ["update", "update"])
        game = house.house.tables[code].game
        assert game is not None
        assert [entry.number for entry in await house.house.log.since(game.id, 0)] == [1]
        await until(lambda: game.number == 1)


async def message_or_error(table: TableSocket) -> str:
    """What comes first."""
    while True:
        told = await table.receive()
        if told["type"] in ("update", "error"):
            return str(told["type"])


async def test_who_talks_too_fast_is_told_so_and_then_dropped(database: str) -> None:
    async with house_here(database, messages_per_second=1) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        table = await at_table(visitors[0], code)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                await table.send(type="ping")
        await read_on(table)
        assert {error["code"] for error in table.errors} == {"house-too-fast"} and len(table.errors) == 50


async def test_a_connection_begins_with_hello(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        for first in ('{"type": "ping"}', "x", '{"type": "hello", "version": 1}', b"x"):
            table = await knock(visitors[0], code)
            await table.socket.send(first)
            await refusal(table, "house-hello")
            with pytest.raises(ConnectionClosed):
                await table.receive()
        nowhere = await knock(visitors[0], "QQQQQQ")
        await nowhere.hello()
        await refusal(nowhere, "house-no-table")


async def test_a_huge_message_ends_the_connection(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        table = await at_table(visitors[0], code)
        with contextlib.suppress(ConnectionClosed):
            await table.socket.send("x" * 1_000_000)
        await read_on(table)
        again = await at_table(visitors[0], code)
        assert (await message(again, "update"))["view"]["number"] == 0


def nonsense(rng: random.Random) -> str | bytes:
    """A message that nobody would send."""
    words = [
        "type",
        "act",
        "say",
        "hello",
        "ping",
        "back",
        "number",
        "id",
        "to",
        "text",
        "players",
        "version",
        "event",
        "game",
    ]
    values: list[Any] = [0, 1, -1, 2**70, 1.5, True, None, "", "\u202e", "\x00", "\ud800", [], {}, [[]], "x" * 400]
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return "".join([chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(60))])
    fields = {rng.choice(words): rng.choice(values + words) for _ in range(rng.randrange(6))}
    if kind > 2:
        fields["type"] = rng.choice(["act", "say", "hello", "ping", "back"])
    text = json.dumps(fields)
    return text[: rng.randrange(len(text) + 1)] if kind == 2 else text


async def test_ten_thousand_messages_of_nonsense(database: str) -> None:
    rng = random.Random(9)
    async with house_here(database, messages_per_second=1e9, chats_per_minute=10) as house:
        code, visitors = await seat_people(house.link, "classic", 2, 4, clock={"move": None, "bank": 0})
        before = (await everything(house.house))[0]
        sent = 0
        while sent < MESSAGES // 2:  # half of them on each database
            table = await at_table(visitors[rng.randrange(2)], code)
            reading = asyncio.create_task(read_on(table))
            with contextlib.suppress(ConnectionClosed):
                for _ in range(500):
                    await table.socket.send(nonsense(rng))
                    sent += 1
            await table.close()
            await reading
        assert (await everything(house.house))[0] == before
        table = await at_table(visitors[0], code)
        view = (await message(table, "update"))["view"]
        assert view["number"] == len((await everything(house.house))[1])
        assert not [task for task in house.house.tasks if task.done()]


async def read_on(table: TableSocket) -> None:
    """Read until the end; every answer is one of ours."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            told = await table.receive()
            assert told["type"] in ("room", "update", "error", "pong", "chat", "bye", "over", "welcome", "done")


# -- who never reads, and who comes in crowds ----------------------------------------------------------------------


async def test_a_client_that_never_reads_is_dropped_and_nobody_waits_for_it(database: str) -> None:
    async with house_here(database, queue_messages=16) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": None, "bank": 0})
        async with dial(house.link, code, additional_headers=visitors[0].headers, max_queue=1) as lazy:
            await lazy.send('{"type": "hello", "version": 2}')
            await until(lambda: code in house.house.tables and len(house.house.tables[code].presence.connections) == 1)
            (connection,) = house.house.tables[code].presence.connections
            lazy.transport.pause_reading()
            large = json.dumps({"type": "pong", "filling": "x" * 100_000}).encode()
            table = await at_table(visitors[1], code)
            while not connection.dropped:
                connection.send(large)
                assert len(connection.waiting) <= 16
                await asyncio.sleep(0)
            await until(lambda: connection not in house.house.tables[code].presence.connections)
            await table.send(type="ping")
            await message(table, "pong")
            lazy.transport.abort()


async def test_a_thousand_idle_connections(tmp_path: Any) -> None:
    async with house_here(str(tmp_path / "house.db")) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": None, "bank": 0})
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(20):
                idle = await asyncio.gather(*[dial(house.link, code) for _ in range(50)])
                for socket in idle:
                    stack.push_async_callback(socket.close)
            table = await at_table(visitors[0], code)
            assert (await message(table, "update"))["view"]["number"] == 0
            await table.send(type="ping")
            await message(table, "pong")


async def cut_off(reader: asyncio.StreamReader) -> bytes:
    """What is still said until a connection is ended by the house."""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    return b""


async def test_an_address_that_says_nothing_has_only_so_many_connections(database: str) -> None:
    async with house_here(database, sockets_per_address=10) as house:
        port, counts = int(house.link.rsplit(":", 1)[1]), house.house.door.open.counts
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(10)]
        await until(lambda: counts["127.0.0.1"] == 10)
        for _ in range(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            assert await cut_off(reader) == b""
            writer.close()
        elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")  # which is not cut off
        async with browser(house.link, transport=elsewhere) as http:
            assert (await http.get("/healthz")).status_code == 200
            assert 'sixgun_refused_total{code="house-too-many"} 5.0' in (await http.get("/metrics")).text
        for _, writer in silent[:5]:
            writer.close()
        await until(lambda: counts["127.0.0.1"] == 5)
        async with dial(house.link, "ABCDEF") as socket:  # one of them, also when it speaks another language
            assert counts["127.0.0.1"] == 6
            await socket.close()
        for _, writer in silent:
            writer.close()
        await until(lambda: not counts)


async def test_behind_a_proxy_its_connections_are_not_counted(database: str) -> None:
    async with house_here(database, sockets_per_address=1, trust_proxy=True) as house:
        port = int(house.link.rsplit(":", 1)[1])
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        async with browser(house.link) as http:
            assert (await http.get("/healthz")).status_code == 200
        for _, writer in silent:
            writer.close()


async def test_a_request_that_does_not_come_in_is_not_awaited(database: str) -> None:
    head = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    async with house_here(database) as house:
        port = int(house.link.rsplit(":", 1)[1])
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": None, "bank": 0})
        table = await at_table(visitors[0], code)
        again, second = await asyncio.open_connection("127.0.0.1", port)
        second.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await again.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
        house.house.door.seconds = 0.1
        for part in ("", "GET / HTTP/1.1\r\nHost:", head + "Content-Length: 20\r\n\r\n{"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(part.encode())
            assert await cut_off(reader) == b"", part
            writer.close()
        second.write(b"GET /")  # half a second one
        await cut_off(again)
        second.close()
        await table.send(type="ping")  # a table is no request
        await message(table, "pong")


async def test_an_answer_may_take_longer_than_a_request(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, answered = asyncio.Event(), asyncio.Event()
    async with house_here(database) as house:
        (guest,) = await people(house.link, 1)
        find = house.house.people.find

        async def find_later(secret: str | None) -> Any:
            asked.set()
            await answered.wait()
            return await find(secret)

        monkeypatch.setattr(house.house.people, "find", find_later)
        asking = asyncio.create_task(guest.get("/api/me"))
        await asked.wait()
        (connection,) = house.server.server_state.connections
        assert isinstance(connection, HttpDoor) and connection.late is None
        answered.set()
        assert (await asking)["guest"] == guest.guest


async def test_only_so_many_connections_of_one_guest_and_one_address(database: str) -> None:
    async with house_here(database, connections_per_guest=2, connections_per_address=4) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        mine = [await at_table(visitors[0], code) for _ in range(2)]
        third = await knock(visitors[0], code)
        await refusal(third, "house-too-many")
        await until(lambda: house.house.by_address.counts["127.0.0.1"] == 2)
        others = [await at_table(visitors[1], code) for _ in range(2)]
        fifth = await knock(visitors[2], code)
        await refusal(fifth, "house-too-many")
        for table in mine + others:
            await table.close()
        await until(lambda: not house.house.by_address.counts and not house.house.by_guest.counts)
        await at_table(visitors[0], code)


async def test_only_so_many_requests_and_guests(database: str) -> None:
    async with house_here(database, requests_per_minute=20, guests_per_hour=3) as house:
        await people(house.link, 3)
        with pytest.raises(HouseError, match="house-too-fast") as said:
            await people(house.link, 1)
        assert said.value.status == 429
        async with browser(house.link) as http:
            answers = [(await http.get("/api/tables")).status_code for _ in range(30)]
        assert answers[0] == 200 and answers[-1] == 429
        async with dial(house.link, "ABCDEF") as socket:
            assert json.loads(await socket.recv())["code"] == "house-too-fast"


# -- pages of others -----------------------------------------------------------------------------------------------


async def test_requests_from_other_pages_and_by_other_names_are_refused(database: str) -> None:
    async with house_here(database, public_url="https://play.example.org") as house:
        port = house.link.rsplit(":", 1)[1]
        async with browser(house.link) as http:
            for origin in ("https://evil.example", "null", f"http://127.0.0.1:{int(port) + 1}"):
                answer = await http.post("/api/guests", json={}, headers={"Origin": origin})
                assert answer.status_code == 403 and answer.json()["code"] == "house-origin"
            for origin in (house.link, "https://play.example.org"):
                assert (await http.post("/api/guests", json={}, headers={"Origin": origin})).status_code == 201
            for origin in (house.link.replace("http", "https"), "http://play.example.org", "play.example.org"):
                assert (await http.post("/api/guests", json={}, headers={"Origin": origin})).status_code == 403
            for host in ("evil.example", "play.example.org.evil.example", "a;b", "play.example.org@evil"):
                for path in ("/", "/api/tables", "/metrics", "/openapi.json", "/t/ABCDEF", "/icon.svg", "/nothing"):
                    answer = await http.get(path, headers={"Host": host})
                    assert answer.status_code == 403 and answer.json()["code"] == "house-origin"
                for path in ("/healthz", "/livez"):  # a probe may call us by any name
                    assert (await http.get(path, headers={"Host": host})).status_code == 200
            for host in ("play.example.org", "localhost:1", "192.168.1.5:8000"):
                assert (await http.get("/api/tables", headers={"Host": host})).status_code == 200
        for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
            with pytest.raises(InvalidHandshake):
                await dial(house.link, "ABCDEF", additional_headers=headers)


async def test_addresses_that_cannot_be_read_are_nobodys(database: str) -> None:
    async with house_here(database) as house:
        port = int(house.link.rsplit(":", 1)[1])
        for host in ("[", "[::1", "]", "@", ":8000"):
            assert (await asked(port, f"GET /api/tables HTTP/1.1\r\nHost: {host}"))[0] in ("403", "400"), host
        for origin in ("http://[", "[", "http://]", "//"):
            request = f"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nOrigin: {origin}\r\nContent-Length: 0"
            assert (await asked(port, request))[0] == "403", origin
            with pytest.raises(InvalidHandshake, match="403"):
                await dial(house.link, "ABCDEF", additional_headers={"Origin": origin})


async def asked(port: int, request: str, body: bytes = b"") -> tuple[str, str]:
    """The status of an answer to a request as it is written here, and what it says; then the connection ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"{request}\r\n".encode() + (b"" if body else b"Connection: close\r\n") + b"\r\n")
    with contextlib.suppress(ConnectionError):
        writer.write(body)
        await writer.drain()
    answer = (await reader.read()).decode()
    writer.close()
    return answer.split()[1], answer


async def test_a_request_that_brings_too_much_is_not_taken_in(database: str) -> None:
    async with house_here(database) as house:
        port = int(house.link.rsplit(":", 1)[1])
        begin = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        large = b" " * 4097  # and no more: what isn't read any more could not be answered
        for length, body in (
            ("Content-Length: 9000000000", large),
            ("Transfer-Encoding: chunked", b"1001\r\n" + large),
        ):
            status, told = await asked(port, begin + length, body)
            assert status == "413" and '"house-message"' in told and "connection: close" in told.lower()
        status, told = await asked(port, begin + "Content-Length: 4000\r\nConnection: close", b"[" * 4000)
        assert status in ("400", "422") and '"house-message"' in told


async def test_a_request_of_two_lengths_is_refused_and_what_follows_is_no_request(database: str) -> None:
    async with house_here(database) as house:
        port = int(house.link.rsplit(":", 1)[1])
        begin = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 47"
        hidden = b"0\r\n\r\nGET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n"
        status, told = await asked(port, begin + "\r\nTransfer-Encoding: chunked", hidden)
        assert status == "400" and told.count("HTTP/1.1") == 1 and "connection: close" in told.lower()


async def test_a_school_behind_one_address_comes_in(database: str) -> None:
    usual = Settings.model_fields["guests_per_hour"].default
    async with house_here(database, guests_per_hour=usual) as house:
        await people(house.link, 100)


async def test_every_no_has_a_code(database: str) -> None:
    async with house_here(database) as house, browser(house.link) as http:
        answer = await http.get("/tables/abc", headers={"Accept": "text/html,*/*"})  # a person gets a page
        assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/html")
        for path in ("/nothing", "/api/nothing", "/assets/../x", "/docs", "/api/guests"):
            answer = await http.get(path)
            assert answer.status_code in (404, 405) and answer.json() == {"code": "house-no-page", "details": {}}
        for code in ("%00", "%ff", "..%2f", "A" * 2000, "ÄÖÜ"):
            with contextlib.suppress(InvalidHandshake):
                async with dial(house.link, code) as socket:
                    await socket.send('{"type": "hello", "version": 2}')
                    assert json.loads(await socket.recv())["code"] == "house-no-table"


async def test_an_address_is_only_what_the_proxy_says(database: str) -> None:
    claims = [("x-forwarded-for", "6.6.6.6, 9.9.9.9"), ("x-forwarded-for", "7.7.7.7, 8.8.8.8")]
    for trusted, counted in ((False, "127.0.0.1"), (True, "8.8.8.8")):
        async with house_here(database, trust_proxy=trusted) as house:
            async with browser(house.link, headers=claims) as http:
                await http.get("/api/tables")
            assert list(house.house.requests.buckets) == [counted]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.168.1.5", "192.168.1.5"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.7", "10.0.0.7"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_counts_once(address: str, counted: str) -> None:
    assert client_network(address) == counted


async def test_who_could_not_enter_is_not_there_and_hears_that_the_house_is_busy(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise OSError("no database")

    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": None, "bank": 0})
        with monkeypatch.context() as broken:
            broken.setattr(house.house.tables[code].presence, "show", fails)
            table = await knock(visitors[0], code)
            await table.hello()
            await refusal(table, "house-busy")
            await read_on(table)
        await until(lambda: not house.house.tables[code].presence.connections and not house.house.by_guest.counts)
        with monkeypatch.context() as broken:
            broken.setattr(house.house.people, "find", fails)
            await refusal(await knock(visitors[0], code), "house-busy")
            with pytest.raises(HouseError, match="house-busy") as said:
                await visitors[0].get("/api/me")
            assert said.value.status == 503
        await at_table(visitors[0], code)


async def test_every_answer_carries_the_headers_that_keep_others_out(database: str) -> None:
    async with house_here(database) as house, browser(house.link) as http:
        for path in ("/", "/api/tables", "/healthz", "/metrics", "/nothing", "/api/me"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "unsafe" not in policy and "frame-ancestors 'none'" in policy and "default-src 'self'" in policy
            assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
            assert "server" not in headers
            assert f"connect-src 'self' {house.link.replace('http', 'ws')};" in policy
            assert "strict-transport-security" not in headers
        assert (await http.get("/api/me")).headers["cache-control"] == "no-store"
        assert re.findall(r"<script(?![^>]* src=)", (await http.get("/")).text) == []  # none that is inline


async def test_with_tls_a_page_connects_only_by_tls_and_only_to_us(tmp_path: Any) -> None:
    settings: dict[str, Any] = {"public_url": "https://play.example.org", "secure_cookies": True}
    async with house_here(str(tmp_path / "house.db"), **settings) as house, browser(house.link) as http:
        headers = (await http.get("/", headers={"Host": "play.example.org"})).headers
        assert "connect-src 'self' wss://play.example.org;" in headers["content-security-policy"]
        assert headers["strict-transport-security"].startswith("max-age=")
        foreign = (await http.get("/healthz", headers={"Host": "evil.example"})).headers
        assert "connect-src 'self';" in foreign["content-security-policy"]


async def test_no_path_leads_outside(database: str) -> None:
    async with house_here(database) as house:
        host, port = house.link.removeprefix("http://").split(":")
        for path in (
            "/../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/static/..%2f..%2fetc/passwd",
            "//etc/passwd",
            "/api/games/..%2f..%2f/record",
        ):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            answer = (await reader.read()).decode()
            writer.close()
            assert answer.split()[1] in ("404", "422", "403") and "root:" not in answer


@pytest.mark.parametrize("game", ["x", "\x00", "a" * 5000, "0" * 16, "%", "ä"])
async def test_a_game_that_is_none(database: str, game: str) -> None:
    async with house_here(database) as house, browser(house.link) as http:
        for path in ("/api/games/{}/record", "/api/tables/{}"):
            answer = await http.get(path.format(quote(game, safe="")))
            assert answer.status_code in (404, 422) and answer.json()["code"]
