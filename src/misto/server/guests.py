"""Who is asking: a guest, known by a cookie that only the server and the browser see."""

import secrets
from collections import OrderedDict

from fastapi import Request, Response, WebSocket

from misto.server.settings import Settings
from misto.server.store import Guest, Store
from misto.server.words import clean_name, hashed, token

COOKIE = "misto_guest"
YEAR = 365 * 86400
CACHED = 5000
TOKEN_LENGTH = 100
LINK_S = 600.0


class Guests:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.known: OrderedDict[str, Guest] = OrderedDict()

    async def of(self, request: Request | WebSocket) -> Guest | None:
        """The guest whose cookie this is. Hashes are compared, so the time it takes tells nothing."""
        cookie = request.cookies.get(COOKIE, "")
        if not 0 < len(cookie) <= TOKEN_LENGTH:
            return None
        session = hashed(cookie)
        guest = self.known.get(session) or await self.store.guest_of(session)
        if guest is not None:
            self.remember(session, guest)
        return guest

    def remember(self, session: str, guest: Guest) -> None:
        self.known[session] = guest
        self.known.move_to_end(session)
        while len(self.known) > CACHED:
            self.known.popitem(last=False)

    async def of_or_new(self, request: Request) -> Guest:
        """The guest, or a new one whose cookie goes out with the answer."""
        guest = await self.of(request)
        if guest is None:
            guest = Guest(secrets.token_hex(16), "", language_of(request))
            cookie = token()
            await self.store.add_guest(guest, hashed(cookie))
            self.remember(hashed(cookie), guest)
            request.state.cookie = cookie
        return guest

    async def rename(self, guest: Guest, name: str | None, lang: str | None) -> Guest:
        renamed = Guest(guest.id, guest.name if name is None else clean_name(name), lang or guest.lang)
        await self.store.rename_guest(renamed)
        for session, known in self.known.items():
            if known.id == guest.id:
                self.known[session] = renamed
        return renamed

    async def claim(self, request: Request, link: str) -> Guest | None:
        cookie = token()
        guest = await self.store.use_link(hashed(link), hashed(cookie))
        if guest is not None:
            request.state.cookie = cookie
        return guest

    def set_cookie(self, request: Request, response: Response) -> None:
        cookie = getattr(request.state, "cookie", None)
        if cookie is not None:
            response.set_cookie(
                COOKIE,
                cookie,
                max_age=YEAR,
                path=self.settings.root_path or "/",
                secure=self.settings.cookie_secure or request.scope["scheme"] == "https",
                httponly=True,
                samesite="lax",
            )


def language_of(request: Request) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in ("uk", "ru", "en"):
            return part.strip()[:2].lower()
    return "en"
