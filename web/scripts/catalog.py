"""Writes what is printed on the components of each room for the page: facts, never rules.

PYTHONPATH=src python web/scripts/catalog.py          write web/src/games/<room>/catalog.json
PYTHONPATH=src python web/scripts/catalog.py --check  fail if a file is not what the rooms print

A room that prints something has a ``catalog.py`` in its folder of the page, whose ``printed()`` tells it.
"""

import json
import runpy
import sys
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "games"


def main() -> int:
    stale = []
    for script in sorted(GAMES.glob("*/catalog.py")):
        printed = runpy.run_path(str(script))["printed"]()
        text = json.dumps(printed, ensure_ascii=False, indent=1) + "\n"
        file = script.with_name("catalog.json")
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(file.parent.name)
    if stale:
        print(
            f"web/src/games/<room>/catalog.json is stale for {', '.join(stale)}: run web/scripts/catalog.py"
        )
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
