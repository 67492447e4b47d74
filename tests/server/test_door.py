"""The host's door: the join code, who opens tables, the board, notices, who is shut out, the host's page."""

import time
from collections import deque

import httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from misto.server import house as rows
from misto.server import migrate
from misto.server.door import Door
from tests.server.conftest import Person
from tests.server.real import PATIENCE, Server, live_at
from tests.server.test_operating import misto
from tests.server.test_people import ended_with, named, refused, with_token


def until(true, what):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if true():
            return
        time.sleep(0.1)
    raise AssertionError(what)


# --- the join code


def test_nothing_is_to_be_had_without_the_join_code(make_house):
    house = make_house(join_code="open sesame")
    eve = house.person()
    assert eve.get("/door").json()["needs_code"]
    for method, path in [("get", "/games"), ("get", "/me"), ("get", "/me/tables"), ("get", "/tables/x")]:
        refused(getattr(eve, method)(path), 403, "join-code-needed")
    body = {"game": "machi_koro", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for path, given in [("/tables", body), ("/me", {"name": "Eve"}), ("/claim", {"token": "x"})]:
        refused(eve.post(path, **given), 403, "join-code-needed")
    refused(eve.post("/recover", code="x"), 403, "join-code-needed")
    refused(eve.post("/join", code="open"), 403, "wrong-join-code")
    assert eve.get("/door").json()["needs_code"]


def test_the_code_is_asked_once_a_device(make_house):
    house = make_house(join_code="open sesame")
    ann = house.person()
    told = ann.post("/join", code=" open sesame ")
    assert told.status_code == 200
    assert not told.json()["needs_code"]
    table = ann.table(seats=("me", "open"))
    link = ann.post(f"/tables/{table}/device-link").json()["token"]
    phone = house.person()
    refused(phone.post("/claim", token=link), 403, "join-code-needed")
    assert phone.post("/join", code="open sesame").status_code == 200
    assert phone.post("/claim", token=link).status_code == 200
    assert phone.get(f"/tables/{table}").json()["seats"][0]["mine"]  # the claimed session came in along
    program = with_token(house, ann.post("/me/tokens", name="x").json()["token"])
    assert program.get("/me/tables").status_code == 200


def test_the_live_channel_asks_the_code_too(make_house):
    house = make_house(join_code="open sesame")
    ann = house.person()
    ann.post("/join", code="open sesame")
    table = ann.table(seats=("me", "me"))
    eve = house.person()
    with pytest.raises(WebSocketDisconnect), eve.live(table, -1):
        raise AssertionError("the channel opened")
    refused(eve.get(f"/tables/{table}/stream"), 403, "join-code-needed")


def test_another_code_asks_everybody_again(tmp_path, make_house):
    url = f"sqlite:///{tmp_path}/same.db"
    first = make_house(join_code="one", database_url=url)
    ann = first.person()
    ann.post("/join", code="one")
    cookie = ann.client.cookies["misto_guest"]
    token = ann.post("/me/tokens", name="x").json()["token"]
    for code, asked in (("one", False), ("two", True), ("", False)):
        house = make_house(join_code=code, database_url=url)
        again = house.person()
        again.client.cookies.set("misto_guest", cookie)
        for one in (again, with_token(house, token)):
            assert one.get("/door").json()["needs_code"] is asked
            assert one.get("/me/tables").status_code == (403 if asked else 200)


def test_guessing_the_code_is_slowed_and_a_mark_is_of_no_use_elsewhere(make_house):
    house = make_house(join_code="1234", codes_per_hour=10)
    eve = house.person()
    answers = [eve.post("/join", code=str(n)).status_code for n in range(1200, 1240)]
    assert answers == [403] * 5 + [429] * 35
    refused(eve.post("/join", code="1234"), 429, "too-many-codes")


def test_the_code_is_in_no_answer_and_no_check(make_house, tmp_path):
    shown = misto(
        "config", "check", MISTO_JOIN_CODE="hush-hush", MISTO_DATABASE_URL=f"sqlite:///{tmp_path}/x.db"
    )
    assert shown.returncode == 0
    assert "hush-hush" not in shown.stdout
    house = make_house(join_code="hush-hush")
    eve = house.person()
    assert "hush-hush" not in eve.get("/door").text + eve.post("/join", code="x").text


# --- who opens tables


def opened(person):
    body = {"game": "machi_koro", "seats": [{"kind": "me"}, {"kind": "open"}]}
    return person.post("/tables", **body)


def host_of(house):
    """Somebody who came by the host's link."""
    with migrate.connected(house.service.settings.database_url) as db:
        link = rows.add_host_link(db)
    host = house.person()
    assert host.post("/host/enter", token=link).status_code == 200
    return host


def test_only_hosts_open_tables_where_it_is_so(make_house):
    house = make_house(who_opens="hosts")
    ann, host = named(house, "Ann"), host_of(house)
    refused(opened(ann), 403, "opens-hosts")
    assert not ann.get("/door").json()["may_open"]
    assert host.get("/door").json()["may_open"]
    table = opened(host).json()["id"]
    assert ann.post(f"/tables/{table}/sit", seat=1).status_code == 200


def test_where_the_code_is_for_opening_links_work_without_it(make_house):
    house = make_house(who_opens="code", join_code="sesame")
    ann, bob = house.person(), house.person()
    refused(opened(ann), 403, "opens-code")
    ann.post("/join", code="sesame")
    table = opened(ann).json()["id"]
    assert bob.post(f"/tables/{table}/sit", seat=1).status_code == 200
    assert not bob.get("/door").json()["needs_code"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_token_opens_tables_where_its_maker_might(kind, tmp_path, request, make_house):
    url = f"sqlite:///{tmp_path}/m.db" if kind == "sqlite" else request.getfixturevalue("postgres")()
    migrate.upgrade(url)
    house = make_house(who_opens="code", join_code="sesame", database_url=url)
    ann, eve = house.person(), named(house, "Eve")
    ann.post("/join", code="sesame")
    anns, eves = (with_token(house, one.post("/me/tokens", name="x").json()["token"]) for one in (ann, eve))
    assert opened(anns).status_code == 201
    refused(opened(eves), 403, "opens-code")
    assert not eves.get("/door").json()["may_open"]
    refused(eves.post("/join", code="guess"), 403, "wrong-join-code")
    refused(opened(eves), 403, "opens-code")
    assert eves.post("/join", code="sesame").json()["may_open"]  # a program may know the code itself
    assert opened(eves).status_code == 201
    refused(opened(eve), 403, "opens-code")


def test_opening_by_code_wants_a_code(tmp_path):
    answer = misto("config", "check", MISTO_WHO_OPENS="code", MISTO_DATABASE_URL=f"sqlite:///{tmp_path}/x.db")
    assert answer.returncode == 2
    assert "MISTO_JOIN_CODE" in answer.stderr


# --- the board


def test_the_board_shows_what_hosts_want_shown(make_house):
    house = make_house(board=True)
    ann, bob = named(house, "Ann"), named(house, "Bob")
    shown = ann.table(seats=("me", "open"), listed=True)
    hidden = ann.table(seats=("me", "open"))
    running = ann.table(seats=("me", "bot"), listed=True)
    board = bob.get("/board").json()
    assert [one["id"] for one in board] == [shown]
    assert board[0]["seats"][0]["name"] == "Ann"
    assert not {hidden, running} & {one["id"] for one in board}
    assert bob.post(f"/tables/{shown}/sit", seat=1).status_code == 200
    assert bob.get("/board").json() == []


def test_without_the_switch_there_is_no_board(house):
    ann = named(house, "Ann")
    table = ann.table(seats=("me", "open"), listed=True)
    refused(ann.get("/board"), 404, "no-board")
    assert not ann.get(f"/tables/{table}").json()["listed"]


# --- the host of a table


def test_the_host_frees_seats_passes_the_table_on_and_deletes_it(house):
    ann, bob, eve = named(house, "Ann"), named(house, "Bob"), named(house, "Eve")
    table = ann.table(seats=("me", "open", "bot"))
    bob.post(f"/tables/{table}/sit", seat=1)
    for who in (bob, eve, house.person()):
        refused(who.post(f"/tables/{table}/free", seat=0), 403, "not-table-host")
        refused(who.post(f"/tables/{table}/pass-on", seat=1), 403, "not-table-host")
        refused(who.client.delete(f"/api/tables/{table}"), 403, "not-table-host")
    for seat in (1, 2):
        assert ann.post(f"/tables/{table}/free", seat=seat).json()["seats"][seat]["kind"] == "open"
    refused(ann.post(f"/tables/{table}/free", seat=1), 409, "seat-free")
    bob.post(f"/tables/{table}/sit", seat=1)
    refused(ann.post(f"/tables/{table}/pass-on", seat=0), 409, "no-person-there")
    refused(ann.post(f"/tables/{table}/pass-on", seat=2), 409, "no-person-there")
    assert not ann.post(f"/tables/{table}/pass-on", seat=1).json()["host"]
    assert bob.get(f"/tables/{table}").json()["host"]
    eve.post(f"/tables/{table}/sit", seat=2)
    assert bob.post(f"/tables/{table}/start").status_code == 200
    refused(bob.post(f"/tables/{table}/free", seat=0), 409, "already-started")
    with ann.live(table, 0) as live:
        live.receive_json()
        assert bob.client.delete(f"/api/tables/{table}").status_code == 200
        assert ended_with(live) == ""
    assert ann.get(f"/tables/{table}").status_code == 404
    assert ann.get("/me/tables").json() == []


# --- notices


def test_a_notice_reaches_open_pages_at_once(house):
    ann, host = named(house, "Ann"), host_of(house)
    table = ann.table(seats=("me", "me"))
    with ann.live(table, 0) as live:
        assert live.receive_json()["type"] == "state"
        assert host.post("/host/notice", text="Restart", uk="Перезапуск", at=2e9).status_code == 200
        told = live.receive_json()
        assert told == {
            "type": "notice",
            "notice": {"texts": {"": "Restart", "uk": "Перезапуск"}, "at": 2e9},
        }
        assert ann.get("/door").json()["notice"] == told["notice"]
        assert host.post("/host/notice").status_code == 200
        assert live.receive_json() == {"type": "notice", "notice": None}


# --- who is shut out


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:1:2:3::/96", "2001:db8:1:2::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("[2001:db8::1]", "2001:db8::/64"),
        ("Ann", None),
        ("", None),
    ],
)
def test_networks(given, kept):
    found = rows.network_of(given)
    assert (str(found) if found else None) == kept


