"""Are chances true? ``misto calibrate GAME``: what was said in held-out games, and what came of it.

Games of mixed strength: every seat draws its bot from a list. Between turns the room's judge says every
seat's chance by what the seat that moves next may know; at the end it is known. *Bias* is what was said to the seat that moves next, less what it
won; *Brier* the mean squared error over all seats (a coin: .25 with two seats, (n-1)/n² with n);
*reliability* groups what was said by tenths.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from librt.vecs import vec

from misto.bots import ask, bot_rng, close_bot, make_bot
from misto.core.game import Game
from misto.core.judge import Judge
from misto.core.record import seed_rng
from misto.lab.match import Job

BOTS = ("greedy", "greedy", "level:easy", "level:novice", "level:normal", "greedy@v0.1.0")
SCALE = 0.03  # of a searching level's budget
PHASES = 5  # a game in so many parts of equal length
TENTHS = 10


@dataclass(frozen=True)
class Said:
    """Of one position: who moves next, everybody's chance, and how far the game has come, 0 to 1."""

    mover: int
    chances: tuple[float, ...]
    turn: int


@dataclass
class Heap:
    """Sums over positions."""

    positions: int = 0
    seats: int = 0
    bias: float = 0.0
    brier: float = 0.0
    coin: float = 0.0
    off: float = 0.0  # by how much the seats' chances miss 1, at most
    said: list[float] = field(default_factory=lambda: [0.0] * TENTHS)
    won: list[float] = field(default_factory=lambda: [0.0] * TENTHS)
    count: list[int] = field(default_factory=lambda: [0] * TENTHS)

    def add(self, said: Said, shares: Sequence[float], alone: bool) -> None:
        self.positions += 1
        self.seats += len(shares)
        self.bias += said.chances[said.mover] - shares[said.mover]
        even = 0.5 if alone else 1.0 / len(shares)
        for chance, share in zip(said.chances, shares, strict=True):
            self.brier += (chance - share) ** 2
            self.coin += (even - share) ** 2
            tenth = min(TENTHS - 1, int(chance * TENTHS))
            self.said[tenth] += chance
            self.won[tenth] += share
            self.count[tenth] += 1
        if not alone:
            self.off = max(self.off, abs(sum(said.chances) - 1.0))

    def figures(self) -> dict[str, object]:
        return {
            "positions": self.positions,
            "bias": round(self.bias / self.positions, 4),
            "brier": round(self.brier / self.seats, 4),
            "coin": round(self.coin / self.seats, 4),
            "sum_off": round(self.off, 9),
            "reliability": [
                [round(s / n, 3), round(w / n, 3), n] if n else None
                for s, w, n in zip(self.said, self.won, self.count, strict=True)
            ],
        }


def calibrate(
    game: Game,
    seats: int,
    options: Mapping[str, object],
    games: int,
    seed: int,
    bots: Sequence[str] = BOTS,
    version: str = "",
) -> dict[str, object]:
    """The whole game and each of its phases, of so many games with so many seats."""
    judge = game.as_of(version).judge if version else game.judge
    whole = Heap()
    phases = [Heap() for _ in range(PHASES)]
    for deal in range(games):
        rng = seed_rng(seed, deal)
        names = tuple(bots[int(rng.below(len(bots)))] for _ in range(seats))
        told, shares = listen(game, judge, Job("", game.name, options, names, deal, seed, SCALE))
        last = max(said.turn for said in told) + 1
        for said in told:
            whole.add(said, shares, seats == 1)
            phases[said.turn * PHASES // last].add(said, shares, seats == 1)
    return {
        "game": game.name,
        "seats": seats,
        "options": dict(options),
        "games": games,
        "whole": whole.figures(),
        "phases": [phase.figures() for phase in phases if phase.positions],
    }


def listen(game: Game, judge: Judge, job: Job) -> tuple[list[Said], list[float]]:
    """One game: what was said at the beginning of every turn, and the outcome."""
    seats = len(job.bots)
    state = game.rules.new(game.settle(job.options, seats), seats, seed_rng(job.seed, 1_000_000 + job.deal))
    bots = [make_bot(name, job.scale, programs=True) for name in job.bots]
    rngs = [bot_rng(job.seed * 1_000_003 + job.deal, seat) for seat in range(seats)]
    told: list[Said] = []
    room = vec[float]([0.0] * seats)
    seen = -1
    try:
        while (seat := int(state.turn())) >= 0:
            if int(state.turns()) != seen:
                seen = int(state.turns())
                judge.chances(state, seat, room)
                told.append(Said(seat, tuple(float(room[s]) for s in range(seats)), seen))
            state.apply(seat, ask(bots[seat], game, state, seat, rngs[seat]))
    finally:
        for bot in bots:
            close_bot(bot)
    return told, [float(state.outcome(s)) for s in range(seats)]
