"""Commands that only tell: games, rules, version, replay, score."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import misto
from misto._plain import is_compiled
from misto.cli.app import app, voice
from misto.cli.board import draw_board, log_lines
from misto.cli.files import read_file, read_json
from misto.core.decision import Line
from misto.core.game import Game
from misto.core.record import Chance, advance, begin, fingerprint, from_json
from misto.core.trouble import Trouble
from misto.games.registry import GAMES, find_game
from misto.rulebooks import as_markdown, look_up, paragraph_markdown, rulebook


def version_line() -> str:
    how = voice.say("version-compiled" if is_compiled() else "version-plain")
    return f"misto {misto.__version__} ({how})"


@app.command()
def version() -> None:
    """Which misto this is, and whether its rules are compiled."""
    print(version_line())


@app.command()
def games() -> None:
    """The games on this table."""
    table = Table(box=None, pad_edge=False)
    for column in ("game", "title", "seats", "options"):
        table.add_column(voice.say(f"games-{column}"))
    for game in GAMES.values():
        low, high = game.rules.seats
        keys = ", ".join(row.key for row in game.rules.options)
        table.add_row(game.name, voice.say(f"{game.name}-name"), f"{low}–{high}", keys)
    Console().print(table)


MOST_PARAGRAPHS = 12  # of a word that stands in many


@app.command()
def rules(
    game: str,
    what: Annotated[
        list[str] | None, typer.Argument(help="a paragraph (5.1), a rule's number, or a word in any language")
    ] = None,
    spec: Annotated[
        bool, typer.Option("--spec", help="the terse specification that tests cite, in English")
    ] = False,
) -> None:
    """The rulebook of a game, whole or what it says of one thing."""
    find_game(game)
    if spec:
        path = Path(misto.__file__).parent / "games" / game / "RULES.md"
        Console().print(Markdown(path.read_text(encoding="utf-8")))
    elif not what:
        Console().print(Markdown(as_markdown(rulebook(game, voice.text.lang))))
    else:
        print_paragraphs(Console(), game, " ".join(what))


def print_paragraphs(
    console: Console, game: str, what: str, played: Mapping[str, object] | None = None
) -> None:
    """What the rulebook says of a thing; Trouble if it says nothing."""
    found = look_up(game, voice.text.lang, what, played)
    if not found:
        raise Trouble("no-paragraph", what=what[:60], game=game)
    for one in found[:MOST_PARAGRAPHS]:
        console.print(Markdown(paragraph_markdown(one)))
        console.print()
    if len(found) > MOST_PARAGRAPHS:
        rest = ", ".join(one.number for one in found[MOST_PARAGRAPHS:])
        console.print(voice.say("rules-more", numbers=rest))


@app.command()
def replay(
    file: Path,
    step: Annotated[int | None, typer.Option("--step", help="stop after this many decisions")] = None,
) -> None:
    """Replay a record and show the position."""
    record = from_json(GAMES, read_file(file))
    game = GAMES[record.game]
    last = len(record.steps) if step is None else step
    if not 0 <= last <= len(record.steps):
        raise Trouble("no-such-step", step=str(last)[:20], steps=len(record.steps))
    console = Console()
    names = list(record.seats)
    state = begin(game, record, listen=True)
    chance = Chance(record.chance)
    for number, (seat, action) in enumerate(record.steps[:last], 1):
        events = advance(state, chance, number, seat, action)
        console.print(
            f"{number:4} {names[seat]}: {game.words.write(action)}",
            style="bold",
            highlight=False,
            markup=False,
        )
        for line in log_lines(voice.text, game, events, -1, names):
            console.print("     " + line, highlight=False, markup=False)
    console.print(draw_board(voice.text, game, game.words.view(state, -1), names))
    console.print(voice.say("replay-end", step=last, steps=len(record.steps), fingerprint=fingerprint(state)))


@app.command()
def score(game: str, file: Path) -> None:
    """Score a game played with the cardboard, from a JSON file."""
    room = find_game(game)
    if room.paper is None:
        raise Trouble("no-score", game=game)
    data = read_json(file)
    if not isinstance(data, dict):
        raise Trouble("bad-field", field="(file)", why="{ … }")
    print_sheet(room, room.paper.score(data))


@app.command()
def tiles(
    game: str,
    letters: Annotated[
        str, typer.Argument(help="only the tiles with these letters clockwise, from any of them: Hqq")
    ] = "",
) -> None:
    """The numbers of a game's tiles, as a score file names them."""
    room = find_game(game)
    if room.paper is None or room.paper.tiles is None:
        raise Trouble("no-tiles", game=game)
    wanted = {letters[k:] + letters[:k] for k in range(len(letters))} or {""}
    rows = [row for row in room.paper.tiles() if row[1] in wanted or not letters]
    if not rows:
        raise Trouble("no-such-tile", letters=letters[:40], known=", ".join(sorted(letters_of(room))))
    table = Table(box=None, pad_edge=False)
    for column in ("number", "letters", "hexes", "players"):
        table.add_column(voice.say(f"tiles-{column}"), justify="right" if column == "number" else "left")
    for number, word, hexes, players in rows:
        said = " · ".join(voice.say(f"{game}-hex-{kind}") for kind in hexes)
        table.add_row(str(number), word, said, f"{players}+")
    Console().print(table)


def letters_of(game: Game) -> set[str]:
    if game.paper is None or game.paper.tiles is None:
        return set()
    return {letter for _, word, *_ in game.paper.tiles() for letter in word}


def print_sheet(game: Game, lines: list[Line]) -> None:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right", style="bold")
    for line in lines:
        facts = dict(line.facts) | {"points": line.points}
        table.add_row(voice.text.tell(game, f"line-{line.key}", facts), str(line.points))
    table.add_row(voice.say("score-total"), str(sum(line.points for line in lines)), style="bold")
    Console().print(table)
