"""What several processes of one run need and only one of them should make."""

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path


def once(factory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that the first process to come fills; the others of the same run wait for it and share it."""
    base: Path = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / name
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / ".made").exists():
            shutil.rmtree(folder, ignore_errors=True)  # by one that failed halfway
            folder.mkdir()
            make(folder)
            (folder / ".made").touch()
    return folder
