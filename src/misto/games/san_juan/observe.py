"""What a seat observes, as named pieces of one flat vector, the seat itself always first.

Hands of others, goods, deck, discards and piles are counted, never shown; the cards the actor has
drawn and not yet kept are seen by the actor alone, those of Gold mine and Goldsmith by all.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.observer import Observer
from misto.core.single import ONE, Scale, put_one, put_set
from misto.core.state import State, zeros
from misto.games.san_juan import scoring
from misto.games.san_juan.asks import OVER
from misto.games.san_juan.catalog import (
    FULL_AT,
    GOODS,
    KINDS,
    PRODUCTION,
    TILES,
    VIOLET_SET,
    only_of,
)
from misto.games.san_juan.state import Fields

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
# where pieces begin
ACTOR_AT: Final[i64] = 35
CHOOSER_AT: Final[i64] = 39
GOVERNOR_AT: Final[i64] = 43
ROLES_AT: Final[i64] = 47
STEP_AT: Final[i64] = 52
PRICES_AT: Final[i64] = 56
DECK_AT: Final[i64] = 62
BUILDING_AT: Final[i64] = 77
DRAWN_AT: Final[i64] = 117
HAND_AT: Final[i64] = 157
PRESENT_AT: Final[i64] = 197
SIZES_AT: Final[i64] = 201
POINTS_AT: Final[i64] = 205
PILES_AT: Final[i64] = 209
AREAS_AT: Final[i64] = 213
GOODS_AT: Final[i64] = 373
# zeros and ones after the roles: whether the privilege counts double, events, the Cathedral
DOUBLED_BIT: Final[i64] = 7
ROW_BIT: Final[i64] = 17
GONE_BIT: Final[i64] = 23
CATHEDRAL_BIT: Final[i64] = 29

# what is noted of the observation that lies there
BEGUN: Final[i64] = 0  # 1: what never changes in a game is there
ASKED: Final[i64] = 1
ACTOR: Final[i64] = 2
CHOOSER: Final[i64] = 3
GOVERNOR: Final[i64] = 4
ONES: Final[i64] = 5
TRADES: Final[i64] = 6
BUILDING: Final[i64] = 7
DRAWN: Final[i64] = 8
HELD: Final[i64] = 9
OWNED: Final[i64] = 10  # + place
TALLIED: Final[i64] = 14  # + place
NOTES: Final[i64] = 18

HALVES: Final = Scale(2, 64)  # numbers of copies and of goods
TWELFTHS: Final = Scale(12, 128)
DECK: Final = Scale(110, 160)
POINTS: Final = Scale(40, 256)
EIGHTHS: Final = Scale(8, 128)
QUARTERS: Final = Scale(4, 128)
FIFTHS: Final = Scale(5, 6)
THIRDS: Final = Scale(3, 16)


def observe_anew(state: Fields, seat: i64, out: vec[i32], notes: vec[i64], start: i64, n: i64) -> None:
    if notes[n + BEGUN] == 0:
        notes[n + BEGUN] = 1
        place: i64 = 0
        while place < state.seats:
            out[start + PRESENT_AT + place] = ONE
            place += 1
    put_one(notes, out, n + ASKED, state.ask, start)
    put_one(notes, out, n + ACTOR, place_of(state, seat, state.actor), start + ACTOR_AT)
    put_one(notes, out, n + CHOOSER, place_of(state, seat, state.chooser), start + CHOOSER_AT)
    put_one(notes, out, n + GOVERNOR, place_of(state, seat, state.governor), start + GOVERNOR_AT)
    put_one(notes, out, n + BUILDING, state.building, start + BUILDING_AT)
    ones: i64 = state.roles_used | (state.doubled << DOUBLED_BIT) | (state.row << ROW_BIT)
    ones |= (state.gone << GONE_BIT) | (state.cathedral << CATHEDRAL_BIT)
    if ones != notes[n + ONES]:
        put_set(notes[n + ONES], ones, ONE, out, start + ROLES_AT)
        notes[n + ONES] = ones
    quarters = QUARTERS.words
    out[start + STEP_AT] = EIGHTHS.words[state.owed]
    out[start + STEP_AT + 1] = quarters[state.count]
    out[start + STEP_AT + 3] = quarters[state.turn_count]
    deck = DECK.words
    out[start + DECK_AT] = deck[state.deck_left]
    out[start + DECK_AT + 1] = deck[state.discarded]
    if state.trades != notes[n + TRADES]:
        notes[n + TRADES] = state.trades
        observe_prices(state, out, start + PRICES_AT)
    observe_cards(state, seat, out, notes, start, n)
    observe_areas(state, seat, out, notes, start, n)


def observe_prices(state: Fields, out: vec[i32], at: i64) -> None:
    """What the tile turned up last pays, and how many have been."""
    trades = state.trades
    prices = state.house.price
    thirds = THIRDS.words
    tile: i64 = state.tiles[(trades - 1) % TILES] * GOODS
    good: i64 = 0
    while good < TILES:
        out[at + good] = thirds[prices[tile + good]]
        good += 1
    out[at + GOODS - 1] = FIFTHS.of(trades if trades < TILES else TILES)


def observe_cards(state: Fields, seat: i64, out: vec[i32], notes: vec[i64], start: i64, n: i64) -> None:
    """The cards drawn, if the seat may see them, and those in its hand: few kinds at a time."""
    drawn: i64 = 0
    if state.drawn_size > 0 and (state.actor == seat or not state.is_drawn_secret()):
        drawn = state.drawn_set
    before = notes[n + DRAWN]
    if drawn | before != 0:
        put_set(before, 0, ONE, out, start + DRAWN_AT)
        put_copies(state.drawn, out, drawn, 0, start + DRAWN_AT)
        notes[n + DRAWN] = drawn
    held = state.held[seat]
    put_copies(state.hand, out, notes[n + HELD] | held, seat * KINDS, start + HAND_AT)
    notes[n + HELD] = held


def put_copies(copies: vec[i64], out: vec[i32], kinds: i64, base: i64, at: i64) -> None:
    """For the kinds of a set, how many copies there are."""
    halves = HALVES.words
    while kinds != 0:
        low: i64 = kinds & -kinds
        kind = only_of(low)
        out[at + kind] = halves[copies[base + kind]]
        kinds ^= low


def observe_areas(state: Fields, seat: i64, out: vec[i32], notes: vec[i64], start: i64, n: i64) -> None:
    seats = state.seats
    owns = state.owns
    tallies = state.tally
    sizes = state.hand_size
    twelfths = TWELFTHS.words
    half = HALVES.words[1]
    # SJ-9.5: the number of cards under others' buildings is not told unless it is agreed.
    all_told = state.house.show_piles or state.ask == OVER
    place: i64 = 0
    whose = seat
    while place < seats:
        out[start + SIZES_AT + place] = twelfths[sizes[whose]]
        if place == 0 or all_told:
            out[start + POINTS_AT + place] = POINTS.of(scoring.total(state, whose))
            out[start + PILES_AT + place] = twelfths[state.piled[whose]]
        owned: i64 = owns[whose] & VIOLET_SET
        before = notes[n + OWNED + place]
        if owned != before:
            put_set(before, owned, half, out, start + AREAS_AT + place * KINDS)
            notes[n + OWNED + place] = owned
        tally = tallies[whose]
        before = notes[n + TALLIED + place]
        if tally != before:
            put_counts(tally, PRODUCTION, out, start + AREAS_AT + place * KINDS)
            put_counts(tally >> FULL_AT, GOODS, out, start + GOODS_AT + place * GOODS)
            notes[n + TALLIED + place] = tally
        whose += 1
        if whose == seats:
            whose = 0
        place += 1


def put_counts(counts: i64, number: i64, out: vec[i32], at: i64) -> None:
    """So many counts of four bits each."""
    halves = HALVES.words
    end: i64 = at + number
    while at < end:
        out[at] = halves[counts & 15]
        counts >>= 4
        at += 1


def place_of(state: Fields, seat: i64, other: i64) -> i64:
    return other - seat if other >= seat else other - seat + state.seats


class SanJuanObserver(Observer):
    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        observe_anew(cast(Fields, state), seat, out, zeros(NOTES), at, 0)

    def notes(self) -> i64:
        return NOTES

    def observe_anew(
        self, state: State, seat: i64, out: vec[i32], notes: vec[i64], at: i64, first: i64
    ) -> None:
        observe_anew(cast(Fields, state), seat, out, notes, at, first)


OBSERVER = SanJuanObserver(PIECES)
