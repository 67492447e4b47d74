"""Numbers of single precision as the 32-bit words that numpy reads in place.

What is observed are small whole numbers over a scale. Laid down as words, they need no conversion and
no copy between the rules and a float32 array.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

ZERO: Final[i32] = 0
ONE: Final[i32] = 0x3F800000
SIGN: Final[i64] = 0x80000000
MOST: Final[i64] = 0x3FFFFF

# Where the one bit of a number stands, by its remainder: powers of two have 66 different ones modulo 67.
ROOT: Final[i64] = 67
PLACE: Final = vec[i64](
    [next((p for p in range(62) if (1 << p) % int(ROOT) == r), 0) for r in range(int(ROOT))]
)


def word(n: i64, scale: i64) -> i32:
    """The word of n / scale, rounded to the nearest; n within ±MOST, scale from 1 to 100,000."""
    size: i64 = n if n > 0 else -n
    if size == 0:
        return 0
    if size > MOST:
        size = MOST
    # 24 bits of the quotient are wanted: count the bits it has beyond them when n is moved up by 40
    rough: i64 = (size << 40) // scale
    spare: i64 = 0
    step: i64 = 32
    while step > 0:
        if rough >> (spare + step) >= 0x800000:
            spare += step
        step >>= 1
    part: i64 = scale << spare
    rounded: i64 = ((size << 40) + (part >> 1)) // part
    found: i64 = ((spare + 109) << 23) + rounded  # the leading bit of the quotient raises the exponent by one
    return i32(found if n > 0 else found - SIGN)


class Scale:
    """Whole numbers over a scale. The words of the first ones lie ready: a look-up is far cheaper than a
    division. Loops over numbers that are sure to be among them read ``words`` themselves.
    """

    def __init__(self, scale: i64, count: i64) -> None:
        self.scale = scale
        self.words = vec[i32]([word(n, scale) for n in range(count)])

    def of(self, n: i64) -> i32:
        words = self.words
        return words[n] if 0 <= n < len(words) else word(n, self.scale)


def put_set(before: i64, now: i64, one: i32, out: vec[i32], at: i64) -> None:
    """Where a set lies, a word for each member and else zeros, put another: only what differs is written."""
    changed: i64 = before ^ now
    while changed != 0:
        low: i64 = changed & -changed
        out[at + PLACE[low % ROOT]] = one if now & low != 0 else ZERO
        changed ^= low


def put_one(notes: vec[i64], out: vec[i32], note: i64, now: i64, at: i64) -> None:
    """Move the only one among zeros to another place, -1 for none; the note holds its place and one more."""
    before: i64 = notes[note] - 1
    if before == now:
        return
    if before >= 0:
        out[at + before] = 0
    if now >= 0:
        out[at + now] = ONE
    notes[note] = now + 1
