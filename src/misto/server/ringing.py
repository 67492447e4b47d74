"""The calls about notices of one's turn: which browsers take them, at which tables, and when it is quiet."""

import secrets
import time
from functools import cache
from zoneinfo import available_timezones

from fastapi import APIRouter, Query, Request
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.responses import Response

from misto.server.api import TableId, gives
from misto.server.errors import Refused
from misto.server.me import on_own_device, oneself
from misto.server.push import must_be_keys, push_address
from misto.server.reply import reply
from misto.server.rows import Bells
from misto.server.schema import BELLS, PUSHES, TABLE_BELLS
from misto.server.service import ERRORS, Service, service_of
from misto.server.store import Job
from misto.server.told import (
    BellAsked,
    BellInfo,
    BellModel,
    NothingModel,
    PushAsked,
    PushGone,
    QuietInfo,
    TableBellAsked,
)
from misto.server.words import hashed

router = APIRouter(prefix="/api", responses=ERRORS)
PUSHES_MOST = 10  # browsers of one person; the oldest makes room


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


@router.get("/me/bell", **gives(BellModel))
async def bell(
    request: Request, table: str = Query("", max_length=48, description="the table that `here` speaks of")
) -> Response:
    """How one is told of one's turn, and at this table (``here``: null, as at all). A token learns no topic."""
    service = service_of(request)
    shown = await service.guests.shown(request)
    told = await bell_info(service, shown.guest.id if shown is not None else "", table)
    if shown is not None and shown.is_token and told["ntfy"] is not None:
        told["ntfy"]["topic"] = None  # whoever knows it reads along, also once the token is revoked
    return reply(request, told)


@router.post("/me/bell", **gives(BellModel))
async def set_bell(request: Request, asked: BellAsked) -> Response:
    """Say whether one wants to be told, by the host's ntfy too, and when it is quiet. Not for a token."""
    service, shown = service_of(request), await on_own_device(request)
    quiet = asked.quiet
    if quiet is not None and quiet.zone not in zones():
        raise Refused(422, "unknown-zone", zone=quiet.zone)
    if asked.ntfy and not service.settings.ntfy():
        raise Refused(409, "no-ntfy")
    values = {
        "wanted": asked.wanted,
        "quiet_from": quiet.begins if quiet is not None else None,
        "quiet_to": quiet.ends if quiet is not None else None,
        "zone": quiet.zone if quiet is not None else "UTC",
    }

    def job(db: Connection) -> None:
        before = db.execute(select(BELLS).where(BELLS.c.guest == shown.guest.id)).mappings().first()
        topic = before["topic"] if before is not None else None
        kept = (topic or fresh_topic()) if asked.ntfy else None
        set_wishes(db, shown.guest.id, **values, topic=kept)

    await written(service, job)
    service.bell.wishes_changed(shown.guest.id)
    return reply(request, await bell_info(service, shown.guest.id, ""))


@router.post("/me/bell/push", **gives(BellModel))
async def add_push(request: Request, asked: PushAsked) -> Response:
    """Let this browser be told by its push service: one that is known, or that the server's host allowed."""
    service, shown = service_of(request), await on_own_device(request)
    service.limits.must_allow(service.limits.moves, f"push {shown.guest.id}")
    push_address(asked.endpoint, service.settings)
    must_be_keys(asked.p256dh, asked.auth)
    row = {"endpoint": asked.endpoint, "p256dh": asked.p256dh, "auth": asked.auth}
    row |= {"hash": hashed(asked.endpoint), "guest": shown.guest.id, "session": shown.hash}

    def job(db: Connection) -> None:
        same = PUSHES.c.hash == row["hash"]
        before = db.execute(select(PUSHES).where(same)).mappings().first()
        # Somebody else's address is theirs, unless it is the same browser that shows its own keys.
        if before is not None and before["guest"] != row["guest"] and before["auth"] != row["auth"]:
            raise Refused(409, "push-taken")
        db.execute(delete(PUSHES).where(same))
        db.execute(insert(PUSHES).values(**row, created=time.time()))
        mine = select(PUSHES.c.hash).where(PUSHES.c.guest == row["guest"])
        old = db.execute(mine.order_by(PUSHES.c.created.desc()).offset(PUSHES_MOST)).scalars().all()
        db.execute(delete(PUSHES).where(PUSHES.c.hash.in_(old)))
        set_wishes(db, shown.guest.id, wanted=True)

    await written(service, job)
    service.bell.wishes_changed(shown.guest.id)
    return reply(request, await bell_info(service, shown.guest.id, ""))


