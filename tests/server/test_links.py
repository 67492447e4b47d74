"""Calls that follow from one another, by the links of the OpenAPI document: real tables, real seats, no 5xx.

In the slow tier three minutes on each database; with -rP it prints how many calls were answered in which way.
"""

import collections
import itertools
import os
import random
import time

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from misto.server.migrate import upgrade
from tests.server.real import PATIENCE, Server
from tests.server.test_openapi import CHECKS

SECONDS = float(os.environ.get("LINKS_SECONDS", "180"))
MIXES = [["me", "me"], ["me", "bot"], ["me", "open"], ["bot", "bot"]]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_calls_that_follow_from_one_another(request, tmp_path, kind):
    follow(request, tmp_path, kind, SECONDS)


def test_calls_follow_for_a_while(request, tmp_path):
    follow(request, tmp_path, "sqlite", 4.0)


def follow(request, tmp_path, kind, seconds):
    url = f"sqlite:///{tmp_path}/links.db"
    if kind == "postgres":
        upgrade(url := request.getfixturevalue("postgres")())
    with Server(url) as server:
        answers = walk(server, seconds)
        assert "Traceback" not in server.said()
        assert httpx.get(f"{server.base}/readyz", timeout=PATIENCE).status_code == 200
    total = sum(answers.values())
    good = sum(count for status, count in answers.items() if 200 <= status < 300)
    print(f"{kind}: {total} calls in {seconds:.0f} s, {good} answered 2xx ({100 * good / total:.0f} %)")
    print(", ".join(f"{status}: {count}" for status, count in sorted(answers.items())))
    assert good > (total / 4 if seconds == SECONDS else 0)  # a few calls say little of the share
    assert not any(status >= 500 for status in answers)


def walk(server, seconds):
    """A seeded walk as one guest until the time is over; how often each status was answered."""
    schema = schemathesis.openapi.from_url(f"{server.base}/openapi.json", timeout=PATIENCE)
    links = links_of(schema.raw_schema)
    answers, choose, ends = collections.Counter(), random.Random(7), time.monotonic() + seconds
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as guest:
        guest.post("/api/me", json={"name": "Ann"})
        known, last = Known(guest), None
        calls = {(one.method.upper(), one.path): drawn(one) for one in operations_of(schema)}
        while time.monotonic() < ends:
            ways = [(*one, None) for one in calls]
            if last is not None and choose.random() < 0.6:
                ways = links.get((last[0].method, last[0].path), ways)
            method, path, link = choose.choice(ways)
            case = next(calls[method, path])
            if link is None:
                known.lead(case)
            else:
                fill(case, link, *last)
            response = case.call(cookies=dict(guest.cookies), timeout=30)
            answers[response.status_code] += 1
            case.validate_response(response, checks=CHECKS)
            known.note(case, response)
            if response.status_code in (200, 201):
                last = case, response
    return answers


def operations_of(schema):
    """All but the call that erases the guest, and the stream, which does not end."""
    every = (one.ok() for one in schema.get_all_operations())
    return [one for one in every if not one.path.endswith(("/me/erase", "/stream"))]


