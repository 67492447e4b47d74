"""The version in an environment's id: it goes up when the room's observation or actions change.

``observation.txt`` of a room holds the version and a digest of what it stands for;
``python -m misto.envs.doc_tables`` raises the version when the digest is no longer true.
"""

import hashlib
from importlib.util import find_spec
from pathlib import Path

from misto.core.game import Game
from misto.games.registry import ROOMS, home_of

FILE = "observation.txt"


def digest(game: Game) -> str:
    """Of the pieces' names and sizes, every action's text, and the window that learners get."""
    told = hashlib.blake2b(digest_size=8)
    for name, size in game.observer.pieces:
        told.update(f"{name} {size}\n".encode())
    for action in range(game.rules.actions):
        told.update(game.words.write(action).encode() + b"\n")
    if game.window is not None:
        told.update(f"window {game.usual_window} {game.window(game.usual_window).actions}\n".encode())
    return told.hexdigest()


def file_of(room: str) -> Path:
    """Where a room keeps its version; a room of ours is not opened for it."""
    if room not in ROOMS:
        return home_of(room).folder / FILE
    spec = find_spec(f"misto.games.{room}")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).with_name(FILE)


def known(room: str) -> tuple[int, str]:
    """The version and the digest it stands for; a room without them is at its first."""
    file = file_of(room)
    if not file.is_file():
        return 1, ""
    version, mark = file.read_text(encoding="utf-8").split()
    return int(version), mark


def version(room: str) -> int:
    return known(room)[0]
