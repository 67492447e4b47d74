"""misto lesson: learn a game step by step, in the terminal."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from misto.cli.app import app, voice
from misto.cli.board import draw_board
from misto.cli.cite import cited
from misto.cli.moves import meant, refused
from misto.cli.play import LEGEND, MOST_NAMED, is_legend
from misto.cli.read_commands import print_paragraphs
from misto.cli.set_up import typed_number
from misto.core.decision import Decision, Option
from misto.core.game import Game
from misto.core.lesson import MAIN, Learner, Lesson
from misto.core.lesson_message import LessonAnswerInfo, LessonSaid, LessonStepInfo
from misto.core.message import EventInfo
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.lessons import find_lesson, lessons

NEXT, SHOW, SKIP, RULE, QUIT = "", "!", "s", "?", "q"
MOST_OPTIONS = 40


@app.command("lesson")
def learn_by_lesson(
    game: str,
    name: Annotated[str, typer.Argument(metavar="LESSON", help="which lesson of the game")] = MAIN,
    step: Annotated[int, typer.Option(help="begin with this step")] = 1,
    listed: Annotated[bool, typer.Option("--list", help="only tell which lessons there are")] = False,
) -> None:
    """Learn a game in a few minutes: a board, one thing to do, what happened and why."""
    room = find_game(game)
    if listed:
        for lesson in lessons(game):
            told = (voice.say(f"{game}-{key}") for key in (lesson.title, lesson.about))
            Console(highlight=False).print(f"{lesson.id:12} " + " · ".join(told), markup=False)
        return
    lesson = find_lesson(game, name)
    Taught(room, lesson, Learner(room, lesson, step - 1)).run()


class Taught:
    """One learner at this keyboard."""

    def __init__(self, game: Game, lesson: Lesson, learner: Learner) -> None:
        self.game = game
        self.lesson = lesson
        self.learner = learner
        self.console = Console(highlight=False)
        rivals = lesson.seats - 1
        self.names = [voice.say("lesson-rival", rival=seat, rivals=rivals) for seat in range(1, lesson.seats)]
        self.names.insert(lesson.seat, voice.say("lesson-you"))

    def run(self) -> None:
        self.console.print(self.say({"key": self.lesson.title, "args": {}}), style="bold", markup=False)
        self.show()
        while True:
            try:
                word = self.console.input("> ").strip()
            except (EOFError, UnicodeDecodeError):
                word = QUIT
            if word == QUIT:
                self.leave()
                return
            if word == SKIP or (word == NEXT and self.learner.is_done):
                if not self.learner.next():
                    self.finish()
                    return
                self.show()
            else:
                self.hear(word)

    @property
    def played(self) -> dict[str, object]:
        return {**self.learner.settings, "seats": self.lesson.seats}

    def hear(self, word: str) -> None:
        """Anything but going on: a rule, what a word means, the answer shown, or an answer."""
        try:
            if word == LEGEND or is_legend(word):
                self.console.print(voice.say(f"{self.game.name}-terminal-legend"), markup=False)
            elif word.startswith(RULE):
                what = word.removeprefix(RULE).strip().removeprefix("§").strip() or self.learner.step.rule
                print_paragraphs(self.console, self.game.name, what, self.played)
            elif word in (SHOW, NEXT):
                self.show_answer()
            elif (given := self.understood(word)) is not None:
                self.tell(self.learner.answer(given))
        except Trouble as trouble:
            self.console.print(voice.trouble(trouble), style="yellow", markup=False)

    def understood(self, word: str) -> int | str | None:
        """A number of the options shown, a notation, or words as at a table; None if it was told why not."""
        decision = None if self.learner.is_done else self.learner.decide()
        if decision is None:
            return word
        if 1 <= (number := typed_number(word)) <= len(decision.options):
            return decision.options[number - 1].action
        try:
            self.game.words.read(word)
        except Trouble:
            found = meant(self.game, decision, word, self.names)
            if not found and refused(self.game, decision, word) is None:
                raise
            if len(found) == 1:
                return found[0].action
            self.ask_which(decision, word, found)
            return None
        return word

    def ask_which(self, decision: Decision, word: str, found: list[Option]) -> None:
        """Words that fit several moves, or one that is not possible now."""
        if found:
            self.console.print(voice.say("play-which", count=len(found)), style="yellow", markup=False)
            for option in found[:MOST_NAMED]:
                self.print_option(decision.options.index(option) + 1, option)
        elif (refusal := refused(self.game, decision, word)) is not None:
            said = voice.text.tell(self.game, refusal.reason.key, refusal.reason.args, self.names)
            rule = cited(self.game.name, refusal.reason.rule, self.played)
            self.console.print(f"{said} ({rule})", style="yellow", markup=False)

    def option_text(self, option: Option) -> str:
        return voice.text.tell(self.game, option.key, option.args, self.names)

    def print_option(self, number: int, option: Option) -> None:
        self.console.print(
            f"{number:3}  {escape(self.option_text(option))}  [dim]{escape(option.code)}[/dim]"
        )

    def say(self, said: LessonSaid) -> str:
        return voice.text.tell(self.game, said["key"], said["args"], self.names)

    def show(self) -> None:
        told = self.learner.info()
        self.console.rule(voice.say("lesson-step", step=told["number"] + 1, steps=told["of"]))
        self.console.print(draw_board(voice.text, self.game, told["view"], self.names))
        self.console.print(self.say(told["say"]), markup=False)
        self.ask(told)

    def ask(self, told: LessonStepInfo) -> None:
        if told["do"] is None:
            self.console.print(voice.say("lesson-keys-done"), style="dim", markup=False)
            return
        self.console.print("→ " + self.say(told["do"]), style="bold", markup=False)
        decision = self.learner.decide()
        for number, option in enumerate(decision.options[:MOST_OPTIONS] if decision else (), 1):
            self.print_option(number, option)
        self.console.print(voice.say("lesson-keys"), style="dim", markup=False)

    def show_answer(self) -> None:
        """The meant answer as it stands in the list, with the number to type."""
        shown, decision = self.learner.info()["show"], self.learner.decide()
        for number, option in enumerate(decision.options if decision else (), 1):
            if option.action == shown:
                said = f"{self.option_text(option)} [{number}]"
                self.console.print(voice.say("lesson-shown", option=said), style="green", markup=False)
                return
        raise Trouble("lesson-nothing-asked")

    def tell(self, answer: LessonAnswerInfo) -> None:
        if answer["reason"] is not None:
            why = voice.text.tell(self.game, answer["reason"]["key"], answer["reason"]["args"], self.names)
            rule = cited(self.game.name, answer["rule"], self.played)
            self.console.print(f"{why} ({rule})", style="yellow", markup=False)
        elif answer["result"] == "other" and answer["said"] is not None:
            self.console.print(self.say(answer["said"]), style="yellow", markup=False)
        else:
            self.tell_done(answer)

    def tell_done(self, answer: LessonAnswerInfo) -> None:
        for event in answer["events"]:
            self.console.print("· " + self.heard(event), style="cyan", markup=False)
        if answer["step"]["do"] is None:
            self.console.print(draw_board(voice.text, self.game, answer["step"]["view"], self.names))
        if answer["said"] is not None:
            self.console.print(self.say(answer["said"]), style="green", markup=False)
        self.ask(answer["step"])

    def heard(self, event: EventInfo) -> str:
        return voice.text.tell(self.game, f"event-{event['kind']}", event["facts"], self.names)

    def leave(self) -> None:
        lesson = self.lesson
        self.console.print(
            voice.say("lesson-left", game=lesson.game, lesson=lesson.id, step=self.learner.number + 1),
            markup=False,
        )

    def finish(self) -> None:
        first = self.lesson.first_game
        if first is None:
            return
        options = "".join(
            f" --option {key}={','.join(value) if isinstance(value, list) else str(value).lower()}"
            for key, value in first["options"].items()
        )
        command = f"misto play {self.lesson.game} --seats {first['seats']} --bots {first['bot']}{options}"
        self.console.print(voice.say("lesson-finished", command=command), style="bold", markup=False)
