"""What was told at a table, packed: it is asked for once or twice, but stays as long as the table does."""

from array import array
from bisect import bisect_right

import msgspec

from misto.core.event import Event

pack = msgspec.msgpack.Encoder()
unpack = msgspec.msgpack.Decoder()


class Heard:
    def __init__(self) -> None:
        self.packed = bytearray()
        self.steps = array("I")  # the step each event was told at
        self.ends = array("I")

    def add(self, step: int, event: Event) -> None:
        pack.encode_into((event.kind, event.to, event.facts), self.packed, -1)
        self.steps.append(step)
        self.ends.append(len(self.packed))

    def after(self, since: int) -> list[tuple[int, Event]]:
        """What was told after a step, each event with its own."""
        first = bisect_right(self.steps, since)
        begin = self.ends[first - 1] if first else 0
        found: list[tuple[int, Event]] = []
        for step, end in zip(self.steps[first:], self.ends[first:], strict=True):
            found.append((step, Event(*unpack.decode(self.packed[begin:end]))))
            begin = end
        return found
