"""Lessons over HTTP. Nothing is kept: whoever learns says the step and what they have done of it."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from misto.core.asked import LessonAsked
from misto.core.game import Game
from misto.core.lesson import Learner, Lesson, lesson_info
from misto.core.telling import about_known_to
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.lessons import find_lesson, lessons
from misto.server.api import WhatAsk, gives
from misto.server.errors import Refused
from misto.server.limits import address
from misto.server.reply import reply
from misto.server.service import ERRORS, service_of
from misto.server.wire import AboutInfo, LessonAnswerInfo, LessonInfo, LessonStepInfo

router = APIRouter(prefix="/api/lessons", responses=ERRORS)
GameId = Annotated[str, Path(min_length=1, max_length=40, description="the game's name")]
LessonId = Annotated[str, Path(min_length=1, max_length=40, description="the lesson's name")]
LessonStep = Annotated[int, Query(ge=0, le=2**31 - 1, description="the step of the lesson, counted from 0")]
CodeAsk = Annotated[str, Query(min_length=1, max_length=200)]
MadeAsk = Annotated[
    list[CodeAsk],
    Query(default_factory=list, max_length=20, description="the moves already made of this step"),
]


def found(game: str, lesson: str) -> tuple[Game, Lesson]:
    try:
        return find_game(game), find_lesson(game, lesson)
    except Trouble as trouble:
        raise Refused.from_trouble(trouble, 404) from None


def moves_of(made: list[str]) -> list[int | str]:
    """As an address has them: numbers and notation alike are text."""
    return [int(move) if move.isdecimal() else move for move in made]


def learner_at(request: Request, game: str, lesson: str, step: int, made: list[int | str]) -> Learner:
    """Somebody who has made these moves of a step. Each call plays a few moves, so their rate is limited."""
    service = service_of(request)
    service.limits.must_allow(service.limits.moves, f"lesson {address(request.scope)}")
    room, plan = found(game, lesson)
    try:
        learner = Learner(room, plan, step)
    except Trouble as trouble:
        raise Refused.from_trouble(trouble, 404) from None
    try:
        if made and learner.answer(*made)["result"] != "right":
            raise Refused(422, "lesson-made")
    except Trouble as trouble:
        raise Refused.from_trouble(trouble) from None
    return learner


@router.get("/{game}", **gives(list[LessonInfo]))
async def lessons_of(request: Request, game: GameId) -> Response:
    """The lessons of a game, the one that begins with nothing first."""
    try:
        return reply(request, [lesson_info(lesson) for lesson in lessons(game)])
    except Trouble as trouble:
        raise Refused.from_trouble(trouble, 404) from None


@router.get("/{game}/{lesson}", **gives(LessonStepInfo))
async def lesson_step(
    request: Request, game: GameId, lesson: LessonId, made: MadeAsk, step: LessonStep = 0
) -> Response:
    """A step of a lesson, counted from 0: what is said, what to do, the board and the question.

    ``made`` are the moves that were made of it so far, by number or notation.
    """
    return reply(request, learner_at(request, game, lesson, step, moves_of(made)).info())


@router.post("/{game}/{lesson}/answer", **gives(LessonAnswerInfo))
async def lesson_answer(request: Request, game: GameId, lesson: LessonId, asked: LessonAsked) -> Response:
    """Answer what a step asks. Only ``right`` changes anything; anything else says why it was not meant."""
    learner = learner_at(request, game, lesson, asked.step, asked.made)
    try:
        return reply(request, learner.answer(*asked.actions))
    except Trouble as trouble:
        raise Refused.from_trouble(trouble) from None


@router.get("/{game}/{lesson}/about", **gives(AboutInfo))
async def lesson_about(
    request: Request, game: GameId, lesson: LessonId, what: WhatAsk, made: MadeAsk, step: LessonStep = 0
) -> Response:
    """What a component of a step's position is, as the learner's seat may know it."""
    learner = learner_at(request, game, lesson, step, moves_of(made))
    told = about_known_to(learner.game, learner.state, learner.lesson.seat, what)
    if told is None:
        raise Refused(404, "no-component", what=what)
    return reply(request, told)
