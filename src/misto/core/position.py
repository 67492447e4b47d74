"""Positions as text and bytes, and games that begin from one.

A position that somebody brings comes from a file or from people (a lesson, a printed example, a real
table), so nothing in it is believed: it must be of this game and these options, whole, and one that
every part of the room can look at.
"""

import hashlib

from misto.core.chance import seed_rng
from misto.core.game import Game
from misto.core.options import Settings
from misto.core.state import State
from misto.core.trouble import Trouble

MOST_LETTERS = 200_000  # a table of a hundred sheets has about 60,000
UNFIT = (IndexError, ValueError, KeyError, TypeError, OverflowError, ZeroDivisionError, AssertionError)


def to_text(state: State) -> str:
    """The whole position, hidden things included, in one line."""
    return ";".join(name + "=" + ",".join(map(str, numbers)) for name, numbers in state.fields())


def from_text(game: Game, text: str) -> State:
    """The position again. What comes from people is for ``start_from``, which believes nothing of it."""
    try:
        fields: dict[str, list[int]] = {}
        for part in text.strip().split(";"):
            name, _, numbers = part.partition("=")
            fields[name] = [int(n) for n in numbers.split(",")] if numbers else []
        return game.rules.load(fields)
    except (ValueError, KeyError, IndexError, TypeError):
        raise Trouble("bad-position") from None


def to_bytes(state: State) -> bytes:
    return to_text(state).encode()


def from_bytes(game: Game, data: bytes) -> State:
    return from_text(game, data.decode("utf-8", "replace"))


def fingerprint(state: State) -> str:
    """A stable hash of the position: the same on every machine, compiled or plain."""
    return hashlib.blake2b(to_bytes(state), digest_size=8).hexdigest()


# --- beginning from one


def start_from(game: Game, text: str, settings: Settings, seats: int) -> State:
    """The position of a text, or Trouble: not whole, of other options, or no position of the game."""
    if len(text) > MOST_LETTERS:
        raise Trouble("bad-position")
    state = from_text(game, text)
    try:
        if int(state.seats) != seats:
            raise Trouble("start-seats", theirs=int(state.seats), ours=seats)
        new = game.rules.new(settings, seats, seed_rng(0))
        told, fresh = numbers_of(state), numbers_of(new)
        if set(told) != set(fresh) or without_chance(to_text(state)) != without_chance(text):
            raise Trouble("bad-position")
        for name, count in game.rules.agreed:
            if told[name][: count or None] != fresh[name][: count or None]:
                raise Trouble("start-options", field=name)
        must_fit_box(game, state, new)
        look_at(game, state)
    except UNFIT:
        raise Trouble("bad-position") from None
    return state


def numbers_of(state: State) -> dict[str, list[int]]:
    return dict(state.fields())


def without_chance(text: str) -> list[str]:
    """The fields as they are written, but for the generator: a game brings its own chance."""
    return [part for part in text.strip().split(";") if not part.startswith("rng=")]


def must_fit_box(game: Game, state: State, new: State) -> None:
    """No more of anything than the box holds: a ninth copy of eight is a slip of whoever wrote the position."""
    if game.rules.box is None:
        return
    most = game.rules.box(new)
    for what, count in game.rules.conserved(state).items():
        if count > most.get(what, 0):
            raise Trouble("start-too-many", what=what, count=count, most=most.get(what, 0))


def look_at(game: Game, state: State) -> None:
    """Let every part of the room that people meet look at the position."""
    game.rules.conserved(state)
    for seat in range(-1, int(state.seats)):
        game.words.view(state, seat)
    for seat in range(int(state.seats)):
        game.words.decide(state, seat)
        game.words.sheet(state, seat)
        game.judge.estimate(state, seat)
        state.copy().conceal(seat, seed_rng(1))
    if state.turn() >= int(state.seats):
        raise ValueError("nobody's turn")
