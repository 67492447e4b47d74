"""PettingZoo's own tests, and what they leave open: masks, rewards, illegal actions, options."""

import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from misto.core.record import fingerprint
from misto.core.trouble import Trouble
from misto.envs.pettingzoo import MODULES, AllAtOnceEnv, env_name
from misto.games.registry import GAMES, ROOMS

from .cases import CASES, IDS

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def parallel_class(room):
    """parallel_env where there is one; elsewhere the same class on a game of turns, where all but one wait."""
    module = MODULES[room]
    if hasattr(module, "parallel_env"):
        return module.parallel_env
    about = {"render_modes": ["human", "ansi"], "name": room, "is_parallelizable": True}
    return type("parallel_env", (AllAtOnceEnv,), {"room": room, "metadata": about})


def play(env, seed, rng):
    """A random game; the rewards each agent was told."""
    env.reset(seed=seed)
    told = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        told[agent] += reward
        if over:
            env.step(None)
            continue
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return told


@pytest.mark.parametrize(("room", "seats", "options"), CASES, ids=IDS)
def test_api(room, seats, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(MODULES[room].env(seats=seats, **options), num_cycles=1000)


@pytest.mark.parametrize("room", ROOMS)
def test_api_of_the_raw_environment(room):
    api_test(MODULES[room].raw_env(), num_cycles=1000)


@pytest.mark.parametrize("room", ROOMS)
def test_seeds(room):
    seed_test(MODULES[room].env, num_cycles=300)


@pytest.mark.parametrize("room", ROOMS)
def test_parallel_seeds(room):
    """PettingZoo's parallel_seed_test knows no masks; the same by hand."""
    one, two = parallel_class(room)(), parallel_class(room)()
    shown = [env.reset(seed=9)[0] for env in (one, two)]
    rng = np.random.default_rng(9)
    for _ in range(300):
        for agent in one.agents:
            assert np.array_equal(shown[0][agent]["observation"], shown[1][agent]["observation"])
        actions = {a: int(rng.choice(np.flatnonzero(shown[0][a]["action_mask"]))) for a in one.agents}
        results = [env.step(actions) for env in (one, two)]
        assert results[0][1:4] == results[1][1:4]
        shown = [result[0] for result in results]
        if not one.agents:
            break


@pytest.mark.parametrize(("room", "seats", "options"), CASES, ids=IDS)
def test_parallel_api(room, seats, options):
    parallel_api_test(parallel_class(room)(seats=seats, **options), num_cycles=300)


@pytest.mark.parametrize("room", ROOMS)
def test_render(room, capsys):
    render_test(MODULES[room].env)
    assert room in capsys.readouterr().out
    env = MODULES[room].env(render_mode="ansi")
    env.reset(seed=1)
    assert room in env.render()


@pytest.mark.parametrize(("room", "seats", "options"), CASES, ids=IDS)
def test_outcomes_share_one_win(room, seats, options):
    told = play(MODULES[room].raw_env(seats=seats, **options), 5, np.random.default_rng(5))
    assert len(told) == seats
    assert sum(told.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("room", ROOMS)
def test_margin_is_the_point_difference(room):
    env = MODULES[room].raw_env(reward="margin")
    told = play(env, 6, np.random.default_rng(6))
    points = [int(env._state.points(seat)) for seat in range(len(told))]
    for seat, value in enumerate(told.values()):
        others = points[:seat] + points[seat + 1 :]
        assert value == points[seat] - max(others)


@pytest.mark.parametrize("room", ROOMS)
def test_raw_environment_refuses_an_illegal_action_and_goes_on(room):
    env = MODULES[room].raw_env()
    env.reset(seed=1)
    before = fingerprint(env._state)
    illegal = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    for action in (illegal, -1, GAMES[room].rules.actions, 10**30, None, "x"):
        with pytest.raises(ValueError, match=env.agent_selection):
            env.step(action)
        assert fingerprint(env._state) == before
    env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))


@pytest.mark.parametrize("room", ROOMS)
def test_wrapped_environment_ends_the_game_at_an_illegal_action(room):
    env = MODULES[room].env()
    env.reset(seed=1)
    guilty = env.agent_selection
    before = fingerprint(env.unwrapped._state)
    env.step(int(np.flatnonzero(env.infos[guilty]["action_mask"] == 0)[0]))
    assert fingerprint(env.unwrapped._state) == before
    told = {}
    for agent in env.agent_iter():
        _, told[agent], over, _, _ = env.last()
        assert over
        env.step(None)
    assert told == {agent: -1.0 if agent == guilty else 0.0 for agent in env.possible_agents}
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        env.step(GAMES[room].rules.actions)


@pytest.mark.parametrize("room", ROOMS)
def test_parallel_refuses_illegal_actions_whole_where_asked(room):
    env = parallel_class(room)(illegal="raise")
    seen, _ = env.reset(seed=1)
    before = fingerprint(env._state)
    actions = {agent: int(np.flatnonzero(part["action_mask"])[0]) for agent, part in seen.items()}
    last = env.possible_agents[-1]
    actions[last] = int(np.flatnonzero(seen[last]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=last):
        env.step(actions)
    assert fingerprint(env._state) == before


@pytest.mark.parametrize("room", ROOMS)
def test_parallel_plays_the_same_game(room):
    """A whole game to its end; every agent is told its outcome once."""
    env = parallel_class(room)()
    seen, _ = env.reset(seed=2)
    rng = np.random.default_rng(2)
    total = 0.0
    while env.agents:
        seen, rewards, *_ = env.step(
            {a: int(rng.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in env.agents}
        )
        total += sum(rewards.values())
    assert total == pytest.approx(1.0)


@pytest.mark.parametrize("room", ROOMS)
def test_environments_pickle(room):
    env = pickle.loads(pickle.dumps(MODULES[room].raw_env(reward="margin")))
    env.reset(seed=3)
    assert str(env) == env_name(room)


def test_options_are_checked():
    with pytest.raises(Trouble):
        MODULES["machi_koro"].env(expansion="moon")
    with pytest.raises(Trouble):
        MODULES["machi_koro"].env(seats=9)
    with pytest.raises(Trouble):
        MODULES["machi_koro"].env(reward="fame")
