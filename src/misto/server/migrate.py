"""Bring a database to the newest layout, copy it, or move it to another kind."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from misto.core.trouble import Trouble
from misto.server import fitness
from misto.server.fitness import (
    BESIDE,
    alone_with,
    make_own,
    mark,
    must_be_known,
    must_be_whole,
    opened_to_read,
)
from misto.server.outage import DAMAGED, is_defect, outage
from misto.server.schema import METADATA
from misto.server.settings import with_driver

BATCH = 1000
AT_START = {DAMAGED: "database-damaged"}  # said with the file's name to who starts the server


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    engine = create_engine(with_driver(url, "pysqlite"), hide_parameters=True)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("PRAGMA foreign_keys=ON")
            yield connection
    except SQLAlchemyError as why:
        if is_defect(why):
            raise
        raise Trouble(AT_START.get(outage(why), outage(why)), file=engine.url.database or "") from None
    finally:
        engine.dispose()


def scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(alembic_config())


def newest() -> str | None:
    return scripts().get_current_head()


def layout(url: str) -> str | None:
    """The layout a database has; None if it is empty."""
    with connected(url) as connection:
        return MigrationContext.configure(connection).get_current_revision()


def upgrade(url: str) -> None:
    must_be_readable(url)
    file = fitness.sqlite_file(url)
    if file is not None:
        make_own(file)
    config = alembic_config()
    with connected(url) as connection:
        if connection.dialect.name == "sqlite":
            # kept in the file; two connections that set it at once may lock each other out, so it is set here only
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    mark(url, newest())


def must_be_readable(url: str) -> None:
    """Refuse a database that this program must not change: nothing of it is touched."""
    if url.startswith("sqlite"):
        must_be_whole(url, scripts())
    else:
        must_be_known(layout(url), scripts())


def must_be_newest(url: str) -> None:
    found = layout(url)
    must_be_known(found, scripts())
    if found != newest():
        raise Trouble("database-old")


def must_be_fit(url: str) -> None:
    """What a server wants of its database before it starts; a SQLite file it brings up to date itself."""
    if url.startswith("sqlite"):
        must_be_readable(url)
    else:
        must_be_newest(url)


def sqlite_file(url: str) -> str:
    name = make_url(with_driver(url, "pysqlite")).database
    if not name:
        raise Trouble("database-no-file")
    return name


def backup(url: str, target: Path) -> None:
    """A copy of a SQLite database, whole even while the server runs."""
    if not url.startswith("sqlite"):
        raise Trouble("backup-postgres")
    if target.exists():
        raise Trouble("file-exists", file=str(target))
    copy_sqlite(sqlite3.connect(f"file:{quote(sqlite_file(url))}?mode=ro", uri=True), target)


def copy_sqlite(source: sqlite3.Connection, target: Path) -> None:
    """All that is in a SQLite file and its log, in one new file; the source is closed."""
    make_own(target)
    with closing(source), closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # else its log would be a second file


def restore(url: str, source: Path) -> Path | None:
    """Put a backup in the place of a SQLite database; where what was there now lies, log and all.

    A log left beside it would be played over the backup, so that newer moves would come back: it goes
    aside with the file it belongs to.
    """
    if not url.startswith("sqlite"):
        raise Trouble("restore-postgres")
    file = Path(sqlite_file(url))
    if not source.is_file():
        raise Trouble("restore-none", file=str(source))
    if file.exists() and source.samefile(file):
        raise Trouble("database-same")
    must_be_whole(f"sqlite:///{source}", scripts())
    part = file.with_name(file.name + ".restoring")
    part.unlink(missing_ok=True)
    try:
        copy_sqlite(opened_to_read(source), part)
        found = layout(f"sqlite:///{part}")
        if found is None:
            raise Trouble("restore-none", file=str(source))
        with alone_with(file):
            aside = put_aside(file)
            part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    mark(url, found)
    return aside


def put_aside(file: Path) -> Path | None:
    """Rename a SQLite file with its log; None if there was neither."""
    name = f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    aside = file.with_name(name)
    while aside.exists():
        aside = aside.with_name(aside.name + "-again")
    there = [end for end in (*BESIDE, "") if file.with_name(file.name + end).exists()]
    for end in there:
        file.with_name(file.name + end).rename(aside.with_name(aside.name + end))
    return aside if there else None


def must_be_there(url: str) -> None:
    """Refuse a database that holds nothing of ours, before anything is made in its place."""
    file = fitness.sqlite_file(url)
    if file is not None and not file.is_file():
        raise Trouble("move-none", source=str(file))
    must_be_readable(url)
    if layout(url) is None:
        raise Trouble("move-none", source=make_url(url).render_as_string())


def move(source: str, target: str) -> dict[str, int]:
    """Copy every row into an empty database of either kind; how many, by table. The source stays."""
    must_be_there(source)
    upgrade(source)
    upgrade(target)
    counts: dict[str, int] = {}
    with connected(source) as old, connected(target) as new:
        for table in METADATA.sorted_tables:
            if new.execute(select(func.count()).select_from(table)).scalar_one():
                raise Trouble("database-not-empty", table=table.name)
        for table in METADATA.sorted_tables:
            counts[table.name] = 0
            rows = old.execution_options(stream_results=True).execute(select(table)).mappings()
            for batch in rows.partitions(BATCH):
                new.execute(insert(table), [dict(row) for row in batch])
                counts[table.name] += len(batch)
    return counts
