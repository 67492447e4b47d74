"""Write every lesson, or those of the rooms named: ``python -m tests.lessons [ROOM …]``."""

import sys
from importlib import import_module
from importlib.util import find_spec

from misto.games.registry import ROOMS
from tests.lessons.build import write

if __name__ == "__main__":
    taught = [room for room in ROOMS if find_spec(f"tests.lessons.{room}")]
    for room in sys.argv[1:] or taught:
        for made in import_module(f"tests.lessons.{room}").LESSONS:
            print(write(made()))
