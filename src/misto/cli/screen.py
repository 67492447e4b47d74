"""What a person sees before a decision, made to fit the terminal.

The whole board where it fits; else the short one of the room, whose parts stand in the order of their
weight: one's own area is nearest to the question, and what lies farthest is left out first.
"""

import os
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text as Styled

from misto.cli.app import voice
from misto.cli.board import boards_of, draw_board
from misto.cli.cite import cited
from misto.core.decision import Decision
from misto.core.game import Game, View

MOST_OPTIONS = 40  # where the screen has no end
FEWEST_OPTIONS = 3  # lines of them that stay in sight beside any board
TYPED = 1  # the line that is typed in


def height_of(console: Console) -> int:
    """Lines of the terminal; 0 where nothing scrolls out of sight, as in a file."""
    return console.height if console.is_terminal or "LINES" in os.environ else 0


def lines_of(console: Console, drawn: RenderableType) -> int:
    return len(console.render_lines(drawn, pad=False))


class Screen:
    """A board, the question and its options, for one person."""

    def __init__(self, console: Console, game: Game, names: Sequence[str], played: dict[str, object]) -> None:
        self.console = console
        self.game = game
        self.names = names
        self.played = played

    def show(self, view: View, decision: Decision, whole: bool = False) -> None:
        height = 0 if whole else height_of(self.console)
        question = self.question(decision)
        keys = Styled(voice.say("play-keys"), style="dim")
        options = [self.option(number, decision) for number in range(len(decision.options))]
        board: RenderableType = draw_board(voice.text, self.game, view, self.names)
        if height:
            room = height - lines_of(self.console, Group(question, keys)) - TYPED
            listed = self.listed(options, max(room // 2, FEWEST_OPTIONS))
            least = min(lines_of(self.console, listed), max(FEWEST_OPTIONS, room // 3))
            board = self.fitting(view, board, room - least)
            listed = self.listed(options, max(room - lines_of(self.console, board), FEWEST_OPTIONS))
        else:
            listed = self.listed(options, 0)
        for part in (board, question, listed, keys):
            self.console.print(part)

    def fitting(self, view: View, board: RenderableType, room: int) -> RenderableType:
        """The board in so many lines: whole, else short, else as much of the short one as fits."""
        if lines_of(self.console, board) <= room:
            return board
        boards = boards_of(self.game)
        if hasattr(boards, "draw_small"):
            small: RenderableType = boards.draw_small(view, voice.text, list(self.names))
            if lines_of(self.console, small) <= room:
                return small
        parts: list[RenderableType] = boards.brief(view, voice.text, list(self.names))
        while len(parts) > 1 and lines_of(self.console, Group(*parts)) > room:
            parts.pop()
        return Group(*reversed(parts))

    def question(self, decision: Decision) -> Styled:
        prompt = voice.text.tell(self.game, decision.key, decision.args, self.names)
        made = Styled(f"{self.names[decision.seat]}: {prompt}", style="bold")
        return made.append(f" ({cited(self.game.name, decision.rule, self.played)})", style="dim")

    def option(self, place: int, decision: Decision) -> Styled:
        option = decision.options[place]
        made = Styled(f"{place + 1:3}  {voice.text.tell(self.game, option.key, option.args, self.names)}  ")
        return made.append(option.code, style="dim")

    def listed(self, options: list[Styled], room: int) -> RenderableType:
        """The options in so many lines (0: as many as it takes), in columns where that helps."""
        if not room:
            return self.with_rest(options[:MOST_OPTIONS], len(options))
        if lines_of(self.console, whole := Group(*options)) <= room:
            return whole
        options = [one[: one.spans[0].start] if one.spans else one for one in options]  # ? shows the codes
        columns = Columns(options, column_first=True, padding=(0, 2))
        if lines_of(self.console, columns) <= room:
            return columns
        count = len(options)
        while count > 1:
            count -= max(1, count // 8)
            made = self.with_rest(options[:count], len(options), in_columns=True)
            if lines_of(self.console, made) <= room:
                return made
        return self.with_rest(options[:1], len(options))

    def with_rest(self, shown: list[Styled], count: int, in_columns: bool = False) -> RenderableType:
        parts: list[RenderableType] = (
            [Columns(shown, column_first=True, padding=(0, 2))] if in_columns else [*shown]
        )
        if count > len(shown):
            parts.append(Styled(voice.say("play-more-options", count=count - len(shown)), style="dim"))
        return Group(*parts)
