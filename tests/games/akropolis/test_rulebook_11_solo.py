"""Chapter 11: alone against the automatic architect."""

import pytest

from misto.core.record import legal_actions, seed_rng
from misto.games.akropolis import GAME
from misto.games.akropolis.architect import architect_choice, architect_points, architect_value
from misto.games.akropolis.catalog import HAS_PLAZA, KIND_IDS
from tests.games.akropolis.position import ALL, new, take, with_fields


def solo(level="easy", seed=1, **options):
    return new(1, seed, solo=level, **options)


def owning(level, stones=0, variants=(), **kinds):
    """An architect with these hexes besides its start tile."""
    state = solo(level, variants=list(variants))
    state.architect_stones = stones
    for name, n in kinds.items():
        state.architect_kinds[KIND_IDS.index(name)] += n
    return state


def test_s1_set_up_as_for_two():
    """AK-S1: 37 tiles, row of 4; 1 stone against 2; the human is first."""
    state = solo()
    fields = dict(state.fields())
    assert (len(fields["row"]), len(fields["deck"])) == (4, 33)
    assert (state.turn(), state.stones[0], state.architect_stones) == (0, 1, 2)


def test_s2_stones_the_human_pays_go_to_the_architect():
    """AK-S2"""
    state = solo()
    take(state, 2)
    assert (state.stones[0], state.architect_stones) == (0, 3)


def test_s2_stones_the_architect_pays_leave_the_game():
    """AK-S2, AK-S3: tiles 33 and 34 have no plaza, tile 8 has; it pays two stones for it."""
    state = with_fields(solo(), row=[33, 33, 34, 8])
    take(state, 1)
    assert architect_choice(state) == 2
    state.apply(0, legal_actions(GAME, state, 0)[0])
    assert state.architect_stones == 0
    assert state.stones[0] == 1
    assert list(state.architect_tiles)[:1] == [8]


def test_s2_turns_alternate():
    """AK-S2, AK-R15: after each turn of the human the architect has had one too."""
    state = solo(seed=3)
    for turns in range(1, 10):
        take(state, 1)
        state.apply(0, legal_actions(GAME, state, 0)[0])
        assert (state.turn_count, state.architect_count, state.cities[0].placed) == (2 * turns, turns, turns)


@pytest.mark.parametrize(
    ("row", "stones", "choice"),
    [([8, 33, 34], 0, 0), ([33, 8, 34], 0, 0), ([33, 8, 1], 1, 1), ([33, 34, 8], 1, 0), ([33, 34, 35], 9, 0)],
)
def test_s3_cheapest_tile_with_a_plaza(row, stones, choice):
    """AK-S3: that it can afford; else the first."""
    state = with_fields(solo(), row=row)
    state.architect_stones = stones
    assert architect_choice(state) == choice
    assert [HAS_PLAZA[tile] for tile in (8, 1, 33, 34, 35)] == [1, 1, 0, 0, 0]


def test_s4_it_gains_no_stones():
    """AK-S4: its stones change only by what either of the two pays."""
    state = solo(seed=5)
    before = int(state.architect_stones)
    paid = 0
    choose = seed_rng(5)
    while state.turn() >= 0:
        actions = legal_actions(GAME, state, 0)
        action = actions[choose.below(len(actions))]
        if not state.held:
            paid += action
        heard = state.copy()
        heard.heard = []
        heard.apply(0, action)
        for event in heard.heard:
            if event.kind == "architect_take":
                paid -= event.facts["stones"]
        state = heard
    assert state.architect_stones == before + paid
    assert state.architect_count == 18


def test_s5_every_district_counts():
    """AK-S5: 3 markets x 2 stars, gardens without a plaza 0, stones."""
    assert architect_points(owning("easy", stones=4, market=3, market_plaza=1, garden=5)) == 3 * 2 + 4


def test_s6_levels():
    """AK-S6: medium adds 2 points a quarry, hard counts districts as level 2."""
    kinds = {"market": 3, "market_plaza": 1, "quarry": 4}
    assert architect_points(owning("easy", **kinds)) == 6
    assert architect_points(owning("medium", **kinds)) == 6 + 2 * (4 + 3)
    assert architect_points(owning("hard", **kinds)) == 12


def test_s7_its_start_tile_counts():
    """AK-S7: one house star, three quarries at medium."""
    assert architect_points(owning("easy", house=4)) == 4
    assert architect_points(owning("medium")) == 6


def test_s8_variants():
    """AK-S8: houses from 10 on, temples at hard, three markets a plaza, the rest always."""

    def values(level, **kinds):
        state = owning(level, variants=ALL, **kinds)
        return [architect_value(state, colour) for colour in range(5)]

    assert values("easy", house=9, barracks=2, garden=3) == [9, 0, 4, 0, 6]
    assert values("easy", house=10, temple=2) == [20, 0, 0, 2, 0]
    assert values("hard", house=5, temple=2) == [20, 0, 0, 8, 0]
    assert values("easy", market=5, market_plaza=1)[1] == 8
    assert values("easy", market=5, market_plaza=2)[1] == 10
    assert values("easy", market=5)[1] == 5


def test_s9_the_architect_wins_ties():
    """AK-S9: more points, then more stones; else the architect."""
    state = owning("easy", stones=3)
    state.active = -1
    for stones, won in ((4, 1.0), (3, 0.0), (2, 0.0)):
        state.stones[0] = stones
        assert state.outcome(0) == won
    state = owning("easy", stones=1, house=2)
    state.active = -1
    state.stones[0] = 3
    assert (state.points(0), architect_points(state)) == (3, 3)
    assert state.outcome(0) == 1.0


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_r15_whole_games(level):
    """AK-R15: 12 rounds, 36 turns, 18 each, one tile left."""
    for seed in range(5):
        state = solo(level, seed)
        choose = seed_rng(seed)
        while state.turn() >= 0:
            actions = legal_actions(GAME, state, 0)
            state.apply(0, actions[choose.below(len(actions))])
        assert (state.turns(), state.rounds(), state.cities[0].placed, state.architect_count) == (
            36,
            12,
            18,
            18,
        )
        assert (state.row_count, state.deck_left) == (1, 0)
        assert sum(GAME.rules.conserved(state).values()) == 37
