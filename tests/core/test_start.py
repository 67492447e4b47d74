"""Games that begin from a position."""

import json
from dataclasses import replace

import pytest

from misto.core.options import Flag
from misto.core.position import start_from
from misto.core.record import (
    FIRST_FORMAT,
    Chance,
    Record,
    advance,
    begin,
    fingerprint,
    from_json,
    legal_actions,
    replay,
    seed_rng,
    to_json,
    to_text,
)
from misto.core.trouble import Trouble
from misto.games.registry import GAMES, ROOMS


def midway(room, steps=30, seats=3, seed=4):
    """A position some steps into a game, and its settings."""
    game, choose = GAMES[room], seed_rng(seed, 5)
    settings = game.settle({}, seats)
    state = game.rules.new(settings, seats, seed_rng(seed))
    for _ in range(steps):
        seat = int(state.turn())
        legal = legal_actions(game, state, seat)
        state.apply(seat, legal[choose.below(len(legal))])
    return game, settings, state


def played_on(game, record, steps=40):
    state, chance, choose = begin(game, record), Chance(record.chance), seed_rng(8)
    taken = []
    while state.turn() >= 0 and len(taken) < steps:
        seat = int(state.turn())
        legal = legal_actions(game, state, seat)
        action = legal[choose.below(len(legal))]
        advance(state, chance, len(taken) + 1, seat, action)
        taken.append((seat, action))
    return replace(record, steps=tuple(taken)), state


@pytest.mark.parametrize("chance", ["seed:3", "keyed:" + "ab" * 32])
@pytest.mark.parametrize("room", ROOMS)
def test_a_record_from_a_position_replays(room, chance):
    game, settings, state = midway(room)
    record = Record(room, game.rules.version, settings, ("a", "b", "c"), chance, start=to_text(state))
    record, after = played_on(game, record)
    assert fingerprint(replay(game, record)) == fingerprint(after)
    text = to_json(game, record)
    assert from_json(GAMES, text) == record
    first = begin(game, record)
    assert [f for f in first.fields() if f[0] != "rng"] == [f for f in state.fields() if f[0] != "rng"]


@pytest.mark.parametrize("room", ROOMS)
def test_the_games_own_chance_counts_and_not_the_positions(room):
    game, settings, state = midway(room)
    record = Record(room, game.rules.version, settings, ("a", "b", "c"), "seed:3", start=to_text(state))
    state.rng = seed_rng(77)
    assert fingerprint(begin(game, record)) == fingerprint(begin(game, replace(record, start=to_text(state))))


@pytest.mark.parametrize("room", ROOMS)
def test_records_of_the_first_format_still_read(room):
    game = GAMES[room]
    record = Record(room, game.rules.version, game.settle({}, 3), ("a", "b", "c"), "seed:3")
    plain = json.loads(to_json(game, record))
    assert "start" not in plain
    assert from_json(GAMES, json.dumps(plain | {"format": FIRST_FORMAT})) == record


@pytest.mark.parametrize("room", ROOMS)
def test_of_other_options_or_seats(room):
    game, _, state = midway(room)
    start = to_text(state)
    with pytest.raises(Trouble) as trouble:
        begin(game, Record(room, game.rules.version, game.settle({}, 2), ("a", "b"), "seed:3", start=start))
    assert trouble.value.key == "start-seats"
    other = next(
        {row.key: value}
        for row in game.rules.options
        for value in getattr(row, "values", (False, True) if isinstance(row, Flag) else ())
        if value != row.default and row.key not in ("first_player", "solo", "opponent_level", "mode")
    )
    with pytest.raises(Trouble) as trouble:
        begin(
            game,
            Record(room, game.rules.version, game.settle(other, 3), ("a", "b", "c"), "seed:3", start=start),
        )
    assert trouble.value.key == "start-options"


@pytest.mark.parametrize("room", ROOMS)
def test_a_damaged_position_is_refused_and_nothing_else_happens(room):
    """Fields left out, doubled, cut short, with huge or negative numbers: Trouble, never another error."""
    game, settings, state = midway(room)
    record = Record(room, game.rules.version, settings, ("a", "b", "c"), "seed:3")
    parts = to_text(state).split(";")
    damaged = [";".join(parts[:k] + parts[k + 1 :]) for k in range(len(parts))]
    damaged += [";".join([*parts[:k], parts[k] + ",99999999999", *parts[k + 1 :]]) for k in range(len(parts))]
    damaged += [
        ";".join([*parts[:k], parts[k].split("=")[0] + "=", *parts[k + 1 :]]) for k in range(len(parts))
    ]
    damaged += ["x", "seats=3", "seats=" + "9" * 40, ";".join(parts) + ";more=1", "a" * 300_000]
    told = [trouble_of(game, replace(record, start=text)) for text in damaged]
    assert set(told) <= {"", "bad-position", "start-seats", "start-options", "start-too-many"}
    assert told.count("") < len(told) * 0.3  # a number more where any number may be is no damage


def trouble_of(game, record):
    try:
        begin(game, record)
    except Trouble as trouble:
        return trouble.key
    return ""


def with_numbers(text, field, change):
    """The same position with one field changed."""
    parts = [part.partition("=") for part in text.split(";")]
    made = []
    for name, _, numbers in parts:
        told = [int(n) for n in numbers.split(",")] if numbers else []
        made.append(f"{name}={','.join(map(str, change(told) if name == field else told))}")
    return ";".join(made)


@pytest.mark.parametrize(
    ("room", "field", "change", "what"),
    [
        ("machi_koro", "market", lambda n: [n[0] + 7, *n[1:]], "wheat_field"),
        ("san_juan", "discards", lambda n: [n[0] + 9, *n[1:]], "indigo_plant"),
        ("akropolis", "deck", lambda n: [n[1], *n[1:]], "tile"),
    ],
)
def test_a_start_with_more_than_the_box_holds_is_refused(room, field, change, what):
    game, settings, state = midway(room)
    start_from(game, to_text(state), settings, 3)
    with pytest.raises(Trouble) as trouble:
        start_from(game, with_numbers(to_text(state), field, change), settings, 3)
    assert trouble.value.key == "start-too-many"
    assert what in trouble.value.facts["what"]
    assert trouble.value.facts["count"] > trouble.value.facts["most"]


def test_a_start_may_show_a_part_of_the_deck():
    game, settings, state = midway("machi_koro")
    fewer = with_numbers(to_text(state), "market", lambda n: [max(0, one - 1) for one in n])
    start_from(game, fewer, settings, 3)
