"""Lessons: prepared positions, one thing to do in each, and what it was good for.

A lesson is data: ``games/<room>/lessons/<id>.json``. Its sentences are messages of the room, of which
the file holds the keys. Whoever teaches (a terminal, a page, a server) asks a Learner, which plays on
the real rules, keeps nothing between two steps but the position, and needs neither screen nor network.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal

from misto.core.chance import seed_rng
from misto.core.decision import Decision, Option
from misto.core.event import Event, Value
from misto.core.game import Game
from misto.core.lesson_message import FirstGame, LessonAnswerInfo, LessonInfo, LessonSaid, LessonStepInfo
from misto.core.message import ReasonInfo
from misto.core.options import Settings, shown
from misto.core.position import start_from
from misto.core.state import State
from misto.core.telling import decision_info, event_info, reason_info, sheet_known_to, view_recalled
from misto.core.trouble import Trouble

FORMAT = "misto-lesson-1"
MAIN = "main"  # the lesson that begins with nothing

Result = Literal["right", "other", "illegal"]
Refused = tuple[Result, LessonSaid | None, ReasonInfo | None]


@dataclass(frozen=True)
class Answer:
    """Which options are meant: by notation (``*`` stands for anything), and by what the option says of
    itself: its verb, a component it touches, facts that must be so or be at least so much.
    """

    code: str = "*"
    verb: str = ""
    touches: str = ""
    args: Mapping[str, Value] = field(default_factory=dict)
    least: Mapping[str, int] = field(default_factory=dict)

    def means(self, option: Option) -> bool:
        return (
            fnmatchcase(option.code, self.code)
            and self.verb in ("", option.verb)
            and (not self.touches or any(fnmatchcase(part, self.touches) for part in option.touches))
            and all(option.args.get(name) == value for name, value in self.args.items())
            and all(int(str(option.args.get(name, -1))) >= least for name, least in self.least.items())
        )


@dataclass(frozen=True)
class Move:
    """One decision of the learner: what to do, where, and what is said of anything else."""

    do: str  # the key of what to do
    answers: tuple[Answer, ...]  # each of them is right
    points: tuple[str, ...]  # components that are shown
    other: str  # said of a legal answer that is not meant
    others: tuple[tuple[Answer, str], ...] = ()  # and of some of them in particular

    def right(self, option: Option) -> bool:
        return any(answer.means(option) for answer in self.answers)

    def said_of(self, option: Option) -> str:
        return next((key for answer, key in self.others if answer.means(option)), self.other)


@dataclass(frozen=True)
class Step:
    """A position, what is new in it, and what is to be done there: nothing, or some moves one after the other."""

    id: str
    say: str  # the key of what is new
    rule: str  # that "why" opens
    position: str = ""  # empty: goes on from the step before
    seed: int | None = None  # of what falls in it
    points: tuple[str, ...] = ()  # where there is nothing to do but to look
    moves: tuple[Move, ...] = ()
    done: str = ""  # the key of what happened and why
    after: tuple[tuple[int, str], ...] = ()  # what follows by itself: seat and notation
    facts: Mapping[str, Value] = field(default_factory=dict)  # for all its messages


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file tells it: the table, where the learner sits, and the steps."""

    game: str
    rules_version: int
    id: str
    title: str
    about: str
    minutes: int
    options: Settings
    seats: int
    seat: int
    steps: tuple[Step, ...]
    first_game: FirstGame | None = None  # where it leads
    fingerprint: str = ""  # of the last position: its figures still hold


# --- reading one


