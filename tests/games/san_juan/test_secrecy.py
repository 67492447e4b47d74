"""Two positions that differ only in cards a seat has not seen look the same to it (SJ-9.4, SJ-12.3)."""

import pytest

from misto.bots import ask, make_bot
from misto.core.record import fingerprint, legal_actions, seed_rng
from misto.core.state import IllegalAction
from misto.games.san_juan import GAME
from tests.games.san_juan.position import A, B, asked, do, options, position

HIDDEN = {
    "a good": ({"areas": [["indigo_plant*"]]}, lambda s: swap(s, s.stock, 0, s.deck, 0)),
    "the deck": ({}, lambda s: swap(s, s.deck, 0, s.deck, 80)),
    "another hand": ({"hands": [["hero"], ["well"]]}, lambda s: exchange(s, B, "well", "palace")),
    "a pile": (
        {"areas": [["tower"], ["chapel"]], "piles": {(B, "chapel"): ["hero"]}},
        lambda s: swap(s, s.beneath, 0, s.deck, 0, 64),
    ),
    "a Harbor card": (
        {"areas": [["harbor"]], "piles": {(A, "harbor"): ["hero"]}, "new_buildings": True},
        lambda s: swap(s, s.beneath, 0, s.deck, 0, 64),
    ),
    "the tiles": ({}, lambda s: swap(s, s.tiles, 1, s.tiles, 3)),
}


def swap(state, one, i, two, j, part=1 << 40):
    """Exchange two hidden cards; of an entry under a building only the card's part."""
    card, other = one[i] % part, two[j] % part
    assert card != other
    one[i] += other - card
    two[j] += card - other


def exchange(state, seat, kind, other):
    from misto.games.san_juan.catalog import KIND_IDS

    mine, theirs = KIND_IDS.index(kind), KIND_IDS.index(other)
    state.hand[seat * 40 + mine] -= 1
    state.hand[seat * 40 + theirs] += 1
    state.deck[list(state.deck).index(theirs)] = mine
    state.note_cards()


@pytest.mark.parametrize("what", HIDDEN)
def test_unseen_cards_change_nothing(what):
    """SJ-9.4, SJ-9.5, SJ-6.8: view, options, observation, what a bot gets and what it chooses."""
    given, change = HIDDEN[what]
    state = position(**given)
    other = state.copy()
    change(other)
    assert fingerprint(state) != fingerprint(other)
    for viewer in (A, -1):
        assert GAME.words.view(state, viewer) == GAME.words.view(other, viewer)
        one, two = state.copy(), other.copy()
        one.conceal(viewer, seed_rng(3))
        two.conceal(viewer, seed_rng(3))
        assert fingerprint(one) == fingerprint(two)
    assert GAME.words.decide(state, A) == GAME.words.decide(other, A)
    for name in ("random", "greedy"):
        choices = [ask(make_bot(name), GAME, s, A, seed_rng(5)) for s in (state, other)]
        assert choices[0] == choices[1]


def test_drawn_cards_are_the_drawers():
    """SJ-7.1: seen by the drawer only; conceal deals them anew for others, and keeps them for the drawer."""
    state = do(position(), "role councillor")
    mine, theirs = state.copy(), state.copy()
    mine.conceal(A, seed_rng(1))
    theirs.conceal(B, seed_rng(1))
    assert GAME.words.view(mine, A)["drawn"] == GAME.words.view(state, A)["drawn"]
    assert sorted(GAME.words.view(theirs, A)["drawn"]) != sorted(GAME.words.view(state, A)["drawn"])
    assert theirs.drawn_size == 5


def test_concealed_hands_hold_no_events():
    """SJ-12.1: an event that nobody has seen may lie anywhere but in a hand."""
    state = position(
        [["indigo_plant*"] * 3, ["chapel"]],
        [["hero"], ["well"] * 3],
        events=True,
        piles={(B, "chapel"): ["hero"]},
    )
    seen = set()
    for seed in range(60):
        other = state.copy()
        other.conceal(A, seed_rng(seed))
        assert list(other.hand_size) == list(state.hand_size)
        assert other.beneath[0] % 64 < 40
        seen |= {int(card) for card in other.stock if card >= 40}
    assert seen  # but it may be a good


def test_events_told_to_a_seat_keep_secrets():
    """SJ-9.4: a hidden card's name is told to nobody but the one who saw it."""
    state = position([["archive", "chapel"]], [["hero", "well"]], seats=2)
    state.heard = []
    choose = seed_rng(9)
    for _ in range(150):
        if state.turn() < 0:
            break
        moves = legal_actions(GAME, state, state.turn())
        state.apply(state.turn(), moves[choose.below(len(moves))])
    private = {"draw_own", "discard_own", "council_own", "keep_own", "store_own"}
    told = {event.kind for event in state.heard}
    assert private & told
    for event in state.heard:
        assert (event.kind in private) == (event.to >= 0)
        if event.kind in ("draw", "discard", "council", "keep"):
            assert set(event.facts) == {"seat", "count"}


def test_a_refused_question_tells_nothing():
    """SJ-14.0: the only option of a hand that cannot build is still asked."""
    state = do(position(hands=[["palace"]]), "role builder")
    assert (asked(state), options(state)) == ("build_choose", ["pass"])


@pytest.mark.parametrize("options", [{}, {"new_buildings": True, "events": True}], ids=["base", "all"])
def test_events_are_the_same_in_worlds_that_look_the_same(options):
    """SJ-9.4: what a viewer hears of a move depends on nothing that viewer cannot see. The cards a Gold mine
    or Goldsmith turns up for all (SJ-10.7, SJ-11.9) are the only ones told that no view shows afterwards.
    """
    compared = 0
    for seed in range(3):
        state = GAME.rules.new(GAME.settle(options, 3), 3, seed_rng(seed))
        choose = seed_rng(seed, 9)
        while state.turn() >= 0:
            seat = int(state.turn())
            actions = legal_actions(GAME, state, seat)
            action = actions[choose.below(len(actions))]
            for viewer in (-1, (seat + 1) % 3):
                one, two = state.copy(), state.copy()
                two.conceal(viewer, seed_rng(seed, 77))
                two.rng = one.rng.copy()
                one.heard, two.heard = [], []
                one.apply(seat, action)
                try:
                    two.apply(seat, action)
                except IllegalAction:
                    continue  # the hand dealt anew lacks the card
                if GAME.words.view(one, viewer) != GAME.words.view(two, viewer):
                    continue
                heard = [[e for e in world.heard if e.heard_by(viewer)] for world in (one, two)]
                if not any(e.kind == "reveal" for told in heard for e in told):
                    assert heard[0] == heard[1]
                    compared += 1
            state.apply(seat, action)
    assert compared > 500
