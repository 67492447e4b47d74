"""Template Room: the room's front door."""

from typing import cast

from misto.core.decision import Line
from misto.core.example import kept_beside
from misto.core.game import Game, Rules, Words
from misto.core.state import State
from misto.template.room import (
    about,
    decisions,
    judge,
    notation,
    observe,
    options,
    reasons,
    scoring,
    view,
)
from misto.template.room.actions import ACTIONS
from misto.template.room.cites import CITES
from misto.template.room.facts import FACTS
from misto.template.room.manner import MANNER
from misto.template.room.rules import setup
from misto.template.room.rules.turns import TemplateRoom
from misto.template.room.seen import TemplateRoomView


def conserved(whole: State) -> dict[str, int]:
    """Nothing is lost: the houses of all streets."""
    return {"houses": len(cast(TemplateRoom, whole).storeys)}


def sheet(whole: State, seat: int) -> list[Line]:
    return CITES.of_lines(scoring.sheet(cast(TemplateRoom, whole), seat))


GAME = Game(
    name="template_room",
    rules=Rules(
        version=1,
        seats=(2, 4),
        usual_seats=2,
        simultaneous=False,
        options=options.ROWS,
        check=options.check,
        actions=int(ACTIONS),
        most_decisions=240,
        new=options.new,
        load=setup.from_fields,
        conserved=conserved,
        box=conserved,
        agreed=(("house", 0),),
    ),
    words=Words(
        view=view.view,
        cites=CITES,
        view_type=TemplateRoomView,
        decide=decisions.decide,
        why_not=decisions.why_not,
        write=notation.write,
        read=notation.read,
        sheet=sheet,
        reasons=reasons.reasons,
        about=about.about,
        names={"house": "house", "seat": "seat", "active": "seat"},
    ),
    judge=judge.JUDGE,
    observer=observe.OBSERVER,
    manner=MANNER,
    facts=FACTS,
    examples=kept_beside(__file__),
)
