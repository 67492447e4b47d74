"""The page of the environments: its tables and figures are current. Its examples run in tests/docs."""

import csv
import re
from pathlib import Path

import pytest
import yaml

from misto.envs import doc_tables, versions
from misto.envs.curve import draw, interval, main
from misto.games.registry import ROOMS
from misto.version import __version__

DOCS = Path(__file__).parents[2] / "docs"
CURVE = DOCS / "pictures" / "machi_koro_ppo.csv"
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
    last = list(csv.DictReader(CURVE.open()))[-1]
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
    draw("machi_koro", CURVE, tmp_path / "curve.svg")
    drawn = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert drawn == (DOCS / "pictures" / "machi_koro_ppo.svg").read_text(encoding="utf-8")


def test_a_curve_names_its_game_and_overwrites_nothing_unasked(tmp_path, capsys):
    target = tmp_path / "curve.svg"
    words = [str(CURVE), str(target), "--game", "san_juan"]
    main(words)
    drawn = target.read_text(encoding="utf-8")
    assert "San Juan, 2 seats" in drawn
    assert "Machi Koro" not in drawn
    target.write_text("mine")
    with pytest.raises(SystemExit):
        main(words)
    assert target.read_text() == "mine"
    assert "exists already" in capsys.readouterr().err
    main([*words, "--force"])
    assert target.read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize("text", ["", "a,b\n1,2\n", "seconds,decisions,games,won\n1,2,0,0\n"])
def test_what_is_no_curve_is_told(tmp_path, capsys, text):
    (tmp_path / "other.csv").write_text(text)
    with pytest.raises(SystemExit):
        main([str(tmp_path / "other.csv"), str(tmp_path / "curve.svg"), "--game", "san_juan"])
    assert "is no curve" in capsys.readouterr().err
    assert not (tmp_path / "curve.svg").exists()
