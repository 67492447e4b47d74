"""Learn a room's judgement from play: ``misto learn GAME --minutes M --out FILE``.

Round 0 is played by the judgement the room names first, with soft decisions, and learned from how the
games ended. Each later round is played by what was learned so far, one decision deep and a part of the
decisions soft; its targets look ahead by temporal differences, and where the room says so a soft
decision cuts them, since what came after it says little of what came before. At the end games of seats of mixed strength, never
learned from, show how much the forecasts err: from that follow the chances to win.

Minutes are counted in games, at the room's own pace and not by the clock, so that a seed makes the same
weights again, however busy the machine.
"""

import json
import math
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import repeat

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from misto.bots.ask import ask
from misto.bots.search import SearchBot, soft_choice
from misto.core.game import Game
from misto.core.greedy import mean_estimate
from misto.core.judge import Judge
from misto.core.net import FORMAT, Weights, weights_from
from misto.core.record import seed_rng
from misto.core.rng import Rng
from misto.core.state import State
from misto.core.study import Setting, Study
from misto.core.trouble import Trouble
from misto.lab.fit import KNOTS, Contest, Fitted, Floats, Rows, fit, fit_spread

FIRST_SHARE, LATER_SHARE = 0.10, 0.80  # of all games
# where the first games are played by a search, too, and worth as much
DEEP_FIRST_SHARE, DEEP_LATER_SHARE = 0.40, 0.50
SPREAD_SHARE, DUEL_SHARE = 0.03, 0.01  # the former for each number of seats
KEPT_ROUNDS = 3  # a round is learned from together with those before it
TRACE = 0.6
EPOCHS = 6
STRAIGHT_ROUNDS = 2  # learned as a straight sum alone, which takes less data
STRENGTHS = (0.0, 0.0, 0.5, 1.0, 2.0)  # softness of the seats of mixed strength, in the room's soft
NOT_LOOKED_AT = -1.0e8


@dataclass
class Line:
    """What one seat went through in one game: a look after each of its turns, the first before all."""

    looks: list[Rows] = field(default_factory=list)
    cuts: list[float] = field(default_factory=list)  # what the turn before the look could have led to; nan
    result: float = 0.0


@dataclass(frozen=True)
class Player:
    judge: Judge
    soft: float  # on the scale of what it goes by
    share: float  # of decisions that are soft


class Room:
    """A game with room for its actions, and chance for what its players do."""

    def __init__(self, game: Game, study: Study) -> None:
        self.game = game
        self.study = study
        self.out: vec[i64] = vec[i64]([0] * (game.rules.actions + 1))
        self.told: vec[float] = vec[float]([0.0] * (game.rules.actions + 1))

    def start(self, setting: Setting, rng: Rng) -> State:
        game = self.game
        settings = game.settle(setting.options, setting.seats)
        return game.rules.new(settings, setting.seats, rng.copy())

    def decide(self, state: State, seat: int, player: Player, rng: Rng) -> tuple[int, float]:
        """An action, and, if it is a soft one, what the best would have led to; else nan."""
        if self.study.deep > 0.0:
            return self.think(state, seat, player, rng), math.nan
        n = int(state.legal(seat, self.out))
        if n == 1:
            return int(self.out[0]), math.nan
        legal = [int(self.out[i]) for i in range(n)]
        if player.judge.outlook(state, seat, self.out, n, self.told):
            values = [float(self.told[i]) for i in range(n)]
        else:
            values = [float(mean_estimate(player.judge, state, seat, a, rng, 1)) for a in legal]
        best = max(values)
        if player.soft == 0.0 or rng.real() >= player.share:
            return legal[values.index(best)], math.nan
        looked = [i for i in range(n) if values[i] > NOT_LOOKED_AT]
        return soft_choice([legal[i] for i in looked], [values[i] for i in looked], player.soft, rng), best

    def think(self, state: State, seat: int, player: Player, rng: Rng) -> int:
        """The same by a short search, where the room's judgement is for the ends of playouts."""
        game = replace(self.game, judge=player.judge)
        soft = player.soft if player.soft > 0.0 and rng.real() < player.share else 0.0
        return ask(SearchBot(seconds=self.study.deep, soft=soft), game, state, seat, rng)

    def look(self, state: State, seat: int) -> Rows:
        told = self.study.features(state, seat)
        return np.fromiter(told, np.float32, self.study.size)

    def play(self, state: State, player: Player, rng: Rng) -> list[Line]:
        seats = int(state.seats)
        lines = [Line() for _ in range(seats * self.study.ways)]
        for seat, line in enumerate(lines):
            line.looks.append(self.look(state, seat))
            line.cuts.append(math.nan)
        cut = math.nan
        while (seat := int(state.turn())) >= 0:
            before = int(state.turns())
            action, lost = self.decide(state, seat, player, rng)
            if self.study.cuts and math.isnan(cut):
                cut = lost
            state.apply(seat, action)
            if int(state.turns()) == before:
                continue
            if int(state.turn()) >= 0:
                for who in range(len(lines)) if self.study.everybody else (seat,):
                    lines[who].looks.append(self.look(state, who))
                    lines[who].cuts.append(cut if who == seat else math.nan)
            cut = math.nan
        for seat, line in enumerate(lines):
            line.result = self.study.result(state, seat % seats)
        return lines

    def contests(self, state: State, player: list[Player], judge: Judge, rng: Rng) -> list[Contest]:
        """A game of seats of mixed strength: what was forecast between turns, and what came of it."""
        found = []
        while (seat := int(state.turn())) >= 0:
            before = int(state.turns())
            state.apply(seat, self.decide(state, seat, player[seat], rng)[0])
            if int(state.turns()) != before and int(state.turn()) >= 0:
                found.append(self.study.gap(judge, state))
        shares = [float(state.outcome(seat)) for seat in range(int(state.seats))]
        if found and len(found[0].forecasts) > len(shares):
            shares.append(1.0 - sum(shares))
        return [Contest(gap.left, gap.forecasts, tuple(shares)) for gap in found]