@router.post("/me/bell/push/stop", **gives(BellModel))
async def drop_push(request: Request, asked: PushGone) -> Response:
    """This browser is told no more."""
    service, shown = service_of(request), await oneself(request)
    mine = (PUSHES.c.hash == hashed(asked.endpoint)) & (PUSHES.c.guest == shown.guest.id)
    await service.store.write(lambda db: db.execute(delete(PUSHES).where(mine)) and None)
    return reply(request, await bell_info(service, shown.guest.id, ""))


@router.post("/tables/{table_id}/bell", **gives(NothingModel))
async def set_table_bell(request: Request, table_id: TableId, asked: TableBellAsked) -> Response:
    """Say whether one wants to be told at this table, where one sits."""
    service, shown = service_of(request), await oneself(request)
    table = await service.find(table_id, request)
    if not table.seats_of(shown.guest.id):
        raise Refused(403, "not-at-table")
    row = {"table_id": table.id, "guest": shown.guest.id}
    same = (TABLE_BELLS.c.table_id == table.id) & (TABLE_BELLS.c.guest == shown.guest.id)

    def job(db: Connection) -> None:
        db.execute(delete(TABLE_BELLS).where(same))
        if asked.wanted is not None:
            db.execute(insert(TABLE_BELLS).values(**row, wanted=asked.wanted))

    await written(service, job)
    return reply(request, {})


async def written(service: Service, job: Job[None]) -> None:
    """Two of the same call at once, or one of a guest who is being erased: neither is a defect."""
    try:
        await service.store.write(job)
    except IntegrityError:
        raise Refused(503, "busy") from None


def set_wishes(db: Connection, guest: str, **values: object) -> None:
    if not db.execute(update(BELLS).where(BELLS.c.guest == guest).values(**values)).rowcount:
        plain: dict[str, object] = {"wanted": True, "zone": "UTC"}
        db.execute(insert(BELLS).values(**plain | values, guest=guest))


def fresh_topic() -> str:
    return f"misto-{secrets.token_hex(16)}"


def quiet_info(wish: Bells) -> QuietInfo | None:
    if wish.quiet_from is None or wish.quiet_to is None:
        return None
    return {"begins": wish.quiet_from, "ends": wish.quiet_to, "zone": wish.zone}


async def bell_info(service: Service, guest: str, table: str) -> BellInfo:
    store, settings = service.store, service.settings
    wishes = await store.rows_as(Bells, select(BELLS).where(BELLS.c.guest == guest))
    wish = wishes[0] if wishes else Bells(False, None, None, "UTC", None)
    count = select(func.count().label("n")).select_from(PUSHES).where(PUSHES.c.guest == guest)
    here = select(TABLE_BELLS.c.wanted).where(TABLE_BELLS.c.guest == guest, TABLE_BELLS.c.table_id == table)
    at_table = await store.rows(here) if table.isascii() and table.isprintable() else []
    return {
        "key": service.bell.keys.public if service.bell.keys is not None else None,
        "wanted": wish.wanted,
        "devices": (await store.rows(count))[0]["n"],
        "quiet": quiet_info(wish),
        "ntfy": {"url": settings.ntfy()[0], "topic": wish.topic} if settings.ntfy() else None,
        "here": at_table[0]["wanted"] if at_table else None,
    }
