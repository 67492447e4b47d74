"""Whose question is thought about next, and for how long: the queue alone, with times given to it."""

import itertools
import random
from collections import Counter

import pytest

from misto.server.bus import NOTIFY_MOST
from misto.server.peers import GONE_S, Peers
from misto.server.queue import (
    ANALYSIS,
    FIRST_NEED_MS,
    HINT,
    IN_A_ROW,
    LEAST_MS,
    LIVE,
    LOWER_MOST,
    Asker,
    Question,
    Queue,
    even_level,
)

WAIT_S = 1.5


class Unanswered:
    def done(self):
        return False


def ask(queue, kind, guest, table, address="", at=0.0, sort="expert", quick=True):
    one = Question(kind, sort, Asker(guest, table, address), dict, at, Unanswered(), dict if quick else None)
    queue.add(one)
    return one


def order(queue):
    found = []
    while (one := queue.next()) is not None:
        found.append(f"{one.asker.guest}{one.asker.table}")
    return found


def test_guests_take_turns_and_so_do_the_tables_of_one():
    queue = Queue(1, WAIT_S)
    for table in "1122":
        ask(queue, LIVE, "ann", table)
    ask(queue, LIVE, "bo", "7")
    ask(queue, LIVE, "cy", "8")
    ask(queue, LIVE, "cy", "9")
    assert order(queue) == ["ann1", "bo7", "cy8", "ann2", "cy9", "ann1", "ann2"]


def test_who_comes_while_many_of_one_guest_wait_is_next_but_one():
    queue = Queue(1, WAIT_S)
    for table in range(60):
        ask(queue, LIVE, "ann", str(table))
    assert queue.next().asker.guest == "ann"
    ask(queue, LIVE, "bo", "b")
    assert [queue.next().asker.guest for _ in range(3)] == ["ann", "bo", "ann"]


def test_an_address_with_many_guests_has_one_turn_among_addresses():
    queue = Queue(1, WAIT_S)
    for number in range(20):
        ask(queue, HINT, f"g{number}", "t", "10.0.0.1")
    ask(queue, HINT, "bo", "t", "10.0.0.2")
    assert [queue.next().asker.address for _ in range(3)] == ["10.0.0.1", "10.0.0.2", "10.0.0.1"]


def test_live_moves_go_before_hints_and_hints_before_analysis():
    queue = Queue(1, WAIT_S)
    for kind in (ANALYSIS, HINT, LIVE, ANALYSIS, HINT, LIVE):
        ask(queue, kind, "ann", "t")
    kinds = []
    while (one := queue.next()) is not None:
        kinds.append(one.kind)
    assert kinds == [LIVE, LIVE, HINT, HINT, ANALYSIS, ANALYSIS]


def test_a_hint_has_its_turn_now_and_then_and_what_nobody_waits_for_has_not():
    """Live questions never end, and still a hint is answered."""
    queue = Queue(1, WAIT_S)
    ask(queue, HINT, "bo", "h")
    for number in range(200):
        ask(queue, ANALYSIS, f"c{number}", "a")
    kinds = []
    for _ in range(IN_A_ROW * 4):
        ask(queue, LIVE, "ann", "t")
        kinds.append(queue.next().kind)
    assert kinds.index(HINT) == IN_A_ROW
    assert Counter(kinds) == {LIVE: IN_A_ROW * 4 - 1, HINT: 1}
    assert [queue.next().kind for _ in range(2)] == [LIVE, ANALYSIS]


def test_somebody_who_comes_back_is_served_at_once():
    queue = Queue(1, WAIT_S)
    for number in range(20):
        ask(queue, ANALYSIS, f"g{number}", f"t{number}")
    asked = ask(queue, ANALYSIS, "ann", "t")
    queue.promote(asked, 40.0)
    assert queue.count_by_class() == {LIVE: 1, HINT: 0, ANALYSIS: 20}
    assert queue.next() is asked
    assert (queue.budget(asked, 40.0).share, queue.budget(asked, 40.0).ms) == (1.0, WAIT_S * 1000)
    assert queue.waiting[LIVE, "guest ann"] == queue.waiting[ANALYSIS, "guest ann"] == 0


def test_what_is_kept_for_live_moves_takes_no_hint():
    queue = Queue(2, WAIT_S)
    ask(queue, HINT, "bo", "h")
    assert queue.next(live_only=True) is None
    asked = ask(queue, LIVE, "ann", "t")
    assert queue.next(live_only=True) is asked


