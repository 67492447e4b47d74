"""Everything of Welcome To that can lie on a table, by the name its entry in the rulebook has."""

from misto.games.welcome_to.catalog import CARD_ACTIONS, OPPONENTS, PLAN_IDS, TRACKS

COMPONENTS = (
    *(f"action:{action}" for action in CARD_ACTIONS),
    *(f"plan:{plan}" for plan in PLAN_IDS),
    *(f"track:{track}" for track in TRACKS),
    *(f"opponent:{row.id}" for row in OPPONENTS),
    "pair",
    "estate",
    "roundabout",
    "aaa",
    "solo_card",
)
