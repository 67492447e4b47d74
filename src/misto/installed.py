"""Rooms that other packages bring: entry points of the group ``misto.games``.

    [project.entry-points."misto.games"]
    lanterns = "misto_lanterns:GAME"

A package may be broken, or call its room as another is called. That is a sentence for whoever asks and
never the end of the program: every other room plays on.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from misto.core.game import Game
from misto.core.trouble import Trouble

GROUP = "misto.games"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
# a room's texts begin with its name, and so do Misto's own
TEXTS = Path(__file__).parent / "locales" / "en"


@dataclass(frozen=True)
class Home:
    package: str
    folder: Path


@dataclass
class Installed:
    games: dict[str, Game] = field(default_factory=dict)
    homes: dict[str, Home] = field(default_factory=dict)
    troubles: dict[str, Trouble] = field(default_factory=dict)  # of rooms that cannot be opened


def find_installed(rooms: Sequence[str]) -> Installed:
    """The rooms of all installed packages; ``rooms`` are the names that are taken."""
    found = Installed()
    offers: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        offers.setdefault(entry.name, []).append(entry)
    for name in sorted(offers):
        try:
            game, home = open_room(name, offers[name], rooms)
        except Trouble as trouble:
            found.troubles[name] = trouble
        else:
            found.games[name], found.homes[name] = game, home
    return found


def open_room(name: str, offered: Sequence[EntryPoint], rooms: Sequence[str]) -> tuple[Game, Home]:
    """The room of that name, or a Trouble that says what is wrong with it, and with which package."""
    first, *others = [package_of(entry) for entry in offered]
    if name in rooms or (TEXTS / f"{name}.ftl").is_file():
        raise Trouble("room-name-taken", game=name, package=first, other="misto")
    if others:
        raise Trouble("room-name-taken", game=name, package=first, other=", ".join(others))
    entry = offered[0]
    try:
        game = entry.load()
        module = import_module(entry.module)
    except (Exception, SystemExit) as why:  # whatever a stranger's module may do when it is imported
        raise Trouble("room-broken", game=name, package=first, why=told(why)) from why
    if not NAME.fullmatch(name):
        raise Trouble("room-name-bad", game=name, package=first)
    if not isinstance(game, Game) or game.name != name:
        raise Trouble("room-no-game", game=name, package=first, value=entry.value)
    return game, Home(module.__package__ or entry.module, Path(str(module.__file__)).parent)


def package_of(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module


def told(why: BaseException) -> str:
    """An error in one line."""
    return " ".join(f"{type(why).__name__}: {why}".split())[:200]
