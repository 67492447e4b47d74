"""Everybody at once: no order of answers matters, and nobody sees another's round before its close."""

from hypothesis import given, settings
from hypothesis import strategies as st

from misto.core.record import (
    Chance,
    Record,
    advance,
    begin,
    fingerprint,
    legal_actions,
    replay,
    seed_rng,
    undo,
)
from misto.games.welcome_to import GAME
from misto.testing.conformance import observed
from tests.games.welcome_to.position import act, finish_round, offer, sheet, table

MODES = [
    {},
    {"expert": True, "plans": "mixed"},
    {"edition": "first", "expert": True, "plans": "mixed"},
    {"edition": "first", "draft": True},
]


def well_on(options, seats, seed, rounds):
    """A random game some rounds on."""
    state = GAME.rules.new(GAME.settle(options, seats), seats, seed_rng(seed))
    choose = seed_rng(seed, 5)
    while state.turn() >= 0 and state.round_count <= rounds:
        seat = int(state.turn())
        actions = legal_actions(GAME, state, seat)
        state.apply(seat, actions[choose.below(len(actions))])
    return state


def one_turn(state, seat, choose):
    """The seat's decisions of this round, taken on a copy in which nobody else moves."""
    state = state.copy()
    steps = []
    start = state.round_count
    while state.turn() >= 0 and state.round_count == start and state.owes(seat):
        actions = legal_actions(GAME, state, seat)
        action = actions[choose.below(len(actions))]
        steps.append(action)
        state.apply(seat, action)
    return steps


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    st.sampled_from(MODES),
    st.integers(2, 5),
    st.integers(0, 10_000),
    st.integers(0, 14),
    st.randoms(use_true_random=False),
)
def test_any_order_closes_the_same_round(options, seats, seed, rounds, dice):
    """WT-4.5, WT-4.4, WT-18.3."""
    state = well_on(options, seats, seed, rounds)
    if state.turn() < 0:
        return
    choose = seed_rng(seed, 6)
    turns = [one_turn(state, seat, choose) for seat in range(seats)]
    closed = []
    for _ in range(2):
        queue = [seat for seat, steps in enumerate(turns) for _ in steps]
        dice.shuffle(queue)
        left = [list(steps) for steps in turns]
        other = state.copy()
        for seat in queue:
            other.apply(seat, left[seat].pop(0))
        assert other.round_count > state.round_count or other.over
        closed.append(fingerprint(other))
    assert closed[0] == closed[1]


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.sampled_from(MODES), st.integers(2, 5), st.integers(0, 10_000), st.integers(0, 14))
def test_what_others_do_is_not_seen_before_the_close(options, seats, seed, rounds):
    """WT-4.4, WT-18.3: view, decision, observation and a bot's position do not change."""
    state = well_on(options, seats, seed, rounds)
    if state.turn() < 0:
        return
    me = seed % seats

    def seen(position):
        bot = position.copy()
        bot.conceal(me, seed_rng(3))
        return (
            GAME.words.view(position, me),
            GAME.words.decide(position, me),
            observed(GAME, position, me),
            fingerprint(bot),
        )

    before, spectator = seen(state), GAME.words.view(state, -1)
    choose = seed_rng(seed, 8)
    for seat in range(seats):
        if seat != me:
            for action in one_turn(state, seat, choose):
                state.apply(seat, action)
                assert seen(state) == before
                assert GAME.words.view(state, -1) == spectator


def test_events_of_others_come_at_the_close():
    """WT-18.3: one's own at once, the others' together when the round closes."""
    state = offer(sheet(table(2), top="1 | 2 | 3 | 4 | 5 | 6 | _ _ _ _"), *[(9, "park")] * 3)
    state.heard = []
    act(state, 0, "pair 1", "house bottom-5", "park", "approve A", "done")
    assert {e.to for e in state.heard} == {0}
    assert not any(e.heard_by(1) or e.heard_by(-1) for e in state.heard)
    finish_round(state)
    told = [e for e in state.heard if e.heard_by(1) and e.facts.get("seat") == 0]
    assert [e.kind for e in told] == ["pair", "house", "park", "approve"]


def record_of(options, seats, chance):
    return Record("welcome_to", GAME.rules.version, GAME.settle(options, seats), ("x",) * seats, chance)


def test_undo_within_ones_own_turn():
    """WT-15.11, WT-18.2: every step before done, also while others act; not done, not past the close."""
    record = record_of({}, 2, "secret:" + "ab" * 32)
    state = begin(GAME, record)
    chance = Chance(record.chance)
    steps = []

    def step(seat, pick=0):
        action = legal_actions(GAME, state, seat)[pick]
        steps.append((seat, action))
        advance(state, chance, len(steps), seat, action)

    def taken():
        return Record(
            record.game, record.rules_version, record.options, record.seats, record.chance, tuple(steps)
        )

    step(0)
    step(1)
    step(0)
    back = undo(GAME, taken(), 0)
    assert back is not None
    assert back.steps == tuple(steps[:2])
    again = undo(GAME, back, 0)
    assert again is not None
    assert again.steps == (steps[1],)
    assert undo(GAME, again, 0) is None
    while state.owes(0):
        step(0, -1)
    assert undo(GAME, taken(), 0) is None
    assert undo(GAME, taken(), 1) is not None
    while state.round_count == 1:
        step(1, -1)
    assert undo(GAME, taken(), 1) is None
    step(0)
    assert undo(GAME, taken(), 0) is not None


def test_undoing_and_doing_again_changes_nothing():
    """WT-4.5: chance is drawn at the close only."""
    record = record_of({}, 2, "seed:4")
    state = begin(GAME, record)
    first = legal_actions(GAME, state, 0)
    short = Record(record.game, 1, record.options, record.seats, record.chance, ((0, first[0]),))
    back = undo(GAME, short, 0)
    assert back is not None
    assert fingerprint(replay(GAME, back)) == fingerprint(begin(GAME, record))
