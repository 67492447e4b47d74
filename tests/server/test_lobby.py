"""Before the start and beside the play: bots on open seats, the link others can open, hints among people."""

import pytest

from misto.games.registry import find_game
from misto.server.nearby import is_from_here, reached_at
from misto.server.path import BOT as BY_BOT
from misto.server.path import HINT, HURRIED, MOVE, PERSON, UNDO, Entry, marks_of, moves_of
from misto.server.settings import Settings

BOT = {"seat": 1, "bot": "level:easy", "name": "Lev"}


@pytest.fixture
def ann(house):
    return house.person()


@pytest.fixture
def bob(house):
    return house.person()


def seats(person, name):
    return person.get(f"/tables/{name}").json()["seats"]


def two_people(ann, bob, **more):
    name = ann.table(seats=("me", "open"), options={"first_player": 1}, **more)
    assert bob.post(f"/tables/{name}/sit", seat=1).status_code == 200
    assert ann.post(f"/tables/{name}/start").status_code == 200
    return name


def test_the_host_fills_an_open_seat_with_a_bot_and_begins(ann):
    name = ann.table(seats=("me", "open"))
    assert ann.post(f"/tables/{name}/start").status_code == 409
    assert ann.post(f"/tables/{name}/bot", **BOT).status_code == 200
    here = seats(ann, name)[1]
    assert (here["kind"], here["bot"], here["name"]) == ("bot", "level:easy", "Lev")
    assert ann.post(f"/tables/{name}/start").status_code == 200


def test_a_bot_makes_room_for_another_or_for_somebody(ann, bob):
    name = ann.table(seats=("me", "open"))
    ann.post(f"/tables/{name}/bot", **BOT)
    assert ann.post(f"/tables/{name}/bot", **BOT | {"bot": "level:hard"}).status_code == 200
    assert seats(ann, name)[1]["bot"] == "level:hard"
    assert ann.post(f"/tables/{name}/free", seat=1).status_code == 200
    assert seats(ann, name)[1]["kind"] == "open"
    assert bob.post(f"/tables/{name}/sit", seat=1).status_code == 200


def test_nobody_else_and_nobody_later_seats_a_bot(ann, bob):
    name = ann.table(seats=("me", "open"))
    assert bob.post(f"/tables/{name}/bot", **BOT).status_code == 403
    assert ann.post(f"/tables/{name}/bot", **BOT | {"seat": 9}).status_code == 404
    assert bob.post(f"/tables/{name}/sit", seat=1).status_code == 200
    taken = ann.post(f"/tables/{name}/bot", **BOT)
    assert (taken.status_code, taken.json()["error"]["key"]) == (409, "seat-taken")
    assert ann.post(f"/tables/{name}/start").status_code == 200
    late = ann.post(f"/tables/{name}/bot", **BOT)
    assert (late.status_code, late.json()["error"]["key"]) == (409, "already-started")


@pytest.mark.parametrize("bot", ["gtp:rm", "nobody", "level:expert;x"])
def test_a_seat_takes_only_bots_that_are_offered(ann, bot):
    name = ann.table(seats=("me", "open"))
    refused = ann.post(f"/tables/{name}/bot", seat=1, bot=bot)
    assert (refused.status_code, refused.json()["error"]["key"]) == (422, "unknown-bot")
    assert seats(ann, name)[1]["kind"] == "open"


# --- a link that others can open


def asked_from(client, host):
    return {"client": (client, 50000), "headers": [(b"host", host.encode())]}


def test_only_somebody_at_the_machine_itself_is_told_its_addresses():
    assert is_from_here(asked_from("127.0.0.1", "localhost:8765"))
    assert is_from_here(asked_from("::1", "[::1]:8765"))
    assert not is_from_here(asked_from("192.168.1.7", "localhost:8765"))
    assert not is_from_here(asked_from("127.0.0.1", "misto.example"))  # by way of a proxy


