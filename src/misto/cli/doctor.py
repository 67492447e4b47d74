"""misto doctor: everything a server stands on, in one look, for whoever keeps one.

Each check tells what it found: good, worth knowing, or wrong with a sentence that says what to do. Nothing
is changed, and a check that cannot be made is wrong itself.
"""

import os
import platform
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

import typer

from misto import __version__
from misto._plain import is_compiled
from misto.cli.app import app, voice
from misto.cli.files import check_target
from misto.cli.server_commands import database_told, first_line, settings
from misto.core.trouble import Trouble
from misto.games.registry import GAMES

if TYPE_CHECKING:
    from misto.server.settings import Settings

MARKS = {"good": "✓", "note": "·", "wrong": "✗"}
FEW_FILES = 4096
LITTLE_ROOM = 500 << 20
AHEAD_S = 300.0
EVERYWHERE = ("0.0.0.0", "::", "")


@dataclass
class Finding:
    how: Literal["good", "note", "wrong"]
    key: str
    facts: dict[str, object] = field(default_factory=dict)

    def say(self) -> str:
        return f"{MARKS[self.how]} {voice.say('doctor-' + self.key, **self.facts)}"


Findings = Iterator[Finding]


def good(key: str, **facts: object) -> Finding:
    return Finding("good", key, facts)


def note(key: str, **facts: object) -> Finding:
    return Finding("note", key, facts)


def wrong(key: str, **facts: object) -> Finding:
    return Finding("wrong", key, facts)


@app.command()
def doctor() -> None:
    """Look at everything a server needs: settings, database, files, limits, proxy, bots, clock."""
    ill = 0
    for finding in findings():
        print(finding.say(), flush=True)
        ill += finding.how == "wrong"
    print(voice.say("doctor-ill", count=ill) if ill else voice.say("doctor-well"))
    if ill:
        raise typer.Exit(1)


def findings() -> Findings:
    yield from looked(program)
    try:
        chosen = settings()
    except Trouble as trouble:
        yield told(trouble)
        return
    yield good("settings")
    for look in (database, files, room, log_left, open_files, proxy, bus, bots, clock):
        yield from looked(lambda look=look: look(chosen))  # type: ignore[misc]


def looked(look: Callable[[], Findings]) -> Findings:
    """A check's findings; what keeps it from ending is one too."""
    try:
        with database_told():
            yield from look()
    except Trouble as trouble:
        yield told(trouble)


def told(trouble: Trouble) -> Finding:
    return wrong("trouble", why=" ".join(voice.trouble(trouble).split()))


def program() -> Findings:
    version = platform.python_version()
    yield (
        good("program", misto=__version__, python=version) if is_compiled() else note("plain", python=version)
    )
    page = Path(__file__).parents[1] / "server" / "page" / "index.html"
    yield good("page") if page.is_file() else wrong("no-page")
    yield from map(told, GAMES.installed().troubles.values())


def database(chosen: "Settings") -> Findings:
    from misto.server import fitness, migrate

    file = fitness.sqlite_file(chosen.database_url)
    if file is None:
        migrate.must_be_fit(chosen.database_url)
        yield good(
            "database", kind="PostgreSQL" if not chosen.is_sqlite else "SQLite", layout=migrate.newest()
        )
        return
    migrate.must_be_readable(chosen.database_url)
    if not file.exists():
        check_target(file)  # a folder that keeps nothing
    if not file.exists() or not file.stat().st_size:
        yield note("database-new", file=str(file))
        return
    with closing(fitness.opened_to_read(file)) as db:
        for check in ("integrity_check(1)", "foreign_key_check"):  # the whole of it: the start looks quicker
            row = db.execute(f"PRAGMA {check}").fetchone()
            if row is not None and row[0] != "ok":
                yield wrong("database-spoilt", file=str(file), why=first_line(Exception(str(row[0]))))
                return
    layout = fitness.looked_at(file)[1]
    yield good("database", kind="SQLite", layout=str(layout))
    if layout != migrate.newest():
        yield note("database-older", layout=str(layout), newest=str(migrate.newest()))


def sqlite_files(chosen: "Settings") -> list[Path]:
    from misto.server import fitness

    file = fitness.sqlite_file(chosen.database_url)
    if file is None:
        return []
    found = (file.with_name(file.name + end) for end in ("", *fitness.BESIDE))
    return [one for one in found if one.exists()]


