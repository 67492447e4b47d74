"""misto play: a person against bots, or several people at one keyboard."""

import os
import re
import sys
from itertools import cycle
from pathlib import Path
from tempfile import gettempdir
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from misto.bots import ask_guarded, close_bot, look, make_bot
from misto.bots.ask import Bot
from misto.bots.hint import hinted
from misto.cli.advice import hint_lines
from misto.cli.app import app, voice
from misto.cli.board import draw_board, log_lines
from misto.cli.cite import cited
from misto.cli.files import check_target, read_file, write_file
from misto.cli.lab_commands import MOST_SEED, OptionFlag
from misto.cli.moves import in_words, meant, refused
from misto.cli.read_commands import print_paragraphs, print_sheet
from misto.cli.screen import Screen
from misto.cli.set_up import SetUp, choose_game, typed_number
from misto.core.begin import Begin, find_begin, marks_of
from misto.core.decision import Decision, Option, Reason
from misto.core.event import Event
from misto.core.game import Game
from misto.core.record import (
    Record,
    check_names,
    commitment,
    fresh_secret,
    from_json,
    seed_rng,
    to_json,
    undo,
)
from misto.core.state import State
from misto.core.telling import about_known_to
from misto.core.trouble import Trouble
from misto.games.registry import GAMES, find_game
from misto.lab.given import read_options
from misto.rulebooks import component_named, look_up, plain, rulebook
from misto.table import Table
from misto.text import LANGUAGES, Text

BOT = "bot:"
QUIT, UNDO, HELP, BOARD, LEGEND = "q", "u", "?", "b", "l"
HINTS = ("h", "hint")
MOST_NAMED = 12  # of the moves that typed words may mean
MOST_ALIKE = 3  # moves that are refused for one reason
PROGRAMS = ("exec", "class")  # bots that are somebody's code


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="which game; see misto games")] = "",
    seats: Annotated[int, typer.Option(help="how many seats")] = 0,
    people: Annotated[str, typer.Option(help="names of the people at this keyboard, by commas")] = "",
    bots: Annotated[str, typer.Option(help="bots for the other seats, by commas")] = "greedy",
    option: OptionFlag = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=MOST_SEED, help="a seed, for a game that can be repeated")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="where q saves the game")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    example: Annotated[
        str, typer.Option(help="begin from a printed example of the rulebook, such as MK-T3; see misto rules")
    ] = "",
    allow_programs: Annotated[
        bool, typer.Option(help="with --resume: start the programs that a saved game names as bots")
    ] = False,
    ask_options: Annotated[
        bool, typer.Option("--ask", help="choose seats and options in a dialogue")
    ] = False,
) -> None:
    """Play in the terminal."""
    if resume is not None:
        record = from_json(GAMES, read_file(resume))
        if not allow_programs and not may_start(resume, record):
            return
        check_target(save or resume, force=save is None)
        Session(GAMES[record.game], record, save or resume, resume if save is None else None).run()
        return
    check_target(save)
    room = find_game(game or choose_game())
    if example:
        if option or seats or people or seed is not None:
            raise Trouble("example-alone")
        play_from(room, find_begin(room, "example", example), bots, save)
        return
    given = read_options(option)
    if ask_options or (not option and not seats and not people and sys.stdin.isatty()):
        seats, given = SetUp(room, seats, given).run()
    count = seats or room.rules.usual_seats
    settings = room.settle(given, count)
    names = [n.strip() for n in people.split(",") if n.strip()] or [voice.say("play-player", seat=1)]
    if len(names) > count:
        raise Trouble("too-many-people", people=len(names), seats=count)
    others = bots_named(bots)
    sitting = names + [BOT + others[i % len(others)] for i in range(count - len(names))]
    check_names(sitting)
    chance = fresh_secret() if seed is None else f"seed:{seed}"
    record = Record(room.name, room.rules.version, settings, tuple(sitting), chance)
    Session(room, record, save).run()


