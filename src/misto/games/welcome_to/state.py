"""The position: one row of numbers per sheet, the same rows as the others see them, and the cards.

``sheet`` holds every player's sheet as it is; ``shown`` holds it as of the last round's close,
which is all that anybody else may know (WT-4.4). Both are flat: row ``seat * ROW``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.rng import Rng
from misto.core.state import State, listed
from misto.games.welcome_to.catalog import ALL_LOTS, LETTERS, LOTS, NUMBERS, STREET_ENDS

# What a player is asked next, in the order of a round (WT-15.2).
ASK_PAIR: Final[i64] = 0
ASK_GIVE: Final[i64] = 1
ASK_TEMP: Final[i64] = 2
ASK_HOUSE: Final[i64] = 3
ASK_TARGET: Final[i64] = 4
ASK_PLANS: Final[i64] = 5
ASK_SPEND: Final[i64] = 6
ASK_RESHUFFLE: Final[i64] = 7
ASK_NOTHING: Final[i64] = 8  # this player's round is over

# --- a sheet's row: the turn in progress

ASK: Final[i64] = 0
CHOICE: Final[i64] = 1  # the PAIR, CARDS or REFUSE action taken this round, -1 before
NUMBER: Final[i64] = 2  # the number to write or just written, -1 if none
CARD_ACTION: Final[i64] = 3  # the action that goes with it, -1 if none
LOT: Final[i64] = 4  # the house just numbered, -1 if none
GIVEN: Final[i64] = 5  # the hand card that goes on (solo, draft), -1 if not known yet
PLAN: Final[i64] = 6  # the letter being approved, -1 if none
NEED: Final[i64] = 7  # estates still to be chosen for it, a byte per size
WHERE: Final[i64] = 8  # the street they must come from, -1 any, -2 not chosen yet
VOTE: Final[i64] = 9  # WT-13.4: 0 not asked, 1 no, 2 yes
BUILT_NOW: Final[i64] = 10  # roundabouts built this round
# the board
NUMS: Final[i64] = 11  # + street: number + 1 in five bits per house, 0 if none
EMPTY: Final[i64] = 14  # masks of lots from here on
BISES: Final[i64] = 15
ROUNDS: Final[i64] = 16
FENCES: Final[i64] = 17  # bit k: a fence right of lot k
SPENT: Final[i64] = 18  # for any plan; USED says for which
POOLS: Final[i64] = 19
TWINS: Final[i64] = 20  # bit k: lots k and k + 1 hold the same number
# the tracks
PARKS: Final[i64] = 21  # + street
POOL_MARKS: Final[i64] = 24
TEMPS: Final[i64] = 25
BIS_MARKS: Final[i64] = 26
REFUSALS: Final[i64] = 27
ROUND_MARKS: Final[i64] = 28
COLUMNS: Final[i64] = 29  # + size - 1
VALUES: Final[i64] = 35  # + letter: the value written at approval, -1 before
USED: Final[i64] = 38  # + letter: the lots spent for that plan
STORED: Final[i64] = 41
# derived, see numbering.note_row
FIT: Final[i64] = 43  # + number: where it fits; two empty columns on either side for temp changes
MADE: Final[i64] = 63  # + street: completed estates, a byte per size 1 to 6
OPEN: Final[i64] = 66  # + street: those of them that no plan has spent
ROW: Final[i64] = 69

# --- the box: everything fixed at set-up, in one flat list of numbers

PILES: Final[i64] = 0  # three shared pairs
AAA: Final[i64] = 1  # solo against an opponent (WT-12)
SOLO: Final[i64] = 2  # first edition's solo (WT-13.8)
DRAFT: Final[i64] = 3  # first edition's draft (WT-13.9)
MODES: Final = ("piles", "aaa", "solo", "draft")

RESHUFFLE_OFF: Final[i64] = 0
RESHUFFLE_FIRST: Final[i64] = 1
RESHUFFLE_EACH: Final[i64] = 2

# a plan in the box
P_ID: Final[i64] = 0
P_KIND: Final[i64] = 1
P_NEED: Final[i64] = 2
P_STREET: Final[i64] = 3
P_BIS: Final[i64] = 4
P_POOLS: Final[i64] = 5
P_ROUNDS: Final[i64] = 6
P_LEAST: Final[i64] = 7
P_FIRST: Final[i64] = 8
P_LATER: Final[i64] = 9
P_SURE: Final[i64] = 10  # certainty of letter, condition, first, later
PLAN_SIZE: Final[i64] = 14

# an opponent in the box
O_SCORES: Final[i64] = 0
O_PARK: Final[i64] = 1
O_POOL: Final[i64] = 2
O_TEMP: Final[i64] = 3
O_FENCE: Final[i64] = 4
O_BIS: Final[i64] = 5
O_VALUE: Final[i64] = 6
O_APPROVES: Final[i64] = 7  # + letter
O_PLACES: Final[i64] = 10  # level 0: fewest temp marks for each place
O_SURE: Final[i64] = 13  # certainty of level, six figures, approvals, places
OPPONENT_SIZE: Final[i64] = 22

PARK_WIDTH: Final[i64] = 6
COLUMN_WIDTH: Final[i64] = 5

BOX_SIZE: Final[i64] = 8 + 3 * 14 + 22 + 3 + 18 + 10 + 10 + 4 + 3 + 30 + 14


class Box:
    """Edition, options, plans, opponent and tracks in force; never changed, so copies share it."""

    def __init__(self, numbers: vec[i64]) -> None:
        self.numbers = numbers
        self.first_edition = numbers[0] == 1
        self.mode = numbers[1]
        self.expert = numbers[2] == 1
        self.level = numbers[3]
        self.blueprint = numbers[4] == 1
        self.reshuffle = numbers[5]
        self.pools = numbers[6]  # mask of the pool houses
        self.pool_lots = vec[i64]([lot for lot in range(LOTS) if (numbers[6] >> lot) & 1 == 1])
        self.overridden = numbers[7] == 1
        at: i64 = 8
        self.plans = numbers[at : at + 3 * PLAN_SIZE]
        at += 3 * PLAN_SIZE
        self.opponent = numbers[at : at + OPPONENT_SIZE]
        at += OPPONENT_SIZE
        self.places = numbers[at : at + 3]  # temp ranks
        at += 3
        self.park_values = numbers[at : at + 3 * PARK_WIDTH]
        at += 3 * PARK_WIDTH
        self.pool_values = numbers[at : at + 10]
        at += 10
        self.bis_values = numbers[at : at + 10]
        at += 10
        self.refusal_values = numbers[at : at + 4]
        at += 4
        self.round_values = numbers[at : at + 3]
        at += 3
        self.column_values = numbers[at : at + 6 * COLUMN_WIDTH]
        at += 6 * COLUMN_WIDTH
        self.track_sure = numbers[at : at + 14]  # certainty by track, in catalog order
        self.name = numbers[BOX_SIZE:]  # the letters of a host's own name for the opponent


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
