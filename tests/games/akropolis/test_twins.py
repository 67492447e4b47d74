"""The fast city against its slow twin, on random cities of every shape."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from misto._plain import is_compiled
from misto.games.akropolis.actions import cell_q, cell_r, rotation_of
from misto.games.akropolis.placement import start_city
from misto.games.akropolis.scoring import tally
from tests.games.akropolis import naive
from tests.games.akropolis.position import ALL, house, placements_of

SWITCHES = st.fixed_dictionaries(
    {
        "houses": st.sampled_from(["largest", "most_valuable"]),
        "barracks_edge": st.sampled_from(["outside", "any_empty"]),
        "barracks_sides": st.sampled_from(["edge", "any_empty"]),
        "lake": st.sampled_from(["region", "single_hex"]),
        "variants": st.sets(st.sampled_from(ALL)).map(lambda chosen: tuple(c for c in ALL if c in chosen)),
    }
)
SHARE = 1 if is_compiled() else 4  # plain Python tries fewer of the same cities
ROOM = vec[i64]([0] * 6000)
# How a city grows: evenly, in one direction, upwards, or round holes.
STYLES = st.sampled_from(["even", "even", "tower", "tower", "ring", "line"])


def tries(many):
    return settings(max_examples=many // SHARE, deadline=None, derandomize=True, database=None)


def grow(seed, turns, style):
    """A random city, built alike in both twins, and the placements each of them offers last."""
    pick = random.Random(seed)
    city, twin = start_city(), naive.NaiveCity()
    for tile in pick.sample(range(1, 62), turns):
        n = city.legal(ROOM)
        if style == "even":
            choice = decoded(int(ROOM[pick.randrange(n)]))
        else:
            choice = pick.choice(preferred(city, [decoded(int(ROOM[i])) for i in range(n)], style))
        assert city.place(tile, *choice) == twin.place(tile, *choice)
    return city, twin


def decoded(action):
    return int(cell_q(action)), int(cell_r(action)), int(rotation_of(action))


def preferred(city, places, style):
    if style == "line":
        return sorted(places, key=lambda p: p[0] + p[1] / 3)[-12:]
    if style == "tower":
        return [p for p in places if city.shown(p[0], p[1])] or places
    return sorted(places, key=lambda p: abs(p[0] * p[0] + p[1] * p[1] + p[0] * p[1] - 9))[:24]


def agree(city, twin, rules):
    sums = tally(city, house(**rules))
    mine = [int(sums[i]) for i in range(5)], [int(sums[5 + i]) for i in range(5)]
    assert mine == naive.scored(twin.top, **rules)


@pytest.mark.parametrize("many", [400, pytest.param(2000, marks=pytest.mark.slow)])
def test_score_of_random_cities(many):
    """AK-6, AK-8, AK-R9: following the city's rim equals flooding the open country, and the lakes counted
    tile by tile are those that flooding leaves.
    """

    @tries(many)
    @given(st.integers(0, 2**32), st.integers(0, 30), STYLES, SWITCHES)
    def check(seed, turns, style, rules):
        city, twin = grow(seed, turns, style)
        assert naive.top_of(city) == twin.top
        assert 1 - city.shape == len(naive.groups_of(naive.outside_of(twin.top)[1]))
        agree(city, twin, rules)

    check()


@pytest.mark.parametrize("many", [200, pytest.param(1000, marks=pytest.mark.slow)])
def test_legal_placements_of_random_cities(many):
    """AK-4: one code a cell gives the same placements as trying them all, in ascending order."""

    @tries(many)
    @given(st.integers(0, 2**32), st.integers(0, 30), STYLES)
    def check(seed, turns, style):
        city, twin = grow(seed, turns, style)
        assert placements_of(city) == list(twin.legal())

    check()


def test_styles_make_what_they_are_for():
    """The random cities above hold lakes, big lakes, towers, and windows that had to widen."""
    lakes = big = towers = wide = 0
    for seed in range(30):
        for style in ("ring", "line", "tower", "even"):
            city, twin = grow(seed, 24, style)
            _, ponds = naive.outside_of(twin.top)
            lakes += bool(ponds)
            big += any(not all(n in twin.top for n in naive.around(c)) for c in ponds)
            towers += max(level for level, _, _ in twin.top.values()) >= 4
            wide += city.half > 16
    assert min(lakes, big, towers, wide) >= 10
