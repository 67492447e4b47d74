"""What a server keeps: its resident size after so many moves, on tables that all stay in memory.

python bench/load/memory.py [--tables 2000] [--moves 20000] [--early 5000] [--at-once 16] [--waiting 500]

Two seats of one device a table, the four games in turn, random legal moves in turn over all tables; a game
that ends gives its place to a new one. Then the database's size a move, and what tables cost that wait for
somebody with a live channel for each seat, for half a minute without a move. The bar: at the end at most 5 % above the size after --early moves.
"""

import argparse
import asyncio
import os
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

import httpx  # noqa: E402
from tests.server import real  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

from misto.games.registry import ROOMS  # noqa: E402

BAR = 1.05
LOOKS = 8
WAIT_S = 30
TICKS_PER_S = os.sysconf("SC_CLK_TCK")


def resident_mb(pid):
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def cpu_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_S


class Table:
    def __init__(self, line, number):
        self.line, self.number, self.choose = line, number, random.Random(number)
        self.id = ""

    async def open(self):
        game = list(ROOMS)[self.number % len(ROOMS)]
        body = {"game": game, "seats": [{"kind": "me"}] * 2, "start": True}
        answer = await self.line.post("/api/tables", json=body)
        answer.raise_for_status()
        self.id = answer.json()["id"]
        self.number += 4 * 100_000

    async def move(self):
        """One decision of the table's; a table whose game is over is opened anew."""
        for seat in (0, 1):
            state = (await self.line.get(f"/api/tables/{self.id}/state", params={"seat": seat})).json()
            if state["outcome"] is not None:
                await self.open()
                return await self.move()
            if state["decision"] is not None:
                action = self.choose.choice(state["decision"]["options"])["action"]
                body = {"seat": seat, "step": state["step"], "key": f"{state['step']}", "actions": [action]}
                answer = await self.line.post(f"/api/tables/{self.id}/moves", json=body)
                answer.raise_for_status()
                return None
        raise AssertionError(f"nobody is asked at {self.id}")


async def spread(jobs, at_once):
    """The jobs of an iterator, so many at a time."""

    async def worker():
        for job in jobs:
            await job()

    await asyncio.gather(*(worker() for _ in range(at_once)))


async def wait_at(server, line, tables):
    """What is spent on tables where somebody sits at every seat and nobody moves."""
    pid, cookie = server.process.pid, {"Cookie": f"misto_guest={line.cookies['misto_guest']}"}
    before = resident_mb(pid)

    async def hear(live):
        async for _ in live:
            pass

    async with AsyncExitStack() as stack, asyncio.TaskGroup() as listening:
        hearing = []
        for table in tables:
            for seat in (0, 1):
                address = f"{server.base.replace('http', 'ws')}/api/tables/{table.id}/live?seat={seat}"
                live = await stack.enter_async_context(connect(address, additional_headers=cookie))
                hearing.append(listening.create_task(hear(live)))
        await asyncio.sleep(WAIT_S / 3)
        spent, size = cpu_seconds(pid), resident_mb(pid)
        await asyncio.sleep(WAIT_S)
        spent = cpu_seconds(pid) - spent
        for one in hearing:
            one.cancel()
    print(
        f"{len(tables)} waiting tables with two live channels each: {1000 * spent / WAIT_S:.0f} ms of processor time "
        f"a second, {1024 * (size - before) / len(hearing):.0f} kB a channel"
    )


async def play(server, asked):
    rows = []
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as line:
        await line.post("/api/me", json={"name": "Ann"})
        tables = [Table(line, number) for number in range(asked.tables)]
        await spread(iter([table.open for table in tables]), asked.at_once)
        rows.append((0, resident_mb(server.process.pid)))
        looks = {asked.early, *(asked.moves * (n + 1) // LOOKS for n in range(LOOKS))}
        done, began = 0, time.monotonic()
        for until in sorted(looks):
            jobs = iter([tables[move % len(tables)].move for move in range(done, until)])
            await spread(jobs, asked.at_once)
            done = until
            rows.append((done, resident_mb(server.process.pid)))
        print(f"{done} moves at {done / (time.monotonic() - began):.0f} a second, {asked.tables} tables")
        if asked.waiting:
            await wait_at(server, line, tables[: asked.waiting])
    return rows


def stored_in(file):
    """What the moves and the tables take in the database, indexes and all."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("VACUUM")
        page, pages = (db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_size", "page_count"))
        counts = {
            name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("entries", "tables")
        }
        db.execute("DELETE FROM entries")
        db.execute("VACUUM")
        left = db.execute("PRAGMA page_count").fetchone()[0]
    a_move = page * (pages - left) / counts["entries"]
    return f"stored: {a_move:.0f} bytes a move, {page * left / counts['tables']:.0f} bytes a table beside its moves"


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--tables", type=int, default=2000)
    ask.add_argument("--moves", type=int, default=20_000)
    ask.add_argument("--early", type=int, default=5_000)
    ask.add_argument("--at-once", type=int, default=16)
    ask.add_argument("--waiting", type=int, default=500)
    asked = ask.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "memory.db")
        with real.Server(f"sqlite:///{file}") as server:
            empty = resident_mb(server.process.pid)
            rows = asyncio.run(play(server, asked))
        stored = stored_in(file)
    print("| moves | resident, MB |\n|---|---|")
    print(f"| no table | {empty:.1f} |")
    for moves, size in rows:
        print(f"| {moves} | {size:.1f} |")
    print(stored)
    early = dict(rows)[asked.early]
    ratio = rows[-1][1] / early
    print(f"a table: {1024 * (rows[0][1] - empty) / asked.tables:.1f} kB")
    print(f"after {asked.moves} moves {ratio:.3f} of the size after {asked.early}, bar {BAR}")
    return 0 if ratio <= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