def may_start(file: Path, record: Record) -> bool:
    """Whether bots of a file may be started that are programs: a file from elsewhere could name any."""
    bots = [name.removeprefix(BOT) for name in record.seats if name.startswith(BOT)]
    programs = ", ".join(dict.fromkeys(bot for bot in bots if bot.partition(":")[0] in PROGRAMS))
    if not programs:
        return True
    if not sys.stdin.isatty():
        raise Trouble("programs-in-file", file=str(file), programs=programs)
    console = Console(highlight=False)
    console.print(voice.say("play-programs", file=str(file), programs=programs), style="yellow", markup=False)
    agreed = plain(console.input(voice.say("play-programs-start") + " ")) in voice.say("play-yes").split()
    if not agreed:
        console.print(voice.say("play-programs-not-started"), markup=False)
    return agreed


def bots_named(bots: str) -> list[str]:
    """The bots that were named, each of which there is."""
    named = [b.strip() for b in bots.split(",") if b.strip()] or ["greedy"]
    for name in named:
        make_bot(name, programs=True)
    return named


def play_from(room: Game, begin: Begin, bots: str, save: Path | None) -> None:
    """A game from a named position: its seats, its options, and what to try there."""
    others = iter(cycle(bots_named(bots)))
    sitting = tuple(
        voice.say("play-player", seat=seat + 1) if seat in begin.hands else BOT + next(others)
        for seat in range(begin.seats)
    )
    chance = begin.chance()
    record = Record(
        room.name,
        room.rules.version,
        begin.settings(room),
        sitting,
        chance,
        (),
        marks_of(begin.name, chance),
        begin.start,
    )
    session = Session(room, record, save)
    session.console.print(
        voice.say("play-example", example=begin.id, paragraph=begin.paragraph), style="bold"
    )
    print_paragraphs(session.console, room.name, begin.paragraph)
    told = in_words(room, record, begin.moves, session.names, voice.text)
    moves = "; ".join(said for seat, said in told if seat in begin.hands)
    if moves:
        session.console.print(voice.say("play-example-moves", moves=moves), markup=False)
    session.run()


def is_legend(word: str) -> bool:
    """``? legend``, in any of the languages."""
    asked = plain(word.removeprefix(HELP))
    return word.startswith(HELP) and asked in {plain(Text(one).say("play-legend")) for one in LANGUAGES}


def first_sentence(game: str, entry: str, played: dict[str, object]) -> str:
    """What a component's entry in the rulebook says first, behind its line of figures."""
    found = rulebook(game, voice.text.lang).find(entry, played) if entry else None
    lines = [line for line in found.text.splitlines() if line and line[0] not in "*|-"] if found else []
    return re.split(r"(?<=[.!?]) ", lines[0], maxsplit=1)[0] if lines else ""


def shown_name(seat: int, name: str) -> str:
    if name.startswith(BOT):
        bot = name.removeprefix(BOT)
        return voice.say("play-bot", seat=seat + 1, bot=bot, level=bot.removeprefix("level:"))
    return name


