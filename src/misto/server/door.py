"""The server's door: who comes in, who may open tables, and what everybody is told at it.

What the host decided lies in the database. Every worker looks there every other second, and at once when
another worker says so; live channels of whoever was shut out or signed out end then.
"""

import asyncio
import hmac
import logging
from collections.abc import Callable

from fastapi import Request, WebSocket
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from misto.core.message import Notice
from misto.server.bus import Bus
from misto.server.ending import end_tasks
from misto.server.errors import Refused
from misto.server.guests import Guests
from misto.server.house import NOTICE, Network, is_host_key, lies_in, network_of, read_notice
from misto.server.limits import Buckets, address
from misto.server.live_table import Listener
from misto.server.people import Shown, make_room, note_joined, still_shown
from misto.server.schema import HOUSE, SHUT_OUT
from misto.server.settings import Settings
from misto.server.store import Store
from misto.server.told import DoorInfo
from misto.server.words import hashed, joined_mark

log = logging.getLogger("misto.door")
HOST_COOKIE = "misto_host"
LOOK_S = 2.0
PEOPLE_EVERY = 15  # looks: whether all who listen are still known
HOUSE_WORD, PEOPLE_WORD = "!house", "!people"  # on the bus; no table is called so
EVERYWHERE = 50  # times what one address may try of the join code, for all addresses together
EVERYBODY = "*"
KEY_MOST = 100
EXPORTS_PER_HOUR = 12.0


