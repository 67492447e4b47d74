"""Where an environment stands: kept, copied, pickled, and gone back to."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from misto.core.record import from_bytes, to_bytes
from misto.core.rng import Rng
from misto.core.state import State
from misto.games.registry import find_game


class Kept:
    """A position that copies and pickles."""

    def __init__(self, game: str, state: State) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: Any) -> "Kept":
        return Kept(self.game, self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game, to_bytes(self.state))


def restored(game: str, data: bytes) -> Kept:
    return Kept(game, from_bytes(find_game(game), data))


@dataclass(frozen=True)
class Snapshot:
    """What ``snapshot()`` gives and ``restore()`` takes, any number of times. It is a value: playing on
    changes nothing in it.
    """

    asked: Mapping[str, Any]  # the environment's keywords
    kept: Kept | None  # None before the first reset
    rest: Mapping[str, Any]  # whatever else it goes on from

    def check(self, asked: Mapping[str, Any]) -> None:
        """That it is of the same table: how it is drawn does not matter."""
        for key in {*asked, *self.asked} - {"render_mode"}:
            if asked.get(key) != self.asked.get(key):
                told = f"{key} is {asked.get(key)!r} here and {self.asked.get(key)!r} there"
                raise ValueError(f"the snapshot is of another environment: {told}")


def words_of(rng: Rng) -> tuple[int, int]:
    return int(rng.word), int(rng.carry)


def remade(kind: Any, asked: Mapping[str, Any], snapshot: Snapshot, more: Mapping[str, Any]) -> Any:
    """An environment as it was: made by its keywords, brought to where it stood, with a few attributes."""
    made = kind(**asked)
    made.restore(snapshot)
    for name, value in more.items():
        setattr(made, name, value)
    return made
