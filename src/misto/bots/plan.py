"""A bot that follows a fixed plan, as ``misto climb`` writes them: ``plan:FILE``."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from misto.bots.ask import Seen
from misto.core.game import Game
from misto.core.plans import Plan, Plans
from misto.core.rng import Rng
from misto.core.search import place_of_most
from misto.core.trouble import Trouble
from misto.games.registry import find_game

FORMAT = "misto-plan-1"


@dataclass(frozen=True)
class PlanFile:
    """A plan, the table it was made for, and how it was found."""

    game: str
    seats: int
    options: Mapping[str, object]
    plan: Plan
    found: Mapping[str, Any] = field(default_factory=dict)  # how: seed, generations, rival
    results: tuple[Mapping[str, Any], ...] = ()  # against whom, and how it fared

    def to_json(self) -> str:
        told = {"format": FORMAT, "game": self.game, "seats": self.seats, "options": dict(self.options)}
        told |= {"plan": self.plan, "found": dict(self.found), "results": list(self.results)}
        return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def plans_of(game: Game) -> Plans:
    if game.plans is None:
        raise Trouble("no-plans", game=game.name)
    return game.plans


def read_plan(path: Path) -> PlanFile:
    """A plan from its file, or Trouble that says what is wrong."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise Trouble("bad-plan", file=str(path))  # a pipe or a device: may have no end
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble("bad-plan", file=str(path)) from None
    except (OSError, ValueError) as why:
        raise Trouble("no-file", file=str(path), why=why) from None
    try:
        plain = json.loads(text)
        if plain["format"] != FORMAT:
            raise ValueError
        results = tuple(dict(one) for one in plain["results"])
        made = PlanFile(
            str(plain["game"]),
            int(plain["seats"]),
            dict(plain["options"]),
            dict(plain["plan"]),
            dict(plain["found"]),
            results,
        )
        plans_of(find_game(made.game)).check(made.plan)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise Trouble("bad-plan", file=str(path)) from None
    return made


class PlanBot:
    """Does what the plan asks for; where it says nothing, what looks most promising at a glance."""

    def __init__(self, game: str, plan: Plan) -> None:
        self.game = game
        self.plan = plan

    def choose(self, seen: Seen, rng: Rng) -> int:
        game, state = seen.game, seen.state
        if game.name != self.game:
            raise Trouble("plan-other-game", game=self.game, other=game.name)
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        asked = plans_of(game).choose(self.plan, state, seen.seat, legal)
        if asked is not None and asked in legal:
            return asked
        weights = vec[float]([0.0] * len(legal))
        game.judge.prior(state, seen.seat, vec[i64](legal), len(legal), weights)
        return legal[int(place_of_most(weights, len(legal)))]


def plan_bot(text: str) -> PlanBot:
    """The bot of ``plan:FILE``."""
    made = read_plan(Path(text))
    return PlanBot(made.game, made.plan)
