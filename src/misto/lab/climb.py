"""Climb over fixed plans: the plan reached says what a judgement does not see.

Every generation makes some plans that differ a little from the best so far and lets them play a rival,
each on the same deals as the best: few deals for all, more for those that lead, and last so many new ones
for a single candidate that its lead there decides. Deals are new in every generation, so that a plan is
never kept for luck it had before. A generation depends on the seed, its number and the plan it starts
from, and the file is written after each: a climb that was stopped goes on as if it had not been.
"""

import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from misto.bots import Bot, ask, bot_rng, close_bot, make_bot
from misto.bots.plan import PlanBot, PlanFile, plans_of, read_plan
from misto.core.plans import Plan
from misto.core.record import Chance, Record, advance, begin
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.lab.engines import most_workers, run_jobs
from misto.lab.match import play, secret_of
from misto.lab.share import wilson
from misto.lab.tournament import Tournament

CANDIDATES = 8
STAGES = ((10, 3), (20, 1), (70, 0))  # deals, and how many candidates go on after them
DEALS_A_GENERATION = 1000
PROOF_SEED = 900_000  # added to the seed: what is reported was never climbed on
PROOF_SCALE = 0.1


@dataclass(frozen=True)
class Climb:
    """What is climbed, and against whom."""

    game: str
    seats: int = 2
    options: Mapping[str, object] | None = None
    rival: str = "greedy"
    seed: int = 1

    def head(self) -> dict[str, object]:
        return {"seed": self.seed, "rival": self.rival}


@dataclass(frozen=True)
class Attempt:
    """One plan on some deals."""

    climb: Climb
    plan: Plan
    deals: range


def play_attempt(attempt: Attempt) -> list[float]:
    """What the plan won of every deal: of two seats from both, of more from one, each in its turn."""
    seats = attempt.climb.seats
    won: list[float] = []
    for deal in attempt.deals:
        places = (0, 1) if seats == 2 else (deal % seats,)
        won.append(sum(play_place(attempt, deal, place) for place in places) / len(places))
    return won


def play_place(attempt: Attempt, deal: int, place: int) -> float:
    climb = attempt.climb
    game = find_game(climb.game)
    settings = game.settle(climb.options or {}, climb.seats)
    names = tuple("plan" if seat == place else climb.rival for seat in range(climb.seats))
    record = Record(game.name, game.rules.version, settings, names, secret_of(climb.seed, deal))
    state, chance = begin(game, record), Chance(record.chance)
    bots: list[Bot] = [
        PlanBot(game.name, attempt.plan)
        if seat == place
        else make_bot(climb.rival, PROOF_SCALE, programs=True)
        for seat in range(climb.seats)
    ]
    rngs = [bot_rng(climb.seed * 1_000_003 + deal, seat) for seat in range(climb.seats)]
    number = 0
    try:
        while (seat := int(state.turn())) >= 0:
            number += 1
            advance(state, chance, number, seat, ask(bots[seat], game, state, seat, rngs[seat]))
    finally:
        for bot in bots:
            close_bot(bot)
    return float(state.outcome(place))


# --- a generation

PlayAll = Callable[[Sequence[Attempt]], list[list[float]]]


def generation(climb: Climb, number: int, best: Plan, played: PlayAll) -> Plan:
    """The best plan after one more generation: another one, or the same."""
    game = find_game(climb.game)
    plans, settings = plans_of(game), game.settle(climb.options or {}, climb.seats)
    rng = Random(f"{climb.seed} {number}")
    left: list[Plan] = []
    while len(left) < CANDIDATES:
        made = plans.change(best, settings, rng)
        if made != best and made not in left:
            left.append(made)
    lead = [0.0] * len(left)
    first = number * DEALS_A_GENERATION
    for deals, stay in STAGES:
        told = played([Attempt(climb, plan, range(first, first + deals)) for plan in (best, *left)])
        first += deals
        gaps = [sum(one) - sum(told[0]) for one in told[1:]]
        if stay == 0:
            return left[0] if gaps[0] > 0.0 else best
        lead = [so_far + gap for so_far, gap in zip(lead, gaps, strict=True)]
        order = sorted((i for i in range(len(left)) if lead[i] > 0.0), key=lambda i: -lead[i])[:stay]
        if not order:
            return best
        left, lead = [left[i] for i in order], [lead[i] for i in order]
    raise AssertionError("the last stage decides")


@contextmanager
def players(jobs: int) -> Iterator[PlayAll]:
    """Trials played here or on processes that stay: the same results in the same order."""
    workers = min(jobs, CANDIDATES + 1, most_workers())  # never more are played at a time
    if workers <= 1:
        yield lambda attempts: [play_attempt(attempt) for attempt in attempts]
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield lambda attempts: list(pool.map(play_attempt, attempts))


# --- a climb


def start(climb: Climb, path: Path) -> PlanFile:
    """The plan to go on from: that of the file, where it is of this climb, else the room's first."""
    game = find_game(climb.game)
    settings = game.settle(climb.options or {}, climb.seats)
    plans = plans_of(game)
    make_bot(climb.rival, programs=True)  # a wrong name is told before anything is played
    if not path.exists():
        found = {**climb.head(), "generations": 0, "kept": 0}
        return PlanFile(game.name, climb.seats, dict(climb.options or {}), plans.first(settings), found)
    made = read_plan(path)
    same = (made.game, made.seats, dict(made.options)) == (game.name, climb.seats, dict(climb.options or {}))
    counts = [made.found.get(key) for key in ("generations", "kept")]
    if not same or any(made.found.get(key) != value for key, value in climb.head().items()):
        raise Trouble("other-climb", file=str(path))
    if not all(type(count) is int and count >= 0 for count in counts):
        raise Trouble("bad-plan", file=str(path))
    return made


def climb_plans(
    climb: Climb,
    path: Path,
    seconds: float,
    jobs: int,
    write: Callable[[str], None],
    say: Callable[[PlanFile], None] = lambda made: None,
) -> PlanFile:
    """Climb for so long, at least a generation; the file is whole at any moment."""
    made = start(climb, path)
    ends = time.monotonic() + seconds
    with players(jobs) as played:
        while True:
            number = made.found["generations"]
            plan = generation(climb, number, made.plan, played)
            kept = made.found["kept"] + (plan != made.plan)
            found = {**climb.head(), "generations": number + 1, "kept": kept}
            made = replace(made, plan=plan, found=found, results=())
            write(made.to_json())
            say(made)
            if time.monotonic() >= ends:
                return made


def proved(
    made: PlanFile, path: Path, climb: Climb, rivals: Sequence[str], games: int, jobs: int, scale: float
) -> PlanFile:
    """The same with its results on deals that nothing was climbed on."""
    results: list[Mapping[str, Any]] = []
    for rival in rivals:
        name = f"plan:{path}"
        told = Tournament(
            made.game,
            (name, rival),
            games,
            made.seats,
            dict(made.options),
            climb.seed + PROOF_SEED,
            scale,
            alone=name if made.seats > 2 else "",
        )
        shares = [
            result.outcome[result.bots.index(name)]
            for result in run_jobs(play, told.jobs(), "local", max(1, jobs))
        ]
        won = wilson(sum(shares), len(shares))
        results.append(
            {
                "against": rival,
                "scale": scale,
                "games": won.games,
                "share": round(won.share, 4),
                "low": round(won.low, 4),
                "high": round(won.high, 4),
            }
        )
    return replace(made, results=tuple(results))
