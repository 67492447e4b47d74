"""Components, set-up and the round: SJ-1, SJ-2, SJ-3."""

import pytest

from misto.core.record import seed_rng
from misto.core.trouble import Trouble
from misto.games.san_juan import GAME, conserved
from misto.games.san_juan.catalog import KIND_IDS, ROWS, TILE_ROWS
from tests.games.san_juan.position import (
    A,
    B,
    C,
    area,
    asked,
    cards,
    do,
    events,
    hand,
    options,
    passed,
    position,
)

DRAWS = ("auto", "ask", "ask_all")


def new(seats=4, seed=1, **given):
    return GAME.rules.new(GAME.settle(given, seats), seats, seed_rng(seed))


@pytest.mark.parametrize(("edition", "cost"), [(1, 3), (2, 4)])
def test_edition_sets_the_prefecture(edition, cost):
    """SJ-1.1: the Prefecture costs 3 in the first edition, 4 in the second; all else is equal."""
    costs = [int(c) for c in new(edition=edition).house.cost]
    assert costs == [cost if row.id == "prefecture" else row.cost for row in ROWS]


def test_components():
    """SJ-1.6: 42 production and 68 violet cards; New Buildings 33 more and the Cathedral; 6 events."""
    base = conserved(new())
    assert sum(base.values()) == 110
    assert [base[k] for k in KIND_IDS[:5]] == [10, 8, 8, 8, 8]
    assert sum(base[k] for k in KIND_IDS[5:]) == 17 * 3 + 3 * 3 + 4 * 2 == 68
    more = conserved(new(new_buildings=True))
    assert sum(more.values()) == 143 + 1
    assert more["cathedral"] == 1
    assert more["residence"] == 2
    assert sum(conserved(new(events=True)).values()) == 116


@pytest.mark.parametrize("edition", [1, 2])
def test_new_buildings_and_events_combine(edition):
    """SJ-1.2, SJ-1.3: both expansions, alone or together, with either edition."""
    assert sum(conserved(new(edition=edition, new_buildings=True, events=True)).values()) == 150
    assert sum(conserved(new(edition=edition, events=True)).values()) == 116


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats):
    """SJ-1.5: any other number is refused."""
    with pytest.raises(Trouble, match="bad-seats"):
        GAME.settle({}, seats)


def test_price_tiles():
    """SJ-1.7: one of each of five tiles."""
    assert TILE_ROWS == ((1, 1, 1, 2, 2), (1, 1, 2, 2, 2), (1, 1, 2, 2, 3), (1, 2, 2, 2, 3), (1, 2, 2, 3, 3))
    assert sorted(new().tiles) == [0, 1, 2, 3, 4]


def test_a_card_is_building_money_or_good():
    """SJ-1.8: payment counts cards, never the figures on them."""
    state = position(hands=[["statue", "hero", "hero", "palace"]], seats=2)
    do(state, "role builder", "build statue", "pay palace", "pay hero")
    assert area(state, A) == ["indigo_plant", "statue"]
    assert hand(state, A) == ["hero"]


