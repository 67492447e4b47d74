"""What a seat observes, as named pieces of one flat vector: its own sheet in full, a summary of the
others whatever their number, and the cards on offer. Others are seen as of the last close.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.single import ONE, Scale, word
from misto.core.state import touched, zeros
from misto.games.welcome_to.catalog import COLUMN_CELLS, FIRST_LOT, LARGEST, LOTS, PARK_CELLS
from misto.games.welcome_to.rules.cards import top_of_deck
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
    NUMS,
    OPEN,
    P_FIRST,
    P_KIND,
    P_LATER,
    P_LEAST,
    P_NEED,
    P_STREET,
    PARKS,
    PILES,
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
FIGURES: Final[i64] = 10  # told of the others
NUMBERS: Final = Scale(17, 18)
ROUND: Final = Scale(35, 64)
OFFERED: Final = Scale(15, 32)
QUARTERS: Final = Scale(4, 16)
FIFTHS: Final = Scale(5, 32)
THIRTEENTHS: Final = Scale(13, 32)
TENTHS: Final = Scale(10, 32)
SEATS: Final = Scale(100, 101)
TEMP_CREW: Final = Scale(11, 12)
NINTHS: Final = Scale(9, 10)
THIRDS: Final = Scale(3, 4)
HALVES: Final = Scale(2, 4)
MOST_CELLS: Final[i64] = 6  # of a park or an estate value, none included
FILLED: Final = vec[i32]([word(n, max(1, of)) for of in range(6) for n in range(MOST_CELLS)])
# what each figure of the others is a share of
WHOLES: Final = vec[i64]([100, 33, 11, 3, 3, 9, 12, 10, 9, 2])
SHARES: Final = vec[Scale]([Scale(whole, 256) for whole in WHOLES])


def observe(state: Fields, seat: i64, out: vec[i32], start: i64) -> None:
    rows = state.sheet
    row: i64 = seat * ROW
    box = state.box
    out[start + (ASK_NOTHING if state.over else rows[row + ASK])] = ONE
    out[start + 9] = ROUND.of(state.round_count)
    if box.first_edition:
        out[start + 10] = ONE
    if box.expert:
        out[start + 11] = ONE
    out[start + 12 + box.mode] = ONE
    at = observe_cards(state, seat, out, start + 16)
    at = observe_board(state, rows, row, out, at)
    at = observe_tracks(rows, row, out, at)
    at = observe_plans(state, rows, row, out, at)
    if state.given_count > 0:
        i: i64 = 0
        while i < 6:
            out[at + i] = FIFTHS.of(cards_of(state.given, state.given_count, i))
            i += 1
    observe_others(state, seat, out, at + 6)
    out[at + 26] = SEATS.of(state.seats)


def observe_cards(state: Fields, seat: i64, out: vec[i32], at: i64) -> i64:
    hand = state.hand(seat)
    numbers = state.numbers
    actions = state.actions
    offered = OFFERED.words
    i: i64 = 0
    while i < 3:
        out[at + i] = offered[numbers[hand + i]]
        out[at + 3 + i * 6 + actions[hand + i]] = ONE
        i += 1
    if state.box.mode == PILES:
        # WT-1.5: the action under the number is the next round's.
        cards = state.cards
        card: i64 = state.left - 1
        i = at + 21
        while i < at + 39:
            out[i + cards[card] % 6] = ONE
            card += state.pile
            i += 6
    else:
        top = top_of_deck(state)
        if top >= 0 and top < 6:
            out[at + 21 + top] = ONE
    row: i64 = seat * ROW
    number = state.sheet[row + NUMBER]
    action = state.sheet[row + CARD_ACTION]
    if number >= 0:
        out[at + 39] = ONE
        out[at + 40] = NUMBERS.of(number)
    if action >= 0:
        out[at + 41 + action] = ONE
    return at + 47


def observe_board(state: Fields, rows: vec[i64], row: i64, out: vec[i32], at: i64) -> i64:
    words = NUMBERS.words
    street: i64 = 0
    while street < 3:
        left = rows[row + NUMS + street]  # five bits a house, the number and one more
        here: i64 = at + FIRST_LOT[street]
        while left != 0:
            if left & 31 != 0:
                out[here] = words[(left & 31) - 1]
                out[here + LOTS] = ONE
            left >>= 5
            here += 1
        street += 1
    put_lots(rows[row + EMPTY], out, at + 2 * LOTS)
    put_lots(rows[row + ROUNDS], out, at + 3 * LOTS)
    put_lots(rows[row + FENCES], out, at + 4 * LOTS)
    put_lots(rows[row + SPENT], out, at + 5 * LOTS)
    put_lots(rows[row + BISES], out, at + 6 * LOTS)
    put_lots(rows[row + POOLS], out, at + 7 * LOTS)
    for lot in state.box.pool_lots:
        out[at + 8 * LOTS + lot] = ONE
    if rows[row + LOT] >= 0:
        out[at + 9 * LOTS + rows[row + LOT]] = ONE
    return at + 10 * LOTS


def put_lots(lots: i64, out: vec[i32], at: i64) -> None:
    """A one for each lot of the set."""
    while lots != 0:
        if lots & 31 == 0:
            lots >>= 5
            at += 5
            continue
        if lots & 1 == 1:
            out[at] = ONE
        lots >>= 1
        at += 1


def observe_tracks(rows: vec[i64], row: i64, out: vec[i32], at: i64) -> i64:
    filled = FILLED
    i: i64 = 0
    while i < 3:
        out[at + i] = filled[PARK_CELLS[i] * MOST_CELLS + rows[row + PARKS + i]]
        i += 1
    ninths = NINTHS.words
    out[at + 3] = ninths[rows[row + POOL_MARKS]]
    out[at + 4] = TEMP_CREW.words[rows[row + TEMPS]]
    out[at + 5] = ninths[rows[row + BIS_MARKS]]
    out[at + 6] = THIRDS.words[rows[row + REFUSALS]]
    out[at + 7] = HALVES.words[rows[row + ROUND_MARKS]]
    have = rows[row + OPEN] + rows[row + OPEN + 1] + rows[row + OPEN + 2]
    put_sizes(have, out, at + 14)
    i = 0
    while i < LARGEST:
        out[at + 8 + i] = filled[COLUMN_CELLS[i] * MOST_CELLS + rows[row + COLUMNS + i]]
        i += 1
    return at + 20


def put_sizes(estates: i64, out: vec[i32], at: i64) -> None:
    """Numbers of estates, a byte for each size."""
    while estates != 0:
        if estates & 255 != 0:
            out[at] = QUARTERS.of(estates & 255)
        estates >>= 8
        at += 1


def observe_plans(state: Fields, rows: vec[i64], row: i64, out: vec[i32], at: i64) -> i64:
    plans = state.box.plans
    letter: i64 = 0
    while letter < 3:
        p: i64 = letter * PLAN_SIZE
        here: i64 = at + letter * 12
        if rows[row + VALUES + letter] >= 0:
            out[here] = ONE
        if meets(state.box, letter, rows, row):
            out[here + 1] = ONE
        worth = plans[p + P_FIRST]
        if state.turned[letter] == 1:
            out[here + 2] = ONE
            worth = plans[p + P_LATER]
        out[here + 3] = THIRTEENTHS.of(worth)
        out[here + 4] = THIRTEENTHS.of(plans[p + P_KIND])
        out[here + 5] = TENTHS.of(plans[p + P_LEAST] + plans[p + P_STREET] + 2)
        put_sizes(plans[p + P_NEED], out, here + 6)
        letter += 1
    return at + 36


def observe_others(state: Fields, seat: i64, out: vec[i32], at: i64) -> None:
    """Of all other sheets: the best and the mean of ten figures. They are seen as of the last close, so
    that they stay the same for a round: each seat's are counted once and kept.
    """
    if state.seats == 1:
        return
    if len(state.told_round) == 0:
        state.told_round = zeros(state.seats)
        state.told = vec[i32]([0] * (2 * FIGURES * state.seats))
    told = state.told
    base: i64 = seat * 2 * FIGURES
    closed: i64 = state.round_count + 1 if state.over else state.round_count
    if state.told_round[seat] != closed:
        state.told_round[seat] = closed
        count_others(state, seat, told, base)
    i: i64 = 0
    while i < 2 * FIGURES:
        out[at + i] = told[base + i]
        i += 1


def count_others(state: Fields, seat: i64, out: vec[i32], at: i64) -> None:
    others: i64 = state.seats - 1
    best = zeros(FIGURES)
    sums = zeros(FIGURES)
    rows = state.shown
    other: i64 = 0
    while other <= others:
        if other != seat:
            note_sheet(state, rows, other * ROW, best, sums)
        other += 1
    i: i64 = 0
    while i < FIGURES:
        out[at + i] = SHARES[i].of(best[i])
        out[at + FIGURES + i] = word(sums[i], WHOLES[i] * others)
        i += 1


def note_sheet(state: Fields, rows: vec[i64], row: i64, best: vec[i64], sums: vec[i64]) -> None:
    approved: i64 = 0
    letter: i64 = 0
    while letter < 3:
        approved += 1 if rows[row + VALUES + letter] >= 0 else 0
        letter += 1
    note(best, sums, 0, zone_points(state.box, rows, row))
    note(best, sums, 1, LOTS - bits(rows[row + EMPTY]))
    note(best, sums, 2, rows[row + TEMPS])
    note(best, sums, 3, rows[row + REFUSALS])
    note(best, sums, 4, approved)
    note(best, sums, 5, rows[row + POOL_MARKS])
    note(best, sums, 6, rows[row + PARKS] + rows[row + PARKS + 1] + rows[row + PARKS + 2])
    note(best, sums, 7, estate_count(rows, row))
    note(best, sums, 8, rows[row + BIS_MARKS])
    note(best, sums, 9, rows[row + ROUND_MARKS])


def note(best: vec[i64], sums: vec[i64], i: i64, figure: i64) -> None:
    if figure > best[i]:
        best[i] = figure
    sums[i] += figure


def touch(state: Fields, seat: i64) -> i64:
    total = touched(state.sheet, seat * ROW, (seat + 1) * ROW)
    cards = state.cards
    card: i64 = state.left - 1
    while card >= 0 and card < len(cards):
        total += cards[card]
        card += state.pile
    if len(state.told_round) > 0:
        total += state.told_round[seat] + i64(state.told[seat * 2 * FIGURES])
    return total + state.numbers[0] + state.actions[0] + state.turned[0]
