"""The quick look at what follows an action says the same as taking it."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.record import seed_rng
from misto.games.welcome_to import GAME
from misto.games.welcome_to.asks import ASK_HOUSE, ASK_PAIR, ASK_TARGET
from misto.games.welcome_to.state import ASK, ROW

ROUNDING = 1e-9


def looked_at(state, seat, choose):
    """What outlook says of every legal action next to estimate after it, None where it says nothing; and an action."""
    out = vec[i64]([0] * (GAME.rules.actions + 1))
    looks = vec[float]([0.0] * (GAME.rules.actions + 1))
    n = int(state.legal(seat, out))
    action = int(out[choose.below(n)])
    if not GAME.judge.outlook(state, seat, out, n, looks):
        return None, action
    pairs = []
    for i in range(n):
        after = state.copy()
        after.apply(seat, int(out[i]))
        pairs.append((float(looks[i]), float(GAME.judge.estimate(after, seat))))
    return pairs, action


def test_outlook_orders_actions_as_estimate_does():
    compared = dict.fromkeys((int(ASK_PAIR), int(ASK_HOUSE), int(ASK_TARGET)), 0)
    for options in ({}, {"edition": "first"}, {"plans": "mixed"}):
        state = GAME.rules.new(GAME.settle(options, 2), 2, seed_rng(8))
        choose = seed_rng(8, 5)
        while (seat := int(state.turn())) >= 0:
            pairs, action = looked_at(state, seat, choose)
            for one in pairs or ():
                for two in pairs:
                    if one[0] > two[0] + ROUNDING:
                        assert one[1] > two[1] - ROUNDING, (options, pairs)
                        compared[int(state.sheet[seat * ROW + ASK])] += 1
            state.apply(seat, action)
    assert min(compared.values()) > 100, compared


def test_no_outlook_where_others_are_concerned():
    """WT-12.7: the card that is not used goes to the opponent."""
    state = GAME.rules.new(GAME.settle({}, 1), 1, seed_rng(8))
    assert looked_at(state, 0, seed_rng(8, 5))[0] is None
