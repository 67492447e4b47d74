"""The calls at the door: how one stands there, the join code, the board, what is stored, what broke."""

import logging

from fastapi import APIRouter, Depends, Request
from sqlalchemy import and_, exists, select
from starlette.responses import Response

from misto.server.api import asker, gives
from misto.server.custody import HOLDINGS, exports
from misto.server.errors import Refused
from misto.server.limits import address
from misto.server.live_table import Table
from misto.server.outward import seat_info
from misto.server.reply import reply
from misto.server.rows import seat_row, table_row
from misto.server.schema import SEATS, TABLES
from misto.server.service import ERRORS, Service, service_of
from misto.server.told import (
    Board,
    BoardTable,
    DoorModel,
    HoldingInfo,
    JoinAsked,
    NothingModel,
    Privacy,
    PrivacyInfo,
    TroubleAsked,
)

router = APIRouter(prefix="/api", responses=ERRORS)
BOARD_MOST = 100
log = logging.getLogger("misto.page")


async def inside(request: Request) -> None:
    """Before every call but those at the door itself."""
    await service_of(request).door.must_let_in(request)


@router.get("/door", **gives(DoorModel))
async def door(request: Request) -> Response:
    """How this device stands at the door: whether the join code is asked, who opens tables, the notice."""
    return reply(request, await service_of(request).door.info(request))


@router.post("/join", **gives(DoorModel))
async def join(request: Request, asked: JoinAsked) -> Response:
    """Give the join code, once on each device."""
    service = service_of(request)
    await service.door.join(request, asked.code)
    told = await service.door.info(request)
    if getattr(request.state, "cookie", None):  # a guest of this very moment: the next call shows the cookie
        told |= {"needs_code": False, "may_open": service.settings.who_opens != "hosts"}
    return reply(request, told)


@router.post("/trouble", **gives(NothingModel))
async def trouble(request: Request, asked: TroubleAsked) -> Response:
    """The page tells of an error of its own, for the host's log; nobody's name or address is logged with it."""
    limits = service_of(request).limits
    limits.must_allow(limits.troubles, address(request.scope))
    limits.must_allow(limits.all_troubles, "")
    told = {"kind": asked.kind, "text": asked.text, "where": asked.where, "build": asked.build}
    plain = {name: "".join(c if c.isprintable() else " " for c in value) for name, value in told.items()}
    log.warning("the page met an error", extra=plain)
    return reply(request, {})


@router.get("/privacy", **gives(Privacy))
async def privacy(request: Request) -> Response:
    """What is stored, table by table, what becomes of it at erasure, and how long it is kept."""
    settings = service_of(request).settings
    holdings: list[HoldingInfo] = [
        {
            "name": str(one.table.name),
            "things": list(one.things),
            "exported": exports(one),
            "erased": one.erased,
        }
        for one in HOLDINGS
    ]
    told: PrivacyInfo = {
        "holdings": holdings,
        "days": {
            "open_tables": settings.expire_open_hours / 24,
            "playing_tables": settings.expire_playing_days,
            "finished_tables": settings.expire_over_days,
            "guests": settings.expire_guests_days,
            "devices": settings.expire_sessions_days,
        },
    }
    return reply(request, told)


@router.get("/board", dependencies=[Depends(inside)], **gives(list[Board]))
async def board(request: Request) -> Response:
    """Open tables whose hosts want them seen by everybody, the newest first."""
    service = service_of(request)
    if not service.settings.board:
        raise Refused(404, "no-board")
    return reply(request, await tables_on_board(service, await asker(request)))


async def tables_on_board(service: Service, who: str | None) -> list[BoardTable]:
    free = exists(select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open"))
    waiting = and_(TABLES.c.status == "open", TABLES.c.listed.is_(True), free)
    query = select(TABLES).where(waiting).order_by(TABLES.c.created.desc()).limit(BOARD_MOST)
    rows = await service.store.rows(query)
    names = [row["id"] for row in rows]
    taken = await service.store.rows_of(select(SEATS).order_by(SEATS.c.seat), SEATS.c.table_id, names)
    found: list[BoardTable] = []
    for row in rows:
        seats = [seat_row(seat) for seat in taken if seat["table_id"] == row["id"]]
        table = Table(table_row(row), seats, service.tables.url_of(row["id"]))
        found.append(
            {
                "id": table.id,
                "game": table.row.game,
                "options": table.row.options,
                "seats": [seat_info(table, seat, who) for seat in seats],
                "created": table.row.created,
            }
        )
    return found
