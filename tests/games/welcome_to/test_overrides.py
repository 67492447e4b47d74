"""WT-0: certainty, and a host's own values in place of reconstructed ones."""

import pytest

from misto.core.record import Record, fingerprint, from_bytes, from_json, replay, seed_rng, to_bytes, to_json
from misto.core.trouble import Trouble
from misto.games.welcome_to import GAME, overrides
from misto.games.welcome_to.catalog import CERTAINTIES, OPPONENTS, PLANS
from tests.games.welcome_to.position import mine, sheet, table

GOOD = {
    "plans": {
        "STD-A7": {"estates": [2, 2, 3], "vp_first": 9, "vp_later": 5},
        "ADV-09": {"cells": 6, "letter": "B"},
    },
    "opponents": {"OPP-3": {"park_vp": 4, "approves": ["B", "C"], "name": "Olha"}},
    "tracks": {"pool": [0, 3, 6, 9, 13, 17, 21, 26, 31, 40]},
    "board": {"top": {"pool_houses": [1, 2, 3]}},
    "cards": {"new": {"1": {"fence": 2, "estate_value": 0}}},
}


def plan_shown(name, **given):
    plans = [("STD-A1", "STD-B6", "STD-C3")[i] for i in range(3)]
    letter = (
        overrides.replaced(given["overrides"]).plans[name].letter
        if given
        else next(row.letter for row in PLANS if row.id == name)
    )
    plans[letter] = name
    return GAME.words.view(table(plans=tuple(plans), **given), 0)["plans"][letter]


def test_every_value_has_a_certainty():
    """WT-0.2, WT-0.3, WT-0.4: printed, agreed or reconstructed; the view says which."""
    assert CERTAINTIES == ("printed", "agreed", "reconstructed")
    for name in ("STD-A7", "STD-B7", "STD-C7"):
        assert set(plan_shown(name)["certainty"].values()) == {"reconstructed"}
    assert set(plan_shown("STD-A1")["certainty"].values()) == {"agreed"}
    tracks = GAME.words.view(table(), 0)["tracks"]
    assert tracks["pool"]["certainty"] == "agreed"
    assert GAME.words.view(table(edition="first"), 0)["tracks"]["pool"]["certainty"] == "printed"


def test_opponents_are_marked():
    """WT-0.4: Sam's printed figures are those of the rulebook's examples; Irene's approvals too."""
    sam = GAME.words.view(table(1, opponent=1), 0)["opponent"]["certainty"]
    assert [k for k, v in sam.items() if v == "printed"] == [
        "park_vp",
        "temp_vp",
        "houses_per_bis",
        "house_value",
    ]
    irene = GAME.words.view(table(1, opponent=2), 0)["opponent"]["certainty"]
    assert irene["approves"] == "printed"
    assert irene["level"] == "reconstructed"
    assert all(len(row.sure) == 8 for row in OPPONENTS)


def test_least_sure_letters():
    """WT-0.5: ADV-09, 10, 11, 14 and 15 are given as A."""
    rows = {row.id: row for row in PLANS}
    for name in ("ADV-09", "ADV-10", "ADV-11", "ADV-14", "ADV-15"):
        assert rows[name].letter == 0
        assert plan_shown(name)["certainty"]["letter"] == "reconstructed"


def test_values_are_replaced_and_count_as_printed():
    """WT-0.6, WT-18.10: only the fields given; the rest stays."""
    shown = plan_shown("STD-A7", overrides=GOOD)
    assert (shown["estates"], shown["first"], shown["later"]) == ([2, 2, 3], 9, 5)
    assert shown["certainty"] == {
        "letter": "reconstructed",
        "condition": "printed",
        "first": "printed",
        "later": "printed",
    }
    moved = plan_shown("ADV-09", overrides=GOOD)
    assert (moved["letter"], moved["least"], moved["first"]) == ("B", 6, 6)
    rival = GAME.words.view(table(1, opponent=3, overrides=GOOD), 0)["opponent"]
    assert (rival["figures"]["park_vp"], rival["approves"], rival["name"]) == (4, ["B", "C"], "Olha")
    assert rival["certainty"]["park_vp"] == "printed"
    assert rival["certainty"]["pool_vp"] == "reconstructed"
    state = sheet(table(overrides=GOOD), pool_marks=9)
    assert mine(state)["points"] == 40
    view = GAME.words.view(state, 0)
    assert view["pool_houses"][0] == [1, 2, 3]
    assert view["tracks"]["pool"]["certainty"] == "printed"
    assert view["overridden"]
    assert sorted(int(c) for c in state.cards)[:2] == [6, 6]


def test_a_certainty_may_be_said():
    """WT-0.6: unless the file says otherwise."""
    given = {
        "plans": {"ADV-01": {"vp_first": 10, "certainty": "agreed"}},
        "tracks": {"bis": {"values": [0] * 10, "certainty": "agreed"}},
    }
    assert plan_shown("ADV-01", overrides=given)["certainty"]["first"] == "agreed"
    assert GAME.words.view(table(overrides=given), 0)["tracks"]["bis"]["certainty"] == "agreed"


