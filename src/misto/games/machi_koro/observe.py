"""What a seat observes, as named pieces of one flat vector, the seat itself always first.

Everything in Machi Koro is public but the order of the market deck, which is not observed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.machi_koro.catalog import KINDS, LANDMARKS
from misto.games.machi_koro.state import OVER, Fields

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
# Numbers of copies as shares of six: a look-up is a fifth of the cost of a conversion and a division.
SIXTHS: Final = vec[float]([n / 6.0 for n in range(32)])
WHOLE: Final = vec[float]([0.0, 1.0])


def observe(state: Fields, seat: i64, out: vec[float]) -> None:
    """Every place is written; vectors are held in locals, which spares the hot loops a look-up each."""
    seats = state.seats
    at: i64 = 0
    while at < SEATS_AT:
        out[at] = 0.0
        at += 1
    out[state.ask] = 1.0
    out[OVER + 1 + (state.active - seat + seats) % seats] = 1.0
    at = OVER + 1 + MOST_SEATS
    out[at] = float(state.die_one) / 6.0
    out[at + 1] = float(state.die_two) / 6.0
    out[at + 2] = float(state.added) / 2.0
    place: i64 = 0
    while place < MOST_SEATS:
        observe_city(state, (seat + place) % seats if place < seats else -1, place, out)
        place += 1
    market = state.market
    sixths = SIXTHS
    at = SEATS_AT + MOST_SEATS * (2 + LANDMARKS + KINDS)
    kind: i64 = 0
    while kind < state.kinds:
        out[at + kind] = sixths[market[kind]]
        kind += 1
    while kind < KINDS:
        out[at + kind] = 0.0
        kind += 1
    at += KINDS
    out[at] = float(state.deck_left) / 145.0
    at += 1
    here = at
    while here < SIZE:
        out[here] = 0.0
        here += 1
    if state.partner >= 0:
        out[at + (state.partner - seat + seats) % seats] = 1.0
    if state.taking >= 0:
        out[at + MOST_SEATS + state.taking] = 1.0


def observe_city(state: Fields, whose: i64, place: i64, out: vec[float]) -> None:
    """What lies before the seat at this place, counted from the observer; -1: an empty place."""
    at: i64 = SEATS_AT + place
    marks: i64 = SEATS_AT + 2 * MOST_SEATS + place * LANDMARKS
    kinds: i64 = SEATS_AT + MOST_SEATS * (2 + LANDMARKS) + place * KINDS
    i: i64 = 0
    if whose < 0:
        out[at] = 0.0
        out[at + MOST_SEATS] = 0.0
        while i < LANDMARKS:
            out[marks + i] = 0.0
            i += 1
        i = 0
        while i < KINDS:
            out[kinds + i] = 0.0
            i += 1
        return
    out[at] = 1.0
    out[at + MOST_SEATS] = float(state.coins[whose]) / 20.0
    built = state.built
    whole = WHOLE
    base: i64 = whose * LANDMARKS
    while i < LANDMARKS:
        out[marks + i] = whole[built[base + i]]
        i += 1
    cards = state.cards
    sixths = SIXTHS
    base = whose * KINDS
    i = 0
    while i < state.kinds:
        out[kinds + i] = sixths[cards[base + i]]
        i += 1
    while i < KINDS:
        out[kinds + i] = 0.0
        i += 1
