"""From creating a table to its record, as people do it."""

import json
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import pytest
from sqlalchemy import func, select

from misto.core.record import from_json, legal_actions
from misto.games.registry import GAMES
from misto.server import journal as journal_module
from misto.server import live_table, migrate, play
from misto.server.journal import MOVE, PERSON, STRIDE, Entry
from misto.server.limits import Buckets
from misto.server.schema import TABLES

CHOOSE = random.Random(7)


def play_out(person, table, seat=0, limit=3000):
    """Play a seat at random over the live channel until the game is over; the last message."""
    with person.live(table, seat) as live:
        for _ in range(limit):
            message = live.receive_json()
            if message["type"] != "state":
                continue
            if message["outcome"] is not None:
                return message
            if message["decision"] is not None:
                option = CHOOSE.choice(message["decision"]["options"])
                assert person.move(table, message, option["action"]).status_code in (200, 409)
    raise AssertionError("the game did not end")


def at_once(calls):
    """The answers of calls that are all made at the same moment."""
    begin = threading.Barrier(len(calls))

    def call(one):
        begin.wait()
        return one()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(call, calls))


def stored_tables(settings):
    with migrate.connected(settings.database_url) as db:
        return db.execute(select(func.count()).select_from(TABLES)).scalar_one()


def game_over_among(house, *people):
    table = people[0].table(seats=("me",) + ("open",) * (len(people) - 1), options={"turn_cap": 1})
    for seat, one in enumerate(people[1:], 1):
        assert one.post(f"/tables/{table}/sit", seat=seat).status_code == 200
    assert people[0].post(f"/tables/{table}/start").status_code in (200, 409)
    while not (state := people[0].state(table, -1))["outcome"]:
        seat = state["owes"][0]
        assert people[seat].move(table, people[seat].state(table, seat)).status_code == 200
    return table


def test_a_rematch_asked_for_at_once_is_one_table(make_house):
    house = make_house()
    people = [house.person() for _ in range(2)]
    table, before = game_over_among(house, *people), stored_tables(house.service.settings)
    answers = at_once([lambda n=n: people[n % 2].post(f"/tables/{table}/rematch") for n in range(20)])
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert stored_tables(house.service.settings) == before + 1
    assert len(people[1].get("/me/tables").json()) == 2


def test_a_rematch_asked_for_at_two_workers_is_one_table(make_house, postgres):
    """The database lets one of them set it up, the other finds it."""
    url = postgres()
    migrate.upgrade(url)
    house, other = (make_house(database_url=url, bus="postgres") for _ in range(2))
    for _ in range(5):
        ann, away = house.person(), other.person()
        table, before = game_over_among(house, ann, ann), stored_tables(house.service.settings)
        away.client.cookies.update(ann.client.cookies)
        assert away.get(f"/tables/{table}").json()["status"] == "over"
        path = f"/tables/{table}/rematch"
        calls = [partial(one.post, path) for one in (ann, away) * 5]
        assert len({answer.json()["id"] for answer in at_once(calls)}) == 1
        assert stored_tables(house.service.settings) == before + 1


def test_a_rematch_is_a_table_that_is_opened(make_house):
    house = make_house()
    ann, bob = house.person(), house.person()
    tables = [game_over_among(house, ann, bob) for _ in range(4)]
    house.service.limits.creations = Buckets(1e-9, 3)
    codes = [ann.post(f"/tables/{table}/rematch").status_code for table in tables]
    assert codes == [201] * 3 + [429]
    assert bob.post(f"/tables/{tables[0]}/rematch").status_code == 201  # that is there already
    assert house.person().post(f"/tables/{tables[3]}/rematch").status_code == 403


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_from_creation_to_record(house, game):
    ann = house.person()
    seats = ["me"] + ["bot"] * (max(2, GAMES[game].rules.seats[0]) - 1)
    table = ann.table(game, seats)
    last = play_out(ann, table)
    assert last["table"]["status"] == "over"
    assert abs(sum(last["outcome"]) - 1) < 1e-9
    record = from_json(GAMES, ann.get(f"/tables/{table}/record").text)
    assert record.chance == last["table"]["chance"]
    final = ann.get(f"/tables/{table}/replay", step=len(record.steps), seat=-2).json()
    assert final["outcome"] == last["outcome"]
    assert len(final["views"]) == len(seats)


def finished(house, ann, game="welcome_to", seats=24):
    """A large table at the end of its game, which was played without asking the server."""
    table = house.service.tables.open[ann.table(game, ["me"] * seats)]
    journal, choose = table.journal, random.Random(3)
    while not journal.is_over:
        seat = journal.owing()[0]
        action = choose.choice(legal_actions(journal.game, journal.state, seat))
        journal.add(Entry(journal.step + 1, MOVE, seat, action, 1.0, PERSON))
    return table


def test_a_replay_of_all_seats_costs_hardly_more_than_of_one(house, monkeypatch):
    """What all see alike is worked out once, not once a seat; each seat is told what it was told before."""
    ann, alone, together = house.person(), [], []
    table = finished(house, ann)
    game, step = table.game, len(table.journal.taken) // 2
    words = game.words

    def view(state, viewer):
        alone.append(viewer)
        return words.view(state, viewer)

    def views(state):
        together.append(state)
        return words.views(state)

    counted = replace(game, words=replace(words, view=view, views=views))
    monkeypatch.setattr(live_table, "find_game", lambda _: counted)
    table.known()
    together.clear()
    told = ann.get(f"/tables/{table.id}/replay", step=step, seat=-2).json()
    assert (alone, len(together)) == ([], 1)
    state, _ = table.journal.played_until(step, step)
    expected = [words.view(state, seat) for seat in range(24)]
    assert told["views"] == json.loads(json.dumps(expected))
    assert told["view"] == json.loads(json.dumps(words.view(state, -1)))


def test_a_replay_plays_what_is_new_and_not_the_whole_game(house, monkeypatch):
    ann, played = house.person(), []
    table = finished(house, ann)
    last, advance = len(table.journal.taken), journal_module.advance
    whole = ann.get(f"/tables/{table.id}/replay", step=last, seat=-1, since=0).json()

    def counting(*given):
        played.append(given[2])
        return advance(*given)

    monkeypatch.setattr(journal_module, "advance", counting)
    ann.get(f"/tables/{table.id}/replay", step=last, seat=-1)
    played.clear()
    events = []
    for step in range(last - 20, last + 1):
        events += ann.get(f"/tables/{table.id}/replay", step=step, seat=-1).json()["events"]
    assert len(played) <= 21 * 2 * STRIDE
    assert events == [one for one in whole["events"] if one["step"] >= last - 20]
    table.journal.rest()
    assert not table.journal.marked
    assert not table.journal.kept


def test_a_replay_of_all_seats_of_a_large_table_counts_for_many_requests(make_house):
    house = make_house()
    ann = house.person()
    table = finished(house, ann)
    assert play.replay_cost(table, -1) == 0
    assert play.replay_cost(table, -2) == 3
    house.service.limits.requests = Buckets(0.001, 20)
    codes = [ann.get(f"/tables/{table.id}/replay", step=0, seat=-2).status_code for _ in range(7)]
    assert codes == [200] * 5 + [429] * 2
    house.service.limits.requests = Buckets(0.001, 5)
    assert ann.get(f"/tables/{table.id}/replay", step=0, seat=-2).status_code == 200
