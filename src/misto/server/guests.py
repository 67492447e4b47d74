"""Who is asking: a guest, known by a cookie that only the server and the browser see, or by a token."""

import contextlib
import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import replace

from fastapi import Request, Response, WebSocket
from sqlalchemy.exc import SQLAlchemyError

from misto.server.errors import Refused
from misto.server.limits import Limits, address, by_token
from misto.server.people import SEEN_S, Shown, note_seen, recover, shown_by
from misto.server.settings import Settings
from misto.server.store import Guest, Store
from misto.server.words import (
    clean_name,
    code_hash,
    device_label,
    hashed,
    joined_mark,
    recovery_code,
    token,
)

COOKIE = "misto_guest"
YEAR = 365 * 86400
CACHED = 5000
TOKEN_LENGTH = 100
LINK_S = 600.0
LOOK_AGAIN_S = 30.0  # another worker may have signed a device out, and its word may have been lost


class Guests:
    def __init__(self, settings: Settings, limits: Limits, store: Store) -> None:
        self.settings = settings
        self.limits = limits
        self.store = store
        self.known: OrderedDict[str, tuple[Shown, float]] = (
            OrderedDict()
        )  # by hash, with the time of the look

    async def of(self, request: Request | WebSocket) -> Guest | None:
        """The guest whose cookie or token this is."""
        shown = await self.shown(request)
        return shown.guest if shown is not None else None

    async def shown(self, request: Request | WebSocket) -> Shown | None:
        """Who asks, and by what they are known. Hashes are compared, so the time it takes tells nothing."""
        given = bearer(request)
        secret = given if given is not None else request.cookies.get(COOKIE, "")
        shown = None
        if 0 < len(secret) <= TOKEN_LENGTH:
            shown = await self.look_up(hashed(secret), given is not None)
        if shown is None and given is not None:  # never the cookie instead: no origin was checked
            raise Refused(401, "bad-token")
        return shown

    async def on_device(self, request: Request) -> Shown | None:
        """Who asks, by a cookie or by nothing; Refused for a token, which must not grow into more than it is."""
        shown = await self.shown(request)
        if shown is not None and shown.is_token:
            raise Refused(403, "needs-device")
        return shown

    async def look_up(self, hash_: str, is_token: bool) -> Shown | None:
        shown, looked = self.known.get(hash_, (None, 0.0))
        old = self.settings.shared and time.time() - looked > LOOK_AGAIN_S
        quiet = shown is not None and time.time() - shown.seen > SEEN_S  # may have been swept meanwhile
        if shown is None or old or quiet or shown.is_token != is_token:
            shown = await shown_by(self.store, hash_, is_token)
            if shown is None:
                self.known.pop(hash_, None)
                return None
            looked = time.time()
        if time.time() - shown.seen > SEEN_S:
            shown = replace(shown, seen=time.time())
            with contextlib.suppress(SQLAlchemyError):  # who only looks may do so while nothing can be saved
                await note_seen(self.store, shown, shown.seen)
        self.remember(shown, looked)
        return shown

    def remember(self, shown: Shown, looked: float | None = None) -> None:
        self.known[shown.hash] = shown, time.time() if looked is None else looked
        self.known.move_to_end(shown.hash)
        while len(self.known) > CACHED:
            self.known.popitem(last=False)

    def forget(self, guest: str) -> None:
        """Look the guest up again before anything else is done in their name."""
        for hash_ in [hash_ for hash_, (shown, _) in self.known.items() if shown.guest.id == guest]:
            del self.known[hash_]

    async def of_or_new(self, request: Request, joined: bool = False) -> Guest:
        """The guest, or a new one whose cookie goes out with the answer."""
        guest = await self.of(request)
        if guest is None:
            self.limits.must_allow(self.limits.guests, address(request.scope))  # each is kept for months
            guest = Guest(secrets.token_hex(16), "", language_of(request))
            cookie = token()
            mark = joined_mark(hashed(cookie), self.settings.code) if joined else ""
            await self.store.add_guest(guest, hashed(cookie), label_of(request), mark)
            self.remember(Shown(guest, hashed(cookie), False, mark, time.time()))
            request.state.cookie = cookie
        return guest

    def has_joined(self, shown: Shown | None) -> bool:
        """Whether the join code of today was given: here, or for a token where it was made."""
        if shown is None:
            return False
        return hmac.compare_digest(shown.joined, joined_mark(shown.hash, self.settings.code))

    def new_mark(self, shown: Shown | None, secret: str) -> str:
        """What a further session or a token of this browser keeps of the join code."""
        return joined_mark(hashed(secret), self.settings.code) if self.has_joined(shown) else ""

    def renew(self, request: Request) -> None:
        """Send the cookie again, so that a browser in use never loses it."""
        if bearer(request) is None:
            request.state.cookie = request.cookies.get(COOKIE)

    async def rename(self, guest: Guest, name: str | None, lang: str | None) -> Guest:
        renamed = Guest(guest.id, guest.name if name is None else clean_name(name), lang or guest.lang)
        await self.store.rename_guest(renamed)
        for hash_, (shown, looked) in self.known.items():
            if shown.guest.id == guest.id:
                self.known[hash_] = replace(shown, guest=renamed), looked
        return renamed

    async def claim(self, request: Request, link: str) -> Guest | None:
        cookie = token()
        mark = self.new_mark(await self.on_device(request), cookie)
        guest = await self.store.use_link(hashed(link), hashed(cookie), label_of(request), mark)
        if guest is not None:
            request.state.cookie = cookie
        return guest

    async def recover(self, request: Request, code: str) -> tuple[Guest, str] | None:
        """The guest whose recovery code this is, on this device from now on, and their next code."""
        cookie, fresh = token(), recovery_code()
        mark = self.new_mark(await self.on_device(request), cookie)
        guest = await recover(
            self.store, code_hash(code), code_hash(fresh), hashed(cookie), label_of(request), mark
        )
        if guest is None:
            return None
        request.state.cookie = cookie
        return guest, fresh

    def set_cookie(self, request: Request, response: Response) -> None:
        cookie = getattr(request.state, "cookie", None)
        if cookie is not None:
            response.set_cookie(
                COOKIE,
                cookie,
                max_age=YEAR if cookie else 0,
                path=self.settings.root_path or "/",
                secure=self.settings.cookie_secure or request.scope["scheme"] == "https",
                httponly=True,
                samesite="lax",
            )


def bearer(request: Request | WebSocket) -> str | None:
    """The token of ``Authorization: Bearer``; None if there is no such header."""
    return request.headers["authorization"][7:].strip() if by_token(request.headers) else None


def label_of(request: Request) -> str:
    return device_label(request.headers.get("user-agent", ""))


def language_of(request: Request) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in ("uk", "ru", "en"):
            return part.strip()[:2].lower()
    return "en"
