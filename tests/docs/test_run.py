"""make run (bench/run.sh), with programs in place of make and misto that only write down what they were asked."""

import os
import signal
import subprocess
import time

import pytest

from tests.docs.blocks import ROOT

MAKE = """#!/bin/sh
asks=""
for word; do
    case $word in
    -q) asks=1 ;;
    --*) ;;
    *)
        [ -e "$word" ] && continue
        [ -z "$asks" ] || exit 1
        echo "make ${word##*/}" >>told
        if [ "${word##*/}" = compiled ]; then
            trap 'echo "stopped compiling" >>told; exit 143' TERM
            while ! [ -e may-end ]; do sleep 0.02; done
            [ -e broken ] && exit 2
        fi
        touch "$word"
        ;;
    esac
done
exit 0
"""
MISTO = """#!/bin/sh
kind=compiled
[ "${MISTO_PURE:-}" = 1 ] && kind=plain
trap 'echo "end $kind" >>told; exit 0' INT TERM
echo "$1 $kind" >>told
while :; do sleep 0.02; done
"""
LIMIT_S = 20


class Run:
    """A run under way in a folder of its own, in a session of its own as at a terminal."""

    def __init__(self, folder, **env):
        self.folder = folder
        for name, text in (("make", MAKE), ("env/bin/misto", MISTO)):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
            (folder / name).chmod(0o755)
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("MISTO_", "MAKE"))}
        self.process = subprocess.Popen(
            ["sh", ROOT / "bench/run.sh", "env", "page"],
            cwd=folder,
            env=clean | {"MAKE": "./make"} | env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            # who runs the tests in the background may ignore Ctrl-C, and a shell would go on doing so
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )

    def told(self):
        file = self.folder / "told"
        return file.read_text().splitlines() if file.exists() else []

    def until(self, line):
        ends = time.monotonic() + LIMIT_S
        while line not in self.told():
            assert time.monotonic() < ends, f"no “{line}” but {self.told()}"
            time.sleep(0.01)

    def interrupt(self):
        """Ctrl-C: the terminal tells every process. Nobody may be left of them."""
        os.killpg(self.process.pid, signal.SIGINT)
        assert self.process.wait(LIMIT_S) in (0, 130)
        self.must_be_alone()

    def must_be_alone(self):
        ends = time.monotonic() + LIMIT_S
        while time.monotonic() < ends:
            try:
                os.killpg(self.process.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.01)
        raise AssertionError("something goes on")

    def close(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


@pytest.fixture
def start(tmp_path):
    runs = []

    def begin(*there, **env):
        for name in there:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).touch()
        runs.append(Run(tmp_path, **env))
        return runs[-1]

    yield begin
    for run in runs:
        run.close()


def test_a_first_run_serves_plain_until_the_rules_are_compiled(start, tmp_path):
    run = start()
    run.until("serve plain")
    assert "make page" in run.told()
    (tmp_path / "may-end").touch()
    run.until("serve compiled")
    told = [line for line in run.told() if line != "make compiled"]  # it begins beside all else
    assert told[-4:] == ["serve plain", "make built", "end plain", "serve compiled"]
    run.interrupt()


def test_a_later_run_serves_compiled_at_once(start):
    run = start("env/compiled", "env/built", "page")
    run.until("serve compiled")
    assert run.told() == ["serve compiled"]
    run.interrupt()


def test_without_compiling_nothing_is_taken_for_compiled(start, tmp_path):
    run = start(MISTO_PURE="1")
    run.until("serve plain")
    assert run.told() == ["make ready", "make page", "serve plain"]
    assert not (tmp_path / "env/compiled").exists()
    run.interrupt()


def test_rules_that_do_not_compile_end_the_run_with_a_sentence(start, tmp_path):
    run = start("broken")
    run.until("serve plain")
    (tmp_path / "may-end").touch()
    _, said = run.process.communicate(timeout=LIMIT_S)
    assert run.process.returncode == 1
    assert "The rules were not compiled" in said
    assert run.told()[-1] == "end plain"
    run.must_be_alone()


def test_ctrl_c_ends_the_compiler_and_the_plain_server(start):
    run = start()
    run.until("serve plain")
    run.interrupt()
    assert {"stopped compiling", "end plain"} <= set(run.told())
    assert "serve compiled" not in run.told()
