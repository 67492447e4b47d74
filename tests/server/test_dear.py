"""What costs the server much costs the asker as much: one address may ask for little of it, and others go on."""

import pytest

from misto.server import api, service
from misto.server.limits import Buckets


@pytest.fixture
def strict(make_house):
    """A house, and a way to let one address ask so much from now on and no more."""
    house = make_house()

    def allow(burst):
        house.service.limits.requests = Buckets(1e-9, burst)

    return house, allow


def codes(call, count):
    return [call().status_code for _ in range(count)]


def long_log(house, person, entries):
    """A table whose log grew by going back and forth."""
    table = person.table("machi_koro", ("me", "me"), undo="free", options={"first_player": 1})
    state = person.state(table, 0)
    assert person.move(table, state, key="first").status_code == 200
    first = {"seat": 0, "step": state["step"], "key": "first", "actions": [0]}
    for number in range(1, entries):
        assert person.post(f"/tables/{table}/rewind", to=(number - 1) % 2).status_code == 200
    return table, first


def test_a_long_log_is_told_from_its_begin_a_few_times_only(strict, monkeypatch):
    house, allow = strict
    ann = house.person()
    table, _ = long_log(house, ann, 20)
    monkeypatch.setattr(service, "ENTRIES_A_REQUEST", 5)
    path = f"/tables/{table}/state"
    allow(20)
    assert codes(lambda: ann.get(path, seat=0, since=0), 8) == [200] * 4 + [429] * 4
    allow(20)
    assert codes(lambda: ann.get(path, seat=0, since=19), 8) == [200] * 8
    allow(20)
    assert codes(lambda: ann.get(path, seat=0), 8) == [200] * 8
    allow(20)
    for _ in range(4):
        with ann.live(table, since=0) as live:
            assert live.receive_json()["type"] == "state"
    refused = ann.get(f"/tables/{table}/stream", since=0)
    assert (refused.status_code, refused.json()["error"]["key"]) == (429, "too-fast")


def test_the_answer_of_long_ago_is_worked_out_a_few_times_only(strict, monkeypatch):
    house, allow = strict
    ann = house.person()
    table, first = long_log(house, ann, 20)
    monkeypatch.setattr(service, "ENTRIES_A_REQUEST", 5)
    allow(20)
    assert codes(lambda: ann.post(f"/tables/{table}/moves", **first), 8) == [200] * 4 + [429] * 4
    allow(20)
    stale = first | {"key": "another"}  # a refusal tells the log from there on, too
    assert codes(lambda: ann.post(f"/tables/{table}/moves", **stale), 8) == [409] * 4 + [429] * 4
    allow(20)
    state = ann.state(table, 0, since=20)
    assert ann.move(table, state, key="last").status_code == 200
    again = {"seat": 0, "step": state["step"], "key": "last", "actions": [0]}
    assert codes(lambda: ann.post(f"/tables/{table}/moves", **again), 8) == [200] * 8


def test_a_list_of_very_many_tables_counts_for_many_requests(strict, monkeypatch):
    house, allow = strict
    ann, bob = house.person(), house.person()
    for _ in range(12):
        ann.table()
    bob.table()
    monkeypatch.setattr(api, "LISTED_A_REQUEST", 3)
    allow(20)
    assert codes(lambda: ann.get("/me/tables"), 6) == [200] * 4 + [429] * 2
    allow(20)
    assert codes(lambda: bob.get("/me/tables"), 6) == [200] * 6


def test_a_new_name_at_very_many_tables_counts_for_many_requests(strict, monkeypatch):
    house, allow = strict
    ann = house.person()
    ann.post("/me", name="Ann")
    tables = [ann.table(seats=("me", "open")) for _ in range(12)]
    monkeypatch.setattr(api, "RENAMES_A_REQUEST", 3)
    allow(20)
    names = iter(f"Ann {n}" for n in range(20))
    assert codes(lambda: ann.post("/me", name=next(names)), 6) == [200] * 4 + [429] * 2
    allow(20)
    # what is refused has changed nothing anywhere, and who keeps their name changes no table
    assert ann.get("/me").json()["name"] == "Ann 3"
    assert {ann.get(f"/tables/{table}").json()["seats"][0]["name"] for table in tables} == {"Ann 3"}
    allow(20)
    assert codes(lambda: ann.post("/me", name="Ann 3", lang="uk"), 8) == [200] * 8


def test_what_is_dear_is_paid_off_before_anything_else(strict):
    house, allow = strict
    allow(20)
    requests = house.service.limits.requests
    assert requests.take("one", 1000)  # a strict limit slows it down, no more
    assert not requests.take("one")
    assert requests.take("another", 9)
    assert requests.take("another", 10)
    assert not requests.take("another", 10)
