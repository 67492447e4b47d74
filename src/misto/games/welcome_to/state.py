"""The position: one row of numbers per sheet, the same rows as the others see them, and the cards.

``sheet`` holds every player's sheet as it is; ``shown`` holds it as of the last round's close,
which is all that anybody else may know (WT-4.4). Both are flat: row ``seat * ROW``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.rng import Rng
from misto.core.state import State, listed
from misto.games.welcome_to.asks import (
    ASK_NOTHING,
    ASK_PAIR,
)
from misto.games.welcome_to.catalog import ALL_LOTS, LETTERS, NUMBERS, STREET_ENDS
from misto.games.welcome_to.house import (
    DRAFT,
    PILES,
    Box,
)

# --- a sheet's row: each field begins where the one before it ends

# How many numbers a field takes; tests hold them to the catalog. Counted here and not there: only sums of this
# file's own constants are constants when compiled.
EACH_STREET: Final[i64] = 3
EACH_LETTER: Final[i64] = 3
EACH_SIZE: Final[i64] = 6
EACH_NUMBER: Final[i64] = 18
BESIDE: Final[i64] = 2  # empty columns on either side of FIT, for temp changes

# the turn in progress
ASK: Final[i64] = 0
CHOICE: Final[i64] = ASK + 1  # the PAIR, CARDS or REFUSE action taken this round, -1 before
NUMBER: Final[i64] = CHOICE + 1  # the number to write or just written, -1 if none
CARD_ACTION: Final[i64] = NUMBER + 1  # the action that goes with it, -1 if none
LOT: Final[i64] = CARD_ACTION + 1  # the house just numbered, -1 if none
GIVEN: Final[i64] = LOT + 1  # the hand card that goes on (solo, draft), -1 if not known yet
PLAN: Final[i64] = GIVEN + 1  # the letter being approved, -1 if none
NEED: Final[i64] = PLAN + 1  # estates still to be chosen for it, a byte per size
WHERE: Final[i64] = NEED + 1  # the street they must come from, -1 any, -2 not chosen yet
VOTE: Final[i64] = WHERE + 1  # WT-13.4: 0 not asked, 1 no, 2 yes
BUILT_NOW: Final[i64] = VOTE + 1  # roundabouts built this round
# the board
NUMS: Final[i64] = BUILT_NOW + 1  # + street: number + 1 in five bits per house, 0 if none
EMPTY: Final[i64] = NUMS + EACH_STREET  # masks of lots from here on
BISES: Final[i64] = EMPTY + 1
ROUNDS: Final[i64] = BISES + 1
FENCES: Final[i64] = ROUNDS + 1  # bit k: a fence right of lot k
SPENT: Final[i64] = FENCES + 1  # for any plan; USED says for which
POOLS: Final[i64] = SPENT + 1
TWINS: Final[i64] = POOLS + 1  # bit k: lots k and k + 1 hold the same number
# the tracks
PARKS: Final[i64] = TWINS + 1  # + street
POOL_MARKS: Final[i64] = PARKS + EACH_STREET
TEMPS: Final[i64] = POOL_MARKS + 1
BIS_MARKS: Final[i64] = TEMPS + 1
REFUSALS: Final[i64] = BIS_MARKS + 1
ROUND_MARKS: Final[i64] = REFUSALS + 1
COLUMNS: Final[i64] = ROUND_MARKS + 1  # + size - 1
VALUES: Final[i64] = COLUMNS + EACH_SIZE  # + letter: the value written at approval, -1 before
USED: Final[i64] = VALUES + EACH_LETTER  # + letter: the lots spent for that plan
STORED: Final[i64] = USED + EACH_LETTER
# derived, see numbering.note_row
FIT: Final[i64] = STORED + BESIDE  # + number: where it fits
MADE: Final[i64] = FIT + EACH_NUMBER + BESIDE  # + street: completed estates, a byte per size 1 to 6
OPEN: Final[i64] = MADE + EACH_STREET  # + street: those of them that no plan has spent
ROW: Final[i64] = OPEN + EACH_STREET


NOT_TOLD: Final = vec[i32]([])


class Fields(State):
    def __init__(
        self,
        seats: i64,
        rng: Rng,
        reveals: i64,
        box: Box,
        sheet: vec[i64],
        shown: vec[i64],
        numbers: vec[i64],
        actions: vec[i64],
        cards: vec[i64],
        left: i64,
        pile: i64,
        discard: vec[i64],
        discarded: i64,
        given: vec[i64],
        given_left: i64,
        turned: vec[i64],
        rival: vec[i64],
        refills: i64,
        hidden_card: i64,
        round_count: i64,
        over: bool,
        first: i64,
        waiting: i64,
    ) -> None:
        super().__init__(seats, rng, reveals)
        self.box = box
        self.sheet = sheet
        self.shown = shown
        self.numbers = numbers  # the three offered, or three per seat in the draft
        self.actions = actions
        self.cards = cards  # three piles one after the other, or one deck; drawn from the end
        self.left = left  # cards not yet turned, of each pile or of the deck
        self.pile = pile  # cards of a full pile
        self.discard = discard
        self.discarded = discarded
        self.given = given  # the opponent's pile, in order (WT-12.7)
        self.given_count = given_left
        self.turned = turned  # by letter: 1 when the plan shows its Approved side
        self.rival = rival  # by letter: what the opponent wrote, -1 if nothing
        self.refills = refills
        self.hidden_card = hidden_card  # the AAA or solo card of the first deck is still in it
        self.round_count = round_count
        self.over = over
        self.first = first  # the first seat that owes a decision
        self.waiting = waiting  # seats that owe one
        # what every seat is told of the others, and in which round that was counted: see observe.count_others
        self.told = NOT_TOLD
        self.told_round: i64 = 0

    def fields(self) -> list[tuple[str, list[int]]]:
        return [
            ("seats", [int(self.seats)]),
            ("rng", [int(self.rng.word), int(self.rng.carry)]),
            ("reveals", [int(self.reveals)]),
            ("box", listed(self.box.numbers)),
            ("sheet", stored(self.sheet, self.seats)),
            ("shown", stored(self.shown, self.seats)),
            ("numbers", listed(self.numbers)),
            ("actions", listed(self.actions)),
            ("cards", listed(self.cards)[: int(3 * self.pile if self.box.mode == PILES else self.left)]),
            ("left", [int(self.left), int(self.pile)]),
            ("discard", listed(self.discard)[: int(self.discarded)]),
            ("given", listed(self.given)[: int(self.given_count)]),
            ("turned", listed(self.turned)),
            ("rival", listed(self.rival)),
            ("refills", [int(self.refills), int(self.hidden_card)]),
            ("round", [int(self.round_count), int(self.over)]),
        ]

    def turns(self) -> i64:
        return self.round_count

    def hand(self, seat: i64) -> i64:
        """Where the numbers and actions lie from which the seat chooses."""
        if self.box.mode == DRAFT:
            return seat * 3
        return 0

    def card(self, at: i64) -> i64:
        """The construction card of a hand at that place."""
        return self.numbers[at] * 6 + self.actions[at]

    def find_waiting(self) -> None:
        """Recount who owes a decision."""
        self.waiting = 0
        self.first = -1
        seat = self.seats - 1
        while seat >= 0:
            if self.sheet[seat * ROW + ASK] != ASK_NOTHING:
                self.waiting += 1
                self.first = seat
            seat -= 1


def stored(rows: vec[i64], seats: i64) -> list[int]:
    out: list[int] = []
    seat: i64 = 0
    while seat < seats:
        at: i64 = 0
        while at < STORED:
            out.append(int(rows[seat * ROW + at]))
            at += 1
        seat += 1
    return out


def blank_row(rows: vec[i64], at: i64) -> None:
    """An untouched sheet at the beginning of a round."""
    i: i64 = 0
    while i < ROW:
        rows[at + i] = 0
        i += 1
    start_turn(rows, at)
    rows[at + EMPTY] = ALL_LOTS
    rows[at + FENCES] = STREET_ENDS
    i = 0
    while i < len(LETTERS):
        rows[at + VALUES + i] = -1
        i += 1
    i = 0
    while i < NUMBERS:
        rows[at + FIT + i] = ALL_LOTS
        i += 1


def start_turn(rows: vec[i64], at: i64) -> None:
    rows[at + ASK] = ASK_PAIR
    rows[at + CHOICE] = -1
    rows[at + NUMBER] = -1
    rows[at + CARD_ACTION] = -1
    rows[at + LOT] = -1
    rows[at + GIVEN] = -1
    rows[at + PLAN] = -1
    rows[at + NEED] = 0
    rows[at + WHERE] = 0
    rows[at + VOTE] = 0
    rows[at + BUILT_NOW] = 0
