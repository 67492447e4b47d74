"""The command line's front door: the commands, the language, and how errors are told."""

import sys
from typing import Annotated

import typer
from rich.console import Console

from misto.cli.speak import Voice
from misto.core.trouble import Trouble

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
voice = Voice()


@app.callback()
def common(
    lang: Annotated[str, typer.Option("--lang", help="uk, ru or en; else the environment's")] = "",
) -> None:
    """Misto: one table for four city-building games."""
    if lang:
        voice.speak(lang)


def main() -> None:
    # They add their commands.
    from misto.cli import lab_commands, play, read_commands, server_commands, tournament_command  # noqa: F401

    try:
        app(standalone_mode=True)
    except Trouble as trouble:
        Console(stderr=True).print(voice.trouble(trouble), style="bold red", markup=False, highlight=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
