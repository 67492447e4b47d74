"""Writes what is printed on the components of each room for the page: facts, never rules.

PYTHONPATH=src python web/scripts/catalog.py          write web/src/games/<game>/catalog.json
PYTHONPATH=src python web/scripts/catalog.py --check  fail if a file is not what the rooms print
"""

import importlib
import json
import sys
from collections.abc import Callable
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "games"


def machi_koro() -> dict[str, object]:
    catalog = importlib.import_module("misto.games.machi_koro.catalog")
    verbs = (
        "bank",
        "per_symbol",
        "per_kind",
        "catch",
        "roller",
        "each",
        "one",
        "swap",
        "each_per_shop",
        "each_half",
    )
    cards = [
        {
            "id": row[0],
            "colour": row[2],
            "rolls": list(row[3]),
            "cost": row[4],
            "symbol": row[5],
            "does": verbs[row[6]],
            "amount": row[7],
            "per": row[8],
            "needs_harbor": row[9],
        }
        for row in catalog.ROWS
    ]
    landmarks = [{"id": row[0], "cost": row[2]} for row in catalog.LANDMARK_ROWS]
    return {"cards": cards, "landmarks": landmarks, "reconstructed": list(catalog.RECONSTRUCTED)}


# In which phase a building works (SJ-10, SJ-11), as the cards' corners say it.
WHEN = {
    "builder": "smithy poor_house black_market crane carpenter quarry tavern park",
    "producer": "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter well aqueduct",
    "trader": "trading_post market_stand market_hall hut harbor",
    "councillor": "archive prefecture customs_office",
    "prospector": "gold_mine goldsmith",
    "round": "chapel tower guard_room office_building bank",
    "any": "library",
    "end": "guild_hall city_hall triumphal_arch palace residence cathedral",
}


def sorted_by(cards: list[dict[str, object]], when: dict[str, str]) -> dict[str, str]:
    phase = {card: name for name, ids in when.items() for card in ids.split()}
    return {str(row["id"]): phase[str(row["id"])] for row in cards if row["id"] in phase}


def san_juan() -> dict[str, object]:
    catalog = importlib.import_module("misto.games.san_juan.catalog")
    cards = [{"id": row[0], "class": row[1], "cost": row[3], "vp": row[4]} for row in catalog.ROWS]
    made = {row[0]: catalog.GOOD_IDS[i] for i, row in enumerate(catalog.ROWS) if row[1] == "production"}
    return {
        "cards": cards,
        "goods": made,
        "roles": list(catalog.ROLE_IDS),
        "when": sorted_by(cards, WHEN),
        "tiles": [list(row) for row in catalog.TILE_ROWS],
    }


def akropolis() -> dict[str, object]:
    catalog = importlib.import_module("misto.games.akropolis.catalog")
    start = [{"q": q, "r": r, "kind": catalog.KIND_IDS[kind]} for q, r, kind in catalog.START]
    return {"start": start, "tile": catalog.hexes_of(1)}


def welcome_to() -> dict[str, object]:
    catalog = importlib.import_module("misto.games.welcome_to.catalog")
    plans = {
        row[0]: {
            "letter": catalog.LETTERS[row[3]],
            # estates of a plan that asks for more than them are told in words
            "estates": list(row[5]) if not row[2] else [],
            "first": row[11],
            "later": row[12],
        }
        for row in catalog.PLANS
    }
    return {"plans": plans, "tracks": {name: list(values) for name, values in catalog.TRACKS.items()}}


WRITERS: dict[str, Callable[[], dict[str, object]]] = {
    "machi_koro": machi_koro,
    "san_juan": san_juan,
    "akropolis": akropolis,
    "welcome_to": welcome_to,
}


def main() -> int:
    stale = []
    for game, write in WRITERS.items():
        text = json.dumps(write(), ensure_ascii=False, indent=1) + "\n"
        file = GAMES / game / "catalog.json"
        if "--check" in sys.argv:
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                stale.append(game)
        else:
            file.write_text(text, encoding="utf-8")
    if stale:
        print(
            f"web/src/games/<game>/catalog.json is stale for {', '.join(stale)}: run web/scripts/catalog.py"
        )
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
