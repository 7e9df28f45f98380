"""A room: what is set, who sits where, who hosts. Plain data with rules of its own; no game, no network."""

from __future__ import annotations

import random
import secrets
from typing import Any

from pydantic import BaseModel

from sixgun.engine.errors import SixgunError
from sixgun.family.sets import BASE
from sixgun.make_bot import BOTS
from sixgun.registry import rules_of
from sixgun.server.fairness import seal_of
from sixgun.server.people import Guest, skeleton
from sixgun.server.protocol import (
    AnyCommand,
    Back,
    Ban,
    ChairView,
    Clock,
    Configure,
    Fill,
    HandOver,
    HostCommand,
    Keep,
    Kick,
    Leave,
    Mute,
    Origin,
    Ready,
    RoomView,
    Seal,
    SetBot,
    Sit,
    Stand,
    Word,
)
from sixgun.server.refusals import Refused

REMEMBERED = 100  # guests whom a room keeps away, or silent
CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
BOTS_NAMES = (
    *("Abner", "Agnes", "Amos", "Birdie", "Clem", "Cora", "Della", "Effie", "Elmer", "Enoch", "Ezra", "Fern"),
    *("Gideon", "Hattie", "Hiram", "Ida", "Jasper", "Jethro", "Lottie", "Mabel", "Minnie", "Moses", "Nell", "Opal"),
    *("Orville", "Otis", "Pearl", "Roscoe", "Rufus", "Silas", "Tess", "Tilda", "Virgil", "Wade", "Winona", "Zeke"),
)
SETTINGS = ("public", "spectators", "poker_face", "take_over", "rotate_sheriff", "clock", "role")
OF_COMPANY = ("players", "options", "public", "take_over", "role")  # what a table for one has no use for


class Chair(BaseModel):
    """A seat: a guest's, a bot's or free. A bot plays for a guest who is `away`; one who has `left` too keeps the chair
    until the game is over. The `word` is for the luck; its `seal` is known before any word is shown.
    """

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    left: bool = False
    keeps: bool = True
    ready: bool = False
    seal: str = ""
    word: str = ""

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.bot


class Dealing(BaseModel):
    """A game is about to be dealt: since when the table waits for words, and whether it is a rematch."""

    since: float
    again: bool


class Beginning(BaseModel):
    """When a game begins by itself, and with which bots in the free chairs."""

    at: float
    bot: str


