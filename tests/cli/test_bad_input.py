"""Bad input: one clear sentence in the language asked for, exit code 2, nothing changed on disk."""

import json
import os
import re
import socket
import subprocess
import sys

import pytest
from typer.main import get_command

from misto.cli.app import whole_app
from misto.games.registry import GAMES, ROOMS
from tests.cli.bad_lines import CASES, DEEP, fill
from tests.cli.line import ENVIRONMENT, SOURCES, fingerprint_of, in_process, misto, refused


@pytest.fixture(scope="module")
def kit(tmp_path_factory):
    kit = tmp_path_factory.mktemp("kit")
    fill(kit)
    return kit


@pytest.fixture(scope="module")
def taken():
    """A port at which somebody else listens."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        yield busy.getsockname()[1]


@pytest.fixture
def stand(kit, tmp_path, monkeypatch):
    """In an empty folder, with the kit on the Python path and no database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(kit))
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    monkeypatch.setenv("COLUMNS", "4000")
    return tmp_path


def filled(line, kit, taken):
    return [word.format(kit=kit, taken=taken, deep=DEEP) for word in line.split()]


def test_there_are_a_hundred():
    assert len(CASES) >= 100
    assert [name for name in every_command() if not any(line.startswith(name) for line, _ in CASES)] == []


def every_command(command=None, before=""):
    """Every command there is, those inside others too: a new one without a case is found here."""
    for name, inner in (command or get_command(whole_app())).commands.items():
        yield from every_command(inner, f"{before}{name} ") if hasattr(inner, "commands") else [before + name]


def others(line):
    """Both of the other languages in make test-all, else one of them, by the line."""
    return ("uk", "ru") if os.environ.get("MISTO_PATHS") == "all" else (("uk", "ru")[len(line) % 2],)


@pytest.mark.parametrize(("line", "says"), CASES, ids=[line for line, _ in CASES])
def test_one_sentence_and_nothing_changed(line, says, kit, taken, stand):
    words = filled(line, kit, taken)
    before = fingerprint_of(kit), fingerprint_of(stand)
    refused(in_process(*words), says)
    for lang in others(line):
        if words[0] != "--lang":
            done = in_process(*words, lang=lang)
            refused(done)
            assert re.search("[а-яіїє]{2}", done.stderr), done.stderr
    assert (fingerprint_of(kit), fingerprint_of(stand)) == before


@pytest.mark.parametrize(
    "line",
    [
        "zzz",
        "replay {kit}/deep.json",
        "simulate machi_koro --games 4 --jobs 2 --bots class:bot_raises.Bot",
        "tournament machi_koro --bots random,class:bot_illegal.Bot --games 4 --jobs 2 --results {kit}/new.ndjson",
        "tournament machi_koro --bots random,greedy --results {kit}/notes.txt",
        "db backup {kit}/none/x.db",
        "serve --port {taken}",
    ],
)
def test_in_a_process_of_its_own(line, kit, taken, tmp_path):
    before = fingerprint_of(kit)
    env = {"PYTHONPATH": f"{kit}:{SOURCES}", "PYTHONDONTWRITEBYTECODE": "1"}
    refused(misto(*filled(line, kit, taken), cwd=tmp_path, env=env))
    assert fingerprint_of(kit) == before
    assert not list(tmp_path.iterdir())


ODD_TERMINALS = {
    "no letters but Latin": ("uk", {"PYTHONIOENCODING": "ascii"}, b"1\nq\n"),
    "half a letter typed": ("en", {"PYTHONIOENCODING": "utf-8:strict"}, b"\xd0\n1\nq\n"),
    "no keyboard": ("en", {}, None),
}


