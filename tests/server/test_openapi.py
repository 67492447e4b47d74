"""The whole OpenAPI document against a running server: no 5xx, no undocumented status, answers as described."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from misto.games.registry import GAMES
from misto.server import keys
from misto.server.app import create_app
from misto.server.wire import Message, StateMessage
from tests.server.conftest import quick
from tests.server.real import PATIENCE, Server
from tests.tiers import first_of_each

CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


def operations():
    app = create_app(quick("/tmp"))
    return sorted((method.upper(), path) for path, ways in app.openapi()["paths"].items() for method in ways)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(f"sqlite:///{tmp_path_factory.mktemp('openapi')}/x.db") as one:
        yield one


@pytest.fixture(scope="module")
def schema(server):
    return schemathesis.openapi.from_url(f"{server.base}/openapi.json", timeout=PATIENCE)


@pytest.fixture(scope="module")
def somebody(server):
    """A guest with tables in every status, so that calls reach beyond 404."""
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as guest:
        tables = []
        for seats, more in [
            (("me", "open"), {}),
            (("me", "me"), {"undo": "free", "options": {"turn_cap": 3}}),
            (("me", "bot"), {"undo": "ask", "away": {"policy": "bot", "after_s": 5}}),
            (("bot", "bot"), {"options": {"turn_cap": 1}}),
        ]:
            rows = [{"kind": kind} for kind in seats]
            body = {"game": "machi_koro", "seats": rows, "start": "open" not in seats, **more}
            tables.append(guest.post("/api/tables", json=body).json()["id"])
        yield guest.cookies["misto_guest"], tables


@pytest.mark.parametrize("times", [1, pytest.param(7, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("method", "path"), operations(), ids=lambda part: part)
def test_nothing_undocumented(server, schema, somebody, method, path, times):
    cookie, tables = somebody
    examples = times * (6 if "{table_id}" in path else 3)

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=schema[path][method].as_strategy(), place=st.integers(-1, len(tables) - 1), known=st.booleans()
    )
    def check(case, place, known):
        if place >= 0 and "table_id" in (case.path_parameters or {}) and not path.endswith("/stream"):
            case.path_parameters["table_id"] = tables[place]
        if path.endswith("/me/erase"):
            known = False  # the tables are needed on
        cookies = {"misto_guest": cookie} if known else {}
        case.call_and_validate(checks=CHECKS, cookies=cookies, timeout=PATIENCE)

    check()
    assert httpx.get(f"{server.base}/readyz", timeout=PATIENCE).status_code == 200


def test_the_server_said_nothing_bad(server):
    assert "Traceback" not in server.said()


SETTINGS = [
    ("machi_koro", 3, {}),
    ("machi_koro", 2, {"expansion": "harbor", "market": "ten_kinds"}),
    ("san_juan", 3, {}),
    ("san_juan", 4, {"new_buildings": True, "events": True}),
    ("akropolis", 3, {"variants": ["houses", "gardens"]}),
    ("akropolis", 1, {"solo": "easy"}),
    ("welcome_to", 3, {}),
    ("welcome_to", 3, {"edition": "first", "draft": True}),
    ("welcome_to", 1, {"opponent": 2}),
]


@pytest.mark.parametrize(("name", "seats", "options"), first_of_each(SETTINGS))
def test_every_message_is_of_its_type(house, name, seats, options):
    """All views of a random game, by every seat and a spectator; nothing missing, nothing more."""
    ann, choose = house.person(), random.Random(5)
    table = ann.table(name, ("me",) * seats, options=options)
    for _ in range(60):
        told = [ann.state(table, seat, since=0) for seat in range(-1, seats)]
        for message in told:
            StateMessage.model_validate_json(json.dumps(message), strict=True)
        asked = [message for message in told if message["decision"]]
        if not asked:
            break
        state = choose.choice(asked)
        option = choose.choice(state["decision"]["options"])
        assert ann.move(table, state, option["action"]).status_code == 200


def test_the_document_names_the_live_messages():
    schemas = create_app(quick("/tmp")).openapi()["components"]["schemas"]
    kinds = {one["$ref"].rpartition("/")[2] for one in schemas["Message"]["oneOf"]}
    assert kinds == {"StateMessage", "TalkMessage", "PresenceMessage", "PongMessage", "NoticeMessage"}
    views = {one["$ref"].rpartition("/")[2] for one in schemas["View"]["oneOf"]}
    assert len(views) == len(GAMES)
    TypeAdapter(Message).validate_json('{"type":"pong"}')


@pytest.mark.parametrize("name", GAMES)
def test_a_room_names_its_view(name):
    """The union of all views is told apart by the room's name, so each type must hold its own."""
    hints = get_type_hints(GAMES[name].words.view_type)
    assert get_args(hints["game"]) == (name,)
    assert {"seat", "over", "outcome"} < set(hints)


def test_messages_are_made_without_the_server():
    """A table in a browser has the standard library only, and makes the same messages."""
    made = """
import sys
from misto.core import asked, lesson_message, message, telling
from misto.table import new_table
for room in ("machi_koro", "san_juan", "akropolis", "welcome_to"):
    table = new_table(room, 2, seed=1)
    assert telling.asked_of(table.game, table.state, table.owing()[0])["options"]
    assert telling.sheet_known_to(table.game, table.state, 0, range(2))[0]
beyond = {"pydantic", "msgspec", "sqlalchemy", "fastapi", "typing_extensions", "misto.server"}
assert not beyond & set(sys.modules), beyond & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", made], check=True)


def test_the_document_without_a_server(server):
    command = [sys.executable, "-m", "misto", "openapi"]
    printed = subprocess.run(command, env=server.env, capture_output=True, check=True).stdout
    assert json.loads(printed) == httpx.get(f"{server.base}/openapi.json", timeout=PATIENCE).json()


def test_no_table_waits_while_the_document_is_written(make_house, monkeypatch):
    """It takes seconds; in the event loop every table of the worker would stand still."""
    house = make_house(root_path="/misto")
    write, times = house.app.openapi, []

    def openapi():
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        times.append(1)
        return write()

    monkeypatch.setattr(house.app, "openapi", openapi)
    documents = [house.person().client.get("/openapi.json").json() for _ in range(2)]
    assert documents[0]["servers"] == [{"url": "/misto"}]
    assert documents[0] == documents[1]
    assert len(times) == 1


def test_every_call_says_what_it_does():
    for path, ways in create_app(quick("/tmp")).openapi()["paths"].items():
        for method, call in ways.items():
            assert call.get("description", "").strip(), f"{method} {path}"


def test_every_error_key_is_told_in_the_docs_and_the_document():
    """``python -m misto.server.keys docs/api.md`` writes them anew."""
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    assert keys.written(page) == page
    document = json.dumps(create_app(quick("/tmp")).openapi())
    for key in keys.refusals():
        assert keys.sentence(key), key
        assert key in document
