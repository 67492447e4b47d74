"""Bots in processes of their own: a crash or a long thought costs a legal move, never the table."""

import asyncio
import sys
import time

import pytest

from misto.core.record import begin
from misto.games.registry import GAMES
from misto.server.thinkers import Confused, Thinkers
from tests.server.test_undo import journal_of


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
                    await thinkers.choices(journal.game, journal.state, [(0, "greedy")])
                assert thinkers.failures == failures
            assert not thinkers.alive
        finally:
            await thinkers.close()

    asyncio.run(play())


def test_a_table_goes_on_without_its_bot(make_house):
    house = make_house()
    house.service.thinkers.command = (sys.executable, "-c", "pass")
    ann = house.person()
    table = ann.table(seats=("bot", "bot"), options={"turn_cap": 2})
    end = time.monotonic() + 30
    while ann.get(f"/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.1)
    assert house.service.thinkers.failures >= 2


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_is_a_legal_action(house, name):
    ann = house.person()
    seats = ("me",) * max(2, GAMES[name].seats[0])
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


def test_a_thinker_gets_the_position_whole():
    """What goes to a bot's process is rebuilt there exactly; only then is it concealed."""
    from misto.core.record import fingerprint, from_text, to_text

    for name in GAMES:
        journal = journal_of(name)
        state = begin(journal.game, journal.base)
        assert fingerprint(from_text(journal.game, to_text(state))) == fingerprint(journal.state)
