"""Which games and counts are kept as goldens."""

GAMES_KEPT = (
    ("base-2", {}, 2, 1),
    ("base-4", {}, 4, 2),
    ("first-edition-3", {"edition": 1}, 3, 3),
    ("new-buildings-4", {"new_buildings": True}, 4, 4),
    ("events-3", {"events": True, "alternative_setup": True}, 3, 5),
    (
        "house-rules-2",
        {
            "edition": 1,
            "new_buildings": True,
            "events": True,
            "alternative_setup": True,
            "guard_room_limit": "always",
            "governors_visit_buildings": "all",
            "optional_draws": "ask",
            "show_pile_counts": True,
        },
        2,
        6,
    ),
)
PERFT_KEPT = (
    ({}, 2, 1, 5),
    ({"edition": 1}, 4, 1, 5),
    ({"new_buildings": True, "events": True}, 3, 1, 4),
)
