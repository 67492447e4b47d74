"""What a seat observes, as named pieces of one flat vector, the seat itself always first.

Hands of others, goods, deck, discards and piles are counted, never shown; the cards the actor has
drawn and not yet kept are seen by the actor alone, those of Gold mine and Goldsmith by all.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.single import ONE, Scale
from misto.core.state import touched
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
THIRDS: Final = Scale(3, 16)


def observe(state: Fields, seat: i64, out: vec[i32], start: i64) -> None:
    out[start + state.ask] = ONE
    at: i64 = start + OVER + 1
    out[at + place_of(state, seat, state.actor)] = ONE
    out[at + MOST_SEATS + place_of(state, seat, state.chooser)] = ONE
    out[at + 2 * MOST_SEATS + place_of(state, seat, state.governor)] = ONE
    at = put_bits(state.roles_used, ROLES, out, at + 3 * MOST_SEATS)
    out[at] = EIGHTHS.of(state.owed)
    out[at + 1] = QUARTERS.of(state.count)
    if state.doubled == 1:
        out[at + 2] = ONE
    out[at + 3] = QUARTERS.of(state.turn_count)
    at = observe_prices(state, out, at + 4)
    out[at] = DECK.of(state.deck_left)
    out[at + 1] = DECK.of(state.discarded)
    at = put_bits(state.row, EVENTS, out, at + 2)
    at = put_bits(state.gone, EVENTS, out, at)
    if state.cathedral == 1:
        out[at] = ONE
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
        thirds = THIRDS.words
        tile: i64 = state.tiles[(trades - 1) % TILES] * GOODS
        good: i64 = 0
        while good < TILES:
            out[at + good] = thirds[prices[tile + good]]
            good += 1
        out[at + GOODS - 1] = FIFTHS.of(trades if trades < TILES else TILES)
    return at + GOODS


def observe_cards(state: Fields, seat: i64, out: vec[i32], at: i64) -> None:
    """The cards drawn, if the seat may see them, and those in its hand: few kinds at a time."""
    if state.drawn_size > 0 and (state.actor == seat or not state.is_drawn_secret()):
        put_copies(state.drawn_set, state.drawn, 0, out, at)
    put_copies(state.held[seat], state.hand, seat * KINDS, out, at + KINDS)


def put_copies(kinds: i64, copies: vec[i64], base: i64, out: vec[i32], at: i64) -> None:
    """For the kinds of a set, how many copies there are."""
    halves = HALVES.words
    kind: i64 = 0
    while kinds != 0:
        if kinds & 15 == 0:
            kinds >>= 4
            kind += 4
            continue
        if kinds & 1 == 1:
            out[at + kind] = halves[copies[base + kind]]
        kinds >>= 1
        kind += 1


def observe_areas(state: Fields, seat: i64, out: vec[i32], at: i64) -> None:
    seats = state.seats
    site = state.site
    full = state.full
    made = state.made
    halves = HALVES.words
    buildings_at: i64 = at + 4 * MOST_SEATS
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
        # the places that are built on are sooner looked through than forty kinds
        left = state.size[whose]
        slot: i64 = whose * SLOTS
        while left > 0:
            kind = site[slot]
            slot += 1
            if kind >= PRODUCTION:
                out[buildings_at + kind] = halves[1]
                left -= 1
            elif kind >= 0:
                out[buildings_at + kind] = halves[made[whose * PRODUCTION + kind]]
                left -= 1
        buildings_at += KINDS
        good: i64 = 0
        while good < GOODS:
            out[goods_at + good] = halves[full[whose * GOODS + good]]
            good += 1
        goods_at += GOODS
        whose = whose + 1 if whose + 1 < seats else 0
        place += 1


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


def touch(state: Fields, seat: i64) -> i64:
    hands = touched(state.hand, 0, state.seats * KINDS)
    sites = touched(state.site, 0, state.seats * SLOTS)
    goods = touched(state.full, 0, state.seats * GOODS) + touched(state.made, 0, state.seats * PRODUCTION)
    return hands + sites + goods + state.held[seat] + state.size[seat] + state.tiles[0]
