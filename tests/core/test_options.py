"""Options are read strictly, from JSON and from words alike."""

import pytest

from misto.core.options import Choice, Flag, Overrides, Subset, Whole, schema, settle
from misto.core.trouble import Trouble

ROWS = (
    Choice("size", (1, 2, "many"), 2, "X-1"),
    Flag("on", False, "X-2"),
    Whole("cap", 1, 9, 5, "X-3"),
    Subset("extra", ("a", "b", "c"), (), "X-4"),
)


def test_defaults_and_words():
    assert settle(ROWS, {}) == {"size": 2, "on": False, "cap": 5, "extra": ()}
    given = {"size": "many", "on": "yes", "cap": "7", "extra": "c,a"}
    assert settle(ROWS, given) == {"size": "many", "on": True, "cap": 7, "extra": ("a", "c")}
    assert settle(ROWS, settle(ROWS, given)) == settle(ROWS, given)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"size": 3}, "bad-option"),
        ({"size": True}, "bad-option"),
        ({"on": "perhaps"}, "bad-option"),
        ({"cap": 0}, "bad-option"),
        ({"cap": "7.5"}, "bad-option"),
        ({"cap": True}, "bad-option"),
        ({"extra": "a,x"}, "bad-option"),
        ({"colour": 1}, "unknown-option"),
    ],
)
def test_nonsense_is_named(given, key):
    with pytest.raises(Trouble) as told:
        settle(ROWS, given)
    assert told.value.key == key
    assert next(iter(given)) in str(told.value)


def test_schema_is_plain_data():
    assert [row["type"] for row in schema(ROWS)] == ["choice", "flag", "whole", "subset"]


def allow_cost(table):
    for key, value in table.items():
        if key != "cost" or not isinstance(value, int):
            raise Trouble("bad-override", field=key, why="a whole number")


def test_overrides_come_from_the_file_and_stay_in_the_options(tmp_path, monkeypatch):
    rows = (Overrides("room", "X-5", allow_cost),)
    assert settle(rows, {}) == {"overrides": ""}
    file = tmp_path / "own.toml"
    file.write_text("[room]\ncost = 4\n", encoding="utf-8")
    monkeypatch.setenv("MISTO_OVERRIDES", str(file))
    assert settle(rows, {}) == {"overrides": '{"cost":4}'}
    assert settle(rows, {"overrides": '{"cost":4}'}) == settle(rows, {"overrides": {"cost": 4}})
    file.write_text("[room]\nprice = 4\n", encoding="utf-8")
    with pytest.raises(Trouble, match="bad-override"):
        settle(rows, {})
    file.write_text("[room", encoding="utf-8")
    with pytest.raises(Trouble, match="bad-override-file"):
        settle(rows, {})
