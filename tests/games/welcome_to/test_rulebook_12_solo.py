"""WT-12: solo against AAA, on decks and piles made by hand."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from misto.core.record import seed_rng
from misto.games.welcome_to import GAME, paper, scoring
from misto.games.welcome_to.catalog import CARD_ACTIONS, OPPONENT_LIMITS, OPPONENTS
from tests.games.welcome_to.sheets import act, can, changed, fields, kind, mine, offer, sheet, table

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


def test_t51_six_choices():
    """T-51, WT-12.5, WT-12.6, WT-15.4: number of one card, action of another."""
    state = offer(table(1), (5, "park"), (9, "fence"), (12, "pool"))
    assert can(state) == ["cards 12", "cards 13", "cards 21", "cards 23", "cards 31", "cards 32"]
    act(state, 0, "cards 12", "house top-3")
    assert kind(state) == "fence_slot"
    act(state, 0, "skip")
    assert mine(state)["streets"][0]["numbers"][2] == 5


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


def test_t12_t13_irene():
    """T-12, T-13, WT-12.10, WT-12.11: B does nothing and leaves the game; A is worth 8 and turned."""
    state = stacked(table(1, opponent=2), AAA_B, 7, AAA_A, 8, 9)
    play(state)
    view = GAME.words.view(state, 0)
    assert view["opponent"]["plans"] == {"A": 8, "B": None, "C": None}
    assert [p["approved"] for p in view["plans"]] == [True, False, False]
    assert [int(state.numbers[i] * 6 + state.actions[i]) for i in range(3)] == [7, 8, 9]
    assert AAA_A not in fields(state)["discard"][2:]


def test_t14_irene_comes_later():
    """T-14, WT-12.10: the player approved C before, so AAA gets the lower value of 6."""
    state = changed(table(1, plans=("STD-A1", "STD-B6", "STD-C5"), opponent=2), turned=[0, 0, 1])
    state = play(stacked(state, AAA_C, 7, 8, 9))
    assert GAME.words.view(state, 0)["opponent"]["plans"]["C"] == 6


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


def test_t58_only_the_player_ends_the_game():
    """T-58, WT-12.12: not an opponent with all three plans."""
    state = play(changed(table(1, opponent=5), rival=[8, 9, 7], turned=[1, 1, 1]))
    assert not state.over


def test_t50_two_decks():
    """T-50, WT-12.13: 63 cards last 21 rounds, the 42 discarded and two AAA cards 14 more."""
    state = table(1)
    refilled = []
    while state.round_count < 36:
        before = int(state.refills)
        state = sheet(state)
        play(state)
        if state.refills != before:
            refilled.append(int(state.round_count))
    assert refilled == [22, 36]
    assert state.given_count == 35


def test_an_aaa_card_left_alone_is_drawn_first():
    """WT-12.13: at the bottom of the first deck, it is drawn in round 22, then the discard is shuffled."""
    state = changed(table(1, opponent=1), cards=[AAA_A], left=[1, 21], refills=[0, 1])
    state = changed(state, discard=[AAA_B, AAA_C, *[9] * 40])
    play(state)
    assert GAME.words.view(state, 0)["opponent"]["plans"]["A"] == 8
    assert state.refills == 1


def test_t55_level_0_places():
    """T-55, WT-12.14: marks 0, 1, 2, 3, 4, 9 score 0, 1, 1, 4, 7, 7."""
    points = [mine(sheet(table(1, opponent=0), temps=n))["temp_points"] for n in (0, 1, 2, 3, 4, 9)]
    assert points == [0, 1, 1, 4, 7, 7]


@pytest.mark.parametrize(("card", "place"), [(AAA_A, 0), (AAA_B, 1), (AAA_C, 2)])
def test_t56_level_0_turns_plans(card, place):
    """T-56, WT-12.14: and scores nothing."""
    state = play(stacked(table(1, opponent=0), card, 7, 8, 9))
    assert GAME.words.view(state, 0)["plans"][place]["approved"]
    assert rival_total(state) == 0


def test_t52_sam():
    """T-52, WT-12.15: 23."""
    assert rival_total(rival(1, PILE)) == 23


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


def test_t15_parks():
    """T-15, WT-12.16: Sam with 5 park cards gets 5 for them."""
    lines = GAME.words.view(rival(1, ["park"] * 5), 0)["opponent"]["lines"]
    assert next(line["points"] for line in lines if line["key"] == "rival-parks") == 5


def test_pools():
    """WT-12.17."""
    lines = GAME.words.view(rival(5, ["pool"] * 3), 0)["opponent"]["lines"]
    assert next(line["points"] for line in lines if line["key"] == "rival-pools") == 12


def test_t16_temps():
    """T-16, WT-12.18: four each: 7 each by rank, Sam 4 more; none without temp cards."""
    state = rival(1, ["temp"] * 4, temps=4)
    lines = {line["key"]: line["points"] for line in GAME.words.view(state, 0)["opponent"]["lines"]}
    assert (lines["temp"], lines["rival-temps"]) == (7, 4)
    assert mine(state)["temp_points"] == 7
    assert mine(rival(1, ["temp"] * 5, temps=4))["temp_points"] == 4
    none = {
        line["key"]: line["points"]
        for line in GAME.words.view(rival(1, ["park"], temps=0), 0)["opponent"]["lines"]
    }
    assert none["temp"] == 0


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


def test_t17_a_segment_of_sam():
    """T-17, WT-12.21: three cards and a bis are five houses, worth 2 each with an estate-value card."""
    assert segments(1, ["park", "estate_value", "bis", "pool"]) == [5, 10]
    assert segments(1, ["estate_value"] * 3) == [3, 6]


def test_t54_five_largest():
    """T-54, WT-12.22: segments of 1, 2, 2, 3, 2, 2 houses, the third with a value card: 13."""
    pile = ["park", "fence", "park", "park", "fence", "estate_value", "park", "fence", *["park"] * 3, "fence"]
    pile += ["park", "park", "fence", "park", "park"]
    state = rival(1, pile)
    assert sum(scoring.segment_points(state.box, state.given, state.given_count)) == 3 + 4 + 2 + 2 + 2


def test_opponents_keep_within_the_printed_limits():
    """WT-12.16, WT-12.17, WT-12.18, WT-12.19, WT-12.21, WT-12.23."""
    for row in OPPONENTS[1:]:
        for figure, (low, high) in zip(row[2:8], OPPONENT_LIMITS, strict=True):
            assert low <= figure <= high
    assert [row[8] for row in OPPONENTS] == ["ABC", "A", "AC", "AB", "ABC", "ABC"]


def final(level, pile, **board):
    """The game just over, with this sheet against this pile."""
    state = sheet(table(1, opponent=level), **board)
    now = fields(state)
    return changed(state, given=code(pile), round=[now["round"][0], 1])


def test_more_points_win():
    """WT-12.24."""
    assert final(1, ["park"], parks=(2, 0, 0)).outcome(0) == 1.0
    assert final(1, ["park"] * 5, parks=(1, 0, 0)).outcome(0) == 0.0


def test_t57_ties():
    """T-57, WT-12.25: 9, 8, 7 estates against 8 segments: player, shared, opponent."""
    pile = (["park", "fence"] * 8)[:-1]  # eight segments of one house, seven fences, eight parks
    state = final(1, pile)
    theirs = int(scoring.rival_points(state.box, state.given, state.given_count, state.rival, 0))
    assert theirs == 8 + 7 + 5
    nine = " | ".join(str(n) for n in range(1, 10)) + " | _"
    eight = " | ".join(str(n) for n in range(1, 9)) + " | _ _"
    seven = " | ".join(str(n) for n in range(1, 8)) + " | _ _ _"
    for top, plan, outcome in ((nine, 11, 1.0), (eight, 12, 0.5), (seven, 13, 0.0)):
        state = final(1, pile, top=top, values=(plan, -1, -1))
        assert state.points(0) == theirs
        assert state.outcome(0) == outcome


def test_the_calculator_scores_the_opponent():
    """WT-12.15, WT-12.20: on paper."""
    lines = paper.score({"of": "opponent", "estates": {}, "opponent": {"level": 1, "pile": PILE}})
    assert sum(line.points for line in lines) == 23


def test_six_segments_of_any_length():
    """WT-12.22: never more than five count."""
    box = table(1).box
    given = vec[i64](code((["park", "fence"] * 20)[:39]))
    assert sum(scoring.segment_points(box, given, len(given))) == 5
