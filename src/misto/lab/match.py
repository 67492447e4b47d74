"""One game between bots: who sits where, whose deal, and what came of it."""

import hashlib
import math
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from misto.bots import ask_guarded, bot_rng, close_bot, make_bot
from misto.core.record import Chance, Record, advance, begin
from misto.core.state import IllegalAction
from misto.core.trouble import Trouble
from misto.games.registry import find_game


@dataclass(frozen=True)
class Job:
    """One game to play. ``key`` names it in the results; equal deals have equal secrets."""

    key: str
    game: str
    options: Mapping[str, object]
    bots: tuple[str, ...]  # by seat
    deal: int
    seed: int
    scale: float


@dataclass(frozen=True)
class Result:
    key: str
    bots: tuple[str, ...]
    deal: int
    outcome: tuple[float, ...]
    points: tuple[int, ...]
    decisions: tuple[int, ...]  # by seat
    turns: int
    faults: tuple[int, ...]  # decisions that a bot failed to make itself, by seat
    seconds: tuple[float, ...]  # of thinking, by seat: no two runs share it
    # decisions that time cut short, by seat: where there is none, a seed brings the same game again
    cuts: tuple[int, ...] = ()

    def plain(self) -> dict[str, object]:
        return asdict(self)


def result_from(plain: Mapping[str, object]) -> Result:
    """A Result from what ``plain`` made of it, after JSON; TypeError or ValueError if that is not one."""
    if not isinstance(plain, dict):
        raise TypeError
    lists: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in plain.items()}
    found = Result(**lists)
    if not found.cuts:  # written before cuts were counted
        found = replace(found, cuts=(0,) * len(found.bots))
    rows = (
        found.bots,
        found.outcome,
        found.points,
        found.decisions,
        found.faults,
        found.seconds,
        found.cuts,
    )
    if not all(isinstance(row, tuple) and len(row) == len(found.bots) for row in rows):
        raise TypeError
    numbers = [n for row in rows[1:] for n in row] + [found.deal, found.turns]
    if not all(isinstance(n, int | float) and math.isfinite(n) for n in numbers):
        raise ValueError
    if not all(isinstance(word, str) for word in (found.key, *found.bots)):
        raise TypeError
    return found


def secret_of(seed: int, deal: int) -> str:
    """The secret of a deal: every rotation of the seats plays it, so that luck cancels."""
    return "secret:" + hashlib.blake2b(f"misto deal {seed} {deal}".encode(), digest_size=32).hexdigest()


def play(job: Job) -> Result:
    game = find_game(job.game)
    seats = len(job.bots)
    settings = game.settle(job.options, seats)
    record = Record(game.name, game.rules.version, settings, job.bots, secret_of(job.seed, job.deal))
    state = begin(game, record)
    chance = Chance(record.chance)
    bots = [make_bot(name, job.scale, programs=True) for name in job.bots]
    rngs = [bot_rng(job.seed * 1_000_003 + job.deal, seat) for seat in range(seats)]
    seconds = [0.0] * seats
    decisions = [0] * seats
    cuts = [0] * seats
    number = 0
    try:
        while (seat := int(state.turn())) >= 0:
            began = time.perf_counter()
            made = ask_guarded(job.bots[seat], bots[seat], game, state, seat, rngs[seat])
            seconds[seat] += time.perf_counter() - began
            cuts[seat] += made.cut
            decisions[seat] += 1
            number += 1
            try:
                advance(state, chance, number, seat, made.action)
            except IllegalAction:
                raise Trouble("bot-illegal", bot=job.bots[seat], action=made.action, game=job.key) from None
    finally:
        for bot in bots:
            close_bot(bot)
    return Result(
        job.key,
        job.bots,
        job.deal,
        tuple(float(state.outcome(seat)) for seat in range(seats)),
        tuple(int(state.points(seat)) for seat in range(seats)),
        tuple(decisions),
        int(state.turns()),
        tuple(int(getattr(bot, "faults", 0)) for bot in bots),
        tuple(round(s, 6) for s in seconds),
        tuple(cuts),
    )
