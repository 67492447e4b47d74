"""Dumps State messages of seeded games as fixtures for the page's tests.

PYTHONPATH=src python web/scripts/fixtures.py          write web/tests/fixtures/<room>.json, and the template's
PYTHONPATH=src python web/scripts/fixtures.py --check  fail if a file is not what the rooms say

After how many steps a game is shown, and under which options, a room tells in ``fixture.json`` in its folder of the
page.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.game import Game
from misto.core.record import seed_rng
from misto.core.state import State
from misto.core.telling import asked_of, event_info, line_info
from misto.games.registry import GAMES, ROOMS
from misto.template.room import GAME as TEMPLATE
from misto.template.write import HERE

WEB = Path(__file__).parents[1]
OUT = WEB / "tests" / "fixtures"
DRAWN = WEB / "src" / "games"
NAMES = ("Оля", "Тарас", "Марічка", "Лев")
# for a room that tells nothing
USUAL: dict[str, Any] = {"shown": [0, 30, 120], "options": {}}


def recipe(page: Path) -> dict[str, Any]:
    file = page / "fixture.json"
    return USUAL | (json.loads(file.read_text(encoding="utf-8")) if file.exists() else {})


def message(
    room: Game, state: State, step: int, seat: int, events: list[dict[str, object]]
) -> dict[str, object]:
    seats = range(int(state.seats))
    over = state.turn() < 0
    table = {
        "id": "amber-harbor-42x7",
        "url": "/t/amber-harbor-42x7",
        "game": room.name,
        "options": {},
        "status": "over" if over else "playing",
        "seats": [
            {"seat": s, "kind": "person" if s == seat else "bot", "name": NAMES[s], "mine": s == seat, "present": True,
             "resigned": False} for s in seats
        ],
        "host": True, "undo": "rule", "hints": True, "spectators": True, "open_information": False,
        "away": {"policy": "wait", "after_s": 60, "deadline_s": None},
        "commitment": "0" * 64, "step": step, "created": 0,
    }  # fmt: skip
    return {
        "type": "state", "table": table, "step": step, "seat": seat, "view": room.words.view(state, seat),
        "decision": asked_of(room, state, seat), "events": events,
        "owes": [s for s in seats if state.owes(s)], "can_undo": False, "takeback": None,
        "sheets": [[line_info(line) for line in room.words.sheet(state, s)] for s in seats],
        "deadline": None, "outcome": [state.outcome(s) for s in seats] if over else None,
    }  # fmt: skip


def play(room: Game, told: dict[str, Any]) -> dict[str, object]:
    seats = 3
    state = room.rules.new(room.settle(told["options"], seats), seats, seed_rng(20, 1))
    state.heard = []
    luck = random.Random(8)
    out = vec[i64]([0] * room.rules.actions)
    found: list[dict[str, object]] = []
    heard: list[dict[str, object]] = []
    step = 0
    while True:
        over = state.turn() < 0
        if step in told["shown"] or over:
            seat = max(0, int(state.turn()))
            found.append(message(room, state, step, seat, [e for e in heard if e["to"] in (-1, seat)][-60:]))
        if over:
            break
        seat = int(state.turn())
        count = int(state.legal(seat, out))
        state.apply(seat, int(out[luck.randrange(count)]))
        step += 1
        heard += [{**event_info(room, step, e), "to": e.to} for e in state.heard]
        state.heard = []
    return {"names": dict(room.words.names), "messages": found}


def wanted() -> Iterator[tuple[Path, str]]:
    """Every file of fixtures, and what it must hold. A room without a folder has a plain board, tried on any view."""
    drawn = [(GAMES[name], DRAWN / name, OUT / f"{name}.json") for name in ROOMS if (DRAWN / name).is_dir()]
    for room, page, file in [*drawn, (TEMPLATE, HERE / "page", HERE / "fixture.json")]:
        yield file, json.dumps(play(room, recipe(page)), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    stale = []
    for file, text in wanted():
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(str(file.relative_to(WEB.parent)))
    if stale:
        print(f"stale: {', '.join(stale)}: run web/scripts/fixtures.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
