"""What a room offers so that fixed plans can be played and climbed: ``misto climb`` knows no game.

A plan is a short list of intentions that looks at no position but its own side's: which things, in which
order, how many. Whatever a plan says nothing of, the room's prior decides. How far a good plan comes
against a judgement tells what that judgement does not see.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from misto.core.options import Settings
from misto.core.state import State

Plan = Mapping[str, Any]  # what JSON can hold


@dataclass(frozen=True)
class Plans:
    """How a room's plans are made, tried and followed."""

    first: Callable[[Settings], Plan]  # where a climb begins
    change: Callable[[Plan, Settings, Random], Plan]  # a plan that differs a little
    check: Callable[[Plan], None]  # ValueError, TypeError or KeyError where it is no plan of the room
    # the action it asks for among the seat's legal ones, None where it says nothing
    choose: Callable[[Plan, State, int, Sequence[int]], int | None]
