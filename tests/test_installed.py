"""Rooms that other packages bring: found by their entry point, and never the end of the program."""

import os
import sys
from importlib import invalidate_caches

import pytest

from misto.core.trouble import Trouble
from misto.games import registry
from misto.games.registry import ROOMS, Registry, find_game, home_of
from misto.installed import find_installed
from misto.text import LANGUAGES, Text, room_texts, whole_bundle
from tests.cli.line import misto

ROOM = "template_room = misto.template.room:GAME"
CASES = {
    "akropolis = misto.template.room:GAME": "room-name-taken",
    "page = misto.template.room:GAME": "room-name-taken",  # its texts would be the page's own
    "lost = no_such_module:GAME": "room-broken",
    "quits = quitting:GAME": "room-broken",
    "Upper = misto.template.room:GAME": "room-name-bad",
    "other = misto.template.room:GAME": "room-no-game",
    "number = misto.template.room.catalog:TOP": "room-no-game",
}


def package(folder, name, *entries):
    """What pip leaves of a package that is installed."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[misto.games]", *entries, ""]))
    (folder / "quitting.py").write_text("raise SystemExit('no room today')\n")
    invalidate_caches()
    return folder


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.fixture
def guest(shelf, monkeypatch):
    """A registry that has found the template as somebody's package."""
    package(shelf, "misto-guest", ROOM)
    monkeypatch.setattr(registry.GAMES, "found", find_installed(ROOMS))
    whole_bundle.cache_clear()
    room_texts.cache_clear()
    yield "template_room"
    whole_bundle.cache_clear()
    room_texts.cache_clear()


def test_a_package_brings_a_room(guest):
    found = Registry()
    assert tuple(found) == (*ROOMS, guest)
    assert len(found) == len(ROOMS) + 1
    assert found[guest] is find_game(guest)
    assert (home_of(guest).folder / "RULES.md").is_file()


@pytest.mark.parametrize(("entry", "key"), CASES.items())
def test_what_is_wrong_with_a_package_is_a_sentence(shelf, entry, key):
    package(shelf, "misto-wrong", entry)
    package(shelf, "misto-guest", ROOM)
    found = find_installed(ROOMS)
    assert list(found.games) == ["template_room"]
    [(name, trouble)] = found.troubles.items()
    assert (name, trouble.key) == (entry.split()[0], key)
    assert trouble.facts["package"] == "misto-wrong"
    for lang in LANGUAGES:
        said = Text(lang).say(f"error-{trouble.key}", **trouble.facts)
        assert "misto-wrong" in said
        assert name in said


def test_two_packages_with_one_name_are_told_of_and_neither_plays(shelf):
    package(shelf, "misto-one", ROOM)
    package(shelf, "misto-two", ROOM)
    found = find_installed(ROOMS)
    assert not found.games
    trouble = found.troubles["template_room"]
    assert {trouble.facts["package"], trouble.facts["other"]} == {"misto-one", "misto-two"}


def test_whoever_asks_for_a_broken_room_is_told_why(shelf, monkeypatch):
    package(shelf, "misto-wrong", "lost = no_such_module:GAME")
    monkeypatch.setattr(registry.GAMES, "found", find_installed(ROOMS))
    with pytest.raises(Trouble) as trouble:
        find_game("lost")
    assert trouble.value.key == "room-broken"
    with pytest.raises(Trouble) as trouble:
        find_game("nowhere")
    assert trouble.value.key == "unknown-game"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_room_speaks_under_its_own_name_only(guest, lang, tmp_path, monkeypatch):
    folder = tmp_path / "locales"
    for tongue, text in {
        "en": "template_room-name = Mine\npage-title = Stolen\ntemplate_room-only = English\n",
        lang: "template_room-name = Own\nerror-x = <b>\n",
    }.items():
        (folder / tongue).mkdir(parents=True, exist_ok=True)
        (folder / tongue / "a.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr("misto.text.home_of", lambda room: type("Home", (), {"folder": tmp_path}))
    told = room_texts(guest, lang)
    assert "Stolen" not in told
    assert "error-x" not in told
    assert ("English" in told) == (lang != "en")
    assert "template_room-name = Own" in told


def test_a_text_that_an_installed_room_lacks_is_its_key(guest):
    assert Text("en").say(f"{guest}-nothing") == f"{guest}-nothing"
    with pytest.raises(KeyError):
        Text("en").say("akropolis-nothing")


def test_it_plays_in_the_terminal_and_what_is_broken_is_told_beside(tmp_path):
    package(tmp_path, "misto-guest", ROOM, "lost = no_such_module:GAME")
    env = {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    listed = misto("games", env=env)
    assert "template_room" in listed.stdout
    assert "no_such_module" in listed.stderr
    played = misto("play", "template_room", "--seed", "3", typed="1\n" * 90, lang="uk", env=env)
    assert "Traceback" not in played.stderr
    assert "Перемога" in played.stdout
