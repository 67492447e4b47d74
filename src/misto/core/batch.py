"""Many games side by side, and one seat's look at a game, in vectors that numpy reads in place."""

from collections.abc import Callable

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, u8

from misto.core.greedy import NEAR, greedy_action, greedy_among
from misto.core.judge import Judge
from misto.core.observer import Observer
from misto.core.rng import Rng
from misto.core.state import IllegalAction, State, zeros
from misto.core.window import Window


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
    """What one seat is given: ``mask`` marks its legal actions as the window numbers them, ``seen`` is
    its observation, in words of single precision. Both vectors stay in place from look to look.
    ``widest``: room for the longest legal list of the game.
    """

    def __init__(self, observer: Observer, window: Window, widest: i64, size: i64) -> None:
        self.observer = observer
        self.window = window
        self.room = zeros(widest + 1)
        self.count: i64 = 0
        self.mask = no_marks(window.actions)
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
        room = self.room
        mask = self.mask
        count = self.window.legal(state, seat, room)
        self.count = count
        i: i64 = 0
        while i < count:
            mask[room[i]] = 1
            i += 1

    def sample(self, rng: Rng) -> i64:
        """One of the legal actions marked, each as likely; -1 if there is none."""
        if self.count == 0:
            return -1
        return self.room[rng.below(self.count)]

    def observe(self, state: State, seat: i64) -> None:
        # within its capacity a vector stays in the same memory: this wipes it in one go
        self.seen = extend(self.unseen, self.blank)
        self.observer.observe(state, seat, self.seen, 0)

    def forward(self, state: State, seat: i64, action: i64) -> i64:
        """Take the seat's action and mark what is legal next; the next seat, -1 at the end."""
        state.apply(seat, self.window.outward(state, seat, action))
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

    ``renew(row)`` makes the next game of a row; one that takes more than ``most`` decisions, if that is
    not 0, is cut short. Actions are as the window numbers them, ``widest`` as in Look. ``seen`` holds the observations, row by row, and
    ``notes`` what the room notes down about them. Legal actions lie one row after the other in
    ``legal``, those of row r from ``starts[r]`` to ``starts[r + 1]``; ``mask`` marks the same
    actions, row by row, if ``masked``.
    """

    def __init__(
        self,
        observer: Observer,
        window: Window,
        count: i64,
        seats: i64,
        widest: i64,
        size: i64,
        masked: bool,
        by_margin: bool,
        most: i64,
        renew: Callable[[int], State],
    ) -> None:
        self.observer = observer
        self.window = window
        self.count = count
        self.seats = seats
        self.actions: i64 = window.actions
        self.size = size
        self.most = most
        self.masked = masked
        self.by_margin = by_margin
        self.renew = renew
        self.states = vec[State]([renew(row) for row in range(int(count))])
        self.turns = zeros(count)
        self.cycles = zeros(count)  # decisions of the game so far, counted where they are limited
        self.done = no_marks(count)
        self.cut = no_marks(count)  # of the games that are done, those cut short
        self.rewards = no_values(count * seats)
        self.blank = no_words(size)
        self.noted: i64 = observer.notes()
        self.notes = zeros(count * self.noted)
        self.unseen = vec[i32](capacity=count * size)
        self.seen = self.unseen if self.noted == 0 else no_words(count * size)
        self.mask = no_marks(count * self.actions if masked else 0)
        self.legal = zeros(count * 16)
        self.starts = zeros(count + 1)
        self.last_legal = zeros(count * 16)  # as they were before the last move
        self.last_starts = zeros(count + 1)
        self.chosen = zeros(count)
        self.room = zeros(widest + 1)

    def move(self, chosen: vec[i64], moving: bool) -> None:
        """Show all rows, after their decisions if moving: each state is visited once."""
        self.legal, self.last_legal = self.last_legal, self.legal
        self.starts, self.last_starts = self.last_starts, self.starts
        turns = self.turns
        starts = self.starts
        # without notes wiped row by row, each just before it is filled: within its capacity it stays in
        # the same memory
        noted = self.noted
        seen = self.unseen if noted == 0 else self.seen
        notes = self.notes
        blank = self.blank
        states = self.states
        observer = self.observer
        window = self.window
        room = self.room
        last: i64 = self.count - 1
        following = states[0]
        after = states[1 if last > 0 else 0]
        at: i64 = 0
        here: i64 = 0
        row: i64 = 0
        while row <= last:
            # the next rows are prefetched: their memory is near when they are needed
            state = following
            following = after
            after = states[row + 2 if row + 2 < last else last]
            observer.prefetch(following, turns[row + 1 if row < last else row])
            if moving:
                seat = turns[row]
                state.apply(seat, window.outward(state, seat, chosen[row]))
                if self.done[row] == 1:
                    self.done[row] = 0
                    self.cut[row] = 0
                    self.reward(row, state, False)
            seat = state.turn()
            if seat < 0 or (moving and self.most > 0 and self.tires(row)):
                state = self.renewed(row, state, seat < 0)
                seat = state.turn()
            turns[row] = seat
            at = self.show(row, window.legal(state, seat, room), at)
            starts[row + 1] = at
            if noted > 0:
                observer.observe_anew(state, seat, seen, notes, here, row * noted)
            else:
                seen = extend(seen, blank)
                observer.observe(state, seat, seen, here)
            here += self.size
            row += 1
        self.seen = seen

    def tires(self, row: i64) -> bool:
        """Count a decision that did not end the game: whether it was the last one allowed."""
        self.cycles[row] += 1
        return self.cycles[row] >= self.most

    def renewed(self, row: i64, state: State, over: bool) -> State:
        """After the end of a game: its rewards, none if it was cut short, and the next in its place."""
        self.done[row] = 1
        self.cut[row] = 0 if over else 1
        self.cycles[row] = 0
        self.reward(row, state, over)
        self.forget(row)
        following = self.renew(int(row))
        self.states[row] = following
        return following

    def adopt(self, states: list[State], cycles: list[int]) -> None:
        """Go on from these positions, one a row."""
        row: i64 = 0
        while row < self.count:
            self.forget(row)
            self.states[row] = states[row]
            self.turns[row] = self.states[row].turn()
            self.cycles[row] = cycles[row]
            row += 1
        self.move(self.chosen, False)

    def forget(self, row: i64) -> None:
        """Nothing is seen of the next game yet."""
        if self.noted == 0:
            return
        i: i64 = row * self.noted
        end: i64 = i + self.noted
        while i < end:
            self.notes[i] = 0
            i += 1
        seen = self.seen
        i = row * self.size
        end = i + self.size
        while i < end:
            seen[i] = 0
            i += 1

    def show(self, row: i64, count: i64, at: i64) -> i64:
        """Lay out a row's legal actions, so many in ``room``, from ``at`` on; where they end."""
        end: i64 = at + count
        while end > len(self.legal):
            self.legal = extend(self.legal, self.legal[:])
        legal = self.legal
        room = self.room
        i: i64 = 0
        if not self.masked:
            while i < count:
                legal[at + i] = room[i]
                i += 1
            return end
        mask = self.mask
        before = self.last_legal
        base: i64 = row * self.actions
        i = self.last_starts[row]
        last: i64 = self.last_starts[row + 1]
        while i < last:
            mask[base + before[i]] = 0
            i += 1
        i = 0
        while i < count:
            action = room[i]
            legal[at + i] = action
            mask[base + action] = 1
            i += 1
        return end

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

    def check(self, chosen: vec[i64]) -> None:
        """Before moving every row: raises IllegalAction if any may not."""
        bad = self.illegal(chosen)
        if bad >= 0:
            raise IllegalAction(f"row {bad}: action {chosen[bad]} is not legal")

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

    def choose_greedy(self, judge: Judge, rng: Rng, samples: i64, wanted: vec[u8]) -> None:
        """Write into ``chosen``, in the rows wanted, what the greedy bot does there."""
        row: i64 = 0
        while row < self.count:
            if wanted[row] == 1:
                seat = self.turns[row]
                known = self.states[row].copy()
                known.conceal(seat, rng)
                found = greedy_action(judge, known, seat, rng, self.room, samples, NEAR)
                number = self.window.inward(known, seat, found)
                self.chosen[row] = (
                    number if number >= 0 else self.greedy_inside(row, judge, known, rng, samples)
                )
            row += 1

    def greedy_inside(self, row: i64, judge: Judge, known: State, rng: Rng, samples: i64) -> i64:
        """The greedy bot's choice of what the window holds, where its own lies outside."""
        seat = self.turns[row]
        room = self.room
        first = self.starts[row]
        n: i64 = self.starts[row + 1] - first
        i: i64 = 0
        while i < n:
            room[i] = self.window.outward(known, seat, self.legal[first + i])
            i += 1
        found = greedy_among(judge, known, seat, rng, room, n, samples, NEAR)
        return self.window.inward(known, seat, found)
