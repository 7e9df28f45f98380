"""Every byte to every client is searched for what that client may not know. A leak that is planted is found."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import re
from types import SimpleNamespace
from typing import Any

import pytest

import sixgun
from sixgun.client import HouseError
from sixgun.engine.game import Game
from sixgun.engine.rng import Rng, seed_bytes
from sixgun.narration import log_of
from sixgun.server.action_log import Entry
from sixgun.server.fairness import seed_of
from sixgun.server.logging import JsonLines
from sixgun.server.replica import Replica

from .houses import at_table, browser, chooser, house_here, message, people, seat, seat_people
from .test_practice import NO_CLOCK

ROLES = {"outlaw", "renegade", "deputy", "sheriff"}
GAMES = 100  # of each kind
PARTS = 4
WORD = re.compile('"([^"]*)"')


class Truth:
    """What nobody but the house knows of a game, at each number of actions."""

    def __init__(self, game: str) -> None:
        self.name = game
        self.positions: list[dict[str, Any]] = []
        self.found: dict[tuple[int | None, int], set[str]] = {}

    def note(self, game: Game) -> None:
        """How the game stands now."""
        self.positions.append(game.position())

    def hidden(self, viewer: int | None, number: int) -> set[str]:
        """The names that a viewer may not read in what is told of a moment."""
        key = (viewer, number)
        if key not in self.found:
            position = self.positions[number]
            over = position["outcome"] is not None
            self.found[key] = set() if over else self.cards(viewer, position) | self.faces(viewer, position)
        return self.found[key]

    def cards(self, viewer: int | None, position: dict[str, Any]) -> set[str]:
        """Cards in piles and in the hands of others, but those shown to the viewer, and those played in this turn."""
        unseen = {*position.get("common", []), *position.get("deck", [])}
        for at, player in enumerate(position["players"]):
            unseen |= {*player.get("deck", [])}
            unseen |= set() if at == viewer else {*player.get("hand", [])}
        known = position.get("known", {})
        unseen -= {*position.get("played", [])}
        for frame in position["stack"]:
            unseen -= {*frame.get("turned", [])}  # shown to all, also if the pile was shuffled meanwhile
        return {card for card in unseen if known.get(card) != "all" and viewer not in known.get(card, [])}

    def faces(self, viewer: int | None, position: dict[str, Any]) -> set[str]:
        """The roles of others who live, but the Sheriff's; the characters in another's reserve."""
        players = position["players"]
        if not sixgun.GAMES[self.name].roles:
            return {name for at, player in enumerate(players) if at != viewer for name in player["reserve"]}
        alive = [player["life"] > 0 and not player.get("eliminated") for player in players]
        open_roles = {player["role"] for at, player in enumerate(players) if not alive[at] or at == viewer}
        return ROLES - open_roles - {"sheriff"}

    def shuffled(self, number: int) -> bool:
        """Whether a pile was shuffled by an action: then what was open before it may be hidden after it."""
        before, after = self.positions[number - 1], self.positions[number]
        return bool(before.get("shuffles") != after.get("shuffles"))


def names(text: str) -> set[str]:
    """All words of a text in JSON."""
    return set(WORD.findall(text))


def leaks(truth: Truth, viewer: int | None, text: str) -> list[str]:
    """What a message tells its reader too much."""
    message = json.loads(text)
    if message["type"] != "update":
        return []
    view = message["view"]
    number, deciding = view["number"], truth.positions[view["number"]]["deciding"]
    found = sorted(truth.hidden(viewer, number) & names(text.partition('"events":')[0]))
    if deciding != viewer and ('"actions"' in text or '"refused"' in text or '"id"' in text):
        found.append("the legal actions of another")
    for event in message["events"]:
        action, told = event["action"], names(json.dumps(event["event"]))
        if action and not truth.shuffled(action):
            found += sorted(told & truth.hidden(viewer, action - 1) & truth.hidden(viewer, action))
    return found


class Heard:
    """The events that a viewer was told so far: the log must not know more."""

    def __init__(self, name: str) -> None:
        rules = sixgun.GAMES[name]
        self.things = {*rules.printed_cards(), *rules.printed_characters(), *ROLES}
        self.words: set[str] = set()

    def beyond(self, text: str) -> list[str]:
        """The cards, characters and roles in the acts of a message that no event has named to its reader."""
        message = json.loads(text)
        if message["type"] != "update":
            return []
        self.words |= names(json.dumps(message["events"]))
        return sorted((names(json.dumps(message["acts"])) & self.things) - self.words)


def new_live(name: str, players: int, seed: int) -> tuple[Replica, dict[str, Any]]:
    """A game as the house has it, without a house; the same for the same seed."""
    salt = hashlib.sha256(f"{name} {seed}".encode()).hexdigest()
    secret: dict[str, Any] = {"secret": hashlib.sha256(salt.encode()).hexdigest(), "salt": salt, "words": {}}
    row = SimpleNamespace(
        id="g", room="R", seats=[{}] * players, game=name, players=players, fairness=secret, base=None, began=0.0
    )
    row.rules = sixgun.new_game(name).rules.version
    row.options = {"always_ask": True} if "always_ask" in sixgun.GAMES[name].options else {}
    row.settings = {"clock": {"move": None, "bank": 0}}
    row.ended = None
    return Replica(row, 0.0, 0.0), secret


def play_and_search(name: str, players: int, seed: int) -> tuple[int, list[str]]:
    """A whole game with every message to every seat and a spectator: how many were searched, what was found."""
    live, secret = new_live(name, players, seed)
    truth, rng, found, searched = Truth(name), Rng(seed_bytes(seed)), list[str](), 0
    had: dict[int | None, int] = dict.fromkeys((None, *range(players)), 0)
    heard = {viewer: Heard(name) for viewer in had}
    never = [str(seed_of(secret)), f"{seed_of(secret):x}", str(secret["secret"]), str(secret["salt"])]
    truth.note(live.game)
    while True:
        for viewer in had:
            text = live.update(viewer, had[viewer]).decode()
            found += leaks(truth, viewer, text) + heard[viewer].beyond(text) + [word for word in never if word in text]
            had[viewer] = live.event_count(viewer)
            searched += 1
        decision = live.game.decision
        if decision is None:
            return searched, found
        action = decision.actions[rng.below(len(decision.actions))].text
        live.carry_out(Entry("g", live.number + 1, int(decision.seat), action, "bot", 0.0), 0.0)
        truth.note(live.game)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", sixgun.GAMES)
def test_hundreds_of_games_tell_nobody_a_secret(name: str, part: int) -> None:
    seats = [seats for seats in sixgun.GAMES[name].players if seats != 3]
    for seed in range(part, GAMES, PARTS):
        searched, found = play_and_search(name, seats[seed % len(seats)], seed)
        assert searched > 20 and not found, (seed, found)


# -- the search proves itself --------------------------------------------------------------------------------------


def as_neighbour(live: Replica, seat: int | None, event: int) -> bytes:
    """A house that mixes up two seats."""
    return TRUE_UPDATE(live, None if seat is None else (seat + 1) % live.game.players, event)


def with_top_card(live: Replica, seat: int | None, event: int) -> bytes:
    """A house that shows the whole position."""
    message = json.loads(TRUE_UPDATE(live, seat, event))
    message["view"]["debug"] = live.game.position()["players"]
    return json.dumps(message).encode()


def with_seed(live: Replica, seat: int | None, event: int) -> bytes:
    """A house that tells its luck."""
    return TRUE_UPDATE(live, seat, event)[:-1] + f',"seed":"{live.game.record()["seed"]}"}}'.encode()


def with_all_events(live: Replica, seat: int | None, event: int) -> bytes:
    """A house that tells everybody what one seat hears."""
    message = json.loads(TRUE_UPDATE(live, seat, event))
    message["events"] = live.game.events_since(0, 0)
    return json.dumps(message).encode()


def with_all_acts(live: Replica, seat: int | None, event: int) -> bytes:
    """A house that makes one log of everything that happens."""
    log = log_of(live.game.rules, live.game.players, seat)
    for each in live.game.events:
        log.add(each.to_dict())
    return json.dumps({**json.loads(TRUE_UPDATE(live, seat, event)), "acts": log.acts}).encode()


TRUE_UPDATE = Replica.update


@pytest.mark.parametrize("name", sixgun.GAMES)
@pytest.mark.parametrize("leak", [as_neighbour, with_top_card, with_seed, with_all_events, with_all_acts])
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, name: str, leak: Any) -> None:
    if (name, leak) == ("dice", with_all_events):
        leak = with_top_card  # every event of the dice game is open
    monkeypatch.setattr(Replica, "update", leak)
    _, found = play_and_search(name, sixgun.GAMES[name].usual_players, 1)
    assert found


# -- through a real house ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [("dice", 5), ("classic", 4), ("duel", 2)])
async def test_sockets_answers_headers_errors_and_logs_of_a_house(
    database: str, caplog: pytest.LogCaptureFixture, name: str, players: int
) -> None:
    caplog.set_level(logging.DEBUG)
    async with house_here(database) as house:
        visitors = await people(house.link, 3)
        code = await seat(visitors[:2], name, players)
        asking = await at_table(visitors[0], code)
        await asking.seal("saguaro")
        codes = [(await visitor.post("/api/me/code"))["code"] for visitor in visitors]
        await asking.do("start")
        tables = [await at_table(visitor, code) for visitor in visitors]
        answers = [await everything(house.link, code, visitor.token) for visitor in visitors]  # while it is on
        playing = asyncio.gather(*[table.play(chooser(4)) for table in tables[:2]])
        await wrong_messages(tables[2])
        await playing
        while not tables[2].over:
            await tables[2].receive()
        record: Any = await visitors[0].get(f"/api/games/{tables[0].game}/record")
    truth, game = Truth(name), sixgun.load({**record, "actions": []})
    truth.note(game)
    for action in record["actions"]:
        game.apply(action)
        truth.note(game)
    fairness = record["table"]["fairness"]
    never = [record["seed"], fairness["secret"], fairness["salt"], "saguaro", *codes]
    tokens = [visitor.token for visitor in visitors]
    for seat_at, table in enumerate(tables):
        viewer = seat_at if seat_at < 2 else None
        heard = Heard(name)
        for text in table.seen:
            assert not leaks(truth, viewer, text) and not heard.beyond(text)
        everything_told = "\n".join(table.seen + answers[seat_at])
        assert not [word for word in never + tokens if word in everything_told]
    lines = "\n".join(JsonLines().format(line) for line in caplog.records if line.name.startswith("sixgun"))
    assert not [word for word in never + tokens if word in lines]


async def test_who_has_changed_seats_is_never_shown_the_view_of_the_old_one(database: str) -> None:
    async with house_here(database) as house:
        code, visitors = await seat_people(house.link, "classic", 4, 4)
        tables = [await at_table(visitor, code) for visitor in visitors]
        for table in tables:
            await message(table, "update")
        here = house.house.tables[code]
        for connection in here.presence.connections:  # as if the news of the seats had not come yet
            assert connection.seat is not None
            connection.seat, connection.event, connection.number = (connection.seat + 1) % 4, 0, -1
        here.telling.tell()
        for seat_at, table in enumerate(tables):
            assert (await message(table, "welcome"))["seat"] == seat_at
            told = await message(table, "update")
            hands = [player["hand"] for player in told["view"]["players"]]
            assert [at for at, hand in enumerate(hands) if "hidden" not in hand] == [seat_at]


async def everything(link: str, code: str, token: str) -> list[str]:
    """All that a guest can ask for over HTTP while the game is on, wrong questions too, with the headers."""
    told = []
    headers = {"Authorization": f"Bearer {token}"}
    async with browser(link, headers=headers) as http:
        game = (await http.get(f"/api/tables/{code}")).json()["playing"]
        paths = ["/", "/api/me", "/api/tables", f"/api/tables/{code}", "/api/games", f"/api/games/{game}/record"]
        paths += ["/metrics", "/healthz", "/openapi.json", "/api/rules", "/api/tables/XXXXXX", "/nothing"]
        for path in paths:
            answer = await http.get(path)
            told.append(f"{answer.headers} {answer.text}")
        for body in ({"type": "word", "word": "late"}, {"verb": "fill"}, {}):
            answer = await http.post(f"/api/tables/{code}", json=body)
            told.append(f"{answer.headers} {answer.text}")
    return told


async def wrong_messages(table: Any) -> None:
    """A spectator who tries to act for others, and asks for what there isn't."""
    for number in (0, 1, 2, 1000):
        for at in (0, 5, 99_999):
            await table.send(type="act", number=number, id=at)
    await table.send(type="act", number=0, id=0, seat=1)
    await table.send(type="record")


