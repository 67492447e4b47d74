"""All parts of a running server, put together once and found through the app."""

import asyncio
import contextlib
import logging
from typing import Any

from fastapi import Request, WebSocket
from sqlalchemy.exc import SQLAlchemyError

from misto.server.bus import make_bus
from misto.server.driver import Driver
from misto.server.errors import Refused
from misto.server.guests import Guests
from misto.server.limits import Limits, address
from misto.server.metrics import Metrics
from misto.server.migrate import must_be_newest, upgrade
from misto.server.settings import Settings
from misto.server.store import Store
from misto.server.table import Listener, Table
from misto.server.tables import Tables
from misto.server.thinkers import Thinkers
from misto.server.wire import Error, MoveError

log = logging.getLogger("misto.server")

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": Error, "description": "Not a request this server understands."},
    403: {"model": Error, "description": "Not for this guest."},
    404: {"model": Error, "description": "No such table, seat or step."},
    409: {"model": MoveError, "description": "Not now; for a stale move, the reason and the current state."},
    413: {"model": Error, "description": "Too large."},
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
        self.draining = asyncio.Event()
        self.listeners: set[Listener] = set()
        self.ready = False

    async def open(self) -> None:
        settings = self.settings
        prepare = upgrade if settings.is_sqlite else must_be_newest
        await asyncio.to_thread(prepare, settings.database_url)
        self.store = Store(settings)
        self.bus = make_bus(settings)
        self.guests = Guests(settings, self.store)
        self.tables = Tables(settings, self.store, self.bus)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_timeout_s)
        self.driver = Driver(settings, self.store, self.tables, self.thinkers)
        await self.bus.open(self.tables.heard_of)
        self.driver.start()
        self.ready = True
        log.info(
            "ready", extra={"database": "sqlite" if settings.is_sqlite else "postgresql", "bus": settings.bus}
        )

    def drain(self) -> None:
        """Take no new channels, end the open ones; what is being written is finished."""
        self.draining.set()
        for listener in list(self.listeners):
            listener.wake.set()

    async def close(self) -> None:
        self.ready = False
        self.drain()
        await self.driver.close()
        await self.thinkers.close()
        await self.bus.close()
        await self.store.close()

    async def find(self, table_id: str, request: Request | WebSocket, to_write: bool = False) -> Table:
        """The table; who asks for many that do not exist is slowed down, so that ids cannot be tried out."""
        where = address(request.scope)
        if self.limits.misses.per_s and self.limits.misses.left.get(where, (1.0, 0.0))[0] < 1.0:
            self.limits.must_allow(self.limits.misses, where)
        try:
            return await (self.tables.find_to_write if to_write else self.tables.find)(table_id)
        except Refused as refused:
            if refused.status == 404:
                self.limits.misses.take(where)
            raise

    def must_not_hurry(self, table: Table, seat: int) -> None:
        """Every act at a table costs it something, a take-back as much as a move."""
        self.limits.must_allow(self.limits.moves, f"{table.id} {seat}")

    async def note_presence(self, table: Table, guest: str, seen: float) -> None:
        table.last_seen[guest] = seen
        with contextlib.suppress(SQLAlchemyError):  # two workers at once: either word will do
            await self.store.came_or_went(table.id, guest, seen)
        table.wake()
        self.bus.publish(table.id)


def service_of(request: Request | WebSocket) -> Service:
    service: Service = request.app.state.service
    return service
