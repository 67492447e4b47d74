"""WT-12: solo against AAA, on decks and piles made by hand."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from misto.core.record import seed_rng
from misto.games.welcome_to import GAME, paper, scoring
from misto.games.welcome_to.catalog import CARD_ACTIONS, OPPONENT_LIMITS, OPPONENTS
from tests.games.welcome_to.position import act, can, changed, fields, kind, mine, offer, sheet, table

PILE = ["park", "fence", "pool", "bis", "estate_value", "fence", "fence", "temp"]
AAA_A, AAA_B, AAA_C = 96, 97, 98


def code(actions):
    return [6 + CARD_ACTIONS.index(a) for a in actions]


def rival(level, pile, temps=0, plans=(-1, -1, -1)):
    state = sheet(table(1, opponent=level), temps=temps)
    return changed(state, given=code(pile), rival=list(plans))


def rival_total(state):
    return GAME.words.view(state, 0)["opponent"]["points"]


def play(state):
    """One plain round: the first choice, the first house, no action."""
    start = state.round_count
    while state.turn() >= 0 and state.round_count == start:
        words = can(state)
        word = "done" if "done" in words else "skip" if "skip" in words else words[0]
        act(state, 0, word)
    return state


def deck_of(state):
    return [int(state.cards[i]) for i in range(state.left)]


def test_solo_is_for_one():
    """WT-12.1: one player, either side, with the expert variant too."""
    for given in ({}, {"side": "blueprint"}, {"expert": True}):
        assert GAME.words.view(table(1, **given), 0)["opponent"] is not None
    assert GAME.words.view(table(2), 0)["opponent"] is None


def test_the_deck():
    """WT-12.2, WT-12.3, WT-12.26: one AAA card among the lowest 21, two in the discard, one per letter."""
    where = set()
    letters = set()
    for seed in range(300):
        state = table(1, seed=seed)
        drawn = 3
        assert state.left == 64 - drawn
        deck = deck_of(state)
        (place,) = [i for i, card in enumerate(deck) if card >= AAA_A]
        where.add(place)
        letters.add(deck[place])
        assert sorted([deck[place], *fields(state)["discard"]]) == [AAA_A, AAA_B, AAA_C]
    assert where == set(range(21))
    assert letters == {AAA_A, AAA_B, AAA_C}


def test_the_deck_lies_action_side_up():
    """WT-12.2, WT-18.7: the next card's action is seen, its number is not."""
    state = table(1)
    assert GAME.words.view(state, 0)["top"] == CARD_ACTIONS[state.cards[state.left - 1] % 6]
    for seed in range(10):
        other = state.copy()
        other.conceal(0, seed_rng(seed))
        assert GAME.words.view(other, 0)["top"] == GAME.words.view(state, 0)["top"]


def test_the_hidden_card_stays_in_its_packet():
    """WT-12.2: whatever a player may imagine, the AAA card is among the lowest 21, of any letter."""
    state = table(1)
    seen = set()
    for seed in range(200):
        other = state.copy()
        other.conceal(0, seed_rng(seed))
        (card,) = [c for c in deck_of(other) if c >= AAA_A]
        assert deck_of(other).index(card) <= 20
        assert sorted([card, *fields(other)["discard"]]) == [AAA_A, AAA_B, AAA_C]
        seen.add(card)
    assert len(seen) == 3


def test_one_opponent_by_level():
    """WT-12.4: level 0 to 5."""
    for level in range(6):
        assert GAME.words.view(table(1, opponent=level), 0)["opponent"]["level"] == level


def test_the_third_card_goes_to_the_opponent():
    """WT-12.7, WT-12.8: to the end of his pile; the two used ones to the discard."""
    state = offer(table(1), (5, "park"), (9, "fence"), (12, "pool"))
    before = fields(state)["discard"]
    act(state, 0, "cards 12", "house top-3", "skip", "done")
    now = fields(state)
    assert now["given"] == [12 * 6 + 3]
    assert now["discard"] == [*before, 5 * 6 + 2, 9 * 6 + 0]
    state = offer(state, (6, "park"), (9, "bis"), (13, "pool"))
    act(state, 0, "cards 31", "house top-5", "skip", "done")
    assert [card["action"] for card in GAME.words.view(state, 0)["opponent"]["pile"]] == ["pool", "bis"]


def test_refusal_gives_a_card():
    """WT-12.9, WT-15.12: the player chooses which, discards the others."""
    state = sheet(
        table(1),
        top="1 2 3 4 5 6 7 8 9 10",
        middle="1 2 3 4 5 6 7 8 9 10 11",
        bottom="_ 2 3 4 5 6 7 8 9 10 11 12",
    )
    state = offer(state, (5, "park"), (9, "fence"), (12, "pool"))
    assert can(state) == ["refuse"]
    act(state, 0, "refuse")
    assert kind(state) == "refusal_give"
    act(state, 0, "give 2", "done")
    assert fields(state)["given"] == [9 * 6]
    assert mine(state)["refusals"] == 1


def stacked(state, *top):
    """The deck with these cards on top, the first to be drawn first."""
    deck = deck_of(state) + list(reversed(top))
    return changed(state, cards=deck, left=[len(deck), 21])


