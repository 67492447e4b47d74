"""What learners' libraries expect beyond the suites: truncation, unmasked play, refusals, sampling."""

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.error import UnsupportedMode

from misto.core.record import fingerprint
from misto.core.trouble import Trouble
from misto.envs.batch import Batch
from misto.envs.bench import bench_envs, mean_of
from misto.envs.gymnasium import env_id
from misto.envs.pettingzoo import MODULES
from misto.envs.sampling import sample
from misto.games.registry import ROOMS

from .test_pettingzoo import parallel_class

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def make(room, **options):
    return gymnasium.make(f"misto.envs:{env_id(room)}", **options)


# --- max_cycles


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("kind", ["raw_env", "env"])
def test_a_game_is_truncated_after_max_cycles(room, kind):
    env = getattr(MODULES[room], kind)(max_cycles=7)
    for seed in (1, 2):
        env.reset(seed=seed)
        decisions, told = 0, {}
        for agent in env.agent_iter():
            _, reward, over, cut, info = env.last()
            assert not over
            if cut:
                told[agent] = reward
                assert not info["action_mask"].any()
            decisions += not cut
            env.step(env.sample())
        assert decisions == 7
        assert told == dict.fromkeys(env.possible_agents, 0.0)


@pytest.mark.parametrize("room", ROOMS)
def test_a_game_that_ends_in_time_is_not_truncated(room):
    env = MODULES[room].raw_env(seats=2)
    env.reset(seed=3)
    decisions = 0
    while not any(env.terminations.values()):
        env.step(env.sample())
        decisions += 1
    env = MODULES[room].raw_env(seats=2, max_cycles=decisions)
    env.reset(seed=3)
    for _ in range(decisions):
        env.step(env.sample())
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


@pytest.mark.parametrize("room", ROOMS)
def test_parallel_and_batch_truncate(room):
    env = parallel_class(room)(max_cycles=4)
    env.reset(seed=1)
    for step in range(4):
        *_, over, cut, _ = env.step(env.sample())
        assert not any(over.values())
        assert all(cut.values()) == (step == 3)
    assert not env.agents
    batch = Batch(room, 3, seats=2, seed=1, max_cycles=5)
    for step in range(1, 11):
        batch.step(batch.choose())
        assert batch.cuts.tolist() == batch.dones.tolist() == [step % 5 == 0] * 3
        assert not batch.rewards.any()


@pytest.mark.parametrize("most", [0, -1, 2.5, "10", True])
def test_impossible_max_cycles_are_refused(most):
    with pytest.raises(Trouble, match="max_cycles"):
        MODULES["machi_koro"].env(max_cycles=most)


# --- actions without a look at the mask


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("kind", ["env", "parallel"])
def test_unmasked_sampling_is_survived(room, kind):
    """Many games, each ended by the first illegal action: -1 for who chose it, 0 for the others."""
    env = MODULES[room].env() if kind == "env" else parallel_class(room)()
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    ended = 0
    for seed in range(20):
        seen = env.reset(seed=seed)
        if kind == "env":
            for agent in env.agent_iter():
                _, reward, over, _, _ = env.last()
                assert reward in (-1.0, 0.0, 0.5, 1.0)
                env.step(None if over else env.action_space(agent).sample())
            ended += 1
            continue
        masks = {agent: part["action_mask"] for agent, part in seen[0].items()}
        while env.agents:
            before = fingerprint(env._state)
            actions = {agent: env.action_space(agent).sample() for agent in env.agents}
            wrong = {agent for agent in env.agents if not masks[agent][actions[agent]]}
            seen, rewards, over, cut, infos = env.step(actions)
            masks = {agent: part["action_mask"] for agent, part in seen.items()}
            if wrong:
                assert rewards == {agent: -1.0 if agent in wrong else 0.0 for agent in env.possible_agents}
                assert {agent for agent, info in infos.items() if "illegal" in info} == wrong
                assert fingerprint(env._state) == before
                assert all(over.values())
                assert not any(cut.values())
                assert not env.agents
        ended += 1
    assert ended == 20


@pytest.mark.parametrize("room", ROOMS)
def test_actions_that_are_no_whole_numbers_are_refused(room):
    """1.0 is no action, however near it comes; numpy's and plain whole numbers are."""
    raw, env = MODULES[room].raw_env(), MODULES[room].env()
    learner, batch = make(room, illegal="raise").unwrapped, Batch(room, 2, seed=1)
    together = parallel_class(room)(illegal="raise")
    for one in (raw, env, learner, together):
        one.reset(seed=1)
    good = raw.sample()
    for bad in (float(good), np.float32(good), "0", None, np.array([good])):
        with pytest.raises(ValueError, match="whole numbers from 0 to"):
            raw.step(bad)
        with pytest.raises(AssertionError, match="whole numbers from 0 to"):
            env.step(bad)
        with pytest.raises(ValueError, match="whole numbers from 0 to"):
            learner.step(bad)
    for bad in (float(good), "0", None):
        with pytest.raises(ValueError, match=r"whole numbers from 0 to|only wait"):
            together.step(dict.fromkeys(together.agents, bad))
    chosen = batch.choose().copy()
    for bad in (chosen.astype(float), [str(one) for one in chosen], chosen.astype(bool)):
        with pytest.raises(ValueError, match="whole numbers"):
            batch.step(bad)
    with pytest.raises(ValueError, match="rows"):
        batch.step(chosen.reshape(1, 2))
    batch.step(chosen.tolist())
    raw.step(np.int32(good))
    learner.step(np.array(learner.sample()))


