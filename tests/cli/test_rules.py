"""The rulebook in the terminal: whole, by number, by a name in any language; and ``? word`` at the table."""

import pytest

from misto.games.registry import ROOMS
from misto.rulebooks import called, look_up, rulebook
from misto.text import LANGUAGES
from tests.cli.line import in_process as misto


@pytest.mark.parametrize(
    ("what", "says"),
    [
        (["5.1"], "5.1"),
        (["MK-8.7"], "Квітковий магазин"),
        (["bakery"], "Пекарня"),
        (["Пекарня"], "Пекарня"),
        (["card:tv_station"], "Телестудія"),
        (["train", "station"], "Вокзал"),
    ],
)
def test_found_by_number_code_or_name_in_any_language(what, says):
    done = misto("rules", "machi_koro", *what, lang="uk")
    assert done.returncode == 0
    assert says in done.stdout


@pytest.mark.parametrize(
    ("room", "lang", "what", "says"),
    [
        ("akropolis", "uk", "кар’єру", "Кар’єр"),
        ("akropolis", "ru", "карьером", "Карьер"),
        ("machi_koro", "uk", "ферму", "7.4 Ферма"),
        ("machi_koro", "en", "меблеву фабрику", "Furniture Factory"),
        ("san_juan", "ru", "сахарного завода", "Сахарный завод"),
        ("welcome_to", "uk", "відмовами", "Відмов"),
        ("akropolis", "uk", "будинку", "9.5 Будинок"),
        ("akropolis", "uk", "площі", "8.4 Житлова площа"),
        ("akropolis", "ru", "храмы", "9.8 Храм"),
        ("machi_koro", "en", "city hall", "7.28 City Hall"),
        ("san_juan", "ru", "дворцом", "13.8 Дворец"),
        ("welcome_to", "uk", "бассейн", "7.7 Басейн"),
        ("welcome_to", "en", "estate", "8.1 What an estate is"),
    ],
)
def test_found_in_any_case(room, lang, what, says):
    done = misto("rules", room, what, lang=lang)
    assert done.returncode == 0, done.stderr
    assert says.casefold() in done.stdout.casefold()


@pytest.mark.parametrize(
    "words", [["--lang", "ru", "quarry"], ["quarry", "--lang=ru"], ["quarry", "--lang", "ru"]]
)
def test_the_language_may_stand_anywhere(words):
    done = misto("rules", "san_juan", *words)
    assert done.returncode == 0
    assert "Каменоломня" in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_component_is_found_by_each_of_its_names(room, lang):
    book = rulebook(room, lang)
    for component, names in called(room).items():
        entry = book.find(component)
        assert entry is not None
        for name in (*names, component):
            assert entry in look_up(room, lang, name), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_book_is_in_the_language_asked_for(lang):
    done = misto("rules", "akropolis", lang=lang)
    assert done.returncode == 0
    assert rulebook("akropolis", lang).chapters[0].title in done.stdout


def test_the_specification_is_still_there():
    assert "AK-R17" in misto("rules", "akropolis", "--spec").stdout
    one = misto("rules", "san_juan", "--spec", "sj-2.1").stdout
    assert "governor card" in one
    assert "SJ-2.10" not in one
    assert misto("rules", "san_juan", "--spec", "SJ-99.1").returncode == 2


def test_nothing_found_is_a_sentence():
    done = misto("rules", "akropolis", "zeppelin")
    assert (done.returncode, done.stdout) == (2, "")
    assert "say nothing of “zeppelin”" in done.stderr


@pytest.mark.parametrize(
    ("lang", "word", "says"),
    [("en", "radio", "Radio Tower"), ("uk", "cafe", "Кафе"), ("ru", "пекарня", "Пекарня")],
)
def test_a_word_asked_at_the_table(lang, word, says, tmp_path):
    done = misto(
        "play", "machi_koro", "--seats", "2", "--seed", "3", "-o", "first_player=1",
        "--save", str(tmp_path / "game.json"), typed=f"? {word}\n?\nq\n", lang=lang,
    )  # fmt: skip
    assert done.returncode == 0
    assert says in done.stdout
