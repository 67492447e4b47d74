"""Builds the compiled half of misto: the kernel and the rule files of every room.

Without a C compiler, or with MISTO_PURE=1, the same files run as plain Python.
"""

import os
import re
import shutil
from pathlib import Path

from setuptools import setup

SRC = Path("src/misto")
PLAIN_CORE = {
    "__init__",
    "chance",
    "cites",
    "decision",
    "event",
    "facts",
    "game",
    "manner",
    "message",
    "options",
    "passing",
    "position",
    "prose",
    "record",
    "rulebook",
    "study",
    "telling",
    "trouble",
    "undo",
}
PLAIN_ROOM = {
    "__init__",
    "cites",
    "components",
    "decisions",
    "facts",
    "layers",
    "manner",
    "notation",
    "options",
    "overrides",
    "paper",
    "reasons",
    "seen",
    "study",
    "view",
}


def chapter_files(folder: Path, plain: set[str]) -> list[str]:
    """Every file of a folder that is compiled; a chapter may be a folder of its own (rules/)."""
    files = [p for p in sorted(folder.glob("*.py")) if p.stem not in plain]
    files += sorted(folder.glob("*/*.py"))
    return [str(p) for p in files]


# mypyc 2.4.1 takes a reference to every vec that plain Python hands to a compiled function and never
# gives it back, so that each such call would leak its vec. The caller keeps the vec while it waits.
TAKEN = re.compile(
    r"((arg_\w+) = Vec(\w+)Api\.unbox\(obj_\w+\);\s+if \(VEC_IS_ERROR\(\2\)\) {\n.*\n\s*}\n)"
    r"(?:VEC_\w+_DECREF\(\2\);\n)?"
)


def give_back(source: Path) -> None:
    text = source.read_text()
    mended, times = TAKEN.subn(lambda m: f"{m[1]}VEC_{m[3].upper()}_DECREF({m[2]});\n", text)
    if times != text.count("Api.unbox(obj_"):
        raise SystemExit(f"{source}: mypyc takes vec arguments in another way than setup.py knows")
    source.write_text(mended)


def extensions() -> list:
    if os.environ.get("MISTO_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    groups = [(chapter_files(SRC / "core", PLAIN_CORE), "misto_core")]
    groups.append(([str(SRC / "testing" / "tictactoe.py")], "misto_testing"))
    for room in sorted(
        p for p in (SRC / "games").iterdir() if (p / "rules.py").exists() or (p / "rules").is_dir()
    ):
        groups.append((chapter_files(room, PLAIN_ROOM), f"misto_{room.name}"))
    files = [f for names, _ in groups for f in names]
    shutil.rmtree("build/mypy", ignore_errors=True)  # mypyc 2.4 stumbles over its own cache of native ints
    made = mypycify(
        ["--config-file=pyproject.toml", "--cache-dir=build/mypy", *files],
        only_compile_paths=files,
        separate=groups,
        opt_level="3",
        debug_level="0",
        target_dir="build/mypyc",
    )
    for source in Path("build/mypyc").glob("__native_misto_*.c"):
        give_back(source)
    for ext in made:
        ext.optional = True
        if os.name == "posix":
            # nobody replaces a function of ours at load time: calls within a group may be inlined
            ext.extra_compile_args.append("-fno-semantic-interposition")
            # a product fused into a sum is rounded once and not twice: plain Python would differ
            ext.extra_compile_args.append("-ffp-contract=off")
    return made


setup(ext_modules=extensions())
