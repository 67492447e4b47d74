"""Several cards or goods as one answer (SJ-14.0), and the payment under way."""

import random
from collections import Counter

import pytest

from misto.games.san_juan import GAME
from misto.games.san_juan.catalog import KIND_IDS, PRODUCTION
from misto.table import Table, new_table

TABLES = [
    (2, {"alternative_setup": True}),
    (3, {"optional_draws": "ask", "new_buildings": True, "events": True}),
    (4, {"edition": 1, "new_buildings": True}),
]
MANY = {
    *("setup_discard", "limit_discard", "archive_discard", "pay_card", "market_goods", "office_exchange"),
    *("bank_cards", "amnesty_cards", "produce_choose", "sell_choose", "council_keep"),
}
PLANTS = set(KIND_IDS[:PRODUCTION])


def games(seats, options, count, moves=260):
    """Random games, yielding the table before each of its decisions."""
    for seed in range(count):
        table, choose = new_table("san_juan", seats, options, seed=seed), random.Random(seed)
        for _ in range(moves):
            if not (owing := table.owing()):
                break
            yield table, owing[0], choose
            decision = table.decision(owing[0])
            # builders and producers make for more to choose from than players who pass
            wanted = [o for o in decision.options if o.verb != "pass" or choose.random() < 0.2]
            table.take(owing[0], choose.choice(wanted or decision.options).action)


def picked(decision, number, choose):
    """So many of the options, each at most as often as it says."""
    bag = [o.action for o in decision.options if o.action != decision.choose.stop for _ in range(o.copies)]
    return choose.sample(bag, number)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_any_such_number_is_one_answer(seats, options):
    """From the least to the most, in any order; with the most, or with stop, the question is answered."""
    met = set()
    for table, seat, choose in games(seats, options, 3):
        decision = table.decision(seat)
        if decision.choose is None:
            assert decision.kind not in MANY
            continue
        least, most, stop = decision.choose.least, decision.choose.most, decision.choose.stop
        assert 0 <= least <= most >= 1
        assert (stop is None) == (least == most) or decision.kind in ("market_goods", "council_keep")
        met.add((decision.kind, least < most))
        for number in {least, most, choose.randint(least, most)}:
            answer = picked(decision, number, choose)
            state = table.state.copy()
            for place, action in enumerate(answer):
                if place:  # the same question still, for what is left of it
                    assert GAME.words.decide(state, seat).kind == decision.kind
                    assert GAME.words.decide(state, seat).choose.most == most - place
                state.apply(seat, action)
            if number < most:
                state.apply(seat, stop)
            after = GAME.words.decide(state, seat)
            assert after is None or after.kind != decision.kind or state.turns() > table.state.turns()
        if least > 0:
            state = table.state.copy()
            for action in picked(decision, least - 1, choose):
                state.apply(seat, action)
            assert GAME.words.decide(state, seat).kind == decision.kind, (
                "one fewer than the least is no answer"
            )
    assert {kind for kind, _ in met} >= {"pay_card", "produce_choose", "sell_choose", "council_keep"}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_payment_under_way_is_in_the_view(seats, options):
    """What is built, its cost, what is owed and what was given; which cards, only to who pays."""
    met = 0
    for table, seat, _ in games(seats, options, 2):
        views = {viewer: table.view(viewer) for viewer in range(-1, seats)}
        if table.decision(seat).kind not in ("market_goods", "pay_card"):
            assert all(view["payment"] is None for view in views.values())
            continue
        own = views[seat]["payment"]
        assert (own["card"], own["owed"]) == (views[seat]["building"], views[seat]["owed"])
        assert own["cost"] == own["owed"] + len(own["goods"]) + own["cards"]
        assert len(own["paid"]) == own["cards"]
        told = {key: value for key, value in own.items() if key != "paid"}
        assert all(view["payment"] == told for viewer, view in views.items() if viewer != seat)
        assert GAME.words.view(table.state, seat)["payment"] == {"card": own["card"], "owed": own["owed"]}
        met += own["cards"] > 0
    assert met > 5


def test_the_bill_is_that_of_the_event():
    """The cost in the view is the one that was told when the building was laid down, also after an undo."""
    checked = 0
    for table, seat, choose in games(4, {"new_buildings": True}, 2):
        decision = table.decision(seat)
        if decision.kind != "build_choose":
            continue
        for option in decision.options:
            if option.verb == "build":
                checked += paid_as_told(Table(GAME, table.record), seat, option.action, choose)
    assert checked > 10


def test_the_bill_says_what_makes_it_cheaper():
    """SJ-4.6, SJ-10.14: role, Library, Smithy or Quarry and Crane, each with its own part, as the rules counted it."""
    met = Counter()
    for table, seat, choose in games(3, {"new_buildings": True}, 12):
        decision = table.decision(seat)
        if decision.kind != "build_choose":
            continue
        for option in decision.options:
            if option.verb != "build":
                continue
            before = table.view(seat)
            owned = {b["card"] for b in before["areas"][seat]["buildings"] if b["works"]}
            built = Table(GAME, table.record)
            told, covered = laid_down(built, seat, option.action, choose)
            bill = built.view(seat)["payment"] if built.owing() == [seat] else None
            if bill is None or "less" not in bill:
                continue
            less = {part["by"]: part["count"] for part in bill["less"]}
            assert before["costs"][bill["card"]] - sum(less.values()) == bill["cost"] == told["cost"]
            assert all(count > 0 for count in less.values())
            assert ("role" in less) == (before["chooser"] == seat)
            assert ("crane" in less) == (covered is not None)
            assert less.keys() - {"role"} <= owned, "what is being built makes nothing cheaper yet"
            helper = "smithy" if bill["card"] in PLANTS else "quarry"
            assert (helper in less) == (helper in owned and covered != helper)
            met.update(less)
    assert min(met[by] for by in ("role", "library", "smithy", "quarry", "crane")) > 0, met


def laid_down(table, seat, action, choose):
    """Build and, if there is a Crane, cover: what was told of the build and which card was covered."""
    told = table.take(seat, action)
    while table.owing() == [seat] and table.decision(seat).kind == "crane_target":
        told = table.take(seat, choose.choice(table.decision(seat).options).action)
    facts = {event.kind: event.facts for event in told}
    return facts["build"], facts.get("cover", {}).get("card")


def paid_as_told(table, seat, action, choose):
    """Build and pay, taking each answer back once; how often that was possible."""
    undone = 0
    built, _ = laid_down(table, seat, action, choose)
    cost = built["cost"]
    while table.owing() == [seat] and table.decision(seat).kind in ("market_goods", "pay_card"):
        before, answers = table.view(seat)["payment"], table.decision(seat).options
        assert before["cost"] == cost
        table.take(seat, choose.choice(answers).action)
        if table.undo(seat):
            assert table.view(seat)["payment"] == before
            table.take(seat, choose.choice(answers).action)
            undone += 1
    return undone
