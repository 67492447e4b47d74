"""The keyed stream: known answers, the same draws as the quick generator's calls, no key left behind."""

import hashlib
from collections import Counter
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from misto.core.chance import KINDS, Chance, commitment, fresh_secret, seed_rng
from misto.core.keyed import Keyed
from misto.core.record import (
    Record,
    advance,
    begin,
    fingerprint,
    from_json,
    from_text,
    legal_actions,
    to_text,
)
from misto.core.rng import Rng, at_rest
from misto.core.state import IllegalAction
from misto.core.trouble import Trouble
from misto.games.registry import GAMES

SECRET = bytes(range(32))
RESTING = (at_rest().word, at_rest().carry)  # the same in every game
CHANCE = "keyed:" + SECRET.hex()


def stream(secret, step):
    """The words of a step as docs/fairness.md says, from the standard library alone."""
    counter = 0
    while True:
        message = step.to_bytes(8, "big") + counter.to_bytes(8, "big")
        block = hashlib.blake2b(message, digest_size=64, key=secret, person=b"misto chance 1").digest()
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 64, 4))
        counter += 1


def below(words, n):
    """Each of n numbers for as many words as any other; the words left over are passed by."""
    spare = 2**32 % n
    while True:
        product = next(words) * n
        if product % 2**32 >= spare:
            return product >> 32


@pytest.mark.parametrize("step", [0, 1, 77, 2**40])
def test_the_stream_is_the_one_written_down(step):
    rng, words = Keyed(SECRET, step, 0), stream(SECRET, step)
    assert [rng.bits() for _ in range(50)] == [next(words) for _ in range(50)]


def test_known_answers():
    """These numbers never change: records depend on them."""
    assert [Keyed(SECRET, step, 0).bits() for step in range(3)] == KNOWN_BITS
    rng = Keyed(SECRET, 5, 0)
    assert [rng.below(1000) for _ in range(8)] == KNOWN_BELOW


KNOWN_BITS = [499052434, 1263483588, 1244512814]
KNOWN_BELOW = [247, 665, 531, 930, 209, 768, 469, 59]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 61, 1000, 2**31 - 1, 2**31])
def test_below_is_exact(n):
    """With n near 2**31 every second word is passed by: the rule is followed word by word."""
    rng, words = Keyed(SECRET, 9, 0), stream(SECRET, 9)
    assert [rng.below(n) for _ in range(200)] == [below(words, n) for _ in range(200)]


def test_dice_and_shuffles_are_fair():
    throws = 60_000
    rng = Keyed(SECRET, 1, 0)
    counts = Counter(rng.die() for _ in range(throws))
    assert sum((counts[f] - throws / 6) ** 2 / (throws / 6) for f in range(1, 7)) < 20.5  # 0.1 % point
    orders = Counter()
    for _ in range(24_000):
        cards = vec[i64]([0, 1, 2, 3])
        rng.shuffle(cards, 4)
        orders[tuple(cards)] += 1
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 49.7
    assert 0.0 <= min(rng.real() for _ in range(100)) < 1.0


def test_a_copy_goes_on_where_it_was_made():
    rng = Keyed(SECRET, 3, 0)
    for drawn in range(40):
        twin = rng.copy()
        words = stream(SECRET, 3)
        assert list_of(twin, 20) == [next(words) for _ in range(drawn + 20)][drawn:]
        rng.bits()


def list_of(rng, n):
    return [rng.bits() for _ in range(n)]


def test_a_reseeded_one_holds_no_key_and_is_the_quick_generator():
    rng, quick = Keyed(SECRET, 3, 0), Rng(1, 1)
    rng.bits()
    for one in (rng, quick):
        one.reseed(11, 22)
    assert rng.secret == rng.block == b""
    assert type(rng.copy()) is Rng
    assert list_of(rng.copy(), 9) == list_of(quick.copy(), 9) == list_of(rng, 9)


# --- kinds of chance


def test_a_new_live_game_is_keyed_and_committed_to():
    chance = fresh_secret()
    assert Chance(chance).kind == "keyed"
    assert commitment(chance) == hashlib.sha256(bytes.fromhex(chance.removeprefix("keyed:"))).hexdigest()
    assert set(KINDS) == {"seed", "secret", "keyed"}


@pytest.mark.parametrize(
    "text", ["keyed:", "keyed:12", "keyed:" + "0" * 62, "keyed:" + "x" * 64, "told:", "7"]
)
def test_a_chance_of_no_kind_is_refused(text):
    with pytest.raises(Trouble, match="bad-chance"):
        Chance(text)


def games_of(name, chance, steps=60):
    game = GAMES[name]
    seats = max(2, game.rules.seats[0])
    record = Record(name, game.rules.version, game.settle({}, seats), ("x",) * seats, chance)
    state, source, choose = begin(game, record), Chance(chance), seed_rng(4)
    yield game, state
    for number in range(1, steps + 1):
        if state.turn() < 0:
            return
        seat = state.turn()
        actions = legal_actions(game, state, seat)
        advance(state, source, number, seat, actions[choose.below(len(actions))])
        yield game, state


@pytest.mark.parametrize("name", list(GAMES))
def test_a_position_never_holds_the_key(name):
    """Neither after the set-up nor after any step, in no field, copy, text or concealed position."""
    for game, state in games_of(name, CHANCE):
        for one in (state, state.copy(), from_text(game, to_text(state))):
            assert type(one.rng) is Rng
            assert (one.rng.word, one.rng.carry) == RESTING
        assert "rng={},{};".format(*RESTING) in to_text(state)
        known = state.copy()
        known.conceal(0, seed_rng(1))
        assert type(known.rng) is Rng


@pytest.mark.parametrize("name", list(GAMES))
def test_a_position_read_from_text_can_be_played_on(name):
    *_, (game, state) = games_of(name, CHANCE, 20)
    read = from_text(game, to_text(state))
    choose = seed_rng(6)
    for _ in range(5000):
        if read.turn() < 0:
            break
        actions = legal_actions(game, read, read.turn())
        read.apply(read.turn(), actions[choose.below(len(actions))])
    assert read.turn() < 0


def test_a_refused_move_leaves_no_key_behind():
    _, state = next(games_of("machi_koro", CHANCE))
    before = fingerprint(state)
    with pytest.raises(IllegalAction):
        advance(state, Chance(CHANCE), 1, state.turn(), 999)
    assert type(state.rng) is Rng
    assert fingerprint(state) == before


def test_records_of_version_0_1_0_still_replay():
    """Whole games with chance of the kind "secret", written by that version with their fingerprints."""
    lines = Path(__file__).with_name("records-0.1.0.jsonl").read_text(encoding="utf-8").splitlines()
    read = [from_json(GAMES, line) for line in lines]  # raises where the last position differs
    assert [record.game for record in read] == list(GAMES)
    assert all(record.chance.startswith("secret:") and len(record.steps) > 20 for record in read)
