"""Bots in processes of their own: a crash or a long thought costs a legal move, never the table."""

import asyncio
import json
import random
import sys
import time

import pytest

from misto.core.record import fingerprint, legal_actions, seed_rng, to_text
from misto.games.registry import GAMES
from misto.server.queue import Asker
from misto.server.thinkers import Confused, Thinkers
from tests.server.real import PATIENCE
from tests.server.test_undo import journal_of, take

ANN = Asker("ann", "table")


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("import sys; sys.stdin.readline(); sys.exit(3)", "crashed"),
        ("import time; time.sleep(60)", "timeout"),
        ("print('nonsense', flush=True); input(); input()", "JSON"),
    ],
    ids=["crash", "too slow", "nonsense"],
)
def test_a_bad_bot_is_ended_and_replaced(program, why):
    async def play():
        thinkers = Thinkers(1, 3.0 if why == "timeout" else 10.0, (sys.executable, "-c", program))
        try:
            journal = journal_of("machi_koro")
            for failures in (1, 2):
                with pytest.raises(Confused, match=why):
                    await thinkers.choice(journal.game, journal.state, 0, "greedy", ANN)
                assert thinkers.metrics.failed["live"] == failures
            assert not thinkers.alive
        finally:
            await thinkers.close()

    asyncio.run(play())


def test_a_table_goes_on_without_its_bot(make_house):
    house = make_house()
    house.service.thinkers.command = (sys.executable, "-c", "pass")
    ann = house.person()
    table = ann.table(seats=("bot", "bot"), options={"turn_cap": 2})
    end = time.monotonic() + PATIENCE
    while ann.get(f"/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.1)
    assert house.service.metrics.thinking.failed["analysis"] >= 2


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_is_a_legal_action(house, name):
    ann = house.person()
    seats = ("me",) * max(2, GAMES[name].rules.seats[0])
    table = ann.table(name, seats)
    seat = ann.state(table, -1)["owes"][0]
    answer = ann.post(f"/tables/{table}/hint", seat=seat)
    assert answer.status_code == 200, answer.text
    legal = {option["action"] for option in ann.state(table, seat)["decision"]["options"]}
    assert answer.json()["action"] in legal
    assert {option["action"] for option in answer.json()["options"]} == legal
    assert sum(option["visits"] for option in answer.json()["options"]) > 0
    assert ann.post(f"/tables/{ann.table(name, seats, hints=False)}/hint", seat=seat).status_code == 409


@pytest.mark.parametrize(
    "bot", ["exec:/bin/true", "search:iterations=999999999", "level:none", "greedy:", ""]
)
def test_only_offered_bots_sit_down(house, bot):
    rows = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    answer = house.person().post("/tables", game="machi_koro", seats=rows)
    assert answer.status_code == (201 if not bot else 422)
    offered = house.person().get("/games").json()[0]["bots"]
    assert "level:novice" in offered
    assert bot not in offered


# --- what crosses the pipe

OVERHEARD = """
import json, sys
from misto.server.thinker import answer
with open(sys.argv[1], "a") as heard:
    for line in sys.stdin:
        print(line, end="", file=heard, flush=True)
        print(json.dumps(answer(json.loads(line))), flush=True)
"""


def overheard(file, game, state, seats):
    """Every line that a real thinker gets when bots at these seats choose and ask for a hint."""

    async def ask():
        thinkers = Thinkers(1, 60.0, (sys.executable, "-c", OVERHEARD, str(file)))
        try:
            chosen = [(await thinkers.choice(game, state, seat, "random", ANN)).action for seat in seats]
            found = await thinkers.hint(game, state, seats[0], ANN)
        finally:
            await thinkers.close()
        for seat, action in [*zip(seats, chosen, strict=True), (seats[0], found["action"])]:
            assert action in legal_actions(game, state, seat)

    file.write_text("")
    asyncio.run(ask())
    return file.read_text().splitlines()


def but_time(line):
    """All of a message but its budget, which depends on the clock alone."""
    message = json.loads(line)
    assert set(message.pop("budget")) == {"share", "ms"}
    return message


def played(name, moves=14):
    journal, choose = journal_of(name), random.Random(name)
    for _ in range(moves):
        seat = choose.choice(journal.owing())
        take(journal, seat, choose.choice(legal_actions(journal.game, journal.state, seat)))
    return journal


@pytest.mark.parametrize("name", list(GAMES))
def test_a_thinker_gets_what_its_seat_may_know(tmp_path, monkeypatch, name):
    """All that is hidden from the seat is dealt anew: not a byte that is sent depends on it."""
    journal = played(name)
    monkeypatch.setattr("misto.server.thinkers.unguessable", lambda: seed_rng(5))
    for seat in journal.owing():
        other = journal.state.copy()
        other.conceal(seat, seed_rng(6))
        assert fingerprint(other) != fingerprint(journal.state)
        lines, swapped = (
            overheard(tmp_path / "heard", journal.game, state, [seat]) for state in (journal.state, other)
        )
        assert len(lines) == 2
        assert [but_time(line) for line in lines] == [but_time(line) for line in swapped]


@pytest.mark.parametrize("name", list(GAMES))
def test_neither_the_truth_nor_the_key_crosses_the_pipe(tmp_path, name):
    journal = played(name)
    seats = journal.owing()
    lines = overheard(tmp_path / "heard", journal.game, journal.state, seats)
    secret = journal.base.chance.partition(":")[2]
    assert [json.loads(line)["seat"] for line in lines] == [*seats, seats[0]]
    for line in lines:
        sent = dict(part.split("=") for part in json.loads(line)["position"].split(";"))
        true = dict(part.split("=") for part in to_text(journal.state).split(";"))
        assert secret not in line
        assert sent["rng"] != true["rng"]
        for key in HIDDEN.get(name, ()):
            assert true[key].count(",") > 20
            assert sent[key] != true[key]


# fields whose order nobody knows, where a room has such; Machi Koro's market lies open, only its dice are to come
HIDDEN = {"machi_koro": (), "san_juan": ("deck",), "akropolis": ("deck",), "welcome_to": ("cards",)}
