"""The strength table: ``make strength``, or ``python -m misto.lab.strength``.

For every table people choose (``Facts.tables``) the strongest level plays greedy and hard plays normal;
every level, and any bot named, is rated by games of everybody against everybody. Each row has a file of
results of its own, so that a run that was stopped goes on with the same command. Results lie under a
digest of what was played by: another judgement or search starts a row anew, and never joins an old one.
"""

import argparse
import hashlib
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import misto
from misto.bots import close_bot, known_bots, make_bot
from misto.core.facts import Bench
from misto.core.game import Game
from misto.games.registry import GAMES
from misto.lab.engines import run_jobs
from misto.lab.match import Job, Result, play
from misto.lab.results import Store
from misto.lab.standings import pairings, ratings
from misto.lab.strength_page import Rated, Rating, Told, written
from misto.lab.tournament import Tournament, in_order, run_tournament

PAIRS = (("level:expert", "greedy"), ("level:hard", "level:normal"))
GAMES_A_ROW = 100
GAMES_A_PAIR = 20  # of the ratings: with seven bots 120 games each
SCALE = 0.1
SEED = 2001
JUDGES = ("bots", "core", "games")  # folders that decide how bots play


@dataclass(frozen=True)
class Row:
    """One line of the table: two bots at one of the tables people choose."""

    name: str
    plan: Tournament

    @property
    def file(self) -> str:
        bots = "-".join(re.sub(r"[^a-z0-9.]+", "_", bot.lower()).strip("_") for bot in self.plan.bots)
        mark = hashlib.blake2b("|".join(self.plan.bots).encode(), digest_size=3).hexdigest()
        return f"{self.name}-{bots[:60]}-{mark}.ndjson"

    def jobs(self) -> list[Job]:
        """Alone each bot plays the same deals; at larger tables it is a tournament."""
        plan = self.plan
        if plan.seats > 1:
            return plan.jobs()
        return [
            Job(f"{bot}||{deal}|0", plan.game, plan.options, (bot,), deal, plan.seed, plan.scale)
            for deal in range(plan.games)
            for bot in plan.bots
        ]

    def run(self, folder: Path, workers: int | None) -> list[Result]:
        """Play what is missing; all results in their order."""
        path = folder / self.file
        if self.plan.seats > 1:
            return run_tournament(self.plan, path, workers=workers)
        store = Store(path, self.plan.head())
        jobs = self.jobs()
        try:
            for result in run_jobs(
                play, [job for job in jobs if job.key not in store.found], "local", workers
            ):
                store.add(result)
        finally:
            store.close()
        return in_order(jobs, store.found)

    def kept(self, folder: Path) -> list[Result]:
        """What the file holds of it, in order."""
        path = folder / self.file
        found = Store(path, self.plan.head()).found if path.exists() else {}
        return [found[job.key] for job in self.jobs() if job.key in found]


def table_rows(games: int, scale: float, seed: int, pairs: Sequence[tuple[str, str]] = PAIRS) -> list[Row]:
    """Every table people choose; the quick ones of a room do not wait for the slow ones of another."""
    rows: list[Row] = []
    for pair in pairs:
        for name, game in GAMES.items():
            for table in game.facts.tables:
                plan = Tournament(
                    name,
                    pair,
                    min(games, table.games or games),
                    table.seats,
                    dict(table.options),
                    seed,
                    scale,
                    alone=pair[0] if table.seats > 2 else "",
                )
                rows.append(Row(f"{name}_{table.name}", plan))
    return rows


def rated_bots(more: Sequence[str]) -> list[str]:
    return list(dict.fromkeys([*known_bots(), *more]))


def rating_rows(game: Game, bots: Sequence[str], games: int, scale: float, seed: int) -> list[Row]:
    """A file for each pair, so that a bot added later plays its own games only."""
    table = plain_table(game)
    rows = []
    for pair in combinations(bots, 2):
        plan = Tournament(game.name, pair, games, table.seats, dict(table.options), seed, scale)
        rows.append(Row(f"rating_{game.name}_{table.name}", plan))
    return rows


def plain_table(game: Game) -> Bench:
    """The first table for two, as the room lists them."""
    return next(table for table in game.facts.tables if table.seats == 2)


def digest() -> str:
    """Of all that decides how bots play: sources and weights."""
    root = Path(misto.__file__).parent
    mark = hashlib.blake2b(digest_size=5)
    files = [path for part in JUDGES for path in (root / part).rglob("*")]
    for path in sorted(files):
        if path.suffix == ".py" or (path.suffix == ".json" and path.parent.name == "weights"):
            mark.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()


# --- what the results say


