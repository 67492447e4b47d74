"""Adding a game touches only its own folders and one line of the registry: no other place knows a room by name."""

import re
import subprocess
from pathlib import Path

import pytest

from misto.games.registry import ROOMS

ROOT = Path(__file__).parents[1]
SEARCHED = (
    "src", "web/src", "web/scripts", "bench", "locales", "setup.py",
    "web/e2e/*.mjs", ":!web/e2e/*.test.mjs",
)  # fmt: skip
PARTS = ("", "-terminal", "-lessons", "-coach")
# where a room is at home; src/misto/locales is a link to locales
OWN = (
    "src/misto/games/{room}/",
    "src/misto/games/registry.py",
    "src/misto/cli/boards/{room}.py",
    "web/src/games/{room}/",
    "src/misto/locales",
    *(f"locales/{lang}/{{room}}{part}.ftl" for lang in ("uk", "ru", "en") for part in PARTS),
)
# what names a room all the same, and why it may
ALLOWED = {
    "locales/en/misto.ftl": "an example of a line to type",
    "locales/ru/misto.ftl": "an example of a line to type",
    "locales/uk/misto.ftl": "an example of a line to type",
    "web/e2e/around.mjs": "a game that shows each thing around a table",
    "web/e2e/harness.mjs": "how the one map is pressed where a tile may lie",
    "src/misto/envs/gymnasium.py": "examples of a name to type, in docstrings",
    "src/misto/envs/openspiel.py": "an example of a name to type, in the docstring",
    "src/misto/envs/pettingzoo/__init__.py": "an example of a name to import, in the docstring",
}


def spellings(room: str) -> re.Pattern[str]:
    """machi_koro, machi-koro, MachiKoro, Machi Koro. A name of one word may be part of another: lantern, lanterns."""
    if "_" not in room:
        return re.compile(rf"(?<![A-Za-z])(?i:{room})(?![a-z])")
    return re.compile(r"[\s_-]?".join(room.split("_")), re.IGNORECASE)


def tracked() -> list[str]:
    """Files that git knows or would take: what a build or a check makes is neither."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *SEARCHED],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    return [name for name in listed if (ROOT / name).is_file()]


def strangers(room: str) -> dict[str, str]:
    """Files outside of a room's own that name it, with the first line that does."""
    named = spellings(room)
    own = tuple(place.format(room=room) for place in OWN)
    found: dict[str, str] = {}
    for name in tracked():
        if name.startswith(own):
            continue
        lines = (ROOT / name).read_text(encoding="utf-8", errors="ignore").splitlines()
        hit = next((line.strip() for line in [name, *lines] if named.search(line)), None)
        if hit is not None:
            found[name] = hit
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_nobody_knows_a_room_by_name(room: str) -> None:
    found = {name: line for name, line in strangers(room).items() if name not in ALLOWED}
    told = "\n".join(f"  {name}: {line[:90]}" for name, line in found.items())
    assert not found, (
        f"{room} is named outside its own folders; let the room bring the fact (core/facts.py, its folder in "
        f"web/src/games, locales/*/{room}.ftl):\n{told}"
    )


def test_what_is_allowed_is_still_needed() -> None:
    needed = {name for room in ROOMS for name in strangers(room)}
    assert set(ALLOWED) <= needed, f"no longer names a room: {sorted(set(ALLOWED) - needed)}"
