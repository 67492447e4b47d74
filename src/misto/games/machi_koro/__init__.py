"""Machi Koro with Harbor: the room's front door."""

from typing import cast

from misto.core.decision import Line
from misto.core.example import kept_beside
from misto.core.game import Game, Past, Rules, Words
from misto.core.state import State
from misto.games.machi_koro import about, decisions, judge, notation, observe, options, reasons, scoring, view
from misto.games.machi_koro.actions import ACTIONS
from misto.games.machi_koro.catalog import COLOUR, KIND_IDS, KINDS, PURPLE
from misto.games.machi_koro.cites import CITES
from misto.games.machi_koro.facts import FACTS
from misto.games.machi_koro.manner import FIRST, MANNER
from misto.games.machi_koro.plans import PLANS
from misto.games.machi_koro.rules import setup
from misto.games.machi_koro.rules.turns import MachiKoro
from misto.games.machi_koro.seen import MachiKoroView
from misto.games.machi_koro.study import STUDY


def conserved(whole: State) -> dict[str, int]:
    """No establishment is lost or made: every kind's copies in market, deck and cities."""
    state = cast(MachiKoro, whole)
    sums: dict[str, int] = {}
    for kind in range(state.kinds):
        if state.house.discard_dead_purple and COLOUR[kind] == PURPLE:
            continue  # MK-R7: dead stacks leave the game
        in_cities = sum(int(state.cards[seat * KINDS + kind]) for seat in range(state.seats))
        in_deck = sum(1 for i in range(state.deck_left) if state.deck[i] == kind)
        sums[KIND_IDS[kind]] = in_cities + in_deck + int(state.market[kind])
    return sums


def sheet(whole: State, seat: int) -> list[Line]:
    return CITES.of_lines(scoring.sheet(cast(MachiKoro, whole), seat))


GAME = Game(
    name="machi_koro",
    rules=Rules(
        version=1,
        seats=(2, 5),
        usual_seats=4,
        simultaneous=False,
        options=options.ROWS,
        check=options.check,
        actions=int(ACTIONS),
        most_decisions=50_000,
        new=options.new,
        load=setup.from_fields,
        conserved=conserved,
        box=conserved,
        agreed=(("house", 0), ("kinds", 0), ("landmarks", 0), ("row_kinds", 0)),
    ),
    words=Words(
        view=view.view,
        cites=CITES,
        view_type=MachiKoroView,
        decide=decisions.decide,
        why_not=decisions.why_not,
        write=notation.write,
        read=notation.read,
        sheet=sheet,
        reasons=reasons.reasons,
        about=about.about,
        names={
            "card": "card",
            "gives": "card",
            "takes": "card",
            "landmark": "landmark",
            "seat": "seat",
            "taker": "seat",
            "payer": "seat",
            "partner": "seat",
        },
    ),
    judge=judge.JUDGE,
    observer=observe.OBSERVER,
    manner=MANNER,
    facts=FACTS,
    examples=kept_beside(__file__),
    past={"v0.1.0": Past(judge.FITTED, FIRST)},
    study=STUDY,
    plans=PLANS,
)
