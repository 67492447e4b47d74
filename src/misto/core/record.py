"""One history: a Record replays to the same position, bit for bit, compiled or plain.

A live game draws its chance from a secret: step n has a keyed stream of its own, so nobody can
predict a die and everybody can check it afterwards. A simulated game runs on from one seed.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.chance import Chance as Chance  # whoever reads a record needs its chance too
from misto.core.chance import commitment as commitment
from misto.core.chance import fresh_secret as fresh_secret
from misto.core.chance import seed_rng as seed_rng
from misto.core.event import Event
from misto.core.game import Game
from misto.core.options import Settings, shown
from misto.core.position import fingerprint as fingerprint
from misto.core.position import from_bytes as from_bytes
from misto.core.position import from_text as from_text
from misto.core.position import start_from
from misto.core.position import to_bytes as to_bytes
from misto.core.position import to_text as to_text
from misto.core.state import IllegalAction, State
from misto.core.trouble import Trouble
from misto.core.undo import Before, before, undoable

FORMAT = "misto-record-2"
FIRST_FORMAT = "misto-record-1"  # games from their set-up only
MARK_STOPPED = "stopped under rules"
MARK_CUT = "cut by time"  # steps at which a bot had less time than its budget: a seed need not repeat them

MOST_DIGITS = 9  # of a step's number: Python reads no number of thousands

Step = tuple[int, int]  # the seat that moved, and its action


@dataclass(frozen=True)
class Record:
    """A game's history: everything that replaying it needs. ``to_json`` and ``misto.replay`` take it out and back."""

    game: str
    rules_version: int
    options: Settings
    seats: tuple[str, ...]  # who sits there: a name or a bot's
    chance: str  # its kind and what that needs: "seed:<number>", "keyed:<64 hex digits>"
    steps: tuple[Step, ...] = ()
    marks: dict[str, str] = field(default_factory=dict)  # remarks that do not change play (rewinds, …)
    start: str = ""  # the position it begins from, as text; empty: the set-up


def begin(game: Game, record: Record, listen: bool = False) -> State:
    settings = game.settle(record.options, len(record.seats))
    chance = Chance(record.chance)
    if record.start:
        state = start_from(game, record.start, settings, len(record.seats))
        state.rng = chance.first()
    else:
        state = game.rules.new(settings, len(record.seats), chance.first())
    state.rng = chance.keeps(state.rng)
    if listen:
        state.heard = []
    return state


def advance(state: State, chance: Chance, number: int, seat: int, action: int) -> list[Event]:
    """Take the number-th step; the events it made, if somebody listens.

    An illegal action raises IllegalAction and leaves the state as it was.
    """
    kept = state.rng
    state.rng = chance.draws(number, kept.copy())
    if state.heard is not None:
        state.heard = []
    try:
        state.apply(seat, action)
    except BaseException:
        state.rng = kept  # whatever went wrong, no key stays behind
        raise
    state.rng = chance.keeps(state.rng)
    return state.heard or []


def replay(
    game: Game,
    record: Record,
    steps: int | None = None,
    listen: bool = False,
    played: list[Before] | None = None,
) -> State:
    """The position after so many steps (all, if not said); what undo must know of them goes to ``played``."""
    game.must_play(record.rules_version)
    state = begin(game, record, listen)
    chance = Chance(record.chance)
    for number, (seat, action) in enumerate(record.steps[:steps], 1):
        try:
            if played is not None:
                played.append(before(state, seat))
            advance(state, chance, number, seat, action)
        except (IllegalAction, IndexError):
            raise Trouble("bad-step", number=number, seat=seat + 1, action=action) from None
    return state


def undo(game: Game, record: Record, seat: int) -> Record | None:
    """The record without the seat's last decision, or None if that cannot be taken back."""
    played: list[Before] = []
    state = replay(game, record, played=played)
    last = undoable(played, state, game.rules.simultaneous, seat)
    if last is None:
        return None
    left = [n - (n > last + 1) for n in cut_steps(record) if n != last + 1]
    marks = {key: value for key, value in record.marks.items() if key != MARK_CUT} | mark_cuts(left)
    return replace(record, steps=record.steps[:last] + record.steps[last + 1 :], marks=marks)


def mark_cuts(steps: Iterable[int]) -> dict[str, str]:
    """The mark of a record in which time cut these steps short, counted from 1; nothing if there is none."""
    told = ", ".join(str(number) for number in steps)
    return {MARK_CUT: told} if told else {}


