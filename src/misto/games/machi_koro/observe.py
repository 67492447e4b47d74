"""What a seat observes, as named pieces of one flat vector, the seat itself always first.

Everything in Machi Koro is public but the order of the market deck, which is not observed.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.observer import Observer
from misto.core.single import ONE, Scale
from misto.core.state import State, prefetch_lines
from misto.games.machi_koro.asks import OVER
from misto.games.machi_koro.catalog import KINDS, LANDMARKS
from misto.games.machi_koro.house import THINGS
from misto.games.machi_koro.state import Fields

MOST_SEATS: Final[i64] = 5
PIECES: Final = (
    ("asked", 9),
    ("is_active", 5),
    ("dice", 3),
    ("seats_present", 5),
    ("coins", 5),
    ("landmarks", 30),
    ("cards", 125),
    ("market", 25),
    ("deck_left", 1),
    ("exchange_partner", 5),
    ("exchange_taking", 25),
)
SIZE: Final[i64] = 238
SEATS_AT: Final[i64] = 17  # where the pieces by seat begin
MARKET_AT: Final[i64] = 182
SIXTHS: Final = Scale(6, 64)  # numbers of copies, dice
FEW: Final[i64] = 64
COINS: Final = Scale(20, FEW)
DECK: Final = Scale(145, 160)
HALVES: Final = Scale(2, 3)


def observe(state: Fields, seat: i64, out: vec[i32], start: i64) -> None:
    """Vectors are held in locals, which spares the hot loops a look-up each."""
    seats = state.seats
    sixths = SIXTHS.words
    out[start + state.ask] = ONE
    at: i64 = start + OVER + 1
    out[at + place_of(state.active, seat, seats)] = ONE
    at += MOST_SEATS
    out[at] = sixths[state.die_one]
    out[at + 1] = sixths[state.die_two]
    if state.added > 0:
        out[at + 2] = HALVES.of(state.added)
    observe_cities(state, seat, out, start + SEATS_AT)
    market = state.market
    kinds = state.kinds
    at = start + MARKET_AT
    kind: i64 = 0
    while kind < kinds:
        out[at + kind] = sixths[market[kind]]
        kind += 1
    at += KINDS
    if state.deck_left > 0:
        out[at] = DECK.of(state.deck_left)
    at += 1
    if state.partner >= 0:
        out[at + place_of(state.partner, seat, seats)] = ONE
    if state.taking >= 0:
        out[at + MOST_SEATS + state.taking] = ONE


def place_of(other: i64, seat: i64, seats: i64) -> i64:
    """Where the other seat sits, counted from the observer."""
    return other - seat if other >= seat else other - seat + seats


def observe_cities(state: Fields, seat: i64, out: vec[i32], at: i64) -> None:
    """What lies before each seat, the observer first."""
    coins = state.coins
    built = state.built
    cards = state.cards
    few = COINS.words
    sixths = SIXTHS.words
    kinds = state.kinds
    marks = state.landmarks
    seats = state.seats
    whose = seat
    place: i64 = 0
    while place < seats:
        out[at + place] = ONE
        purse = coins[whose]
        out[at + MOST_SEATS + place] = few[purse] if purse < FEW else COINS.of(purse)
        from_at: i64 = whose * LANDMARKS
        here: i64 = at + 2 * MOST_SEATS + place * LANDMARKS
        i: i64 = 0
        while i < marks:
            if built[from_at + i] == 1:
                out[here + i] = ONE
            i += 1
        from_at = whose * KINDS
        here = at + MOST_SEATS * (2 + LANDMARKS) + place * KINDS
        i = 0
        while i < kinds:
            out[here + i] = sixths[cards[from_at + i]]
            i += 1
        whose = whose + 1 if whose + 1 < seats else 0
        place += 1


def prefetch(state: Fields, seat: i64) -> i64:
    cards = prefetch_lines(state.cards, 0, state.seats * KINDS)
    built = prefetch_lines(state.built, 0, state.seats * LANDMARKS)
    return (
        cards + built + prefetch_lines(state.may_build, seat * THINGS, (seat + 1) * THINGS) + state.market[0]
    )


class MachiKoroObserver(Observer):
    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        observe(cast(Fields, state), seat, out, at)

    def prefetch(self, state: State, seat: i64) -> i64:
        return prefetch(cast(Fields, state), seat)


OBSERVER = MachiKoroObserver(PIECES)
