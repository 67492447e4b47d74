"""What is told of a lesson: its steps, and what became of an answer (see ``message``)."""

from typing import Literal, TypedDict

from misto.core.message import Args, DecisionInfo, EventInfo, LineInfo, ReasonInfo, Setting, View


class LessonSaid(TypedDict):
    """A message of the room with its facts."""

    key: str
    args: Args


class FirstGame(TypedDict):
    """The table that a lesson leads to: bots take the other seats."""

    seats: int
    options: dict[str, Setting]
    bot: str


class LessonInfo(TypedDict):
    game: str
    id: str
    title: str  # keys of the room's messages
    about: str
    minutes: int
    options: dict[str, Setting]
    seats: int
    seat: int  # the learner's
    steps: list[str]
    first_game: FirstGame | None


class LessonStepInfo(TypedDict):
    """A step as it stands: nothing is left to do where ``do`` is null."""

    game: str
    lesson: str
    number: int
    of: int
    id: str
    move: int  # so many of its moves are made
    moves: int
    say: LessonSaid
    do: LessonSaid | None
    done: LessonSaid | None
    rule: str
    points: list[str]  # components, as options touch them
    show: int | None  # the meant answer, for whoever asks to be shown
    view: View
    decision: DecisionInfo | None
    sheets: list[list[LineInfo]]


class LessonAnswerInfo(TypedDict):
    """What became of an answer: ``other`` is legal and not meant; only ``right`` changes anything."""

    result: Literal["right", "other", "illegal"]
    said: LessonSaid | None
    rule: str
    reason: ReasonInfo | None
    events: list[EventInfo]
    step: LessonStepInfo