def test_links_lead_where_the_server_listens(monkeypatch):
    monkeypatch.setattr("misto.server.nearby.own_addresses", lambda: ["192.168.1.5"])
    assert reached_at(Settings(host="0.0.0.0"), 8765) == ["http://192.168.1.5:8765"]
    assert reached_at(Settings(host="192.168.1.5", root_path="/g"), 80) == ["http://192.168.1.5:80/g"]
    assert reached_at(Settings(host="127.0.0.1"), 8765) == []
    assert reached_at(Settings(public_url="https://misto.example/"), 8765) == ["https://misto.example"]


def test_who_is_not_at_the_machine_gets_no_address(ann):
    name = ann.table(seats=("me", "open"))
    assert ann.get(f"/tables/{name}/reach").json() == {"links": [], "local_only": False}


# --- hints among people


def test_hints_end_when_a_second_person_sits_down(ann, bob):
    name = ann.table(seats=("me", "open"))
    assert ann.get(f"/tables/{name}").json()["hints"]
    bob.post(f"/tables/{name}/sit", seat=1)
    assert not ann.get(f"/tables/{name}").json()["hints"]
    bob.post(f"/tables/{name}/leave", seat=1)
    assert ann.get(f"/tables/{name}").json()["hints"]


def test_without_a_word_people_play_without_hints(ann, bob):
    name = two_people(ann, bob)
    refused = ann.post(f"/tables/{name}/hint", seat=0)
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "no-hints")


def test_everybody_hears_of_a_hint_once_a_question(ann, bob):
    name = two_people(ann, bob, hints=True)
    before = ann.state(name)
    for _ in range(2):
        assert ann.post(f"/tables/{name}/hint", seat=0).status_code == 200
    heard = bob.state(name, 1, since=before["step"])
    assert [(e["kind"], e["facts"]["seat"]) for e in heard["events"]] == [("table-hint", 0)]
    assert heard["hinted"] == [1, 0]
    # It is talk beside the play: what was asked before is still asked, and may be answered.
    assert ann.state(name)["decision"] == before["decision"]
    assert ann.move(name, before).status_code == 200
    assert "hinted" not in before


def test_alone_nobody_is_told_of_a_hint(ann):
    name = ann.table(seats=("me", "bot"), options={"first_player": 1})
    before = ann.state(name)["step"]
    assert ann.post(f"/tables/{name}/hint", seat=0).status_code == 200
    after = ann.state(name)
    assert after["step"] == before
    assert "hinted" not in after


def test_the_record_says_who_took_hints():
    entries = [Entry(n, HINT, seat, 0, 0.0, PERSON) for n, seat in enumerate((2, 0, 2), 1)]
    assert marks_of(entries, []) == {"hints": "seat 1: 1, seat 3: 2"}
    assert moves_of(entries) == []


def test_the_record_says_which_moves_time_cut_short():
    """Moves that count are numbered anew when one is taken back, and so are the marks."""
    moves = [Entry(n, MOVE, n % 2, 3, 0.0, by) for n, by in enumerate((BY_BOT, HURRIED, PERSON, HURRIED), 1)]
    assert marks_of(moves, moves_of(moves)) == {"cut by time": "2, 4"}
    moves.append(Entry(5, UNDO, 1, 3, 0.0, PERSON))
    assert marks_of(moves, moves_of(moves)) == {"cut by time": "2, 3"}


def test_a_table_has_no_option_that_only_records_have(ann):
    """A game of a million turns would never end here; one that was played elsewhere may still be read."""
    rows = {row["key"]: row for row in ann.get("/games").json()[0]["options"]}
    most = rows["turn_cap"]["high"]
    ask = {"game": "machi_koro", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert ann.post("/tables", **ask, options={"turn_cap": most}).status_code == 201
    refused = ann.post("/tables", **ask, options={"turn_cap": most + 1})
    assert (refused.status_code, refused.json()["error"]["key"]) == (422, "bad-option")
    assert f"1 … {most}" in refused.json()["error"]["message"]
    assert find_game("machi_koro").settle({"turn_cap": 1_000_000}, 2)["turn_cap"] == 1_000_000
