"""What the rules call by a name is what the catalog's rows say: constants are written out to be fast when compiled."""

from importlib import import_module

import pytest

from misto.games.registry import ROOMS
from misto.games.welcome_to import catalog as welcome_to
from misto.games.welcome_to import state


@pytest.mark.parametrize("room", ROOMS)
def test_named_numbers_are_places_in_their_lists(room):
    """``BAKERY`` is the number of the row ``bakery``; counts are those of the rows."""
    catalog = import_module(f"misto.games.{room}.catalog")
    lists = {name: getattr(catalog, name) for name in dir(catalog) if name.endswith("_IDS")}
    for one in {one for ids in lists.values() for one in ids if hasattr(catalog, one.upper())}:
        assert getattr(catalog, one.upper()) in [ids.index(one) for ids in lists.values() if one in ids], one
    for name, ids in lists.items():
        count = getattr(catalog, name.removesuffix("_IDS") + "S", None)
        assert not isinstance(count, int) or count == len(ids), name


def test_a_sheets_row_has_room_for_what_it_holds():
    """WT-2: a number for each street, letter, size and number that there is."""
    assert len(welcome_to.STREETS) == state.EACH_STREET
    assert len(welcome_to.LETTERS) == state.EACH_LETTER
    assert state.EACH_SIZE == welcome_to.LARGEST == len(welcome_to.COLUMN_CELLS)
    assert state.EACH_NUMBER == welcome_to.NUMBERS
    assert (state.STORED, state.ROW) == (41, 69)  # a position's text holds the first part
