"""A move is taken once, whole, in time, or not at all."""

import random

import pytest

from misto.games.registry import GAMES
from misto.server import journal
from misto.server.journal import MOVE, PERSON, Entry
from tests.server.test_away import until


@pytest.fixture
def ann(house):
    return house.person()


@pytest.fixture
def table(ann):
    """Two seats on one device; the first asked is seat 0."""
    return ann.table(seats=("me", "me"), options={"first_player": 1})


def entries(house, table):
    return house.portal.call(house.service.store.entries_after, table, 0)


def test_a_move_is_saved_when_it_is_confirmed(house, ann, table):
    answer = ann.move(table, ann.state(table))
    assert answer.status_code == 200
    assert answer.json()["step"] == 1
    assert [(e.seq, e.kind, e.seat) for e in entries(house, table)] == [(1, "move", 0)]


def test_a_retried_move_is_taken_once(house, ann, table):
    state = ann.state(table)
    first = ann.move(table, state, key="same")
    again = ann.move(table, state, key="same")
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert len(entries(house, table)) == 1


@pytest.mark.parametrize("name", list(GAMES))
def test_a_retry_gets_the_first_answer_whatever_came_after(house, ann, name):
    """Byte for byte, also after others have moved, something was taken back, and the game has ended."""
    table = ann.table(name, seats=("me", "me", "me"), undo="free")
    choose, asked, first = random.Random(8), [], []
    while len(asked) < 12:
        seat = choose.choice(ann.state(table, -1)["owes"])
        state = ann.state(table, seat)
        action = choose.choice(state["decision"]["options"])["action"]
        asked.append((state, action, f"once {len(asked)}"))
        first.append(ann.move(table, *asked[-1]).text)
        if len(asked) == 6:
            assert ann.post(f"/tables/{table}/rewind", to=4).status_code == 200
    log = entries(house, table)
    assert [ann.move(table, *one).text for one in asked] == first
    assert entries(house, table) == log


def test_a_retried_undo_gets_the_first_answer(house, ann):
    table = ann.table("machi_koro", ("me", "me"), options={"first_player": 1, "market": "full"})
    state = ann.state(table)
    while not state["can_undo"]:
        built = [o for o in state["decision"]["options"] if o["key"] == "option-build"]
        state = ann.move(table, state, (built or state["decision"]["options"])[0]["action"]).json()
    body = {"seat": 0, "step": state["step"], "key": "back"}
    first = ann.post(f"/tables/{table}/undo", **body)
    ann.move(table, first.json())
    assert ann.post(f"/tables/{table}/undo", **body).text == first.text


def test_a_retry_after_a_restart_is_taken_once(tmp_path):
    from tests.server.conftest import Person, open_house, quick

    settings = quick(tmp_path)
    with open_house(settings) as house:
        ann = house.person()
        table = ann.table(seats=("me", "me"), options={"first_player": 1})
        state = ann.state(table)
        first = ann.move(table, state, key="same").json()
        cookies = ann.client.cookies
    with open_house(settings) as house:
        ann = house.person()
        ann.client.cookies = cookies
        assert isinstance(ann, Person)
        assert ann.move(table, state, key="same").json()["step"] == first["step"] == 1
        assert len(entries(house, table)) == 1


def test_a_stale_answer_changes_nothing_and_brings_the_state(house, ann, table):
    old = ann.state(table)
    ann.move(table, old)
    answer = ann.move(table, old)
    assert answer.status_code == 409
    body = answer.json()
    assert body["error"]["key"] == "stale-step"
    assert body["error"]["message"]
    assert body["reason"]["key"] == "reason-stale"
    assert body["state"]["step"] == 1
    assert body["state"]["decision"] is not None
    assert len(entries(house, table)) == 1


def test_a_step_that_is_not_there_yet_is_stale_too(ann, table):
    state = ann.state(table)
    assert ann.move(table, state | {"step": 5}).status_code == 409


def test_an_illegal_answer_names_the_rule(house, ann, table):
    state = ann.state(table)
    refused = state["decision"]["refused"][0]
    answer = ann.move(table, state, refused["code"])
    assert answer.status_code == 422
    assert answer.json()["reason"] == refused["reason"]
    assert answer.json()["state"]["step"] == 0
    assert entries(house, table) == []


def test_a_word_that_is_no_action(ann, table):
    answer = ann.move(table, ann.state(table), "fly")
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "not-an-action"
    assert answer.json()["state"]["view"] is not None


def test_a_list_is_taken_whole_or_not_at_all(house, ann):
    table = ann.table("san_juan", seats=("me", "me"))
    state = paying(ann, table)
    step, bag = state["step"], bag_of(state["decision"])
    body = {"seat": state["seat"], "step": step, "key": "list", "actions": [bag[0], "pass"]}
    assert ann.post(f"/tables/{table}/moves", **body).status_code == 422
    assert len(entries(house, table)) == step
    good = ann.post(f"/tables/{table}/moves", **(body | {"actions": bag[:2]}))
    assert good.status_code == 200
    assert good.json()["step"] == step + 2
    assert [e.answered for e in entries(house, table)[step:]] == [step + 2, None]


def test_the_other_seat_may_not_answer(ann, table):
    answer = ann.move(table, ann.state(table, 1), 0)
    assert answer.status_code == 422
    assert answer.json()["reason"]["rule"]


