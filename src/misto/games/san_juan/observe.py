"""What a seat observes, as named pieces of one flat vector, the seat itself always first.

Hands of others, goods, deck, discards and piles are counted, never shown; the cards the actor has
drawn and not yet kept are seen by the actor alone, those of Gold mine and Goldsmith by all.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.san_juan import scoring
from misto.games.san_juan.asks import OVER
from misto.games.san_juan.catalog import EVENTS, GOODS, KINDS, ROLES, TILES
from misto.games.san_juan.rules.trader import price
from misto.games.san_juan.state import Fields

MOST_SEATS: Final[i64] = 4
PIECES: Final = (
    ("asked", 35),
    ("actor", 4),
    ("chooser", 4),
    ("governor", 4),
    ("roles_used", 5),
    ("step", 4),
    ("prices", 6),
    ("deck", 2),
    ("event_row", 6),
    ("events_gone", 6),
    ("cathedral", 1),
    ("building", 40),
    ("seen_drawn", 40),
    ("own_hand", 40),
    ("seats_present", 4),
    ("hand_sizes", 4),
    ("points", 4),
    ("piles", 4),
    ("buildings", 160),
    ("goods", 24),
)
SIZE: Final[i64] = 397


def observe(state: Fields, seat: i64, out: vec[float]) -> None:
    i: i64 = 0
    while i < SIZE:
        out[i] = 0.0
        i += 1
    out[state.ask] = 1.0
    at: i64 = OVER + 1
    out[at + place_of(state, seat, state.actor)] = 1.0
    out[at + MOST_SEATS + place_of(state, seat, state.chooser)] = 1.0
    out[at + 2 * MOST_SEATS + place_of(state, seat, state.governor)] = 1.0
    at += 3 * MOST_SEATS
    at = put_bits(state.roles_used, ROLES, out, at)
    out[at] = float(state.owed) / 8.0
    out[at + 1] = float(state.count) / 4.0
    out[at + 2] = float(state.doubled)
    out[at + 3] = float(state.turn_count) / 4.0
    at += 4
    good: i64 = 0
    while good < GOODS:
        if state.trades > 0 and good < TILES:
            out[at + good] = float(price(state, good)) / 3.0  # the tile turned up last
        good += 1
    out[at + GOODS - 1] = float(state.trades if state.trades < TILES else TILES) / 5.0
    at += GOODS
    out[at] = float(state.deck_left) / 110.0
    out[at + 1] = float(state.discarded) / 110.0
    at += 2
    at = put_bits(state.row, EVENTS, out, at)
    at = put_bits(state.gone, EVENTS, out, at)
    out[at] = float(state.cathedral)
    at += 1
    if state.building >= 0:
        out[at + state.building] = 1.0
    at += KINDS
    kind: i64 = 0
    while kind < KINDS:
        if state.actor == seat or not state.is_drawn_secret():
            out[at + kind] = float(state.drawn[kind]) / 2.0
        out[at + KINDS + kind] = float(state.hand[seat * KINDS + kind]) / 2.0
        kind += 1
    observe_areas(state, seat, out, at + 2 * KINDS)


def observe_areas(state: Fields, seat: i64, out: vec[float], at: i64) -> None:
    place: i64 = 0
    while place < state.seats:
        whose: i64 = (seat + place) % state.seats
        out[at + place] = 1.0
        out[at + MOST_SEATS + place] = float(state.hand_size[whose]) / 12.0
        # SJ-9.5: the number of cards under others' buildings is not told unless it is agreed.
        told = whose == seat or state.house.show_piles or state.ask == OVER
        if told:
            out[at + 2 * MOST_SEATS + place] = float(scoring.total(state, whose)) / 40.0
            out[at + 3 * MOST_SEATS + place] = float(state.piled[whose]) / 12.0
        here: i64 = at + 4 * MOST_SEATS + place * KINDS
        kind: i64 = 0
        while kind < KINDS:
            out[here + kind] = float(scoring.copies_built(state, whose, kind)) / 2.0
            kind += 1
        here = at + MOST_SEATS * (4 + KINDS) + place * GOODS
        good: i64 = 0
        while good < GOODS:
            out[here + good] = float(state.full[whose * GOODS + good]) / 2.0
            good += 1
        place += 1


def place_of(state: Fields, seat: i64, other: i64) -> i64:
    return (other - seat + state.seats) % state.seats


def put_bits(bits: i64, number: i64, out: vec[float], at: i64) -> i64:
    """A set as so many zeros and ones; where the next piece begins."""
    i: i64 = 0
    while i < number:
        out[at + i] = float((bits >> i) & 1)
        i += 1
    return at + number
