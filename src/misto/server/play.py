"""Taking back, resigning, playing again: what people agree on beside the rules."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace

import msgspec

from misto.core.asked import AnswerAsked, ContinueAsked, UndoAsked
from misto.core.decision import Reason
from misto.core.message import AboutInfo, Hint, HintOption, ReplayMessage, StateMessage, View
from misto.core.record import as_json, to_json
from misto.core.telling import about_known_to, event_info, sheet_known_to, view_recalled
from misto.server.authority import (
    TRIES,
    Tables,
    may_look,
    must_own,
    must_play,
    new_seat,
    refused_move,
    settled_anew,
)
from misto.server.begin import begin_again
from misto.server.errors import Refused
from misto.server.journal import ASK, HINT, NO, PERSON, RESIGN, REWIND, UNDO, YES, Draft, Entry, Journal
from misto.server.live_table import LARGE, Table
from misto.server.outward import now, state_message
from misto.server.queue import Asker
from misto.server.reply import Written
from misto.server.rows import SeatRow
from misto.server.store import Conflict, Guest
from misto.server.thinkers import Confused, Thinkers

log = logging.getLogger("misto.play")
STOPPED_FOR_GOOD = ("other-rules", "table-damaged")  # reasons for which a game is never played on here


async def undo(tables: Tables, table: Table, guest: str | None, asked: UndoAsked) -> msgspec.Raw:
    seat = asked.seat

    def make(table: Table, journal: Journal) -> Draft:
        must_not_be_over(table)
        must_have_room(journal)
        found = journal.undone(seat)
        if not found:
            reason = Reason("table", "reason-no-undo")
            raise refused_move(table, guest, seat, asked.step, 409, "no-undo", reason)
        at, number = now(), journal.step + 1
        first = Entry(number, UNDO, seat, found[0], at, PERSON, asked.key, journal.step + len(found))
        rest = [Entry(number + i, UNDO, seat, one, at, PERSON) for i, one in enumerate(found[1:], 1)]
        return Draft([first, *rest])

    return await tables.do_once(table, guest, asked, make)


async def ask_takeback(tables: Tables, table: Table, guest: str | None, seat: int) -> StateMessage:
    since = table.step

    def make(table: Table) -> Draft:
        must_own(table, guest, seat)
        journal = must_play(table)
        must_not_be_over(table)
        if table.config.undo == "rule":
            raise Refused(409, "no-takeback")
        to = journal.before_last_of(seat)
        if to is None or journal.takeback is not None:
            raise Refused(409, "no-takeback-now")
        must_have_room(journal)
        at = now()
        asks = Entry(journal.step + 1, ASK, seat, to, at, PERSON)
        if guest is not None and table.others(guest):
            return Draft([asks])
        return Draft([asks, Entry(asks.seq + 1, REWIND, seat, to, at, PERSON)])

    await tables.write(table, make)
    return state_message(table, guest, seat, since)


async def answer_takeback(
    tables: Tables, table: Table, guest: str | None, asked: AnswerAsked
) -> StateMessage:
    since = table.step

    def make(table: Table) -> Draft:
        must_own(table, guest, asked.seat)
        journal = must_play(table)
        pending = journal.takeback
        if pending is None:
            raise Refused(409, "no-takeback-pending")
        asker = table.seats[pending.seat].guest
        waiting = [seat for seat in table.others(asker) if seat not in pending.accepted]
        if asked.seat not in waiting:
            raise Refused(409, "no-takeback-pending")
        at, number = now(), journal.step + 1
        if not asked.accept:
            return Draft([Entry(number, NO, asked.seat, 0, at, PERSON)])
        yes = Entry(number, YES, asked.seat, 0, at, PERSON)
        to = journal.before_last_of(pending.seat)
        if waiting != [asked.seat] or to is None:
            return Draft([yes])
        return Draft([yes, Entry(number + 1, REWIND, pending.seat, to, at, PERSON)])

    await tables.write(table, make)
    return state_message(table, guest, asked.seat, since)


async def rewind(tables: Tables, table: Table, guest: str | None, to: int) -> StateMessage:
    since, seats = table.step, table.seats_of(guest)

    def make(table: Table) -> Draft:
        journal = must_play(table)
        if not seats:
            raise Refused(403, "not-at-table")
        own = next((seat for seat in seats if not table.is_resigned(seat)), seats[0])
        must_own(table, guest, own)
        if table.config.undo != "free":
            raise Refused(409, "no-rewind")
        must_not_be_over(table)
        if to >= journal.step:
            raise Refused(409, "step-beyond", last=journal.step)
        must_have_room(journal)
        return Draft([Entry(journal.step + 1, REWIND, own, to, now(), PERSON)])

    await tables.write(table, make)
    return state_message(table, guest, seats[0], since)


async def resign(tables: Tables, table: Table, guest: str | None, seat: int) -> None:
    def make(table: Table) -> Draft:
        must_own(table, guest, seat)
        journal = must_play(table)
        must_not_be_over(table)
        return Draft([Entry(journal.step + 1, RESIGN, seat, 0, now(), PERSON)])

    await tables.write(table, make)


def must_not_be_over(table: Table) -> None:
    if table.status == "over":
        raise Refused(409, "game-over")


def must_have_room(journal: Journal) -> None:
    if journal.is_full:
        raise Refused(409, "log-full")


def must_be_over(table: Table) -> None:
    if table.status != "over":
        raise Refused(409, "not-over")


async def hint(
    tables: Tables, thinkers: Thinkers, table: Table, guest: str | None, seat: int, address: str
) -> Hint:
    must_own(table, guest, seat)
    journal = must_play(table)
    if not table.hints:
        raise Refused(409, "no-hints")
    if seat not in journal.owed:
        raise Refused(409, "nothing-to-decide")
    if table.others(guest) and not journal.has_hint(seat):
        must_have_room(journal)  # everybody is told of it, which is an entry
    try:
        asker = Asker(guest or "", table.id, address)
        found = await thinkers.hint(table.game, journal.state.copy(), seat, asker)
    except Confused:
        raise Refused(503, "bot-failed") from None
    await tell_of_hint(tables, table, guest, seat)
    write = table.game.words.write
    options: list[HintOption] = [
        {"action": o["action"], "code": write(o["action"]), "visits": o["visits"], "value": o["value"]}
        for o in found["options"]
    ]
    return {
        "action": found["action"],
        "code": write(found["action"]),
        "second": found["second"],
        "compared": found["compared"],
        "reasons": found["reasons"],
        "options": options,
    }


async def tell_of_hint(tables: Tables, table: Table, guest: str | None, seat: int) -> None:
    """Among people everybody hears of a hint, once for each question; alone there is nobody to tell."""

    def make(table: Table) -> Draft:
        journal = must_play(table)
        if not table.others(guest) or journal.is_over or journal.has_hint(seat):
            return Draft()
        return Draft([Entry(journal.step + 1, HINT, seat, 0, now(), PERSON)])

    await tables.write(table, make)


def about(table: Table, guest: str | None, seat: int, what: str, step: int | None) -> AboutInfo:
    """What a component is to a seat; at a finished game also as it was after so many decisions."""
    may_look(table, guest, seat if step is None else -1)  # a replay shows every seat's side
    journal = must_play(table)
    state = journal.state
    if step is not None:
        must_be_over(table)
        if seat >= len(table.seats):
            raise Refused(404, "no-seat", seat=seat + 1)
        if step > len(journal.taken):
            raise Refused(404, "step-beyond", last=len(journal.taken))
        state, _ = journal.played_until(step, step)
    found = about_known_to(table.game, state, seat, what)
    if found is None:
        raise Refused(404, "no-component", what=what)
    return found


def record_text(table: Table, guest: str | None) -> str:
    may_look(table, guest, -1)
    if table.frozen is not None:
        return stopped_record_text(table, guest)
    must_be_over(table)
    journal = must_play(table)
    return to_json(table.game, journal.record(table.names()))


def stopped_record_text(table: Table, guest: str | None) -> str:
    """The record of a game that cannot go on here, as it is stored.

    It holds the secret, so that whoever sat there can finish it with the program it began with. Where the room
    failed or is not there, or only a newer one plays these rules, the game goes on here once that is mended:
    nobody may know by then what is still hidden.
    """
    if table.status != "over":
        if table.frozen is not None and table.frozen.key not in STOPPED_FOR_GOOD:
            raise Refused.from_trouble(table.frozen, 409)
        if not table.seats_of(guest):
            raise Refused(403, "not-at-table")
        log.warning("the record of an unfinished game was given out", extra={"table": table.id})
    return as_json(table.stopped_record())


def replay_message(table: Table, guest: str | None, seat: int, step: int, since: int | None) -> ReplayMessage:
    """The position after so many decisions, once the game is over; seat -2 shows all seats at once.

    With it come the events of the decisions after ``since``, of the last one if that is not said.
    """
    may_look(table, guest, -1)
    must_be_over(table)
    if not -2 <= seat < len(table.seats):
        raise Refused(404, "no-seat", seat=seat + 1)
    journal = must_play(table)
    last = len(journal.taken)
    if not 0 <= step <= last:
        raise Refused(404, "step-beyond", last=last)
    game, seats = table.game, range(len(table.seats))
    state, heard = journal.played_until(step, max(step - 1, 0) if since is None else since)
    events = [(n, e) for n, e in heard if seat == -2 or e.heard_by(seat)]

    everybodys = game.words.views(state) if game.words.views is not None else None

    def view(viewer: int) -> View:
        seen = everybodys(viewer) if everybodys is not None else game.words.view(state, viewer)
        return view_recalled(game, state, seen, viewer, journal.latest(step))

    views: list[View] | None = [view(s) for s in seats] if seat == -2 else None
    return {
        **state_message(table, guest, -1),
        "step": step,
        "seat": seat,
        "view": view(max(seat, -1)),
        "views": views,
        "events": [event_info(game, n, e) for n, e in events],
        "owes": [s for s in seats if state.owes(s)],
        "sheets": sheet_known_to(game, state, max(seat, -1), seats),
        "outcome": [state.outcome(s) for s in seats] if state.turn() < 0 else None,
        "last_step": last,
    }


def replay_told(
    table: Table, guest: str | None, seat: int, step: int, since: int | None
) -> Mapping[str, object]:
    """The message to be written. A large table's views are nearly the same: their parts are written once."""
    message = replay_message(table, guest, seat, step, since)
    if message["views"] is None or len(table.seats) < LARGE:
        return message
    once = Written(len(table.seats))
    return {**message, "views": [once.view(view) for view in message["views"]]}


