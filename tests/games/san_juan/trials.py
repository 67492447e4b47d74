"""How the worked examples are set up and tried: a function a kind of example, the buildings they speak of."""

from misto.core.chance import seed_rng
from misto.games.san_juan import GAME
from misto.games.san_juan.catalog import CARD_IDS
from tests.examples import trial
from tests.games.san_juan.position import asked, do, options, position

A, B = 0, 1
EDITIONS = (2, 1)  # the one that is opened first
NEW = {"new_buildings": True}
PLANTS = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
STOCKED = [plant + "*" for plant in PLANTS]
SMALL = ["smithy", "well", "archive", "gold_mine", "tower", "crane", "statue"]
OTHER = ["role builder", "pass"]  # A takes the role and builds nothing: B is next, without privilege


def at(areas=(), hands=(), seats=None, *, before=(), **more):
    """A position, after these moves, and the options its table has."""
    made = ("deck", "discards", "used", "turn", "tile", "piles", "row", "gone", "cathedral", "empty_deck")
    agreed = {key: value for key, value in more.items() if key not in made}
    return do(position(areas, hands, seats, **more), *before), agreed


def tried(table, *line, seat=None, hands=None):
    state, agreed = table
    return trial(GAME, state, agreed, *line, seat=seat, hands=hands)


def hand(seat, kinds):
    held = {kind: kinds.count(kind) for kind in kinds}
    return {f"areas.{seat}.hand": held, f"areas.{seat}.hand_size": len(kinds)}


def area(seat, kinds):
    shown = {f"areas.{seat}.buildings.{slot}.card": kind for slot, kind in enumerate(kinds)}
    return shown | {f"areas.{seat}.buildings.count": len(kinds)}


def no_goods(seat, slots):
    return {f"areas.{seat}.buildings.{slot}.good": False for slot in slots}


def paid(cost, **seen):
    return {"heard": [{"kind": "build", "cost": cost}]} | ({"view": seen} if seen else {})


def see(seen):
    return {"view": seen}


def by_b(area_b, hand_b, **more):
    """B's turn in the builder phase, without being the chooser."""
    return at([["indigo_plant"], area_b], [["hero"], hand_b], 2, before=OTHER, **more)


def moves_while(table, kind, seat, pick=-1):
    """The seat's moves while it is asked this, each the last (first) that is offered, and the position then."""
    state = table[0].copy()
    moves = []
    while state.turn() == seat and asked(state) == kind:
        moves.append(options(state)[pick])
        do(state, moves[-1])
    return moves, state


def most(role, kind, buildings, chooser, edition, left):
    """All the goods B may make or sell: then it is asked no more."""
    plants = PLANTS if role == "producer" else STOCKED
    start = [["tower"], [*plants, *buildings]]
    table = at(
        start, seats=3, turn=1 if chooser else 0, edition=edition, before=() if chooser else [f"role {role}"]
    )
    first = [f"role {role}"] if chooser else []
    moves, state = moves_while((do(table[0].copy(), *first), {}), kind, B)
    assert not (state.turn() == B and asked(state) == kind)
    look = {"turn": int(state.turn()), "view": {"areas.1.goods": left, "asked": asked(state)}}
    return tried(table, *first, *moves, look)


def setup_of_four(edition):
    """Everybody discards in turn; hands of 5, 6, 7 and 8 become 4."""
    agreed = {"alternative_setup": True, "edition": edition}
    start = GAME.rules.new(GAME.settle(agreed, 4), 4, seed_rng(1))
    first = int(start.governor)
    order = [(first + i) % 4 for i in range(4)]
    line = [see({f"areas.{seat}.hand_size": 5 + i for i, seat in enumerate(order)})]
    state, askers = start.copy(), []
    while asked(state) == "setup_discard":
        askers.append(int(state.turn()))
        line += [{"turn": askers[-1], "lacks": ["pass"]}, options(state)[0]]
        do(state, options(state)[0])
    assert askers == [seat for i, seat in enumerate(order) for _ in range(i + 1)]
    sizes = {f"areas.{seat}.hand_size": 4 for seat in range(4)}
    return tried((start, agreed), *line, see(sizes | {"discards": 10, "asked": "choose_role"}), seat=first)


