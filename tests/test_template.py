"""The room to begin from keeps every promise, and ``misto new-room`` writes it where a room lives and nowhere else."""

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

import misto as package
from misto.core.trouble import Trouble
from misto.template import write
from misto.template.room import GAME
from misto.testing import check_game
from misto.testing.examples import check_example
from tests.cli.line import in_process, misto, refused
from tests.test_texts import messages_in

ROOT = Path(package.__file__).parents[2]
OWN = (
    "src/misto/games/{}/",
    "src/misto/cli/boards/{}.py",
    "locales/en/{}",
    "locales/uk/{}",
    "locales/ru/{}",
    "tests/games/{}/",
    "docs/{}.md",
    "web/src/games/{}/",
    "web/tests/fixtures/{}.json",
)
LANGUAGES = ("uk", "ru", "en")
NAMES = ["lantern", "lanterns_of_the_old_town"]


def run(words, cwd, **env):
    done = subprocess.run(
        list(map(str, words)), cwd=cwd, env=os.environ | env, capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_template_is_a_room_like_any_other():
    report = check_game(GAME, [{}, {"rows": False, "rounds": 4}], games=2, every=5)
    assert report.games == 12
    for example in GAME.examples().values():
        check_example(GAME, example)
    texts = {
        lang: messages_in((write.HERE / f"room/locales/{lang}/template_room.ftl").read_text(encoding="utf-8"))
        for lang in LANGUAGES
    }
    assert texts["uk"] == texts["ru"] == texts["en"]
    assert not {f"template_room-{key}" for key in report.messages} - set(texts["en"])


@pytest.mark.parametrize("name", NAMES)
def test_a_new_room_lies_in_its_own_folders_under_its_own_name(name, tmp_path):
    files = write.in_tree(name)
    assert all(place.startswith(tuple(own.format(name) for own in OWN)) for place in files)
    for place, text in files.items():
        assert not re.search(r"(?<!grid-)template|\bTR-", text, re.IGNORECASE), place
    write.write_files(tmp_path, files)
    ruff = [sys.executable, "-m", "ruff"]
    config = ["--config", ROOT / "pyproject.toml", "--no-cache"]
    ours = ["--config", 'lint.isort.known-first-party = ["misto", "tests"]']
    run([*ruff, "check", *config, *ours, "."], tmp_path)
    run([*ruff, "format", "--check", *config, "."], tmp_path)


@pytest.mark.parametrize("name", ["Demo", "2nd", "", "a-b", "a__b", "class", "x" * 31, "../evil", "д"])
def test_bad_names_are_refused(name, tmp_path):
    with pytest.raises(Trouble) as trouble:
        write.write_package(tmp_path / "new", name)
    assert trouble.value.key == "new-room-name"
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", ["akropolis", "page", "tests", "cli"])
def test_taken_names_are_refused(name, tmp_path):
    with pytest.raises(Trouble) as trouble:
        write.write_package(tmp_path / "new", name)
    assert trouble.value.key == "new-room-taken"


def test_nothing_is_overwritten_and_nothing_half_written(tmp_path):
    (tmp_path / "README.md").write_text("mine")
    refused(in_process("new-room", "lantern", "--package", str(tmp_path)))
    assert [file.name for file in tmp_path.iterdir()] == ["README.md"]
    assert (tmp_path / "README.md").read_text() == "mine"


def test_without_its_source_misto_says_how_to_make_a_package(tmp_path):
    with pytest.raises(Trouble) as trouble:
        write.write_in_tree(tmp_path, "lantern")
    assert trouble.value.key == "new-room-no-tree"


@pytest.mark.slow
def test_a_package_of_its_own_passes_its_tests(tmp_path):
    done = misto("new-room", "lanterns", "--package", str(tmp_path / "new"))
    assert done.returncode == 0, done.stderr
    assert "pip install" in done.stdout
    paths = os.pathsep.join([str(ROOT / "src"), str(tmp_path / "new/src")])
    told = run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"], tmp_path / "new", PYTHONPATH=paths
    )
    assert "21 passed" in told


