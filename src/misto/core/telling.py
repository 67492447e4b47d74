"""What a table tells one viewer, as messages: events heard, questions asked, score sheets known.

Everything a person is told of a game goes through here, wherever the table runs.
"""

from collections.abc import Iterable

from misto.core.about import SCORE, Said, score_about, seat_of
from misto.core.decision import Choose, Decision, Line, Reason, Refusal
from misto.core.event import Event
from misto.core.game import Game
from misto.core.message import (
    AboutInfo,
    ChooseInfo,
    DecisionInfo,
    EventInfo,
    LineInfo,
    OptionInfo,
    PassingInfo,
    ReasonInfo,
    RefusedInfo,
    SaidInfo,
    View,
    WhyInfo,
)
from misto.core.passing import forgone
from misto.core.record import seed_rng
from misto.core.state import State
from misto.core.why import Why

SAMPLES = 3


def view_recalled(game: Game, state: State, view: View, viewer: int, latest: Iterable[int]) -> View:
    """A viewer's view with what only the moves that led here tell, the latest first."""
    recall = game.words.recall
    return view if recall is None else {**view, **recall(state, viewer, latest)}


def events_info(game: Game, heard: Iterable[tuple[int, Event]], viewer: int) -> list[EventInfo]:
    """What this viewer hears of numbered events."""
    return [event_info(game, number, event) for number, event in heard if event.heard_by(viewer)]


def event_info(game: Game, number: int, event: Event) -> EventInfo:
    return {
        "step": number,
        "kind": event.kind,
        "rule": game.words.cites.of_event(event),
        "facts": event.facts,
    }


def decision_info(game: Game, state: State, decision: Decision) -> DecisionInfo:
    options: list[OptionInfo] = [
        {
            "action": o.action,
            "code": o.code,
            "key": o.key,
            "verb": o.verb,
            "rule": o.rule,
            "args": o.args,
            "touches": list(o.touches),
            "copies": o.copies,
        }
        for o in decision.options
    ]
    refused = [refused_info(refusal) for refusal in decision.refused]
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "key": decision.key,
        "args": decision.args,
        "options": options,
        "refused": refused,
        "passing": passing_info(game, state, decision),
        "choose": choose_info(decision.choose),
    }


def refused_info(refusal: Refusal) -> RefusedInfo:
    told: RefusedInfo = {
        "code": refusal.code,
        "touches": list(refusal.touches),
        "reason": reason_info(refusal.reason),
    }
    if refusal.args:
        told["args"] = refusal.args
    return told


def asked_of(game: Game, state: State, seat: int) -> DecisionInfo | None:
    """What a seat is asked now, None if nothing."""
    decision = game.words.decide(state, seat)
    return None if decision is None else decision_info(game, state, decision)


def choose_info(choose: Choose | None) -> ChooseInfo | None:
    if choose is None:
        return None
    return {"least": choose.least, "most": choose.most, "stop": choose.stop}


def passing_info(game: Game, state: State, decision: Decision) -> PassingInfo | None:
    if decision.passing is None:
        return None
    return {"action": decision.passing, "forgoes": list(forgone(game, state, decision))}


def reason_info(reason: Reason) -> ReasonInfo:
    return {"rule": reason.rule, "key": reason.key, "args": reason.args}


def line_info(line: Line) -> LineInfo:
    return {"key": line.key, "points": line.points, "rule": line.rule, "facts": line.facts}


def why_info(why: Why) -> WhyInfo:
    return {"rule": why.rule, "key": why.key, "args": why.args, "other": why.other, "favours": why.favours}


def said_info(said: Said) -> SaidInfo:
    return {"key": said.key, "args": said.args, "rule": said.rule}


def about_known_to(game: Game, state: State, viewer: int, what: str) -> AboutInfo | None:
    """What a component is to a viewer, None if there is no such component.

    It is read off a position in which all the viewer cannot know was dealt anew.
    """
    known = state
    if state.turn() >= 0:
        known = state.copy()
        known.conceal(viewer, seed_rng(0, 1))
    if what.partition(":")[0] == SCORE:
        seat = seat_of(what, viewer)
        lines = sheet_known_to(game, state, viewer, range(seat, seat + 1))[0] if seat < state.seats else []
        rows = [Line(one["key"], one["points"], one["facts"], one["rule"]) for one in lines]
        found = score_about(rows, what)
    else:
        found = game.words.about(known, viewer, what)
    if found is None:
        return None
    return {
        "what": what,
        "entry": found.entry,
        "title": said_info(found.title),
        "short": said_info(found.short),
        "lines": [said_info(line) for line in found.lines],
    }


def sheet_known_to(game: Game, state: State, viewer: int, seats: range) -> list[list[LineInfo]]:
    """Score sheets as far as the viewer knows them.

    They are read off positions in which all the viewer cannot know was dealt anew; a line on which
    those positions differ rests on something hidden and is left out. The true position is not asked.
    """
    if state.turn() < 0:
        return [[line_info(line) for line in game.words.sheet(state, seat)] for seat in seats]
    guesses = []
    for sample in range(SAMPLES):
        guess = state.copy()
        guess.conceal(viewer, seed_rng(sample, 1))
        guesses.append(guess)
    known = []
    for seat in seats:
        first, *others = [game.words.sheet(guess, seat) for guess in guesses]
        for other in others:
            if other != first:  # most sheets rest on nothing hidden: no need to look line by line
                first = [line for line in first if line in other]
        known.append([line_info(line) for line in first])
    return known
