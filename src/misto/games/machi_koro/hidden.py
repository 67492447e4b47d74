"""What nobody knows of a position: the order of the market deck (MK-R16)."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import copied, zeros
from misto.games.machi_koro.catalog import KINDS
from misto.games.machi_koro.state import Fields


def conceal_deck(state: Fields, rng: Rng) -> None:
    deck = copied(state.deck)
    sort_kinds(deck, state.deck_left)
    rng.shuffle(deck, state.deck_left)
    state.deck = deck


def sort_kinds(deck: vec[i64], n: i64) -> None:
    """Put the first n cards in a fixed order, so that shuffling them forgets where they lay."""
    counts = zeros(KINDS)
    i: i64 = 0
    while i < n:
        counts[deck[i]] += 1
        i += 1
    at: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        left = counts[kind]
        while left > 0:
            deck[at] = kind
            at += 1
            left -= 1
        kind += 1
