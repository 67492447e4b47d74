"""A page left open over an update, and a page that breaks: what the server says and hears."""

import logging
import re

import pytest

from misto.server.limits import Buckets

TROUBLE = {"kind": "TypeError", "text": "x is not\na function", "where": "index.js:1:2", "build": "abc"}


def test_answers_and_the_page_name_the_same_build(house):
    ann = house.person()
    page = ann.client.get("/").text
    found = re.search(r'<meta name="misto-build" content="([0-9a-f]{12})"', page)
    if found is None:
        pytest.skip("the page is not built: run make page")
    assert ann.get("/games").headers["misto-build"] == found[1]
    assert ann.get("/tables/nobody").headers["misto-build"] == found[1]


def test_a_broken_page_reaches_the_log_without_its_person(house, caplog):
    ann = house.person()
    ann.post("/me", name="Secret Ann")
    with caplog.at_level(logging.WARNING, "misto.page"):
        logging.getLogger("misto.page").addHandler(caplog.handler)
        assert ann.post("/trouble", **TROUBLE).status_code == 200
    told = next(r for r in caplog.records if r.name == "misto.page")
    assert (told.kind, told.text, told.where) == ("TypeError", "x is not a function", "index.js:1:2")
    assert "Ann" not in str(vars(told))
    assert "testclient" not in str(vars(told))


@pytest.mark.parametrize("more", [{"text": "x" * 301}, {"kind": "y" * 61}, {"name": "Ann"}])
def test_what_is_told_is_short_and_of_a_few_kinds(house, more):
    assert house.person().post("/trouble", **TROUBLE | more).status_code == 422


def test_a_page_that_breaks_all_the_time_is_heard_a_few_times(house):
    house.app.state.service.limits.troubles = Buckets(1e-9, 5)
    ann = house.person()
    assert [ann.post("/trouble", **TROUBLE).status_code for _ in range(7)] == [200] * 5 + [429] * 2
