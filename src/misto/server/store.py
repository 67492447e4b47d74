"""The store: rows in SQLite or PostgreSQL. What is confirmed is here first."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from misto.server.journal import Entry
from misto.server.schema import ENTRIES, GUESTS, LINKS, PRESENCE, SEATS, SESSIONS, TABLES
from misto.server.settings import Settings

Row = Mapping[str, Any]


class Conflict(Exception):
    """Somebody else wrote first; nothing was written."""


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    lang: str


class Store:
    def __init__(self, settings: Settings) -> None:
        self.sqlite = settings.is_sqlite
        options: dict[str, Any] = (
            {} if self.sqlite else {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        )
        self.engine: AsyncEngine = create_async_engine(settings.async_url(), **options)
        self.one_writer = asyncio.Lock()
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        if self.sqlite:  # one writer at a time anyway: wait here, fairly, not in the database's busy loop
            async with self.one_writer, self.engine.begin() as db:
                yield db
        else:
            async with self.engine.begin() as db:
                yield db

    async def rows(self, query: Any) -> list[Row]:
        async with self.engine.connect() as db:
            return [dict(row) for row in (await db.execute(query)).mappings()]

    async def is_ready(self) -> bool:
        async with self.engine.connect() as db:
            await db.execute(text("select 1"))
        return True

    # --- guests

    async def guest_of(self, session: str) -> Guest | None:
        query = (
            select(GUESTS).join(SESSIONS, SESSIONS.c.guest == GUESTS.c.id).where(SESSIONS.c.hash == session)
        )
        for row in await self.rows(query):
            return Guest(row["id"], row["name"], row["lang"])
        return None

    async def add_guest(self, guest: Guest, session: str) -> None:
        now = time.time()
        async with self.writing() as db:
            await db.execute(
                insert(GUESTS).values(id=guest.id, name=guest.name, lang=guest.lang, created=now)
            )
            await db.execute(insert(SESSIONS).values(hash=session, guest=guest.id, created=now))

    async def rename_guest(self, guest: Guest) -> None:
        async with self.writing() as db:
            await db.execute(
                update(GUESTS).where(GUESTS.c.id == guest.id).values(name=guest.name, lang=guest.lang)
            )

    async def add_link(self, link: str, guest: str, expires: float) -> None:
        async with self.writing() as db:
            await db.execute(delete(LINKS).where(LINKS.c.expires < time.time()))
            await db.execute(insert(LINKS).values(hash=link, guest=guest, expires=expires))

    async def use_link(self, link: str, session: str) -> Guest | None:
        """Exchange a link, once, for a session of its guest."""
        now = time.time()
        async with self.writing() as db:
            taken = delete(LINKS).where(LINKS.c.hash == link, LINKS.c.expires > now).returning(LINKS.c.guest)
            guest = (await db.execute(taken)).scalar_one_or_none()
            if guest is None:
                return None
            await db.execute(insert(SESSIONS).values(hash=session, guest=guest, created=now))
        return await self.guest_of(session)

    # --- tables

    async def add_table(self, row: Row, seats: Iterable[Row], entries: Sequence[Entry] = ()) -> None:
        async with self.writing() as db:
            await db.execute(insert(TABLES).values(**row))
            await db.execute(insert(SEATS), [dict(seat) for seat in seats])
            if entries:
                await db.execute(insert(ENTRIES), [as_row(row["id"], entry) for entry in entries])

    async def table(self, table_id: str) -> tuple[Row, list[Row]] | None:
        async with self.engine.connect() as db:
            row = (await db.execute(select(TABLES).where(TABLES.c.id == table_id))).mappings().one_or_none()
            if row is None:
                return None
            query = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
            return dict(row), [dict(seat) for seat in (await db.execute(query)).mappings()]

    async def version(self, table_id: str) -> int | None:
        async with self.engine.connect() as db:
            found = await db.execute(select(TABLES.c.version).where(TABLES.c.id == table_id))
            version: int | None = found.scalar_one_or_none()
            return version

    async def change_table(self, table_id: str, version: int, values: Row, seats: Iterable[Row] = ()) -> None:
        """Change the table and some of its seats if nobody did since that version."""
        async with self.writing() as db:
            condition = and_(TABLES.c.id == table_id, TABLES.c.version == version)
            change = (
                update(TABLES).where(condition).values(**values, version=version + 1, touched=time.time())
            )
            if (await db.execute(change)).rowcount != 1:
                raise Conflict
            for seat in seats:
                where = and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat["seat"])
                await db.execute(update(SEATS).where(where).values(**seat))

    async def entries_after(self, table_id: str, seq: int) -> list[Entry]:
        query = (
            select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > seq).order_by(ENTRIES.c.seq)
        )
        return [
            Entry(r["seq"], r["kind"], r["seat"], r["value"], r["at"], r["by"], r["key"], r["answered"])
            for r in await self.rows(query)
        ]

    async def append(self, table_id: str, entries: Sequence[Entry], table: Row | None = None) -> None:
        """Write entries, all or none; Conflict if another worker took one of their numbers."""
        try:
            async with self.writing() as db:
                await db.execute(insert(ENTRIES), [as_row(table_id, entry) for entry in entries])
                if table is not None:
                    await db.execute(update(TABLES).where(TABLES.c.id == table_id).values(**table))
        except IntegrityError:
            raise Conflict from None

    async def tables_of(self, guest: str) -> list[str]:
        query = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where((SEATS.c.guest == guest) | (TABLES.c.host == guest))
            .group_by(TABLES.c.id, TABLES.c.touched)
            .order_by(TABLES.c.touched.desc())
            .limit(100)
        )
        return [row["id"] for row in await self.rows(query)]

    async def playing(self) -> list[str]:
        return [row["id"] for row in await self.rows(select(TABLES.c.id).where(TABLES.c.status == "playing"))]

    async def lease(self, table_id: str, worker: str, until: float) -> bool:
        """Claim the table's bots for one worker for a while."""
        free = (TABLES.c.lease == worker) | (TABLES.c.lease_until < time.time())
        async with self.writing() as db:
            change = (
                update(TABLES).where(TABLES.c.id == table_id, free).values(lease=worker, lease_until=until)
            )
            return (await db.execute(change)).rowcount == 1

    async def count(self) -> dict[str, int]:
        query = select(TABLES.c.status, func.count().label("n")).group_by(TABLES.c.status)
        return {row["status"]: row["n"] for row in await self.rows(query)}

    async def expire(self, before: Mapping[str, float]) -> int:
        """Delete tables of each status that nobody touched since; how many."""
        gone = 0
        async with self.writing() as db:
            for status, moment in before.items():
                old = delete(TABLES).where(TABLES.c.status == status, TABLES.c.touched < moment)
                gone += (await db.execute(old)).rowcount
        return gone

    # --- presence

    async def seen(self, pairs: Iterable[tuple[str, str]], at: float) -> None:
        """Note that these guests are (or, with an old time, no longer are) at these tables."""
        async with self.writing() as db:
            for table_id, guest in pairs:
                where = and_(PRESENCE.c.table_id == table_id, PRESENCE.c.guest == guest)
                if (await db.execute(update(PRESENCE).where(where).values(seen=at))).rowcount == 0:
                    known = select(TABLES.c.id).where(TABLES.c.id == table_id)
                    if (await db.execute(known)).scalar_one_or_none() is not None:
                        await db.execute(insert(PRESENCE).values(table_id=table_id, guest=guest, seen=at))

    async def last_seen(self, table_id: str) -> dict[str, float]:
        query = select(PRESENCE.c.guest, PRESENCE.c.seen).where(PRESENCE.c.table_id == table_id)
        return {row["guest"]: row["seen"] for row in await self.rows(query)}


def as_row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "value": entry.value,
        "at": entry.at,
        "by": entry.by,
        "key": entry.key,
        "answered": entry.answered,
    }


def prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def sync_prepare(connection: Connection) -> None:
    """The same for a plain connection, as migrations use it."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
