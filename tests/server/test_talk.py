"""Talk at a table: who may speak, what of it is kept, and that a game's record knows nothing of it."""

import pytest

from misto.core.message import Sign
from misto.server import talk
from misto.server.migrate import upgrade
from misto.server.talk import LINE_MOST
from tests.server.conftest import open_house, quick


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def house(request, tmp_path_factory):
    more = {}
    if request.param == "postgresql":
        more["database_url"] = request.getfixturevalue("postgres")()
        upgrade(more["database_url"])
    with open_house(quick(tmp_path_factory.mktemp("talk"), **more)) as made:
        yield made


def named(house, name):
    person = house.person()
    person.post("/me", name=name)
    return person


def table_of_two(house, **more):
    """Ann, who set it up, and Bob."""
    ann, bob = named(house, "Ann"), named(house, "Bob")
    table = ann.table(seats=("me", "open"), **more)
    assert bob.post(f"/tables/{table}/sit", seat=1).status_code == 200
    assert ann.post(f"/tables/{table}/start").status_code == 200
    return table, ann, bob


def said(person, table):
    answer = person.get(f"/tables/{table}/talk")
    assert answer.status_code == 200, answer.text
    return [(one["seat"], one["kind"], one["value"]) for one in answer.json()]


def refused(answer, status, key):
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["key"] == key


def next_talk(live):
    while True:
        message = live.receive_json()
        if message["type"] == "talk":
            return message


def test_a_sign_reaches_everybody_at_once(house):
    table, ann, bob = table_of_two(house)
    with bob.live(table, 1) as live, house.person().live(table, -1) as watcher:
        assert [channel.receive_json()["type"] for channel in (live, watcher)] == ["state"] * 2
        for sign in Sign.__args__:
            assert ann.post(f"/tables/{table}/sign", seat=0, sign=sign).status_code == 200
            for channel in (live, watcher):
                told = next_talk(channel)
                assert [(one["seat"], one["value"]) for one in told["said"]] == [(0, sign)]
                assert not told["whole"]
    assert said(bob, table) == [(0, "sign", sign) for sign in Sign.__args__]
    with bob.live(table, 1) as live:  # who comes back hears what was said, and knows that it is past
        assert next_talk(live)["whole"]


def test_who_does_not_sit_there_does_not_speak(house):
    table, ann, bob = table_of_two(house, chat=True)
    stranger, eve = house.person(), named(house, "Eve")
    refused(stranger.post(f"/tables/{table}/sign", sign="hello"), 403, "not-at-table")
    refused(eve.post(f"/tables/{table}/sign", sign="hello"), 403, "watchers-silent")
    refused(eve.post(f"/tables/{table}/say", text="hello"), 403, "watchers-silent")
    refused(eve.post(f"/tables/{table}/sign", sign="hello", seat=0), 403, "not-your-seat")
    refused(bob.post(f"/tables/{table}/sign", sign="hello", seat=0), 403, "not-your-seat")
    refused(bob.post(f"/tables/{table}/sign", sign="hello", seat=7), 404, "no-seat")
    refused(bob.post(f"/tables/{table}/talk", chat=True, watchers_talk=True), 403, "not-table-host")
    assert said(ann, table) == []
    assert ann.post(f"/tables/{table}/talk", chat=True, watchers_talk=True).status_code == 200
    assert eve.post(f"/tables/{table}/say", text="good luck").status_code == 200
    assert ann.get(f"/tables/{table}/talk").json()[0]["name"] == "Eve"


def test_a_table_without_spectators_is_heard_by_nobody_else(house):
    table, ann, _ = table_of_two(house, spectators=False, watchers_talk=True)
    ann.post(f"/tables/{table}/sign", seat=0, sign="wow")
    eve = named(house, "Eve")
    refused(eve.get(f"/tables/{table}/talk"), 403, "no-spectators")
    refused(eve.post(f"/tables/{table}/sign", sign="hello"), 403, "no-spectators")


def test_words_are_off_until_the_host_allows_them(house):
    table, ann, bob = table_of_two(house)
    refused(bob.post(f"/tables/{table}/say", seat=1, text="hi"), 403, "no-chat")
    info = ann.post(f"/tables/{table}/talk", chat=True, watchers_talk=False).json()
    assert (info["chat"], info["watchers_talk"]) == (True, False)
    assert bob.post(f"/tables/{table}/say", seat=1, text="hi").status_code == 200
    ann.post(f"/tables/{table}/talk", chat=False, watchers_talk=False)
    refused(bob.post(f"/tables/{table}/say", seat=1, text="again"), 403, "no-chat")
    assert bob.post(f"/tables/{table}/sign", seat=1, sign="oops").status_code == 200


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  two\n\tlines\x00\x07 ", "two lines"),
        ("\u202eevil\u2066 \u200fmark\u200b\ufeff", "evil mark"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),  # as text: pages escape it
        ("z" + "\u0335" * 40, "z" + "\u0335" * 4),
        ("Доброго дня 🙂", "Доброго дня 🙂"),
    ],
)
def test_a_line_is_what_can_be_read(house, typed, kept):
    table, ann, _ = table_of_two(house, chat=True)
    assert ann.post(f"/tables/{table}/say", seat=0, text=typed).status_code == 200
    assert said(ann, table) == [(0, "text", kept)]