def files(chosen: "Settings") -> Findings:
    there = sqlite_files(chosen)
    for one in there:
        mode = stat.S_IMODE(one.stat().st_mode)
        if mode & 0o077:
            yield wrong("files-open", file=str(one), mode=f"{mode:o}")
        elif not os.access(one, os.W_OK):
            yield wrong("files-not-ours", file=str(one))
    if there and all(not stat.S_IMODE(one.stat().st_mode) & 0o077 for one in there):
        yield good("files")


def room(chosen: "Settings") -> Findings:
    from misto.server import fitness

    file = fitness.sqlite_file(chosen.database_url)
    if file is None:
        return
    size = sum(one.stat().st_size for one in sqlite_files(chosen))
    free = shutil.disk_usage(file.resolve().parent).free
    short = free < max(LITTLE_ROOM, 2 * size)  # a backup and a restore want as much again
    facts = {"size": size >> 20, "free": free >> 20}
    yield wrong("little-room", **facts) if short else good("room", **facts)


def log_left(chosen: "Settings") -> Findings:
    from misto.server import fitness

    file = fitness.sqlite_file(chosen.database_url)
    log = file.with_name(file.name + "-wal") if file is not None else None
    if file is None or log is None or not file.exists():
        return
    try:
        with fitness.alone_with(file):
            left = log.exists() and log.stat().st_size > 0
    except Trouble:
        yield good("in-use", file=str(file))
        return
    if left:
        yield note("log-left", file=str(log))


def open_files(chosen: "Settings") -> Findings:
    from misto.server.connections import open_files

    most = open_files()[1]  # misto serve raises it to this
    yield good("open-files", most=most) if most >= FEW_FILES else wrong("few-open-files", most=most)


def proxy(chosen: "Settings") -> Findings:
    url = urlsplit(chosen.public_url)
    local = chosen.host in ("127.0.0.1", "::1", "localhost")
    if chosen.public_url and (url.scheme not in ("http", "https") or not url.hostname):
        yield wrong("public-url-none", url=chosen.public_url)
    elif url.path.strip("/"):
        yield wrong("public-url-path", url=chosen.public_url)
    elif url.scheme == "http" and not local:
        yield wrong("public-url-plain", url=chosen.public_url)
    elif chosen.public_url:
        yield good("public-url", url=chosen.public_url + chosen.root_path)
    elif local:
        yield note("only-here", host=chosen.host)
    else:
        yield note("no-public-url", host=chosen.host)
    if "*" in chosen.trusted_proxies and not local:
        yield wrong("trusts-everybody")
    if chosen.cookie_secure and url.scheme != "https":
        yield wrong("cookie-lost")


def bus(chosen: "Settings") -> Findings:
    if chosen.bus == "redis":
        try:
            from redis import Redis, RedisError
        except ModuleNotFoundError:
            raise Trouble("no-extra", extra="redis") from None
        try:
            Redis.from_url(chosen.redis_url, socket_connect_timeout=5).ping()
        except (RedisError, ValueError) as why:
            yield wrong("bus-silent", why=first_line(why))
            return
    yield good("bus", bus=chosen.bus, workers=chosen.workers)


def bots(chosen: "Settings") -> Findings:
    """A process of the kind in which bots think, started and ended."""
    command = [sys.executable, "-m", "misto.server.thinker"]
    try:
        ended = subprocess.run(command, input=b"", capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as why:
        yield wrong("bots-fail", why=first_line(why))
        return
    last = (ended.stderr.decode(errors="replace").strip().splitlines() or ["?"])[-1][:160]
    yield wrong("bots-fail", why=last) if ended.returncode else good("bots", count=chosen.thinkers())


def clock(chosen: "Settings") -> Findings:
    """Whether the clock stands before what is saved: deadlines and links are worked out from it."""
    from sqlalchemy import func, select

    from misto.server import fitness, migrate
    from misto.server.schema import TABLES

    latest = 0.0
    file = fitness.sqlite_file(chosen.database_url)
    if file is None:
        with migrate.connected(chosen.database_url) as db:
            latest = db.execute(select(func.max(TABLES.c.touched))).scalar_one() or 0.0
    elif file.exists() and file.stat().st_size:
        with closing(fitness.opened_to_read(file)) as read:
            latest = read.execute("SELECT max(touched) FROM tables").fetchone()[0] or 0.0
    behind = latest - time.time()
    shown = time.strftime("%Y-%m-%d %H:%M:%S %Z")
    yield wrong("clock-behind", now=shown) if behind > AHEAD_S else good("clock", now=shown)