def test_an_address_is_shut_out_with_its_household(house):
    door: Door = house.service.door
    door.networks = [rows.network_of("2001:db8::1"), rows.network_of("192.0.2.0/24")]
    try:
        for out in ("2001:db8::ffff", "192.0.2.200", "::ffff:192.0.2.200"):
            assert door.is_shut_out(out, None)
        for welcome in ("2001:db8:0:1::1", "192.0.3.1", "testclient", "?"):
            assert not door.is_shut_out(welcome, None)
    finally:
        door.networks = []


def person_at(house, where):
    """Somebody whose requests and live channels come from this address."""
    client = TestClient(house.app, base_url="http://testserver", client=(where, 50000))
    client.portal = house.front.portal
    return Person(client)


@pytest.mark.parametrize("what", ["2001:db8:0:7::5", "2001:db8:0:7::/64", "2001:db8::/48", "198.51.100.9"])
def test_whoever_comes_from_an_address_that_is_shut_out_is_refused(house, what):
    """By a single IPv6 address, its /64 or a wider net; also who looks on already."""
    old = "." in what
    ann, host = named(house, "Ann"), host_of(house)
    eve = person_at(house, "198.51.100.9" if old else "2001:db8:0:7:a:b:c:d")
    neighbour = person_at(house, "198.51.100.10" if old else "2001:db8:1::1")
    table = ann.table(seats=("me", "me"))
    with eve.live(table, -1) as live, neighbour.live(table, -1) as other:
        live.receive_json()
        other.receive_json()
        assert host.post("/host/shut-out", what=what).status_code == 200
        try:
            assert ended_with(live) == "shut-out"
            refused(eve.get("/games"), 403, "shut-out")
            refused(eve.get(f"/tables/{table}/stream"), 403, "shut-out")
            assert eve.get("/door").json()["shut_out"]
            with pytest.raises(WebSocketDisconnect), eve.live(table, -1):
                raise AssertionError("the channel opened")
            assert neighbour.get("/games").status_code == 200
            assert ann.move(table, ann.state(table, ann.state(table, -1)["owes"][0])).status_code == 200
            while other.receive_json().get("step") != 1:
                pass
        finally:
            assert host.post("/host/let-in", what=what).json()["shut_out"] == []
    assert eve.get("/games").status_code == 200


