"""The page of the environments: its tables are current and its examples run."""

import re
from pathlib import Path

import pytest

from misto.envs import tables, versions
from misto.envs.curve import draw
from misto.games.registry import ROOMS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.S)


def test_tables_are_current():
    """If this fails: python -m misto.envs.tables"""
    assert tables.page_with_tables(PAGE) == PAGE


def test_versions_are_current():
    """If this fails: python -m misto.envs.tables"""
    assert versions.FILE.read_text(encoding="utf-8") == tables.versions_text()
    assert set(versions.known()) == set(ROOMS)


def test_there_are_examples_of_every_library():
    assert len(EXAMPLES) >= 4
    assert all(len(example.strip().splitlines()) <= 14 for example in EXAMPLES)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.strip().splitlines()[0][:40])
def test_examples_run(example):
    exec(compile(example, "docs/research.md", "exec"), {"__name__": "__main__"})


def test_the_picture_is_drawn_from_its_figures(tmp_path):
    draw(DOCS / "pictures" / "machi_koro_ppo.csv", tmp_path / "curve.svg")
    drawn = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert drawn == (DOCS / "pictures" / "machi_koro_ppo.svg").read_text(encoding="utf-8")
