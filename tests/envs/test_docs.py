"""The page of the environments: its tables and figures are current. Its examples run in tests/docs."""

import csv
import re
from pathlib import Path

import pytest
import yaml

from misto.envs import doc_tables, versions
from misto.envs.curve import draw, interval
from misto.games.registry import ROOMS
from misto.version import __version__

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("room", ROOMS)
def test_tables_are_current(room):
    """If this fails: python -m misto.envs.doc_tables"""
    page = (DOCS / f"{room}.md").read_text(encoding="utf-8")
    assert doc_tables.page_with_tables(page, room) == page


@pytest.mark.parametrize("room", ROOMS)
def test_versions_are_current(room):
    """If this fails: python -m misto.envs.doc_tables"""
    version, mark = versions.known(room)
    assert doc_tables.version_text(room) == f"{version} {mark}\n"


def test_there_are_examples_of_every_library():
    for name in ("misto.envs.pettingzoo", "gymnasium", "pyspiel", "misto.envs.batch"):
        assert any(name in example for example in EXAMPLES), name
    assert all(len(example.strip().splitlines()) <= 10 for example in EXAMPLES)


def test_the_training_figure_is_that_of_the_curve():
    last = list(csv.DictReader((DOCS / "pictures" / "machi_koro_ppo.csv").open()))[-1]
    won, games = float(last["won"]), int(last["games"])
    low, high = interval(won, games)
    assert low > 0.5
    share = f"{100 * won / games:.1f} % ({100 * low:.1f} to {100 * high:.1f} %) of {games:,} games"
    assert share in PAGE.replace("\n", " ")
    assert f"{int(last['decisions']):,} decisions" in PAGE


def test_the_citation_is_valid():
    """What CFF 1.2.0 demands: its four required fields, and an author with a name."""
    cited = yaml.safe_load((DOCS.parent / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= set(cited)
    assert cited["cff-version"] == "1.2.0"
    assert cited["type"] == "software"
    assert all(author.get("name") or author.get("family-names") for author in cited["authors"])
    assert cited["version"] == __version__


def test_the_picture_is_drawn_from_its_figures(tmp_path):
    draw(DOCS / "pictures" / "machi_koro_ppo.csv", tmp_path / "curve.svg")
    drawn = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert drawn == (DOCS / "pictures" / "machi_koro_ppo.svg").read_text(encoding="utf-8")
