"""Talk at a table: drawn signs, and words where its host allows them. Kept with the table, never in its record.

Who sits there may speak; who only watches may where the host allows it. What steers a screen or turns
writing round is taken out of a line before it is kept; pages show all of it as text.
"""

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from misto.core.message import TalkInfo
from misto.server.authority import TRIES, Tables, may_look, must_own
from misto.server.bus import Bus
from misto.server.errors import Refused
from misto.server.limits import Limits
from misto.server.live_table import Table
from misto.server.outward import SPECTATOR, now
from misto.server.schema import GUESTS, SAID, TABLES
from misto.server.store import Conflict, Guest, Store
from misto.server.words import clean_line

TALK_WORD = "!talk"  # on the bus; no table is called so
KEPT_MOST = 200  # of a table: older ones make room
LINE_MOST = 300  # characters
TalkKind = Literal["sign", "text"]
SIGN: Final = "sign"
TEXT: Final = "text"


class Heard(msgspec.Struct):
    """What one worker tells the others: what was said at a table, or that all of it is to be looked up."""

    table: str
    said: TalkInfo | None = None


class Talk:
    def __init__(self, store: Store, bus: Bus, tables: Tables, limits: Limits) -> None:
        self.store = store
        self.bus = bus
        self.tables = tables
        self.limits = limits

    async def at(self, table: Table) -> list[TalkInfo]:
        """What was said at the table, the oldest first."""
        if table.said is None:
            found = await self.look_up(table.id)
            if table.said is None:  # another request may have looked meanwhile
                table.said = found
        return table.said

    async def look_up(self, table_id: str) -> list[TalkInfo]:
        query = select(SAID).where(SAID.c.table_id == table_id).order_by(SAID.c.seq)
        return await self.store.rows_as(TalkInfo, query)

    async def look_again(self, table_id: str) -> None:
        """Something of it was erased, or word of it was lost: whoever listens gets all of it anew."""
        table = self.tables.open.get(table_id)
        if table is not None and table.said is not None:
            table.said = await self.look_up(table_id)
            table.said_anew += 1
            table.wake()

    async def erased(self, table_id: str) -> None:
        await self.look_again(table_id)
        self.publish(Heard(table_id))

    # --- speaking

    async def sign(self, table: Table, guest: Guest, seat: int, sign: str) -> None:
        self.must_be_heard(table, guest, seat)
        await self.keep(table, guest, seat, SIGN, sign)

    async def say(self, table: Table, guest: Guest, seat: int, text: str) -> None:
        if not table.config.chat:
            raise Refused(403, "no-chat")
        line = clean_line(text)
        if not line:
            raise Refused(422, "nothing-said")
        if len(line) > LINE_MOST:
            raise Refused(422, "line-too-long", most=LINE_MOST, length=len(line))
        self.must_be_heard(table, guest, seat)
        await self.keep(table, guest, seat, TEXT, line)

    def must_be_heard(self, table: Table, guest: Guest, seat: int) -> None:
        """Whether this guest may speak from there now. All who watch share one measure: strangers are many."""
        if seat == SPECTATOR:
            may_look(table, guest.id, SPECTATOR)
            if not table.config.watchers_talk:
                raise Refused(403, "watchers-silent")
        else:
            must_own(table, guest.id, seat)
        who = guest.id if seat != SPECTATOR else "watchers"
        if not self.limits.talk.take(f"{table.id} {who}"):
            raise self.limits.talk.later(f"{table.id} {who}", Refused(429, "talk-too-fast"))

    async def keep(self, table: Table, guest: Guest, seat: int, kind: TalkKind, value: str) -> None:
        name, at = guest.name if seat == SPECTATOR else "", now()

        def job(db: Connection) -> TalkInfo:
            here = select(TABLES.c.id).where(TABLES.c.id == table.id)
            known = select(GUESTS.c.id).where(GUESTS.c.id == guest.id)
            if db.execute(here).first() is None or db.execute(known).first() is None:
                raise Refused(404, "no-table")
            last = db.execute(select(func.max(SAID.c.seq)).where(SAID.c.table_id == table.id)).scalar() or 0
            said: TalkInfo = {
                "seq": last + 1,
                "seat": seat,
                "name": name,
                "kind": kind,
                "value": value,
                "at": at,
            }
            try:
                db.execute(insert(SAID).values(**said, table_id=table.id, guest=guest.id))
            except IntegrityError:
                raise Conflict from None
            old = SAID.c.seq <= last + 1 - KEPT_MOST
            db.execute(delete(SAID).where(SAID.c.table_id == table.id, old))
            return said

        for _ in range(TRIES):
            try:
                said = await self.store.write(job)
                break
            except Conflict:  # another worker's was first
                continue
        else:
            raise Refused(503, "busy")
        await self.at(table)
        take_in(table, said)
        self.publish(Heard(table.id, said))

    # --- other workers

    def publish(self, heard: Heard) -> None:
        self.bus.publish(TALK_WORD, msgspec.json.encode(heard).decode())

    async def heard(self, word: str) -> None:
        heard = msgspec.json.decode(word, type=Heard)
        if heard.said is None:
            await self.look_again(heard.table)
        elif (table := self.tables.open.get(heard.table)) is not None:
            take_in(table, heard.said)

    async def look_around(self) -> None:
        """The line to the others was lost for a while: nobody knows what was said meanwhile."""
        for table_id in [one.id for one in self.tables.open.values() if one.said is not None]:
            await self.look_again(table_id)


def take_in(table: Table, said: TalkInfo) -> None:
    """Add what was said in its place; word of it may come twice, or after what came later."""
    if table.said is None:
        return
    if all(one["seq"] != said["seq"] for one in table.said):
        late = bool(table.said) and said["seq"] < table.said[-1]["seq"]
        table.said = sorted([*table.said, said], key=lambda one: one["seq"])[-KEPT_MOST:]
        table.said_anew += late
    table.wake()
