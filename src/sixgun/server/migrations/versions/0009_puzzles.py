"""What everybody has solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has solved anything yet."""
    op.create_table(
        "solved",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("verdict", sa.String(8), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Everybody begins again."""
    op.drop_table("solved")
