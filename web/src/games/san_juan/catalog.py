"""What is printed on the cards of San Juan."""

from misto.games.san_juan import catalog

# In which phase a building works (SJ-10, SJ-11), as the cards' corners say it.
WHEN = {
    "builder": "smithy poor_house black_market crane carpenter quarry tavern park",
    "producer": "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter well aqueduct",
    "trader": "trading_post market_stand market_hall hut harbor",
    "councillor": "archive prefecture customs_office",
    "prospector": "gold_mine goldsmith",
    "round": "chapel tower guard_room office_building bank",
    "any": "library",
    "end": "guild_hall city_hall triumphal_arch palace residence cathedral",
}
PHASE = {card: phase for phase, cards in WHEN.items() for card in cards.split()}


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
