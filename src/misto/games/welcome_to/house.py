"""The box: everything fixed at set-up, in one flat list of numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.catalog import LOTS

# how cards are chosen
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
