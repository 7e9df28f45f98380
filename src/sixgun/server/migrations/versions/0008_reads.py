"""What people hold of hidden roles while a game is on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has marked anything yet."""
    op.create_table(
        "reads",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True, index=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("roles", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """They are gone."""
    op.drop_table("reads")
