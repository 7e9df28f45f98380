"""A room: what is set, who sits where, who hosts. Plain data with rules of its own; no game, no network."""

from __future__ import annotations

import secrets
from typing import Literal

from pydantic import BaseModel, Field

from sixgun.engine.errors import SixgunError
from sixgun.make_bot import BOTS
from sixgun.registry import GAMES, rules_of
from sixgun.server.people import Guest, skeleton
from sixgun.server.refusals import Refused

REMEMBERED = 100  # guests whom a room keeps away, or silent
CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ"


class Clock(BaseModel):
    """Time to decide: `move` seconds for each decision, and `bank` seconds for the whole game. No `move`: no clock."""

    move: float | None = Field(default=60, ge=1, le=14 * 86400)
    bank: float = Field(default=120, ge=0, le=86400)


class Chair(BaseModel):
    """A seat: a guest's, a bot's or free. A bot plays for a guest who is `away`; one who has `left` too keeps the chair
    until the game is over. The `word` is for the luck.
    """

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    left: bool = False
    keeps: bool = True
    word: str = ""


class Room(BaseModel):
    """Everything about a table but the game on it."""

    code: str
    game: str
    options: dict[str, bool | int | list[str]] = {}
    public: bool = False
    spectators: bool = True
    poker_face: bool | None = None
    clock: Clock = Clock()
    host: str
    chairs: list[Chair]
    kicked: list[str] = []
    muted: list[str] = []
    playing: str | None = None
    last: str | None = None
    promise: str = ""
    fairness: dict[str, object] = {}

    # -- asking --------------------------------------------------------------------------------------------------

    def chair_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return next((at for at, chair in enumerate(self.chairs) if chair.guest == guest), None)

    @property
    def people(self) -> list[str]:
        """The guests in the chairs."""
        return [chair.guest for chair in self.chairs if chair.guest]

    @property
    def face(self) -> bool:
        """Whether the table has a poker face: as set, else where there are strangers."""
        return self.public if self.poker_face is None else self.poker_face

    def shown(self) -> dict[str, object]:
        """The room as everybody at it sees it."""
        hidden = {"fairness", "kicked"}
        data = self.model_dump(exclude=hidden)
        data["chairs"] = [{**chair, "word": bool(chair["word"])} for chair in data["chairs"]]
        return data

    # -- changing ------------------------------------------------------------------------------------------------

    def sit(self, guest: Guest, at: int | None) -> None:
        """A guest takes a free chair, or moves to one, between two games."""
        self.need_no_game()
        if guest.id in self.kicked:
            raise Refused("house-kicked")
        others = [chair.name for chair in self.chairs if chair.name and chair.guest != guest.id]
        if skeleton(guest.name) in map(skeleton, [*others, *BOTS]):
            raise Refused("house-alike", name=guest.name)
        place = self.free_chair() if at is None else at
        if not 0 <= place < len(self.chairs) or (self.chairs[place].guest or self.chairs[place].bot):
            raise Refused("house-taken")
        self.stand_up(guest.id)
        self.chairs[place] = Chair(guest=guest.id, name=guest.name)

    def free_chair(self) -> int:
        """The first free chair."""
        for at, chair in enumerate(self.chairs):
            if not chair.guest and not chair.bot:
                return at
        raise Refused("house-full")

    def stand_up(self, guest: str) -> None:
        """A guest's chair is free again; during a game a bot plays it until they are back."""
        at = self.chair_of(guest)
        if at is None:
            return
        if self.playing:
            self.chairs[at].away = self.chairs[at].left = True
        else:
            self.chairs[at] = Chair()

    def come_back(self, guest: str) -> None:
        """A guest plays on in place of the bot."""
        at = self.chair_of(guest)
        if at is not None:
            self.chairs[at].away = self.chairs[at].left = False

    def game_over(self) -> None:
        """The game has ended: the chairs of those who have left are free."""
        self.playing, self.last = None, self.playing
        self.chairs = [Chair() if chair.left else chair for chair in self.chairs]

    def leave(self, guest: str) -> None:
        """A guest goes; whoever sits there longest hosts then."""
        self.stand_up(guest)
        others = [other for other in self.people if other != guest]
        if self.host == guest and others:
            self.host = others[0]

    def seat_bot(self, at: int, bot: str | None) -> None:
        """A bot in a chair, or nobody."""
        self.need_no_game()
        if not 0 <= at < len(self.chairs) or self.chairs[at].guest:
            raise Refused("house-taken")
        if bot is not None and bot not in BOTS:
            raise SixgunError("unknown-bot", name=bot, known=", ".join(BOTS))
        self.chairs[at] = Chair(bot=bot, name=bot.capitalize()) if bot else Chair()

    def fill(self, bot: str) -> None:
        """Bots in all free chairs."""
        for at, chair in enumerate(self.chairs):
            if not chair.guest and not chair.bot:
                self.seat_bot(at, bot)

    def kick(self, guest: str, for_good: bool) -> None:
        """The host sends somebody away from their chair, or for good."""
        if guest == self.host:
            raise Refused("house-own-host")
        if for_good:
            self.kicked = [*[other for other in self.kicked if other != guest], guest][-REMEMBERED:]
        self.stand_up(guest)

    def hand_over(self, guest: str) -> None:
        """Somebody else hosts."""
        if guest not in self.people:
            raise Refused("house-not-seated")
        self.host = guest

    def inherit(self, absent: str, heir: str) -> None:
        """Somebody who is there hosts for one who was away for long, unless that has changed meanwhile."""
        if self.host == absent and heir in self.people:
            self.host = heir

    def resize(self, players: int) -> None:
        """More or fewer chairs; nobody who sits loses theirs."""
        rules_of(self.game, self.options.get("sets")).check_players(players)
        taken = [chair for chair in self.chairs if chair.guest or chair.bot]
        if len(taken) > players:
            raise Refused("house-full")
        if len(self.chairs) > players:
            self.chairs = taken + [Chair() for _ in range(players - len(taken))]
        self.chairs += [Chair() for _ in range(players - len(self.chairs))]

    def need_host(self, guest: str) -> None:
        """Only the host may."""
        if guest != self.host:
            raise Refused("house-not-host")

    def need_no_game(self) -> None:
        """Only between two games."""
        if self.playing:
            raise Refused("house-playing")


Verb = Literal[
    "sit", "stand", "leave", "bot", "fill", "kick", "host", "set", "word", "keep", "start", "rematch", "mute"
]


def new_code() -> str:
    """A code that people can read to each other."""
    return "".join([secrets.choice(CODE_SIGNS) for _ in range(6)])


def new_room(host: Guest, game: str, players: int | None) -> Room:
    """A room with its host in the first chair."""
    if game not in GAMES:
        raise SixgunError("unknown-game", name=game, known=", ".join(GAMES))
    seats = GAMES[game].check_players(GAMES[game].usual_players if players is None else players)
    room = Room(code=new_code(), game=game, host=host.id, chairs=[Chair() for _ in range(seats)])
    room.sit(host, 0)
    return room
