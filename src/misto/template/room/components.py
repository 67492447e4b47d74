"""Everything of Template Room that can lie on a table, by the name its entry in the rulebook has."""

from misto.template.room.catalog import HOUSE_IDS

COMPONENTS = tuple(f"house:{house}" for house in HOUSE_IDS)
