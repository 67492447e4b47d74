"""WT-2: streets, pools, fences, tracks."""

from misto.games.welcome_to import GAME
from misto.games.welcome_to.catalog import HOUSES, JOINED, POOL_HOUSES, SLOT_LOT, STREET_ENDS, TRACKS
from tests.games.welcome_to.position import estates, sheet, table


def test_streets():
    """WT-2.1: 10, 11 and 12 houses, counted from 1 at the left."""
    view = GAME.words.view(table(), 0)
    assert [len(road["numbers"]) for road in view["sheets"][0]["streets"]] == [10, 11, 12] == list(HOUSES)


def test_pool_houses():
    """WT-2.2."""
    assert GAME.words.view(table(), 0)["pool_houses"] == [[3, 7, 8], [1, 4, 8], [2, 7, 11]]
    assert sum(map(len, POOL_HOUSES)) == 9


def test_fence_slots():
    """WT-2.3: 9, 10, 11 slots inside; both ends of every street are fenced for good."""
    assert len(SLOT_LOT) == 30
    assert bin(JOINED).count("1") == 30
    assert [lot for lot in range(33) if STREET_ENDS >> lot & 1] == [9, 20, 32]
    assert estates(sheet(table(), top="1 | " + "_ " * 8 + "| 12")) == [2, 0, 0, 0, 0, 0]


def test_tracks():
    """WT-2.5: as printed, the last value without a cell."""
    cells = {name: len(values) - 1 for name, values in TRACKS.items() if name != "temp_places"}
    assert [cells[f"park_{s}"] for s in ("top", "middle", "bottom")] == [3, 4, 5]
    assert (cells["pool"], cells["bis"], cells["refusal"], cells["roundabout"]) == (9, 9, 3, 2)
    assert [cells[f"estate_{size}"] for size in range(1, 7)] == [1, 2, 3, 4, 4, 4]
    assert TRACKS["park_bottom"] == (0, 2, 4, 6, 8, 18)
    assert TRACKS["estate_6"] == (6, 7, 8, 10, 12)
    assert TRACKS["bis"] == (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)


def test_blueprint_is_a_look():
    """WT-2.7: same layout and tracks."""
    one, two = GAME.words.view(table(side="classic"), 0), GAME.words.view(table(side="blueprint"), 0)
    assert {k for k in one if one[k] != two[k]} == {"side"}
