"""misto play: a person against bots, or several people at one keyboard."""

import os
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from misto.bots import ask_guarded, close_bot, make_bot
from misto.bots.ask import Bot
from misto.cli.app import app, voice
from misto.cli.board import draw_board, log_lines
from misto.cli.files import check_target, read_file, write_file
from misto.cli.lab_commands import MOST_SEED, OptionFlag, read_options
from misto.cli.read_commands import print_paragraphs, print_sheet
from misto.core.decision import Decision
from misto.core.event import Event
from misto.core.game import Game
from misto.core.options import Choice, Flag
from misto.core.record import Record, commitment, fresh_secret, from_json, seed_rng, to_json
from misto.core.state import State
from misto.core.trouble import Trouble
from misto.games.registry import GAMES, find_game
from misto.table import Table

BOT = "bot:"
QUIT, UNDO, HELP, LOG = "q", "u", "?", "l"


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
    ask_options: Annotated[
        bool, typer.Option("--ask", help="choose seats and options in a dialogue")
    ] = False,
) -> None:
    """Play in the terminal."""
    if resume is not None:
        record = from_json(GAMES, read_file(resume))
        check_target(save or resume, force=save is None)
        Session(GAMES[record.game], record, save or resume, resume if save is None else None).run()
        return
    check_target(save)
    room = find_game(game or choose_game())
    given = read_options(option)
    if ask_options or (not option and not seats and not people and sys.stdin.isatty()):
        seats, given = dialogue(room, seats, given)
    count = seats or room.rules.usual_seats
    settings = room.settle(given, count)
    names = [n.strip() for n in people.split(",") if n.strip()] or [voice.say("play-player", seat=1)]
    if len(names) > count:
        raise Trouble("too-many-people", people=len(names), seats=count)
    others = [b.strip() for b in bots.split(",") if b.strip()] or ["greedy"]
    for name in others:
        make_bot(name, programs=True)
    sitting = names + [BOT + others[i % len(others)] for i in range(count - len(names))]
    chance = fresh_secret() if seed is None else f"seed:{seed}"
    record = Record(room.name, room.rules.version, settings, tuple(sitting), chance)
    Session(room, record, save).run()


def choose_game() -> str:
    console = Console()
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        console.print(f"{number:3}  {voice.say(name + '-name')}", highlight=False)
    while True:
        word = console.input(voice.say("play-which-game") + " ").strip()
        if 1 <= (number := typed_number(word)) <= len(names):
            return names[number - 1]
        if word in names:
            return word


def typed_number(word: str) -> int:
    """A whole number that somebody typed; -1 for everything else, such as ² or a thousand digits."""
    return int(word) if word.isdecimal() and len(word) < 10 else -1


def dialogue(game: Game, seats: int, given: dict[str, object]) -> tuple[int, dict[str, object]]:
    """A short one: how many seats, and every option that is a small choice. Enter keeps the default."""
    console = Console(highlight=False)
    low, high = game.rules.seats
    while not seats:
        word = console.input(
            voice.say("play-how-many", low=low, high=high, usual=game.rules.usual_seats) + " "
        ).strip()
        if not word:
            seats = game.rules.usual_seats
        elif low <= typed_number(word) <= high:
            seats = typed_number(word)
    for row in game.rules.options:
        if row.key in given or not isinstance(row, Choice | Flag):
            continue
        values = [str(v) for v in (row.values if isinstance(row, Choice) else ("false", "true"))]
        title = voice.say(f"{game.name}-opt-{row.key}")
        told = [voice.say(f"{game.name}-opt-{row.key}-{value}") for value in values]
        default = values.index(str(row.default).lower() if isinstance(row, Flag) else str(row.default))
        listed = " · ".join(f"{number} {name}" for number, name in enumerate(told, 1))
        while True:
            word = console.input(escape(f"{title}: {listed} ({default + 1}) ")).strip()
            if 1 <= (number := typed_number(word)) <= len(values):
                word = values[number - 1]
            if not word or word in values:
                break
        if word:
            given[row.key] = word
    return seats, given


