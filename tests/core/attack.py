"""How a spectator of version 0.1.0 computed the hidden part of a shuffled deck, in a second or two.

The quick generator is x -> A*x mod p on a 63-bit number whose halves are carry and word. A shuffle
shows, with each card, the first five or six bits of word ^ carry. The carry's first bits are those of
the word before it, times A, so after one guess the first bits of all words follow, and with them the
first bits of x at every draw. The x of m draws are a point of a lattice that depends on A and p alone.
LLL gives it a short basis, once and for all; the lattice point next to what is known is the state.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from misto.core.rng import MULTIPLIER, SPAN

A, P = int(MULTIPLIER), int(MULTIPLIER) * int(SPAN) - 1
M = 16  # draws in the lattice
GRAIN = 512  # parts into which the interval from 0 to 1 is cut
GUESSES = 64
STARTS = 3  # should the intervals of the first draws lie too badly
APART = 8  # parts between two pieces that are tried one by one

Seen = Sequence[tuple[int, int]]  # what a draw gave, and below which number
Interval = tuple[float, float]


def draws_of(deck: Sequence[int], seen: Sequence[int]) -> list[tuple[int, int]]:
    """The draws that brought the cards seen to the end of the deck, last card first."""
    cards, found = list(deck), []
    for i, card in zip(range(len(deck) - 1, 0, -1), seen, strict=False):
        j = cards.index(card)
        found.append((j, i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    return found


@dataclass
class Basis:
    rows: list[list[int]]
    upright: list[list[float]]  # Gram-Schmidt
    norms: list[float]


def gram_schmidt(basis: Basis, mu: list[list[float]], k: int) -> None:
    left = [float(x) for x in basis.rows[k]]
    for j in range(k):
        mu[k][j] = dot(basis.rows[k], basis.upright[j]) / basis.norms[j]
        left = [x - mu[k][j] * y for x, y in zip(left, basis.upright[j], strict=True)]
    basis.upright[k], basis.norms[k] = left, dot(left, left)


def short_basis() -> Basis:
    """LLL on the lattice of (x, A*x, A*A*x, …) mod p."""
    rows = [[pow(A, i, P) for i in range(M)]]
    rows += [[P if j == i else 0 for j in range(M)] for i in range(1, M)]
    basis, mu, k = Basis(rows, [[]] * M, [0.0] * M), [[0.0] * M for _ in range(M)], 1
    gram_schmidt(basis, mu, 0)
    while k < M:
        gram_schmidt(basis, mu, k)
        while any(abs(mu[k][j]) > 0.51 for j in range(k)):
            for j in range(k - 1, -1, -1):
                times = round(mu[k][j])
                rows[k] = [x - times * y for x, y in zip(rows[k], rows[j], strict=True)]
                mu[k][: j + 1] = [
                    x - times * y for x, y in zip(mu[k][: j + 1], [*mu[j][:j], 1.0], strict=True)
                ]
            gram_schmidt(basis, mu, k)
        if basis.norms[k] >= (0.99 - mu[k][k - 1] ** 2) * basis.norms[k - 1]:
            k += 1
        else:
            rows[k], rows[k - 1] = rows[k - 1], rows[k]
            k = max(k - 1, 1)
            gram_schmidt(basis, mu, k - 1)
    return basis


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def parts(where: Interval) -> range:
    return range(int(where[0] * GRAIN), min(GRAIN - 1, int(where[1] * GRAIN)) + 1)


def pieces(drawn: Interval, carry: Interval) -> Iterator[Interval]:
    """Where the word may lie: word ^ carry lies in ``drawn``."""
    words = sorted({u ^ c for u in parts(drawn) for c in parts(carry)})
    first = last = words[0]
    for word in words[1:]:
        if word - last > APART:
            yield first / GRAIN, (last + 1) / GRAIN
            first = word
        last = word
    yield first / GRAIN, (last + 1) / GRAIN


def words(seen: Seen, carry: Interval) -> Iterator[list[Interval]]:
    """Every way in which the words of the draws may lie."""
    if not seen:
        yield []
        return
    drawn, below = seen[0]
    for low, high in pieces((drawn / below, (drawn + 1) / below - 1e-9), carry):
        for more in words(seen[1:], (low * A / SPAN, high * A / SPAN)):
            yield [(low, high), *more]


def nearest(basis: Basis, point: Sequence[float]) -> int:
    """The first number of the lattice point that Babai's nearest planes lead to."""
    left, first = list(point), 0
    for row, upright, norm in reversed(list(zip(basis.rows, basis.upright, basis.norms, strict=True))):
        times = round(dot(left, upright) / norm)
        left = [x - times * y for x, y in zip(left, row, strict=True)]
        first += times * row[0]
    return first % P


def state_after(seen: Seen, basis: Basis) -> int | None:
    """The generator's state after the last draw seen, if the quick generator made these draws."""
    for start in range(STARTS):
        for guess in range(GUESSES // 2):  # the carry is less than half of what a word may be
            carry = (guess / GUESSES, (guess + 1) / GUESSES - 1e-9)
            for found in words(seen[start : start + M], carry):
                x = nearest(basis, [(low + high) / 2 * P for low, high in found])
                for drawn, below in seen[start + 1 :]:
                    if ((x % SPAN ^ x >> 32) * below) >> 32 != drawn:
                        break
                    x = x * A % P
                else:
                    return x * pow(A, -1, P) % P
    return None
