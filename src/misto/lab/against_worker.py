"""What ``against`` runs in each of the two builds, by its path: the other one may not have this file.

So it asks of misto only what every build since 0.1.0 has.
"""

import json
import sys
import time
from functools import cache
from typing import Any

import misto
from misto._plain import is_compiled
from misto.core.playout import Tally, playouts
from misto.core.record import room_for, seed_rng
from misto.games.registry import GAMES

BATCH = 5  # games between two looks at the clock


@cache
def opened(room: str, seats: int, options: str) -> tuple[Any, Any, Any]:
    """Where the playouts of a setting start, their list of actions and their generator, which runs on."""
    game: Any = GAMES[room]
    new = game.rules.new if hasattr(game, "rules") else game.new  # 0.1.0 had no groups
    start = new(game.settle(json.loads(options), seats), seats, seed_rng(1))
    return start, room_for(game), seed_rng(2)


def play(asked: dict[str, Any]) -> dict[str, float]:
    start, out, rng = opened(asked["room"], asked["seats"], json.dumps(asked["options"]))
    tally, spent = Tally(), 0.0
    began = time.process_time()
    while spent < asked["seconds"]:
        playouts(start, BATCH, rng, out, tally)
        spent = time.process_time() - began
    return {"decisions": int(tally.decisions), "spent": spent}


def main() -> None:
    print(json.dumps({"misto": misto.__file__, "compiled": is_compiled()}), flush=True)
    for line in sys.stdin:
        print(json.dumps(play(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
