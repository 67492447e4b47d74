"""What a page asks for a room that it was built without: its texts and its rulebook."""

import pytest
from pydantic import TypeAdapter

from misto.games.registry import GAMES, ROOMS
from misto.lessons import lessons
from misto.rulebook_pages import pages
from misto.server.wire import RulebookPage
from misto.text import LANGUAGES, room_texts


@pytest.mark.parametrize("room", ROOMS)
def test_texts_and_rulebook_of_a_room(house, room):
    ann = house.person()
    for lang in LANGUAGES:
        told = ann.get(f"/games/{room}/texts/{lang}")
        assert told.json() == {"source": room_texts(room, lang)}
        assert f"{room}-name = " in told.json()["source"]
        assert told.headers["content-type"] == "application/json"
        assert "script-src 'self'" in told.headers["content-security-policy"]
    for page in (*LANGUAGES, "places", "names"):
        told = ann.get(f"/games/{room}/rulebook/{page}").json()
        assert told == pages(room)[page]
        TypeAdapter(RulebookPage).validate_python(told, strict=True)


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/games/nowhere/texts/en", "unknown-game"),
        ("/games/nowhere/rulebook/en", "unknown-game"),
        ("/games/akropolis/rulebook/fr", "no-page"),
    ],
)
def test_what_is_not_there(house, path, key):
    answer = house.person().get(path)
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, key)


def test_a_language_that_nobody_speaks(house):
    assert house.person().get("/games/akropolis/texts/../../etc").status_code == 404
    assert house.person().get("/games/akropolis/texts/fr").status_code == 422


def test_the_list_tells_lessons_and_colours(house):
    for game in house.person().get("/games").json():
        assert game["lessons"] == len(lessons(game["name"]))
        assert tuple(game["colours"]) == GAMES[game["name"]].facts.colours
