"""Twelve cities, tile by tile, under every convention."""

import json
from collections import Counter
from pathlib import Path

import pytest

from misto.games.akropolis.placement import LEVEL, start_city
from misto.games.akropolis.scoring import city_points, tally
from tests.games.akropolis import naive
from tests.games.akropolis.position import ALL, house, placements_of

CITIES = json.loads((Path(__file__).parent / "cities.json").read_text(encoding="utf-8"))["cities"]


@pytest.fixture(params=CITIES, ids=lambda c: c["id"])
def case(request):
    return request.param


def build(case):
    city, twin = start_city(), naive.NaiveCity()
    gained = 0
    for tile, rotation, q, r, level, stones in case["placements"]:
        assert city.fits(q, r, rotation)
        assert city.place(tile, q, r, rotation) == stones
        assert twin.place(tile, q, r, rotation) == stones
        assert city.shown(q, r) & LEVEL == level
        gained += stones
    assert gained == case["stones_gained"]
    assert naive.top_of(city) == twin.top
    return city, twin


def points(city, **rules):
    sums = tally(city, house(**rules))
    return [int(sums[i] * sums[5 + i]) for i in range(5)]


def test_legal_after(case):
    """AK-4.1 to AK-4.5: as many placements of a further tile on each level as listed."""
    city, twin = build(case)
    found = twin.legal()
    assert placements_of(city) == list(found)
    assert Counter(found.values()) == {int(level): n for level, n in case["legal_after"].items()}


def test_default_score(case):
    """AK-7.5: values, stars, points and total without variants."""
    city, twin = build(case)
    sums = tally(city, house())
    assert [int(sums[i]) for i in range(5)] == case["value"]
    assert [int(sums[5 + i]) for i in range(5)] == case["stars"]
    assert points(city) == case["points"] == naive.points(twin.top)
    assert city_points(city, house()) == case["total"]


def test_all_variants(case):
    """AK-8.1: all five at once."""
    city, _ = build(case)
    sums = tally(city, house(ALL))
    assert [int(sums[i]) for i in range(5)] == case["value_variants"]
    assert points(city, variants=ALL) == case["points_variants"]
    assert city_points(city, house(ALL)) == case["total_variants"]


@pytest.mark.parametrize("place", range(5))
def test_single_variant(case, place):
    """AK-8.1: one alone changes its own colour alone."""
    city, _ = build(case)
    expected = list(case["points"])
    expected[place] = case["points_variants"][place]
    assert points(city, variants=[ALL[place]]) == expected


@pytest.mark.parametrize(
    ("switch", "colour"),
    [("houses=most_valuable", 0), ("barracks_edge=any_empty", 2), ("lake=single_hex", 4)],
)
def test_switches(case, switch, colour):
    """AK-R3, AK-R4, AK-R6: the one colour a switch touches, without and with its variant."""
    city, _ = build(case)
    key, _, value = switch.partition("=")
    listed = case["switches"][switch]
    for variants, name, all_points in (
        ((), "base", case["points"]),
        (ALL, "variant", case["points_variants"]),
    ):
        expected = list(all_points)
        expected[colour] = listed.get(name, all_points[colour])
        assert points(city, variants=variants, **{key: value}) == expected


def test_house_groups(case):
    """AK-6.5: the groups of houses as listed."""
    _, twin = build(case)
    houses = [cell for cell, (_, letter, _) in twin.top.items() if letter == "h"]
    groups = [[len(g), sum(twin.top[c][0] for c in g)] for g in naive.groups_of(houses)]
    assert sorted(groups, reverse=True) == sorted(case["house_groups"], reverse=True)
