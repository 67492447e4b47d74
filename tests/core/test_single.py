"""Words of single precision: the same as a conversion by way of doubles would give."""

import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto.core.single import MOST, ONE, Scale, word


def converted(value):
    return struct.unpack("<i", struct.pack("<f", value))[0]


@pytest.mark.parametrize("scale", [1, 2, 3, 6, 10, 11, 17, 20, 33, 57, 100, 110, 145, 9900])
def test_small_numbers_over_every_scale(scale):
    table = Scale(scale, 40)
    for n in range(-300, 300):
        assert word(n, scale) == table.of(n) == converted(n / scale)


@settings(max_examples=500, deadline=None, derandomize=True)
@given(n=st.integers(-MOST, MOST), scale=st.integers(1, 100_000))
def test_any_number_over_any_scale(n, scale):
    assert word(n, scale) == converted(n / scale)


def test_one_and_beyond():
    assert word(1, 1) == converted(1.0) == ONE
    assert word(MOST + 5, 1) == converted(float(MOST))