def pick(settings: Sequence[Setting], rng: Rng) -> Setting:
    left = rng.real() * sum(setting.share for setting in settings)
    for setting in settings:
        left -= setting.share
        if left < 0.0:
            return setting
    return settings[-1]


def targets_of(line: Line, values: Floats, trace: float) -> list[float]:
    """What each look should have said: the next one's word and, by the trace, what followed it."""
    made = [0.0] * len(line.looks)
    ahead = line.result
    last = len(line.looks) - 1
    for t in range(last, -1, -1):
        if t == last:
            made[t] = line.result
        elif not math.isnan(line.cuts[t + 1]):
            made[t] = line.cuts[t + 1]
        elif t + 1 == last:
            made[t] = ahead  # the last look's own word is worth less than what came of it
        else:
            made[t] = (1.0 - trace) * float(values[t + 1]) + trace * ahead
        ahead = made[t]
    return made


def learn(
    game: Game, minutes: float, seed: int, tell: Callable[[str], None] = print, command: str = ""
) -> dict[str, object]:
    """The whole of a file of weights; ``command`` says how to make it again."""
    study = game.study
    if study is None:
        raise Trouble("no-study", game=game.name)
    room = Room(game, study)
    games = max(40, round(minutes * study.pace))
    weights: Weights | None = None
    fitted: Fitted | None = None
    kept: list[tuple[Rows, Floats]] = []
    log: list[dict[str, object]] = []
    deep = study.deep > 0.0
    first = DEEP_FIRST_SHARE if deep else FIRST_SHARE
    later = (DEEP_LATER_SHARE if deep else LATER_SHARE) / study.rounds
    for number in range(study.rounds + 1):
        many = max(8, round(games * (first if number == 0 else later)))
        judge = study.first if weights is None else study.judge(weights)
        soft = study.first_soft if weights is None else study.soft
        share = 1.0 if weights is None and not deep else study.soft_share
        lines = list(play_round(room, Player(judge, soft, share), many, seed, number))
        rows = np.stack([look for line in lines for look in line.looks])
        values = np.zeros(len(rows)) if fitted is None else fitted.values(rows)
        targets = round_targets(lines, values, 1.0 if fitted is None else TRACE)
        results = np.array([line.result for line in lines])
        kept = [*kept, (rows, targets)][-KEPT_ROUNDS:]
        epochs = EPOCHS if deep or number >= STRAIGHT_ROUNDS else 0
        known, wanted = (np.concatenate(part) for part in zip(*kept, strict=True))
        fitted = fit(known, wanted, epochs, seed, study.share)
        error = float(np.sqrt(np.mean((fitted.values(rows) - targets) ** 2)))
        weights = weights_from(file_of(fitted, {}, {}, study))
        log.append(
            {
                "round": number,
                "games": many,
                "mean_result": round(float(results.mean()), 2),
                "rows": sum(len(k[0]) for k in kept),
                "error": round(error, 3),
            }
        )
        tell(json.dumps(log[-1]))
    assert fitted is not None
    assert weights is not None
    spreads, shifts, quality = chances_of(room, weights, max(8, round(games * SPREAD_SHARE)), seed)
    deals = max(2, round(games * DUEL_SHARE))
    quality["one_deep_against_first"] = duel(room, study.judge(weights), study.first, deals, seed)
    tell(json.dumps({"spreads": spreads, "shifts": shifts, "quality": quality}))
    made = file_of(fitted, spreads, shifts, study)
    recipe = {
        "command": command or f"misto learn {game.name} --minutes {minutes:g} --seed {seed}",
        "game": game.name,
        "rules_version": game.rules.version,
        "seed": seed,
        "seeds": "a game's numbers come from (seed, round * 1000000 + game); the spread's round is 99",
        "trace": TRACE,
        "soft": study.soft,
        "soft_share": study.soft_share,
        "settings": [[s.share, s.seats, dict(s.options)] for s in study.settings],
        "rounds": log,
    }
    return {"format": FORMAT, "recipe": recipe, "quality": quality, **made}


