"""Every code block of the documentation: run, or read as far as it can be, or marked with the reason."""

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.main import get_command

from misto.cli.app import whole_app
from tests.cli.line import SOURCES, in_process
from tests.docs import blocks
from tests.docs.blocks import ROOT, Block, blocks_of, lines_of, program_of

PAGES = [path for path in blocks.pages() if blocks_of(path)]
NAMES = [path.relative_to(ROOT).as_posix() for path in PAGES]


@pytest.mark.parametrize("path", PAGES, ids=NAMES)
def test_blocks_name_their_language(path):
    for block in blocks_of(path):
        assert block.language in blocks.LANGUAGES, f"{block.place}: one of {blocks.LANGUAGES}"


@pytest.mark.parametrize("path", PAGES, ids=NAMES)
def test_marks_give_a_reason_or_a_test(path):
    for block in blocks_of(path):
        if block.mark.startswith("run by"):
            [test] = re.findall(r"tests/[\w/.]+\.py", block.mark)
            assert Path(block.page).stem in (ROOT / test).read_text(encoding="utf-8"), (
                f"{block.place}: {test}"
            )
        elif block.mark:
            assert len(block.mark.split()) >= 6, f"{block.place}: what is the reason?"


@pytest.mark.parametrize("path", PAGES, ids=NAMES)
def test_blocks_run(path, tmp_path, monkeypatch):
    """All blocks of a page one after the other, in one empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for block in blocks_of(path):
        try:
            try_block(block, tmp_path)
        except BaseException as why:
            why.add_note(f"in the block at {block.place}")
            raise


def try_block(block: Block, folder: Path) -> None:
    if block.title:
        (folder / block.title).write_text(block.text, encoding="utf-8")
    if block.language == "json":
        json.loads(block.text)
    elif block.language == "toml":
        tomllib.loads(block.text)
    elif block.language == "python":
        code = compile(block.text, block.place, "exec")
        if not block.mark and not block.title:
            exec(code, {"__name__": "__main__"})
    elif block.language == "sh":
        for given, words in lines_of(block):
            try_line(given, words, runs=not block.mark, folder=folder)


def try_line(given: dict[str, str], words: list[str], runs: bool, folder: Path) -> None:
    """A line must make sense everywhere; `misto` and programs of the page are run where nothing speaks against it."""
    program = program_of(words)
    assert program in CHECKS, f"{words}: what is it? Say here how it can be tried"
    CHECKS[program](words)
    if not runs:
        return
    if program == "misto":
        done = in_process(*words[1:], typed="q\n\n")
        assert done.returncode == 0, (words, done.stdout + done.stderr)
    else:
        assert program == "python", f"{words}: nobody runs this; mark the block with the reason"
        env = os.environ | {"PYTHONPATH": SOURCES} | given
        subprocess.run([sys.executable, *words[1:]], cwd=folder, env=env, check=True, timeout=120)


def check_misto(words: list[str]) -> None:
    """Every command, argument and option is one that Misto has."""
    command, rest, parent = get_command(whole_app()), words[1:], None
    while True:
        context = command.make_context(
            command.name or "misto", list(rest), parent=parent, resilient_parsing=False
        )
        if not hasattr(command, "commands"):
            return
        name, command, rest = command.resolve_command(context, [*context._protected_args, *context.args])
        assert command is not None, name
        parent = context


def check_make(words: list[str]) -> None:
    assert set(words[1:]) <= blocks.targets(), words


def check_npm(words: list[str]) -> None:
    rest = [word for word in words[1:] if word not in ("--prefix", "web", "run")]
    assert rest[0] in blocks.scripts(), words


def check_pip(words: list[str]) -> None:
    for extra in re.findall(r"\[([\w,]+)\]", " ".join(words)):
        assert set(extra.split(",")) <= blocks.extras(), words


def check_python(words: list[str]) -> None:
    if words[1] != "-m":
        return
    assert find_spec(words[2]) is not None, words
    if words[2] == "pytest":
        files = [word for word in words[3:] if word.startswith("tests/")]
        assert files, words
        assert all((ROOT / file).exists() for file in files), words


CHECKS = {
    "make": check_make,
    "npm": check_npm,
    "pip": check_pip,
    "python": check_python,
    "misto": check_misto,
}


def test_a_slip_of_the_pen_is_found():
    for line in (
        "misto simulate --gmaes 3",
        "misto simulat machi_koro",
        "misto play --seats many",
        "misto admin shut",
    ):
        with pytest.raises(Exception, match=r"."):
            check_misto(line.split())
    for line in (
        "make runn",
        "npm --prefix web run galery",
        "pip install misto[researc]",
        "python -m misto.nowhere",
    ):
        with pytest.raises((AssertionError, ModuleNotFoundError)):
            CHECKS[line.split()[0]](line.split())
