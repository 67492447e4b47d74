"""How long a first `make run` takes, step by step: python bench/first_run.py

It clones this tree into an empty folder, runs `make run` there as a newcomer would, and prints a table when the
page answers and the compiled rules have taken over. pip and npm fetch from their index, so that a slow network
shows. Measure on a quiet machine.
"""

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIMIT_S = 900
# what each step leaves behind when it is done
STEPS = {
    "Python and its compiler of rules": ".venv/compiler",
    "Python packages": ".venv/ready",
    "packages that build the page": "web/node_modules/.ready",
    "the page": "src/misto/server/page/index.html",
    "the rules, compiled": ".venv/compiled",
}
# what each step waits for
AFTER = {
    "Python packages": "Python and its compiler of rules",
    "packages that build the page": "Python packages",
    "the page": "packages that build the page",
    "the rules, compiled": "Python and its compiler of rules",
}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(address: str, words: bytes, running: subprocess.Popen[bytes], began: float) -> float:
    """When these words are answered there."""
    while time.time() - began < LIMIT_S:
        with contextlib.suppress(urllib.error.URLError, ConnectionError):
            if words in urllib.request.urlopen(address, timeout=5).read():
                return time.time()
        if running.poll() is not None:
            raise SystemExit(f"make run ended with {running.returncode}")
        time.sleep(0.2)
    raise SystemExit(f"no {words.decode()} after {LIMIT_S} s")


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="misto-first-run-"))
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "misto")], check=True)
    clone, port = folder / "misto", free_port()
    env = {k: v for k, v in os.environ.items() if not re.match(r"MISTO_|VIRTUAL_ENV|PYTHONPATH", k)}
    began = time.time()
    running = subprocess.Popen(
        ["make", "run"],
        cwd=clone,
        env=env | {"MISTO_PORT": str(port)},
        start_new_session=True,
        stdout=sys.stderr,
    )
    try:
        ready = wait_for(f"http://127.0.0.1:{port}/", b"<title>", running, began)
        quick = wait_for(f"http://127.0.0.1:{port}/version", b'"compiled":true', running, began)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGTERM)
        running.wait(30)
    done = {step: (clone / file).stat().st_mtime for step, file in STEPS.items()}
    shutil.rmtree(folder, ignore_errors=True)
    print("| step | begins, s | takes, s |\n|---|---:|---:|")
    for step in STEPS:
        start = done[AFTER[step]] if step in AFTER else began
        print(f"| {step} | {start - began:.0f} | {done[step] - start:.0f} |")
    print(f"| **page answers** | | **{ready - began:.0f}** |")
    print(f"| compiled rules take over | | {quick - began:.0f} |")
    print(f"\n{os.cpu_count()} cores, load {os.getloadavg()[1]:.1f} over five minutes")


if __name__ == "__main__":
    main()
