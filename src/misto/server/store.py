"""The store: rows in SQLite or PostgreSQL. What is confirmed is here first."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, TypeVar, get_type_hints

from sqlalchemy import (
    Connection,
    Engine,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DisconnectionError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from misto.server.journal import Entry
from misto.server.outage import BUSY, outage
from misto.server.rows import (
    Course,
    Listed,
    SeatRow,
    TableRow,
    changed_columns,
    seat_columns,
    seat_row,
    table_columns,
    table_row,
)
from misto.server.schema import ENTRIES, GUESTS, LINKS, PRESENCE, PUT_AWAY, SEATS, SESSIONS, TABLES
from misto.server.settings import Settings

Row = Mapping[str, Any]  # as the database tells it: nobody passes it on
NAMES_AT_ONCE = 500
LISTED = 5000
Stored = tuple[TableRow, list[SeatRow], list[Entry], dict[str, float]]  # the last: who was seen when
TOLD_S = 5.0
PROBE_BYTES = 16384
IDLE_S = 1.0
POOL = {  # nobody waits long for a database that is out of reach
    "pool_size": 20,
    "max_overflow": 0,
    "pool_timeout": 10,
    "connect_args": {"connect_timeout": 5},
}
ENTRY_FIELDS = Entry.__struct_fields__


@cache
def columns_of(kind: Callable[..., object]) -> tuple[str, ...]:
    """The fields of a dataclass or of a TypedDict."""
    return tuple(get_type_hints(kind))


class Closed(SQLAlchemyError):
    """The server is stopping: nothing was written."""


class Conflict(Exception):
    """Somebody else wrote first; nothing was written."""


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    lang: str


T = TypeVar("T")
Job = Callable[[Connection], T]


class Batches:
    """Writes to SQLite, gathered: whatever waits while one transaction reaches the disk goes into the next.

    So many tables share one wait for the disk, and each write is still on it before it is confirmed.
    """

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, hide_parameters=True)  # they hold games' secrets
        event.listen(self.engine, "connect", prepare_sqlite)
        self.thread = ThreadPoolExecutor(1, "misto-writer")
        self.waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self.running: asyncio.Task[None] | None = None
        self.closed = False

    async def write(self, job: Job[T]) -> T:
        if self.closed:
            raise Closed
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.waiting.append((job, done))
        if self.running is None:
            self.running = loop.create_task(self.run())
        return await done

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting, []
            results = await loop.run_in_executor(self.thread, self.write_all, [job for job, _ in batch])
            for (_, done), (result, why) in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if why is None:
                    done.set_result(result)
                else:
                    done.set_exception(why)
        self.running = None

    def write_all(self, jobs: Sequence[Job[Any]]) -> list[tuple[Any, Exception | None]]:
        """All jobs in one transaction; if one fails, each in its own, so that it fails alone."""
        try:
            with self.engine.begin() as db:
                return [(job(db), None) for job in jobs]
        except Exception as why:
            if len(jobs) == 1:
                return [(None, why)]
            return [self.write_all([job])[0] for job in jobs]

    async def close(self) -> None:
        """What waits is still written; what comes later is refused."""
        self.closed = True
        if self.running is not None:
            await self.running
        await asyncio.to_thread(self.thread.shutdown)
        self.engine.dispose()


def try_idle_lines(engine: Engine) -> None:
    """Before a line to the database is used that nobody used lately, see whether it still stands.

    To try every line at every use costs a tenth of a busy server's time; one that breaks in use is told as any
    outage, and all others are made anew.
    """

    def left(_: object, line: ConnectionPoolEntry) -> None:
        line.info["left"] = time.monotonic()

    def taken(raw: Any, line: ConnectionPoolEntry, _: object) -> None:
        left_at = line.info.get("left")
        if left_at is None or time.monotonic() - left_at < IDLE_S:  # new, or used just now
            return
        try:
            engine.dialect.do_ping(raw)
        except engine.dialect.loaded_dbapi.Error as why:
            raise DisconnectionError from why

    event.listen(engine, "checkin", left)
    event.listen(engine, "checkout", taken)


class Store:
    def __init__(self, settings: Settings) -> None:
        sqlite = settings.is_sqlite
        options: dict[str, Any] = {} if sqlite else POOL
        self.engine: AsyncEngine = create_async_engine(settings.async_url(), hide_parameters=True, **options)
        # what is one statement needs no transaction around it
        self.single = self.engine if sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.batches = Batches(settings.sync_url()) if sqlite else None
        self.told: tuple[str | None, float] = (None, -TOLD_S)  # what the last write met, and when
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        else:
            try_idle_lines(self.engine.sync_engine)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.batches is not None:
            await self.batches.close()

    async def write(self, job: Job[T], is_single: bool = False) -> T:
        """Run the job in a transaction, or as the single statement that it is; when this returns, it is saved."""
        try:
            done = await self.write_now(job, self.single if is_single else self.engine)
        except SQLAlchemyError as why:
            if outage(why) != BUSY:
                self.told = outage(why), time.monotonic()
            raise
        self.told = None, time.monotonic()
        return done

    async def write_now(self, job: Job[T], engine: AsyncEngine) -> T:
        if self.batches is not None:
            return await self.batches.write(job)
        async with engine.begin() as db:
            return await db.run_sync(job)

    async def rows(self, query: Any, given: Mapping[str, object] | None = None) -> list[Row]:
        """What the query finds; ``given`` fills in what it left open."""
        async with self.single.connect() as db:
            return [dict(row) for row in (await db.execute(query, given)).mappings()]

    async def rows_as(
        self, kind: Callable[..., T], query: Any, given: Mapping[str, object] | None = None
    ) -> list[T]:
        """What the query finds as values of a kind, made of the columns that it names."""
        names = columns_of(kind)
        return [kind(**{name: row[name] for name in names}) for row in await self.rows(query, given)]

    async def rows_of(self, query: Any, column: Any, names: Sequence[str]) -> list[Row]:
        """The query's rows for these names, not too many names at once."""
        found: list[Row] = []
        for first in range(0, len(names), NAMES_AT_ONCE):
            found += await self.rows(query.where(column.in_(names[first : first + NAMES_AT_ONCE])))
        return found

    async def outage(self) -> str | None:
        """What keeps the database from taking a write; one is tried if none has told lately."""
        kind, at = self.told
        if time.monotonic() - at < TOLD_S:
            return kind
        try:
            await self.write(self.probe)
        except SQLAlchemyError as why:
            return outage(why)
        return None

    def probe(self, db: Connection) -> None:
        """Write something of a page's size and take it out again; SQLite would let a small row slip in."""
        name = "." * (PROBE_BYTES if self.batches is not None else 1)
        probe = secrets.token_hex(16)
        db.execute(insert(GUESTS).values(id=probe, name=name, lang="", created=time.time()))
        db.execute(delete(GUESTS).where(GUESTS.c.id == probe))

    # --- guests

    async def guest_of(self, session: str) -> Guest | None:
        query = (
            select(GUESTS).join(SESSIONS, SESSIONS.c.guest == GUESTS.c.id).where(SESSIONS.c.hash == session)
        )
        for row in await self.rows(query):
            return Guest(row["id"], row["name"], row["lang"])
        return None

    async def add_guest(self, guest: Guest, session: str, label: str = "", joined: str = "") -> None:
        now = time.time()
        row = {"id": guest.id, "name": guest.name, "lang": guest.lang, "created": now, "seen": now}
        device = {"hash": session, "guest": guest.id, "created": now, "seen": now}

        def job(db: Connection) -> None:
            db.execute(insert(GUESTS).values(**row))
            db.execute(insert(SESSIONS).values(**device, label=label, joined=joined))

        await self.write(job)

    async def rename_guest(self, guest: Guest) -> None:
        change = update(GUESTS).where(GUESTS.c.id == guest.id).values(name=guest.name, lang=guest.lang)
        await self.write(lambda db: db.execute(change).rowcount)

    async def add_link(self, link: str, guest: str, expires: float) -> None:
        def job(db: Connection) -> None:
            db.execute(delete(LINKS).where(LINKS.c.expires < time.time()))
            db.execute(insert(LINKS).values(hash=link, guest=guest, expires=expires))

        await self.write(job)

    async def use_link(self, link: str, session: str, label: str = "", joined: str = "") -> Guest | None:
        """Exchange a link, once, for a session of its guest."""
        now = time.time()
        taken = delete(LINKS).where(LINKS.c.hash == link, LINKS.c.expires > now).returning(LINKS.c.guest)

        def job(db: Connection) -> None:
            guest = db.execute(taken).scalar_one_or_none()
            if guest is not None:
                device = {"hash": session, "guest": guest, "created": now, "seen": now}
                db.execute(insert(SESSIONS).values(**device, label=label, joined=joined))

        await self.write(job)
        return await self.guest_of(session)

    # --- tables

    async def add_table(
        self,
        row: TableRow,
        seats: Iterable[SeatRow],
        entries: Sequence[Entry] = (),
        also: Job[None] | None = None,
    ) -> None:
        """Keep a new table. ``also`` is done with it or, where it raises, neither is."""
        rows = [seat_columns(seat) | {"table_id": row.id} for seat in seats]

        def job(db: Connection) -> None:
            if also is not None:
                also(db)
            db.execute(insert(TABLES).values(**table_columns(row)))
            db.execute(insert(SEATS), rows)
            if entries:
                db.execute(insert(ENTRIES), [as_row(row.id, entry) for entry in entries])

        await self.write(job)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.single.connect() as db:
            row = (await db.execute(select(TABLES).where(TABLES.c.id == table_id))).mappings().one_or_none()
            if row is None:
                return None
            query = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
            return table_row(dict(row)), [
                seat_row(dict(seat)) for seat in (await db.execute(query)).mappings()
            ]

    async def news(self, table_id: str, seq: int) -> tuple[int, list[Entry]] | None:
        """The version of the table's row and the entries after a number; None if there is no table."""
        async with self.single.connect() as db:
            row = await db.execute(select(TABLES.c.version).where(TABLES.c.id == table_id))
            version: int | None = row.scalar_one_or_none()
            if version is None:
                return None
            rows = (await db.execute(newer_entries(table_id, seq))).mappings()
            return version, [as_entry(row) for row in rows]

    async def heads(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """For each of the tables the version of its row and the number of its last entry."""
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(TABLES.c.id, TABLES.c.version, last.label("last"))
        rows = await self.rows_of(query, TABLES.c.id, table_ids)
        return {row["id"]: (row["version"], row["last"] or 0) for row in rows}

    async def change_table(self, before: TableRow, after: TableRow, seats: Sequence[SeatRow] = ()) -> None:
        """Change the table and some of its seats if nobody did since the version before."""
        condition = and_(TABLES.c.id == before.id, TABLES.c.version == before.version)
        values = changed_columns(before, after) | {"version": before.version + 1, "touched": time.time()}
        change = update(TABLES).where(condition).values(**values)

        def job(db: Connection) -> None:
            if db.execute(change).rowcount != 1:
                raise Conflict
            for seat in seats:
                where = and_(SEATS.c.table_id == before.id, SEATS.c.seat == seat.seat)
                db.execute(update(SEATS).where(where).values(**seat_columns(seat)))

        await self.write(job)

    def following(self, before: TableRow, rematch: str) -> Job[None]:
        """Note which table follows on one, if nobody changed that since: of all workers, one sets up a rematch."""
        same = and_(TABLES.c.id == before.id, TABLES.c.version == before.version, TABLES.c.rematch.is_(None))
        rise = {"version": before.version + 1, "touched": time.time()}

        def job(db: Connection) -> None:
            if db.execute(update(TABLES).where(same).values(rematch=rematch, **rise)).rowcount != 1:
                raise Conflict

        return job

    async def entries_after(self, table_id: str, seq: int) -> list[Entry]:
        return [as_entry(row) for row in await self.rows(newer_entries(table_id, seq))]

    async def append(self, table_id: str, entries: Sequence[Entry], course: Course | None = None) -> None:
        """Write entries, all or none; Conflict if another worker took one of their numbers."""
        rows = [as_row(table_id, entry) for entry in entries]

        def job(db: Connection) -> None:
            try:
                db.execute(insert(ENTRIES), rows)
            except IntegrityError:
                raise Conflict from None
            if course is not None:
                db.execute(update(TABLES).where(TABLES.c.id == table_id).values(**asdict(course)))

        await self.write(job, is_single=len(rows) == 1 and course is None)

    async def unfinished_of(self, guest: str) -> list[str]:
        """The tables not yet over at which a guest sits."""
        query = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where((SEATS.c.guest == guest) & (TABLES.c.status != "over"))
            .distinct()
        )
        return [row["id"] for row in await self.rows(query)]

    async def tables_of(self, guest: str) -> list[Listed]:
        """Every table at which a guest sits or which they opened, with how far it is; the newest of very many."""
        sits, away = select(SEATS.c.table_id).where(SEATS.c.guest == guest), PUT_AWAY.c.guest
        query = (
            select(TABLES.c.id, TABLES.c.status, TABLES.c.touched, away.is_not(None).label("put_away"))
            .outerjoin(PUT_AWAY, and_(PUT_AWAY.c.table_id == TABLES.c.id, PUT_AWAY.c.guest == guest))
            .where(TABLES.c.id.in_(sits) | (TABLES.c.host == guest))
            .order_by(TABLES.c.status != "playing", TABLES.c.touched.desc())
            .limit(LISTED)
        )
        return await self.rows_as(Listed, query)

    async def tables_at_once(self, names: Sequence[str]) -> dict[str, Stored]:
        """All that is stored of these tables, in four queries however many there are."""
        if not names:
            return {}
        rows = await self.rows(select(TABLES).where(TABLES.c.id.in_(names)))
        found: dict[str, Stored] = {row["id"]: (table_row(row), [], [], {}) for row in rows}
        seats = select(SEATS).where(SEATS.c.table_id.in_(names)).order_by(SEATS.c.table_id, SEATS.c.seat)
        for row in await self.rows(seats):
            found[row["table_id"]][1].append(seat_row(row))
        entries = select(ENTRIES).where(ENTRIES.c.table_id.in_(names))
        for row in await self.rows(entries.order_by(ENTRIES.c.table_id, ENTRIES.c.seq)):
            found[row["table_id"]][2].append(as_entry(row))
        for row in await self.rows(select(PRESENCE).where(PRESENCE.c.table_id.in_(names))):
            found[row["table_id"]][3][row["guest"]] = row["seen"]
        return found

    async def playing(self) -> list[str]:
        return [row["id"] for row in await self.rows(select(TABLES.c.id).where(TABLES.c.status == "playing"))]

    async def lease(self, table_id: str, worker: str, until: float) -> bool:
        """Claim the table's bots for one worker for a while."""
        free = (TABLES.c.lease == worker) | (TABLES.c.lease_until < time.time())
        change = update(TABLES).where(TABLES.c.id == table_id, free).values(lease=worker, lease_until=until)
        return await self.write(lambda db: bool(db.execute(change).rowcount == 1))

    async def pass_lease(self, table_id: str, worker: str, to: str, until: float) -> bool:
        """Leave the table's bots to another worker."""
        mine = (TABLES.c.id == table_id) & (TABLES.c.lease == worker)
        change = update(TABLES).where(mine).values(lease=to, lease_until=until)
        return await self.write(lambda db: bool(db.execute(change).rowcount == 1))

    async def give_leases_back(self, worker: str) -> None:
        change = update(TABLES).where(TABLES.c.lease == worker).values(lease_until=0.0)
        await self.write(lambda db: db.execute(change) and None)

    async def count(self) -> dict[str, int]:
        query = select(TABLES.c.status, func.count().label("n")).group_by(TABLES.c.status)
        return {row["status"]: row["n"] for row in await self.rows(query)}

    async def put_away(self, table_id: str, guest: str) -> None:
        """Take a table off a guest's list; twice is once."""

        def job(db: Connection) -> None:
            mine = and_(PUT_AWAY.c.table_id == table_id, PUT_AWAY.c.guest == guest)
            db.execute(delete(PUT_AWAY).where(mine))
            db.execute(insert(PUT_AWAY).values(table_id=table_id, guest=guest))

        await self.write(job)

    async def unused(self, status: str, before: float, most: int) -> list[str]:
        """Tables of a status that nobody touched since, the oldest first."""
        old = and_(TABLES.c.status == status, TABLES.c.touched < before)
        rows = await self.rows(select(TABLES.c.id).where(old).order_by(TABLES.c.touched).limit(most))
        return [str(row["id"]) for row in rows]

    async def delete_table(self, table_id: str) -> None:
        gone = delete(TABLES).where(TABLES.c.id == table_id)
        await self.write(lambda db: db.execute(gone) and None)

    async def expire(self, before: Mapping[str, float]) -> int:
        """Delete tables of each status that nobody touched since; how many."""
        old = [and_(TABLES.c.status == status, TABLES.c.touched < at) for status, at in before.items()]
        return await self.write(lambda db: sum(db.execute(delete(TABLES).where(w)).rowcount for w in old))

    # --- presence

    async def seen(self, pairs: Sequence[tuple[str, str]], at: float) -> None:
        """Note that these guests, known at these tables, still are there."""
        same = and_(PRESENCE.c.table_id == bindparam("at_table"), PRESENCE.c.guest == bindparam("who"))
        change = update(PRESENCE).where(same).values(seen=at)
        rows = [{"at_table": table_id, "who": guest} for table_id, guest in pairs]
        await self.write(lambda db: db.execute(change, rows) and None)

    async def in_sight(self, pairs: Sequence[tuple[str, str]], at: float) -> None:
        """Note that these guests still have these tables in sight; who meanwhile said otherwise, has not."""
        same = and_(PRESENCE.c.table_id == bindparam("at_table"), PRESENCE.c.guest == bindparam("who"))
        change = update(PRESENCE).where(same, PRESENCE.c.sight > 0).values(sight=at)
        rows = [{"at_table": table_id, "who": guest} for table_id, guest in pairs]
        await self.write(lambda db: db.execute(change, rows) and None)

    async def sees(self, table_id: str, guest: str, at: float) -> None:
        """Note since when a guest has a table in sight; 0: no longer."""
        mine = and_(PRESENCE.c.table_id == table_id, PRESENCE.c.guest == guest)
        change = update(PRESENCE).where(mine).values(sight=at)
        await self.write(lambda db: db.execute(change) and None)

    async def came_or_went(self, table_id: str, guest: str, at: float) -> None:
        """Note that a guest is (or, with an old time, no longer is) at a table."""

        def job(db: Connection) -> None:
            where = and_(PRESENCE.c.table_id == table_id, PRESENCE.c.guest == guest)
            if db.execute(update(PRESENCE).where(where).values(seen=at)).rowcount == 0:
                known = select(TABLES.c.id).where(TABLES.c.id == table_id)
                if db.execute(known).scalar_one_or_none() is not None:
                    db.execute(insert(PRESENCE).values(table_id=table_id, guest=guest, seen=at))

        await self.write(job)

    async def last_seen(self, table_ids: Sequence[str]) -> dict[str, dict[str, float]]:
        """For each of the tables when its guests were last seen there."""
        found: dict[str, dict[str, float]] = {name: {} for name in table_ids}
        for row in await self.rows_of(select(PRESENCE), PRESENCE.c.table_id, table_ids):
            found[row["table_id"]][row["guest"]] = row["seen"]
        return found


def newer_entries(table_id: str, seq: int) -> Any:
    return select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > seq).order_by(ENTRIES.c.seq)


def as_entry(row: Any) -> Entry:
    return Entry(**{name: row[name] for name in ENTRY_FIELDS})


def as_row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in ENTRY_FIELDS} | {"table_id": table_id}


def prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