def test_aaa_comes_before_the_player():
    """WT-12.10: a player who approves in the same round gets the lower value."""
    state = sheet(table(1, opponent=1), top="1 | 2 | 3 | 4 | 5 | 6 | _ _ _ _")
    state = play(stacked(state, AAA_A, 7, 8, 9))
    assert GAME.words.view(state, 0)["opponent"]["plans"]["A"] == 8
    while kind(state) not in ("approve_plan", "end_turn"):
        act(state, 0, "skip" if "skip" in can(state) else can(state)[-1])
    assert "approve A" in can(state)
    act(state, 0, "approve A")
    assert mine(state)["plans"]["A"] == 4


def test_an_aaa_card_left_alone_is_drawn_first():
    """WT-12.13: at the bottom of the first deck, it is drawn in round 22, then the discard is shuffled."""
    state = changed(table(1, opponent=1), cards=[AAA_A], left=[1, 21], refills=[0, 1])
    state = changed(state, discard=[AAA_B, AAA_C, *[9] * 40])
    play(state)
    assert GAME.words.view(state, 0)["opponent"]["plans"]["A"] == 8
    assert state.refills == 1


@pytest.mark.parametrize(("card", "place"), [(AAA_A, 0), (AAA_B, 1), (AAA_C, 2)])
def test_t56_level_0_turns_plans(card, place):
    """T-56, WT-12.14: and scores nothing."""
    state = play(stacked(table(1, opponent=0), card, 7, 8, 9))
    assert GAME.words.view(state, 0)["plans"][place]["approved"]
    assert rival_total(state) == 0


def test_t53_architect_iv():
    """T-53, WT-12.15: 35 against two temps of the player."""
    assert rival_total(rival(4, PILE, temps=2)) == 35


# Sam 23 and Architect IV 35 are given; the others by hand from the table of WT-12.23: parks, pools,
# temps, temp rank (7 against none), fences (3), segments: 1 | 1 + bis + 1 houses with a value card | 1.
BY_LEVEL = [
    (0, 0),
    (1, 1 + 1 + 1 + 7 + 3 * 1 + 1 + (1 + 2 + 1) * 2 + 1),
    (2, 2 + 2 + 1 + 7 + 3 * 1 + 1 + (1 + 2 + 1) * 2 + 1),
    (3, 2 + 3 + 1 + 7 + 3 * 2 + 1 + (1 + 3 + 1) * 2 + 1),
    (4, 3 + 3 + 2 + 7 + 3 * 2 + 1 + (1 + 3 + 1) * 3 + 1),
    (5, 4 + 4 + 2 + 7 + 3 * 3 + 1 + (1 + 4 + 1) * 3 + 1),
]


@pytest.mark.parametrize(("level", "points"), BY_LEVEL)
def test_six_opponents_on_one_pile(level, points):
    """WT-12.15, WT-12.23: every opponent's figures."""
    assert rival_total(rival(level, PILE)) == points


def test_plans_count_and_no_penalties():
    """WT-12.15: plans are added; bis cards and refusals cost an opponent nothing."""
    assert rival_total(rival(1, ["bis"] * 3, plans=(8, -1, 6))) == 14 + 6


def test_pools():
    """WT-12.17."""
    lines = GAME.words.view(rival(5, ["pool"] * 3), 0)["opponent"]["lines"]
    assert next(line["points"] for line in lines if line["key"] == "rival-pools") == 12


def test_fences():
    """WT-12.19."""
    lines = GAME.words.view(rival(5, ["fence"] * 4), 0)["opponent"]["lines"]
    assert next(line["points"] for line in lines if line["key"] == "rival-fences") == 12


def segments(level, pile):
    state = rival(level, pile)
    return [int(n) for n in scoring.segments(state.box, state.given, state.given_count)]


def test_segments_between_fences():
    """WT-12.20: in order, any size, empty ones are none."""
    assert segments(1, ["fence", "fence", *["park"] * 9, "fence", "pool"]) == [9, 9, 1, 1]


def test_opponents_keep_within_the_printed_limits():
    """WT-12.16, WT-12.17, WT-12.18, WT-12.19, WT-12.21, WT-12.23."""
    for row in OPPONENTS[1:]:
        for figure, (low, high) in zip(row.figures, OPPONENT_LIMITS, strict=True):
            assert low <= figure <= high
    assert [row.approves for row in OPPONENTS] == ["ABC", "A", "AC", "AB", "ABC", "ABC"]


def final(level, pile, **board):
    """The game just over, with this sheet against this pile."""
    state = sheet(table(1, opponent=level), **board)
    now = fields(state)
    return changed(state, given=code(pile), round=[now["round"][0], 1])


def test_more_points_win():
    """WT-12.24."""
    assert final(1, ["park"], parks=(2, 0, 0)).outcome(0) == 1.0
    assert final(1, ["park"] * 5, parks=(1, 0, 0)).outcome(0) == 0.0


def test_the_calculator_scores_the_opponent():
    """WT-12.15, WT-12.20: on paper."""
    lines = paper.score({"of": "opponent", "estates": {}, "opponent": {"level": 1, "pile": PILE}})
    assert sum(line.points for line in lines) == 23


def test_six_segments_of_any_length():
    """WT-12.22: never more than five count."""
    box = table(1).box
    given = vec[i64](code((["park", "fence"] * 20)[:39]))
    assert sum(scoring.segment_points(box, given, len(given))) == 5
