"""Write the printed examples: ``make examples``. The commit says why they moved.

Each room writes its own by hand in tests/games/<room>/printed.py, with the words that its tests build
positions with; ``PRINTED`` there is a dictionary from an example's number to its trials. What tests,
the page, the server and the terminal read is the data this command makes of them:
src/misto/games/<room>/examples.json.
"""

import json
import sys
from importlib import import_module
from pathlib import Path

import misto
from misto.core.chance import seed_rng
from misto.core.example import FILE
from misto.core.position import to_text
from misto.core.rng import at_rest
from misto.games.registry import GAMES, ROOMS
from misto.rulebooks import rulebook

SEEDS = 200_000


def trial(game, state, options, *line, dice=(), seat=None, hands=None, seed=None):
    """One way through an example: moves as text (``"1: done"`` for another seat than the one on turn),
    looks as dictionaries. ``dice`` are those that fall on the way.
    """
    state = state.copy()
    if dice:
        seed = seed_for(dice)
    state.rng = at_rest()
    start = to_text(state)
    state.rng = seed_rng(1 if seed is None else seed)
    parts, movers = [], []
    for part in line:
        if isinstance(part, dict):
            parts.append({"see": part})
            continue
        mover, code = mover_and_code(state, part)
        parts.append({"seat": mover, "do": code})
        movers.append(mover)
        state.apply(mover, game.words.read(code))
    first = movers[0] if movers else max(int(state.turn()), 0)
    return {
        "seats": int(state.seats),
        "options": options,
        "seat": first if seat is None else seat,
        "hands": sorted({*(movers or [first])} if hands is None else set(hands)),
        "start": start,
        "seed": seed,
        "line": parts,
    }


def mover_and_code(state, part):
    who, colon, code = part.partition(": ")
    return (int(who), code) if colon else (int(state.turn()), part)


def seed_for(dice):
    for seed in range(SEEDS):
        rng = seed_rng(seed)
        if all(rng.die() == die for die in dice):
            return seed
    raise AssertionError("no such dice")


def paragraph_of(room, number):
    found = [one.number for one in rulebook(room, "en").paragraphs() if one.example == number]
    assert len(found) == 1, f"{room}: the rulebook has {len(found)} paragraphs of {number}"
    return found[0]


def printed_text(room):
    """The room's examples in the order of the book."""
    source = import_module(f"tests.games.{room}.printed")
    shows = getattr(source, "SHOWS", {})
    rows = [
        {"id": k, "paragraph": paragraph_of(room, k), "rules": shows.get(k, "").split(), "trials": v}
        for k, v in source.PRINTED.items()
    ]
    rows.sort(key=lambda row: [int(n) for n in row["paragraph"].split(".")])
    return json.dumps(rows, ensure_ascii=False, indent=1, sort_keys=False) + "\n"


def cited_by(room):
    """The numbers of RULES.md that the room's examples show, with their own."""
    found = set()
    for one in GAMES[room].examples().values():
        found |= {one.id, *one.rules}
    return found


def path_of(room):
    return Path(misto.__file__).parent / "games" / room / FILE


def main():
    for room in sys.argv[1:] or ROOMS:
        assert room in GAMES
        path_of(room).write_text(printed_text(room), encoding="utf-8")


if __name__ == "__main__":
    main()