def test_levels_may_be_exchanged():
    """WT-0.4: the levels of Sam and Irene are reconstructed."""
    given = {"opponents": {"OPP-1": {"level": 2}, "OPP-2": {"level": 1}}}
    assert GAME.words.view(table(1, opponent=1, overrides=given), 0)["opponent"]["approves"] == ["A", "C"]


def test_the_file(tmp_path, monkeypatch):
    """WT-0.6, WT-14.2: MISTO_OVERRIDES names it; the record keeps its values and replays without it."""
    file = tmp_path / "mine.toml"
    file.write_text(
        "[welcome_to.plans.STD-A7]\nvp_first = 12\n[welcome_to.opponents.OPP-0]\ntemp_places = [5, 3, 1]\n"
    )
    monkeypatch.setenv("MISTO_OVERRIDES", str(file))
    settings = GAME.settle({}, 2)
    assert "STD-A7" in str(settings["overrides"])
    record = Record("welcome_to", GAME.rules.version, settings, ("a", "b"), "seed:1")
    text = to_json(GAME, record)
    monkeypatch.delenv("MISTO_OVERRIDES")
    read = from_json({"welcome_to": GAME}, text)
    assert read == record
    state = replay(GAME, read)
    assert fingerprint(from_bytes(GAME, to_bytes(state))) == fingerprint(state)
    assert GAME.words.view(state, 0)["overridden"]
    assert not GAME.words.view(GAME.rules.new(GAME.settle({}, 2), 2, seed_rng(1)), 0)["overridden"]


BAD = [
    ({"plan": {}}, "plan"),
    ({"plans": 3}, "plans"),
    ({"plans": {"STD-A9": {}}}, "plans.STD-A9"),
    ({"plans": {"STD-A7": 5}}, "plans.STD-A7"),
    ({"plans": {"STD-A7": {"points": 5}}}, "plans.STD-A7.points"),
    ({"plans": {"STD-A7": {"vp_first": "8"}}}, "plans.STD-A7.vp_first"),
    ({"plans": {"STD-A7": {"vp_first": True}}}, "plans.STD-A7.vp_first"),
    ({"plans": {"STD-A7": {"letter": "D"}}}, "plans.STD-A7.letter"),
    ({"plans": {"STD-A7": {"estates": [7]}}}, "plans.STD-A7.estates"),
    ({"plans": {"STD-A7": {"estates": []}}}, "plans.STD-A7.estates"),
    ({"plans": {"STD-A7": {"certainty": "sure"}}}, "plans.STD-A7.certainty"),
    ({"plans": {"ADV-09": {"estates": [1]}}}, "plans.ADV-09.estates"),
    ({"plans": {n: {"letter": "A"} for n in ("ADV-05", "ADV-06", "ADV-12", "ADV-13", "ADV-17")}}, "plans"),
    ({"opponents": {"SAM": {}}}, "opponents.SAM"),
    ({"opponents": {"OPP-1": {"park_vp": 5}}}, "opponents.OPP-1.park_vp"),
    ({"opponents": {"OPP-0": {"park_vp": 1}}}, "opponents.OPP-0.park_vp"),
    ({"opponents": {"OPP-1": {"level": 2}}}, "opponents"),
    ({"opponents": {"OPP-1": {"approves": "AD"}}}, "opponents.OPP-1.approves"),
    ({"opponents": {"OPP-1": {"name": 7}}}, "opponents.OPP-1.name"),
    ({"opponents": {"OPP-0": {"temp_places": [1, 3, 4]}}}, "opponents.OPP-0.temp_places"),
    ({"tracks": {"pools": [0]}}, "tracks.pools"),
    ({"tracks": {"pool": [0, 3]}}, "tracks.pool"),
    ({"tracks": {"pool": {"value": [0]}}}, "tracks.pool.value"),
    ({"board": {"left": {}}}, "board.left"),
    ({"board": {"top": {"pool_houses": [1, 1, 2]}}}, "board.top.pool_houses"),
    ({"board": {"top": {"pool_houses": [1, 2, 11]}}}, "board.top.pool_houses"),
    ({"cards": {"old": {}}}, "cards.old"),
    ({"cards": {"new": {"16": {}}}}, "cards.new.16"),
    ({"cards": {"new": {"1": {"fence": 2}}}}, "cards.new"),
    ({"cards": {"new": {"1": {"moat": 2}}}}, "cards.new.1.moat"),
]


@pytest.mark.parametrize(("given", "field"), BAD, ids=lambda v: str(v)[:40])
def test_bad_overrides_name_their_field(given, field):
    """WT-0.6: refused with a clear message."""
    with pytest.raises(Trouble) as caught:
        GAME.settle({"overrides": given}, 2)
    assert caught.value.key == "bad-override"
    assert caught.value.facts["field"] == field
    assert caught.value.facts["why"]


def test_a_file_that_is_no_toml(tmp_path, monkeypatch):
    """WT-0.6: not well formed, or not there."""
    file = tmp_path / "broken.toml"
    file.write_text("[welcome_to")
    for path in (file, tmp_path / "none.toml"):
        monkeypatch.setenv("MISTO_OVERRIDES", str(path))
        with pytest.raises(Trouble, match="bad-override-file"):
            GAME.settle({}, 2)
