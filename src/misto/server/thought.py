"""What a bot's process is asked and what it answers: one line of JSON each."""

from typing import Literal, NotRequired, TypedDict

from misto.core.message import WhyInfo


class Allowance(TypedDict):
    """How long it may think: a share of the usual time, and the most in ms."""

    share: float
    ms: float


class Asked(TypedDict):
    """A position as the seat that thinks may know it: what its bot does there, or with ``hint`` what is good."""

    game: str
    seat: int
    position: str
    bot: NotRequired[str]
    hint: NotRequired[bool]
    budget: NotRequired[Allowance]


class Chosen(TypedDict):
    """A bot's move. ``share`` of its time was granted; it was ``cut`` where that was not enough."""

    action: int
    share: float
    cut: bool


class Weighed(TypedDict):
    """What the search found about one action."""

    action: int
    visits: int | None
    value: float | None
    error: float | None


class Advice(TypedDict):
    """A hint: every action with what was found about it, and why the first is best."""

    action: int
    second: int | None
    compared: Literal["clearly", "about"] | None
    reasons: list[WhyInfo]
    share: float
    options: list[Weighed]


Answer = Chosen | Advice
