"""A process is one row that stands for its games and people; a room's host is a column."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
ROOMS = sa.table("rooms", sa.column("host", sa.String), sa.column("room", sa.JSON))


def upgrade() -> None:
    """Leases and presence say who holds them, and the process says how long; whoever opens takes the games up anew."""
    op.drop_table("leases")
    op.drop_table("present")
    op.create_table(
        "processes", sa.Column("id", sa.String(32), primary_key=True), sa.Column("until", sa.Float, nullable=False)
    )
    op.create_table(
        "leases",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False, index=True),
    )
    op.create_table(
        "present",
        sa.Column("room", sa.String(8), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), primary_key=True, index=True),
    )
    op.add_column("rooms", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.execute(sa.update(ROOMS).values(host=ROOMS.c.room["host"].as_string()))
    op.create_index("rooms_of_host", "rooms", ["host", "closed"])
    op.create_index("rooms_by_time", "rooms", ["closed", "touched"])


def downgrade() -> None:
    """Back to a row a game and guest that each know how long."""
    op.drop_index("rooms_by_time", "rooms")
    op.drop_index("rooms_of_host", "rooms")
    op.drop_column("rooms", "host")
    for name in ("present", "leases", "processes"):
        op.drop_table(name)
    op.create_table(
        "leases",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "present",
        sa.Column("room", sa.String(8), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