def test_two_writers_of_one_step(house, ann, table):
    """The database refuses the second entry of a number, whoever writes it."""
    from misto.server.store import Conflict

    entry = Entry(1, MOVE, 0, 0, 0.0, PERSON)
    house.portal.call(house.service.store.append, table, [entry])
    with pytest.raises(Conflict):
        house.portal.call(house.service.store.append, table, [entry])


SIMULTANEOUS = [name for name, game in GAMES.items() if game.rules.simultaneous]


@pytest.mark.parametrize("game", SIMULTANEOUS)
def test_others_acting_meanwhile_do_not_make_a_decision_stale(house, game):
    """Where all play at once, a seat's answer stands while its own question stands."""
    ann = house.person()
    table = ann.table(game, seats=("me",) * 4)
    before = [ann.state(table, seat) for seat in range(4)]
    for state in before:
        assert ann.move(table, state).status_code == 200, state["seat"]
    assert ann.move(table, before[0], key="old").status_code == 409


@pytest.fixture
def played(monkeypatch):
    """Every move that is played, to try or to keep it."""
    found = []
    advance = journal.advance

    def counted(state, chance, number, seat, action):
        found.append((number, seat, action))
        return advance(state, chance, number, seat, action)

    monkeypatch.setattr(journal, "advance", counted)
    return found


def test_a_move_is_played_once_to_try_and_once_to_keep(ann, table, played):
    state = ann.state(table)
    action = state["decision"]["options"][0]["action"]
    assert ann.move(table, state, action).status_code == 200
    assert played == [(1, 0, action)] * 2


def test_a_list_is_played_once_to_try_and_once_to_keep(ann, played):
    table = ann.table("san_juan", seats=("me", "me"))
    state = paying(ann, table)
    step = state["step"]
    played.clear()
    body = {"seat": state["seat"], "step": step, "actions": bag_of(state["decision"])[:2]}
    assert ann.post(f"/tables/{table}/moves", **body, key="list").status_code == 200
    assert [number for number, _, _ in played] == [step + 1, step + 2] * 2


def test_a_list_is_refused_whole_with_the_reason_of_the_first_impossible_one(house, ann, played):
    table = ann.table("san_juan", seats=("me", "me"))
    state = paying(ann, table)
    step, bag = state["step"], bag_of(state["decision"])
    played.clear()
    body = {"seat": state["seat"], "step": step, "actions": [bag[0], "pass", "build nowhere"]}
    answer = ann.post(f"/tables/{table}/moves", **body, key="list")
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "illegal-move")
    assert answer.json()["reason"]["rule"].startswith("SJ-")
    assert [number for number, _, _ in played] == [step + 1, step + 2], "up to the first that is impossible"
    assert len(entries(house, table)) == step


def test_nothing_after_a_roll_is_tried_or_read(house, ann, table, played):
    """Or else somebody could ask what the dice would bring and not roll them."""
    answer = ann.post(
        f"/tables/{table}/moves",
        seat=0,
        step=0,
        key="list",
        actions=["roll 1", "build mine", "build nowhere"],
    )
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "list-reveals")
    assert answer.json()["reason"]["key"] == "reason-list-reveals"
    assert answer.json()["state"]["step"] == 0
    assert [number for number, _, _ in played] == [1]
    assert not entries(house, table)
    assert ann.state(table)["decision"]["kind"] == "dice"


def test_a_bot_s_move_is_played_once_to_try_and_once_to_keep(house, ann, played):
    table = ann.table(seats=("bot", "bot"), options={"turn_cap": 2})
    assert until(lambda: ann.state(table, -1)["table"]["status"] == "over")
    numbers = sorted(number for number, _, _ in played)
    assert numbers == sorted([*range(1, numbers[-1] + 1)] * 2)


def paying(ann, table):
    """Play until somebody owes several cards for a building."""
    choose = random.Random(4)
    while True:
        state = ann.state(table, ann.state(table, -1)["owes"][0])
        decision = state["decision"]
        if decision["kind"] == "pay_card" and decision["choose"]["least"] > 1:
            return state
        wanted = [o for o in decision["options"] if o["verb"] != "pass"] or decision["options"]
        assert ann.move(table, state, choose.choice(wanted)["action"]).status_code == 200


def bag_of(decision):
    """All that may be given, each as often as it may be."""
    return [o["code"] for o in decision["options"] for _ in range(o["copies"])]


def test_a_payment_is_one_list(house, ann):
    """Taken whole, or refused whole with the reason of the first card that cannot be given."""
    table = ann.table("san_juan", seats=("me", "me"))
    state = paying(ann, table)
    decision, seat, step = state["decision"], state["seat"], state["step"]
    number, bill = decision["choose"]["most"], state["view"]["payment"]
    assert (bill["owed"], bill["paid"], bill["cost"]) == (number, [], number)
    bag = bag_of(decision)
    given = {"seat": seat, "step": step}
    missing = next(
        f"pay {card}" for card in ("palace", "library", "chapel", "well") if f"pay {card}" not in bag
    )

    few = ann.post(f"/tables/{table}/moves", **given, key="bad", actions=[*bag[: number - 1], missing, "?"])
    assert (few.status_code, few.json()["error"]["key"]) == (422, "illegal-move")
    assert few.json()["reason"]["key"] == "reason-not-in-hand"
    assert few.json()["state"]["view"] == state["view"]
    assert len(entries(house, table)) == step

    whole = ann.post(f"/tables/{table}/moves", **given, key="good", actions=bag[:number])
    assert whole.status_code == 200, whole.text
    assert whole.json()["step"] == step + number
    assert whole.json()["view"]["payment"] is None
