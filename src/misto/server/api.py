"""The HTTP calls: who asks, may they, and the answer. What happens is decided in tables.py and play.py."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from misto.bots import known_bots
from misto.core import message
from misto.core.message import (
    AnswerAsked,
    ClaimAsked,
    ContinueAsked,
    MeAsked,
    MoveAsked,
    RewindAsked,
    SeatOnly,
    SitAsked,
    TableAsked,
    UndoAsked,
)
from misto.core.options import schema
from misto.games.registry import GAMES
from misto.server import play
from misto.server.errors import Refused
from misto.server.guests import LINK_S, language_of
from misto.server.limits import address
from misto.server.outward import now, state_message, table_info
from misto.server.reply import reply
from misto.server.service import ERRORS, service_of
from misto.server.store import Guest
from misto.server.table import Table
from misto.server.tables import may_look, must_own
from misto.server.wire import (
    DeviceLink,
    GameInfo,
    Hint,
    Me,
    MyTable,
    RecordInfo,
    ReplayMessage,
    StateMessage,
    TableInfo,
)
from misto.server.words import hashed, token

router = APIRouter(prefix="/api", responses=ERRORS)
TableId = Annotated[str, Path(min_length=1, max_length=48)]
SeatAsk = Annotated[int, Query(ge=-1, lt=100)]
StepAsk = Annotated[int, Query(ge=0, le=2**31 - 1)]


def gives(model: Any, status: int = 200) -> dict[str, Any]:
    return {"responses": {status: {"model": model}}, "status_code": status, "response_model": None}


async def asker(request: Request) -> str | None:
    guest = await service_of(request).guests.of(request)
    return guest.id if guest is not None else None


async def seated(request: Request, table_id: str, to_write: bool = False) -> tuple[Table, str | None]:
    service = service_of(request)
    who = await asker(request)
    return await service.find(table_id, request, to_write), who


def info(request: Request, table: Table, who: str | None, status: int = 200) -> Response:
    return reply(request, table_info(table, who), status)


# --- games and people


@router.get("/games", **gives(list[GameInfo]))
async def games(request: Request) -> Response:
    found: list[message.GameInfo] = [
        {
            "name": game.name,
            "seats": game.rules.seats,
            "usual_seats": game.rules.usual_seats,
            "minutes": game.facts.minutes,
            "simultaneous": game.rules.simultaneous,
            "rules_version": game.rules.version,
            "options": schema(game.rules.options),
            "bots": list(known_bots()),
            "names": dict(game.words.names),
        }
        for game in GAMES.values()
    ]
    return reply(request, found)


@router.get("/me", **gives(Me))
async def me(request: Request) -> Response:
    guest = await service_of(request).guests.of(request) or Guest("", "", language_of(request))
    return reply(request, {"name": guest.name, "lang": guest.lang})


@router.post("/me", **gives(Me))
async def set_me(request: Request, asked: MeAsked) -> Response:
    service = service_of(request)
    before = await service.guests.of_or_new(request)
    guest = await service.guests.rename(before, asked.name, asked.lang)
    if guest.name != before.name:
        await service.tables.rename(guest, before.name)
    return reply(request, {"name": guest.name, "lang": guest.lang})


@router.get("/me/tables", **gives(list[MyTable]))
async def my_tables(request: Request) -> Response:
    service, who = service_of(request), await asker(request)
    found: list[message.MyTable] = []
    for name in await service.store.tables_of(who) if who is not None else ():
        try:
            table = await service.tables.find(name)
        except Refused:  # gone since it was listed
            continue
        mine = table.seats_of(who)
        owes = table.journal is not None and any(seat in table.journal.owed for seat in mine)
        found.append({**table_info(table, who), "my_seats": mine, "owes": owes})
    found.sort(key=lambda one: not one["owes"])
    return reply(request, found)


@router.post("/claim", **gives(Me))
async def claim(request: Request, asked: ClaimAsked) -> Response:
    service = service_of(request)
    service.limits.must_allow(service.limits.misses, address(request.scope))
    guest = await service.guests.claim(request, asked.token)
    if guest is None:
        raise Refused(404, "link-used")
    return reply(request, {"name": guest.name, "lang": guest.lang})


# --- gathering at a table


@router.post("/tables", **gives(TableInfo, 201))
async def create(request: Request, asked: TableAsked) -> Response:
    service = service_of(request)
    service.limits.must_allow(service.limits.creations, address(request.scope))
    guest = await service.guests.of_or_new(request)
    return info(request, await service.tables.create(guest, asked), guest.id, 201)


@router.get("/tables/{table_id}", **gives(TableInfo))
async def table_of(request: Request, table_id: TableId) -> Response:
    table, who = await seated(request, table_id)
    return info(request, table, who)


@router.post("/tables/{table_id}/sit", **gives(TableInfo))
async def sit(request: Request, table_id: TableId, asked: SitAsked) -> Response:
    service = service_of(request)
    table = await service.find(table_id, request)
    guest = await service.guests.of_or_new(request)
    await service.tables.sit(table, guest, asked.seat, asked.name)
    return info(request, table, guest.id)


@router.post("/tables/{table_id}/leave", **gives(TableInfo))
async def leave(request: Request, table_id: TableId, asked: SeatOnly) -> Response:
    table, who = await seated(request, table_id)
    await service_of(request).tables.leave(table, who or "", asked.seat)
    return info(request, table, who)


@router.post("/tables/{table_id}/start", **gives(TableInfo))
async def start(request: Request, table_id: TableId) -> Response:
    table, who = await seated(request, table_id)
    await service_of(request).tables.start(table, who or "")
    return info(request, table, who)


@router.post("/tables/{table_id}/resign", **gives(TableInfo))
async def resign(request: Request, table_id: TableId, asked: SeatOnly) -> Response:
    table, who = await seated(request, table_id, to_write=True)
    await play.resign(service_of(request).tables, table, who, asked.seat)
    return info(request, table, who)


@router.post("/tables/{table_id}/rematch", **gives(TableInfo, 201))
async def rematch(request: Request, table_id: TableId) -> Response:
    table, who = await seated(request, table_id)
    return info(request, await play.rematch(service_of(request).tables, table, who), who, 201)


@router.post("/tables/{table_id}/device-link", **gives(DeviceLink))
async def device_link(request: Request, table_id: TableId) -> Response:
    table, who = await seated(request, table_id)
    if who is None or not table.seats_of(who):
        raise Refused(403, "not-at-table")
    link = token()
    await service_of(request).store.add_link(hashed(link), who, now() + LINK_S)
    # behind '#', so that no proxy, log or Referer ever sees it
    return reply(request, {"token": link, "url": f"{table.url}#claim={link}"})


# --- playing


@router.get("/tables/{table_id}/state", **gives(StateMessage))
async def state(
    request: Request, table_id: TableId, seat: SeatAsk = -1, since: StepAsk | None = None
) -> Response:
    table, who = await seated(request, table_id)
    may_look(table, who, seat)
    return reply(request, state_message(table, who, seat, since))


@router.post("/tables/{table_id}/moves", **gives(StateMessage))
async def moves(request: Request, table_id: TableId, asked: MoveAsked) -> Response:
    """Take a seat's decisions, all of them or none. The same key again gets the first answer again."""
    table, who = await seated(request, table_id, to_write=True)
    must_own(table, who, asked.seat)
    service = service_of(request)
    service.must_not_hurry(table, asked.seat)
    return reply(request, await service.tables.move(table, who, asked))


