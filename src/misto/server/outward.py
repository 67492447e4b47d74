"""The one door: everything that leaves a table, to a seat or a spectator, is made here.

A view comes from the room's allow-list, an event only if this viewer hears it, a question only for
whoever owns the seat, and score sheets from positions that hold nothing the viewer cannot know.
"""

import time
from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from misto.core.begin import Begin
from misto.core.message import (
    AwayInfo,
    BeginInfo,
    Notice,
    NoticeMessage,
    PresenceMessage,
    SeatInfo,
    StateMessage,
    TableInfo,
    TalkInfo,
    TalkMessage,
)
from misto.core.record import commitment
from misto.core.telling import asked_of, events_info, view_recalled
from misto.server.errors import plain_facts
from misto.server.reply import encoded
from misto.server.rows import Away, SeatRow

if TYPE_CHECKING:
    from misto.server.live_table import Table

SPECTATOR = -1
TOLD_MOST = 8


def table_info(table: "Table", guest: str | None) -> TableInfo:
    row, config = table.row, table.config
    info: TableInfo = {
        "id": table.id,
        "url": table.url,
        "game": row.game,
        "options": row.options,
        "status": table.status,
        "seats": [seat_info(table, seat, guest) for seat in table.seats],
        "host": guest is not None and row.host == guest,
        "undo": config.undo,
        "hints": table.hints,
        "spectators": config.spectators,
        "open_information": config.open_information,
        "listed": row.listed,
        "chat": config.chat,
        "watchers_talk": config.watchers_talk,
        "away": away_info(config.away),
        "commitment": commitment(row.chance),
        "step": table.step,
        "created": row.created,
    }
    if table.status == "over":
        info["chance"] = row.chance
    if table.frozen is not None:
        info["frozen"] = {"key": table.frozen.key, "args": plain_facts(table.frozen.facts)}
    if row.rematch:
        info["rematch"] = row.rematch
    if row.opening:
        info["begin"] = begin_info(table)
    return info


def begin_info(table: "Table") -> BeginInfo:
    """What is told of the position a table began from; of one that is no longer known, its name."""
    name = table.row.opening or ""
    begin = table.began() if table.frozen is None else None
    if begin is None:
        kind, _, wanted = name.partition(":")
        return {
            "kind": kind,
            "id": wanted,
            "paragraph": "",
            "seat": 0,
            "moves": [],
            "next": None,
            "done": False,
        }
    played = own_moves(table, begin)
    wanted_moves = [(seat, code) for seat, code in begin.moves if seat in begin.hands]
    keeps_to_it = played[: len(wanted_moves)] == wanted_moves[: len(played)]
    left = wanted_moves[len(played) :]
    return {
        "kind": begin.kind,
        "id": begin.id,
        "paragraph": begin.paragraph,
        "seat": begin.seat,
        "moves": list(begin.moves),
        "next": left[0][1] if keeps_to_it and left else None,
        "done": keeps_to_it and not left,
    }


def own_moves(table: "Table", begin: Begin) -> list[tuple[int, str]]:
    """What the person has played of the game so far, no further than the position's own moves go."""
    if table.journal is None:
        return []
    write, most = table.game.words.write, len(begin.moves)
    mine = (one for one in table.journal.taken if one.seat in begin.hands)
    return [(one.seat, write(one.action)) for one in islice(mine, most)]


def away_info(away: Away) -> AwayInfo:
    return {"policy": away.policy, "after_s": away.after_s, "deadline_s": away.deadline_s}


def seat_info(table: "Table", seat: SeatRow, guest: str | None) -> SeatInfo:
    is_person = seat.kind == "person"
    info: SeatInfo = {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "mine": is_person and guest is not None and seat.guest == guest,
        "present": is_person and table.is_present(seat.guest),
        "resigned": table.is_resigned(seat.seat),
    }
    if seat.bot:
        info["bot"] = seat.bot
    return info


def state_told(table: "Table", guest: str | None, seat: int, since: int | None = None) -> msgspec.Raw:
    """The state message as JSON, made once for the answer to a move and the mover's live channel."""
    moment = (table.revision, table.present())
    if table.told_at != moment or len(table.told) > TOLD_MOST:
        table.told_at = moment
        table.told.clear()
    viewer = (guest, seat, since)
    if viewer not in table.told:
        message = state_message(table, guest, seat, since)
        whole = encoded(message) if table.journal is None else table.known().written(message)
        if not table.listeners:
            return msgspec.Raw(whole)
        table.told[viewer] = msgspec.Raw(whole)
    return table.told[viewer]


def state_message(table: "Table", guest: str | None, seat: int, since: int | None = None) -> StateMessage:
    """Everything a viewer at a seat (-1: a spectator) may know now, with the events after ``since``."""
    journal = table.journal
    message: StateMessage = {
        "type": "state",
        "table": table_info(table, guest),
        "step": table.step,
        "seat": seat,
        "view": None,
        "decision": None,
        "events": [],
        "owes": [],
        "can_undo": False,
        "takeback": None,
        "sheets": [],
        "deadline": None,
        "outcome": None,
    }
    if journal is None:
        return message
    mine = seat >= 0 and table.is_mine(guest, seat) and not table.is_resigned(seat)
    view = table.known().view(seat)
    message["view"] = view_recalled(journal.game, journal.state, view, seat, journal.latest())
    if mine and seat in journal.owed:
        message["decision"] = asked_of(journal.game, journal.state, seat)
    message["events"] = events_info(
        journal.game, journal.events_after(journal.step if since is None else since), seat
    )
    message["owes"] = journal.owing()
    if mine and table.config.undo != "rule":
        message["can_takeback"] = table.may_take_back(seat)
    if (clocks := table.clocks()) is not None:
        message["clocks"] = clocks
    message["can_undo"] = mine and journal.may_undo(seat)
    if journal.takeback is not None:
        message["takeback"] = {"seat": journal.takeback.seat, "accepted": list(journal.takeback.accepted)}
    if journal.hinted:
        message["hinted"] = [journal.hinted[s] for s in range(len(table.seats))]
    message["sheets"] = table.known().sheets_for(seat)
    message["deadline"] = table.deadline(seat)
    if journal.is_over:
        message["outcome"] = [journal.state.outcome(s) for s in range(int(journal.state.seats))]
    return message


def presence_message(table: "Table") -> PresenceMessage:
    return {"type": "presence", "present": table.present(), "watching": table.watching()}


def talk_message(said: Sequence[TalkInfo], whole: bool) -> TalkMessage:
    return {"type": "talk", "said": list(said), "whole": whole}


def notice_message(notice: Notice | None) -> NoticeMessage:
    return {"type": "notice", "notice": notice}


def now() -> float:
    return time.time()
