"""The terminal's map and the texts of play."""

import io

import pytest
from rich.console import Console

from misto.cli.boards.akropolis import draw
from misto.core.record import legal_actions
from misto.games.akropolis import GAME
from misto.text import LANGUAGES, Text
from tests.games.akropolis.position import new, place, take, with_fields


def drawn(state, lang, seats):
    out = io.StringIO()
    Console(file=out, width=160, color_system=None).print(
        draw(GAME.words.view(state, 0), Text(lang), [f"P{i}" for i in range(seats)])
    )
    return out.getvalue()


def test_a_level_2_tile_shows_kind_and_level():
    """AK-4.3, AK-6.2"""
    state = with_fields(new(2, first_player=1), row=[28, 33, 43, 34], stones=[9, 9])
    take(state, 1)
    place(state, 1, -1, 4)
    take(state, 1)
    place(state, 1, -1, 4)
    take(state, 1)
    assert "bhm" in drawn(state, "en", 2)
    place(state, 0, 0, 5)
    told = drawn(state, "en", 2)
    assert all(mark in told for mark in ("b2", "h2", "m2", "q1"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (1, {"solo": "medium"})])
def test_every_board_can_be_drawn(lang, seats, options):
    """AK-R11"""
    state = new(seats, 2, **options)
    for _ in range(9):
        told = drawn(state, lang, seats)
        assert Text(lang).say("akropolis-site") in told
        seat = int(state.turn())
        state.apply(seat, legal_actions(GAME, state, seat)[-1])


def test_whole_games_can_be_told():
    """AK-3.2, AK-S3: every prompt, option, refusal and event has its words in every language."""
    texts = [Text(lang) for lang in LANGUAGES]
    for seats, options in ((3, {}), (1, {"solo": "easy"})):
        names = [f"P{i}" for i in range(seats)]
        state = new(seats, 7, **options)
        state.heard = []
        while state.turn() >= 0:
            seat = int(state.turn())
            decision = GAME.words.decide(state, seat)
            said = [(decision.key, decision.args)]
            said += [(option.key, option.args) for option in decision.options[:3]]
            said += [(refusal.reason.key, refusal.reason.args) for refusal in decision.refused[:3]]
            state.apply(seat, decision.options[0].action)
            said += [(f"event-{event.kind}", event.facts) for event in state.heard]
            state.heard = []
            for text in texts:
                for key, facts in said:
                    assert "\n" not in text.tell(GAME, key, facts, names)


def test_notation_both_ways():
    """AK-3.3, AK-4.1: every action of the space reads back; other words are refused."""
    for action in [*range(6), *range(6, GAME.rules.actions, 97), GAME.rules.actions - 1]:
        assert GAME.words.read(GAME.words.write(action)) == action
    assert GAME.words.read("PLACE  2 -1   4") == GAME.words.read("place 2,-1,4")
