"""Commands for whoever keeps a server: serve, verify, db, config.

The server is imported only by a command that needs it, so that the others start fast.
"""

import re
import socket
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from misto.cli.app import app, voice
from misto.cli.files import check_target, read_file
from misto.core.record import Chance, commitment, from_json, replay
from misto.core.trouble import Trouble
from misto.games.registry import GAMES

if TYPE_CHECKING:
    from misto.server.settings import Settings

db = typer.Typer(no_args_is_help=True, help="The server's database: upgrade, backup, restore, move.")
config = typer.Typer(no_args_is_help=True, help="The server's settings.")
app.add_typer(db, name="db")
app.add_typer(config, name="config")


def settings(**given: object) -> "Settings":
    """Settings from MISTO_* with what was given on the line; Trouble says what is wrong with them."""
    from pydantic import ValidationError

    from misto.server.settings import Settings, must_know_all

    must_know_all()
    try:
        return Settings(**{key: value for key, value in given.items() if value is not None})  # type: ignore[arg-type]
    except ValidationError as why:
        told = "; ".join(unfit(error["type"], error["loc"], error.get("ctx", {})) for error in why.errors())
        raise Trouble("bad-settings", why=told) from None


LIMITS = {"ge": "setting-least", "gt": "setting-above", "le": "setting-most"}
KINDS = {
    "int": "setting-whole",
    "float": "setting-number",
    "bool": "setting-bool",
    "finite": "setting-number",
}


def unfit(kind: str, place: tuple[int | str, ...], facts: Mapping[str, object]) -> str:
    """What is wrong with one setting; its value is not printed, it may be a secret."""
    from misto.server.settings import PREFIX

    name = PREFIX + str(place[0]).upper()
    if kind == "literal_error":
        known = re.findall(r"'(.*?)'", str(facts["expected"]))
        return voice.say("setting-one-of", name=name, known=", ".join(known))
    for limit in LIMITS.keys() & facts.keys():
        return voice.say(LIMITS[limit], name=name, limit=f"{facts[limit]:g}")
    return voice.say(KINDS.get(kind.partition("_")[0], "setting-text"), name=name)


@contextmanager
def database_told() -> Iterator[None]:
    """What a database refuses, as a sentence: an address nobody answers at, a file that is none of ours."""
    from alembic.util.exc import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name != "psycopg":
            raise
        raise Trouble("no-extra", extra="postgres") from None
    except SQLAlchemyError as why:
        raise Trouble("database-refuses", why=first_line(getattr(why, "orig", None) or why)) from None
    except (sqlite3.Error, OSError, CommandError) as why:
        raise Trouble("database-refuses", why=first_line(why)) from None


def first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:160]


def check_database(url: str) -> None:
    """A database that is there must be ours and whole; a file that is not there needs a folder to lie in."""
    from sqlalchemy import inspect

    from misto.server import fitness, migrate

    file = fitness.sqlite_file(url)
    if file is not None:
        if file.is_dir():
            raise Trouble("database-refuses", why=f"{file}: {voice.say('file-folder')}")
        migrate.must_be_readable(url)
        if not file.exists():
            check_target(file)
    if url.startswith("sqlite"):
        return
    with migrate.connected(url) as connection:
        tables = set(inspect(connection).get_table_names())
        if tables and "alembic_version" not in tables:
            raise Trouble("database-foreign", file=connection.engine.url.database or "")


def check_address(host: str, port: int) -> None:
    """Whether the server can listen there: uvicorn would say so in its log, after it has begun."""
    try:
        family, sort, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, sort, proto) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except UnicodeError:
        raise Trouble("no-address", host=host[:80], port=str(port), why=socket.gaierror()) from None
    except OSError as why:
        raise Trouble("no-address", host=host[:80], port=str(port), why=why) from None


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="address to listen on (MISTO_HOST)")] = None,
    port: Annotated[int | None, typer.Option("--port", help="port to listen on (MISTO_PORT)")] = None,
) -> None:
    """Run the server; settings by MISTO_*."""
    from misto.server.migrate import must_be_fit
    from misto.server.run import run

    chosen = settings(host=host, port=port)
    check_address(chosen.host, chosen.port)
    with database_told():
        check_database(chosen.database_url)
        must_be_fit(chosen.database_url)  # what was found whole a moment ago is not read through again
    print(
        voice.say("serve-address", url=f"http://{chosen.host}:{chosen.port}{chosen.root_path}/"), flush=True
    )
    run(chosen)


