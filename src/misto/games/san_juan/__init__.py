"""San Juan with New Buildings and Events: the room's front door."""

from typing import cast

from misto.core.decision import Line
from misto.core.example import kept_beside
from misto.core.game import Game, Paper, Past, Rules, Words
from misto.core.state import State
from misto.games.san_juan import (
    about,
    decisions,
    judge,
    notation,
    observe,
    options,
    paper,
    reasons,
    scoring,
    view,
)
from misto.games.san_juan.actions import ACTIONS
from misto.games.san_juan.asks import ASK_CRANE
from misto.games.san_juan.catalog import CARD_IDS, CARDS, CATHEDRAL, KINDS, NOTHING
from misto.games.san_juan.cites import CITES
from misto.games.san_juan.facts import FACTS
from misto.games.san_juan.manner import FIRST, MANNER
from misto.games.san_juan.rules import setup
from misto.games.san_juan.rules.turns import SanJuan
from misto.games.san_juan.seen import SanJuanView
from misto.games.san_juan.state import beneath_card


def conserved(whole: State) -> dict[str, int]:
    """SJ-9.6: no card is lost or made: deck, discards, hands, areas, goods, piles, events."""
    state = cast(SanJuan, whole)
    sums = [int(state.discards[card]) for card in range(CARDS)]
    for at in range(state.deck_left):
        sums[state.deck[at]] += 1
    for at, copies in enumerate(state.hand):
        sums[at % KINDS] += int(copies)
    for kind, copies in enumerate(state.drawn):
        sums[kind] += int(copies)
    for card in (*state.site, *state.stock):
        if card != NOTHING:
            sums[card] += 1
    for entry in state.beneath:
        sums[beneath_card(entry)] += 1
    for event in range(KINDS, CARDS):
        sums[event] += int((state.row | state.gone) >> (event - KINDS) & 1)
    sums[CATHEDRAL] += int(state.cathedral)
    if state.ask == ASK_CRANE:
        sums[state.building] += 1  # chosen, and not yet placed
    return dict(zip(CARD_IDS, sums, strict=True))


def sheet(whole: State, seat: int) -> list[Line]:
    return CITES.of_lines(scoring.sheet(cast(SanJuan, whole), seat))


GAME = Game(
    name="san_juan",
    rules=Rules(
        version=1,
        seats=(2, 4),
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
        agreed=(("house", 0),),
        widest=47,
    ),
    words=Words(
        view=view.view,
        cites=CITES,
        recall=view.recall,
        view_type=SanJuanView,
        decide=decisions.decide,
        why_not=decisions.why_not,
        write=notation.write,
        read=notation.read,
        sheet=sheet,
        reasons=reasons.reasons,
        about=about.about,
        names={
            "card": "card",
            "cards": "card",
            "stored": "card",
            "good": "good",
            "role": "role",
            "event": "event_card",
            "seat": "seat",
        },
    ),
    judge=judge.JUDGE,
    observer=observe.OBSERVER,
    manner=MANNER,
    facts=FACTS,
    examples=kept_beside(__file__),
    paper=Paper(paper.score),
    past={"v0.1.0": Past(judge.FIRST, FIRST)},
)