def test_a_question_nobody_waits_for_leaves_nothing_behind():
    queue = Queue(1, WAIT_S)
    asked = [ask(queue, HINT, guest, table, "a") for guest in ("ann", "bo") for table in "12"]
    queue.remove(asked[1])
    queue.remove(asked[2])
    assert order(queue) == ["ann1", "bo2"]
    assert not queue.waiting
    assert not queue.turns[HINT].parts


# --- how long it may take


def granted(waiting, thinkers=2, need=400.0, guests=None):
    """The share of one of so many questions, each of another guest if not said."""
    queue = Queue(thinkers, WAIT_S)
    queue.needs["expert"] = need
    for number in range(waiting):
        ask(queue, LIVE, f"g{number % (guests or waiting)}", f"t{number}")
    return queue.budget(queue.next(), 0.0)


def test_a_question_alone_has_its_whole_budget():
    budget = granted(1)
    assert budget.share == 1.0
    assert budget.ms == WAIT_S * 1000


def test_budgets_shrink_smoothly_as_more_wait():
    budgets = [granted(count) for count in range(1, 81)]
    assert all(budget.ms > 0 for budget in budgets)
    shares = [budget.share for budget in budgets]
    assert shares == sorted(shares, reverse=True)
    assert shares[2] == 1.0
    assert all(later > 0.7 * earlier for earlier, later in itertools.pairwise(shares))
    # what waits is answered within half of the wait that may be
    assert shares[79] * 400 * 80 / 2 == pytest.approx(WAIT_S * 1000 / 2)


def test_in_the_worst_case_it_is_answered_at_once():
    assert granted(1000) is None


def test_a_question_that_waited_long_is_answered_at_once():
    queue = Queue(1, WAIT_S)
    asked = ask(queue, LIVE, "ann", "t", at=10.0)
    queue.next()
    assert queue.budget(asked, 11.0).ms == pytest.approx(500.0)
    assert queue.budget(asked, 11.499) is None
    slow = ask(queue, LIVE, "ann", "t", at=10.0, quick=False)
    queue.next()
    assert queue.budget(slow, 20.0).ms == LEAST_MS


def test_who_would_wait_in_vain_is_answered_at_once_and_others_are_not():
    queue = Queue(1, WAIT_S)
    for number in range(30):
        ask(queue, LIVE, "ann", f"t{number}")
    late = Question(LIVE, "expert", Asker("ann", "more"), dict, 0.0, Unanswered(), dict)
    other = Question(LIVE, "expert", Asker("bo", "b"), dict, 0.0, Unanswered(), dict)
    assert not queue.comes_too_late(late)
    for _ in range(30):
        queue.waited_in_vain()
    assert queue.comes_too_late(late)
    assert not queue.comes_too_late(other)  # one of the other's goes before it, not thirty
    for _ in range(1000):
        queue.waited_in_vain()
    assert not queue.comes_too_late(other)
    for _ in range(1000):
        queue.learn(late, 10.0, 1.0)  # answered in good time
    assert not queue.comes_too_late(late)


def test_who_asks_for_little_keeps_its_budget_beside_who_asks_for_much():
    queue = Queue(2, WAIT_S)
    queue.needs["expert"] = 400.0
    for number in range(20):
        ask(queue, LIVE, "ann", f"t{number}")
    ask(queue, LIVE, "bo", "b")
    first, second = queue.next(), queue.next()
    assert second.asker.guest == "bo"
    assert queue.budget(second, 0.0).share == 1.0
    assert queue.budget(first, 0.0).share < 0.2


def test_many_guests_of_one_address_have_its_time_and_no_more():
    """A script that drops its cookie is a new guest with every table."""
    queue = Queue(2, WAIT_S)
    queue.needs["expert"] = 400.0
    for number in range(200):
        ask(queue, LIVE, f"g{number}", f"t{number}", "10.0.0.1")
    late = Question(LIVE, "expert", Asker("bo", "b", "10.0.0.2"), dict, 0.0, Unanswered(), dict)
    crowd = Question(LIVE, "expert", Asker("g200", "t", "10.0.0.1"), dict, 0.0, Unanswered(), dict)
    assert not queue.comes_too_late(late)
    assert queue.comes_too_late(crowd)
    queue.add(late)
    ask(queue, LIVE, "cy", "c")  # of whom no address is known
    first, second, third = queue.next(), queue.next(), queue.next()
    assert [one.asker.guest for one in (first, second, third)] == ["g0", "bo", "cy"]
    assert queue.budget(second, 0.0).share == queue.budget(third, 0.0).share == 1.0
    assert queue.budget(first, 0.0).share < 0.05


