"""Positions by hand: cities, coins and the dice that are going to fall."""

from misto.core.record import legal_actions, seed_rng
from misto.core.rng import seeded
from misto.games.machi_koro import GAME
from misto.games.machi_koro.catalog import KIND_IDS, LANDMARK_IDS
from misto.games.machi_koro.rules.setup import from_fields
from misto.games.machi_koro.view import ASKS

A, B, V = 0, 1, 2
START = {"wheat_field": 1, "bakery": 1}


def position(cities=(), coins=(), landmarks=(), ask="dice", active=A, seats=3, market=None, **options):
    """A game in which the cities hold just the cards, coins and landmarks given, by seat."""
    seats = max(seats if not cities else len(cities), len(coins), 2)
    settings = GAME.settle({"expansion": "harbor", "first_player": 1} | options, seats)
    fields = dict(GAME.rules.new(settings, seats, seed_rng(1)).fields())
    cards = [0] * (25 * seats)
    built = [0] * (6 * seats)
    for seat in range(seats):
        for kind, copies in (cities[seat] if seat < len(cities) else START).items():
            cards[seat * 25 + KIND_IDS.index(kind)] = copies
        for mark in landmarks[seat] if seat < len(landmarks) else ():
            built[seat * 6 + LANDMARK_IDS.index(mark)] = 1
    fields |= {"cards": cards, "built": built, "active": [active], "ask": [ASKS.index(ask)]}
    fields["coins"] = [*coins, *([3] * (seats - len(coins)))]
    if market is not None:
        fields["market"] = [market.get(kind, 0) for kind in KIND_IDS]
    return from_fields(fields)


def load_dice(state, *dice):
    """Set the state's chance so that exactly these dice fall next."""
    for number in range(1_000_000):
        rng = seeded(number * 7919 + 13, number)
        kept = rng.copy()
        if all(rng.die() == die for die in dice):
            state.rng = kept
            return state
    raise AssertionError("no such dice")


def do(state, *moves):
    """Take moves by their notation, each by the seat whose turn it is."""
    for move in moves:
        state.apply(state.turn(), GAME.words.read(move))
    return state


def roll(state, *dice, more=()):
    """Roll these dice; ``more`` are dice that fall afterwards (a re-roll, the boats' catch)."""
    load_dice(state, *dice, *more)
    return do(state, f"roll {len(dice)}")


def options(state):
    """The legal moves by notation."""
    return [GAME.words.write(action) for action in legal_actions(GAME, state, state.turn())]


def coins(state):
    return list(state.coins)


def refusal(state, move, seat=None):
    """The rule by which a move is refused."""
    seat = state.turn() if seat is None else seat
    assert GAME.words.read(move) not in legal_actions(GAME, state, seat)
    return GAME.words.why_not(state, seat, GAME.words.read(move)).rule