def told_of(row: Row, played: Sequence[Result]) -> Told:
    decisions = sum(sum(result.decisions) for result in played)
    cut = sum(sum(result.cuts) for result in played) / max(1, decisions)
    if row.plan.seats > 1:
        (pairing,) = pairings(played)
        return Told(
            row.name,
            row.plan,
            len(played),
            pairing.share,
            pairing.points_one,
            pairing.points_rest,
            cut,
            swept=pairing.swept,
            lost=pairing.lost,
        )
    points = {bot: [r.points[0] for r in played if r.bots == (bot,)] for bot in row.plan.bots}
    one, rest = (points[bot] for bot in row.plan.bots)
    games = min(len(one), len(rest))
    gaps = [a - b for a, b in zip(one, rest, strict=False)]
    won = [[r.outcome[0] for r in played if r.bots == (bot,)] for bot in row.plan.bots]
    return Told(
        row.name,
        row.plan,
        games,
        None,
        sum(one) / len(one),
        sum(rest) / len(rest),
        cut,
        gaps=tuple(float(gap) for gap in gaps),
        won=(sum(won[0]) / len(won[0]), sum(won[1]) / len(won[1])),
    )


def rated(game: Game, bots: Sequence[str], rows: Sequence[Row], folder: Path) -> Rated | None:
    """Ratings by all games there are, deal by deal, so that no pair counts for more by coming last."""
    played = [result for row in rows for result in row.kept(folder)]
    if not played:
        return None
    played.sort(key=lambda result: result.deal)
    found = ratings(bots, played)
    told = []
    for bot in bots:
        mine = [r.outcome[seat] for r in played for seat, name in enumerate(r.bots) if name == bot]
        if mine:
            told.append(Rating(bot, len(mine), sum(mine) / len(mine), *found[bot]))
    told.sort(key=lambda one: (-one.rating, one.bot))
    return Rated(game.name, plain_table(game).name, tuple(told), game.facts.colours)


# --- the command


def all_rows(asked: argparse.Namespace) -> tuple[list[Row], dict[str, list[Row]]]:
    games, pair_games = (asked.quick, asked.quick) if asked.quick else (GAMES_A_ROW, GAMES_A_PAIR)
    table = [row for row in table_rows(games, asked.scale, asked.seed) if asked.only in row.name]
    bots = rated_bots(asked.bot)
    by_game = {
        name: [
            row
            for row in rating_rows(game, bots, pair_games, asked.scale, asked.seed)
            if asked.only in row.name
        ]
        for name, game in GAMES.items()
    }
    return table, by_game


def play_rows(rows: Sequence[Row], folder: Path, workers: int | None, say: Callable[[str], None]) -> None:
    for number, row in enumerate(rows, 1):
        began = time.perf_counter()
        missing = len(row.jobs()) - len(row.kept(folder))
        if missing:
            row.run(folder, workers)
        spent = time.perf_counter() - began
        say(f"{number}/{len(rows)} {row.name} {' : '.join(row.plan.bots)}: {missing} games in {spent:.0f} s")


def finished(rows: Sequence[Row], folder: Path) -> Iterator[Told]:
    for row in rows:
        played = row.kept(folder)
        if len(played) == len(row.jobs()):
            yield told_of(row, played)


def read_words(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m misto.lab.strength", description=__doc__.split("\n")[0])
    parser.add_argument("--quick", type=int, default=0, metavar="N", help="a trial: N games a row and a pair")
    parser.add_argument("--only", default="", help="only rows whose name holds this")
    parser.add_argument("--bot", action="append", default=[], help="one more bot to rate; more than once")
    parser.add_argument("--scale", type=float, default=SCALE, help="factor on the budget of levels")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one a core")
    parser.add_argument("--results", type=Path, default=Path("strength"), help="the folder of results")
    parser.add_argument(
        "--page", type=Path, help="the page whose marked part is written, its picture beside it"
    )
    parser.add_argument("--show", action="store_true", help="play nothing: tell what there is")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None, say: Callable[[str], None] = print) -> None:
    asked = read_words(words)
    folder = asked.results / digest()
    table, by_game = all_rows(asked)
    for bot in rated_bots(asked.bot):
        close_bot(make_bot(bot, asked.scale, programs=True))  # a wrong name is told before anything is played
    if not asked.show:
        play_rows(table + [row for rows in by_game.values() for row in rows], folder, asked.jobs or None, say)
    bots = rated_bots(asked.bot)
    told = list(finished(table, folder))
    strengths = [
        one for name, rows in by_game.items() if (one := rated(GAMES[name], bots, rows, folder)) is not None
    ]
    text = written(told, strengths, asked.page, asked.scale, asked.seed)
    if asked.page is None:
        say(text)


if __name__ == "__main__":
    main()
