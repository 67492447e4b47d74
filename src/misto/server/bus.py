"""Word between workers that a table changed: within the process, by PostgreSQL NOTIFY, or by Redis."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from misto.server.ending import end_tasks
from misto.server.settings import POSTGRES, REDIS, Settings

log = logging.getLogger("misto.bus")
CHANNEL = "misto_tables"
NOTIFY_MOST = 7999  # bytes
Heard = Callable[[str, str], Awaitable[None]]  # the table, and what was said of it
EVERY = "*"  # word that any table may have changed: told when a lost line is taken up again


class Bus(Protocol):
    worker: str

    async def open(self, heard: Heard) -> None: ...
    def publish(self, table: str, word: str = "") -> None: ...
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

    def publish(self, table: str, word: str = "") -> None:
        return None

    async def close(self) -> None:
        return None


class WireBus:
    """What the two buses over a wire share: own words are not heard, a lost line is taken up again.

    Nobody waits until a word is spoken: what it tells of is saved, and who does not hear it learns
    of it at the next look into the database.
    """

    def __init__(self) -> None:
        self.worker = secrets.token_hex(8)
        self.tasks: list[asyncio.Task[None]] = []
        self.ready = asyncio.Event()
        self.unsaid: asyncio.Queue[str] = asyncio.Queue()

    async def joined(self, heard: Heard) -> None:
        """The line stands; what was said while it was lost is made up for."""
        if self.ready.is_set():
            await heard(EVERY, "")
        self.ready.set()

    async def open(self, heard: Heard) -> None:
        self.tasks = [
            asyncio.create_task(self.keep_listening(heard)),
            asyncio.create_task(self.keep_speaking()),
        ]
        async with asyncio.timeout(15):
            await self.ready.wait()

    async def keep_listening(self, heard: Heard) -> None:
        while True:
            try:
                await self.listen(heard)
            except asyncio.CancelledError:
                raise
            except Exception as why:
                log.warning("bus lost, trying again", extra={"why": type(why).__name__})
                await asyncio.sleep(0.5)

    async def keep_speaking(self) -> None:
        while True:
            words = [await self.unsaid.get()]
            while not self.unsaid.empty():
                words.append(self.unsaid.get_nowait())
            try:
                await self.speak(words)
            except asyncio.CancelledError:
                raise
            except Exception as why:
                log.warning("bus could not speak", extra={"why": type(why).__name__})
            for _ in words:
                self.unsaid.task_done()

    async def listen(self, heard: Heard) -> None:
        raise NotImplementedError

    async def speak(self, words: list[str]) -> None:
        raise NotImplementedError

    def publish(self, table: str, word: str = "") -> None:
        self.unsaid.put_nowait(f"{self.worker} {table} {word}")

    async def take(self, message: str, heard: Heard) -> None:
        worker, table, word = message.split(" ", 2)
        if worker != self.worker:
            await heard(table, word)

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self.unsaid.join()
        await end_tasks(self.tasks)


class PostgresBus(WireBus):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = "postgresql:" + url.partition(":")[2]
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

    async def speak(self, words: list[str]) -> None:
        from psycopg import Error

        if any(len(word.encode()) > NOTIFY_MOST for word in words):  # refused, and all others with it
            log.warning("a word is too long for the bus")
            words = [word for word in words if len(word.encode()) <= NOTIFY_MOST]
        said = "SELECT pg_notify(%s, word) FROM unnest(%s::text[]) AS word", (CHANNEL, words)
        try:
            if self.speaker is None:
                self.speaker = await self.connect()
            await self.speaker.execute(*said)
        except (Error, OSError):  # the line may be old: once more on a new one
            self.speaker = await self.connect()
            await self.speaker.execute(*said)

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

    async def speak(self, words: list[str]) -> None:
        async with self.client.pipeline(transaction=False) as together:
            for word in words:
                together.publish(CHANNEL, word)
            await together.execute()

    async def close(self) -> None:
        await super().close()
        await self.client.aclose()
