"""misto doctor: a healthy server is told so, everything that is wrong has its line and exit code 1."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing

import httpx
import pytest

from misto.cli.app import run
from misto.server import migrate
from tests.server.real import PATIENCE, SRC, Server


def doctor(lang="en", limit=None, **env):
    env = {k: v for k, v in os.environ.items() if not k.startswith("MISTO_") or k == "MISTO_PURE"} | env
    command = [sys.executable, "-m", "misto", "--lang", lang, "doctor"]
    if limit:
        command = ["sh", "-c", f'ulimit -n {limit}; exec "$@"', "sh", *command]
    env |= {"PYTHONPATH": str(SRC), "COLUMNS": "500"}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=180)


@pytest.fixture
def file(tmp_path):
    migrate.upgrade(f"sqlite:///{tmp_path}/misto.db")
    return tmp_path / "misto.db"


@pytest.mark.parametrize(
    ("lang", "well"), [("en", "All is well."), ("uk", "Усе гаразд."), ("ru", "Всё в порядке.")]
)
def test_a_healthy_server_is_told_so(file, lang, well):
    before = {one.name: one.read_bytes() for one in file.parent.iterdir()}
    answer = doctor(lang, MISTO_DATABASE_URL=f"sqlite:///{file}")
    assert (answer.returncode, answer.stderr) == (0, ""), answer.stdout
    assert answer.stdout.splitlines()[-1] == well
    assert "✗" not in answer.stdout
    assert " 0 проц" not in answer.stdout
    assert " 0 processes" not in answer.stdout
    assert {one.name: one.read_bytes() for one in file.parent.iterdir()} == before


def readable(file):
    file.chmod(0o644)
    return {}


def damaged(file):
    with file.open("r+b") as inside:
        inside.seek(4096)
        inside.write(b"\xff" * 4096)
    return {}


def orphaned(file):
    """Whole pages, but rows that point to nothing: only the full check finds it."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("INSERT INTO sessions (hash, guest, created) VALUES ('h', 'nobody', 1.0)")
        db.commit()
    return {}


def tomorrow(file):
    names = "id, game, rules_version, options, chance, status, host, config, version, created, touched"
    with closing(sqlite3.connect(file)) as db:
        db.execute(
            f"INSERT INTO tables ({names}) VALUES ('t', 'machi_koro', 1, '{{}}', 'x', 'open', 'h', '{{}}', 1, 1.0, 9e9)"
        )
        db.commit()
    return {}


def lost(file):
    file.unlink()
    return {}


WRONG = [
    (readable, "chmod 600"),
    (damaged, "misto db backup"),
    (orphaned, "misto db restore"),
    (tomorrow, "NTP"),
    (lost, "there was one here"),
    (lambda _: {"MISTO_DATABASE_URL": "sqlite:////proc/misto.db"}, "cannot be written"),
    (lambda _: {"MISTO_PROT": "1"}, "did you mean MISTO_PORT?"),
    (lambda _: {"MISTO_WORKERS": "2"}, "MISTO_BUS"),
    (lambda _: {"MISTO_PUBLIC_URL": "https://x.example/misto"}, "MISTO_ROOT_PATH"),
    (lambda _: {"MISTO_PUBLIC_URL": "http://x.example", "MISTO_HOST": "0.0.0.0"}, "deploy/nginx"),
    (lambda _: {"MISTO_PUBLIC_URL": "misto.example"}, "https://misto.example"),
    (lambda _: {"MISTO_TRUSTED_PROXIES": "*", "MISTO_HOST": "0.0.0.0"}, "MISTO_TRUSTED_PROXIES"),
    (lambda _: {"MISTO_COOKIE_SECURE": "1"}, "MISTO_PUBLIC_URL"),
    (lambda _: {"MISTO_BUS": "redis", "MISTO_REDIS_URL": "redis://127.0.0.1:1/0"}, "MISTO_REDIS_URL"),
    (lambda _: {"MISTO_DATABASE_URL": "postgresql://misto@127.0.0.1:1/none"}, "database"),
]


@pytest.mark.parametrize(("spoil", "advice"), WRONG)
def test_what_is_wrong_has_a_line_that_says_what_to_do(file, spoil, advice, monkeypatch, capsys):
    """In this process, and without the bots': a start of Python for each would take minutes."""
    monkeypatch.setattr("misto.cli.doctor.bots", lambda chosen: iter(()))
    monkeypatch.setenv("MISTO_DATABASE_URL", f"sqlite:///{file}")
    for name, value in spoil(file).items():
        monkeypatch.setenv(name, value)
    assert run(["--lang", "en", "doctor"]) == 1
    said = capsys.readouterr().out
    assert any(line.startswith("✗") and advice in line for line in said.splitlines()), said


def test_few_open_files_are_told_of(file):
    answer = doctor(limit=1024, MISTO_DATABASE_URL=f"sqlite:///{file}")
    assert answer.returncode == 1
    assert "LimitNOFILE" in answer.stdout


def test_a_running_server_and_a_log_left_are_told_apart(tmp_path):
    url = f"sqlite:///{tmp_path}/run.db"
    with Server(url) as server:
        httpx.post(f"{server.base}/api/me", json={"name": "Ann"}, timeout=PATIENCE).raise_for_status()
        running = doctor(MISTO_DATABASE_URL=url)
        server.kill()
    killed = doctor(MISTO_DATABASE_URL=url)
    assert "A server has" in running.stdout
    assert "was killed" in killed.stdout
    assert running.returncode == killed.returncode == 0


def test_an_older_postgresql_is_told_of(postgres):
    answer = doctor(MISTO_DATABASE_URL=postgres())
    assert answer.returncode == 1
    assert "misto db upgrade" in answer.stdout
