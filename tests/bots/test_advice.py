"""Advice: chances with their error, and nothing said of what was not tried."""

import pytest
from librt.vecs import vec

from misto.bots import SearchBot, look
from misto.core.record import seed_rng
from misto.games.registry import GAMES, ROOMS
from tests.core.test_search import start


def advice(room, thorough=False, seed=1, **given):
    game, state, seat = start(room)
    bot = SearchBot(**{"iterations": 200, **given})
    return bot.advise(look(game, state, seat, seed_rng(seed)), seed_rng(seed), thorough)


@pytest.mark.parametrize("room", ROOMS)
def test_what_was_not_tried_has_no_value(room):
    """A race starts the best-looking actions alone; 0 would be a lie about the others."""
    told = advice(room, manner={"width": 2.0})
    tried = [one for one in told if one.visits]
    assert 1 <= len(tried) <= 2 < len(told)
    assert all(one.value is None and one.error is None for one in told if not one.visits)
    assert all(0.0 <= one.value <= 1.0 and one.error >= 0.0 for one in tried)


@pytest.mark.parametrize("room", ROOMS)
def test_a_thorough_search_spends_its_budget(room):
    """On every racer alike, so that the standard error falls with the root of the laps."""
    few = [one for one in advice(room, True, manner={"width": 3.0}) if one.visits]
    many = [one for one in advice(room, True, iterations=1800, manner={"width": 3.0}) if one.visits]
    assert {one.visits for one in few} == {200 // len(few)}
    assert {one.visits for one in many} == {1800 // len(many)}
    if few[0].error > 0.01:
        assert many[0].error < 0.6 * few[0].error


def test_an_error_is_that_of_a_mean():
    """Of two searches by different luck the values differ by about what their errors say."""
    gaps = []
    for seed in range(2, 26, 2):
        one, two = (
            {a.action: a for a in advice("machi_koro", True, s, manner={"width": 2.0})}
            for s in (seed, seed + 1)
        )
        for action, told in one.items():
            other = two[action]
            if told.error and other.error:
                gaps.append((told.value - other.value) / (told.error**2 + other.error**2) ** 0.5)
    assert len(gaps) >= 12
    assert 0.4 < (sum(gap * gap for gap in gaps) / len(gaps)) ** 0.5 < 1.6


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("seats", [2, 3])
def test_chances_make_one_as_every_seat_sees_them(room, seats):
    """Whoever looks, by what it may know."""
    game = GAMES[room]
    for steps in (5, 15, 25):
        _, state, _ = start(room, seats=seats, steps=steps)
        for viewer in range(seats):
            told = vec[float]([0.0] * seats)
            game.judge.chances(state, viewer, told)
            assert sum(told) == pytest.approx(1.0, abs=1e-9)
            assert told[viewer] == pytest.approx(game.judge.estimate(state, viewer), abs=1e-9)


@pytest.mark.parametrize("room", ROOMS)
def test_chances_tell_nothing_the_viewer_cannot_know(room):
    game, state, seat = start(room, seats=2, steps=25)
    told, again = vec[float]([0.0] * 2), vec[float]([0.0] * 2)
    game.judge.chances(state, seat, told)
    other = state.copy()
    other.conceal(seat, seed_rng(77))
    game.judge.chances(other, seat, again)
    assert list(told) == pytest.approx(list(again))
