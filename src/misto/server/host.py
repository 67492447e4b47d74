"""The calls of whoever runs the server: what is there, the notice, who is shut out.

The page is entered by a link that ``misto admin host-link`` prints: it works once, within minutes, and is
exchanged for a cookie of some hours that is sent to no other site.
"""

import logging

from fastapi import APIRouter, Depends, Request
from sqlalchemy import Connection
from starlette.responses import Response

from misto.core.trouble import Trouble
from misto.server import house
from misto.server.api import TableId, gives
from misto.server.door import HOST_COOKIE
from misto.server.errors import Refused
from misto.server.hosting import drop_table
from misto.server.limits import address
from misto.server.outward import now
from misto.server.pages import gauges_of
from misto.server.reply import reply
from misto.server.service import ERRORS, Service, service_of
from misto.server.told import (
    Host,
    HostEnterAsked,
    HostInfo,
    LetInAsked,
    NothingModel,
    NoticeAsked,
    ShutOutAsked,
    TidyAsked,
)

log = logging.getLogger("misto.host")
TIDIED_MOST = 1000


async def host_only(request: Request) -> None:
    if not await service_of(request).door.is_host(request):
        raise Refused(403, "host-only")


entry = APIRouter(prefix="/api", responses=ERRORS)
router = APIRouter(prefix="/api", responses=ERRORS, dependencies=[Depends(host_only)])


@entry.post("/host/enter", **gives(NothingModel))
async def host_enter(request: Request, asked: HostEnterAsked) -> Response:
    """Exchange a host's link, once, for the cookie of the host's page."""
    service = service_of(request)
    service.door.must_not_guess("host", address(request.scope))
    key = await service.store.write(lambda db: house.use_host_link(db, asked.token))
    if key is None:
        raise Refused(404, "host-link-used")
    log.warning("a host came in")
    return with_host_key(request, reply(request, {}), key)


@router.post("/host/leave", **gives(NothingModel))
async def host_leave(request: Request) -> Response:
    """Close the host's page on this device."""
    key = request.cookies.get(HOST_COOKIE, "")
    await service_of(request).store.write(lambda db: house.drop_host_key(db, key))
    return with_host_key(request, reply(request, {}), "")


def with_host_key(request: Request, response: Response, key: str) -> Response:
    settings = service_of(request).settings
    response.set_cookie(
        HOST_COOKIE,
        key,
        max_age=int(house.HOST_SESSION_S) if key else 0,
        path=settings.root_path or "/",
        secure=settings.cookie_secure or request.scope["scheme"] == "https",
        httponly=True,
        samesite="strict",
    )
    return response


@router.get("/host", **gives(Host))
async def host_look(request: Request) -> Response:
    """Tables and guests used last, who is shut out, the notice, and what the server is busy with."""
    return reply(request, await host_info(service_of(request)))


@router.post("/host/notice", **gives(Host))
async def host_notice(request: Request, asked: NoticeAsked) -> Response:
    """Put a notice up for everybody, or take it down: at once in every open page."""
    service = service_of(request)
    texts = {"": asked.text, "uk": asked.uk, "ru": asked.ru, "en": asked.en}
    await service.store.write(lambda db: house.set_notice(db, texts, asked.at))
    await service.door.changed()
    return reply(request, await host_info(service))


@router.post("/host/shut-out", **gives(Host))
async def shut_out(request: Request, asked: ShutOutAsked) -> Response:
    """Shut a guest, an address or a network out; their live channels end."""
    service = service_of(request)
    try:
        await service.store.write(lambda db: house.shut_out(db, asked.what, asked.note))
    except Trouble as trouble:
        raise Refused.from_trouble(trouble) from None
    await service.door.changed()
    return reply(request, await host_info(service))


@router.post("/host/let-in", **gives(Host))
async def let_in(request: Request, asked: LetInAsked) -> Response:
    """Let a guest, an address or a network in again."""
    service = service_of(request)
    if not await service.store.write(lambda db: house.let_in(db, asked.what)):
        raise Refused(404, "not-shut-out", what=asked.what)
    await service.door.changed()
    return reply(request, await host_info(service))


@router.delete("/host/tables/{table_id}", **gives(Host))
async def host_delete_table(request: Request, table_id: TableId) -> Response:
    """Delete any table of this server."""
    service = service_of(request)
    table = await service.find(table_id, request)
    async with table.lock:
        await drop_table(service.tables, table)
    return reply(request, await host_info(service))


@router.post("/host/tidy", **gives(Host))
async def host_tidy(request: Request, asked: TidyAsked) -> Response:
    """Delete the tables of a status that nobody used for so many days, very many of them bit by bit."""
    service = service_of(request)
    before = now() - asked.days * 86400
    names = await service.store.unused(asked.status, before, TIDIED_MOST)
    for name in names:
        table = service.tables.open.get(name)
        if table is None:
            await service.store.delete_table(name)
            service.tables.bus.publish(name)
        else:
            async with table.lock:
                await drop_table(service.tables, table)
    log.info("tables tidied", extra={"tables": len(names), "status": asked.status, "days": asked.days})
    return reply(request, await host_info(service))


async def host_info(service: Service) -> HostInfo:
    def look(db: Connection) -> HostInfo:
        return {
            "tables": house.tables(db),
            "guests": house.guests(db),
            "shut_out": house.all_shut_out(db),
            "notice": house.notice(db),
            "gauges": {},
        }

    async with service.store.single.connect() as db:
        told = await db.run_sync(look)
    where: dict[str, set[str]] = {}
    for listener in service.listeners:
        if listener.guest is not None:
            where.setdefault(listener.guest, set()).add(listener.where)
    for guest in told["guests"]:
        guest["addresses"] = sorted(where.get(guest["id"], ()))
    told["gauges"] = await gauges_of(service)
    return told
