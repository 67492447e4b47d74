"""Akropolis: the room's front door."""

from typing import cast

from misto.core.decision import Line
from misto.core.example import kept_beside
from misto.core.game import Game, Paper, Past, Rules, Words
from misto.core.state import State
from misto.games.akropolis import (
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
from misto.games.akropolis.actions import ACTIONS, ROTATIONS, tile_of
from misto.games.akropolis.cites import CITES
from misto.games.akropolis.facts import FACTS
from misto.games.akropolis.manner import FIRST, MANNER
from misto.games.akropolis.placement import PLACES_A_CELL
from misto.games.akropolis.rules import setup
from misto.games.akropolis.rules.turns import Akropolis
from misto.games.akropolis.seen import AkropolisView
from misto.games.akropolis.study import STUDY
from misto.games.akropolis.window import USUAL, window

# AK-2.8: a city of 30 turns has at most 94 cells.
WIDEST = int(PLACES_A_CELL) * 94 + int(ROTATIONS)


def conserved(whole: State) -> dict[str, int]:
    """No tile is lost or made: each lies in the stacks, the row, a hand, a city or with the architect."""
    state = cast(Akropolis, whole)
    lying = [int(state.deck[i]) for i in range(state.deck_left)]
    lying += [int(state.row[i]) for i in range(state.row_count)]
    lying += [int(state.architect_tiles[i]) for i in range(state.architect_count)]
    lying += [int(state.held)] if state.held else []
    for city in state.cities:
        lying += [int(tile_of(city.moves[i])) for i in range(city.placed)]
    return {f"tile {tile}": lying.count(tile) for tile in range(1, 62)}


def box(new: State) -> dict[str, int]:
    """AK-1.1: every tile is there once, whether or not it was drawn for this game."""
    return dict.fromkeys(conserved(new), 1)


def sheet(whole: State, seat: int) -> list[Line]:
    return CITES.of_lines(scoring.sheet(cast(Akropolis, whole), seat))


GAME = Game(
    name="akropolis",
    rules=Rules(
        version=1,
        seats=(1, 4),
        usual_seats=2,
        simultaneous=False,
        options=options.ROWS,
        check=options.check,
        actions=int(ACTIONS),
        most_decisions=120,
        new=options.new,
        load=setup.from_fields,
        conserved=conserved,
        box=box,
        agreed=(("house", 0),),
        widest=WIDEST,
    ),
    words=Words(
        view=view.view,
        cites=CITES,
        view_type=AkropolisView,
        decide=decisions.decide,
        why_not=decisions.why_not,
        write=notation.write,
        read=notation.read,
        sheet=sheet,
        reasons=reasons.reasons,
        about=about.about,
        names={"hexes": "hex", "colour": "colour", "seat": "seat"},
    ),
    judge=judge.JUDGE,
    observer=observe.OBSERVER,
    manner=MANNER,
    facts=FACTS,
    examples=kept_beside(__file__),
    paper=Paper(paper.score, paper.tiles),
    window=window,
    usual_window=int(USUAL),
    past={"v0.1.0": Past(judge.HANDMADE, FIRST)},
    study=STUDY,
)
