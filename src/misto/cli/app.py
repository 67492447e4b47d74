"""The command line's front door: the commands, the language, and how errors are told."""

import io
import os
import sys
from typing import Annotated

import typer
from rich.console import Console

from misto.cli.speak import Voice
from misto.core.trouble import Trouble
from misto.text import LANGUAGES

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
voice = Voice()


def tell_version(wanted: bool) -> None:
    if wanted:
        from misto.cli.read_commands import version_line

        print(version_line())
        raise typer.Exit


@app.callback()
def common(
    lang: Annotated[str, typer.Option("--lang", help="uk, ru or en; else the environment's")] = "",
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="as misto version")
    ] = False,
) -> None:
    """Misto: one table for four city-building games."""
    if lang:
        voice.speak(lang)


def main() -> None:
    ready_streams()
    sys.exit(run(sys.argv[1:]))


def ready_streams() -> None:
    """What a terminal cannot show becomes a question mark, and half a letter that is typed an unknown word:
    a board that is in no alphabet of theirs is no reason to lose anybody's game. Where there is no keyboard at
    all, nobody answers.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 until the process ends
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def speak_as_asked(words: list[str]) -> None:
    """The language first of all: what is wrong with the rest of the line is told in it."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        name, equals, value = word.partition("=")
        lang = value if equals else following
        if name == "--lang" and lang in LANGUAGES:
            voice.speak(lang)


def language_first(words: list[str]) -> list[str]:
    """The language may stand anywhere in the line: ``misto rules GAME --lang ru`` too."""
    first: list[str] = []
    rest = list(words)
    place = 0
    while place < len(rest) and rest[place] != "--":
        taken = 2 if rest[place] == "--lang" else 1
        if place + taken > len(rest):
            return ["--lang"]  # nothing behind it: that is told, and the command is not taken for its value
        if taken == 2 or rest[place].startswith("--lang="):
            first += rest[place : place + taken]
            del rest[place : place + taken]
        else:
            place += 1
    return first + rest


def whole_app() -> typer.Typer:
    """The front door with every command in it: each module adds its own when it is imported."""
    from misto.cli import (  # noqa: F401
        admin,
        doctor,
        lab_commands,
        learn_commands,
        lesson,
        new_room,
        play,
        read_commands,
        server_commands,
        tournament_command,
    )

    return app


def run(words: list[str]) -> int:
    """One command; what a person got wrong becomes one sentence and 2, never a traceback."""
    whole_app()
    from misto.cli.usage import UsageError, say_usage

    speak_as_asked(words)
    try:
        return app(language_first(words), prog_name="misto", standalone_mode=False) or 0
    except Trouble as trouble:
        said = voice.trouble(trouble)
    except UsageError as wrong:
        if type(wrong).__name__ == "NoArgsIsHelpError":
            return 2  # the help is on the screen
        said = say_usage(voice, wrong, words)
    except typer.Abort:
        said = voice.say("error-nobody-answers")
    except OSError as why:
        said = voice.say("error-system", file=str(why.filename or "?"), why=voice.cause(why))
    except KeyboardInterrupt:
        return 130
    said = " ".join(said.split())  # a name may hold line breaks
    Console(stderr=True).print(said, style="bold red", markup=False, highlight=False)
    return 2
