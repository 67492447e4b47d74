"""The door: which connections are let in, and how long each may keep the house waiting.

uvicorn waits for ever: for the rest of a request's head, for its body, for somebody to read the answer.
Here every connection is a visit. It owes us the bytes of its request in time, it must read what it is
sent, and an address has so many visits at once. Where there is no room, whoever owes us bytes goes first:
a thousand half-open connections then make way for one that asks something.
"""

import asyncio
import contextlib
from asyncio import AbstractEventLoop, Transport
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Literal, cast

from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from misto.server.errors import Refused
from misto.server.limits import HEADERS, network_of
from misto.server.reply import encoded
from misto.server.settings import Settings

LOOK_S = 0.5  # how often time-outs are looked at: cheaper than a timer for every request
IDLE_S = 45.0  # uvicorn ends who is idle after 30, but a lone line end stops its clock
HEAD_BYTES = 64 << 10  # of a request beside its body: its head, the sizes of its chunks, its trailers
PIPELINED = 8  # requests that wait behind one that is being answered
FRAMES_PER_S = 40  # of any kind on a live channel; twice what is heard of messages there
FRAMES_AT_ONCE = 100
FRAGMENTS = 64  # of one message: without bytes they count for nothing in its length
READ_AT_ONCE = 1 << 10  # a read may hold forty thousand frames: after so many bytes we look whether to go on
DESCRIPTORS = 65536  # as many as the unit asks for; more than one process serves anyway
NO_TEXT = 1007  # as RFC 6455 calls it
UNREADABLE = 400, "http-400"
TOO_LONG = Refused(431, "too-large", most=HEAD_BYTES)
KEPT = 128  # descriptors for the database, the bots and the page's files
Owed = Literal["idle", "head", "body"]


class Visit:
    """One connection from its first byte to its last, also after it became a WebSocket."""

    def __init__(self, transport: Transport, where: str, at: float, late: Callable[[], None]) -> None:
        self.transport = transport
        self.where = where
        self.late = late  # what ends it when its time is over
        self.owes: Owed | None = "head"
        self.since = at
        self.unread: float | None = None  # since when the other side takes nothing
        self.closing: float | None = None


