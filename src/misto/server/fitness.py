"""Whether a database is fit to be served, looked at without touching it.

A file that is damaged, empty or missing where there was one, another program's or of a newer layout
is named with a sentence, and every byte of it stays as it is. How an empty file is known to be a lost
one: beside a SQLite file that was ever prepared lies ``<file>.layout`` with the layout it had.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import make_url

from misto.core.trouble import Trouble
from misto.server.settings import with_driver

MAGIC = b"SQLite format 3\0"


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


def looked_at(file: Path) -> tuple[int, str | None, str]:
    """How many tables it has, its layout, and what SQLite's own check says."""
    # without a log nobody has it open: then not even SQLite's own files are laid beside it
    how = "mode=ro" if file.with_name(file.name + "-wal").exists() else "mode=ro&immutable=1"
    with closing(sqlite3.connect(f"file:{quote(str(file))}?{how}", uri=True, timeout=10)) as db:
        said = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
        names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        found = None
        if "alembic_version" in names:
            found = db.execute("SELECT version_num FROM alembic_version").fetchone()
        return len(names), found[0] if found else None, said


def lost(file: Path) -> Trouble:
    return Trouble("database-empty", file=str(file), marker=str(marker(file)))
