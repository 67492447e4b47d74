"""Tables made of the rooms: every option with its values, every field of a view, every command."""

from collections.abc import Iterator
from typing import Any

from docs.site.source import Class, read_module
from typer.main import get_command

from misto.cli.app import whole_app
from misto.core.game import Game
from misto.core.options import Choice, Flag, OptionRow, Overrides, Subset, Whole
from misto.games.registry import GAMES, ROOMS
from misto.text import Text

TEXT = Text("en")


def title_of(room: str) -> str:
    return TEXT.say(f"{room}-name")


# --- options


def options_page() -> str:
    lines = [
        "# Options of every game",
        "",
        "Modes and house rules, fixed before the game: `-o KEY=VALUE` of a command, `options` of `misto.new_table`"
        " and `POST /api/tables`, the form of a new table in the page. What is left out has its default.",
        "",
    ]
    for room in ROOMS:
        lines += [
            f"## {title_of(room)}",
            "",
            "| option | what it does | values | default | rule |",
            "|---|---|---|---|---|",
        ]
        lines += [option_row(GAMES[room], row) for row in GAMES[room].rules.options]
        lines += ["", f"Their rules: [{title_of(room)}: the rules](../rules/{room}.md).", ""]
    return "\n".join(lines)


def option_row(game: Game, row: OptionRow) -> str:
    if isinstance(row, Overrides):
        page = f"[its page](../{game.name}.md#options)"
        told = (
            f"**Values of the host's own.** What is printed on components, replaced for all tables: {page}."
        )
        file = "a table of the file that `MISTO_OVERRIDES` names"
        return f"| `{row.key}` | {told} | {file} | what the box says | {row.rule} |"
    key = f"{game.name}-opt-{row.key}"
    about = TEXT.attribute(key, "help") or ""
    when = getattr(row, "when", "")
    told = f"**{TEXT.say(key)}.** {about}" + (f" Only with `{when}`." if when else "")
    default = ", ".join(row.default) or "none" if isinstance(row, Subset) else shown(row.default)
    return f"| `{row.key}` | {told} | {values_of(game, row)} | {default} | {row.rule} |"


def values_of(game: Game, row: Choice | Flag | Whole | Subset) -> str:
    if isinstance(row, Whole):
        return f"{row.low} to {row.high}"
    values: tuple[object, ...] = (False, True) if isinstance(row, Flag) else row.values
    lead = "any of " if isinstance(row, Subset) else ""
    return lead + "; ".join(value_of(game, row, value) for value in values)


def value_of(game: Game, row: Choice | Flag | Subset, value: object) -> str:
    key = f"{game.name}-opt-{row.key}-{shown(value)}"
    said = TEXT.say(key) if TEXT.has(key) else ""
    plain = said.partition(": ")[2] if said.startswith(f"{value}: ") else said
    return f"`{shown(value)}`" + (f" ({plain})" if plain and plain != str(value) else "")


def shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- views


def view_page(room: str) -> str:
    """Every field of what a seat sees, from the room's types: its comment explains it."""
    module = read_module(f"misto.games.{room}.seen")
    core = read_module("misto.core.message")
    lines = [
        f"# What is seen of {title_of(room)}",
        "",
        "A view is what one seat, or a spectator, may know of a position: `table.view(seat)` in Python, `view` in"
        " messages of the server, `seen.view` for a bot. Nothing hidden is in it.",
        "",
    ]
    views = [one for one in module.classes.values() if "RoomView" in one.bases]
    others = [one for one in module.classes.values() if "RoomView" not in one.bases]
    for one in (*views, core.classes["RoomView"], *others, *named_of_core(module.classes, core.classes)):
        about = one.about or f"{one.name}, as named above."
        heading = "Every view" if one.name == "RoomView" else "The view" if one in views else one.name
        lines += [f"## {heading}", ""]
        if one.name == "RoomView" or one in views:
            about = (
                "Beside these fields it has those of every view." if one in views else "In every game's view."
            )
        extends = [base for base in one.bases if base in module.classes]
        if extends:
            about += f" It has the fields of {', '.join(f'`{base}`' for base in extends)} too."
        lines += [about, "", *field_table(one), ""]
    return "\n".join(lines)


def named_of_core(own: dict[str, Class], core: dict[str, Class]) -> list[Class]:
    """Types of the messages that a room's fields name."""
    named = " ".join(f.type for one in own.values() for f in one.fields)
    return [one for name, one in core.items() if name in named and name not in own]


def field_table(one: Class) -> list[str]:
    rows = ["| field | type | what it is |", "|---|---|---|"]
    for f in one.fields:
        sometimes = "" if f.required else " *Not always there.*"
        rows.append(f"| `{f.name}` | `{f.type}` | {f.about.replace('|', chr(92) + '|')}{sometimes} |")
    return rows


def unexplained() -> Iterator[str]:
    """Options without a text and fields without a comment."""
    for room in ROOMS:
        for row in GAMES[room].rules.options:
            if not isinstance(row, Overrides) and not TEXT.attribute(f"{room}-opt-{row.key}", "help"):
                yield f"option {room}.{row.key}"
        for one in read_module(f"misto.games.{room}.seen").classes.values():
            yield from (f"{one.name}.{f.name}" for f in one.fields if not f.about)
    core = read_module("misto.core.message").classes
    for name in ("RoomView", "ScoreLine"):
        yield from (f"{name}.{f.name}" for f in core[name].fields if not f.about)


# --- commands


def commands_page() -> str:
    root = get_command(whole_app())
    lines = ["# Every command", "", "`misto COMMAND --help` says the same in the terminal.", ""]
    for words, command in commands_of(root):
        lines += [
            f"## `misto {' '.join(words)}`",
            "",
            " ".join((command.help or "").split()),
            "",
            *parameter_table(command),
        ]
    return "\n".join(lines)


def commands_of(root: Any) -> Iterator[tuple[list[str], Any]]:
    for name, command in sorted(root.commands.items()):
        if hasattr(command, "commands"):
            for words, inner in commands_of(command):
                yield [name, *words], inner
        else:
            yield [name], command


def parameter_table(command: Any) -> list[str]:
    rows = []
    for one in command.params:
        if one.name == "help":
            continue
        is_option = one.param_type_name == "option"
        name = (
            ", ".join(f"`{word}`" for word in one.opts + one.secondary_opts)
            if is_option
            else f"`{one.name.upper()}`"
        )
        default = "" if one.default in (None, "", False, ()) or callable(one.default) else f"`{one.default}`"
        about = " ".join((getattr(one, "help", None) or "").split()).replace("|", "\\|")
        rows.append(f"| {name} | {about} | {default} |")
    return ["| | | default |", "|---|---|---|", *rows, ""] if rows else []
