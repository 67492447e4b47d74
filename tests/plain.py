"""What is played once more in plain Python: the rules whole, and one path a layer above them.

Plain source is much slower, so statistics, servers under fire and the like stay compiled. Each file
that fits a pattern gets the marker ``plain``; `make test-all` runs those with MISTO_PURE=1.
"""

from fnmatch import fnmatch
from pathlib import Path

HERE = Path(__file__).parent
RULES = (
    "games/*/test_conformance.py",  # the kit
    "games/*/test_rulebook*.py",
    "games/test_examples.py",  # as printed
    "test_goldens.py",
)
LAYERS = {
    "core": ("core/test_record.py", "core/test_keyed.py"),
    "bots": ("bots/test_hint.py",),
    "lab": ("lab/test_report.py",),
    "envs": ("envs/test_gymnasium.py",),
    "cli": ("cli/test_play.py",),
    "server": ("server/test_play.py",),
}
PATTERNS = RULES + tuple(pattern for row in LAYERS.values() for pattern in row)


def is_plain(file: Path) -> bool:
    path = file.relative_to(HERE).as_posix()
    return any(fnmatch(path, pattern) for pattern in PATTERNS)
