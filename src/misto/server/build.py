"""Which build of the page this server has: answers carry it, so that a page left open knows it is old."""

import hashlib
from pathlib import Path

HEADER = "misto-build"


def page_build(folder: Path) -> str:
    """A hash of the page's HTML, which names its scripts by hashes of their own; empty without a page."""
    index = folder / "index.html"
    return hashlib.sha256(index.read_bytes()).hexdigest()[:12] if index.is_file() else ""
