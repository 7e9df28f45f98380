"""What games that are over have to teach."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """They are computed when somebody asks."""
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """They can be computed again."""
    op.drop_table("analyses")
