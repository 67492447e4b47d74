"""misto lesson: a whole lesson at the keyboard, wrong answers, leaving and coming back."""

import re

import pytest

from misto.core.lesson import Learner
from misto.games.registry import GAMES, ROOMS
from misto.lessons import find_lesson, lessons
from misto.text import LANGUAGES, Text
from tests.cli.line import in_process as misto
from tests.cli.line import refused
from tests.tiers import some


def right_answers(lesson):
    """What somebody types who answers all rightly: moves, and Enter after each step."""
    learner, typed = Learner(GAMES[lesson.game], lesson), []
    while True:
        while not learner.is_done:
            meant = learner.info()["show"]
            typed.append(GAMES[lesson.game].words.write(meant))
            learner.answer(meant)
        typed.append("")
        if not learner.next():
            return typed


EVERY = [(room, lang) for room in ROOMS for lang in LANGUAGES]
SHORT = set(zip(ROOMS, (*LANGUAGES, *LANGUAGES), strict=False))


@pytest.mark.parametrize(("room", "lang"), some(EVERY, lambda *one: one in SHORT))
def test_every_lesson_is_learnt_to_its_end(room, lang):
    for lesson in lessons(room):
        done = misto("lesson", room, lesson.id, typed=right_answers(lesson), lang=lang)
        assert (done.returncode, done.stderr) == (0, "")
        assert f"misto play {room} --seats {lesson.first_game['seats']}" in done.stdout


def test_wrong_illegal_and_nonsense_lose_nothing():
    typed = ["", "roll 2", "xyzzy", "99", "roll 1", "", "pass", "1", "!", "?", "build ranch", "q"]
    done = misto("lesson", "machi_koro", typed=typed)
    assert done.returncode == 0
    for said in (
        "Two dice need the Train Station. (§ 5.1)",
        "“xyzzy”",
        "Coins do not grow in a purse.",
        "It is: Ranch for 1 [2]",
        "And it works already",
        "misto lesson machi_koro main --step 3",
    ):
        assert said in done.stdout


def test_come_back_at_a_step_skip_and_leave():
    done = misto("lesson", "machi_koro", "--step", "5", typed=["s", "s"])
    assert "step 5 of 11" in done.stdout
    assert "step 7 of 11" in done.stdout
    assert "--step 7" in done.stdout  # nobody is there any more


def test_told_which_lessons_there_are():
    done = misto("lesson", "machi_koro", "--list", lang="uk")
    assert "Ваше перше місто" in done.stdout
    assert "Доповнення «Плюс»" in done.stdout


def test_what_is_not_there():
    refused(misto("lesson", "machi_koro", "zeppelins"), "main")
    refused(misto("lesson", "machi_koro", "--step", "99"), "from 1 to 11")
    refused(misto("lesson", "zeppelins"), "machi_koro")


def test_a_step_done_leads_on_by_enter_only():
    lesson = find_lesson("machi_koro")
    done = misto("lesson", "machi_koro", typed=["roll 1", "", *right_answers(lesson)[1:]])
    assert "Nothing is left to do in this step" in done.stdout


def test_a_lesson_understands_words_and_explains_them():
    """What a table understands: moves in the person's language, ``? word``, the legend; no English in between."""
    typed = ["", "кинути 1", "", "?ферма", "l", "? позначки", "!", "збудувати стадіон", "збудувати"]
    typed += ["збудувати ферму", "q"]
    done = misto("lesson", "machi_koro", typed=typed, lang="uk")
    assert done.returncode == 0
    for said in (
        "Що більше Ферм, то цінніша ваша Сироварня.",
        Text("uk").say("machi_koro-terminal-legend")[:40],
        "До якого саме?",
        "Стадіон коштує",
        "--step 3",
    ):
        assert said in done.stdout, said
    assert done.stdout.count(Text("uk").say("machi_koro-terminal-legend")[:40]) == 2
    shown = re.search(r"Ось що треба: (.+)", done.stdout)[1]
    assert re.fullmatch(r"[^a-z]+ \[\d+\]", shown), shown
