"""Hostile input over the wire: every error is the documented JSON with the security headers.

A real server on each kind of database; nothing of this list may be answered with 5xx or leave a
traceback in its log.
"""

import contextlib
import http.client
import json
import random
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from misto.core.record import Record, begin
from misto.core.trouble import Trouble
from misto.games.registry import GAMES
from misto.server import migrate
from misto.server.errors import Refused
from misto.server.limits import HEADERS
from misto.server.reply import encoded
from misto.server.wire import Error, MoveError
from tests.server.real import PATIENCE, Server, live_at

LONE = "\\ud800"
DEEP = "[" * 20000 + "]" * 20000
HUGE = "9" * 5000
ODD = (
    "\x00",
    "²",
    "٣",
    "--5",
    "1e9",
    " ",
    "\u202e",
    "a" * 200,
    "١٢",
    "-0",
    "+1",
    "0x1",
    "½",
    "𝟙",
    "roll ²",
    "i²j²",
)


class Stranger:
    """Sends bytes as they are, and looks at every answer."""

    def __init__(self, port):
        self.port = port
        self.cookie = ""

    def send(self, method, path, body=b"", **headers):
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        line.putrequest(method, path, skip_host="host" in headers, skip_accept_encoding=True)
        given = {"content-type": "application/json", "content-length": str(len(body)), "cookie": self.cookie}
        for name, value in (given | {k.replace("_", "-"): v for k, v in headers.items()}).items():
            line.putheader(name, value)
        line.endheaders(body)
        answer = line.getresponse()
        got = answer.status, dict((k.lower(), v) for k, v in answer.getheaders()), answer.read()
        line.close()
        return got

    def json(self, method, path, **body):
        status, headers, text = self.send(method, path, json.dumps(body).encode())
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        return status, json.loads(text)


