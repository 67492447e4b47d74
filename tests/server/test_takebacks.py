"""What take-backs cost: as much as the log is long, when they are made and when the table is loaded."""

import random
from dataclasses import dataclass

import pytest
from sqlalchemy import event

from misto.core.event import ALL, Event
from misto.core.record import Record, advance, begin, fingerprint, legal_actions
from misto.games.registry import GAMES
from misto.server import journal as journal_module
from misto.server import path
from misto.server.journal import (
    ASK,
    AWAY,
    MOVE,
    NO,
    PERSON,
    RESIGN,
    REWIND,
    STOOD_IN,
    TOLD,
    UNDO,
    YES,
    Entry,
    Journal,
)
from misto.server.limits import Buckets

SECRET = "secret:" + "5a" * 32
KINDS = (MOVE,) * 12 + (UNDO,) * 6 + (REWIND, ASK, YES, NO)


def journal_of(name, seats=3):
    game = GAMES[name]
    names = tuple(f"s{i}" for i in range(seats))
    return Journal(game, Record(name, game.rules.version, game.settle({}, seats), names, SECRET), 0.0)


def move(journal, choose, by=PERSON):
    seat = choose.choice(journal.owing())
    action = choose.choice(legal_actions(journal.game, journal.state, seat))
    return Entry(journal.step + 1, MOVE, seat, action, 1.5 * journal.step, by)


