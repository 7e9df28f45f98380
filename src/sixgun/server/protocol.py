"""The messages of a table's WebSocket, version 2. docs/protocol.md and web/src/lib/protocol.ts are made from this."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

VERSION = 2

SeatNumber = Annotated[int, Field(ge=0, le=7)]
GuestId = Annotated[str, Field(min_length=1, max_length=32)]
BotName = Annotated[str, Field(max_length=20)]


class Clock(BaseModel):
    """Time to decide: `move` seconds for each decision, and `bank` seconds for the whole game. No `move`: no clock."""

    move: float | None = Field(default=60, ge=1, le=14 * 86400)
    bank: float = Field(default=120, ge=0, le=86400)


class ClocksData(TypedDict):
    """The clocks of a game: since when the one who decides is waited for, and the seconds that each seat has left."""

    since: float
    move: float | None
    bank: list[float]


class Origin(BaseModel):
    """Where the games of a table begin that are not dealt: in a finished game, or at a scene that the house ships.

    Such a table is for one player with bots.
    """

    game: str | None = Field(default=None, pattern="^[0-9a-f]{16}$", description="The finished game.")
    action: int = Field(default=0, ge=0, le=100_000, description="How many of its actions were done.")
    scene: str | None = Field(default=None, max_length=40, description="Or the name of a scene.")


# -- from the client -----------------------------------------------------------------------------------------------


class ClientMessage(BaseModel):
    """A message of a client: nothing unknown in it, no text taken for a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(ClientMessage):
    """The first message. `event` is the number of the first event that the client doesn't have (0: it has none)."""

    type: Literal["hello"]
    version: Literal[2]
    event: int = Field(default=0, ge=0, le=1_000_000)
    game: str = Field(default="", max_length=32, description="The game that `event` is of.")
    watch: bool = Field(
        default=False,
        description="Only watch, as nobody in particular: a spectator's view and no seat, whoever's cookie it is.",
    )


class Ping(ClientMessage):
    """Are you there?"""

    type: Literal["ping"]


class Command(ClientMessage):
    """Something that is done at the table; it is answered by `done` or `error`, with the same `ref`."""

    ref: int | None = Field(default=None, ge=0, le=2**53, description="The answer has the same.")


class Act(Command):
    """An answer to a decision: its number, and the id of the action. Sent twice, it is done once."""

    type: Literal["act"]
    number: int = Field(ge=0, le=1_000_000)
    id: int = Field(ge=0, le=100_000)
    game: str = Field(default="", max_length=32, description="The game that it is meant for; without it: the one on.")


class Say(Command):
    """A word to the players, or among the spectators."""

    type: Literal["say"]
    to: Literal["players", "spectators"]
    text: str = Field(min_length=1, max_length=300)


class Back(Command):
    """I am here again: no bot plays for me any more."""

    type: Literal["back"]


class Sit(Command):
    """Take a free chair, or move to one. During a game: take over a bot's, where the host allows it."""

    type: Literal["sit"]
    seat: SeatNumber | None = Field(default=None, description="Without it: the first free one.")


class Stand(Command):
    """Give the chair up and stay at the table. During a game a bot plays on in it."""

    type: Literal["stand"]


class Leave(Command):
    """Go. During a game a bot plays on; whoever sits there longest hosts then."""

    type: Literal["leave"]


class Seal(Command):
    """The seal of a secret word of one's own for the luck of the next game: the SHA-256 of the word, in hex."""

    type: Literal["seal"]
    seal: str = Field(pattern="^[0-9a-f]{64}$")


class Word(Command):
    """The word that was sealed, when the table asks for it: it is `dealing`."""

    type: Literal["word"]
    word: str = Field(min_length=1, max_length=64)


class Keep(Command):
    """Whether one keeps one's character in the next game, where the rules allow it."""

    type: Literal["keep"]
    keeps: bool


class Ready(Command):
    """Whether one would play another round; it is for the others to see until a game begins."""

    type: Literal["ready"]
    ready: bool


class Hint(Command):
    """What would a legend do? Only for one who plays alone with bots, at their own decision; it is noted."""

    type: Literal["hint"]