def library_once(saved):
    """With two players: doubled for one role, single for the other."""
    table = at([["library"], ["indigo_plant"]], seats=2)
    cards, drawn = (1, 8) if saved else (2, 5)
    return tried(
        table,
        "role prospector",
        "no" if saved else "yes",
        see({"areas.0.hand_size": cards}),
        "role trader",
        "role councillor",
        *(["yes"] if saved and asked_for_library(table) else []),
        see({"drawn.count": drawn}),
    )


def asked_for_library(table):
    state = do(table[0].copy(), "role prospector", "no", "role trader", "role councillor")
    return asked(state) == "use_library"


def library_with_councillor(doubled):
    """As the rulebook tells it: the Councillor doubled, then a second role without."""
    table = at([["library"], ["indigo_plant"]], seats=2)
    return tried(table, "role councillor", "yes", see({"drawn.count": 8 if doubled else 5}))


def library_alone(edition):
    hand_a = ["hero", *SMALL[:4]]
    sales = ["sell indigo"] * 3
    makes = ["produce indigo"] * 3
    one = {"edition": edition}
    producer = at([["library", *["indigo_plant"] * 4]], **one)
    return [
        tried(at([["library"]], [hand_a], **one), "role builder", "build hero", paid(3)),
        tried(producer, "role producer", *makes, see({"areas.0.goods": 3})),
        tried(
            at([["library", *["indigo_plant*"] * 4]], **one),
            "role trader",
            *sales,
            see({"areas.0.goods": 1, "areas.0.hand_size": 3}),
        ),
        tried(at([["library"]], **one), "role councillor", see({"drawn.count": 8, "owed": 1})),
        tried(at([["library"]], **one), "role prospector", see({"areas.0.hand_size": 2})),
    ]


def prefecture(chooser, more, drawn, archive, edition):
    """B draws so many and keeps 2; with the Archive it discards all but 2 from its whole hand."""
    own = ["prefecture", *(["archive"] if archive else []), *more]
    table = at([["tower"], own], [[], []], 2, turn=1 if chooser else 0, edition=edition)
    first = ["role councillor"]
    if not chooser:
        state = do(table[0], "role councillor")
        table = (state, table[1])
        first = [options(state)[0]]  # A keeps a card, then it is B's turn
    if drawn == 2:
        return tried(table, *first, see({"areas.1.hand_size": 2}), seat=B)
    if archive:
        return tried(table, *first, {"asked": "archive_discard"} | see({"owed": drawn - 2}), seat=B)
    keep = moves_while((do(table[0].copy(), *first), {}), "councillor_keep", B, 0)[0][:2]
    return tried(
        table,
        *first,
        {"turn": B} | see({"drawn.count": drawn}),
        *(keep or kept_two(table, first)),
        see({"areas.1.hand_size": 2}),
        seat=B,
    )


def kept_two(table, first):
    state, moves = do(table[0].copy(), *first), []
    for _ in range(2):
        moves.append(options(state)[0])
        do(state, moves[-1])
    return moves


def prefecture_and_archive(edition):
    table = at(
        [["tower"], ["prefecture", "archive"]],
        [[], ["hero", "palace", "well"]],
        2,
        turn=1,
        edition=edition,
    )
    state = do(table[0].copy(), "role councillor")
    hero = dict(state.fields())["discards"][CARD_IDS.index("hero")]
    return tried(
        table,
        "role councillor",
        see({"areas.1.hand_size": 8}) | {"offers": ["discard hero"], "lacks": ["pass"]},
        "discard hero",
        "discard palace",
        "discard well",
        see({"areas.1.hand_size": 5}) | {"fields": {f"discards.{CARD_IDS.index('hero')}": hero + 1}},
    )


