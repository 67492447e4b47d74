"""Phases of a round and the questions a seat is asked, and where the answers to each begin among the actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.san_juan.actions import (
    BUILD,
    COVER,
    DISCARD,
    KEEP,
    NO,
    PAY,
    PRODUCE,
    RAZE,
    ROLE,
    SELL,
    SPEND,
    STORE,
    VISIT,
)

# Phases: the roles 0 to 4 and the events 5 to 10 as in the catalog, then the rest of a round.
EVENT_PHASE: Final[i64] = 5  # + event
P_TAVERN: Final[i64] = 11
P_HUT: Final[i64] = 12
P_OFFICE: Final[i64] = 13
P_STORE: Final[i64] = 14
P_LIMIT: Final[i64] = 15
P_SETUP: Final[i64] = 16
P_ROLE: Final[i64] = 17
P_OVER: Final[i64] = 18

# What the actor is asked, in the order of the rules file's section 14.
ASK_SETUP: Final[i64] = 0
ASK_OFFICE: Final[i64] = 1
ASK_CHAPEL: Final[i64] = 2
ASK_BANK: Final[i64] = 3
ASK_LIMIT: Final[i64] = 4
ASK_ROLE: Final[i64] = 5
ASK_LIBRARY: Final[i64] = 6
ASK_BUILD: Final[i64] = 7
ASK_CRANE: Final[i64] = 8
ASK_MARKET: Final[i64] = 9
ASK_PAY: Final[i64] = 10
ASK_CARPENTER: Final[i64] = 11
ASK_POOR_HOUSE: Final[i64] = 12
ASK_TAVERN: Final[i64] = 13
ASK_PRODUCE: Final[i64] = 14
ASK_WELL: Final[i64] = 15
ASK_SELL: Final[i64] = 16
ASK_STAND: Final[i64] = 17
ASK_HALL: Final[i64] = 18
ASK_HUT: Final[i64] = 19
ASK_COUNCIL: Final[i64] = 20
ASK_KEEP: Final[i64] = 21
ASK_ARCHIVE: Final[i64] = 22
ASK_CUSTOMS: Final[i64] = 23
ASK_PROSPECT: Final[i64] = 24
ASK_MINE: Final[i64] = 25
ASK_PICK: Final[i64] = 26
ASK_GOLDSMITH: Final[i64] = 27
ASK_GOLD_KEEP: Final[i64] = 28
ASK_RAZE: Final[i64] = 29
ASK_TAX: Final[i64] = 30
ASK_AMNESTY: Final[i64] = 31
ASK_SUBSIDY: Final[i64] = 32
ASK_VISIT: Final[i64] = 33
OVER: Final[i64] = 34

# Where a question's answers begin among the actions; what is not named here is answered by NO or YES.
BEGINS: Final[dict[int, int]] = {
    ASK_SETUP: DISCARD,
    ASK_OFFICE: DISCARD,
    ASK_CHAPEL: STORE,
    ASK_BANK: STORE,
    ASK_LIMIT: DISCARD,
    ASK_ROLE: ROLE,
    ASK_BUILD: BUILD,
    ASK_CRANE: COVER,
    ASK_MARKET: SPEND,
    ASK_PAY: PAY,
    ASK_PRODUCE: PRODUCE,
    ASK_SELL: SELL,
    ASK_KEEP: KEEP,
    ASK_ARCHIVE: DISCARD,
    ASK_PICK: KEEP,
    ASK_RAZE: RAZE,
    ASK_TAX: DISCARD,
    ASK_AMNESTY: DISCARD,
    ASK_SUBSIDY: BUILD,
    ASK_VISIT: VISIT,
}
FIRST: Final = vec[i64]([BEGINS.get(ask, int(NO)) for ask in range(int(OVER))] + [0])
# Bits of a question's set of options beyond its range.
MAY_PASS: Final[i64] = 0x1000000000000000
PLACES: Final[i64] = 46  # no range is wider
NO_OR_YES: Final[i64] = 3
