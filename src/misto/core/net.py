"""A small network that reads a position's features: the forward pass, compiled, and its file.

The value is a straight sum over the inputs and, on top of it, two small layers with a ramp each. Most
inputs are 0 and cost nothing. Compiled and plain give the same number to the last bit: every sum runs
in one fixed order in 64-bit floats, and the build forbids the compiler to fuse a product into a sum.
"""

import json
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FORMAT: Final = "misto-net-1"


class Net:
    """Rows of ``first`` are by input, rows of ``second`` by unit of the first layer."""

    def __init__(
        self,
        bias: float,
        direct: vec[float],
        first_bias: vec[float],
        first: vec[float],
        second_bias: vec[float],
        second: vec[float],
        last: vec[float],
    ) -> None:
        self.bias = bias
        self.direct = direct
        self.first_bias = first_bias
        self.first = first
        self.second_bias = second_bias
        self.second = second
        self.last = last

    def value(self, inputs: vec[float]) -> float:
        direct = self.direct
        first = self.first
        units = self.first_bias[:]
        width: i64 = len(units)
        total = self.bias
        n: i64 = len(direct)
        i: i64 = 0
        while i < n:
            x = inputs[i]
            if x != 0.0:
                total += x * direct[i]
                at: i64 = i * width
                j: i64 = 0
                while j < width:
                    units[j] += x * first[at + j]
                    j += 1
            i += 1
        return total + self.upper(units, width)

    def upper(self, units: vec[float], width: i64) -> float:
        """What the second layer adds, from the sums of the first."""
        second = self.second
        last = self.last
        sums = self.second_bias[:]
        height: i64 = len(sums)
        i: i64 = 0
        while i < width:
            x = units[i]
            if x > 0.0:
                at: i64 = i * height
                j: i64 = 0
                while j < height:
                    sums[j] += x * second[at + j]
                    j += 1
            i += 1
        total = 0.0
        i = 0
        while i < height:
            if sums[i] > 0.0:
                total += sums[i] * last[i]
            i += 1
        return total


class Spread:
    """By how much a forecast errs, by the turns that are left: straight lines between knots."""

    def __init__(self, knots: vec[float], errors: vec[float]) -> None:
        self.knots = knots
        self.errors = errors

    def at(self, left: float) -> float:
        knots = self.knots
        errors = self.errors
        i: i64 = 1
        while i < len(knots):
            if left < knots[i]:
                if left <= knots[i - 1]:
                    return errors[i - 1]
                share = (left - knots[i - 1]) / (knots[i] - knots[i - 1])
                return errors[i - 1] + share * (errors[i] - errors[i - 1])
            i += 1
        return errors[i - 1]


class Weights:
    """What was learned of a room: the network, and for each kind of table how far to trust it."""

    def __init__(self, net: Net, spreads: dict[str, Spread], shifts: dict[str, float]) -> None:
        self.net = net
        self.spreads = spreads  # by kind of table, in the room's own words
        self.shifts = shifts  # added to the forecast of a rival that the network does not read


def floats(numbers: list[float]) -> vec[float]:
    return vec[float](numbers)


def flat(rows: list[list[float]]) -> vec[float]:
    return vec[float]([x for row in rows for x in row])


def net_from(told: dict[str, object]) -> Net:
    """A network from its parts as a file of weights holds them."""
    layers: dict[str, list[float]] = told  # type: ignore[assignment]
    rows: dict[str, list[list[float]]] = told  # type: ignore[assignment]
    return Net(
        layers["bias"][0],
        floats(layers["direct"]),
        floats(layers["first_bias"]),
        flat(rows["first"]),
        floats(layers["second_bias"]),
        flat(rows["second"]),
        floats(layers["last"]),
    )


def weights_from(told: dict[str, object]) -> Weights:
    if told["format"] != FORMAT:
        raise ValueError(f"not a file of {FORMAT}")
    net: dict[str, object] = told["net"]  # type: ignore[assignment]
    spreads: dict[str, list[list[float]]] = told["spreads"]  # type: ignore[assignment]
    shifts: dict[str, float] = told["shifts"]  # type: ignore[assignment]
    return Weights(
        net_from(net),
        {key: Spread(floats(rows[0]), floats(rows[1])) for key, rows in spreads.items()},
        dict(shifts),
    )


def read_weights(path: Path) -> Weights:
    return weights_from(json.loads(path.read_text(encoding="utf-8")))
