"""bench/load/think.py: which waits it counts."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from misto.core.record import legal_actions
from misto.games.registry import GAMES
from misto.server.journal import BOT, MOVE, PERSON, Entry
from misto.server.live_table import Table
from misto.server.path import HURRIED
from misto.server.rows import Away, Config, SeatRow, TableRow

SCRIPT = Path(__file__).parents[2] / "bench" / "load" / "think.py"


@pytest.fixture(scope="module")
def think():
    spec = spec_from_file_location("think", SCRIPT)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def table_against_a_bot():
    """One person and one bot; the bot begins, at second 0."""
    game = GAMES["machi_koro"]
    row = TableRow(
        id="t",
        game=game.name,
        rules_version=game.rules.version,
        options=game.settle({"first_player": 2}, 2),
        chance=f"keyed:{'5a' * 32}",
        status="playing",
        host="ann",
        config=Config("rule", None, True, False, Away()),
        created=0.0,
        touched=0.0,
        started=0.0,
    )
    return Table(row, [SeatRow(0, "person", "ann"), SeatRow(1, "bot", bot="level:expert")], "")


def log_of(table, seconds):
    """Entries in which every decision takes so long, bots' thinking whole and cut short in turn."""
    shadow, at, entries = table_against_a_bot().journal, 0.0, []
    for number, took in enumerate(seconds, 1):
        seat = shadow.owing()[0]
        at += took
        by = PERSON if seat == 0 else (BOT, HURRIED)[number % 2]
        action = legal_actions(table.game, shadow.state, seat)[-1]
        entries.append(Entry(number, MOVE, seat, action, at, by))
        shadow.add(entries[-1])
    return entries


def test_a_bot_s_wait_counts_whether_or_not_its_thinking_was_cut_short(think):
    table = table_against_a_bot()
    entries = log_of(table, [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0])
    every, chosen = [], []
    think.walk(table, entries, 0.0, entries[-1].at, every, chosen)
    bots = {one.by: [] for one in entries}
    for before, one in zip([0.0, *(e.at for e in entries)], entries, strict=False):
        bots[one.by].append(one.at - before)
    assert bots[BOT]
    assert bots[HURRIED]
    assert sorted(every) == sorted(bots[BOT] + bots[HURRIED])
    assert set(chosen) <= set(every)


def test_what_is_still_owed_at_the_end_counts_so_far(think):
    table, every = table_against_a_bot(), []
    think.walk(table, [], 0.0, 7.0, every, [])
    assert every == [7.0]
