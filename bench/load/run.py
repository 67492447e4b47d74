"""make load: the server under load, on a database of its own.

python bench/load/run.py sqlite|postgres [tables] [seconds]
python bench/load/run.py round [seats]
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.server import real  # noqa: E402

from misto.server.migrate import upgrade  # noqa: E402


def servers(stack, kind):
    """The servers to load: one on SQLite, or two on one PostgreSQL with NOTIFY between them."""
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    if kind == "sqlite":
        return [stack.enter_context(real.Server(f"sqlite:///{folder}/load.db"))]
    url = stack.enter_context(real.postgres(durable=True))()
    upgrade(url)
    return [stack.enter_context(real.Server(url, "postgres")) for _ in range(2)]


def tables(kind, count, seconds):
    with ExitStack() as stack:
        loaded = servers(stack, kind)
        bases = " ".join(server.base for server in loaded)
        command = [
            sys.executable,
            "-m",
            "locust",
            "-f",
            HERE / "locustfile.py",
            "--headless",
            "--only-summary",
        ]
        command += [
            "-u",
            str(count),
            "-r",
            "25",
            "-t",
            f"{seconds}s",
            "--reset-stats",
            "--stop-timeout",
            "15",
        ]
        code = subprocess.run(command, env=os.environ | {"LOAD_HOSTS": bases}, check=False).returncode
        spent = sum(cpu_seconds(server.process.pid) for server in loaded)
        print(
            f"servers' own CPU: {spent:.1f} s; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
        )
        return code


def cpu_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def a_round(base, seats):
    """One table of a simultaneous game with so many scripted seats; how long the last move of a round
    takes to be shown to every seat."""
    import httpx
    import websockets

    from misto.games.registry import GAMES

    game = next(name for name, one in GAMES.items() if one.simultaneous)
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        body = {"game": game, "seats": [{"kind": "me"}] * seats, "start": True}
        answer = await http.post("/api/tables", json=body)
        table, cookie = answer.json()["id"], f"misto_guest={http.cookies['misto_guest']}"
        seen = {}
        rounds = []

        async def listen(seat):
            address = f"{base.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
            async with websockets.connect(
                address, additional_headers={"cookie": cookie}, max_size=None, open_timeout=60
            ) as live:
                async for text in live:
                    message = json.loads(text)
                    if message["type"] == "state":
                        seen[seat] = message

        listeners = [asyncio.create_task(listen(seat)) for seat in range(seats)]
        while len(seen) < seats:
            await asyncio.sleep(0.05)
        turn = -1
        for number in range(4 * seats * 40):
            state = (await http.get(f"/api/tables/{table}/state", params={"seat": -1})).json()
            if len(rounds) == 3 or not state["owes"]:
                break
            turn = state["owes"][0]
            last_of_round = len(state["owes"]) == 1
            mine = (await http.get(f"/api/tables/{table}/state", params={"seat": turn})).json()
            action = mine["decision"]["options"][-1]["action"]
            move = {"seat": turn, "step": mine["step"], "key": str(number), "actions": [action]}
            begun = time.perf_counter()
            answered = (await http.post(f"/api/tables/{table}/moves", json=move)).json()
            if last_of_round and len(answered["owes"]) == seats:
                while min(message["step"] for message in seen.values()) < answered["step"]:
                    await asyncio.sleep(0.002)
                rounds.append(time.perf_counter() - begun)
        for task in listeners:
            task.cancel()
        print(
            f"{game}, {seats} seats: rounds closed for all in", [f"{spent * 1000:.0f} ms" for spent in rounds]
        )
        return 0 if rounds and max(rounds) < 1 else 1


def main():
    kind = sys.argv[1]
    if kind == "round":
        seats = int(sys.argv[2]) if len(sys.argv) > 2 else 100
        with ExitStack() as stack:
            return asyncio.run(a_round(servers(stack, "sqlite")[0].base, seats))
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    seconds = int(sys.argv[3]) if len(sys.argv) > 3 else 60
    return tables(kind, count, seconds)


if __name__ == "__main__":
    sys.exit(main())
