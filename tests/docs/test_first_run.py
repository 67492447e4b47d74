"""What make says of a first run is what was measured."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SAID = {
    "Python and its compiler of rules": "A Python environment",
    "Python packages": "Python packages into",
    "packages that build the page": "Packages that build the page",
    "the page": "Building the page",
    "the rules, compiled": "Compiling the rules",
}


def text_of(file):
    return (ROOT / file).read_text(encoding="utf-8")


def measured(step):
    row = rf"^\| {re.escape(step)} \|.*?(\d+)\**\s*\|$"
    return int(re.findall(row, text_of("CONTRIBUTING.md"), re.MULTILINE)[0])


@pytest.mark.parametrize(("step", "line"), SAID.items())
def test_make_says_what_was_measured(step, line):
    [said] = re.findall(rf'echo "{line}[^"]*about (\d+) seconds', text_of("Makefile"))
    assert abs(int(said) - measured(step)) < 5


def test_readme_says_how_long_it_takes():
    [said] = re.findall(r"first `make run` takes about (\d+) seconds", text_of("README.md"))
    assert abs(int(said) - measured("**page answers**")) < 10
