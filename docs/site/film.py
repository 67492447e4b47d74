"""Frames of a browser made into moving pictures: ``python -m docs.site.film GAME=FOLDER …`` (by ``make film``).

A folder holds what web/e2e/film.mjs recorded: pictures, and frames.json with the moment of each. All films
together stay under 2 MB, all pictures of docs/ under 3.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from docs.site.source import ROOT
from PIL import Image

GALLERY = ROOT / "docs" / "gallery"
SIZE = (800, 500)
QUALITY = 55
FILMS_MOST = 2_000_000
PICTURES_MOST = 3_000_000
SHORTEST_MS = 90  # frames that stood shorter are left out
LONGEST_MS = 1500  # nobody waits longer for the next thing
LAST_MS = 2000


def pack(folder: Path, out: Path) -> None:
    shown, times = zip(*kept_frames(folder), strict=True)
    first, *rest = [Image.open(file).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS) for file in shown]
    first.save(
        out,
        save_all=True,
        append_images=rest,
        duration=list(times),
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,
    )


def kept_frames(folder: Path) -> Iterator[tuple[Path, int]]:
    """Files and how long each is shown, in milliseconds."""
    told = json.loads((folder / "frames.json").read_text(encoding="utf-8"))
    frames = told["frames"]
    carried = 0.0
    for this, following in zip(frames, [*frames[1:], {"at": told["end"]}], strict=True):
        carried += (following["at"] - this["at"]) * 1000
        if this is frames[-1]:
            yield Path(this["file"]), LAST_MS
        elif carried >= SHORTEST_MS:
            yield Path(this["file"]), int(min(carried, LONGEST_MS))
            carried = 0.0


def size_of(files: list[Path]) -> int:
    return sum(file.stat().st_size for file in files)


def main(words: list[str]) -> None:
    for word in words:
        game, _, folder = word.partition("=")
        out = GALLERY / f"{game}.webp"
        pack(Path(folder), out)
        film = Image.open(out)
        print(
            f"{out.relative_to(ROOT)}: {getattr(film, 'n_frames', 1)} frames, {out.stat().st_size / 1000:.0f} kB"
        )
    films, pictures = (
        sorted(GALLERY.glob("*.webp")),
        [*GALLERY.iterdir(), *(ROOT / "docs/pictures").iterdir()],
    )
    if size_of(films) >= FILMS_MOST or size_of(pictures) >= PICTURES_MOST:
        raise SystemExit(f"Too large: films {size_of(films)} bytes, all pictures {size_of(pictures)}")


if __name__ == "__main__":
    main(sys.argv[1:])