@router.post("/tables/{table_id}/undo", **gives(StateMessage))
async def undo(request: Request, table_id: TableId, asked: UndoAsked) -> Response:
    """Take back the seat's last decision, where the rule of undo allows it."""
    table, who = await seated(request, table_id, to_write=True)
    must_own(table, who, asked.seat)
    service = service_of(request)
    service.must_not_hurry(table, asked.seat)
    return reply(request, await play.undo(service.tables, table, who, asked))


@router.post("/tables/{table_id}/takeback", **gives(StateMessage))
async def takeback(request: Request, table_id: TableId, asked: SeatOnly) -> Response:
    """Ask the others whether the seat's last decision may be taken back."""
    table, who = await seated(request, table_id, to_write=True)
    must_own(table, who, asked.seat)
    service = service_of(request)
    service.must_not_hurry(table, asked.seat)
    return reply(request, await play.ask_takeback(service.tables, table, who, asked.seat))


@router.post("/tables/{table_id}/takeback/answer", **gives(StateMessage))
async def takeback_answer(request: Request, table_id: TableId, asked: AnswerAsked) -> Response:
    table, who = await seated(request, table_id, to_write=True)
    must_own(table, who, asked.seat)
    service = service_of(request)
    service.must_not_hurry(table, asked.seat)
    return reply(request, await play.answer_takeback(service.tables, table, who, asked))


@router.post("/tables/{table_id}/rewind", **gives(StateMessage))
async def rewind(request: Request, table_id: TableId, asked: RewindAsked) -> Response:
    """Among friends (undo "free"): return to where the table was at a step. The record says so."""
    table, who = await seated(request, table_id, to_write=True)
    service = service_of(request)
    service.must_not_hurry(table, next(iter(table.seats_of(who)), -1))
    return reply(request, await play.rewind(service.tables, table, who, asked.to))


@router.post("/tables/{table_id}/hint", **gives(Hint))
async def hint(request: Request, table_id: TableId, asked: SeatOnly) -> Response:
    table, who = await seated(request, table_id)
    must_own(table, who, asked.seat)
    service = service_of(request)
    service.must_not_hurry(table, asked.seat)
    return reply(request, await play.hint(service.thinkers, table, who, asked.seat))


# --- after the end


@router.get("/tables/{table_id}/record", **gives(RecordInfo))
async def record(request: Request, table_id: TableId) -> Response:
    table, who = await seated(request, table_id)
    headers = {
        "content-disposition": f'attachment; filename="{table.id}.misto.json"',
        "cache-control": "no-store",
    }
    return Response(play.record_text(table, who), media_type="application/json", headers=headers)


@router.get("/tables/{table_id}/replay", **gives(ReplayMessage))
async def replay(
    request: Request,
    table_id: TableId,
    step: StepAsk,
    seat: Annotated[int, Query(ge=-2, lt=100)] = -1,
    since: StepAsk | None = None,
) -> Response:
    """A finished game after so many decisions, as a seat saw it (-1: a spectator, -2: all seats at once).

    Its events are those of the decisions after ``since`` up to ``step``, numbered by decision: ``since=0``
    gives the whole log so far. Without it only what the last decision brought.
    """
    table, who = await seated(request, table_id)
    return reply(request, play.replay_message(table, who, seat, step, since))


@router.post("/tables/{table_id}/continue", **gives(TableInfo, 201))
async def continued(request: Request, table_id: TableId, asked: ContinueAsked) -> Response:
    service = service_of(request)
    service.limits.must_allow(service.limits.creations, address(request.scope))
    table = await service.find(table_id, request)
    guest = await service.guests.of_or_new(request)
    return info(request, await play.continued(service.tables, table, guest, asked), guest.id, 201)
