"""play at the keyboard: wrong moves are explained, and no game is lost, whatever happens to its file."""

import json
import os

import pytest

from misto.core.record import cut_steps, from_json
from misto.games.registry import GAMES
from tests.cli.line import in_process, misto, refused

TWO = ["play", "machi_koro", "--seats", "2", "--seed", "3", "-o", "first_player=1"]


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "400")
    return tmp_path


def steps_in(file):
    return [list(step) for step in from_json(GAMES, file.read_bytes()).steps]


def test_an_illegal_move_typed_by_a_person(tmp_path):
    """It is explained with its rule, and the game goes on."""
    save = tmp_path / "game.json"
    typed = "roll 2\nfly away\n99\n²\n" + "9" * 5000 + "\nroll 1\nbuild airport\nbuild radio_tower\nq\n"
    done = misto(*TWO, "--save", str(save), typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Two dice need the Train Station. (§ 5.1)" in done.stdout
    assert "“fly away” is no move of this game" in done.stdout
    assert "“²” is no move of this game" in done.stdout
    assert "MK-" not in done.stdout  # only numbers that the rulebook has
    assert "Radio Tower costs 22" in done.stdout
    assert steps_in(save) == [[0, 0]]


def test_save_resume_and_undo(tmp_path):
    save = tmp_path / "game.json"
    first = misto(
        *TWO, "--people", "Olena,Taras", "--save", str(save), typed="\nroll 1\nbuild bakery\n\nu\nq\n"
    )
    assert "cannot be taken back" in first.stdout  # not Taras's move to take back
    assert len(steps_in(save)) == 2
    again = misto("play", "--resume", str(save), typed="\nroll 1\nq\n")
    assert again.returncode == 0
    assert len(steps_in(save)) == 3


def test_quitting_never_overwrites_another_file(here):
    (here / "misto-machi_koro.part").write_text("mine")
    for _ in range(2):
        assert in_process(*TWO, typed="q\n").returncode == 0
    names = ["misto-machi_koro-1.json", "misto-machi_koro.json", "misto-machi_koro.part"]
    assert sorted(p.name for p in here.iterdir()) == names
    assert (here / "misto-machi_koro.part").read_text() == "mine"


def test_a_file_that_came_since_is_not_overwritten(here):
    """The name was free when the game began."""
    save = here / "game.json"
    done = in_process(*TWO, "--save", str(save), typed=["roll 1", lambda: save.write_text("mine"), "q"])
    assert done.returncode == 0
    assert save.read_text() == "mine"
    assert steps_in(here / "game-1.json") == [[0, 0]]


def test_a_save_that_fails_offers_another(here):
    """The folder was there when the game began, and is gone when it ends."""
    (here / "usb").mkdir()
    save, other = here / "usb" / "game.json", here / "desk.json"
    typed = ["roll 1", (here / "usb").rmdir, "q", str(here / "also" / "not.json"), str(other)]
    done = in_process(*TWO, "--save", str(save), typed=typed)
    assert done.returncode == 0
    assert done.stdout.count("cannot be written") == 2
    assert steps_in(other) == [[0, 0]]


def test_a_folder_may_be_named_for_it(here):
    (here / "usb").mkdir()
    (here / "desk").mkdir()
    typed = ["roll 1", (here / "usb").rmdir, "q", str(here / "desk")]
    assert in_process(*TWO, "--save", str(here / "usb" / "game.json"), typed=typed).returncode == 0
    assert steps_in(here / "desk" / "misto-machi_koro.json") == [[0, 0]]


def test_nobody_answers_where_to_save(here):
    """Then it lies where it can: here, at home, or among temporary files."""
    (here / "usb").mkdir()
    typed = ["roll 1", (here / "usb").rmdir]
    assert in_process(*TWO, "--save", str(here / "usb" / "game.json"), typed=typed).returncode == 0
    assert steps_in(here / "misto-machi_koro.json") == [[0, 0]]


def test_nowhere_to_save(here, monkeypatch):
    """Not even there: the record itself is on the screen."""
    (here / "usb").mkdir()
    (here / "gone").mkdir()
    monkeypatch.setenv("HOME", "/proc/none")
    monkeypatch.setattr("tempfile.tempdir", "/proc/none")
    monkeypatch.chdir(here / "gone")
    typed = ["roll 1", (here / "usb").rmdir, (here / "gone").rmdir]
    done = in_process(*TWO, "--save", str(here / "usb" / "game.json"), typed=typed)
    monkeypatch.chdir(here)
    line = next(line for line in done.stdout.splitlines() if line.startswith('{"format"'))
    assert len(from_json(GAMES, line).steps) == 1


@pytest.mark.parametrize("how", [KeyboardInterrupt, EOFError])
def test_leaving_in_another_way_saves_too(here, how):
    def leave():
        raise how

    assert in_process(*TWO, typed=["roll 1", leave]).returncode == 0
    assert steps_in(here / "misto-machi_koro.json") == [[0, 0]]


def test_leaving_while_asked_where_to_save(here):
    """Ctrl-C there is no answer; the game lies where it can."""

    def leave():
        raise KeyboardInterrupt

    (here / "usb").mkdir()
    typed = ["roll 1", (here / "usb").rmdir, "q", leave]
    assert in_process(*TWO, "--save", str(here / "usb" / "game.json"), typed=typed).returncode == 0
    assert steps_in(here / "misto-machi_koro.json") == [[0, 0]]


def test_a_fault_of_ours_loses_no_game(here, monkeypatch):
    def broken(table, seat):
        raise RuntimeError("a fault")

    monkeypatch.setattr("misto.table.Table.undo", broken)
    with pytest.raises(RuntimeError, match="a fault"):
        in_process(*TWO, typed=["roll 1", "u"])
    assert steps_in(here / "misto-machi_koro.json") == [[0, 0]]


def test_a_remark_of_thousands_of_digits(here):
    """What time cut short is a remark in the file; what cannot be a step's number is no such remark."""
    save = here / "game.json"
    assert (
        in_process(*TWO, "--people", "Olena,Taras", "--save", str(save), typed="\nroll 1\nq\n").returncode
        == 0
    )
    marks = {"cut by time": "9" * 5000 + ", 1"}
    save.write_text(json.dumps(json.loads(save.read_text()) | {"marks": marks}))
    done = in_process("play", "--resume", str(save), typed="\nbuild bakery\nu\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Taken back" in done.stdout or "taken back" in done.stdout
    assert cut_steps(from_json(GAMES, save.read_bytes())) == [1]


def test_the_curtain_is_left_too(here):
    assert in_process(*TWO, "--people", "Olena,Taras", typed=["", "roll 1", "build bakery"]).returncode == 0
    assert len(steps_in(here / "misto-machi_koro.json")) == 2


def test_a_bot_that_breaks_loses_no_game(here, monkeypatch):
    monkeypatch.syspath_prepend(str(here))
    (here / "broken_bot.py").write_text(
        "class Bot:\n    def choose(self, seen, rng):\n        return 1 // 0\n"
    )
    done = in_process(*TWO, "--bots", "class:broken_bot.Bot", typed=["roll 1", "pass"])
    refused(done, "ZeroDivisionError")
    assert len(steps_in(here / "misto-machi_koro.json")) == 2


def test_an_unfinished_save_leaves_no_traces(here, monkeypatch):
    """A disk that is full: what was there stays whole."""
    assert in_process(*TWO, typed=["roll 1", "q"]).returncode == 0
    save = here / "misto-machi_koro.json"
    before = save.read_bytes()

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    done = in_process("play", "--resume", str(save), typed=["pass", "q"])
    assert "the disk is full" in done.stdout
    assert json.loads(before) == json.loads(save.read_bytes())
    assert [p.name for p in here.iterdir()] == [save.name]


def test_a_hint_says_why_and_plays_nothing(tmp_path):
    save = tmp_path / "game.json"
    start = ["--lang", "en", "play", "akropolis", "--seats", "2", "--seed", "3", "-o", "first_player=1"]
    done = in_process(*start, "--save", str(save), typed="h\nhint\nq\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Advice: ") == 2
    assert "better than the next best" in done.stdout or "About as good" in done.stdout
    assert "Why: " in done.stdout
    assert steps_in(save) == []


def test_a_word_is_explained_as_it_stands_now(tmp_path):
    """What the rulebook says of it, and below it what it means in this position."""
    done = in_process(*TWO, "--save", str(tmp_path / "game.json"), typed="? bakery\nq\n")
    assert "It triggers on 2, 3." in done.stdout
    assert "Costs 1 coin; " in done.stdout
