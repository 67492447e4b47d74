"""Every numbered paragraph of every room's RULES.md is cited by a test of that room."""

import re
from pathlib import Path

import pytest

import misto
from misto.games.registry import ROOMS

NUMBER = re.compile(r"\b(?:MK|SJ|AK|WT)-(?:[A-Z]?\d+)(?:\.\d+)*\b")


def paragraphs(room):
    """The numbers that open a paragraph, list item or table row of RULES.md."""
    source = (Path(misto.__file__).parent / "games" / room / "RULES.md").read_text(encoding="utf-8")
    found = set()
    for line in source.splitlines():
        if line.startswith("#"):
            continue  # a heading
        opening = re.match(r"\W*(" + NUMBER.pattern + r")", line)
        if opening:
            found.add(opening.group(1))
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_every_paragraph_is_cited(room):
    folder = Path(__file__).parent / room
    cited = set(NUMBER.findall("".join(f.read_text(encoding="utf-8") for f in folder.glob("test_*.py"))))
    wanted = paragraphs(room)
    assert len(wanted) > 50
    assert not wanted - cited
