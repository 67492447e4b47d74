"""What a person is asked: the prompt, the options, and why the rest is not possible."""

from dataclasses import dataclass, field

from misto.core.event import Value


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not possible: the rule's number and a message with its facts."""

    rule: str
    key: str
    args: dict[str, Value] = field(default_factory=dict)


VERBS = frozenset(
    [
        "activate",
        "add",
        "approve",
        "build",
        "change",
        "choose",
        "copy",
        "cover",
        "discard",
        "done",
        "give",
        "keep",
        "mark",
        "no",
        "pass",
        "pay",
        "place",
        "produce",
        "raze",
        "refuse",
        "roll",
        "sell",
        "spend",
        "store",
        "take",
        "write",
        "yes",
    ]
)


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer. ``code`` is its notation; ``touches`` names the components it acts on.

    ``verb`` is what it does in a small word, the same in every room, ``rule`` the paragraph it stands on.
    """

    action: int
    code: str
    key: str
    verb: str
    rule: str
    args: dict[str, Value] = field(default_factory=dict)
    touches: tuple[str, ...] = ()
    copies: int = 1  # how often it may be given where several are chosen


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something a person may want and cannot have now, with the reason; ``args`` are those its option would have."""

    code: str
    touches: tuple[str, ...]
    reason: Reason
    args: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choose:
    """Several options are one answer: at least and at most so many, one after another, in any order.

    They may be sent as one list, which is taken whole or not at all. After the most of them the next
    question follows by itself; after fewer, ``stop`` must end the list.
    """

    least: int
    most: int
    stop: int | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat: what is asked, every legal answer, and what is refused with its reason.

    ``kind`` is the question's name in the room, ``key`` its message with ``args``, ``rule`` its paragraph.
    """

    seat: int
    kind: str
    rule: str
    key: str
    args: dict[str, Value]
    options: tuple[Option, ...]
    refused: tuple[Refusal, ...] = ()
    passing: int | None = None  # the answer that takes nothing, where there is one
    choose: Choose | None = None  # where several of the options are asked for


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: what it is for, its points, and the numbers behind them."""

    key: str
    points: int
    facts: dict[str, Value] = field(default_factory=dict)
    rule: str = ""  # filled in by the room when it hands out a sheet
