"""Commands for whoever keeps a server: serve, verify, db, config.

The server is imported only by a command that needs it, so that the others start fast.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from misto.cli.app import app, voice
from misto.cli.read_commands import read_file
from misto.core.record import Chance, commitment, from_json, replay
from misto.core.trouble import Trouble
from misto.games.registry import GAMES

if TYPE_CHECKING:
    from misto.server.settings import Settings

db = typer.Typer(no_args_is_help=True, help="The server's database: upgrade, backup, move.")
config = typer.Typer(no_args_is_help=True, help="The server's settings.")
app.add_typer(db, name="db")
app.add_typer(config, name="config")


def settings(**given: object) -> "Settings":
    """Settings from MISTO_* with what was given on the line; Trouble says what is wrong with them."""
    from pydantic import ValidationError

    from misto.server.settings import Settings

    try:
        return Settings(**{key: value for key, value in given.items() if value is not None})  # type: ignore[arg-type]
    except ValidationError as why:
        told = "; ".join(f"{'.'.join(map(str, e['loc'])) or 'MISTO_*'}: {e['msg']}" for e in why.errors())
        raise Trouble("bad-settings", why=told) from None


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="address to listen on (MISTO_HOST)")] = None,
    port: Annotated[int | None, typer.Option("--port", help="port to listen on (MISTO_PORT)")] = None,
) -> None:
    """Run the server; settings by MISTO_*."""
    from misto.server.migrate import must_be_fit
    from misto.server.run import run

    chosen = settings(host=host, port=port)
    must_be_fit(chosen.database_url)
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
    migrate.upgrade(url)
    print(voice.say("db-upgraded", layout=str(migrate.layout(url))))


@db.command()
def backup(file: Path) -> None:
    """Copy a SQLite database into a new file, also while the server runs."""
    from misto.server import migrate

    migrate.backup(settings().database_url, file)
    print(voice.say("db-saved", file=str(file)))


@db.command()
def move(source: str, target: str) -> None:
    """Copy everything from one database into another, empty one: sqlite:… postgresql:…"""
    from misto.server import migrate

    for url in (source, target):
        settings(database_url=url, bus="memory", workers=1)
    for table, rows in migrate.move(source, target).items():
        print(voice.say("db-moved", table=table, rows=rows))


@config.command()
def check() -> None:
    """Say whether the settings work, and what they are; passwords are left out."""
    chosen = settings()
    for name, value in chosen.model_dump().items():
        shown = without_password(value) if name.endswith("_url") else value
        print(f"MISTO_{name.upper()}={shown}")
    print(voice.say("config-good"))


def without_password(url: str) -> str:
    start, at, host = url.rpartition("@")
    scheme, slashes, user = start.partition("://")
    return f"{scheme}{slashes}{user.partition(':')[0]}:***@{host}" if at and ":" in user else url
