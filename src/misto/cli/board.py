"""Drawing for the terminal: what every game shares."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text as Styled

from misto.core.event import Event
from misto.core.game import Game, View
from misto.games.registry import home_of
from misto.text import Text

GAP = 2  # spaces between pieces


class Flow:
    """Pieces one after another, as many a line as there is room for; no piece is broken that fits a line."""

    def __init__(self, title: str) -> None:
        self.pieces = [Styled(title)]

    def add(self, piece: str, style: str = "") -> None:
        self.pieces.append(Styled(piece, style=style))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Styled()
        for piece in self.pieces:
            if line and line.cell_len + GAP + piece.cell_len > options.max_width:
                yield line
                line = Styled()
            line = line.append(" " * GAP if line else "").append_text(piece)
        yield line


def boards_of(game: Game) -> ModuleType:
    """What draws a game: its own board, the ``board`` of the package that brings it, else the plain one."""
    for module in (f"misto.cli.boards.{game.name}", f"{home_of(game.name).package}.board"):
        if find_spec(module) is not None:
            return import_module(module)
    from misto.cli import plain_board

    return plain_board


def draw_board(text: Text, game: Game, view: View, names: Sequence[str]) -> RenderableType:
    board: RenderableType = boards_of(game).draw(view, text, list(names))
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
