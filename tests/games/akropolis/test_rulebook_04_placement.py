"""Chapter 4: placing a tile."""

from misto.core.telling import refused_info
from misto.games.akropolis.decisions import near_misses, why_not_there
from misto.games.akropolis.placement import LEVEL, start_city
from tests.games.akropolis import naive
from tests.games.akropolis.position import built, placements_of

# The quarry of tile 28 (q h h) beside the start tile, its houses beyond; then a tile over the
# start plaza, a start quarry and the quarry of tile 28.
FIRST = (28, 1, -1, 4)
SECOND = (43, 0, 0, 5)


def reason(city, *where):
    told = why_not_there(city, *where)
    return told.rule, told.key


def test_4_1_first_level_or_higher():
    """AK-4.1"""
    levels = {city_level(built(FIRST), *where) for where in placements_of(built(FIRST))}
    assert levels == {1, 2}


def city_level(city, q, r, rotation):
    return int(city.shown(q, r) & LEVEL) + 1


def test_4_2_ground_tiles_touch_the_city():
    """AK-4.2: a shared side with any tile; all three cells free."""
    city = start_city()
    assert city.fits(1, -1, 4)
    assert city.fits(2, -1, 0)
    assert not city.fits(3, 0, 0)
    assert reason(city, 3, 0, 0) == ("AK-4.2", "reason-apart")
    assert reason(city, 40, -40, 0) == ("AK-4.2", "reason-apart")
    assert not city.fits(0, 0, 0)


def test_4_3_no_cell_over_empty_ground():
    """AK-4.3"""
    city = start_city()
    assert not city.fits(0, 0, 0)
    assert reason(city, 0, 0, 0) == ("AK-4.3", "reason-gap")


def test_4_5_two_and_one_are_enough():
    """AK-4.5: two hexes of the start tile and one of another; nothing beside it on its level."""
    city = built(FIRST)
    assert city.fits(0, 0, 5)
    city.place(43, 0, 0, 5)
    assert [city.shown(*cell) & LEVEL for cell in ((0, 0), (1, -1), (1, 0))] == [2, 2, 2]


def test_4_5_what_shows_on_top_counts():
    """AK-4.5: level 3 asks for two different tiles of level 2, whatever lies beneath those."""
    city = built(FIRST, SECOND)
    assert not city.fits(0, 0, 5)
    assert reason(city, 0, 0, 5) == ("AK-4.3", "reason-single-tile")


def test_4_6_covered_hexes_are_gone():
    """AK-4.6: any hex may be covered, and no longer shows."""
    city = built(FIRST, SECOND)
    top = naive.top_of(city)
    assert [top[cell][1] for cell in ((0, 0), (1, -1), (1, 0))] == ["b", "h", "m"]
    assert len(top) == 7


def test_4_7_height_has_no_limit():
    """AK-4.7: tiles may be piled crosswise ever higher."""
    twin = naive.NaiveCity()
    city = start_city()
    for tile in range(1, 31):
        found = twin.legal()
        best = max(found, key=lambda where: (found[where], -abs(where[0]) - abs(where[1])))
        twin.place(tile, *best)
        city.place(tile, *best)
    assert naive.top_of(city) == twin.top
    assert max(level for level, _, _ in twin.top.values()) >= 4


def test_4_7_and_r10_holes_are_filled_from_the_ground():
    """AK-4.7, AK-R10: a hole of three cells takes a first-level tile; nothing lies across its rim."""
    city, twin = start_city(), naive.NaiveCity()
    tiles = iter(range(1, 62))
    hole = {(1, -1), (2, -2), (2, -1)}
    while True:
        found = [
            where
            for where, level in twin.legal().items()
            if level == 1 and not hole & set(naive.covered_by(*where)) and touches(where, hole)
        ]
        if not found:
            break
        tile = next(tiles)
        city.place(tile, *found[0])
        twin.place(tile, *found[0])
    _, lakes = naive.outside_of(twin.top)
    assert hole <= lakes
    inside = [where for where in placements_of(city) if set(naive.covered_by(*where)) & hole]
    assert all(set(naive.covered_by(*where)) <= lakes for where in inside)
    assert len([where for where in inside if set(naive.covered_by(*where)) == hole]) == 3
    before = int(city.built)
    city.place(next(tiles), *inside[0])
    assert city.built == before + 3


def touches(where, hole):
    return any(n in hole for cell in naive.covered_by(*where) for n in naive.around(cell))


def test_a_city_may_stretch_any_way():
    """AK-4.2, AK-4.7: thirty turns straight on in each direction are never refused."""
    for dq, dr in naive.NEIGHBOURS:
        city, twin = start_city(), naive.NaiveCity()
        for tile in range(1, 31):
            found = twin.legal()
            best = max(found, key=lambda w: max(q * dq + r * dr for q, r in naive.covered_by(*w)))
            assert city.fits(*best)
            city.place(tile, *best)
            twin.place(tile, *best)
        assert naive.top_of(city) == twin.top
        assert placements_of(city) == list(twin.legal())
        assert max(max(abs(q), abs(r)) for q, r in twin.top) >= 45


def test_4_3_what_cannot_be_tells_where_it_would_lie():
    """AK-4.3: a refused placement has the arguments of an offered one, its level that of the highest hex beneath."""
    city = built(FIRST, SECOND)
    top = naive.top_of(city)
    for refusal in near_misses(city):
        q, r, rotation, level = (refusal.args[key] for key in ("q", "r", "rotation", "level"))
        assert refusal.code == f"place {q},{r},{rotation}"
        assert level == max(top[cell][0] for cell in naive.covered_by(q, r, rotation) if cell in top)
        assert refused_info(refusal)["args"] == refusal.args
    assert {refusal.args["level"] for refusal in near_misses(city)} == {1, 2}
