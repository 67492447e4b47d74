"""What plain Python plays again is all there: in every room, and in every layer."""

import re
import tomllib

import pytest

from misto.games.registry import ROOMS
from tests.plain import HERE, LAYERS, PATTERNS, RULES, is_plain


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_pattern_finds_tests(pattern):
    found = list(HERE.glob(pattern))
    assert found
    assert all(is_plain(file) and "def test_" in file.read_text(encoding="utf-8") for file in found)


@pytest.mark.parametrize("pattern", [one for one in RULES if "/*/" in one])
def test_every_room_has_them(pattern):
    assert {file.parent.name for file in HERE.glob(pattern)} == set(ROOMS)


def test_every_layer_has_a_path():
    """The layers are those of the import rule; the rooms' own is RULES."""
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    contract = next(one for one in project["tool"]["importlinter"]["contracts"] if one["type"] == "layers")
    layers = set(re.findall(r"misto\.(\w+)", " ".join(contract["layers"])))
    assert set(LAYERS) == layers - {"games"}


def test_what_fits_is_marked(request):
    """Tests of one file of each sort, as pytest collected them; this one is not among them."""
    for item in request.session.items:
        assert (item.get_closest_marker("plain") is not None) == is_plain(item.path)
    assert request.node.get_closest_marker("plain") is None
