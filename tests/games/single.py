"""Numbers as an observation holds them: of single precision."""

import struct


def single(number):
    return struct.unpack("f", struct.pack("f", number))[0]


def one_of(place, size):
    """A one at its place among zeros; none where the place is None or negative."""
    return [1.0 if place == i else 0.0 for i in range(size)]


def laid_out(observer, pieces):
    """Named pieces in the observer's order, each of its size."""
    assert list(pieces) == [name for name, _ in observer.pieces]
    out = []
    for name, size in observer.pieces:
        assert len(pieces[name]) == size, name
        out += [single(float(number)) for number in pieces[name]]
    return out
