"""Writes the rulebooks people read as the page loads them, read by the project's own reader.

PYTHONPATH=src python web/scripts/rulebooks.py FOLDER

For each game ``<game>.<lang>.json`` (chapters and their text), ``<game>.places.json`` (where a cited
number or a component is told, and at which tables a paragraph holds) and ``<game>.names.json`` (what
paragraphs and their components are called in every language, for the search).
"""

import json
import sys
from pathlib import Path

from misto.games.registry import ROOMS
from misto.rulebook_pages import pages


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in ROOMS:
        for name, page in pages(game).items():
            text = json.dumps(page, ensure_ascii=False, separators=(",", ":"))
            file = folder / f"{game}.{name}.json"
            # An unchanged file keeps its time, so that what watches it need not wake.
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