@pytest.mark.parametrize(("lang", "env", "typed"), ODD_TERMINALS.values(), ids=ODD_TERMINALS)
def test_an_odd_terminal_costs_nobody_a_game(lang, env, typed, tmp_path):
    """Half a letter is asked again; what cannot be shown or typed ends in no traceback."""
    line = [
        sys.executable,
        "-m",
        "misto",
        "--lang",
        lang,
        "play",
        "machi_koro",
        "--seats",
        "2",
        "--seed",
        "1",
    ]
    done = subprocess.run(
        line if typed is not None else ["sh", "-c", 'exec "$@" <&-', "sh", *line],
        capture_output=True,
        input=typed,
        timeout=120,
        env=os.environ | ENVIRONMENT | env,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    kept = json.loads((tmp_path / "misto-machi_koro.json").read_text())
    moves = [action for seat, action in kept["steps"] if seat == 0]
    assert len(moves) == (0 if typed is None else 1)


@pytest.mark.parametrize(
    ("name", "value", "line", "says"),
    [
        ("MISTO_PORT", "abc", "config check", "MISTO_PORT takes a whole number"),
        ("MISTO_BUS", "pigeon", "config check", "one of memory, postgres, redis"),
        ("MISTO_DATABASE_URL", "mysql://x", "openapi", "MISTO_DATABASE_URL"),
        ("MISTO_DATABASE_URL", "sqlite:///{kit}/notes.txt", "db upgrade", "is no database"),
        ("MISTO_DATABASE_URL", "sqlite:///{kit}/foreign.db", "db upgrade", "another program"),
        ("MISTO_DATABASE_URL", "sqlite:///{kit}/foreign.db", "serve --port 0", "another program"),
        ("MISTO_DATABASE_URL", "sqlite:///{kit}/folder", "db upgrade", "folder"),
        ("MISTO_DATABASE_URL", "sqlite:///{kit}/none/x.db", "db upgrade", "does not exist"),
        ("MISTO_DATABASE_URL", "sqlite:///{kit}/none/x.db", "serve --port 0", "does not exist"),
        ("MISTO_DATABASE_URL", "sqlite:///{kit}/notes.txt", "db backup new.db", "is no database"),
        ("MISTO_DATABASE_URL", "sqlite://", "db backup new.db", "names no file"),
        (
            "MISTO_DATABASE_URL",
            "postgresql://u:hidden@127.0.0.1:1/x",
            "db upgrade",
            "cannot reach its database",
        ),
        (
            "MISTO_DATABASE_URL",
            "postgresql://u:hidden@127.0.0.1:1/x",
            "serve --port 0",
            "cannot reach its database",
        ),
        ("MISTO_DATABASE_URL", "postgresql://u:hidden@127.0.0.1:1/x", "db backup new.db", "pg_dump"),
        ("MISTO_BOT_SCALE", "fast", "simulate machi_koro --bots level:hard", "MISTO_BOT_SCALE"),
        ("MISTO_OVERRIDES", "{kit}/binary.dat", "simulate san_juan --games 1", "MISTO_OVERRIDES"),
        ("MISTO_OVERRIDES", "{kit}/none.toml", "simulate welcome_to --games 1", "MISTO_OVERRIDES"),
    ],
)
def test_settings_from_outside(name, value, line, says, kit, taken, stand, monkeypatch):
    monkeypatch.setenv(name, value.format(kit=kit))
    before = fingerprint_of(kit)
    done = in_process(*filled(line, kit, taken))
    refused(done, says)
    assert "hidden" not in done.stderr
    assert fingerprint_of(kit) == before
    assert not list(stand.iterdir())


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("room", ROOMS)
def test_the_dialogue_of_every_room(room, lang, stand):
    """Every question has its words; ², a thousand digits and unknown words are asked again."""
    rows = len(GAMES[room].rules.options)
    typed = "²\n" + "9" * 5000 + "\nmany\n2\n" + "²\n" + "7" * 5000 + "\n" + "\n" * rows + "q\n"
    done = in_process("play", room, "--ask", typed=typed, lang=lang)
    assert done.returncode == 0, done.stderr
    assert (stand / f"misto-{room}.json").is_file()


def test_the_first_question(stand):
    done = in_process("play", typed="²\n" + "9" * 5000 + "\n0\nchess\n1\n2\n" + "\n" * 12 + "q\n")
    assert done.returncode == 0, done.stderr
    assert (stand / "misto-machi_koro.json").is_file()


@pytest.mark.parametrize(
    "line",
    [
        "results {kit}/folder",
        "results {kit}/notes.txt/x",
        "results {kit}/round",
        "bots random,plan:{kit}/none",
    ],
)
def test_a_reason_is_in_the_language_asked_for(line, kit, stand):
    """The lab speaks no language: why a file cannot be had is said where the trouble is told."""
    words = ["tournament", "machi_koro", "--bots", "random,greedy", *f"--{line.format(kit=kit)}".split()]
    for lang in ("uk", "ru"):
        told = in_process(*words, lang=lang).stderr.replace(str(kit), "")
        assert not re.search(r"(?i)directory|no such|not a|levels|codec", told), told


def test_tiles_are_looked_up():
    """Held in the hand a tile has no first hex: any of the three may be named first."""
    for letters in ("htB", "tBh", "Bht"):
        listed = in_process("tiles", "akropolis", letters).stdout.split("\n")
        assert [line.split()[:2] for line in listed[1:] if line] == [["11", "Bht"]]
    assert in_process("tiles", "akropolis").stdout.count("\n") == 62


def test_version_is_an_option_too():
    assert in_process("--version").stdout == in_process("version").stdout != ""
