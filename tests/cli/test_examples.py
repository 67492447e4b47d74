"""Printed examples in the terminal: listed by ``misto rules``, begun by ``misto play GAME --example ID``."""

import json

import pytest

from misto.cli.moves import in_words
from misto.core.begin import find_begin
from misto.core.record import Record, from_json, replay
from misto.games.registry import GAMES, ROOMS
from misto.text import LANGUAGES, Text
from tests.cli.line import in_process as misto


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_the_rulebook_lists_its_examples(room, lang):
    done = misto("rules", room, lang=lang)
    told = done.stdout.rpartition("AK-T4" if room == "akropolis" else next(iter(GAMES[room].examples())))[2]
    assert all(number in done.stdout for number in GAMES[room].examples())
    assert f"misto play {room} --example" in " ".join(told.split())


def test_a_paragraph_with_an_example_says_how_to_try_it():
    assert "misto play san_juan --example SJ-T1" in misto("rules", "san_juan", "SJ-T1").stdout
    assert "--example" not in misto("rules", "san_juan", "2.1").stdout


@pytest.mark.parametrize("room", ROOMS)
def test_an_example_is_played_and_saved(room, tmp_path):
    number, example = next((n, e) for n, e in GAMES[room].examples().items() if e.trials[0].moves())
    first = example.trials[0]
    file = tmp_path / "game.json"
    typed = "".join(f"{code}\n" for seat, code in first.moves()[:1] if seat in first.hands) + "q\n"
    curtain = "\n" if len(first.hands) > 1 else ""
    done = misto("play", room, "--example", number.lower(), "--save", str(file), typed=curtain + typed)
    assert done.returncode == 0, done.stderr
    assert number in done.stdout
    assert example.paragraph in done.stdout
    record = from_json(GAMES, file.read_text(encoding="utf-8"))
    assert record.start == first.start
    assert record.marks["begins from"] == f"example:{number}"
    assert len(record.steps) >= 1
    replay(GAMES[room], record)
    again = misto("play", "--resume", str(file), typed="q\n")
    assert again.returncode == 0, again.stderr
    assert json.loads(file.read_text(encoding="utf-8"))["start"] == first.start


def test_what_to_try_is_said_in_the_readers_language(tmp_path):
    file = tmp_path / "game.json"
    done = misto("play", "machi_koro", "--example", "MK-T10", "--save", str(file), typed="q\n", lang="uk")
    assert "Спробуйте: кинути два кубики; зробити 14" in " ".join(done.stdout.split())
    assert "roll 2; add" not in done.stdout


def test_every_line_of_an_example_can_be_said():
    """No move is left out: what chance a line needs, it is given."""
    for game in GAMES.values():
        for one in game.examples().values():
            made = find_begin(game, "example", one.id)
            seats = tuple(f"seat {n}" for n in range(made.seats))
            settings = made.settings(game)
            record = Record(game.name, game.rules.version, settings, seats, made.chance(), (), {}, made.start)
            said = list(in_words(game, record, made.moves, seats, Text("uk")))
            assert [seat for seat, _ in said] == [seat for seat, _ in made.moves], one.id


def test_given_dice_fall(tmp_path):
    file = tmp_path / "game.json"
    misto("play", "machi_koro", "--example", "MK-T10", "--save", str(file), typed="roll 2\nadd\nq\n")
    record = from_json(GAMES, file.read_text(encoding="utf-8"))
    assert list(replay(GAMES["machi_koro"], record, 2).coins) == [24, 16, 0]
    assert "counts for nothing" in record.marks["given chance"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--example", "MK-T99"], "MK-T99"),
        (["--example", "SJ-T1"], "MK-T1"),
        (["--example", "MK-T1", "--seats", "3"], "--seats"),
        (["--example", "MK-T1", "--seed", "3"], "--seed"),
        (["--example", "MK-T1", "--option", "expansion=none"], "--option"),
        (["--example", "MK-T1", "--bots", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_is_said(words, says, lang):
    done = misto("play", "machi_koro", *words, lang=lang)
    assert done.returncode != 0
    assert says in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
