"""Programs as bots: the documented example plays, and a failing program does not stop a game."""

import logging
import re
import sys
import time
from pathlib import Path

import pytest

from misto.bots import ask, bot_rng, close_bot, make_bot
from misto.bots.program import MOST_FAULTS, ProgramBot
from misto.core.record import legal_actions, seed_rng
from misto.core.trouble import Trouble
from misto.games.registry import GAMES
from misto.lab.match import Job, play

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
GAME = GAMES["machi_koro"]


def write(folder, source):
    file = folder / "bot.py"
    file.write_text(source, encoding="utf-8")
    return f"{sys.executable} {file}"


def position():
    return GAME.rules.new(GAME.settle({"first_player": 1}, 2), 2, seed_rng(1))


def test_the_example_of_the_manual_plays_whole_games(tmp_path):
    example = re.search(
        r"```python\n(#!/usr/bin/env python3\n.*?)```", DOCS.read_text(encoding="utf-8"), re.S
    )
    assert example is not None
    assert len([line for line in example[1].splitlines() if line.strip()]) <= 30
    name = f"exec:{write(tmp_path, example[1])}"
    wins = 0.0
    for deal in range(4):
        bots = (name, "random") if deal % 2 == 0 else ("random", name)
        result = play(Job("k", "machi_koro", {}, bots, deal, 1, 1.0))
        assert result.faults == (0, 0)
        wins += result.outcome[deal % 2]
    assert wins >= 3


BROKEN = {
    "crash": "import sys; sys.stdin.readline(); sys.exit(3)",
    "late": "import time; time.sleep(60)",
    "illegal": "import sys\nfor line in sys.stdin: print('{\"action\": 97000}', flush=True)",
    "true": "import sys\nfor line in sys.stdin: print('{\"action\": true}', flush=True)",
    "garbage": "import sys\nfor line in sys.stdin: print('hello', flush=True)",
    "list": "import sys\nfor line in sys.stdin: print('[1]', flush=True)",
    "endless": "import sys\nwhile True: sys.stdout.write('x' * 9000)",
    "syntax": "def",
}


@pytest.mark.parametrize("how", BROKEN)
def test_faults_become_random_legal_actions(tmp_path, how, caplog):
    bot = make_bot(f"exec:limit=0.4,{write(tmp_path, BROKEN[how])}", programs=True)
    state, rng = position(), bot_rng(1, 0)
    began = time.monotonic()
    with caplog.at_level(logging.WARNING, "misto.bots"):
        for _ in range(MOST_FAULTS + 2):
            action = ask(bot, GAME, state, 0, rng)
            assert action in legal_actions(GAME, state, 0)
    assert bot.faults == MOST_FAULTS
    assert len(caplog.records) == MOST_FAULTS
    assert time.monotonic() - began < 60  # where one waits for ever without the limit
    assert bot.process is None
    close_bot(bot)


def test_a_program_that_is_not_there(tmp_path):
    """Its name is refused; where it vanishes later, the game goes on."""
    with pytest.raises(Trouble, match="no-program"):
        make_bot(f"exec:{tmp_path}/nothing", programs=True)
    bot = ProgramBot(f"{tmp_path}/nothing")
    assert ask(bot, GAME, position(), 0, bot_rng(1, 0)) in legal_actions(GAME, position(), 0)
    assert bot.faults == 1


def test_it_recovers_after_one_crash(tmp_path):
    source = f"""
import json, pathlib, sys
mark = pathlib.Path({str(tmp_path / "once")!r})
for line in sys.stdin:
    if not mark.exists():
        mark.touch()
        sys.exit(1)
    print(json.dumps({{"code": json.loads(line)["legal"][0]["code"]}}), flush=True)
"""
    bot = make_bot(f"exec:{write(tmp_path, source)}", programs=True)
    for _ in range(5):
        ask(bot, GAME, position(), 0, bot_rng(1, 0))
    assert bot.faults == 1
    process = bot.process
    close_bot(bot)
    assert process.returncode == 0


def test_a_faulting_bot_loses_no_game_of_a_tournament(tmp_path):
    name = f"exec:{write(tmp_path, BROKEN['crash'])}"
    result = play(Job("k", "machi_koro", {}, (name, "random"), 1, 1, 1.0))
    assert result.faults == (MOST_FAULTS, 0)
    assert sum(result.outcome) == 1.0


def test_programs_are_refused_unless_allowed():
    """A name that came over the network must not start anything."""
    with pytest.raises(Trouble, match="unknown-bot"):
        make_bot("exec:touch /tmp/never")


@pytest.mark.parametrize("name", ["exec:", "exec:limit=0,./x", "exec:limit=abc,./x", 'exec:"open'])
def test_bad_names(name):
    with pytest.raises(Trouble, match="bad-bot"):
        make_bot(name, programs=True)


def test_the_question_holds_no_secret():
    """What the program is told is the view and the legal actions; nothing else reaches it."""
    asked = []

    class Listening(ProgramBot):
        def answer(self, seen, legal, seed):
            asked.append((seen.view(), legal, seed))
            return legal[0]

    state = GAME.rules.new(GAME.settle({"market": "ten_kinds", "first_player": 1}, 2), 2, seed_rng(1))
    other = state.copy()
    other.conceal(0, seed_rng(99))
    for true in (state, other):
        ask(Listening("x"), GAME, true, 0, bot_rng(1, 0))
    assert asked[0] == asked[1]
