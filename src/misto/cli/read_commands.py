"""Commands that only tell: games, rules, version, replay, show, score."""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import misto
from misto._plain import is_compiled
from misto.cli.app import app, voice
from misto.cli.board import draw_board, log_lines
from misto.cli.cite import cited
from misto.cli.files import read_file, read_json
from misto.core.decision import Line
from misto.core.game import Game
from misto.core.options import Choice, Flag, OptionRow, Overrides, Subset, Whole
from misto.core.position import MOST_LETTERS, UNFIT, from_text, look_at
from misto.core.record import Chance, advance, begin, fingerprint, from_json
from misto.core.trouble import Trouble
from misto.games.registry import GAMES, find_game, home_of
from misto.rulebooks import as_markdown, look_up, paragraph_markdown, rulebook


def version_line() -> str:
    how = voice.say("version-compiled" if is_compiled() else "version-plain")
    return f"misto {misto.__version__} ({how})"


@app.command()
def version() -> None:
    """Which misto this is, and whether its rules are compiled."""
    print(version_line())


@app.command()
def games(
    game: Annotated[str, typer.Argument(help="one game: its options with all their values")] = "",
) -> None:
    """The games on this table, or the options of one."""
    if game:
        print_options(find_game(game))
        return
    table = Table(box=None, pad_edge=False)
    for column in ("game", "title", "seats", "options"):
        table.add_column(voice.say(f"games-{column}"))
    for room in GAMES.values():
        low, high = room.rules.seats
        keys = ", ".join(row.key for row in room.rules.options)
        table.add_row(room.name, voice.say(f"{room.name}-name"), f"{low}–{high}", keys)
    Console().print(table)
    for trouble in GAMES.installed().troubles.values():
        Console(stderr=True).print(voice.trouble(trouble), style="yellow", markup=False, highlight=False)


def print_options(game: Game) -> None:
    """Each option as it is typed, what it means, its values and which of them is the default."""
    console = Console()
    low, high = game.rules.seats
    console.print(voice.say(f"{game.name}-name"), style="bold", end=" ")
    console.print(voice.say("games-for", low=low, high=high), highlight=False)
    for row in game.rules.options:
        overrides = isinstance(row, Overrides)
        title = "" if overrides else voice.say(f"{game.name}-opt-{row.key}")
        console.print()
        console.print(
            Text.assemble((row.key, "bold"), f"  {title}  ", (f"({cited(game.name, row.rule)})", "dim"))
        )
        for value in values_of(row):
            chosen = value in row.default if isinstance(row, Subset) else value == row.default
            name = str(value).lower() if isinstance(value, bool) else str(value)
            said = voice.say(f"{game.name}-opt-{row.key}-{name}")
            mark = voice.say("games-default") if chosen else ""
            console.print(Text(f"    {name:<18} {said} {mark}".rstrip()))
        if (note := note_on(row)) != "":
            console.print(Text(f"    {note}"))


def values_of(row: OptionRow) -> tuple[str | int | bool, ...]:
    if isinstance(row, Choice | Subset):
        return row.values
    return (False, True) if isinstance(row, Flag) else ()


def note_on(row: OptionRow) -> str:
    """What else may be typed, where values cannot all be listed."""
    if isinstance(row, Whole):
        return voice.say("games-whole", low=row.low, high=row.high, default=row.default)
    if isinstance(row, Subset):
        return voice.say("games-subset")
    return voice.say("games-overrides") if isinstance(row, Overrides) else ""


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
        path = home_of(game).folder / "RULES.md"
        if not path.is_file():
            raise Trouble("no-specification", game=game)
        text = path.read_text(encoding="utf-8")
        Console().print(Markdown(specified(game, text, " ".join(what)) if what else text))
    elif not what:
        Console().print(Markdown(as_markdown(rulebook(game, voice.text.lang))))
        print_examples(Console(), find_game(game))
    else:
        print_paragraphs(Console(), game, " ".join(what), offer=True)


def specified(game: str, text: str, what: str) -> str:
    """What of a specification names a number or has a word; Trouble if nothing does."""
    named = re.compile(rf"(?<!\w){re.escape(what)}(?!\d)", re.IGNORECASE)
    found = [one for one in re.split(r"\n(?=- \*\*)|\n\n", text) if named.search(one)]
    if not found:
        raise Trouble("no-paragraph", what=what[:60], game=voice.say(f"{game}-name"))
    return "\n\n".join(found)


def print_examples(console: Console, game: Game) -> None:
    """The printed examples that can be played from, each with the paragraph that tells it."""
    found = [f"{one.id} ({one.paragraph})" for one in game.examples().values()]
    if found:
        said = voice.say("rules-examples", game=game.name, examples=", ".join(found))
        console.print(said, markup=False, highlight=False)


def print_paragraphs(
    console: Console,
    game: str,
    what: str,
    played: Mapping[str, object] | None = None,
    offer: bool = False,
) -> None:
    """What the rulebook says of a thing; Trouble if it says nothing. ``offer``: and how to try an example."""
    found = look_up(game, voice.text.lang, what, played)
    if not found:
        raise Trouble("no-paragraph", what=what[:60], game=voice.say(f"{game}-name"))
    for one in found[:MOST_PARAGRAPHS]:
        console.print(Markdown(paragraph_markdown(one)))
        if offer and one.example in GAMES[game].examples():
            said = voice.say("rules-example", game=game, example=one.example)
            console.print(said, markup=False, highlight=False)
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
def show(
    game: str,
    position: Annotated[
        str, typer.Argument(help="a position as text, a file that holds one, or - for what is piped in")
    ],
    seat: Annotated[int, typer.Option("--seat", help="what this seat sees; -1: a spectator")] = -1,
) -> None:
    """Draw a position that is given as text (table.position in Python)."""
    room = find_game(game)
    state = from_text(room, position_given(position))
    try:
        look_at(room, state)
    except UNFIT:
        raise Trouble("bad-position") from None
    if not -1 <= seat < int(state.seats):
        raise Trouble("no-seat", seat=str(seat)[:20])
    names = [voice.say("show-seat", number=number + 1) for number in range(int(state.seats))]
    Console().print(draw_board(voice.text, room, room.words.view(state, seat), names))


def position_given(text: str) -> str:
    if text == "-":
        return sys.stdin.readline(MOST_LETTERS + 1)
    return text if "=" in text else read_file(Path(text)).decode("utf-8", "replace")


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
