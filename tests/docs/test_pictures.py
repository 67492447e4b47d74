"""Pictures in git: how large they may be, and how a film is made of frames."""

import json
import subprocess

from docs.site import film
from docs.site.source import ROOT
from PIL import Image

PICTURES = (".png", ".webp", ".gif", ".jpg", ".svg")


def in_git():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [
        ROOT / name for name in listed.splitlines() if name.endswith(PICTURES) and (ROOT / name).is_file()
    ]


def test_all_pictures_are_small_together():
    pictures = in_git()
    films = [file for file in pictures if file.suffix == ".webp"]
    assert film.size_of(films) < film.FILMS_MOST
    assert film.size_of(pictures) < film.PICTURES_MOST


def test_readme_shows_a_turn_of_every_game_that_has_a_cover():
    """A room that was just opened has neither: its pictures come when it has a face of its own."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rooms = [cover.parent.name for cover in (ROOT / "web/src/games").glob("*/cover.svg")]
    assert len(rooms) >= 4
    for room in rooms:
        assert f"](docs/gallery/{room}.webp)" in readme
        with Image.open(ROOT / f"docs/gallery/{room}.webp") as shown:
            assert shown.n_frames >= 5


def frames(folder, *moments):
    told = []
    for number, at in enumerate(moments[:-1]):
        file = folder / f"{number}.png"
        Image.new("RGB", (80, 50), (20 * number, 100, 50)).save(file)
        told.append({"file": str(file), "at": at})
    (folder / "frames.json").write_text(json.dumps({"frames": told, "end": moments[-1]}))


def test_frames_that_nobody_could_see_are_left_out_and_pauses_cut(tmp_path):
    frames(tmp_path, 0.0, 0.5, 0.52, 1.0, 9.0, 9.1)
    kept = [(file.name, shown) for file, shown in film.kept_frames(tmp_path)]
    assert kept == [("0.png", 500), ("2.png", 500), ("3.png", film.LONGEST_MS), ("4.png", film.LAST_MS)]


def test_a_film_has_its_frames(tmp_path):
    frames(tmp_path, 0.0, 0.5, 1.0, 1.5)
    film.pack(tmp_path, tmp_path / "made.webp")
    with Image.open(tmp_path / "made.webp") as made:
        assert made.n_frames == 3
        assert made.size == film.SIZE