async def test_what_somebody_marks_is_told_to_nobody_before_the_end(database: str) -> None:
    async with house_here(database, bot_pause=1000) as house:
        code, (ann, bob) = await seat_people(house.link, "classic", 2, 5, clock=NO_CLOCK)
        (eve,) = await people(house.link, 1)
        game = (await ann.get(f"/api/tables/{code}"))["playing"]
        sockets = [await at_table(visitor, code) for visitor in (ann, bob, eve)]
        heard: list[list[str]] = []
        for socket in sockets:
            await socket.send(type="ping")
            await message(socket, "pong")
        for socket, percent in ((sockets[2], 71), (sockets[0], 67)):
            await socket.do("read", seat=2, roles={"outlaw": percent, "deputy": 100 - percent})
        for socket in sockets:
            told: list[str] = []
            await socket.send(type="ping")
            while (one := await socket.receive())["type"] != "pong":
                told.append(str(one))
            heard.append(told)
        assert heard == [[], [], []]  # not a byte to anybody, but `done` to who marked
        with pytest.raises(HouseError, match="house-still-on"):
            await bob.get(f"/api/games/{game}/reads")
        for wrong in ({"seat": 7, "roles": {"outlaw": 50}}, {"seat": 1, "roles": {"nobody": 50}}):
            with pytest.raises(HouseError, match="house-no-read"):
                await eve.do(code, "read", **wrong)
        assert [read["roles"] for read in (await eve.get("/api/me/export"))["reads"]] == [{"outlaw": 71, "deputy": 29}]
        assert (await bob.get("/api/me/export"))["reads"] == []
