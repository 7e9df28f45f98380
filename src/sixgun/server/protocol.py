"""The messages of a table's WebSocket, version 1. docs/protocol.md and web/src/lib/protocol.ts are made from this."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

VERSION = 1


class Strict(BaseModel):
    """A message of a client: nothing unknown in it, no text taken for a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Strict):
    """The first message. `event` is the number of the first event that the client doesn't have (0: it has none)."""

    type: Literal["hello"]
    version: Literal[1]
    event: int = Field(default=0, ge=0, le=1_000_000)
    game: str = Field(default="", max_length=32, description="The game that `event` is of.")
    watch: bool = Field(
        default=False,
        description="Only watch, as nobody in particular: a spectator's view and no seat, whoever's cookie it is.",
    )


class Act(Strict):
    """An answer to a decision: its number, and the id of the action."""

    type: Literal["act"]
    number: int = Field(ge=0, le=1_000_000)
    id: int = Field(ge=0, le=100_000)


class Say(Strict):
    """A word to the players, or among the spectators."""

    type: Literal["say"]
    to: Literal["players", "spectators"]
    text: str = Field(min_length=1, max_length=300)


class Back(Strict):
    """I am here again: no bot plays for me any more."""

    type: Literal["back"]


class Ping(Strict):
    """Are you there?"""

    type: Literal["ping"]


FromClient = Annotated[Hello | Act | Say | Back | Ping, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[Hello | Act | Say | Back | Ping] = TypeAdapter(FromClient)


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
    room: dict[str, Any]
    present: list[str]


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


class Chat(BaseModel):
    """Somebody said something."""

    type: Literal["chat"] = "chat"
    guest: str
    name: str
    to: Literal["players", "spectators"]
    text: str
    at: float


class Pong(BaseModel):
    """Yes."""

    type: Literal["pong"] = "pong"


class Error(BaseModel):
    """What was not done, and why; everything is as it was."""

    type: Literal["error"] = "error"
    code: str
    details: dict[str, Any] = {}
    reason: dict[str, Any] | None = Field(
        default=None, description="Why the rules don't allow it, as in the vocabulary."
    )


class Bye(BaseModel):
    """The connection ends: the house closes, the room was closed, or you were sent away."""

    type: Literal["bye"] = "bye"
    code: str


FromHouse = Welcome | RoomMessage | Update | Over | Chat | Pong | Error | Bye
CLIENT_MESSAGES: tuple[type[BaseModel], ...] = (Hello, Act, Say, Back, Ping)
HOUSE_MESSAGES: tuple[type[BaseModel], ...] = (Welcome, RoomMessage, Update, Over, Chat, Pong, Error, Bye)
