"""What happens at a table without anybody asking: bots play, absent people are stood in for, time passes.

Every moment is worked out from stored times, so a restart changes nothing but the wait.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from misto.core.decision import Option
from misto.core.record import legal_actions
from misto.core.state import State
from misto.server.errors import Refused
from misto.server.journal import AWAY, BOT, MOVE, Draft, Entry
from misto.server.outage import outage
from misto.server.outward import now
from misto.server.settings import Settings
from misto.server.store import Store
from misto.server.table import Table
from misto.server.tables import Tables
from misto.server.thinkers import Confused, Thinkers

log = logging.getLogger("misto.driver")
TICK_S = 1.0
SEEN_EVERY_S = 10.0
LOOK_EVERY_S = 5.0
EXPIRE_EVERY_S = 600.0
LEASE_S = 30.0
QUIET_S = 600.0
LOOK_AGAIN_S = 600.0
STAND_IN = "greedy"
SKIPS = ("pass", "done")

Job = tuple[int, str, str]  # seat, bot, in whose place: BOT or AWAY


class Driver:
    def __init__(self, settings: Settings, store: Store, tables: Tables, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.thinkers = thinkers
        self.clock: asyncio.Task[None] | None = None
        self.running: set[asyncio.Task[None]] = set()
        self.asleep: dict[str, float] = {}  # tables put out of memory: when to look at them again
        tables.on_change.append(self.wake)

    def start(self) -> None:
        self.clock = asyncio.create_task(self.run())

    async def close(self) -> None:
        tasks = [*self.running, *([self.clock] if self.clock is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- the clock

    async def run(self) -> None:
        due = {self.look: 0.0, self.note_seen: 0.0, self.expire: 0.0}
        every = {self.look: LOOK_EVERY_S, self.note_seen: SEEN_EVERY_S, self.expire: EXPIRE_EVERY_S}
        while True:
            for table in list(self.tables.open.values()):
                self.wake(table)
            for chore, moment in list(due.items()):
                if moment <= now():
                    due[chore] = now() + every[chore]
                    try:
                        await chore()
                    except SQLAlchemyError as why:
                        log.warning("a chore waits for the database", extra={"why": outage(why)})
                    except Exception:
                        log.exception("a chore failed")
            await asyncio.sleep(TICK_S)

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
            for name, guest in pairs:
                if name in self.tables.open:
                    self.tables.open[name].last_seen[guest] = at
        self.make_room()

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
        if gone:
            log.info("tables expired", extra={"tables": gone})
            self.tables.open = {
                n: t for n, t in self.tables.open.items() if t.listeners or t.driving is not None
            }

    # --- one table

    def wake(self, table: Table) -> None:
        if table.driving is None and self.jobs(table):
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
        try:
            while self.jobs(table):
                if self.settings.shared and not await self.lease(table):
                    return
                people = any(one.kind == "person" and table.is_present(one.guest) for one in table.seats)
                if people and self.settings.bot_pause_s:
                    await asyncio.sleep(self.settings.bot_pause_s)
                await self.decide(table, self.jobs(table))
        except Refused as refused:
            log.warning("bots stopped", extra={"table": table.id, "why": refused.key})
        except SQLAlchemyError as why:
            log.warning("bots wait for the database", extra={"table": table.id, "why": outage(why)})
            await asyncio.sleep(1)
        except Exception:
            log.exception("bots stopped", extra={"table": table.id})
            await asyncio.sleep(1)
        finally:
            table.driving = None

    async def lease(self, table: Table) -> bool:
        """Whether this worker leads the table's bots; the lease is renewed when half of it has passed."""
        if table.leased_until - now() > LEASE_S / 2:
            return True
        until = now() + LEASE_S
        if not await self.store.lease(table.id, self.tables.bus.worker, until):
            return False
        table.leased_until = until
        return True

    async def decide(self, table: Table, jobs: Sequence[Job]) -> None:
        journal = table.journal
        if journal is None or not jobs:
            return
        step, state = journal.step, journal.state.copy()
        chosen = {
            seat: skip for seat, _, by in jobs if by == AWAY and (skip := skipped(table, seat)) is not None
        }
        thinking = [(seat, bot) for seat, bot, _ in jobs if seat not in chosen]
        if thinking:
            chosen |= await self.think(table, state, thinking)

        def make(table: Table) -> Draft:
            trial, at, made = journal.trial(), now(), list[Entry]()
            still = {seat for seat, _, _ in self.jobs(table)}
            for seat, _, by in jobs:
                if seat not in still or not journal.is_current(seat, step):
                    continue
                action = chosen[seat]
                if not trial.take(seat, action):
                    log.error("a bot chose what is not legal", extra={"table": table.id, "seat": seat})
                    action = any_legal(table, trial.state, seat)
                    if not trial.take(seat, action):
                        continue
                made.append(Entry(journal.step + len(made) + 1, MOVE, seat, action, at, by))
                if not table.game.rules.simultaneous:
                    break
            return trial.draft(made)

        await self.tables.write(table, make)

    async def think(self, table: Table, state: State, seats: Sequence[tuple[int, str]]) -> dict[int, int]:
        try:
            actions = await self.thinkers.choices(table.game, state, seats)
            return dict(zip((seat for seat, _ in seats), actions, strict=True))
        except (Confused, ValueError) as why:
            log.error(
                "a bot failed; a legal move replaces its choice", extra={"table": table.id, "why": str(why)}
            )
            return {seat: any_legal(table, state, seat) for seat, _ in seats}


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
