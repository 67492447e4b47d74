"""What a seat observes, as named pieces of one flat vector: its own sheet in full, a summary of the
others whatever their number, and the cards on offer. Others are seen as of the last close.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.catalog import COLUMN_CELLS, LARGEST, LOTS, PARK_CELLS
from misto.games.welcome_to.rules.cards import top_of_deck
from misto.games.welcome_to.rules.numbering import number_at
from misto.games.welcome_to.rules.plans import bits, meets
from misto.games.welcome_to.scoring import cards_of, estate_count, zone_points
from misto.games.welcome_to.state import (
    ASK,
    ASK_NOTHING,
    BIS_MARKS,
    BISES,
    CARD_ACTION,
    COLUMNS,
    EMPTY,
    FENCES,
    LOT,
    NUMBER,
    OPEN,
    P_FIRST,
    P_KIND,
    P_LATER,
    P_LEAST,
    P_NEED,
    P_STREET,
    PARKS,
    PLAN_SIZE,
    POOL_MARKS,
    POOLS,
    REFUSALS,
    ROUND_MARKS,
    ROUNDS,
    ROW,
    SPENT,
    TEMPS,
    VALUES,
    Fields,
)

PIECES: Final = (
    ("asked", 9),
    ("round", 1),
    ("mode", 6),  # first edition, expert, and one of four modes
    ("offer_numbers", 3),
    ("offer_actions", 18),
    ("next_actions", 18),  # under each pair's number; of a deck its top card alone
    ("in_hand", 8),  # number and action being played
    ("numbers", 33),
    ("numbered", 33),
    ("empty", 33),
    ("roundabouts", 33),
    ("fences", 33),
    ("spent", 33),
    ("bis_houses", 33),
    ("pools_built", 33),
    ("pool_houses", 33),
    ("just_numbered", 33),
    ("tracks", 14),
    ("open_estates", 6),
    ("plans", 36),  # 12 per letter
    ("opponent_pile", 6),
    ("others_best", 10),
    ("others_mean", 10),
    ("seats", 1),
)
SIZE: Final[i64] = 476


def observe(state: Fields, seat: i64, out: vec[float]) -> None:
    i: i64 = 0
    while i < SIZE:
        out[i] = 0.0
        i += 1
    rows = state.sheet
    row: i64 = seat * ROW
    box = state.box
    out[ASK_NOTHING if state.over else rows[row + ASK]] = 1.0
    out[9] = float(state.round_count) / 35.0
    out[10] = 1.0 if box.first_edition else 0.0
    out[11] = 1.0 if box.expert else 0.0
    out[12 + box.mode] = 1.0
    at = observe_cards(state, seat, out, 16)
    at = observe_board(state, rows, row, out, at)
    at = observe_tracks(rows, row, out, at)
    at = observe_plans(state, rows, row, out, at)
    i = 0
    while i < 6:
        out[at + i] = float(cards_of(state.given, state.given_count, i)) / 5.0
        i += 1
    observe_others(state, seat, out, at + 6)
    out[at + 26] = float(state.seats) / 100.0


def observe_cards(state: Fields, seat: i64, out: vec[float], at: i64) -> i64:
    hand = state.hand(seat)
    i: i64 = 0
    while i < 3:
        out[at + i] = float(state.numbers[hand + i]) / 15.0
        out[at + 3 + i * 6 + state.actions[hand + i]] = 1.0
        if state.box.mode == 0:
            # WT-1.5: the action under the number is the next round's.
            out[at + 21 + i * 6 + state.cards[i * state.pile + state.left - 1] % 6] = 1.0
        i += 1
    top = top_of_deck(state)
    if top >= 0 and top < 6:
        out[at + 21 + top] = 1.0
    row: i64 = seat * ROW
    number = state.sheet[row + NUMBER]
    action = state.sheet[row + CARD_ACTION]
    out[at + 39] = 1.0 if number >= 0 else 0.0
    out[at + 40] = float(number) / 17.0 if number >= 0 else 0.0
    if action >= 0:
        out[at + 41 + action] = 1.0
    return at + 47


def observe_board(state: Fields, rows: vec[i64], row: i64, out: vec[float], at: i64) -> i64:
    lot: i64 = 0
    while lot < LOTS:
        number = number_at(rows, row, lot)
        out[at + lot] = float(number) / 17.0 if number >= 0 else 0.0
        out[at + 33 + lot] = 1.0 if number >= 0 else 0.0
        out[at + 66 + lot] = float((rows[row + EMPTY] >> lot) & 1)
        out[at + 99 + lot] = float((rows[row + ROUNDS] >> lot) & 1)
        out[at + 132 + lot] = float((rows[row + FENCES] >> lot) & 1)
        out[at + 165 + lot] = float((rows[row + SPENT] >> lot) & 1)
        out[at + 198 + lot] = float((rows[row + BISES] >> lot) & 1)
        out[at + 231 + lot] = float((rows[row + POOLS] >> lot) & 1)
        out[at + 264 + lot] = float((state.box.pools >> lot) & 1)
        lot += 1
    if rows[row + LOT] >= 0:
        out[at + 297 + rows[row + LOT]] = 1.0
    return at + 330


def observe_tracks(rows: vec[i64], row: i64, out: vec[float], at: i64) -> i64:
    i: i64 = 0
    while i < 3:
        out[at + i] = float(rows[row + PARKS + i]) / float(PARK_CELLS[i])
        i += 1
    out[at + 3] = float(rows[row + POOL_MARKS]) / 9.0
    out[at + 4] = float(rows[row + TEMPS]) / 11.0
    out[at + 5] = float(rows[row + BIS_MARKS]) / 9.0
    out[at + 6] = float(rows[row + REFUSALS]) / 3.0
    out[at + 7] = float(rows[row + ROUND_MARKS]) / 2.0
    have = rows[row + OPEN] + rows[row + OPEN + 1] + rows[row + OPEN + 2]
    i = 0
    while i < LARGEST:
        out[at + 8 + i] = float(rows[row + COLUMNS + i]) / float(COLUMN_CELLS[i])
        out[at + 14 + i] = float(have & 255) / 4.0
        have >>= 8
        i += 1
    return at + 20


def observe_plans(state: Fields, rows: vec[i64], row: i64, out: vec[float], at: i64) -> i64:
    plans = state.box.plans
    letter: i64 = 0
    while letter < 3:
        p: i64 = letter * PLAN_SIZE
        here: i64 = at + letter * 12
        value = rows[row + VALUES + letter]
        out[here] = 1.0 if value >= 0 else 0.0
        out[here + 1] = 1.0 if meets(state.box, letter, rows, row) else 0.0
        out[here + 2] = float(state.turned[letter])
        out[here + 3] = float(plans[p + (P_LATER if state.turned[letter] == 1 else P_FIRST)]) / 13.0
        out[here + 4] = float(plans[p + P_KIND]) / 13.0
        out[here + 5] = float(plans[p + P_LEAST] + plans[p + P_STREET] + 2) / 10.0
        need = plans[p + P_NEED]
        i: i64 = 0
        while i < LARGEST:
            out[here + 6 + i] = float(need & 255) / 4.0
            need >>= 8
            i += 1
        letter += 1
    return at + 36


def observe_others(state: Fields, seat: i64, out: vec[float], at: i64) -> None:
    """Of all other sheets: the best and the mean of ten figures."""
    if state.seats == 1:
        return
    rows = state.shown
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            row: i64 = other * ROW
            approved: i64 = 0
            letter: i64 = 0
            while letter < 3:
                approved += 1 if rows[row + VALUES + letter] >= 0 else 0
                letter += 1
            note(out, at, 0, state.seats, float(zone_points(state.box, rows, row)) / 100.0)
            note(out, at, 1, state.seats, float(33 - bits(rows[row + EMPTY])) / 33.0)
            note(out, at, 2, state.seats, float(rows[row + TEMPS]) / 11.0)
            note(out, at, 3, state.seats, float(rows[row + REFUSALS]) / 3.0)
            note(out, at, 4, state.seats, float(approved) / 3.0)
            note(out, at, 5, state.seats, float(rows[row + POOL_MARKS]) / 9.0)
            parks = rows[row + PARKS] + rows[row + PARKS + 1] + rows[row + PARKS + 2]
            note(out, at, 6, state.seats, float(parks) / 12.0)
            note(out, at, 7, state.seats, float(estate_count(rows, row)) / 10.0)
            note(out, at, 8, state.seats, float(rows[row + BIS_MARKS]) / 9.0)
            note(out, at, 9, state.seats, float(rows[row + ROUND_MARKS]) / 2.0)
        other += 1


def note(out: vec[float], at: i64, i: i64, seats: i64, figure: float) -> None:
    if figure > out[at + i]:
        out[at + i] = figure
    out[at + 10 + i] += figure / float(seats - 1)
