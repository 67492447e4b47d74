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
# those with other names, or with more: messages with their facts
CALLED: dict[str, tuple[tuple[str, dict[str, object]], ...]] = {
    **{f"track:{track}": (("row-park", {}),) for track in TRACKS if track.startswith("park_")},
    **{f"track:estate_{size}": (("about-title-column", {"size": size}),) for size in range(1, 7)},
    "track:pool": (("row-pool", {}),),
    "track:bis": (("row-bis", {}),),
    "track:temp_places": (("row-temp", {}),),
    "track:refusal": (("row-refusals", {}),),
    "track:roundabout": (("row-roundabouts", {}),),
    **{f"opponent:{row.id}": ((f"opponent-{row.id.removeprefix('OPP-')}", {}),) for row in OPPONENTS},
    "estate": (("about-title-estate", {}), ("row-estates", {})),
    **{one: ((f"about-title-{one}", {}),) for one in ("pair", "roundabout", "aaa", "solo_card")},
}
