"""The package as people get it: a wheel and an sdist, installed far from the source tree.

``python -m pytest -m slow tests/test_package.py``; environments are made fresh, so pip must reach its
index. Pythons other than ours are tried where the machine has them. ``DIST=dist`` tries the files that
``make dist`` left there instead of building them from a clean clone.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.once import once

ROOT = Path(__file__).parents[1]


def pythons() -> list[str]:
    """Every Python we are for that this machine has, by its path."""
    found = []
    for name in ("python3.11", "python3.12", "python3.13"):
        kept = Path.home().glob(f".pyenv/versions/*/bin/{name}")
        tried = [path for path in (shutil.which(name), *map(str, kept)) if path is not None]
        works = (path for path in tried if subprocess.run([path, "-V"], capture_output=True).returncode == 0)
        found += [path for path in [next(works, "")] if path]
    return found


# what each extra is for, used once
EXTRAS = {
    "postgres": "import psycopg",
    "redis": "import redis",
    "ray": "import ray",
    "research": """
import gymnasium, pettingzoo, pyspiel
import misto.envs, misto.envs.batch, misto.envs.openspiel
from misto.envs.pettingzoo import machi_koro_v1

gymnasium.make("misto/MachiKoro-v1", seats=2).reset(seed=1)
machi_koro_v1.env(seats=2).reset(seed=1)
assert pyspiel.load_game("python_misto_machi_koro(players=2)").num_players() == 2
batch = misto.envs.batch.Batch("machi_koro", 2, seed=1)
batch.step(batch.choose("random"))
""",
    "train": "import torch\nimport misto.lab.learn, misto.envs.train",
}
pytestmark = pytest.mark.slow


def run(words: list[object], cwd: Path, **env: str) -> str:
    """The output of a command that knows nothing of the source tree."""
    clean = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV", "MISTO_PURE")}
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, env=clean | env, capture_output=True, text=True, timeout=3600
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def dist(tmp_path_factory) -> Path:
    """A wheel and an sdist of a clean clone, as make dist: the documentation, then pip, which builds the page too."""
    if os.environ.get("DIST"):
        return ROOT / os.environ["DIST"]
    return once(tmp_path_factory, "dist", build_both)


def build_both(folder: Path) -> None:
    clone = folder / "clone"
    run(["git", "clone", "--quiet", ROOT, clone], folder)
    run([sys.executable, "-m", "docs.site"], clone, PYTHONPATH=str(clone / "src"), MISTO_PURE="1")
    run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, clone], folder)
    build = "import sys; from setuptools import build_meta as b; b.build_sdist(sys.argv[1])"
    run([sys.executable, "-c", build, folder], clone)


@pytest.fixture(scope="module")
def wheel_for(dist, tmp_path_factory):
    """The wheel of a Python: ours as it was built, another's compiled from the sdist, once."""
    ours = f"python3.{sys.version_info.minor}"
    [sdist] = dist.glob("*.tar.gz")

    def find(python: str) -> Path:
        name = ours if python == sys.executable else Path(python).name

        def build(folder: Path) -> None:
            run([python, "-m", "venv", folder / "build"], folder)
            pip = [folder / "build/bin/python", "-m", "pip", "wheel", "--quiet", "--no-deps"]
            run([*pip, "--wheel-dir", folder, sdist], folder)

        [made] = (dist if name == ours else once(tmp_path_factory, name, build)).glob("*.whl")
        return made

    return find


@pytest.fixture(scope="module")
def plain_wheel(dist, tmp_path_factory) -> Path:
    """The wheel of a machine without a C compiler: one for every Python."""
    [sdist] = dist.glob("*.tar.gz")

    def build(folder: Path) -> None:
        pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, sdist]
        run(pip, folder, MISTO_PURE="1")

    [made] = once(tmp_path_factory, "plain", build).glob("*-py3-none-any.whl")
    return made


def environment(folder: Path, python: str, *packages: object, **env: str) -> Path:
    run([python, "-m", "venv", folder], folder.parent)
    pip = [folder / "bin/python", "-m", "pip", "install", "--quiet", "--constraint", ROOT / "constraints.txt"]
    run([*pip, *packages], folder, **env)
    return folder / "bin"


def test_wheel_and_sdist_hold_everything(dist):
    [wheel], [sdist] = dist.glob("*.whl"), dist.glob("*.tar.gz")
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {
        "misto/server/page/index.html",
        "misto/server/page/sw.js",
        "misto/server/page/notices.txt",
        "misto/server/docs/index.html",
        "misto/server/docs/notices.txt",
        "misto/notices.txt",
        "misto/locales/uk/misto.ftl",
        "misto/games/akropolis/weights/value.json",
        "misto/games/akropolis/rulebook/ru.md",
        "misto/py.typed",
    } <= inside
    tops = {name.split("/")[0] for name in inside}
    assert {name for name in tops if not name.endswith(".dist-info")} == {"misto"}
    assert any(name.startswith("misto/_core__mypyc") for name in inside), "the wheel is not compiled"
    assert b"runtime of mypyc" in zipfile.ZipFile(wheel).read("misto/notices.txt")
    with tarfile.open(sdist) as packed_as:
        packed = {name.partition("/")[2] for name in packed_as.getnames()}
    assert {
        "setup.py",
        "src/misto/server/page/index.html",
        "src/misto/server/docs/index.html",
        "src/misto/locales/uk/misto.ftl",
    } <= packed


