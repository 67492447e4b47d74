"""What HTTP and WebSockets allow, and too much of it: who does it loses the connection, others lose nothing."""

import contextlib
import time

import httpx
import pytest

from misto.server.connections import PIPELINED
from misto.server.live import WORDS_PER_S
from tests.server.real import PATIENCE, Server
from tests.server.test_connections import (
    NO_LIMITS,
    dial,
    error_in,
    handshake,
    metric,
    served,
    table_of,
    told,
    until,
)

ALIVE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
CHUNKED = b"POST /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("overdone")
    with Server(f"sqlite:///{folder}/misto.db", stream_s=3600, **NO_LIMITS) as server:
        yield server
        assert "Traceback" not in server.said()


@pytest.fixture(scope="module")
def table(server):
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as ann:
        return table_of(ann)


@pytest.fixture
def stream(server, table):
    """A line on which an answer comes in for an hour."""
    with dial(server, f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()) as line:
        assert b"200 OK" in line.recv(65536)
        assert watched(server) == 1
        yield line
        until(lambda: watched(server) == 0)


@pytest.fixture
def live(server, table):
    with dial(server, handshake(f"/api/tables/{table}/live")) as line:
        assert b"101 Switching" in line.recv(65536)
        until(lambda: watched(server) == 1)
        yield line
        until(lambda: watched(server) == 0)
        assert served(server) == 200


def watched(server):
    return metric(server, "live_channels")


def test_trailers_without_end_are_refused(server):
    """They come after the body, when its time and its length have been looked at."""
    lines = [b"x-%d: %s\r\n" % (number, b"y" * 900) for number in range(20000)]
    with dial(server, CHUNKED) as line, pytest.raises(OSError):
        line.sendall(b"".join(lines))


def test_too_much_in_one_go_is_refused_too(server):
    lines = b"".join(b"x-%d: %s\r\n" % (number, b"y" * 900) for number in range(80))
    for start in (CHUNKED, ALIVE[:-2]):
        with dial(server, start + lines + b"\r\n") as line:
            assert error_in(told(line)) == (431, "too-large")


def test_a_trailer_is_no_header(server):
    """The app has looked at the headers already, and what comes later belongs to nobody."""
    ask = (
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-type: application/json\r\nconnection: close\r\n"
    )
    body = b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\ncontent-type: text/plain\r\n\r\n"
    with dial(server, ask + body) as line:
        assert told(line).startswith(b"HTTP/1.1 200 ")


def test_what_waits_behind_an_answer_has_an_end(server, stream):
    stream.sendall(ALIVE * (PIPELINED + 1))
    assert b"healthz" not in told(stream)
    assert served(server) == 200


@pytest.mark.slow  # it shows when the next sign of life is written
def test_who_leaves_with_questions_waiting_watches_no_more(server, stream):
    stream.sendall(ALIVE * PIPELINED)
    assert served(server) == 200
    assert watched(server) == 1, "a few may wait"
    stream.close()


def test_an_upgrade_behind_an_answer_ends_both(server, table, stream):
    stream.sendall(handshake(f"/api/tables/{table}/live"))
    assert b"101 Switching" not in told(stream)


def frame(code, body=b"", last=True):
    """As a client sends it: masked, here with zeros."""
    return bytes([(0x80 if last else 0) | code, 0x80 | len(body)]) + b"\0" * 4 + body


@pytest.mark.parametrize(
    ("first", "then"),
    [(b"", frame(9)), (b"", frame(10)), (frame(1, b"x", last=False), frame(0, last=False))],
    ids=["pings", "pongs", "fragments"],
)
def test_frames_without_end_end_a_live_channel(server, live, first, then):
    """None of them is a message: who counts messages never hears of them."""
    live.sendall(first + then * 20)
    time.sleep(0.5)
    assert watched(server) == 1, "some are no flood"
    with contextlib.suppress(OSError):
        live.sendall(then * 5000)
    assert len(told(live)) < 4096


def test_silence_does_not_save_up_words(server, live):
    ping = frame(1, b'{"type": "ping"}')
    for _ in range(3):
        live.sendall(ping * (WORDS_PER_S // 2))
        time.sleep(1)
    assert watched(server) == 1
    live.sendall(ping * (2 * WORDS_PER_S))
    got = b""
    while b"too-fast" not in got:
        part = live.recv(65536)
        assert part, "it ended without a word"
        got += part
