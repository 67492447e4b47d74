"""misto tournament: which bot is stronger, by how much, and how sure that is."""

import json
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from misto.cli.app import app, voice
from misto.cli.files import check_target, write_file
from misto.cli.lab_commands import ForceFlag, OptionFlag, SeedFlag, bar
from misto.core.trouble import Trouble
from misto.lab.given import read_options
from misto.lab.match import Result
from misto.lab.report import percent, standing_cells, tournament_page
from misto.lab.standings import pairings, standings
from misto.lab.tournament import Tournament, run_tournament


@app.command()
def tournament(
    game: str,
    bots: Annotated[str, typer.Option(help="at least two bots, with commas; ; stands for , in a name")],
    games: Annotated[int, typer.Option(min=1, help="games of every pairing, rounded up to rotations")] = 100,
    seats: Annotated[int, typer.Option(min=2, help="with more than 2: one bot among others of a kind")] = 2,
    alone: Annotated[str, typer.Option(help="only the pairings of this bot, as the single one")] = "",
    on: Annotated[str, typer.Option(help="local, ray, or ray:<address> of a cluster")] = "local",
    report: Annotated[Path | None, typer.Option(help="write a page of HTML")] = None,
    scale: Annotated[float, typer.Option(min=0.0001, help="factor on the budget of levels")] = 1.0,
    seed: SeedFlag = 1,
    option: OptionFlag = None,
    jobs: Annotated[int, typer.Option(min=0, help="processes; 0: one a core")] = 0,
    results: Annotated[Path | None, typer.Option(help="the file of results, to go on from")] = None,
    force: ForceFlag = False,
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object instead of tables")] = False,
) -> None:
    """Let bots play every pairing over rotated seats and shared deals. Started again after a kill,
    it goes on where it was."""
    names = tuple(name.strip().replace(";", ",") for name in bots.split(","))
    plan = Tournament(game, names, games, seats, read_options(option), seed, scale, alone.replace(";", ","))
    plan.check()
    path = results or plan.usual_file()
    check_target(report, force)
    if report is not None and report.absolute() == path.absolute():
        raise Trouble("file-exists", file=str(report))
    console = Console(stderr=True)
    with bar(console) as progress:
        task = progress.add_task(voice.say(f"{game}-name"), total=None)

        def tell(done: int, of: int, last: Result | None) -> None:
            progress.update(task, total=of, completed=done)

        with redirect_stdout(sys.stderr):  # a cluster may talk of its workers; stdout is for the table
            played = run_tournament(plan, path, on, jobs or None, tell)
    if report is not None:
        write_file(report, tournament_page(plan, played, voice.text), force)
    if as_json:
        print(json.dumps(figures(plan, played)))
    else:
        print_tables(plan, played)
        console.print(voice.say("tournament-kept", file=str(path)), highlight=False)


def figures(plan: Tournament, played: Sequence[Result]) -> dict[str, object]:
    return {
        **plan.head(),
        "games": len(played),
        "standings": [
            {
                "bot": r.bot,
                "games": r.games,
                "share": r.wins.share,
                "low": r.wins.low,
                "high": r.wins.high,
                "rating": r.rating,
                "sigma": r.doubt,
                "points": r.points,
                "ms": r.ms,
                "slowest_ms": r.slowest_ms,
                "faults": r.faults,
            }
            for r in standings(plan.bots, played)
        ],
        "pairings": [
            {
                "one": p.one,
                "rest": p.rest,
                "games": p.share.games,
                "share": p.share.share,
                "low": p.share.low,
                "high": p.share.high,
                "points_one": p.points_one,
                "points_rest": p.points_rest,
                "swept": p.swept,
                "lost": p.lost,
            }
            for p in pairings(played)
        ],
    }


def print_tables(plan: Tournament, played: Sequence[Result]) -> None:
    console = Console(highlight=False)
    ranks = Table(box=None, pad_edge=False)
    for column in ("bot", "games", "wins", "interval", "rating", "points", "ms", "faults"):
        ranks.add_column(
            voice.say(f"tournament-column-{column}"), justify="left" if column == "bot" else "right"
        )
    for standing in standings(plan.bots, played):
        ranks.add_row(*standing_cells(standing))
    console.print(ranks)
    console.print()
    met = Table(box=None, pad_edge=False)
    for column in ("one", "rest", "games", "wins", "interval", "points", "deals"):
        left = column in ("one", "rest")
        met.add_column(
            voice.say(f"tournament-column-{column}"),
            justify="left" if left else "right",
            overflow="fold",
            no_wrap=not left,
        )
    for p in pairings(played):
        interval = f"{100 * p.share.low:.1f}–{100 * p.share.high:.1f}"
        points = f"{p.points_one:.1f} : {p.points_rest:.1f}"
        deals = " / ".join(f"{100 * part:.0f}" for part in (p.swept, 1 - p.swept - p.lost, p.lost))
        met.add_row(p.one, p.rest, str(p.share.games), percent(p.share.share), interval, points, deals)
    console.print(met)
    console.print(voice.say("tournament-deals"), style="dim")