def read_lesson(text: str | bytes) -> Lesson:
    """The lesson of a file; Trouble says which part of it is none."""
    place = "format"
    try:
        plain = json.loads(text)
        if plain["format"] != FORMAT:
            raise ValueError
        place = str(plain["id"])
        steps = []
        for number, step in enumerate(plain["steps"], 1):
            place = f"{plain['id']}, {number}"
            steps.append(step_of(step))
        return Lesson(
            game=str(plain["game"]),
            rules_version=int(plain["rules_version"]),
            id=str(plain["id"]),
            title=str(plain["title"]),
            about=str(plain["about"]),
            minutes=int(plain["minutes"]),
            options={str(k): tuple(v) if isinstance(v, list) else v for k, v in plain["options"].items()},
            seats=int(plain["seats"]),
            seat=int(plain["seat"]),
            steps=tuple(steps),
            first_game=plain.get("first_game"),
            fingerprint=str(plain.get("fingerprint", "")),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Trouble("bad-lesson", place=place) from None


def step_of(plain: Mapping[str, Any]) -> Step:
    if plain.get("after") and not plain.get("moves"):
        raise ValueError("what is only read has no consequences")
    return Step(
        id=str(plain["id"]),
        say=str(plain["say"]),
        rule=str(plain["rule"]),
        position=str(plain.get("position", "")),
        seed=plain.get("seed"),
        points=tuple(plain.get("points", ())),
        moves=tuple(move_of(move) for move in plain.get("moves", ())),
        done=str(plain.get("done", "")),
        after=tuple((int(seat), str(code)) for seat, code in plain.get("after", ())),
        facts=dict(plain.get("facts", {})),
    )


def move_of(plain: Mapping[str, Any]) -> Move:
    return Move(
        do=str(plain["do"]),
        answers=tuple(answer_of(answer) for answer in plain["answers"]),
        points=tuple(plain.get("points", ())),
        other=str(plain["other"]),
        others=tuple((answer_of(one["when"]), str(one["say"])) for one in plain.get("others", ())),
    )


def answer_of(plain: str | Mapping[str, Any]) -> Answer:
    return Answer(code=plain) if isinstance(plain, str) else Answer(**plain)


def lesson_info(lesson: Lesson) -> LessonInfo:
    return {
        "game": lesson.game,
        "id": lesson.id,
        "title": lesson.title,
        "about": lesson.about,
        "minutes": lesson.minutes,
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in lesson.options.items()},
        "seats": lesson.seats,
        "seat": lesson.seat,
        "steps": [step.id for step in lesson.steps],
        "first_game": lesson.first_game,
    }


# --- learning by it


