"""Every lesson is played through, in every language, rightly and wrongly."""

import json
import re
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import misto
from misto.core.lesson import MAIN, Learner, lesson_info, read_lesson
from misto.core.record import fingerprint, to_text
from misto.core.trouble import Trouble
from misto.games.registry import GAMES, ROOMS
from misto.lessons import find_lesson, lessons
from misto.rulebooks import rulebook
from misto.text import LANGUAGES, LOCALES, Text
from tests.lessons.build import play_step, text_of
from tests.lessons.parts import parts

ALL = [(room, lesson.id) for room in ROOMS for lesson in lessons(room)]
TAUGHT = [room for room in ROOMS if (Path(__file__).parent / f"{room}.py").is_file()]
MOST_LETTERS = 330  # of one message: a bubble on a phone
NAMES = ["A", "B", "C", "D"]
every_lesson = pytest.mark.parametrize(("room", "name"), ALL)


def learner_of(room, name, step=0):
    return Learner(GAMES[room], find_lesson(room, name), step)


def say(lang, room, said):
    text = Text(lang).tell(GAMES[room], said["key"], said["args"], NAMES)
    assert len(text) <= MOST_LETTERS, (lang, said["key"], len(text))
    assert not set(text) & set("{}$")
    return text


def others(learner):
    """The legal answers that are not meant now."""
    move = learner.step.moves[learner.move]
    decision = GAMES[learner.lesson.game].words.decide(learner.state, learner.lesson.seat)
    return [option for option in decision.options if not move.right(option)]