@app.command()
def openapi() -> None:
    """Print the server's OpenAPI document: its calls, and every message as a named type."""
    import json

    from misto.server.app import create_app

    print(json.dumps(create_app(settings()).openapi(), indent=1, ensure_ascii=False))


@app.command()
def verify(
    file: Path,
    expected: Annotated[str, typer.Option("--commitment", help="the hash shown when the game began")] = "",
) -> None:
    """Replay a finished game's record and check its dice against the hash shown at the start."""
    record = from_json(GAMES, read_file(file))
    if replay(GAMES[record.game], record).turn() >= 0:
        raise Trouble("record-unfinished")
    shown = commitment(record.chance)
    if expected and expected.strip().lower() != shown:
        raise Trouble("record-no-match", hash=expected.strip()[:80])
    print(voice.say("verify-good", steps=len(record.steps), hash=shown))
    print(voice.say(f"verify-kind-{Chance(record.chance).kind}"))


@db.command()
def upgrade() -> None:
    """Bring the database of MISTO_DATABASE_URL to the newest layout."""
    from misto.server import migrate

    url = settings().database_url
    with database_told():
        check_database(url)
        migrate.upgrade(url)
        layout = migrate.layout(url)
    print(voice.say("db-upgraded", layout=str(layout)))


@db.command()
def backup(file: Path) -> None:
    """Copy a SQLite database into a new file, also while the server runs."""
    from misto.server import migrate

    url = settings().database_url
    check_target(file)
    with database_told():
        if url.startswith("sqlite"):
            name = migrate.sqlite_file(url)
            if not Path(name).is_file():
                raise Trouble("no-file", file=name, why=voice.say("file-missing"))
            migrate.layout(url)
        try:
            migrate.backup(url, file)
        except BaseException:
            file.unlink(missing_ok=True)  # it was not there before; half a copy is none
            raise
    print(voice.say("db-saved", file=str(file)))


@db.command()
def restore(file: Path) -> None:
    """Put a backup in the place of the SQLite database of MISTO_DATABASE_URL; what was there is kept aside."""
    from misto.server import migrate

    url = settings().database_url
    with database_told():
        aside = migrate.restore(url, file)
    print(voice.say("db-restored", file=str(file), database=migrate.sqlite_file(url)))
    if aside is not None:
        print(voice.say("db-aside", file=str(aside)))


@db.command()
def move(source: str, target: str) -> None:
    """Copy everything from one database into another, empty one: sqlite:… postgresql:…"""
    from misto.server import migrate

    for url in (source, target):
        settings(database_url=url, bus="memory", workers=1)
    with database_told():
        check_move(source, target)
        moved = migrate.move(source, target)
    for table, rows in moved.items():
        print(voice.say("db-moved", table=table, rows=rows))


def check_move(source: str, target: str) -> None:
    """Both ends before either is touched: migrate.move brings both to the newest layout first."""
    from misto.server import migrate

    if source == target:
        raise Trouble("database-same")
    migrate.must_be_there(source)
    check_database(target)


@config.command()
def check() -> None:
    """Say whether the settings work, and what they are; passwords are left out."""
    chosen = settings()
    for name, value in chosen.model_dump().items():
        shown = without_password(value) if name.endswith("_url") else value
        print(f"MISTO_{name.upper()}={shown}")
    print(voice.say("config-good"))


def without_password(url: str) -> str:
    """The address as it may be shown; a password stands before the host, or at the end as PostgreSQL takes it too."""
    url = re.sub(r"(?i)([?&](?:ssl)?password=)[^&]*", r"\1***", url)
    start, at, host = url.rpartition("@")
    scheme, slashes, user = start.partition("://")
    return f"{scheme}{slashes}{user.partition(':')[0]}:***@{host}" if at and ":" in user else url
