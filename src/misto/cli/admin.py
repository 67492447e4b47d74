"""Commands for the host of a server: notices, who is shut out, who and what is there, the host's page.

They write to the database of MISTO_DATABASE_URL; a running server looks there every other second.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from misto.cli.app import app, voice
from misto.cli.server_commands import check_database, database_told, settings
from misto.core.trouble import Trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection

admin = typer.Typer(no_args_is_help=True, help="For the host: notices, who is shut out, the host's page.")
app.add_typer(admin, name="admin")
FORMATS = ("%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%H:%M")
MOST = Annotated[int, typer.Option("--most", min=1, max=10000, help="how many, the latest first")]


@contextmanager
def house_rows() -> "Iterator[Connection]":
    """The database of the server, if it is there and has today's layout."""
    from misto.server import fitness, migrate

    url = settings().database_url
    with database_told():
        file = fitness.sqlite_file(url)
        if file is not None and not Path(file).is_file():
            raise Trouble("no-file", file=str(file), why=voice.say("file-missing"))
        check_database(url)
        migrate.must_be_newest(url)
        with migrate.connected(url) as db:
            yield db


def moment(at: str, minutes: int | None) -> float | None:
    """When the thing announced happens, by this machine's clock."""
    if minutes is not None:
        return time.time() + minutes * 60
    for form in FORMATS if at else ():
        try:
            found = datetime.strptime(at.strip(), form)
        except ValueError:
            continue
        if form == "%H:%M":
            found = datetime.combine(datetime.now().date(), found.time())
        return found.timestamp()
    if at:
        raise Trouble("bad-time", time=at[:40])
    return None


def day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


@admin.command()
def notice(
    text: Annotated[str, typer.Argument(help="for readers of every language")] = "",
    uk: Annotated[str, typer.Option("--uk", help="for readers of Ukrainian")] = "",
    ru: Annotated[str, typer.Option("--ru", help="for readers of Russian")] = "",
    en: Annotated[str, typer.Option("--en", help="for readers of English")] = "",
    at: Annotated[str, typer.Option("--at", help="when it happens: 21:30 or 2030-01-31 21:30")] = "",
    minutes: Annotated[int | None, typer.Option("--in", min=0, max=100000, help="minutes until then")] = None,
    off: Annotated[bool, typer.Option("--off", help="take the notice down")] = False,
) -> None:
    """Put a notice up on every open page, show the one there is, or take it down."""
    from misto.server import house

    texts = {"": text, "uk": uk, "ru": ru, "en": en}
    when = moment(at, minutes)
    if (when is not None or any(texts.values())) and off:
        raise Trouble("notice-and-off")
    if when is not None and not any(one.strip() for one in texts.values()):
        raise Trouble("notice-empty")
    with house_rows() as db:
        if off or any(one.strip() for one in texts.values()):
            house.set_notice(db, texts, when)
        told = house.notice(db)
    if told is None:
        print(voice.say("admin-notice-none"))
        return
    for lang, said in told["texts"].items():
        print(f"{lang or '*'}: {said}")
    if told["at"] is not None:
        print(voice.say("admin-notice-at", time=day(told["at"])))


@admin.command("shut-out")
def shut_out(
    what: Annotated[str, typer.Argument(help="a guest's number, an address or a network: 192.0.2.0/24")],
    note: Annotated[str, typer.Option("--note", help="why; only hosts see it")] = "",
) -> None:
    """Shut a guest, an address or a network out; what they have open ends within seconds."""
    from misto.server import house

    with house_rows() as db:
        made = house.shut_out(db, what, note)
    print(voice.say("admin-shut-out", what=made["network"] or made["guest"]))


@admin.command("let-in")
def let_in(what: Annotated[str, typer.Argument(help="as it was shut out")]) -> None:
    """Let a guest, an address or a network in again."""
    from misto.server import house

    with house_rows() as db:
        if not house.let_in(db, what):
            raise Trouble("not-shut-out", what=what[:64])
    print(voice.say("admin-let-in", what=what.strip()))


@admin.command()
def guests(most: MOST = 50) -> None:
    """List guests, those seen last first, and who is shut out."""
    from misto.server import house

    with house_rows() as db:
        found, out = house.guests(db, most), house.all_shut_out(db)
    for one in found:
        facts = {"devices": one["devices"], "tables": one["tables"], "seen": day(one["seen"])}
        print(voice.say("admin-guest", id=one["id"], name=one["name"] or "?", **facts))
    for ban in out:
        what = ban["network"] or f"{ban['guest']} {ban['name']}".strip()
        print(voice.say("admin-is-out", what=what, since=day(ban["created"]), note=ban["note"]))
    if not found and not out:
        print(voice.say("admin-nobody"))


@admin.command()
def tables(most: MOST = 50) -> None:
    """List tables, those used last first."""
    from misto.server import house

    with house_rows() as db:
        found = house.tables(db, most)
    for one in found:
        seats = ", ".join(name or "?" for name in one["seats"])
        status = voice.say(f"page-host-status-{one['status']}")
        facts = {"game": one["game"], "status": status, "seats": seats, "used": day(one["touched"])}
        print(voice.say("admin-table", id=one["id"], **facts))
    if not found:
        print(voice.say("admin-no-tables"))


@admin.command("host-link")
def host_link() -> None:
    """Print a link that opens the host's page, once."""
    from misto.server import house

    chosen = settings()
    with house_rows() as db:
        key = house.add_host_link(db)
    base = chosen.public_url.rstrip("/") or f"http://{chosen.host}:{chosen.port}"
    print(f"{base}{chosen.root_path}/host#{key}")
    print(voice.say("admin-host-link", minutes=int(house.HOST_LINK_S // 60)))