def shown_name(seat: int, name: str) -> str:
    if name.startswith(BOT):
        return voice.say("play-bot", seat=seat + 1, bot=name.removeprefix(BOT))
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
        self.unread: dict[int, list[Event]] = {seat: [] for seat in self.people}
        self.last_person = self.people[0] if len(self.people) == 1 else -1

    def run(self) -> None:
        """Play on; whatever ends it early, the game is saved first."""
        try:
            self.play()
        except KeyboardInterrupt:
            self.console.print()
            self.leave()
        except Trouble:
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
                self.take(seat, ask_guarded(name, self.bots[seat], self.game, state, seat, rng))
            elif not self.person(seat):
                return
        self.finish()

    def next_seat(self) -> int:
        """People who owe a decision first, so that nobody waits for a bot that could wait."""
        owing = self.table.owing()
        return next((seat for seat in owing if seat in self.people), owing[0] if owing else -1)

    def take(self, seat: int, action: int) -> None:
        events = self.table.take(seat, action)
        for viewer, unread in self.unread.items():
            unread += [event for event in events if event.heard_by(viewer)]

    def person(self, seat: int) -> bool:
        """One decision of a person. False: they left, the game is saved."""
        if len(self.people) > 1 and self.last_person != seat:
            self.console.clear()
            if self.typed(escape(voice.say("play-curtain", name=self.names[seat])) + " ") is None:
                return self.leave()
        self.last_person = seat
        decision = self.table.decision(seat)
        assert decision is not None
        self.show(seat, decision)
        while True:
            word = self.typed("> ")
            if word is None or word == QUIT:
                return self.leave()
            if word == UNDO:
                if self.table.undo(seat):
                    return True
                self.console.print(voice.say("play-no-undo"), style="yellow")
            elif word in (HELP, ""):
                self.explain(decision)
            elif word.startswith(HELP):
                self.tell(word.removeprefix(HELP).strip())
            elif word == LOG:
                self.show(seat, decision)
            elif (action := self.understand(seat, decision, word)) is not None:
                self.take(seat, action)
                return True

    def tell(self, what: str) -> None:
        """What the rulebook says of a card, tile, role, plan or word, as far as this table plays it."""
        record = self.table.record
        try:
            print_paragraphs(self.console, record.game, what, {**record.options, "seats": len(record.seats)})
        except Trouble as trouble:
            self.console.print(voice.say(f"error-{trouble.key}", **trouble.facts), style="yellow")

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
            self.console.print(voice.trouble(trouble), style="yellow", markup=False)
            return None
        if any(option.action == action for option in decision.options):
            return action
        reason = self.game.words.why_not(self.table.state, seat, action)
        said = voice.text.tell(self.game, reason.key, reason.args, self.names)
        self.console.print(f"{said} ({reason.rule})", style="yellow", markup=False)
        return None

    def show(self, seat: int, decision: Decision) -> None:
        self.console.print(draw_board(voice.text, self.game, self.table.view(seat), self.names))
        for line in log_lines(voice.text, self.game, self.unread[seat], seat, self.names):
            self.console.print("· " + line, style="cyan", markup=False)
        self.unread[seat].clear()
        prompt = voice.text.tell(self.game, decision.key, decision.args, self.names)
        self.console.print(
            escape(f"{self.names[seat]}: {prompt}") + f" [dim]({decision.rule})[/dim]", style="bold"
        )
        shown = decision.options[:40]
        for number, option in enumerate(shown, 1):
            said = voice.text.tell(self.game, option.key, option.args, self.names)
            self.console.print(f"{number:3}  {escape(said)}  [dim]{escape(option.code)}[/dim]")
        if len(decision.options) > len(shown):
            self.console.print(voice.say("play-more-options", count=len(decision.options)), style="dim")
        self.console.print(voice.say("play-keys"), style="dim")

    def explain(self, decision: Decision) -> None:
        """What is asked, by which rule, and why the rest is not possible."""
        self.tell(decision.rule)
        self.console.print(voice.say("play-help", game=self.game.name))
        for refusal in decision.refused[:40]:
            said = voice.text.tell(self.game, refusal.reason.key, refusal.reason.args, self.names)
            self.console.print(f"  {refusal.code}: {said} ({refusal.reason.rule})", style="dim", markup=False)

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
            word = self.typed(voice.say("play-save-where") + " ")
            path = Path(word) if word else None
        for folder in (Path.cwd, Path.home, lambda: Path(gettempdir())):
            try:
                self.saved(folder() / f"misto-{self.game.name}.json", text)
                return False
            except (Trouble, OSError, RuntimeError):
                continue  # a folder that is gone or not ours
        self.console.print(voice.say("play-save-nowhere"), style="yellow", markup=False)
        print(text)
        return False

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
        for line in log_lines(voice.text, self.game, self.unread.get(viewer, []), viewer, self.names):
            self.console.print("· " + line, style="cyan", markup=False)
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