PLAIN = {"MISTO_PURE": "1", "PYTHONPATH": "src"}
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0"]
COMPILE = """
import runpy, sys
from setuptools import setup
sys.argv = ["setup.py", "--quiet", "build_ext", "--inplace"]
setup(ext_modules=runpy.run_path("setup.py")["extensions"](["demo"]))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the tree in which ``misto new-room demo`` was run."""
    listed = run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], ROOT).split("\0")
    copy = tmp_path_factory.mktemp("room") / "copy"
    for name in filter(None, listed):
        if (ROOT / name).is_symlink() or (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_symlink():
                (copy / name).symlink_to(os.readlink(ROOT / name))
            else:
                (copy / name).write_bytes((ROOT / name).read_bytes())
    author = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
    for words in (["init", "-q"], ["add", "-A"], [*author, "commit", "-qm", "copy"]):
        run(["git", *words], copy)
    run([sys.executable, "-m", "misto", "new-room", "demo"], copy, **PLAIN)
    return copy


@pytest.mark.slow
def test_a_room_in_a_copy_of_the_tree_touches_its_own_folders_and_one_line(copy):
    changed = run(["git", "status", "--porcelain", "-uall"], copy).splitlines()
    strange = [line for line in changed if not line[3:].startswith(tuple(own.format("demo") for own in OWN))]
    assert strange == [" M src/misto/games/registry.py"]
    assert run(["git", "diff", "--numstat"], copy).split()[:2] == ["1", "1"]


@pytest.mark.slow
def test_a_room_in_a_copy_of_the_tree_passes_the_tests_of_every_room(copy):
    """Its own, those that walk the rooms, and those that read what it brought; the whole site of docs is built."""
    run([*PYTEST, "-m", "not slow", "tests/games/demo"], copy, **PLAIN)
    run([*PYTEST, "-m", "not slow", "tests", "-k", "demo"], copy, **PLAIN)
    every = ("test_rooms_apart.py", "test_texts.py", "test_goldens.py", "test_template.py", "web")
    run([*PYTEST, "-m", "not slow", *(f"tests/{name}" for name in every)], copy, **PLAIN)
    run([*PYTEST, "tests/docs/test_site.py", "tests/docs/test_pictures.py"], copy, **PLAIN)
    played = subprocess.run(
        [sys.executable, "-m", "misto", "--lang", "en", "play", "demo", "--seed", "4"],
        cwd=copy, env=os.environ | PLAIN, input="1\n" * 90, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert "wins with" in played.stdout, played.stderr


@pytest.mark.slow
def test_a_room_in_a_copy_of_the_tree_is_compiled_and_plays_on_the_page(copy):
    packages = ROOT / "web/node_modules"
    assert packages.is_dir(), "run make page"
    (copy / "web/node_modules").symlink_to(packages)
    run([sys.executable, "-c", COMPILE], copy)
    assert list((copy / "src/misto/games/demo/rules").glob("turns*.so"))
    run([*PYTEST, "-m", "not slow", "tests/games/demo"], copy, PYTHONPATH="src")
    page = {"PYTHONPATH": str(copy / "src"), "MISTO_PYTHON": sys.executable, "CI": "true"}
    for script in ("build", "lint", "check", "test"):
        run(["npm", "--prefix", "web", "run", "--silent", script], copy, **page)
    told = run(["node", "--test", "--test-name-pattern=new room", "e2e/guest.test.mjs"], copy / "web", **page)
    assert "# pass 1" in told or "ℹ pass 1" in told, told


def listens(address):
    try:
        return urllib.request.urlopen(f"{address}/readyz", timeout=20).status == 200
    except urllib.error.URLError:
        return False


@pytest.mark.slow
def test_a_package_that_pip_installs_plays_in_terminal_and_server(tmp_path):
    run([sys.executable, "-m", "misto", "new-room", "lanterns", "--package", tmp_path / "new"], tmp_path)
    site = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    run([*pip, "--target", site, tmp_path / "new"], tmp_path)
    env = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(site)])}
    played = misto("play", "lanterns", "--seed", "4", typed="1\n" * 90, env=env, cwd=tmp_path)
    assert "wins with" in played.stdout, played.stderr
    assert "Lanterns" in misto("rules", "lanterns", env=env, lang="uk").stdout
    assert '"games": 20' in misto("simulate", "lanterns", "--games", "20", "--json", env=env).stdout
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address, deadline = f"http://127.0.0.1:{port}", time.monotonic() + 120
    server = subprocess.Popen(
        [sys.executable, "-m", "misto", "serve", "--port", str(port)], cwd=tmp_path, env=os.environ | env
    )
    try:
        while not listens(address) and time.monotonic() < deadline:
            time.sleep(0.1)
        told = json.load(urllib.request.urlopen(f"{address}/api/games/lanterns/texts/uk", timeout=20))
        assert "lanterns-option-roll = кинути кубики" in told["source"]
        games = json.load(urllib.request.urlopen(f"{address}/api/games", timeout=20))
        assert "lanterns" in [game["name"] for game in games]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        asked = urllib.request.Request(
            f"{address}/api/tables",
            json.dumps({"game": "lanterns", "seats": seats, "start": True}).encode(),
            {"content-type": "application/json"},
        )
        assert json.load(urllib.request.urlopen(asked, timeout=20))["status"] == "playing"
    finally:
        server.terminate()
        server.wait(20)
