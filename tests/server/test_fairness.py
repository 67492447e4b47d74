"""docs/fairness.md: its program, run on games that a real server played, finds what people saw."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from misto.core.record import Chance, advance, begin, from_json
from misto.games.registry import GAMES
from tests.cli.line import in_process as misto

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
OLD = Path(__file__).parents[1] / "core" / "records-0.1.0.jsonl"


def played(house, game, seats, **options):
    """The record of a finished game, and the hash that was shown before its first move."""
    ann = house.person()
    table = ann.table(game, ("me",) * seats, options=options)
    shown = ann.get(f"/tables/{table}").json()["commitment"]
    while owing := ann.state(table, -1)["owes"]:
        ann.move(table, ann.state(table, owing[0]))
    return ann.get(f"/tables/{table}/record").text, shown


def by_hand(tmp_path, text):
    """What the page's program prints, by the first word of each line; it gets none of our code."""
    program = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program.group(1), str(file)],
        capture_output=True,
        text=True,
        check=True,
    )
    return [line.split() for line in done.stdout.splitlines()]


def events(text):
    record = from_json(GAMES, text)
    state, chance = begin(GAMES[record.game], record, listen=True), Chance(record.chance)
    for number, (seat, action) in enumerate(record.steps, 1):
        for event in advance(state, chance, number, seat, action):
            yield number, event


def test_dice_are_checked_by_hand(house, tmp_path):
    text, shown = played(house, "machi_koro", 2, turn_cap=12)
    (_, found), *steps = by_hand(tmp_path, text)
    assert found == shown
    dice = {int(step): [int(one), int(two)] for _, step, one, two in steps}
    rolled = [(number, event.facts["dice"]) for number, event in events(text) if event.kind == "roll"]
    assert len(rolled) >= 10
    for number, thrown in rolled:
        assert thrown == dice[number][: len(thrown)]


def test_tiles_are_checked_by_hand(house, tmp_path):
    text, shown = played(house, "akropolis", 4)
    (_, found), (_, first), (_, *tiles) = by_hand(tmp_path, text)
    state = begin(GAMES["akropolis"], from_json(GAMES, text))
    fields = dict(state.fields())
    assert found == shown
    assert int(first) == fields["turn"][0] + 1
    assert [int(tile) for tile in tiles] == fields["row"] + fields["deck"][::-1]


@pytest.mark.parametrize(("lang", "word"), [("en", "keyed"), ("uk", "keyed"), ("ru", "keyed")])
def test_verify_says_the_kind(house, tmp_path, lang, word):
    text, shown = played(house, "machi_koro", 2, turn_cap=2)
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    done = misto("verify", str(file), "--commitment", shown, lang=lang)
    assert done.returncode == 0
    assert word in done.stdout


def test_verify_takes_a_record_of_version_0_1_0(tmp_path):
    for line in OLD.read_text(encoding="utf-8").splitlines():
        file = tmp_path / "old.json"
        file.write_text(line, encoding="utf-8")
        done = misto("verify", str(file))
        assert done.returncode == 0, done.stderr
        assert "secret" in done.stdout.splitlines()[-1]
        plain = json.loads(line)
        plain["chance"] = plain["chance"].replace("secret:", "keyed:")
        file.write_text(json.dumps(plain), encoding="utf-8")
        assert misto("verify", str(file)).returncode == 2  # a kind is not exchanged unnoticed
