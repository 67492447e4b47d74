"""The conformance kit on every mode, and hypothesis over all house rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto._plain import is_compiled
from misto.games.akropolis import GAME
from misto.testing import check_game
from tests.games.akropolis import naive
from tests.games.akropolis.position import ALL

SPARSE = 1 if is_compiled() else 3  # plain Python looks closely at fewer positions
MODES = [
    ({}, 2),
    ({}, 3),
    ({}, 4),
    ({"long_game": True}, 2),
    ({"long_game": True}, 3),
    ({"variants": ",".join(ALL)}, 4),
    (
        {
            "houses": "most_valuable",
            "barracks_edge": "any_empty",
            "barracks_sides": "any_empty",
            "lake": "single_hex",
            "variants": ",".join(ALL),
        },
        2,
    ),
    ({"barracks_sides": "any_empty", "variants": "barracks,gardens"}, 3),
    ({"solo": "easy"}, 1),
    ({"solo": "medium", "variants": "temples"}, 1),
    ({"solo": "hard", "variants": ",".join(ALL)}, 1),
]


def recount(state, seat):
    """Points counted by the slow twin from what shows on top."""
    view = GAME.words.view(state, seat)
    rules = {key: view[key] for key in ("variants", "houses", "barracks_edge", "lake")}
    rules["barracks_sides"] = "any_empty" if state.house.any_side else "edge"
    return sum(naive.points(naive.top_of(state.cities[seat]), **rules)) + int(state.stones[seat])


@pytest.mark.parametrize(("options", "seats"), MODES, ids=str)
def test_every_mode_and_seat_count(options, seats):
    report = check_game(GAME, [options], [seats], games=2, every=11 * SPARSE, recount=recount)
    assert report.games == 2
    assert report.refusals > 100


def option_sets():
    solo = st.sampled_from(["easy", "medium", "hard"])
    house = {
        "variants": st.sets(st.sampled_from(ALL)).map(sorted),
        "houses": st.sampled_from(["largest", "most_valuable"]),
        "barracks_edge": st.sampled_from(["outside", "any_empty"]),
        "barracks_sides": st.sampled_from(["edge", "any_empty"]),
        "lake": st.sampled_from(["region", "single_hex"]),
    }
    alone = st.tuples(st.fixed_dictionaries(house | {"solo": solo}), st.just(1))
    together = st.tuples(
        st.fixed_dictionaries(house | {"first_player": st.sampled_from(["random", 1, 2])}), st.integers(2, 4)
    )
    longer = st.tuples(st.fixed_dictionaries(house | {"long_game": st.just(True)}), st.integers(2, 3))
    return st.one_of(alone, together, longer)


@settings(max_examples=24 // SPARSE, deadline=None, derandomize=True, database=None)
@given(option_sets(), st.integers(0, 10_000))
def test_any_house_rules(chosen, seed):
    options, seats = chosen
    check_game(GAME, [options], [seats], games=1, seed=seed, every=31 * SPARSE, recount=recount)
