"""Everybody finds the tables where they sit, and who they were in the games that they played."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Who sits at the rooms that are open is noted."""
    sitting = op.create_table(
        "sitting",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(8), primary_key=True, index=True),
    )
    op.create_table(
        "played",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
    )
    rows = []
    for code, room in op.get_bind().execute(sa.text("SELECT code, room FROM rooms WHERE NOT closed")):
        found = json.loads(room) if isinstance(room, str) else room
        rows += [{"guest": chair["guest"], "room": code} for chair in found["chairs"] if chair["guest"]]
    if rows:
        op.bulk_insert(sitting, rows)


def downgrade() -> None:
    """Both are made anew when they are needed."""
    op.drop_table("played")
    op.drop_table("sitting")
