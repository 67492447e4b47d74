"""Everything of San Juan that can lie on a table, by the name its entry in the rulebook has."""

from misto.games.san_juan.catalog import EVENT_IDS, KIND_IDS, ROLE_IDS

COMPONENTS = (
    *(f"card:{kind}" for kind in KIND_IDS),
    *(f"role:{role}" for role in ROLE_IDS),
    *(f"event:{event}" for event in EVENT_IDS),
    "governor",
    "tiles",
)
# under which names messages know them, where that is not their kind
NAMED = {"event": "event_card"}
