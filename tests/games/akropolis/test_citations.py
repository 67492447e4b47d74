"""Every numbered paragraph and example of RULES.md is cited by a test's docstring."""

import ast
import re
from pathlib import Path

from misto.games import akropolis

HERE = Path(__file__).parent
NUMBER = re.compile(r"AK-(?:[TRS]\d+|\d+\.\d+)")


def cited():
    found = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(NUMBER.findall(ast.get_docstring(node) or ""))
    return found


def numbered():
    text = (Path(akropolis.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    paragraphs = set(re.findall(r"^- \*\*(AK-[\w.]+)\*\*", text, re.M))
    examples = set(re.findall(r"^\| (AK-T\d+) \|", text, re.M))
    assert len(paragraphs) > 80
    assert len(examples) == 22
    return paragraphs | examples


def test_every_paragraph_is_cited():
    assert numbered() - cited() == set()


def test_nothing_is_cited_that_is_not_there():
    assert cited() - numbered() == set()
