"""Tells people who look elsewhere that it is their turn: by web push, and by the host's ntfy if there is one.

A table's change only puts a call on a list; what is told, to whom and whether at all is found out beside the
requests. Nobody is called who has the table in sight, who does not want it there, or who has quiet hours: then
the call waits for their end, and is made if the turn is still theirs.
"""

import asyncio
import json
import logging
from collections import Counter, OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import and_, bindparam, delete, select
from sqlalchemy.exc import SQLAlchemyError

from misto.server.authority import Tables
from misto.server.ending import end_tasks
from misto.server.errors import Refused
from misto.server.journal import Entry
from misto.server.limits import Buckets
from misto.server.live_table import Table
from misto.server.outward import now
from misto.server.push import Address, Keys, Unreachable, address_of, contact_of, locked, push_address, send
from misto.server.rows import Bells, Push, Wish
from misto.server.schema import BELLS, GUESTS, PRESENCE, PUSHES, SESSIONS, TABLE_BELLS
from misto.server.settings import Settings
from misto.server.store import Store
from misto.text import Text

log = logging.getLogger("misto.bell")
SETTLE_S = 2.0  # a turn that is answered at once, or a tab just opened, needs no call
FRESH_S = 60.0  # what is asked for longer was told already, or was asked before this server started
SIGHT_S = 25.0  # so long a tab counts as in sight that was when last heard of
UNWANTED_S = 60.0  # so long somebody without wishes is not looked up again
WAITING_MOST = RESTING_MOST = 2000  # to be told now, and once somebody's quiet hours are over
REMEMBERED = 20000
NOTICES_PER_S, NOTICES_AT_ONCE = 0.2, 30
AT_ONCE = 8
GONE = (404, 410)
# Made once: to put the question together costs more than the answer.
HERE = and_(TABLE_BELLS.c.guest == BELLS.c.guest, TABLE_BELLS.c.table_id == bindparam("at"))
WISH = (
    select(BELLS, GUESTS.c.lang, TABLE_BELLS.c.wanted.label("here"))
    .join(GUESTS, GUESTS.c.id == BELLS.c.guest)
    .outerjoin(TABLE_BELLS, HERE)
    .where(BELLS.c.guest == bindparam("of"))
)


@dataclass(frozen=True, slots=True)
class Turn:
    """What is asked of a seat and of whom, since when, and whose moves led to it."""

    table: str
    seat: int
    guest: str
    since: float
    movers: tuple[int, ...]