def next_entry(journal, choose):
    """Something that may happen at this table now."""
    kind, seat = choose.choice(KINDS), choose.randrange(len(journal.base.seats))
    if kind == UNDO and (undone := journal.undone(seat)):
        return Entry(journal.step + 1, UNDO, seat, undone[0], 0.0, PERSON)
    if kind == REWIND and journal.step:
        return Entry(
            journal.step + 1, REWIND, seat, choose.randrange(journal.step), 2.5 * journal.step, PERSON
        )
    if kind in (ASK, YES, NO):
        return Entry(journal.step + 1, kind, seat, 0, 1.0 * journal.step, PERSON)
    if choose.random() < 0.01:
        return Entry(journal.step + 1, RESIGN, seat, 0, 1.0, PERSON)
    if journal.is_over:
        return Entry(journal.step + 1, REWIND, seat, journal.step // 2, 2.5 * journal.step, PERSON)
    return move(journal, choose, choose.choice((PERSON, PERSON, AWAY)))


@dataclass
class Naive:
    """The slow twin: at every entry all moves that count are listed anew and played from the beginning."""

    journal: Journal

    def __post_init__(self):
        self.game, self.base, self.chance = self.journal.game, self.journal.base, self.journal.chance
        self.lists = [[]]
        self.heard, self.own, self.owed, self.changed = [], {}, {}, 0
        self.look(begin(self.game, self.base), 0.0)
        for entry in self.journal.entries:
            self.add(entry)

    def add(self, entry):
        moves = list(self.lists[-1])
        if entry.kind == MOVE:
            before, _ = self.play(moves)
            moves.append(entry)
            state, events = self.play(moves)
            self.heard += [(entry.seq, Event(STOOD_IN, ALL, {"seat": entry.seat}))] * (entry.by == AWAY)
            self.heard += [(entry.seq, one) for one in events]
            self.own[entry.seat] = entry.seq
            self.owed.pop(entry.seat, None)
            same = (before.turns(), before.reveals) == (state.turns(), state.reveals)
            if not self.game.rules.simultaneous or not same:
                self.changed = entry.seq
                self.look(state, entry.at)
            elif state.owes(entry.seat):
                self.owed[entry.seat] = entry.at
        elif entry.kind in (UNDO, REWIND):
            undone = [one for one in moves if one.seq != entry.value]
            moves = undone if entry.kind == UNDO else self.lists[entry.value]
            self.own[entry.seat] = entry.seq
            if entry.kind == REWIND or not self.game.rules.simultaneous:
                self.changed = entry.seq
            self.owed = {}
            self.look(self.play(moves)[0], entry.at)
        if entry.kind in TOLD:
            self.heard.append((entry.seq, Event(TOLD[entry.kind], ALL, {"seat": entry.seat})))
        self.lists.append(list(moves))

    def play(self, moves):
        state, events = begin(self.game, self.base, listen=True), []
        for number, one in enumerate(moves, 1):
            events = advance(state, self.chance, number, one.seat, one.value)
        return state, events

    def look(self, state, at):
        owing = [seat for seat in range(len(self.base.seats)) if state.turn() >= 0 and state.owes(seat)]
        kept = self.owed if self.game.rules.simultaneous else {}
        self.owed = {seat: kept.get(seat, at) for seat in owing}

    def undo_facts(self):
        """What undo must know: of the time before each move that counts."""
        state, found = begin(self.game, self.base), []
        for number, one in enumerate(self.lists[-1], 1):
            found.append((int(state.reveals), int(state.barrier(one.seat))))
            advance(state, self.chance, number, one.seat, one.value)
        return found


def everything(journal):
    """All that a table knows through its journal."""
    return {
        "state": fingerprint(journal.state),
        "taken": [
            (t.seq, t.seat, t.action, t.by, t.number, t.reveals, t.barrier) for t in journal.path.taken
        ],
        "heard": journal.events_after(0),
        "own": journal.own,
        "owed": journal.owed,
        "changed": journal.changed,
        "talked": journal.talked,
        "takeback": journal.takeback,
        "resigned": journal.resigned,
        "away": journal.away,
        "record": journal.record(journal.base.seats),
        "undone": [journal.undone(seat) for seat in range(len(journal.base.seats))],
    }


def loaded(journal):
    again = Journal(journal.game, journal.base, journal.started)
    again.add_all(journal.entries)
    return again


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", list(GAMES))
def test_a_loaded_table_is_the_one_that_was_lived_through(name, seed, monkeypatch):
    monkeypatch.setattr(
        journal_module, "STRIDE", 4
    )  # so that kept positions are met, thrown away and made anew
    monkeypatch.setattr(journal_module, "KEPT_MOST", 3)
    monkeypatch.setattr(journal_module, "RETURNS_MOST", 5)
    choose, journal = random.Random(seed), journal_of(name)
    some = {}
    for _ in range(150):
        journal.add(next_entry(journal, choose))
        if journal.step % 30 == 0:
            some[journal.step] = everything(loaded(journal))
    assert {UNDO, REWIND} <= {entry.kind for entry in journal.entries}
    assert everything(loaded(journal)) == everything(journal)
    naive = Naive(journal)
    assert [t.seq for t in journal.taken] == [one.seq for one in naive.lists[-1]]
    assert [(t.reveals, t.barrier) for t in journal.taken] == naive.undo_facts()
    assert fingerprint(journal.state) == fingerprint(naive.play(naive.lists[-1])[0])
    assert (journal.events_after(0), journal.own, journal.owed) == (naive.heard, naive.own, naive.owed)
    assert journal.changed == naive.changed
    assert [t.seq for t in path.moves_of(journal.entries)] == [t.seq for t in journal.taken]
    for step, then in some.items():
        assert everything(journal.as_of(step)) == then
    half = len(journal.taken) // 2
    assert fingerprint(journal.played_until(half, 0)[0]) == fingerprint(naive.play(naive.lists[-1][:half])[0])


class Counted:
    """Counts the moves that are played."""

    def __init__(self, monkeypatch):
        self.moves = 0

        def counting(*given):
            self.moves += 1
            return advance(*given)

        monkeypatch.setattr(journal_module, "advance", counting)
        monkeypatch.setattr("misto.core.record.advance", counting)

    def during(self, what):
        before = self.moves
        what()
        return self.moves - before


def last_move_again(journal, choose):
    journal.add(move(journal, choose))
    journal.add(Entry(journal.step + 1, ASK, 0, journal.taken[-1].seq - 1, 1.0, PERSON))
    journal.add(Entry(journal.step + 1, REWIND, 0, journal.taken[-1].seq - 1, 1.0, PERSON))


def to_the_start_and_back(journal, choose):
    to = 0 if journal.taken else journal.step - 1
    journal.add(Entry(journal.step + 1, REWIND, 0, to, 1.0, PERSON))


def undone_by_rule(journal, choose):
    for _ in range(60):
        seat = choose.choice(journal.owing())
        for action in legal_actions(journal.game, journal.state, seat):
            trial = journal.trial()
            reveals, barrier = trial.state.reveals, trial.state.barrier(seat)
            same = trial.take(seat, action) and trial.state.reveals == reveals
            if same and trial.state.turn() >= 0 and trial.state.barrier(seat) == barrier:
                journal.add(Entry(journal.step + 1, MOVE, seat, action, 1.0, PERSON))
                journal.add(Entry(journal.step + 1, UNDO, seat, journal.undone(seat)[0], 0.0, PERSON))
                return
        journal.add(move(journal, choose))
    raise AssertionError("nothing could be undone")


@pytest.mark.parametrize("how", [last_move_again, to_the_start_and_back, undone_by_rule])
@pytest.mark.parametrize("name", ["machi_koro", "welcome_to"])
def test_take_backs_are_linear_in_the_log(name, how, monkeypatch):
    """Ten, a hundred and a thousand times, in a game of 120 moves."""
    counted, live, load, longest = Counted(monkeypatch), {}, {}, 0
    for times in (10, 100, 1000):
        choose, journal = random.Random(7), journal_of(name)
        while len(journal.taken) < 120 and not journal.is_over:
            journal.add(move(journal, choose))

        def take_back(journal=journal, choose=choose, times=times):
            for _ in range(times):
                how(journal, choose)

        live[times] = counted.during(take_back)
        moves = sum(entry.kind == MOVE for entry in journal.entries)
        longest = max(len(journal.taken), 120)
        again = []
        load[times] = counted.during(lambda journal=journal, again=again: again.append(loaded(journal)))
        assert load[times] <= moves + times, "a load plays every move once, and after an undo what it keeps"
        per_entry = longest if how is to_the_start_and_back else journal_module.STRIDE + 4
        assert live[times] <= longest + len(journal.entries) * per_entry
        assert everything(again[0]) == everything(journal)
    assert live[1000] <= 11 * live[100] <= 11 * 11 * live[10]
    assert load[1000] <= 11 * load[100]


def far_and_wide(times, moves=3000):
    """A log that returns to many low steps, but only at its end, and before that to and fro between far ones.

    So what is kept because it is returned to is filled with what is not needed for long.
    """
    journal, lows = journal_of("machi_koro"), journal_module.RETURNS_MOST + 100

    def back(to):
        journal.add(Entry(journal.step + 1, REWIND, 0, to, 1.0, PERSON))

    def on(key=None):
        seat = journal.owing()[0]
        action = legal_actions(journal.game, journal.state, seat)[-1]  # nobody builds: nobody ever wins
        number = journal.step + 1
        journal.add(Entry(number, MOVE, seat, action, 1.0, PERSON, key, number if key else None))

    while journal.step < moves:
        on()
    for number in range(times):
        back(lows + number * 397 % (moves - lows))
        on()
    for low in range(lows):
        back(low)
    on("last")
    on()
    return journal


def linear(journal):
    """Every move twice, and less than two strides for each return."""
    moves = sum(entry.kind == MOVE for entry in journal.entries)
    return 2 * moves + 2 * journal_module.STRIDE * (len(journal.entries) - moves)


@pytest.mark.parametrize("times", [10, 100, 1000])
def test_a_log_that_returns_far_and_wide_is_linear_too(times, monkeypatch):
    """Whatever fills the positions that are kept, no return plays the whole game again."""
    counted, made = Counted(monkeypatch), []
    lived = counted.during(lambda: made.append(far_and_wide(times)))
    (journal,) = made
    moves = sum(entry.kind == MOVE for entry in journal.entries)
    load = counted.during(lambda: made.append(loaded(journal)))
    past = counted.during(lambda: made.append(journal.as_of(journal.step - 1)))
    assert max(lived, load, past) <= linear(journal)
    assert everything(made[1]) == everything(journal)
    for one in made:
        assert len(one.marked) <= moves / journal_module.STRIDE
        one.rest()
        assert not one.marked
        assert not one.returns
        assert len(one.kept) <= journal_module.KEPT_MOST


def test_the_same_key_again_costs_what_the_log_costs(house, monkeypatch):
    ann = house.person()
    table = house.service.tables.open[ann.table("machi_koro", ("me", "me", "me"), undo="free")]
    table.journal = journal = far_and_wide(300)
    first = next(entry for entry in journal.entries if entry.key)
    body = {"seat": first.seat, "step": first.seq - 1, "key": first.key, "actions": [first.value]}

    def ask_again():
        answer = ann.post(f"/tables/{table.id}/moves", **body)
        assert (answer.status_code, answer.json()["step"]) == (200, first.seq)

    assert Counted(monkeypatch).during(ask_again) <= linear(journal)


def refusal(answer):
    return answer.status_code, answer.json().get("error", {}).get("key")


def test_a_full_log_takes_moves_and_nothing_else(make_house, monkeypatch):
    house = make_house()
    ann, bob = house.person(), house.person()
    table = ann.table("machi_koro", ("me", "open"), undo="free", hints=True, options={"first_player": 1})
    bob.post(f"/tables/{table}/sit", seat=1)
    ann.post(f"/tables/{table}/start")
    monkeypatch.setattr(journal_module, "LOG_MOST", 20)
    full, rewound = (409, "log-full"), 0
    assert ann.move(table, ann.state(table, 0)).status_code == 200
    for number in range(30):
        answer = ann.post(f"/tables/{table}/rewind", to=number % 2)
        rewound += answer.status_code == 200
        assert refusal(answer) in ((200, None), full)
    assert 19 <= rewound <= 21
    length = ann.state(table, -1)["step"]
    assert length <= 22
    for _ in range(30):  # whatever was refused, the game goes on
        seat = ann.state(table, -1)["owes"][0]
        who = (ann, bob)[seat]
        state = who.state(table, seat)
        assert not state["can_undo"]
        assert not state["can_takeback"]
        assert refusal(who.post(f"/tables/{table}/hint", seat=seat)) == full
        assert who.move(table, state).status_code == 200
        assert refusal(who.post(f"/tables/{table}/rewind", to=0)) == full
        assert refusal(who.post(f"/tables/{table}/takeback", seat=seat)) == full
        body = {"seat": seat, "step": ann.state(table, -1)["step"], "key": f"u{length}"}
        assert refusal(who.post(f"/tables/{table}/undo", **body)) == full
        length += 1
        assert ann.state(table, -1)["step"] == length
    assert ann.post(f"/tables/{table}/resign", seat=0).status_code == 200


def test_a_question_that_was_put_in_time_is_answered(make_house, monkeypatch):
    house = make_house()
    ann, bob = house.person(), house.person()
    table = ann.table("machi_koro", ("me", "open"), undo="ask", options={"first_player": 1})
    bob.post(f"/tables/{table}/sit", seat=1)
    ann.post(f"/tables/{table}/start")
    state = ann.state(table, 0)
    assert ann.move(table, state).status_code == 200
    monkeypatch.setattr(journal_module, "LOG_MOST", 1)
    assert ann.post(f"/tables/{table}/takeback", seat=0).status_code == 200
    assert bob.post(f"/tables/{table}/takeback/answer", seat=1, accept=True).status_code == 200
    assert ann.state(table, 0)["decision"] == state["decision"]


class Looked:
    """An entry that counts how often somebody looks for a key in it."""

    times = 0

    def __init__(self, entry):
        self.entry = entry

    def __getattr__(self, name):
        Looked.times += name == "key"
        return getattr(self.entry, name)


def test_a_key_is_found_without_looking_through_the_log():
    journal, count = journal_of("machi_koro"), 10_000
    keyed = [Entry(n, ASK, n % 3, 0, 0.0, PERSON, f"k{n // 3}", n) for n in range(1, count + 1)]
    looks = []
    for entry in keyed:
        journal.entries.append(Looked(entry))
        before = Looked.times
        assert journal.answered(entry.seat, "another") is None
        looks.append(Looked.times - before)
    most = 2 * (journal_module.SCANNED_MOST + 1)
    assert max(looks) <= most
    before = Looked.times
    for entry in keyed[::50]:
        assert journal.answered(entry.seat, entry.key) == entry.answered
        assert journal.answered(entry.seat, "another") is None
    assert Looked.times - before <= count // 50 * 2 * most
    some = journal_of("machi_koro")
    some.entries.extend(map(Looked, keyed))
    before = Looked.times
    for _ in range(100):
        assert some.answered(0, "another") is None
    assert Looked.times - before <= 2 * count  # all at once when first asked, then none any more


def count_queries(store, counts):
    def one(*_):
        counts.append(1)

    for engine in (store.engine.sync_engine, store.batches.engine):
        event.listen(engine, "before_cursor_execute", one)


@pytest.mark.parametrize("most", [100, pytest.param(1000, marks=pytest.mark.slow)])
def test_queries_of_take_backs_do_not_grow(make_house, most):
    """A take-back asks the database as much after so many as after ten, and so does a load."""
    house, counts = make_house(tables_in_memory=10), []
    house.portal.call(house.service.door.close)  # it looks every other second, whatever happens at tables
    ann = house.person()
    table = ann.table("machi_koro", ("me", "me"), undo="free", options={"first_player": 1})
    count_queries(house.service.store, counts)
    state = ann.state(table, 0)
    ann.move(table, state)
    made = {}
    for until in (10, most):
        before, first = len(counts), ann.state(table, -1)["step"]
        for number in range(first, until):
            assert ann.post(f"/tables/{table}/rewind", to=(number - 1) % 2).status_code == 200
        made[until] = (len(counts) - before) / (until - first)
        before = len(counts)
        house.service.tables.open.pop(table)
        ann.state(table, -1)
        assert len(counts) - before <= 6
    assert made[10] == pytest.approx(made[most], abs=0.3)


def test_take_backs_have_the_limit_of_moves(make_house):
    house = make_house()
    ann = house.person()
    table = ann.table("machi_koro", ("me", "me"), undo="free", options={"first_player": 1})
    ann.move(table, ann.state(table, 0))
    for path_, body in (("rewind", {"to": 0}), ("takeback", {"seat": 0})):
        house.service.limits.moves = Buckets(0.001, 3)
        codes = [ann.post(f"/tables/{table}/{path_}", **body).status_code for _ in range(6)]
        assert codes[3:] == [429] * 3
        assert 429 not in codes[:3]