def test_a_guest_is_shut_out_and_let_in(house):
    ann, eve, host = named(house, "Ann"), named(house, "Eve"), host_of(house)
    table = ann.table(seats=("me", "open"))
    eve.post(f"/tables/{table}/sit", seat=1)
    ann.post(f"/tables/{table}/start")
    guest = next(one["id"] for one in host.get("/host").json()["guests"] if one["name"] == "Eve")
    with eve.live(table, 1) as live:
        live.receive_json()
        told = host.post("/host/shut-out", what=guest[:12], note="rude").json()
        assert told["shut_out"][0]["name"] == "Eve"
        assert ended_with(live) == "shut-out"
    refused(eve.get("/games"), 403, "shut-out")
    refused(eve.post("/me", name="Eva"), 403, "shut-out")
    assert eve.get("/door").json()["shut_out"]
    with pytest.raises(WebSocketDisconnect), eve.live(table, 1):
        raise AssertionError("the channel opened")
    assert eve.get("/me/export").json()["stored"]["shut_out"][0]["note"] == "rude"  # hers all the same
    assert ann.get("/games").status_code == 200
    assert host.post("/host/let-in", what=guest).json()["shut_out"] == []
    assert eve.get("/games").status_code == 200
    refused(host.post("/host/let-in", what=guest), 404, "not-shut-out")


