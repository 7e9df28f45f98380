"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """People, rooms, games, actions, chat, leases."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("room", sa.JSON, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(8), nullable=False, index=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("fairness", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("outcome", sa.JSON),
        sa.Column("position", sa.JSON),
        sa.Column("position_at", sa.Integer),
    )
    op.create_table(
        "actions",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "seated",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("to", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_of_room", "chat", ["room", "id"])
    op.create_table(
        "leases",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    """Back to nothing."""
    for name in ("leases", "chat", "seated", "actions", "games", "rooms", "guests"):
        op.drop_table(name)
