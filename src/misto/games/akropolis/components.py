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
NAMED = {"district": "hex", "plaza": "hex", "variant": "opt-variants"}
# those with other names, or with more: messages with their facts
CALLED: dict[str, tuple[tuple[str, dict[str, object]], ...]] = {
    **{f"district:{kind}": ((f"row-{row}", {}),) for kind, row in zip(KIND_IDS, COLOUR_IDS, strict=False)},
    "quarry": (("hex-quarry", {}),),
    "stone": (("about-title-stone", {}), ("row-stones", {})),
    "tile": (("about-title-tile", {}),),
    "start_tile": (("about-title-start_tile", {}),),
}
