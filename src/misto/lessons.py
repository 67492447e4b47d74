"""The lessons of each room: the files in ``games/<room>/lessons``."""

from functools import lru_cache

from misto.core.lesson import MAIN, Lesson, read_lesson
from misto.core.trouble import Trouble
from misto.games.registry import find_game, home_of


@lru_cache
def lessons(room: str) -> tuple[Lesson, ...]:
    """All lessons of a room, the one from nothing first."""
    folder = home_of(find_game(room).name).folder / "lessons"
    found = [read_lesson(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))]
    return tuple(sorted(found, key=lambda lesson: lesson.id != MAIN))


def find_lesson(room: str, name: str = MAIN) -> Lesson:
    """A lesson of a room, the one from nothing if none is named; Trouble tells which there are."""
    known = lessons(room)
    for lesson in known:
        if lesson.id == name:
            return lesson
    raise Trouble("no-lesson", lesson=name[:40], known=", ".join(lesson.id for lesson in known))
