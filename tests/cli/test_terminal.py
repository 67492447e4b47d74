"""The terminal as people use it: moves in their own words, small screens, second thoughts, set-up, programs."""

import io
import sys

import pytest
from rich.console import Console

from misto.bots import make_bot
from misto.cli.app import voice
from misto.cli.moves import meant, refused
from misto.cli.screen import Screen
from misto.cli.set_up import SetUp
from misto.core.record import from_json, seed_rng
from misto.games.registry import GAMES
from misto.table import new_table
from misto.text import LANGUAGES, Text
from tests.cli.line import Keyboard, in_process, misto
from tests.cli.line import refused as told_off

TWO = ["play", "machi_koro", "--seats", "2", "--seed", "3", "-o", "first_player=1"]
NAMES = ["Олена", "Тарас", "Ганна", "Богдан"]


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def spoken():
    kept = voice.text
    yield
    voice.text = kept


@pytest.fixture
def at_a_terminal(monkeypatch):
    monkeypatch.setattr(Keyboard, "isatty", lambda self: True)


def steps_in(file):
    return [list(step) for step in from_json(GAMES, file.read_bytes()).steps]


def table_at(game, seats, steps, **options):
    table, bot = new_table(game, seats, options, seed=3), make_bot("greedy")
    for step in range(steps):
        seat = table.owing()[0]
        table.take(seat, table.ask(bot, seat, seed_rng(step, 1)))
    return table, table.owing()[0]


BUILDING = ("machi_koro", 2, 1)


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("збудувати пекарня", "build bakery"),
        ("збудувати Пекарню", "build bakery"),
        ("построить пекарню", "build bakery"),
        ("build bakery", "build bakery"),
        ("bak", "build bakery"),
        ("пек", "build bakery"),
        ("кафе", "build cafe"),
        ("нічого не будувати", "pass"),
        ("пас", "pass"),
    ],
)
def test_moves_in_ones_own_words(word, code):
    table, seat = table_at(*BUILDING)
    found = meant(table.game, table.decision(seat), word, NAMES)
    assert [option.code for option in found] == [code]


@pytest.mark.parametrize(
    ("word", "code"), [("кинути 1", "roll 1"), ("бросить 1", "roll 1"), ("кину", "roll 1")]
)
def test_rolling_in_ones_own_words(word, code):
    table, seat = table_at("machi_koro", 2, 0)
    found = meant(table.game, table.decision(seat), word, NAMES)
    assert [option.code for option in found] == [code]


def test_what_fits_several_is_never_guessed():
    table, seat = table_at(*BUILDING)
    decision = table.decision(seat)
    assert len(meant(table.game, decision, "збудувати", NAMES)) > 3
    assert not meant(table.game, decision, "7", NAMES)
    assert not meant(table.game, decision, "p", NAMES)
    assert not meant(table.game, decision, "fly away", NAMES)


def test_wanting_something_is_not_wanting_nothing():
    """ "Зводити" is no answer that says "nothing"."""
    table, seat = table_at(*BUILDING)
    found = meant(table.game, table.decision(seat), "будувати", NAMES)
    assert "pass" not in [option.code for option in found]


def test_what_cannot_be_had_is_refused_by_its_name():
    table, seat = table_at(*BUILDING)
    assert refused(table.game, table.decision(seat), "збудувати радіовежа").code == "build radio_tower"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ambiguous_word_asks_which(here, lang):
    verb = Text(lang).say("play-verb-build").split()[0]
    done = in_process(*TWO, typed=["roll 1", verb, "q"], lang=lang)
    assert done.returncode == 0
    assert Text(lang).say("play-which", count=6).split(".")[-1].strip() in done.stdout
    assert steps_in(here / "misto-machi_koro.json") == [[0, 0]]


SCREENS = [
    ("machi_koro", 2, 41, {}),
    ("machi_koro", 4, 3, {"expansion": "harbor"}),
    ("san_juan", 2, 150, {}),
    ("san_juan", 4, 240, {}),
    ("akropolis", 2, 25, {}),
    ("akropolis", 4, 79, {}),
    ("welcome_to", 1, 61, {}),
    ("welcome_to", 4, 202, {}),
]


@pytest.mark.parametrize(
    "lang", [lang if lang == "uk" else pytest.param(lang, marks=pytest.mark.slow) for lang in LANGUAGES]
)
@pytest.mark.parametrize(("game", "seats", "steps", "options"), SCREENS)
def test_the_question_and_ones_own_area_fit(spoken, monkeypatch, game, seats, steps, options, lang):
    """In 80x24 with the line that is typed in; a large terminal shows more."""
    voice.speak(lang)
    table, seat = table_at(game, seats, steps, **options)
    decision = table.decision(seat)
    shown = []
    for width, height in ((80, 24), (160, 50)):
        monkeypatch.setenv("LINES", str(height))
        out = io.StringIO()
        console = Console(file=out, width=width, height=height, highlight=False)
        Screen(console, table.game, NAMES[:seats], dict(table.record.options)).show(
            table.view(seat), decision
        )
        lines = out.getvalue().splitlines()
        assert len(lines) < height
        assert max(map(len, lines)) <= width
        assert sum(NAMES[seat] in line for line in lines) >= 2  # the area and the question
        assert any(line.strip().startswith("1 ") for line in lines)
        shown.append(lines)
    assert len(shown[1]) > len(shown[0])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_legend(here, game, lang):
    """By its key, and by its word in the person's language."""
    word = Text(lang).say("play-legend")
    done = in_process("play", game, "--seats", "2", "--seed", "3", typed=["l", f"? {word}", "q"], lang=lang)
    assert done.stdout.count(Text(lang).say(f"{game}-terminal-legend")[-60:]) == 2


