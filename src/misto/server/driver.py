"""What happens at a table without anybody asking: bots play, absent people are stood in for, time passes.

Every moment is worked out from stored times, so a restart changes nothing but the wait.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from misto.bots import Choice
from misto.core.decision import Option
from misto.core.record import legal_actions
from misto.core.state import State
from misto.server.authority import Tables, must_play
from misto.server.custody import blank_names_without_origin, sweep
from misto.server.ending import end_tasks
from misto.server.errors import Refused
from misto.server.journal import AWAY, BOT, MOVE, Draft, Entry, Journal
from misto.server.live_table import Table
from misto.server.outage import outage
from misto.server.outward import now
from misto.server.path import HURRIED
from misto.server.peers import PEERS, SHARED, Peers
from misto.server.queue import ANALYSIS, LIVE, Asker
from misto.server.settings import Settings
from misto.server.store import Store
from misto.server.thinkers import Confused, Thinkers, Withdrawn

log = logging.getLogger("misto.driver")
TICK_S = 1.0
SEEN_EVERY_S = 10.0
LOOK_EVERY_S = 5.0
EXPIRE_EVERY_S = 600.0
LEASE_S = 10.0  # renewed while bots think: so long a killed worker's tables wait
LEASE_AGAIN_S = 2.0  # how often to look whether another worker still leads a table
QUIET_S = 600.0
LOOK_AGAIN_S = 600.0
STAND_IN = "greedy"
SKIPS = ("pass", "done")

Job = tuple[int, str, str]  # seat, bot, in whose place: BOT or AWAY


@dataclass(frozen=True, slots=True)
class Chosen:
    seat: int
    action: int
    by: str
    step: int  # of the table when the seat was asked


class Driver:
    def __init__(self, settings: Settings, store: Store, tables: Tables, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.thinkers = thinkers
        self.peers = Peers(tables.bus)
        self.closed = False
        self.clocks: list[asyncio.Task[None]] = []
        self.running: set[asyncio.Task[None]] = set()
        self.asleep: dict[str, float] = {}  # tables put out of memory: when to look at them again
        tables.on_change.append(self.wake)

    def start(self) -> None:
        self.clocks = [asyncio.create_task(self.run()), asyncio.create_task(self.keep_expiring())]

    async def close(self) -> None:
        self.closed = True
        await end_tasks([*self.running, *self.clocks])
        if self.settings.shared:
            with contextlib.suppress(SQLAlchemyError):  # then they wait until the leases end
                await self.store.give_leases_back(self.tables.bus.worker)

    # --- the clock

    async def run(self) -> None:
        due = {self.look: 0.0, self.note_seen: 0.0}
        every = {self.look: LOOK_EVERY_S, self.note_seen: SEEN_EVERY_S}
        while True:
            for table in list(self.tables.open.values()):
                self.wake(table)
                table.rest()
            for name in self.thinkers.unattended() & self.tables.open.keys():
                self.attend(self.tables.open[name])
            if self.settings.shared:
                self.speak_to_peers()
            for chore, moment in list(due.items()):
                if moment <= now():
                    due[chore] = now() + every[chore]
                    await self.do(chore)
            await asyncio.sleep(TICK_S)

    async def keep_expiring(self) -> None:
        """Beside the clock: however much there is to clear away, no bot and no deadline waits for it."""
        while True:
            await self.do(self.expire)
            await asyncio.sleep(EXPIRE_EVERY_S)

    async def do(self, chore: Callable[[], Awaitable[None]]) -> None:
        try:
            await chore()
        except SQLAlchemyError as why:
            log.warning("a chore waits for the database", extra={"why": outage(why)})
        except Exception:
            log.exception("a chore failed")

    def speak_to_peers(self) -> None:
        watching = {t.id: len(t.onlookers) for t in self.tables.open.values() if t.onlookers}
        waiting = self.thinkers.queue.count_by_class()
        self.peers.tell(self.thinkers.count, waiting[LIVE], watching, waiting[ANALYSIS])
        for table in self.tables.open.values():
            elsewhere = self.peers.watching(table.id, now())
            if elsewhere != table.elsewhere:
                table.elsewhere = elsewhere
                table.wake()

    async def look(self) -> None:
        """Take up tables that wait for a bot or a timer and that nobody has open: after a restart."""
        playing = await self.store.playing()
        self.asleep = {name: self.asleep[name] for name in playing if name in self.asleep}
        for name in playing:
            if name not in self.tables.open and self.asleep.get(name, 0.0) <= now():
                try:
                    self.wake(await self.tables.load(name))
                except Refused as refused:
                    log.warning("a table does not open", extra={"table": name, "why": refused.key})
                    self.asleep[name] = now() + LOOK_AGAIN_S
                self.make_room()
                await asyncio.sleep(0)
        if self.settings.shared:
            await self.tables.look_around()

    async def note_seen(self) -> None:
        pairs = [(t.id, guest) for t in self.tables.open.values() for guest, n in t.here.items() if n > 0]
        if pairs:
            at = now()
            await self.store.seen(pairs, at)
            looking = [(name, guest) for name, guest in pairs if self.is_in_sight(name, guest)]
            if looking:
                await self.store.in_sight(looking, at)
            for name, guest in pairs:
                if name in self.tables.open:
                    self.tables.open[name].last_seen[guest] = at
        self.make_room()

    def is_in_sight(self, name: str, guest: str) -> bool:
        return name in self.tables.open and self.tables.open[name].is_in_sight(guest)

    def make_room(self) -> None:
        """Put tables out of memory that are over and quiet, or that are too many, the longest unused first."""
        open_ = self.tables.open
        idle = [t for t in open_.values() if not t.listeners and t.driving is None and not t.lock.locked()]
        idle.sort(key=lambda table: table.used)
        for table in idle:
            quiet = (table.status != "playing" or table.frozen is not None) and table.used < now() - QUIET_S
            if quiet or len(open_) > self.settings.tables_in_memory:
                self.asleep[table.id] = self.next_look(table)
                del open_[table.id]

    def next_look(self, table: Table) -> float:
        """When somebody's time runs out there, and in any case now and then."""
        owing = table.journal.owing() if table.journal is not None else []
        moments = [due for seat in owing if (due := table.due(seat)) is not None]
        return min([*moments, now() + LOOK_AGAIN_S])

    async def expire(self) -> None:
        ages = {
            "open": self.settings.expire_open_hours * 3600,
            "playing": self.settings.expire_playing_days * 86400,
            "over": self.settings.expire_over_days * 86400,
        }
        gone = await self.store.expire({status: now() - age for status, age in ages.items() if age > 0})
        for name in await blank_names_without_origin(self.store):
            await self.tables.heard_of(name, "")
            self.tables.bus.publish(name)
        left = await sweep(self.store, self.settings)
        if left:
            log.info("guests expired", extra={"guests": left})
        if gone:
            log.info("tables expired", extra={"tables": gone})
            self.tables.open = {
                n: t for n, t in self.tables.open.items() if t.listeners or t.driving is not None
            }

    # --- other workers

    async def heard(self, wanted: str, word: str) -> None:
        """Word on the bus: of a table, or from one worker to the others."""
        if wanted != PEERS:
            await self.tables.heard_of(wanted, word)
            return
        said = self.peers.hear(word, now())
        if said.to == self.tables.bus.worker:
            for name in said.tables:
                with contextlib.suppress(Refused, SQLAlchemyError):  # then look() finds it
                    table = await self.tables.find(name)
                    table.lease_at = table.leased_until = 0.0
                    self.wake(table)
        elif not self.closed:
            self.leave_some()

    def leave_some(self) -> None:
        """Leave tables that wait here to a worker where fewer wait."""
        queue, waiting = self.thinkers.queue, 0
        for kind in SHARED:
            waiting += queue.turns[kind].count
            to, count = self.peers.too_many(self.thinkers.count, waiting, now(), kind)
            if count:
                begun = {asked.asker.table for asked in self.thinkers.busy}
                self.thinkers.withdraw(queue.last_tables(count, begun, kind), to)

    async def lease(self, table: Table) -> bool:
        """Whether this worker leads the table's bots; the lease is renewed when half of it has passed."""
        if table.leased_until - now() > LEASE_S / 2:
            return True
        until = now() + LEASE_S
        if not await self.store.lease(table.id, self.tables.bus.worker, until):
            table.lease_at = now() + LEASE_AGAIN_S
            return False
        table.leased_until = until
        return True

    async def leave(self, table: Table, to: str) -> None:
        table.leased_until, table.lease_at = 0.0, now() + LEASE_AGAIN_S
        with contextlib.suppress(SQLAlchemyError):  # then it is ours again in a moment
            if await self.store.pass_lease(table.id, self.tables.bus.worker, to, now() + LEASE_S):
                self.peers.leave(table.id, to)

    # --- one table

    def wake(self, table: Table) -> None:
        if table.driving is None and not self.closed and table.lease_at <= now() and self.jobs(table):
            table.driving = asyncio.create_task(self.drive(table))
            self.running.add(table.driving)
            table.driving.add_done_callback(self.running.discard)

    def jobs(self, table: Table) -> list[Job]:
        """The decisions that are taken now for somebody who does not take them."""
        journal = table.journal
        if journal is None or journal.is_over:
            return []
        found: list[Job] = []
        for seat in journal.owing():
            bot = table.bot_of(seat)
            if bot is not None:
                found.append((seat, bot, BOT))
            else:
                due = table.due(seat)
                if due is not None and due <= now():
                    found.append((seat, STAND_IN, AWAY))
        return found

    async def drive(self, table: Table) -> None:
        thinking: dict[int, asyncio.Task[Chosen | None]] = {}
        try:
            await self.play(table, thinking)
        except Withdrawn as to:
            await self.leave(table, str(to))
        except Refused as refused:
            log.warning("bots stopped", extra={"table": table.id, "why": refused.key})
        except SQLAlchemyError as why:
            log.warning("bots wait for the database", extra={"table": table.id, "why": outage(why)})
            await asyncio.sleep(1)
        except Exception:
            log.exception("bots stopped", extra={"table": table.id})
            await asyncio.sleep(1)
        finally:
            await end_tasks(thinking.values())
            table.driving = None

    async def play(self, table: Table, thinking: dict[int, asyncio.Task[Chosen | None]]) -> None:
        """Let each seat that owes think for itself, and save what is chosen as it comes."""
        while (jobs := self.jobs(table)) or thinking:
            if self.settings.shared and not await self.lease(table):
                return
            for job in jobs:
                if job[0] not in thinking:
                    thinking[job[0]] = asyncio.create_task(self.decide(table, job))
            until = LEASE_S / 3 if self.settings.shared else None
            await asyncio.wait(thinking.values(), timeout=until, return_when=asyncio.FIRST_COMPLETED)
            done = [seat for seat, task in thinking.items() if task.done()]
            chosen = [one for seat in done if (one := thinking.pop(seat).result()) is not None]
            if chosen:
                await self.save(table, chosen)

    async def decide(self, table: Table, job: Job) -> Chosen | None:
        """What is done at a seat; None if meanwhile nothing is asked of it."""
        seat, bot, by = job
        people = any(one.kind == "person" and table.is_present(one.guest) for one in table.seats)
        if people and self.settings.bot_pause_s:
            await asyncio.sleep(self.settings.bot_pause_s)
        journal = table.journal
        if journal is None or seat not in journal.owed:
            return None
        step = journal.step
        action = skipped(table, seat) if by == AWAY else None
        if action is None:
            legal = legal_actions(table.game, journal.state, seat)
            if len(legal) > 1:
                made = await self.think(table, journal, seat, bot)
                hurried = by == BOT and made.cut
                return Chosen(seat, made.action, HURRIED if hurried else by, step)
            action = legal[0]
        return Chosen(seat, action, by, step)

    def attend(self, table: Table) -> None:
        """Ask the bots as at any live table once somebody has come."""
        if table.is_attended():
            self.thinkers.attend(table.id)

    async def think(self, table: Table, journal: Journal, seat: int, bot: str) -> Choice:
        state = journal.state.copy()
        try:
            asker = Asker(table.row.host, table.id, table.opened_from)
            kind = LIVE if table.is_attended() else ANALYSIS
            return await self.thinkers.choice(table.game, state, seat, bot, asker, kind)
        except (Confused, ValueError) as why:
            if not self.closed:
                log.error(
                    "a bot failed; a legal move replaces its choice",
                    extra={"table": table.id, "seat": seat, "why": str(why)},
                )
            return Choice(any_legal(table, state, seat))

    async def save(self, table: Table, chosen: Sequence[Chosen]) -> None:
        def make(table: Table) -> Draft:
            journal = must_play(table)
            trial, at, made = journal.trial(), now(), list[Entry]()
            still = {seat for seat, _, _ in self.jobs(table)}
            for one in chosen:
                if one.seat not in still or not journal.is_current(one.seat, one.step):
                    continue
                action = one.action
                if not trial.take(one.seat, action):
                    log.error("a bot chose what is not legal", extra={"table": table.id, "seat": one.seat})
                    action = any_legal(table, trial.state, one.seat)
                    if not trial.take(one.seat, action):
                        continue
                made.append(Entry(journal.step + len(made) + 1, MOVE, one.seat, action, at, one.by))
                if not table.game.rules.simultaneous:
                    break
            return trial.draft(made)

        await self.tables.write(table, make)


def any_legal(table: Table, state: State, seat: int) -> int:
    return secrets.choice(legal_actions(table.game, state, seat))


def skipped(table: Table, seat: int) -> int | None:
    """The action that passes this decision up, where the table skips absent people and the rules have one."""
    if table.config.away.policy != "skip" or table.journal is None:
        return None
    decision = table.game.words.decide(table.journal.state, seat)
    options: tuple[Option, ...] = decision.options if decision is not None else ()
    if len(options) == 1:
        return options[0].action
    return next((option.action for option in options if option.verb in SKIPS), None)
