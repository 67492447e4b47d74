"""Tables that begin from a position; people's own data and the host's door."""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    positions_up()
    people_up()
    talk_up()
    bells_up()
    lists_up()


def downgrade() -> None:
    lists_down()
    bells_down()
    talk_down()
    people_down()
    positions_down()


# --- tables that begin from a position


def positions_up() -> None:
    op.add_column("tables", sa.Column("start", sa.Text))
    op.add_column("tables", sa.Column("opening", sa.String(80)))


def positions_down() -> None:
    op.drop_column("tables", "opening")
    op.drop_column("tables", "start")


# --- whose data, and the host's door


def people_up() -> None:
    # Plain ALTER TABLE also for SQLite: making "guests" anew would drop the old one, and with it by
    # cascade every session.
    op.add_column("guests", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("recovery", sa.String(64)))
    op.add_column("guests", sa.Column("recovery_made", sa.Float))
    op.create_index("uq_guests_recovery", "guests", ["recovery"], unique=True)
    op.add_column("sessions", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("label", sa.String(40), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("joined", sa.String(64), nullable=False, server_default=""))
    # Nobody knows when they were last here: they count as seen today, lest they be cleared away at once.
    for table in ("guests", "sessions"):
        op.execute(sa.text(f"UPDATE {table} SET seen = :now").bindparams(now=time.time()))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    guest = sa.ForeignKey("guests.id", ondelete="CASCADE")
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), guest, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "shut_out",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32)),
        sa.Column("network", sa.String(64)),
        sa.Column("note", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "host_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def people_down() -> None:
    for name in ("host_keys", "shut_out", "house", "tokens"):
        op.drop_table(name)
    op.drop_column("tables", "listed")
    for name in ("joined", "label", "seen"):
        op.drop_column("sessions", name)
    op.drop_index("uq_guests_recovery", "guests")
    for name in ("recovery_made", "recovery", "seen"):
        op.drop_column("guests", name)


# --- talk at a table

TALK = ("chat", "watchers_talk")  # what a table's agreements say of it


def talk_up() -> None:
    op.create_table(
        "said",
        sa.Column(
            "table_id", sa.String(48), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("value", sa.String(400), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_said_guest", "said", ["guest"])


def talk_down() -> None:
    op.drop_table("said")
    # A server of before reads no agreement that it does not know.
    tables = sa.table("tables", sa.column("id"), sa.column("config"))
    db = op.get_bind()
    for table_id, config in db.execute(sa.select(tables.c.id, tables.c.config)).all():
        kept = {name: value for name, value in json.loads(config).items() if name not in TALK}
        db.execute(tables.update().where(tables.c.id == table_id).values(config=json.dumps(kept)))


# --- how people are told that it is their turn


def bells_up() -> None:
    op.add_column("presence", sa.Column("sight", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "pushes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_pushes_guest", "pushes", ["guest"])
    op.create_table(
        "bells",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("topic", sa.String(64)),
    )
    op.create_table(
        "table_bells",
        sa.Column(
            "table_id", sa.String(48), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("wanted", sa.Boolean, nullable=False),
    )


def bells_down() -> None:
    for name in ("table_bells", "bells", "pushes"):
        op.drop_table(name)
    op.drop_column("presence", "sight")


# --- a person's own list of tables


def lists_up() -> None:
    guest = sa.ForeignKey("guests.id", ondelete="CASCADE")
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "put_away",
        sa.Column("guest", sa.String(32), guest, primary_key=True),
        sa.Column("table_id", sa.String(48), table, primary_key=True),
    )


def lists_down() -> None:
    op.drop_table("put_away")
