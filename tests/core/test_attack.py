"""Chance that cannot be computed: a deck that is seen in part, and what the rest of it follows from."""

import pytest

from misto.core.keyed import Keyed
from misto.core.record import Record, begin, to_text
from misto.core.rng import Rng, at_rest
from misto.games.akropolis import GAME
from misto.games.akropolis.catalog import tiles_in_play
from tests.core.attack import draws_of, short_basis, state_after

SEEN = 26  # tiles of a game of four that everybody has seen in the middle of it
SECRETS = ("11" * 32, "5a" * 32, "c3" * 32)


@pytest.fixture(scope="module")
def basis():
    return short_basis()


def stacks(kind, secret):
    """The tiles in the order in which they come, as only the server knows it."""
    record = Record("akropolis", GAME.rules.version, GAME.settle({}, 4), tuple("abcd"), f"{kind}:{secret}")
    state = begin(GAME, record)
    fields = dict(state.fields())
    return fields["row"] + fields["deck"][::-1], state


def computed(come, basis):
    """All tiles still hidden, in order, from those seen and the rulebook's list of tiles."""
    deck = list(tiles_in_play(4, False))
    seen = draws_of(deck, come[:SEEN])
    x = state_after(seen, basis)
    if x is None:
        return None
    rng = Rng(x % 2**32, x >> 32)
    for i, (j, _) in zip(range(len(deck) - 1, 0, -1), seen, strict=False):
        deck[i], deck[j] = deck[j], deck[i]
    for i in range(len(deck) - 1 - SEEN, 0, -1):
        j = rng.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck[: len(deck) - SEEN][::-1]


@pytest.mark.parametrize("secret", SECRETS)
def test_the_quick_generator_gives_its_hidden_tiles_away(basis, secret):
    """Games of the old kind: all 35 hidden tiles in their order."""
    come, _ = stacks("secret", secret)
    assert len(come) == 61
    assert computed(come, basis) == come[SEEN:]


@pytest.mark.parametrize(
    "secret", [SECRETS[0], *(pytest.param(one, marks=pytest.mark.slow) for one in SECRETS[1:])]
)
def test_a_live_game_does_not(basis, secret):
    come, _ = stacks("keyed", secret)
    assert computed(come, basis) is None


def test_what_is_unknown_of_a_live_game_is_its_whole_secret():
    """The tiles are a function of 256 bits that no field of the position holds: two games with
    different secrets differ in the order of their tiles and in nothing else that a position keeps.
    """
    (one, first), (other, second) = (stacks("keyed", secret) for secret in SECRETS[:2])
    assert one != other
    for state in (first, second):
        assert type(state.rng) is Rng
        assert dict(state.fields())["rng"] == [at_rest().word, at_rest().carry]
    assert not any(secret in to_text(state) for secret in SECRETS for state in (first, second))


def test_every_bit_of_the_secret_counts():
    """Turning over any one of the 256 bits gives another stream: none of them is left out."""
    secret = bytes.fromhex(SECRETS[0])
    whole = int.from_bytes(secret, "big")
    streams = {
        tuple(Keyed((whole ^ turned).to_bytes(32, "big"), 0, 0).bits() for _ in range(4))
        for turned in [0, *(1 << bit for bit in range(256))]
    }
    assert len(streams) == 257
