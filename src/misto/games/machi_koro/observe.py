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


def observe(state: Fields, seat: i64, out: vec[float]) -> None:
    i: i64 = 0
    while i < SIZE:
        out[i] = 0.0
        i += 1
    out[state.ask] = 1.0
    at: i64 = OVER + 1
    out[at + (state.active - seat + state.seats) % state.seats] = 1.0
    at += MOST_SEATS
    out[at] = float(state.die_one) / 6.0
    out[at + 1] = float(state.die_two) / 6.0
    out[at + 2] = float(state.added) / 2.0
    at += 3
    place: i64 = 0
    while place < state.seats:
        whose: i64 = (seat + place) % state.seats
        out[at + place] = 1.0
        out[at + MOST_SEATS + place] = float(state.coins[whose]) / 20.0
        here: i64 = at + 2 * MOST_SEATS + place * LANDMARKS
        mark: i64 = 0
        while mark < LANDMARKS:
            out[here + mark] = float(state.built[whose * LANDMARKS + mark])
            mark += 1
        here = at + 2 * MOST_SEATS + MOST_SEATS * LANDMARKS + place * KINDS
        kind: i64 = 0
        while kind < KINDS:
            out[here + kind] = float(state.cards[whose * KINDS + kind]) / 6.0
            kind += 1
        place += 1
    at += MOST_SEATS * (2 + LANDMARKS + KINDS)
    kind = 0
    while kind < KINDS:
        out[at + kind] = float(state.market[kind]) / 6.0
        kind += 1
    at += KINDS
    out[at] = float(state.deck_left) / 145.0
    at += 1
    if state.partner >= 0:
        out[at + (state.partner - seat + state.seats) % state.seats] = 1.0
    at += MOST_SEATS
    if state.taking >= 0:
        out[at + state.taking] = 1.0