class Bell:
    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.keys: Keys | None = None
        self.settle_s = SETTLE_S
        self.unwanted: OrderedDict[str, float] = OrderedDict()  # guests without wishes, and when that was so
        self.calls: set[asyncio.Task[None]] = set()
        self.resting: dict[tuple[str, int], tuple[str, asyncio.Event]] = {}  # seats in quiet hours, and whose
        # of each person: a push service that is sent too much takes nothing more from this server
        self.told = Buckets(NOTICES_PER_S if settings.requests_per_s else 0.0, NOTICES_AT_ONCE)
        self.sending = asyncio.Semaphore(AT_ONCE)
        tables.on_write.append(self.changed)

    async def close(self) -> None:
        await end_tasks(self.calls)

    # --- whose turn it became

    def changed(self, table: Table, entries: Sequence[Entry]) -> None:
        """This worker wrote something at the table: call the people to whom the turn came by it."""
        for turn in self.turns(table, entries):
            self.wake(turn.table, turn.seat)
            if len(self.calls) - len(self.resting) >= WAITING_MOST:
                log.warning("too many notices wait", extra={"table": table.id})
                return
            table.called[turn.seat] = turn.since
            call = asyncio.create_task(self.call(turn))
            self.calls.add(call)
            call.add_done_callback(self.calls.discard)

    def turns(self, table: Table, entries: Sequence[Entry]) -> list[Turn]:
        journal = table.journal
        if journal is None or journal.is_over or (journal.step and not entries):
            return []
        movers = tuple(dict.fromkeys(entry.seat for entry in entries))
        found = []
        for seat, since in journal.owed.items():
            is_new = table.called.get(seat) != since and since > now() - FRESH_S
            # who just moved goes on: their turn has not come now
            if is_new and seat not in movers and self.is_persons(table, seat) and self.may_want(table, seat):
                found.append(Turn(table.id, seat, table.seats[seat].guest or "", since, movers))
        return found

    def may_want(self, table: Table, seat: int) -> bool:
        """Most people want no notices: a busy table must not ask the database about them at every turn."""
        return now() - self.unwanted.get(table.seats[seat].guest or "", 0.0) > UNWANTED_S

    def wishes_changed(self, guest: str) -> None:
        self.unwanted.pop(guest, None)

    def is_persons(self, table: Table, seat: int) -> bool:
        return table.seats[seat].kind == "person" and table.bot_of(seat) is None

    async def call(self, turn: Turn) -> None:
        try:
            await asyncio.sleep(self.settle_s)
            await self.ring(turn)
        except Refused:  # the table is gone
            return
        except SQLAlchemyError as why:
            log.warning("a notice was not sent: the database rests", extra={"why": type(why).__name__})
        except Exception:
            log.exception("a notice was not sent")

    # --- whether somebody is called

    async def ring(self, turn: Turn) -> None:
        while True:
            # Asked first, since most people want none.
            wish = await self.wish_of(turn.guest, turn.table)
            if wish is None or await self.is_in_sight(turn.guest, turn.table):
                return
            table = await self.still_asked(turn)
            if table is None:
                return
            wait_s = quiet_for(wish, datetime.now(tz=ZoneInfo("UTC")))
            if not wait_s:
                if not self.told.take(turn.guest):
                    log.warning("too many notices for one person", extra={"table": turn.table})
                    return
                await self.tell(turn.guest, wish, table, turn)
                return
            if not await self.rested(turn, wait_s):
                return

    async def rested(self, turn: Turn, wait_s: float) -> bool:
        """Wait for the end of quiet hours; False if the seat is called anew meanwhile, or too many wait."""
        place, awake = (turn.table, turn.seat), asyncio.Event()
        if len(self.resting) >= RESTING_MOST:
            # Whoever has most of them waiting makes room, lest one person's tables keep all others from it.
            most = Counter(guest for guest, _ in self.resting.values()).most_common(1)[0][0]
            self.wake(*next(at for at, (guest, _) in self.resting.items() if guest == most))
        self.wake(*place)
        mine = self.resting[place] = turn.guest, awake
        try:
            async with asyncio.timeout(wait_s):
                await awake.wait()
        except TimeoutError:
            return True
        finally:
            if self.resting.get(place) is mine:
                del self.resting[place]
        return False

    def wake(self, table: str, seat: int) -> None:
        """What was to be told of this seat after quiet hours is told no more."""
        if (waits := self.resting.pop((table, seat), None)) is not None:
            waits[1].set()

    async def still_asked(self, turn: Turn) -> Table | None:
        table = await self.tables.find(turn.table)
        journal = table.journal
        same = journal is not None and journal.owed.get(turn.seat) == turn.since
        same = same and table.seats[turn.seat].guest == turn.guest
        return table if same and self.is_persons(table, turn.seat) else None

    async def wish_of(self, guest: str, table_id: str) -> Wish | None:
        """The guest's wishes, if they want to be called for this table."""
        for wish in await self.store.rows_as(Wish, WISH, {"of": guest, "at": table_id}):
            return wish if (wish.wanted if wish.here is None else wish.here) else None
        self.unwanted[guest] = now()
        while len(self.unwanted) > REMEMBERED:
            self.unwanted.popitem(last=False)
        return None

    async def is_in_sight(self, guest: str, table_id: str) -> bool:
        mine = and_(PRESENCE.c.guest == guest, PRESENCE.c.table_id == table_id)
        rows = await self.store.rows(select(PRESENCE.c.sight).where(mine))
        return any(row["sight"] > now() - SIGHT_S for row in rows)

    # --- telling

    async def tell(self, guest: str, wish: Wish, table: Table, turn: Turn) -> None:
        told = words_of(table, turn, wish.lang)
        # A device that was signed out is told nothing more.
        devices = select(PUSHES).join(SESSIONS, SESSIONS.c.hash == PUSHES.c.session)
        pushes = await self.store.rows_as(Push, devices.where(PUSHES.c.guest == guest)) if self.keys else []
        calls = [self.push(push, told) for push in pushes]
        if wish.topic:
            calls += [self.ntfy(url, wish.topic, told) for url in self.settings.ntfy()]
        await asyncio.gather(*calls)

    async def push(self, push: Push, told: dict[str, str]) -> None:
        assert self.keys is not None
        try:
            address = push_address(push.endpoint, self.settings)
        except Refused:  # its origin is no longer allowed
            return
        contact, body = contact_of(self.settings), json.dumps(told, ensure_ascii=False).encode()
        headers, body = await asyncio.to_thread(
            locked, self.keys, contact, push, address, body, told["table"]
        )
        status = await self.post(address, headers, body)
        if status in GONE:  # the browser no longer takes notices
            gone = delete(PUSHES).where(PUSHES.c.hash == push.hash)
            with suppress(SQLAlchemyError):
                await self.store.write(lambda db: db.execute(gone) and None)

    async def ntfy(self, url: str, topic: str, told: dict[str, str]) -> None:
        """As JSON: ntfy's headers cannot hold Cyrillic."""
        note = {"topic": topic, "title": told["title"], "message": told["body"]}
        if self.settings.public_url:
            note["click"] = self.tables.url_of(told["table"])
        headers = {"content-type": "application/json"}
        token = self.settings.ntfy_token.get_secret_value().strip()
        if token:
            headers["authorization"] = f"Bearer {token}"
        await self.post(address_of(url, trusted=True), headers, json.dumps(note).encode())

    async def post(self, address: Address, headers: dict[str, str], body: bytes) -> int:
        """Send; what goes wrong is in the log, without the address: it is somebody's own."""
        try:
            async with self.sending:
                status = await send(address, headers, body)
        except Unreachable as why:
            log.warning("a notice was not sent", extra={"host": address.host, "why": str(why)})
            return 0
        if status >= 300 and status not in GONE:
            log.warning("a notice was not taken", extra={"host": address.host, "status": status})
        return status


