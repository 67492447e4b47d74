"""What a seat observes, as named pieces of one flat vector, the seat itself always first.

Hands of others, goods, deck, discards and piles are counted, never shown; the cards the actor has
drawn and not yet kept are seen by the actor alone, those of Gold mine and Goldsmith by all.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.single import ONE, Scale
from misto.games.san_juan import scoring
from misto.games.san_juan.asks import OVER
from misto.games.san_juan.catalog import EVENTS, GOODS, KINDS, PRODUCTION, ROLES, SLOTS, TILES
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
HALVES: Final = Scale(2, 64)  # numbers of copies and of goods
TWELFTHS: Final = Scale(12, 128)
DECK: Final = Scale(110, 160)
POINTS: Final = Scale(40, 256)
EIGHTHS: Final = Scale(8, 64)
QUARTERS: Final = Scale(4, 64)
FIFTHS: Final = Scale(5, 6)
THIRDS: Final = Scale(3, 32)


def observe(state: Fields, seat: i64, out: vec[i32], start: i64) -> None:
    out[start + state.ask] = ONE
    at: i64 = start + OVER + 1
    out[at + place_of(state, seat, state.actor)] = ONE
    out[at + MOST_SEATS + place_of(state, seat, state.chooser)] = ONE
    out[at + 2 * MOST_SEATS + place_of(state, seat, state.governor)] = ONE
    at = put_bits(state.roles_used, ROLES, out, at + 3 * MOST_SEATS)
    out[at] = EIGHTHS.of(state.owed)
    out[at + 1] = QUARTERS.of(state.count)
    out[at + 2] = ONE if state.doubled == 1 else 0
    out[at + 3] = QUARTERS.of(state.turn_count)
    at = observe_prices(state, out, at + 4)
    out[at] = DECK.of(state.deck_left)
    out[at + 1] = DECK.of(state.discarded)
    at = put_bits(state.row, EVENTS, out, at + 2)
    at = put_bits(state.gone, EVENTS, out, at)
    out[at] = ONE if state.cathedral == 1 else 0
    at += 1
    if state.building >= 0:
        out[at + state.building] = ONE
    observe_cards(state, seat, out, at + KINDS)
    observe_areas(state, seat, out, at + 3 * KINDS)


def observe_prices(state: Fields, out: vec[i32], at: i64) -> i64:
    """What the tile turned up last pays, and how many have been."""
    trades = state.trades
    if trades > 0:
        prices = state.house.price
        tile: i64 = state.tiles[(trades - 1) % TILES] * GOODS
        good: i64 = 0
        while good < TILES:
            out[at + good] = THIRDS.of(prices[tile + good])
            good += 1
        out[at + GOODS - 1] = FIFTHS.of(trades if trades < TILES else TILES)
    return at + GOODS


def observe_cards(state: Fields, seat: i64, out: vec[i32], at: i64) -> None:
    """The cards drawn, if the seat may see them, and those in its hand."""
    halves = HALVES.words
    kind: i64 = 0
    if state.drawn_size > 0 and (state.actor == seat or not state.is_drawn_secret()):
        cards = state.drawn
        while kind < KINDS:
            out[at + kind] = halves[cards[kind]]
            kind += 1
    cards = state.hand
    at += KINDS
    base: i64 = seat * KINDS
    kind = 0
    while kind < KINDS:
        out[at + kind] = halves[cards[base + kind]]
        kind += 1


def observe_areas(state: Fields, seat: i64, out: vec[i32], at: i64) -> None:
    seats = state.seats
    full = state.full
    halves = HALVES.words
    goods_at: i64 = at + MOST_SEATS * (4 + KINDS)
    place: i64 = 0
    whose = seat
    while place < seats:
        out[at + place] = ONE
        out[at + MOST_SEATS + place] = TWELFTHS.of(state.hand_size[whose])
        # SJ-9.5: the number of cards under others' buildings is not told unless it is agreed.
        told = whose == seat or state.house.show_piles or state.ask == OVER
        if told:
            out[at + 2 * MOST_SEATS + place] = POINTS.of(scoring.total(state, whose))
            out[at + 3 * MOST_SEATS + place] = TWELFTHS.of(state.piled[whose])
        observe_buildings(state, whose, out, at + 4 * MOST_SEATS + place * KINDS)
        good: i64 = 0
        while good < GOODS:
            out[goods_at + good] = halves[full[whose * GOODS + good]]
            good += 1
        goods_at += GOODS
        whose = whose + 1 if whose + 1 < seats else 0
        place += 1


def observe_buildings(state: Fields, whose: i64, out: vec[i32], at: i64) -> None:
    """Copies by kind: the places that are built on are sooner looked through than forty kinds."""
    site = state.site
    halves = HALVES.words
    slot: i64 = whose * SLOTS
    left = state.size[whose]
    while left > 0:
        kind = site[slot]
        slot += 1
        if kind >= PRODUCTION:
            out[at + kind] = halves[1]
            left -= 1
        elif kind >= 0:
            out[at + kind] = halves[state.made[whose * PRODUCTION + kind]]
            left -= 1


def place_of(state: Fields, seat: i64, other: i64) -> i64:
    return other - seat if other >= seat else other - seat + state.seats


def put_bits(bits: i64, number: i64, out: vec[i32], at: i64) -> i64:
    """A set as so many zeros and ones; where the next piece begins."""
    here = at
    while bits != 0:
        if bits & 1 == 1:
            out[here] = ONE
        bits >>= 1
        here += 1
    return at + number