class Session:
    """One game at this keyboard: a record, the position it leads to, and who sits where."""

    def __init__(self, game: Game, record: Record, save: Path | None, resumed: Path | None = None) -> None:
        self.game = game
        self.table = Table(game, record)
        self.save = save or Path(f"misto-{game.name}.json")
        self.resumed = resumed  # the file this game was saved in: the only one that may be overwritten
        self.names = [shown_name(seat, name) for seat, name in enumerate(record.seats)]
        self.bots: dict[int, Bot] = {
            seat: make_bot(name.removeprefix(BOT), programs=True)
            for seat, name in enumerate(record.seats)
            if name.startswith(BOT)
        }
        self.people = [seat for seat in range(len(record.seats)) if seat not in self.bots]
        self.console = Console(highlight=False)
        played: dict[str, object] = {**record.options, "seats": len(record.seats)}
        self.played = played
        self.screen = Screen(self.console, game, self.names, played)
        self.unread: dict[int, list[tuple[int, Event]]] = {seat: [] for seat in self.people}
        self.last_person = self.people[0] if len(self.people) == 1 else -1

    def run(self) -> None:
        """Play on; whatever ends it early, a fault of ours too, the game is saved first."""
        try:
            self.play()
        except KeyboardInterrupt:
            self.console.print()
            self.leave()
        except Exception:
            self.leave()
            raise
        finally:
            for bot in self.bots.values():
                close_bot(bot)

    def play(self) -> None:
        if self.table.chance.secret is not None:
            shown = commitment(self.table.record.chance)
            self.console.print(voice.say("play-commitment", hash=shown), style="dim")
        while (seat := self.next_seat()) >= 0:
            if seat in self.bots:
                rng = seed_rng(len(self.table.record.steps), 1000 + seat)
                name = self.table.record.seats[seat].removeprefix(BOT)
                state = self.table.state
                made = ask_guarded(name, self.bots[seat], self.game, state, seat, rng)
                self.take(seat, made.action)
                if made.cut:
                    self.table.note_cut()
            elif not self.person(seat) or not self.let_go(seat):
                return
        self.finish()

    def let_go(self, seat: int) -> bool:
        """Before bots go on, the last moment to take a move back. False: they left, the game is saved."""
        follows = self.next_seat()
        if follows in self.people or not sys.stdin.isatty() or not self.may_undo(seat):
            return True
        self.tell_news(seat)
        word = self.typed(escape(voice.say("play-let-go")) + " ")
        if word is None or word == QUIT:
            return self.leave()
        if word == UNDO:
            self.undo(seat)
        return True

    def may_undo(self, seat: int) -> bool:
        return undo(self.game, self.table.record, seat) is not None

    def undo(self, seat: int) -> bool:
        """Take the seat's last move back; nobody has news of it any more."""
        if not self.table.undo(seat):
            return False
        steps = len(self.table.record.steps)
        for viewer, unread in self.unread.items():
            self.unread[viewer] = [(step, event) for step, event in unread if step <= steps]
        self.console.print(voice.say("play-undone"), style="cyan", markup=False)
        return True

    def next_seat(self) -> int:
        """People who owe a decision first, so that nobody waits for a bot that could wait."""
        owing = self.table.owing()
        return next((seat for seat in owing if seat in self.people), owing[0] if owing else -1)

    def take(self, seat: int, action: int) -> None:
        events = self.table.take(seat, action)
        for viewer, unread in self.unread.items():
            unread += [(len(self.table.record.steps), event) for event in events if event.heard_by(viewer)]

    def person(self, seat: int) -> bool:
        """One decision of a person. False: they left, the game is saved."""
        if len(self.people) > 1 and self.last_person != seat:
            self.console.clear()
            word = self.typed(escape(self.curtain(seat)) + " ")
            if word is None or word == QUIT:
                return self.leave()
            if word == UNDO and self.last_person >= 0 and self.undo(self.last_person):
                return True
        self.last_person = seat
        decision = self.table.decision(seat)
        assert decision is not None
        self.show(seat, decision)
        while True:
            word = self.typed("> ")
            if word is None or word == QUIT:
                return self.leave()
            if word == UNDO:
                if self.undo(seat):
                    return True
                self.console.print(voice.say("play-no-undo"), style="yellow")
            elif word in (HELP, ""):
                self.explain(seat, decision)
            elif word == LEGEND or is_legend(word):
                self.console.print(voice.say(f"{self.game.name}-terminal-legend"), markup=False)
            elif word.startswith(HELP):
                what = word.removeprefix(HELP).strip().removeprefix("§").strip()
                self.tell(what)
                self.tell_now(seat, what)
            elif word in HINTS:
                self.hint(seat, decision)
            elif word == BOARD:
                self.screen.show(self.table.view(seat), decision, whole=True)
            elif (action := self.understand(seat, decision, word)) is not None:
                self.take(seat, action)
                return True

    def curtain(self, seat: int) -> str:
        """Whose screen it is now, and whether the one before may still change their mind."""
        said = voice.say("play-curtain", name=self.names[seat])
        if self.last_person >= 0 and self.may_undo(self.last_person):
            said += " " + voice.say("play-curtain-undo", name=self.names[self.last_person])
        return said

    def tell(self, what: str) -> None:
        """What the rulebook says of a card, tile, role, plan or word, as far as this table plays it."""
        record = self.table.record
        try:
            print_paragraphs(self.console, record.game, what, self.played)
        except Trouble as trouble:
            self.console.print(voice.say(f"error-{trouble.key}", **trouble.facts), style="yellow")

    def tell_now(self, seat: int, what: str) -> None:
        """What the component means in this position, where that is more than the rulebook says."""
        for told in look_up(self.game.name, voice.text.lang, what, self.played)[:1]:
            component = component_named(self.game.name, voice.text.lang, what, told)
            found = about_known_to(self.game, self.table.state, seat, component) if component else None
            for line in found["lines"] if found is not None else ():
                said = voice.text.tell(self.game, line["key"], line["args"], self.names)
                self.console.print(f"  {said}", style="cyan", markup=False)

    def hint(self, seat: int, decision: Decision) -> None:
        """The best move, the next best, and why; nothing is played."""
        rng = seed_rng(len(self.table.record.steps), 2000 + seat)
        for line in hint_lines(
            voice.text,
            self.game,
            decision,
            hinted(look(self.game, self.table.state, seat, rng), rng),
            self.names,
        ):
            self.console.print(line, style="green", markup=False)

    def typed(self, prompt: str) -> str | None:
        """What a person typed; None when nobody is there any more."""
        try:
            return self.console.input(prompt).strip()
        except (EOFError, UnicodeDecodeError):
            return None

    def understand(self, seat: int, decision: Decision, word: str) -> int | None:
        """The action a person typed, by number or by notation; else say why not."""
        if 1 <= (number := typed_number(word)) <= len(decision.options):
            return decision.options[number - 1].action
        try:
            action = self.game.words.read(word)
        except Trouble as trouble:
            return self.understand_words(decision, word, trouble)
        if any(option.action == action for option in decision.options):
            return action
        self.refuse(self.game.words.why_not(self.table.state, seat, action))
        return None

    def understand_words(self, decision: Decision, word: str, trouble: Trouble) -> int | None:
        """A move said in words; asked which, where they fit several, else why there is none such."""
        found = meant(self.game, decision, word, self.names)
        if len(found) == 1:
            return found[0].action
        if found:
            self.console.print(voice.say("play-which", count=len(found)), style="yellow", markup=False)
            for option in found[:MOST_NAMED]:
                self.console.print(self.screen.option(decision.options.index(option), decision))
        elif (refusal := refused(self.game, decision, word)) is not None:
            self.refuse(refusal.reason)
        else:
            self.console.print(voice.trouble(trouble), style="yellow", markup=False)
        return None

    def refuse(self, reason: Reason) -> None:
        said = voice.text.tell(self.game, reason.key, reason.args, self.names)
        rule = cited(self.game.name, reason.rule, self.played)
        self.console.print(f"{said} ({rule})", style="yellow", markup=False)

    def tell_news(self, seat: int) -> None:
        """What happened since this person last looked."""
        news = [event for _, event in self.unread.get(seat, ())]
        for line in log_lines(voice.text, self.game, news, seat, self.names):
            self.console.print("· " + line, style="cyan", markup=False)
        self.unread.get(seat, []).clear()

    def show(self, seat: int, decision: Decision) -> None:
        self.tell_news(seat)
        self.screen.show(self.table.view(seat), decision)

    def explain(self, seat: int, decision: Decision) -> None:
        """What is asked, by which rule, what every answer does, and why the rest is not possible."""
        self.tell(decision.rule)
        for place, option in enumerate(decision.options):
            self.console.print(self.screen.option(place, decision))
            if said := self.what_it_is(seat, option):
                self.console.print(f"       {said}", style="cyan", markup=False)
        if decision.refused:
            self.console.print(voice.say("play-refused"), markup=False)
        for said, codes in self.reasons_why_not(decision).items():
            rest = f", … ({len(codes)})" if len(codes) > MOST_ALIKE else ""
            self.console.print(f"  {', '.join(codes[:MOST_ALIKE])}{rest}: {said}", style="dim", markup=False)
        self.console.print(voice.say("play-help", game=self.game.name), markup=False)

    def reasons_why_not(self, decision: Decision) -> dict[str, list[str]]:
        """What is refused, by the reason: a tile that does not fit in a hundred places has one."""
        found: dict[str, list[str]] = {}
        for refusal in decision.refused:
            said = voice.text.tell(self.game, refusal.reason.key, refusal.reason.args, self.names)
            rule = cited(self.game.name, refusal.reason.rule, self.played)
            found.setdefault(f"{said} ({rule})", []).append(refusal.code)
        return found

    def what_it_is(self, seat: int, option: Option) -> str:
        """A sentence on what an option is about: what the rulebook's entry begins with; "" if it has none."""
        for touched in option.touches[:1]:
            found = about_known_to(self.game, self.table.state, seat, touched)
            if found is not None:
                entry = first_sentence(self.game.name, found["entry"], self.played)
                short = voice.text.tell(self.game, found["short"]["key"], found["short"]["args"], self.names)
                return f"{short.rstrip('.')}. {entry}".rstrip()
        return ""

    def leave(self) -> bool:
        """Save the game: where it was meant to go, else where the person says, else where it can be."""
        text = to_json(self.game, self.table.record)
        path: Path | None = self.save
        while path is not None:
            try:
                self.saved(path, text)
                return False
            except Trouble as trouble:
                self.console.print(voice.trouble(trouble), style="yellow", markup=False)
            path = self.another_place()
        for folder in (Path.cwd, Path.home, lambda: Path(gettempdir())):
            try:
                self.saved(folder() / f"misto-{self.game.name}.json", text)
                return False
            except (Trouble, OSError, RuntimeError):
                continue  # a folder that is gone or not ours
        self.console.print(voice.say("play-save-nowhere"), style="yellow", markup=False)
        print(text)
        return False

    def another_place(self) -> Path | None:
        """Where the game shall go instead; None: wherever it can, also for who is in a hurry to leave."""
        try:
            word = self.typed(voice.say("play-save-where") + " ")
        except KeyboardInterrupt:
            self.console.print()
            return None
        return Path(word) if word else None

    def saved(self, wanted: Path, text: str) -> None:
        """Under that name or, where it is taken by another file, under the next free one."""
        path = wanted = wanted / f"misto-{self.game.name}.json" if wanted.is_dir() else wanted
        number = 1
        while path != self.resumed and os.path.lexists(path):
            path = wanted.with_stem(f"{wanted.stem}-{number}")
            number += 1
        write_file(path, text, force=path == self.resumed)
        self.console.print(voice.say("play-saved", file=str(path)), markup=False)

    def finish(self) -> None:
        viewer = self.people[0] if self.people else -1
        self.tell_news(viewer)
        self.console.print(draw_board(voice.text, self.game, self.table.view(viewer), self.names))
        self.announce(self.table.state)
        self.console.print(voice.say("play-secret", chance=self.table.record.chance), style="dim")

    def announce(self, state: State) -> None:
        for seat, name in enumerate(self.names):
            share = state.outcome(seat)
            key = "play-wins" if share == 1 else "play-shares" if share > 0 else "play-ends"
            said = voice.say(key, name=name, points=int(state.points(seat)))
            self.console.print(said, style="bold" if share > 0 else "", markup=False)
            print_sheet(self.game, self.game.words.sheet(state, seat))
