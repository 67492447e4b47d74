"""Rows of games: equal to games played one by one, restarted at their end, shared out or not."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i32

from misto.core.record import fingerprint, legal_actions, seed_rng
from misto.core.state import IllegalAction, zeros
from misto.envs.batch import Batch
from misto.games.registry import GAMES, ROOMS
from misto.testing.conformance import observed

from .cases import CASES, IDS


def keeps_notes(room, seats, options):
    return GAMES[room].observer.notes() > 0


@pytest.mark.parametrize(("room", "seats", "options"), CASES, ids=IDS)
def test_rows_are_the_games_themselves(room, seats, options):
    """The naive twin: one State a row, asked for everything by the plain protocol."""
    game, n, seed = GAMES[room], 3, 11
    settings = game.settle(options, seats)
    batch = Batch(room, n, seats=seats, seed=seed, **options)
    window = batch.setup.window
    twins = [game.rules.new(settings, seats, seed_rng(seed, row)) for row in range(n)]
    episodes = [0] * n
    for _ in range(150):
        actions = batch.choose("random")
        listed, starts = batch.legal()
        for row, twin in enumerate(twins):
            seat = int(twin.turn())
            numbers = [window.inward(twin, seat, action) for action in legal_actions(game, twin, seat)]
            legal = [number for number in numbers if number >= 0]
            assert batch.turns[row] == seat
            assert np.flatnonzero(batch.masks[row]).tolist() == legal
            assert listed[starts[row] : starts[row + 1]].tolist() == legal
            assert np.array_equal(batch.observations[row], np.array(observed(game, twin, seat), np.float32))
            assert actions[row] in legal
        batch.step(actions)
        for row, twin in enumerate(twins):
            seat = int(twin.turn())
            twin.apply(seat, window.outward(twin, seat, int(actions[row])))
            over = twin.turn() < 0
            assert batch.dones[row] == over
            want = [twin.outcome(seat) if over else 0.0 for seat in range(seats)]
            assert batch.rewards[row].tolist() == pytest.approx(want)
            if over:
                episodes[row] += 1
                twins[row] = game.rules.new(settings, seats, seed_rng(seed, row + n * episodes[row]))


@pytest.mark.parametrize(("room", "seats", "options"), [case for case in CASES if keeps_notes(*case.values)])
def test_an_observation_brought_up_to_date_is_a_fresh_one(room, seats, options):
    """Of any seat after any other, with and without moves between, to the end of the game and past it."""
    game, rng = GAMES[room], seed_rng(17)
    state = game.rules.new(game.settle(options, seats), seats, seed_rng(23))
    notes = zeros(game.observer.notes())
    seen = vec[i32]([0] * game.observer.size())
    over = False
    while not over:
        over = state.turn() < 0
        for seat in [rng.below(seats)] if not over else range(seats):
            game.observer.observe_anew(state, seat, seen, notes, 0, 0)
            assert list(memoryview(seen).cast("B").cast("f")) == observed(game, state, seat)
        if not over:
            legal = legal_actions(game, state, state.turn())
            state.apply(state.turn(), legal[rng.below(len(legal))])


@pytest.mark.parametrize("room", ROOMS)
def test_games_end_and_begin_again(room):
    batch = Batch(room, 8, seats=2, seed=1, masks=False)
    ended = 0
    while ended < 20:
        batch.step(batch.choose())
        ended += int(batch.dones.sum())
        assert np.allclose(batch.rewards.sum(1), batch.dones)
    assert batch.masks.shape == (0, batch.actions)


@pytest.mark.parametrize("room", ROOMS)
def test_an_illegal_action_moves_no_row(room):
    batch = Batch(room, 4, seed=1)
    good = batch.choose()
    before = [fingerprint(state) for state in batch._rows.states]
    for wrong in (int(np.flatnonzero(batch.masks[3] == 0)[0]), -1, GAMES[room].rules.actions):
        bad = good.copy()
        bad[3] = wrong
        with pytest.raises(IllegalAction, match="row 3"):
            batch.step(bad)
        assert [fingerprint(state) for state in batch._rows.states] == before
    with pytest.raises(ValueError, match="rows"):
        batch.step(good[:2])
    batch.step(good)


def test_workers_play_the_same_games():
    with Batch("machi_koro", 7, seed=3) as one, Batch("machi_koro", 7, seed=3, workers=2) as shared:
        ended = 0
        for _ in range(400):
            actions = one.choose()
            for field in ("observations", "masks", "rewards", "dones", "turns"):
                assert np.array_equal(getattr(one, field), getattr(shared, field)), field
            assert all(np.array_equal(a, b) for a, b in zip(one.legal(), shared.legal(), strict=True))
            one.step(actions)
            shared.step(actions)
            ended += int(one.dones.sum())
        bad = one.choose().copy()
        bad[5] = -1
        with pytest.raises(IllegalAction, match="row 5"):
            shared.step(bad)
        assert np.array_equal(one.observations, shared.observations)
        chosen = shared.choose("greedy")
        assert all(shared.masks[row][chosen[row]] for row in range(7))
    assert ended > 0


@pytest.mark.parametrize("room", ROOMS)
def test_greedy_beats_random(room):
    """Seat 0 is greedy, seat 1 random: the bots of a batch are the bots of the house."""
    batch = Batch(room, 16, seats=2, seed=5, masks=False)
    won = played = 0.0
    while played < 24:
        mine = batch.turns == 0
        batch.step(np.where(mine, batch.choose("greedy", mine), batch.choose("random")))
        won += float(batch.rewards[:, 0].sum())
        played += int(batch.dones.sum())
    assert won / played > 0.7


@pytest.mark.parametrize("n", [0, -3, 2.5, True, "4"])
def test_a_batch_has_games(n):
    with pytest.raises(ValueError, match="at least one row"):
        Batch("machi_koro", n)


@pytest.mark.parametrize("workers", [-1, 0.5])
def test_workers_are_counted(workers):
    with pytest.raises(ValueError, match="workers"):
        Batch("machi_koro", 4, workers=workers)


@pytest.mark.parametrize(
    "turn", [lambda a: a + 0.4, lambda a: a.astype(float), lambda a: a == a, lambda a: a[:, None]]
)
def test_actions_are_whole_numbers(turn):
    batch = Batch("machi_koro", 4, seed=1)
    before = batch.observations.copy()
    with pytest.raises(ValueError, match="actions"):
        batch.step(turn(batch.choose()))
    assert np.array_equal(batch.observations, before)
    batch.step(list(batch.choose()))
