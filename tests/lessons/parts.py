"""What of each room's view the page draws as a component of its own, by the names options touch them with."""


def machi_koro(view):
    found = {"dice", *(f"market:{card}" for card in view["market"])}
    for seat, city in enumerate(view["cities"]):
        found |= {f"city:{seat}:{card}" for card in city["cards"]}
        found |= {f"landmark:{seat}:{mark}" for mark in city["landmarks"]}
    return found


def san_juan(view):
    found = {f"role:{role}" for role in view["roles"]} | {f"event:{event}" for event in view["event_row"]}
    for seat, area in enumerate(view["areas"]):
        found |= {f"area:{seat}:{building['card']}" for building in area["buildings"]}
        found |= {f"hand:{card}" for card in area.get("hand", ())}
    return found | {f"drawn:{card}" for card in view["drawn"]}


def akropolis(view):
    return {f"row:{place}" for place in range(len(view["row"]))}


def welcome_to(view):
    kind = "pair" if view["mode"] == "piles" else "card"
    found = {f"{kind}:{i}" for i in range(len(view["offer"] or ()))}
    found |= {f"plan:{plan['letter']}" for plan in view["plans"]}
    seat, lot = view["seat"], 0
    for street in view["sheets"][seat]["streets"]:
        found |= {f"house:{seat}:{lot + i}" for i in range(len(street["numbers"]))}
        lot += len(street["numbers"])
    found |= {f"column:{seat}:{size}" for size in range(1, 7)}
    return found | {f"pool:{seat}"}


def parts(step):
    """Everything that a step may point at: what is drawn, what is asked about, whoever sits at the table."""
    view, decision = step["view"], step["decision"]
    found = globals()[view["game"]](view)
    for one in [*decision["options"], *decision["refused"]] if decision else []:
        found |= set(one["touches"])
    seats = next(len(view[name]) for name in ("cities", "areas", "sheets") if name in view)
    return found | {f"seat:{seat}" for seat in range(seats)}
