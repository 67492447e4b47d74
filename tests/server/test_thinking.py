"""Thinking with real processes: who waits for whom, what a failure costs, what is left after a stop or a kill."""

import asyncio
import random
import re
import sys
import threading
import time
from contextlib import ExitStack

import httpx
import pytest
from sqlalchemy import create_engine, select, text

from misto.bots import Budget, look, make_bot
from misto.core.record import from_json, legal_actions, seed_rng
from misto.games.registry import GAMES
from misto.server import driver, live_table
from misto.server.errors import Refused
from misto.server.journal import BOT, MOVE
from misto.server.migrate import upgrade
from misto.server.path import HURRIED
from misto.server.queue import Asker
from misto.server.schema import ENTRIES
from misto.server.settings import with_driver
from misto.server.store import Batches, Closed
from misto.server.thinkers import Confused, Thinkers
from tests.server.real import PATIENCE, Server
from tests.server.test_bots import played

SLEEPS = (sys.executable, "-c", "import time; time.sleep(600)")


def soon(happened, seconds=120):
    """Wait until it has happened; on a full machine that may take long."""
    end = time.monotonic() + seconds
    while not (found := happened()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def with_thinkers(play, **given):
    async def run():
        thinkers = Thinkers(**{"count": 1, "timeout_s": 120.0, **given})
        try:
            return await play(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(run())


# --- how long a bot may think


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("bot", ["level:expert", "level:expert@v0.1.0"])
def test_a_hard_stop_ends_the_longest_thought(name, bot):
    """An expert that would take seconds has milliseconds, and says how little that was of its budget."""
    granted = []
    for moves in range(10, 20):
        journal = played(name, moves)
        for seat in journal.owing():
            seen = look(journal.game, journal.state, seat, seed_rng(1), Budget(1.0, 1.0))
            assert make_bot(bot, 100_000.0).choose(seen, seed_rng(2)) in seen.legal()
            granted.append(seen.granted)
    assert 0.0 < min(granted) < 0.01  # others have one answer, or were settled at the first look


def asked_now(name):
    """A position of the room in which a seat has a choice, and the seat."""
    for moves in range(10, 40):
        journal = played(name, moves)
        for seat in journal.owing():
            if len(legal_actions(journal.game, journal.state, seat)) > 2:
                return journal, seat
    raise AssertionError


def test_a_share_is_a_part_of_what_the_bot_would_spend():
    journal, seat = asked_now("san_juan")
    bot = make_bot("level:expert", 1.0)
    manner = bot.manner_in(journal.game)
    efforts = [
        bot.effort(manner, look(journal.game, journal.state, seat, seed_rng(1), budget))
        for budget in (Budget(), Budget(0.5, 700.0), Budget(1e-9))
    ]
    whole, half, least = [int(effort.iterations) for effort in efforts]
    assert half == round(whole / 2)
    assert least == 8
    assert [effort.millis for effort in efforts] == [0.0, 700.0, 0.0]


def test_budgets_shrink_while_many_wait():
    """Twelve guests at once, one process: the first has its whole budget, the others less, all an answer."""
    journal, seat = asked_now("machi_koro")
    legal = legal_actions(journal.game, journal.state, seat)

    async def play(thinkers):
        thinkers.queue.needs["machi_koro level:expert"] = 1000.0
        asked = [
            thinkers.choice(journal.game, journal.state, seat, "level:expert", Asker(f"g{n}", f"t{n}"))
            for n in range(12)
        ]
        return await asyncio.gather(*asked), thinkers.metrics.shares["live"]

    chosen, shares = with_thinkers(play, wait_s=2.0)
    assert {one.action for one in chosen} <= set(legal)
    assert any(one.cut for one in chosen)  # a budget that shrank with the load is no function of a seed
    assert shares.counts[-1] == 12
    assert 0.5 < shares.sum < 8.0


def test_what_no_thinker_comes_to_is_answered_all_the_same():
    journal, seat = asked_now("machi_koro")

    async def play(thinkers):
        asked = [
            asyncio.create_task(
                thinkers.choice(journal.game, journal.state, seat, "level:expert", Asker(f"g{n}", "t"))
            )
            for n in range(5)
        ]
        await asyncio.wait(asked[1:])
        assert not asked[0].done()
        asked[0].cancel()
        return [one.result() for one in asked[1:]], thinkers.metrics.shares["live"]

    chosen, shares = with_thinkers(play, command=SLEEPS, wait_s=0.2)
    assert {one.action for one in chosen} <= set(legal_actions(journal.game, journal.state, seat))
    assert all(one.cut for one in chosen)
    assert shares.counts[0] == shares.counts[-1] == 4  # all of them with no budget at all


# --- who waits for whom


def test_a_flood_of_hints_keeps_no_other_guest_waiting():
    """Sixty at once: two wait, one is thought about, the rest is told to ask again; a bot's move is next."""
    journal, seat = asked_now("machi_koro")
    order = []

    async def play(thinkers):
        async def hint():
            found = await thinkers.hint(journal.game, journal.state, seat, Asker("loud", "t", "10.0.0.1"))
            order.append("hint")
            return found

        flood = [asyncio.create_task(hint()) for _ in range(60)]
        await asyncio.sleep(0)
        await thinkers.choice(journal.game, journal.state, seat, "level:normal", Asker("quiet", "q"))
        order.append("live")
        return await asyncio.gather(*flood, return_exceptions=True)

    answers = with_thinkers(play, most_of_guest=2, most_of_address=8)
    refused = [one for one in answers if isinstance(one, Refused)]
    assert len(refused) == 57
    assert {(one.status, one.key, one.retry_s) for one in refused} == {(429, "hints-waiting", 2)}
    assert order == ["hint", "live", "hint", "hint"]


def test_an_address_has_a_few_hints_waiting_however_many_guests_it_has():
    async def play(thinkers):
        journal = played("machi_koro")
        asked = [
            asyncio.create_task(
                thinkers.hint(journal.game, journal.state, journal.owing()[0], Asker(f"g{n}", "t", where))
            )
            for n, where in enumerate(["10.0.0.1"] * 20 + ["10.0.0.2"])
        ]
        await asyncio.sleep(0.1)
        refused = [one.done() and isinstance(one.exception(), Refused) for one in asked]
        for one in asked:
            one.cancel()
        return refused, dict(thinkers.queue.waiting)

    refused, _ = with_thinkers(play, command=SLEEPS, most_of_guest=2, most_of_address=8)
    assert refused == [False] * 9 + [True] * 11 + [False]


def test_a_hint_too_many_is_refused_with_a_sentence(make_house):
    house = make_house(bot_workers=1, hints_waiting_per_guest=1)
    thinkers = house.service.thinkers
    thinkers.command = SLEEPS
    ann = house.person()
    table = ann.table(seats=("me", "me"))
    seat = ann.state(table, -1)["owes"][0]
    asking = [threading.Thread(target=ann.post, args=(f"/tables/{table}/hint",), kwargs={"seat": seat})]
    asking.append(threading.Thread(target=ann.post, args=(f"/tables/{table}/hint",), kwargs={"seat": seat}))
    for count, one in enumerate(asking):
        one.start()
        soon(lambda count=count: len(thinkers.busy) == 1 and thinkers.queue.turns["hint"].count == count)
    answer = ann.post(f"/tables/{table}/hint", seat=seat)
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "2"
    assert answer.json()["error"] == {
        "key": "hints-waiting",
        "args": {"seconds": 2},
        "message": "Hints you asked for are still being thought about: ask again in 2 seconds.",
    }
    assert 'misto_thinking_waiting{class="hint"} 1' in ann.client.get("/metrics").text
    house.portal.call(thinkers.close)  # whoever waits is told that there is no answer
    for one in asking:
        one.join(60)
        assert not one.is_alive()


def test_a_crowd_that_nobody_attends_keeps_nobody_waiting(make_house):
    """Each table of bots alone is a new guest's, and all of them together go behind one person's."""
    house = make_house(bot_workers=1, bot_wait_s=60, bot_timeout_s=600)
    thinkers, asked = house.service.thinkers, house.service.metrics.thinking.asked
    thinkers.command = SLEEPS
    crowd = [house.person().table(seats=("bot", "bot")) for _ in range(6)]
    soon(lambda: len(thinkers.busy) == 1 and thinkers.unattended() < set(crowd) and asked["analysis"] == 6)
    ann = house.person()
    table = ann.table(seats=("me", "bot"), options={"first_player": 2})
    soon(lambda: thinkers.queue.count_by_class() == {"live": 1, "hint": 0, "analysis": 5})
    (question,) = thinkers.queue.turns["live"]
    assert (question.asker.table, question.asker.address) == (table, "testclient")
    watched = thinkers.unattended().pop()
    with house.person().live(watched, seat=-1):
        soon(lambda: {one.asker.table for one in thinkers.queue.turns["live"]} == {table, watched})
    assert asked == {"analysis": 6, "live": 2}


def test_whoever_comes_back_is_served_as_everybody_who_is_there(make_house, monkeypatch):
    monkeypatch.setattr(driver, "TICK_S", 1e6)  # no clock brings it to mind
    monkeypatch.setattr(live_table, "PRESENT_S", -1e9)  # nobody is there without an open channel
    house = make_house(bot_workers=1, bot_wait_s=60, bot_timeout_s=600)
    thinkers, ann = house.service.thinkers, house.person()
    thinkers.command = SLEEPS
    for _ in range(2):
        ann.table(seats=("me", "bot"), options={"first_player": 2})
    soon(lambda: thinkers.queue.count_by_class() == {"live": 0, "hint": 0, "analysis": 1})
    (question,) = thinkers.queue.turns["analysis"]
    patient = question.late.when()
    with ann.live(question.asker.table):
        assert thinkers.queue.count_by_class() == {"live": 1, "hint": 0, "analysis": 0}
        assert question.late.when() < patient - 60  # and waits no longer than a live one may


def test_a_table_is_attended_while_somebody_waits_for_its_bots(make_house, monkeypatch):
    house = make_house(bot_workers=1, bot_wait_s=60, bot_timeout_s=600)
    house.service.thinkers.command = SLEEPS
    ann, tables = house.person(), house.service.tables.open
    bots, mine = tables[ann.table(seats=("bot", "bot"))], tables[ann.table(options={"first_player": 1})]
    theirs = tables[ann.table(options={"first_player": 2})]
    assert not bots.is_attended()
    assert theirs.is_attended()  # its person sat down just now
    monkeypatch.setattr(live_table, "PRESENT_S", 0.0)
    assert not theirs.is_attended()
    assert mine.is_attended()  # its person is asked …
    mine.journal.away.add(0)
    assert not mine.is_attended()  # … unless others decide for it
    mine.journal.away.clear()
    state = ann.state(mine.id)
    while state["decision"] is not None:
        state = ann.move(mine.id, state).json()
    assert not mine.is_attended()
    monkeypatch.setattr(live_table, "PRESENT_S", 30.0)
    mine.journal.started = 0.0
    assert mine.is_attended()  # it moved just now
    for one in (bots, theirs):
        one.elsewhere = 1
        assert one.is_attended()


# --- what fails, fails alone

LAST_OR_NOTHING = """
import json, sys
from misto.core.record import from_text, legal_actions
from misto.games.registry import find_game
for line in sys.stdin:
    asked = json.loads(line)
    game = find_game(asked["game"])
    legal = legal_actions(game, from_text(game, asked["position"]), asked["seat"])
    print(json.dumps({"action": legal[-1]} if asked["seat"] == 1 else {}), flush=True)
"""


def test_a_seat_that_gets_no_answer_falls_back_alone(make_house):
    """All decide at once; what the one bot chose stands though the other's thinker answers nonsense."""
    house = make_house()
    house.service.thinkers.command = (sys.executable, "-c", LAST_OR_NOTHING)
    game = next(name for name, one in GAMES.items() if one.rules.simultaneous)
    table = house.person().table(game, ("me", "bot", "bot"))
    journal = house.service.tables.open[table].journal
    soon(lambda: journal.owing() == [0])
    again, mine = journal_like(journal), 0
    for entry in journal.entries:
        legal = legal_actions(journal.game, again.state, entry.seat)
        if entry.seat == 1 and len(legal) > 1:
            assert entry.value == legal[-1]
            mine += 1
        again.add_all([entry])
    assert mine
    assert house.service.metrics.thinking.failed["live"]


def journal_like(journal):
    again = type(journal)(journal.game, journal.base, journal.started)
    assert not again.entries
    return again


def test_metrics_tell_what_is_thought_about(make_house):
    house = make_house()
    ann = house.person()
    table = ann.table(seats=("bot", "bot"), options={"turn_cap": 3})
    soon(lambda: ann.get(f"/tables/{table}").json()["status"] == "over")
    told = ann.client.get("/metrics").text
    figures = {}
    for line in told.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            figures[name] = float(value)
    asked = figures['misto_thinking_asked_total{class="analysis"}']
    assert asked > 0
    assert figures['misto_thinking_failed_total{class="analysis"}'] == 0
    assert figures['misto_thinking_share_count{class="analysis"}'] == asked
    assert figures['misto_thinking_share_bucket{class="analysis",le="+Inf"}'] == asked
    assert 0 < figures['misto_thinking_share_sum{class="analysis"}'] <= asked
    assert figures['misto_thinking_seconds_count{class="analysis"}'] == asked
    assert figures['misto_thinking_asked_total{class="live"}'] == 0  # nobody looked on
    assert figures["misto_thinking"] == 0
    assert figures["misto_thinkers"] >= 1
    for kind in ("live", "hint", "analysis"):
        assert figures[f'misto_thinking_waiting{{class="{kind}"}}'] == 0
    assert all(re.fullmatch(r"# TYPE \w+ \w+", line) for line in told.splitlines() if line.startswith("#"))


# --- stopping


def test_a_stop_writes_what_waits_and_refuses_what_comes_later(tmp_path):
    async def play():
        batches = Batches(with_driver(f"sqlite:///{tmp_path}/stop.db", "pysqlite"))
        await batches.write(lambda db: db.execute(text("CREATE TABLE kept (n INTEGER)")) and None)

        def note(number):
            return lambda db: db.execute(text(f"INSERT INTO kept VALUES ({number})")) and number

        first = asyncio.create_task(batches.write(note(1)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # the first is on its way to the disk, the second waits for the next batch
        second = asyncio.create_task(batches.write(note(2)))
        await asyncio.sleep(0)
        await batches.close()
        with pytest.raises(Closed):
            await batches.write(note(3))
        async with asyncio.timeout(60):
            return await asyncio.gather(first, second)

    assert asyncio.run(play()) == [1, 2]


def test_a_stop_leaves_nobody_waiting_for_an_answer():
    journal, seat = asked_now("machi_koro")

    async def play():
        thinkers = Thinkers(1, 600.0, SLEEPS, wait_s=600.0)
        asked = [
            asyncio.create_task(
                thinkers.choice(journal.game, journal.state, seat, "greedy", Asker("ann", f"t{n}"))
            )
            for n in range(4)
        ]
        while not thinkers.alive:
            await asyncio.sleep(0.01)
        await thinkers.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        with pytest.raises(Confused):
            await thinkers.choice(journal.game, journal.state, seat, "greedy", Asker("ann", "t"))
        return answers, thinkers.alive

    answers, alive = asyncio.run(play())
    assert all(isinstance(one, Confused) for one in answers)
    assert not alive


def test_a_server_stops_in_the_middle_of_everything_without_a_complaint(tmp_path):
    with (
        Server(f"sqlite:///{tmp_path}/stop.db") as server,
        httpx.Client(base_url=server.base, timeout=PATIENCE) as ann,
    ):
        body = {"game": "machi_koro", "seats": [{"kind": "bot", "bot": "greedy"}] * 4, "start": True}
        tables = [ann.post("/api/tables", json=body).json()["id"] for _ in range(6)]
        soon(lambda: all(ann.get(f"/api/tables/{table}").json()["step"] > 3 for table in tables))
        server.stop()
        said = server.said()
    assert "Traceback" not in said
    assert '"error"' not in said
    assert "cannot schedule" not in said


# --- several workers


def figure(server, name):
    for line in httpx.get(server.base + "/metrics", timeout=PATIENCE).text.splitlines():
        if line.startswith(name + " "):
            return float(line.rpartition(" ")[2])
    return 0.0


@pytest.mark.slow
def test_a_killed_workers_question_is_asked_again_by_the_other(postgres):
    """Two workers on one PostgreSQL; whichever thinks is killed in the middle of it, twice."""
    url = postgres()
    upgrade(url)
    slow = {"bot_workers": 1, "bot_wait_s": 3, "bot_scale": 100}
    choose, confirmed = random.Random(4), []
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(url, "postgres", **slow)) for _ in range(2)]
        ann = stack.enter_context(httpx.Client(timeout=PATIENCE))
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "level:expert"}] * 2
        body = {"game": "san_juan", "seats": seats, "start": True}
        table = ann.post(f"{servers[0].base}/api/tables", json=body).json()["id"]

        def state(server):
            return ann.get(f"{server.base}/api/tables/{table}/state", params={"seat": 0}).json()

        def move_on(server, moves):
            """Answer for the person until bots have the next word, so many times over."""
            while moves:
                now = soon(lambda: (s := state(server))["decision"] is not None and s)
                action = choose.choice(now["decision"]["options"])["action"]
                move = {"seat": 0, "step": now["step"], "key": f"k{len(confirmed)}", "actions": [action]}
                answer = ann.post(f"{server.base}/api/tables/{table}/moves", json=move)
                assert answer.status_code == 200, answer.text
                confirmed.append((answer.json()["step"], action))
                moves -= answer.json()["decision"] is None

        def who_thinks():
            """The worker in the middle of a thought; the person moves on while bots decide too quickly."""
            while True:
                move_on(servers[0], 1)
                while state(servers[0])["decision"] is None:
                    for server in servers:
                        if figure(server, "misto_thinking") > 0:
                            return server

        for _ in range(2):
            thinking = who_thinks()
            thinking.kill()
            (other,) = [one for one in servers if one is not thinking]
            before = state(other)["step"]
            soon(lambda other=other, before=before: state(other)["step"] > before)
            move_on(other, 2)
            thinking.start()
        soon(lambda: state(servers[0])["decision"] is not None)
        check_log(url, table, confirmed, [state(one) for one in servers])


