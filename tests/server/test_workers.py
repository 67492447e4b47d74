"""Two servers on one table: one PostgreSQL between them, word of changes by NOTIFY or by Redis."""

import json
import threading

import httpx
import pytest

from misto.core.record import from_json
from misto.games.registry import GAMES
from misto.server.migrate import upgrade
from tests.server.real import PATIENCE, Server, live_at


@pytest.fixture(params=["postgres", "redis"], scope="module")
def pair(request, postgres):
    url = postgres()
    upgrade(url)
    words = request.getfixturevalue("redis") if request.param == "redis" else ""
    with Server(url, request.param, words) as one, Server(url, request.param, words) as two:
        yield one, two


def socket_to(server, cookie, table, seat, since=0):
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?seat={seat}&since={since}"
    return live_at(address, additional_headers={"cookie": cookie})


def cookie_of(client):
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def make_table(client, base, **more):
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ann too"}]
    body = {"game": "machi_koro", "seats": seats, "start": True, "options": {"turn_cap": 30}, **more}
    answer = client.post(f"{base}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def test_what_one_worker_saves_the_other_shows_at_once(pair):
    one, two = pair
    with httpx.Client(timeout=PATIENCE) as ann:
        table = make_table(ann, one.base)
        with socket_to(two, cookie_of(ann), table, -1) as live:
            steps = [json.loads(live.recv(PATIENCE))["step"]]
            for number in range(20):
                server = pair[number % 2]
                seat = ann.get(f"{server.base}/api/tables/{table}/state", params={"seat": -1}).json()["owes"][
                    0
                ]
                state = ann.get(f"{server.base}/api/tables/{table}/state", params={"seat": seat}).json()
                action = state["decision"]["options"][0]["action"]
                body = {"seat": seat, "step": state["step"], "key": f"k{number}", "actions": [action]}
                answer = ann.post(f"{server.base}/api/tables/{table}/moves", json=body)
                assert answer.status_code == 200, answer.text
                while steps[-1] < answer.json()["step"]:
                    message = json.loads(live.recv(PATIENCE))
                    if message["type"] == "state":
                        steps.append(message["step"])
        assert steps == sorted(steps)


def test_both_workers_race_for_the_same_step_and_one_wins(pair):
    """The same decision answered through both at once: each step is taken once, the loser is told 409."""
    with httpx.Client(timeout=PATIENCE) as ann:
        table = make_table(ann, pair[0].base)
        cookies = dict(ann.cookies)
        won = lost = 0
        for number in range(25):
            spectator = ann.get(f"{pair[0].base}/api/tables/{table}/state").json()
            if not spectator["owes"]:
                break
            seat = spectator["owes"][0]
            state = ann.get(f"{pair[0].base}/api/tables/{table}/state", params={"seat": seat}).json()
            options = state["decision"]["options"]
            answers = []

            def send(server, action, seat=seat, step=state["step"], number=number, answers=answers):
                key = f"{server.port} {number}"
                body = {"seat": seat, "step": step, "key": key, "actions": [action]}
                answers.append(
                    httpx.post(
                        f"{server.base}/api/tables/{table}/moves",
                        json=body,
                        cookies=cookies,
                        timeout=PATIENCE,
                    )
                )

            threads = [
                threading.Thread(target=send, args=(server, options[place % len(options)]["action"]))
                for place, server in enumerate(pair)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200, 409], [a.text[:200] for a in answers]
            won, lost = won + 1, lost + 1
        states = [ann.get(f"{server.base}/api/tables/{table}/state").json() for server in pair]
        assert states[0]["step"] == states[1]["step"] == won
        assert states[0]["view"] == states[1]["view"]
        assert lost > 10


def test_a_game_with_bots_ends_the_same_for_both(pair):
    with httpx.Client(timeout=PATIENCE) as ann:
        seats = [{"kind": "bot", "bot": "random"}] * 3
        body = {"game": "machi_koro", "seats": seats, "start": True, "options": {"turn_cap": 40}}
        table = ann.post(f"{pair[0].base}/api/tables", json=body).json()["id"]
        with ann.stream("GET", f"{pair[1].base}/api/tables/{table}/stream") as lines:
            for line in lines.iter_lines():
                message = json.loads(line)
                if message["type"] == "state" and message["outcome"] is not None:
                    break
        records = [ann.get(f"{server.base}/api/tables/{table}/record").text for server in pair]
        assert records[0] == records[1]
        assert from_json(GAMES, records[0]).steps