def test_a_fresh_environment_without_node_or_source_plays_and_serves(dist, tmp_path):
    [wheel] = dist.glob("*.whl")
    bin = environment(tmp_path / "env", sys.executable, wheel)
    quiet = {"PATH": "/usr/bin:/bin"}
    assert "(compiled)" in run([bin / "misto", "--lang", "en", "version"], tmp_path, **quiet)
    played = subprocess.run(
        [bin / "misto", "--lang", "en", "play", "machi_koro", "--seats", "2", "--seed", "1"],
        input="1\n1\n1\nq\n", cwd=tmp_path, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert played.returncode == 0, played.stdout + played.stderr
    assert (tmp_path / "misto-machi_koro.json").is_file(), "q saves the game"
    told = run([bin / "misto", "simulate", "akropolis", "--games", "20", "--json"], tmp_path, **quiet)
    assert json.loads(told)["games"] == 20
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    example = readme.partition("```python\n")[2].partition("```")[0]
    assert run([bin / "python", "-c", example], tmp_path, **quiet).startswith("[")
    serve_and_look(bin, tmp_path)


def answer_of(address: str, server: subprocess.Popen[bytes]) -> str:
    """What the server says, once it listens."""
    for _ in range(600):
        assert server.poll() is None, "the server ended"
        try:
            return str(urllib.request.urlopen(address, timeout=60).read().decode())
        except urllib.error.URLError:
            time.sleep(0.2)
    raise AssertionError(f"nobody answers at {address}")


def serve_and_look(bin: Path, folder: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}/"
    server = subprocess.Popen(
        [bin / "misto", "serve", "--port", str(port)], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )  # fmt: skip
    try:
        page = answer_of(address, server)
        assert "<title>" in page
        assert "assets/" in page
        games = json.load(urllib.request.urlopen(address.rstrip("/") + "/api/games", timeout=20))
        assert len(games) == 4 or len(games["games"]) == 4
        manual = urllib.request.urlopen(address + "docs/", timeout=20)  # raises where there is none
        assert "<article" in manual.read().decode()
    finally:
        server.terminate()
        server.wait(20)


@pytest.mark.parametrize("python", pythons(), ids=lambda path: Path(path).name)
@pytest.mark.parametrize("extra", EXTRAS)
def test_extras_install_and_import(wheel_for, plain_wheel, tmp_path, python, extra):
    """Compiled; then the plain wheel in its place, with what the extra brought."""
    bin = environment(tmp_path / "env", python, f"{wheel_for(python)}[{extra}]")
    used = f"import misto\nmisto.new_table('san_juan')\n{EXTRAS[extra]}"
    run([bin / "python", "-c", used], tmp_path)
    assert "(compiled)" in run([bin / "misto", "--lang", "en", "version"], tmp_path)
    pip = [bin / "python", "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"]
    run([*pip, plain_wheel], tmp_path)
    run([bin / "python", "-c", used], tmp_path)
    assert "(compiled)" not in run([bin / "misto", "--lang", "en", "version"], tmp_path)


LEARNERS = {
    "sb3-contrib": """
import sys, time
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

seats = {"seats": 2, "bots": "random"}
env = make_vec_env("misto.envs:misto/MachiKoro-v1", n_envs=2, seed=1, env_kwargs=seats)
model = MaskablePPO("MlpPolicy", env, n_steps=256, batch_size=64, seed=1)
end = time.monotonic() + float(sys.argv[1])
while time.monotonic() < end:
    model.learn(512, reset_num_timesteps=False)
print(model.num_timesteps)
""",
    "torchrl": """
import sys, time
from torchrl.envs import PettingZooWrapper
from misto.envs.pettingzoo import machi_koro_v1

env = PettingZooWrapper(env=machi_koro_v1.env(seats=2), use_mask=True, group_map=None)
end, decisions = time.monotonic() + float(sys.argv[1]), 0
while time.monotonic() < end:
    decisions += env.rollout(200).batch_size[0]
print(decisions)
""",
}
MINUTE_S = "60"


@pytest.mark.parametrize("library", LEARNERS)
def test_learners_run_for_a_minute_without_an_adapter(wheel_for, tmp_path, library):
    """MaskablePPO of sb3-contrib learns, TorchRL plays: the environments as they are."""
    bin = environment(
        tmp_path / "env", sys.executable, f"{wheel_for(sys.executable)}[research,train]", library
    )
    decisions = run([bin / "python", "-c", LEARNERS[library], MINUTE_S], tmp_path).split()[-1]
    assert int(decisions) >= 500


def test_plain_from_the_sdist(dist, tmp_path):
    [sdist] = dist.glob("*.tar.gz")
    bin = environment(tmp_path / "env", sys.executable, sdist, MISTO_PURE="1")
    assert "(compiled)" not in run([bin / "misto", "--lang", "en", "version"], tmp_path)
    serve_and_look(bin, tmp_path)
