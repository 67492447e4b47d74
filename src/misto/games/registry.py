"""The only list of games."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from misto.core.game import Game
from misto.core.trouble import Trouble

ROOMS = ("machi_koro", "san_juan", "akropolis", "welcome_to")


class Registry(Mapping[str, Game]):
    """Rooms by name, opened when first asked for."""

    def __getitem__(self, name: str) -> Game:
        if name not in ROOMS:
            raise KeyError(name)
        game: Game = import_module(f"misto.games.{name}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(ROOMS)

    def __len__(self) -> int:
        return len(ROOMS)


GAMES = Registry()


def find_game(name: str) -> Game:
    if name not in ROOMS:
        raise Trouble("unknown-game", game=name, known=", ".join(ROOMS))
    return GAMES[name]
