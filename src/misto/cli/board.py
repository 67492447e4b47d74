"""Drawing for the terminal: what every game shares."""

from collections.abc import Sequence
from importlib import import_module

from rich.console import RenderableType

from misto.core.event import Event
from misto.core.game import Game, View
from misto.text import Text


def draw_board(text: Text, game: Game, view: View, names: Sequence[str]) -> RenderableType:
    board: RenderableType = import_module(f"misto.cli.boards.{game.name}").draw(view, text, list(names))
    return board


def log_lines(
    text: Text, game: Game, events: Sequence[Event], viewer: int, names: Sequence[str]
) -> list[str]:
    """What happened, as sentences, for one viewer (-1: a spectator)."""
    return [
        text.tell(game, f"event-{event.kind}", event.facts, names)
        for event in events
        if event.heard_by(viewer)
    ]
