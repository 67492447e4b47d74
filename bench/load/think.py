"""How long bots let people wait: tables of one person and three experts, and what a flood of hints does.

python bench/load/think.py [--tables 1,4,20,100] [--seconds 60] [--flood 60] [--out FILE [--force]]

Each table is another guest's; the four games in turn. People answer after 3 seconds on average (1 to 5,
seeded). The wait of a bot counts from the moment its seat owes a decision until that is stored, by the
times in the table's log; decisions with one answer count too. What is still owed at the end counts with
the time it has taken until then. MISTO_BOT_PAUSE_S is 0.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.request import urlopen

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

import httpx  # noqa: E402
import msgspec  # noqa: E402
from sqlalchemy import create_engine, select  # noqa: E402
from tests.server import real  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

from misto.core.record import legal_actions  # noqa: E402
from misto.games.registry import ROOMS  # noqa: E402
from misto.server.journal import BOT  # noqa: E402
from misto.server.migrate import upgrade  # noqa: E402
from misto.server.path import HURRIED  # noqa: E402
from misto.server.rows import seat_row, table_row  # noqa: E402
from misto.server.schema import ENTRIES, SEATS, TABLES  # noqa: E402
from misto.server.settings import with_driver  # noqa: E402
from misto.server.store import as_entry  # noqa: E402
from misto.server.live_table import Table  # noqa: E402

EXPERTS = [{"kind": "bot", "bot": "level:expert"}] * 3
ANSWER_S = 1.0, 5.0
OPENED_PER_S = 10
SETTLE_S = 10.0
TICKS_PER_S = os.sysconf("SC_CLK_TCK")
BARS = {"p95 of 100 tables": 3.0, "share of 4 tables": 0.5, "longest in the flood": 2.0}
COLUMNS = (
    "tables",
    "bot moves",
    "p50",
    "p95",
    "longest",
    "p95 of choices",
    "share granted",
    "at least half",
    "at once",
    "failed",
    "server's CPU",
    "thinkers' CPU",
    "others' CPU",
)


class Option(msgspec.Struct):
    action: int


class Decision(msgspec.Struct):
    options: list[Option]


class Message(msgspec.Struct):
    """What the script reads of a message."""

    type: str
    step: int = 0
    decision: Decision | None = None
    outcome: list[float] | None = None


DECODER = msgspec.json.Decoder(Message)


class Person:
    """Somebody with a browser of their own, who plays one game after another against three experts."""

    def __init__(self, base, number, seconds=ANSWER_S):
        self.base = base
        self.number = number
        self.choose = random.Random(number)
        self.seconds = seconds
        self.http = httpx.AsyncClient(base_url=base, timeout=60)
        rooms = list(ROOMS)
        self.games = itertools.islice(itertools.cycle(rooms), number % len(rooms), None)

    async def open(self, seats=EXPERTS):
        body = {"game": next(self.games), "seats": [{"kind": "me"}, *seats], "start": True}
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        return answer.json()["id"]

    async def play(self):
        while True:
            table = await self.open()
            cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
            # Without a limit on what waits to be read: past 16 messages the client stops reading, pongs too,
            # and gives up a channel that is sound while its person thinks about several questions in a row.
            async with connect(
                address,
                additional_headers={"cookie": cookies},
                max_size=None,
                max_queue=None,
                open_timeout=60,
            ) as live:
                answered = -1
                async for said in live:
                    message = DECODER.decode(said)
                    if message.outcome is not None:
                        break
                    if message.type != "state" or message.decision is None or message.step <= answered:
                        continue
                    await asyncio.sleep(self.choose.uniform(*self.seconds))
                    answered = await self.answer(table, message)

    async def answer(self, table, message):
        """Answer, and as long as the answer brings a further question go on a moment later."""
        while True:
            action = self.choose.choice(message.decision.options).action
            body = {"seat": 0, "step": message.step, "key": f"{message.step}", "actions": [action]}
            answer = await self.http.post(f"/api/tables/{table}/moves", json=body)
            if answer.status_code == 409:  # somebody moved at the same time: the channel says what is asked
                return message.step - 1
            answer.raise_for_status()
            message = DECODER.decode(answer.content)
            if message.decision is None or message.outcome is not None:
                return message.step
            await asyncio.sleep(self.choose.uniform(*self.seconds))


async def at_tables(base, count, seconds):
    """So many people for so long; when measuring began and ended."""
    people = [Person(base, number) for number in range(count)]
    tasks = []
    for person in people:
        tasks.append(asyncio.create_task(person.play()))
        await asyncio.sleep(1 / OPENED_PER_S)
    await watched(tasks, SETTLE_S)
    before, begun = thinking(base), time.time()
    await watched(tasks, seconds)
    ended, after = time.time(), thinking(base)
    await stop(tasks, people)
    return begun, ended, before, after


async def watched(tasks, seconds):
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


async def stop(tasks, people):
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for person in people:
        await person.http.aclose()


async def in_the_flood(base, hints, seconds):
    """One person plays while another sends so many hints at a time, again and again."""
    quiet, loud = Person(base, 0), Person(base, 1)
    table = await loud.open([{"kind": "me"}, {"kind": "me"}])
    state = await loud.http.get(f"/api/tables/{table}/state")
    answers, asked = {}, {"seat": state.json()["owes"][0]}

    async def flood():
        while True:
            answer = await loud.http.post(f"/api/tables/{table}/hint", json=asked)
            answers[answer.status_code] = answers.get(answer.status_code, 0) + 1

    loud.http._transport = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=hints))
    tasks = [asyncio.create_task(quiet.play()), *(asyncio.create_task(flood()) for _ in range(hints))]
    await watched(tasks, SETTLE_S)
    begun = time.time()
    await watched(tasks, seconds)
    ended = time.time()
    await stop(tasks, [quiet, loud])
    return begun, ended, answers


# --- what was measured


def thinking(base):
    with urlopen(base + "/metrics") as answer:
        lines = answer.read().decode().splitlines()
    mine = [line for line in lines if line.startswith("misto_thinking") and 'class="live"' in line]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in mine}


def shares(before, after):
    """The mean share of budget, the part of questions that got half or more, and that got none."""

    def grown(name, label=""):
        key = f'misto_thinking_{name}{{class="live"{label}}}'
        return after.get(key, 0.0) - before.get(key, 0.0)

    count = grown("share_count") or 1.0
    below = grown("share_bucket", ',le="0.5"')
    none = grown("share_bucket", ',le="0.0"')
    return grown("share_sum") / count, 1 - below / count, none / count, int(grown("failed_total"))


def waits(url, begun, ended):
    """Seconds from owing to stored, of all moves of bots and of those with a choice, replayed from the logs."""
    every, chosen = [], []
    engine = create_engine(with_driver(url, "pysqlite"))
    with engine.connect() as db:
        for row in db.execute(select(TABLES)).mappings().all():
            seats = db.execute(select(SEATS).where(SEATS.c.table_id == row["id"]).order_by(SEATS.c.seat))
            table = Table(table_row(dict(row)), [seat_row(dict(one)) for one in seats.mappings()], "")
            log = db.execute(
                select(ENTRIES).where(ENTRIES.c.table_id == row["id"]).order_by(ENTRIES.c.seq)
            ).mappings()
            walk(table, [as_entry(one) for one in log], begun, ended, every, chosen)
    engine.dispose()
    return sorted(every), sorted(chosen)


def walk(table, entries, begun, ended, every, chosen):
    """Add the waits of one table's log: also those of bots whose thinking was cut short to keep them brief."""
    journal = table.journal
    for entry in entries:
        if entry.at > ended:
            break
        if entry.by in (BOT, HURRIED) and begun <= journal.owed[entry.seat]:
            wait = entry.at - journal.owed[entry.seat]
            every.append(wait)
            if len(legal_actions(table.game, journal.state, entry.seat)) > 1:
                chosen.append(wait)
        table.add([entry])
    for seat, since in journal.owed.items():
        if table.bot_of(seat) is not None and begun <= since < ended:
            every.append(ended - since)
            chosen.append(ended - since)