def test_nothing_is_told_by_struck_letters():
    for game in GAMES:
        table, seat = table_at(game, 2, 20)
        out = io.StringIO()
        console = Console(file=out, width=160, force_terminal=True, color_system="standard")
        from misto.cli.board import draw_board

        console.print(draw_board(Text("en"), table.game, table.view(seat), NAMES[:2]))
        styles = [
            code for part in out.getvalue().split("\x1b[")[1:] for code in part.split("m")[0].split(";")
        ]
        assert "9" not in styles


@pytest.mark.parametrize(("lang", "says"), [("uk", "У ваш хід банк дає вам 1 монету"), ("en", "bank")])
def test_help_says_what_every_option_does(here, lang, says):
    done = in_process(*TWO, typed=["roll 1", "?", "q"], lang=lang)
    assert says in done.stdout


def test_second_thoughts_before_the_bots_go_on(here, at_a_terminal):
    """A building may be taken back until the next one rolled."""
    done = in_process(*TWO, typed=["roll 1", "build bakery", "u", "build cafe", "q"])
    assert "Taken back." in done.stdout
    steps = steps_in(here / "misto-machi_koro.json")
    assert len(steps) == 2
    assert GAMES["machi_koro"].words.write(steps[1][1]) == "build cafe"


def test_second_thoughts_before_the_next_person_looks(here):
    done = in_process(*TWO, "--people", "Olena,Taras", typed=["", "roll 1", "build bakery", "u", "q", "q"])
    assert "Olena may still" in done.stdout
    assert steps_in(here / "misto-machi_koro.json") == [[0, 0]]


def answered(monkeypatch, game, typed, given=None, seats=0):
    monkeypatch.setattr(sys, "stdin", Keyboard(typed))
    return SetUp(GAMES[game], seats, given or {}).run()


def test_set_up_asks_only_what_matters(spoken, monkeypatch, capsys):
    voice.speak("en")
    seats, given = answered(monkeypatch, "machi_koro", [""] * 20)
    assert "Sushi Bar" not in capsys.readouterr().out
    assert GAMES["machi_koro"].settle(given, seats)
    answered(monkeypatch, "machi_koro", ["", "2", *[""] * 20])
    assert "Sushi Bar" in capsys.readouterr().out


def test_set_up_offers_only_seats_that_exist(spoken, monkeypatch, capsys):
    voice.speak("en")
    answered(monkeypatch, "machi_koro", ["2", *[""] * 20])
    said = capsys.readouterr().out
    assert "seat 2" in said
    assert "seat 3" not in said


TABLES = [
    (game, seats)
    for game in GAMES
    for seats in (1, 2, 4)
    if GAMES[game].rules.seats[0] <= seats <= GAMES[game].rules.seats[1]
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_set_up_never_ends_in_what_cannot_be_played(spoken, monkeypatch, game, seats):
    for answer in ("", "1", "2"):
        count, given = answered(monkeypatch, game, [str(seats), *[answer] * 30])
        GAMES[game].settle(given, count)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_set_up_explains_a_wrong_answer_and_loses_none(spoken, monkeypatch, capsys, lang):
    voice.speak(lang)
    typed = ["9", "3", "harbour town", "2", "<", "<", "", "", *[""] * 20]
    seats, given = answered(monkeypatch, "machi_koro", typed)
    said = " ".join(capsys.readouterr().out.split())
    assert voice.say("play-no-such-seats", word="9", low=2, high=5, usual=4)[:30] in said
    assert "harbour town" in said
    assert (seats, given["expansion"]) == (3, "harbor")


@pytest.fixture
def with_a_program(here):
    """A saved game that names a program which leaves a trace when it runs."""
    in_process(*TWO, typed=["q"])
    saved = here / "misto-machi_koro.json"
    program = here / "trace.sh"
    program.write_text(f"#!/bin/sh\ntouch {here}/ran\n")
    program.chmod(0o755)
    text = saved.read_text()
    assert "bot:greedy" in text
    saved.write_text(text.replace("bot:greedy", f"bot:exec:{program}"))
    return saved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_starts_no_program_unasked(here, with_a_program, lang):
    told_off(
        in_process("play", "--resume", str(with_a_program), typed=["roll 1", "pass"], lang=lang), "trace.sh"
    )
    assert not (here / "ran").exists()


@pytest.mark.parametrize(("lang", "no"), [("uk", "ні"), ("ru", "нет"), ("en", "no"), ("en", "")])
def test_the_person_is_asked_before_a_program_starts(here, with_a_program, at_a_terminal, lang, no):
    done = in_process("play", "--resume", str(with_a_program), typed=[no, "roll 1", "pass", ""], lang=lang)
    assert done.returncode == 0
    assert "trace.sh" in done.stdout
    assert not (here / "ran").exists()


def test_a_program_that_was_allowed_runs(here, with_a_program):
    done = in_process("play", "--resume", str(with_a_program), "--allow-programs", typed=["roll 1", "pass"])
    assert (here / "ran").exists(), done.stdout + done.stderr


def test_rule_numbers_can_be_looked_up(here):
    done = in_process(*TWO, typed=["? § 5.1", "q"])
    assert "(§ 5.1)" in done.stdout
    assert misto("rules", "machi_koro", "5.1").returncode == 0
