"""Chapter 7: rounds, the end, and who wins."""

import pytest

from misto.core.record import legal_actions, seed_rng
from misto.games.akropolis import GAME
from misto.games.akropolis.asks import OVER
from misto.games.akropolis.catalog import LETTERS
from misto.games.akropolis.placement import bare_city
from tests.games.akropolis.position import hexes, new

# seats, long game: rounds, turns in all, turns each
GAMES = [
    (2, False, 12, 36, 18),
    (3, False, 12, 48, 16),
    (4, False, 12, 60, 15),
    (2, True, 20, 60, 30),
    (3, True, 15, 60, 20),
]


def play(state, seed, watch=None):
    choose = seed_rng(seed, 9)
    while state.turn() >= 0:
        seat = int(state.turn())
        actions = legal_actions(GAME, state, seat)
        if watch is not None:
            watch(state)
        state.apply(seat, actions[choose.below(len(actions))])


@pytest.mark.parametrize(("seats", "long_game", "rounds", "turns", "each"), GAMES)
def test_7_1_to_7_4_row_mechanics(seats, long_game, rounds, turns, each):
    """AK-7.1, AK-7.2, AK-7.3, AK-7.4, AK-3.7: rounds, turns, equal turns, the last tile stays."""
    for seed in range(4):
        state = new(seats, seed, long_game=long_game)
        first = int(state.turn())
        openings, who = [], []

        def watch(now, openings=openings, who=who):
            if now.held:
                return
            who.append(int(now.turn()))
            if now.row_count == seats + 2:
                openings.append((int(now.turn()), int(now.chief()), int(now.row[0])))
            assert now.turn_count == len(who) - 1

        play(state, seed, watch)
        assert len(openings) == rounds == state.rounds()
        assert [turn for turn, _, _ in openings] == [chief for _, chief, _ in openings]
        assert [chief for _, chief, _ in openings] == [(first + i) % seats for i in range(rounds)]
        assert who == [(first + i) % seats for i in range(turns)]
        assert [int(city.placed) for city in state.cities] == [each] * seats
        assert state.turns() == turns
        assert (state.row_count, state.deck_left, state.held) == (1, 0, 0)


def test_7_1_the_tile_left_over_comes_first():
    """AK-7.1"""
    state = new(2, 3)
    for _ in range(3):
        left = [int(state.row[i]) for i in range(state.row_count)]
        seat = int(state.turn())
        state.apply(seat, 0)
        state.apply(seat, legal_actions(GAME, state, seat)[0])
    assert state.row_count == 4
    assert state.row[0] == left[-1]


def test_7_4_after_the_end_nothing_is_asked():
    """AK-7.4"""
    state = new(2, 2)
    play(state, 2)
    assert state.turn() == OVER
    assert GAME.words.decide(state, 0) is None
    assert GAME.words.why_not(state, 0, 0).key == "reason-over"
    assert sum(GAME.rules.conserved(state).values()) == 37


def city_of(text):
    city = bare_city()
    for (q, r), (level, letter) in hexes(text).items():
        city.lay(q, r, level, LETTERS.index(letter), 0)
    return city


def finished(*tables):
    """A game that is over, with a city and stones for every seat."""
    state = new(len(tables))
    for seat, (text, stones) in enumerate(tables):
        state.cities[seat] = city_of(text)
        state.stones[seat] = stones
    state.active = OVER
    return state


def test_7_5_and_7_6_points():
    """AK-7.5, AK-7.6: value times stars by colour, and a point for each stone."""
    state = finished(("0,0:g2 1,0:G 2,0:h 3,0:H 4,0:H 5,0:m", 5), ("0,0:H", 0))
    assert state.points(0) == 2 * 3 + 1 * 2 + 0 + 5
    lines = GAME.words.sheet(state, 0)
    assert [line.points for line in lines] == [2, 0, 0, 0, 6, 5]
    assert lines[1].facts["value"] == 1
    assert lines[1].facts["stars"] == 0


def test_the_sheet_says_what_failed():
    """AK-6.6, AK-7.5"""
    state = finished(("0,0:m 1,0:m 2,0:q 3,0:m 4,0:M", 0), ("0,0:H", 0))
    assert GAME.words.sheet(state, 0)[1].facts == {
        "colour": "markets",
        "value": 1,
        "stars": 2,
        "scoring": 1,
        "failed": 2,
        "doubled": 0,
    }


def test_7_7_most_points_win():
    """AK-7.7"""
    state = finished(("0,0:H 1,0:h30", 0), ("0,0:H 1,0:h29", 0))
    assert [state.outcome(seat) for seat in range(2)] == [1.0, 0.0]


def test_t20_tie_goes_to_stones():
    """AK-T20, AK-7.7: both 60 points, stones 4 and 2."""
    state = finished(("0,0:H 1,0:h30 2,0:h26", 4), ("0,0:H 1,0:h30 2,0:h28", 2))
    assert [state.points(seat) for seat in range(2)] == [60, 60]
    assert [state.outcome(seat) for seat in range(2)] == [1.0, 0.0]


def test_t21_and_r7_shared_victory():
    """AK-T21, AK-R7: both 60 points, both 3 stones."""
    table = ("0,0:H 1,0:h30 2,0:h27", 3)
    state = finished(table, table, ("0,0:H", 9))
    assert [state.outcome(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [GAME.judge.estimate(state, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
