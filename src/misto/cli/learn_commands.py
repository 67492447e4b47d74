"""Commands that make a room's judgement and tell how true it is: learn and calibrate."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from misto.bots import close_bot, make_bot
from misto.bots.levels import known_version
from misto.cli.app import app, voice
from misto.cli.lab_commands import OptionFlag, read_options
from misto.core.trouble import Trouble
from misto.games.registry import find_game


@app.command()
def learn(
    game: str,
    out: Annotated[Path, typer.Option(help="the file of weights to write")],
    minutes: Annotated[float, typer.Option(min=0.01, help="how long, counted in games")] = 30.0,
    seed: Annotated[int, typer.Option(min=0)] = 1,
) -> None:
    """Learn a room's judgement from play."""
    room = find_game(game)
    if out.exists():
        raise Trouble("file-exists", file=str(out))
    if not out.parent.is_dir():
        raise Trouble("no-file", file=str(out), why="no such folder")
    # Sums split over threads would come out otherwise each time.
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    try:
        from misto.lab import learn as lab
    except ImportError as missing:
        raise Trouble("no-extra", extra="train", module=str(missing.name)) from None
    console = Console(stderr=True, highlight=False)
    made = lab.learn(room, minutes, seed, lambda line: console.print(line, markup=False))
    lab.write_weights(made, out)


@app.command()
def calibrate(
    game: str,
    seats: Annotated[int, typer.Option(help="how many seats; else the game's usual number")] = 0,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 200,
    seed: Annotated[int, typer.Option(min=0)] = 77,
    option: OptionFlag = None,
    bots: Annotated[str, typer.Option(help="bots that seats draw from; else a mixture")] = "",
    version: Annotated[str, typer.Option(help="judge as in an earlier version")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object instead of tables")] = False,
) -> None:
    """Tell how true the chances are that a room's judge says, on games of mixed strength."""
    from misto.lab import calibrate as lab

    room = find_game(game)
    count = seats or room.rules.usual_seats
    options = read_options(option)
    room.settle(options, count)
    names = tuple(bots.split(",")) if bots else lab.BOTS
    for name in names:
        close_bot(make_bot(name, programs=True))  # a wrong name is told before anything is played
    if version:
        known_version(version)
    told = lab.calibrate(room, count, options, games, seed, names, version)
    if as_json:
        print(json.dumps(told))
    else:
        print_calibration(told)


def print_calibration(told: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(voice.say("simulate-games", number=told["games"]))
    table = Table(box=None, pad_edge=False)
    for column in ("phase", "positions", "bias", "brier", "coin", "sum"):
        table.add_column(voice.say(f"calibrate-column-{column}"), justify="right")
    rows = [(str(i + 1), phase) for i, phase in enumerate(told["phases"])]
    for name, part in [*rows, (voice.say("calibrate-whole"), told["whole"])]:
        table.add_row(
            name,
            str(part["positions"]),
            f"{part['bias']:+.3f}",
            f"{part['brier']:.3f}",
            f"{part['coin']:.3f}",
            f"{part['sum_off']:.6f}",
        )
    console.print(table)
    tenths = Table(box=None, pad_edge=False)
    for column in ("said", "won", "positions"):
        tenths.add_column(voice.say(f"calibrate-column-{column}"), justify="right")
    for tenth in told["whole"]["reliability"]:
        if tenth is not None:
            said, won, number = tenth
            tenths.add_row(f"{100 * said:.1f} %", f"{100 * won:.1f} %", str(number))
    console.print(tenths)
