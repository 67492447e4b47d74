"""A bot's own process: positions come in as lines of JSON, concealed for the seat that thinks, and
choices go out.

It ends when the server's end of the pipe closes, so it outlives nobody.
"""

import json
import os
import sys

from misto.bots import FULL, Budget, look, make_bot
from misto.bots.hint import hinted
from misto.core.game import Game
from misto.core.record import from_text, seed_rng
from misto.core.state import State
from misto.core.telling import why_info
from misto.games.registry import find_game
from misto.server.thought import Advice, Answer, Asked, Chosen


def choose(game: Game, state: State, seat: int, bot: str, budget: Budget = FULL) -> Chosen:
    """The bot's choice on deals of its own, from an unguessable seed."""
    rng = seed_rng(int.from_bytes(os.urandom(8), "big"))
    seen = look(game, state, seat, rng.copy(), budget)
    action = make_bot(bot).choose(seen, rng)
    return {"action": action, "share": seen.granted, "cut": seen.cut}


def hint(game: Game, state: State, seat: int, budget: Budget = FULL) -> Advice:
    """What a short search finds about every legal action, the best first, and why the first is."""
    rng = seed_rng(int.from_bytes(os.urandom(8), "big"))
    seen = look(game, state, seat, rng, budget)
    said = hinted(seen, rng)
    return {
        "action": said.best,
        "second": said.second,
        "compared": said.compared,
        "reasons": [why_info(why) for why in said.reasons],
        "share": seen.granted,
        "options": [
            {
                "action": one.action,
                "visits": one.visits,
                "value": figure(one.value),
                "error": figure(one.error),
            }
            for one in said.found
        ],
    }


def figure(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


def answer(asked: Asked) -> Answer:
    game = find_game(asked["game"])
    state = from_text(game, asked["position"])
    budget = Budget(**asked["budget"]) if "budget" in asked else FULL
    if asked.get("hint"):
        return hint(game, state, asked["seat"], budget)
    return choose(game, state, asked["seat"], asked["bot"], budget)


def main() -> None:
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
