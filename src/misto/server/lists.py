"""The tables of a guest, page by page: first those that wait for them, in a fixed number of queries."""

import asyncio
import re
from collections.abc import Sequence

from misto.core import message
from misto.server.errors import Refused
from misto.server.live_table import Table
from misto.server.outward import table_info
from misto.server.rows import Listed
from misto.server.service import Service

OTHERS_THINK, GATHERING, OVER = 1, 2, 3  # 0 is the guest's own turn
CURSOR = re.compile(r"([0-3])~([0-9]+\.[0-9]+)~([a-z0-9-]{1,48})", re.ASCII)
Place = tuple[int, float, str]


def place_of(cursor: str) -> Place:
    found = CURSOR.fullmatch(cursor)
    if found is None:
        raise Refused(422, "bad-request", where="after", why=cursor[:80])
    return int(found[1]), -float(found[2]), found[3]


def cursor_of(place: Place) -> str:
    return f"{place[0]}~{-place[1]:.6f}~{place[2]}"


async def my_tables(
    service: Service, guest: str, listed: Sequence[Listed], limit: int, after: str
) -> list[message.MyTable]:
    """At most so many of the tables behind a cursor. Whose turn it is only the log tells: running ones are read."""
    begin = place_of(after) if after else None
    running = await all_of(service, [row.id for row in listed if row.status == "playing"])
    places: list[Place] = []
    for row in listed:
        place = rank(running.get(row.id), row.status, guest)
        if row.put_away and place != 0:  # one that waits for them is there all the same
            continue
        touched = float(f"{row.touched:.6f}")
        places.append((place, -touched, row.id))
    places.sort()
    page = [place for place in places if begin is None or place > begin][:limit]
    found = running | await all_of(service, [name for _, _, name in page if name not in running])
    rows: list[message.MyTable] = []
    for spot in page:
        if spot[2] in found:
            rows.append(row_of(found[spot[2]], guest, spot))
            await asyncio.sleep(0)  # questions are put together one by one: others go on
    return rows


def rank(table: Table | None, status: str, guest: str) -> int:
    if table is not None and owes(table, guest):
        return 0
    return {"playing": OTHERS_THINK, "open": GATHERING}.get(status, OVER)


def owes(table: Table, guest: str) -> bool:
    return table.journal is not None and any(seat in table.journal.owed for seat in table.seats_of(guest))


def asked(table: Table, guest: str) -> message.AskedInfo | None:
    """What a guest is asked at the first of their seats that owe, without the answers."""
    journal = table.journal
    if journal is None:
        return None
    seat = next((seat for seat in table.seats_of(guest) if seat in journal.owed), None)
    if seat is None:
        return None
    try:
        decision = journal.game.words.decide(journal.state, seat)
    except Exception:  # a list never fails because of one table
        table.room_failed()
        return None
    if decision is None:
        return None
    return {"seat": decision.seat, "key": decision.key, "args": decision.args}


async def all_of(service: Service, names: list[str]) -> dict[str, Table]:
    """These tables, those not in memory read together; one that is gone meanwhile is left out."""
    tables = service.tables
    found = {name: tables.open[name] for name in names if name in tables.open}
    missing = [name for name in names if name not in found]
    for name, (row, seats, entries, seen) in (await service.store.tables_at_once(missing)).items():
        table = Table(row, seats, url=tables.url_of(name))
        if row.started is not None:
            table.add(entries)
        table.last_seen = seen
        found[name] = tables.open.setdefault(name, table)  # another request may have loaded it meanwhile
        await asyncio.sleep(0)  # a long list is played through bit by bit: others go on
    return found


def row_of(table: Table, guest: str, place: Place) -> message.MyTable:
    return {
        **table_info(table, guest),
        "my_seats": table.seats_of(guest),
        "owes": owes(table, guest),
        "owing": table.journal.owing() if table.journal is not None else [],
        "asked": asked(table, guest),
        "touched": -place[1],
        "cursor": cursor_of(place),
    }