def is_documented(status, headers, text):
    """Whether an answer is fine, or an error as the OpenAPI document describes it."""
    assert status < 500, (status, text)
    for name, value in HEADERS.items():
        assert headers.get(name) == value, (status, name)
    if status >= 400:
        assert headers["content-type"] == "application/json", (status, text)
        (MoveError if status in (409, 422) else Error).model_validate_json(text)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def place(request, tmp_path_factory):
    """A server, and a stranger who sits at a running table of each game."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('hostile')}/h.db"
    else:
        url = request.getfixturevalue("postgres")()
        migrate.upgrade(url)
    with Server(url, tables_in_memory=50) as server:
        eve = Stranger(server.port)
        eve.tables = []
        for game in GAMES:
            body = {"game": game, "seats": [{"kind": "me"}] * 2, "start": True, "undo": "free"}
            status, table = eve.json("POST", "/api/tables", **body)
            assert status == 201, table
            eve.tables.append(table["id"])
        yield eve
        said = server.said()
        assert "Traceback" not in said, said
        assert '"level": "error"' not in said, said


def with_string(text):
    """Bodies that carry this JSON string literal wherever a string may stand."""
    yield "/api/me", f'{{"name": "{text}"}}'
    yield "/api/me", f'{{"{text}": 1}}'
    yield "/api/me", f'{{"lang": "{text}"}}'
    yield "/api/claim", f'{{"token": "{text}"}}'
    seats = '"seats": [{"kind": "me"}, {"kind": "me"}]'
    yield "/api/tables", f'{{"game": "{text}", {seats}}}'
    yield "/api/tables", f'{{"game": "machi_koro", {seats}, "options": {{"{text}": 1}}}}'
    yield (
        "/api/tables",
        f'{{"game": "welcome_to", {seats}, "options": {{"overrides": {{"{text}": "{text}"}}}}}}',
    )
    for key in ("expansion", "turn_cap", "overrides", "variants", "edition"):
        for value in (f'"{text}"', f'["{text}"]', f'{{"{text}": "{text}"}}'):
            for game in GAMES:
                yield "/api/tables", f'{{"game": "{game}", {seats}, "options": {{"{key}": {value}}}}}'
    yield "/api/tables", f'{{"game": "machi_koro", "seats": [{{"kind": "bot", "bot": "{text}"}}]}}'
    yield (
        "/api/tables",
        f'{{"game": "machi_koro", "seats": [{{"kind": "me", "name": "{text}"}}, {{"kind": "me"}}]}}',
    )
    for what in ("moves", "undo"):
        actions = ', "actions": [0]' if what == "moves" else ""
        yield f"/api/tables/%s/{what}", f'{{"seat": 0, "step": 0, "key": "{text}"{actions}}}'
    yield "/api/tables/%s/moves", f'{{"seat": 0, "step": 0, "key": "k", "actions": ["{text}"]}}'
    yield "/api/tables/%s/sit", f'{{"seat": 0, "name": "{text}"}}'


@pytest.mark.parametrize("text", [LONE, LONE + "x", "\\u0000", "a\\u0000b", "\\ufffe", "x" * 60000, "{$x}"])
def test_strings_that_are_none(place, text):
    for path, body in with_string(text):
        is_documented(*place.send("POST", path.replace("%s", place.tables[0]), body.encode()))


@pytest.mark.parametrize(
    "number", [HUGE, "1e999", "-1", "1.5", "NaN", "-Infinity", "18446744073709551616", "true", "null"]
)
def test_numbers_that_are_none(place, number):
    seats = '"seats": [{"kind": "me"}, {"kind": "me"}]'
    for key in ("turn_cap", "expansion", "sushi_bar_cost", "overrides", "first_player"):
        for value in (number, f"[{number}]", f'{{"a": {number}}}'):
            body = f'{{"game": "machi_koro", {seats}, "options": {{"{key}": {value}}}}}'
            is_documented(*place.send("POST", "/api/tables", body.encode()))
            body = body.replace("machi_koro", "welcome_to")
            is_documented(*place.send("POST", "/api/tables", body.encode()))
    for field in ("seat", "step", "to", "actions"):
        for what in ("moves", "undo", "rewind", "takeback", "hint", "resign", "continue", "sit", "leave"):
            given = {"seat": "0", "step": "0", "key": '"k"', "actions": "[0]", "to": "0", field: number}
            if what == "resign" and field != "seat":
                continue
            body = "{" + ", ".join(f'"{k}": {v}' for k, v in given.items() if k in FIELDS[what]) + "}"
            is_documented(*place.send("POST", f"/api/tables/{place.tables[1]}/{what}", body.encode()))


FIELDS = {
    "moves": ("seat", "step", "key", "actions"),
    "undo": ("seat", "step", "key"),
    "rewind": ("to",),
    "takeback": ("seat",),
    "hint": ("seat",),
    "resign": ("seat",),
    "continue": ("seat", "step"),
    "sit": ("seat",),
    "leave": ("seat",),
}


def test_bodies_that_are_none(place):
    for body in (b"", b"\xff\xfe", b"{", b"[]", b"null", b'"x"', DEEP.encode(), b'{"name":' + DEEP.encode() + b"}",
                 b"\x00", "\ufeff{}".encode(), HUGE.encode(), b"{}" * 1000):  # fmt: skip
        for path in ("/api/me", "/api/tables", "/api/claim", f"/api/tables/{place.tables[0]}/moves"):
            is_documented(*place.send("POST", path, body))
    is_documented(*place.send("POST", "/api/me", b"x" * 70000))
    for kind in (
        "text/plain",
        "multipart/form-data",
        "application/x-www-form-urlencoded",
        "",
        "application/json; charset=x",
    ):
        is_documented(*place.send("POST", "/api/me", b'{"name": "x"}', content_type=kind))


def paths(table):
    for part in ("%00", "a%00b", "%ff%fe", "%ed%a0%80", "a" * 256, "a" * 4000, quote("я" * 130), "..", "%2e%2e%2f",
                 ".", "-", "%0a", "%", "%zz", "a%2fb", "~", "'", "%27--", "{id}"):  # fmt: skip
        yield from (f"/{part}", f"/assets/{part}", f"/t/{part}", f"/api/{part}", f"/assets/{part}/{part}")
        yield from (f"/api/tables/{part}", f"/api/tables/{part}/state", f"/api/tables/{part}/record")
        yield from (f"/api/tables/{part}/stream", f"/api/tables/{part}/replay?step=0")
        yield from (f"/api/tables/{table}/state?seat={part}", f"/api/tables/{table}/state?since={part}")
        yield f"/api/tables/{table}/replay?step={part}&seat={part}"
    yield from (
        "//",
        "//evil.example/x",
        "/api",
        "/api/",
        "/assets",
        "/assets/",
        "/api/tables/",
        "/metrics/x",
    )


def test_paths_that_lead_nowhere(place):
    for path in paths(place.tables[0]):
        is_documented(*place.send("GET", path))
        if "stream" not in path:
            is_documented(*place.send("POST", path, b"{}"))
    for method in ("HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        status, headers, _ = place.send(method, f"/api/tables/{place.tables[0]}/state")
        assert status == 405
        assert headers["x-content-type-options"] == "nosniff"


ORIGINS = (
    "http://[::1",
    "null",
    "",
    "http://",
    "//",
    "http://[",
    "\xff",
    "http://a b",
    "x" * 5000,
    "http://[::1]:99999",
)


def test_headers_that_are_none(place):
    for origin in ORIGINS:
        status, headers, text = place.send("POST", "/api/me", b"{}", origin=origin)
        is_documented(status, headers, text)
        assert status == 403, origin
    mine, place.cookie = place.cookie, ""
    for host in ("[::1", "", "a b", "x" * 3000, "[", "evil.example:99999"):
        is_documented(*place.send("POST", "/api/me", b"{}", host=host))
        is_documented(*place.send("GET", "/api/tables/", host=host))
    place.cookie = mine
    for cookie in (
        "misto_guest=",
        "misto_guest=\xff\xfe",
        "misto_guest=" + "x" * 5000,
        ";;;",
        "=",
        'misto_guest="\\000"',
    ):
        is_documented(*place.send("GET", "/api/me/tables", cookie=cookie))
    for language in ("\xff", "x" * 5000, ",,,", "uk;q=x"):
        is_documented(*place.send("GET", "/api/me", accept_language=language))


SOCKETS = ("seat=--5", "seat=-", "seat=%00", "seat=²", "seat=1e3", "seat=" + "9" * 500, "since=--1", "since=-1",
           "since=99999999999999", "seat=+1", "seat=%D9%A3", "seat=-2", "seat=100", "seat=", "seat=0&seat=--5")  # fmt: skip


def shake_hands(place, path, **more):
    headers = {"cookie": place.cookie} | more.pop("headers", {})
    return live_at(f"ws://127.0.0.1:{place.port}{path}", additional_headers=headers, **more)


def test_handshakes_are_refused_as_calls_are(place):
    table = place.tables[0]
    wrong = [(f"/api/tables/{table}/live?{quote(query, safe='=&%')}", {}) for query in SOCKETS]
    wrong += [(f"/api/tables/{part}/live", {}) for part in ("%00", "no-such-table", "a" * 300, "%ed%a0%80")]
    wrong += [
        (f"/api/tables/{table}/live", {"origin": o}) for o in ("http://[::1", "null", "http://evil.example")
    ]
    for path, more in wrong:
        with pytest.raises(InvalidStatus) as told:
            shake_hands(place, path, **more)
        answer = told.value.response
        headers = {name.lower(): value for name, value in answer.headers.raw_items()}
        is_documented(answer.status_code, headers, answer.body)
        assert answer.status_code in (403, 404, 422), path


def test_words_on_a_live_channel(place):
    words = (
        "",
        "{",
        "[]",
        "null",
        LONE,
        DEEP[:4000],
        '{"type": "pong"}',
        '{"type": 1}',
        b"\xff",
        b"",
        HUGE[:4000],
        "x" * 5000,
    )
    for word in words:
        with shake_hands(place, f"/api/tables/{place.tables[0]}/live?seat=0") as live:
            live.recv(PATIENCE)
            live.send(word)
            with pytest.raises(ConnectionClosed) as told:
                list(iter(lambda live=live: live.recv(PATIENCE), None))
            assert told.value.rcvd.code in (1008, 1009, 1007), word


def spoil(choose, message):
    """A message with random bytes changed, put in or taken out."""
    spoiled = bytearray(message)
    for _ in range(choose.randrange(1, 5)):
        at = choose.randrange(len(spoiled))
        spoiled[at : at + choose.randrange(3)] = choose.choice(
            (b"\x00", b"\\ud8", b'"', b"9" * 30, choose.randbytes(2), b"\\u0000", b"[")
        )
    return bytes(spoiled)


def test_a_thousand_spoiled_messages(place):
    """Good requests with random bytes changed, put in or taken out."""
    choose = random.Random(11)
    table = choose.choice(place.tables)
    good = [
        ("/api/me", b'{"name": "Eve", "lang": "uk"}'),
        (
            "/api/tables",
            b'{"game": "akropolis", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"variants": []}}',
        ),
        (f"/api/tables/{table}/moves", b'{"seat": 0, "step": 0, "key": "kkk", "actions": [1, "a1"]}'),
        (f"/api/tables/{table}/undo", b'{"seat": 1, "step": 3, "key": "u"}'),
        (f"/api/tables/{table}/rewind", b'{"to": 0}'),
        (f"/api/tables/{table}/sit", b'{"seat": 0, "name": "x"}'),
        (f"/api/tables/{table}/takeback/answer", b'{"seat": 0, "accept": true}'),
    ]
    for _ in range(1000):
        path, body = choose.choice(good)
        is_documented(*place.send("POST", path, spoil(choose, body)))


def frame(choose, data):
    """A frame as a client sends it: now and then of a kind that is none, without its mask or of another length."""
    first = choose.choice((0x81, 0x81, 0x81, 0x82, 0x01, 0x80, 0x83, 0x88, 0x89, 0x8B, 0xC1, 0xF1))
    length = choose.choice((len(data), len(data), len(data), 125, 0))
    if choose.random() < 0.1:
        return bytes([first, length]) + data
    return bytes([first, 0x80 | min(length, 125), 0, 0, 0, 0]) + data  # masked by nought


def test_spoiled_messages_on_live_channels(place):
    """Two hundred of them, and as many spoiled frames: each channel ends with a code, and the log stays clean."""
    choose = random.Random(12)
    good = [b'{"type": "sight", "seen": true}', b'{"type": "ping"}']
    for number in range(400):
        table = choose.choice(place.tables)
        message = spoil(choose, choose.choice(good))
        with shake_hands(place, f"/api/tables/{table}/live?seat=0") as live:
            with contextlib.suppress(ConnectionClosed, OSError):  # ended already
                if number % 2:
                    live.send(message, text=True)
                    live.send("[]")  # whatever came before, this is no word of ours
                else:
                    live.socket.sendall(frame(choose, message[:120]) + bytes(130))  # nor is this a frame
            with pytest.raises(ConnectionClosed) as told:
                list(iter(lambda live=live: live.recv(PATIENCE), None))
        if number % 2:
            assert told.value.rcvd.code in (1007, 1008, 1009), message
    is_documented(*place.send("GET", "/api/games"))


@pytest.mark.parametrize("name", list(GAMES))
def test_every_text_is_an_action_or_trouble(name):
    """What people type, and any number at all, is read or refused; neither is a fault of the program."""
    game, choose = GAMES[name], random.Random(5)
    record = Record(name, game.rules.version, game.settle({}, 2), ("a", "b"), "seed:1")
    state = begin(game, record)
    codes = [game.words.write(choose.randrange(game.rules.actions)) for _ in range(200)]
    letters = "".join(sorted(set("".join(codes)))) + "²٣½ \x00-+._\ud800"
    texts = [
        *ODD,
        "",
        "\ud800",
        HUGE,
        *("".join(choose.choices(letters, k=choose.randrange(1, 9))) for _ in range(3000)),
    ]
    texts += [code[:n] + choose.choice(ODD) + code[n:] for code in codes for n in (0, 1, len(code))]
    for text in texts:
        try:
            assert 0 <= game.words.read(text) < game.rules.actions, text
        except Trouble as trouble:
            encoded(Refused.from_trouble(trouble).body())
    for action in (
        *range(0, game.rules.actions, max(1, game.rules.actions // 500)),
        game.rules.actions,
        2**31 - 1,
    ):
        for seat in (0, 1):
            assert game.words.why_not(state, seat, action).key


def test_a_defect_is_told_without_a_traceback(make_house, monkeypatch):
    """Should there be a fault all the same, its answer is as well-formed as any other."""
    house = make_house(log_level="error")
    ann = house.person()

    async def broken(*_):
        raise RuntimeError("a fault")

    monkeypatch.setattr(house.service.tables, "find", broken)
    answer = ann.get("/tables/any")
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "failed"
    assert "Traceback" not in answer.text
    assert "a fault" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
