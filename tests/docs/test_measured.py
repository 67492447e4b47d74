"""Figures in the docs: a row for every table people choose, or a word that there is none yet; and what a seed makes
again to the last digit is what the page says.
"""

import json
import re

import pytest
from docs.site.source import ROOT

from misto.lab.decisions import tables
from tests.cli.line import in_process

PAGE = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
PART = PAGE.partition("\n## Time to think\n")[2].partition("\n## ")[0]


def test_every_table_has_a_row_or_is_named_as_not_measured():
    rows = re.findall(r"^\| (\w+_\w+) \| (\d+) \|(?: \d+ \|){4}$", PART, re.MULTILINE)
    waiting = [
        name
        for line in re.findall(r"^Not measured yet: (.*)\.$", PART, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", line)
    ]
    chosen = {name: str(table.seats) for name, _, table in tables()}
    assert sorted([*dict(rows), *waiting]) == sorted(chosen)
    assert len(dict(rows)) == len(rows)
    assert all(chosen[name] == seats for name, seats in rows)


def simulated(*words):
    done = in_process("simulate", *words, "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def points_of(told):
    return f"{told['points']['mean']:.2f} ± {told['points']['se']:.2f}"


@pytest.mark.slow
@pytest.mark.parametrize(
    "bots", ["greedy", "greedy,random", "greedy@v0.1.0", "greedy@v0.1.0,random", "random"]
)
def test_akropolis_rows_are_what_their_command_gives(bots):
    page = (ROOT / "docs" / "akropolis.md").read_text(encoding="utf-8")
    [row] = re.findall(
        rf"^\| {re.escape(bots)} \| ([\d,]+) \| (\S+ ± \S+) \| (\S+, \S+) \|", page, re.MULTILINE
    )
    games = row[0].replace(",", "")
    told = simulated("akropolis", "--games", games, "--bots", bots)
    each = ", ".join(f"{seat['mean']:.2f}" for seat in told["points"]["per_seat"])
    assert row[1:] == (points_of(told), each)


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [("--bots", "greedy"), ("--bots", "greedy@v0.1.0"), ("--seats", "4")], ids=" ".join
)
def test_welcome_to_points_are_what_their_command_gives(words):
    page = (ROOT / "docs" / "welcome_to.md").read_text(encoding="utf-8")
    assert points_of(simulated("welcome_to", "--games", "200", *words)) in page
