"""The live channel: a WebSocket or a stream of lines, the same messages on both."""

import asyncio
import contextlib
import math
import re
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from secrets import token_hex
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketState

from misto.core.message import Notice, TalkInfo
from misto.server.authority import may_look
from misto.server.ending import end_tasks
from misto.server.errors import Refused
from misto.server.guests import bearer
from misto.server.limits import HEADERS, address, origin_allowed
from misto.server.live_table import PRESENT_S, Listener, Table
from misto.server.outage import unavailable
from misto.server.outward import notice_message, now, presence_message, state_told, talk_message
from misto.server.reply import encoded
from misto.server.service import ERRORS, Service, service_of
from misto.server.wire import Message

router = APIRouter()
BEAT_S = 15.0
CALM_S = 0.002  # for each listener: a full table gathers several steps into one message
CALM_MOST_S = 0.1
FEW = 8  # more listeners than these hear only so often how far the others are
OTHERS_S = 1.0
WORDS_PER_S = 20
SIGHT_COST = 4  # as so many words
RETURN_S = 10.0  # so long a reader counts as present whose stream ended, as streams do
POLICY, RESTART, TOO_MANY = 1008, 1012, 1013
STREAM, NDJSON = "/api/tables/{table_id}/stream", "application/x-ndjson"


async def messages(
    service: Service,
    table: Table,
    guest: str | None,
    seat: int,
    since: int,
    listener: Listener,
    until: float = math.inf,
) -> AsyncIterator[bytes]:
    """What this viewer is told, from ``since`` on: each step once, in order; a beat when all is quiet."""
    sent, revision, around = min(since, table.step), -1, ([-1], 0)
    concern: tuple[int, ...] | None = None
    told_at = 0.0
    notice: Notice | None = None
    heard, anew = 0, -1  # of what was said
    await service.talk.at(table)
    while True:
        listener.wake.clear()
        if listener.ended is not None:
            raise listener.ended
        if service.door.notice != notice:
            notice = service.door.notice
            yield encoded(notice_message(notice))
        if service.draining.is_set() or table.id not in service.tables.open or now() >= until:
            return
        may_look(table, guest, seat)
        can_wait = concern == table.concern(seat) and len(table.listeners) > FEW
        wait_s = min(BEAT_S, until - now())
        if table.revision != revision and can_wait and now() - told_at < OTHERS_S:
            wait_s = min(wait_s, OTHERS_S - (now() - told_at))
        else:
            if table.revision != revision:
                revision, concern, told_at = table.revision, table.concern(seat), now()
                around = table.present(), around[1]  # a state tells who is there, not how many look on
                message = state_told(table, guest, seat, sent)
                sent = table.step
                yield bytes(message)
            if (table.present(), table.watching()) != around:
                around = table.present(), table.watching()
                yield encoded(presence_message(table))
        said = table.said or []
        if anew != table.said_anew:
            whole, anew, heard = anew >= 0 or bool(said), table.said_anew, last_of(said)
            if whole:
                yield encoded(talk_message(said, whole=True))
        elif last_of(said) > heard:
            fresh, heard = [one for one in said if one["seq"] > heard], last_of(said)
            yield encoded(talk_message(fresh, whole=False))
        try:
            async with asyncio.timeout(wait_s):
                await listener.wake.wait()
            await asyncio.sleep(min(CALM_MOST_S, CALM_S * (len(table.listeners) - 1)))
        except TimeoutError:
            if wait_s == BEAT_S:
                yield b'{"type":"pong"}'


def last_of(said: Sequence[TalkInfo]) -> int:
    return said[-1]["seq"] if said else 0


@asynccontextmanager
async def listening(
    service: Service, table: Table, guest: str | None, where: str, shown: str = ""
) -> AsyncIterator[Listener]:
    """Count a listener in and out, and with it the presence of its guest."""
    limits, settings = service.limits, service.settings
    seated = guest if table.seats_of(guest) else None
    crowded = len(table.listeners) >= settings.sockets_per_table > 0
    # However many look on, who plays comes in.
    if limits.sockets.get(where, 0) >= settings.sockets_per_address > 0 or (crowded and seated is None):
        raise Refused(429, "too-many-channels")
    listener = Listener(guest, where, shown)
    limits.sockets[where] = limits.sockets.get(where, 0) + 1
    table.listeners.add(listener)
    service.listeners.add(listener)
    # Somebody who only looks need not be known; two windows of one who is are one.
    onlooker = "" if seated is not None else guest or token_hex(8)
    try:
        if onlooker:
            table.onlookers[onlooker] += 1
            table.wake()
        if seated is not None:
            table.here[seated] += 1
            if table.here[seated] == 1:
                await service.note_presence(table, seated, now())
        yield listener
    finally:
        table.listeners.discard(listener)
        service.listeners.discard(listener)
        if onlooker:
            table.onlookers[onlooker] -= 1
            table.onlookers += Counter()  # without those who went
            table.wake()
        limits.sockets[where] -= 1
        if not limits.sockets[where]:
            del limits.sockets[where]
        if listener.in_sight:
            await asyncio.shield(service.note_sight(table, guest))
        if seated is not None:
            table.here[seated] -= 1
            if not table.here[seated]:
                del table.here[seated]
                seen = now() - PRESENT_S + (RETURN_S if listener.returns else -1)
                await asyncio.shield(service.note_presence(table, seated, seen))


