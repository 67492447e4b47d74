"""Whole games, byte for byte, compiled and plain; every room has some."""

import pytest

from misto.games.registry import GAMES, ROOMS
from misto.testing import golden_text
from tests.goldens import GOLDENS, HERE, PERFT, perft_text

CASES = [(room, *row) for room, rows in GOLDENS.items() for row in rows]


def test_every_room_has_goldens_and_perft():
    assert all(GOLDENS[room] and PERFT[room] for room in ROOMS)


@pytest.mark.parametrize(("room", "name", "options", "seats", "seed"), CASES, ids=lambda v: str(v)[:24])
def test_golden(room, name, options, seats, seed):
    kept = (HERE / room / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    assert golden_text(GAMES[room], options, seats, seed) == kept


@pytest.mark.parametrize("room", PERFT)
def test_perft(room):
    assert perft_text(room) == (HERE / room / "golden" / "perft.txt").read_text(encoding="utf-8")
