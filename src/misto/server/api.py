"""The HTTP calls: who asks, may they, and the answer. What happens is decided in authority.py and play.py."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from misto.bots import known_bots
from misto.core import message
from misto.core.asked import (
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
from misto.lessons import lessons
from misto.server import lists, play
from misto.server.authority import may_look, must_own
from misto.server.begin import create_from
from misto.server.errors import Refused
from misto.server.guests import LINK_S, language_of
from misto.server.limits import address
from misto.server.live_table import Table
from misto.server.outward import now, state_message, table_info
from misto.server.reply import reply
from misto.server.service import ERRORS, service_of
from misto.server.store import Guest
from misto.server.told import NothingModel
from misto.server.wire import (
    AboutInfo,
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
from misto.server.words import clean_name, hashed, token

router = APIRouter(prefix="/api", responses=ERRORS)
moving = APIRouter(
    prefix="/api", responses=ERRORS
)  # calls are compared with paths in turn: these come first, they are made most
RENAMES_A_REQUEST, LISTED_A_REQUEST = 4, 100  # tables written, or looked at: as dear as one request more
TableId = Annotated[str, Path(min_length=1, max_length=48, description="the table, as its link names it")]
SeatAsk = Annotated[
    int, Query(ge=-1, lt=100, description="as who sits there, counted from 0; -1: a spectator")
]
StepAsk = Annotated[int, Query(ge=0, le=2**31 - 1, description="after so many decisions")]
ThenAsk = Annotated[
    int | None,
    Query(ge=0, le=2**31 - 1, description="after so many decisions of a finished game; left out: now"),
]
SinceAsk = Annotated[
    int | None, Query(ge=0, le=2**31 - 1, description="the last step known: events are told from there on")
]
WhatAsk = Annotated[
    str,
    Query(
        min_length=1, max_length=80, description="the component, as views and options name it: market:bakery"
    ),
]


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


def opened(request: Request, table: Table, who: str | None) -> Response:
    """A table that was just opened, by whoever is at this address: its bots' turns are counted for it."""
    table.opened_from = table.opened_from or address(request.scope)
    return info(request, table, who, 201)


# --- games and people


@router.get("/games", **gives(list[GameInfo]))
async def games(request: Request) -> Response:
    """The games on this server: seats, options with their values, bots that may sit down."""
    found: list[message.GameInfo] = [
        {
            "name": game.name,
            "seats": game.rules.seats,
            "usual_seats": game.rules.usual_seats,
            "minutes": game.facts.minutes,
            "simultaneous": game.rules.simultaneous,
            "rules_version": game.rules.version,
            "options": schema(game.rules.options),
            "chosen_first": list(game.facts.chosen_first),
            "alone": None if game.facts.alone is None else dict(game.facts.alone),
            "lessons": len(lessons(game.name)),
            "bots": list(known_bots()),
            "names": dict(game.words.names),
            "colours": game.facts.colours,
        }
        for game in GAMES.values()
    ]
    return reply(request, found)


@router.get("/me", **gives(Me))
async def me(request: Request) -> Response:
    """Who is asking. Without a cookie or token: nobody yet, with an empty name."""
    guests = service_of(request).guests
    guest = await guests.of(request)
    if guest is not None:
        guests.renew(request)
    guest = guest or Guest("", "", language_of(request))
    return reply(request, {"name": guest.name, "lang": guest.lang})


