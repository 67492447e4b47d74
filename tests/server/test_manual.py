"""The documentation at /docs: its files, its sentences, and the policy it is served under."""

import pytest
from starlette.testclient import TestClient

from misto.server.app import create_app
from misto.server.limits import HEADERS
from misto.server.settings import Settings
from tests.server.conftest import quick

SAID = {"en": "is not built here", "uk": "не зібрано", "ru": "не собрана"}


@pytest.fixture
def site(tmp_path, monkeypatch):
    """A folder that the server takes for the built site."""
    folder = tmp_path / "docs"
    monkeypatch.setattr(Settings, "docs_folder", lambda self: folder)
    return folder


def client(tmp_path, **given):
    return TestClient(create_app(quick(tmp_path, **given)))


def write(site, **pages):
    for name, text in pages.items():
        path = site / name / "index.html" if name != "index" else site / "index.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("lang", SAID)
def test_where_it_is_not_built_a_sentence_says_how(tmp_path, site, lang):
    with client(tmp_path) as reader:
        for path in ("/docs/", "/docs/play/"):
            told = reader.get(path, headers={"accept-language": lang})
            assert told.status_code == 404
            assert SAID[lang] in told.text
            assert "make docs" in told.text
            assert f'lang="{lang}"' in told.text


def test_pages_files_and_what_is_not_there(tmp_path, site):
    write(site, index="<p>beginning</p>", play="<p>a table</p>")
    (tmp_path / "secret.txt").write_text("not for readers")
    with client(tmp_path) as reader:
        assert reader.get("/docs").text == "<p>beginning</p>"
        assert reader.get("/docs", follow_redirects=False).headers["location"] == "/docs/"
        assert reader.get("/docs/play/").text == "<p>a table</p>"
        gone = reader.get("/docs/nowhere/")
        assert gone.status_code == 404
        assert 'href="/docs/"' in gone.text
        for path in ("/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/..%2fsecret.txt"):
            assert "not for readers" not in reader.get(path).text
        assert reader.post("/docs/play/").status_code == 405


def test_it_stands_under_the_servers_own_policy(tmp_path, site):
    write(site, index="<p>beginning</p>")
    with client(tmp_path) as reader:
        for path in ("/docs/", "/docs/nowhere/"):
            assert reader.get(path).headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_under_a_subpath(tmp_path, site):
    write(site, index="<p>beginning</p>")
    with client(tmp_path, root_path="/misto") as reader:
        assert reader.get("/misto/docs", follow_redirects=False).headers["location"] == "/misto/docs/"
        for path in ("/misto/docs/", "/docs/"):
            assert reader.get(path).text == "<p>beginning</p>"
        assert 'href="/misto/docs/"' in reader.get("/misto/docs/nowhere/").text
