"""One history: a Record replays to the same position, bit for bit, compiled or plain.

A live game draws its chance from a secret: before step n the state's Rng is reseeded from a keyed
hash of the secret and n, so nobody can predict a die and everybody can check it afterwards. A
simulated game runs on from one seed.
"""

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.event import Event
from misto.core.game import Game
from misto.core.options import Settings
from misto.core.rng import Rng, seeded
from misto.core.state import IllegalAction, State
from misto.core.trouble import Trouble

FORMAT = "misto-record-1"
SECRET_BYTES = 32

Step = tuple[int, int]


@dataclass(frozen=True)
class Record:
    game: str
    rules_version: int
    options: Settings
    seats: tuple[str, ...]  # who sits there: a name or a bot's
    chance: str  # "seed:<number>" or "secret:<64 hex digits>"
    steps: tuple[Step, ...] = ()
    marks: dict[str, str] = field(default_factory=dict)  # remarks that do not change play (rewinds, …)


def fresh_secret() -> str:
    return "secret:" + secrets.token_hex(SECRET_BYTES)


def commitment(chance: str) -> str:
    """What is shown before the game: the secret's SHA-256. A seed is its own commitment."""
    kind, _, text = chance.partition(":")
    if kind == "seed":
        return chance
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()


def words_from(key: bytes, step: int) -> tuple[int, int]:
    digest = hashlib.blake2b(step.to_bytes(8, "big"), key=key, digest_size=16).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[8:12], "big")


def seed_rng(seed: int, stream: int = 0) -> Rng:
    """A generator for a whole-number seed; different streams of one seed are independent."""
    word, carry = words_from(b"misto seed " + str(seed).encode()[:40], stream)
    return seeded(word, carry)


class Chance:
    """Where a record's dice and cards come from."""

    def __init__(self, chance: str) -> None:
        kind, _, text = chance.partition(":")
        self.secret: bytes | None = None
        self.seed = 0
        try:
            if kind == "secret":
                self.secret = bytes.fromhex(text)
                if len(self.secret) != SECRET_BYTES:
                    raise ValueError
            elif kind == "seed":
                self.seed = int(text)
            else:
                raise ValueError
        except ValueError:
            raise Trouble("bad-chance") from None

    def first(self) -> Rng:
        if self.secret is None:
            return seed_rng(self.seed)
        return seeded(*words_from(self.secret, 0))

    def before_step(self, state: State, number: int) -> None:
        """Call before the number-th step (from 1)."""
        if self.secret is not None:
            state.rng.reseed(*words_from(self.secret, number))


def begin(game: Game, record: Record, listen: bool = False) -> State:
    settings = game.settle(record.options, len(record.seats))
    state = game.new(settings, len(record.seats), Chance(record.chance).first())
    if listen:
        state.heard = []
    return state


def advance(state: State, chance: Chance, number: int, seat: int, action: int) -> list[Event]:
    """Take the number-th step; the events it made, if somebody listens.

    An illegal action raises IllegalAction and leaves the state as it was.
    """
    kept = state.rng.copy()
    chance.before_step(state, number)
    if state.heard is not None:
        state.heard = []
    try:
        state.apply(seat, action)
    except IllegalAction:
        state.rng = kept
        raise
    return state.heard or []


def replay(game: Game, record: Record, steps: int | None = None, listen: bool = False) -> State:
    """The position after so many steps (all, if not said)."""
    if record.rules_version != game.rules_version:
        raise Trouble("other-rules", game=game.name, theirs=record.rules_version, ours=game.rules_version)
    state = begin(game, record, listen)
    chance = Chance(record.chance)
    for number, (seat, action) in enumerate(record.steps[:steps], 1):
        try:
            advance(state, chance, number, seat, action)
        except (IllegalAction, IndexError):
            raise Trouble("bad-step", number=number, seat=seat + 1, action=action) from None
    return state


def undo(game: Game, record: Record, seat: int) -> Record | None:
    """The record without the seat's last decision, or None if that cannot be taken back.

    It can while nothing hidden came to light since, the seat has not closed its turn for good and,
    where players act in turn, while nobody else has acted.
    """
    mine = [i for i, (who, _) in enumerate(record.steps) if who == seat]
    if not mine:
        return None
    last = mine[-1]
    if not game.simultaneous and last != len(record.steps) - 1:
        return None
    before = replay(game, record, last)
    after = replay(game, record)
    if before.reveals != after.reveals or before.barrier(seat) != after.barrier(seat):
        return None
    return replace(record, steps=record.steps[:last] + record.steps[last + 1 :])


# --- positions as text and bytes


def to_text(state: State) -> str:
    """The whole position, hidden things included, in one line."""
    return ";".join(name + "=" + ",".join(map(str, numbers)) for name, numbers in state.fields())


def from_text(game: Game, text: str) -> State:
    try:
        fields: dict[str, list[int]] = {}
        for part in text.strip().split(";"):
            name, _, numbers = part.partition("=")
            fields[name] = [int(n) for n in numbers.split(",")] if numbers else []
        return game.load(fields)
    except (ValueError, KeyError, IndexError, TypeError):
        raise Trouble("bad-position") from None


def to_bytes(state: State) -> bytes:
    return to_text(state).encode()


def from_bytes(game: Game, data: bytes) -> State:
    return from_text(game, data.decode("utf-8", "replace"))


def fingerprint(state: State) -> str:
    """A stable hash of the position: the same on every machine, compiled or plain."""
    return hashlib.blake2b(to_bytes(state), digest_size=8).hexdigest()


def legal_actions(game: Game, state: State, seat: int) -> list[int]:
    """The seat's legal actions as a plain list, for code that need not be fast."""
    out = room_for(game)
    return [int(out[i]) for i in range(state.legal(seat, out))]


def room_for(game: Game) -> vec[i64]:
    """A vector large enough for every legal list of the game."""
    return vec[i64]([0] * ((game.widest or game.actions) + 1))


# --- records as JSON


def to_json(game: Game, record: Record) -> str:
    """The record with the fingerprint of its last position, so that a changed file is noticed."""
    plain = {
        "format": FORMAT,
        "game": record.game,
        "rules_version": record.rules_version,
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in record.options.items()},
        "seats": list(record.seats),
        "chance": record.chance,
        "steps": [list(step) for step in record.steps],
        "marks": record.marks,
        "fingerprint": fingerprint(replay(game, record)),
    }
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def from_json(find: Mapping[str, Game], text: str | bytes) -> Record:
    """Read and check a record; Trouble names what is wrong with it."""
    try:
        plain = json.loads(text)
    except (ValueError, UnicodeDecodeError):
        raise Trouble("record-truncated") from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise Trouble("record-unknown", format=FORMAT)
    name = plain.get("game")
    if not isinstance(name, str) or name not in find:
        raise Trouble("unknown-game", game=str(name), known=", ".join(find))
    game = find[name]
    try:
        record = Record(
            name,
            int(plain["rules_version"]),
            {str(k): tuple(v) if isinstance(v, list) else v for k, v in plain["options"].items()},
            tuple(str(s) for s in plain["seats"]),
            str(plain["chance"]),
            tuple((int(seat), int(action)) for seat, action in plain["steps"]),
            {str(k): str(v) for k, v in plain.get("marks", {}).items()},
        )
        printed = str(plain["fingerprint"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Trouble("record-incomplete") from None
    if fingerprint(replay(game, record)) != printed:
        raise Trouble("record-changed")
    return record
