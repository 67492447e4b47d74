"""The words in which lessons are made: a lesson of steps, a step of moves, and a seed found for what falls.

Messages are named after lesson and step: ``lesson-main-roll`` says what is new, ``…-do`` what to do,
``…-other`` why another answer is not meant (``…-other-pass`` of one in particular), ``…-done`` what
happened. Where a step has several moves, those after the first end with their number: ``…-do-2``.
"""

import json
from pathlib import Path

import misto
from misto.core.lesson import FORMAT, Learner, read_lesson
from misto.core.record import fingerprint, seed_rng, to_text
from misto.games.registry import GAMES

MOST_SEEDS = 200_000
GENTLE = "level:novice"


def do(*answers, points=(), other=True, **others):
    """A move: the notations (or conditions) that count, and named answers that get a sentence of their own."""
    return {"answers": list(answers), "points": list(points), "other": other, "others": others}


def step(name, rule, *moves, at=None, seed=None, points=(), after=(), falls=None, **facts):
    """``at`` is the position; without it the step goes on. ``falls`` says of the events whether chance fell
    as the story needs; the first seed with which it does is kept.
    """
    return {
        "name": name,
        "rule": rule,
        "moves": moves,
        "at": at,
        "seed": seed,
        "points": list(points),
        "after": [list(one) for one in after],
        "falls": falls,
        "facts": facts,
    }


def lesson(room, name, *steps, minutes, seats, seat=0, options=None, first_game=None):
    game = GAMES[room]
    plain = {
        "format": FORMAT,
        "game": room,
        "rules_version": game.rules.version,
        "id": name,
        "title": f"lesson-{name}",
        "about": f"lesson-{name}-about",
        "minutes": minutes,
        "options": options or {},
        "seats": seats,
        "seat": seat,
        "steps": [],
    }
    if first_game is not None:
        plain["first_game"] = {"seats": 2, "options": {}, "bot": GENTLE} | first_game
    for one in steps:
        plain["steps"].append(step_of(f"lesson-{name}-{one['name']}", one))
        if one["falls"] is not None:
            plain["steps"][-1]["seed"] = seed_for(game, plain, one["falls"])
        elif one["seed"] is not None:
            plain["steps"][-1]["seed"] = one["seed"]
    learner = Learner(game, read_lesson(json.dumps(plain)))
    play_through(learner)
    plain["fingerprint"] = fingerprint(learner.state)
    return plain


def step_of(key, one):
    made = {"id": one["name"], "rule": one["rule"], "say": key}
    if one["at"] is not None:
        made["position"] = to_text(one["at"])
    if one["points"]:
        made["points"] = one["points"]
    if one["moves"]:
        made["moves"] = [move_of(key, number, move) for number, move in enumerate(one["moves"], 1)]
        made["done"] = f"{key}-done"
    if one["after"]:
        made["after"] = one["after"]
    if one["facts"]:
        made["facts"] = one["facts"]
    return made


def move_of(key, number, move):
    end = f"-{number}" if number > 1 else ""
    made = {"do": f"{key}-do{end}", "answers": move["answers"], "points": move["points"]}
    made["other"] = f"{key}-other{end}" if move["other"] else ""
    if move["others"]:
        made["others"] = [
            {"when": when, "say": f"{key}-other-{name.replace('_', '-')}{end}"}
            for name, when in move["others"].items()
        ]
    return made


def play_step(learner):
    """Give the meant answers of a step; the events heard."""
    events = []
    while not learner.is_done:
        told = learner.answer(learner.info()["show"])
        assert told["result"] == "right", told
        events += told["events"]
    return events


def play_through(learner):
    while True:
        play_step(learner)
        if not learner.next():
            return


def seed_for(game, plain, falls):
    """The first seed of the last step with which ``falls`` holds for what is heard in it."""
    made = read_lesson(json.dumps(plain))
    learner = Learner(game, made, len(made.steps) - 1)
    start = learner.state
    for seed in range(MOST_SEEDS):
        learner.state = start.copy()
        learner.state.rng = seed_rng(seed)
        learner.move = 0
        if falls(play_step(learner)):
            return seed
    raise AssertionError(f"{plain['id']}, {plain['steps'][-1]['id']}: no such chance")


def write(plain):
    folder = Path(misto.__file__).parent / "games" / plain["game"] / "lessons"
    folder.mkdir(exist_ok=True)
    file = folder / f"{plain['id']}.json"
    file.write_text(text_of(plain), encoding="utf-8")
    return f"{plain['game']}/{plain['id']}: {len(plain['steps'])}"


def text_of(plain):
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"
