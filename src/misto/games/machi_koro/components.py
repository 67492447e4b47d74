"""Everything of Machi Koro that can lie on a table, by the name its entry in the rulebook has."""

from misto.games.machi_koro.catalog import KIND_IDS, LANDMARK_IDS

COMPONENTS = (
    *(f"card:{kind}" for kind in KIND_IDS),
    "card:city_hall",
    *(f"landmark:{landmark}" for landmark in LANDMARK_IDS),
)
# those with other names, or with more: messages with their facts
CALLED: dict[str, tuple[tuple[str, dict[str, object]], ...]] = {"card:city_hall": (("city-hall", {}),)}
