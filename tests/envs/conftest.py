"""Each file needs its library of the extra ``research``; without it the file is left out."""

from importlib.util import find_spec

NEEDS = {
    "test_pettingzoo.py": "pettingzoo",
    "test_gymnasium.py": "gymnasium",
    "test_openspiel.py": "pyspiel",
    "test_batch.py": "numpy",
    "test_secrecy.py": "numpy",
    "test_docs.py": "pyspiel",
    "test_window.py": "pettingzoo",
    "test_snapshot.py": "pyspiel",
    "test_conventions.py": "pettingzoo",
}
collect_ignore = [file for file, library in NEEDS.items() if find_spec(library) is None]
