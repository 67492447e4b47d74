"""The public surface: games, new_table, replay, bot; and the README's own example."""

import re
from pathlib import Path

import pytest

import misto
from misto.core.record import seed_rng, to_json
from misto.core.trouble import Trouble
from misto.games.registry import ROOMS


def test_a_table_asks_takes_and_takes_back():
    table = misto.new_table("machi_koro", 2, {"first_player": 1}, seed=1)
    assert table.owing() == [0]
    assert table.decision(1) is None
    events = table.take(0, "roll 1")
    assert events[0].kind == "roll"
    assert not table.undo(0)
    table.take(0, table.legal(0)[-1])
    assert table.undo(0)
    assert table.owing() == [0]
    with pytest.raises(Trouble, match="illegal"):
        table.take(0, "roll 1")
    with pytest.raises(Trouble, match="not-an-action"):
        table.take(0, "dance")
    assert len(table.record.steps) == 1
    again = misto.replay(to_json(table.game, table.record))
    assert again.view() == table.view()


@pytest.mark.parametrize("move", [10**30, -1, 10**18, 1.0, 0.5, True, None, [0]])
@pytest.mark.parametrize("game", ROOMS)
def test_what_is_no_action_leaves_the_table_as_it_was(game, move):
    table = misto.new_table(game, 2, seed=1)
    seat = table.owing()[0]
    before = to_json(table.game, table.record)
    with pytest.raises(Trouble, match="not-an-action"):
        table.take(seat, move)
    for who in (-1, 2, 10**30, 0.0, True):
        with pytest.raises(Trouble, match="no-seat"):
            table.take(who, table.legal(seat)[0])
    assert to_json(table.game, table.record) == before
    table.take(seat, table.legal(seat)[0])


@pytest.mark.parametrize("names", [["\ud800", "b"], ["a", "\udcff"], ["a", 2], ["a", None]])
def test_a_name_that_no_record_can_hold_is_refused(names):
    """Every save of such a table would fail."""
    with pytest.raises(Trouble, match="bad-name"):
        misto.new_table("machi_koro", names)


def test_without_a_seed_nobody_can_predict():
    chances = {misto.new_table("machi_koro").record.chance for _ in range(3)}
    assert len(chances) == 3
    assert all(chance.startswith("keyed:") for chance in chances)


def test_readme_example_runs(capsys):
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", readme, re.DOTALL)
    assert example is not None
    exec(example.group(1), {})
    shares = capsys.readouterr().out
    assert sum(float(n) for n in re.findall(r"\d\.\d+", shares)) == pytest.approx(1.0)


@pytest.mark.parametrize("who", [-2, 2, 9, 10**30, 0.0, True])
def test_a_seat_that_is_not_there(who):
    """Every question to the table says so in the same way."""
    table = misto.new_table("machi_koro", 2, seed=1)
    bot, rng = misto.bot("random"), seed_rng(1)
    for question in (
        table.legal,
        table.decision,
        table.view,
        table.undo,
        lambda who: table.ask(bot, who, rng),
    ):
        with pytest.raises(Trouble, match="no-seat"):
            question(who)
    assert table.view(-1)["game"] == "machi_koro"


@pytest.mark.parametrize("seats", [-1, 1, 6, 10**9, 10**30])
def test_seats_without_end_are_refused_at_once(seats):
    """Before a name is made for each of them: a thousand million filled the memory."""
    with pytest.raises(Trouble, match=f"bad-seats.*seats={seats} "):
        misto.new_table("machi_koro", seats)
