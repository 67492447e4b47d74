"""What holds in every position of every game, looked at in the positions' own text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto.core.greedy import greedy_action
from misto.core.record import fingerprint, from_text, legal_actions, room_for, seed_rng, to_text
from misto.games.welcome_to import GAME
from misto.games.welcome_to import state as S
from misto.games.welcome_to.catalog import HOUSES, LETTERS

SETS = [
    {},
    {"plans": "mixed"},
    {"expert": True, "plans": "mixed"},
    {"expert": True, "plans": "advanced"},
    {"edition": "first"},
    {"edition": "first", "expert": True, "plans": "mixed"},
    {"edition": "first", "expert": True, "plans": "advanced", "draft": True},
]


def check_streets(view, seat):
    """WT-5.3, WT-5.4, WT-9.5: numbers ascend within a section; equal ones only side by side by bis."""
    for road in view["sheets"][seat]["streets"]:
        last = None
        for house, number in enumerate(road["numbers"], 1):
            if house in road["roundabouts"]:
                last = None
            elif number is not None:
                if last is not None:
                    assert number >= last[0]
                    if number == last[0]:
                        assert house == last[1] + 1
                        assert house in road["bis"] or house - 1 in road["bis"]
                last = (number, house)


def spent_estates(view, seat):
    """Every estate that served a plan: its houses by letter, cut at fences."""
    found = []
    for which, road in enumerate(view["sheets"][seat]["streets"]):
        for letter in LETTERS:
            run = []
            for house in range(1, HOUSES[which] + 1):
                if house in road["spent"][letter]:
                    run.append(house)
                    if house in road["fences"] or house == HOUSES[which]:
                        found.append((which, letter, tuple(run)))
                        run = []
                elif run:
                    found.append((which, letter, tuple(run)))
                    run = []
    return found


def check_spent(view, seat, before):
    """WT-7.5, WT-8.9: no house serves two plans; no estate once spent is ever cut."""
    for road in view["sheets"][seat]["streets"]:
        houses = [h for letter in LETTERS for h in road["spent"][letter]]
        assert len(houses) == len(set(houses))
    now = spent_estates(view, seat)
    for estate in before.get(seat, ()):
        assert estate in now
    before[seat] = now


def check_tracks(state, seat):
    """WT-2.4: no track runs past its last cell, and the derived tables equal their slow twins."""
    row = {name: list(v) for name, v in state.fields()}["sheet"][seat * S.STORED : (seat + 1) * S.STORED]
    assert all(0 <= row[S.PARKS + i] <= (3, 4, 5)[i] for i in range(3))
    assert 0 <= row[S.POOL_MARKS] <= 9
    assert row[S.POOL_MARKS] == bin(row[S.POOLS]).count("1")
    assert 0 <= row[S.BIS_MARKS] <= 9
    assert row[S.BIS_MARKS] == bin(row[S.BISES]).count("1")
    assert 0 <= row[S.TEMPS] <= 11
    assert 0 <= row[S.REFUSALS] <= 3
    assert row[S.ROUND_MARKS] == bin(row[S.ROUNDS]).count("1") <= 2
    assert all(0 <= row[S.COLUMNS + i] <= (1, 2, 3, 4, 4, 4)[i] for i in range(6))


def check_derived(state):
    """place, draw_fence and build_roundabout keep what note_row counts anew from the board alone."""
    again = from_text(GAME, to_text(state))
    assert list(again.sheet) == list(state.sheet)


def walk(options, seats, seed, greedy, every=3):
    state = GAME.rules.new(GAME.settle(options, seats), seats, seed_rng(seed))
    choose, out = seed_rng(seed, 2), room_for(GAME)
    before = {}
    n = 0
    while state.turn() >= 0:
        seat = int(state.turn())
        if greedy:
            action = greedy_action(GAME.judge, state, seat, choose, out, 1)
        else:
            actions = legal_actions(GAME, state, seat)
            action = actions[choose.below(len(actions))]
        state.apply(seat, action)
        n += 1
        assert state.round_count <= 35
        if n % every == 0:
            view = GAME.words.view(state, seat)
            check_streets(view, seat)
            check_spent(view, seat, before)
            check_tracks(state, seat)
            check_derived(state)
    return state


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.sampled_from(SETS), st.integers(2, 4), st.integers(0, 10_000))
def test_random_games(options, seats, seed):
    """WT-5.3, WT-7.5, WT-8.9, WT-10.5, WT-2.4."""
    walk(options, seats, seed, greedy=False, every=7)


@settings(max_examples=10, deadline=None, derandomize=True)
@given(st.sampled_from(SETS), st.integers(1, 3), st.integers(0, 10_000))
def test_well_played_games(options, seats, seed):
    """WT-5.3, WT-7.5, WT-8.9, WT-10.5: greedy play completes estates and approves plans."""
    if options.get("draft") and seats == 1:
        seats = 2
    walk(options, seats, seed, greedy=True, every=5)


def test_well_played_games_do_approve_plans():
    """WT-8.9: so the invariants above are not empty."""
    states = [walk({"expert": True, "plans": "mixed"}, 2, seed, greedy=True, every=9) for seed in range(4)]
    assert sum(len(spent_estates(GAME.words.view(s, 0), 0)) for s in states) > 3


def test_greedy_fills_a_sheet_well():
    """A good sheet makes 85 or more; a random one far less."""
    good = walk({}, 2, 3, greedy=True, every=1000)
    poor = walk({}, 2, 3, greedy=False, every=1000)
    assert max(good.points(0), good.points(1)) >= 85
    assert max(poor.points(0), poor.points(1)) < 70


@pytest.mark.parametrize("options", SETS[:5], ids=str)
def test_prior_likes_something(options):
    """Every legal action has a chance, houses near their place the best."""
    from librt.vecs import vec

    state = GAME.rules.new(GAME.settle(options, 2), 2, seed_rng(1))
    out = room_for(GAME)
    while state.round_count < 4:
        seat = int(state.turn())
        n = int(state.legal(seat, out))
        worth = vec[float]([0.0] * n)
        GAME.judge.prior(state, seat, out, n, worth)
        assert all(w > 0 for w in worth)
        state.apply(seat, out[max(range(n), key=lambda i, worth=worth: worth[i])])


def test_copies_are_equal():
    """A copy is the same position and shares nothing."""
    state = walk({}, 3, 1, greedy=False, every=1000)
    assert fingerprint(state.copy()) == fingerprint(state)