def drawn(operation):
    """Cases of a call without end, ten at a time."""
    cases = []

    @settings(
        max_examples=10,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def draw(case):
        cases.append(case)

    for seed in itertools.count(1):
        hypothesis.seed(seed)(draw)()
        while cases:
            yield cases.pop()


def links_of(document):
    """For each call the calls its answer leads to, with the link that says how."""
    calls = {
        call["operationId"]: (method.upper(), path)
        for path, ways in document["paths"].items()
        for method, call in ways.items()
    }
    found = collections.defaultdict(list)
    for path, ways in document["paths"].items():
        for method, call in ways.items():
            for response in call["responses"].values():
                for link in response.get("links", {}).values():
                    found[method.upper(), path].append((*calls[link["operationId"]], link))
    return found


def fill(case, link, before, response):
    """Parameters and body as the link says; a word that the answer does not have is 0."""
    said = response.json()
    for name, expression in link["parameters"].items():
        value = found_by(expression, before, said)
        if name in (case.path_parameters or {}):
            case.path_parameters[name] = value
        else:
            case.query = {**(case.query or {}), name: value}
    if "requestBody" in link:
        case.body = {name: found_by(words, before, said) for name, words in link["requestBody"].items()}


def found_by(words, before, said):
    """OpenAPI's runtime expressions, those that the document uses."""
    if isinstance(words, list):
        return [found_by(one, before, said) for one in words]
    if not isinstance(words, str):
        return words
    if words.startswith("$request.path."):
        return before.path_parameters[words.removeprefix("$request.path.")]
    if "{" in words:
        head, _, rest = words.partition("{")
        return f"{head}{found_by(rest.removesuffix('}'), before, said)}"
    value = said
    for part in words.removeprefix("$response.body#/").split("/"):
        try:
            value = value[int(part) if isinstance(value, list) else part]
        except (KeyError, IndexError, TypeError):
            return 0
    return value


class Known:
    """What a guest has met: three of four calls that would lead nowhere are led to a table and a seat of it.

    By itself hypothesis knows no game and no table by name.
    """

    def __init__(self, guest):
        self.guest = guest
        self.calls = 0
        games = guest.get("/api/games").json()
        self.games = [game["name"] for game in games]
        self.lessons = {name: guest.get(f"/api/lessons/{name}").json() for name in self.games}
        self.tables = [self.open(name) for name in self.games]

    def open(self, game):
        body = {"game": game, "seats": [{"kind": "me"}] * 2, "start": True, "undo": "free"}
        return self.guest.post("/api/tables", json=body).json()["id"]

    def lead(self, case):
        self.calls += 1
        if self.calls % 4 == 0 or case.path == "/api/me/erase":
            return
        if case.path == "/api/tables" and case.method == "POST":
            case.body = self.some_table(case.body)
        parts = case.path_parameters or {}
        if "lesson" in parts:
            parts["game"] = self.games[self.calls % len(self.games)]
            parts["lesson"] = self.lessons[parts["game"]][0]["id"]
        if "table_id" in parts and self.tables:
            if parts["table_id"] not in self.tables:
                parts["table_id"] = self.tables[self.calls % len(self.tables)]
            self.seat(case, parts["table_id"])

    def seat(self, case, table):
        """Words of a real decision where the call has a place for them."""
        if not isinstance(case.body, dict) or "seat" not in case.body:
            return
        for seat in (0, 1):
            answer = self.guest.get(f"/api/tables/{table}/state", params={"seat": seat})
            state = answer.json() if answer.status_code == 200 else {}
            if state.get("decision"):
                case.body["seat"] = seat
                if "step" in case.body:
                    case.body["step"] = state["step"]
                if "actions" in case.body:
                    options = state["decision"]["options"]
                    case.body["actions"] = [options[self.calls % len(options)]["action"]]
                return

    def note(self, case, response):
        if response.status_code == 201 and "id" in response.json() and "/tables" in case.path:
            self.tables = [*self.tables[-5:], response.json()["id"]]
        table = (case.path_parameters or {}).get("table_id")
        if table in self.tables and (case.method == "DELETE" or case.path.endswith("/resign")):
            self.tables.remove(table)
            self.tables.append(self.open(self.games[self.calls % len(self.games)]))

    def some_table(self, asked):
        told = asked if isinstance(asked, dict) else {}
        seats = [{"kind": kind} for kind in MIXES[self.calls // 4 % len(MIXES)]]
        more = {key: told[key] for key in ("undo", "hints", "spectators") if key in told}
        start = all(seat["kind"] != "open" for seat in seats)
        return {"game": self.games[self.calls % len(self.games)], "seats": seats, "start": start, **more}
