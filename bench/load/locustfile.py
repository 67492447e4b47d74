"""One user is one table: two scripted seats on one device, a live channel for each, random legal moves.

Each table moves once every PACE_S seconds, at a moment of its own, so that all tables together move
at a steady rate. What was measured and every confirmed move go into the file LOAD_RESULT.
"""

import itertools
import json
import os
import random
import resource
import time

import gevent
import msgspec
from locust import FastHttpUser, events, task
from misto.games.registry import ROOMS
from websocket import WebSocketException, create_connection

PACE_S = float(os.environ.get("LOAD_PACE_S", "3"))
TABLES = int(os.environ["LOAD_TABLES"])
HOSTS = os.environ["LOAD_HOSTS"].split()
GAMES = os.environ.get("LOAD_GAMES", " ".join(ROOMS)).split()
SETTLE_S = 5.0
START = time.monotonic()
MOVE, SEEN = ("POST", "move"), ("WS", "seen by the other seat")

numbers = itertools.count()
confirmed = []  # table, step, seat, action
delays = []  # how late this script itself was, in seconds


class Option(msgspec.Struct):
    action: int


class Decision(msgspec.Struct):
    options: list[Option]


class Message(msgspec.Struct):
    """What the script reads of a message."""

    type: str
    step: int = 0
    seat: int = -1
    decision: Decision | None = None
    outcome: list[float] | None = None


DECODER = msgspec.json.Decoder(Message)


class Table(FastHttpUser):
    network_timeout = connection_timeout = 30.0

    def __init__(self, environment):
        self.number = next(numbers)
        self.host = HOSTS[self.number % len(HOSTS)]
        self.slot = 0
        super().__init__(environment)

    def wait_time(self):
        """Until the table's next moment; one that has passed is left out, not made up for in a burst."""
        phase = (self.number % TABLES) / TABLES
        self.slot = max(self.slot + 1, int((time.monotonic() - START) / PACE_S - phase) + 1)
        self.due = START + (self.slot + phase) * PACE_S
        return max(0.0, self.due - time.monotonic())

    def on_start(self):
        self.choose = random.Random(self.number)
        self.games = itertools.cycle(GAMES[self.number % len(GAMES) :] + GAMES[: self.number % len(GAMES)])
        self.due = None
        gevent.sleep(self.choose.random())  # locust starts a second's worth of users at once
        self.open_table()

    def open_table(self):
        body = {"game": next(self.games), "seats": [{"kind": "me"}] * 2, "start": True}
        with self.client.post("/api/tables", json=body, name="create", catch_response=True) as answer:
            self.table = answer.json()["id"]
        self.seen, self.sent, self.channels = {}, {}, []
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookiejar)
        for seat in (0, 1):
            host = HOSTS[(self.number + seat) % len(HOSTS)].replace("http", "ws")
            channel = create_connection(
                f"{host}/api/tables/{self.table}/live?seat={seat}",
                header=[f"Cookie: {cookies}"],
                skip_utf8_validation=True,
            )
            self.channels.append(channel)
            gevent.spawn(self.listen, channel, self.sent)

    def listen(self, channel, sent):
        try:
            while True:
                message = DECODER.decode(channel.recv_data()[1])
                if message.type == "state":
                    self.note(message, sent)
        except (WebSocketException, OSError, msgspec.DecodeError):
            return

    def note(self, message, sent):
        """Keep the newest state; where the other seat's move was waited for, say how long it took."""
        if message.step >= self.seen.get(message.seat, message).step:
            self.seen[message.seat] = message
        by, at = sent.get(message.step, (message.seat, 0.0))
        if by != message.seat:
            fire(SEEN, time.perf_counter() - at)

    @task
    def move(self):
        if self.due is not None:
            delays.append(time.monotonic() - self.due)
        if any(message.outcome is not None for message in self.seen.values()):
            self.close()
            self.open_table()
            return
        owing = [message for message in self.seen.values() if message.decision is not None]
        if not owing:
            return
        state = self.choose.choice(owing)
        action = self.choose.choice(state.decision.options).action
        newest = max(message.step for message in self.seen.values())
        body = {"seat": state.seat, "step": newest, "key": f"{newest}", "actions": [action]}
        self.sent[newest + 1] = state.seat, time.perf_counter()
        with self.client.post(
            f"/api/tables/{self.table}/moves", json=body, name="move", catch_response=True
        ) as answer:
            if answer.status_code == 200:
                after = DECODER.decode(answer.content)
                confirmed.append((self.table, after.step, state.seat, action))
                self.seen[state.seat] = after
            else:
                answer.failure(f"{answer.status_code} {answer.text[:200]}")

    def close(self):
        for channel in self.channels:
            channel.close()

    def on_stop(self):
        self.close()


def fire(name, seconds):
    events.request.fire(
        request_type=name[0],
        name=name[1],
        response_time=seconds * 1000,
        response_length=0,
        exception=None,
    )


@events.init.add_listener
def measure_when_all_play(environment, **_):
    def begin(**_):
        gevent.sleep(SETTLE_S)
        environment.stats.reset_all()
        delays.clear()

    environment.events.spawning_complete.add_listener(lambda **_: gevent.spawn(begin))


@events.quitting.add_listener
def write_result(environment, **_):
    def figures(name):
        stats = environment.stats.get(name[1], name[0])
        at = {f"p{p}": stats.get_response_time_percentile(p / 100) for p in (50, 95, 99)}
        return {
            "count": stats.num_requests,
            "failed": stats.num_failures,
            "max": stats.max_response_time,
            **at,
        }

    late = sorted(delays)
    used = resource.getrusage(resource.RUSAGE_SELF)
    result = {
        "move": figures(MOVE),
        "seen": figures(SEEN),
        "per_s": environment.stats.get(MOVE[1], MOVE[0]).total_rps,
        "late_p99": late[int(len(late) * 0.99)] * 1000 if late else None,
        "cpu": used.ru_utime + used.ru_stime,
        "confirmed": confirmed,
    }
    with open(os.environ["LOAD_RESULT"], "w") as file:
        json.dump(result, file)
