"""The calls of talk: signs, words, and what a table's host allows of them."""

from dataclasses import replace

from fastapi import APIRouter, Request
from starlette.responses import Response

from misto.core.asked import SayAsked, SignAsked, TalkAsked
from misto.server.api import SeatAsk, TableId, gives, info, seated
from misto.server.authority import Change, may_look
from misto.server.errors import Refused
from misto.server.hosting import must_be_host
from misto.server.live_table import Table
from misto.server.reply import reply
from misto.server.service import ERRORS, Service, service_of
from misto.server.store import Guest
from misto.server.told import NothingModel
from misto.server.wire import TableInfo, TalkInfo

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/tables/{table_id}/talk", **gives(list[TalkInfo]))
async def talk(request: Request, table_id: TableId, seat: SeatAsk = -1) -> Response:
    """What was said at the table lately, the oldest first: signs by their names, and lines of words."""
    table, who = await seated(request, table_id)
    may_look(table, who, seat)
    return reply(request, await service_of(request).talk.at(table))


@router.post("/tables/{table_id}/talk", **gives(TableInfo))
async def allow_talk(request: Request, table_id: TableId, asked: TalkAsked) -> Response:
    """The table's host allows words beside signs, and who watches to speak, or takes it back."""
    table, who = await seated(request, table_id)

    def change(table: Table) -> Change:
        must_be_host(table, who)
        config = replace(table.config, chat=asked.chat, watchers_talk=asked.watchers_talk)
        return replace(table.row, config=config), []

    await service_of(request).tables.alter(table, change)
    return info(request, table, who)


@router.post("/tables/{table_id}/sign", **gives(NothingModel))
async def sign(request: Request, table_id: TableId, asked: SignAsked) -> Response:
    """Show everybody at the table a sign."""
    service, table, guest = await speaker(request, table_id)
    await service.talk.sign(table, guest, asked.seat, asked.sign)
    return reply(request, {})


@router.post("/tables/{table_id}/say", **gives(NothingModel))
async def say(request: Request, table_id: TableId, asked: SayAsked) -> Response:
    """Say a line of at most 300 characters to everybody at the table, where its host allows words."""
    service, table, guest = await speaker(request, table_id)
    await service.talk.say(table, guest, asked.seat, asked.text)
    return reply(request, {})


async def speaker(request: Request, table_id: str) -> tuple[Service, Table, Guest]:
    """Who speaks is somebody: whoever comes without a cookie has taken no seat and no name."""
    service = service_of(request)
    table = await service.find(table_id, request)
    guest = await service.guests.of(request)
    if guest is None:
        raise Refused(403, "not-at-table")
    return service, table, guest
