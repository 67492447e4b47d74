"""Search without a tree: the actions at hand, played out side by side.

Where every deal brings other cards, what a tree keeps of later decisions is a mean over all of them
and says little; where a choice is wide, a tree hardly comes to the seat's next turn. A race looks at
the decision at hand only. Its best-looking actions are played out lap by lap, in every lap all of them
on the same deal, so that two actions differ by what they bring and not by their luck; one that falls
behind the best by more than chance explains is out, and so is one that is as good as the best: it does
not matter which of them is taken.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.effort import Clock, Effort
from misto.core.search import CERTAIN, NONE, ROW, VISITS, Search, place_of_most
from misto.core.state import State

FIRST_CHECK: Final[i64] = 8  # laps; then whenever they have doubled
DOUBT: Final = 2.0  # standard errors of the difference between two actions
NEAR_LAPS: Final[i64] = 64  # before that many two actions may look the same and not be
FIRST_LAPS: Final[i64] = 64
TRUST: Final = 8.0  # what was foreseen of an action counts like so many laps


class Race(Search):
    """``Effort.width`` actions start; nothing is kept for the next decision."""

    def run(self, start: State, seat: i64, effort: Effort) -> i64:
        """Race a seat's actions; how many playouts there was time for."""
        clock = Clock(effort.millis, effort.processor)
        self.late = False
        self.forget()
        self.ready(start, seat, effort)
        looks = self.weight[: len(self.root_weight)]
        racers = self.line_up(start, effort.width, effort.gap, looks)
        count: i64 = len(racers)
        within = vec[i64]([1 for _ in range(count)])  # who is still in the race
        left = count
        room = FIRST_LAPS
        rolls = vec[float]([0.0 for _ in range(count * room)])  # what every lap brought, by racer
        if effort.thrifty and effort.foresee > 0 and (count == 1 or looks[0] >= CERTAIN):
            self.cross(racers, within, looks, 1, 0)
            return 0  # nothing comes near it, or it wins whatever the others do
        laps: i64 = 0
        done: i64 = 0
        while laps == 0 or effort.iterations <= 0 or done + left <= effort.iterations:
            if laps == room:
                rolls = widened(rolls, count, room)
                room *= 2
            i: i64 = 0
            while i < count and not self.late:
                if within[i] == 1:
                    rolls[i * room + laps] = self.play_out(start, racers[i], laps, effort)
                    self.late = clock.is_up()
                i += 1
            if self.late and laps > 0:
                break  # a lap that not all have run compares nothing
            if self.late:
                self.stay_behind(within, looks, rolls, room, i)
            self.cross(racers, within, rolls, room, laps)
            done += left
            laps += 1
            if self.late:
                break
            if laps >= FIRST_CHECK and laps & (laps - 1) == 0 and not effort.whole:
                left = self.check(racers, within, rolls, room, laps, effort.near)
                if left == 1 and effort.thrifty:
                    break
        self.level(racers, looks, TRUST if effort.foresee > 0 else 0.0, rolls, room)
        return done

    def cross(self, racers: vec[i64], within: vec[i64], rolls: vec[float], room: i64, lap: i64) -> None:
        """Count a lap that all who are in the race have run."""
        i: i64 = 0
        while i < len(racers):
            if within[i] == 1:
                value = rolls[i * room + lap]
                self.tree[racers[i] * ROW + VISITS] += 1
                self.gain[racers[i]] += value
                self.squares[racers[i]] += value * value
            i += 1

    def stay_behind(
        self, within: vec[i64], looks: vec[float], rolls: vec[float], room: i64, run: i64
    ) -> None:
        """The clock ended the very first lap: who has not run it is told by how it looked, next to the
        worst that has.
        """
        worst = rolls[0]
        i: i64 = 1
        while i < run:
            if rolls[i * room] < worst:
                worst = rolls[i * room]
            i += 1
        while i < len(within):
            rolls[i * room] = worst if looks[i] > worst else looks[i]
            i += 1

    def line_up(self, start: State, width: float, gap: float, looks: vec[float]) -> vec[i64]:
        """The best-looking actions as children of the root, and how they look."""
        out = self.out
        n = start.legal(self.seat, out)
        weight = self.root_weight
        most: i64 = n if float(n) < width else int(width)
        if gap > 0.0:
            near = near_enough(weight, n, gap)
            most = near if near < most else most
        racers = vec[i64]([NONE for _ in range(most)])
        i: i64 = 0
        while i < len(racers):
            best = place_of_most(weight, n)
            looks[i] = weight[best]
            weight[best] = -1.0
            racers[i] = self.add(self.root, self.seat, out[best])
            i += 1
        return racers

    def play_out(self, start: State, node: i64, lap: i64, effort: Effort) -> float:
        state = start.copy()
        self.shuffle(state, lap)
        who = self.take(state, self.seat, node)
        if who >= 0:
            self.play_on(state, who, effort)
        if state.turn() < 0:
            return self.judge.verdict(state, self.seat)
        return self.judge.leaf(state, self.seat)

    def check(
        self, racers: vec[i64], within: vec[i64], rolls: vec[float], room: i64, laps: i64, near: float
    ) -> i64:
        """Who is out of the race after so many laps; how many are left."""
        best: i64 = NONE
        i: i64 = 0
        while i < len(racers):
            if within[i] == 1 and (best == NONE or self.gain[racers[i]] > self.gain[racers[best]]):
                best = i
            i += 1
        left: i64 = 0
        i = 0
        while i < len(racers):
            if within[i] == 1:
                if i != best and is_out(rolls, i * room, best * room, laps, near):
                    within[i] = 0
                else:
                    left += 1
            i += 1
        return left

    def level(self, racers: vec[i64], looks: vec[float], trust: float, rolls: vec[float], room: i64) -> None:
        """Tell the values: for the best its mean, for each other by how much it was behind the best in
        the laps that both ran, as if it had gone on like that.
        """
        tree = self.tree
        gain = self.gain
        squares = self.squares
        best: i64 = 0
        i: i64 = 1
        while i < len(racers):
            ahead = tree[racers[i] * ROW + VISITS] - tree[racers[best] * ROW + VISITS]
            better = gain[racers[i]] + trust * looks[i] > gain[racers[best]] + trust * looks[best]
            if ahead > 0 or (ahead == 0 and better):
                best = i
            i += 1
        mean = gain[racers[best]] / float(tree[racers[best] * ROW + VISITS])
        i = 0
        while i < len(racers):
            laps = tree[racers[i] * ROW + VISITS]
            behind = trust * (looks[best] - looks[i])
            k: i64 = 0
            while k < laps:
                behind += rolls[best * room + k] - rolls[i * room + k]
                k += 1
            told = mean - behind / (trust + float(laps))
            moved = told * told - (gain[racers[i]] / float(laps)) * (gain[racers[i]] / float(laps))
            gain[racers[i]] = float(laps) * told
            squares[racers[i]] += float(laps) * moved  # how much the laps differ stays as it was
            i += 1