def test_lines_are_bounded(house):
    table, ann, _ = table_of_two(house, chat=True)
    say = f"/tables/{table}/say"
    refused(ann.post(say, seat=0, text=" \u200b\n"), 422, "nothing-said")
    refused(ann.post(say, seat=0, text="x" * (LINE_MOST + 1)), 422, "line-too-long")
    assert ann.post(say, seat=0, text="x" * 5000).status_code == 422
    assert ann.post(f"/tables/{table}/sign", seat=0, sign="x" * 30).status_code == 422
    assert said(ann, table) == []
    assert ann.post(say, seat=0, text="🙂" * LINE_MOST).status_code == 200


def test_old_talk_makes_room(house, monkeypatch):
    monkeypatch.setattr(talk, "KEPT_MOST", 10)
    table, ann, _ = table_of_two(house)
    for number in range(15):
        sign = "well" if number < 5 else "wow"
        assert ann.post(f"/tables/{table}/sign", seat=0, sign=sign).status_code == 200
    assert said(ann, table) == [(0, "sign", "wow")] * 10
    house.service.tables.open[table].said = None  # as another worker or a restart finds it
    assert said(ann, table) == [(0, "sign", "wow")] * 10


def test_the_record_knows_nothing_of_it(house):
    table, ann, _ = table_of_two(house, chat=True, options={"turn_cap": 1})
    ann.post(f"/tables/{table}/say", seat=0, text="unrecorded")
    step = ann.state(table)["step"]
    ann.post(f"/tables/{table}/sign", seat=0, sign="think")
    assert ann.state(table)["step"] == step
    assert house.service.tables.open[table].journal.entries == []


def test_ones_own_words_are_exported_and_erased(house):
    table, ann, bob = table_of_two(house, chat=True)
    ann.post(f"/tables/{table}/say", seat=0, text="from Ann")
    bob.post(f"/tables/{table}/say", seat=1, text="from Bob")
    rows = bob.get("/me/export").json()["stored"]["said"]
    assert [row["value"] for row in rows] == ["from Bob"]
    with ann.live(table, 0) as live:
        assert len(next_talk(live)["said"]) == 2
        assert bob.post("/me/erase", sure=True).status_code == 200
        told = next_talk(live)  # open pages forget it too
        assert told["whole"]
        assert [one["value"] for one in told["said"]] == ["from Ann"]
    assert said(ann, table) == [(0, "text", "from Ann")]
    assert ann.client.delete(f"/api/tables/{table}").status_code == 200
    assert ann.get("/me/export").json()["stored"]["said"] == []


def test_a_flood_is_stopped_each_person_for_themselves(make_house):
    house = make_house(talk_per_minute=12)
    table, ann, bob = table_of_two(house, watchers_talk=True)
    codes = [ann.post(f"/tables/{table}/sign", seat=0, sign="hurry").status_code for _ in range(8)]
    assert codes == [200] * 3 + [429] * 5
    assert bob.post(f"/tables/{table}/sign", seat=1, sign="oops").status_code == 200
    # strangers share one measure, however many names they take
    crowd = [named(house, f"Eve {n}") for n in range(6)]
    codes = [eve.post(f"/tables/{table}/sign", sign="hello").status_code for eve in crowd]
    assert codes == [200] * 3 + [429] * 3


def test_two_workers_hear_each_other(tmp_path, postgres):
    url = postgres()
    upgrade(url)
    settings = quick(tmp_path, database_url=url, bus="postgres")
    with open_house(settings) as one, open_house(settings) as two:
        table, ann, bob = table_of_two(one, chat=True)
        there = two.person()
        there.client.cookies = bob.client.cookies
        with there.live(table, 1) as live, ann.live(table, 0) as here:
            assert [channel.receive_json()["type"] for channel in (live, here)] == ["state"] * 2
            ann.post(f"/tables/{table}/say", seat=0, text="here")
            assert [x["value"] for x in next_talk(live)["said"]] == ["here"]
            there.post(f"/tables/{table}/sign", seat=1, sign="thanks")
            assert [x["value"] for x in next_talk(here)["said"]] == ["here"]
            assert [x["value"] for x in next_talk(here)["said"]] == ["thanks"]
            ann.post("/me/erase", sure=True)
            told = next_talk(live)
            while not told["whole"]:
                told = next_talk(live)
            assert [x["value"] for x in told["said"]] == ["thanks"]
