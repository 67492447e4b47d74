"""What a table tells beside the game: who looks on, whose clock runs, what may be taken back; lists are tidied."""

import pytest
from starlette.websockets import WebSocketDisconnect

from misto.server.house import add_host_link


def heard(channel, kind):
    """The next message of a kind; others in between are let go."""
    while True:
        message = channel.receive_json()
        if message["type"] == kind:
            return message


def test_who_looks_on_is_counted_and_told_to_everybody(house):
    ann, bob, kim = house.person(), house.person(), house.person()
    table = ann.table(seats=("me", "me"))
    with ann.live(table) as seat:
        assert heard(seat, "state")["step"] == 0
        with bob.live(table, seat=-1) as one:
            assert heard(seat, "presence")["watching"] == 1
            assert heard(one, "presence") == {"type": "presence", "present": [0, 1], "watching": 1}
            with kim.live(table, seat=-1):
                assert heard(seat, "presence")["watching"] == 2
                assert heard(one, "presence")["watching"] == 2
            assert heard(seat, "presence")["watching"] == 1
        assert heard(seat, "presence")["watching"] == 0


def test_one_person_with_two_windows_looks_on_once(house):
    ann, bob = house.person(), house.person()
    bob.post("/me", name="Bob")
    table = ann.table(seats=("me", "me"))
    with bob.live(table, seat=-1) as one, bob.live(table, seat=-1) as two:
        assert heard(one, "presence")["watching"] == heard(two, "presence")["watching"] == 1


def test_however_many_look_on_who_plays_comes_in(make_house):
    house = make_house(sockets_per_table=2, stream_s=0.01)
    ann, bob = house.person(), house.person()
    table = ann.table(seats=("me", "open"))
    bob.post(f"/tables/{table}/sit", seat=1)
    ann.post(f"/tables/{table}/start")
    with house.person().live(table, -1) as one, house.person().live(table, -1) as two:
        assert heard(one, "state")["step"] == heard(two, "state")["step"] == 0
        late = house.person()
        answer = late.get(f"/tables/{table}/stream")
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-many-channels")
        with pytest.raises(WebSocketDisconnect), late.live(table, -1):
            raise AssertionError("the channel opened")
        with ann.live(table, 0) as seat, bob.live(table, 1) as other:
            assert (heard(seat, "state")["seat"], heard(other, "state")["seat"]) == (0, 1)
            assert bob.get(f"/tables/{table}/stream", seat=1).status_code == 200


def test_everybody_sees_whose_clock_runs(house):
    ann, bob = house.person(), house.person()
    away = {"policy": "skip", "after_s": 60, "deadline_s": 300}
    table = ann.table(seats=("me", "open"), away=away, options={"first_player": 1})
    bob.post(f"/tables/{table}/sit", seat=1, name="Bob")
    ann.post(f"/tables/{table}/start")
    mine, theirs = ann.state(table), bob.state(table, seat=1)
    assert theirs["deadline"] is None
    assert theirs["clocks"] == mine["clocks"] == [mine["deadline"], None]
    assert "clocks" not in ann.state(ann.table(seats=("me", "me")))


def test_a_take_back_is_offered_only_where_there_is_something_to_take_back(house):
    ann, bob = house.person(), house.person()
    table = ann.table(seats=("me", "open"), undo="ask", options={"first_player": 1})
    bob.post(f"/tables/{table}/sit", seat=1, name="Bob")
    ann.post(f"/tables/{table}/start")
    before = ann.state(table)
    assert before["can_takeback"] is False
    ann.move(table, before)
    assert ann.state(table)["can_takeback"] is True
    assert bob.state(table, seat=1)["can_takeback"] is False
    ann.post(f"/tables/{table}/takeback", seat=0)
    assert ann.state(table)["can_takeback"] is False
    assert "can_takeback" not in ann.state(ann.table())


def test_a_list_says_whose_turn_it_is(house):
    ann = house.person()
    table = ann.table(seats=("me", "me"), options={"first_player": 2})
    (mine,) = ann.get("/me/tables").json()
    assert (mine["id"], mine["owing"], mine["touched"] > 0) == (table, [1], True)


def test_what_is_put_away_is_off_the_own_list_until_it_waits_for_its_owner(house):
    ann, bob, kim = house.person(), house.person(), house.person()
    table = ann.table(seats=("me", "open"), options={"first_player": 1})
    bob.post(f"/tables/{table}/sit", seat=1, name="Bob")
    ann.post(f"/tables/{table}/start")
    assert kim.post(f"/tables/{table}/put-away").json()["error"]["key"] == "not-at-table"
    for _ in range(2):
        assert bob.post(f"/tables/{table}/put-away").status_code == 200
    assert bob.get("/me/tables").json() == []
    assert [one["id"] for one in ann.get("/me/tables").json()] == [table]
    while not (state := bob.state(table, seat=1))["decision"]:
        ann.move(table, ann.state(table))
    assert [one["id"] for one in bob.get("/me/tables").json()] == [table]
    assert state["owes"] == [1]
    assert table in str(bob.get("/me/export").json()["stored"]["put_away"])


@pytest.fixture
def host(make_house):
    house = make_house()
    person = house.person()
    link = house.portal.call(house.service.store.write, add_host_link)
    assert person.post("/host/enter", token=link).status_code == 200
    person.house = house
    return person


def test_the_host_tidies_old_tables_of_one_kind(host):
    ann = host.house.person()
    gathering, playing = ann.table(seats=("me", "open")), ann.table(seats=("me", "me"))
    left = host.post("/host/tidy", status="open", days=1).json()
    assert {one["id"] for one in left["tables"]} == {gathering, playing}
    left = host.post("/host/tidy", status="open", days=0).json()
    assert [one["id"] for one in left["tables"]] == [playing]
    assert ann.get(f"/tables/{gathering}").status_code == 404
    assert ann.post("/host/tidy", status="playing", days=0).status_code == 403
    assert host.post("/host/tidy", status="all", days=0).status_code == 422


def test_games_tell_what_is_chosen_first_and_how_one_plays_alone(house):
    games = {game["name"]: game for game in house.person().get("/games").json()}
    for game in games.values():
        keys = [row["key"] for row in game["options"]]
        assert set(game["chosen_first"]) <= set(keys)
        assert (game["alone"] is not None) == (game["seats"][0] == 1)
        assert game["lessons"] >= 1
        if game["alone"] is not None:
            wish = {"game": game["name"], "options": game["alone"], "seats": [{"kind": "me"}], "start": True}
            assert house.person().post("/tables", **wish).status_code == 201
    when = {row["key"]: row.get("when") for row in games["welcome_to"]["options"]}
    assert (when["opponent"], when["expert"]) == ("seats=1", None)
