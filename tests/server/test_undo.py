"""Taking back: by the rule, by agreement, and freely among friends. The log only grows."""

import random

import pytest

from misto.core.record import Record, fingerprint, fresh_secret, from_json, legal_actions, replay, undo
from misto.games.registry import GAMES
from misto.server.journal import MOVE, PERSON, UNDO, Entry, Journal


def journal_of(name, seats=3):
    game = GAMES[name]
    seats = max(seats, game.rules.seats[0])
    names = tuple(f"s{i}" for i in range(seats))
    record = Record(name, game.rules.version, game.settle({}, seats), names, fresh_secret())
    return Journal(game, record, 0.0)


def take(journal, seat, action):
    journal.add(Entry(journal.step + 1, MOVE, seat, action, float(journal.step), PERSON))


@pytest.mark.parametrize("name", list(GAMES))
def test_undo_is_offered_exactly_when_the_rule_allows_it(name):
    choose = random.Random(3)
    journal = journal_of(name)
    undone = 0
    for number in range(160):
        if journal.is_over:
            break
        seat = choose.choice(journal.owing())
        take(journal, seat, choose.choice(legal_actions(journal.game, journal.state, seat)))
        if number % 4 == 0:
            record = journal.record(journal.base.seats)
            for who in range(len(journal.base.seats)):
                by_rule = undo(journal.game, record, who)
                assert (journal.last_of(who) is not None) == (by_rule is not None)
                last = journal.undone(who)
                assert len(last) == (by_rule is not None)
                if last and undone < 10:
                    journal.add(Entry(journal.step + 1, UNDO, who, last[0], 0.0, PERSON))
                    assert journal.record(journal.base.seats).steps == by_rule.steps
                    undone += 1
                    break
    again = Journal(journal.game, journal.base, 0.0)
    for entry in journal.entries:
        again.add(entry)
    assert fingerprint(again.state) == fingerprint(journal.state)
    assert again.events_after(0) == journal.events_after(0)
    assert again.owed == journal.owed
    assert fingerprint(replay(journal.game, journal.record(journal.base.seats))) == fingerprint(journal.state)


def test_undo_over_the_wire_is_an_entry_of_its_own(house):
    ann = house.person()
    table = ann.table("machi_koro", ("me", "me"), options={"first_player": 1, "market": "full"})
    state = ann.move(table, ann.state(table)).json()
    while state["decision"]["kind"] != "build":
        state = ann.move(table, state).json()
    assert not state["can_undo"]  # a die was rolled
    refused = ann.post(f"/tables/{table}/undo", seat=0, step=state["step"], key="u0")
    assert refused.status_code == 409
    assert refused.json()["reason"]["key"] == "reason-no-undo"
    before = state["view"]
    built = next(o for o in state["decision"]["options"] if o["key"] == "option-build")
    state = ann.move(table, state, built["action"]).json()
    assert state["can_undo"]
    body = {"seat": 0, "step": state["step"], "key": "u1"}
    after = ann.post(f"/tables/{table}/undo", **body).json()
    assert after["view"] == before
    assert after["step"] == state["step"] + 1
    assert [e["kind"] for e in after["events"]] == ["table-undo"]
    again = ann.post(f"/tables/{table}/undo", **body)
    assert again.json()["step"] == after["step"]


def three_people(house, undo_rule):
    people = [house.person() for _ in range(3)]
    table = people[0].table("machi_koro", ("me", "open", "open"), undo=undo_rule, options={"first_player": 1})
    for seat in (1, 2):
        assert people[seat].post(f"/tables/{table}/sit", seat=seat, name=f"p{seat}").status_code == 200
    assert people[0].post(f"/tables/{table}/start").status_code == 200
    return people, table


def test_a_takeback_needs_everybody_else(house):
    people, table = three_people(house, "ask")
    first = people[0].state(table)
    people[0].move(table, first)
    asked = people[0].post(f"/tables/{table}/takeback", seat=0)
    assert asked.json()["takeback"] == {"seat": 0, "accepted": []}
    assert people[0].post(f"/tables/{table}/takeback/answer", seat=0, accept=True).status_code == 409
    one = people[1].post(f"/tables/{table}/takeback/answer", seat=1, accept=True).json()
    assert one["takeback"]["accepted"] == [1]
    done = people[2].post(f"/tables/{table}/takeback/answer", seat=2, accept=True).json()
    assert done["takeback"] is None
    assert [e["kind"] for e in done["events"]][-1] == "table-rewind"
    assert people[0].state(table)["view"] == first["view"]


def test_one_no_ends_a_takeback(house):
    people, table = three_people(house, "ask")
    moved = people[0].move(table, people[0].state(table)).json()
    people[0].post(f"/tables/{table}/takeback", seat=0)
    people[1].post(f"/tables/{table}/takeback/answer", seat=1, accept=False)
    after = people[0].state(table)
    assert after["takeback"] is None
    assert after["view"] == moved["view"]
    assert people[2].post(f"/tables/{table}/takeback/answer", seat=2, accept=True).status_code == 409


