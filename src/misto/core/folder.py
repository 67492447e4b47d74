"""Where a package lies on disk."""

import sys
from pathlib import Path


def folder_of(name: str) -> Path:
    """The folder of the package that the module ``name`` belongs to.

    A compiled module does not know it: its ``__file__`` is reckoned from the shared library of its group
    (docs/decisions/006-compiled-modules.md). Packages themselves are plain.
    """
    package = sys.modules[name.rpartition(".")[0]]
    return Path(str(package.__file__)).parent
