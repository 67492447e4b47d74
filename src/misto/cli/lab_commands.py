"""Commands of the lab: simulate and bench."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from misto._plain import is_compiled
from misto.bots import close_bot, make_bot
from misto.bots.levels import scale_of_room
from misto.cli.app import app, voice
from misto.cli.files import check_target, write_file
from misto.core.trouble import Trouble
from misto.games.registry import ROOMS, find_game
from misto.lab import bench as benches
from misto.lab.against import ROUNDS as ROUNDS_AGAINST
from misto.lab.against import against as run_against
from misto.lab.given import read_options
from misto.lab.report import simulation_page
from misto.lab.simulate import GAMES_A_SEED, Plan, figures, seats_of_bots
from misto.lab.simulate import simulate as simulate_games

MOST_SEED = 2**63 - 1
SeedFlag = Annotated[int, typer.Option(min=0, max=MOST_SEED)]
ForceFlag = Annotated[bool, typer.Option("--force", help="files named here may be overwritten")]
OptionFlag = Annotated[list[str] | None, typer.Option("--option", "-o", help="key=value, may be repeated")]


def bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


@app.command()
def simulate(
    game: str,
    seats: Annotated[int, typer.Option(help="how many seats; else the game's usual number")] = 0,
    games: Annotated[int, typer.Option(min=1, max=GAMES_A_SEED, help="how many games")] = 1000,
    bots: Annotated[str, typer.Option(help="bots by seat, repeated round the table")] = "random",
    seed: SeedFlag = 1,
    option: OptionFlag = None,
    jobs: Annotated[int, typer.Option(min=1, help="processes; the results do not depend on it")] = 1,
    records: Annotated[Path | None, typer.Option(help="write every game as a line of JSON")] = None,
    report: Annotated[Path | None, typer.Option(help="write a page of HTML with plots")] = None,
    force: ForceFlag = False,
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object instead of a table")] = False,
) -> None:
    """Play many games of bots and report what came of them."""
    room = find_game(game)
    count = seats or room.rules.usual_seats
    settings = room.settle(read_options(option), count)
    plan = Plan(game, settings, seats_of_bots(bots.split(","), count), games, seed)
    check_target(records, force)
    check_target(report, force)
    if records is not None and report is not None and records.absolute() == report.absolute():
        raise Trouble("file-exists", file=str(report))
    console = Console(stderr=True)
    with bar(console) as progress:
        task = progress.add_task(voice.say(f"{game}-name"), total=games)
        keep = records is not None or report is not None
        result = simulate_games(plan, jobs, keep, lambda n: progress.advance(task, n))
    if records is not None:
        write_file(records, "".join(p.record + "\n" for p in result.played), force)
    if report is not None:
        write_file(report, simulation_page(result, voice.text), force)
    told: dict[str, Any] = figures(result)
    if as_json:
        print(json.dumps(told))
    else:
        print_figures(told)
    for bot, faults in zip(told["bots"], told["faults"], strict=True):
        if faults["given_up"]:
            raise Trouble("bot-given-up", bot=bot[:80], games=faults["given_up"], all=told["games"])


def print_figures(told: dict[str, Any]) -> None:
    console = Console(highlight=False)
    for key in ("games", "decisions"):
        console.print(voice.say(f"simulate-{key}", number=told[key]))
    rate, games_rate = round(told["decisions_per_s"]), round(told["games_per_s"], 1)
    console.print(voice.say("simulate-speed", decisions=rate, games=games_rate))
    turns, points = told["turns"], told["points"]
    console.print(voice.say("simulate-turns", mean=round(turns["mean"], 2), se=round(turns["se"], 3)))
    console.print(voice.say("simulate-points", mean=round(points["mean"], 2), se=round(points["se"], 3)))
    table = Table(box=None, pad_edge=False)
    faulty = any(row["faults"] for row in told["faults"])
    for column in ("seat", "bot", "wins", "interval", "points", *(["faults"] if faulty else [])):
        table.add_column(
            voice.say(f"simulate-column-{column}"), justify="left" if column == "bot" else "right"
        )
    for seat, wins in enumerate(told["wins"]):
        table.add_row(
            str(seat + 1),
            told["bots"][seat],
            f"{100 * wins['share']:.2f} %",
            f"{100 * wins['low']:.2f}–{100 * wins['high']:.2f} %",
            f"{points['per_seat'][seat]['mean']:.2f}",
            *([str(told["faults"][seat]["faults"])] if faulty else []),
        )
    console.print(table)


@app.command()
def bench(
    only: Annotated[str, typer.Option(help="only settings whose name holds this")] = "",
    rounds: Annotated[
        int | None,
        typer.Option(min=1, help="so many rounds over everything"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    envs: Annotated[bool, typer.Option("--envs", help="the research environments instead")] = False,
    against: Annotated[
        Path | None, typer.Option(help="another checkout, built: is this one as quick?")
    ] = None,
    decisions: Annotated[
        int, typer.Option(min=0, help="instead: how long a bot thinks, over so many decisions a table")
    ] = 0,
    bot: Annotated[str, typer.Option(help="whose decisions those are")] = "level:expert",
) -> None:
    """Measure the engines on one core, next to OpenSpiel where it is installed."""
    if decisions:
        bench_decisions(decisions, only, bot, as_json)
        return
    check_only(only, envs)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    console = Console(stderr=True)
    if against is not None:
        bench_against(against, only, rounds or ROUNDS_AGAINST, as_json)
        return
    if envs:
        bench_environments(only, rounds, as_json)
        return
    with console.status("…") as status:
        told: dict[str, Any] = benches.bench(only, rounds or benches.ROUNDS, lambda name: status.update(name))
    told["compiled"] = is_compiled()
    if as_json:
        print(json.dumps(told))
        return
    print_bench(told)


def bench_decisions(many: int, only: str, bot: str, as_json: bool) -> None:
    """The processor's time that a bot's decisions take, for every table people choose."""
    from misto.lab import decisions as lab

    known = [name for name, _, _ in lab.tables()]
    if not any(only in name for name in known):
        raise Trouble("bench-nothing", only=only[:40], known=", ".join(known))
    close_bot(make_bot(bot, programs=True))  # a wrong name is told before anything is played
    with Console(stderr=True).status("…") as status:
        rows = lab.time_decisions(many, only, bot, scale_of_room(), step=lambda name: status.update(name))
    if as_json:
        print(json.dumps({"bot": bot, "compiled": is_compiled(), "rows": rows}))
        return
    console = Console(highlight=False)
    console.print(voice.say("version-compiled" if is_compiled() else "version-plain"))
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for column in ("asked", "mean", "p95", "max", "cut"):
        table.add_column(voice.say(f"bench-column-{column}"), justify="right")
    for row in rows:
        figures = [f"{row[key]:,.0f}" for key in ("mean_ms", "p95_ms", "max_ms")]
        table.add_row(str(row["name"]), str(row["decisions"]), *figures, str(row["cut"]))
    console.print(table)


def bench_against(folder: Path, only: str, rounds: int, as_json: bool) -> None:
    """This build's playouts over those of another one, interleaved."""
    with Console(stderr=True).status("…") as status:
        told: dict[str, Any] = run_against(folder, only, rounds, step=lambda name: status.update(name))
    if as_json:
        print(json.dumps(told))
        return
    console = Console(highlight=False)
    for who, key in (("this", "compiled"), ("other", "other_compiled")):
        built = voice.say("version-compiled" if told[key] else "version-plain")
        console.print(f"{voice.say(f'bench-column-{who}')}: {built}")
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for column in ("this", "other", "ratio", "interval"):
        table.add_column(voice.say(f"bench-column-{column}"), justify="right")
    for row in [*told["rows"], *told["rooms"]]:
        table.add_row(
            row["name"],
            f"{row['decisions_per_s']:,.0f}",
            f"{row['other_decisions_per_s']:,.0f}",
            f"{row['ratio']:.3f}",
            f"{row['low']:.3f}–{row['high']:.3f}",
        )
    console.print(table)
    console.print(voice.say("bench-against", rounds=told["rounds"]))


