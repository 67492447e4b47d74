"""What a link to a table shows where it is passed on: the game and its seats, and nothing more."""

import re
from html import unescape

import pytest

from misto.server.limits import Buckets


def tags(person, path, **headers):
    text = person.client.get(path, headers=headers).text
    head = text.partition("</head>")[0]
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[a-z_:]+)" content="([^"]*)"', head)
    return {name: unescape(value) for name, value in found}


def test_a_link_says_the_game_and_its_seats_in_the_hosts_language(house):
    olena = house.person()
    olena.post("/me", name='Олена"><script>', lang="uk")
    table = olena.table("san_juan", seats=("me", "bot", "open"))
    told = tags(house.person(), f"/t/{table}")
    assert told["og:title"] == "Сан-Хуан"
    assert told["og:description"] == "Зайнято місць: 2 із 3, вільно: 1. Сідайте до столу."
    assert told["og:image"] == "http://testserver/preview-san_juan.png"
    assert told["og:url"] == f"http://testserver/t/{table}"
    assert told["twitter:card"] == "summary_large_image"
    assert "Олена" not in str(told)


@pytest.mark.parametrize(
    ("seats", "more", "says"),
    [
        (("me", "me"), {}, "2 play: the game is on."),
        (("me", "me"), {"spectators": False}, "2 play: the game is on."),
        (("me", "open"), {}, "1 of 2 seats taken, one is free: sit down."),
        (("me", "open", "open"), {}, "1 of 3 seats taken, 2 are free: sit down."),
    ],
)
def test_how_far_a_table_is(house, seats, more, says):
    ann = house.person()
    ann.post("/me", name="Ann", lang="en")
    table = ann.table(seats=seats, **more)
    assert tags(ann, f"/t/{table}")["og:description"] == says
    assert tags(ann, f"/t/{table}/replay")["og:description"] == says


@pytest.mark.parametrize("path", ["/", "/t/none", "/t/", "/t/%00", "/t/'%22%3E", "/rules", "/nothing/at/all"])
def test_everything_else_is_misto_alone(house, path):
    told = tags(house.person(), path, **{"accept-language": "ru"})
    assert told["og:title"] == "Misto"
    assert told["og:description"].startswith("Четыре игры")
    assert told["og:image"] == "http://testserver/icon-512.png"


def test_behind_a_join_code_nothing_is_told(make_house):
    house = make_house(join_code="sesame")
    ann = house.person()
    ann.post("/join", code="sesame")
    table = ann.table(seats=("me", "open"))
    assert tags(house.person(), f"/t/{table}")["og:title"] == "Misto"


def test_ids_cannot_be_tried_out_by_previews(make_house):
    house = make_house()
    house.service.limits.misses = Buckets(0.001, 5)
    ann = house.person()
    table = ann.table(seats=("me", "open"))
    assert tags(ann, f"/t/{table}")["og:title"] == "Machi Koro"
    for number in range(5):
        tags(ann, f"/t/amber-harbor-{number:08}")
    assert tags(ann, f"/t/{table}")["og:title"] == "Misto"


def test_links_are_those_of_the_public_address(make_house):
    house = make_house(public_url="https://games.example.org", root_path="/misto")
    ann = house.person()
    table = ann.table(seats=("me", "open"))
    told = tags(ann, f"/t/{table}")
    assert told["og:url"] == f"https://games.example.org/misto/t/{table}"
    assert told["og:image"] == "https://games.example.org/misto/preview-machi_koro.png"