def some_of(learner, most=12):
    """Of the answers that are not meant, and that one sentence is said to, a dozen from the first to the last."""
    move, alike = learner.step.moves[learner.move], {}
    for option in others(learner):
        alike.setdefault(move.said_of(option), []).append(option)
    return [option for group in alike.values() for option in group[:: -(-len(group) // most)]]


def decisions(learner):
    """Stop at every decision of the lesson, before the meant answer is given."""
    while True:
        while not learner.is_done:
            yield learner.step.id
            assert learner.answer(learner.info()["show"])["result"] == "right"
        if not learner.next():
            return


@pytest.mark.parametrize("lang", LANGUAGES)
@every_lesson
def test_played_through(room, name, lang):
    """Everything that is told on the way has a text, and everything pointed at is there."""
    learner, game = learner_of(room, name), GAMES[room]
    info = lesson_info(learner.lesson)
    for key in (info["title"], info["about"]):
        say(lang, room, {"key": key, "args": {}})
    seen = []
    while True:
        step = learner.info()
        seen.append(step["id"])
        say(lang, room, step["say"])
        assert set(step["points"]) <= parts(step), step["id"]
        while not learner.is_done:
            step = learner.info()
            say(lang, room, step["do"])
            assert step["points"], f"{step['id']}: nothing is pointed at"
            assert set(step["points"]) <= parts(step), step["id"]
            told = learner.answer(step["show"])
            assert told["result"] == "right"
            for event in told["events"]:
                Text(lang).tell(game, f"event-{event['kind']}", event["facts"], NAMES)
            if learner.is_done:
                say(lang, room, told["said"])
        if not learner.next():
            break
    assert seen == info["steps"]
    assert fingerprint(learner.state) == learner.lesson.fingerprint, "its figures may no longer hold"


@every_lesson
def test_played_wrong(room, name):
    """A legal answer that is not meant gets its sentence in every language, and changes nothing."""
    learner, tried = learner_of(room, name), 0
    for _ in decisions(learner):
        before, move = to_text(learner.state), learner.move
        for option in some_of(learner):
            told = learner.answer(option.action)
            assert (told["result"], told["events"], told["reason"]) == ("other", [], None)
            for lang in LANGUAGES:
                say(lang, room, told["said"])
            tried += 1
            assert (to_text(learner.state), learner.move) == (before, move)
    assert tried > 0


@every_lesson
def test_what_cannot_be_is_refused_with_its_rule(room, name):
    learner, game = learner_of(room, name), GAMES[room]
    for _ in decisions(learner):
        before = to_text(learner.state)
        decision = game.words.decide(learner.state, learner.lesson.seat)
        legal = {option.action for option in decision.options}
        actions = [game.words.read(refusal.code) for refusal in decision.refused[:20]]
        for action in [*actions, next(a for a in range(game.rules.actions) if a not in legal)]:
            told = learner.answer(action)
            assert (told["result"], told["said"], told["events"]) == ("illegal", None, [])
            assert told["reason"]["rule"] == told["rule"]
            for lang in LANGUAGES:
                Text(lang).tell(game, told["reason"]["key"], told["reason"]["args"], NAMES)
        for nonsense in ("", "xyzzy", -1, 10**9, True):
            with pytest.raises(Trouble) as trouble:
                learner.answer(nonsense)
            assert trouble.value.key == "not-an-action"
        assert to_text(learner.state) == before


@every_lesson
def test_resumed_and_skipped(room, name):
    """A learner who comes back at a step finds the same board as one who never left."""
    whole = learner_of(room, name)
    skipping = learner_of(room, name)
    for number in range(len(whole.lesson.steps)):
        back = learner_of(room, name, number)
        assert back.info() == whole.info() == skipping.info()
        assert to_text(back.state) == to_text(whole.state) == to_text(skipping.state)
        play_step(whole)
        assert whole.next() == skipping.next() == (number + 1 < len(whole.lesson.steps))


def right_ways(learner):
    """How often a step can be gone through rightly; every way ends with its last sentence."""
    if learner.is_done:
        return 1
    move, made, start = learner.step.moves[learner.move], learner.move, learner.state
    decision = GAMES[learner.lesson.game].words.decide(start, learner.lesson.seat)
    ways = 0
    for option in decision.options:
        if move.right(option):
            learner.state, learner.move = start.copy(), made
            told = learner.answer(option.action)
            assert told["result"] == "right"
            assert not learner.is_done or told["said"] is not None
            ways += right_ways(learner)
    return ways


@every_lesson
def test_where_several_answers_count_the_story_goes_on_after_each(room, name):
    steps = find_lesson(room, name).steps
    for number, step in enumerate(steps):
        ways = right_ways(learner_of(room, name, number))
        assert ways == 1 or number + 1 == len(steps) or steps[number + 1].position, step.id


@pytest.mark.parametrize("room", TAUGHT)
def test_the_first_lesson_leads_from_nothing_to_a_game(room):
    lesson = find_lesson(room)
    assert lessons(room)[0].id == MAIN
    assert 8 <= len(lesson.steps) <= 12
    assert all(2 <= len(short.steps) <= 4 for short in lessons(room)[1:])
    for one in lessons(room):
        assert one.first_game is not None
        GAMES[room].settle(one.first_game["options"], one.first_game["seats"])


@every_lesson
def test_every_rule_is_a_paragraph_people_read(room, name):
    lesson = find_lesson(room, name)
    played = {**GAMES[room].settle(lesson.options, lesson.seats), "seats": lesson.seats}
    for step in lesson.steps:
        for lang in LANGUAGES:
            assert rulebook(room, lang).find(step.rule, played) is not None, (step.id, step.rule)


@every_lesson
def test_the_figures_are_the_same_in_every_language(room, name):
    """What is said on the way, one sentence a key; English writes "the 7" where others have a word for it."""
    learner, sentences = learner_of(room, name), {}
    for _ in decisions(learner):
        step = learner.info()
        said = [step["say"], step["do"], learner.said(learner.step.done)]
        move = learner.step.moves[learner.move]
        said += [learner.said(move.said_of(option), option.args) for option in others(learner)]
        for one in said:
            sentences.setdefault(one["key"], one)
    for number in range(len(learner.lesson.steps)):  # what is only to be read, too
        learner.go_to(number)
        sentences.setdefault(learner.step.say, learner.info()["say"])
    for key, one in sentences.items():
        uk, ru, en = (set(re.findall(r"\d+", say(lang, room, one))) for lang in LANGUAGES)
        assert uk == ru <= en, key


@pytest.mark.parametrize("room", TAUGHT)
def test_no_text_is_left_over(room):
    """Every message of the room's lessons is said by one of them."""
    used = set()
    for lesson in lessons(room):
        used |= {lesson.title, lesson.about}
        for step in lesson.steps:
            used |= {step.say, step.done}
            for move in step.moves:
                used |= {move.do, move.other, *(key for _, key in move.others)}
    source = (LOCALES / "en" / f"{room}-lessons.ftl").read_text(encoding="utf-8")
    there = {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
    assert there == {f"{room}-{key}" for key in used if key}


@pytest.mark.parametrize("room", TAUGHT)
def test_the_files_are_what_the_builders_write(room):
    folder = Path(misto.__file__).parent / "games" / room / "lessons"
    made = {
        plain["id"]: text_of(plain) for plain in (m() for m in import_module(f"tests.lessons.{room}").LESSONS)
    }
    assert made == {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.json")}


def test_several_answers_are_taken_all_or_none():
    learner = learner_of("machi_koro", MAIN, 1)
    before = to_text(learner.state)
    with pytest.raises(Trouble) as trouble:
        learner.answer("roll 1", "build ranch")  # the step ends with the roll
    assert trouble.value.key == "lesson-nothing-asked"
    assert (to_text(learner.state), learner.is_done) == (before, False)
    assert learner.answer("roll 1")["result"] == "right"


def test_a_payment_under_way_is_shown():
    """What no position holds, the learner's moves tell: a building being paid for (SJ-14.0)."""
    learner = learner_of("san_juan", MAIN, 1)
    told = learner.answer("role builder", "build sugar_mill")
    assert (told["result"], told["said"]) == ("right", None)
    assert told["step"]["view"]["payment"] == {
        "card": "sugar_mill",
        "owed": 1,
        "cost": 1,
        "less": [{"by": "role", "count": 1}],
        "goods": [],
        "cards": 0,
        "paid": [],
    }
    assert told["step"]["do"]["key"] == "lesson-main-builder-do-3"


def test_nothing_is_no_answer():
    learner = learner_of("machi_koro", MAIN, 1)
    with pytest.raises(Trouble):
        learner.answer()


def test_a_step_that_is_not_there():
    for step in (-1, 99):
        with pytest.raises(Trouble) as trouble:
            learner_of("machi_koro", MAIN, step)
        assert trouble.value.key == "no-lesson-step"
    with pytest.raises(Trouble) as trouble:
        find_lesson("machi_koro", "zeppelins")
    assert trouble.value.key == "no-lesson"


def test_a_lesson_that_is_none():
    folder = Path(misto.__file__).parent / "games" / "machi_koro" / "lessons"
    plain = json.loads((folder / "main.json").read_text(encoding="utf-8"))
    for broken in (
        "",
        "[]",
        "{}",
        json.dumps(plain | {"steps": [{}]}),
        json.dumps(plain | {"seats": "many"}),
    ):
        with pytest.raises(Trouble) as trouble:
            read_lesson(broken)
        assert trouble.value.key == "bad-lesson"
    with pytest.raises(Trouble) as trouble:  # a position of other options
        Learner(GAMES["machi_koro"], replace(find_lesson("machi_koro"), options={"expansion": "harbor"}))
    assert trouble.value.key == "start-options"
