"""One exact look on a learned value: what a decision leads to by the end of the turn.

The network reads a table between two turns and says every seat's chance. In the midst of a turn the seat
at turn goes on as looks best to it, and dice are weighed one by one: every roll is played by the rules
with loaded dice. Rolls that leave all purses alike are looked at once.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.net import Net, Spread, Weights
from misto.core.rng import Rng
from misto.games.machi_koro.actions import DECLINE, KEEP, REROLL
from misto.games.machi_koro.asks import ASK_BUILD, ASK_DICE, ASK_GIVE, ASK_PARTNER, ASK_REROLL, ASK_TAKE, OVER
from misto.games.machi_koro.catalog import AMUSEMENT_PARK, LANDMARK_COST
from misto.games.machi_koro.features import ROUNDS, features, read_cities
from misto.games.machi_koro.prior import looks
from misto.games.machi_koro.rules.turns import MachiKoro

MOST_COINS: Final[i64] = 1023  # in a purse; beyond, a look is not remembered
A_PURSE: Final[i64] = 10  # bits
ALIKE: Final[i64] = 1 << 50  # marks a roll of two equal dice in what is remembered
NO_CHANCES: Final = vec[float]([0.0] * 5)
NO_ACTIONS: Final = vec[i64]([0] * 100)
SURE: Final = 40.0


class Loaded(Rng):
    """Dice that show what was told; a catch that follows is the mean one (MK-8.8)."""

    def __init__(self, first: i64, second: i64) -> None:
        super().__init__(1, 1)
        self.first = first
        self.second = second
        self.rolled: i64 = 0

    def copy(self) -> "Loaded":
        other = Loaded(self.first, self.second)
        other.rolled = self.rolled
        return other

    def die(self) -> i64:
        self.rolled += 1
        if self.rolled == 1:
            return self.first
        if self.rolled == 2 and self.second > 0:
            return self.second
        return 3 + (self.rolled & 1)


class Look:
    """Everybody's chances, between turns by the network and within one by what follows."""

    def __init__(self, net: Net, spreads: list[Spread]) -> None:
        self.net = net
        self.spreads = spreads  # by seats
        self.known: dict[int, vec[float]] = {}  # chances by purses, within one look

    def forecasts(self, state: MachiKoro, cities: list[vec[float]]) -> vec[float]:
        """The logarithm of each seat's chance as it looks from its own side."""
        told = NO_CHANCES[: state.seats]
        seat: i64 = 0
        while seat < state.seats:
            odds = self.net.value(features(state, seat, cities))
            odds = SURE if odds > SURE else -SURE if odds < -SURE else odds
            told[seat] = -math.log(1.0 + math.exp(-odds))
            seat += 1
        return told

    def between_turns(self, state: MachiKoro) -> vec[float]:
        cities = read_cities(state)
        told = self.forecasts(state, cities)
        spread = self.spreads[state.seats].at(rounds_to_come(cities))
        total = 0.0
        seat: i64 = 0
        while seat < state.seats:
            told[seat] = math.exp(told[seat] / spread)
            total += told[seat]
            seat += 1
        seat = 0
        while seat < state.seats:
            told[seat] /= total
            seat += 1
        return told

    def chances(self, state: MachiKoro) -> vec[float]:
        """Everybody's chances in any position."""
        self.known = {}
        return self.settle(state if state.ask == OVER or state.ask == ASK_DICE else blind(state))

    def weigh(self, whole: MachiKoro, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        """The seat's chance after each action."""
        state = blind(whole)
        self.known = {}
        i: i64 = 0
        while i < count:
            out[i] = self.after(state, actions[i])[seat]
            i += 1

    def after(self, state: MachiKoro, action: i64) -> vec[float]:
        """Chances after an action of the seat at turn, all that its dice may bring weighed."""
        if state.ask == ASK_DICE:
            return self.rolled(state, action, action + 1)
        if state.ask == ASK_REROLL and action != KEEP:
            return self.rolled(state, action, action - REROLL + 1)
        after = state.copy()
        after.apply(state.active, action)
        if state.ask == ASK_GIVE:
            return self.best_of(after)  # what is remembered by purses was looked at with other cards
        return self.settle(after)

    def rolled(self, state: MachiKoro, action: i64, dice: i64) -> vec[float]:
        """The mean over all rolls of so many dice."""
        total = NO_CHANCES[: state.seats]
        first: i64 = 1
        while first <= 6:
            second: i64 = first if dice == 2 else 0
            while second <= 6:
                after = state.copy()
                after.rng = Loaded(first, second)
                after.apply(state.active, action)
                share = 1.0 / 6.0
                if dice == 2:
                    share = (1.0 if first == second else 2.0) / 36.0
                told = self.settle(after)
                seat: i64 = 0
                while seat < state.seats:
                    total[seat] += share * told[seat]
                    seat += 1
                second += 7 if dice == 1 else 1
            first += 1
        return total

    def settle(self, state: MachiKoro) -> vec[float]:
        """Chances once the turn is over, if its seat goes on as looks best to it."""
        ask = state.ask
        if ask == ASK_DICE:
            return self.between_turns(state)
        if ask == OVER:
            told = NO_CHANCES[: state.seats]
            seat: i64 = 0
            while seat < state.seats:
                told[seat] = state.outcome(seat)
                seat += 1
            return told
        if ask == ASK_REROLL:
            return self.kept_or_rolled(state)
        if ask != ASK_BUILD:
            return self.best_of(state)
        key = purses(state)
        if key < 0:
            return self.best_of(state)
        found = self.known.get(int(key))
        if found is None:
            found = self.best_of(state)
            self.known[int(key)] = found
        return found

    def kept_or_rolled(self, state: MachiKoro) -> vec[float]:
        """A re-roll leads to the same, whatever was rolled before it."""
        best = self.after(state, KEEP)
        actions = NO_ACTIONS[:4]
        count = state.legal(state.active, actions)
        i: i64 = 1
        while i < count:
            again: i64 = -2 - (purses_only(state) * 8 + actions[i])
            told = self.known.get(int(again))
            if told is None:
                told = self.after(state, actions[i])
                self.known[int(again)] = told
            if told[state.active] > best[state.active]:
                best = told
            i += 1
        return best

    def best_of(self, state: MachiKoro) -> vec[float]:
        seat = state.active
        actions = NO_ACTIONS[:]
        count = state.legal(seat, actions)
        if state.ask == ASK_PARTNER or state.ask == ASK_TAKE or state.ask == ASK_GIVE:
            count = most_promising(state, actions, count)
        best = self.after(state, actions[0])
        i: i64 = 1
        while i < count:
            told = self.after(state, actions[i])
            if told[seat] > best[seat]:
                best = told
            i += 1
        return best


def most_promising(state: MachiKoro, actions: vec[i64], count: i64) -> i64:
    """An exchange has hundreds of ways: the one thought of first, and to decline."""
    best: i64 = 0
    i: i64 = 1
    while i < count:
        if looks(state, state.active, actions[i]) > looks(state, state.active, actions[best]):
            best = i
        i += 1
    if state.ask == ASK_PARTNER and actions[0] == DECLINE:
        actions[1] = actions[best]
        return 2
    actions[0] = actions[best]
    return 1


def blind(state: MachiKoro) -> MachiKoro:
    """The same without the hidden deck and the coming dice: a look counts on neither."""
    other = state.copy()
    other.deck_left = 0
    catch = Loaded(0, 0)
    catch.rolled = 2  # only a catch can follow before the next roll
    other.rng = catch
    return other


def purses_only(state: MachiKoro) -> i64:
    key: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        key = (key << A_PURSE) | (state.coins[seat] & MOST_COINS)
        seat += 1
    return key


def purses(state: MachiKoro) -> i64:
    """All that a roll may have changed before building, in one number; -1 if a purse is too full."""
    seat: i64 = 0
    while seat < state.seats:
        if state.coins[seat] > MOST_COINS:
            return -1
        seat += 1
    key = purses_only(state)
    if state.die_two > 0 and state.die_one == state.die_two:
        park = state.has_built(state.active, AMUSEMENT_PARK)
        if park or state.coins[state.active] >= LANDMARK_COST[AMUSEMENT_PARK]:
            key |= ALIKE
    return key


def rounds_to_come(cities: list[vec[float]]) -> float:
    """Until the first could be done."""
    least = cities[0][ROUNDS]
    for city in cities:
        if city[ROUNDS] < least:
            least = city[ROUNDS]
    return 10.0 * least


def look_of(weights: Weights) -> Look:
    """What was learned of one number of seats has one spread, which stands for all."""
    only = next(iter(weights.spreads.values()))
    return Look(weights.net, [weights.spreads.get(str(seats), only) for seats in (2, 2, 2, 3, 4, 5)])
