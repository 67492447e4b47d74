"""The conformance kit on every edition and expansion, and hypothesis over all options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto.core.record import fingerprint, legal_actions, seed_rng, to_text
from misto.games.san_juan import GAME, conserved
from misto.games.san_juan.catalog import CLASSES, ROWS
from misto.testing import check_game

MODES = [
    {"edition": e, "new_buildings": n, "events": v}
    for e in (1, 2)
    for n in (False, True)
    for v in (False, True)
]


def recount(state, seat):
    """Points counted from the position's own text, building by building."""
    fields = dict(state.fields())
    house, site = fields["house"], fields["site"]
    cost = [row.cost for row in ROWS]
    cost[35], cost[18] = house[8], 3 if house[0] == 1 else 4
    own = [k for k in site[seat * 12 : seat * 12 + 12] if k >= 0]
    others = [k for s in range(fields["seats"][0]) if s != seat for k in site[s * 12 : s * 12 + 12] if k >= 0]
    made = [k for k in own if k < 5]
    total = sum(ROWS[k].vp for k in own)
    total += sum(1 for entry in fields["beneath"] if entry // 3072 == seat and entry // 64 % 4)
    if 25 in own:
        total += 2 * len(made) if house[0] == 1 else len(made) + len(set(made))
    if 26 in own:
        total += len(own) - len(made)
    if 27 in own:
        total += [0, 4, 6, 8][sum(1 for k in own if CLASSES[k] == "monument")]
    if 38 in own:
        total += [0, 4, 7, 9, 10][min(4, sum(triples([k for k in own if cost[k] == c]) for c in range(1, 8)))]
    if 39 in own:
        total += [0, 4, 7, 9, 10][min(4, sum(1 for k in others if CLASSES[k] == "six"))]
    return total + total // 4 if 28 in own else total


def triples(kinds):
    """The most sets of three different kinds, by taking the commonest kinds first."""
    sets = 0
    left = {k: kinds.count(k) for k in set(kinds)}
    while sum(1 for n in left.values() if n) >= 3:
        for kind in sorted((k for k in left if left[k]), key=lambda k: -left[k])[:3]:
            left[kind] -= 1
        sets += 1
    return sets


@pytest.mark.parametrize(
    "options", MODES, ids=lambda o: f"e{o['edition']}{'n' * o['new_buildings']}{'v' * o['events']}"
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_mode_and_seat_count(options, seats):
    """SJ-9.6: conservation, replay, secrecy, refusals and scores in random games."""
    report = check_game(GAME, [options], [seats], games=2, every=19, recount=recount)
    assert report.games == 2
    assert report.refusals > 100


def option_sets():
    def values(row):
        if row.key == "overrides":
            production = [row.id for row in ROWS[:5]]
            return st.fixed_dictionaries(
                {},
                optional={
                    "bank_cost": st.sampled_from([3, 4]),
                    "extra_production": st.sampled_from(
                        [[p for p in production if p != out] for out in production]
                    ),
                },
            )
        return st.sampled_from(getattr(row, "values", (False, True)))

    return st.fixed_dictionaries({row.key: values(row) for row in GAME.rules.options})


@settings(max_examples=40, deadline=None, derandomize=True)
@given(option_sets(), st.integers(2, 4), st.integers(0, 10_000))
def test_any_options(options, seats, seed):
    """SJ-9.6: no card is lost or doubled, whatever the options."""
    check_game(GAME, [options], [seats], games=1, seed=seed, every=43, recount=recount)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(option_sets(), st.integers(2, 4), st.integers(0, 10_000))
def test_cards_are_conserved_at_every_step(options, seats, seed):
    """SJ-9.6, SJ-1.1: after every decision; covered cards lie beneath in the first edition only."""
    state = GAME.rules.new(GAME.settle(options, seats), seats, seed_rng(seed))
    kept = conserved(state)
    choose = seed_rng(seed, 1)
    assert sum(kept.values()) == 110 + 34 * options["new_buildings"] + 6 * options["events"]
    while state.turn() >= 0:
        actions = legal_actions(GAME, state, state.turn())
        state.apply(state.turn(), actions[choose.below(len(actions))])
        assert conserved(state) == kept
        covered = [entry for entry in state.beneath if entry // 64 % 4 == 0]
        assert not covered or options["edition"] == 1


@settings(max_examples=30, deadline=None, derandomize=True)
@given(option_sets(), st.integers(2, 4), st.integers(0, 10_000), st.integers(0, 250))
def test_derived_fields_are_what_they_say(options, seats, seed, steps):
    """The fast path's twin: a position read from its text has the same derived fields and options."""
    state = GAME.rules.new(GAME.settle(options, seats), seats, seed_rng(seed))
    choose = seed_rng(seed, 2)
    while state.turn() >= 0 and steps > 0:
        actions = legal_actions(GAME, state, state.turn())
        state.apply(state.turn(), actions[choose.below(len(actions))])
        steps -= 1
    twin = GAME.rules.load(dict(state.fields()))
    for name in ("held", "hand_size", "owns", "size", "printed", "piled", "made", "full"):
        assert list(getattr(twin, name)) == list(getattr(state, name)), name
    for name in ("can", "discarded", "drawn_set", "drawn_size"):
        assert getattr(twin, name) == getattr(state, name), name


def test_the_same_seed_gives_the_same_game():
    states = [GAME.rules.new(GAME.settle({}, 4), 4, seed_rng(7)) for _ in range(2)]
    assert to_text(states[0]) == to_text(states[1])
    assert fingerprint(states[0]) == fingerprint(states[1])
