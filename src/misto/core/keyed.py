"""A live game's chance: BLAKE2b in counter mode over a secret, the step and a counter.

Block c of step n is BLAKE2b-512 with the secret as its key, ``PERSON`` as its personalization and n
and c, eight bytes each, as its message; it is read as sixteen 32-bit words, all in big-endian order.
Whoever sees any number of these words learns nothing about the others without the secret's 256 bits.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from misto.core.rng import SPAN, WORD, Rng, at_rest

PERSON: Final = b"misto chance 1"  # no other hash of the secret starts the same way
WORDS: Final[i64] = 16  # in a block


def block(secret: bytes, step: int, counter: int) -> bytes:
    message = step.to_bytes(8, "big") + counter.to_bytes(8, "big")
    return hashlib.blake2b(message, key=secret, person=PERSON).digest()


class Keyed(Rng):
    """The numbers of one step. Word and carry are those of a generator at rest and never move, so a
    position's fields hold nothing of the key.
    """

    def __init__(self, secret: bytes, step: int, drawn: i64) -> None:
        resting = at_rest()
        super().__init__(resting.word, resting.carry)
        self.secret = secret  # empty once reseeded: from then on it is the quick generator
        self.step = step
        self.drawn = drawn
        self.block = b""

    def copy(self) -> Rng:
        if not self.secret:
            return Rng(self.word, self.carry)
        return Keyed(self.secret, self.step, self.drawn)

    def reseed(self, word: i64, carry: i64) -> None:
        """Become the quick generator: nothing made from a concealed position may hold the key."""
        self.secret = self.block = b""
        super().reseed(word, carry)

    def bits(self) -> i64:
        if not self.secret:
            return super().bits()
        place = self.drawn % WORDS
        if place == 0 or not self.block:
            self.block = block(self.secret, self.step, int(self.drawn // WORDS))
        self.drawn += 1
        at = int(place) * 4
        return int.from_bytes(self.block[at : at + 4], "big")

    def below(self, n: i64) -> i64:
        m: i64 = self.bits() * n
        if (m & WORD) < n:
            floor: i64 = (SPAN - n) % n
            while (m & WORD) < floor:
                m = self.bits() * n
        return m >> 32
