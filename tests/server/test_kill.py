"""kill -9 at random moments: what was confirmed is there, no game is corrupt, all finish."""

import random
import threading
import time

import httpx
import pytest

from misto.core.record import from_json
from misto.games.registry import GAMES
from misto.server.migrate import upgrade
from tests.server.real import PATIENCE, Server

OPTIONS = {"machi_koro": {"turn_cap": 25}}


class Script(threading.Thread):
    """Plays one seat against a bot to the end, whatever happens to the server, and remembers what was confirmed."""

    def __init__(self, server, number):
        super().__init__(daemon=True)
        self.server = server
        self.choose = random.Random(number)
        self.game = list(GAMES)[number % len(GAMES)]
        self.confirmed = {}
        self.line = httpx.Client(base_url=server.base, timeout=PATIENCE)
        self.table = self.record = None
        self.resent = 0

    def call(self, method, path, **more):
        """Ask until there is an answer, as a browser would: the same request, the same key."""
        while True:
            try:
                answer = self.line.request(method, "/api" + path, **more)
                if answer.status_code < 500:
                    return answer
            except httpx.HTTPError:
                self.resent += 1
            time.sleep(0.2)

    def run(self):
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (
            max(2, GAMES[self.game].rules.seats[0]) - 1
        )
        body = {"game": self.game, "seats": seats, "start": True, "options": OPTIONS.get(self.game, {})}
        self.table = self.call("POST", "/tables", json=body).json()["id"]
        state = None
        while True:
            if state is None or state["decision"] is None:
                state = self.call("GET", f"/tables/{self.table}/state", params={"seat": 0}).json()
            if state["outcome"] is not None:
                break
            if state["decision"] is None:
                time.sleep(0.05)
                continue
            action = self.choose.choice(state["decision"]["options"])["action"]
            key = f"{self.choose.getrandbits(64):x}"
            move = {"seat": 0, "step": state["step"], "key": key, "actions": [action]}
            answer = self.call("POST", f"/tables/{self.table}/moves", json=move)
            if answer.status_code == 200:
                state = answer.json()
                self.confirmed[key] = (action, state["step"])
            else:
                assert answer.status_code == 409, answer.text
                state = None
        self.record = self.call("GET", f"/tables/{self.table}/record").text


def play_and_kill(url, games, at_once, kills, seed):
    choose = random.Random(seed)
    with Server(url) as server:
        waiting = [Script(server, number) for number in range(games)]
        running, done, killed = [], [], 0
        end = time.monotonic() + 40 * games
        while waiting or running:
            assert time.monotonic() < end, "the games did not finish"
            while waiting and len(running) < at_once:
                running.append(waiting.pop())
                running[-1].start()
            time.sleep(choose.uniform(0.3, 1.6))
            if killed < kills and killed * games <= len(done) * kills:  # spread over all games
                server.kill()
                server.start()
                killed += 1
            done += [one for one in running if not one.is_alive()]
            running = [one for one in running if one.is_alive()]
        assert killed >= kills // 2
        check(server, done, games)
        print(f"{killed} kills, {sum(len(one.confirmed) for one in done)} confirmed moves")
        return sum(one.resent for one in done)


def check(server, done, games):
    assert len(done) == games
    for script in done:
        assert script.record is not None, f"{script.table} did not finish"
        record = from_json(GAMES, script.record)  # replays it: a corrupt game raises
        with httpx.Client(base_url=server.base, timeout=PATIENCE) as line:
            last = line.get(f"/api/tables/{script.table}/replay", params={"step": len(record.steps)}).json()
        assert last["outcome"] is not None
        mine = [action for seat, action in record.steps if seat == 0]
        assert len(script.confirmed) == len(mine), "a move was lost or taken twice"
        assert [action for action, _ in sorted(script.confirmed.values(), key=lambda one: one[1])] == mine


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def test_a_few_kills(request, tmp_path, kind):
    assert play_and_kill(database(request, tmp_path, kind), games=4, at_once=4, kills=2, seed=1) > 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_many_kills(request, tmp_path, kind):
    """100 games over each of the two databases."""
    assert play_and_kill(database(request, tmp_path, kind), games=100, at_once=10, kills=40, seed=2) > 0


def database(request, tmp_path, kind):
    if kind == "sqlite":
        return f"sqlite:///{tmp_path}/kill.db"
    url = request.getfixturevalue("postgres")()
    upgrade(url)
    return url
