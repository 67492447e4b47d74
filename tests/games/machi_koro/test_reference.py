"""MK-12.1, MK-12.2, MK-12.3: mean length and first seat's share of two random policies, every row."""

import json
import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from misto.core.record import seed_rng
from misto.games.machi_koro import GAME
from misto.games.machi_koro.actions import ADD, DECLINE, KEEP, LANDMARK, PARTNER, PASS, REROLL, STAY
from misto.games.machi_koro.asks import ASK_ADD, ASK_BUILD, ASK_PARTNER, ASK_REROLL

REFERENCE = json.loads((Path(__file__).parent / "reference.json").read_text(encoding="utf-8"))
ROWS = [dict(zip(REFERENCE["columns"], row, strict=True)) for row in REFERENCE["rows"]]
OPTIONS = {
    "base": {},
    "harbor": {"expansion": "harbor"},
    "harbor10": {"expansion": "harbor", "market": "ten_kinds"},
}


def choose(state, actions, rng, landmarks_first):
    """The reference policies: see "policies" in reference.json."""
    ask = state.ask
    if ask == ASK_REROLL:
        again = REROLL if state.die_two == 0 else REROLL + 1
        return again if rng.below(2) else KEEP
    if ask == ASK_ADD:
        return ADD if rng.below(2) else STAY
    if ask == ASK_PARTNER:
        return DECLINE if rng.below(2) else PARTNER + 1 + rng.below(state.seats - 1)
    if ask == ASK_BUILD and landmarks_first:
        marks = [a for a in actions if LANDMARK <= a < PASS]
        actions = marks or actions
    return actions[rng.below(len(actions))]


def play(row, seed):
    settings = GAME.settle(OPTIONS[row["mode"]] | {"first_player": 1}, row["players"])
    state = GAME.rules.new(settings, row["players"], seed_rng(seed))
    rng = seed_rng(seed, 1)
    out = vec[i64]([0] * 100)
    while (seat := state.turn()) >= 0:
        n = state.legal(seat, out)
        actions = [out[i] for i in range(n)]
        state.apply(seat, actions[0] if n == 1 else choose(state, actions, rng, row["policy"] == "lmfirst"))
    return state.turns(), state.outcome(0)


def play_many(row, first, count):
    return [play(row, seed) for seed in range(first, first + count)]


def agree(row, games):
    half = games // 2
    with ProcessPoolExecutor(2) as pool:
        parts = [pool.submit(play_many, row, 1, half), pool.submit(play_many, row, 1 + half, games - half)]
        found = [game for part in parts for game in part.result()]
    turns = [t for t, _ in found]
    mean = sum(turns) / games
    error = math.sqrt(sum((t - mean) ** 2 for t in turns) / (games - 1) / games)
    share = sum(s for _, s in found) / games
    share_error = math.sqrt(share * (1 - share) / games)
    assert abs(mean - row["mean_turns"]) < 4 * math.hypot(row["se_mean"], error)
    assert abs(share - row["share_by_seat"][0]) < 4 * math.hypot(row["se_share_seat1"], share_error)


def name(row):
    return f"{row['mode']}-{row['players']}-{row['policy']}"


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS, ids=name)
def test_reference_row(row):
    agree(row, row["games"])


@pytest.mark.parametrize("row", ROWS[::5], ids=name)
def test_reference_row_in_short(row):
    agree(row, 400)