class Connections:
    """All visits of a worker."""

    def __init__(self, settings: Settings, descriptors: int | None = None) -> None:
        self.limits: dict[Owed, float] = {
            "head": settings.header_timeout_s,
            "body": settings.body_timeout_s,
            "idle": IDLE_S,
        }
        self.read_s = settings.read_timeout_s
        self.per_address = settings.connections_per_address
        self.proxies = networks(settings.trusted_proxies)
        allowed = descriptors or open_files()[0]
        self.most = max(allowed - KEPT, allowed // 2)
        self.visits: dict[str, dict[Visit, None]] = {}  # by address, and there as in waiting
        self.waiting: dict[Visit, None] = {}  # those who owe us bytes, the longest first
        self.count = self.refused = self.cut = 0

    def enter(self, transport: Transport, client: str, at: float, late: Callable[[], None]) -> Visit | None:
        """Let a connection in, if need be in the place of one that asks nothing; None if there is no room."""
        where = network_of(client)
        here = self.visits.get(where, {})
        crowded = 0 < self.per_address <= len(here) and not self.is_proxy(client)
        if crowded or self.count >= self.most:
            waiting = (visit for visit in here if visit.owes is not None) if crowded else self.waiting
            longest = next(iter(waiting), None)
            if longest is None:
                self.refused += 1
                return None
            self.end(longest)
            self.leave(longest)
        visit = Visit(transport, where, at, late)
        self.visits.setdefault(where, {})[visit] = None
        self.waiting[visit] = None
        self.count += 1
        return visit

    def end(self, visit: Visit) -> None:
        self.cut += 1
        visit.transport.abort()  # closing would wait until all is read

    def leave(self, visit: Visit) -> None:
        self.waiting.pop(visit, None)
        here = self.visits.get(visit.where, {})
        if visit in here:
            del here[visit]
            self.count -= 1
            if not here:
                del self.visits[visit.where]

    def owe(self, visit: Visit, what: Owed | None, at: float) -> None:
        """From now on the visit owes us this; None: it is our turn."""
        visit.owes, visit.since = what, at
        self.waiting.pop(visit, None)
        here = self.visits.get(visit.where, {})
        if what is not None and visit in here:
            del here[visit]
            self.waiting[visit] = here[visit] = None  # at the end of both lines

    def is_proxy(self, client: str) -> bool:
        """A proxy brings everybody: whom it brings is counted by their own addresses, in limits.py."""
        with contextlib.suppress(ValueError):
            found = ip_address(client)
            return any(found in network for network in self.proxies)
        return False

    def look(self, at: float) -> None:
        """End what has kept us waiting for too long."""
        for visit in list(self.waiting):
            if visit.owes is not None and at - visit.since > self.limits[visit.owes]:
                self.cut += 1
                self.owe(visit, None, at)
                visit.late()
        for visit in [visit for here in self.visits.values() for visit in here]:
            if visit.closing is None and visit.transport.is_closing():
                visit.closing = at
            if any(since is not None and at - since > self.read_s for since in (visit.unread, visit.closing)):
                self.end(visit)

    async def keep_looking(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(LOOK_S)
            self.look(loop.time())


def networks(addresses: str) -> list[IPv4Network | IPv6Network]:
    found = []
    for one in addresses.replace("*", "0.0.0.0/0,::/0").split(","):
        with contextlib.suppress(ValueError):  # a name
            found.append(ip_network(one.strip(), strict=False))
    return found


def end_with(transport: Transport, refused: Refused) -> None:
    """Say why before the end, to whoever still listens."""
    body = encoded(refused.body())
    lines = [f"HTTP/1.1 {refused.status} Refused", "content-type: application/json", "connection: close"]
    lines += [f"{name}: {value}" for name, value in HEADERS.items()]
    head = "\r\n".join([*lines, f"content-length: {len(body)}", "", ""])
    transport.write(head.encode() + body)
    transport.close()


class Overdone(Exception):
    """Stops the parser in the middle of what it reads."""


class HttpConnection(HttpToolsProtocol):
    """uvicorn's HTTP, with an eye on the clock and on what waits."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.watch: Connections = app_state["connections"]
        self.visit: Visit | None = None
        self.part: Literal["head", "body"] | None = "head"  # which part of a request comes in
        self.head_bytes = self.header_bytes = 0  # beside the body, as read; and as headers alone
        # the request that is answered, or was last; others wait behind it
        self.answered: RequestResponseCycle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        client = self.client[0] if self.client else "?"
        self.visit = self.watch.enter(transport, client, self.loop.time(), self.late)
        if self.visit is None:
            end_with(transport, Refused(503, "too-many-connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.visit is not None:
            self.watch.leave(self.visit)
        super().connection_lost(exc)
        if self.is_answering() and self.answered is not None:  # uvicorn tells only the last that came
            self.answered.disconnected = True
            self.answered.message_event.set()

    def late(self) -> None:
        if self.part is None or (self.part == "body" and self.cycle.response_started):
            self.transport.close()
        else:
            end_with(self.transport, Refused(408, "too-slow"))

    def is_answering(self) -> bool:
        return self.answered is not None and not self.answered.response_complete

    def refuse(self, refused: Refused) -> None:
        """Say why and end; within an answer there is nothing to be said."""
        if self.answered is not None and self.answered.response_started and self.is_answering():
            self.transport.close()
        else:
            end_with(self.transport, refused)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def owed(self) -> Owed | None:
        """What the other side owes us now."""
        if self.part == "body":
            return None if self.pipeline else "body"  # behind an earlier request we do not read it yet
        if self.cycle is not None and not self.cycle.response_complete:
            return None
        return "idle" if self.part is None else "head"

    def settle(self) -> None:
        if self.visit is not None and self.visit.owes != (owed := self.owed()):
            self.watch.owe(self.visit, owed, self.loop.time())

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.part is not None and not self.transport.is_closing():
            self.head_bytes += len(data)
            if self.head_bytes > HEAD_BYTES:  # the parser would take a head or trailers without end
                self.refuse(TOO_LONG)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is told as every other error."""
        if not self.transport.is_closing():  # of what was overdone, more was said
            self.refuse(Refused(*UNREADABLE))

    def on_message_begin(self) -> None:
        self.part, self.head_bytes, self.header_bytes = "head", 0, 0
        super().on_message_begin()
        self.settle()

    def on_header(self, name: bytes, value: bytes) -> None:
        self.header_bytes += len(name) + len(value) + len(": \r\n")
        if self.header_bytes > HEAD_BYTES:  # all in one read
            self.refuse(TOO_LONG)
            raise Overdone
        if self.part == "head":  # what trails the body is no header: the app has looked at those already
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.part = "body"
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINED:
            self.watch.cut += 1
            self.transport.abort()
            raise Overdone
        self.settle()

    def on_body(self, body: bytes) -> None:
        self.head_bytes -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.part = None
        super().on_message_complete()
        self.settle()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.settle()

    def handle_websocket_upgrade(self) -> None:
        if self.is_answering():  # both would write at once, and the first would not hear of the end
            self.transport.close()
            return
        if self.visit is not None:
            self.watch.owe(self.visit, None, self.loop.time())
        super().handle_websocket_upgrade()
        cast(LiveConnection, self.transport.get_protocol()).visit = self.visit

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.visit is not None:
            self.visit.unread = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.visit is not None:
            self.visit.unread = None


class LiveConnection(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket; it pings, and here it also ends where nobody reads."""

    visit: Visit | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.watch: Connections = app_state["connections"]
        self.level, self.heard_at = 0.0, self.loop.time()  # how full the measure of frames is

    def connection_lost(self, exc: Exception | None) -> None:
        if self.visit is not None:
            self.watch.leave(self.visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            for begin in range(0, len(data), READ_AT_ONCE):
                if self.transport.is_closing():
                    return
                super().data_received(data[begin : begin + READ_AT_ONCE])
            return
        super().data_received(data)
        # The head of the handshake comes whole: what the library makes no request of, it would keep for ever.
        if not self.handshake_initiated and not self.transport.is_closing():
            self.refuse(Refused(*UNREADABLE))

    def may_go_on(self) -> bool:
        """Count a frame: pings, pongs and fragments never reach whoever counts messages."""
        if self.transport.is_closing():
            return False
        at = self.loop.time()
        self.level = max(0.0, self.level - (at - self.heard_at) * FRAMES_PER_S) + 1
        self.heard_at = at
        if self.level <= FRAMES_AT_ONCE and len(self.frames) < FRAGMENTS:
            return True
        self.watch.cut += 1
        self.frames = []
        self.transport.abort()
        return False

    def handle_text(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_pong(event)

    def handle_connect(self, event: Request) -> None:
        """Let the library begin what it accepts; what it refuses in plain words is told as every other error."""
        if self.conn.accept(event).status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            super().handle_connect(event)
        else:
            self.refuse(Refused(*UNREADABLE))

    def send_500_response(self) -> None:
        if self.initial_response is None and not self.handshake_complete:
            self.refuse(Refused(500, "failed"))

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the channel; uvicorn would let whoever sends it fill the log with tracebacks."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            if not self.close_sent:
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def refuse(self, refused: Refused) -> None:
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        end_with(self.transport, refused)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until all is read, and nobody reads

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.visit is not None:
            self.visit.unread = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.visit is not None:
            self.visit.unread = None


def open_files() -> tuple[int, int]:
    """How many files this process may have open, and how far it may raise that."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return DESCRIPTORS, DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    return DESCRIPTORS if soft == endless else soft, DESCRIPTORS if hard == endless else hard


def raise_open_files() -> None:
    """Take as many open files as we may have; workers inherit it."""
    soft, hard = open_files()
    most = min(hard, DESCRIPTORS)
    if soft < most:
        import resource

        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