class Undo(Command):
    """Take the last action back: only alone with bots, an own one, and one that revealed nothing; it is noted."""

    type: Literal["undo"]


class Hurry(Command):
    """Play the rest without pauses: when no person is in the game any more."""

    type: Literal["hurry"]


class Read(Command):
    """How likely each role of a seat is, in percent: told to nobody before the end of the game."""

    type: Literal["read"]
    seat: SeatNumber
    roles: dict[Annotated[str, Field(max_length=20)], Annotated[int, Field(ge=0, le=100)]] = Field(max_length=4)


class HostCommand(Command):
    """What only the host may do."""


class SetBot(HostCommand):
    """A bot in a chair, or nobody."""

    type: Literal["bot"]
    seat: SeatNumber
    bot: BotName | None = None


class Fill(HostCommand):
    """Bots in all free chairs."""

    type: Literal["fill"]
    bot: BotName = "gunhand"


class Kick(HostCommand):
    """Somebody loses the chair; during a game a bot plays on in it until they are back."""

    type: Literal["kick"]
    guest: GuestId


class Ban(HostCommand):
    """Somebody is sent away for good, between two games."""

    type: Literal["ban"]
    guest: GuestId


class HandOver(HostCommand):
    """Somebody else hosts."""

    type: Literal["host"]
    guest: GuestId


class Mute(HostCommand):
    """Nobody hears a guest any more, or everybody does again."""

    type: Literal["mute"]
    guest: GuestId


class Configure(HostCommand):
    """The settings of the table; what isn't given stays."""

    type: Literal["set"]
    players: int | None = Field(default=None, ge=2, le=8)
    options: dict[str, bool | int | list[str]] | None = None
    public: bool | None = None
    spectators: bool | None = None
    poker_face: bool | None = None
    take_over: bool | None = None
    rotate_sheriff: bool | None = None
    clock: Clock | None = None
    role: str | None = Field(
        default=None, max_length=20, description="The role that one who plays alone with bots gets; empty: any."
    )


class Start(HostCommand):
    """A game begins."""

    type: Literal["start"]


class Rematch(HostCommand):
    """A further game of the same people begins."""

    type: Literal["rematch"]