def near_enough(weight: vec[float], n: i64, gap: float) -> i64:
    """How many actions look worse than the best by no more than the gap."""
    top = weight[place_of_most(weight, n)]
    count: i64 = 0
    i: i64 = 0
    while i < n:
        if weight[i] >= top - gap:
            count += 1
        i += 1
    return count


def is_out(rolls: vec[float], one: i64, best: i64, laps: i64, near: float) -> bool:
    """Whether one is behind the best by more than chance explains, or by so little that it does not matter."""
    total = 0.0
    squares = 0.0
    k: i64 = 0
    while k < laps:
        gap = rolls[best + k] - rolls[one + k]
        total += gap
        squares += gap * gap
        k += 1
    n = float(laps)
    mean = total / n
    spread = squares / n - mean * mean
    if spread < 0.0:
        spread = 0.0
    doubt = DOUBT * math.sqrt(spread / (n - 1.0))
    if mean > 0.0 and mean >= doubt:
        return True
    return laps >= NEAR_LAPS and mean + doubt < near


def widened(rolls: vec[float], count: i64, room: i64) -> vec[float]:
    """The same laps with room for twice as many."""
    wide = vec[float]([0.0 for _ in range(count * room * 2)])
    i: i64 = 0
    while i < count:
        k: i64 = 0
        while k < room:
            wide[i * room * 2 + k] = rolls[i * room + k]
            k += 1
        i += 1
    return wide