def words_of(table: Table, turn: Turn, lang: str) -> dict[str, str]:
    """Which game, who moved, what is asked: in the person's language."""
    text, game = Text(lang), table.game
    names = [called(text, table, seat) for seat in range(len(table.seats))]
    assert table.journal is not None
    decision = game.words.decide(table.journal.state, turn.seat)
    asks = text.tell(game, decision.key, decision.args, names) if decision is not None else ""
    movers = ", ".join(names[seat] for seat in turn.movers)
    body = text.say("bell-moved", names=movers, asks=asks) if movers else text.say("bell-began", asks=asks)
    title = text.say("bell-title", game=text.say(f"{game.name}-name"))
    return {"title": title, "body": body, "table": table.id, "url": f"t/{table.id}"}


def called(text: Text, table: Table, seat: int) -> str:
    one = table.seats[seat]
    return one.name or text.say("page-bot-n" if one.kind == "bot" else "page-player-n", number=seat + 1)


def quiet_for(wish: Bells, at: datetime) -> float:
    """How many seconds of the person's quiet hours are left; 0 outside of them."""
    begins, ends = wish.quiet_from, wish.quiet_to
    if begins is None or ends is None or begins == ends:
        return 0.0
    local = at.astimezone(ZoneInfo(wish.zone))
    minute = local.hour * 60 + local.minute
    inside = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not inside:
        return 0.0
    day = local if minute < ends else local + timedelta(days=1)
    end = day.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0)
    # by the clock on the wall: a night in which it is put forward is shorter
    return max(1.0, (end.astimezone(ZoneInfo("UTC")) - at).total_seconds())