def everything_at_once(edition):
    table = at([["tower"], ["prefecture", "archive", "library"]], [[], []], 2, turn=1, edition=edition)
    state = do(table[0].copy(), "role councillor")
    yes = ["yes"] if asked(state) == "use_library" else []
    return tried(table, "role councillor", *yes, see({"areas.1.hand_size": 8, "owed": 6}))


def equal_costs(edition, revealed):
    """A took the Prospector; B may use the mine."""
    table = at(
        [["tower"], ["gold_mine"]], deck=["hero", *revealed], edition=edition, before=["role prospector"]
    )
    return tried(
        table,
        {"turn": B, "asked": "mine_use"},
        "yes",
        see({"areas.1.hand_size": 0, "discards": 4}) | {"heard": [{"kind": "reveal", "cards": revealed}]},
    )


def first_mine():
    revealed = ["quarry", "smithy", "tobacco_storage", "library"]
    table = at([["gold_mine"]], deck=["hero", *revealed], edition=1)
    state = do(table[0].copy(), "role prospector", "yes")
    assert sorted(options(state)) == sorted(["pass", *(f"keep {kind}" for kind in revealed)])
    asks = {"options": options(state)}
    kept = see(hand(A, ["quarry", "hero"]) | {"discards": 3})
    none = see(hand(A, ["hero"]) | {"discards": 4})
    return [
        tried(table, "role prospector", "yes", asks, "keep quarry", kept),
        tried(table, "role prospector", "yes", asks, "pass", none),
    ]


def second_mine():
    table = at([["gold_mine"]], deck=["hero", "quarry", "gold_mine", "tobacco_storage", "library"])
    look = see(hand(A, ["gold_mine", "hero"]) | {"discards": 3, "asked": "choose_role"})
    return [tried(table, "role prospector", "yes", look)]


def palace_over_chapel(edition):
    beneath = 1 if edition == 1 else 0  # SJ-1.1: in the first edition the covered card stays
    table = by_b(
        ["crane", "chapel"],
        ["palace", *SMALL[:5]],
        piles={(B, "chapel"): ["hero", "well"]},
        edition=edition,
    )
    before = dict(table[0].fields())["discards"][CARD_IDS.index("chapel")]
    return tried(
        table,
        "build palace",
        "cover chapel",
        paid(3, **area(B, ["crane", "palace"]), **{"areas.1.size": 2})
        | {
            "fields": {
                "beneath.count": 2 + beneath,
                f"discards.{CARD_IDS.index('chapel')}": before + 1 - beneath,
            }
        }
        | {"points": [1, 3], "sheet": {"pile.points": 2, "pile.facts": {"card": "chapel", "count": 2}}},
    )


def tavern(sizes, draws):
    kinds = ["smithy", "well", "tower", "crane", "quarry", "archive"]
    areas = [[("tavern", *kinds)[i] if s == 0 else kinds[i] for i in range(n)] for s, n in enumerate(sizes)]
    return tried(at(areas, [["hero"]], **NEW), "role builder", "pass", see({"areas.0.hand_size": 1 + draws}))


def limits(areas, kept_a, kept_b, alone=False, **more):
    """The last turn of a round is over; B, the next governor, discards first, then A."""
    eight = ["smithy"] * 3 + ["hero"] * 3 + ["well"] * 3 + ["statue"] * 3
    other = ["quarry"] * 2 + ["library"] * 3 + ["tower"] * 2 + ["crane"] * 3 + ["palace"] * 2 + ["carpenter"]
    table = at(
        areas,
        [[*eight, "archive"], other],
        turn=2,
        used=["builder", "trader"],
        before=["role prospector"],
        **NEW,
        **more,
    )
    moves, state = moves_while(table, "limit_discard", B, 0)
    if alone:
        return tried(table, *moves, see({"areas.1.hand_size": kept_b}), seat=B)
    while asked(state) == "limit_discard":
        moves.append(options(state)[0])
        do(state, moves[-1])
    return tried(table, *moves, see({"areas.0.hand_size": kept_a, "areas.1.hand_size": kept_b}), seat=B)


