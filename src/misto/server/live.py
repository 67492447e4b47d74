"""The live channel: a WebSocket or a stream of lines, the same messages on both."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from fastapi import APIRouter, Query, Request, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocketState

from misto.server.errors import Refused
from misto.server.limits import HEADERS, address, origin_allowed
from misto.server.outage import unavailable
from misto.server.outward import now, presence_message, state_told
from misto.server.reply import encoded
from misto.server.service import ERRORS, Service, service_of
from misto.server.table import PRESENT_S, Listener, Table
from misto.server.tables import may_look
from misto.server.wire import Message

router = APIRouter()
BEAT_S = 15.0
CALM_S = 0.002  # for each listener: a full table gathers several steps into one message
CALM_MOST_S = 0.1
FEW = 8  # more listeners than these hear only so often how far the others are
OTHERS_S = 1.0
WORDS_PER_S = 20
POLICY, RESTART, TOO_MANY = 1008, 1012, 1013
STREAM, NDJSON = "/api/tables/{table_id}/stream", "application/x-ndjson"


async def messages(
    service: Service, table: Table, guest: str | None, seat: int, since: int, listener: Listener
) -> AsyncIterator[bytes]:
    """What this viewer is told, from ``since`` on: each step once, in order; a beat when all is quiet."""
    sent, revision, present = min(since, table.step), -1, [-1]
    concern: tuple[int, ...] | None = None
    told_at = 0.0
    while True:
        listener.wake.clear()
        if service.draining.is_set() or table.id not in service.tables.open:
            return
        may_look(table, guest, seat)
        can_wait = concern == table.concern(seat) and len(table.listeners) > FEW
        wait_s = BEAT_S
        if table.revision != revision and can_wait and now() - told_at < OTHERS_S:
            wait_s = OTHERS_S - (now() - told_at)
        elif table.revision != revision:
            revision, concern, told_at = table.revision, table.concern(seat), now()
            present = table.present()
            message = state_told(table, guest, seat, sent)
            sent = table.step
            yield bytes(message)
        elif table.present() != present:
            present = table.present()
            yield encoded(presence_message(table))
        try:
            await asyncio.wait_for(listener.wake.wait(), wait_s)
            await asyncio.sleep(min(CALM_MOST_S, CALM_S * (len(table.listeners) - 1)))
        except TimeoutError:
            if wait_s == BEAT_S:
                yield b'{"type":"pong"}'


@asynccontextmanager
async def listening(service: Service, table: Table, guest: str | None, where: str) -> AsyncIterator[Listener]:
    """Count a listener in and out, and with it the presence of its guest."""
    limits, settings = service.limits, service.settings
    most = settings.sockets_per_address
    if (most and limits.sockets.get(where, 0) >= most) or len(
        table.listeners
    ) >= settings.sockets_per_table > 0:
        raise Refused(429, "too-many-channels")
    listener = Listener(guest)
    limits.sockets[where] = limits.sockets.get(where, 0) + 1
    table.listeners.add(listener)
    service.listeners.add(listener)
    seated = guest if table.seats_of(guest) else None
    try:
        if seated is not None:
            table.here[seated] += 1
            if table.here[seated] == 1:
                await service.note_presence(table, seated, now())
        yield listener
    finally:
        table.listeners.discard(listener)
        service.listeners.discard(listener)
        limits.sockets[where] -= 1
        if not limits.sockets[where]:
            del limits.sockets[where]
        if seated is not None:
            table.here[seated] -= 1
            if not table.here[seated]:
                del table.here[seated]
                await asyncio.shield(service.note_presence(table, seated, now() - PRESENT_S - 1))


@router.get(
    STREAM,
    responses=ERRORS | {200: {"model": Message, "description": "One Message a line."}},
    response_class=Response,
)
async def stream(
    request: Request,
    table_id: str,
    seat: int = Query(-1, ge=-1, lt=100),
    since: int = Query(0, ge=0, le=2**31 - 1),
) -> Response:
    """The messages of a live channel, one a line, until either side ends it.

    The WebSocket at ``/api/tables/{table_id}/live`` takes the same query, sends the same messages and
    answers ``{"type": "ping"}`` with a pong.
    """
    service = service_of(request)
    guest = await service.guests.of(request)
    table = await service.find(table_id, request)
    who = guest.id if guest is not None else None
    may_look(table, who, seat)
    channel = listening(service, table, who, address(request.scope))
    listener = await channel.__aenter__()

    async def lines() -> AsyncIterator[bytes]:
        try:
            async for message in messages(service, table, who, seat, since, listener):
                yield message + b"\n"
        except Refused:
            return
        finally:
            await channel.__aexit__(None, None, None)

    return StreamingResponse(lines(), media_type=NDJSON, headers={"cache-control": "no-store"})


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    service = service_of(socket)
    try:
        if not origin_allowed(socket.headers, service.settings.origins()):
            raise Refused(403, "foreign-origin")
        service.limits.must_allow(service.limits.requests, address(socket.scope))
        seat, since = whole(socket, "seat", -1, 99), whole(socket, "since", 0, 2**31 - 1)
        guest = await service.guests.of(socket)
        who = guest.id if guest is not None else None
        table = await service.find(table_id, socket)
        may_look(table, who, seat)
        async with listening(service, table, who, address(socket.scope)) as listener:
            await socket.accept()
            await talk(service, socket, messages(service, table, who, seat, since, listener))
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


async def talk(service: Service, socket: WebSocket, said: AsyncIterator[bytes]) -> None:
    sending = asyncio.create_task(speak(service, socket, said))
    hearing = asyncio.create_task(hear(socket))
    done, pending = await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        task.result()
    await closed(socket, RESTART if service.draining.is_set() else 1000, "")


async def speak(service: Service, socket: WebSocket, said: AsyncIterator[bytes]) -> None:
    async for message in said:
        service.metrics.sent += 1
        await socket.send_text(message.decode())


async def hear(socket: WebSocket) -> None:
    """Only pings are expected; anything else, or too many, ends the channel."""
    words, since = 0, now()
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        words += 1
        if words > WORDS_PER_S * (1 + now() - since):
            raise Refused(429, "too-fast")
        text = message.get("text") or message.get("bytes") or b""
        try:
            word = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refused(422, "bad-request") from None
        if word != {"type": "ping"}:
            raise Refused(422, "bad-request")
        await socket.send_text('{"type":"pong"}')


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