def replay_cost(table: Table, seat: int) -> int:
    """How many requests a replay counts for beside its own: all seats of a large table are long to tell."""
    return len(table.seats) // LARGE if seat == -2 else 0


async def rematch(tables: Tables, table: Table, guest: str | None, may_open: Callable[[], None]) -> Table:
    """The same people and bots again, everybody one seat on (from a position: in the same seat).

    Asked twice, by two at once or of two workers, it is the same new table. Only who really opens one is
    asked whether they may.
    """
    must_be_over(table)
    if guest is None or not table.seats_of(guest):
        raise Refused(403, "not-at-table")
    for _ in range(TRIES):
        async with table.lock:
            if table.row.rematch:
                break
            may_open()
            may_open = already_allowed
            try:
                again = await (begin_again if table.row.start else seats_moved_on)(tables, table, guest)
            except Conflict:
                await tables.catch_up(table)
                continue
        tables.changed(table)
        return again
    else:
        raise Refused(503, "busy")
    assert table.row.rematch
    return await tables.find(table.row.rematch)


def already_allowed() -> None:
    """Who was let open a table is not asked again because another worker wrote first."""


async def seats_moved_on(tables: Tables, table: Table, guest: str) -> Table:
    game, settings = settled_anew(table)
    count = len(table.seats)
    seats = [
        replace(table.seats[(number + 1) % count], seat=number, resigned=False) for number in range(count)
    ]
    # who erased themselves plays no more: somebody else may sit there
    seats = [SeatRow(s.seat) if s.kind == "person" and s.guest is None else s for s in seats]
    seats = [carried_no_further(table, seat) for seat in seats]
    return await tables.put(guest, game.name, settings, table.config, seats, after=table)


