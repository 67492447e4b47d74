"""The ten-kinds market: MK-9."""

import pytest

from misto.core.record import seed_rng
from misto.games.machi_koro import GAME
from tests.games.machi_koro.position import do, position, refusal, roll


def new(seed=1, **given):
    return GAME.rules.new(GAME.settle({"market": "ten_kinds"} | given, 3), 3, seed_rng(seed))


def lying(state):
    return {kind: n for kind, n in GAME.words.view(state, 0)["market"].items() if n}


@pytest.mark.parametrize(("expansion", "cards"), [("none", 87), ("harbor", 145)])
def test_one_deck_of_all_supply_cards(expansion, cards):
    """MK-9.1, MK-R14: row and deck together hold the whole supply."""
    state = new(expansion=expansion)
    assert sum(lying(state).values()) + state.deck_left == cards
    assert all(total in (5, 6, 8, 9) for total in GAME.rules.conserved(state).values())


@pytest.mark.parametrize("seed", range(20))
def test_stop_at_ten_kinds(seed):
    """MK-9.2: equal cards are stacked; the card that brings the tenth kind is the last."""
    state = new(seed, expansion="harbor")
    assert len(lying(state)) == 10
    assert 1 in lying(state).values()


def test_only_these_can_be_built():
    """MK-9.2."""
    state = new(expansion="none")
    state.coins[state.active] = 50
    roll(state, 5)
    absent = next(kind for kind, n in GAME.words.view(state, 0)["market"].items() if n == 0)
    assert refusal(state, f"build {absent}") == "MK-9.2"


def test_refilled_to_ten_as_soon_as_nine_are_left():
    """MK-9.3: at once, in the same way."""
    for seed in range(10):
        state = new(seed, expansion="harbor")
        single = next(kind for kind, n in lying(state).items() if n == 1)
        state.coins[state.active] = 50
        roll(state, 5)
        before = state.deck_left
        do(state, f"build {single}")
        assert len(lying(state)) == 10
        assert state.deck_left < before


def test_no_refill_from_an_empty_deck():
    """MK-9.4."""
    state = position(ask="build", coins=[9], market={"bakery": 1, "ranch": 2}, seats=2)
    state.row_kinds = 10
    do(state, "build bakery")
    assert lying(state) == {"ranch": 2}


def test_drawn_cards_are_a_revelation():
    """MK-R16: the order of the deck is hidden, so a refill cannot be undone."""
    state = new(2, expansion="harbor")
    single = next(kind for kind, n in lying(state).items() if n == 1)
    state.coins[state.active] = 50
    roll(state, 5)
    before = state.reveals
    do(state, f"build {single}")
    assert state.reveals > before
