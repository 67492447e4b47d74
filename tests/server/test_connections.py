"""Slow, half-open and deaf clients: they are ended in time, and meanwhile everybody else is served."""

import contextlib
import json
import resource
import socket
import time

import httpx
import pytest

from misto.server.connections import IDLE_S, Connections, raise_open_files
from misto.server.limits import HEADERS, network_of
from misto.server.settings import Settings
from tests.server.real import PATIENCE, Server, live_at
from tests.tiers import some

NO_LIMITS = {"header_timeout_s": 600, "body_timeout_s": 600, "read_timeout_s": 600}


def dial(server, start=b"", source="127.0.0.1"):
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))
    line.sendall(start)
    return line


def told(line):
    """All that comes until the server ends it."""
    got = b""
    try:
        while part := line.recv(65536):
            got += part
    except ConnectionResetError:
        pass
    return got


def error_in(answer):
    head, _, body = answer.partition(b"\r\n\r\n")
    names = {line.partition(b":")[0].decode().lower() for line in head.splitlines()[1:]}
    assert set(HEADERS) <= names
    return int(head.split()[1]), json.loads(body)["error"]["key"]


def served(server, source="127.0.0.1"):
    """Whether somebody else, at another address or the same, is answered."""
    with httpx.Client(
        base_url=server.base, transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE
    ) as bob:
        return bob.get("/api/games", timeout=PATIENCE).status_code


def metric(server, name):
    text = httpx.get(f"{server.base}/metrics", timeout=PATIENCE).text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"misto_{name} ")))


def until(is_so):
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.1)


class Small(Server):
    """A server that cannot have more than 1,024 files open."""

    def command(self):
        return ["sh", "-c", 'ulimit -n 1024; exec "$@"', "sh", *super().command()]


HALF = {
    "no byte": b"",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
    "half a body": (
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        b'content-length: 50\r\n\r\n{"name": '
    ),
}


STRANGER, PROXY = "127.0.0.2", "127.0.0.1"


