"""Reasons for moves: there where moves differ, true by the engine, in every language, and blind to what is hidden."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import misto
from misto.core.record import legal_actions
from misto.core.why import Gain, weighed
from misto.games.akropolis import scoring as akropolis_scoring
from misto.games.registry import GAMES, ROOMS
from misto.text import LANGUAGES, Text
from tests.games.machi_koro.position import do, position, roll
from tests.games.test_citations import paragraphs
from tests.games.walks import TABLES, best_two, known_to, positions
from tests.tiers import first_of_each

NAMES = ["Ada", "Bo", "Cy", "Di"]


def gains_of(room):
    return import_module(f"misto.games.{room}.reasons").gains


def asked(room, seats, options):
    """Every position that is tried, as the seat that decides may know it, with its two best answers."""
    game = GAMES[room]
    for state, seat in positions(room, seats, options):
        if seat >= 0 and (two := best_two(game, known_to(state, seat), seat)) is not None:
            yield state, seat, two


@pytest.mark.parametrize(("room", "seats", "options"), first_of_each(TABLES))
def test_there_are_reasons_where_two_moves_differ(room, seats, options):
    game, gains, known, told, by = GAMES[room], gains_of(room), paragraphs(room), set(), set()
    for state, seat, (best, second) in asked(room, seats, options):
        position = known_to(state, seat)
        before = position.fields()
        reasons = game.words.reasons(position, seat, best, second)
        assert position.fields() == before
        mine, theirs = gains(position, seat, best), gains(position, seat, second)
        measured = {(g.key, str(g.about)): g.amount for g in mine}
        other = {(g.key, str(g.about)): g.amount for g in theirs}
        keys = {*measured, *other}
        assert bool(reasons) == any(measured.get(key, 0) != other.get(key, 0) for key in keys), reasons
        assert all(reason.rule in known for reason in reasons), reasons
        assert len(reasons) <= 5
        told |= {reason.key for reason in reasons}
        by.add(seat)
    assert len(told) > 5
    assert by == set(range(seats))


@pytest.mark.parametrize(("room", "seats", "options"), first_of_each(TABLES))
def test_every_reason_has_its_words(room, seats, options):
    """All answers of every question, not only the best: no message lacks a fact in any language."""
    game, gains = GAMES[room], gains_of(room)
    texts = [Text(lang) for lang in LANGUAGES]
    for state, seat, _ in asked(room, seats, options):
        position = known_to(state, seat)
        for action in legal_actions(game, position, seat)[:30]:
            for gain in gains(position, seat, action):
                assert gain.amount >= 0 or gain.key == "points", "what is lost is told as lost"
                for reason in weighed(
                    [gain], [Gain(gain.key, gain.rule, -99 * gain.worth, gain.worth, gain.about)]
                ):
                    for text in texts:
                        said = text.tell(game, reason.key, reason.args, NAMES)
                        assert "{" not in said


@pytest.mark.parametrize("room", ROOMS)
def test_no_reason_has_words_and_no_use(room):
    """A message of the vocabulary that the room's code does not make would never be told."""
    folder = Path(misto.__file__).parent
    made = (folder / "games" / room / "reasons.py").read_text(encoding="utf-8")
    keys = re.findall(rf"^{room}-why-([\w-]+)", (folder / "locales/en" / f"{room}.ftl").read_text(), re.M)
    assert len(keys) > 2
    for key in keys:
        assert f'"{key.removesuffix("-lost")}"' in made, key


@pytest.mark.parametrize(("room", "seats", "options"), first_of_each(TABLES))
def test_reasons_see_nothing_hidden(room, seats, options):
    """What the seat cannot know is dealt anew twice: every gain of every answer is the same."""
    game, gains = GAMES[room], gains_of(room)
    for state, seat, _ in asked(room, seats, options):
        one, two = known_to(state, seat, 1), known_to(state, seat, 2)
        for action in legal_actions(game, one, seat)[:30]:
            assert gains(one, seat, action) == gains(two, seat, action), game.words.write(action)


def figure(game, state, seat, action, key):
    return next((g.amount for g in gains_of(game.name)(state, seat, action) if g.key == key), None)


@pytest.mark.parametrize(("room", "seats", "options"), first_of_each(TABLES))
def test_figures_are_what_the_engine_says_after_the_move(room, seats, options):
    game, checked = GAMES[room], 0
    for state, seat, (best, second) in asked(room, seats, options):
        position = known_to(state, seat)
        for action in (best, second):
            after = position.copy()
            after.apply(seat, action)
            checked += ENGINE[room](game, position, after, seat, action)
    assert checked > 5


