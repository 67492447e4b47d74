"""What the page prints on components is what the rooms print: facts are written once."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_prints_what_the_rooms_print() -> None:
    done = subprocess.run(
        [sys.executable, "web/scripts/catalog.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
