"""The live channel: nothing lost, nothing repeated, nothing that is not this viewer's."""

import json
import random
import threading
from contextlib import ExitStack

import httpx
import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import WebSocketException

from misto.core.record import legal_actions
from misto.games.registry import GAMES
from misto.server.journal import MOVE, PERSON, Entry
from misto.server.live import FEW
from misto.server.live_table import Known
from tests.server.real import PATIENCE, Server, live_at


@pytest.fixture
def ann(house):
    return house.person()


def next_state(live):
    while True:
        message = live.receive_json()
        if message["type"] == "state":
            return message


def play_some(ann, table, moves, choose):
    for _ in range(moves):
        owes = ann.state(table, -1)["owes"]
        if not owes:
            return
        state = ann.state(table, owes[0])
        ann.move(table, state, choose.choice(state["decision"]["options"])["action"])


def test_reconnecting_loses_and_repeats_nothing(ann):
    choose = random.Random(5)
    table = ann.table(seats=("me", "me"), undo="free", options={"turn_cap": 60})
    got, since = [], 0
    for round_ in range(12):
        play_some(ann, table, choose.randrange(6), choose)
        if round_ == 6:
            ann.post(f"/tables/{table}/rewind", to=3)
        with ann.live(table, -1, since) as live:
            message = next_state(live)
            got += message["events"]
            since = message["step"]
            play_some(ann, table, 1, choose)
            message = next_state(live)
            got += message["events"]
            since = message["step"]
    assert got == ann.state(table, -1, since=0)["events"]
    assert [e["step"] for e in got] == sorted(e["step"] for e in got)


def test_stream_and_socket_say_the_same(tmp_path):
    """Over real connections, since a test client reads a stream only whole."""
    with (
        Server(f"sqlite:///{tmp_path}/live.db") as server,
        httpx.Client(base_url=server.base, timeout=PATIENCE) as ann,
    ):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "machi_koro", "seats": seats, "start": True, "options": {"turn_cap": 20}}
        table = ann.post("/api/tables", json=body).json()["id"]
        cookie = f"misto_guest={ann.cookies['misto_guest']}"
        lines, words = [], []

        def read_lines():
            with httpx.stream(
                "GET",
                f"{server.base}/api/tables/{table}/stream?seat=0",
                headers={"cookie": cookie},
                timeout=60,
            ) as answer:
                for line in answer.iter_lines():
                    lines.append(json.loads(line))
                    if lines[-1].get("outcome"):
                        return

        reader = threading.Thread(target=read_lines)
        reader.start()
        address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
        with live_at(address, additional_headers={"cookie": cookie}) as live:
            while not words or not words[-1].get("outcome"):
                words.append(json.loads(live.recv(PATIENCE)))
                if words[-1].get("decision"):
                    action = words[-1]["decision"]["options"][0]["action"]
                    move = {"seat": 0, "step": words[-1]["step"], "key": str(len(words)), "actions": [action]}
                    assert ann.post(f"/api/tables/{table}/moves", json=move).status_code in (200, 409)
        reader.join(PATIENCE)
        assert not reader.is_alive()
        told = [[e for m in said if m["type"] == "state" for e in m["events"]] for said in (lines, words)]
        assert told[0] == told[1]
        assert lines[-1]["view"] == words[-1]["view"]
        fuzz(server, table, cookie)


def fuzz(server, table, cookie):
    """Whatever a client sends, the server lives on and closes the channel in good order."""
    choose = random.Random(11)
    address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/live"
    junk = ["", "{", "[]", "null", '{"type":"state"}', '{"type":["ping"]}', "[" * 4000, "\u0000", "x" * 4000]
    queries = [
        "",
        "?seat=99",
        "?seat=-5",
        "?since=99999999999999",
        "?seat=a",
        "?since=-1",
        "?seat=²",
        "?seat=0",
    ]
    refusals = []
    for _ in range(60):
        try:
            headers = {"cookie": cookie} if choose.random() < 0.7 else {}
            with live_at(address + choose.choice(queries), additional_headers=headers) as live:
                live.recv(PATIENCE)
                for _ in range(choose.randrange(1, 4)):
                    word = choose.choice(
                        [*junk, bytes(choose.randrange(256) for _ in range(40)), '{"type":"ping"}']
                    )
                    live.send(word)
                if choose.random() < 0.5:
                    live.recv(PATIENCE)
                if choose.random() < 0.3:
                    live.socket.close()  # gone without a word
        except (WebSocketException, OSError, ValueError) as why:
            refusals.append(str(why))
    assert refusals
    assert not [why for why in refusals if "HTTP 5" in why]
    assert httpx.get(f"{server.base}/readyz", timeout=PATIENCE).status_code == 200
    assert "Traceback" not in server.said()
    assert '"error"' not in server.said()