def test_tables_by_the_rule_know_no_takeback_and_no_rewind(house):
    people, table = three_people(house, "rule")
    people[0].move(table, people[0].state(table))
    assert people[0].post(f"/tables/{table}/takeback", seat=0).status_code == 409
    assert people[0].post(f"/tables/{table}/rewind", to=0).status_code == 409


def test_friends_rewind_anywhere_and_the_record_says_so(house):
    ann = house.person()
    table = ann.table("machi_koro", ("me", "me"), undo="free", options={"turn_cap": 8, "first_player": 1})
    views = {}

    def state_of_turn():
        seat = ann.state(table, -1)["owes"]
        return ann.state(table, seat[0]) if seat else None

    for _ in range(6):
        state = state_of_turn()
        views[state["step"]] = ann.state(table, -1)["view"]
        ann.move(table, state)
    back = ann.post(f"/tables/{table}/rewind", to=2)
    assert back.status_code == 200
    assert ann.state(table, -1)["view"] == views[2]
    assert ann.post(f"/tables/{table}/rewind", to=99).status_code == 409
    while (state := state_of_turn()) is not None:
        assert ann.move(table, state).status_code == 200
    record = from_json(GAMES, ann.get(f"/tables/{table}/record").text)
    assert "to 2" in record.marks["rewinds"]


def test_who_resigned_takes_nothing_back(house):
    """Also among friends: the table is theirs who still play."""
    ann, bob = house.person(), house.person()
    table = ann.table("machi_koro", ("me", "open"), undo="free", options={"first_player": 1})
    bob.post(f"/tables/{table}/sit", seat=1)
    ann.post(f"/tables/{table}/start")
    assert ann.move(table, ann.state(table, 0)).status_code == 200
    assert bob.post(f"/tables/{table}/resign", seat=1).status_code == 200
    answer = bob.post(f"/tables/{table}/rewind", to=0)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "seat-resigned")
    assert ann.post(f"/tables/{table}/rewind", to=0).status_code == 200


def test_a_journal_refuses_a_gap():
    journal = journal_of("machi_koro")
    with pytest.raises(ValueError, match="does not follow"):
        journal.add(Entry(5, UNDO, 0, 1, 0.0, PERSON))


def test_a_replay_tells_a_whole_range_of_decisions(house):
    """After a rewind the replay counts only what still holds, and tells each decision's events once."""
    ann = house.person()
    table = ann.table("machi_koro", ("me", "me"), undo="free", options={"turn_cap": 2, "first_player": 1})
    rewound = False
    while owes := ann.state(table, -1)["owes"]:
        answer = ann.move(table, ann.state(table, owes[0])).json()
        if answer["step"] == 3 and not rewound:
            rewound = ann.post(f"/tables/{table}/rewind", to=1).status_code == 200
    assert rewound
    last = ann.get(f"/tables/{table}/replay", step=0).json()["last_step"]
    one_by_one = []
    for step in range(last + 1):
        one_by_one += ann.get(f"/tables/{table}/replay", step=step).json()["events"]
    whole = ann.get(f"/tables/{table}/replay", step=last, since=0).json()["events"]
    assert whole == one_by_one
    assert {e["step"] for e in whole} <= set(range(1, last + 1))
    some = ann.get(f"/tables/{table}/replay", step=last - 1, since=2).json()["events"]
    assert some == [e for e in whole if 2 < e["step"] < last]


def test_several_moves_that_were_one_answer_are_undone_as_one(house):
    """A payment of several cards comes back whole; another undo opens what came before it."""
    ann = house.person()
    table = ann.table("san_juan", ("me", "me"))
    choose, asked = random.Random(4), None
    state = ann.state(table, ann.state(table, -1)["owes"][0])
    for _ in range(200):
        decision = state["decision"]
        several = decision["choose"]
        if several and several["least"] >= 2 and decision["kind"] == "pay_card":
            asked = state
            break
        built = [o for o in decision["options"] if o["verb"] == "build" and o["args"].get("cost", 0) >= 2]
        option = choose.choice(built or decision["options"])
        ann.move(table, state, option["action"])
        state = ann.state(table, ann.state(table, -1)["owes"][0])
    assert asked is not None, "nobody had two cards to pay"
    seat, least = asked["seat"], asked["decision"]["choose"]["least"]
    marked = [o["action"] for o in asked["decision"]["options"] for _ in range(o["copies"])][:least]
    body = {"seat": seat, "step": asked["step"], "key": "pay", "actions": marked}
    paid = ann.post(f"/tables/{table}/moves", **body).json()
    assert paid["step"] == asked["step"] + least
    assert paid["can_undo"]
    back = {"seat": seat, "step": paid["step"], "key": "back"}
    undone = ann.post(f"/tables/{table}/undo", **back)
    assert undone.json()["decision"] == asked["decision"]
    assert undone.json()["view"] == asked["view"]
    assert ann.post(f"/tables/{table}/undo", **back).text == undone.text
