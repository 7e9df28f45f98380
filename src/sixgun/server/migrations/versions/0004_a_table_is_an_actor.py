"""A table is open in processes; a guest has several devices; finished games are kept as they are shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
ON = sa.text("ended IS NULL")


def upgrade() -> None:
    """Every guest has one device now, the one that they had; leases know their rooms."""
    op.drop_table("present")
    op.create_table(
        "open_tables",
        sa.Column("room", sa.String(8), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True, index=True),
        sa.Column("guests", sa.JSON, nullable=False),
    )
    op.add_column("leases", sa.Column("room", sa.String(8), nullable=False, server_default=""))
    op.execute("UPDATE leases SET room = coalesce((SELECT room FROM games WHERE games.id = leases.game), '')")
    op.create_table(
        "devices",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO devices SELECT secret, substr(secret, 1, 16), id, '', since FROM guests")
    remake_guests()
    op.create_index("games_that_go_on", "games", ["ended"], sqlite_where=ON, postgresql_where=ON)
    op.create_index("chat_by_time", "chat", ["at"])
    op.create_table(
        "replays",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("order", sa.JSON, nullable=False),
    )
    op.execute("UPDATE games SET position = NULL, position_at = NULL WHERE ended IS NOT NULL")


def remake_guests() -> None:
    """Guests without secrets, which are their devices' now; SQLite can't drop a column that is unique."""
    op.create_table(
        "new_guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.execute(
        "INSERT INTO new_guests (id, recovery, name, since, seen) SELECT id, recovery, name, since, since FROM guests"
    )
    op.drop_table("guests")
    op.rename_table("new_guests", "guests")
    op.create_index("ix_guests_seen", "guests", ["seen"])


def downgrade() -> None:
    """Guests keep one device each."""
    for name in ("orders", "replays", "open_tables"):
        op.drop_table(name)
    op.drop_index("chat_by_time", "chat")
    op.drop_index("games_that_go_on", "games")
    op.create_table(
        "old_guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.execute(
        "INSERT INTO old_guests SELECT g.id, min(d.secret), min(g.recovery), min(g.name), min(g.since) "
        "FROM guests g JOIN devices d ON d.guest = g.id GROUP BY g.id"
    )
    op.drop_table("guests")
    op.drop_table("devices")
    op.rename_table("old_guests", "guests")
    op.drop_column("leases", "room")
    op.create_table(
        "present",
        sa.Column("room", sa.String(8), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), primary_key=True, index=True),
    )
