"""What whoever hosts may set: by `SIXGUN_…` in the environment or by a flag. docs/reference/settings.md lists it."""

from __future__ import annotations

import re
from typing import Literal, Self

from pydantic import Field, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from sixgun.engine.errors import SixgunError

LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Settings(BaseSettings):
    """All settings with their defaults."""

    model_config = SettingsConfigDict(env_prefix="SIXGUN_", extra="ignore", frozen=True)

    host: str = Field(default="127.0.0.1", description="Address to listen on; 0.0.0.0 lets others in the network join.")
    port: int = Field(default=8000, ge=0, le=65535, description="Port to listen on; 0 takes a free one.")
    database: str = Field(
        default="", description="SQLite file, or postgresql://user@host/name; empty: a file of yours."
    )
    public_url: str = Field(
        default="", description="How people reach the house from outside, as https://play.example.org."
    )
    open_browser: bool = Field(default=True, description="Whether to open the browser at the start.")
    secure_cookies: bool = Field(
        default=False, description="Cookies only over HTTPS; for a house behind a proxy with TLS."
    )
    trust_proxy: bool = Field(default=False, description="Take people's addresses from X-Forwarded-For.")
    bot_workers: int = Field(
        default=1, ge=1, le=64, description="Processes in which bots that search think; the quick ones have their own."
    )
    bot_seconds: float = Field(
        default=5.0, gt=0, description="How long a bot may think before greenhorn answers for it."
    )
    bot_pause: float = Field(default=0.7, ge=0, description="The pause before a bot's answer is shown, in seconds.")
    poker_face: float = Field(
        default=2.0, ge=0, description="The pause before any answer at a table with a poker face."
    )
    word_seconds: float = Field(
        default=5.0, gt=0, description="How long a deal waits for the words that players have sealed."
    )
    grace: float = Field(default=60.0, ge=0, description="Seconds more for a person whose connection is lost.")
    absence: float = Field(
        default=120.0, ge=0, description="Without a clock: seconds until a bot plays for one who is gone."
    )
    idle_minutes: float = Field(
        default=30.0, gt=0, description="A table without people is closed after so many minutes."
    )
    tables_per_guest: int = Field(default=5, ge=1, description="Open tables that one guest may have.")
    connections_per_guest: int = Field(default=8, ge=1, description="WebSockets that one guest may have.")
    connections_per_address: int = Field(default=200, ge=1, description="WebSockets from one address.")
    sockets_per_address: int = Field(
        default=400, ge=1, description="Open connections of any kind from one address; not counted behind a proxy."
    )
    request_seconds: float = Field(
        default=10.0, gt=0, description="How long a connection may take to send a whole request."
    )
    requests_per_minute: int = Field(default=300, ge=1, description="HTTP requests a minute from one address.")
    guests_per_hour: int = Field(default=600, ge=1, description="New guests an hour from one address.")
    messages_per_second: float = Field(default=10.0, gt=0, description="Messages a second on one connection.")
    chats_per_minute: int = Field(default=20, ge=1, description="Chat messages a minute from one guest.")
    changes_per_minute: int = Field(default=60, ge=1, description="Changes of tables a minute from one guest.")
    replays_per_minute: int = Field(default=20, ge=1, description="Replays to be rendered a minute from one address.")
    analyses_per_hour: int = Field(default=30, ge=1, description="Games to be analysed an hour for one guest.")
    analysis_budget: int = Field(
        default=0, ge=0, description="Playouts from each point of a game that is analysed; 0: as the game needs."
    )
    analysis_niceness: int = Field(
        default=19,
        ge=0,
        le=19,
        description="How far analyses stand back for everything else; 19: only when there is time.",
    )
    message_bytes: int = Field(default=4096, ge=256, description="The longest message of a client.")
    queue_messages: int = Field(
        default=256, ge=16, description="Messages that may wait for a client that doesn't read."
    )
    lease_seconds: float = Field(
        default=2.0, gt=0, description="After so long without a sign another process drives a game."
    )
    guest_days: int = Field(
        default=365, ge=0, description="Guests who were away for so many days are forgotten; 0: never."
    )
    chat_days: int = Field(default=30, ge=0, description="What was said is kept for so many days; 0: for ever.")
    push_key: str = Field(
        default="", description="Key for Web Push, from `sixgun admin push-key`; empty: nobody is told of slow games."
    )
    push_contact: str = Field(
        default="mailto:nobody@example.org", description="Whom a push service writes to if something is wrong."
    )
    push_services: str = Field(
        default="fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com",
        description="Hosts of push services; word goes to no other.",
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="warning", description="How much is logged: debug, info, warning, error."
    )
    test_seed: str = Field(
        default="",
        max_length=64,
        description="For tests of clients: all luck follows from it and is known. Refused where others could come in.",
    )

    @field_validator("public_url")
    @classmethod
    def whole(cls, link: str) -> str:
        """A public address that is none would be refused to everybody."""
        if link and not re.fullmatch(r"https?://[\w.-]+(:\d+)?/?", link):
            raise SixgunError("public-url", link=link)
        return link

    @model_validator(mode="after")
    def only_for_tests(self) -> Self:
        """Luck that can be known is refused where a stranger could come in, and on the file of a person's own games."""
        reachable = self.host not in LOOPBACK or self.public_url or self.trust_proxy or self.secure_cookies
        if self.test_seed and (reachable or not self.database):
            raise SixgunError("test-seed")
        return self
