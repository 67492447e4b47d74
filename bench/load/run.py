"""make load: the server under load, on databases of its own; one table of figures at the end.

python bench/load/run.py [sqlite] [postgres] [round] [--tables 300] [--seconds 45] [--seats 100]

With more tables than the machine carries, it looks for the knee: the most moves a second within the bar.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from urllib.request import urlopen

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from sqlalchemy import create_engine, select  # noqa: E402
from tests.server import real  # noqa: E402

from misto.server.migrate import upgrade  # noqa: E402
from misto.server.schema import ENTRIES  # noqa: E402
from misto.server.settings import with_driver  # noqa: E402

RAMP_PER_S = 25
SETTLE_S = 5  # from the last table on until measuring begins, as in locustfile.py
TICKS_PER_S = os.sysconf("SC_CLK_TCK")
MOVES = '"/api/tables/{table_id}/moves"'
BAR_MS = 60
COLUMNS = (
    "what",
    "moves",
    "moves/s",
    "failed",
    "lost",
    "p50",
    "p95",
    "p99",
    "seen p99",
    "within 60 ms at the server",
)
COLUMNS += ("servers' CPU", "script's CPU", "script late p99", "others' CPU")
USUAL_TABLES = 300
HALVINGS = 5


def servers(stack, kind):
    """The servers to load and their database: one on SQLite, or two on one PostgreSQL with NOTIFY."""
    if kind == "sqlite":
        url = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/load.db"
        return [stack.enter_context(real.Server(url))], url
    url = stack.enter_context(real.postgres(durable=True))()
    upgrade(url)
    return [stack.enter_context(real.Server(url, "postgres")) for _ in range(2)], url


def tables(kind, count, seconds):
    """So many live tables for so long; the row of figures and whether all is well."""
    with ExitStack() as stack:
        loaded, url = servers(stack, kind)
        result = Path(stack.enter_context(tempfile.TemporaryDirectory()), "result.json")
        command = [
            sys.executable,
            "-m",
            "locust",
            "-f",
            HERE / "locustfile.py",
            "--headless",
            "--only-summary",
        ]
        command += ["--users", str(count), "--spawn-rate", str(RAMP_PER_S), "--stop-timeout", "15"]
        command += ["--run-time", f"{seconds + count // RAMP_PER_S + SETTLE_S}s", "--loglevel", "WARNING"]
        hosts = " ".join(server.base for server in loaded)
        told = {"LOAD_HOSTS": hosts, "LOAD_TABLES": str(count), "LOAD_RESULT": str(result)}
        busy = busy_seconds()
        said = subprocess.run(command, env=os.environ | told, check=False, capture_output=True, text=True)
        busy = busy_seconds() - busy
        if not result.exists():
            sys.exit(said.stderr)
        found = json.loads(result.read_text())
        spent = sum(cpu_seconds(server.process.pid) for server in loaded)
        within = [within_bar(server.base) for server in loaded]
        lost = missing(url, found["confirmed"])
    move = found["move"]
    row = [
        f"{count} tables, {kind}, {len(loaded)} worker{'s' if len(loaded) > 1 else ''}",
        move["count"],
        f"{found['per_s']:.0f}",
        move["failed"],
        lost,
        *(f"{move[p]:.0f} ms" for p in ("p50", "p95", "p99")),
        f"{found['seen']['p99']:.0f} ms",
        f"{100 * sum(a for a, _ in within) / sum(b for _, b in within):.2f} %",
        f"{spent:.1f} s",
        f"{found['cpu']:.1f} s",
        f"{found['late_p99']:.0f} ms",
        f"{busy - spent - found['cpu']:.1f} s",
    ]
    return row, lost == 0 and move["failed"] == 0 and move["p99"] < BAR_MS


def knee(kind, most, seconds):
    """The rows of runs between what is carried and what is not; the last that was."""
    carried, low, high, rows = None, 0, most, []
    for _ in range(HALVINGS):
        count = (low + high) // 2
        row, well = tables(kind, count, seconds)
        rows.append(row)
        if well:
            carried, low = row, count
        else:
            high = count
    return (
        rows,
        f"knee of {carried[0]}: {carried[2]} moves/s, p99 {carried[7]}" if carried else "no knee found",
    )


def missing(url, confirmed):
    """How many confirmed moves are not in the database as they were confirmed."""
    engine = create_engine(with_driver(url, "pysqlite"))
    c = ENTRIES.c
    with engine.connect() as db:
        saved = {tuple(row) for row in db.execute(select(c.table_id, c.seq, c.seat, c.value))}
    engine.dispose()
    return sum(tuple(move) not in saved for move in confirmed)


def within_bar(base):
    """Moves answered within the bar by the server's own clock, and all moves."""
    with urlopen(base + "/metrics") as answer:
        lines = answer.read().decode().splitlines()
    mine = [line for line in lines if f"route={MOVES}" in line]
    below = next(line for line in mine if f'le="{BAR_MS / 1000}"' in line)
    whole = next(line for line in mine if 'le="+Inf"' in line)
    return int(below.split()[-1]), int(whole.split()[-1])


def cpu_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_S


def busy_seconds():
    """Processor time of everything on this machine."""
    user, nice, system, _idle, _waiting, *rest = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(rest[:2])) / TICKS_PER_S


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("what", nargs="*", choices=["sqlite", "postgres", "round", []], default=[])
    ask.add_argument("--tables", type=int, default=USUAL_TABLES)
    ask.add_argument("--seconds", type=int, default=45)
    ask.add_argument("--seats", type=int, default=100)
    asked = ask.parse_args()
    good, rows, rounds = True, [], []
    for what in asked.what or ["sqlite", "postgres", "round"]:
        if what == "round":
            from full_table import play_rounds

            with ExitStack() as stack:
                well, told = asyncio.run(play_rounds(servers(stack, "sqlite")[0][0].base, asked.seats))
            rounds.append(told)
        else:
            row, well = tables(what, asked.tables, asked.seconds)
            rows.append(row)
            if not well and asked.tables > USUAL_TABLES:
                found, told = knee(what, asked.tables, asked.seconds)
                rows += found
                rounds.append(told)
        good = good and well
    if rows:
        for row in (COLUMNS, ["---"] * len(COLUMNS), *rows):
            print("| " + " | ".join(map(str, row)) + " |")
    for told in rounds:
        print(told)
    print(f"on {os.cpu_count()} cores: " + ("all within the bars" if good else "NOT within the bars"))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
