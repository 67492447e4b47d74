"""Builds the compiled half of misto: the kernel and the rule files of every room; and its page.

Without a C compiler, or with MISTO_PURE=1, the same files run as plain Python. A wheel or sdist holds the
built page: it is built here with npm if it is not there yet.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Container
from importlib import metadata
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SRC = Path("src/misto")
PLAIN_CORE = {
    "__init__",
    "begin",
    "about",
    "asked",
    "chance",
    "cites",
    "decision",
    "event",
    "example",
    "facts",
    "folder",
    "game",
    "lesson",
    "lesson_message",
    "manner",
    "message",
    "options",
    "passing",
    "plans",
    "position",
    "prose",
    "record",
    "rulebook",
    "rulebook_message",
    "study",
    "telling",
    "trouble",
    "undo",
    "why",
}
# The files of every room. One that only some rooms have says of itself that it is not compiled: "# stays plain: why"
PLAIN_ROOM = {
    "__init__",
    "about",
    "cites",
    "components",
    "decisions",
    "facts",
    "manner",
    "notation",
    "options",
    "paper",
    "plans",
    "reasons",
    "seen",
    "study",
    "view",
}

STAYS_PLAIN = re.compile(r"^# stays plain: \S", re.MULTILINE)


def chapter_files(folder: Path, plain: set[str]) -> list[str]:
    """Every file of a folder that is compiled; a chapter may be a folder of its own (rules/).

    Packages stay plain: a compiled one would look for its modules beside its group's library.
    """
    files = [p for p in sorted(folder.glob("*.py")) if p.stem not in plain]
    files += sorted(folder.glob("*/*.py"))
    return [str(p) for p in files if p.stem != "__init__" and not STAYS_PLAIN.search(p.read_text("utf-8"))]


# mypyc 2.4.1 takes a reference to every vec that plain Python hands to a compiled function and never
# gives it back, so that each such call would leak its vec. The caller keeps the vec while it waits.
# Why here, and when it goes: docs/decisions/007-vec-arguments.md
TAKEN = re.compile(
    r"((arg_\w+) = Vec(\w+)Api\.unbox\(obj_\w+\);\s+if \(VEC_IS_ERROR\(\2\)\) {\n.*\n\s*}\n)"
)
GIVEN = re.compile(r"VEC_\w+_DECREF\(\s*arg_")


def given_back(text: str, source: str) -> str:
    """C source in which every vec argument is given back. Refuses source that needs it in another way,
    or not any more: given back twice, a vec would be freed while its owner holds it. Wherever mypyc does it,
    right there or after the call, it has to name the argument."""
    if GIVEN.search(text):
        raise SystemExit(f"{source}: mypyc gives vec arguments back by itself now: take given_back out of setup.py")
    mended, times = TAKEN.subn(lambda m: f"{m[1]}VEC_{m[3].upper()}_DECREF({m[2]});\n", text)
    if times != text.count("Api.unbox(obj_"):
        raise SystemExit(f"{source}: mypyc takes vec arguments in another way than setup.py knows")
    return mended


def extensions(rooms: Container[str] | None = None) -> list:
    """What mypyc makes of core and of these rooms; of all where none are named."""
    if os.environ.get("MISTO_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    groups = [(chapter_files(SRC / "core", PLAIN_CORE), "misto._core")]
    groups.append(([str(SRC / "testing" / "tictactoe.py")], "misto._testing"))
    for room in sorted(p for p in (SRC / "games").iterdir() if (p / "rules").is_dir()):
        if rooms is None or room.name in rooms:
            groups.append((chapter_files(room, PLAIN_ROOM), f"misto._{room.name}"))
    files = [f for names, _ in groups for f in names]
    shutil.rmtree("build/mypy", ignore_errors=True)  # mypyc 2.4 stumbles over its own cache of native ints
    shutil.rmtree("build/mypyc", ignore_errors=True)  # what another layout left would be mended a second time
    made = mypycify(
        ["--config-file=pyproject.toml", "--cache-dir=build/mypy", *files],
        only_compile_paths=files,
        separate=groups,
        opt_level="3",
        debug_level="0",
        target_dir="build/mypyc",
    )
    for source in Path("build/mypyc").rglob("__native_*.c"):
        source.write_text(given_back(source.read_text(), source.name))
    for ext in made:
        ext.optional = True
        if os.name == "posix":
            # nobody replaces a function of ours at load time: calls within a group may be inlined
            ext.extra_compile_args.append("-fno-semantic-interposition")
            # a product fused into a sum is rounded once and not twice: plain Python would differ
            ext.extra_compile_args.append("-ffp-contract=off")
    return made


def need_page() -> None:
    """What is handed on serves people who have neither node nor this source tree."""
    if (SRC / "server/page/index.html").exists() or os.environ.get("MISTO_NO_PAGE") == "1":
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(
            "The page is not built and npm is not here: install node 20 or newer, or set MISTO_NO_PAGE=1"
            " for a package without a page."
        )
    # The page's scripts read the rooms' texts with this Python and the source beside it.
    env = os.environ | {"MISTO_PYTHON": sys.executable, "MISTO_PURE": "1", "PYTHONPATH": str(SRC.parent.resolve())}
    for words in (["install", "--no-save", "--silent"], ["run", "--silent", "build"]):
        subprocess.run([npm, "--prefix", "web", "--no-audit", "--no-fund", *words], check=True, env=env)


def runtime_notice() -> str:
    """The licence of what mypyc puts into every library it makes: its own runtime, parts of it from Python."""
    mypy = metadata.distribution("mypy")
    [licence] = [file for file in mypy.files or [] if str(file).endswith(("licenses/LICENSE", "dist-info/LICENSE"))]
    return f"The compiled libraries (.so) hold the runtime of mypyc {mypy.version}.\n\n{licence.read_text()}"


class BuildWithPage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            need_page()
        super().run()
        if not self.editable_mode and self.distribution.ext_modules:
            (Path(self.build_lib) / "misto/notices.txt").write_text(runtime_notice(), encoding="utf-8")


class SdistWithPage(sdist):
    def run(self) -> None:
        need_page()
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage, "sdist": SdistWithPage})
