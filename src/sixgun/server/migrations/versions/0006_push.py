"""Devices that want to be told that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody has asked for it yet."""
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Devices ask again."""
    op.drop_table("pushes")
