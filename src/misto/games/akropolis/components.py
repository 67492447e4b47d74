"""Everything of Akropolis that can lie on a table, by the name its entry in the rulebook has."""

from misto.games.akropolis.catalog import COLOUR_IDS, COLOURS, KIND_IDS

COMPONENTS = (
    *(f"district:{kind}" for kind in KIND_IDS[:COLOURS]),
    *(f"plaza:{kind}" for kind in KIND_IDS if kind.endswith("_plaza")),
    *(f"variant:{colour}" for colour in COLOUR_IDS),
    "quarry",
    "stone",
    "tile",
    "start_tile",
    "chief",
    "architect",
)
# under which names messages know them, where that is not their kind
NAMED = {"district": "hex", "plaza": "hex"}
