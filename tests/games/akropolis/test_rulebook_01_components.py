"""Chapter 1: what is in the box."""

from collections import Counter

from misto.games.akropolis.catalog import COLOUR_IDS, LETTERS, ROWS, STARS, hexes_of, tiles_in_play
from misto.games.akropolis.placement import start_city
from tests.games.akropolis import naive

TOTALS = {
    2: {"q": 37, "h": 18, "m": 12, "b": 10, "t": 8, "g": 6, "H": 5, "M": 4, "B": 4, "T": 4, "G": 3},
    3: {"q": 49, "h": 27, "m": 16, "b": 13, "t": 10, "g": 7, "H": 6, "M": 5, "B": 5, "T": 5, "G": 4},
    4: {"q": 61, "h": 36, "m": 20, "b": 16, "t": 12, "g": 8, "H": 7, "M": 6, "B": 6, "T": 6, "G": 5},
}


def test_1_1_and_1_2_sixty_one_tiles_of_three_hexes():
    """AK-1.1, AK-1.2"""
    assert len(ROWS) - 1 == 61
    assert all(len(code) == 3 and set(code) <= set(LETTERS) for code, _ in ROWS[1:])


def test_1_3_five_colours_each_with_its_plaza():
    """AK-1.3"""
    assert COLOUR_IDS == ("houses", "markets", "barracks", "temples", "gardens")
    assert [LETTERS[i].upper() for i in range(5)] == [LETTERS[i + 5] for i in range(5)]


def test_1_4_stars_by_colour():
    """AK-1.4"""
    assert list(STARS) == [1, 2, 2, 2, 3]


def test_1_5_start_tile():
    """AK-1.5: a house plaza in the middle and a quarry on every second side."""
    top = naive.top_of(start_city())
    assert top[0, 0][1] == "H"
    ring = [top.get(cell, (0, "-"))[1] for cell in naive.around((0, 0))]
    assert ring in (list("q-q-q-"), list("-q-q-q"))
    assert len(top) == 4


def test_1_6_marks():
    """AK-1.6"""
    assert Counter(mark for _, mark in ROWS[1:]) == {2: 37, 3: 12, 4: 12}


def test_1_7_totals_of_the_player_aid():
    """AK-1.7"""
    for players, totals in TOTALS.items():
        hexes = Counter("".join(ROWS[tile].hexes for tile in tiles_in_play(players, False)))
        assert hexes == totals


def test_1_8_turned_never_flipped():
    """AK-1.8: for 43 tiles the mirror image is another tile; a placement keeps the clockwise order."""
    turnable = [{code[i:] + code[:i] for i in range(3)} for code, _ in ROWS[1:]]
    assert sum(ROWS[i + 1].hexes[::-1] not in same for i, same in enumerate(turnable)) == 43
    for rotation in range(6):
        offsets = naive.covered_by(0, 0, rotation)
        assert (naive.NEIGHBOURS.index(offsets[1]) + 1) % 6 == naive.NEIGHBOURS.index(offsets[2])
    assert hexes_of(1) == ["house_plaza", "garden", "quarry"]
