"""One user is one table: two scripted seats on one device, a live channel for each, random legal moves."""

import itertools
import json
import os
import random
import time

import gevent
from locust import HttpUser, constant_pacing, events, task
from websocket import WebSocketException, create_connection

PACE_S = float(os.environ.get("LOAD_PACE_S", "3"))
GAME = os.environ.get("LOAD_GAME", "machi_koro")
numbers = itertools.count()
HOSTS = os.environ["LOAD_HOSTS"].split()
LOST = []


class Table(HttpUser):
    wait_time = constant_pacing(PACE_S)

    def __init__(self, environment):
        self.number = next(numbers)
        self.host = HOSTS[self.number % len(HOSTS)]
        super().__init__(environment)

    def on_start(self):
        self.choose = random.Random(self.number)
        gevent.sleep(self.choose.uniform(0, PACE_S))
        self.channels = []
        self.open_table()

    def open_table(self):
        seats = [{"kind": "me"}, {"kind": "me"}]
        with self.client.post(
            "/api/tables",
            json={"game": GAME, "seats": seats, "start": True},
            name="create",
            catch_response=True,
        ) as answer:
            self.table = answer.json()["id"]
        self.confirmed = []
        self.seen = {}
        self.waited = {}
        cookie = f"misto_guest={self.client.cookies['misto_guest']}"
        for seat in (0, 1):
            host = HOSTS[(self.number + seat) % len(HOSTS)].replace("http", "ws")
            address = f"{host}/api/tables/{self.table}/live?seat={seat}"
            channel = create_connection(address, header=[f"Cookie: {cookie}"], timeout=30)
            self.channels.append(channel)
            gevent.spawn(self.listen, channel, seat)

    def listen(self, channel, seat):
        try:
            while True:
                message = json.loads(channel.recv())
                if message["type"] == "state":
                    self.note(seat, message)
        except (WebSocketException, OSError, ValueError):
            return

    def note(self, seat, message):
        """Keep the newest state; where the other seat's move was waited for, say how long it took."""
        if message["step"] >= self.seen.get(seat, message)["step"]:
            self.seen[seat] = message
        waited = self.waited.get(seat)
        if waited is not None and message["step"] >= waited[0]:
            del self.waited[seat]
            spent = (time.perf_counter() - waited[1]) * 1000
            events.request.fire(
                request_type="WS",
                name="other seat sees it",
                response_time=spent,
                response_length=0,
                exception=None,
            )

    @task
    def move(self):
        owing = [m for m in self.seen.values() if m["decision"] is not None]
        if any(m["outcome"] is not None for m in self.seen.values()):
            self.finish()
            return
        if not owing:
            return
        state = max(owing, key=lambda m: m["step"])
        action = self.choose.choice(state["decision"]["options"])["action"]
        body = {
            "seat": state["seat"],
            "step": state["step"],
            "key": str(len(self.confirmed)),
            "actions": [action],
        }
        with self.client.post(
            f"/api/tables/{self.table}/moves", json=body, name="move", catch_response=True
        ) as answer:
            if answer.status_code == 200:
                self.confirmed.append((state["seat"], action))
                self.seen[state["seat"]] = answer.json()
            else:
                answer.failure(f"{answer.status_code} {answer.text[:200]}")

    def finish(self):
        self.check()
        for channel in self.channels:
            channel.close()
        self.channels = []
        self.open_table()

    def check(self):
        """Every confirmed move is in the table's history."""
        state = self.client.get(f"/api/tables/{self.table}/state?seat=-1", name="check").json()
        if state["step"] < len(self.confirmed):
            LOST.append((self.table, state["step"], len(self.confirmed)))

    def on_stop(self):
        self.check()
        for channel in self.channels:
            channel.close()


@events.quitting.add_listener
def verdict(environment, **_):
    stats = environment.stats.get("move", "POST")
    print(
        f"moves {stats.num_requests}, failed {stats.num_failures}, lost {len(LOST)}, "
        f"p50 {stats.get_response_time_percentile(0.5)} ms, p99 {stats.get_response_time_percentile(0.99)} ms"
    )
    if LOST or stats.num_failures:
        environment.process_exit_code = 1