def carried_no_further(table: Table, seat: SeatRow) -> SeatRow:
    """Bots of a game that plays on from another bear the names of its people, and no bots of a third one do.

    So ``custody`` finds them all by the table's origin when somebody is erased.
    """
    return replace(seat, name="") if table.row.origin and seat.kind == "bot" else seat


def own_name(guest: Guest, seat: SeatRow) -> str:
    """What a guest is called who plays on from there: as the seat was, but never by somebody else's name."""
    is_others = seat.kind == "person" and seat.guest != guest.id
    return guest.name if is_others else seat.name or guest.name


async def continued(tables: Tables, table: Table, guest: Guest, asked: ContinueAsked) -> Table:
    """A new table that plays on from a step of a finished game: the guest against bots.

    It keeps the old game's chance, so that its record replays from the first step.
    """
    may_look(table, guest.id, -1)
    must_be_over(table)
    journal = must_play(table)
    if not 0 <= asked.seat < len(table.seats):
        raise Refused(404, "no-seat", seat=asked.seat + 1)
    if asked.step >= len(journal.taken):
        raise Refused(404, "step-beyond", last=len(journal.taken) - 1)
    seats = [carried_no_further(table, one) for one in table.seats]
    seats = [
        new_seat(guest, one.seat, "me", None, own_name(guest, one))
        if one.seat == asked.seat
        else new_seat(guest, one.seat, "bot", one.bot, one.name)
        for one in seats
    ]
    return await tables.put(
        guest.id,
        table.row.game,
        table.settings(),
        replace(table.config, undo="free"),
        seats,
        start=True,
        chance=table.row.chance,
        origin=f"{table.id}@{asked.step}",
        steps=[(one.seat, one.action) for one in journal.taken[: asked.step]],
        position=table.row.start,
        opening=table.row.opening,
    )
