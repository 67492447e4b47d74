"""The coach of the first games has a sentence for every kind of decision, save those named here."""

import re

import pytest

from misto.games.registry import ROOMS
from misto.text import LANGUAGES, LOCALES
from tests.lessons.test_lessons import MOST_LETTERS

# What its question says whole, or what a sentence on the question before has told already.
UNSAID = {
    "machi_koro": {"take", "give"},
    "akropolis": set(),
    "welcome_to": {"end_turn", "refusal_give"},
    "san_juan": {
        *("setup_discard", "office_exchange", "council_act", "mine_pick", "customs_fill", "prospector_draw"),
        *(
            "carpenter_draw",
            "poor_house_draw",
            "tavern_draw",
            "well_draw",
            "stand_draw",
            "hall_draw",
            "hut_draw",
        ),
        *("goldsmith_use", "goldsmith_keep"),
    },
}
ALSO = {"goal"}  # no question
COACHED = [
    room for room in ROOMS if (LOCALES / "en" / f"{room}-coach.ftl").exists()
]  # a new room may do without


def said(lang, room):
    text = (LOCALES / lang / f"{room}-coach.ftl").read_text(encoding="utf-8")
    return dict(re.findall(rf"^{room}-coach-(\w+) = (.+)$", text, re.M))


def asked(room):
    text = (LOCALES / "en" / f"{room}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{room}-prompt-(\w+) =", text, re.M))


def test_no_room_lost_its_coach():
    assert set(UNSAID) <= set(COACHED)


@pytest.mark.parametrize("room", COACHED)
def test_every_kind_of_decision_is_explained_or_left_out_on_purpose(room):
    for lang in LANGUAGES:
        explained = set(said(lang, room)) - ALSO - {"ending"}
        assert explained == asked(room) - UNSAID.get(room, set()), lang


@pytest.mark.parametrize("room", COACHED)
def test_a_sentence_of_the_coach_fits_above_the_board(room):
    for lang in LANGUAGES:
        assert [key for key, text in said(lang, room).items() if len(text) > MOST_LETTERS] == []
