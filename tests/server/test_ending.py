"""Whoever must end does, also where a wait takes the first word for its own."""

import asyncio

import pytest

from misto.server import ending
from misto.server.ending import end_tasks
from misto.server.live import messages, speak, talk
from misto.server.live_table import Listener
from tests.server.real import PATIENCE


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    monkeypatch.setattr(ending, "AGAIN_S", 0.01)


async def deaf(times):
    """A loop whose waits swallow so many cancellations, as asyncio.wait_for may before Python 3.12."""
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            if not times:
                raise
            times -= 1


def in_time(house, work):
    async def run():
        async with asyncio.timeout(PATIENCE):
            await work()

    house.portal.call(run)


@pytest.mark.parametrize("times", [0, 1, 3])
def test_a_task_is_asked_until_it_ends(house, times):
    async def run():
        tasks = [asyncio.create_task(deaf(times)), asyncio.create_task(asyncio.sleep(0))]
        await asyncio.sleep(0.01)
        await end_tasks(tasks)
        assert [task.done() for task in tasks] == [True, True]
        assert tasks[0].cancelled()

    in_time(house, run)


class Socket:
    """Hangs up at once, and notes what it is told."""

    def __init__(self):
        self.application_state = None
        self.sent = []

    async def receive(self):
        await asyncio.sleep(0)
        return {"type": "websocket.disconnect"}

    async def send_text(self, text):
        self.sent.append(text)

    async def close(self, code, reason):
        self.sent.append(code)


def test_a_channel_ends_though_what_it_says_does_not_hear(house):
    """The channel stood open until a ping went unanswered, forty seconds later."""

    async def said():
        yield b"{}"
        await deaf(1)

    async def run():
        socket = Socket()
        await talk(house.service, socket, said(), None, Listener(None, "", ""))
        assert socket.sent == ["{}", 1000]

    in_time(house, run)


def test_a_word_at_the_last_moment_does_not_keep_a_channel_open(house):
    """Woken and ended within a few turns of the loop, in every order: what is said ends."""
    person = house.person()
    table_id = person.table(seats=("me", "me"))
    table = house.service.tables.open[table_id]

    async def run():
        for turns in range(8):
            listener = Listener(None, "", "")
            said = messages(house.service, table, None, -1, 0, listener)
            speaking = asyncio.create_task(speak(house.service, Socket(), said))
            await asyncio.sleep(0.05)
            assert not speaking.done()
            listener.wake.set()
            for _ in range(turns):
                await asyncio.sleep(0)
            speaking.cancel()
            done, _ = await asyncio.wait({speaking}, timeout=30)
            assert done, turns

    in_time(house, run)