def test_first_player_is_governor():
    """SJ-2.1, SJ-2.2, SJ-2.3: somebody is governor and begins; five roles, five hidden tiles."""
    starts = {int(new(seed=seed).governor) for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    state = new()
    assert state.turn() == state.governor
    assert options(state) == [
        "role builder",
        "role producer",
        "role trader",
        "role councillor",
        "role prospector",
    ]
    assert GAME.words.view(state, A)["tiles"] == []


def test_everybody_starts_with_an_empty_indigo_plant():
    """SJ-2.4: a real building that counts, scores and may be covered."""
    state = new()
    assert [area(state, s) for s in range(4)] == [["indigo_plant"]] * 4
    assert list(state.size) == [1] * 4
    assert [state.points(s) for s in range(4)] == [1] * 4


@pytest.mark.parametrize(("seats", "deck"), [(2, 100), (3, 95), (4, 90)])
def test_t34_deck_sizes(seats, deck):
    """T34. SJ-2.5, SJ-2.6, SJ-2.8, SJ-2.10: 4 cards each; 110 or 143 cards less plants and hands."""
    state = new(seats)
    assert (state.deck_left, state.discarded, list(state.hand_size)) == (deck, 0, [4] * seats)
    state = new(seats, new_buildings=True)
    assert (state.deck_left, state.cathedral) == (deck + 33, 1)


def test_events_are_dealt_to_the_row():
    """SJ-2.9: an event dealt to a player goes to the row before he chooses anything."""
    for seed in range(60):
        state = new(events=True, alternative_setup=True, seed=seed)
        if state.row:
            assert list(state.hand_size) == [5 + (s - state.governor) % 4 for s in range(4)]
            return
    raise AssertionError("no event was dealt in sixty games")


def test_round_and_cleanup():
    """SJ-3.1, SJ-3.7, SJ-3.8, SJ-3.11: a turn each, no role twice, then the governor card moves left."""
    state = position(seats=3)
    do(state, "role prospector")
    assert (state.turn(), "role prospector" in options(state)) == (B, False)
    passed(do(state, "role trader", "role producer"), "produce_choose")
    assert (state.round_count, state.governor, state.turn(), state.roles_used) == (2, B, B, 0)


def test_four_players_use_four_roles():
    """SJ-3.8, SJ-14.6: a role must be taken, and one stays unused."""
    state = position(seats=4)
    assert "pass" not in options(state)
    passed(do(state, "role prospector", "role trader", "role producer"), "produce_choose")
    assert options(state) == ["role builder", "role councillor"]


def test_two_players_take_three_roles():
    """SJ-3.9: governor, the other, governor."""
    state = position(seats=2)
    turns = []
    for role in ("prospector", "trader", "producer"):
        turns.append(state.turn())
        do(state, f"role {role}")
    passed(state, "produce_choose")
    assert turns == [A, B, A]
    assert (state.round_count, state.turn()) == (2, B)


def test_chooser_acts_first_and_all_may_decline():
    """SJ-3.10: the chooser, then clockwise; action and privilege may be declined."""
    state = position(seats=3, turn=1, used=["builder"])
    do(state, "role producer")
    order = []
    while asked(state) == "produce_choose":
        order.append(state.turn())
        do(state, "pass")
    assert order == [B, C, A]


START = [["office_building", "chapel", "bank"], ["office_building", "chapel"], ["tower"]]
FULL = [
    ["smithy"] * 3 + ["hero"] * 3 + ["well"] * 3,
    ["statue"] * 3,
    ["quarry"] * 3 + ["library"] * 3 + ["crane"] * 3,
]


def test_round_start_in_order():
    """SJ-3.2, SJ-3.3, SJ-3.4, SJ-15.20: Office, then Chapel and Bank, then limits; all players a step."""
    state = position(START, FULL, turn=2, used=["builder", "producer"], new_buildings=True)
    do(state, "role prospector")
    seen = []
    while asked(state) != "choose_role":
        seen.append((asked(state), state.turn()))
        do(state, options(state)[0])
    assert seen == [
        ("office_exchange", B),
        ("office_exchange", A),
        ("chapel_card", B),
        ("chapel_card", A),
        ("bank_cards", A),
        ("limit_discard", A),
        ("limit_discard", A),
    ]


def test_limit_is_checked_at_round_start_only():
    """SJ-3.5, SJ-3.6, SJ-14.5: 7 cards, of one's own choice, and only then."""
    state = position(
        [["indigo_plant"]], [["smithy"] * 3 + ["hero"] * 3 + ["well"] * 2], turn=2, used=["builder"]
    )
    do(state, "role prospector")
    assert (asked(state), state.turn()) == ("limit_discard", A)
    assert options(state) == ["discard smithy", "discard well", "discard hero"]
    do(state, "discard hero")
    assert (cards(state, A), asked(state)) == (7, "choose_role")
    do(state, "role councillor")
    while asked(state) == "council_keep":
        do(state, options(state)[0])
    assert cards(state, A) == 8


def test_ask_makes_free_cards_a_question():
    """SJ-3.12, SJ-14.25: with optional draws asked, the prospector's card may be declined."""
    state = do(position(optional_draws="ask"), "role prospector")
    assert (asked(state), options(state)) == ("prospector_draw", ["no", "yes"])
    assert cards(do(state, "no"), A) == 0
    assert cards(do(position(), "role prospector"), A) == 1


def test_a_building_works_after_its_phase():
    """SJ-3.13: no Carpenter for the Carpenter, but in the next builder phase."""
    state = position(hands=[["carpenter", "well", "smithy", "hero"]], seats=2)
    do(state, "role builder", "build carpenter", "pay well", "pay smithy")
    assert hand(state, A) == ["hero"]
    assert state.has(A, KIND_IDS.index("carpenter"))


@pytest.mark.parametrize("draws", ["auto", "ask", "ask_all"])
def test_the_library_may_be_declined(draws):
    """SJ-3.16, SJ-14.7: asked for every role where all is asked; else it is used."""
    state = do(position([["library"]], optional_draws=draws), "role councillor")
    if draws != "ask_all":
        assert state.doubled == 1
        return
    assert (asked(state), options(state)) == ("use_library", ["no", "yes"])
    assert GAME.words.decide(state, A).rule == "SJ-3.16"
    used, declined = state.copy(), state.copy()
    do(used, "yes", "yes")  # the Library, then the role itself
    do(declined, "no", "yes")
    assert (used.doubled, used.drawn_size) == (1, 8)
    assert (declined.doubled, declined.drawn_size) == (0, 5)


def test_with_two_it_is_asked_while_it_may_be_used():
    """SJ-3.16, SJ-3.14: once a round; used for the first role, it is not asked for the second."""
    for first, again in (("yes", "prospector_draw"), ("no", "use_library")):
        start = position([["library"], ["indigo_plant"]], seats=2, optional_draws="ask_all")
        state = do(start, "role builder", first)
        while asked(state) != "choose_role":
            do(state, options(state)[0])
        do(state, "role councillor")
        while asked(state) != "choose_role":
            do(state, options(state)[0])
        assert asked(do(state, "role prospector")) == again


def test_without_it_nothing_is_written_differently():
    """SJ-3.16: positions of today's values keep their fingerprints; the new one is read back."""
    house = {draws: dict(position(optional_draws=draws).fields())["house"][6] for draws in DRAWS}
    assert house == {"auto": 0, "ask": 1, "ask_all": 2}
    again = GAME.rules.load(dict(position(optional_draws="ask_all").fields()))
    assert again.house.ask_draws
    assert again.house.ask_library


def test_library_is_not_asked_with_three():
    """SJ-3.15: one turn each, so it always doubles."""
    state = do(position([["library"]]), "role prospector")
    assert (cards(state, A), asked(state)) == (2, "choose_role")
    assert events(state, "uses") == [{"seat": A, "card": "library"}]
