"""Whether a database is fit to be served, looked at without touching it.

A file that is damaged, empty or missing where there was one, another program's or of a newer layout
is named with a sentence, and every byte of it stays as it is. How an empty file is known to be a lost
one: beside a SQLite file that was ever prepared lies ``<file>.layout`` with the layout it had.
"""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import make_url

from misto.core.trouble import Trouble
from misto.server.settings import with_driver

MAGIC = b"SQLite format 3\0"
OWN = 0o600  # of a database and its copies: they hold secrets of games that go on
BESIDE = ("-wal", "-shm")  # what SQLite lays beside its file
LOCKS = 0x40000000, 512  # where every program that has a SQLite file open holds a lock in it
whole: dict[Path, tuple[int, ...]] = {}  # what this process found whole, as it was then


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite URL; None where it names none, a URI of its own, or a database of another kind."""
    if not url.startswith("sqlite"):
        return None
    name = make_url(with_driver(url, "pysqlite")).database
    return None if not name or name == ":memory:" or name.startswith("file:") else Path(name)


def marker(file: Path) -> Path:
    return file.with_name(file.name + ".layout")


def mark(url: str, layout: str | None) -> None:
    """Note beside a SQLite file that there is one."""
    file = sqlite_file(url)
    if file is not None and layout is not None:
        beside = marker(file)
        if not beside.exists() or beside.read_text() != f"{layout}\n":
            beside.write_text(f"{layout}\n")


def must_be_known(layout: str | None, script: ScriptDirectory) -> None:
    """A layout that this program has never heard of is a newer program's."""
    try:
        if layout is not None:
            script.get_revision(layout)
    except CommandError:
        raise Trouble("database-newer", layout=layout, newest=script.get_current_head()) from None


def must_be_whole(url: str, script: ScriptDirectory) -> None:
    """Refuse a SQLite file that must not be opened for writing; a new one is welcome."""
    file = sqlite_file(url)
    if file is None:
        return
    if not file.parent.is_dir():
        raise Trouble("database-no-folder", folder=str(file.parent))
    if not file.exists() or file.stat().st_size == 0:
        log = file.with_name(file.name + "-wal")
        if marker(file).exists() or (log.exists() and log.stat().st_size):
            raise lost(file)
        return
    with file.open("rb") as start:
        if start.read(len(MAGIC)) != MAGIC:
            raise Trouble("database-damaged", file=str(file))
    if whole.get(file) == (seen := trace(file)):
        return  # serving begins with several looks: a large file is read through once
    try:
        tables, layout, said = looked_at(file)
    except sqlite3.DatabaseError:
        raise Trouble("database-damaged", file=str(file)) from None
    if said != "ok":
        raise Trouble("database-damaged", file=str(file))
    if not tables:
        if marker(file).exists():
            raise lost(file)
        return
    if layout is None:
        raise Trouble("database-foreign", file=str(file))
    must_be_known(layout, script)
    whole[file] = seen


def trace(file: Path) -> tuple[int, ...]:
    """By what a file and its log are known to be the same as before."""
    found: list[int] = []
    for one in (file, file.with_name(file.name + "-wal")):
        if one.exists():
            told = one.stat()
            found += [told.st_ino, told.st_size, told.st_mtime_ns]
    return tuple(found)


def make_own(file: Path) -> None:
    """A database that only its owner reads, made so before SQLite writes a byte; its log follows it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWN))
    for one in (file, *(file.with_name(file.name + end) for end in BESIDE)):
        if one.exists() and one.stat().st_mode & 0o777 != OWN:
            with contextlib.suppress(PermissionError):  # another's file: misto doctor tells of it
                one.chmod(OWN)


@contextmanager
def alone_with(file: Path) -> Iterator[None]:
    """Nobody else has the SQLite file open, and nobody opens it until the end; else Trouble."""
    try:
        import fcntl
    except ImportError:  # Windows itself keeps an open file from being replaced
        yield
        return
    if not file.exists():
        yield
        return
    with file.open("r+b") as held:
        try:
            fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB, LOCKS[1], LOCKS[0])
        except OSError:
            raise Trouble("database-in-use", file=str(file)) from None
        yield


def looked_at(file: Path) -> tuple[int, str | None, str]:
    """How many tables it has, its layout, and what SQLite's own check says."""
    with closing(opened_to_read(file)) as db:
        said = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
        names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        found = None
        if "alembic_version" in names:
            found = db.execute("SELECT version_num FROM alembic_version").fetchone()
        return len(names), found[0] if found else None, said


def opened_to_read(file: Path) -> sqlite3.Connection:
    # without a log nobody has it open: then not even SQLite's own files are laid beside it
    how = "mode=ro" if file.with_name(file.name + "-wal").exists() else "mode=ro&immutable=1"
    return sqlite3.connect(f"file:{quote(str(file))}?{how}", uri=True, timeout=10)


def lost(file: Path) -> Trouble:
    return Trouble("database-empty", file=str(file), marker=str(marker(file)))
