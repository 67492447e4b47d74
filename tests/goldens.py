"""Regenerate the golden games: ``make goldens``. The commit says why they moved."""

from pathlib import Path

from misto.games.registry import GAMES
from misto.testing import golden_text, perft
from misto.core.record import seed_rng

HERE = Path(__file__).parent / "games"

# room: (file, options, seats, seed)
GOLDENS: dict[str, tuple[tuple[str, dict[str, object], int, int], ...]] = {
    "machi_koro": (
        ("base-2", {}, 2, 1),
        ("base-5", {}, 5, 2),
        ("harbor-4", {"expansion": "harbor"}, 4, 3),
        ("ten-kinds-3", {"expansion": "harbor", "market": "ten_kinds"}, 3, 4),
        (
            "house-rules-3",
            {
                "expansion": "harbor",
                "market": "ten_kinds",
                "sushi_bar_cost": 4,
                "reroll_dice": "same_count",
                "park_check": "at_roll",
                "business_center": "mandatory",
                "market_discard_dead_purple": True,
            },
            3,
            5,
        ),
    ),
}
# room: (options, seats, seed, depth)
PERFT: dict[str, tuple[tuple[dict[str, object], int, int, int], ...]] = {
    "machi_koro": (
        ({}, 2, 1, 5),
        ({"expansion": "harbor"}, 4, 1, 5),
        ({"expansion": "harbor", "market": "ten_kinds"}, 3, 1, 6),
    ),
}


def perft_text(room: str) -> str:
    """How many sequences of decisions there are, by depth."""
    game = GAMES[room]
    lines = []
    for options, seats, seed, deepest in PERFT[room]:
        state = game.new(game.settle(options, seats), seats, seed_rng(seed))
        counts = [perft(game, state, depth) for depth in range(1, deepest + 1)]
        told = " ".join(f"{k}={v}" for k, v in options.items()) or "defaults"
        lines.append(f"{seats} seats, seed {seed}, {told}: {' '.join(map(str, counts))}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for room, rows in GOLDENS.items():
        folder = HERE / room / "golden"
        folder.mkdir(parents=True, exist_ok=True)
        for name, options, seats, seed in rows:
            (folder / f"{name}.txt").write_text(golden_text(GAMES[room], options, seats, seed), encoding="utf-8")
        (folder / "perft.txt").write_text(perft_text(room), encoding="utf-8")


if __name__ == "__main__":
    main()
