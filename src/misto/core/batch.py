"""Many games side by side, and one seat's look at a game, in vectors that numpy reads in place."""

from collections.abc import Callable
from librt.vecs import extend, vec
from mypy_extensions import i32, i64, u8

from misto.core.greedy import greedy_action
from misto.core.rng import Rng
from misto.core.state import IllegalAction, State


def no_numbers(n: i64) -> vec[i64]:
    """n zeros, made by doubling: a Python list of a wide action space would be eight times the size."""
    made = vec[i64]([0])
    while len(made) < n:
        made = extend(made, made[: n - len(made)])
    return made[:n]


def no_marks(n: i64) -> vec[u8]:
    made = vec[u8]([0])
    while len(made) < n:
        made = extend(made, made[: n - len(made)])
    return made[:n]


def no_words(n: i64) -> vec[i32]:
    made = vec[i32]([0])
    while len(made) < n:
        made = extend(made, made[: n - len(made)])
    return made[:n]


def no_values(n: i64) -> vec[float]:
    made = vec[float]([0.0])
    while len(made) < n:
        made = extend(made, made[: n - len(made)])
    return made[:n]


class Look:
    """What one seat is given: ``mask`` marks its legal actions, ``seen`` is its observation, in words
    of single precision. Both vectors stay in place from look to look.
    """

    def __init__(self, actions: i64, size: i64) -> None:
        self.actions = actions
        self.room = no_numbers(actions + 1)
        self.count: i64 = 0
        self.mask = no_marks(actions)
        self.blank = no_words(size)
        self.unseen = vec[i32](capacity=size)
        self.seen = extend(self.unseen, self.blank)

    def clear(self) -> None:
        i: i64 = 0
        while i < self.count:
            self.mask[self.room[i]] = 0
            i += 1
        self.count = 0

    def legal(self, state: State, seat: i64) -> None:
        """Mark the seat's legal actions; none if it owes no decision."""
        self.clear()
        if not state.owes(seat):
            return
        self.count = state.legal(seat, self.room)
        i: i64 = 0
        while i < self.count:
            self.mask[self.room[i]] = 1
            i += 1

    def observe(self, state: State, seat: i64) -> None:
        # within its capacity a vector stays in the same memory: this wipes it in one go
        self.seen = extend(self.unseen, self.blank)
        state.observe(seat, self.seen, 0)

    def forward(self, state: State, seat: i64, action: i64) -> i64:
        """Take the seat's action and mark what is legal next; the next seat, -1 at the end."""
        state.apply(seat, action)
        following = state.turn()
        if following >= 0:
            self.legal(state, following)
        else:
            self.clear()
        return following


def margin(state: State, seat: i64) -> float:
    """The seat's points less those of the best other seat; alone, its points."""
    best: i64 = 0
    other: i64 = 0
    found = False
    while other < state.seats:
        if other != seat and (not found or state.points(other) > best):
            best = state.points(other)
            found = True
        other += 1
    return float(state.points(seat) - best)


