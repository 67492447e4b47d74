"""A bot's own process: positions come in as lines of JSON, concealed for the seat that thinks, and
choices go out.

It ends when the server's end of the pipe closes, so it outlives nobody.
"""

import json
import os
import sys

from misto.bots import ask, look, make_bot
from misto.bots.search import SearchBot
from misto.core.game import Game
from misto.core.record import from_text, seed_rng
from misto.core.state import State
from misto.games.registry import find_game

HINT_MS = 400.0


def choose(game: Game, state: State, seat: int, bot: str) -> int:
    """The bot's choice on deals of its own, from an unguessable seed."""
    return ask(make_bot(bot), game, state, seat, seed_rng(int.from_bytes(os.urandom(8), "big")))


def hint(game: Game, state: State, seat: int) -> dict[str, object]:
    """What a short search finds about every legal action, the best first."""
    rng = seed_rng(int.from_bytes(os.urandom(8), "big"))
    found = SearchBot(ms=HINT_MS).advise(look(game, state, seat, rng), rng)
    options = [{"action": one.action, "visits": one.visits, "value": round(one.value, 4)} for one in found]
    return {"action": found[0].action, "options": options}


def answer(asked: dict[str, object]) -> dict[str, object]:
    game = find_game(str(asked["game"]))
    state = from_text(game, str(asked["position"]))
    seat = asked["seat"]
    assert isinstance(seat, int)
    if asked.get("hint"):
        return hint(game, state, seat)
    return {"action": choose(game, state, seat, str(asked["bot"]))}


def main() -> None:
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
