"""Whose data: what every stored table holds, how a guest gets it, and what becomes of it when they go.

Each table of the schema has a Holding here that names all its columns; a test walks the schema and fails
where one is missing. The privacy page is made from the same list.
"""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, or_, select, update

from misto.server.path import RESIGN
from misto.server.schema import (
    BELLS,
    ENTRIES,
    GUESTS,
    HOST_KEYS,
    HOUSE,
    LINKS,
    METADATA,
    PRESENCE,
    PUSHES,
    PUT_AWAY,
    SAID,
    SEATS,
    SESSIONS,
    SHUT_OUT,
    TABLE_BELLS,
    TABLES,
    TOKENS,
)
from misto.server.settings import Settings
from misto.server.store import Store
from misto.server.told import Export

ERASED = "erased"  # in the place of a host who is gone; nobody's id
SWEPT_AT_ONCE = 500
STAND_IN = "greedy"
FORMAT: Literal["misto-person/1"] = "misto-person/1"
PARSED = ("options", "config")


@dataclass(frozen=True)
class Holding:
    """What a table holds. Every column belongs to one thing, which the privacy page says in words."""

    table: Table
    things: Mapping[str, Sequence[str]]
    whose: Sequence[str] = ()  # columns with a guest's id
    withheld: Sequence[str] = ()  # not exported: secrets, and what only the machine needs
    erased: Literal["deleted", "blanked", "stays"] = "stays"
    blank: Mapping[str, object] = field(default_factory=dict)

    def mine(self, guest: str) -> ColumnElement[bool] | None:
        """The rows about a guest; None where there are none."""
        if self.table is TABLES:
            return or_(TABLES.c.host == guest, TABLES.c.id.in_(tables_of(guest)))
        if self.table is ENTRIES:  # what was done from the guest's own seats
            same = and_(SEATS.c.table_id == ENTRIES.c.table_id, SEATS.c.seat == ENTRIES.c.seat)
            return exists(select(SEATS.c.seat).where(same, SEATS.c.guest == guest))
        return or_(*(self.table.c[name] == guest for name in self.whose)) if self.whose else None


HOLDINGS: tuple[Holding, ...] = (
    Holding(
        GUESTS,
        {
            "guest-id": ("id",),
            "guest-name": ("name", "lang"),
            "guest-times": ("created", "seen"),
            "recovery": ("recovery", "recovery_made"),
        },
        whose=("id",),
        withheld=("recovery",),
        erased="deleted",
    ),
    Holding(
        SESSIONS,
        {"cookie": ("hash", "guest"), "device": ("label", "created", "seen"), "joined": ("joined",)},
        whose=("guest",),
        withheld=("hash", "joined"),
        erased="deleted",
    ),
    Holding(
        TOKENS,
        {
            "token": ("hash", "guest"),
            "token-use": ("name", "created", "seen"),
            "token-joined": ("joined",),
        },
        whose=("guest",),
        withheld=("hash", "joined"),
        erased="deleted",
    ),
    Holding(
        LINKS,
        {"link": ("hash", "guest", "expires")},
        whose=("guest",),
        withheld=("hash",),
        erased="deleted",
    ),
    Holding(
        TABLES,
        {
            "table": ("id", "game", "rules_version", "options", "config", "status", "listed"),
            "table-host": ("host",),
            "table-times": ("created", "started", "ended", "touched"),
            "table-kin": ("rematch", "origin", "opening", "start"),
            "table-chance": ("chance",),
            "table-works": ("version", "lease", "lease_until"),
        },
        whose=("host",),
        # The secret, and a position one began from, tell what is still hidden; after the end the game's record has it.
        withheld=("chance", "start", "version", "lease", "lease_until"),
        erased="blanked",
        blank={"host": ERASED},
    ),
    Holding(
        SEATS,
        {"seat": ("table_id", "seat", "kind", "guest", "bot", "resigned"), "seat-name": ("name",)},
        whose=("guest",),
        erased="blanked",
        blank={"guest": None, "name": ""},
    ),
    Holding(
        ENTRIES,
        {
            "move": ("table_id", "seq", "kind", "seat", "value", "by"),
            "move-time": ("at",),
            "move-key": ("key", "answered"),
        },
    ),
    Holding(
        PRESENCE, {"presence": ("table_id", "guest", "seen", "sight")}, whose=("guest",), erased="deleted"
    ),
    Holding(
        SAID,
        {"said": ("table_id", "seq", "guest", "seat", "name", "kind", "value"), "said-time": ("at",)},
        whose=("guest",),
        erased="deleted",
    ),
    Holding(
        PUSHES,
        {"push": ("hash", "guest", "session", "endpoint", "created"), "push-keys": ("p256dh", "auth")},
        whose=("guest",),
        withheld=("hash", "session", "auth"),
        erased="deleted",
    ),
    Holding(
        BELLS,
        {"bells": ("guest", "wanted", "quiet_from", "quiet_to", "zone"), "ntfy-topic": ("topic",)},
        whose=("guest",),
        erased="deleted",
    ),
    Holding(
        TABLE_BELLS,
        {"table-bells": ("table_id", "guest", "wanted")},
        whose=("guest",),
        erased="deleted",
    ),
    Holding(PUT_AWAY, {"put-away": ("guest", "table_id")}, whose=("guest",), erased="deleted"),
    Holding(HOUSE, {"house": ("name", "value")}),
    Holding(
        SHUT_OUT,
        {"shut-out": ("id", "guest", "network", "note", "created")},
        whose=("guest",),
        withheld=("id",),
        erased="deleted",
    ),
    Holding(HOST_KEYS, {"host-key": ("hash", "kind", "created", "expires")}),
)