class Room(BaseModel):
    """Everything about a table but the game on it. One with an `origin` is for its host alone, with bots: each of its
    games begins with the `position`.
    """

    code: str
    game: str
    options: dict[str, bool | int | list[str]] = {}
    public: bool = False
    spectators: bool = True
    poker_face: bool | None = None
    take_over: bool = False
    rotate_sheriff: bool = True
    clock: Clock = Clock()
    role: str = ""
    origin: Origin | None = None
    position: dict[str, Any] = {}
    host: str
    chairs: list[Chair]
    kicked: list[str] = []
    muted: list[str] = []
    hurry: str = ""  # the game whose rest is played without pauses
    undone: int = 0  # actions that were taken back, in all games
    playing: str | None = None
    last: str | None = None
    dealing: Dealing | None = None
    beginning: Beginning | None = None
    promise: str = ""
    fairness: dict[str, object] = {}

    # -- asking --------------------------------------------------------------------------------------------------

    def chair_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return next((at for at, chair in enumerate(self.chairs) if guest and chair.guest == guest), None)

    @property
    def people(self) -> list[str]:
        """The guests in the chairs."""
        return [chair.guest for chair in self.chairs if chair.guest]

    @property
    def face(self) -> bool:
        """Whether the table has a poker face: as set, else where there are strangers."""
        return self.public if self.poker_face is None else self.poker_face

    def view(self) -> RoomView:
        """The room as everybody at it sees it."""
        chairs = [ChairView(**{**vars(chair), "word": bool(chair.word)}) for chair in self.chairs]
        made: dict[str, Any] = {
            "chairs": chairs,
            "dealing": self.dealing is not None,
            "starts": self.beginning and self.beginning.at,
            "hurry": bool(self.playing) and self.hurry == self.playing,
        }
        return RoomView(**{name: getattr(self, name) for name in RoomView.model_fields if name not in made}, **made)

    def has_room_for(self, guest: str) -> bool:
        """Whether a guest could sit down in the next game."""
        free = any(chair.is_free for chair in self.chairs)
        return free and not self.playing and not self.dealing and guest not in self.kicked

    @property
    def unshown(self) -> list[Chair]:
        """The chairs whose word was sealed and not yet shown."""
        return [chair for chair in self.chairs if chair.seal and not chair.word]

    # -- commands ------------------------------------------------------------------------------------------------

    def obey(self, guest: Guest, command: AnyCommand) -> None:
        """Do what a guest says, or refuse; a game is begun and played elsewhere."""
        if isinstance(command, HostCommand):
            self.need_host(guest.id)
        match command:
            case Sit():
                self.sit(guest, command.seat)
            case Stand():
                self.stand_up(guest.id)
            case Leave():
                self.leave(guest.id)
            case Back():
                self.come_back(guest.id)
            case Seal():
                self.own_chair(guest).seal = command.seal
            case Word():
                self.show_word(guest.id, command.word)
            case Keep():
                self.own_chair(guest).keeps = command.keeps
            case Ready():
                self.own_chair(guest).ready = command.ready
            case SetBot():
                self.seat_bot(command.seat, command.bot)
            case Fill():
                self.need_no_game()
                self.fill(command.bot)
            case Kick():
                self.kick(command.guest)
            case Ban():
                self.ban(command.guest)
            case HandOver():
                self.hand_over(command.guest)
            case Mute():
                self.mute(command.guest)
            case Configure():
                self.configure(command)

    def sit(self, guest: Guest, at: int | None) -> None:
        """A guest takes a free chair, or moves to one, between two games."""
        self.need_no_game()
        self.make_way_for(guest.name)
        self.need_welcome(guest)
        place = self.free_chair() if at is None else at
        if not 0 <= place < len(self.chairs) or not self.chairs[place].is_free:
            raise Refused("house-taken")
        self.stand_up(guest.id)
        self.chairs[place] = Chair(guest=guest.id, name=guest.name)

    def take_over_chair(self, guest: Guest, at: int | None) -> int:
        """A guest takes a bot's chair in the game that is on, where the host allows it; which one."""
        if not self.take_over:
            raise Refused("house-playing")
        self.need_welcome(guest)
        open_seats = [seat for seat, chair in enumerate(self.chairs) if chair.bot or chair.left]
        place = at if at is not None else next(iter(open_seats), -1)
        if place not in open_seats or self.chair_of(guest.id) is not None:
            raise Refused("house-taken")
        self.chairs[place] = Chair(guest=guest.id, name=guest.name)
        return place

    def need_welcome(self, guest: Guest) -> None:
        """Only who was not sent away; at a table for one only its host."""
        if self.origin and guest.id != self.host:
            raise Refused("house-alone")
        if guest.id in self.kicked:
            raise Refused("house-kicked")
        self.need_own_name(guest)

    def need_own_name(self, guest: Guest) -> None:
        """Nobody looks like another at the table."""
        others = [chair.name for chair in self.chairs if chair.name and chair.guest != guest.id]
        if skeleton(guest.name) in map(skeleton, [*others, *BOTS]):
            raise Refused("house-alike", name=guest.name)

    def make_way_for(self, name: str) -> None:
        """A bot that is called like somebody who sits down takes another name."""
        for chair in self.chairs:
            if chair.bot and skeleton(chair.name) == skeleton(name):
                chair.name = self.bots_name(name)

    def bots_name(self, but: str = "") -> str:
        """A first name for a bot that nobody at the table has; the same whoever asks."""
        known = {skeleton(name) for name in [but, *(chair.name for chair in self.chairs)]}
        names = random.Random(self.code).sample(BOTS_NAMES, len(BOTS_NAMES))  # not for any luck of a game
        return next(name for name in names if skeleton(name) not in known)

    def rename(self, guest: Guest) -> None:
        """Somebody who sits here has another name; not that of another at the table."""
        at = self.chair_of(guest.id)
        if at is not None:
            self.need_own_name(guest)
            self.chairs[at].name = guest.name

    def free_chair(self) -> int:
        """The first free chair."""
        for at, chair in enumerate(self.chairs):
            if chair.is_free:
                return at
        raise Refused("house-full")

    def own_chair(self, guest: Guest) -> Chair:
        """Where a guest sits, between two games."""
        at = self.chair_of(guest.id)
        if at is None:
            raise Refused("house-not-seated")
        self.need_no_game()
        return self.chairs[at]

    def show_word(self, guest: str, word: str) -> None:
        """A guest shows the word that they have sealed; another one is refused."""
        at = self.chair_of(guest)
        if at is None or not self.dealing or seal_of(word) != self.chairs[at].seal:
            raise Refused("house-word")
        self.chairs[at].word = word

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

    def mark_away(self, seat: int) -> None:
        """A bot plays for somebody until they are back."""
        self.chairs[seat].away = True

    def begin(self, game: str) -> None:
        """A game is on, and everybody plays."""
        self.playing, self.dealing, self.beginning = game, None, None
        for chair in self.chairs:
            chair.away = chair.left = chair.ready = False

    def ask_for_words(self, present: list[str], now: float, again: bool) -> None:
        """A game is about to be dealt. Who isn't there can't show a word: theirs doesn't count, before any is shown."""
        self.need_no_game()
        if any(chair.is_free for chair in self.chairs):
            raise Refused("house-free-chairs")
        for chair in self.chairs:
            chair.word = ""
            if chair.guest not in present:
                chair.seal = ""
        self.dealing = Dealing(since=now, again=again)

    def begin_by_itself(self, present: list[str], now: float) -> None:
        """It is time: bots take the chairs of those who aren't there."""
        if self.beginning is None or self.playing or self.dealing:
            return
        self.chairs = [chair if chair.bot or chair.guest in present else Chair() for chair in self.chairs]
        self.fill(self.beginning.bot)
        self.ask_for_words(present, now, again=False)

    def game_over(self) -> None:
        """The game has ended: the chairs of those who have left are free."""
        self.playing, self.last = None, self.playing
        self.chairs = [Chair() if chair.left else chair for chair in self.chairs]

    def leave(self, guest: str) -> None:
        """A guest goes; whoever sits there longest hosts then."""
        self.stand_up(guest)
        others = [chair.guest for chair in self.chairs if chair.guest and chair.guest != guest and not chair.left]
        if self.host == guest and others:
            self.host = others[0]

    def seat_bot(self, at: int, bot: str | None) -> None:
        """A bot in a chair, or nobody."""
        self.need_no_game()
        if not 0 <= at < len(self.chairs) or self.chairs[at].guest:
            raise Refused("house-taken")
        if bot is not None and bot not in BOTS:
            raise SixgunError("unknown-bot", name=bot, known=", ".join(BOTS))
        self.chairs[at] = Chair(bot=bot, name=self.bots_name()) if bot else Chair()

    def fill(self, bot: str) -> None:
        """Bots in all free chairs."""
        for at, chair in enumerate(self.chairs):
            if chair.is_free:
                self.seat_bot(at, bot)

    def kick(self, guest: str) -> None:
        """The host takes somebody's chair away."""
        if guest == self.host:
            raise Refused("house-own-host")
        self.stand_up(guest)

    def ban(self, guest: str) -> None:
        """The host sends somebody away for good; nobody is thrown out of a game that they may be winning."""
        self.need_no_game()
        self.kick(guest)
        self.kicked = remembered(self.kicked, guest)

    def mute(self, guest: str) -> None:
        """Nobody hears a guest any more, or everybody does again."""
        rest = [other for other in self.muted if other != guest]
        self.muted = rest if guest in self.muted else remembered(rest, guest)

    def hand_over(self, guest: str) -> None:
        """Somebody else hosts."""
        if guest not in self.people:
            raise Refused("house-not-seated")
        self.host = guest

    def inherit(self, absent: str, heir: str) -> None:
        """Somebody who is there hosts for one who was away for long, unless that has changed meanwhile."""
        if self.host == absent and heir in self.people:
            self.host = heir

    def move_to_role(self, roles: list[str]) -> None:
        """One who plays alone with bots changes places with the bot that got the role they wish for."""
        at = self.chair_of(self.host)
        if at is None or len(self.people) > 1 or self.role not in roles or roles[at] == self.role:
            return
        there = roles.index(self.role)
        self.chairs[at], self.chairs[there] = self.chairs[there], self.chairs[at]

    def configure(self, wish: Configure) -> None:
        """The settings of a room; what isn't given stays."""
        self.need_no_game()
        if self.origin and any(getattr(wish, name) is not None for name in OF_COMPANY):
            raise Refused("house-alone")
        self.options = self.options if wish.options is None else wish.options
        self.resize(len(self.chairs) if wish.players is None else wish.players)
        rules_of(self.game, self.options.get("sets")).check_options(dict(self.options), len(self.chairs))
        for name in SETTINGS:
            value = getattr(wish, name)
            if value is not None:
                setattr(self, name, value)

    def resize(self, players: int) -> None:
        """More or fewer chairs; nobody who sits loses theirs."""
        rules_of(self.game, self.options.get("sets")).check_players(players)
        taken = [chair for chair in self.chairs if not chair.is_free]
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
        if self.playing or self.dealing:
            raise Refused("house-playing")


