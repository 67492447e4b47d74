"""A room's window: fewer numbers for the same actions, and never a seat without one."""

import numpy as np
import pytest

from misto.core.record import fingerprint, legal_actions, seed_rng
from misto.core.state import zeros
from misto.core.trouble import Trouble
from misto.envs.batch import Batch
from misto.envs.outside import count
from misto.envs.pettingzoo import MODULES
from misto.envs.setup import Setup
from misto.games.akropolis.actions import PLACE, cell_q, cell_r, placement
from misto.games.registry import GAMES, ROOMS
from misto.testing.conformance import observed

WINDOWED = [room for room in ROOMS if GAMES[room].window is not None]
SIGHT, SIDE = 11, 23


def numbers_of(setup, state, seat):
    out = zeros(setup.widest + 1)
    return [int(out[i]) for i in range(setup.window.legal(state, seat, out))]


def played(setup, seed, choose):
    """A game by choose(state, seat, legal): every position before a decision, and its seat."""
    state = setup.new(seed_rng(seed))
    while state.turn() >= 0:
        seat = int(state.turn())
        yield state, seat
        state.apply(seat, choose(state, seat, legal_actions(setup.game, state, seat)))


def at_random(seed):
    rng = np.random.default_rng(seed)
    return lambda state, seat, legal: int(rng.choice(legal))


def away(toward_q, toward_r):
    """As far as one can get in a direction."""
    return lambda state, seat, legal: (
        max(legal, key=lambda action: toward_q * cell_q(action) + toward_r * cell_r(action))
        if legal[0] >= PLACE
        else legal[0]
    )


def both_ways(q, r):
    """A long city of two arms."""

    def choose(state, seat, legal):
        if legal[0] < PLACE:
            return legal[0]
        way = 1 if int(state.cities[seat].placed) % 2 else -1
        return max(legal, key=lambda action: way * (q * cell_q(action) + r * cell_r(action)))

    return choose


@pytest.mark.parametrize("room", WINDOWED)
@pytest.mark.parametrize("side", ["usual", 17, None])
def test_numbers_stand_for_the_legal_actions_inside(room, side):
    setup = Setup(room, 2, {}, window=side)
    window = setup.window
    for state, seat in played(setup, 3, at_random(3)):
        legal = legal_actions(setup.game, state, seat)
        inside = [action for action in legal if window.inward(state, seat, action) >= 0]
        numbers = numbers_of(setup, state, seat)
        assert numbers == [window.inward(state, seat, action) for action in inside]
        assert numbers == sorted(set(numbers))
        assert numbers[-1] < setup.actions
        assert [window.outward(state, seat, number) for number in numbers] == inside
        if side is None:
            assert numbers == legal


@pytest.mark.parametrize("room", ROOMS)
def test_without_a_window_the_space_is_the_games_own(room):
    assert Setup(room, None, {}, window=None).actions == GAMES[room].rules.actions
    assert Setup(room, None, {}).actions <= 4000


def test_a_sliding_window_holds_every_placement_of_a_city_up_to_21_cells_long():
    setup = Setup("akropolis", 2, {"long_game": True})
    for way in ((1, 0), (0, -1), (-1, 1)):
        slid = 0
        for state, seat in played(setup, 5, away(*way)):
            city = state.cities[seat]
            if max(city.high_q - city.low_q, city.high_r - city.low_r) > 20:
                continue
            legal = legal_actions(setup.game, state, seat)
            assert len(numbers_of(setup, state, seat)) == len(legal)
            slid += legal[-1] >= PLACE and max(city.high_q, city.high_r, -city.low_q, -city.low_r) > 10
        assert slid > 0


@pytest.mark.parametrize("side", ["usual", 17])
@pytest.mark.parametrize(
    "choose", [away(1, 0), away(-1, 1), away(-1, -1), both_ways(1, 0), both_ways(1, 1), at_random(1)]
)
def test_there_is_always_a_move_inside(side, choose):
    """The proof of games/akropolis/window.py, tried on the longest cities there are (AK-2.8)."""
    setup = Setup("akropolis", 2, {"long_game": True}, window=side)
    for state, seat in played(setup, 7, choose):
        assert numbers_of(setup, state, seat)


@pytest.mark.parametrize("choose", [away(1, 0), away(-1, -1), both_ways(0, 1), at_random(2)])
def test_planes_and_window_slide_together(choose):
    """A cell of the own city lies one further from the corner in the window than in its planes."""
    setup = Setup("akropolis", 2, {"long_game": True})
    start = sum(size for name, size in GAMES["akropolis"].observer.pieces[:12])
    assert GAMES["akropolis"].observer.pieces[12][0] == "own_level"
    for number, (state, seat) in enumerate(played(setup, 9, choose)):
        if number % 5:
            continue
        plane = np.array(observed(setup.game, state, seat)[start : start + SIDE * SIDE]).reshape(SIDE, SIDE)
        city = state.cities[seat]
        shown = 0
        for i in range(city.built):
            q, r = divmod(int(city.cells[i]), 2 * int(city.half))
            inside = setup.window.inward(state, seat, placement(q - city.half, r - city.half, 0))
            place = divmod((inside - PLACE) // 6, SIDE + 2)
            if inside >= 0 and all(0 < at <= SIDE for at in place):
                assert plane[place[0] - 1, place[1] - 1] > 0
                shown += 1
        assert shown == np.count_nonzero(plane)


@pytest.mark.parametrize("room", WINDOWED)
def test_the_mapping_is_the_environments_alone(room):
    """Playing by numbers gives the game that its own actions give."""
    env = MODULES[room].raw_env()
    env.reset(seed=4)
    twin = env._state.copy()
    while env.agents and twin.turn() >= 0:
        seat, number = int(twin.turn()), env.sample()
        twin.apply(seat, env._setup.window.outward(twin, seat, number))
        env.step(number)
        assert fingerprint(twin) == fingerprint(env._state)


def test_greedy_stays_inside():
    """The figure of docs/akropolis.md, on fewer games."""
    found = count(Setup("akropolis", 2, {}), "greedy", 4, 1)
    assert found.decisions > 250
    assert found.outside == 0


def test_a_batch_finds_the_greedy_choice_inside():
    """Where the bot's own choice lies outside, it is asked again among what is offered."""
    batch = Batch("akropolis", 8, seats=2, seed=2, window=17, long_game=True)
    for _ in range(110):
        batch.step(batch.choose("random"))
    for _ in range(8):
        chosen = batch.choose("greedy").copy()
        assert all(batch.masks[row][chosen[row]] for row in range(batch.n))
        batch.step(chosen)


@pytest.mark.parametrize("side", [0, 15, 18, 129, -25, "wide", 2.5, True])
def test_impossible_windows_are_refused(side):
    with pytest.raises(Trouble, match="window"):
        MODULES["akropolis"].raw_env(window=side)


def test_rooms_without_a_window_refuse_one():
    with pytest.raises(Trouble, match="window"):
        MODULES["machi_koro"].raw_env(window=25)
    assert MODULES["machi_koro"].raw_env(window=None)
