"""Guests and tables: names, cookies, codes, chairs, hosts, words between people."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update

from sixgun.client import HouseError, Visitor
from sixgun.server.house import House
from sixgun.server.people import check_name, skeleton
from sixgun.server.processes import MISSED
from sixgun.server.refusals import Refused
from sixgun.server.room import REMEMBERED, Beginning, Chair, Room
from sixgun.server.schema import CHAT, PROCESSES

from .houses import at_table, browser, house_here, knock, message, people, play_all, refusal, seat, seat_people, until

# -- names ---------------------------------------------------------------------------------------------------------


WELCOME = ["Ann", "Žofie 🤠", "Ёлка", "李小龍", "أحمد", "x" * 20, "  two   words ", "O'Neil", "<b>"]
UNSEEN = ["", "   ", "x" * 21, "a\u202eb", "a\x00b", "a\x1b[31m", "\u200b", "\u0301", "\ud800", "a\u2066"]
UNSEEN += ["\u3164", "\u1160 \u115f", "\u2800\u2800", "\ufe0f", "a" + "\u0301" * 19]  # fillers, a tower of marks
ALIKE = [("Paul", "Pаul"), ("Paul", "PAUL"), ("Bill", "BiII"), ("Zoe", "Zoé"), ("O0", "oo"), ("a b", "ab")]
ALIKE += [("Hank", "Нank"), ("Bob", "Βob"), ("NN", "ΝΝ"), ("Tom", "Torn"), ("PAUL", "ᴘᴀᴜʟ")]  # capitals of others
ALIKE += [("Kjærsti", "Kjaersti"), ("SŒUR", "soeur"), ("Ƙim", "K'im"), ("Ӕ", "ae")]  # one sign that looks like two
ALIKE += [("Paul", check_name(f"Paul{sign}")) for sign in "\u034f\u17b4\u180b\ufe00\u3164"]  # signs that nobody sees


@pytest.mark.parametrize("name", WELCOME)
def test_names_of_any_script_are_welcome(name: str) -> None:
    assert check_name(name) == " ".join(name.split())


@pytest.mark.parametrize("name", UNSEEN)
def test_names_that_nobody_can_see_or_that_steer_the_text_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="characters that can be seen"):
        check_name(name)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_look_alikes_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Paul", "Paula"), ("Anna", "Hanna"), ("李", "王")])
def test_others_have_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_every_sign_of_a_name_has_a_skeleton() -> None:
    for at in (*range(0xD800), *range(0xE000, 0x20000)):
        assert isinstance(skeleton(chr(at)), str)


async def test_a_guest_whose_name_has_a_ligature_plays_and_watches_like_others(database: str) -> None:
    async with house_here(database) as house:
        one, two = [await Visitor(house.link).arrive(name) for name in ("Kjærsti", "Sœur")]
        code = (await one.post("/api/tables", game="dice", players=4))["code"]
        room = await two.do(code, "sit")
        assert [chair["name"] for chair in room["chairs"]] == ["Kjærsti", "Sœur", "", ""]
        watchers = [await Visitor(house.link).arrive(name) for name in ("Bjærn", "Ann")]
        _, last = [await at_table(watcher, code) for watcher in watchers]
        await last.send(type="say", to="spectators", text="hello")
        assert (await message(last, "chat"))["name"] == "Ann"


async def test_nobody_sits_beside_their_look_alike(database: str) -> None:
    async with house_here(database) as house:
        host = await Visitor(house.link).arrive("Paul")
        code = (await host.post("/api/tables", game="dice", players=4))["code"]
        other = await Visitor(house.link).arrive("Раul")  # the first two letters are Cyrillic
        assert await refused(other, code, verb="sit") == "house-alike"
        await other.post("/api/me", name="Pauline")
        room = await other.do(code, "sit")
        assert [chair["name"] for chair in room["chairs"]] == ["Paul", "Pauline", "", ""]


async def refused(visitor: Visitor, code: str, verb: str, **change: object) -> str:
    """The code of a refusal, after which the room is as it was."""
    before = await visitor.get(f"/api/tables/{code}")
    with pytest.raises(HouseError) as said:
        await visitor.do(code, verb, **change)
    assert await visitor.get(f"/api/tables/{code}") == before
    return str(said.value.told["code"])


# -- cookies and codes ---------------------------------------------------------------------------------------------


async def test_a_guest_is_a_cookie_that_no_script_and_no_other_site_can_use(database: str) -> None:
    async with house_here(database) as house, browser(house.link) as page:
        answer = await page.post("/api/guests", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Secure" not in cookie
        secret = page.cookies["sixgun"]
        assert len(bytes.fromhex(secret)) == 16 and secret == answer.json()["token"]
        assert (await page.get("/api/me")).json()["name"] == "Ann"
        page.cookies["sixgun"] = secret[:-1] + ("0" if secret[-1] != "0" else "1")
        stranger = await page.get("/api/me")
        assert stranger.status_code == 200 and stranger.json() is None


async def test_behind_tls_the_cookie_is_for_tls_alone(tmp_path: Any) -> None:
    async with (
        house_here(str(tmp_path / "house.db"), secure_cookies=True) as house,
        browser(house.link) as page,
    ):
        answer = await page.post("/api/guests", json={})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-sixgun=") and "Secure" in cookie and "Path=/" in cookie
        for name, status in (("__Host-sixgun", 200), ("sixgun", 401)):
            said = await page.get("/api/games", headers={"Cookie": f"{name}={answer.json()['token']}"})
            assert said.status_code == status


async def test_a_code_brings_a_guest_to_one_more_device_once(database: str) -> None:
    async with house_here(database) as house:
        old = await Visitor(house.link).arrive("Ann")
        void = (await old.post("/api/me/code"))["code"]
        code = (await old.post("/api/me/code"))["code"]
        new = Visitor(house.link)
        for wrong in (void, "ABC", ""):
            with pytest.raises(HouseError, match="house-recovery"):
                await new.post("/api/devices", code=wrong)
        new.token = (await new.post("/api/devices", code=f" {code.lower()} ", device="phone"))["token"]
        assert (await new.get("/api/me")) == (await old.get("/api/me"))
        with pytest.raises(HouseError, match="house-recovery"):
            await new.post("/api/devices", code=code)
        devices = await new.get("/api/me/devices")
        assert [(device["name"], device["this"]) for device in devices] == [("", False), ("phone", True)]


async def test_of_two_who_use_a_code_at_once_one_gets_in(database: str) -> None:
    async with house_here(database) as house:
        guest = await Visitor(house.link).arrive("Ann")
        code = (await guest.post("/api/me/code"))["code"]
        tries = [Visitor(house.link).post("/api/devices", code=code) for _ in range(8)]
        told = await asyncio.gather(*tries, return_exceptions=True)
        assert len([each for each in told if isinstance(each, dict)]) == 1


async def test_a_device_that_is_signed_out_is_disconnected_and_the_others_stay(database: str) -> None:
    async with house_here(database) as house:
        old, other = await people(house.link, 2)
        code = await seat([old, other], "dice", 3)
        new = Visitor(house.link)
        new.token = (await new.post("/api/devices", code=(await old.post("/api/me/code"))["code"]))["token"]
        thief, mine, friend = await at_table(old, code), await at_table(new, code), await at_table(other, code)
        lost = next(device["id"] for device in await new.get("/api/me/devices") if not device["this"])
        await new.delete(f"/api/me/devices/{lost}")
        assert (await message(thief, "bye"))["code"] == "house-signed-out"
        assert await old.get("/api/me") is None
        with pytest.raises(HouseError, match="house-no-device"):
            await new.delete(f"/api/me/devices/{lost}")
        for table in (mine, friend):
            await table.do("back")


async def test_who_wants_to_be_forgotten_is_and_their_games_stay(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 2, 3)
        (table, _) = await play_all(code, visitors)
        talking = await at_table(visitors[0], code)
        await talking.do("say", to="players", text="well played")
        kept = await visitors[0].get("/api/me/export")
        assert [game["id"] for game in kept["games"]] == [table.game] and kept["chat"][0]["text"] == "well played"
        await visitors[0].delete("/api/me")
        assert (await message(talking, "bye"))["code"] == "house-signed-out"
        assert await visitors[0].get("/api/me") is None
        record = await visitors[1].get(f"/api/games/{table.game}/record")
        assert record["table"]["seats"][0] == {"name": "", "bot": None} and record["table"]["seats"][1]["name"]
        async with house.house.database.engine.connect() as connection:
            for name in ("guests", "devices", "seated", "chat", "games"):
                rows = str((await connection.exec_driver_sql(f"SELECT * FROM {name}")).all())
                assert visitors[0].guest not in rows


async def test_what_the_database_keeps_of_secrets_is_a_hash(database: str) -> None:
    async with house_here(database) as house:
        guest = await Visitor(house.link).arrive("Ann")
        code = (await guest.post("/api/me/code"))["code"]
        async with house.house.database.engine.connect() as connection:
            rows = str((await connection.exec_driver_sql("SELECT * FROM guests")).all())
        assert guest.guest in rows and guest.token not in rows and code not in rows


# -- tables --------------------------------------------------------------------------------------------------------


async def test_public_tables_are_listed_and_others_need_the_code(database: str) -> None:
    async with house_here(database) as house:
        host, other = await people(house.link, 2)
        code = (await host.post("/api/tables", game="duel"))["code"]
        assert await other.get("/api/tables") == []
        assert (await other.get(f"/api/tables/{code.lower()}"))["code"] == code
        await host.do(code, "set", public=True)
        assert [room["code"] for room in await other.get("/api/tables")] == [code]
        with pytest.raises(HouseError, match="house-no-table"):
            await other.get("/api/tables/QQQQQQ")


async def test_only_the_host_arranges_the_table(database: str) -> None:
    async with house_here(database) as house:
        host, other = await people(house.link, 2)
        code = (await host.post("/api/tables", game="classic", players=4))["code"]
        await other.do(code, "sit", seat=2)
        for change in (
            {"verb": "set", "public": True},
            {"verb": "bot", "seat": 1, "bot": "gunhand"},
            {"verb": "fill"},
            {"verb": "kick", "guest": host.guest},
            {"verb": "host", "guest": other.guest},
            {"verb": "mute", "guest": host.guest},
            {"verb": "start"},
            {"verb": "rematch"},
        ):
            assert await refused(other, code, **change) == "house-not-host"
        assert await refused(host, code, verb="start") == "house-free-chairs"
        assert await refused(host, code, verb="bot", seat=2, bot="gunhand") == "house-taken"
        assert await refused(host, code, verb="bot", seat=1, bot="nobody") == "unknown-bot"
        assert await refused(host, code, verb="set", options={"nonsense": True}) != ""
        assert await refused(host, code, verb="kick", guest=host.guest) == "house-own-host"
        await host.do(code, "bot", seat=1, bot="gunhand")
        await host.do(code, "bot", seat=1, bot=None)
        room = await host.do(code, "fill", bot="gunhand")
        assert [chair["bot"] for chair in room["chairs"]] == [None, "gunhand", None, "gunhand"]
        assert await refused(host, code, verb="set", players=3) != ""
        room = await host.do(code, "host", guest=other.guest)
        assert room["host"] == other.guest
        assert await refused(host, code, verb="fill") == "house-not-host"


async def test_who_is_sent_away_for_good_does_not_come_back(database: str) -> None:
    async with house_here(database) as house:
        host, other = await people(house.link, 2)
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        await other.do(code, "sit")
        table = await at_table(other, code)
        await host.do(code, "ban", guest=other.guest)
        assert (await message(table, "bye"))["code"] == "house-kicked"
        assert await refused(other, code, verb="sit") == "house-kicked"
        for watch in (False, True):
            again = await knock(other, code)
            await again.hello(watch)
            await refusal(again, "house-kicked")


async def test_nobody_is_thrown_out_of_a_running_game(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        assert await refused(visitors[0], code, verb="ban", guest=visitors[1].guest) == "house-playing"
        room = await visitors[0].do(code, "kick", guest=visitors[1].guest)
        assert room["chairs"][1]["left"]
        table = await at_table(visitors[1], code)  # who comes back plays on
        assert table.room is not None and not table.room["chairs"][1]["left"]


async def test_a_host_names_whom_they_mean_and_a_room_remembers_only_so_many(database: str) -> None:
    async with house_here(database) as house:
        (host,) = await people(house.link, 1)
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        for verb in ("kick", "ban", "host", "mute"):
            assert await refused(host, code, verb=verb) == "house-message"
            assert await refused(host, code, verb=verb, guest="") == "house-message"
        room, _ = await house.house.rooms.find(code)
        for at in range(REMEMBERED + 20):
            room.ban(f"guest {at}")
            room.mute(f"guest {1000 - at}")
        assert len(room.kicked) == REMEMBERED and room.kicked[-1] == f"guest {REMEMBERED + 19}"
        assert len(room.muted) == REMEMBERED and room.muted[-1] == f"guest {1000 - REMEMBERED - 19}"


async def test_spectators_only_where_they_may(database: str) -> None:
    async with house_here(database) as house:
        host, other = await people(house.link, 2)
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        watcher = await at_table(other, code)
        await host.do(code, "set", spectators=False)
        assert (await message(watcher, "bye"))["code"] == "house-no-spectators"
        again = await knock(other, code)
        await again.hello()
        await refusal(again, "house-no-spectators")


async def test_leaving_hands_the_table_over_and_frees_the_chair_after_the_game(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 2, 4)
        room = await visitors[0].do(code, "leave")
        assert room["host"] == visitors[1].guest and room["chairs"][0]["away"] and room["chairs"][0]["guest"]
        await play_all(code, visitors[1:])
        await until_free(visitors[1], code)


async def until_free(visitor: Visitor, code: str) -> None:
    room = await visitor.get(f"/api/tables/{code}")
    assert room["playing"] is None and room["chairs"][0] == {**vars(Chair()), "word": False}


async def test_who_left_gets_their_seat_back_when_they_return(database: str) -> None:
    async with house_here(database, bot_pause=1000) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3)
        room = await visitors[2].do(code, "leave")
        assert room["chairs"][2]["away"] and room["chairs"][2]["left"]
        table = await at_table(visitors[2], code)
        room = await visitors[2].get(f"/api/tables/{code}")
        assert not room["chairs"][2]["away"] and not room["chairs"][2]["left"]
        assert table.room is not None and table.room["chairs"][2]["guest"] == visitors[2].guest


async def test_players_and_spectators_talk_apart_and_the_host_can_mute(database: str) -> None:
    async with house_here(database, chats_per_minute=4) as house:
        visitors = await people(house.link, 4)
        code = await seat(visitors[:2], "dice", 3)
        ann, bob, cat, dan = [await at_table(visitor, code) for visitor in visitors]
        await ann.send(type="say", to="players", text="  <b>hello</b>\u202e\n ")
        heard = await message(bob, "chat")
        assert heard["text"] == "<b>hello</b>" and heard["guest"] == visitors[0].guest
        await cat.send(type="say", to="spectators", text="what a game")
        assert (await message(dan, "chat"))["text"] == "what a game"
        await cat.send(type="say", to="players", text="they have a Beer")
        await refusal(cat, "house-not-there")
        await visitors[0].do(code, "mute", guest=visitors[3].guest)
        await message(dan, "room")
        await dan.send(type="say", to="spectators", text="but")
        await refusal(dan, "house-muted")
        for _ in range(4):
            await bob.send(type="say", to="players", text="again")
            await message(bob, "chat")
        await bob.send(type="say", to="players", text="again")
        await refusal(bob, "house-too-fast")
        assert not [text for text in ann.seen if "what a game" in text or "Beer" in text]


async def test_no_spectator_speaks_as_a_player_or_as_one_who_was_here_before(database: str) -> None:
    async with house_here(database) as house:
        host = await Visitor(house.link).arrive("Paul")
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        false, first, second = [await Visitor(house.link).arrive(name) for name in ("PauI", "Ann", "Аnn")]
        tables = [await at_table(visitor, code) for visitor in (false, first, second)]
        for table in tables:
            await table.send(type="say", to="spectators", text="hello")
        await refusal(tables[0], "house-alike")
        await refusal(tables[2], "house-alike")
        assert (await message(tables[1], "chat"))["guest"] == first.guest


async def test_nobody_sits_there_as_a_bot(database: str) -> None:
    async with house_here(database) as house:
        (host,) = await people(house.link, 1)
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        false = await Visitor(house.link).arrive("GunHand")
        assert await refused(false, code, verb="sit") == "house-alike"


async def test_words_cross_from_one_process_to_the_other(postgres: Any) -> None:
    database = postgres.new_database()
    async with house_here(database) as first, house_here(database) as second:
        visitors = await people(first.link, 2)
        code = await seat(visitors, "dice", 3)
        ann = await at_table(visitors[0], code)
        visitors[1].link = second.link
        bob = await at_table(visitors[1], code)
        both = sorted(visitor.guest for visitor in visitors)
        await message(ann, "room", present=both)
        await bob.send(type="say", to="players", text="here")
        assert (await message(ann, "chat"))["text"] == "here"
        await bob.close()
        await message(ann, "room", present=[visitors[0].guest])


async def test_people_of_a_process_that_was_taken_for_dead_are_there_again(postgres: Any) -> None:
    database = postgres.new_database()
    async with house_here(database, lease_seconds=1000) as first, house_here(database, lease_seconds=1000) as second:
        visitors = await people(first.link, 2)
        code = await seat(visitors, "dice", 3)
        ann = await at_table(visitors[0], code)
        visitors[1].link = second.link
        await at_table(visitors[1], code)
        both = sorted(visitor.guest for visitor in visitors)
        await message(ann, "room", present=both)
        async with second.house.database.engine.begin() as connection:
            silent = update(PROCESSES).where(PROCESSES.c.id == second.house.leases.me)
            await connection.execute(silent.values(until=0.0))
        first.house.hear(MISSED)
        await message(ann, "room", present=[visitors[0].guest])
        await second.house.look_around(set())
        await message(ann, "room", present=both)


async def test_what_was_said_goes_with_the_table(database: str) -> None:
    async with house_here(database) as house:
        (host,) = await people(house.link, 1)
        code = (await host.post("/api/tables", game="dice", players=3))["code"]
        table = await at_table(host, code)
        await table.send(type="say", to="players", text="between us")
        await message(table, "chat")
        await house.house.close_room((await house.house.rooms.find(code))[0])
        assert (await message(table, "bye"))["code"] == "house-closed"
        async with house.house.database.engine.connect() as connection:
            assert (await connection.execute(select(CHAT))).all() == []


async def test_a_table_without_people_is_closed_and_its_game_is_not_decided(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 1, 3, clock={"move": None, "bank": 0})
        game = (await visitors[0].get("/api/games"))[0]["id"]
        await forget_for_long(house.house)
        assert game not in house.house.leases.mine
        await until(lambda: not house.house.tables)
        with pytest.raises(HouseError, match="house-no-table"):
            await visitors[0].get(f"/api/tables/{code}")
        mine = await visitors[0].get("/api/games")
        assert mine[0]["ended"] and mine[0]["outcome"] is None


async def forget_for_long(house: House) -> None:
    """Nobody has touched any room since the beginning of time."""
    async with house.database.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE rooms SET touched = 0")
    await house.broom.tidy()


async def test_a_host_who_has_gone_is_followed_by_one_who_is_there(database: str) -> None:
    async with house_here(database, grace=0) as house:
        host, asleep, awake = await people(house.link, 3)
        code = await seat([host, asleep, awake], "dice", 3)
        table, other = await at_table(host, code), await at_table(awake, code)
        assert (await awake.get(f"/api/tables/{code}"))["host"] == host.guest
        await table.close()
        while other.room is None or other.room["host"] != awake.guest:
            await message(other, "room")
        await awake.do(code, "start")
        await other.close()


async def test_a_host_is_not_followed_while_they_may_come_back(database: str) -> None:
    async with house_here(database, grace=1000) as house:
        host, other = await people(house.link, 2)
        code = await seat([host, other], "dice", 3)
        await at_table(other, code)
        assert (await other.get(f"/api/tables/{code}"))["host"] == host.guest


async def test_a_game_by_correspondence_stays_open(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "dice", 3, 3, clock={"move": 3 * 86400, "bank": 0})
        await forget_for_long(house.house)
        assert (await visitors[0].get(f"/api/tables/{code}"))["playing"]


async def test_one_guest_may_not_open_all_tables(database: str) -> None:
    async with house_here(database, tables_per_guest=2) as house:
        host, other = await people(house.link, 2)
        codes = [(await host.post("/api/tables", game="dice"))["code"] for _ in range(2)]
        await other.do(codes[0], "sit")
        await at_table(host, codes[1])
        with pytest.raises(HouseError, match="house-too-many"):
            await host.post("/api/tables", game="dice")
        await host.do(codes[0], "leave")
        await host.post("/api/tables", game="dice")


async def test_who_has_enough_tables_gives_up_the_one_where_nobody_is(database: str) -> None:
    async with house_here(database, tables_per_guest=2) as house:
        (host,) = await people(house.link, 1)
        left = await seat([host], "dice", 3)
        await host.do(left, "start")
        await at_table(host, await seat([host], "dice", 3))
        new = (await host.post("/api/tables", game="dice"))["code"]
        with pytest.raises(HouseError, match="house-no-table"):
            await host.get(f"/api/tables/{left}")
        assert (await host.get("/api/games"))[0]["outcome"] is None
        assert (await host.get(f"/api/tables/{new}"))["host"] == host.guest


async def test_a_table_that_everybody_has_left_is_closed(database: str) -> None:
    async with house_here(database) as house:
        host, other = await people(house.link, 2)
        code = await seat([host, other], "dice", 3)
        watcher = await at_table(Visitor(house.link), code)
        await host.do(code, "leave")
        assert (await other.get(f"/api/tables/{code}"))["host"] == other.guest
        await other.do(code, "leave")
        assert (await message(watcher, "bye"))["code"] == "house-closed"
        with pytest.raises(HouseError, match="house-no-table"):
            await other.get(f"/api/tables/{code}")


async def test_what_changes_nothing_is_not_written_and_nobody_is_told(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_here(database, lease_seconds=1000) as house:
        host, guest, other = await people(house.link, 3)
        code = await seat([host, guest], "dice", 3)
        tables = [await at_table(visitor, code) for visitor in (host, guest, other)]
        rooms, told = house.house.rooms, list[str]()
        _, revision = await rooms.find(code)
        with monkeypatch.context() as listening:
            listening.setattr(house.house.processes, "tell", told.append)
            for table in tables:
                await table.do("back")
            heard = len(tables[1].seen)
            await tables[0].do("set", public=False)
            await tables[2].do("stand")
            await tables[1].do("back")
        assert (await rooms.find(code))[1] == revision and told == []
        assert len(tables[1].seen) == heard + 1  # that it is done
        await tables[0].do("set", public=True)
        for table in tables:
            while not table.room or not table.room["public"]:
                await message(table, "room")
        assert (await rooms.find(code))[1] == revision + 1


# -- play with people ------------------------------------------------------------------------------------------------


async def test_people_who_want_company_meet_at_one_table_which_begins_when_it_is_full(database: str) -> None:
    async with house_here(database) as house:
        visitors = await people(house.link, 2)
        codes, tables = [], []
        for visitor in visitors:
            codes.append((await visitor.post("/api/company", game="duel", wait=3600))["code"])
            tables.append(await at_table(visitor, codes[-1]))
        assert codes[0] == codes[1] and tables[0].room and tables[0].room["starts"] > tables[0].room["clock"]["move"]
        await tables[1].do("sit")
        await message(tables[0], "update")
        assert tables[0].room["playing"] and tables[0].room["starts"] is None


async def test_who_finds_no_company_plays_with_bots_after_the_time_that_they_chose(database: str) -> None:
    async with house_here(database) as house:
        (visitor,) = await people(house.link, 1)
        code = (await visitor.post("/api/company", game="dice", wait=0.1, bot="greenhorn"))["code"]
        table = await at_table(visitor, code)
        await message(table, "update")
        assert [chair["bot"] for chair in (table.room or {})["chairs"]] == [None, *["greenhorn"] * 4]


async def test_company_is_not_sought_at_private_running_or_empty_tables_nor_with_unknown_bots(database: str) -> None:
    async with house_here(database) as house:
        visitors = await people(house.link, 4)
        private = await seat(visitors[:1], "duel", 2)
        running, _ = await seat_people(house.link, "duel", 1, 2, public=True)
        empty = (await visitors[1].post("/api/company", game="duel", wait=3600))["code"]
        with pytest.raises(HouseError, match="unknown-bot"):
            await visitors[2].post("/api/company", game="duel", bot="deadshot")
        assert (await visitors[2].post("/api/company", game="duel"))["code"] not in (private, running, empty)


def test_a_chair_of_one_who_has_gone_is_a_bots_when_the_game_begins_by_itself() -> None:
    room = Room(code="ABCDEF", game="duel", host="a", chairs=[Chair(guest="a"), Chair(guest="b")])
    room.beginning = Beginning(at=0, bot="gunhand")
    room.begin_by_itself(["b"], 1.0)
    assert [(chair.guest, chair.bot) for chair in room.chairs] == [(None, "gunhand"), ("b", None)] and room.dealing
