"""``misto new-room``: a small complete game to begin from."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import misto
from misto.cli.app import app, voice


@app.command("new-room")
def new_room(
    name: Annotated[str, typer.Argument(help="small letters, digits and single lines below: lantern_street")],
    package: Annotated[
        Path | None,
        typer.Option(help="write a package of its own into this new folder, not into Misto's tree"),
    ] = None,
) -> None:
    """Write a new room: a tiny dice game with its texts, rulebook, boards, tests and docs."""
    from misto.template.write import write_in_tree, write_package

    console = Console(highlight=False, soft_wrap=True)
    if package is not None:
        made = write_package(package, name)
        told = voice.say("new-room-package", name=name, count=len(made), folder=str(package))
    else:
        made = write_in_tree(Path(misto.__file__).parents[2], name)
        told = voice.say("new-room-made", name=name, count=len(made))
    for place in made:
        console.print(place, markup=False, style="dim")
    console.print(told, markup=False)
