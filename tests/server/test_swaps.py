"""Two games that differ only in what is hidden look the same to whoever cannot know it, byte for byte.

Two tables play the same moves by the same chance, but in the second one hidden cards are swapped. All
that a viewer receives at both, by live channel and by HTTP, is captured and compared: views, questions,
events, score sheets, answers. Dice and cards that come to light are the same in both, so that moves
with reveals are compared too.
"""

import random
from contextlib import ExitStack
from dataclasses import replace

import pytest

from misto.core.record import fingerprint, legal_actions
from misto.games.registry import GAMES
from misto.games.san_juan.catalog import KINDS, NOTHING

RIVAL = 2  # whose hand is swapped: the others and a spectator must not notice
OPTIONS = {"machi_koro": {"expansion": "harbor", "market": "ten_kinds"}}
WARM_UP = {"machi_koro": 10, "san_juan": 60, "akropolis": 6, "welcome_to": 20}
MOVES = 120
CHANCE = "keyed:" + "5a" * 32  # the same games in every run


class Pair:
    """Two tables of the same three people, with the same name, age and secret."""

    def __init__(self, house, name):
        self.people = [house.person() for _ in range(3)]
        self.spectator = house.person()
        self.ids = []
        for _ in range(2):
            table = self.people[0].table(name, ("me", "open", "open"), options=OPTIONS.get(name, {}))
            for seat in (1, 2):
                self.people[seat].post(f"/tables/{table}/sit", seat=seat, name=f"p{seat}")
            self.ids.append(table)
        self.one, self.two = (house.service.tables.open[table] for table in self.ids)
        for table in (self.one, self.two):
            table.row = replace(table.row, chance=CHANCE, created=self.one.row.created)
        for table in self.ids:
            assert self.people[0].post(f"/tables/{table}/start").status_code == 200
        self.game = self.one.game
        assert fingerprint(self.one.journal.state) == fingerprint(self.two.journal.state)

    def who(self, viewer):
        return self.people[viewer] if viewer >= 0 else self.spectator

    def put(self, state):
        """Make this the second table's position."""
        state.heard = []
        self.two.journal.state, self.two.shared = state, None
        self.two.told.clear()

    def same(self, texts):
        """Whether the two tables said the same, their names apart."""
        first, second = (text.replace(name, "table") for text, name in zip(texts, self.ids, strict=True))
        return first == second

    def move(self, seat, actions):
        """The seat's move at both tables; whether the answers are the same."""
        answers = []
        for table, live, action in zip(self.ids, (self.one, self.two), actions, strict=True):
            state = {"seat": seat, "step": live.step}
            answers.append(self.people[seat].move(table, state, action, key=f"k{live.step}"))
        assert [answer.status_code for answer in answers] == [200, 200]
        return self.same([answer.text for answer in answers])

    def common(self, seat):
        one, two = (set(legal_actions(self.game, t.journal.state, seat)) for t in (self.one, self.two))
        return sorted(one & two)

    def play(self, choose):
        """One random move that is possible at both tables: its seat and whether the answers are the same."""
        seats = [
            seat for seat in self.one.journal.owing() if seat in self.two.journal.owed and self.common(seat)
        ]
        if not seats:
            return None
        seat = choose.choice(seats)
        action = choose.choice(self.common(seat))
        return seat, self.move(seat, (action, action))

    def logs(self, viewer):
        """Everything said to the viewer so far, as somebody who just came would hear it."""
        return [
            self.who(viewer).client.get(f"/api/tables/{t}/state", params={"seat": viewer, "since": 0}).text
            for t in self.ids
        ]


class Channels:
    """Live channels of some viewers at both tables."""

    def __init__(self, pair, viewers, stack):
        self.pair = pair
        self.lives = {
            viewer: [
                stack.enter_context(pair.who(viewer).live(table, viewer, live.step))
                for table, live in zip(pair.ids, (pair.one, pair.two), strict=True)
            ]
            for viewer in viewers
        }
        self.until(pair.one.step)

    def until(self, step):
        """What each viewer hears up to a step, as whole messages."""
        heard = {}
        for viewer, lives in self.lives.items():
            texts = []
            for live in lives:
                text = ""
                while '"type":"state"' not in text or f'"step":{step},"seat":{viewer}' not in text:
                    text = live.receive_text()
                texts.append(text)
            heard[viewer] = texts
        return heard


def shuffled(numbers, choose):
    numbers = list(numbers)
    choose.shuffle(numbers)
    return numbers