@pytest.mark.parametrize(
    ("half", "who"),
    some(
        [(half, who) for half in HALF for who in (STRANGER, PROXY)],
        lambda half, who: (half, who) in (("half a head", STRANGER), ("half a body", PROXY)),
    ),
)
def test_1100_unfinished_requests_keep_nobody_out(tmp_path, half, who):
    """With 1,024 descriptors, and time-outs so long that they do not help."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] < 4000:
        pytest.skip("this process may not open enough files itself")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(before[0], 4000), before[1]))
    lines = []
    try:
        with Small(f"sqlite:///{tmp_path}/half.db", **NO_LIMITS) as server:
            for _ in range(1100):
                with contextlib.suppress(
                    ConnectionError
                ):  # ended again before its first bytes: as it should be
                    lines.append(dial(server, HALF[half], who))
            for source in ("127.0.0.1", "127.0.0.2", "127.0.0.3"):
                assert served(server, source) == 200
            held = metric(server, "connections")
            assert held <= (210 if who == STRANGER else 900)
    finally:
        for line in lines:
            line.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def handshake(path, *more, version="13", key="dGhlIHNhbXBsZSBub25jZQ==", method="GET"):
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", "upgrade: websocket", "connection: upgrade"]
    lines += [f"sec-websocket-version: {version}", f"sec-websocket-key: {key}", *more, "", ""]
    return "\r\n".join(lines).encode()


LIVE = "/api/tables/none/live"
UNREADABLE = {
    "no words": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 9,
    "no version": b"GET / HTTP/9.9\r\n\r\n",
    "two lengths": b"POST /api/me HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx",
    "a header without a name": b"GET / HTTP/1.1\r\n: x\r\n\r\n",
    "a line that is none": b"hello there\r\n\r\n",
    "a handshake of another version": handshake(LIVE, version="8"),
    "a handshake with a bad key": handshake(LIVE, key="x"),
    "a handshake with headers without end": handshake(LIVE, *(f"x-{n}: y" for n in range(300))),
    "a handshake with a long line": handshake(LIVE, "x-long: " + "y" * 20000),
    "a handshake to a long path": handshake(LIVE + "?x=" + "y" * 20000),
    "a handshake by POST": handshake(LIVE, method="POST"),
}


def test_what_cannot_be_read_is_told_as_every_other_error(tmp_path):
    """The HTTP parser and the WebSocket library would answer in plain words without our headers, or not at all."""
    with Server(f"sqlite:///{tmp_path}/words.db") as server:
        for what, start in UNREADABLE.items():
            with dial(server, start) as line:
                line.settimeout(20)
                assert error_in(told(line)) == (400, "http-400"), what
        with dial(server, handshake("/api/nowhere")) as line:
            assert error_in(told(line)) == (404, "http-404")
        until(lambda: metric(server, "connections") <= 1)
        assert served(server) == 200


def test_who_does_not_finish_a_request_is_told_and_ended(tmp_path):
    with Server(f"sqlite:///{tmp_path}/slow.db", header_timeout_s=1, body_timeout_s=1) as server:
        for half, line in {half: dial(server, start) for half, start in HALF.items()}.items():
            assert error_in(told(line)) == (408, "too-slow"), half
        assert served(server) == 200
        assert "Traceback" not in server.said()


def test_a_drop_now_and_then_does_not_help(tmp_path):
    """Also on a connection that has asked something before, and in a body that was refused already."""
    whole = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    post = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-length: 99999999\r\n\r\n"
    with Server(f"sqlite:///{tmp_path}/drop.db", header_timeout_s=1, body_timeout_s=1) as server:
        for start in (whole, whole + b"GET /he", post):
            line = dial(server, start)
            end = time.monotonic() + PATIENCE
            try:
                while time.monotonic() < end:
                    line.sendall(b"x")
                    time.sleep(0.2)
            except OSError:
                continue
            raise AssertionError("dripping kept the connection")


def test_a_head_without_end_is_refused(tmp_path):
    with Server(f"sqlite:///{tmp_path}/head.db", **NO_LIMITS) as server:
        line = dial(server, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        got = b""
        try:
            for number in range(20000):
                line.sendall(b"x-%d: %s\r\n" % (number, b"y" * 900))
        except OSError:
            got = told(line)
        else:
            raise AssertionError("a head of 18 MB was taken")
        assert got == b"" or error_in(got) == (431, "too-large")


def test_a_full_address_is_told_so_and_others_come_in(tmp_path):
    """Connections that are in use are never taken away for new ones."""
    with Server(f"sqlite:///{tmp_path}/full.db", connections_per_address=3) as server:
        with httpx.Client(base_url=server.base, timeout=PATIENCE) as ann:
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = ann.post("/api/tables", json={"game": "machi_koro", "seats": seats}).json()["id"]
        path = f"/api/tables/{table}/stream"
        asks = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
        lines = [dial(server, asks, "127.0.0.2") for _ in range(3)]
        for line in lines:
            assert b"200 OK" in line.recv(65536)
        assert error_in(told(dial(server, asks, "127.0.0.2"))) == (503, "too-many-connections")
        assert metric(server, "connections_refused_total") == 1
        assert served(server, "127.0.0.3") == 200
        lines.pop().close()
        until(lambda: b"200 OK" in dial(server, asks, "127.0.0.2").recv(65536))


# --- who never reads


def table_of(ann, game="machi_koro", seats=2):
    body = {"game": game, "seats": [{"kind": "me"}] * seats, "start": True, "undo": "free"}
    return ann.post("/api/tables", json=body).json()["id"]


def deaf(server, ann, table, upgrade=""):
    """Ask for a live channel as Ann, and never read a byte of it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", server.port))
    kind = "live" if upgrade else "stream"
    line.sendall(
        f"GET /api/tables/{table}/{kind}?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Cookie: misto_guest={ann.cookies['misto_guest']}\r\n{upgrade}\r\n".encode()
    )
    return line


def is_present(ann, table):
    return ann.get(f"/api/tables/{table}").json()["seats"][0]["present"]


def chatter(ann, table):
    """Moves and take-backs, each told to everybody."""
    state = ann.get(f"/api/tables/{table}/state", params={"seat": 0}).json()
    seat = state["owes"][0]
    state = ann.get(f"/api/tables/{table}/state", params={"seat": seat}).json()
    action = state["decision"]["options"][0]["action"]
    move = {"seat": seat, "step": state["step"], "key": str(state["step"]), "actions": [action]}
    assert ann.post(f"/api/tables/{table}/moves", json=move).status_code == 200
    assert ann.post(f"/api/tables/{table}/rewind", json={"to": 0}).status_code == 200


UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize("upgrade", ["", UPGRADE], ids=["stream", "socket"])
def test_a_reader_that_never_reads_is_ended_and_not_present(tmp_path, upgrade):
    """At a busy table of long messages: what it does not read piles up, in the machine and then with us."""
    given = {"read_timeout_s": 1, "stream_s": 3600, "sockets_per_address": 2}
    with (
        Server(f"sqlite:///{tmp_path}/deaf.db", **given) as server,
        httpx.Client(base_url=server.base, timeout=PATIENCE) as ann,
    ):
        table = table_of(ann, "welcome_to", 60)
        with deaf(server, ann, table, upgrade):
            until(lambda: is_present(ann, table))
            until(lambda: chatter(ann, table) or metric(server, "live_channels") == 0)
            until(lambda: not is_present(ann, table))
            for _ in range(2):  # its place is free again
                with live_at(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as live:
                    live.recv(PATIENCE)
        assert "Traceback" not in server.said()


def test_a_reader_that_never_reads_is_ended_at_a_quiet_table_too(tmp_path):
    """The machine's buffers take a message or two from us: only asking again shows that somebody reads."""
    with (
        Server(f"sqlite:///{tmp_path}/quiet.db", stream_s=1) as server,
        httpx.Client(base_url=server.base, timeout=PATIENCE) as ann,
    ):
        table = table_of(ann)
        with deaf(server, ann, table):
            until(lambda: is_present(ann, table))
            until(lambda: metric(server, "live_channels") == 0)
            until(lambda: not is_present(ann, table))


def test_a_reader_that_asks_again_stays_present_and_misses_nothing(tmp_path):
    with (
        Server(f"sqlite:///{tmp_path}/again.db", stream_s=0.5) as server,
        httpx.Client(base_url=server.base, timeout=PATIENCE) as ann,
    ):
        table = table_of(ann)
        since, ends = 0, 0
        while ends < 4:
            path = f"/api/tables/{table}/stream?seat=0&since={since}"
            for line in ann.get(path).text.splitlines():
                since = json.loads(line).get("step", since)
            ends += 1
            assert is_present(ann, table)
            chatter(ann, table)
        assert since == 6


# --- the parts


def test_an_ipv6_address_counts_with_its_network():
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2::ffff") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert len(network_of("x" * 9999)) == 64


class Line:
    """A transport that only knows whether it was ended."""

    ended = closing = False

    def abort(self):
        self.ended = True

    def is_closing(self):
        return self.closing


def test_ipv6_neighbours_share_their_places():
    doors = Connections(Settings(connections_per_address=2), descriptors=1024)
    lines = [Line() for _ in range(4)]
    for number, line in enumerate(lines[:3]):
        assert doors.enter(line, f"2001:db8::{number}", number, line.abort)
    assert [line.ended for line in lines] == [True, False, False, False]
    assert doors.enter(lines[3], "2001:db8:0:1::1", 3.0, lines[3].abort)
    assert (doors.count, doors.cut) == (3, 1)


def test_only_who_owes_us_bytes_makes_way():
    doors = Connections(Settings(connections_per_address=2), descriptors=1024)
    lines = [Line() for _ in range(4)]
    first, second = (doors.enter(line, "192.0.2.1", 0.0, line.abort) for line in lines[:2])
    doors.owe(first, None, 1.0)
    assert doors.enter(lines[2], "192.0.2.1", 2.0, lines[2].abort)
    assert [line.ended for line in lines] == [False, True, False, False]
    for visit in list(doors.waiting):
        doors.owe(visit, None, 3.0)
    assert doors.enter(lines[3], "192.0.2.1", 4.0, lines[3].abort) is None
    doors.leave(second)  # its end is told later
    assert doors.count == 2


def test_lone_line_ends_keep_no_connection():
    """uvicorn's own clock of who is idle stops at any byte."""
    doors = Connections(Settings(), descriptors=1024)
    line = Line()
    doors.owe(doors.enter(line, "192.0.2.1", 0.0, line.abort), "idle", 0.0)
    doors.look(IDLE_S)
    assert not line.ended
    doors.look(IDLE_S + 1)
    assert line.ended


def test_open_files_are_raised_to_what_we_may_have():
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
    try:
        raise_open_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(before[1], 65536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_looking_ends_what_closes_for_ever():
    doors = Connections(Settings(read_timeout_s=5), descriptors=1024)
    line = Line()
    doors.owe(doors.enter(line, "192.0.2.1", 0.0, line.abort), None, 0.0)
    line.closing = True
    doors.look(1.0)
    assert not line.ended
    doors.look(7.0)
    assert line.ended
