"""Which games and counts are kept as goldens."""

GAMES_KEPT = (
    ("base-2", {}, 2, 1),
    ("base-5", {}, 5, 2),
    ("harbor-4", {"expansion": "harbor"}, 4, 3),
    ("ten-kinds-3", {"expansion": "harbor", "market": "ten_kinds"}, 3, 4),
    (
        "house-rules-3",
        {
            "expansion": "harbor",
            "market": "ten_kinds",
            "sushi_bar_cost": 4,
            "reroll_dice": "same_count",
            "park_check": "at_roll",
            "business_center": "mandatory",
            "market_discard_dead_purple": True,
        },
        3,
        5,
    ),
)
PERFT_KEPT = (
    ({}, 2, 1, 5),
    ({"expansion": "harbor"}, 4, 1, 5),
    ({"expansion": "harbor", "market": "ten_kinds"}, 3, 1, 6),
)
