"""Every numbered paragraph of RULES.md and every test case of WT-16 is cited by a test."""

import ast
import re
from pathlib import Path

import misto.games.welcome_to as room

HERE = Path(__file__).parent
RULES = Path(room.__file__).with_name("RULES.md").read_text(encoding="utf-8")


def cited():
    found = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"WT-\d+(?:\.\d+)+|T-\d\d", ast.get_docstring(node) or ""))
    return found


def test_every_paragraph_is_cited():
    paragraphs = set(re.findall(r"^\*\*(WT-[\d.]+)\*\*", RULES, re.M))
    assert len(paragraphs) > 170
    assert not sorted(paragraphs - cited())


def test_every_case_is_cited():
    cases = set(re.findall(r"^\| (T-\d\d) \|", RULES, re.M))
    assert len(cases) == 67
    assert not sorted(cases - cited())


def test_nothing_else_is_cited():
    paragraphs = set(re.findall(r"^\*\*(WT-[\d.]+)\*\*", RULES, re.M))
    assert not {c for c in cited() if c.startswith("WT")} - paragraphs
    source = "".join(p.read_text(encoding="utf-8") for p in Path(room.__file__).parent.rglob("*.py"))
    assert not set(re.findall(r'"(WT-\d+(?:\.\d+)+)"', source)) - paragraphs
