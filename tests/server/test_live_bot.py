"""docs/live_bot.py, as its page tells one to start it, plays a whole live game."""

import subprocess
import sys
import time
from pathlib import Path

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


def told(guest, table):
    return guest.get(f"/api/tables/{table}").json()


def wait_until(true, seconds=60.0):
    ends = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.2)
