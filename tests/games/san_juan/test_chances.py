"""Chances: they make 1, a seat's own is the same either way, and one's own plans count for no more than they win."""

import pytest
from librt.vecs import vec

from misto.bots import ask, bot_rng, make_bot
from misto.core.record import seed_rng
from misto.games.registry import GAMES
from misto.games.san_juan import chances
from misto.games.san_juan.study import EDGE_KNOTS
from misto.lab import edge

GAME = GAMES["san_juan"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybodys_chances_make_one(seats):
    state = GAME.rules.new(GAME.settle({}, seats), seats, seed_rng(seats))
    greedy = make_bot("greedy")
    rngs = [bot_rng(3, seat) for seat in range(seats)]
    room = vec[float]([0.0] * seats)
    for _ in range(40):
        seat = int(state.turn())
        GAME.judge.chances(state, seat, room)
        assert sum(room) == pytest.approx(1.0)
        assert room[seat] == pytest.approx(GAME.judge.estimate(state, seat))
        state.apply(seat, ask(greedy, GAME, state, seat, rngs[seat]))


def test_the_edge_grows_with_the_table():
    """Among more seats the best of several plans one does not see is better: one's own are worth less."""
    assert chances.edge(2, 9.0) < chances.edge(3, 9.0) < chances.edge(4, 9.0)
    assert all(chances.edge(seats, 0.0) == 0.0 for seats in (2, 3, 4))


def test_an_edge_that_is_there_is_found():
    """Looks made so that the truth is known: the viewer's forecast is a point too high for each knot."""
    knots = (0.0, 4.0, 8.0)
    found = []
    for n in range(600):
        left = float(1 + n % 8)
        true = edge.said(edge.Look(0, edge.Gap(left, (0.1 * (n % 21) - 1.0, 0.0)), 2.0, ()), 0.0)
        high = (0.1 * (n % 21) - 1.0 + 0.5 * left, 0.0)
        found.append(edge.Look(0, edge.Gap(left, high), 2.0, tuple(true)))
    assert edge.fitted(found, knots) == pytest.approx([0.0, 2.0, 4.0], abs=0.15)
    assert abs(edge.bias(found, knots, [0.0, 2.0, 4.0])) < 1e-6
    assert edge.bias(found, knots, [0.0, 0.0, 0.0]) > 0.1


def test_looks_are_the_seats_whose_turn_it_is():
    found = edge.looks("san_juan", 3, 1, 5)
    assert {look.viewer for look in found} == {0, 1, 2}
    assert all(sum(look.shares) == pytest.approx(1.0) for look in found)
    assert max(look.gap.left for look in found) > EDGE_KNOTS[1]