class Rows:
    """Games in rows. Each row shows the seat that decides next; a game that ends starts anew.

    ``renew(row)`` makes the next game of a row. ``seen`` holds the observations, row by row. Legal actions lie one row after the other in
    ``legal``, those of row r from ``starts[r]`` to ``starts[r + 1]``; ``mask`` marks the same
    actions, row by row, if ``masked``.
    """

    def __init__(
        self,
        count: i64,
        seats: i64,
        actions: i64,
        size: i64,
        masked: bool,
        by_margin: bool,
        renew: Callable[[int], State],
    ) -> None:
        self.count = count
        self.seats = seats
        self.actions = actions
        self.size = size
        self.masked = masked
        self.by_margin = by_margin
        self.renew = renew
        self.states = vec[State]([renew(row) for row in range(int(count))])
        self.turns = no_numbers(count)
        self.done = no_marks(count)
        self.rewards = no_values(count * seats)
        self.blank = no_words(size)
        self.unseen = vec[i32](capacity=count * size)
        self.seen = self.unseen
        self.mask = no_marks(count * actions if masked else 0)
        self.legal = no_numbers(count * 16)
        self.starts = no_numbers(count + 1)
        self.chosen = no_numbers(count)
        self.room = no_numbers(actions + 1)

    def unmark(self) -> None:
        row: i64 = 0
        while row < self.count:
            base = row * self.actions
            i = self.starts[row]
            end = self.starts[row + 1]
            while i < end:
                self.mask[base + self.legal[i]] = 0
                i += 1
            row += 1

    def show(self, row: i64, state: State, at: i64) -> i64:
        """Lay out whose turn it is in a row and what is legal, from ``at`` on; where that ends."""
        seat = state.turn()
        self.turns[row] = seat
        room = self.room
        n = state.legal(seat, room)
        while at + n > len(self.legal):
            self.legal = extend(self.legal, self.legal[:])
        legal = self.legal
        i: i64 = 0
        while i < n:
            legal[at + i] = room[i]
            i += 1
        if self.masked:
            mask = self.mask
            base = row * self.actions
            i = 0
            while i < n:
                mask[base + room[i]] = 1
                i += 1
        at += n
        self.starts[row + 1] = at
        return at

    def settle(self, row: i64, state: State) -> State:
        """After a decision: the rewards of a game that is over, and the next one in its place."""
        if self.done[row] == 1:
            self.done[row] = 0
            self.reward(row, state, False)
        if state.turn() >= 0:
            return state
        self.done[row] = 1
        self.reward(row, state, True)
        following = self.renew(int(row))
        self.states[row] = following
        return following

    def move(self, chosen: vec[i64], moving: bool) -> None:
        """Show all rows, after their decisions if moving: each state is touched once."""
        row: i64 = 0
        at: i64 = 0
        here: i64 = 0
        # wiped row by row, each just before it is filled: within its capacity it stays in the same memory
        seen = self.unseen
        blank = self.blank
        states = self.states
        while row < self.count:
            state = states[row]
            if moving:
                state.apply(self.turns[row], chosen[row])
                state = self.settle(row, state)
            at = self.show(row, state, at)
            seen = extend(seen, blank)
            state.observe(self.turns[row], seen, here)
            here += self.size
            row += 1
        self.seen = seen

    def is_legal(self, row: i64, action: i64) -> bool:
        low = self.starts[row]
        high = self.starts[row + 1]
        while low < high:
            middle: i64 = (low + high) >> 1
            if self.legal[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < self.starts[row + 1] and self.legal[low] == action

    def illegal(self, chosen: vec[i64]) -> i64:
        """The first row whose action is not legal, -1 if all are."""
        row: i64 = 0
        while row < self.count:
            if not self.is_legal(row, chosen[row]):
                return row
            row += 1
        return -1

    def prepare(self, chosen: vec[i64]) -> None:
        """Before moving every row: raises IllegalAction if any may not, and takes back all marks."""
        bad = self.illegal(chosen)
        if bad >= 0:
            raise IllegalAction(f"row {bad}: action {chosen[bad]} is not legal")
        if self.masked:
            self.unmark()

    def reward(self, row: i64, state: State, over: bool) -> None:
        seat: i64 = 0
        while seat < self.seats:
            value = 0.0
            if over:
                value = margin(state, seat) if self.by_margin else state.outcome(seat)
            self.rewards[row * self.seats + seat] = value
            seat += 1

    def choose_random(self, rng: Rng) -> None:
        """Write into ``chosen`` a legal action for every row, each as likely."""
        row: i64 = 0
        while row < self.count:
            first = self.starts[row]
            n = self.starts[row + 1] - first
            if n > 1:
                first += rng.below(n)
            self.chosen[row] = self.legal[first]
            row += 1

    def choose_greedy(self, rng: Rng, samples: i64, wanted: vec[u8]) -> None:
        """Write into ``chosen``, in the rows wanted, what the greedy bot does there."""
        row: i64 = 0
        while row < self.count:
            if wanted[row] == 1:
                seat = self.turns[row]
                known = self.states[row].copy()
                known.conceal(seat, rng)
                self.chosen[row] = greedy_action(known, seat, rng, self.room, samples)
            row += 1
