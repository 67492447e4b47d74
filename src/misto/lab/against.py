"""Is this build as quick as another? Both play the same games in turn, and an interval answers.

Every round starts a fresh process of each build, because where a process happens to lie in memory
moves its speed by more than what is looked for. In a round the two take turns of a few hundredths of
a second, and only their own processor time counts. Rounds are the sample: the ratio of the means
over rounds comes with its 95 % interval.
"""

import json
import math
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist, fmean
from types import TracebackType

import misto
from misto.core.facts import Bench
from misto.core.trouble import Trouble
from misto.lab.bench import settings

ROUNDS = 20
SLICE_S = 0.03
TURNS = (0, 1, 1, 0, 1, 0, 0, 1)  # a drift of the machine's speed disturbs both alike
WORKER = Path(__file__).with_name("against_worker.py")


class Build:
    """A process that imports misto from a folder and plays what it is told."""

    def __init__(self, folder: Path) -> None:
        source = folder / "src"
        if not (source / "misto" / "__init__.py").is_file():
            raise Trouble("no-build", folder=str(folder))
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(WORKER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(source)},
        )
        told = self.answer()
        self.compiled = bool(told["compiled"])
        if not Path(str(told["misto"])).resolve().is_relative_to(source.resolve()):
            self.close()
            raise Trouble("no-build", folder=str(folder))

    def __enter__(self) -> "Build":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, where: TracebackType | None) -> None:
        self.close()

    def answer(self) -> dict[str, object]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            assert self.process.stderr is not None
            why = (self.process.stderr.read().strip().splitlines() or ["?"])[-1]
            self.close()
            raise Trouble("build-failed", folder=str(self.folder), why=why[:200])
        told: dict[str, object] = json.loads(line)
        return told

    def play(self, room: str, seats: int, options: Mapping[str, object], seconds: float) -> tuple[int, float]:
        """Playouts for about so long: how many decisions, in how much time of the processor."""
        assert self.process.stdin is not None
        asked = {"room": room, "seats": seats, "options": dict(options), "seconds": seconds}
        with suppress(BrokenPipeError):  # then it has ended, and answer says why
            self.process.stdin.write(json.dumps(asked) + "\n")
            self.process.stdin.flush()
        told = self.answer()
        return int(str(told["decisions"])), float(str(told["spent"]))

    def close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self.process.kill()
        self.process.wait()


@dataclass(frozen=True)
class Ratio:
    """How many times as quick the first is as the second, and between which limits (95 %)."""

    ratio: float
    low: float
    high: float


def ratio_of_means(ours: Sequence[float], theirs: Sequence[float]) -> Ratio:
    """The ratio of two means of rounds that belong together in pairs, with Student's interval for what
    is left of each pair when the ratio is taken out (the delta method).
    """
    n = len(ours)
    ratio = fmean(ours) / fmean(theirs)
    left = [x - ratio * y for x, y in zip(ours, theirs, strict=True)]
    error = math.sqrt(sum(one * one for one in left) / (n - 1) / n) / fmean(theirs)
    reach = student(n - 1) * error
    return Ratio(ratio, ratio - reach, ratio + reach)


def student(freedom: int) -> float:
    """Student's 97.5 % point, by Hill's expansion round the normal one: right to 0.001 from 5 on."""
    z: float = NormalDist().inv_cdf(0.975)
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / math.pow(freedom, k + 1) for k, term in enumerate(terms))


def own_folder() -> Path:
    return Path(misto.__file__).parents[2]


@contextmanager
def two_builds(folder: Path) -> Iterator[tuple[Build, Build]]:
    with Build(own_folder()) as ours, Build(folder) as theirs:
        yield ours, theirs


def against(
    folder: Path,
    only: str = "",
    rounds: int = ROUNDS,
    seconds: float = SLICE_S,
    step: Callable[[str], None] = lambda name: None,
) -> dict[str, object]:
    """Playouts of this build over those of the one in the folder, in every setting and every room."""
    if rounds < 2:
        raise Trouble("too-few-rounds")
    tables = [one for one in settings() if only in one[0]]
    rates: dict[str, tuple[list[float], list[float]]] = {name: ([], []) for name, *_ in tables}
    compiled = (False, False)
    for number in range(1, rounds + 1):
        with two_builds(folder) as builds:
            compiled = (builds[0].compiled, builds[1].compiled)
            for name, room, bench in tables:
                step(f"{number}/{rounds} {name}")
                for build, rate in enumerate(one_round(builds, number, room, bench, seconds)):
                    rates[name][build].append(rate)
    return {
        "rounds": rounds,
        "compiled": compiled[0],
        "other_compiled": compiled[1],
        "rows": [row(name, *rates[name]) for name, *_ in tables],
        "rooms": [row(room, *room_rates(rates, room)) for room in dict.fromkeys(one[1] for one in tables)],
    }


def one_round(
    builds: tuple[Build, Build],
    number: int,
    room: str,
    bench: Bench,
    seconds: float,
) -> tuple[float, float]:
    """Decisions a second of both builds; another one begins in each round."""
    decisions, spent = [0, 0], [0.0, 0.0]
    for turn in TURNS:
        build = (turn + number) % 2
        made, took = builds[build].play(room, bench.seats, bench.options, seconds)
        decisions[build] += made
        spent[build] += took
    return decisions[0] / spent[0], decisions[1] / spent[1]


def room_rates(
    rates: dict[str, tuple[list[float], list[float]]], room: str
) -> tuple[list[float], list[float]]:
    """A room's rate in a round is the mean of its settings' rates."""
    mine = [rates[name] for name, where, _ in settings() if where == room and name in rates]
    ours, theirs = ([fmean(made) for made in zip(*(one[k] for one in mine), strict=True)] for k in (0, 1))
    return ours, theirs


def row(name: str, ours: Sequence[float], theirs: Sequence[float]) -> dict[str, object]:
    found = ratio_of_means(ours, theirs)
    return {
        "name": name,
        "decisions_per_s": fmean(ours),
        "other_decisions_per_s": fmean(theirs),
        "ratio": found.ratio,
        "low": found.low,
        "high": found.high,
    }
