"""What the database holds: records as rows, never a pickled object."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
)

# A device's cookie; only its hash is kept, so that a stolen database opens no seat.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

LINKS = Table(
    "device_links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(48), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("chance", String(80), nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", String(32), nullable=False),
    Column("config", Text, nullable=False),
    Column("version", Integer, nullable=False),  # goes up whenever this row or its seats change
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("touched", Float, nullable=False),
    Column("rematch", String(48)),
    Column("origin", String(64)),
    Column("lease", String(16)),  # the worker that lets this table's bots think
    Column("lease_until", Float, nullable=False, server_default="0"),
    Index("ix_tables_status_touched", "status", "touched"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(48), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("resigned", Boolean, nullable=False),
)

# The log of a table only grows: taking back is an entry too. (table, seq) is the optimistic lock.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(48), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    Column("by", String(8), nullable=False),
    Column("key", String(64)),
    Column("answered", Integer),  # the step that the request with this key was answered with
    Index("uq_entries_key", "table_id", "seat", "key", unique=True),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(48), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)