GuestCommand = Act | Say | Back | Sit | Stand | Leave | Seal | Word | Keep | Ready | Hint | Undo | Hurry | Read
HostsCommand = SetBot | Fill | Kick | Ban | HandOver | Mute | Configure | Start | Rematch
AnyCommand = GuestCommand | HostsCommand
FromClient = Annotated[Hello | Ping | AnyCommand, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[Hello | Ping | AnyCommand] = TypeAdapter(FromClient)


# -- from the house ------------------------------------------------------------------------------------------------


class ChairView(BaseModel):
    """A chair: a guest's, a bot's or free."""

    guest: str | None
    name: str
    bot: str | None
    away: bool = Field(description="A bot plays for the guest until they are back.")
    left: bool = Field(description="The guest has gone; the chair is free after the game.")
    keeps: bool = Field(description="Whether the guest keeps their character in a rematch.")
    ready: bool = Field(description="Whether the guest would play another round.")
    seal: str = Field(description="The SHA-256 of the guest's word for the luck; empty: they give none.")
    word: bool = Field(description="Whether that word was shown to the house.")


class RoomView(BaseModel):
    """Everything about a table but the game on it, as everybody at it sees it."""

    code: str
    game: str
    options: dict[str, bool | int | list[str]]
    public: bool = Field(description="Listed for everybody, or only for those who have the code.")
    spectators: bool = Field(description="Whether guests without a chair may watch.")
    poker_face: bool | None = Field(description="Whether every answer waits for the same pause; null: if it is public.")
    take_over: bool = Field(description="Whether people may take a bot's chair in a running game.")
    rotate_sheriff: bool = Field(description="Whether the next player is the Sheriff of a rematch, or roles are dealt.")
    clock: Clock
    role: str = Field(description="The role that one who plays alone with bots gets; empty: any.")
    origin: Origin | None = Field(description="Where its games begin; null: they are dealt.")
    host: str
    chairs: list[ChairView]
    muted: list[str]
    playing: str | None = Field(description="The game that is on.")
    last: str | None = Field(description="The game before.")
    dealing: bool = Field(description="Whether the deal waits for the words that were sealed.")
    starts: float | None = Field(description="When the game begins by itself, with bots in the free chairs.")
    hurry: bool = Field(description="Whether the rest of the game that is on is played without pauses.")
    promise: str = Field(description="The hash of the house's secret for the luck of the next game.")


class Welcome(BaseModel):
    """The answer to hello: who you are at this table."""

    type: Literal["welcome"] = "welcome"
    version: int = VERSION
    guest: str | None
    name: str
    seat: int | None = Field(description="Your seat in the game; null for a spectator.")
    promise: str = Field(description="The hash of the house's secret for the luck of the game that is on, or the next.")


class RoomMessage(BaseModel):
    """The room as it is now: settings, chairs, host, the promise for the luck, and who is connected."""

    type: Literal["room"] = "room"
    room: RoomView
    present: list[str]
    now: float = Field(description="The time of the house.")
    heir: str | None = Field(description="Who hosts if the host, who is away, doesn't come back; null: nobody is due.")
    inherits: float | None = Field(description="When that will be, by the time of the house.")


class Update(BaseModel):
    """A game as your seat may know it: the complete view with the decision, and what is new to you.

    The log is made of acts, which may still grow: `acts` take the place of all from number `line` on.
    """

    type: Literal["update"] = "update"
    game: str
    view: dict[str, Any] = Field(description="docs/views.md")
    events: list[dict[str, Any]]
    line: int = Field(description="The number of the first of `acts`.")
    acts: list[dict[str, Any]] = Field(description="docs/views.md")
    clocks: dict[str, Any]
    fresh: bool = Field(
        description="Whether `events` and `acts` begin at 0, because that was shorter or another game began."
    )


class Over(BaseModel):
    """The game has ended; the record is at /api/games/ID/record."""

    type: Literal["over"] = "over"
    game: str
    decided: bool = Field(description="False if it was closed because the rules have changed.")
    hints: int = Field(default=0, description="How many hints were taken.")
    undos: int = Field(default=0, description="How many actions were taken back.")


class HintOption(BaseModel):
    """An action of the decision, how likely the seat wins by it, how sure that is, and in how many playouts."""

    id: int
    chance: float
    error: float
    playouts: int


class HintMessage(BaseModel):
    """The best answers to your decision with this number, the best first, by what you know."""

    type: Literal["hint"] = "hint"
    game: str
    number: int
    options: list[HintOption]


class Chat(BaseModel):
    """Somebody said something. After hello come the latest words that were said before."""

    type: Literal["chat"] = "chat"
    number: int = Field(description="Rises from word to word.")
    guest: str
    name: str
    to: Literal["players", "spectators"]
    text: str
    at: float


class Notice(BaseModel):
    """A word of whoever runs the house, to everybody."""

    type: Literal["notice"] = "notice"
    text: str


class Tables(BaseModel):
    """The public tables, on the WebSocket `/ws`: at hello, and whenever one of them changes."""

    type: Literal["tables"] = "tables"
    tables: list[RoomView]


class Pong(BaseModel):
    """Yes."""

    type: Literal["pong"] = "pong"


class Done(BaseModel):
    """A command with a `ref` was carried out, and is on the disk."""

    type: Literal["done"] = "done"
    ref: int


class Error(BaseModel):
    """What was not done, and why; everything is as it was."""

    type: Literal["error"] = "error"
    code: str
    details: dict[str, Any] = {}
    reason: dict[str, Any] | None = Field(
        default=None, description="Why the rules don't allow it, as in the vocabulary."
    )
    ref: int | None = Field(default=None, description="That of the command.")


class Bye(BaseModel):
    """The connection ends: the house closes, the table was closed, or you were sent away."""

    type: Literal["bye"] = "bye"
    code: str


FromHouse = Welcome | RoomMessage | Update | Over | HintMessage | Chat | Notice | Tables | Pong | Done | Error | Bye
CLIENT_MESSAGES: tuple[type[BaseModel], ...] = (Hello, Ping, *get_args(AnyCommand))
HOUSE_MESSAGES: tuple[type[BaseModel], ...] = get_args(FromHouse)
