"""Every paragraph of RULES.md is cited by a test's docstring, and every worked example has its test."""

import ast
import re
from pathlib import Path

import misto.games.san_juan

HERE = Path(__file__).parent
RULES = Path(misto.games.san_juan.__file__).parent / "RULES.md"


def functions():
    """Name and docstring of every test function of the room."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def paragraphs():
    text = RULES.read_text(encoding="utf-8")
    return re.findall(r"^(?:- \*\*|\| )(SJ-\d+\.\d+)", text, re.M)


def test_every_paragraph_is_cited():
    cited = {number for _, doc in functions() for number in re.findall(r"SJ-\d+\.\d+", doc)}
    assert len(paragraphs()) > 180
    assert [number for number in paragraphs() if number not in cited] == []


def test_no_docstring_cites_what_is_not_there():
    known = set(paragraphs())
    cited = {number for _, doc in functions() for number in re.findall(r"SJ-\d+\.\d+", doc)}
    assert cited - known == set()


def test_every_example_has_its_test():
    named = {int(number) for name, _ in functions() for number in re.findall(r"_t(\d+)_", name)}
    told = {int(number) for _, doc in functions() for number in re.findall(r"\bT(\d+)\b", doc)}
    assert set(range(1, 39)) <= told
    assert set(range(1, 39)) <= named
