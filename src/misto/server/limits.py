"""What stands before every request: its size, its rate, its origin, and the headers of the answer."""

import contextlib
import logging
import math
import time
from collections import OrderedDict
from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from misto.server.build import HEADER, page_build
from misto.server.errors import Refused
from misto.server.metrics import Metrics
from misto.server.reply import encoded
from misto.server.settings import Settings

log = logging.getLogger("misto.server")
SAFE = ("GET", "HEAD", "OPTIONS")
REMEMBERED = 20000
NOWHERE = 404, "http-404"
PROBES = ("/healthz", "/readyz")  # asked by whoever watches the server, by any name
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "media-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Buckets:
    """Token buckets by name: so many a second on average, a few seconds' worth at once."""

    def __init__(self, per_s: float, burst: float) -> None:
        self.per_s = per_s
        self.burst = max(1.0, burst)
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> bool:
        if not self.per_s:
            return True
        now = time.monotonic()
        level, at = self.left.pop(name, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.per_s)
        # What is dear is allowed once half of a burst is there, and paid off before anything else is.
        allowed = level >= min(cost, max(1.0, self.burst / 2))
        self.left[name] = (level - cost if allowed else level, now)
        while len(self.left) > REMEMBERED:
            self.left.popitem(last=False)
        return allowed

    def later(self, name: str, refused: Refused) -> Refused:
        """The refusal, with the whole seconds after which one more is allowed."""
        refused.retry_s = max(1, math.ceil((1.0 - self.left.get(name, (1.0, 0.0))[0]) / self.per_s))
        return refused


