"""Games go on under new rules from a position; who is present is known in every process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """The position that a game goes on from, and the people at the rooms."""
    op.add_column("games", sa.Column("base", sa.JSON))
    op.add_column("games", sa.Column("base_at", sa.Integer))
    op.create_table(
        "present",
        sa.Column("room", sa.String(8), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Back to the first schema."""
    op.drop_table("present")
    op.drop_column("games", "base_at")
    op.drop_column("games", "base")
