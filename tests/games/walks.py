"""Positions of seeded games that a bot of every room plays: what reasons and explanations are tried on."""

from functools import lru_cache

from misto.core.greedy import greedy_action, mean_estimate
from misto.core.record import legal_actions, room_for, seed_rng
from misto.games.registry import GAMES
from misto.testing.conformance import observed

TABLES = [
    ("machi_koro", 3, (("expansion", "harbor"),)),
    ("machi_koro", 4, (("expansion", "harbor"), ("market", "ten_kinds"))),
    ("san_juan", 3, ()),
    ("san_juan", 4, (("new_buildings", True), ("events", True))),
    ("san_juan", 2, (("optional_draws", "ask_all"), ("alternative_setup", True), ("edition", 1))),
    ("akropolis", 3, (("variants", ("markets", "gardens", "barracks")),)),
    ("akropolis", 1, (("solo", "easy"),)),
    ("welcome_to", 2, (("expert", True), ("plans", "mixed"))),
    ("welcome_to", 3, (("edition", "first"), ("draft", True))),
    ("welcome_to", 1, (("opponent", 2),)),
]


@lru_cache(maxsize=2)
def positions(room, seats, options, every=5, most=600):
    """Every so often the position and the seat that decides, and the last position of the game."""
    game = GAMES[room]
    state = game.rules.new(game.settle(dict(options), seats), seats, seed_rng(3))
    rng, out, found, number = seed_rng(4), room_for(game), [], 0
    while (seat := int(state.turn())) >= 0 and number < most:
        if number % every == 0:
            found.append((state.copy(), seat))
        state.apply(seat, greedy_action(game.judge, state, seat, rng, out, 2))
        number += 1
    return [*found, (state.copy(), -1)]


def known_to(state, viewer, deal=1):
    known = state.copy()
    known.conceal(viewer, seed_rng(deal))
    return known


def best_two(game, state, seat):
    """The two actions that look best, None where there is no choice."""
    legal = legal_actions(game, state, seat)
    if len(legal) < 2:
        return None
    judged = {a: mean_estimate(game.judge, state, seat, a, seed_rng(9), 2) for a in legal}
    return sorted(legal, key=lambda a: -judged[a])[:2]


def check_observations(game, naive, options, seats, seed):
    """A whole random game in which every third look of every seat equals the slow twin's; how many moves it took."""
    state, rng = game.rules.new(game.settle(options, seats), seats, seed_rng(seed)), seed_rng(seed, 1)
    number = 0
    while True:
        mover = int(state.turn())
        if number % 3 == 0 or mover < 0:
            for seat in range(seats):
                assert observed(game, state, seat) == naive(state, seat), (number, seat)
        if mover < 0:
            return number
        actions = legal_actions(game, state, mover)
        state.apply(mover, actions[rng.below(len(actions))])
        number += 1
