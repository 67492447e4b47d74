"""Why a move: what it brings, measured by the room after it was made, and what of that tells two moves apart.

A room says what an action changes as gains (``games/<room>/reasons.py``): figures that its own rules and
scoring give, never guesses. Two actions are told apart by the gains in which they differ.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from misto.core.event import Value

MOST = 3
Figure = int | float  # a sum that people read: whole, or a mean
Facts = dict[str, Value | float]  # what a reason is filled in with


@dataclass(frozen=True, slots=True)
class Gain:
    """One thing an action changes: so much of it, and what it concerns.

    ``worth`` is how much one more of it is worth next to other gains, in points or coins; below 0 less
    of it is better. A gain whose worth is below 0 is told of every action that may have it, with 0 too.
    Two gains are the same thing where key and ``about`` are; ``told`` is said with it and not compared.
    """

    key: str
    rule: str
    amount: Figure
    worth: float
    about: dict[str, Value] = field(default_factory=dict)
    told: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Why:
    """A reason for a move: a message with its facts, the figure among them as ``n``, and a rule's number.

    ``other`` is the same figure of the move it is compared with, None where that has none. A reason that
    does not favour the move is what the other one would bring instead.
    """

    rule: str
    key: str
    args: Facts
    other: Figure | None = None
    favours: bool = True


def weighed(mine: Sequence[Gain], theirs: Sequence[Gain] | None = None, most: int = MOST) -> list[Why]:
    """The reasons for one action, or for it over another; the most telling first, those for it before
    those for the other.
    """
    if theirs is None:
        told = sorted((one for one in mine if one.amount * one.worth > 0), key=pull)
        return [why(one, None, True) for one in told[:most]]
    beside = {name(one): one for one in theirs}
    before = {name(one): one for one in mine}
    pairs = [(one, beside.get(name(one)), True) for one in mine]
    pairs += [(one, before.get(name(one)), False) for one in theirs]
    good = [(one, other, side) for one, other, side in pairs if lead(one, other) > 0]
    good.sort(key=lambda pair: (not pair[2], -lead(pair[0], pair[1])))
    found = [why(one, other, side) for one, other, side in good]
    return [w for w in found if w.favours][:most] + [w for w in found if not w.favours][: most - 1]


def tenths(amount: float) -> Figure:
    """As people are told it: a whole number where it is one."""
    rounded = round(amount, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def gained_or_lost(gain: Gain) -> list[Gain]:
    """A change that may go either way as what is won and what is lost, each counted from 0 up."""
    lost = Gain(f"{gain.key}-lost", gain.rule, max(0, -gain.amount), -gain.worth, gain.about)
    return (
        [Gain(gain.key, gain.rule, gain.amount, gain.worth, gain.about), lost] if gain.amount > 0 else [lost]
    )


def name(gain: Gain) -> tuple[str, str]:
    return gain.key, repr(sorted(gain.about.items()))


def pull(gain: Gain) -> float:
    return -abs(gain.amount * gain.worth)


def lead(one: Gain, other: Gain | None) -> float:
    """By how much the first is better; one that stands alone is as good as it is."""
    return (one.amount - (0 if other is None else other.amount)) * one.worth


def why(one: Gain, other: Gain | None, favours: bool) -> Why:
    facts: Facts = {**one.about, **one.told, "n": one.amount}
    return Why(one.rule, f"why-{one.key}", facts, None if other is None else other.amount, favours)
