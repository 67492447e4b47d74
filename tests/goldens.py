"""Regenerate the golden games: ``make goldens``. The commit says why they moved.

Each room names its own in tests/games/<room>/goldens.py: (file, options, seats, seed) and, for the
counts of decision sequences, (options, seats, seed, depth).
"""

from importlib import import_module
from pathlib import Path

from misto.core.record import seed_rng
from misto.games.registry import GAMES, ROOMS
from misto.testing import golden_text, perft

HERE = Path(__file__).parent / "games"

GOLDENS = {room: import_module(f"tests.games.{room}.goldens").GAMES_KEPT for room in ROOMS}
PERFT = {room: import_module(f"tests.games.{room}.goldens").PERFT_KEPT for room in ROOMS}


def perft_text(room: str) -> str:
    """How many sequences of decisions there are, by depth."""
    game = GAMES[room]
    lines = []
    for options, seats, seed, deepest in PERFT[room]:
        state = game.rules.new(game.settle(options, seats), seats, seed_rng(seed))
        counts = [perft(game, state, depth) for depth in range(1, deepest + 1)]
        told = " ".join(f"{k}={v}" for k, v in options.items()) or "defaults"
        lines.append(f"{seats} seats, seed {seed}, {told}: {' '.join(map(str, counts))}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for room, rows in GOLDENS.items():
        folder = HERE / room / "golden"
        folder.mkdir(parents=True, exist_ok=True)
        for name, options, seats, seed in rows:
            (folder / f"{name}.txt").write_text(
                golden_text(GAMES[room], options, seats, seed), encoding="utf-8"
            )
        (folder / "perft.txt").write_text(perft_text(room), encoding="utf-8")


if __name__ == "__main__":
    main()
