"""Real processes for tests: the server, PostgreSQL and Redis on free ports, ended with the test."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

PATIENCE = 120.0  # for an answer that must come: how long a full machine may take is not what is tested
START_S = 120.0  # a second and a half on a free core; a full machine may take very long
SRC = Path(__file__).parents[2] / "src"
QUICK = {
    "MISTO_BOT_PAUSE_S": "0",
    "MISTO_REQUESTS_PER_S": "0",
    "MISTO_MOVES_PER_S": "0",
    "MISTO_TABLES_PER_HOUR": "0",
    "MISTO_GUESTS_PER_HOUR": "0",
    "MISTO_CODES_PER_HOUR": "0",
    "MISTO_SOCKETS_PER_ADDRESS": "0",
    "MISTO_LOG_LEVEL": "warning",
}


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def live_at(address, **more):
    """A live channel, opened with patience."""
    return connect(address, open_timeout=PATIENCE, **more)


class Server:
    """misto serve in a process that can be killed and started again on the same port and database."""

    def __init__(self, url, bus="memory", redis="", port=None, **more):
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.env = {k: v for k, v in os.environ.items() if not k.startswith("MISTO_") or k == "MISTO_PURE"}
        self.env |= QUICK | {"PYTHONPATH": str(SRC), "MISTO_DATABASE_URL": url, "MISTO_BUS": bus}
        self.env |= {"MISTO_PORT": str(self.port), "MISTO_LANG": "en"}
        self.env |= {"MISTO_REDIS_URL": redis} if redis else {}
        self.env |= {f"MISTO_{name.upper()}": str(value) for name, value in more.items()}
        self.log = tempfile.TemporaryFile()  # noqa: SIM115  closed by __exit__
        self.process = None

    def start(self):
        self.process = subprocess.Popen(self.command(), env=self.env, stdout=self.log, stderr=self.log)
        end = time.monotonic() + START_S
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.said()}")
            try:
                with urlopen(self.base + "/readyz", timeout=20) as answer:
                    if answer.status == 200:
                        return self
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server did not start: {self.said()}")

    def command(self):
        return [sys.executable, "-m", "misto", "serve"]

    def said(self):
        self.log.seek(0)
        return self.log.read().decode(errors="replace")

    def kill(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.kill()
        self.log.close()


def postgres_bin():
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres")) or [
        Path(p) for p in [shutil.which("postgres")] if p
    ]
    if not found:
        pytest.skip("PostgreSQL's server is not installed: apt install postgresql")
    return found[-1].parent


def as_postgres(command):
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return command
    if shutil.which("runuser") is None:
        pytest.skip("running as root without runuser: PostgreSQL cannot be started")
    return ["runuser", "-u", "postgres", "--", *map(str, command)]


@contextmanager
def postgres(durable=False):
    """A PostgreSQL cluster of its own; gives a function that makes a fresh database's URL."""
    programs = postgres_bin()
    folder = Path(tempfile.mkdtemp(prefix="misto-pg-"))
    folder.chmod(0o777)
    data, port = folder / "data", free_port()
    process = None
    try:
        make = [programs / "initdb", "-D", data, "-A", "trust", "-U", "misto", "--no-sync"]
        subprocess.run(as_postgres(make), check=True, capture_output=True, cwd=folder)
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
        settings += ["-c", "max_connections=120", "-c", f"fsync={'on' if durable else 'off'}"]
        command = as_postgres([programs / "postgres", "-D", data, "-p", str(port), *settings])
        with open(folder / "log", "wb") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
        yield DatabaseMaker(port)
    finally:
        if process is not None:
            number = int((data / "postmaster.pid").read_text().split()[0])
            os.kill(number, signal.SIGQUIT)  # at once: the data is thrown away
            process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


class DatabaseMaker:
    def __init__(self, port):
        self.port = port
        self.count = 0

    def __call__(self):
        import psycopg

        self.count += 1
        name = f"misto_{self.count}"
        end = time.monotonic() + 30
        while True:
            try:
                at = f"postgresql://misto@127.0.0.1:{self.port}"
                with psycopg.connect(f"{at}/postgres", autocommit=True) as line:
                    line.execute(f"CREATE DATABASE {name}")
                return f"{at}/{name}"
            except psycopg.OperationalError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)


@contextmanager
def redis():
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("redis-server is not installed: apt install redis-server")
    port = free_port()
    command = [program, "--port", str(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            end = time.monotonic() + 20
            while time.monotonic() < end:
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    time.sleep(0.05)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(20)
