"""misto score akropolis FILE.json, as a person runs it."""

import json
import re
from pathlib import Path

import pytest

from misto.games.akropolis import GAME
from tests.cli.test_bad_input import misto, refused

DOCS = Path(__file__).parents[3] / "docs" / "akropolis.md"
TILE = {"tile": 28, "q": 1, "r": -1, "rotation": 4}


def examples():
    """The score files printed in the documentation."""
    return [
        json.loads(text) for text in re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    ]


def run(tmp_path, data, lang="en"):
    file = tmp_path / "city.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return misto("score", "akropolis", str(file), lang=lang)


def test_the_documented_files_score_as_documented():
    """AK-7.5, AK-7.6"""
    totals = [int(n) for n in re.findall(r"scores (\d+) points", DOCS.read_text(encoding="utf-8"))]
    assert [sum(line.points for line in GAME.paper.score(example)) for example in examples()] == totals
    assert len(totals) == 2


def test_the_command_prints_a_sheet(tmp_path):
    """AK-7.5, AK-7.6"""
    done = run(tmp_path, examples()[0])
    assert done.returncode == 0
    assert [line.split(":")[0].split()[0] for line in done.stdout.splitlines()] == [
        "Houses",
        "Markets",
        "Barracks",
        "Temples",
        "Gardens",
        "Stones",
        "Total",
    ]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"tiles": [TILE | {"q": 8}]}, "tiles[0]: tile 28 floats"),
        ({"hexes": [{"q": 0, "r": 0, "level": 0, "kind": "house"}]}, "hexes[0].level"),
        ({"tiles": [TILE | {"tile": 62}]}, "tiles[0].tile: there is no tile 62 in the box"),
    ],
)
def test_a_mistake_is_one_clear_sentence(tmp_path, data, says):
    """AK-4.2, AK-6.2, AK-1.1"""
    refused(run(tmp_path, data), says)
