"""What people get wrong is named: options, overrides, actions, positions."""

import pytest

from misto.core.record import from_text, seed_rng, to_text
from misto.core.state import IllegalAction
from misto.core.trouble import Trouble
from misto.games.san_juan import GAME
from tests.games.san_juan.position import A, B, do, position


@pytest.mark.parametrize("text", ["", "build", "build castle", "role king", "cover", "327"])
def test_no_such_action(text):
    with pytest.raises(Trouble, match="not-an-action"):
        GAME.words.read(text)


def test_every_action_reads_back():
    words = [GAME.words.write(action) for action in range(GAME.rules.actions)]
    assert len(set(words)) == GAME.rules.actions == 327
    assert [GAME.words.read(word.upper()) for word in words] == list(range(327))


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"edition": 3}, "bad-option"),
        ({"events": "maybe"}, "bad-option"),
        ({"bank_once": "per_card"}, "unknown-option"),
        ({"overrides": {"bank_cost": 5}}, "bad-override"),
        ({"overrides": {"bank_cost": True}}, "bad-override"),
        ({"overrides": {"hut_cost": 2}}, "bad-override"),
        ({"overrides": {"extra_production": ["indigo_plant"]}}, "bad-override"),
        ({"overrides": {"extra_production": ["hero", "well", "palace", "tower"]}}, "bad-override"),
        ({"overrides": {"extra_production": 4}}, "bad-override"),
        ({"overrides": "not json"}, "bad-option"),
    ],
)
def test_bad_options(given, key):
    """SJ-11.7, SJ-11.12: only the data that the rulebooks leave open can be replaced."""
    with pytest.raises(Trouble, match=key):
        GAME.settle(given, 4)


def test_overrides_from_a_file(tmp_path, monkeypatch):
    """SJ-11.7: MISTO_OVERRIDES names a TOML file; its values become part of the options."""
    path = tmp_path / "values.toml"
    path.write_text("[san_juan]\nbank_cost = 4\n", encoding="utf-8")
    monkeypatch.setenv("MISTO_OVERRIDES", str(path))
    settings = GAME.settle({"new_buildings": True}, 2)
    assert settings["overrides"] == '{"bank_cost":4}'
    assert GAME.rules.new(settings, 2, seed_rng(1)).house.cost[35] == 4
    path.write_text("[san_juan]\nbank_cost = 9\n", encoding="utf-8")
    with pytest.raises(Trouble, match="bad-override"):
        GAME.settle({}, 2)


@pytest.mark.parametrize("action", [-1, 327, 10**6])
def test_actions_out_of_range(action):
    state = position()
    with pytest.raises(IllegalAction):
        state.apply(A, action)
    assert GAME.words.why_not(state, A, action).key == "reason-asked-other"


def test_out_of_turn():
    """SJ-3.10: only the seat that owes a decision."""
    state = position()
    with pytest.raises(IllegalAction):
        state.apply(B, GAME.words.read("role builder"))
    assert GAME.words.why_not(state, B, GAME.words.read("role builder")).key == "reason-not-actor"
    assert GAME.words.decide(state, B) is None


@pytest.mark.parametrize("text", ["", "seats=2", "seats=x", "rng=1,2;seats=4"])
def test_bad_positions(text):
    with pytest.raises(Trouble, match="bad-position"):
        from_text(GAME, text)


def test_positions_survive_text():
    state = do(
        position([["crane", "chapel", "sugar_mill*"]], [["statue"]], edition=1),
        "role builder",
        "build statue",
    )
    assert to_text(from_text(GAME, to_text(state))) == to_text(state)
