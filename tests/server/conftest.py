"""A server for a test: in this process by TestClient, or a real one on a free port."""

import itertools
from contextlib import ExitStack, contextmanager

import pytest
from starlette.testclient import TestClient

from misto.server.app import create_app
from misto.server.settings import Settings
from tests.server import real

numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres():
    with real.postgres() as make:
        yield make


@pytest.fixture(scope="session")
def redis():
    with real.redis() as url:
        yield url


def quick(tmp_path, **given):
    """Settings for tests: no limits, no pauses, a database of its own."""
    plain = {
        "bot_pause_s": 0,
        "requests_per_s": 0,
        "moves_per_s": 0,
        "tables_per_hour": 0,
        "guests_per_hour": 0,
        "codes_per_hour": 0,
        "talk_per_minute": 0,
        "log_level": "error",
        "allowed_hosts": "testserver",
    }
    plain["database_url"] = f"sqlite:///{tmp_path}/misto-{next(numbers)}.db"
    return Settings(**(plain | given))


class Person:
    """Somebody with a browser of their own: a cookie jar and a few words."""

    def __init__(self, client):
        self.client = client

    def post(self, path, **body):
        return self.client.post("/api" + path, json=body)

    def get(self, path, **query):
        return self.client.get("/api" + path, params=query)

    def table(self, game="machi_koro", seats=("me", "bot"), **more):
        rows = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in seats]
        answer = self.post("/tables", **{"game": game, "seats": rows, "start": "open" not in seats, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    def state(self, table, seat=0, **query):
        answer = self.get(f"/tables/{table}/state", seat=seat, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def move(self, table, state, action=None, key=None):
        seat = state["seat"]
        if action is None:
            action = state["decision"]["options"][0]["action"]
        body = {"seat": seat, "step": state["step"], "key": key or f"k{next(numbers)}", "actions": [action]}
        return self.post(f"/tables/{table}/moves", **body)

    def live(self, table, seat=0, since=0):
        return self.client.websocket_connect(f"/api/tables/{table}/live?seat={seat}&since={since}")


class House:
    """A running app and the people who come to it."""

    def __init__(self, app, front):
        self.app = app
        self.service = app.state.service
        self.front = front
        self.portal = front.portal

    def person(self):
        client = TestClient(self.app, base_url="http://testserver")
        client.portal = self.front.portal  # everybody meets in one event loop
        return Person(client)


@contextmanager
def open_house(settings):
    app = create_app(settings)
    with TestClient(app) as front:
        yield House(app, front)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """One house for a file's tests: each sets up tables of its own."""
    with open_house(quick(tmp_path_factory.mktemp("house"))) as made:
        yield made


@pytest.fixture
def make_house(tmp_path):
    """Houses with settings of their own, closed at the end."""
    with ExitStack() as stack:
        yield lambda **given: stack.enter_context(open_house(quick(tmp_path, **given)))
