"""What the page has of the rooms is what the rooms say: facts are written once."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from misto.games.registry import GAMES, ROOMS

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web" / "src" / "games"
DRAWN = [room for room in ROOMS if (PAGES / room).is_dir()]  # the others have a plain board


@pytest.mark.parametrize("script", ["catalog", "fixtures"])
def test_the_page_prints_what_the_rooms_print(script: str) -> None:
    done = subprocess.run(
        [sys.executable, f"web/scripts/{script}.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("room", DRAWN)
def test_a_room_has_one_colour_for_reports_and_the_page(room: str) -> None:
    tokens = (PAGES / room / "tokens.css").read_text(encoding="utf-8")
    colour = re.search(
        rf"--{room.replace('_', '-')}: light-dark\((#[0-9a-f]{{6}}), (#[0-9a-f]{{6}})\);", tokens
    )
    assert colour is not None
    assert colour.groups() == tuple(GAMES[room].facts.colours[:2])


@pytest.mark.parametrize("room", DRAWN)
def test_a_room_has_a_board(room: str) -> None:
    """And a cover if it likes: one is there for all that bring none."""
    assert (PAGES / room / "index.ts").is_file(), f"web/src/games/{room}/index.ts"
