"""The action numbers: small, fixed, the same for every option set and seat count.

A question offers a range from its first action on; the place of an action in that range is the
bit of the question's set of options (see ``FIRST`` in asks.py). PASS stands before all ranges.
"""

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 0  # decline, or stop a sequence
NO: Final[i64] = 1
YES: Final[i64] = 2
PLAIN: Final[i64] = 3  # yes, but without the privilege (councillor)
ROLE: Final[i64] = 4  # + role: take it
EVENT: Final[i64] = 9  # + event: activate it
VISIT: Final[i64] = 15  # + role: run it again (Governor's visit)
PRODUCE: Final[i64] = 20  # + good
SELL: Final[i64] = 25  # + good, the Customs good last
SPEND: Final[i64] = 31  # + good: pay with it (Black market)
BUILD: Final[i64] = 37  # + kind
PAY: Final[i64] = 77  # + kind: a hand card as payment
DISCARD: Final[i64] = 117  # + kind: a hand card
STORE: Final[i64] = 157  # + kind: a hand card under the Chapel or the Bank
KEEP: Final[i64] = 197  # + kind: one of the drawn or revealed cards
COVER: Final[i64] = 237  # + kind; from + 40 on + good: a production building that holds its good
RAZE: Final[i64] = 282  # likewise, for the Earthquake
ACTIONS: Final[i64] = 327