def test_a_hint_keeps_nobody_waiting_long():
    queue = Queue(1, WAIT_S)
    ask(queue, HINT, "ann", "t", sort="hint", quick=False)
    assert queue.budget(queue.next(), 0.0).ms == pytest.approx(WAIT_S * 1000 * LOWER_MOST)


@pytest.mark.parametrize("seed", range(20))
def test_time_is_dealt_out_evenly(seed):
    """Nobody gets more than it needs; who gets less than it needs gets as much as anybody; all is dealt out."""
    choose = random.Random(seed)
    loads = [choose.uniform(1, 1000) for _ in range(choose.randint(1, 30))]
    room = choose.uniform(1, 12000)
    most = even_level(loads, room)
    given = [min(load, most) for load in loads]
    assert sum(given) == pytest.approx(min(room, sum(loads)))


def test_needs_are_learned_from_what_questions_took():
    queue = Queue(1, WAIT_S)
    asked = ask(queue, LIVE, "ann", "t", sort="welcome")
    assert queue.need(asked) == FIRST_NEED_MS
    for _ in range(200):
        queue.learn(asked, 80.0, 0.1)
    assert queue.need(asked) == pytest.approx(800.0)
    queue.learn(asked, 2.0, 0.0)  # greedy's time says nothing of it
    assert queue.need(asked) == pytest.approx(800.0)


# --- other workers


class Silent:
    worker = "me"

    def __init__(self):
        self.said = []

    def publish(self, table, word):
        self.said.append((table, word))


def test_tables_are_left_to_who_has_fewer_until_both_have_as_many():
    peers, other = Peers(Silent()), Silent()
    other.worker = "other"
    Peers(other).tell(thinkers=1, waiting=2, watching={})
    peers.hear(other.said[0][1], 100.0)
    assert peers.too_many(1, 10, 100.5) == ("other", 4)
    assert peers.too_many(1, 6, 100.6) == ("other", 0)  # what was left to it is counted until it speaks again
    assert peers.too_many(1, 10, 100.0 + GONE_S + 1) == ("", 0)


def test_a_worker_with_more_thinkers_gets_more():
    peers, other = Peers(Silent()), Silent()
    other.worker = "other"
    Peers(other).tell(thinkers=3, waiting=0, watching={})
    peers.hear(other.said[0][1], 100.0)
    assert peers.too_many(1, 8, 100.0) == ("other", 6)
    assert peers.too_many(1, 0, 100.0)[1] == 0


def test_however_many_tables_are_watched_no_word_is_too_long_for_the_bus():
    """NOTIFY refuses a payload of 8000 bytes, and with it every other word of the batch."""
    peers, other = Peers(Silent()), Silent()
    other.worker = "other"
    tables = {f"{'x' * 41}-{n:06}": 1000 + n for n in range(350)}
    Peers(other).tell(2, 1000, tables, 1000)
    assert all(len(f"{'w' * 16} {table} {word}") < NOTIFY_MOST for table, word in other.said)
    for _, word in other.said[:-1]:
        peers.hear(word, 100.0)
    assert peers.watching(next(iter(tables)), 100.0) == 0  # a part is no count of its own
    peers.hear(other.said[-1][1], 100.0)
    assert {table: peers.watching(table, 100.0) for table in tables} == tables
    Peers(other).tell(2, 0, {"t1": 3})
    peers.hear(other.said[-1][1], 101.0)
    assert peers.watching("t1", 101.0) == 3
    assert not any(peers.watching(table, 101.0) for table in tables)


def test_tables_that_nobody_attends_are_shared_after_the_others():
    peers, other = Peers(Silent()), Silent()
    other.worker = "other"
    Peers(other).tell(thinkers=1, waiting=6, watching={}, unattended=0)
    peers.hear(other.said[0][1], 100.0)
    assert peers.too_many(1, 0, 100.0) == ("other", 0)
    assert peers.too_many(1, 20, 100.0, ANALYSIS) == ("other", 7)  # it has 6 to think about first
    assert peers.too_many(1, 13, 100.0, ANALYSIS) == ("other", 0)
    queue = Queue(1, WAIT_S)
    ask(queue, LIVE, "ann", "t1")
    ask(queue, ANALYSIS, "bo", "t2")
    assert queue.last_tables(5, (), ANALYSIS) == ["t2"]


def test_only_whole_tables_whose_bots_do_not_think_yet_are_left():
    queue = Queue(1, WAIT_S)
    for table in ("t1", "t2", "t2", "t2", "t3", "t4"):
        ask(queue, LIVE, "ann", table)
    assert queue.last_tables(2, {"t4"}) == ["t3", "t1"]
    assert queue.last_tables(5, ()) == ["t4", "t3", "t2"]
