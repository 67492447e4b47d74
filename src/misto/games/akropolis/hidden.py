"""What nobody knows of a position: which tile lies where in the stacks (AK-R11)."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import copied
from misto.games.akropolis.state import Fields


def conceal_stacks(state: Fields, rng: Rng) -> None:
    deck = copied(state.deck)
    sort_tiles(deck, state.deck_left)
    rng.shuffle(deck, state.deck_left)
    state.deck = deck


def sort_tiles(deck: vec[i64], n: i64) -> None:
    """Put the first n tiles in ascending order, so that shuffling them forgets where they lay."""
    i: i64 = 1
    while i < n:
        tile = deck[i]
        at: i64 = i
        while at > 0 and deck[at - 1] > tile:
            deck[at] = deck[at - 1]
            at -= 1
        deck[at] = tile
        i += 1
