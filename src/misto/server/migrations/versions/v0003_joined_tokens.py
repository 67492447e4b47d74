"""Tokens know whether the join code was given where they were made; the sweep finds whom it looks for."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Nobody knows of older tokens who made them: where a join code is asked they are asked for it.
    op.add_column("tokens", sa.Column("joined", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_guests_seen", "guests", ["seen"])
    op.create_index("ix_tables_host", "tables", ["host"])


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
    op.drop_index("ix_guests_seen", "guests")
    op.drop_column("tokens", "joined")
