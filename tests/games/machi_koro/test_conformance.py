"""The conformance kit on every mode, and hypothesis over all house rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto.games.machi_koro import GAME
from misto.games.machi_koro.options import ROWS
from misto.testing import check_game

MODES = [{"expansion": e, "market": m} for e in ("none", "harbor") for m in ("full", "ten_kinds")]


def recount(state, seat):
    """Landmarks counted from the position's own text."""
    built = dict(state.fields())["built"]
    return sum(built[seat * 6 : seat * 6 + 6])


@pytest.mark.parametrize("options", MODES, ids=lambda o: f"{o['expansion']}-{o['market']}")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_mode_and_seat_count(options, seats):
    report = check_game(GAME, [options], [seats], games=2, every=23, recount=recount)
    assert report.games == 2
    assert report.refusals > 100


def option_sets():
    def values(row):
        if row.key == "turn_cap":
            return st.integers(min_value=1, max_value=400)
        if row.key == "first_player":
            return st.sampled_from(["random", 1, 2])
        return st.sampled_from(getattr(row, "values", (False, True)))

    return st.fixed_dictionaries({row.key: values(row) for row in ROWS})


@settings(max_examples=25, deadline=None, derandomize=True)
@given(option_sets(), st.integers(2, 5), st.integers(0, 10_000))
def test_any_house_rules(options, seats, seed):
    check_game(GAME, [options], [seats], games=1, seed=seed, every=41, recount=recount)
