"""docs/live_bot.py, as its page tells one to start it, plays a whole live game."""

import json
import subprocess
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import httpx

from tests.server.real import PATIENCE, Server

BOT = Path(__file__).parents[2] / "docs" / "live_bot.py"


def test_the_bot_of_the_docs_plays_a_live_table_to_its_end(tmp_path):
    with (
        Server(f"sqlite:///{tmp_path}/x.db") as server,
        httpx.Client(base_url=server.base, timeout=PATIENCE) as guest,
    ):
        seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
        body = {"game": "machi_koro", "seats": seats, "options": {"turn_cap": 12}}
        table = guest.post("/api/tables", json=body).json()["id"]
        with httpx.Client(base_url=server.base, timeout=PATIENCE) as other:
            other.post("/api/me", json={"name": "Robo", "lang": "en"})
            token = other.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
        words = [sys.executable, str(BOT), server.base, table, "1", token]
        with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as bot:
            wait_until(lambda: all(s["kind"] != "open" for s in told(guest, table)["seats"]))
            guest.post(f"/api/tables/{table}/start").raise_for_status()
            _, trouble = bot.communicate(timeout=120)
        assert bot.returncode == 0, trouble
        assert told(guest, table)["status"] == "over"
        steps = guest.get(f"/api/tables/{table}/record").json()["steps"]
        assert any(step[0] == 1 for step in steps)


class Hurried(BaseHTTPRequestHandler):
    """A table that asks one thing, calls two answers too fast, and is over after the third."""

    moves: ClassVar[list[tuple[float, str]]] = []

    def answer(self, status, body="", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body.encode())

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if self.path.endswith("/moves"):
            self.moves.append((time.monotonic(), body["key"]))
            if len(self.moves) < 3:
                return self.answer(429, **({"retry_after": "2"} if len(self.moves) == 2 else {}))
        return self.answer(200, "{}")

    def do_GET(self):
        status = "playing" if len(self.moves) < 3 else "over"
        asked = {"options": [{"action": 7}]} if status == "playing" else None
        message = {"type": "state", "step": 3, "table": {"status": status}, "decision": asked}
        self.answer(200, json.dumps(message) + "\n")

    def log_message(self, *_):
        pass


def test_it_waits_when_it_was_too_fast():
    """After 429 as long as the server says, then the same request: its key makes that harmless."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Hurried)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        words = [sys.executable, str(BOT), f"http://127.0.0.1:{server.server_port}", "t", "0", "x"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    finally:
        server.shutdown()
        server.server_close()
    assert done.returncode == 0, done.stderr
    (first, key), (second, again), (third, last) = Hurried.moves
    assert key == again == last
    assert second - first >= 1
    assert third - second >= 2


def told(guest, table):
    return guest.get(f"/api/tables/{table}").json()


def wait_until(true, seconds=60.0):
    ends = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.2)