def at(values, part):
    return values[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


def measured(run):
    """A server of its own with as many thinkers as there are cores; what ``run`` gives, and all waits."""
    with ExitStack() as stack:
        url = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/think.db"
        upgrade(url)
        server = stack.enter_context(real.Server(url))
        busy, mine = busy_seconds(), sum(os.times()[:2])
        begun, ended, *found = asyncio.run(run(server.base))
        own, thinkers = cpu_seconds(server.process.pid)
        others = busy_seconds() - busy - own - thinkers - (sum(os.times()[:2]) - mine)
        server.stop()
        cpu = {"server's CPU": own, "thinkers' CPU": thinkers, "others' CPU": others}
        return *found, *waits(url, begun, ended), cpu


def cpu_seconds(pid):
    """Processor time of the server, and of its thinkers."""
    own = thinkers = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, fields = int(stat.parent.name), stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        own += int(fields[11]) + int(fields[12]) if name == pid else 0
        thinkers += int(fields[11]) + int(fields[12]) if int(fields[1]) == pid else 0
    return own / TICKS_PER_S, thinkers / TICKS_PER_S


def busy_seconds():
    """Processor time of everything on this machine."""
    user, nice, system, _idle, _waiting, *rest = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(rest[:2])) / TICKS_PER_S


def tables_row(count, seconds):
    before, after, every, chosen, cpu = measured(lambda base: at_tables(base, count, seconds))
    share, half, none, failed = shares(before, after)
    return {
        "tables": count,
        "bot moves": len(every),
        "p50": at(every, 0.5),
        "p95": at(every, 0.95),
        "longest": every[-1],
        "p95 of choices": at(chosen, 0.95),
        "share granted": share,
        "at least half": half,
        "at once": none,
        "failed": failed,
        **cpu,
    }