@pytest.mark.parametrize("what", ["0.0.0.0/0", "::/0", "10.0.0.0/7", "Ann", "%%%%%%%%", "ff", "\u0000"])
def test_what_cannot_be_shut_out_is_said(house, what):
    answer = host_of(house).post("/host/shut-out", what=what)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] in ("network-too-wide", "no-guest")


def test_no_text_of_a_stranger_breaks_a_call(make_house, postgres):
    """PostgreSQL keeps no NUL; JSON of Python knows numbers that are none."""
    url = postgres()
    migrate.upgrade(url)
    house = make_house(database_url=url, join_code="x")
    host, eve = host_of(house), house.person()
    eve.post("/join", code="x")
    odd = "\u0000%_\\ abc' --\u202e" * 3
    calls = [
        ("/host/let-in", {"what": odd}),
        ("/host/shut-out", {"what": odd, "note": odd}),
        ("/host/shut-out", {"what": "192.0.2.9", "note": odd}),
        ("/host/shut-out", {"what": "fe80::%\u0000/64"}),
        ("/host/notice", {"text": odd, "at": 1}),
        ("/host/enter", {"token": odd}),
        ("/join", {"code": odd}),
        ("/recover", {"code": odd}),
        ("/me/tokens", {"name": odd}),
    ]
    for who in (host, eve):
        for path, body in calls:
            assert who.post(path, **body).status_code < 500, path
    for number in ("NaN", "Infinity", "-1", "1e300"):
        raw = f'{{"text": "x", "at": {number}}}'
        assert host.client.post("/api/host/notice", content=raw).status_code == 422, number
    assert host.get("/host").status_code == 200


# --- the host's page


def test_the_hosts_link_works_once_and_only_for_its_holder(house):
    with migrate.connected(house.service.settings.database_url) as db:
        link = rows.add_host_link(db)
    host = house.person()
    assert host.post("/host/enter", token=link).status_code == 200
    refused(house.person().post("/host/enter", token=link), 404, "host-link-used")
    assert host.get("/host").status_code == 200
    # the link itself is no cookie, and the cookie no link
    eve = house.person()
    eve.client.cookies.set("misto_host", link)
    refused(eve.get("/host"), 403, "host-only")
    refused(eve.post("/host/enter", token=host.client.cookies["misto_host"]), 404, "host-link-used")
    assert host.post("/host/leave").status_code == 200
    refused(host.get("/host"), 403, "host-only")


def test_an_old_link_and_an_old_cookie_open_nothing(house):
    with migrate.connected(house.service.settings.database_url) as db:
        link = rows.add_host_key(db, rows.LINK, -1)
        key = rows.add_host_key(db, rows.SESSION, -1)
    eve = house.person()
    refused(eve.post("/host/enter", token=link), 404, "host-link-used")
    eve.client.cookies.set("misto_host", key)
    refused(eve.get("/host"), 403, "host-only")


def test_the_host_sees_what_is_there_and_no_key_of_anybody(house):
    ann, host = named(house, "Ann"), host_of(house)
    table = ann.table(seats=("me", "me"))
    with ann.live(table, 0) as live:
        live.receive_json()
        answer = host.get("/host")
    told = answer.json()
    assert table in {one["id"] for one in told["tables"]}
    assert "thinkers" in told["gauges"]
    guest = next(one for one in told["guests"] if "testclient" in one["addresses"])
    assert guest["name"] == "Ann"
    assert ann.client.cookies["misto_guest"] not in answer.text
    assert "keyed:" not in answer.text
    assert table not in {
        one["id"] for one in host.client.delete(f"/api/host/tables/{table}").json()["tables"]
    }
    assert ann.get(f"/tables/{table}").status_code == 404


# --- the command line, and several workers