def check_only(only: str, envs: bool) -> None:
    """A name that is in no row would measure nothing of ours."""
    names = list(ROOMS) if envs else benches.names()
    if not any(only in name for name in names):
        raise Trouble("bench-nothing", only=only[:40], known=", ".join(names))


def bench_environments(only: str, rounds: int | None, as_json: bool) -> None:
    """Steps a second next to PettingZoo's own; needs the extra research."""
    try:
        from misto.envs.bench import ROUNDS, bench_envs
    except ImportError as missing:
        raise Trouble("no-extra", extra="research", module=str(missing.name)) from None
    with Console(stderr=True).status("…") as status:
        told = bench_envs(only, rounds or ROUNDS, step=lambda name: status.update(name))
    told["compiled"] = is_compiled()
    if as_json:
        print(json.dumps(told))
        return
    console = Console(highlight=False)
    console.print(voice.say("version-compiled" if told["compiled"] else "version-plain"))
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column(voice.say("bench-column-steps"), justify="right")
    table.add_column(voice.say("simulate-column-interval"), justify="right")
    for name, rate in told["steps_per_s"].items():
        table.add_row(name, f"{rate['mean']:,.0f}", spread(rate, ",.0f"))
    for name, ratio in told["ratios"].items():
        table.add_row(name, f"{ratio['mean']:.2f}", spread(ratio, ".2f"))
    console.print(table)


def spread(told: dict[str, Any], form: str) -> str:
    """An interval as text; nothing where one round gives none."""
    return "" if told["low"] is None else f"{told['low']:{form}}–{told['high']:{form}}"


def print_bench(told: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(voice.say("version-compiled" if told["compiled"] else "version-plain"))
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for column in ("decisions", "choices", "games", "copy", "score"):
        table.add_column(voice.say(f"bench-column-{column}"), justify="right")
    for row in told["rows"]:
        table.add_row(
            row["name"],
            f"{row['decisions_per_s']:,.0f}",
            f"{row['choices_per_s']:,.0f}",
            f"{row['games_per_s']:,.0f}",
            f"{row['copy_ns']:.0f}" if "copy_ns" in row else "",
            f"{row['score_ns']:.0f}" if "score_ns" in row else "",
        )
    console.print(table)
    searches = Table(box=None, pad_edge=False)
    searches.add_column("")
    searches.add_column(voice.say("bench-column-iterations"), justify="right")
    for row in told["searches"]:
        searches.add_row(row["name"], f"{row['iterations_per_s']:,.0f}")
    console.print(searches)
    if not told["compared"]:
        console.print(voice.say("bench-no-spiel"))
    for name, ratio in told["ratios"].items():
        console.print(f"{name:40} {ratio:6.2f}")
