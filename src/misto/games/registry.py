"""The only list of games: the rooms of this package, and those that other installed packages bring."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

from misto.core.game import Game
from misto.core.trouble import Trouble
from misto.installed import Home, Installed, find_installed

ROOMS = ("machi_koro", "san_juan", "akropolis", "welcome_to")


class Registry(Mapping[str, Game]):
    """Rooms by name, opened when first asked for.

    What other packages bring is looked for when a name is asked for that is not in ROOMS, or all are.
    """

    def __init__(self) -> None:
        self.found: Installed | None = None

    def installed(self) -> Installed:
        if self.found is None:
            self.found = find_installed(ROOMS)
        return self.found

    def __getitem__(self, name: str) -> Game:
        if name in ROOMS:
            game: Game = import_module(f"misto.games.{name}").GAME
            return game
        return self.installed().games[name]

    def __iter__(self) -> Iterator[str]:
        return iter((*ROOMS, *self.installed().games))

    def __len__(self) -> int:
        return len(ROOMS) + len(self.installed().games)

    def __contains__(self, name: object) -> bool:
        return name in ROOMS or name in self.installed().games


GAMES = Registry()


def find_game(name: str) -> Game:
    """The room of that name; Trouble says which there are, or why this one cannot be opened."""
    if name in ROOMS:
        return GAMES[name]
    found = GAMES.installed()
    if name not in found.games:
        raise found.troubles.get(name) or Trouble("unknown-game", game=name, known=", ".join(GAMES))
    return found.games[name]


def home_of(name: str) -> Home:
    """Where a room keeps what is no Python: its rulebook, lessons and, if another package brings it, its texts."""
    if name not in ROOMS:
        return GAMES.installed().homes[find_game(name).name]
    module = import_module(f"misto.games.{name}")
    return Home(module.__name__, Path(str(module.__file__)).parent)
