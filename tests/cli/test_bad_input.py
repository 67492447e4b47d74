"""Bad input: one clear sentence, exit code 2, nothing overwritten."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import misto as package

SOURCES = str(Path(package.__file__).parents[1])


def misto(*words, typed=None, lang="en", cwd=None):
    return subprocess.run(
        [sys.executable, "-m", "misto", "--lang", lang, *words],
        capture_output=True,
        text=True,
        input=typed,
        timeout=120,
        env=os.environ | {"COLUMNS": "400", "NO_COLOR": "1", "PYTHONPATH": SOURCES},
        cwd=cwd,
        check=False,
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    file = tmp_path_factory.mktemp("records") / "games.ndjson"
    done = misto("simulate", "machi_koro", "--games", "1", "--records", str(file))
    assert done.returncode == 0
    return file


def refused(done, says):
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "chess"], "no game “chess”"),
        (["simulate", "machi_koro", "--seats", "6"], "2 to 5 seats, not 6"),
        (["simulate", "machi_koro", "-o", "expansion=moon"], "none, harbor"),
        (["simulate", "machi_koro", "-o", "colour=red"], "no option “colour”"),
        (["simulate", "machi_koro", "-o", "nonsense"], "key=value"),
        (["simulate", "machi_koro", "--bots", "random,genius"], "no bot “genius”"),
        (["play", "machi_koro", "--seats", "2", "--people", "a,b,c"], "3 people"),
        (["play", "machi_koro", "-o", "first_player=4", "--seats", "2"], "seat 4"),
        (["replay", "nowhere.json"], "cannot be read"),
        (["score", "machi_koro", "x.json"], "no score sheet"),
    ],
)
def test_wrong_words(words, says):
    refused(misto(*words), says)


def test_unknown_language():
    refused(misto("games", lang="xx"), "uk, ru, en")


@pytest.mark.parametrize(("lang", "says"), [("uk", "Немає гри «chess»"), ("ru", "Нет игры «chess»")])
def test_told_in_the_language_asked_for(lang, says):
    refused(misto("play", "chess", lang=lang), says)


def test_truncated_record(record, tmp_path):
    file = tmp_path / "cut.json"
    file.write_text(record.read_text()[:500])
    refused(misto("replay", str(file)), "cut short")
    refused(misto("play", "--resume", str(file)), "cut short")


def test_edited_record(record, tmp_path):
    plain = json.loads(record.read_text())
    plain["steps"] = plain["steps"][:-1]
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(plain))
    refused(misto("replay", str(file)), "changed after it was written")
    plain["steps"][3] = [0, 97]
    file.write_text(json.dumps(plain))
    refused(misto("replay", str(file)), "not a legal move")


def test_records_are_not_overwritten(record):
    before = record.read_text()
    refused(
        misto("simulate", "machi_koro", "--games", "1", "--records", str(record)), "nothing was overwritten"
    )
    assert record.read_text() == before


def test_an_illegal_move_typed_by_a_person(tmp_path):
    """It is explained with its rule, and the game goes on."""
    save = tmp_path / "game.json"
    done = misto(
        "play", "machi_koro", "--seats", "2", "--seed", "3", "-o", "first_player=1", "--save", str(save),
        typed="roll 2\nfly away\n99\nroll 1\nbuild airport\nbuild radio_tower\nq\n",
    )  # fmt: skip
    assert done.returncode == 0
    assert "Two dice need the Train Station. (MK-4.1)" in done.stdout
    assert "“fly away” is no move of this game" in done.stdout
    assert "(MK-2.1)" in done.stdout
    assert "Radio Tower costs 22" in done.stdout
    assert json.loads(save.read_text())["steps"] == [[0, 0]]


def test_save_resume_and_undo(tmp_path):
    save = tmp_path / "game.json"
    first = misto(
        "play", "machi_koro", "--seats", "2", "--people", "Olena,Taras", "--seed", "3", "-o", "first_player=1",
        "--save", str(save), typed="\nroll 1\nbuild bakery\n\nu\nq\n",
    )  # fmt: skip
    assert "cannot be taken back" in first.stdout  # not Taras's move to take back
    steps = json.loads(save.read_text())["steps"]
    assert len(steps) == 2
    again = misto("play", "--resume", str(save), typed="\nroll 1\nq\n")
    assert again.returncode == 0
    assert len(json.loads(save.read_text())["steps"]) == 3


def test_quitting_never_overwrites_another_file(tmp_path):
    for _ in range(2):
        words = ["play", "machi_koro", "--seats", "2", "--seed", "1"]
        assert misto(*words, typed="q\n", cwd=tmp_path).returncode == 0
    assert sorted(p.name for p in tmp_path.iterdir()) == ["misto-machi_koro-1.json", "misto-machi_koro.json"]