@router.post("/me", **gives(Me))
async def set_me(request: Request, asked: MeAsked) -> Response:
    """Take a name and a language. A first call makes a guest and sets the cookie.

    A new name shows at every open table at once.
    """
    service = service_of(request)
    before = await service.guests.of_or_new(request)
    if asked.name is not None and clean_name(asked.name) != before.name:
        sits_at = await service.store.unfinished_of(before.id)
        service.must_not_ask_much(request, len(sits_at) // RENAMES_A_REQUEST)
    guest = await service.guests.rename(before, asked.name, asked.lang)
    if guest.name != before.name:
        await service.tables.rename(guest, before.name)
    return reply(request, {"name": guest.name, "lang": guest.lang})


@router.get("/me/tables", **gives(list[MyTable]))
async def my_tables(
    request: Request,
    limit: Annotated[int, Query(ge=1, le=200, description="how many at most")] = 100,
    after: Annotated[str, Query(max_length=100, description="the cursor of the last one known")] = "",
) -> Response:
    """The guest's tables: where it is their turn, then the other games, gatherings, and what is over.

    ``after`` is the ``cursor`` of the last one known; a page shorter than ``limit`` is the last.
    """
    service, who = service_of(request), await asker(request)
    if who is None:
        return reply(request, [])
    listed = await service.store.tables_of(who)
    service.must_not_ask_much(request, len(listed) // LISTED_A_REQUEST)
    return reply(request, await lists.my_tables(service, who, listed, limit, after))


@router.post("/tables/{table_id}/put-away", **gives(NothingModel))
async def put_away(request: Request, table_id: TableId) -> Response:
    """Take a table off the guest's own list. Nobody else notices; while it is the guest's turn it is there again."""
    table, who = await seated(request, table_id)
    if who is None or not (table.seats_of(who) or table.row.host == who):
        raise Refused(403, "not-at-table")
    await service_of(request).store.put_away(table.id, who)
    return reply(request, {})


@router.post("/claim", **gives(Me))
async def claim(request: Request, asked: ClaimAsked) -> Response:
    """Become the guest of a device link, once: a second device then plays at the same seats. Not for a token."""
    service = service_of(request)
    service.limits.must_allow(service.limits.misses, address(request.scope))
    guest = await service.guests.claim(request, asked.token)
    if guest is None:
        raise Refused(404, "link-used")
    await service.door.came_on_device(request, guest.id)
    return reply(request, {"name": guest.name, "lang": guest.lang})


# --- gathering at a table


@router.post("/tables", **gives(TableInfo, 201))
async def create(request: Request, asked: TableAsked) -> Response:
    """Open a table. Seats are ``me``, ``open`` (for whoever has the link) or ``bot``.

    ``start`` begins at once where none is open.
    """
    service = service_of(request)
    await service.door.must_open(request)
    service.limits.must_allow(service.limits.creations, address(request.scope))
    guest = await service.guests.of_or_new(request)
    if asked.begin is not None:
        return opened(request, await create_from(service.tables, guest, asked, asked.begin), guest.id)
    return opened(request, await service.tables.create(guest, asked), guest.id)


@router.get("/tables/{table_id}", **gives(TableInfo))
async def table_of(request: Request, table_id: TableId) -> Response:
    """The table: its game, options, seats and status, without the position."""
    table, who = await seated(request, table_id)
    return info(request, table, who)


@router.post("/tables/{table_id}/sit", **gives(TableInfo))
async def sit(request: Request, table_id: TableId, asked: SitAsked) -> Response:
    """Take an open seat, under a name of one's own if it is given."""
    service = service_of(request)
    table = await service.find(table_id, request)
    guest = await service.guests.of_or_new(request)
    await service.tables.sit(table, guest, asked.seat, asked.name)
    return info(request, table, guest.id)


@router.post("/tables/{table_id}/leave", **gives(TableInfo))
async def leave(request: Request, table_id: TableId, asked: SeatOnly) -> Response:
    """Give a seat back before the start."""
    table, who = await seated(request, table_id)
    await service_of(request).tables.leave(table, who or "", asked.seat)
    return info(request, table, who)


@router.post("/tables/{table_id}/start", **gives(TableInfo))
async def start(request: Request, table_id: TableId) -> Response:
    """Begin the game, by the host, once every seat is taken."""
    table, who = await seated(request, table_id)
    await service_of(request).tables.start(table, who or "")
    return info(request, table, who)


@router.post("/tables/{table_id}/resign", **gives(TableInfo))
async def resign(request: Request, table_id: TableId, asked: SeatOnly) -> Response:
    """Give up a seat in a running game; a bot plays on for it."""
    table, who = await seated(request, table_id, to_write=True)
    await play.resign(service_of(request).tables, table, who, asked.seat)
    return info(request, table, who)


@router.post("/tables/{table_id}/rematch", **gives(TableInfo, 201))
async def rematch(request: Request, table_id: TableId) -> Response:
    """Open the same table again, by somebody who sat at it. Everybody at the old one is led there."""
    table, who = await seated(request, table_id)
    service = service_of(request)

    def may_open() -> None:
        service.limits.must_allow(service.limits.creations, address(request.scope))

    return opened(request, await play.rematch(service.tables, table, who, may_open), who)


@router.post("/tables/{table_id}/device-link", **gives(DeviceLink))
async def device_link(request: Request, table_id: TableId) -> Response:
    """A link for my other device: whoever opens it within ten minutes becomes me. It is shown once, to no token."""
    await service_of(request).guests.on_device(request)
    table, who = await seated(request, table_id)
    if who is None or not table.seats_of(who):
        raise Refused(403, "not-at-table")
    link = token()
    await service_of(request).store.add_link(hashed(link), who, now() + LINK_S)
    # behind '#', so that no proxy, log or Referer ever sees it
    return reply(request, {"token": link, "url": f"{table.url}#claim={link}"})


# --- playing


@moving.get("/tables/{table_id}/state", **gives(StateMessage))
async def state(request: Request, table_id: TableId, seat: SeatAsk = -1, since: SinceAsk = None) -> Response:
    """The position as a seat may see it (-1: a spectator).

    It holds the view, who owes a decision, the seat's question with its options, and events since a step.
    """
    table, who = await seated(request, table_id)
    may_look(table, who, seat)
    service_of(request).must_not_hear_much(request, table, since)
    return reply(request, state_message(table, who, seat, since))


@moving.post("/tables/{table_id}/moves", **gives(StateMessage))
async def moves(request: Request, table_id: TableId, asked: MoveAsked) -> Response:
    """Take a seat's decisions, all of them or none. The same key again gets the first answer again."""
    table, who = await seated(request, table_id, to_write=True)
    must_own(table, who, asked.seat)
    service = service_of(request)
    service.must_not_hurry(table, asked.seat)
    service.must_not_repeat_much(request, table, asked)
    return reply(request, await service.tables.move(table, who, asked))


@router.post("/tables/{table_id}/undo", **gives(StateMessage))
async def undo(request: Request, table_id: TableId, asked: UndoAsked) -> Response:
    """Take back the seat's last decision, where the rule of undo allows it."""
    table, who = await seated(request, table_id, to_write=True)
    must_own(table, who, asked.seat)
    service = service_of(request)
    service.must_not_hurry(table, asked.seat)
    service.must_not_repeat_much(request, table, asked)
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
    """Answer somebody who asked to take a decision back. It is granted when all others agree."""
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


@router.get("/tables/{table_id}/about", **gives(AboutInfo))
async def about(
    request: Request, table_id: TableId, what: WhatAsk, seat: SeatAsk = -1, step: ThenAsk = None
) -> Response:
    """What a component is, as a seat may know it: by the name that options touch or the view gives it.

    ``score:<seat>:<key>`` is a row of a score. At a finished game ``step`` asks about an earlier position.
    """
    table, who = await seated(request, table_id)
    return reply(request, play.about(table, who, seat, what, step))


@router.post("/tables/{table_id}/hint", **gives(Hint))
async def hint(request: Request, table_id: TableId, asked: SeatOnly) -> Response:
    """What a bot would do at my seat now, with the runner-up. Refused where the table plays without hints.

    Where several people play, everybody hears that one was taken.
    """
    table, who = await seated(request, table_id)
    must_own(table, who, asked.seat)
    service = service_of(request)
    service.must_not_hurry(table, asked.seat)
    found = await play.hint(service.tables, service.thinkers, table, who, asked.seat, address(request.scope))
    return reply(request, found)


# --- after the end


@router.get("/tables/{table_id}/record", **gives(RecordInfo))
async def record(request: Request, table_id: TableId) -> Response:
    """A finished game as a file that ``misto replay`` and ``misto verify`` read, its secret included.

    A game that cannot go on under this server's rules is given to those who sit at it.
    """
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
    seat: Annotated[
        int, Query(ge=-2, lt=100, description="as that seat saw it; -1: a spectator, -2: all seats at once")
    ] = -1,
    since: SinceAsk = None,
) -> Response:
    """A finished game after so many decisions, as a seat saw it (-1: a spectator, -2: all seats at once).

    Its events are those of the decisions after ``since`` up to ``step``, numbered by decision: ``since=0``
    gives the whole log so far. Without it only what the last decision brought.
    """
    table, who = await seated(request, table_id)
    service_of(request).must_not_ask_much(request, play.replay_cost(table, seat))
    return reply(request, play.replay_told(table, who, seat, step, since))


@router.post("/tables/{table_id}/continue", **gives(TableInfo, 201))
async def continued(request: Request, table_id: TableId, asked: ContinueAsked) -> Response:
    """Open a new table that goes on from a step of a finished game."""
    service = service_of(request)
    await service.door.must_open(request)
    service.limits.must_allow(service.limits.creations, address(request.scope))
    table = await service.find(table_id, request)
    guest = await service.guests.of_or_new(request)
    return opened(request, await play.continued(service.tables, table, guest, asked), guest.id)
