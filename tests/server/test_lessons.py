"""Lessons over HTTP: every one from its first step to its last, answered right, wrong and not at all."""

import pytest

from misto.games.registry import ROOMS
from misto.lessons import lessons

LESSONS = [(room, lesson.id) for room in ROOMS for lesson in lessons(room)]


def step_of(person, room, lesson, **query):
    answer = person.get(f"/lessons/{room}/{lesson}", **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def answered(person, room, lesson, step, *actions, made=()):
    return person.post(f"/lessons/{room}/{lesson}/answer", step=step, made=list(made), actions=list(actions))


def refused(answer, status, key):
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["key"] == key
    return answer.json()["error"]["message"]


@pytest.mark.parametrize("room", [room for room in ROOMS if lessons(room)])
def test_a_room_tells_its_lessons(house, room):
    told = house.person().get(f"/lessons/{room}").json()
    assert [one["id"] for one in told] == [lesson.id for lesson in lessons(room)]
    assert told[0]["id"] == "main"
    assert told[0]["first_game"]["bot"]
    assert all(one["steps"] for one in told)


@pytest.mark.parametrize(("room", "lesson"), LESSONS)
def test_a_lesson_is_walked_by_what_it_shows(house, room, lesson):
    ann = house.person()
    step = step_of(ann, room, lesson)
    for number in range(step["of"]):
        step, made = step_of(ann, room, lesson, step=number), []
        assert step["number"] == number
        assert step["view"]["game"] == room
        while step["do"] is not None:
            answer = answered(ann, room, lesson, number, step["show"], made=made).json()
            assert answer["result"] == "right"
            made.append(step["show"])
            step = answer["step"]
            assert step_of(ann, room, lesson, step=number, made=made) == step  # who comes back finds it so
        assert step["move"] == step["moves"] == len(made)


def test_what_is_not_meant_changes_nothing(house):
    ann = house.person()
    room, lesson = "akropolis", "main"
    step = step_of(ann, room, lesson, step=1)
    other = next(o["action"] for o in step["decision"]["options"] if o["action"] != step["show"])
    answer = answered(ann, room, lesson, 1, other).json()
    assert (answer["result"], answer["step"]) == ("other", step)
    assert answer["said"]["key"]
    answer = answered(ann, room, lesson, 1, "place 0,0,0").json()
    assert (answer["result"], answer["step"]) == ("illegal", step)
    assert answer["reason"]["rule"]
    assert step_of(ann, room, lesson, step=1) == step


def test_what_is_no_lesson_is_refused_in_words(house):
    ann = house.person()
    refused(ann.get("/lessons/chess"), 404, "unknown-game")
    refused(ann.get("/lessons/chess/main"), 404, "unknown-game")
    assert "variants" in refused(ann.get("/lessons/akropolis/cooking"), 404, "no-lesson")
    assert "100" in refused(ann.get("/lessons/akropolis/main", step=99), 404, "no-lesson-step")
    refused(ann.get("/lessons/akropolis/main", step=-1), 422, "bad-request")
    refused(ann.get("/lessons/akropolis/main", step=0, made=[1] * 21), 422, "bad-request")
    refused(answered(ann, "akropolis", "main", 99, 0), 404, "no-lesson-step")


def test_what_is_no_answer_is_refused_in_words(house):
    ann = house.person()
    refused(answered(ann, "akropolis", "main", 1, "jump"), 422, "not-an-action")
    refused(answered(ann, "akropolis", "main", 1, 2**31 - 1), 422, "not-an-action")
    refused(answered(ann, "akropolis", "main", 1), 422, "bad-request")
    refused(answered(ann, "akropolis", "main", 1, *[0] * 21), 422, "bad-request")
    refused(answered(ann, "akropolis", "main", 0, 0), 422, "lesson-nothing-asked")  # only to be read
    refused(answered(ann, "akropolis", "main", 1, "take 1", made=["take 1"]), 422, "lesson-nothing-asked")
    refused(answered(ann, "akropolis", "main", 1, "take 1", made=["take 2"]), 422, "lesson-made")


def test_parts_of_a_step_are_explained(house):
    ann = house.person()
    told = ann.get("/lessons/akropolis/main/about", what="row:0", step=1)
    assert told.status_code == 200
    assert told.json()["lines"]
    refused(ann.get("/lessons/akropolis/main/about", what="row:9", step=1), 404, "no-component")
    held = ann.get("/lessons/akropolis/main/about", what="held", step=1, made=["take 1"])
    assert held.status_code == 200
    refused(ann.get("/lessons/akropolis/main", step=1, made=["9" * 200]), 422, "not-an-action")


def test_answers_are_limited_as_moves_are(make_house):
    ann = make_house(moves_per_s=1).person()
    codes = [ann.get("/lessons/akropolis/main", step=1).status_code for _ in range(12)]
    assert codes[0] == 200
    assert 429 in codes