def play_round(room: Room, player: Player, games: int, seed: int, number: int) -> Iterator[Line]:
    """Every game has its own seed, so that it does not matter who plays it; processes share the long ones."""
    if room.study.deep == 0.0:
        for k in range(games):
            yield from play_game(room, player, seed, number, k)
        return
    SHARED[:] = [(room, player)]
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("fork")) as pool:
        for lines in pool.map(
            play_shared, repeat(seed), repeat(number), range(games), chunksize=max(1, min(16, games // 8))
        ):
            yield from lines


SHARED: list[tuple[Room, Player]] = []  # what processes that are forked off play with: compiled, so not sent


def play_shared(seed: int, number: int, k: int) -> list[Line]:
    return play_game(*SHARED[0], seed, number, k)


def play_game(room: Room, player: Player, seed: int, number: int, k: int) -> list[Line]:
    rng = seed_rng(seed, number * 1_000_000 + k)
    state = room.start(pick(room.study.settings, rng), rng)
    return room.play(state, player, seed_rng(seed, number * 1_000_000 + 500_000 + k))


def round_targets(lines: list[Line], values: Floats, trace: float) -> Floats:
    made: list[float] = []
    at = 0
    for line in lines:
        made += targets_of(line, values[at : at + len(line.looks)], trace)
        at += len(line.looks)
    return np.array(made)


def chances_of(
    room: Room, weights: Weights, games: int, seed: int
) -> tuple[dict[str, object], dict[str, float], dict[str, object]]:
    """Spreads and shifts by seats, from games of mixed strength that nothing was learned from."""
    study = room.study
    judge = study.judge(weights)
    spreads: dict[str, object] = {}
    shifts: dict[str, float] = {}
    quality: dict[str, object] = {}
    for seats in sorted({setting.seats for setting in study.settings}):
        settings = [setting for setting in study.settings if setting.seats == seats]
        found: list[Contest] = []
        for k in range(games):
            rng = seed_rng(seed, 99_000_000 + seats * 100_000 + k)
            state = room.start(pick(settings, rng), rng)
            players = [
                Player(judge, study.soft * STRENGTHS[int(rng.below(len(STRENGTHS)))], 1.0)
                for _ in range(seats)
            ]
            found += room.contests(state, players, judge, seed_rng(seed, 99_500_000 + seats * 100_000 + k))
        alone = bool(found) and len(found[0].forecasts) > seats
        errors, shift = fit_spread(found, alone)
        spreads[str(seats)] = [list(KNOTS), errors]
        shifts[str(seats)] = shift
        quality[f"positions_{seats}"] = len(found)
    return spreads, shifts, quality


def duel(room: Room, one: Judge, two: Judge, deals: int, seed: int) -> dict[str, object]:
    """Two judgements one decision deep, on the table people choose most: every deal from each seat."""
    setting = max(room.study.settings, key=lambda setting: setting.share)
    won = 0.0
    results = [0.0, 0.0]
    for deal in range(deals):
        for place in range(setting.seats):
            state = room.start(setting, seed_rng(seed, 98_000_000 + deal))
            rng = seed_rng(seed, 98_500_000 + deal)
            while (seat := int(state.turn())) >= 0:
                player = Player(one if seat == place else two, 0.0, 0.0)
                state.apply(seat, room.decide(state, seat, player, rng)[0])
            won += float(state.outcome(place))
            for seat in range(setting.seats):
                results[seat != place] += room.study.result(state, seat)
    games = deals * setting.seats
    others = games * (setting.seats - 1)
    return {
        "games": games,
        "seats": setting.seats,
        "wins": round(won / games, 3),
        "results": [round(results[0] / games, 1), round(results[1] / max(1, others), 1)],
    }


def file_of(
    fitted: Fitted, spreads: dict[str, object], shifts: dict[str, float], study: Study
) -> dict[str, object]:
    """As the room reads it; while it learns the spread of points is a guess that no choice depends on,
    and a share is taken as the network says it.
    """
    errors = [1.0, 1.0] if study.share else [5.0, 15.0]
    guess: dict[str, object] = {str(setting.seats): [[0.0, 10.0], errors] for setting in study.settings}
    none = {str(setting.seats): 0.0 for setting in study.settings}
    return {
        "format": FORMAT,
        "net": fitted.plain(),
        "spreads": spreads or guess,
        "shifts": shifts or none,
    }


def weights_text(made: dict[str, object]) -> str:
    """The file's text, one part a line: short for git, and a change shows where it is."""
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in made.items() if key != "net"]
    net: dict[str, object] = made["net"]  # type: ignore[assignment]
    inner = ",\n  ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in net.items())
    lines.append(f'"net": {{\n  {inner}\n}}')
    return "{\n" + ",\n".join(lines) + "\n}\n"
