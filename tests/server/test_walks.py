"""The two walks of ARCHITECTURE.md: what is called, in which order, when a move comes in."""

import re
import threading
from pathlib import Path

import pytest

from misto.core.chance import LIVE, SECRET_BYTES
from misto.server import authority

WALKS = Path(__file__).parents[2] / "ARCHITECTURE.md"
# what is watched in every walk, whether its list names it or not
WATCHED = (
    "api.moves",
    "Tables.move",
    "Trial.take",
    "Store.append",
    "Journal.add_all",
    "Tables.tell_here",
    "live.messages",
)
STEP = re.compile(r"^\d+\. `([\w.]+)` \(server\)", re.MULTILINE)


def steps_of(walk):
    text = WALKS.read_text().split("## Two walks")[1].split("\n## ")[0]
    told = text.split(f"**{walk}")[1].split("\n**")[0]
    assert len(re.findall(r"^\d+\. ", told, re.MULTILINE)) <= 12
    return STEP.findall(told)


class Trace:
    """Which of these functions are called, each when it first is."""

    def __init__(self, names):
        self.names, self.called, self.on = set(names), [], False

    def __call__(self, frame, event, _):
        if self.on and event == "call" and frame.f_globals.get("__name__", "").startswith("misto.server"):
            inside = frame.f_code.co_qualname
            name = inside if "." in inside else f"{frame.f_globals['__name__'].rpartition('.')[2]}.{inside}"
            if name in self.names and name not in self.called:
                self.called.append(name)


@pytest.mark.parametrize(
    ("walk", "game", "asks"),
    [("A San Juan payment", "san_juan", "pay"), ("An Akropolis placement", "akropolis", "")],
)
def test_a_move_walks_as_it_is_told(make_house, monkeypatch, walk, game, asks):
    same_cards = f"{LIVE}:{'5a' * SECRET_BYTES}"
    monkeypatch.setattr(authority, "fresh_secret", lambda: same_cards)
    trace = Trace(WATCHED)
    threading.setprofile(trace)  # the app lives in a thread of its own
    try:
        house = make_house()
        ann = house.person()
        table, state, actions = find_decision(ann, game, asks)
        with ann.live(table, 1 - state["seat"]) as live:
            live.receive_json()
            trace.on = True
            body = {"seat": state["seat"], "step": state["step"], "key": "k", "actions": actions}
            assert ann.post(f"/tables/{table}/moves", **body).status_code == 200
            while (told := live.receive_json())["type"] != "state" or told["step"] <= state["step"]:
                pass
            trace.on = False
    finally:
        threading.setprofile(None)
    assert trace.called == steps_of(walk)
    assert set(trace.called) == set(WATCHED)


def find_decision(ann, game, asks):
    """A table at a decision of this kind, and an answer to it that is whole."""
    table = ann.table(game, ("me", "me"))
    for _ in range(200):
        state = next(one for one in (ann.state(table, 0), ann.state(table, 1)) if one["decision"])
        decision = state["decision"]
        options = [option["action"] for option in decision["options"]]
        choose = decision["choose"]
        if not asks:
            return table, state, options[:1]
        if decision["kind"].startswith(asks) and choose and choose["least"] > 1:
            return table, state, options[: choose["least"]]
        dear = [option["action"] for option in decision["options"] if "build" in option["code"]]
        ann.move(table, state, (dear or options)[-1])
    raise AssertionError("no such decision came up")
