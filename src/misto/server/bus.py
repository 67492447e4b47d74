"""Word between workers that a table changed: within the process, by PostgreSQL NOTIFY, or by Redis."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from misto.server.settings import POSTGRES, REDIS, Settings

log = logging.getLogger("misto.bus")
CHANNEL = "misto_tables"
Heard = Callable[[str], Awaitable[None]]
EVERY = "*"  # word that any table may have changed: told when a lost line is taken up again


class Bus(Protocol):
    worker: str

    async def open(self, heard: Heard) -> None: ...
    async def publish(self, table: str, step: int) -> None: ...
    async def close(self) -> None: ...


def make_bus(settings: Settings) -> Bus:
    if settings.bus == POSTGRES:
        return PostgresBus(settings.database_url)
    if settings.bus == REDIS:
        return RedisBus(settings.redis_url)
    return MemoryBus()


class MemoryBus:
    """One worker: whoever publishes has already told everybody."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(8)

    async def open(self, heard: Heard) -> None:
        return None

    async def publish(self, table: str, step: int) -> None:
        return None

    async def close(self) -> None:
        return None


class WireBus:
    """What the two buses over a wire share: own words are not heard, a lost line is taken up again."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(8)
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def joined(self, heard: Heard) -> None:
        """The line stands; what was said while it was lost is made up for."""
        if self.ready.is_set():
            await heard(EVERY)
        self.ready.set()

    async def open(self, heard: Heard) -> None:
        self.task = asyncio.create_task(self.keep_listening(heard))
        await asyncio.wait_for(self.ready.wait(), 15)

    async def keep_listening(self, heard: Heard) -> None:
        while True:
            try:
                await self.listen(heard)
            except asyncio.CancelledError:
                raise
            except Exception as why:
                log.warning("bus lost, trying again", extra={"why": type(why).__name__})
                await asyncio.sleep(0.5)

    async def listen(self, heard: Heard) -> None:
        raise NotImplementedError

    async def take(self, message: str, heard: Heard) -> None:
        worker, _, table = message.partition(" ")
        if worker != self.worker:
            await heard(table.partition(" ")[0])

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


class PostgresBus(WireBus):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = "postgresql:" + url.partition(":")[2]
        self.lock = asyncio.Lock()
        self.speaker: Any = None

    async def connect(self) -> Any:
        import psycopg

        return await psycopg.AsyncConnection.connect(self.url, autocommit=True)

    async def listen(self, heard: Heard) -> None:
        async with await self.connect() as line:
            await line.execute(f"LISTEN {CHANNEL}")
            await self.joined(heard)
            async for notice in line.notifies():
                await self.take(notice.payload, heard)

    async def publish(self, table: str, step: int) -> None:
        async with self.lock:
            for _ in range(2):
                try:
                    if self.speaker is None or self.speaker.closed:
                        self.speaker = await self.connect()
                    await self.speaker.execute(
                        "SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.worker} {table} {step}")
                    )
                    return
                except OSError:
                    self.speaker = None
                except Exception as why:
                    log.warning("bus could not speak", extra={"why": type(why).__name__})
                    self.speaker = None

    async def close(self) -> None:
        await super().close()
        if self.speaker is not None:
            await self.speaker.close()


class RedisBus(WireBus):
    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis

        self.client: Any = Redis.from_url(url)

    async def listen(self, heard: Heard) -> None:
        async with self.client.pubsub() as line:
            await line.subscribe(CHANNEL)
            await self.joined(heard)
            async for message in line.listen():
                if message["type"] == "message":
                    await self.take(message["data"].decode(), heard)

    async def publish(self, table: str, step: int) -> None:
        try:
            await self.client.publish(CHANNEL, f"{self.worker} {table} {step}")
        except Exception as why:  # the move is saved: others learn of it at their next look
            log.warning("bus could not speak", extra={"why": type(why).__name__})

    async def close(self) -> None:
        await super().close()
        await self.client.aclose()
