"""Reports: one page, complete in itself, in three languages."""

import re
from html.parser import HTMLParser

import pytest

from misto.games.registry import GAMES, ROOMS
from misto.lab.matters import MATTERS, find
from misto.lab.report import simulation_page, tournament_page
from misto.lab.simulate import Plan, simulate
from misto.lab.tournament import Tournament, run_tournament
from misto.text import LANGUAGES, Text


class Tags(HTMLParser):
    """Every tag closed, and what the page would fetch."""

    def __init__(self):
        super().__init__()
        self.open, self.wants, self.titles = [], [], 0

    def handle_starttag(self, tag, attrs):
        if tag not in ("meta", "rect", "path"):
            self.open.append(tag)
        self.titles += tag == "h2"
        self.wants += [v for k, v in attrs if k in ("src", "href", "srcset", "data")]

    def handle_endtag(self, tag):
        if tag not in ("meta", "rect", "path"):
            assert self.open.pop() == tag


def check_page(page):
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.wants == []
    assert "<script" not in page
    assert "url(" not in page
    assert "@import" not in page
    assert set(re.findall(r"https?://[^\"' >]+", page)) <= {"http://www.w3.org/2000/svg"}
    assert page.count("<svg") >= 3
    assert "nan" not in page
    return tags


def simulated(room, games=6):
    game = GAMES[room]
    seats = max(2, game.seats[0])
    plan = Plan(room, game.settle({}, seats), ("random",) * seats, games, 1)
    return simulate(plan, keep=True)


@pytest.mark.parametrize("room", ROOMS)
def test_simulation_page(room):
    result = simulated(room)
    for lang in LANGUAGES:
        page = simulation_page(result, Text(lang))
        tags = check_page(page)
        assert f'lang="{lang}"' in page
        assert tags.titles == 4 + len(MATTERS[room])


def test_tournament_page(tmp_path):
    plan = Tournament("machi_koro", ("random", "greedy", "search:iterations=5,seed=1"), 2)
    results = run_tournament(plan, tmp_path / "r.ndjson", workers=1)
    for lang in LANGUAGES:
        check_page(tournament_page(plan, results, Text(lang)))


def test_purchases_and_wins_are_counted():
    """Every build of a record is found, by its seat."""
    from misto.core.record import from_json

    game = GAMES["machi_koro"]
    records = [from_json(GAMES, p.record) for p in simulated("machi_koro", 4).played]
    found = find(game, records)
    builds = [game.write(a) for r in records for _, a in r.steps if game.write(a).startswith("build ")]
    counted = {what: d.times for key in ("cards", "landmarks") for what, d in found.doings[key].items()}
    assert counted == {name: builds.count(f"build {name}") for name in counted}
    assert sum(counted.values()) == len(builds)
    assert found.winners == pytest.approx(4)
    station = found.doings["landmarks"]["train_station"]
    assert station.wins <= station.seats <= found.seats
