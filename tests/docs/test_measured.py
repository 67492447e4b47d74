"""The time to think in docs/strength.md: a row for every table people choose, or a word that there is none yet."""

import re

from docs.site.source import ROOT

from misto.lab.decisions import tables

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
