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


EXTRAS = ["postgres", "redis", "ray", "research", "train"]
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("package")]


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
    """A wheel and an sdist of a clean clone, by pip alone: it builds the page too."""
    if os.environ.get("DIST"):
        return ROOT / os.environ["DIST"]
    clone, folder = tmp_path_factory.mktemp("clone"), tmp_path_factory.mktemp("dist")
    run(["git", "clone", "--quiet", ROOT, clone], folder)
    run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, clone], folder)
    build = "import sys; from setuptools import build_meta as b; b.build_sdist(sys.argv[1])"
    run([sys.executable, "-c", build, folder], clone)
    return folder


@pytest.fixture(scope="module")
def wheel_for(dist, tmp_path_factory):
    """The wheel of a Python: ours as it was built, another's compiled from the sdist, once."""
    ours = f"python3.{sys.version_info.minor}"
    made = {ours: next(dist.glob("*.whl"))}

    def find(python: str) -> Path:
        name = ours if python == sys.executable else Path(python).name
        if name not in made:
            folder = tmp_path_factory.mktemp(name)
            run([python, "-m", "venv", folder / "build"], folder)
            [sdist] = dist.glob("*.tar.gz")
            pip = [folder / "build/bin/python", "-m", "pip", "wheel", "--quiet", "--no-deps"]
            run([*pip, "--wheel-dir", folder, sdist], folder)
            [made[name]] = folder.glob("*.whl")
        return made[name]

    return find


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
        "misto/locales/uk/misto.ftl",
        "misto/games/akropolis/weights/value.json",
        "misto/games/akropolis/rulebook/ru.md",
        "misto/py.typed",
    } <= inside
    tops = {name.split("/")[0] for name in inside}
    assert {name for name in tops if not name.endswith(".dist-info")} == {"misto"}
    assert any(name.startswith("misto/_core__mypyc") for name in inside), "the wheel is not compiled"
    with tarfile.open(sdist) as packed_as:
        packed = {name.partition("/")[2] for name in packed_as.getnames()}
    assert {"setup.py", "src/misto/server/page/index.html", "src/misto/locales/uk/misto.ftl"} <= packed


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


def documentation(address: str) -> bool:
    """It is there, or a sentence says how to make it: pip alone does not build it, make dist does."""
    try:
        return "<title>" in urllib.request.urlopen(address, timeout=20).read().decode()
    except urllib.error.HTTPError as told:
        return told.code == 404 and "make docs" in told.read().decode()


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
        assert documentation(address.rstrip("/") + "/docs/")
    finally:
        server.terminate()
        server.wait(20)


@pytest.mark.parametrize("python", pythons(), ids=lambda path: Path(path).name)
@pytest.mark.parametrize("extra", EXTRAS)
def test_extras_install_and_import(wheel_for, tmp_path, python, extra):
    bin = environment(tmp_path / "env", python, f"{wheel_for(python)}[{extra}]")
    named = {
        "postgres": "psycopg",
        "redis": "redis",
        "ray": "ray",
        "research": "pettingzoo",
        "train": "torch",
    }
    run([bin / "python", "-c", f"import misto, {named[extra]}; misto.new_table('san_juan')"], tmp_path)
    assert "(compiled)" in run([bin / "misto", "--lang", "en", "version"], tmp_path)


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
