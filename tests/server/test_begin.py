"""Tables that begin from a named position: opened, played, stored, reloaded, replayed, begun again."""

import json
import sqlite3

import httpx
import pytest

from misto.core.example import KIND
from misto.core.position import from_text, to_text
from misto.core.record import from_json, replay
from misto.games.registry import GAMES, ROOMS
from misto.server import migrate
from tests.server import real
from tests.server.conftest import open_house, quick

GIVEN = "machi_koro", "MK-T10"  # needs given dice
EVERY_FIRST = [
    (room, next(n for n, e in GAMES[room].examples().items() if e.trials[0].moves())) for room in ROOMS
]


def open_example(person, game, number):
    answer = person.post("/tables", game=game, begin={"example": number})
    assert answer.status_code == 201, answer.text
    return answer.json()


def play_line(person, table, moves):
    """Play one's own moves of the example by their notation; the last answer."""
    answer = None
    for seat, code in moves:
        state = person.state(table, seat)
        answer = person.move(table, state, code)
        assert answer.status_code == 200, answer.text
    return answer.json()


def own(begin):
    return [(seat, code) for seat, code in begin["moves"] if seat == begin["seat"]]


@pytest.mark.parametrize(("game", "number"), EVERY_FIRST)
def test_an_example_is_opened_and_its_first_move_made(house, game, number):
    ann = house.person()
    info = open_example(ann, game, number)
    example = GAMES[game].examples()[number]
    trial = example.trials[0]
    assert info["status"] == "playing"
    assert info["begin"]["kind"] == KIND
    assert info["begin"]["id"] == number
    assert info["begin"]["paragraph"] == example.paragraph
    assert [seat["kind"] == "person" for seat in info["seats"]] == [
        n in trial.hands for n in range(trial.seats)
    ]
    seat, code = info["begin"]["moves"][0]
    state = ann.state(info["id"], seat)
    assert code in [option["code"] for option in state["decision"]["options"]]
    assert ann.move(info["id"], state, code).status_code == 200


def test_the_table_says_what_to_try_next(house):
    """The next of one's own moves, as long as one keeps to the example; then that it is done."""
    ann = house.person()
    info = open_example(ann, "machi_koro", "MK-T20")
    table, moves = info["id"], [code for _, code in info["begin"]["moves"]]
    assert (info["begin"]["next"], info["begin"]["done"]) == (moves[0], False)
    for number, code in enumerate(moves, 1):
        begin = ann.move(table, ann.state(table), code).json()["table"]["begin"]
        left = moves[number:]
        assert (begin["next"], begin["done"]) == (left[0] if left else None, not left)
    assert ann.post(f"/tables/{table}/rewind", to=0).status_code == 200
    state = ann.state(table)
    assert state["table"]["begin"]["next"] == moves[0]
    other = next(o["code"] for o in state["decision"]["options"] if o["code"] != moves[0])
    strayed = ann.move(table, state, other).json()["table"]["begin"]
    assert (strayed["next"], strayed["done"]) == (None, False)


def test_given_dice_fall_as_the_example_needs_them(house):
    ann = house.person()
    info = open_example(ann, *GIVEN)
    state = play_line(ann, info["id"], info["begin"]["moves"])
    assert [city["coins"] for city in state["view"]["cities"]] == [24, 16, 0]