class Learner:
    """Somebody in a lesson: the step, how much of it is done, and the position.

    A wrong answer changes nothing. A learner who comes back begins the step anew, in the position that
    the meant answers lead to.
    """

    def __init__(self, game: Game, lesson: Lesson, step: int = 0) -> None:
        game.must_play(lesson.rules_version)
        self.game = game
        self.lesson = lesson
        self.settings = game.settle(lesson.options, lesson.seats)
        self.number = 0
        self.move = 0  # so many of the step's moves are made
        self.taken: tuple[int, ...] = ()  # every action since the position that was prepared last
        self.state: State
        self.go_to(step)

    @property
    def step(self) -> Step:
        """The step as its file has it."""
        return self.lesson.steps[self.number]

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do in this step."""
        return self.move == len(self.step.moves)

    @property
    def is_last(self) -> bool:
        """Whether no step comes after this one."""
        return self.number == len(self.lesson.steps) - 1

    def go_to(self, number: int) -> None:
        """Begin a step, whatever was done of those before it."""
        steps = self.lesson.steps
        if not 0 <= number < len(steps):
            raise Trouble("no-lesson-step", step=shown(number + 1), steps=len(steps))
        first = next((n for n in range(number, -1, -1) if steps[n].position), -1)
        if first < 0:
            raise Trouble("bad-lesson", place=f"{self.lesson.id}, 1")
        for self.number in range(first, number + 1):
            self.begin()
            if self.number < number:
                for move in self.step.moves:
                    self.play(self.lesson.seat, self.meant(move, self.decide()))
                self.follow()

    def begin(self) -> None:
        step = self.step
        if step.position:
            self.state = start_from(self.game, step.position, self.settings, self.lesson.seats)
            self.taken = ()
        if step.seed is not None:
            self.state.rng = seed_rng(step.seed)
        self.move = 0

    def next(self) -> bool:
        """On to the next step, be this one done or skipped; False if it was the last."""
        if self.is_last:
            return False
        if self.is_done:
            self.number += 1
            self.begin()
        else:
            self.go_to(self.number + 1)
        return True

    def decide(self) -> Decision | None:
        """What the learner is asked, None if nothing."""
        return self.game.words.decide(self.state, self.lesson.seat)

    def meant(self, move: Move, decision: Decision | None) -> int:
        """The first option of the first answer that there is one of."""
        options = decision.options if decision else ()
        for answer in move.answers:
            for option in options:
                if answer.means(option):
                    return option.action
        raise Trouble("bad-lesson", place=f"{self.lesson.id}, {self.step.id}")

    def follow(self) -> list[Event]:
        """What happens after the learner's moves: the other seats, and what is not worth a question."""
        events: list[Event] = []
        for seat, code in self.step.after:
            events += self.play(seat, self.game.words.read(code))
        return events

    def play(self, seat: int, action: int) -> list[Event]:
        self.state.heard = []
        self.state.apply(seat, action)
        self.taken = (*self.taken, action)
        return self.state.heard or []

    def answer(self, *moves: int | str) -> LessonAnswerInfo:
        """Answer what is asked, by number or by notation: one decision, or several taken all or none.

        Trouble says that it is no action at all, or that nothing is asked.
        """
        if not moves:
            raise Trouble("not-an-action", text="")
        before = self.state, self.move, self.taken
        self.state = self.state.copy()
        events: list[Event] = []
        try:
            for given in moves:
                refused = self.take(given, events)
                if refused is not None:
                    self.state, self.move, self.taken = before
                    return self.told(*refused, [])
            if self.is_done:
                events += self.follow()
        except BaseException:
            self.state, self.move, self.taken = before
            raise
        said = self.said(self.step.done) if self.is_done and self.step.done else None
        return self.told("right", said, None, events)

    def take(self, given: int | str, events: list[Event]) -> Refused | None:
        """Make one move, or say why it is not made."""
        if self.is_done:
            raise Trouble("lesson-nothing-asked")
        game, seat, move = self.game, self.lesson.seat, self.step.moves[self.move]
        action = game.words.read(given) if isinstance(given, str) else given
        if isinstance(action, bool) or not 0 <= action < game.rules.actions:
            raise Trouble("not-an-action", text=shown(given))
        decision = self.decide()
        option = next((o for o in decision.options if o.action == action), None) if decision else None
        if option is None:
            return "illegal", None, reason_info(game.words.why_not(self.state, seat, action))
        if not move.right(option):
            return "other", self.said(move.said_of(option), option.args), None
        events += self.play(seat, action)
        self.move += 1
        return None

    # --- what is told

    def said(self, key: str, more: Mapping[str, Value] | None = None) -> LessonSaid:
        return {"key": key, "args": {**self.step.facts, **(more or {})}}

    def told(
        self, result: Result, said: LessonSaid | None, reason: ReasonInfo | None, events: list[Event]
    ) -> LessonAnswerInfo:
        seat = self.lesson.seat
        heard = [event_info(self.game, self.number, event) for event in events if event.heard_by(seat)]
        return {
            "result": result,
            "said": said,
            "rule": self.step.rule if reason is None else reason["rule"],
            "reason": reason,
            "events": heard,
            "step": self.info(),
        }

    def info(self) -> LessonStepInfo:
        """The step as it stands: what is said, what to do, the board and the question."""
        game, state, step, seat = self.game, self.state, self.step, self.lesson.seat
        move = None if self.is_done else step.moves[self.move]
        decision = self.decide()
        view = game.words.view(state, seat)
        return {
            "game": self.lesson.game,
            "lesson": self.lesson.id,
            "number": self.number,
            "of": len(self.lesson.steps),
            "id": step.id,
            "move": self.move,
            "moves": len(step.moves),
            "say": self.said(step.say),
            "do": None if move is None else self.said(move.do),
            "done": self.said(step.done) if move is None and step.done else None,
            "rule": step.rule,
            "points": list(step.points if move is None else move.points),
            "show": None if move is None else self.meant(move, decision),
            "view": view_recalled(game, state, view, seat, reversed(self.taken)),
            "decision": None if decision is None else decision_info(game, state, decision),
            "sheets": sheet_known_to(game, state, seat, range(self.lesson.seats)),
        }
