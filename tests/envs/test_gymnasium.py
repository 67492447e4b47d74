"""Gymnasium's own check, whole games against bots, and illegal actions."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from misto.core.record import fingerprint
from misto.envs.gymnasium import env_id
from misto.games.registry import ROOMS

from .cases import CASES, IDS


def make(room, **options):
    return gymnasium.make(f"misto.envs:{env_id(room)}", **options)


def play(env, seed):
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, over, trace = 0.0, False, []
    while not over:
        seen, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        total += reward
        trace.append(seen)
    return total, np.array(trace)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("room", "seats", "options"), CASES, ids=IDS)
def test_check_env(room, seats, options):
    check_env(make(room, seats=seats, **options).unwrapped)
    check_env(make(room, seats=seats, seat=seats - 1, **options).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("room", ROOMS)
def test_whole_games_repeat_by_seed(room):
    for seat in (0, 1):
        env = make(room, seats=2, seat=seat, bots=["greedy"])
        first, seen = play(env, 4)
        again, seen_again = play(env, 4)
        assert first == again
        assert first in (0.0, 0.5, 1.0)
        assert np.array_equal(seen, seen_again)


@pytest.mark.parametrize("room", ROOMS)
def test_illegal_action_ends_the_game_with_a_penalty(room):
    env = make(room).unwrapped
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "rule" in info["illegal"]
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


@pytest.mark.parametrize("room", ROOMS)
def test_illegal_action_raises_where_asked(room):
    env = make(room, illegal="raise").unwrapped
    _, info = env.reset(seed=1)
    before = fingerprint(env._state)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for action in (illegal, -1, 10**30, None):
        with pytest.raises(ValueError, match="action"):
            env.step(action)
        assert fingerprint(env._state) == before
    env.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_keywords_are_checked():
    for bad in ({"bots": ["random"]}, {"seat": 7}, {"illegal": "ignore"}):
        with pytest.raises(ValueError, match=r"bots|seat|illegal"):
            make("machi_koro", seats=4, **bad)