def test_a_position_that_needs_no_dice_has_a_secret_of_its_own(house):
    """As every live game: what comes is hidden and shown at the end."""
    ann = house.person()
    one, other = (open_example(ann, "machi_koro", "MK-T16") for _ in range(2))
    assert len(one["commitment"]) == 64
    assert one["commitment"] != other["commitment"]
    given = open_example(ann, *GIVEN)
    assert given["commitment"].startswith("seed:")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "machi_koro", "begin": {"example": "MK-T99"}}, "no-example"),
        ({"game": "machi_koro", "begin": {"example": ""}}, "no-example"),
        ({"game": "san_juan", "begin": {"example": "MK-T1"}}, "no-example"),  # a foreign game's
        ({"game": "akropolis", "begin": {"example": "city0=1,2,3,4"}}, "no-example"),
        ({"game": "nowhere", "begin": {"example": "MK-T1"}}, "unknown-game"),
        ({"game": "machi_koro", "begin": {}}, "begin-one-only"),
        (
            {"game": "machi_koro", "begin": {"example": "MK-T1"}, "seats": [{"kind": "me"}]},
            "begin-brings-its-own",
        ),
        (
            {"game": "machi_koro", "begin": {"example": "MK-T1"}, "options": {"expansion": "none"}},
            "begin-brings-its-own",
        ),
        ({"game": "machi_koro"}, "bad-seats"),
    ],
)
def test_what_cannot_be_opened_is_refused(house, body, key):
    answer = house.person().post("/tables", **body)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == key
    assert answer.json()["error"]["message"] != key


@pytest.mark.parametrize("begin", [{"example": "x" * 41}, {"position": "seats=2"}, {"example": 3}, "MK-T1"])
def test_a_position_itself_cannot_be_sent(house, begin):
    assert house.person().post("/tables", game="machi_koro", begin=begin).status_code == 422


def test_moves_are_taken_back_to_the_position(house):
    """Undo, take-back and rewind all return into the game that began from it."""
    ann = house.person()
    info = open_example(ann, "machi_koro", "MK-T20")
    table = info["id"]
    before = ann.state(table)["view"]
    state = play_line(ann, table, info["begin"]["moves"][:1])
    assert ann.post(f"/tables/{table}/rewind", to=0).status_code == 200
    assert ann.state(table)["view"] == before
    again = play_line(ann, table, info["begin"]["moves"][:1])
    assert again["view"] == state["view"]  # the same dice
    assert ann.post(f"/tables/{table}/takeback", seat=0).status_code == 200
    assert ann.state(table)["view"] == before


def finish(person, table, seats=(0,)):
    """Play on, always the last option, until the game is over."""
    for _ in range(3000):
        owes = [seat for seat in person.state(table, -1)["owes"] if seat in seats]
        state = person.state(table, owes[0] if owes else -1)
        if state["table"]["status"] == "over":
            return state
        if state["decision"] is not None:
            person.move(table, state, state["decision"]["options"][-1]["action"])
    raise AssertionError("the game does not end")


QUICK_END = "welcome_to", "T-57"  # alone, and one move from its end


def over_table(person):
    info = open_example(person, *QUICK_END)
    finish(person, info["id"])
    return info


def test_the_record_says_where_it_began_and_replays(house):
    ann = house.person()
    info = over_table(ann)
    text = ann.get(f"/tables/{info['id']}/record").text
    record = from_json(GAMES, text)
    assert record.start == GAMES[QUICK_END[0]].examples()[QUICK_END[1]].trials[0].start
    assert record.marks["begins from"] == "example:T-57"
    state = ann.state(info["id"], -1)
    assert [replay(GAMES[record.game], record).outcome(0)] == state["outcome"]
    replayed = ann.get(f"/tables/{info['id']}/replay", seat=0, step=0).json()
    assert replayed["view"]["sheets"][0]["plans"]["A"] == 10


def test_a_record_of_given_dice_says_that_it_counts_for_nothing(house):
    ann = house.person()
    info = open_example(ann, *GIVEN)
    found = house.service.tables.open[info["id"]].base_record()
    assert found.chance.startswith("seed:")
    assert "counts for nothing" in found.marks["given chance"]


def test_a_rematch_is_the_same_position_again(house):
    ann = house.person()
    info = over_table(ann)
    again = ann.post(f"/tables/{info['id']}/rematch").json()
    assert again["id"] != info["id"]
    assert (again["status"], again["begin"], again["options"]) == ("playing", info["begin"], info["options"])
    assert again["commitment"] != info["commitment"]
    assert ann.post(f"/tables/{info['id']}/rematch").json()["id"] == again["id"]
    fresh = open_example(ann, *QUICK_END)
    assert ann.state(again["id"])["view"] == ann.state(fresh["id"])["view"]


