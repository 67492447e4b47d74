"""Which games and counts are kept as goldens."""

GAMES_KEPT = (
    ("new-2", {}, 2, 1),
    ("new-5", {}, 5, 2),
    ("expert-mixed-3", {"expert": True, "plans": "mixed"}, 3, 3),
    ("expert-advanced-2", {"expert": True, "plans": "advanced", "side": "blueprint"}, 2, 4),
    ("aaa-1", {"opponent": 2}, 1, 5),
    ("aaa-level-0", {"opponent": 0, "expert": True, "plans": "mixed"}, 1, 6),
    ("first-3", {"edition": "first"}, 3, 7),
    ("first-solo", {"edition": "first"}, 1, 8),
    ("first-draft-3", {"edition": "first", "draft": True, "expert": True, "plans": "mixed"}, 3, 9),
)
PERFT_KEPT = (
    ({}, 2, 1, 4),
    ({"expert": True, "plans": "mixed"}, 2, 1, 3),
    ({}, 1, 1, 4),
    ({"edition": "first"}, 2, 1, 4),
    ({"edition": "first", "draft": True}, 2, 1, 4),
)