def test_a_running_server_hears_the_command_line(tmp_path):
    url = f"sqlite:///{tmp_path}/m.db"
    with Server(url) as server, httpx.Client(base_url=server.base, timeout=PATIENCE) as ann:
        ann.post("/api/me", json={"name": "Ann"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = ann.post("/api/tables", json={"game": "machi_koro", "seats": seats, "start": True}).json()[
            "id"
        ]
        cookie = {"Cookie": f"misto_guest={ann.cookies['misto_guest']}"}
        address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
        with live_at(address, additional_headers=cookie) as live:
            assert "state" in live.recv()
            said = misto("admin", "notice", "Restart soon", "--in", "30", MISTO_DATABASE_URL=url)
            assert said.returncode == 0, said.stderr
            assert "Restart soon" in live.recv(PATIENCE)
            listed = misto("admin", "guests", MISTO_DATABASE_URL=url).stdout
            assert "Ann" in listed
            assert table in misto("admin", "tables", MISTO_DATABASE_URL=url).stdout
            assert misto("admin", "shut-out", "127.0.0.1", MISTO_DATABASE_URL=url).returncode == 0
            with pytest.raises(ConnectionClosed):
                deque(live, maxlen=0)  # to its end
        assert ann.get("/api/games").status_code == 403
        with pytest.raises(InvalidStatus), live_at(address, additional_headers=cookie):
            raise AssertionError("the channel opened")
        # the host is never shut out of the host's page
        link = misto("admin", "host-link", MISTO_DATABASE_URL=url, MISTO_PORT=str(server.port)).stdout
        assert link.startswith(f"{server.base}/host#")
        key = link.splitlines()[0].partition("#")[2]
        assert ann.post("/api/host/enter", json={"token": key}).status_code == 200
        assert ann.get("/api/host").json()["shut_out"][0]["network"] == "127.0.0.1/32"
        assert misto("admin", "let-in", "127.0.0.1", MISTO_DATABASE_URL=url).returncode == 0
        until(lambda: ann.get("/api/games").status_code == 200, "nobody was let in")
        assert misto("admin", "notice", "--off", MISTO_DATABASE_URL=url).returncode == 0
        until(lambda: ann.get("/api/door").json()["notice"] is None, "the notice stays")


@pytest.mark.parametrize(
    "words",
    [
        ("notice", "--at", "25:99", "x"),
        ("notice", "--off", "x"),
        ("notice", "--at", "21:30"),
        ("shut-out", "nobody"),
        ("shut-out", "0.0.0.0/0"),
        ("let-in", "192.0.2.1"),
        ("guests", "--most", "0"),
        ("host-link", "--more"),
    ],
    ids=" ".join,
)
def test_wrong_words_get_a_sentence(tmp_path, words):
    url = f"sqlite:///{tmp_path}/m.db"
    migrate.upgrade(url)
    answer = misto("admin", *words, MISTO_DATABASE_URL=url)
    assert answer.returncode == 2
    assert len(answer.stderr.strip().splitlines()) <= 3
    assert "Traceback" not in answer.stderr
    assert "error-" not in answer.stderr


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    answer = misto("admin", "guests", MISTO_DATABASE_URL=f"sqlite:///{tmp_path}/none.db")
    assert answer.returncode == 2
    assert not list(tmp_path.iterdir())


def test_workers_on_one_postgresql_see_the_same_door(postgres):
    url = postgres()
    migrate.upgrade(url)
    with (
        Server(url, "postgres") as one,
        Server(url, "postgres") as two,
        httpx.Client(base_url=one.base, timeout=PATIENCE) as ann,
    ):
        ann.post("/api/me", json={"name": "Ann"})
        cookies = {"misto_guest": ann.cookies["misto_guest"]}

        def at_two(path, **more):
            return httpx.get(f"{two.base}/api{path}", cookies=cookies, **more, timeout=PATIENCE)

        assert at_two("/me").json()["name"] == "Ann"  # known to the second worker, and kept in its memory
        with migrate.connected(url) as db:
            link = rows.add_host_link(db)
        with httpx.Client(base_url=one.base, timeout=PATIENCE) as host:
            assert host.post("/api/host/enter", json={"token": link}).status_code == 200
            guest = host.get("/api/host").json()["guests"][0]["id"]
            host.post("/api/host/shut-out", json={"what": guest})
            until(lambda: at_two("/games").status_code == 403, "the other worker did not hear")
            host.post("/api/host/let-in", json={"what": guest})
            until(lambda: at_two("/games").status_code == 200, "the other worker did not hear")
        assert ann.post("/api/me/erase", json={"sure": True}).status_code == 200
        until(lambda: at_two("/me").json()["name"] == "", "the erased guest is known to the other worker")
