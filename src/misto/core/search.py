"""Tree search over any State: information-set Monte Carlo tree search (ISMCTS) for any number of seats.

Every iteration deals anew what the searching seat cannot know, walks down a tree of decisions,
adds one of them, plays on for a while and tells every decision on the way how it went for the seat
that took it. A node stands for a decision as it looks from the root: (who decided, what). Cards and
dice may make other actions legal each time it is passed, so a child counts how often it was to be
had, and is judged by that and not by its parent's visits.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.effort import Clock, Effort
from misto.core.greedy import estimates_after
from misto.core.judge import Judge
from misto.core.rng import Rng
from misto.core.state import State

# A node is a row of whole numbers; the root of a tree is nobody's decision.
SEAT: Final[i64] = 0  # who decided
ACTION: Final[i64] = 1
VISITS: Final[i64] = 2
CHANCES: Final[i64] = 3  # how often it could have been chosen
FIRST: Final[i64] = 4  # its first child, NONE if it has none
NEXT: Final[i64] = 5  # its parent's next child
ROW: Final[i64] = 6
NONE: Final[i64] = -1
FIRST_ROOM: Final[i64] = 1024  # nodes to begin with; doubled as needed
DEEPEST: Final[i64] = 1000  # a line of play longer than this is played out
LOGS: Final[i64] = 4096
LOG: Final = vec[float]([0.0] + [math.log(n) for n in range(1, 4096)])
CLOCK_EVERY: Final[i64] = 8
LOOKS: Final[i64] = 16  # a keen decision looks at so many of the actions that look best
CERTAIN: Final = 1.0 - 1e-9
LONGEST: Final[i64] = 100_000  # decisions of a playout to the end: seats that only pass may never come to one


class Search:
    """A tree that grows. ``run`` adds to it, ``best`` reads it, ``follow`` moves its root."""

    def __init__(self, judge: Judge, actions: i64, rng: Rng) -> None:
        self.judge = judge
        self.rng = rng
        self.deal = Rng(1, 1)  # chance of one iteration
        self.others = Rng(1, 1)  # what the other seats do in it
        self.salt: i64 = 0
        self.out = vec[i64]([0 for _ in range(actions + 1)])
        self.weight = vec[float]([0.0 for _ in range(actions + 1)])
        self.mark = vec[i64]([0 for _ in range(actions + 1)])
        self.stamp: i64 = 0
        self.tree = vec[i64]([0 for _ in range(FIRST_ROOM * ROW)])
        self.gain = vec[float]([0.0 for _ in range(FIRST_ROOM)])
        self.squares = vec[float]([0.0 for _ in range(FIRST_ROOM)])
        self.late = False  # whether the clock ended the last search
        self.room: i64 = FIRST_ROOM
        self.nodes: i64 = 0
        self.path = vec[i64]([0 for _ in range(DEEPEST + 2)])
        self.value = vec[float]([])
        self.valued = vec[i64]([])
        self.passes: i64 = 0  # iterations since this search was made
        self.seat: i64 = 0
        self.root: i64 = 0
        self.root_weight = vec[float]([])  # how each legal action looks from the root, in their order
        self.forget()

    def forget(self) -> None:
        """Start a new tree."""
        self.nodes = 0
        self.root = self.add(NONE, NONE, NONE)
        self.root_weight = vec[float]([])

    def follow(self, action: i64) -> None:
        """The root's seat has taken an action that revealed nothing: go on from there."""
        child = self.child_of(self.root, self.seat, action)
        if child == NONE:
            self.forget()
            return
        self.root = child
        self.root_weight = vec[float]([])

    def run(self, start: State, seat: i64, effort: Effort) -> i64:
        """Search a seat's decision; how many iterations there was time for."""
        clock = Clock(effort.millis, effort.processor)
        self.late = False
        self.ready(start, seat, effort)
        goal = effort.iterations
        thrifty = effort.thrifty and goal > 0
        if thrifty:
            goal -= self.searched()
        done: i64 = 0
        while effort.iterations <= 0 or done < goal:
            if done % CLOCK_EVERY == 0:
                if clock.is_up():
                    self.late = True
                    break
                if thrifty and self.settled(goal - done):
                    break
            self.iterate(start, effort)
            done += 1
        return done

    def ready(self, start: State, seat: i64, effort: Effort) -> None:
        self.seat = seat
        if len(self.value) != start.seats:
            self.value = vec[float]([0.0 for _ in range(start.seats)])
            self.valued = vec[i64]([0 for _ in range(start.seats)])
        if len(self.root_weight) == 0:
            self.weigh_root(start, effort.foresee)
            self.salt = self.rng.bits()

    def searched(self) -> i64:
        """How many iterations of a kept tree went on below its root."""
        tree = self.tree
        total: i64 = 0
        child = tree[self.root * ROW + FIRST]
        while child != NONE:
            total += tree[child * ROW + VISITS]
            child = tree[child * ROW + NEXT]
        return total

    def settled(self, left: i64) -> bool:
        """Whether so many more iterations could not change which action is visited most."""
        tree = self.tree
        first: i64 = 0
        second: i64 = 0
        child = tree[self.root * ROW + FIRST]
        while child != NONE:
            visits = tree[child * ROW + VISITS]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = tree[child * ROW + NEXT]
        return first - second > left

    def weigh_root(self, start: State, foresee: i64) -> None:
        """What is legal at the root, and how it looks, is the same in every deal."""
        out = self.out
        n = start.legal(self.seat, out)
        self.root_weight = self.weight[:n]
        if foresee == 0:
            self.judge.prior(start, self.seat, out, n, self.root_weight)
            return
        self.root_weight = estimates_after(self.judge, start, self.seat, self.rng, out, n, foresee)

    # --- one iteration

    def iterate(self, start: State, effort: Effort) -> None:
        """The n-th time an action is chosen at the root it meets the n-th deal, so that actions are
        compared by the same luck. What is legal there does not depend on the deal.
        """
        state = start.copy()
        path = self.path
        path[0] = self.root
        before = self.nodes
        node = self.step(state, self.root, self.seat, effort)
        grown = self.nodes > before
        path[1] = node
        depth: i64 = 1
        self.shuffle(state, self.tree[node * ROW + VISITS])
        who = self.take(state, self.seat, node)
        while not grown and who >= 0 and depth < DEEPEST:
            before = self.nodes
            node = self.step(state, node, who, effort)
            grown = self.nodes > before
            depth += 1
            path[depth] = node
            who = self.take(state, who, node)
        if who >= 0:
            self.play_on(state, who, effort)
        self.passes += 1
        self.tell_path(state, depth)

    def shuffle(self, state: State, number: i64) -> None:
        """Deal what the seat cannot know; the same number brings the same luck."""
        self.deal.reseed(self.salt ^ (number * 0x9E3779B1 & 0xFFFFFFFF), number)
        self.others.reseed(self.salt + number, number)
        state.conceal(self.seat, self.deal)

    def take(self, state: State, who: i64, node: i64) -> i64:
        """Take a node's action; who decides next. Where all decide at once a seat finishes what it
        began before the next one is asked.
        """
        state.apply(who, self.tree[node * ROW + ACTION])
        return who if state.owes(who) else state.turn()

    def step(self, state: State, node: i64, who: i64, effort: Effort) -> i64:
        """The child to go to: a new one while the node may widen, else the most promising."""
        out = self.out
        mark = self.mark
        tree = self.tree
        gain = self.gain
        n = state.legal(who, out)
        self.stamp += 2
        legal = self.stamp
        i: i64 = 0
        while i < n:
            mark[out[i]] = legal
            i += 1
        tried: i64 = 0
        best: i64 = NONE
        best_bound = -1.0
        explore = effort.explore
        child = tree[node * ROW + FIRST]
        while child != NONE:
            at: i64 = child * ROW
            action = tree[at + ACTION]
            if tree[at + SEAT] == who and mark[action] == legal:
                mark[action] = legal + 1
                tried += 1
                chances = tree[at + CHANCES] + 1
                tree[at + CHANCES] = chances
                visits = float(tree[at + VISITS])
                log = LOG[chances] if chances < LOGS else math.log(float(chances))
                bound = gain[child] / visits + explore * math.sqrt(log / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = tree[at + NEXT]
        if tried < n:
            width = effort.width + effort.widen * math.sqrt(float(tree[node * ROW + VISITS]))
            if tried == 0 or float(tried) < width:
                return self.widen(state, node, who, n, legal)
        return best

    def widen(self, state: State, node: i64, who: i64, n: i64, legal: i64) -> i64:
        """A new child: of the legal actions not tried yet the best-looking, by chance if equal."""
        out = self.out
        mark = self.mark
        weight = self.weight
        at_root = node == self.root
        if not at_root:
            self.judge.prior(state, who, out, n, weight)
        best = -1.0
        equal: i64 = 0
        chosen: i64 = 0
        i: i64 = 0
        while i < n:
            action = out[i]
            if mark[action] == legal:
                looks = self.root_weight[i] if at_root else weight[i]
                if looks > best:
                    best = looks
                    chosen = action
                    equal = 1
                elif looks == best:
                    equal += 1
                    if self.rng.below(equal) == 0:
                        chosen = action
            i += 1
        return self.add(node, who, chosen)

    def play_on(self, state: State, who: i64, effort: Effort) -> None:
        """Play to the end, or until the cut and, if so wanted, the end of a turn: positions between
        turns are judged alike, those in the midst of one are not.
        """
        out = self.out
        left = effort.cut if effort.cut >= 0 else LONGEST
        last = state.turns() + effort.ahead
        while who >= 0:
            if left == 0 and state.turns() >= last:
                return
            n = state.legal(who, out)
            state.apply(who, out[0] if n == 1 else self.playout_action(state, who, n, effort))
            if left > 0:
                left -= 1
            if not state.owes(who):
                who = state.turn()

    def playout_action(self, state: State, who: i64, n: i64, effort: Effort) -> i64:
        luck = self.deal if who == self.seat else self.others
        keen = who == self.seat or effort.alike
        if effort.keen > 0.0 and keen and (effort.keen >= 1.0 or luck.real() < effort.keen):
            return self.by_estimate(state, who, n)
        if effort.steer > 0.0 and (effort.steer >= 1.0 or luck.real() < effort.steer):
            return self.by_prior(state, who, n, luck)
        return self.out[luck.below(n)]

    def by_estimate(self, state: State, who: i64, n: i64) -> i64:
        """The action after which the position looks best; of many only the best-looking are tried."""
        out = self.out
        weight = self.weight
        if self.judge.outlook(state, who, out, n, weight):
            return out[place_of_most(weight, n)]
        if n > LOOKS:
            self.judge.prior(state, who, out, n, weight)
        best = -1.0
        chosen = out[0]
        looks: i64 = 0
        while looks < n and looks < LOOKS:
            at = looks
            if n > LOOKS:
                i: i64 = 0
                while i < n:
                    if weight[i] > weight[at]:
                        at = i
                    i += 1
                weight[at] = -1.0
            after = state.copy()
            after.rng.reseed(self.deal.bits(), self.deal.bits())  # it may not know the coming dice
            after.apply(who, out[at])
            value = self.judge.estimate(after, who)
            if value > best:
                best = value
                chosen = out[at]
            looks += 1
        return chosen

    def by_prior(self, state: State, who: i64, n: i64, luck: Rng) -> i64:
        """An action drawn as often as its prior is large."""
        out = self.out
        weight = self.weight
        self.judge.prior(state, who, out, n, weight)
        total = 0.0
        i: i64 = 0
        while i < n:
            total += weight[i]
            i += 1
        left = luck.real() * total
        i = 0
        while i < n - 1:
            left -= weight[i]
            if left < 0.0:
                return out[i]
            i += 1
        return out[n - 1]

    def tell_path(self, state: State, depth: i64) -> None:
        """Every decision on the way learns how it went for the seat that took it."""
        over = state.turn() < 0
        tree = self.tree
        path = self.path
        tree[path[0] * ROW + VISITS] += 1
        d: i64 = 1
        while d <= depth:
            node = path[d]
            who = tree[node * ROW + SEAT]
            tree[node * ROW + VISITS] += 1
            if self.valued[who] != self.passes:
                self.valued[who] = self.passes
                self.value[who] = self.judge.verdict(state, who) if over else self.judge.estimate(state, who)
            self.gain[node] += self.value[who]
            self.squares[node] += self.value[who] * self.value[who]
            d += 1

    # --- the tree

    def add(self, parent: i64, who: i64, action: i64) -> i64:
        if self.nodes == self.room:
            self.grow()
        node = self.nodes
        self.nodes += 1
        tree = self.tree
        at: i64 = node * ROW
        tree[at + SEAT] = who
        tree[at + ACTION] = action
        tree[at + VISITS] = 0
        tree[at + CHANCES] = 1
        tree[at + FIRST] = NONE
        tree[at + NEXT] = NONE
        self.gain[node] = 0.0
        self.squares[node] = 0.0
        if parent != NONE:
            tree[at + NEXT] = tree[parent * ROW + FIRST]
            tree[parent * ROW + FIRST] = node
        return node

    def grow(self) -> None:
        room: i64 = self.room * 2
        tree = vec[i64]([0 for _ in range(room * ROW)])
        gain = vec[float]([0.0 for _ in range(room)])
        squares = vec[float]([0.0 for _ in range(room)])
        i: i64 = 0
        while i < self.room * ROW:
            tree[i] = self.tree[i]
            i += 1
        i = 0
        while i < self.room:
            gain[i] = self.gain[i]
            squares[i] = self.squares[i]
            i += 1
        self.tree = tree
        self.gain = gain
        self.squares = squares
        self.room = room

    def child_of(self, node: i64, who: i64, action: i64) -> i64:
        tree = self.tree
        child = tree[node * ROW + FIRST]
        while child != NONE:
            if tree[child * ROW + ACTION] == action and tree[child * ROW + SEAT] == who:
                return child
            child = tree[child * ROW + NEXT]
        return NONE

    # --- what was found

    def visits_of(self, action: i64) -> i64:
        child = self.child_of(self.root, self.seat, action)
        return 0 if child == NONE else self.tree[child * ROW + VISITS]

    def value_of(self, action: i64) -> float:
        """The mean outcome of an action at the root, 0 if it was never tried."""
        child = self.child_of(self.root, self.seat, action)
        if child == NONE or self.tree[child * ROW + VISITS] == 0:
            return 0.0
        return self.gain[child] / float(self.tree[child * ROW + VISITS])

    def error_of(self, action: i64) -> float:
        """The standard error of an action's value, below 0 if it was not tried twice."""
        child = self.child_of(self.root, self.seat, action)
        visits = 0.0 if child == NONE else float(self.tree[child * ROW + VISITS])
        if visits < 2.0:
            return -1.0
        mean = self.gain[child] / visits
        spread = self.squares[child] / visits - mean * mean
        return math.sqrt(spread / (visits - 1.0)) if spread > 0.0 else 0.0

    def best(self) -> i64:
        """The action visited most; of equal ones the better, then the smaller. NONE if none was tried."""
        tree = self.tree
        chosen: i64 = NONE
        most: i64 = 0
        mean = 0.0
        child = tree[self.root * ROW + FIRST]
        while child != NONE:
            at: i64 = child * ROW
            visits = tree[at + VISITS]
            if visits > 0 and tree[at + SEAT] == self.seat:
                value = self.gain[child] / float(visits)
                better = visits > most or (visits == most and value > mean)
                if better or (visits == most and value == mean and tree[at + ACTION] < chosen):
                    chosen = tree[at + ACTION]
                    most = visits
                    mean = value
            child = tree[at + NEXT]
        return chosen


def place_of_most(values: vec[float], count: i64) -> i64:
    best: i64 = 0
    i: i64 = 1
    while i < count:
        if values[i] > values[best]:
            best = i
        i += 1
    return best