def tables_of(*guests: str) -> Any:
    return select(SEATS.c.table_id).where(SEATS.c.guest.in_(guests))


def exports(holding: Holding) -> bool:
    return holding.mine("") is not None


# --- export


async def export(store: Store, guest: str) -> Export:
    stored: dict[str, list[dict[str, Any]]] = {}
    for holding in HOLDINGS:
        mine = holding.mine(guest)
        if mine is None:
            continue
        shown = [column for column in holding.table.c if column.name not in holding.withheld]
        query = select(*shown).where(mine).order_by(*holding.table.primary_key)
        stored[str(holding.table.name)] = [
            readable(of_others_left_out(holding, guest, row)) for row in await store.rows(query)
        ]
    return {"format": FORMAT, "made": time.time(), "stored": stored}


def of_others_left_out(holding: Holding, guest: str, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row one shares, as a table that somebody else set up: it names nobody but oneself."""
    return {name: None if name in holding.whose and value != guest else value for name, value in row.items()}


def readable(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: json.loads(value) if name in PARSED else value for name, value in row.items()}


# --- erasure


def erase_rows(db: Connection, *guests: str) -> set[str]:
    """Delete or blank everything that names the guests; the tables whose rows changed."""
    changed = set(db.execute(tables_of(*guests)).scalars())
    changed |= set(db.execute(select(TABLES.c.id).where(TABLES.c.host.in_(guests))).scalars())
    changed |= set(db.execute(select(SAID.c.table_id).where(SAID.c.guest.in_(guests)).distinct()).scalars())
    changed |= blank_names_carried_on(db, *guests)
    leave_no_seat_waiting(db, *guests)
    order = [table.name for table in METADATA.sorted_tables]
    named = [holding for holding in HOLDINGS if holding.whose]
    for holding in sorted(named, key=lambda one: -order.index(one.table.name)):
        mine = or_(*(holding.table.c[name].in_(guests) for name in holding.whose))
        if holding.erased == "deleted":
            db.execute(delete(holding.table).where(mine))
        elif holding.erased == "blanked":
            db.execute(update(holding.table).where(mine).values(**holding.blank))
    for table_id in changed:
        rise = TABLES.c.version + 1
        db.execute(update(TABLES).where(TABLES.c.id == table_id).values(version=rise))
    return changed


def blank_names_carried_on(db: Connection, *guests: str) -> set[str]:
    """Who plays on from a finished game takes its names along, on bots: there they go too.

    A rematch of such a table bears none of them any more; those made before that did.
    """
    seats = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.name).where(SEATS.c.guest.in_(guests))
    ahead = [(row.table_id, row.seat, row.name, False) for row in db.execute(seats) if row.name]
    children: dict[str, list[str]] = {}
    if ahead:
        query = select(TABLES.c.id, TABLES.c.origin).where(TABLES.c.origin.is_not(None))
        for child, origin in db.execute(query):
            children.setdefault(origin_of(origin), []).append(child)
    changed: set[str] = set()
    while ahead:
        table_id, seat, name, is_carried = ahead.pop()
        bearing = [
            and_(SEATS.c.table_id == child, SEATS.c.seat == seat) for child in children.get(table_id, ())
        ]
        if is_carried:  # everybody sits elsewhere there, but a bot of that name is the same
            again = select(TABLES.c.rematch).where(TABLES.c.id == table_id).scalar_subquery()
            bearing.append(and_(SEATS.c.table_id == again, SEATS.c.kind == "bot"))
        for where in bearing:
            blank = update(SEATS).where(where, SEATS.c.name == name).values(name="")
            for row in db.execute(blank.returning(SEATS.c.table_id, SEATS.c.seat)).all():
                changed.add(row.table_id)
                ahead.append((row.table_id, row.seat, name, True))
    return changed


def origin_of(origin: str) -> str:
    """The table that one plays on from: its row says at which step, too."""
    return origin.partition("@")[0]


async def blank_names_without_origin(store: Store) -> set[str]:
    """Once a table is gone, nothing tells whose names its bots took along elsewhere: they go with it."""

    def job(db: Connection) -> set[str]:
        named = and_(SEATS.c.kind == "bot", SEATS.c.name != "")
        bears = exists(select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, named))
        query = select(TABLES.c.id, TABLES.c.origin).where(TABLES.c.origin.is_not(None), bears)
        origins = {row.id: origin_of(row.origin) for row in db.execute(query)}
        lost: set[str] = set()
        for child, origin in origins.items():
            if db.execute(select(TABLES.c.id).where(TABLES.c.id == origin)).first() is None:
                lost.add(child)
                db.execute(update(SEATS).where(SEATS.c.table_id == child, named).values(name=""))
                rise = TABLES.c.version + 1
                db.execute(update(TABLES).where(TABLES.c.id == child).values(version=rise))
        return lost

    return await store.write(job)


def leave_no_seat_waiting(db: Connection, *guests: str) -> None:
    """A seat taken in the very moment of erasure, after the others were given up: nobody would ever play it."""

    def at(status: str) -> Any:
        return and_(SEATS.c.guest.in_(guests), SEATS.c.table_id.in_(of_status(status)))

    def of_status(status: str) -> Any:
        return select(TABLES.c.id).where(TABLES.c.status == status)

    same = and_(ENTRIES.c.table_id == SEATS.c.table_id, ENTRIES.c.seat == SEATS.c.seat)
    resigned = and_(same, ENTRIES.c.kind == RESIGN)
    db.execute(update(SEATS).where(at("open")).values(kind="open", guest=None, name=""))
    plays = and_(at("playing"), ~exists(select(ENTRIES.c.seq).where(resigned)))
    db.execute(update(SEATS).where(plays).values(kind="bot", bot=STAND_IN, guest=None, name=""))


# --- retention


async def sweep(store: Store, settings: Settings) -> int:
    """Clear away what nobody uses: links and keys past their time, devices and guests not seen for long.

    A guest who sits at a table, or set one up, stays as long as the table does. How many guests went.
    """
    now = time.time()

    def job(db: Connection) -> None:
        db.execute(delete(LINKS).where(LINKS.c.expires < now))
        db.execute(delete(HOST_KEYS).where(HOST_KEYS.c.expires < now))
        if settings.expire_sessions_days:
            since = now - settings.expire_sessions_days * 86400
            db.execute(delete(SESSIONS).where(SESSIONS.c.seen < since))
        db.execute(delete(PUSHES).where(PUSHES.c.session.not_in(select(SESSIONS.c.hash))))

    await store.write(job)
    if not settings.expire_guests_days:
        return 0
    return await sweep_guests(store, now - settings.expire_guests_days * 86400)


async def sweep_guests(store: Store, before: float) -> int:
    """Erase all guests not seen since, a few at a time: moves that are made meanwhile get their turn."""
    keeps = or_(
        exists(select(SEATS.c.seat).where(SEATS.c.guest == GUESTS.c.id)),
        exists(select(TABLES.c.id).where(TABLES.c.host == GUESTS.c.id)),
    )
    idle = select(GUESTS.c.id).where(GUESTS.c.seen < before, ~keeps)
    first = idle.order_by(GUESTS.c.seen).limit(SWEPT_AT_ONCE)

    def job(db: Connection) -> int:
        names = db.execute(first).scalars().all()
        if names:
            erase_rows(db, *names)
        return len(names)

    gone = last = await store.write(job)
    while last >= SWEPT_AT_ONCE:
        last = await store.write(job)
        gone += last
    return gone
