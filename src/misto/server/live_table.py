"""A table in memory: its row, its seats, its journal, and who is looking."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from copy import copy
from dataclasses import replace

import msgspec

from misto.core.begin import Begin, find_named
from misto.core.begin import marks_of as opening_marks
from misto.core.game import Game, View
from misto.core.message import LineInfo, StateMessage, Status, TalkInfo
from misto.core.options import Settings
from misto.core.record import MARK_STOPPED, Record
from misto.core.state import IllegalAction
from misto.core.telling import sheet_known_to
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.server.journal import RESIGN, Entry, Journal
from misto.server.outward import now
from misto.server.path import marks_of, moves_of
from misto.server.reply import Written, encoded
from misto.server.rows import SeatRow, TableRow

log = logging.getLogger("misto.tables")
PRESENT_S = 30.0
REST_S = 5.0
ROOM_FAILED = "room-failed"
LARGE = 8  # seats from which on parts of a message are written once for everybody


class Listener:
    """One open live channel: woken when there is something to send."""

    def __init__(self, guest: str | None, where: str = "", shown: str = "") -> None:
        self.guest = guest
        self.where = where  # the address it came from
        self.shown = shown  # the hash of the cookie or token it came with
        self.ended: Exception | None = None  # why the host or the guest ended it
        self.wake = asyncio.Event()
        self.in_sight = False  # the tab it is of is looked at, as the page says
        self.returns = False  # its stream ended in good order, to be asked for again


class Known:
    """What all viewers of a position see alike. Where all play at once, it stays while they decide."""

    def __init__(self, journal: Journal, seats: int) -> None:
        self.journal = journal
        self.state = journal.state
        self.changed = journal.changed
        self.seats = range(seats)
        self.over = journal.is_over
        views = journal.game.words.views
        self.views = views(journal.state) if views is not None else None
        self.sheets = sheet_known_to(journal.game, journal.state, -1, self.seats)
        self.once = Written(seats)

    def is_of(self, journal: Journal) -> bool:
        same = self.state is journal.state and self.changed == journal.changed
        return same and self.over == journal.is_over

    def view(self, viewer: int) -> View:
        return self.views(viewer) if self.views else self.journal.game.words.view(self.state, viewer)

    def sheets_for(self, viewer: int) -> list[list[LineInfo]]:
        """The score sheets everybody knows, and the viewer's own as the viewer knows it."""
        sheets = list(self.sheets)
        if viewer >= 0 and not self.over:
            own = range(viewer, viewer + 1)
            sheets[viewer] = sheet_known_to(self.journal.game, self.state, viewer, own)[0]
        return sheets

    def written(self, message: StateMessage) -> bytes:
        """The message as JSON. At a large table nearly all of it is everybody's: written once, not for each."""
        if len(self.seats) < LARGE or message["view"] is None:
            return encoded(message)
        view, sheets = self.once.view(message["view"]), self.once.by_seat(message["sheets"])
        return encoded({**message, "view": view, "sheets": sheets})