def check_log(url, table, confirmed, states):
    engine = create_engine(with_driver(url, ""))
    with engine.connect() as db:
        rows = db.execute(select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq))
        log = rows.mappings().all()
    engine.dispose()
    assert [row["seq"] for row in log] == list(range(1, len(log) + 1))
    assert {row["kind"] for row in log} == {MOVE}
    mine = [(row["seq"], row["value"]) for row in log if row["seat"] == 0]
    assert mine == confirmed, "a move was lost or taken twice"
    assert {row["by"] for row in log if row["seat"] > 0} <= {BOT, HURRIED}
    assert states[0]["step"] == states[1]["step"] == len(log)
    assert states[0]["view"] == states[1]["view"]


@pytest.mark.slow
def test_workers_share_the_thinking(postgres):
    """All tables are opened at one worker; the other, which nobody knows, thinks for its part of them."""
    url = postgres()
    upgrade(url)
    given = {"bot_workers": 1, "bot_wait_s": 1}
    with ExitStack() as stack:
        one, two = (stack.enter_context(Server(url, "postgres", **given)) for _ in range(2))
        with httpx.Client(base_url=one.base, timeout=PATIENCE) as ann:
            seats = [{"kind": "bot", "bot": "level:normal"}] * 3
            body = {"game": "machi_koro", "seats": seats, "start": True, "options": {"turn_cap": 40}}
            tables = [ann.post("/api/tables", json=body).json()["id"] for _ in range(8)]

            def answered(server):
                return figure(server, 'misto_thinking_share_count{class="analysis"}')

            soon(lambda: answered(one) + answered(two) > 120 and answered(two) > 0.25 * answered(one))
            soon(lambda: all(ann.get(f"/api/tables/{name}").json()["status"] == "over" for name in tables))
            for name in tables:
                records = [
                    httpx.get(f"{s.base}/api/tables/{name}/record", timeout=PATIENCE).text for s in (one, two)
                ]
                assert records[0] == records[1]
                assert from_json(GAMES, records[0]).steps