def remembered(guests: list[str], newest: str) -> list[str]:
    """The latest guests of a list, with one more."""
    return [*[guest for guest in guests if guest != newest], newest][-REMEMBERED:]


def new_code() -> str:
    """A code that people can read to each other."""
    return "".join([secrets.choice(CODE_SIGNS) for _ in range(6)])


def new_room(host: Guest, game: str, players: int | None, sets: list[str] | None) -> Room:
    """A room with its host in the first chair."""
    rules = rules_of(game, sets)
    seats = rules.check_players(rules.usual_players if players is None else players)
    options: dict[str, Any] = {} if sets is None else {"sets": sets}
    room = Room(code=new_code(), game=game, host=host.id, chairs=[Chair() for _ in range(seats)], options=options)
    room.sit(host, 0)
    return room


def new_practice(host: Guest, seat: int, bot: str, origin: Origin, position: dict[str, Any]) -> Room:
    """A room in which one plays on from a position, with bots in the other chairs."""
    chairs = [Chair() for _ in position["players"]]
    options = {"sets": position.get("sets", [BASE])}
    room = Room(code=new_code(), game=position["game"], options=options, host=host.id, chairs=chairs)
    room.sit(host, seat)
    room.fill(bot)
    room.origin, room.position = origin, position
    return room
