"""Commands that make a room's judgement and try it: learn, calibrate and climb."""

import json
import os
import secrets
from pathlib import Path
from tempfile import gettempdir
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from misto.bots import close_bot, make_bot
from misto.bots.levels import known_version
from misto.bots.plan import PlanFile
from misto.cli.app import app, voice
from misto.cli.files import check_target, read_file, write_file
from misto.cli.lab_commands import ForceFlag, OptionFlag
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.lab.given import read_options

MOST_MINUTES = 1_000_000.0  # two years; there is no end to --minutes inf


@app.command()
def learn(
    game: str,
    out: Annotated[Path, typer.Option(help="the file of weights to write")],
    minutes: Annotated[
        float, typer.Option(min=0.01, max=MOST_MINUTES, help="how long, counted in games")
    ] = 30.0,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    force: ForceFlag = False,
) -> None:
    """Learn a room's judgement from play."""
    room = find_game(game)
    check_target(out, force)
    # Sums split over threads would come out otherwise each time.
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    try:
        from misto.lab import learn as lab
    except ImportError as missing:
        raise Trouble("no-extra", extra="train", module=str(missing.name)) from None
    console = Console(stderr=True, highlight=False)
    made = lab.learn(room, minutes, seed, lambda line: console.print(line, markup=False))
    keep_weights(out, lab.weights_text(made), force)


def keep_weights(out: Path, text: str, force: bool) -> None:
    """Where they were meant to go. If something else lies there by now, or nothing can be written there any more,
    they are kept wherever they can be and that is told: hours of learning end in no error.
    """
    try:
        write_file(out, text, force)
    except Trouble:
        keep_elsewhere(out, text)
        raise


def keep_elsewhere(out: Path, text: str) -> None:
    told = Console(stderr=True, highlight=False)
    for place in (out.parent, Path(), Path(gettempdir())):
        path = place / f"{out.stem}-{secrets.token_hex(4)}{out.suffix}"
        try:
            write_file(path, text)
        except Trouble:
            continue
        told.print(voice.say("learn-kept-elsewhere", file=str(path.resolve())), markup=False)
        return
    told.print(voice.say("learn-kept-nowhere"), markup=False)
    print(text, end="")


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


@app.command()
def climb(
    game: str,
    out: Annotated[Path, typer.Option(help="the file of the plan; a climb that was stopped goes on from it")],
    minutes: Annotated[
        float, typer.Option(min=0.0, max=MOST_MINUTES, help="how long to climb; 0: a single generation")
    ] = 20.0,
    rival: Annotated[str, typer.Option(help="whom plans play while they are climbed")] = "greedy",
    seats: Annotated[int, typer.Option(min=2, help="with more than 2 the plan sits alone")] = 2,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    option: OptionFlag = None,
    proof: Annotated[int, typer.Option(min=0, help="games against greedy and expert at the end")] = 100,
    scale: Annotated[float, typer.Option(min=0.0001, help="factor on expert's budget in them")] = 0.1,
    jobs: Annotated[int, typer.Option(min=0, help="processes; 0: one a core")] = 0,
) -> None:
    """Climb over fixed plans, and write the best as a bot: plan:FILE."""
    from misto.lab import climb as lab

    options = read_options(option)
    find_game(game).settle(options, seats)
    plan = lab.Climb(game, seats, options, rival, seed)
    lab.start(plan, out)  # trouble is told before anything is played
    file = PlanOnDisk(out)
    workers = jobs or os.cpu_count() or 1
    console = Console(stderr=True, highlight=False)

    def tell(now: PlanFile) -> None:
        console.print(
            voice.say("climb-generation", number=now.found["generations"], kept=now.found["kept"]),
            markup=False,
        )

    made = lab.climb_plans(plan, out, 60.0 * minutes, workers, file.write, tell)
    if proof:
        made = lab.proved(made, out, plan, ("greedy", "level:expert"), proof, workers, scale)
        file.write(made.to_json())
    print_climb(made, out)


class PlanOnDisk:
    """A climb's file: replaced only while it holds what the climb read or wrote there last. What somebody else has
    put there since stays, and the plan is kept elsewhere.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.last: bytes | None = None  # no file yet
        if os.path.lexists(path):
            self.last = read_file(path)
        check_target(path, force=self.last is not None)

    def write(self, text: str) -> None:
        try:
            if self.last is not None and os.path.lexists(self.path) and read_file(self.path) != self.last:
                raise Trouble("file-exists", file=str(self.path))
            write_file(self.path, text, force=self.last is not None)
        except Trouble:
            keep_elsewhere(self.path, text)
            raise
        self.last = text.encode()


def print_climb(made: PlanFile, out: Path) -> None:
    console = Console(highlight=False)
    console.print(json.dumps(made.plan, ensure_ascii=False), markup=False)
    for one in made.results:
        told = {key: f"{100 * one[key]:.1f}" for key in ("share", "low", "high")}
        console.print(voice.say("climb-result", bot=one["against"], games=one["games"], **told), markup=False)
    console.print(voice.say("climb-kept", bot=f"plan:{out}"), markup=False)
