"""Somebody who has the table's link, and nothing else: every call there is."""

import pytest

from misto.games.registry import GAMES

MOVE = {"seat": 0, "step": 0, "key": "x", "actions": [0]}
SEAT = {"seat": 0}

# what a stranger gets from each call, at a table in play that has spectators
CALLS = {
    ("get", "/api/games"): (None, 200),
    ("get", "/api/me"): (None, 200),
    ("post", "/api/me"): ({"name": "Eve"}, 200),
    ("get", "/api/me/tables"): (None, 200),
    ("post", "/api/claim"): ({"token": "guess"}, 404),
    ("post", "/api/tables"): ({"game": "machi_koro", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201),
    ("get", "/api/tables/{table_id}"): (None, 200),
    ("post", "/api/tables/{table_id}/sit"): (SEAT, 409),
    ("post", "/api/tables/{table_id}/leave"): (SEAT, 403),
    ("post", "/api/tables/{table_id}/start"): (None, 403),
    ("post", "/api/tables/{table_id}/resign"): (SEAT, 403),
    ("post", "/api/tables/{table_id}/rematch"): (None, 409),
    ("post", "/api/tables/{table_id}/device-link"): (None, 403),
    ("get", "/api/tables/{table_id}/state"): (SEAT, 403),
    ("post", "/api/tables/{table_id}/moves"): (MOVE, 403),
    ("post", "/api/tables/{table_id}/undo"): ({"seat": 0, "step": 0, "key": "x"}, 403),
    ("post", "/api/tables/{table_id}/takeback"): (SEAT, 403),
    ("post", "/api/tables/{table_id}/takeback/answer"): ({"seat": 0, "accept": True}, 403),
    ("post", "/api/tables/{table_id}/rewind"): ({"to": 0}, 403),
    ("get", "/api/tables/{table_id}/about"): ({"seat": 0, "what": "dice"}, 403),
    ("post", "/api/tables/{table_id}/hint"): (SEAT, 403),
    ("get", "/api/tables/{table_id}/record"): (None, 409),
    ("get", "/api/tables/{table_id}/replay"): ({"step": 0, "seat": 0}, 409),
    ("post", "/api/tables/{table_id}/continue"): ({"step": 0, "seat": 0}, 409),
    ("get", "/api/tables/{table_id}/stream"): (SEAT, 403),
    ("post", "/api/tables/{table_id}/free"): (SEAT, 403),
    ("post", "/api/tables/{table_id}/bot"): ({"seat": 0, "bot": "greedy"}, 403),
    ("get", "/api/tables/{table_id}/reach"): (None, 403),
    ("post", "/api/tables/{table_id}/pass-on"): (SEAT, 403),
    ("delete", "/api/tables/{table_id}"): (None, 403),
    ("get", "/api/tables/{table_id}/talk"): (SEAT, 403),
    ("post", "/api/tables/{table_id}/talk"): ({"chat": True, "watchers_talk": True}, 403),
    ("post", "/api/tables/{table_id}/sign"): ({"sign": "hello"}, 403),
    ("post", "/api/tables/{table_id}/say"): ({"text": "hello"}, 403),
    ("post", "/api/tables/{table_id}/bell"): ({"wanted": True}, 403),
    ("get", "/api/me/bell"): (None, 200),
    ("post", "/api/me/bell"): ({"wanted": True}, "own"),
    ("post", "/api/me/bell/push"): ({"endpoint": "https://127.0.0.1/x", "p256dh": "x", "auth": "x"}, 422),
    ("post", "/api/me/bell/push/stop"): ({"endpoint": "https://127.0.0.1/x"}, "own"),
    ("get", "/api/games/{game}/texts/{lang}"): (None, 200),
    ("get", "/api/games/{game}/rulebook/{page}"): (None, 200),
    ("post", "/api/tables/{table_id}/put-away"): (None, 403),
    ("post", "/api/host/tidy"): ({"status": "over", "days": 0}, 403),
    ("get", "/api/door"): (None, 200),
    ("get", "/api/lessons/{game}"): (None, 200),
    ("get", "/api/lessons/{game}/{lesson}"): ({"step": 0}, 200),
    ("get", "/api/lessons/{game}/{lesson}/about"): ({"step": 0, "what": "dice"}, 200),
    ("post", "/api/lessons/{game}/{lesson}/answer"): ({"step": 0, "made": [], "actions": [999]}, 422),
    ("post", "/api/join"): ({"code": "guess"}, 403),
    ("post", "/api/trouble"): ({"kind": "TypeError"}, 200),
    ("get", "/api/privacy"): (None, 200),
    ("get", "/api/board"): (None, 404),
    ("get", "/api/me/account"): (None, 200),
    ("get", "/api/me/export"): (None, "own"),
    ("post", "/api/me/erase"): ({"sure": True}, "own"),
    ("delete", "/api/me/devices/{held}"): (None, 404),
    ("post", "/api/me/tokens"): ({"name": "x"}, 201),
    ("delete", "/api/me/tokens/{held}"): (None, 404),
    ("post", "/api/me/recovery-code"): (None, 200),
    ("post", "/api/recover"): ({"code": "guess"}, 404),
    ("post", "/api/host/enter"): ({"token": "guess"}, 404),
    ("post", "/api/host/leave"): (None, 403),
    ("get", "/api/host"): (None, 403),
    ("post", "/api/host/notice"): ({"text": "x"}, 403),
    ("post", "/api/host/shut-out"): ({"what": "192.0.2.1"}, 403),
    ("post", "/api/host/let-in"): ({"what": "192.0.2.1"}, 403),
    ("delete", "/api/host/tables/{table_id}"): (None, 403),
}


@pytest.fixture
def ann(house):
    return house.person()


@pytest.fixture
def table(ann):
    """In play, with an undo policy that allows everything, so that only identity protects it."""
    name = ann.table(seats=("me", "me"), undo="free", options={"turn_cap": 4, "first_player": 1})
    assert ann.move(name, ann.state(name)).status_code == 200
    return name


def call(person, method, path, body, table):
    address = path.format(
        table_id=table, held="0" * 16, game="machi_koro", lesson="main", lang="en", page="en"
    )
    given = {"params" if method == "get" else "json": body} if body is not None else {}
    return getattr(person.client, method)(address, **given)


def test_every_call_is_on_the_list(house):
    paths = house.app.openapi()["paths"]
    calls = {(method, path) for path, methods in paths.items() for method in methods}
    assert calls == set(CALLS)


@pytest.mark.parametrize("named", [False, True], ids=["without cookie", "with a cookie of their own"])
@pytest.mark.parametrize("call_", CALLS, ids=lambda c: " ".join(c))
def test_a_stranger_gets_nothing(house, ann, table, call_, named):
    eve = house.person()
    if named:
        eve.post("/me", name="Eve")
    before = ann.state(table, 0)
    body, expected = CALLS[call_]
    answer = call(eve, *call_, body, table)
    if "/me/" in call_[1] and not named and expected in ("own", 404, 422):
        expected = 403  # nobody at all
    assert answer.status_code == (200 if expected == "own" else expected), answer.text
    assert ann.state(table, 0) == before
    assert not any(f"{kind}:" in answer.text for kind in ("keyed", "secret"))


def test_a_stranger_watches_as_a_spectator_only(house, table):
    eve = house.person()
    seen = eve.state(table, -1)
    assert seen["decision"] is None
    assert not seen["can_undo"]
    assert not any(seat["mine"] for seat in seen["table"]["seats"])
    assert "chance" not in seen["table"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_stranger_opens_no_seats_channel(house, table, seat):
    from starlette.websockets import WebSocketDisconnect

    with pytest.raises(WebSocketDisconnect), house.person().live(table, seat):
        raise AssertionError("the channel opened")


def test_without_spectators_the_link_shows_only_the_table(house, ann):
    from starlette.websockets import WebSocketDisconnect

    name = ann.table(seats=("me", "me"), spectators=False)
    eve = house.person()
    assert eve.get(f"/tables/{name}").status_code == 200
    for path in ("state", "stream"):
        assert eve.get(f"/tables/{name}/{path}", seat=-1).status_code == 403
    with pytest.raises(WebSocketDisconnect), eve.live(name, -1):
        raise AssertionError("the channel opened")


def test_the_finished_game_of_a_closed_table_stays_closed(house, ann):
    name = ann.table(seats=("me", "me"), spectators=False, options={"turn_cap": 1})
    while seats := ann.state(name, -1)["owes"]:
        ann.move(name, ann.state(name, seats[0]))
    eve = house.person()
    assert ann.get(f"/tables/{name}/record").status_code == 200
    assert eve.get(f"/tables/{name}/record").status_code == 403
    assert eve.get(f"/tables/{name}/replay", step=0).status_code == 403
    assert eve.post(f"/tables/{name}/continue", step=0, seat=0).status_code == 403
    assert eve.post(f"/tables/{name}/rematch").status_code == 403


def test_one_player_may_not_act_for_another(house, ann):
    bob = house.person()
    name = ann.table(seats=("me", "open"))
    assert bob.post(f"/tables/{name}/sit", seat=0, name="Bob").status_code == 409
    assert bob.post(f"/tables/{name}/sit", seat=1, name="Bob").status_code == 200
    assert bob.post(f"/tables/{name}/start").status_code == 403
    assert bob.post(f"/tables/{name}/leave", seat=0).status_code == 403
    assert ann.post(f"/tables/{name}/start").status_code == 200
    seat = ann.state(name, -1)["owes"][0]
    owner, other = (ann, bob) if seat == 0 else (bob, ann)
    state = owner.state(name, seat)
    assert other.move(name, state).status_code == 403
    assert other.get(f"/tables/{name}/state", seat=seat).status_code == 403
    assert owner.move(name, state).status_code == 200


def test_a_device_link_works_once(house, ann, table):
    link = ann.post(f"/tables/{table}/device-link").json()
    assert link["token"] not in link["url"].partition("#")[0]
    phone = house.person()
    assert phone.post("/claim", token=link["token"]).status_code == 200
    assert phone.state(table, 0)["table"]["seats"][0]["mine"]
    assert house.person().post("/claim", token=link["token"]).status_code == 404


def test_the_cookie_is_out_of_reach_of_scripts(house):
    answer = house.person().post("/me", name="Ann")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_the_database_holds_no_cookie(house, ann, table):
    import sqlite3

    file = house.service.settings.database_url.removeprefix("sqlite:///")
    cookie = ann.client.cookies["misto_guest"]
    with sqlite3.connect(file) as db:
        assert cookie not in "\n".join(db.iterdump())


def test_open_information_shows_every_hand_but_gives_no_decision(house, ann):
    name = ann.table(seats=("me", "me"), open_information=True)
    seen = house.person().state(name, 0)
    assert seen["view"] is not None
    assert seen["decision"] is None


def test_ids_cannot_be_guessed():
    from misto.server.words import table_id

    ids = {table_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert all(len(one.split("-")[2]) == 8 for one in ids)


def test_every_room_is_on_offer(house):
    assert [game["name"] for game in house.person().get("/games").json()] == list(GAMES)