def park(own, hand_b, cost, building):
    return tried(by_b(own, hand_b, **NEW), f"build {building}", "cover park", paid(cost))


def counted(own, wants, edition=2, others=(), piece=None, piles=None, **more):
    """One builds the building whose points are counted, pays for it, and looks at the sheet."""
    piece = piece or own[0]
    rest = list(own)
    rest.remove(piece)
    new = NEW if {*own, *(k for o in others for k in o)} & set(CARD_IDS[29:40]) else {}
    table = at(
        [rest, *(others or [["indigo_plant"]])],
        [[*([piece] if piece != "cathedral" else []), *payment(own, others)]],
        max(2, 1 + len(others)),
        edition=edition,
        piles=piles,
        **(new | more),
    )
    state = do(table[0].copy(), "role builder")
    start = ["role builder"]
    if asked(state) == "use_library":
        start.append("yes")
        do(state, "yes")
    start.append(f"build {piece}")
    do(state, f"build {piece}")
    while state.turn() == A and asked(state) == "pay_cards":
        start.append(options(state)[-1])
        do(state, start[-1])
    return tried(table, *start, wants, seat=A)


def payment(own, others):
    """Cards of which there are enough in the box."""
    held = [*own, *(k for o in others for k in o)]
    spare = ["coffee_roaster", "sugar_mill", "market_hall", "trading_post", "market_stand", "triumphal_arch"]
    return [kind for kind in spare if held.count(kind) < 2]


def line(**points):
    return {"sheet": {f"{key}.points": value for key, value in points.items()}}


def already(own, wants, edition=2, others=(), piles=None, **more):
    """The building stands already: one looks at the sheet."""
    new = NEW if {*own, *(k for o in others for k in o)} & set(CARD_IDS[29:40]) else {}
    seats = max(2, 1 + len(others))
    table = at([list(own), *others], (), seats, edition=edition, piles=piles, **(new | more))
    return tried(table, wants, seat=A)


TRADERS = ["indigo_plant*", "tobacco_storage*", "silver_smelter*", "market_stand", "trading_post"]
MARKET = ["sugar_mill*", "coffee_roaster*", "market_hall"]
NINE = ["poor_house", "aqueduct", "carpenter", "chapel", "quarry", "library", "statue", "palace", "city_hall"]
COLUMN = [kind if kind != "palace" else "victory_column" for kind in NINE]
GUILD_1 = ["guild_hall", "indigo_plant", "indigo_plant", "sugar_mill", "tobacco_storage"]
GUILD_2 = ["guild_hall", *["indigo_plant"] * 3, "sugar_mill", *["tobacco_storage"] * 2]
PALACE = ["palace", "hero", "victory_column", "statue", "library", *["silver_smelter"] * 6, "smithy"]
TWO_SETS = ["residence", *["indigo_plant"] * 2, "sugar_mill", "black_market", "well"]
TWO_SETS += ["tobacco_storage"] * 2 + ["aqueduct", "palace", "guild_hall"]
FOUR_SETS = ["residence", *["indigo_plant"] * 2, "archive", "gold_mine", "guard_room", "office_building"]
FOUR_SETS += ["carpenter", "tobacco_storage", "aqueduct", "palace", "city_hall"]
CUSTOMS = [kind if kind != "office_building" else "customs_office" for kind in FOUR_SETS]
SIXES = [["guild_hall", "city_hall", "residence"], ["guild_hall", "city_hall", "palace"]]
BLACK = ["indigo_plant*", "tobacco_storage*", "black_market"]
REVEALED = {1: ["library", "prefecture", "smithy", "tobacco_storage"]}
REVEALED[2] = ["library", "carpenter", "smithy", "tobacco_storage"]
ARCH = ["triumphal_arch", "statue", "victory_column", "hero"]
SEVEN = ["hero"] * 3 + ["well"] * 3 + ["smithy"]


def each(make):
    return [make(edition) for edition in EDITIONS]
