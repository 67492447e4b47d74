"""Every environment can be kept, copied, pickled and gone back to, and then goes on as it would have."""

import copy
import pickle

import gymnasium
import numpy as np
import pyspiel
import pytest

from misto.envs.batch import Batch
from misto.envs.gymnasium import env_id
from misto.envs.openspiel import short_name
from misto.envs.pettingzoo import MODULES, AllAtOnceEnv
from misto.games.registry import GAMES, ROOMS

ALL_AT_ONCE = [room for room in ROOMS if GAMES[room].rules.simultaneous]
BEFORE, AFTER = 25, 40


def same(one, other):
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return np.array_equal(one, other)


class Aec:
    def __init__(self, room, kind="raw_env", **options):
        self.env = getattr(MODULES[room], kind)(**options)
        self.env.reset(seed=5)

    def go(self, env, steps):
        """Random steps by the environment's own choice, over the end of a game: all that was told."""
        trace = []
        for _ in range(steps):
            if not env.agents:
                env.reset()
            seen, reward, over, cut, info = env.last()
            trace.append((env.agent_selection, seen, reward, over, cut, info))
            env.step(env.sample())
        return trace


class Parallel(Aec):
    def __init__(self, room):
        super().__init__(room, "parallel_env")

    def go(self, env, steps):
        trace = []
        for _ in range(steps):
            if not env.agents:
                trace.append(env.reset())
            trace.append(env.step(env.sample()))
        return trace


class Gym:
    def __init__(self, room):
        self.env = gymnasium.make(f"misto.envs:{env_id(room)}", seats=2, bots="random").unwrapped
        self.env.reset(seed=5)

    def go(self, env, steps):
        trace, over = [], False
        for _ in range(steps):
            if over or env._state is None or env._state.turn() < 0:
                trace.append(env.reset())
            trace.append(env.step(env.sample()))
            over = trace[-1][2]
        return trace


class Rows:
    def __init__(self, room, **more):
        self.env = Batch(room, 5, seats=2, seed=5, **more)

    def go(self, env, steps):
        trace = []
        for _ in range(steps):
            env.step(env.choose("random"))
            fields = ("observations", "masks", "rewards", "dones", "cuts", "turns")
            trace.append([getattr(env, name).copy() for name in fields] + list(env.legal()))
        return trace


KINDS = [(Aec, {}), (Aec, {"kind": "env"}), (Aec, {"kind": "env", "max_cycles": 33}), (Gym, {}), (Rows, {})]
KINDS.append((Rows, {"max_cycles": 40}))
CASES = [(room, kind, options) for room in ROOMS for kind, options in KINDS]
CASES += [(room, Parallel, {}) for room in ALL_AT_ONCE]


@pytest.mark.parametrize(("room", "kind", "options"), CASES)
def test_copies_and_snapshots_go_on_as_the_environment_does(room, kind, options):
    made = kind(room, **options)
    env = made.env
    made.go(env, BEFORE)
    kept = env.snapshot()
    sent = pickle.loads(pickle.dumps(kept))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    trace = made.go(env, AFTER)
    for twin in twins:
        assert same(made.go(twin, AFTER), trace)
    for snapshot in (kept, sent, kept):
        env.restore(snapshot)
        assert same(made.go(env, AFTER), trace)


@pytest.mark.parametrize("room", ROOMS)
def test_a_copy_shares_nothing(room):
    made = Aec(room)
    twin = copy.deepcopy(made.env)
    before = twin.last()
    made.go(made.env, 10)
    assert same(twin.last(), before)


@pytest.mark.parametrize("room", ROOMS)
def test_environments_that_have_not_begun_copy_and_pickle(room):
    for env in (MODULES[room].raw_env(), MODULES[room].env()):
        for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
            twin.reset(seed=1)
            assert twin.agents
    env = gymnasium.make(f"misto.envs:{env_id(room)}")
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        twin.reset(seed=1)
        assert twin.spec.id == env_id(room)


def test_gymnasiums_wrappers_copy_with_their_count():
    env = gymnasium.make(f"misto.envs:{env_id('machi_koro')}", max_episode_steps=3)
    env.reset(seed=1)
    env.step(env.unwrapped.sample())
    twin = copy.deepcopy(env)
    for one in (env, twin):
        assert not one.step(one.unwrapped.sample())[3]
        assert one.step(one.unwrapped.sample())[3]


def test_a_sampled_space_goes_on_after_a_copy():
    env = MODULES["machi_koro"].raw_env()
    env.action_space("seat_0").seed(3)
    twin = copy.deepcopy(env)
    assert [env.action_space("seat_0").sample() for _ in range(9)] == [
        twin.action_space("seat_0").sample() for _ in range(9)
    ]


def test_a_snapshot_of_another_table_is_refused():
    kept = Aec("machi_koro", seats=3).env.snapshot()
    for other in (
        Aec("machi_koro", seats=4),
        Aec("machi_koro", seats=3, expansion="harbor"),
        Aec("san_juan"),
    ):
        with pytest.raises(ValueError, match="another environment"):
            other.env.restore(kept)
    drawn = Aec("machi_koro", seats=3, render_mode="ansi").env
    drawn.restore(kept)
    with pytest.raises(ValueError, match="another environment"):
        Rows("machi_koro").env.restore(kept)


def test_workers_are_kept_too():
    made = Rows("machi_koro", workers=2)
    with made.env as batch:
        made.go(batch, 10)
        kept = batch.snapshot()
        trace = made.go(batch, 20)
        batch.restore(kept)
        assert same(made.go(batch, 20), trace)
        with pickle.loads(pickle.dumps(batch)) as twin:
            assert same(made.go(twin, 10), made.go(batch, 10))


@pytest.mark.parametrize("room", ROOMS)
def test_openspiel_states_and_games_copy_and_pickle(room):
    game = pyspiel.load_game(short_name(room), {"players": 2, "seed": 7})
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    for _ in range(30):
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(actions)))
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.clone()):
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.history() == state.history()
    for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert str(other) == str(game)


def test_the_class_of_parallel_environments_copies_in_games_of_turns():
    about = {"render_modes": ["human", "ansi"], "name": "x", "is_parallelizable": True}
    env = type("x", (AllAtOnceEnv,), {"room": "machi_koro", "metadata": about})()
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    assert same(twin.step(twin.sample()), env.step(env.sample()))
