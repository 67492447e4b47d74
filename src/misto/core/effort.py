"""How long a search may think, and how it goes about it: what tree search and race are told."""

import time

from mypy_extensions import i64


class Clock:
    """When to stop: after so long by the wall's clock, or after so much of the processor's time; 0: never."""

    def __init__(self, millis: float, processor: float) -> None:
        self.ends = time.perf_counter() + millis / 1000.0 if millis > 0.0 else 0.0
        self.spent = time.process_time() + processor / 1000.0 if processor > 0.0 else 0.0

    def is_up(self) -> bool:
        if self.ends > 0.0 and time.perf_counter() >= self.ends:
            return True
        return self.spent > 0.0 and time.process_time() >= self.spent


class Effort:
    """How long to search and in what manner; what the field calls these things says ``manner.Manner``."""

    def __init__(
        self,
        iterations: i64 = 0,
        millis: float = 0.0,
        cut: i64 = 0,
        explore: float = 0.5,
        width: float = 1.0e9,
        widen: float = 0.0,
        steer: float = 0.0,
        foresee: i64 = 0,
        keen: float = 0.0,
        ahead: i64 = 0,
        near: float = 0.0,
        thrifty: bool = False,
        processor: float = 0.0,
        alike: bool = False,
        whole: bool = False,
        gap: float = 0.0,
    ) -> None:
        self.iterations = iterations  # at most so many, if above 0
        self.millis = millis  # at most so long, if above 0
        self.cut = cut  # decisions of a playout before estimate judges; below 0: to the end
        self.explore = explore  # how much a rarely tried action is worth trying
        self.width = width  # of a wide choice the best-looking so many are tried at first,
        self.widen = widen  # and so many times the square root of the visits more
        self.steer = steer  # the share of playout decisions that follow the room's prior
        self.foresee = foresee  # at the root estimate orders the actions, over so many samples; 0: prior
        self.keen = keen  # the share of the seat's own playout decisions that take what estimate likes best
        self.ahead = ahead  # turns that a playout ends before estimate judges
        self.near = near  # in a race: two actions that differ by less than this are as good as each other
        self.thrifty = thrifty  # early stopping: a kept tree counts, and it ends when the choice is settled
        self.processor = processor  # at most so many milliseconds of the processor's time, if above 0
        self.alike = alike  # in playouts all seats think alike, so that values are chances
        self.gap = gap  # in a race: what looks worse than the best by more does not start; 0: no such bound
        self.whole = whole  # in a race nobody is out before the budget is spent
