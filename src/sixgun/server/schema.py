"""The tables of the database. A game is a row, its actions are rows; nothing else is the state of a game."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

METADATA = MetaData()

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("recovery", String(64), unique=True),  # the hash of a code that was written down
    Column("name", String(20), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),
    Column("banned", Boolean, nullable=False, server_default=false()),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("secret", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("id", String(16), nullable=False),
    Column("guest", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("since", Float, nullable=False),
)

ROOMS = Table(
    "rooms",
    METADATA,
    Column("code", String(8), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("touched", Float, nullable=False),
    Column("room", JSON, nullable=False),
    Column("host", String(32), nullable=False, server_default=""),
    Index("rooms_of_host", "host", "closed"),
    Index("rooms_by_time", "closed", "touched"),
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("room", String(8), nullable=False, index=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("fairness", JSON, nullable=False),  # the secret seed with its salt, and the words of the players
    Column("seats", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float),
    Column("outcome", JSON),
    Column("position", JSON),  # where it stood lately, in case the rules change
    Column("position_at", Integer),
    Column("base", JSON),  # where it went on from when the rules had changed
    Column("base_at", Integer),
    Index("games_that_go_on", "ended", sqlite_where=text("ended IS NULL"), postgresql_where=text("ended IS NULL")),
)

REPLAYS = Table(
    "replays",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1: everything is open
    Column("data", LargeBinary, nullable=False),  # gzip of what the page shows
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # gzip of the analysis' JSON
)

READS = Table(
    "reads",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True, index=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # how many actions were done
    Column("seat", Integer, primary_key=True, autoincrement=False),  # whose role
    Column("roles", JSON, nullable=False),  # how likely each is, in percent
)

ORDERS = Table(
    "orders",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("order", JSON, nullable=False),  # what `sixgun admin` asks of the processes that are open
)

ACTIONS = Table(
    "actions",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("by", String(8), nullable=False),  # person, bot or clock
    Column("at", Float, nullable=False),
)

SEATED = Table(
    "seated",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
)

SITTING = Table(
    "sitting",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("room", String(8), primary_key=True, index=True),  # one that is open, with a chair of theirs
)

PLAYED = Table(
    "played",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("turns", Integer, nullable=False),
    Column("seats", JSON, nullable=False),  # who each was, and who has felled them; empty: nobody can tell any more
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("room", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(20), nullable=False),
    Column("to", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_of_room", "room", "id"),
    Index("chat_by_time", "at"),
)

PUSHES = Table(
    "pushes",
    METADATA,
    Column("endpoint", Text, primary_key=True),  # where the push service of a browser takes word for one device
    Column("guest", String(32), nullable=False, index=True),
    Column("p256dh", String(100), nullable=False),  # the device's public key
    Column("auth", String(30), nullable=False),
    Column("language", String(2), nullable=False),
    Column("since", Float, nullable=False),
)

SOLVED = Table(
    "solved",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("verdict", String(8), nullable=False),  # right, nearly or wrong: the first answer
    Column("day", String(10)),  # whose puzzle it was, if it was solved on that day
    Column("at", Float, nullable=False),
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),  # without another sign of life it is dead then, by the database's clock
)

LEASES = Table(
    "leases",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("room", String(8), nullable=False),
    Column("holder", String(32), nullable=False, index=True),
)

OPEN_TABLES = Table(
    "open_tables",
    METADATA,
    Column("room", String(8), primary_key=True),
    Column("process", String(32), primary_key=True, index=True),
    Column("guests", JSON, nullable=False),  # who is connected to it there
)