def cut_steps(record: Record) -> list[int]:
    """The steps that time cut short, counted from 1; what a changed file says besides is left out."""
    words = record.marks.get(MARK_CUT, "").split(", ")
    return [int(word) for word in words if word.isdecimal() and len(word) <= MOST_DIGITS]


def legal_actions(game: Game, state: State, seat: int) -> list[int]:
    """The seat's legal actions as a plain list, for code that need not be fast."""
    out = room_for(game)
    return [int(out[i]) for i in range(state.legal(seat, out))]


def room_for(game: Game) -> vec[i64]:
    """A vector large enough for every legal list of the game."""
    return vec[i64]([0] * ((game.rules.widest or game.rules.actions) + 1))


# --- records as JSON


def to_json(game: Game, record: Record) -> str:
    """The record with the fingerprint of its last position, so that a changed file is noticed."""
    return as_json(record, fingerprint(replay(game, record)))


def as_json(record: Record, printed: str | None = None) -> str:
    """The record as it is. Without a fingerprint where no program at hand plays its rules."""
    plain: dict[str, object] = {
        "format": FORMAT,
        "game": record.game,
        "rules_version": record.rules_version,
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in record.options.items()},
        "seats": list(record.seats),
        "chance": record.chance,
        "steps": [list(step) for step in record.steps],
        "marks": record.marks,
    }
    if record.start:
        plain["start"] = record.start
    if printed is not None:
        plain["fingerprint"] = printed
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def whole(given: object) -> int:
    """A whole number as it was written: not 1.5, not "1", not true."""
    if isinstance(given, bool) or not isinstance(given, int):
        raise TypeError
    return given


def sitters(given: object) -> tuple[str, ...]:
    """A list of names, not one word whose letters could be taken for names."""
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        raise TypeError
    return tuple(given)


def check_steps(game: Game, record: Record) -> None:
    """Every step names a seat and an action that there are; compiled rules take no larger numbers."""
    for number, (seat, action) in enumerate(record.steps, 1):
        if not 0 <= seat < len(record.seats) or not 0 <= action < game.rules.actions:
            raise Trouble("bad-step", number=number, seat=shown(seat + 1), action=shown(action))


def is_text(plain: object) -> bool:
    """Whether all of it can be written down again: JSON can hold half a character (U+D800) and be no text."""
    try:
        json.dumps(plain, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return True


def check_names(names: Sequence[object]) -> None:
    """Who sits there must be writable: a table whose record cannot be saved would lose the game."""
    for seat, name in enumerate(names, 1):
        if not isinstance(name, str) or not is_text(name):
            raise Trouble("bad-name", seat=seat)


def from_json(find: Mapping[str, Game], text: str | bytes) -> Record:
    """Read and check a record; Trouble names what is wrong with it."""
    try:
        plain = json.loads(text)
    except (ValueError, UnicodeDecodeError):
        raise Trouble("record-truncated") from None
    except RecursionError:
        raise Trouble("record-incomplete") from None
    if not is_text(plain):
        raise Trouble("record-incomplete")
    if not isinstance(plain, dict) or plain.get("format") not in (FORMAT, FIRST_FORMAT):
        raise Trouble("record-unknown", format=FORMAT)
    name = plain.get("game")
    if not isinstance(name, str) or name not in find:
        raise Trouble("unknown-game", game=shown(name), known=", ".join(find))
    game = find[name]
    try:
        record = Record(
            name,
            whole(plain["rules_version"]),
            {str(k): tuple(v) if isinstance(v, list) else v for k, v in plain["options"].items()},
            sitters(plain["seats"]),
            str(plain["chance"]),
            tuple((whole(seat), whole(action)) for seat, action in plain["steps"]),
            {str(k): str(v) for k, v in plain.get("marks", {}).items()},
            str(plain.get("start", "")),
        )
        printed = str(plain["fingerprint"]) if "fingerprint" in plain else None
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise Trouble("record-incomplete") from None
    game.must_play(record.rules_version)
    check_steps(game, record)
    position = fingerprint(replay(game, record))
    if printed is None:
        # only a table that could not go on was written down without one
        if MARK_STOPPED not in record.marks:
            raise Trouble("record-incomplete")
    elif position != printed:
        raise Trouble("record-changed")
    return record
