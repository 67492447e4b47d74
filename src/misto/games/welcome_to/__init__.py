"""Welcome To: the room's front door."""

from typing import cast

from misto.core.decision import Line
from misto.core.example import kept_beside
from misto.core.game import Game, Paper, Past, Rules, Words
from misto.core.state import State
from misto.games.welcome_to import (
    about,
    decisions,
    judge,
    notation,
    observe,
    options,
    paper,
    reasons,
    refusals,
    scoring,
    view,
)
from misto.games.welcome_to.actions import ACTIONS
from misto.games.welcome_to.catalog import AAA_CARD, CARD_ACTIONS
from misto.games.welcome_to.cites import CITES
from misto.games.welcome_to.facts import FACTS
from misto.games.welcome_to.house import DRAFT, PILES
from misto.games.welcome_to.manner import FIRST, MANNER
from misto.games.welcome_to.rules import setup
from misto.games.welcome_to.rules.turns import WelcomeTo
from misto.games.welcome_to.seen import WelcomeToView


def conserved(whole: State) -> dict[str, int]:
    """No construction card is lost or made: all of them by action, and the sum of their numbers."""
    state = cast(WelcomeTo, whole)
    mode = state.box.mode
    cards = [int(state.cards[i]) for i in range(3 * state.pile if mode == PILES else state.left)]
    if mode != PILES:
        cards += [int(state.discard[i]) for i in range(state.discarded)]
        cards += [int(state.given[i]) for i in range(state.given_count)]
        if not state.over or mode == DRAFT:
            hands = len(state.numbers) // 3
            skip = (
                1 if mode == DRAFT and state.over else 0
            )  # after the last round only the card passed on is held
            cards += [int(state.card(3 * hand)) for hand in range(hands)]
            cards += [] if skip else [int(state.card(3 * h + i)) for h in range(hands) for i in (1, 2)]
    built = [card for card in cards if card < AAA_CARD]
    sums = {name: sum(1 for card in built if card % 6 == action) for action, name in enumerate(CARD_ACTIONS)}
    return sums | {"numbers": sum(card // 6 for card in built)}


def sheet(whole: State, seat: int) -> list[Line]:
    return CITES.of_lines(scoring.sheet(cast(WelcomeTo, whole), seat))


GAME = Game(
    name="welcome_to",
    rules=Rules(
        version=1,
        seats=(1, 100),
        usual_seats=4,
        simultaneous=True,
        options=options.ROWS,
        check=options.check,
        actions=int(ACTIONS),
        most_decisions=100 * 35 * 12,
        new=options.new,
        load=setup.from_fields,
        conserved=conserved,
        box=None,  # printed examples turn up cards that lie in their deck too
        agreed=(("box", 8),),
    ),
    words=Words(
        view=view.view,
        cites=CITES,
        view_type=WelcomeToView,
        decide=decisions.decide,
        why_not=refusals.why_not,
        write=notation.write,
        read=notation.read,
        sheet=sheet,
        reasons=reasons.reasons,
        about=about.about,
        names={
            "action": "action",
            "actions": "action",
            "rest_action": "action",
            "street": "street",
            "plan": "plan",
            "asked": "asked",
            "seat": "seat",
        },
        views=view.views,
    ),
    judge=judge.JUDGE,
    observer=observe.OBSERVER,
    manner=MANNER,
    facts=FACTS,
    examples=kept_beside(__file__),
    paper=Paper(paper.score),
    past={"v0.1.0": Past(judge.FIRST, FIRST)},
)
