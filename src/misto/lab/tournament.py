"""Every bot against every other: rotated seats, shared deals, and a table that can be made again.

With two seats a pairing is a and b; with more it is one a among bs, and one b among as. Each deal is
played once for every seat the single one can take, by the same secret, so that luck of the deal and
of the seat cancel.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path

from misto.bots import close_bot, make_bot
from misto.core.options import shown
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.lab.engines import check_engine, run_jobs
from misto.lab.match import Job, Result, play
from misto.lab.results import FORMAT, Store

MOST_SCALE = 1000.0  # as for MISTO_BOT_SCALE
MOST_GAMES = 1_000_000  # in all: their results are held in memory


@dataclass(frozen=True)
class Tournament:
    game: str
    bots: tuple[str, ...]
    games: int  # of each pairing, rounded up to whole rotations
    seats: int = 2
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1
    scale: float = 1.0
    alone: str = ""  # only the pairings that have this bot on one side, as the single one; "": all

    def check(self) -> None:
        """Trouble now rather than in the middle of the night."""
        find_game(self.game).settle(self.options, self.seats)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise Trouble("bad-bots", bots=", ".join(self.bots))
        if self.alone and self.alone not in self.bots:
            raise Trouble("bad-alone", bot=self.alone[:40], bots=", ".join(self.bots))
        if not 0.0 < self.scale <= MOST_SCALE:
            raise Trouble("bad-option", option="scale", value=str(self.scale), allowed=f"0 … {MOST_SCALE:g}")
        if self.seats < 2 or self.games < 1:
            raise Trouble("bad-tournament", seats=self.seats, games=self.games)
        if self.number_of_games() > MOST_GAMES:
            raise Trouble("long-tournament", games=shown(self.number_of_games()), most=MOST_GAMES)
        for name in self.bots:
            close_bot(make_bot(name, self.scale, programs=True))

    def pairings(self) -> list[tuple[str, str]]:
        pairs = combinations(self.bots, 2) if self.seats == 2 else permutations(self.bots, 2)
        if not self.alone:
            return list(pairs)
        return [pair for pair in pairs if self.alone in (pair if self.seats == 2 else pair[:1])]

    def number_of_games(self) -> int:
        return -(-self.games // self.seats) * self.seats * len(self.pairings())

    def jobs(self) -> list[Job]:
        """In an order that has every pairing from the start: a table half made is a table."""
        deals = -(-self.games // self.seats)
        jobs: list[Job] = []
        for deal in range(deals):
            for one, rest in self.pairings():
                for place in range(self.seats):
                    bots = tuple(one if seat == place else rest for seat in range(self.seats))
                    key = f"{one}|{rest}|{deal}|{place}"
                    jobs.append(Job(key, self.game, self.options, bots, deal, self.seed, self.scale))
        return jobs

    def head(self) -> dict[str, object]:
        """What makes two tournaments the same; games and pairings may be added."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": find_game(self.game).rules.version,
            "bots": list(self.bots),
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "scale": self.scale,
        }

    def usual_file(self) -> Path:
        told = json.dumps(self.head(), sort_keys=True).encode()
        return Path(f"tournament-{self.game}-{hashlib.blake2b(told, digest_size=4).hexdigest()}.ndjson")


def run_tournament(
    plan: Tournament,
    path: Path,
    on: str = "local",
    workers: int | None = None,
    tell: Callable[[int, int, Result | None], None] | None = None,
) -> list[Result]:
    """Play what is missing in the file; all results of the plan, in the plan's order.

    ``tell(done, of, last)`` is called at the start and after every game.
    """
    plan.check()
    check_engine(on)
    jobs = plan.jobs()
    store = Store(path, plan.head())
    try:
        missing = [job for job in jobs if job.key not in store.found]
        done = len(jobs) - len(missing)
        if missing:
            store.try_target()
        if tell:
            tell(done, len(jobs), None)
        for result in run_jobs(play, missing, on, workers):
            store.add(result)
            done += 1
            if tell:
                tell(done, len(jobs), result)
    finally:
        store.close()
    return in_order(jobs, store.found)


def in_order(jobs: Sequence[Job], found: Mapping[str, Result]) -> list[Result]:
    return [found[job.key] for job in jobs]