class Door:
    def __init__(
        self, settings: Settings, store: Store, guests: Guests, bus: Bus, listeners: set[Listener]
    ) -> None:
        self.settings = settings
        self.store = store
        self.guests = guests
        self.bus = bus
        self.listeners = listeners
        self.notice: Notice | None = None
        self.networks: list[Network] = []
        self.shut_guests: frozenset[str] = frozenset()
        self.looking: asyncio.Task[None] | None = None
        hour = settings.codes_per_hour
        # one for each kind of code, so that a wrong one costs nothing of the other
        self.tries = {kind: Buckets(hour / 3600, hour / 2) for kind in ("join", "recover", "host")}
        self.all_tries = Buckets(hour * EVERYWHERE / 3600, hour * EVERYWHERE / 2)
        exports = EXPORTS_PER_HOUR if settings.requests_per_s else 0.0
        self.exports = Buckets(exports / 3600, exports / 2)

    async def open(self) -> None:
        await self.look()
        self.looking = asyncio.create_task(self.keep_looking())

    async def close(self) -> None:
        if self.looking is not None:
            await end_tasks([self.looking])

    # --- what the host decided

    async def keep_looking(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(LOOK_S)
            number += 1
            try:
                await self.look()
                if number % PEOPLE_EVERY == 0:
                    await self.end_unknown(lambda listener: True)
            except SQLAlchemyError:  # what was known last holds until the database answers again
                continue
            except Exception:
                log.exception("the door could not look")

    async def look(self) -> None:
        """Take in what the host decided; tell and end live channels where it changed."""
        said = await self.store.rows(select(HOUSE.c.value).where(HOUSE.c.name == NOTICE))
        notice = read_notice(said[0]["value"]) if said else None
        rows = await self.store.rows(select(SHUT_OUT.c.guest, SHUT_OUT.c.network))
        networks = [net for row in rows if row["network"] and (net := network_of(row["network"]))]
        guests = frozenset(row["guest"] for row in rows if row["guest"])
        if notice != self.notice:
            self.notice = notice
            for listener in list(self.listeners):
                listener.wake.set()
        if (networks, guests) != (self.networks, self.shut_guests):
            self.networks, self.shut_guests = networks, guests
            for listener in list(self.listeners):
                if self.is_shut_out(listener.where, listener.guest):
                    end(listener, "shut-out")

    async def changed(self) -> None:
        """The host decided something here: it holds now, and other workers are told."""
        await self.look()
        self.bus.publish(HOUSE_WORD)

    # --- people who went

    async def gone(self, guest: str) -> None:
        """A guest was signed out somewhere, or erased: here and in every worker."""
        await self.heard_gone(guest)
        self.bus.publish(PEOPLE_WORD, guest)

    async def came_on_device(self, request: Request, guest: str) -> None:
        """A guest came on a further device, whose cookie goes out with the answer: too old ones are signed out."""
        if await make_room(self.store, guest, hashed(request.state.cookie)):
            await self.gone(guest)

    async def heard_gone(self, guest: str) -> None:
        self.guests.forget(guest)
        await self.end_unknown(lambda listener: listener.guest == guest)

    async def end_unknown(self, which: Callable[[Listener], bool]) -> None:
        asked = [one for one in self.listeners if one.shown and which(one)]
        known = await still_shown(self.store, sorted({one.shown for one in asked})) if asked else set()
        for listener in asked:
            if listener.shown not in known:
                self.guests.known.pop(listener.shown, None)
                end(listener, "signed-out")

    # --- coming in

    def is_shut_out(self, where: str, guest: str | None) -> bool:
        if guest is not None and guest in self.shut_guests:
            return True
        if not self.networks:
            return False
        came = network_of(where)  # limits.address names an IPv6 household, not one of its addresses
        if came is None:  # a socket file, a test
            return False
        return any(lies_in(came, network) for network in self.networks)

    async def must_let_in(self, request: Request | WebSocket) -> Shown | None:
        """Who asks; Refused if they are shut out or have yet to give the join code."""
        shown = await self.must_not_be_shut_out(request)
        if self.asks_code(shown):
            raise Refused(403, "join-code-needed")
        return shown

    async def must_not_be_shut_out(self, request: Request | WebSocket) -> Shown | None:
        if self.networks and self.is_shut_out(address(request.scope), None):
            raise Refused(403, "shut-out")  # before anything is looked up
        shown = await self.guests.shown(request)
        if shown is not None and shown.guest.id in self.shut_guests:
            raise Refused(403, "shut-out")
        return shown

    def asks_code(self, shown: Shown | None) -> bool:
        """Whether nothing is to be had here without the join code. Where it is only for opening, links work."""
        if not self.settings.code or self.settings.who_opens == "code":
            return False
        return not self.guests.has_joined(shown)

    def must_not_guess(self, kind: str, where: str) -> None:
        """Every code tried counts for its address, and for all of them where a person chose it.

        What this server made has 120 bits and more: no number of addresses guesses it, and nobody who uses up
        all tries may keep others from coming back, or the host from the host's page.
        """
        one = self.tries[kind]
        if not one.take(where):
            raise one.later(where, Refused(429, "too-many-codes"))
        if kind == "join" and not self.all_tries.take(EVERYBODY):
            raise self.all_tries.later(EVERYBODY, Refused(429, "too-many-codes"))

    async def join(self, request: Request, code: str) -> None:
        """Let this device or token in for good, if it knows the code."""
        shown = await self.must_not_be_shut_out(request)
        self.must_not_guess("join", address(request.scope))
        right = hmac.compare_digest(hashed(code.strip()), hashed(self.settings.code))
        if not self.settings.code or not right:
            raise Refused(403, "wrong-join-code")
        if shown is None:
            await self.guests.of_or_new(request, joined=True)
        else:
            await note_joined(self.store, shown, joined_mark(shown.hash, self.settings.code))
            self.guests.known.pop(shown.hash, None)

    # --- opening tables

    async def may_open(self, request: Request, shown: Shown | None) -> bool:
        if self.settings.who_opens == "hosts":
            return await self.is_host(request)
        if self.settings.who_opens == "code":
            return self.guests.has_joined(shown)
        return True

    async def must_open(self, request: Request) -> None:
        if not await self.may_open(request, await self.guests.shown(request)):
            raise Refused(403, f"opens-{self.settings.who_opens}")

    async def is_host(self, request: Request | WebSocket) -> bool:
        key = request.cookies.get(HOST_COOKIE, "")
        if not 0 < len(key) <= KEY_MOST:
            return False
        async with self.store.single.connect() as db:
            return await db.run_sync(is_host_key, key)

    async def info(self, request: Request) -> DoorInfo:
        """How the one who asks stands here; who is shut out learns that and nothing else."""
        try:
            shown, shut = await self.must_not_be_shut_out(request), False
        except Refused as refused:
            if refused.key != "shut-out":
                raise
            shown, shut = None, True
        needs = not shut and self.asks_code(shown)
        return {
            "needs_code": needs,
            "shut_out": shut,
            "may_open": not shut and not needs and await self.may_open(request, shown),
            "opens": self.settings.who_opens,
            "board": self.settings.board,
            "notice": self.notice,
        }


def end(listener: Listener, key: str) -> None:
    listener.ended = Refused(403, key)
    listener.wake.set()