def flood_row(hints, seconds):
    answers, every, _, cpu = measured(lambda base: in_the_flood(base, hints, seconds))
    return {
        "hints at a time": hints,
        "answers": answers,
        "bot moves": len(every),
        "p50": at(every, 0.5),
        "p95": at(every, 0.95),
        "longest": every[-1],
        **cpu,
    }


def told(row):
    cells = []
    for name in COLUMNS:
        value = row[name]
        if name in ("share granted", "at least half", "at once"):
            cells.append(f"{100 * value:.1f} %")
        else:
            cells.append(f"{value:.2f} s" if isinstance(value, float) else str(value))
    return "| " + " | ".join(cells) + " |"


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--tables", default="1,4,20,100")
    ask.add_argument("--seconds", type=int, default=60)
    ask.add_argument("--flood", type=int, default=60, help="hints at a time; 0: none")
    ask.add_argument("--out", type=Path)
    ask.add_argument("--force", action="store_true", help="the file of --out may be overwritten")
    asked = ask.parse_args()
    if asked.out and os.path.lexists(asked.out) and not asked.force:
        ask.error(f"{asked.out} is there already: name another --out, or --force")
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|", flush=True)
    rows, missed = [], []
    for count in (int(one) for one in asked.tables.split(",") if one):
        rows.append(tables_row(count, asked.seconds))
        print(told(rows[-1]), flush=True)
        if count == 100 and rows[-1]["p95"] >= BARS["p95 of 100 tables"]:
            missed.append("p95 of 100 tables")
        if count == 4 and rows[-1]["share granted"] < BARS["share of 4 tables"]:
            missed.append("share of 4 tables")
    flood = None
    if asked.flood:
        flood = flood_row(asked.flood, asked.seconds)
        tail = f"p50 {flood['p50']:.2f} s, p95 {flood['p95']:.2f} s, longest {flood['longest']:.2f} s"
        print(f"\n{asked.flood} hints at a time by another guest (answers {flood['answers']}): {tail}")
        if flood["longest"] >= BARS["longest in the flood"]:
            missed.append("longest in the flood")
    print(
        f"\non {os.cpu_count()} cores: "
        + (f"NOT within the bars: {missed}" if missed else "all within the bars")
    )
    if asked.out:
        result = {"cores": os.cpu_count(), "tables": rows, "flood": flood, "missed": missed}
        with asked.out.open("w" if asked.force else "x") as file:  # one that came since is no less somebody's
            file.write(json.dumps(result, indent=1) + "\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
