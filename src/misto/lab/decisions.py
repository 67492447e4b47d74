"""How long a bot thinks: ``misto bench --decisions N``, for every table people choose.

Games are played by greedy; every few decisions the bot is asked too, what it says is not played, and the
processor's time is taken. So one slow kind of question shows as soon as it comes up anywhere in a game.
Forced decisions cost nothing and are not counted.
"""

import time
from collections.abc import Callable

from misto.bots import ask, bot_rng, look, make_bot
from misto.core.facts import Bench
from misto.core.game import Game
from misto.core.record import legal_actions, seed_rng
from misto.games.registry import GAMES

BOT = "level:expert"
EVERY = 7  # decisions that are not forced between two that are timed
MOST_GAMES = 50


def tables() -> list[tuple[str, Game, Bench]]:
    return [
        (f"{name}_{table.name}", game, table) for name, game in GAMES.items() for table in game.facts.tables
    ]


def time_decisions(
    many: int,
    only: str = "",
    bot: str = BOT,
    scale: float = 1.0,
    seed: int = 5,
    step: Callable[[str], None] = lambda name: None,
) -> list[dict[str, object]]:
    """A row for every table: milliseconds of the processor's time, and how often it ended a decision."""
    rows = []
    for name, game, table in tables():
        if only in name:
            step(name)
            rows.append({"name": name, "seats": table.seats, **timed(game, table, many, bot, scale, seed)})
    return rows


def timed(game: Game, table: Bench, many: int, bot: str, scale: float, seed: int) -> dict[str, object]:
    spent: list[float] = []
    cut = 0
    met = 0
    for number in range(MOST_GAMES):
        settings = game.settle(table.options, table.seats)
        state = game.rules.new(settings, table.seats, seed_rng(seed, number))
        greedy = make_bot("greedy")
        rngs = [bot_rng(seed + number, seat) for seat in range(table.seats)]
        while (seat := int(state.turn())) >= 0 and len(spent) < many:
            if len(legal_actions(game, state, seat)) > 1:
                met += 1
                if met % EVERY == 0:
                    seen = look(game, state, seat, seed_rng(seed, met))
                    began = time.process_time()
                    make_bot(bot, scale).choose(seen, seed_rng(seed, met))
                    spent.append(1000.0 * (time.process_time() - began))
                    cut += seen.granted < 1.0
            state.apply(seat, ask(greedy, game, state, seat, rngs[seat]))
        if len(spent) >= many:
            break
    spent.sort()
    return {
        "decisions": len(spent),
        "mean_ms": round(sum(spent) / len(spent), 1),
        "p95_ms": round(spent[min(len(spent) - 1, int(0.95 * len(spent)))], 1),
        "max_ms": round(spent[-1], 1),
        "cut": cut,
    }
