"""People who are away: waiting, standing in, skipping; deadlines. Timers survive a restart."""

import time

import pytest

from misto.server.journal import AWAY
from tests.server.conftest import open_house, quick
from tests.server.real import PATIENCE

REAL = time.time


@pytest.fixture
def later(monkeypatch):
    """Let the wall clock run ahead; the event loop's own clock goes on as it is."""
    ahead = [0.0]
    monkeypatch.setattr(time, "time", lambda: REAL() + ahead[0])

    def jump(seconds):
        ahead[0] += seconds

    return jump


def until(true, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.05)
    return False


def two_people(house, **away):
    ann, bob = house.person(), house.person()
    table = ann.table(seats=("me", "open"), away=away, options={"first_player": 1, "turn_cap": 50})
    bob.post(f"/tables/{table}/sit", seat=1, name="Bob")
    ann.post(f"/tables/{table}/start")
    return ann, bob, table


def test_by_default_a_table_waits(make_house, later):
    house = make_house()
    ann, _, table = two_people(house, policy="wait")
    later(10_000)
    assert not until(lambda: ann.state(table)["step"] > 0, 2.5)


def test_a_bot_stands_in_and_gives_the_seat_back(make_house, later):
    house = make_house()
    ann, bob, table = two_people(house, policy="bot", after_s=60)
    later(50)
    assert not until(lambda: bob.state(table, 1)["step"] > 0, 1.5)
    later(20)
    assert until(
        lambda: bob.state(table, 1)["owes"] == [1]
    )  # all of Ann's turn, without a new wait each time
    told = bob.state(table, 1, since=0)["events"]
    assert {e["facts"]["seat"] for e in told if e["kind"] == "table-away"} == {0}
    with ann.live(table, 0):
        state = bob.state(table, 1)
        while state["owes"] == [1]:
            assert bob.move(table, state).status_code == 200
            state = bob.state(table, 1)
        later(100)
        step = state["step"]
        assert not until(lambda: bob.state(table, 1)["step"] > step, 2.5)  # Ann is here: the seat is hers
        assert ann.move(table, ann.state(table)).status_code == 200


def test_the_timer_survives_a_restart(tmp_path, later):
    settings = quick(tmp_path)
    with open_house(settings) as house:
        _, bob, table = two_people(house, policy="bot", after_s=300)
        cookies = bob.client.cookies
    later(200)
    with open_house(settings) as house:
        bob = house.person()
        bob.client.cookies = cookies
        assert not until(lambda: bob.state(table, 1)["step"] > 0, 2.0)
        later(101)  # 301 seconds after the start, though this process began 101 seconds ago
        assert until(lambda: bob.state(table, 1)["step"] > 0)
        entries = house.portal.call(house.service.store.entries_after, table, 0)
        assert {entry.by for entry in entries} == {AWAY}


def test_a_deadline_decides_for_somebody_who_sits_and_thinks(make_house, later):
    house = make_house()
    ann, _, table = two_people(house, policy="bot", after_s=9999, deadline_s=30)
    with ann.live(table, 0):
        assert ann.state(table)["deadline"] == pytest.approx(time.time() + 30, abs=5)
        later(31)
        assert until(lambda: ann.state(table)["step"] > 0)


def test_skipping_passes_where_the_rules_have_a_pass(make_house, later):
    house = make_house()
    _, bob, table = two_people(house, policy="skip", after_s=10)
    later(11)
    assert until(lambda: bob.state(table, 1)["owes"] == [1])
    assert bob.state(table, 1)["view"]["cities"][0]["coins"] >= 3  # rolled, built nothing


def test_a_resigned_seat_is_played_on_by_a_bot(house):
    ann = house.person()
    table = ann.table(seats=("me", "bot"), options={"turn_cap": 30})
    assert ann.post(f"/tables/{table}/resign", seat=0).status_code == 200
    assert until(lambda: ann.get(f"/tables/{table}").json()["status"] == "over")
    info = ann.get(f"/tables/{table}").json()
    assert info["seats"][0]["resigned"]
    assert ann.get(f"/tables/{table}/record").json()["marks"]["resigned"] == "seat 1"


def test_tables_nobody_uses_expire(make_house, later):
    house = make_house(expire_open_hours=1)
    ann = house.person()
    table = ann.table(seats=("me", "open"))
    later(3700)
    house.portal.call(house.service.driver.expire)
    assert ann.get(f"/tables/{table}").status_code == 404
