"""The network's forward pass: compiled, plain, and as numpy would do it."""

import importlib.util
import random

import numpy as np
import pytest
from librt.vecs import vec

import misto.core.net as compiled


def plain_module():
    """The same file as plain Python, whatever runs here."""
    path = compiled.__file__.split(".")[0] + ".py"
    spec = importlib.util.spec_from_file_location("plain_net", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def parts(seed, size, width, height):
    pick = random.Random(seed)

    def row(n):
        return [pick.gauss(0.0, 1.0) for _ in range(n)]

    return {
        "bias": row(1),
        "direct": row(size),
        "first_bias": row(width),
        "first": [row(width) for _ in range(size)],
        "second_bias": row(height),
        "second": [row(height) for _ in range(width)],
        "last": row(height),
    }


def inputs(seed, size):
    pick = random.Random(seed)
    return [pick.choice([0.0, 0.0, 1.0, pick.gauss(0.0, 10.0)]) for _ in range(size)]


@pytest.mark.parametrize("shape", [(180, 16, 8), (7, 3, 2), (5, 0, 0)])
def test_compiled_is_plain_to_the_last_bit(shape):
    """One order of sums, nothing fused."""
    other = plain_module()
    for seed in range(40):
        told = parts(seed, *shape)
        x = vec[float](inputs(seed, shape[0]))
        mine, theirs = compiled.net_from(told).value(x), other.net_from(told).value(x)
        assert float(mine).hex() == float(theirs).hex()


def test_a_network_is_what_numpy_says():
    told = parts(3, 40, 16, 8)
    x = np.array(inputs(4, 40))
    one = np.maximum(x @ np.array(told["first"]) + told["first_bias"], 0)
    two = np.maximum(one @ np.array(told["second"]) + told["second_bias"], 0)
    value = told["bias"][0] + x @ np.array(told["direct"]) + two @ np.array(told["last"])
    assert compiled.net_from(told).value(vec[float](list(x))) == pytest.approx(value)


def test_a_spread_runs_straight_between_its_knots():
    spread = compiled.Spread(vec[float]([0.0, 2.0, 4.0]), vec[float]([1.0, 5.0, 6.0]))
    assert [spread.at(x) for x in (0.0, 1.0, 2.0, 3.0, 4.0, 9.0)] == [1.0, 3.0, 5.0, 5.5, 6.0, 6.0]


def test_another_format_is_refused():
    with pytest.raises(ValueError, match="misto-net-1"):
        compiled.weights_from({"format": "misto-net-0"})
