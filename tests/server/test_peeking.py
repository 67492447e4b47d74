"""Lists never tell what chance would bring: all but the last move of one reveal nothing."""

import random

import pytest

from misto.core.chance import LIVE, SECRET_BYTES, seed_rng
from misto.core.record import Chance, Record, legal_actions
from misto.games.registry import GAMES
from misto.server.journal import MOVE, PERSON, Entry, Journal, Trial

DEALS = 8
ALL = {"new_buildings": True, "events": True, "alternative_setup": True}
SEVERAL = {  # the one room that asks for several at once
    "san_juan": [
        {"edition": edition, "optional_draws": draws, **more}
        for edition in (1, 2)
        for draws in ("auto", "ask_all")
        for more in ({}, ALL)
    ]
}


def secret(number):
    return f"{LIVE}:{bytes([number + 1]).hex() * SECRET_BYTES}"


def tried(journal, seat, action):
    trial = Trial(journal)
    assert trial.take(seat, action)
    return trial


def at_a_reveal(house, ann, name):
    """A table of this room at which a seat has an action that brings something to light, and that action."""
    # where all decide at once, what others have decided is hidden too: alone there is only chance
    table = ann.table(name, seats=("me",) if GAMES[name].rules.simultaneous else ("me", "me"))
    journal, choose = house.service.tables.open[table].journal, random.Random(3)
    while True:
        seat = journal.owing()[0]
        legal = legal_actions(journal.game, journal.state, seat)
        revealing = [one for one in legal if tried(journal, seat, one).is_final]
        if revealing:
            return table, seat, revealing[0]
        assert ann.move(table, ann.state(table, seat), choose.choice(legal)).status_code == 200


def deal_anew(table, seat, number):
    """Other luck for a table, the seat none the wiser: the hidden dealt anew, and another secret."""
    journal = table.journal
    journal.state = journal.state.copy()
    journal.state.conceal(seat, seed_rng(number))
    journal.chance = Chance(secret(number))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_list_that_goes_on_after_a_reveal_is_refused_alike_whatever_chance_brings(house, name):
    """Byte for byte, whether what follows would be legal, impossible or no move at all."""
    ann = house.person()
    table, seat, first = at_a_reveal(house, ann, name)
    live = house.service.tables.open[table]
    step, answers = live.step, set()
    for number in range(DEALS):
        deal_anew(live, seat, number)
        after = tried(live.journal, seat, first).state
        legal = legal_actions(live.game, after, seat)[:2] if after.turn() >= 0 else []
        for then in (*legal, live.game.rules.actions - 1, 0, "fly"):
            body = {"seat": seat, "step": step, "key": f"peek {number} {then}", "actions": [first, then]}
            answer = ann.post(f"/tables/{table}/moves", **body)
            answers.add((answer.status_code, answer.text))
    assert len(answers) == 1
    body = answer.json()
    assert (answer.status_code, body["error"]["key"], body["error"]["args"]) == (422, "list-reveals", {})
    assert (body["reason"]["key"], body["reason"]["args"]) == ("reason-list-reveals", {})
    assert live.step == step


def test_a_list_does_not_tell_whether_the_others_are_done(house):
    """Welcome To (WT-18.3): the move that closes one's turn may close the round, and nothing after it is read."""
    ann = house.person()
    table = ann.table("welcome_to", seats=("me", "me"))
    journal = house.service.tables.open[table].journal
    bodies = []
    for seat in (0, 1):
        while not tried(
            journal, seat, first := legal_actions(journal.game, journal.state, seat)[-1]
        ).is_final:
            assert ann.move(table, ann.state(table, seat), first).status_code == 200
        body = {"seat": seat, "step": journal.step, "key": f"done {seat}"}
        answer = ann.post(f"/tables/{table}/moves", **body, actions=[first, first])
        assert answer.status_code == 422
        bodies.append({key: answer.json()[key] for key in ("error", "reason")})
        if seat == 0:
            assert ann.post(f"/tables/{table}/moves", **body, actions=[first]).status_code == 200
    assert bodies[0] == bodies[1]


def marked(decision, choose):
    """Answers to a question for several, as a page sends them: some of what may be given, then a word to stop."""
    several, stop = decision.choose, decision.choose.stop
    bag = [one.action for one in decision.options if one.action != stop for _ in range(one.copies)]
    choose.shuffle(bag)
    count = choose.randint(several.least, min(several.most, len(bag)))
    given = bag[:count]
    return given if count == several.most or stop is None else [*given, stop]


@pytest.mark.parametrize("name", list(GAMES))
def test_no_answer_of_several_parts_reveals_before_its_last(name):
    """What pages send as one list is taken: in whole games, with all that may be chosen among."""
    game, choose, lists = GAMES[name], random.Random(17), 0
    for number, options in enumerate(SEVERAL.get(name, [{}]) * 2):
        seats = 2 + number % 3
        record = Record(
            name, game.rules.version, game.settle(options, seats), ("",) * seats, secret(number), ()
        )
        journal = Journal(game, record, 0.0)
        while not journal.is_over:
            seat = choose.choice(journal.owing())
            decision = game.words.decide(journal.state, seat)
            actions = [choose.choice(decision.options).action]
            if decision.choose is not None and decision.choose.most > 1:
                actions = marked(decision, choose)
                lists += len(actions) > 1
            trial = journal.trial()
            for action in actions:
                assert not trial.is_final, decision.kind
                assert trial.take(seat, action), (decision.kind, actions)
                journal.add(Entry(journal.step + 1, MOVE, seat, action, 0.0, PERSON))
    assert lists > 50 or name not in SEVERAL
