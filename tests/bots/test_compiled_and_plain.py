"""Levels choose alike compiled and in plain Python, where iterations and not time end a decision."""

import json
import os
import subprocess
import sys

import pytest

from misto.bots import ask, levels, make_bot
from misto.core.record import seed_rng
from misto.games.registry import ROOMS
from tests.bots.test_no_peeking import positions

SCALE = 0.004
CODE = "import json, sys; from tests.bots.test_compiled_and_plain import chosen; print(json.dumps(chosen(sys.argv[1])))"


def chosen(room):
    """What expert does every so often in a random game."""
    kept = levels.MOST_MS
    levels.MOST_MS = 1e9  # plain Python takes far longer for the same iterations
    try:
        return [
            ask(make_bot("level:expert", SCALE), game, state, seat, seed_rng(number))
            for game, state, seat, number in positions(room, {}, 6)
        ]
    finally:
        levels.MOST_MS = kept


LONG = ("akropolis", "welcome_to")  # for plain Python


@pytest.mark.parametrize(
    "room", [pytest.param(room, marks=pytest.mark.slow if room in LONG else ()) for room in ROOMS]
)
def test_expert_chooses_alike(room):
    plain = subprocess.run(
        [sys.executable, "-c", CODE, room],
        env={**os.environ, "MISTO_PURE": "1"},
        capture_output=True,
        check=True,
        timeout=600,
    )
    mine = chosen(room)
    assert len(mine) == 6
    assert json.loads(plain.stdout) == mine
