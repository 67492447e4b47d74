"""A small random generator: seedable, copyable, the same compiled and plain.

Multiply-with-carry on a 32-bit word with a 31-bit multiplier, so that no product leaves a signed
64-bit integer and compiled and interpreted arithmetic agree without masks. The output mixes word
and carry. A*2**32 - 1 and A*2**31 - 1 are both prime, which gives a period of about 2**62.

It is quick and fair, and whoever sees enough of its numbers can compute the rest. A live game draws
through the same calls from ``keyed.Keyed`` instead; mypyc calls every method through the class's
table in any case, so that costs a simulation nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MULTIPLIER: Final[i64] = 0x7F99997D
WORD: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 0x100000000
WARM_UP: Final[i64] = 8


class Rng:
    """A generator: the same two words, the same numbers. ``misto.rng(seed)`` makes one."""

    def __init__(self, word: i64, carry: i64) -> None:
        self.word = word
        self.carry = carry

    def copy(self) -> "Rng":
        """One that goes on with the same numbers, apart from this one."""
        return Rng(self.word, self.carry)

    def reseed(self, word: i64, carry: i64) -> None:
        """Start anew from any two non-negative numbers."""
        self.word = (word & WORD) | 1  # never the all-zero state, from which nothing moves
        self.carry = (carry & 0x3FFFFFFF) + 1
        for _ in range(WARM_UP):
            self.bits()

    def bits(self) -> i64:
        """32 random bits."""
        t: i64 = MULTIPLIER * self.word + self.carry
        self.word = t & WORD
        self.carry = t >> 32
        return self.word ^ self.carry

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly as likely (n up to 2**31)."""
        t: i64 = MULTIPLIER * self.word + self.carry
        self.word = t & WORD
        self.carry = t >> 32
        m: i64 = (self.word ^ self.carry) * n
        if (m & WORD) < n:
            floor: i64 = (SPAN - n) % n
            while (m & WORD) < floor:
                m = self.bits() * n
        return m >> 32

    def die(self) -> i64:
        """1 to 6."""
        return self.below(6) + 1

    def real(self) -> float:
        """A number in [0, 1)."""
        return float(self.bits()) / 4294967296.0

    def shuffle(self, cards: vec[i64], n: i64) -> None:
        """Shuffle the first n items in place."""
        i: i64 = n - 1
        while i > 0:
            j = self.below(i + 1)
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
            i -= 1


def seeded(word: i64, carry: i64) -> Rng:
    rng = Rng(1, 1)
    rng.reseed(word, carry)
    return rng


def at_rest() -> Rng:
    """What a position of a live game holds between two steps: always the same, so it tells nothing."""
    return seeded(0, 0)