def test_playing_on_from_a_step_keeps_the_position(house):
    ann = house.person()
    info = over_table(ann)
    answer = ann.post(f"/tables/{info['id']}/continue", step=1, seat=0)
    assert answer.status_code == 201, answer.text
    on = answer.json()
    assert (on["begin"]["id"], on["begin"]["moves"]) == (info["begin"]["id"], info["begin"]["moves"])
    past = ann.get(f"/tables/{info['id']}/replay", seat=0, step=1).json()
    assert ann.state(on["id"])["view"] == past["view"]
    finish(ann, on["id"])
    record = from_json(GAMES, ann.get(f"/tables/{on['id']}/record").text)
    assert record.marks["continued from"] == f"{info['id']}@1"
    assert record.start


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_table_from_a_position_is_found_again_after_a_restart(kind, tmp_path, request):
    url = f"sqlite:///{tmp_path}/again.db" if kind == "sqlite" else request.getfixturevalue("postgres")()
    if kind == "postgres":
        migrate.upgrade(url)
    settings = quick(tmp_path, database_url=url)
    with open_house(settings) as house:
        ann = house.person()
        opened = {game: open_example(ann, game, number) for game, number in EVERY_FIRST}
        for info in opened.values():
            play_line(ann, info["id"], info["begin"]["moves"][:1])
        views = {game: ann.state(info["id"], info["begin"]["seat"])["view"] for game, info in opened.items()}
        cookies = ann.client.cookies
    with open_house(settings) as house:
        ann = house.person()
        ann.client.cookies = cookies
        for game, info in opened.items():
            state = ann.state(info["id"], info["begin"]["seat"])
            if not info_has_bots(info):
                assert state["view"] == views[game]
            assert state["table"]["begin"]["id"] == info["begin"]["id"]
            assert "frozen" not in state["table"]


def info_has_bots(info):
    return any(seat["kind"] == "bot" for seat in info["seats"])


@pytest.mark.slow
def test_two_workers_play_the_same_position(postgres):
    """Another worker loads the table by its row alone."""
    url = postgres()
    migrate.upgrade(url)
    with (
        real.Server(url) as one,
        real.Server(url) as other,
        httpx.Client(base_url=one.base, timeout=real.PATIENCE) as ann,
    ):
        info = ann.post("/api/tables", json={"game": "machi_koro", "begin": {"example": "MK-T16"}}).json()
        where = f"/api/tables/{info['id']}/state"
        mine = ann.get(where, params={"seat": 0}).json()
        with httpx.Client(base_url=other.base, cookies=ann.cookies, timeout=real.PATIENCE) as again:
            theirs = again.get(where, params={"seat": 0}).json()
    assert theirs["view"] == mine["view"]


def test_a_position_that_no_longer_fits_freezes_its_table(tmp_path, make_house):
    """Damaged in the database: the table is frozen, others are not."""
    url = f"sqlite:///{tmp_path}/odd.db"
    with open_house(quick(tmp_path, database_url=url)) as house:
        ann = house.person()
        bad, good = (open_example(ann, "machi_koro", "MK-T16")["id"] for _ in range(2))
        cookies = ann.client.cookies
    with sqlite3.connect(tmp_path / "odd.db") as db:
        db.execute("update tables set start = 'seats=2' where id = ?", (bad,))
    db.close()
    with open_house(quick(tmp_path, database_url=url)) as house:
        ann = house.person()
        ann.client.cookies = cookies
        assert ann.get(f"/tables/{bad}").json()["frozen"]["key"] == "bad-position"
        assert "frozen" not in ann.get(f"/tables/{good}").json()
        assert ann.state(good)["decision"] is not None


def test_the_stored_text_is_the_position(house):
    ann = house.person()
    info = open_example(ann, "machi_koro", "MK-T16")
    row = house.service.tables.open[info["id"]].row
    game = GAMES["machi_koro"]
    assert to_text(from_text(game, row.start)) == row.start
    assert row.opening == "example:MK-T16"
    assert json.loads(json.dumps(info))["begin"]["id"] == "MK-T16"
