"""The one door: everything that leaves a table, to a seat or a spectator, is made here.

A view comes from the room's allow-list, an event only if this viewer hears it, a question only for
whoever owns the seat, and score sheets from positions that hold nothing the viewer cannot know.
"""

import time
from typing import TYPE_CHECKING, Any

import msgspec

from misto.core.decision import Decision, Line, Reason
from misto.core.event import Event
from misto.core.game import Game
from misto.core.passing import forgone
from misto.core.record import commitment, seed_rng
from misto.core.state import State
from misto.server.reply import encoded

if TYPE_CHECKING:
    from misto.server.table import Table

Message = dict[str, Any]
SAMPLES = 3
SPECTATOR = -1
TOLD_MOST = 8


def table_info(table: "Table", guest: str | None) -> Message:
    row, config = table.row, table.config
    info: Message = {
        "id": table.id,
        "url": table.url,
        "game": row["game"],
        "options": table.options,
        "status": table.status,
        "seats": [seat_info(table, seat, guest) for seat in table.seats],
        "host": guest is not None and row["host"] == guest,
        "undo": config["undo"],
        "hints": config["hints"],
        "spectators": config["spectators"],
        "open_information": config["open_information"],
        "away": config["away"],
        "commitment": commitment(row["chance"]),
        "step": table.step,
        "created": row["created"],
    }
    if table.status == "over":
        info["chance"] = row["chance"]
    if table.frozen is not None:
        info["frozen"] = {"key": table.frozen.key, "args": table.frozen.facts}
    if row["rematch"]:
        info["rematch"] = row["rematch"]
    return info


def seat_info(table: "Table", seat: dict[str, Any], guest: str | None) -> Message:
    is_person = seat["kind"] == "person"
    info: Message = {
        "seat": seat["seat"],
        "kind": seat["kind"],
        "name": seat["name"],
        "mine": is_person and guest is not None and seat["guest"] == guest,
        "present": is_person and table.is_present(seat["guest"]),
        "resigned": table.is_resigned(seat["seat"]),
    }
    if seat["bot"]:
        info["bot"] = seat["bot"]
    return info


def state_told(table: "Table", guest: str | None, seat: int, since: int | None = None) -> msgspec.Raw:
    """The state message as JSON, made once for the answer to a move and the mover's live channel."""
    moment = (table.revision, table.present())
    if table.told_at != moment or len(table.told) > TOLD_MOST:
        table.told_at = moment
        table.told.clear()
    viewer = (guest, seat, since)
    if viewer not in table.told:
        table.told[viewer] = msgspec.Raw(encoded(state_message(table, guest, seat, since)))
    return table.told[viewer]


def state_message(table: "Table", guest: str | None, seat: int, since: int | None = None) -> Message:
    """Everything a viewer at a seat (-1: a spectator) may know now, with the events after ``since``."""
    journal = table.journal
    message: Message = {
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
    message["view"] = table.known().view(seat)
    if mine and seat in journal.owed:
        message["decision"] = decision_info(
            journal.game, journal.state, journal.game.words.decide(journal.state, seat)
        )
    message["events"] = events_info(journal.events_after(journal.step if since is None else since), seat)
    message["owes"] = journal.owing()
    message["can_undo"] = mine and not journal.is_over and journal.last_of(seat) is not None
    if journal.takeback is not None:
        message["takeback"] = {"seat": journal.takeback.seat, "accepted": list(journal.takeback.accepted)}
    message["sheets"] = table.known().sheets_for(seat)
    message["deadline"] = table.deadline(seat)
    if journal.is_over:
        message["outcome"] = [journal.state.outcome(s) for s in range(int(journal.state.seats))]
    return message


def events_info(heard: list[tuple[int, Event]], seat: int) -> list[Message]:
    return [{"step": n, "kind": e.kind, "facts": e.facts} for n, e in heard if e.heard_by(seat)]


def decision_info(game: Game, state: State, decision: Decision | None) -> Message | None:
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "key": decision.key,
        "args": decision.args,
        "options": [
            {"action": o.action, "code": o.code, "key": o.key, "args": o.args, "touches": list(o.touches)}
            for o in decision.options
        ],
        "refused": [
            {"code": r.code, "touches": list(r.touches), "reason": reason_info(r.reason)}
            for r in decision.refused
        ],
        "passing": passing_info(game, state, decision),
    }


def passing_info(game: Game, state: State, decision: Decision) -> Message | None:
    if decision.passing is None:
        return None
    return {"action": decision.passing, "forgoes": list(forgone(game, state, decision))}


def reason_info(reason: Reason) -> Message:
    return {"rule": reason.rule, "key": reason.key, "args": reason.args}


def sheet_known_to(game: Game, state: State, viewer: int, seats: range) -> list[list[Message]]:
    """Score sheets as far as the viewer knows them.

    They are read off positions in which all the viewer cannot know was dealt anew; a line on which
    those positions differ rests on something hidden and is left out. The true position is not asked.
    """
    if state.turn() < 0:
        return [[line_info(line) for line in game.words.sheet(state, seat)] for seat in seats]
    guesses = []
    for sample in range(SAMPLES):
        guess = state.copy()
        guess.conceal(viewer, seed_rng(sample, 1))
        guesses.append(guess)
    known = []
    for seat in seats:
        first, *others = [game.words.sheet(guess, seat) for guess in guesses]
        known.append([line_info(line) for line in first if all(line in other for other in others)])
    return known


def line_info(line: Line) -> Message:
    return {"key": line.key, "points": line.points, "facts": line.facts}


def presence_message(table: "Table") -> Message:
    return {"type": "presence", "present": table.present()}


def now() -> float:
    return time.time()