def machi_koro(game, before, after, seat, action):
    if (coins := figure(game, before, seat, action, "coins")) is not None:
        assert coins == after.coins[seat]
        built = figure(game, before, seat, action, "landmark")
        assert built is None or built == game.words.view(after, seat)["cities"][seat]["points"]
    dice = {"roll 1": 1, "roll 2": 2}.get(game.words.write(action))
    if dice is None:
        return coins is not None
    income = game.words.view(before, seat)["cities"][seat]["income"]
    rolls = [(a, b) for a in range(1, 7) for b in (range(1, 7) if dice == 2 else (0,))]
    mean = sum(income[a + b - 1] for a, b in rolls) / len(rolls)
    assert figure(game, before, seat, action, "roll") == pytest.approx(mean, abs=0.06)
    return 1


def san_juan(game, before, after, seat, action):
    decision = game.words.decide(before, seat)
    option = next(o for o in decision.options if o.action == action)
    if decision.kind == "build_choose" and option.verb == "build":
        assert figure(game, before, seat, action, "cost") == option.args["cost"]
        if game.words.decide(after, seat) is None or game.words.decide(after, seat).kind != "crane_target":
            points = figure(game, before, seat, action, "points")
            assert points == after.points(seat) - before.points(seat)
        return 1
    if option.verb == "sell":
        assert figure(game, before, seat, action, "price") == option.args["count"]
        return 1
    if decision.kind == "choose_role" and option.args.get("role") == "councillor":
        looks = figure(game, before, seat, action, "looks")
        assert looks is None or looks == len(game.words.view(after, seat)["drawn"])
        return 1
    return 0


def akropolis(game, before, after, seat, action):
    house = before.house
    if game.words.write(action).startswith("take"):
        assert figure(game, before, seat, action, "cost") == before.stones[seat] - after.stones[seat]
        most = max(
            int(placed.points(seat) - after.points(seat))
            for move in legal_actions(game, after, seat)
            if (placed := applied(after, seat, move))
        )
        assert figure(game, before, seat, action, "tile") == most
        return 1
    cities = before.cities[seat], after.cities[seat]
    was, now = (int(akropolis_scoring.city_points(city, house)) for city in cities)
    assert figure(game, before, seat, action, "points") == now - was
    assert figure(game, before, seat, action, "stones") == after.stones[seat] - before.stones[seat]
    return 1


def applied(state, seat, action):
    after = state.copy()
    after.apply(seat, action)
    return after


def welcome_to(game, before, after, seat, action):
    def zones(state):
        return sum(line.points for line in game.words.sheet(state, seat) if line.key != "temp")

    assert figure(game, before, seat, action, "points") == zones(after) - zones(before)
    if (fits := figure(game, before, seat, action, "places")) is not None:
        decision = game.words.decide(after, seat)
        lots = {write.touches for write in writes(game, after, seat, decision)}
        assert fits == len(lots)
    return 1


def writes(game, state, seat, decision):
    """Every house that can be written in, by whatever the temp crew makes of the number."""
    if decision.kind == "house":
        return [option for option in decision.options if option.verb == "write"]
    found = []
    for option in decision.options:
        if option.verb in ("change", "keep"):
            after = applied(state, seat, option.action)
            found += writes(game, after, seat, game.words.decide(after, seat))
    return found


ENGINE = {"machi_koro": machi_koro, "san_juan": san_juan, "akropolis": akropolis, "welcome_to": welcome_to}


def test_what_an_exchange_brings_and_what_it_costs():
    """A card that is taken brings income, one that is given takes some away (MK-R6)."""
    game = GAMES["machi_koro"]
    state = position([{"business_center": 1, "ranch": 1}, {"mine": 1}], landmarks=[["train_station"]])
    do(roll(state, 3, 3), "trade +1")
    taking = figure(game, state, 0, game.words.read("take mine"), "swap")
    assert taking > 0
    do(state, "take mine")
    assert figure(game, state, 0, game.words.read("give ranch"), "swap-lost") > 0


def test_the_most_telling_comes_first():
    mine = [Gain("points", "R", 2, 1.0), Gain("cost", "R", 3, -1.0), Gain("last", "R", 1, 5.0)]
    theirs = [Gain("points", "R", 6, 1.0), Gain("cost", "R", 5, -1.0)]
    found = [(why.key, why.args["n"], why.other, why.favours) for why in weighed(mine, theirs)]
    assert found == [("why-last", 1, None, True), ("why-cost", 3, 5, True), ("why-points", 6, 2, False)]
    assert [why.key for why in weighed(mine)] == ["why-last", "why-points"]
