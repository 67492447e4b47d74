"""All parts of a running server, put together once and found through the app."""

import asyncio
import contextlib
import logging
from typing import Any

from fastapi import Request, WebSocket
from sqlalchemy.exc import SQLAlchemyError

from misto.core.asked import MoveAsked, UndoAsked
from misto.server.authority import Tables
from misto.server.bell import Bell
from misto.server.bus import EVERY, make_bus
from misto.server.connections import Connections
from misto.server.door import HOUSE_WORD, PEOPLE_WORD, Door
from misto.server.driver import Driver
from misto.server.errors import Refused
from misto.server.guests import Guests
from misto.server.limits import Limits, address
from misto.server.live_table import Listener, Table
from misto.server.metrics import Metrics
from misto.server.migrate import must_be_newest, upgrade
from misto.server.outage import outage
from misto.server.outward import now
from misto.server.push import Keys, vapid_keys
from misto.server.settings import Settings
from misto.server.store import Store
from misto.server.talk import TALK_WORD, Talk
from misto.server.thinkers import Thinkers
from misto.server.wire import Error, MoveError

log = logging.getLogger("misto.server")
ENTRIES_A_REQUEST = 500  # of a log, read or told: as dear as one request more

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": Error, "description": "Not a request this server understands."},
    401: {"model": Error, "description": "No such token, or it was revoked."},
    403: {"model": Error, "description": "Not for this guest."},
    404: {"model": Error, "description": "No such table, seat or step."},
    409: {"model": MoveError, "description": "Not now; for a stale move, the reason and the current state."},
    413: {"model": Error, "description": "Too large."},
    421: {"model": Error, "description": "Not a name by which this server is reached."},
    422: {
        "model": MoveError,
        "description": "Not valid; for a move that is not legal, the reason and the state.",
    },
    429: {"model": Error, "description": "Too many requests."},
    503: {"model": Error, "description": "Try again."},
}


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.connections = Connections(settings)
        self.draining = asyncio.Event()
        self.listeners: set[Listener] = set()
        self.ready = False

    async def open(self) -> None:
        settings = self.settings
        prepare = upgrade if settings.is_sqlite else must_be_newest
        await asyncio.to_thread(prepare, settings.database_url)
        self.store = Store(settings)
        self.bus = make_bus(settings)
        self.guests = Guests(settings, self.limits, self.store)
        self.door = Door(settings, self.store, self.guests, self.bus, self.listeners)
        self.tables = Tables(settings, self.store, self.bus)
        self.bell = Bell(settings, self.store, self.tables)
        self.talk = Talk(self.store, self.bus, self.tables, self.limits)
        self.thinkers = Thinkers(
            settings.thinkers(),
            settings.bot_timeout_s,
            wait_s=settings.bot_wait_s,
            most_of_guest=settings.hints_waiting_per_guest,
            most_of_address=settings.hints_waiting_per_address,
            metrics=self.metrics.thinking,
        )
        self.driver = Driver(settings, self.store, self.tables, self.thinkers)
        self.bell.keys = await self.push_keys()
        await self.door.open()
        await self.bus.open(self.heard_of)
        self.driver.start()
        self.ready = True
        log.info(
            "ready", extra={"database": "sqlite" if settings.is_sqlite else "postgresql", "bus": settings.bus}
        )

    async def push_keys(self) -> Keys | None:
        """The keys of web push; a database that takes no write at the first start leaves them for the next."""
        try:
            return await vapid_keys(self.store)
        except SQLAlchemyError as why:
            log.warning("no web push", extra={"why": outage(why)})
            return None

    async def heard_of(self, name: str, word: str) -> None:
        """Word from another worker: of the house, of people, or of a table."""
        if name == PEOPLE_WORD:
            await self.door.heard_gone(word)
            return
        if name == TALK_WORD:
            await self.talk.heard(word)
            return
        if name == EVERY:
            await self.talk.look_around()
        if name in (HOUSE_WORD, EVERY):
            await self.door.look()
        if name != HOUSE_WORD:
            await self.driver.heard(name, word)

    def drain(self) -> None:
        """Take no new channels, end the open ones; what is being written is finished."""
        self.draining.set()
        for listener in list(self.listeners):
            listener.wake.set()

    async def close(self) -> None:
        self.ready = False
        self.drain()
        await self.door.close()
        await self.bell.close()
        await self.driver.close()
        await self.thinkers.close()
        await self.bus.close()
        await self.store.close()

    async def find(self, table_id: str, request: Request | WebSocket, to_write: bool = False) -> Table:
        """The table; who asks for many that do not exist is slowed down, so that ids cannot be tried out."""
        where = address(request.scope)
        if self.misses_much(where):
            self.limits.must_allow(self.limits.misses, where)
        try:
            return await (self.tables.find_to_write if to_write else self.tables.find)(table_id)
        except Refused as refused:
            if refused.status == 404:
                self.limits.misses.take(where)
            raise

    def misses_much(self, where: str) -> bool:
        """Whether somebody has just asked for many tables that do not exist."""
        misses = self.limits.misses
        return bool(misses.per_s) and misses.left.get(where, (1.0, 0.0))[0] < 1.0

    def must_not_hurry(self, table: Table, seat: int) -> None:
        """Every act at a table costs it something, a take-back as much as a move."""
        self.limits.must_allow(self.limits.moves, f"{table.id} {seat}")

    def must_not_ask_much(self, request: Request | WebSocket, cost: float) -> None:
        """What takes long to do or to tell counts for so many requests more."""
        requests, where = self.limits.requests, address(request.scope)
        if cost >= 1 and not requests.take(where, cost):
            raise requests.later(where, Refused(429, "too-fast"))

    def must_not_hear_much(self, request: Request | WebSocket, table: Table, since: int | None) -> None:
        """A log may grow long by taking back: what is told of it from far back on costs accordingly."""
        if since is not None:
            self.must_not_ask_much(request, (table.step - since) // ENTRIES_A_REQUEST)

    def must_not_repeat_much(self, request: Request, table: Table, asked: MoveAsked | UndoAsked) -> None:
        """Of what was done already the answer of that time is given, for which the whole log is played once more."""
        if table.step < ENTRIES_A_REQUEST:
            return
        number = table.answered(asked.seat, asked.key)
        is_old = number is not None and number != table.step
        self.must_not_hear_much(request, table, 0 if is_old else asked.step)

    async def note_sight(self, table: Table, guest: str | None) -> None:
        """Somebody at the table began to look at it, or no longer does: every worker's bell must know."""
        if guest is not None and table.seats_of(guest):
            with contextlib.suppress(SQLAlchemyError):
                await self.store.sees(table.id, guest, now() if table.is_in_sight(guest) else 0.0)

    async def note_presence(self, table: Table, guest: str, seen: float) -> None:
        table.last_seen[guest] = seen
        self.driver.attend(table)
        with contextlib.suppress(SQLAlchemyError):  # two workers at once: either word will do
            await self.store.came_or_went(table.id, guest, seen)
        table.wake()
        self.bus.publish(table.id)


def service_of(request: Request | WebSocket) -> Service:
    service: Service = request.app.state.service
    return service