@pytest.mark.parametrize("n", [0, -3, 2.0, "4", None, True])
def test_a_batch_of_no_rows_is_refused(n):
    with pytest.raises(ValueError, match="at least one row"):
        Batch("machi_koro", n)


# --- pictures


@pytest.mark.parametrize("room", ROOMS)
def test_pictures_that_there_are_not_are_refused_as_gymnasium_has_it(room):
    """UnsupportedMode is Gymnasium's error for it, TypeError what Stable-Baselines3 waits for."""
    for error in (UnsupportedMode, TypeError):
        with pytest.raises(error, match="rgb_array"):
            make(room, render_mode="rgb_array")
        with pytest.raises(error, match="rgb_array"):
            MODULES[room].env(render_mode="rgb_array")
    assert make(room, render_mode="ansi").unwrapped.render_mode == "ansi"


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_make_vec_env_of_stable_baselines3(room):
    env_util = pytest.importorskip("stable_baselines3.common.env_util")
    envs = env_util.make_vec_env(f"misto.envs:{env_id(room)}", n_envs=2, seed=1, env_kwargs={"seats": 2})
    envs.reset()
    for _ in range(40):
        actions = np.array(envs.env_method("sample"))
        seen, _, over, infos = envs.step(actions)
        assert all(info["action_mask"].any() for info, done in zip(infos, over, strict=True) if not done)
    assert seen.shape == (2, *envs.observation_space.shape)
    envs.close()


# --- sampling


@pytest.mark.parametrize("room", ROOMS)
def test_samples_are_legal_repeat_by_seed_and_leave_none_out(room):
    env = MODULES[room].raw_env()
    traces = []
    for _ in range(2):
        env.reset(seed=8)
        trace = []
        for _ in range(60):
            mask = env.infos[env.agent_selection]["action_mask"]
            trace.append(env.sample())
            assert trace[-1] is None or mask[trace[-1]]
            env.step(trace[-1])
            if not env.agents:
                env.reset()
        traces.append(trace)
    assert traces[0] == traces[1]
    env.reset(seed=8)
    legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()
    assert sorted({env.sample() for _ in range(60 * len(legal))}) == legal


@pytest.mark.parametrize("room", ROOMS)
def test_gymnasiums_seat_samples_too(room):
    env = make(room, seats=2).unwrapped
    with pytest.raises(RuntimeError, match="reset"):
        env.sample()
    _, info = env.reset(seed=2)
    over = False
    while not over:
        action = env.sample()
        assert info["action_mask"][action]
        _, _, over, _, info = env.step(action)
    with pytest.raises(RuntimeError, match="reset"):
        env.sample()


def test_sampling_by_a_mask():
    mask = np.array([0, 1, 0, 1, 1], np.int8)
    rng = random.Random(1)
    drawn = [sample(mask, rng) for _ in range(3000)]
    assert {one: 900 < drawn.count(one) < 1100 for one in set(drawn)} == {1: True, 3: True, 4: True}
    assert sample(mask.astype(bool)) in (1, 3, 4)
    with pytest.raises(ValueError, match="no action"):
        sample(np.zeros(4, np.int8))


# --- the benchmark


def test_a_figure_is_the_mean_of_all_slices_with_its_interval():
    found = mean_of([10.0, 20.0, 30.0])
    assert found.mean == 20.0
    assert found.margin == pytest.approx(4.30 * 10 / 3**0.5)
    assert mean_of([5.0]).told() == {"mean": 5.0, "low": None, "high": None}


def test_the_benchmark_tells_means_with_intervals():
    pytest.importorskip("pygame")
    told = bench_envs("machi", rounds=2, seconds=0.01)
    names = [
        *(f"{name}_{kind}" for name in ("connect_four_v3", "rps_v2") for kind in ("raw", "env")),
        *(f"machi_koro_{k}" for k in ("raw", "env", "raw_sample", "batch_1024")),
    ]
    assert list(told["steps_per_s"]) == names
    for figure in [*told["steps_per_s"].values(), *told["ratios"].values()]:
        assert figure["low"] < figure["mean"] < figure["high"]