def swapped(game, state, choose):
    """The position with the lower half of the deck and, in San Juan, all cards nobody else has seen mixed."""
    fields = dict(state.fields())
    if game.name == "welcome_to":
        left, pile = fields["left"]
        for first in range(0, 3 * pile, pile):
            low = slice(first, first + left // 2)
            fields["cards"][low] = shuffled(fields["cards"][low], choose)
    elif game.name == "san_juan":
        mix_hand_and_goods(fields, choose)
    else:
        half = len(fields["deck"]) // 2
        fields["deck"][:half] = shuffled(fields["deck"][:half], choose)
    return game.rules.load(fields)


def mix_hand_and_goods(fields, choose):
    """San Juan: the rival's hand, the goods (cards nobody has looked at) and the lower half of the deck."""
    first, kinds, half = RIVAL * int(KINDS), int(KINDS), len(fields["deck"]) // 2
    hand = [kind for kind in range(kinds) for _ in range(fields["hand"][first + kind])]
    goods = [place for place, card in enumerate(fields["stock"]) if card != NOTHING]
    low = [place for place in range(half) if fields["deck"][place] < kinds]  # events stay where they are
    pool = hand + [fields["stock"][place] for place in goods] + [fields["deck"][place] for place in low]
    choose.shuffle(pool)
    fields["hand"][first : first + kinds] = [0] * kinds
    for _ in hand:
        fields["hand"][first + pool.pop()] += 1
    for place in goods:
        fields["stock"][place] = pool.pop()
    for place in low:
        fields["deck"][place] = pool.pop()


def hidden_left(state):
    """How many cards lie above those that were mixed."""
    fields = dict(state.fields())
    return fields["left"][0] if "left" in fields else len(fields["deck"])


@pytest.mark.parametrize("name", list(WARM_UP))
def test_swapped_cards_change_no_byte_of_a_capture(house, name):
    choose = random.Random(41)
    pair = Pair(house, name)
    for _ in range(WARM_UP[name]):
        assert pair.play(choose)[1]
    pair.put(swapped(pair.game, pair.one.journal.state, choose))
    half = hidden_left(pair.one.journal.state) // 2
    assert fingerprint(pair.one.journal.state) != fingerprint(pair.two.journal.state)
    unaware = [viewer for viewer in range(-1, 3) if viewer != RIVAL or name != "san_juan"]
    compared = reveals = differed = 0
    with ExitStack() as stack:
        channels = Channels(pair, range(-1, 3), stack)
        while compared < MOVES and hidden_left(pair.one.journal.state) > half + 6:
            before = pair.one.journal.state.reveals
            made = pair.play(choose)
            if made is None:
                break
            seat, same = made
            assert same or seat not in unaware
            heard = channels.until(pair.one.step)
            for viewer in unaware:
                assert pair.same(heard[viewer]), (viewer, seat, heard[viewer])
            differed += not pair.same(heard[RIVAL])
            reveals += pair.one.journal.state.reveals > before
            compared += 1
    for viewer in unaware:
        assert pair.same(pair.logs(viewer))
    assert compared > 15
    assert reveals > 0
    # the swap was real, and who may know of it was told
    assert fingerprint(pair.one.journal.state) != fingerprint(pair.two.journal.state)
    assert (differed > 0) == (name == "san_juan")


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.rules.simultaneous])
def test_what_others_decide_meanwhile_changes_no_byte(house, name):
    """Where all decide at once, the others' choices are hidden until the round closes; how many decisions
    they have taken, and whether they are done, is not."""
    choose = random.Random(43)
    pair = Pair(house, name)
    compared = others = 0
    with ExitStack() as stack:
        channels = Channels(pair, (-1, 0), stack)
        for _ in range(8):
            for seat in shuffled((0, 1), choose):
                while seat in pair.one.journal.owed:
                    actions = differing(pair, seat, choose)
                    if actions is None:
                        break
                    assert pair.move(seat, actions) or seat != 0
                    others += actions[0] != actions[1]
                    for viewer, texts in channels.until(pair.one.step).items():
                        assert pair.same(texts), (viewer, seat, actions)
                        compared += 1
            pair.put(pair.game.rules.load(dict(pair.one.journal.state.fields())))
            pair.two.journal.owed = dict(pair.one.journal.owed)
            begun = pair.one.journal.state.turns()
            while pair.one.journal.owed and pair.one.journal.state.turns() == begun:
                assert pair.play(choose) is not None
                channels.until(pair.one.step)
            if not pair.one.journal.owed:
                break
    assert compared > 40
    assert others > 5


def differing(pair, seat, choose):
    """An action for each table, another one if it is not the viewer's, after which both seats stand alike."""
    first = choose.choice(legal_actions(pair.game, pair.one.journal.state, seat))
    if seat == 0:
        return (first, first) if first in pair.common(0) else None
    owes = owes_after(pair.game, pair.one.journal.state, seat, first)
    for second in shuffled(legal_actions(pair.game, pair.two.journal.state, seat), choose):
        if second != first and owes_after(pair.game, pair.two.journal.state, seat, second) == owes:
            return first, second
    return (first, first) if first in pair.common(seat) else None


def owes_after(game, state, seat, action):
    after = state.copy()
    after.apply(seat, action)
    return after.owes(seat)
