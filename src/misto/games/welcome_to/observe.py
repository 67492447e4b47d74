"""What a seat observes, as named pieces of one flat vector: its own sheet in full, a summary of the
others whatever their number, and the cards on offer. Others are seen as of the last close.
"""

from typing import Final, cast

from librt.vecs import extend, vec
from mypy_extensions import i32, i64

from misto.core.observer import Observer
from misto.core.single import ONE, ZERO, Scale, put_one, put_set, word
from misto.core.state import State, prefetch_lines, zeros
from misto.games.welcome_to.asks import ASK_NOTHING
from misto.games.welcome_to.catalog import (
    BIS_CELLS,
    COLUMN_CELLS,
    FIRST_LOT,
    LAST_REFUSAL,
    LOTS,
    MOST_ROUNDABOUTS,
    PARK_CELLS,
    TEMP_CELLS,
)
from misto.games.welcome_to.house import (
    DRAFT,
    P_FIRST,
    P_KIND,
    P_LATER,
    P_LEAST,
    P_NEED,
    P_STREET,
    PILES,
    PLAN_SIZE,
    Box,
)
from misto.games.welcome_to.rules.cards import top_of_deck
from misto.games.welcome_to.rules.plans import bits, meets
from misto.games.welcome_to.scoring import cards_of, estate_count, zone_points
from misto.games.welcome_to.state import (
    ASK,
    BIS_MARKS,
    CARD_ACTION,
    EMPTY,
    LOT,
    NUMBER,
    NUMS,
    OPEN,
    PARKS,
    POOL_MARKS,
    REFUSALS,
    ROUND_MARKS,
    ROW,
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
# where pieces begin
ROUND_AT: Final[i64] = 9
MODE_AT: Final[i64] = 10
OFFER_AT: Final[i64] = 16
ACTIONS_AT: Final[i64] = 19
NEXT_AT: Final[i64] = 37
HAND_AT: Final[i64] = 55
NUMBERS_AT: Final[i64] = 63
SETS_AT: Final = vec[i64]([129, 261, 162, 195, 228, 294])  # in the order of the sheet: EMPTY to POOLS
POOL_HOUSES_AT: Final[i64] = 327
LOT_AT: Final[i64] = 360
TRACKS_AT: Final[i64] = 393
OPEN_AT: Final[i64] = 407
PLANS_AT: Final[i64] = 413
PILE_AT: Final[i64] = 449
OTHERS_AT: Final[i64] = 455
SEATS_AT: Final[i64] = 475

# what is noted of the observation that lies there; the sheet's numbers as they were shown
BEGUN: Final[i64] = 0  # 1: what never changes in a game is there
ASKED: Final[i64] = 1
DEALT: Final[i64] = 2  # the round and seat of the cards
TOLD: Final[i64] = 3  # the round and seat of what is told of the others
PLAYED: Final[i64] = 4  # the action in hand
BUILT: Final[i64] = 5  # the house just numbered
HOUSES: Final[i64] = 6  # + street
SETS: Final[i64] = 9  # + set
MARKS: Final[i64] = 15  # on the tracks
ESTATES: Final[i64] = 16
FLAGS: Final[i64] = 17  # of the plans
NOTES: Final[i64] = 18

FIGURES: Final[i64] = 10  # told of the others
# by a number and one more, 0 for none
NUMBERED: Final = vec[i32]([word(max(0, n - 1), 17) for n in range(19)])
ROUND: Final = Scale(35, 64)
OFFERED: Final = Scale(15, 32)
QUARTERS: Final = Scale(4, 16)
FIFTHS: Final = Scale(5, 32)
THIRTEENTHS: Final = Scale(13, 32)
TENTHS: Final = Scale(10, 32)
SEATS: Final = Scale(100, 101)
# the tracks in the order of the sheet, each a share of its cells
TRACKS: Final[i64] = 14
MOST_CELLS: Final[i64] = 16  # of any track, none included
POOL_CELLS: Final[i64] = 9
CELLS: Final = extend(
    extend(PARK_CELLS, vec[i64]([POOL_CELLS, TEMP_CELLS, BIS_CELLS, LAST_REFUSAL, MOST_ROUNDABOUTS])),
    COLUMN_CELLS,
)
MARKED: Final = vec[i32]([word(n, cells) for cells in CELLS for n in range(MOST_CELLS)])
PLAN: Final[i64] = 12  # numbers told of a plan; the first three are flags
APPROVED: Final[i64] = 0x1
MET: Final[i64] = 0x2
TURNED: Final[i64] = 0x4
ALL_MET: Final[i64] = 0x2002002
ALL_TURNED: Final[i64] = 0x4004004
# what each figure of the others is a share of
WHOLES: Final = vec[i64]([100, 33, 11, 3, 3, 9, 12, 10, 9, 2])
SHARES: Final = vec[Scale]([Scale(whole, 256) for whole in WHOLES])
FEW_OTHERS: Final[i64] = 5  # for so many the means lie ready
MEANS: Final = vec[Scale](
    [Scale(whole * others, (whole + 1) * others) for others in range(1, 6) for whole in WHOLES]
)


def observe_anew(state: Fields, seat: i64, out: vec[i32], notes: vec[i64], start: i64, n: i64) -> None:
    rows = state.sheet
    row: i64 = seat * ROW
    if notes[n + BEGUN] == 0:
        notes[n + BEGUN] = 1
        observe_box(state, out, start)
    put_one(notes, out, n + ASKED, ASK_NOTHING if state.over else rows[row + ASK], start)
    # cards change hands and others' sheets are seen when a round closes, not before
    closed: i64 = closes(state) * state.seats
    hand: i64 = closed + seat if state.box.mode == DRAFT else closed
    if notes[n + DEALT] != hand:
        if notes[n + DEALT] != 0:
            clear_cards(out, start)
        notes[n + DEALT] = hand
        observe_cards(state, seat, out, start)
    number = rows[row + NUMBER]
    out[start + HAND_AT] = ONE if number >= 0 else ZERO
    out[start + HAND_AT + 1] = NUMBERED[number + 1]
    put_one(notes, out, n + PLAYED, rows[row + CARD_ACTION], start + HAND_AT + 2)
    put_one(notes, out, n + BUILT, rows[row + LOT], start + LOT_AT)
    board = observe_board(rows, row, out, notes, start, n)
    tracks = observe_tracks(rows, row, out, notes, start, n)
    observe_plans(state, row, out, notes, board or tracks, start + PLANS_AT, n)
    if state.seats > 1 and notes[n + TOLD] != closed + seat:
        notes[n + TOLD] = closed + seat
        observe_others(state, seat, out, start + OTHERS_AT)


def closes(state: Fields) -> i64:
    """How many rounds have closed, and one more."""
    return state.round_count + 1 if state.over else state.round_count


def observe_box(state: Fields, out: vec[i32], start: i64) -> None:
    """What stays the same for a whole game."""
    box = state.box
    if box.first_edition:
        out[start + MODE_AT] = ONE
    if box.expert:
        out[start + MODE_AT + 1] = ONE
    out[start + MODE_AT + 2 + box.mode] = ONE
    for lot in box.pool_lots:
        out[start + POOL_HOUSES_AT + lot] = ONE
    plans = box.plans
    letter: i64 = 0
    while letter < 3:
        p: i64 = letter * PLAN_SIZE
        here: i64 = start + PLANS_AT + letter * PLAN
        out[here + 3] = THIRTEENTHS.of(plans[p + P_FIRST])
        out[here + 4] = THIRTEENTHS.of(plans[p + P_KIND])
        out[here + 5] = TENTHS.of(plans[p + P_LEAST] + plans[p + P_STREET] + 2)
        put_sizes(0, plans[p + P_NEED], out, here + 6)
        letter += 1
    out[start + SEATS_AT] = SEATS.of(state.seats)


def observe_cards(state: Fields, seat: i64, out: vec[i32], start: i64) -> None:
    """The round, the cards on offer and the opponent's."""
    out[start + ROUND_AT] = ROUND.of(state.round_count)
    hand = state.hand(seat)
    numbers = state.numbers
    actions = state.actions
    offered = OFFERED.words
    i: i64 = 0
    while i < 3:
        out[start + OFFER_AT + i] = offered[numbers[hand + i]]
        out[start + ACTIONS_AT + i * 6 + actions[hand + i]] = ONE
        i += 1
    if state.box.mode == PILES:
        # WT-1.5: the action under the number is the next round's.
        cards = state.cards
        card: i64 = state.left - 1
        i = start + NEXT_AT
        while i < start + HAND_AT:
            out[i + cards[card] % 6] = ONE
            card += state.pile
            i += 6
        return
    top = top_of_deck(state)
    if top >= 0 and top < 6:
        out[start + NEXT_AT + top] = ONE
    i = 0
    while i < 6:
        out[start + PILE_AT + i] = FIFTHS.of(cards_of(state.given, state.given_count, i))
        i += 1


def clear_cards(out: vec[i32], start: i64) -> None:
    i: i64 = start + ACTIONS_AT
    while i < start + HAND_AT:
        out[i] = 0
        i += 1


def observe_board(rows: vec[i64], row: i64, out: vec[i32], notes: vec[i64], start: i64, n: i64) -> bool:
    """The sheet's houses and sets of lots; whether any of it is new."""
    changed = False
    i: i64 = 0
    while i < 3:
        houses = rows[row + NUMS + i]
        shown = notes[n + HOUSES + i]
        if houses != shown:
            put_houses(shown, houses, out, start + NUMBERS_AT + FIRST_LOT[i])
            notes[n + HOUSES + i] = houses
            changed = True
        i += 1
    i = 0
    while i < 6:
        lots = rows[row + EMPTY + i]
        shown = notes[n + SETS + i]
        if lots != shown:
            put_set(shown, lots, ONE, out, start + SETS_AT[i])
            notes[n + SETS + i] = lots
            changed = True
        i += 1
    return changed


def put_houses(before: i64, now: i64, out: vec[i32], at: i64) -> None:
    """A street's numbers: five bits a house, the number and one more."""
    changed: i64 = before ^ now
    numbered = NUMBERED
    while changed != 0:
        if changed & 31 != 0:
            out[at] = numbered[now & 31]
            out[at + LOTS] = ONE if now & 31 != 0 else ZERO
        changed >>= 5
        now >>= 5
        at += 1


def observe_tracks(rows: vec[i64], row: i64, out: vec[i32], notes: vec[i64], start: i64, n: i64) -> bool:
    """The marks on the tracks and the open estates; whether any of it is new."""
    marks: i64 = 0
    i: i64 = row + PARKS + TRACKS
    while i > row + PARKS:
        i -= 1
        marks = (marks << 4) + rows[i]
    changed = False
    if marks != notes[n + MARKS]:
        notes[n + MARKS] = marks
        changed = True
        marked = MARKED
        i = 0
        while i < TRACKS:
            out[start + TRACKS_AT + i] = marked[i * MOST_CELLS + (marks & 15)]
            marks >>= 4
            i += 1
    estates = rows[row + OPEN] + rows[row + OPEN + 1] + rows[row + OPEN + 2]
    if estates != notes[n + ESTATES]:
        put_sizes(notes[n + ESTATES], estates, out, start + OPEN_AT)
        notes[n + ESTATES] = estates
        changed = True
    return changed


def put_sizes(before: i64, now: i64, out: vec[i32], at: i64) -> None:
    """Numbers of estates, a byte for each size."""
    changed: i64 = before ^ now
    while changed != 0:
        if changed & 255 != 0:
            out[at] = QUARTERS.of(now & 255)
        changed >>= 8
        now >>= 8
        at += 1


def observe_plans(
    state: Fields, row: i64, out: vec[i32], notes: vec[i64], changed: bool, at: i64, n: i64
) -> None:
    """Which plans are approved, met and turned, and what they are worth; a sheet that has not changed
    meets what it met.
    """
    rows = state.sheet
    turned = state.turned
    before = notes[n + FLAGS]
    now: i64 = 0
    if not changed:
        now = before & ALL_MET
    letter: i64 = 2
    while letter >= 0:
        flags: i64 = 0
        if rows[row + VALUES + letter] >= 0:
            flags = APPROVED
        if turned[letter] == 1:
            flags |= TURNED
        if changed and meets(state.box, letter, rows, row):
            flags |= MET
        now |= flags << (letter * PLAN)
        letter -= 1
    if now == before:
        return
    notes[n + FLAGS] = now
    put_set(before, now, ONE, out, at)
    if (before ^ now) & ALL_TURNED != 0:
        letter = 0
        while letter < 3:
            worth: i64 = P_LATER if turned[letter] == 1 else P_FIRST
            out[at + 3] = THIRTEENTHS.of(state.box.plans[letter * PLAN_SIZE + worth])
            at += PLAN
            letter += 1


def observe_others(state: Fields, seat: i64, out: vec[i32], at: i64) -> None:
    """Of all other sheets: the best and the mean of ten figures. They are seen as of the last close, so
    that they stay the same for a round: they are counted once and kept, for all seats together.
    """
    closed = closes(state)
    if state.told_round != closed:
        state.told_round = closed
        count_others(state)
    told = state.told
    base: i64 = seat * 2 * FIGURES
    i: i64 = 0
    while i < 2 * FIGURES:
        out[at + i] = told[base + i]
        i += 1


def count_others(state: Fields) -> None:
    seats = state.seats
    figures = zeros(seats * FIGURES)
    seat: i64 = 0
    while seat < seats:
        note_sheet(state.box, state.shown, seat * ROW, figures, seat * FIGURES)
        seat += 1
    if len(state.told) == 0:
        state.told = vec[i32]([0] * (2 * FIGURES * seats))
    i: i64 = 0
    while i < FIGURES:
        tell_figure(figures, state.told, i, seats)
        i += 1


def tell_figure(figures: vec[i64], told: vec[i32], i: i64, seats: i64) -> None:
    """Whoever has the most of a figure sees the second, all others the first."""
    best: i64 = 0
    second: i64 = 0
    total: i64 = 0
    at: i64 = i
    while at < seats * FIGURES:
        figure = figures[at]
        total += figure
        lesser: i64 = figure if figure < best else best
        second = lesser if lesser > second else second
        best = figure if figure > best else best
        at += FIGURES
    others: i64 = seats - 1
    means = MEANS[((others if others < FEW_OTHERS else FEW_OTHERS) - 1) * FIGURES + i].words
    ready: i64 = len(means) if others <= FEW_OTHERS else 0
    share = SHARES[i]
    first_share = share.of(best)
    second_share = share.of(second)
    at = 0
    while at < seats:
        figure = figures[at * FIGURES + i]
        rest: i64 = total - figure
        told[at * 2 * FIGURES + i] = second_share if figure == best else first_share
        mean = means[rest] if 0 <= rest < ready else word(rest, WHOLES[i] * others)
        told[at * 2 * FIGURES + FIGURES + i] = mean
        at += 1


def note_sheet(box: Box, rows: vec[i64], row: i64, figures: vec[i64], at: i64) -> None:
    approved: i64 = 0
    letter: i64 = 0
    while letter < 3:
        approved += 1 if rows[row + VALUES + letter] >= 0 else 0
        letter += 1
    figures[at] = zone_points(box, rows, row)
    figures[at + 1] = LOTS - bits(rows[row + EMPTY])
    figures[at + 2] = rows[row + TEMPS]
    figures[at + 3] = rows[row + REFUSALS]
    figures[at + 4] = approved
    figures[at + 5] = rows[row + POOL_MARKS]
    figures[at + 6] = rows[row + PARKS] + rows[row + PARKS + 1] + rows[row + PARKS + 2]
    figures[at + 7] = estate_count(rows, row)
    figures[at + 8] = rows[row + BIS_MARKS]
    figures[at + 9] = rows[row + ROUND_MARKS]


def prefetch(state: Fields, seat: i64) -> i64:
    total = prefetch_lines(state.sheet, seat * ROW, (seat + 1) * ROW)
    return total + state.numbers[0] + state.actions[0] + state.turned[0]


class WelcomeToObserver(Observer):
    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        observe_anew(cast(Fields, state), seat, out, zeros(NOTES), at, 0)

    def notes(self) -> i64:
        return NOTES

    def observe_anew(
        self, state: State, seat: i64, out: vec[i32], notes: vec[i64], at: i64, first: i64
    ) -> None:
        observe_anew(cast(Fields, state), seat, out, notes, at, first)

    def prefetch(self, state: State, seat: i64) -> i64:
        return prefetch(cast(Fields, state), seat)


OBSERVER = WelcomeToObserver(PIECES)
