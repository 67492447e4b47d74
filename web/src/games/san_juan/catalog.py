"""What is printed on the cards of San Juan."""

from misto.games.san_juan import catalog
from misto.games.san_juan.about import PHASE


def printed() -> dict[str, object]:
    cards = [{"id": row[0], "class": row[1], "cost": row[3], "vp": row[4]} for row in catalog.ROWS]
    made = {row[0]: catalog.GOOD_IDS[i] for i, row in enumerate(catalog.ROWS) if row[1] == "production"}
    when = {row[0]: PHASE[row[0]] for row in catalog.ROWS if row[0] in PHASE}
    return {
        "cards": cards,
        "goods": made,
        "roles": list(catalog.ROLE_IDS),
        "when": when,
        "tiles": [list(row) for row in catalog.TILE_ROWS],
    }