class Limits:
    """All limits of a worker. Several workers count each for itself."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_s, settings.requests_per_s * 10)
        self.misses = Buckets(settings.requests_per_s / 10, settings.requests_per_s * 2)
        self.guests = Buckets(settings.guests_per_hour / 3600, settings.guests_per_hour * 2)
        self.creations = Buckets(settings.tables_per_hour / 3600, max(10.0, settings.tables_per_hour / 4))
        self.moves = Buckets(settings.moves_per_s, settings.moves_per_s * 5)
        self.troubles = Buckets(settings.requests_per_s / 200, 5)  # of one address …
        self.all_troubles = Buckets(settings.requests_per_s / 20, 30)  # … and of all together
        self.talk = Buckets(settings.talk_per_minute / 60, settings.talk_per_minute / 4)
        self.sockets: dict[str, int] = {}

    def must_allow(self, buckets: Buckets, name: str) -> None:
        if not buckets.take(name):
            raise buckets.later(name, Refused(429, "too-fast"))


def network_of(host: str) -> str:
    """The name under which an address is counted: an IPv6 customer has a whole /64 of them."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:  # what a proxy passed on may be anything
        return host[:64]
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def address(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(str(client[0])) if client else "?"


def origin_allowed(headers: Headers, origins: set[str]) -> bool:
    """A browser says where a page comes from; scripts say nothing and carry no cookie by accident."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    if origin.rstrip("/").lower() in origins:
        return True
    try:
        netloc = urlsplit(origin).netloc.lower()
    except ValueError:  # no address at all, as "http://[::1"
        return False
    return netloc == headers.get("host", "").lower() != ""


def by_token(headers: Headers) -> bool:
    """No page of another site can send this header along, and with it no cookie counts."""
    return headers.get("authorization", "").lower().startswith("bearer ")


def host_allowed(scope: Scope, headers: Headers, hosts: set[str]) -> bool:
    """Whether people reach us by this name. Any other may be a foreign page's, led to our address by its DNS."""
    if "*" in hosts or path_below(scope) in PROBES:
        return True
    try:
        name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    if name in hosts or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        found = ip_address(name)
    except ValueError:
        return False
    here = scope.get("server")  # the address at which this very connection reached us
    return found.is_loopback or found.is_private or (here is not None and str(found) == here[0])


def path_below(scope: Scope) -> str:
    """The path without the subpath under which everything lies."""
    return str(scope["path"]).removeprefix(scope.get("root_path", ""))


def costs(scope: Scope) -> bool:
    """Whether a request counts. Files of the built page do not, of which one visit takes a hundred and keeps them."""
    path = path_below(scope)
    return path not in PROBES and not path.startswith("/assets/")


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.root = settings.root_path
        self.body_bytes = settings.body_bytes
        self.origins = settings.origins()
        self.hosts = settings.hosts()
        self.build = page_build(settings.page_folder())
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.mount(scope)
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.build and "/api/" in scope["path"]:
                    headers[HEADER] = self.build
            await send(message)

        refused = self.refusal(scope)
        try:
            if refused is not None:
                answer = Response(encoded(refused.body()), refused.status, media_type="application/json")
                if refused.retry_s is not None:
                    answer.headers["retry-after"] = str(refused.retry_s)
                await answer(scope, receive, sending)
            else:
                await self.app(scope, limited(receive, self.body_bytes), sending)
        except Exception:
            log.exception("a request failed", extra={"route": path_of(scope)})
            if status:  # the answer has begun: all that is left is to cut it off
                raise
            broken = Refused(500, "failed")
            answer = Response(encoded(broken.body()), 500, media_type="application/json")
            await answer(scope, receive, sending)
        finally:
            self.metrics.request(path_of(scope), status or 500, time.perf_counter() - begun)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A live channel: what goes wrong in it is in the log, and the other side sees it closed."""
        if not host_allowed(scope, Headers(scope=scope), self.hosts):
            scope["refused"] = self.foreign_host(scope)
        refused, begun = Refused(*NOWHERE), False  # of what is closed before it began there is no channel

        async def sending(message: Message) -> None:
            nonlocal begun
            denied = message["type"] == "websocket.close" and not begun
            begun = True
            if denied and "websocket.http.response" in scope.get("extensions", {}):
                await deny(refused, send)
            else:
                await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception:
            log.exception("a live channel failed", extra={"route": path_of(scope)})
            refused = Refused(500, "failed")
            with contextlib.suppress(RuntimeError):
                await sending({"type": "websocket.close", "code": 1011, "reason": "failed"})

    def mount(self, scope: Scope) -> None:
        """Under a subpath both kinds of proxy are served: those that strip it and those that do not."""
        if self.root:
            scope["root_path"] = self.root
            if scope["path"] != self.root and not scope["path"].startswith(self.root + "/"):
                scope["path"] = self.root + scope["path"]

    def foreign_host(self, scope: Scope) -> Refused:
        return Refused(421, "foreign-host", host=Headers(scope=scope).get("host", "")[:80])

    def refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if not host_allowed(scope, headers, self.hosts):
            return self.foreign_host(scope)
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or len(length) > 12 or int(length) > self.body_bytes:
            return Refused(413, "too-large", most=self.body_bytes)
        if (
            scope["method"] not in SAFE
            and not by_token(headers)
            and not origin_allowed(headers, self.origins)
        ):
            return Refused(403, "foreign-origin")
        if costs(scope) and not self.limits.requests.take(address(scope)):
            return self.limits.requests.later(address(scope), Refused(429, "too-fast"))
        return None


async def deny(refused: Refused, send: Send) -> None:
    """Answer a handshake as any other call would be answered."""
    headers = {**HEADERS, "content-type": "application/json"}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": raw})
    await send({"type": "websocket.http.response.body", "body": encoded(refused.body())})


def path_of(scope: Scope) -> str:
    return str(getattr(scope.get("route"), "path", "other"))


def limited(receive: Receive, most: int) -> Receive:
    """A body that grows beyond the limit without having said so ends the request."""
    got = 0

    async def receiving() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise HTTPException(413, str(most))  # the one kind that FastAPI lets through while it reads
        return message

    return receiving
