"""Chapter 5: quarries and plazas."""

from misto.games.akropolis.placement import start_city
from tests.games.akropolis import naive
from tests.games.akropolis.position import hexes, points, scored


def test_5_1_quarries_score_nothing():
    """AK-5.1"""
    values, _ = scored(naive.top_of(start_city()))
    assert set(values.values()) == {0}


def test_5_2_only_directly_beneath():
    """AK-5.2: a quarry two levels down gives nothing more; a tile gains three stones at most."""
    city, twin = start_city(), naive.NaiveCity()
    gains = set()
    for tile in (3, 4, 5, 8, 13, 17, 20, 33, 34, 35, 39, 41, 48, 52, 61):
        found = twin.legal()
        best = max(found, key=lambda where: (found[where], [-abs(n) for n in where]))
        shown = [twin.top.get(cell, (0, "-", 0))[1] for cell in naive.covered_by(*best)]
        gained = int(city.place(tile, *best))
        assert gained == twin.place(tile, *best) == shown.count("q")
        gains.add(gained)
    assert {0, 2} <= gains <= {0, 1, 2, 3}


def test_5_3_stars_add_up():
    """AK-5.3: two market plazas, four stars."""
    top = hexes("0,0:m 1,0:q 2,0:M 3,0:M")
    assert scored(top)[1]["markets"] == 4
    assert points(top, "markets") == 4


def test_5_4_plazas_may_stand_apart():
    """AK-5.4"""
    assert points(hexes("0,0:g 1,0:q 2,0:q 3,0:G"), "gardens") == 3


def test_5_5_level_of_a_plaza():
    """AK-5.5"""
    assert points(hexes("0,0:g 1,0:G4"), "gardens") == points(hexes("0,0:g 1,0:G"), "gardens") == 3
