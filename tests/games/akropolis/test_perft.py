"""Counts of placements, by the fast city and by its slow twin; the counts are kept in golden/."""

from pathlib import Path

from misto.games.akropolis.catalog import ROWS
from misto.games.akropolis.placement import start_city
from tests.games.akropolis.naive import NaiveCity
from tests.games.akropolis.position import placements_of

GOLDEN = Path(__file__).parent / "golden"


def fast_pairs(code, tile):
    total = 0
    for where in placements_of(start_city()):
        city = start_city()
        city.place(tile, *where)
        total += len(placements_of(city))
    return f"{code}: {len(placements_of(start_city()))} {total}"


def slow_pairs(code, tile):
    total = 0
    for where in NaiveCity().legal():
        city = NaiveCity()
        city.place(tile, *where)
        total += len(city.legal())
    return f"{code}: {len(NaiveCity().legal())} {total}"


def kept():
    return (GOLDEN / "placements.txt").read_text(encoding="utf-8").splitlines()


def test_first_and_second_placements_of_every_tile():
    """AK-T22, AK-4.1: 90 first placements of each tile, and as many pairs as kept."""
    shapes = {code: tile for tile, (code, _) in enumerate(ROWS) if tile}
    assert [fast_pairs(code, tile) for code, tile in sorted(shapes.items())] == kept()


def test_the_slow_twin_counts_the_same():
    """AK-T22, AK-4.1: for the first and last of the tiles; what a hex shows does not matter."""
    assert slow_pairs("Bhq", 10) == kept()[0]
    assert slow_pairs("qtm", 37) == kept()[-1]
    assert len({line.partition(":")[2] for line in kept()}) == 1


def test_solo_sequences_agree_with_the_pairs():
    """AK-3.3, AK-S2: take, place, take, place; with the free tile first there are two ways to go on,
    else one, because the only stone is gone.
    """
    line = (GOLDEN / "perft.txt").read_text(encoding="utf-8").splitlines()[-1]
    assert line.startswith("1 seats")
    _, pairs = kept()[0].partition(": ")[2].split()
    assert [int(n) for n in line.partition(": ")[2].split()] == [2, 180, 270, 3 * int(pairs)]
