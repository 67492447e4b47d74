"""Whole games played in the terminal, as text: ``make captures`` writes them to build/captures.

A typist plays the first seat by the greedy bot's advice, through ``misto play`` itself.
"""

import os
import subprocess
import sys
from pathlib import Path

from misto.bots import ask, make_bot
from misto.cli.play import BOT
from misto.core.record import Chance, Record, advance, begin, seed_rng
from misto.games.registry import GAMES
from misto.text import LANGUAGES

HERE = Path(__file__).parents[1] / "build" / "captures"

# room: options and seats of the game that is kept
KEPT: dict[str, tuple[dict[str, str], int]] = {
    "machi_koro": ({"expansion": "harbor"}, 3),
    "akropolis": ({"variants": "gardens"}, 2),
    "san_juan": ({"new_buildings": "true"}, 2),
    "welcome_to": ({}, 2),
}
NAMES = {"uk": "Олена", "ru": "Ольга", "en": "Olive"}
SEED = 5


def moves(room: str, options: dict[str, str], seats: int) -> list[str]:
    """What the typist types: the same game, thought through beforehand."""
    game = GAMES[room]
    people = ("typist", *[BOT + "greedy"] * (seats - 1))
    record = Record(room, game.rules.version, game.settle(options, seats), people, f"seed:{SEED}")
    state, chance, bot = begin(game, record), Chance(record.chance), make_bot("greedy")
    typed: list[str] = []
    number = 0
    while state.turn() >= 0:
        owing = [seat for seat in range(seats) if state.owes(seat)]
        seat = 0 if 0 in owing else owing[0]
        action = ask(bot, game, state, seat, seed_rng(number, 1000 + seat))
        number += 1
        advance(state, chance, number, seat, action)
        if seat == 0:
            typed.append(game.words.write(action))
    return typed


def capture(room: str, lang: str) -> str:
    options, seats = KEPT[room]
    typed = moves(room, options, seats)
    words = ["play", room, "--seats", str(seats), "--seed", str(SEED), "--people", NAMES[lang]]
    for key, value in options.items():
        words += ["-o", f"{key}={value}"]
    done = subprocess.run(
        [sys.executable, "-m", "misto", "--lang", lang, *words],
        input="\n".join(typed) + "\n",
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"COLUMNS": "100", "NO_COLOR": "1"},
    )
    lines = ["$ misto --lang " + lang + " " + " ".join(words)]
    left = iter(typed)
    for line in done.stdout.splitlines():
        while line.startswith("> "):
            lines.append("> " + next(left))
            line = line[2:]
        lines.append(line.rstrip())
    return "\n".join(lines) + "\n"


def main() -> None:
    HERE.mkdir(parents=True, exist_ok=True)
    for room in KEPT:
        for lang in LANGUAGES:
            (HERE / f"{room}-{lang}.txt").write_text(capture(room, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
