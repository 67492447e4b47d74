"""MISTO_PURE=1: run the Python source even where a compiled module lies beside it."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PURE = os.environ.get("MISTO_PURE") == "1"


class SourceOnly:
    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("misto."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if PURE:
    sys.meta_path.insert(0, SourceOnly)


def is_compiled() -> bool:
    from misto.core import state

    return not (state.__file__ or "").endswith(".py")
