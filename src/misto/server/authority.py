"""The authority over tables: who may do what, and what is saved before it is confirmed."""

import contextlib
import logging
import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace

import msgspec

from misto.bots import known_bots
from misto.core.asked import MoveAsked, TableAsked, UndoAsked
from misto.core.decision import Reason
from misto.core.game import Game
from misto.core.message import Setting
from misto.core.options import Settings as GameSettings
from misto.core.options import must_be_offered
from misto.core.record import fresh_secret
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.server.bus import EVERY, Bus
from misto.server.errors import Refused
from misto.server.journal import MOVE, PERSON, Draft, Entry, Journal, Trial
from misto.server.live_table import Table
from misto.server.outward import now, state_message, state_told
from misto.server.rows import Away, Config, Course, SeatRow, TableRow
from misto.server.settings import Settings
from misto.server.store import Conflict, Guest, Store
from misto.server.words import clean_name, is_table_id, table_id

log = logging.getLogger("misto.tables")
TRIES = 20
SIGN_S = 600  # a table in play is touched so often, lest it count as forgotten
WORD_MOST = 4000  # NOTIFY takes 8000 bytes
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(list[Entry])

Change = tuple[TableRow, Sequence[SeatRow]]  # what becomes of a row, and of which seats


class Tables:
    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.open: dict[str, Table] = {}
        self.on_change: list[Callable[[Table], None]] = []
        self.on_write: list[Callable[[Table, Sequence[Entry]], None]] = []  # of this worker alone

    # --- finding

    async def find(self, wanted: str) -> Table:
        """The table, as fresh as the database where other workers may write too."""
        table = self.open.get(wanted)
        if table is None:
            return await self.load(wanted)
        table.used = now()
        if self.settings.shared:
            async with table.lock:
                await self.catch_up(table)
        return table

    async def find_to_write(self, wanted: str) -> Table:
        """The table as this worker knows it: ``write`` notices if that is too old.

        Only who sits where is looked up, as long as that may change.
        """
        table = self.open.get(wanted)
        if table is None or table.journal is None:
            return await self.find(wanted)
        table.used = now()
        return table

    async def load(self, wanted: str) -> Table:
        found = await self.store.table(wanted) if is_table_id(wanted) else None
        if found is None:
            raise Refused(404, "no-table")
        table = Table(*found, url=self.url_of(wanted))
        if table.row.started is not None:
            table.add(await self.store.entries_after(wanted, 0))
        table.last_seen = (await self.store.last_seen([wanted]))[wanted]
        return self.open.setdefault(wanted, table)  # another request may have loaded it meanwhile

    def url_of(self, wanted: str) -> str:
        return f"{self.settings.public_url.rstrip('/')}{self.settings.root_path}/t/{wanted}"

    async def catch_up(self, table: Table) -> bool:
        """Take in what other workers wrote; whether there was anything. The caller holds the lock."""
        news = await self.store.news(table.id, table.step)
        if news is None:
            self.forget(table)
            raise Refused(404, "no-table")
        version, entries = news
        fresh = version != table.row.version
        if fresh:
            found = await self.store.table(table.id)
            if found is not None:
                table.set_row(*found)
        if entries:
            table.add(entries)
            fresh = True
        return fresh

    def forget(self, table: Table) -> None:
        self.open.pop(table.id, None)
        table.wake()

    def changed(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """Tell everybody who watches, here and in other workers."""
        self.tell_here(table)
        word = ENCODER.encode(entries).decode() if entries else ""
        self.bus.publish(table.id, word if len(word) <= WORD_MOST else "")
        for wrote in self.on_write:
            wrote(table, entries)

    def tell_here(self, table: Table) -> None:
        table.wake()
        for heard in self.on_change:
            heard(table)

    async def heard_of(self, wanted: str, word: str) -> None:
        """Another worker changed the table. The word holds its new entries, or nothing: then we look."""
        if wanted == EVERY:
            await self.look_around()
            return
        table = self.open.get(wanted)
        if table is None:
            return
        entries = DECODER.decode(word) if word else []
        async with table.lock:
            if table.journal is not None and entries and entries[0].seq == table.step + 1:
                table.add(entries)
            elif not entries or entries[-1].seq > table.step:
                try:
                    await self.catch_up(table)
                    if not entries:  # somebody may have come or gone
                        table.last_seen = (await self.store.last_seen([wanted]))[wanted]
                except Refused:
                    return
        self.tell_here(table)

    async def look_around(self) -> None:
        """Take in what words of other workers did not bring, and who is still there, for all tables at once."""
        watched = [t for t in self.open.values() if t.listeners or t.status == "playing"]
        names = [table.id for table in watched]
        heads, seen = await self.store.heads(names), await self.store.last_seen(names)
        for table in watched:
            version, step = heads.get(table.id, (math.inf, 0))  # a table that is gone is looked up, too
            # What was heard since the look is newer than the look.
            if version > table.row.version or step > table.step:
                await self.heard_of(table.id, "")
            before = table.present()
            table.last_seen = seen[table.id]
            if table.present() != before:
                self.tell_here(table)

    # --- gathering

    async def create(self, guest: Guest, asked: TableAsked) -> Table:
        try:
            game = find_game(asked.game)
            settings = game.settle(asked.options, len(asked.seats))
            must_be_offered(game.rules.options, settings)
            first = next((n for n, one in enumerate(asked.seats) if one.kind == "me"), -1)
            seats = [
                new_seat(guest, n, one.kind, one.bot, one.name or (guest.name if n == first else ""))
                for n, one in enumerate(asked.seats)
            ]
        except Trouble as trouble:
            raise Refused.from_trouble(trouble) from None
        away = Away(asked.away.policy, asked.away.after_s, asked.away.deadline_s)
        config = Config(asked.undo, asked.hints, asked.spectators, asked.open_information, away)
        config = replace(config, chat=asked.chat, watchers_talk=asked.watchers_talk)
        start = asked.start and all(seat.kind != "open" for seat in seats)
        listed = asked.listed and self.settings.board
        return await self.put(guest.id, game.name, settings, config, seats, start=start, listed=listed)

    async def put(
        self,
        host: str,
        game: str,
        settings: GameSettings,
        config: Config,
        seats: Sequence[SeatRow],
        start: bool = False,
        chance: str | None = None,
        origin: str | None = None,
        steps: Sequence[tuple[int, int]] = (),
        position: str | None = None,
        opening: str | None = None,
        listed: bool = False,
        after: Table | None = None,
    ) -> Table:
        """A new table in the database and in memory; with ``after`` as that table's rematch.

        Whoever sets up a rematch holds the old table's lock. Conflict if it has changed or has one already.
        """
        at, name = now(), table_id()
        row = TableRow(
            id=name,
            game=game,
            rules_version=find_game(game).rules.version,
            options=stored(settings),
            chance=chance or fresh_secret(),
            status="playing" if start else "open",
            host=host,
            config=config,
            created=at,
            touched=at,
            started=at if start else None,
            origin=origin,
            start=position,
            opening=opening,
            listed=listed,
        )
        entries = [Entry(n, MOVE, seat, action, at, PERSON) for n, (seat, action) in enumerate(steps, 1)]
        table = Table(row, seats, self.url_of(name))
        if entries:
            table.add(entries)
        followed = self.store.following(after.row, name) if after is not None else None
        await self.store.add_table(row, table.seats, entries, followed)
        if after is not None:
            after.set_row(replace(after.row, rematch=name, version=after.row.version + 1), after.seats)
        self.open[name] = table
        log.info("table created", extra={"table": name, "game": game, "seats": len(seats), "started": start})
        if start:
            self.changed(table)
        return table

    async def alter(self, table: Table, change: Callable[[Table], Change]) -> None:
        """Change a table's row and seats; ``change`` looks, refuses or says what becomes of them."""
        for _ in range(TRIES):
            async with table.lock:
                row, seats = change(table)
                try:
                    await self.store.change_table(table.row, row, seats)
                except Conflict:
                    await self.catch_up(table)
                    continue
                changes = {seat.seat: seat for seat in seats}
                row = replace(row, version=row.version + 1)
                table.set_row(row, [changes.get(one.seat, one) for one in table.seats])
                break
        else:
            raise Refused(503, "busy")
        self.changed(table)

    async def sit(self, table: Table, guest: Guest, seat: int, name: str) -> None:
        def change(table: Table) -> Change:
            must_be_open(table)
            here = seat_at(table, seat)
            if (here.kind == "person" and here.guest != guest.id) or here.kind == "bot":
                raise Refused(409, "seat-taken", seat=seat + 1)
            sits_already = any(one != seat for one in table.seats_of(guest.id))
            shown = clean_name(name) or here.name or ("" if sits_already else guest.name)
            return table.row, [replace(here, kind="person", guest=guest.id, name=shown, bot=None)]

        await self.alter(table, change)

    async def rename(self, guest: Guest, before: str) -> None:
        """Call a guest by the new name wherever they sit at a table that is not over."""

        def change(table: Table) -> Change:
            seats = seats_called(table, guest.id, before)
            return table.row, [replace(table.seats[seat], name=guest.name) for seat in seats]

        for name in await self.store.unfinished_of(guest.id):
            with contextlib.suppress(Refused):  # a table of other rules, or gone meanwhile
                table = await self.find(name)
                if seats_called(table, guest.id, before):
                    await self.alter(table, change)

    async def leave(self, table: Table, guest: str, seat: int) -> None:
        def change(table: Table) -> Change:
            must_own(table, guest, seat)
            must_be_open(table)
            return table.row, [replace(table.seats[seat], kind="open", guest=None, name="", bot=None)]

        await self.alter(table, change)

    async def start(self, table: Table, guest: str) -> None:
        def change(table: Table) -> Change:
            if table.row.host != guest:
                raise Refused(403, "not-host")
            must_be_open(table)
            empty = [seat.seat + 1 for seat in table.seats if seat.kind == "open"]
            if empty:
                raise Refused(409, "seats-open", seats=", ".join(map(str, empty)))
            game, settings = settled_anew(table)
            options, version = stored(settings), game.rules.version
            row = replace(table.row, options=options, rules_version=version, status="playing", started=now())
            return row, []

        await self.alter(table, change)
        log.info("table started", extra={"table": table.id})

    # --- playing

    async def write(self, table: Table, make: Callable[[Table], Draft]) -> None:
        """Save what ``make`` gives, then let it happen; make it anew if another worker was first."""
        for _ in range(TRIES):
            async with table.lock:
                try:
                    draft = make(table)
                except Refused:
                    if self.settings.shared and await self.catch_up(table):
                        continue
                    raise
                if not draft.entries:
                    return
                course = self.course_after(table, draft)
                try:
                    await self.store.append(table.id, draft.entries, course)
                except Conflict:
                    if not await self.catch_up(table):
                        raise
                    continue
                if course is not None:
                    table.row = replace(table.row, **asdict(course))
                table.add(draft.entries)
                break
        else:
            raise Refused(503, "busy")
        self.changed(table, draft.entries)

    def course_after(self, table: Table, draft: Draft) -> Course | None:
        """What the table's row must say with these entries: the end, or now and then a sign of life."""
        at = draft.entries[-1].at
        if draft.over:
            return Course("over", at, at)
        if table.status == "over" or at - table.row.touched > SIGN_S:
            return Course("playing", None, at)
        return None

    async def move(self, table: Table, guest: str | None, asked: MoveAsked) -> msgspec.Raw:
        seat = asked.seat

        def make(table: Table, journal: Journal) -> Draft:
            trial = journal.trial()
            actions = taken(table, trial, guest, asked)
            last, at = journal.step + len(actions), now()
            first = Entry(journal.step + 1, MOVE, seat, actions[0], at, PERSON, asked.key, last)
            rest = [
                Entry(first.seq + i, MOVE, seat, action, at, PERSON)
                for i, action in enumerate(actions[1:], 1)
            ]
            return trial.draft([first, *rest])

        return await self.do_once(table, guest, asked, make)

    async def do_once(
        self,
        table: Table,
        guest: str | None,
        asked: MoveAsked | UndoAsked,
        make: Callable[[Table, Journal], Draft],
    ) -> msgspec.Raw:
        """What somebody asks of a seat of their own, at the question they see; asked again it is not done again."""

        def unless_done(table: Table) -> Draft:
            must_own(table, guest, asked.seat)
            journal = must_play(table)
            if table.answered(asked.seat, asked.key) is not None:
                return Draft()
            self.must_be_current(table, guest, asked.seat, asked.step)
            return make(table, journal)

        await self.write(table, unless_done)
        return answer_once(table, guest, asked)

    def must_be_current(self, table: Table, guest: str | None, seat: int, step: int) -> None:
        journal = must_play(table)
        if not journal.is_current(seat, step):
            reason = Reason("table", "reason-stale", {"step": table.step})
            raise refused_move(table, guest, seat, step, 409, "stale-step", reason)


def answer_once(table: Table, guest: str | None, asked: MoveAsked | UndoAsked) -> msgspec.Raw:
    """What the request with this key brought about: also when it is asked again, after others have moved."""
    number = table.answered(asked.seat, asked.key)
    assert number is not None
    return state_told(table.as_of(number), guest, asked.seat, asked.step)


def taken(table: Table, trial: Trial, guest: str | None, asked: MoveAsked) -> list[int]:
    """The actions of a list, tried one after another.

    Only the last may bring something to light or close the turn: whatever were said of one after that, even
    that it is legal, would tell what chance or others bring to somebody who has yet to commit themselves. It
    is not even read.
    """
    found: list[int] = []
    for given in asked.actions:
        if trial.is_final:
            reason = Reason("table", "reason-list-reveals")
            raise refused_move(table, guest, asked.seat, asked.step, 422, "list-reveals", reason)
        found.append(take(table, trial, guest, asked.seat, given, asked.step))
    return found


def take(table: Table, trial: Trial, guest: str | None, seat: int, given: int | str, since: int) -> int:
    game = table.game
    try:
        action = given if isinstance(given, int) else game.words.read(given)
    except Trouble as trouble:
        refused = refused_move(
            table, guest, seat, since, 422, trouble.key, Reason("table", "reason-no-action")
        )
        refused.args_ = trouble.facts
        raise refused from None
    if not trial.take(seat, action):
        reason = game.words.why_not(trial.state, seat, action)
        raise refused_move(table, guest, seat, since, 422, "illegal-move", reason)
    return action


def refused_move(
    table: Table, guest: str | None, seat: int, since: int, status: int, key: str, reason: Reason
) -> Refused:
    refused = Refused(status, key)
    refused.reason = reason
    refused.state = state_message(table, guest, seat, min(since, table.step))
    return refused


def new_seat(guest: Guest, number: int, kind: str, bot: str | None, name: str | None) -> SeatRow:
    # A person without a name stays so: each reader's page says "Player 2" in its own language.
    shown = clean_name(name or "")
    if kind == "me":
        return SeatRow(number, "person", guest.id, shown)
    if kind == "bot":
        return SeatRow(number, "bot", name=shown, bot=offered_bot(bot or "greedy"))
    return SeatRow(number)


def offered_bot(bot: str) -> str:
    """A bot by a name that the server offers: never any other, some take a budget, one starts a program."""
    offered = known_bots()
    if bot not in offered:
        raise Trouble("unknown-bot", bot=bot[:40], known=", ".join(offered))
    return bot


def seats_called(table: Table, guest: str, name: str) -> list[int]:
    """The seats that bear a guest's name. At one screen several people play under names of their own."""
    mine = table.seats_of(guest)
    if len(mine) < 2:
        return mine
    bearing = [seat for seat in mine if table.seats[seat].name == name]
    return bearing if name else bearing[:1]


def seat_at(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refused(404, "no-seat", seat=seat + 1)
    return table.seats[seat]


def must_own(table: Table, guest: str | None, seat: int) -> None:
    seat_at(table, seat)
    if not table.is_mine(guest, seat):
        raise Refused(403, "not-your-seat", seat=seat + 1)
    if table.is_resigned(seat):
        raise Refused(403, "seat-resigned", seat=seat + 1)


def must_be_open(table: Table) -> None:
    if table.status != "open":
        raise Refused(409, "already-started")


def must_play(table: Table) -> Journal:
    if table.frozen is not None:
        raise Refused.from_trouble(table.frozen, 409)
    if table.journal is None:
        raise Refused(409, "not-started")
    return table.journal


def settled_anew(table: Table) -> tuple[Game, GameSettings]:
    """The table's room and options under the rules of today, under which a game begins."""
    try:
        return table.game, table.game.settle(table.settings(), len(table.seats))
    except Trouble as trouble:
        raise Refused.from_trouble(trouble, 409) from None


def stored(settings: GameSettings) -> dict[str, Setting]:
    return {k: list(v) if isinstance(v, tuple) else v for k, v in settings.items()}


def may_look(table: Table, guest: str | None, seat: int) -> None:
    """Whether this guest may see the table as this seat sees it."""
    if seat >= 0:
        seat_at(table, seat)
    if seat < -1:
        raise Refused(404, "no-seat", seat=seat + 1)
    at_table = bool(table.seats_of(guest)) or (guest is not None and table.row.host == guest)
    if table.status != "open" and not at_table and not table.config.spectators:
        raise Refused(403, "no-spectators")
    if seat >= 0 and not table.is_mine(guest, seat) and not table.config.open_information:
        raise Refused(403, "not-your-seat", seat=seat + 1)