@router.get(
    STREAM,
    responses=ERRORS | {200: {"model": Message, "description": "One Message a line."}},
    response_class=Response,
)
async def stream(
    request: Request,
    table_id: Annotated[str, Path(description="the table, as its link names it")],
    seat: int = Query(-1, ge=-1, lt=100, description="as who sits there, counted from 0; -1: a spectator"),
    since: int = Query(0, ge=0, le=2**31 - 1, description="the last step known: what came after it is told"),
) -> Response:
    """The messages of a live channel, one a line. It ends after a while (40 s): ask again with the last step.

    Coming back shows that somebody reads; who does not is no longer present after ten seconds. The WebSocket at ``/api/tables/{table_id}/live`` takes the same query, sends the same messages and
    answers ``{"type": "ping"}`` with a pong.
    """
    service = service_of(request)
    shown = await service.door.must_let_in(request)
    table = await service.find(table_id, request)
    who, by = (shown.guest.id, shown.hash) if shown is not None else (None, "")
    may_look(table, who, seat)
    service.must_not_hear_much(request, table, since)
    channel = listening(service, table, who, address(request.scope), by)
    listener = await channel.__aenter__()
    until = now() + service.settings.stream_s

    async def lines() -> AsyncIterator[bytes]:
        with contextlib.suppress(Refused):
            async for message in messages(service, table, who, seat, since, listener, until):
                yield message + b"\n"
            listener.returns = now() >= until

    return Lines(lines(), channel)


class Lines(StreamingResponse):
    """A stream whose channel ends with it, however it ends."""

    def __init__(self, lines: AsyncIterator[bytes], channel: AbstractAsyncContextManager[Listener]) -> None:
        # no-buffering: word for nginx; a proxy that gathers lines would tell them late
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(lines, media_type=NDJSON, headers=headers)
        self.channel = channel

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self.channel.__aexit__(None, None, None)


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    service = service_of(socket)
    try:
        if "refused" in socket.scope:
            raise socket.scope["refused"]
        if bearer(socket) is None and not origin_allowed(socket.headers, service.settings.origins()):
            raise Refused(403, "foreign-origin")
        service.limits.must_allow(service.limits.requests, address(socket.scope))
        seat, since = whole(socket, "seat", -1, 99), whole(socket, "since", 0, 2**31 - 1)
        shown = await service.door.must_let_in(socket)
        who, by = (shown.guest.id, shown.hash) if shown is not None else (None, "")
        table = await service.find(table_id, socket)
        may_look(table, who, seat)
        service.must_not_hear_much(socket, table, since)
        async with listening(service, table, who, address(socket.scope), by) as listener:
            await socket.accept()
            said = messages(service, table, who, seat, since, listener)
            await talk(service, socket, said, table, listener)
    except Refused as refused:
        await closed(socket, TOO_MANY if refused.status in (429, 503) else POLICY, refused.key, refused)
    except SQLAlchemyError as why:
        resting = unavailable(why)
        await closed(socket, TOO_MANY, resting.key, resting)
    except (WebSocketDisconnect, RuntimeError):
        return


def whole(socket: WebSocket, name: str, low: int, high: int) -> int:
    text = socket.query_params.get(name, str(low))
    number = int(text) if re.fullmatch("-?[0-9]{1,11}", text) else low - 1
    if not low <= number <= high:
        raise Refused(422, "bad-request")
    return number


async def talk(
    service: Service, socket: WebSocket, said: AsyncIterator[bytes], table: Table, listener: Listener
) -> None:
    sending = asyncio.create_task(speak(service, socket, said))
    hearing = asyncio.create_task(hear(service, socket, table, listener))
    done, pending = await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
    await end_tasks(pending)
    for task in done:
        task.result()
    await closed(socket, RESTART if service.draining.is_set() else 1000, "")


async def speak(service: Service, socket: WebSocket, said: AsyncIterator[bytes]) -> None:
    async for message in said:
        service.metrics.sent += 1
        await socket.send_text(message.decode())


async def hear(service: Service, socket: WebSocket, table: Table, listener: Listener) -> None:
    """Pings are expected, and whether the table is in sight; anything else, or too much, ends the channel."""
    words, since = 0.0, now()
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        at = now()
        words, since = max(0.0, words - WORDS_PER_S * (at - since)) + 1, at  # silence saves up for one second
        if words > WORDS_PER_S:
            raise Refused(429, "too-fast")
        text = message.get("text") or message.get("bytes") or b""
        try:
            word = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refused(422, "bad-request") from None
        if word == {"type": "ping"}:
            await socket.send_text('{"type":"pong"}')
        elif word in ({"type": "sight", "seen": True}, {"type": "sight", "seen": False}):
            words += SIGHT_COST - 1  # it is written down
            if listener.in_sight != word["seen"]:
                listener.in_sight = word["seen"]
                await service.note_sight(table, listener.guest)
        else:
            raise Refused(422, "bad-request")


async def closed(socket: WebSocket, code: int, reason: str, refused: Refused | None = None) -> None:
    """End a channel; where it has not begun, the handshake is answered as any other call would be."""
    begun = socket.application_state != WebSocketState.CONNECTING
    try:
        if refused is None or begun or "websocket.http.response" not in socket.scope.get("extensions", {}):
            await socket.close(code, reason)
        else:
            body = encoded(refused.body())
            await socket.send_denial_response(Response(body, refused.status, HEADERS, "application/json"))
    except (RuntimeError, WebSocketDisconnect):
        return
