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
    false,
)

METADATA = MetaData()

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0", index=True),  # to the hour
    Column("recovery", String(64)),  # the hash of the code that brings a lost browser back
    Column("recovery_made", Float),
    Index("uq_guests_recovery", "recovery", unique=True),
)

# A device's cookie; only its hash is kept, so that a stolen database opens no seat.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # to the hour
    Column("label", String(40), nullable=False, server_default=""),  # as "Firefox, Android"
    Column("joined", String(64), nullable=False, server_default=""),  # that the join code was given here
)

# What a person's own programs show instead of a cookie; only its hash is kept.
TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float),
    Column(
        "joined", String(64), nullable=False, server_default=""
    ),  # that who made it had given the join code
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
    Column("host", String(32), nullable=False, index=True),
    Column("config", Text, nullable=False),
    Column("version", Integer, nullable=False),  # goes up whenever this row or its seats change
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("touched", Float, nullable=False),
    Column("rematch", String(48)),
    Column("origin", String(64)),
    Column("start", Text),  # the position it begins from; none: the set-up
    Column("opening", String(80)),  # the name of that position: "example:MK-T3"
    Column("lease", String(16)),  # the worker that lets this table's bots think
    Column("lease_until", Float, nullable=False, server_default="0"),
    Column("listed", Boolean, nullable=False, server_default=false()),  # on the board of open tables
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
    Column("sight", Float, nullable=False, server_default="0"),  # when a tab with the table was in sight
)

# What was said at a table, by a drawn sign or in words: kept with it, and no part of its record.
SAID = Table(
    "said",
    METADATA,
    Column("table_id", String(48), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # -1: somebody who watches
    Column("name", String(40), nullable=False),  # of who watches; who sits has the seat's name
    Column("kind", String(8), nullable=False),
    Column("value", String(400), nullable=False),
    Column("at", Float, nullable=False),
)

# --- how people are told that it is their turn

# A browser that takes notices, as its push service knows it.
PUSHES = Table(
    "pushes",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the endpoint
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", String(64), nullable=False),  # the device: signed out, it is told nothing more
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

BELLS = Table(
    "bells",
    METADATA,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("wanted", Boolean, nullable=False),
    Column("quiet_from", Integer),  # minutes of the day in that zone; none: never quiet
    Column("quiet_to", Integer),
    Column("zone", String(64), nullable=False),
    Column("topic", String(64)),  # where the host's ntfy tells this person
)

# Where somebody wants it otherwise than at all tables.
TABLE_BELLS = Table(
    "table_bells",
    METADATA,
    Column("table_id", String(48), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("wanted", Boolean, nullable=False),
)

# Tables that a guest took off their own list.
PUT_AWAY = Table(
    "put_away",
    METADATA,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(48), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

# --- what whoever runs the server decides; every worker looks here

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

SHUT_OUT = Table(
    "shut_out",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("guest", String(32)),
    Column("network", String(64)),  # an address, or many: 192.0.2.0/24
    Column("note", String(200), nullable=False),
    Column("created", Float, nullable=False),
)

# The links that open the host's page and the cookies they were exchanged for.
HOST_KEYS = Table(
    "host_keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)