def test_a_ping_is_answered(ann):
    table = ann.table(seats=("me", "me"))
    with ann.live(table) as live:
        next_state(live)
        live.send_json({"type": "ping"})
        while (message := live.receive_json())["type"] != "pong":
            assert message["type"] in ("state", "presence")


def test_presence_comes_and_goes(house, ann):
    bob = house.person()
    table = ann.table(seats=("me", "open"))
    bob.post(f"/tables/{table}/sit", seat=1, name="Bob")
    ann.post(f"/tables/{table}/start")
    with ann.live(table, 0) as live:
        assert next_state(live)["table"]["seats"][0]["present"]
        with bob.live(table, 1):
            message = live.receive_json()
            while message.get("present") != [0, 1]:
                message = live.receive_json()
        while message.get("present") != [0]:
            message = live.receive_json()


def test_gathering_is_told_live(house, ann):
    table = ann.table(seats=("me", "open"))
    with ann.live(table, 0) as live:
        assert next_state(live)["view"] is None
        house.person().post(f"/tables/{table}/sit", seat=1, name="Bob")
        while next_state(live)["table"]["seats"][1]["name"] != "Bob":
            pass
        ann.post(f"/tables/{table}/start")
        while next_state(live)["table"]["status"] != "playing":
            pass


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.evil.example"])
def test_a_foreign_page_opens_no_channel(ann, origin):
    table = ann.table(seats=("me", "me"))
    with (
        pytest.raises(WebSocketDisconnect),
        ann.client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": origin}),
    ):
        raise AssertionError("the channel opened")


def test_the_own_page_opens_one(ann):
    table = ann.table(seats=("me", "me"))
    with ann.client.websocket_connect(
        f"/api/tables/{table}/live?seat=0", headers={"origin": "http://testserver"}
    ) as live:
        assert next_state(live)["view"] is not None


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_worked_out_once_is_what_each_would_see_alone(house, ann, name):
    """In a whole game, take-backs included; kept while all decide, made anew when something changes."""
    choose, seats = random.Random(9), max(2, GAMES[name].rules.seats[0])
    table = house.service.tables.open[ann.table(name, ("me",) * seats, undo="free")]
    kept = 0
    for number in range(400):
        known, fresh = table.known(), Known(table.journal, seats)
        for viewer in range(-1, seats):
            assert known.view(viewer) == table.game.words.view(table.journal.state, viewer)
            assert known.sheets_for(viewer) == fresh.sheets_for(viewer)
        if not table.journal.owed:
            break
        if number % 40 == 39:
            assert ann.post(f"/tables/{table.id}/rewind", to=table.step - 2).status_code == 200
        seat = choose.choice(table.journal.owing())
        action = choose.choice(legal_actions(table.game, table.journal.state, seat))
        table.add([Entry(table.step + 1, MOVE, seat, action, 0.0, PERSON)])
        kept += table.known() is known
    assert (kept > 0) == table.game.rules.simultaneous


def test_a_full_table_hears_at_once_what_concerns_it_and_now_and_then_the_rest(house, ann):
    table, seats = ann.table("welcome_to", ("me",) * (FEW + 2)), FEW + 2
    with ExitStack() as stack:
        channels = [stack.enter_context(ann.live(table, seat)) for seat in range(seats)]
        for channel in channels:
            assert next_state(channel)["view"]["round"] == 1
        told = 0
        for seat in range(seats):
            state = ann.state(table, seat)
            while state["decision"] is not None and state["view"]["round"] == 1:
                state = ann.move(table, state).json()
        moves = state["step"]
        for channel in channels:
            message = {"step": 0, "view": {"round": 1}}
            while message["view"]["round"] == 1:
                before, message = message["step"], next_state(channel)
                told += 1
                assert message["step"] > before
            assert message["owes"] == list(range(seats))
        assert told < moves * seats / 2
