"""Records: replay, secrets, undo, files that were cut short or changed."""

import json
import re
from dataclasses import replace

import pytest

from misto.core.record import (
    MARK_STOPPED,
    Chance,
    Record,
    advance,
    as_json,
    begin,
    commitment,
    fingerprint,
    fresh_secret,
    from_json,
    from_text,
    legal_actions,
    replay,
    seed_rng,
    to_json,
    to_text,
    undo,
)
from misto.core.trouble import Trouble
from misto.games.machi_koro import GAME
from misto.games.registry import GAMES


def played(chance="seed:1", steps=40, **options):
    record = Record("machi_koro", 1, GAME.settle(options, 3), ("a", "b", "c"), chance)
    state, dice, choose = begin(GAME, record), Chance(chance), seed_rng(2)
    taken = []
    for number in range(1, steps + 1):
        seat = state.turn()
        actions = legal_actions(GAME, state, seat)
        action = actions[choose.below(len(actions))]
        advance(state, dice, number, seat, action)
        taken.append((seat, action))
    return replace(record, steps=tuple(taken)), state


def test_replay_is_exact():
    record, state = played()
    assert to_text(replay(GAME, record)) == to_text(state)


def test_a_secret_decides_the_dice_and_is_committed_to():
    one, other = fresh_secret(), fresh_secret()
    assert one != other
    assert commitment(one) != commitment(other)
    assert len(commitment(one)) == 64
    record, state = played(one)
    assert fingerprint(replay(GAME, record)) == fingerprint(state)
    assert commitment("seed:5") == "seed:5"


def test_each_step_has_its_own_chance():
    """Before each step the generator is reseeded, so earlier choices do not move later dice."""
    secret = "secret:" + "ab" * 32
    first = Record("machi_koro", 1, GAME.settle({"first_player": 1}, 3), ("a", "b", "c"), secret)
    rolls = []
    for bought in ("build bakery", "pass"):
        steps = ((0, 0), (0, GAME.words.read(bought)), (1, 0))
        state = replay(GAME, replace(first, steps=steps))
        rolls.append(state.die_one)
    assert rolls[0] == rolls[1]


def test_undo_stops_where_something_came_to_light():
    record = Record("machi_koro", 1, GAME.settle({"first_player": 1}, 2), ("a", "b"), "seed:1")
    rolled = replace(record, steps=((0, 0),))
    assert undo(GAME, rolled, 0) is None  # a die was rolled
    built = replace(record, steps=((0, 0), (0, GAME.words.read("pass"))))
    assert undo(GAME, built, 0) == rolled
    assert undo(GAME, built, 1) is None  # nothing of theirs to take back
    followed = replace(record, steps=(*built.steps, (1, 0)))
    assert undo(GAME, followed, 0) is None  # another seat acted


def test_text_of_a_position_reads_back():
    _, state = played(expansion="harbor", market="ten_kinds")
    assert to_text(from_text(GAME, to_text(state))) == to_text(state)
    for broken in ("", "seats=3", to_text(state)[:-40].replace("coins", "coin"), "seats=x"):
        with pytest.raises(Trouble, match="bad-position"):
            from_text(GAME, broken)


def test_json_round_trip():
    record, _ = played(expansion="harbor")
    assert from_json(GAMES, to_json(GAME, record)) == record


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda text: text[: len(text) // 2], "record-truncated"),
        (lambda text: "[]", "record-unknown"),
        (lambda text: text.replace("misto-record-2", "other"), "record-unknown"),
        (lambda text: text.replace('"machi_koro"', '"chess"'), "unknown-game"),
        (lambda text: text.replace('"steps"', '"moves"'), "record-incomplete"),
        (lambda text: re.sub(r'"seats":\[[^]]*\]', '"seats":"abcd"', text), "record-incomplete"),
        (lambda text: text.replace('"chance":"seed:1"', '"chance":"seed:2"'), "bad-step"),
        (lambda text: text.replace('"chance":"seed:1"', '"chance":"fate"'), "bad-chance"),
        (lambda text: text.replace('"rules_version":1', '"rules_version":99'), "newer-rules"),
        (lambda text: text.replace('"rules_version":1', '"rules_version":0'), "other-rules"),
        (lambda text: re.sub(',"fingerprint":"[0-9a-f]*"', "", text), "record-incomplete"),
        (lambda text: text.replace('"turn_cap":5000', '"turn_cap":"many"'), "bad-option"),
        (lambda text: edited(text, lambda steps: steps[:-1]), "record-changed"),
        (lambda text: edited(text, lambda steps: [*steps, [0, 4]]), "bad-step"),
        (lambda text: edited(text, lambda steps: [*steps, [9, 0]]), "bad-step"),
    ],
)
def test_spoiled_records_are_refused(spoil, key):
    record, _ = played()
    with pytest.raises(Trouble) as told:
        from_json(GAMES, spoil(to_json(GAME, record)))
    assert told.value.key == key


def edited(text, change):
    plain = json.loads(text)
    plain["steps"] = change(plain["steps"])
    return json.dumps(plain)


def test_older_rules_are_played_where_the_room_still_plays_them():
    """A record of another version replays if and only if the room says that it plays that version."""
    record, _ = played()
    text = to_json(GAME, record)
    newer = replace(GAME, rules=replace(GAME.rules, version=3, plays=(1,), played_by={2: "0.9.0"}))
    assert from_json({GAME.name: newer}, text) == record
    assert to_json(newer, record) == text
    for version, misto in ((2, "0.9.0"), (0, "?")):
        with pytest.raises(Trouble, match=f"theirs={version} ours=3 misto={re.escape(misto)}"):
            from_json({GAME.name: newer}, text.replace('"rules_version":1', f'"rules_version":{version}'))


def test_every_room_says_who_plays_its_older_rules():
    for game in GAMES.values():
        assert {*game.rules.plays, *game.rules.played_by} == set(range(1, game.rules.version))


def test_a_table_that_stopped_is_written_down_without_a_fingerprint():
    record, _ = played()
    stopped = replace(record, marks={MARK_STOPPED: "1"})
    assert from_json(GAMES, as_json(stopped)) == stopped
