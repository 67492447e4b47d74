"""The command line from a test: in a process of its own, or in this one where that shows the same."""

import contextlib
import hashlib
import io
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import misto as package
from misto.cli.app import run, voice

SOURCES = str(Path(package.__file__).parents[1])
ENVIRONMENT = {"COLUMNS": "4000", "NO_COLOR": "1", "PYTHONPATH": SOURCES}


def misto(*words, typed=None, lang="en", cwd=None, env=None):
    """As a person starts it."""
    return subprocess.run(
        [sys.executable, "-m", "misto", "--lang", lang, *words],
        capture_output=True,
        text=True,
        input=typed,
        timeout=120,
        env=os.environ | ENVIRONMENT | (env or {}),
        cwd=cwd,
        check=False,
    )


class Keyboard(io.TextIOBase):
    """Lines typed one after the other; between them things may happen: a function is called when the
    next line is waited for.
    """

    def __init__(self, typed):
        self.left = typed.splitlines() if isinstance(typed, str) else list(typed)

    def readline(self, size=-1):
        while self.left and callable(self.left[0]):
            self.left.pop(0)()
        return self.left.pop(0) + "\n" if self.left else ""


def in_process(*words, typed="", lang="en"):
    """The same without a new interpreter: a hundred commands in seconds."""
    out, err, kept = io.StringIO(), io.StringIO(), sys.stdin
    spoken = voice.text
    sys.stdin = Keyboard(typed)
    try:
        wide = mock.patch.dict(os.environ, ENVIRONMENT)
        with wide, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run(["--lang", lang, *words])
    finally:
        sys.stdin = kept
        voice.text = spoken
    return SimpleNamespace(returncode=code, stdout=out.getvalue(), stderr=err.getvalue())


def refused(done, says=""):
    """One sentence, exit code 2."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert says in done.stderr


def fingerprint_of(folder):
    """Every file and folder with what is in it."""
    digest = hashlib.blake2b()
    for path in sorted(folder.rglob("*")):
        digest.update(str(path).encode())
        digest.update(path.read_bytes() if path.is_file() else b"-")
    return digest.hexdigest()
