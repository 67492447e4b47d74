"""What the host of a table may do beside starting it: fill or free a seat, pass the table on, delete it."""

import logging
from dataclasses import replace

from fastapi import APIRouter, Request
from starlette.responses import Response

from misto.core.asked import BotAsked, SeatOnly
from misto.core.trouble import Trouble
from misto.server.api import TableId, gives, info, seated
from misto.server.authority import Change, Tables, must_be_open, offered_bot, seat_at
from misto.server.errors import Refused
from misto.server.live_table import Table
from misto.server.nearby import is_from_here, reached_at
from misto.server.reply import reply
from misto.server.service import ERRORS, service_of
from misto.server.told import NothingModel, ReachInfo, ReachModel
from misto.server.wire import TableInfo
from misto.server.words import clean_name

log = logging.getLogger("misto.tables")
router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables/{table_id}/free", **gives(TableInfo))
async def free(request: Request, table_id: TableId, asked: SeatOnly) -> Response:
    """The table's host frees a seat before the start, whoever took it."""
    table, who = await seated(request, table_id)
    await free_seat(service_of(request).tables, table, who, asked.seat)
    return info(request, table, who)


@router.post("/tables/{table_id}/bot", **gives(TableInfo))
async def bot(request: Request, table_id: TableId, asked: BotAsked) -> Response:
    """The table's host puts a bot on an open seat before the start, or another one in a bot's place."""
    table, who = await seated(request, table_id)
    await seat_bot(service_of(request).tables, table, who, asked)
    return info(request, table, who)


@router.get("/tables/{table_id}/reach", **gives(ReachModel))
async def reach(request: Request, table_id: TableId) -> Response:
    """Links to the table that other devices can open: for its host, who asks from the server's own machine.

    Somebody who asks from elsewhere has such a link already.
    """
    table, who = await seated(request, table_id)
    must_be_host(table, who)
    settings = service_of(request).settings
    told: ReachInfo = {"links": [], "local_only": False}
    if is_from_here(request.scope):
        links = reached_at(settings, request.url.port or 80)
        told = {"links": [f"{link}/t/{table.id}" for link in links], "local_only": not links}
    return reply(request, told)


@router.post("/tables/{table_id}/pass-on", **gives(TableInfo))
async def pass_on(request: Request, table_id: TableId, asked: SeatOnly) -> Response:
    """The table's host makes the person on another seat its host."""
    table, who = await seated(request, table_id)
    await pass_table_on(service_of(request).tables, table, who, asked.seat)
    return info(request, table, who)


@router.delete("/tables/{table_id}", **gives(NothingModel))
async def delete_own_table(request: Request, table_id: TableId) -> Response:
    """The table's host deletes it, for everybody and for good."""
    table, who = await seated(request, table_id)
    await delete_table(service_of(request).tables, table, who)
    return reply(request, {})


def must_be_host(table: Table, guest: str | None) -> None:
    if guest is None or table.row.host != guest:
        raise Refused(403, "not-table-host")


async def free_seat(tables: Tables, table: Table, guest: str | None, seat: int) -> None:
    def change(table: Table) -> Change:
        must_be_host(table, guest)
        must_be_open(table)
        here = seat_at(table, seat)
        if here.kind == "open":
            raise Refused(409, "seat-free", seat=seat + 1)
        return table.row, [replace(here, kind="open", guest=None, name="", bot=None)]

    await tables.alter(table, change)


async def seat_bot(tables: Tables, table: Table, guest: str | None, asked: BotAsked) -> None:
    def change(table: Table) -> Change:
        must_be_host(table, guest)
        must_be_open(table)
        here = seat_at(table, asked.seat)
        if here.kind == "person":
            raise Refused(409, "seat-taken", seat=asked.seat + 1)
        try:
            bot = offered_bot(asked.bot)
        except Trouble as trouble:
            raise Refused.from_trouble(trouble) from None
        return table.row, [replace(here, kind="bot", guest=None, bot=bot, name=clean_name(asked.name))]

    await tables.alter(table, change)


async def pass_table_on(tables: Tables, table: Table, guest: str | None, seat: int) -> None:
    def change(table: Table) -> Change:
        must_be_host(table, guest)
        here = seat_at(table, seat)
        if here.kind != "person" or here.guest in (None, guest) or table.is_resigned(seat):
            raise Refused(409, "no-person-there", seat=seat + 1)
        return replace(table.row, host=str(here.guest)), []

    await tables.alter(table, change)


async def delete_table(tables: Tables, table: Table, guest: str | None) -> None:
    async with table.lock:
        if tables.settings.shared:
            await tables.catch_up(table)
        must_be_host(table, guest)
        await drop_table(tables, table)


async def drop_table(tables: Tables, table: Table) -> None:
    """Take a table out of the database and of every worker's memory. The caller holds the lock."""
    await tables.store.delete_table(table.id)
    tables.forget(table)
    tables.bus.publish(table.id)
    log.info("table deleted", extra={"table": table.id})


def next_host(table: Table, guest: str) -> str | None:
    """Who takes a table over when its host goes: the next person who still plays."""
    for one in table.seats:
        if one.kind == "person" and one.guest not in (None, guest) and not table.is_resigned(one.seat):
            return one.guest
    return None