class Table:
    def __init__(self, row: TableRow, seats: Sequence[SeatRow], url: str) -> None:
        self.url = url
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.here: Counter[str] = Counter()  # guests with a live channel in this worker
        self.onlookers: Counter[str] = Counter()  # who looks on without a seat, in this worker
        self.elsewhere = 0  # how many do so in others
        self.last_seen: dict[str, float] = {}
        self.journal: Journal | None = None
        self.frozen: Trouble | None = None  # why the game, begun though it is, cannot go on here
        self.log: list[Entry] = []  # of a frozen table, which has no journal
        self.shared: Known | None = None
        self.told: dict[tuple[str | None, int, int | None], msgspec.Raw] = {}
        self.told_at: tuple[int, list[int]] | None = None
        self.said: list[TalkInfo] | None = None  # None: nobody has asked yet what was said here
        self.said_anew = 0  # goes up when all that was said is looked up again
        self.called: dict[int, float] = {}  # seats whose people were told of their turn, and of which
        self.opened_from = (
            ""  # the address, for who takes turns: only in memory, and only where it was opened
        )
        self.leased_until = 0.0  # how long this worker leads the table's bots, if there are others
        self.lease_at = 0.0  # when to ask for that, if another worker leads them
        self.driving: asyncio.Task[None] | None = None
        self.used = now()
        self.revision = 0  # goes up with every change that listeners should hear of
        self.rows_set = 0
        self.set_row(row, seats)

    def set_row(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.row = row
        self.id = row.id
        self.seats = list(seats)
        self.config = row.config
        self.revision += 1
        self.rows_set += 1
        if self.journal is None and self.frozen is None and row.started is not None:
            try:
                self.game.must_play(row.rules_version)
                self.journal = Journal(self.game, self.base_record(), row.started)
            except Trouble as trouble:
                self.frozen = trouble
            except Exception:  # whatever a room of another package raises, its table alone stands still
                self.frozen = self.room_failed()

    @property
    def game(self) -> Game:
        """The table's room; Trouble where this server has no such room."""
        return find_game(self.row.game)

    def base_record(self) -> Record:
        row = self.row
        marks = {"continued from": row.origin} if row.origin else {}
        if row.opening:
            marks |= opening_marks(row.opening, row.chance)
        return Record(
            row.game,
            row.rules_version,
            self.settings(),
            self.names(),
            row.chance,
            (),
            marks,
            row.start or "",
        )

    def began(self) -> Begin | None:
        """The named position this table began from, as it is known today."""
        return find_named(self.game, self.row.opening) if self.row.opening else None

    def settings(self) -> Settings:
        return {
            key: tuple(value) if isinstance(value, list) else value for key, value in self.row.options.items()
        }

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name or seat.bot or f"seat {seat.seat + 1}" for seat in self.seats)

    def stopped_record(self) -> Record:
        """The moves of a frozen table as they are stored."""
        assert self.frozen is not None
        taken, base = moves_of(self.log), self.base_record()
        marks = base.marks | marks_of(self.log, taken) | {MARK_STOPPED: str(base.rules_version)}
        return replace(base, steps=tuple((one.seat, one.action) for one in taken), marks=marks)

    def add(self, entries: Sequence[Entry]) -> None:
        if self.journal is None:
            self.log.extend(entries)
        else:
            try:
                self.journal.add_all(entries)
            except (IllegalAction, IndexError, ValueError):
                self.freeze_at(entries, Trouble("table-damaged", step=self.journal.step + 1))
            except Exception:
                self.freeze_at(entries, self.room_failed())
        self.revision += 1

    def answered(self, seat: int, key: str) -> int | None:
        """The number at which the log ended after the request with this key, None if there was none."""
        return self.journal.answered(seat, key) if self.journal is not None else None

    def rest(self) -> None:
        """Nobody asked lately: what was worked out to be told goes, it can be worked out anew."""
        if self.used < now() - REST_S:
            self.shared = None
            self.told.clear()
            if self.journal is not None:
                self.journal.rest()

    def room_failed(self) -> Trouble:
        """To be called where the exception is at hand: the log says what it was."""
        log.exception("a room failed at a table", extra={"table": self.id, "game": self.row.game})
        return Trouble(ROOM_FAILED, game=self.row.game)

    def freeze_at(self, entries: Sequence[Entry], why: Trouble) -> None:
        """The log cannot be followed: show what is stored and let nobody play on."""
        assert self.journal is not None
        known = self.journal.entries[: entries[0].seq - 1]
        self.frozen = why
        self.log, self.journal = [*known, *entries], None

    def as_of(self, step: int) -> "Table":
        """The table as it was when its log ended at that number: for whoever asks again."""
        assert self.journal is not None
        if step == self.step:
            return self
        past = copy(self)
        past.journal, past.shared, past.told = self.journal.as_of(step), None, {}
        return past

    # --- questions

    @property
    def step(self) -> int:
        if self.journal is None:
            return self.log[-1].seq if self.log else 0
        return self.journal.step

    @property
    def status(self) -> Status:
        if self.journal is None:
            return self.row.status if self.frozen is not None else "open"
        return "over" if self.journal.is_over else "playing"

    def is_mine(self, guest: str | None, seat: int) -> bool:
        if guest is None or not 0 <= seat < len(self.seats):
            return False
        one = self.seats[seat]
        return one.kind == "person" and one.guest == guest

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.is_mine(guest, seat)]

    def is_resigned(self, seat: int) -> bool:
        if self.journal is None:
            return any(entry.kind == RESIGN and entry.seat == seat for entry in self.log)
        return seat in self.journal.resigned

    def is_present(self, guest: str | None) -> bool:
        if guest is None:
            return False
        return self.here[guest] > 0 or self.last_seen.get(guest, 0.0) > now() - PRESENT_S

    def is_in_sight(self, guest: str) -> bool:
        """Whether the guest looks at the table in a tab that this worker speaks to."""
        return any(one.in_sight and one.guest == guest for one in self.listeners)

    def present(self) -> list[int]:
        """Seats whose people are there."""
        return [s.seat for s in self.seats if s.kind == "person" and self.is_present(s.guest)]

    def watching(self) -> int:
        """How many look on without a seat."""
        return len(self.onlookers) + self.elsewhere

    def is_attended(self) -> bool:
        """Whether somebody waits for the bots here: who is there, looks on, came or moved just now, or is asked.

        Of whoever is stood in for, the decisions wait for nobody.
        """
        if self.watching() or self.present():
            return True
        journal, lately = self.journal, now() - PRESENT_S
        if journal is None:
            return False
        people = [s.seat for s in self.seats if s.kind == "person" and self.bot_of(s.seat) is None]
        if people and journal.started > lately:
            return True
        asked = any(seat in journal.owed and seat not in journal.away for seat in people)
        return asked or any(journal.has_acted(seat, lately) for seat in people)

    def others(self, guest: str | None) -> list[int]:
        """Seats of other people who still play: those who must accept a take-back."""
        return [
            s.seat
            for s in self.seats
            if s.kind == "person" and s.guest != guest and not self.is_resigned(s.seat)
        ]

    @property
    def hints(self) -> bool:
        """Whether a bot may be asked for advice: where nobody said, only as long as one person plays."""
        if self.config.hints is not None:
            return self.config.hints
        return len({s.guest for s in self.seats if s.kind == "person"}) < 2

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays the seat for good: its own, or the one that took over from who resigned."""
        one = self.seats[seat]
        if one.kind == "bot":
            return one.bot
        return "greedy" if self.is_resigned(seat) else None

    def due(self, seat: int) -> float | None:
        """When somebody decides for this person, if they do not; None if nobody ever does."""
        journal, away = self.journal, self.config.away
        if journal is None or seat not in journal.owed or away.policy == "wait" or self.bot_of(seat):
            return None
        owed, guest = journal.owed[seat], self.seats[seat].guest
        moments = []
        if away.deadline_s is not None:
            moments.append(owed + away.deadline_s)
        if not self.is_present(guest):
            gone = self.last_seen.get(guest or "", journal.started)
            moments.append(0.0 if seat in journal.away and gone <= owed else max(owed, gone) + away.after_s)
        return min(moments) if moments else None

    def deadline(self, seat: int) -> float | None:
        """When the decision now asked of this seat (of anybody, for a spectator) is taken for it."""
        journal, away = self.journal, self.config.away
        if journal is None or away.policy == "wait" or away.deadline_s is None:
            return None
        owed = [at for s, at in journal.owed.items() if (s == seat or seat < 0) and self.bot_of(s) is None]
        return min(owed) + float(away.deadline_s) if owed else None

    def clocks(self) -> list[float | None] | None:
        """By when each seat must have decided what it is asked now; None where no clock runs at this table."""
        if self.config.away.policy == "wait" or self.config.away.deadline_s is None or self.journal is None:
            return None
        return [self.deadline(seat) for seat in range(len(self.seats))]

    def may_take_back(self, seat: int) -> bool:
        """Whether the others may be asked now to let this seat take its last decision back."""
        journal = self.journal
        if journal is None or journal.is_over or journal.takeback is not None or journal.is_full:
            return False
        return journal.before_last_of(seat) is not None

    def known(self) -> "Known":
        """What everybody knows alike: worked out once for all viewers, until it changes."""
        journal = self.journal
        assert journal is not None
        if self.shared is None or not self.shared.is_of(journal):
            self.shared = Known(journal, len(self.seats))
        return self.shared

    def concern(self, viewer: int) -> tuple[int, ...]:
        """Changes with everything the viewer should hear of at once: all but who else has decided."""
        journal = self.journal
        if journal is None:
            return (self.revision,)
        return journal.changed, journal.is_over, journal.own.get(viewer, 0), journal.talked, self.rows_set

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake.set()
