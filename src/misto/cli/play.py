"""misto play: a person against bots, or several people at one keyboard."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from misto.bots import ask, make_bot
from misto.bots.ask import Bot
from misto.cli.app import app, voice
from misto.cli.board import draw_board, log_lines
from misto.cli.lab_commands import OptionFlag, read_options
from misto.cli.read_commands import print_sheet, read_file
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
    seed: Annotated[int, typer.Option(help="a seed, for a game that can be repeated")] = -1,
    save: Annotated[Path | None, typer.Option(help="where q saves the game")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    ask_options: Annotated[
        bool, typer.Option("--ask", help="choose seats and options in a dialogue")
    ] = False,
) -> None:
    """Play in the terminal."""
    if resume is not None:
        record = from_json(GAMES, read_file(resume))
        Session(GAMES[record.game], record, save or resume).run()
        return
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
    chance = fresh_secret() if seed < 0 else f"seed:{seed}"
    record = Record(room.name, room.rules.version, settings, tuple(sitting), chance)
    Session(room, record, save).run()


def choose_game() -> str:
    console = Console()
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        console.print(f"{number:3}  {voice.say(name + '-name')}", highlight=False)
    while True:
        word = console.input(voice.say("play-which-game") + " ").strip()
        if word.isdigit() and 1 <= int(word) <= len(names):
            return names[int(word) - 1]
        if word in names:
            return word


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
        elif word.isdigit() and low <= int(word) <= high:
            seats = int(word)
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
            if word.isdigit() and 1 <= int(word) <= len(values):
                word = values[int(word) - 1]
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

    def __init__(self, game: Game, record: Record, save: Path | None) -> None:
        self.game = game
        self.table = Table(game, record)
        self.save = save or Path(f"misto-{game.name}.json")
        self.may_overwrite = save is not None and save.exists()
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
        if self.table.chance.secret is not None:
            shown = commitment(self.table.record.chance)
            self.console.print(voice.say("play-commitment", hash=shown), style="dim")
        while (seat := self.next_seat()) >= 0:
            if seat in self.bots:
                rng = seed_rng(len(self.table.record.steps), 1000 + seat)
                self.take(seat, ask(self.bots[seat], self.game, self.table.state, seat, rng))
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
            self.console.input(escape(voice.say("play-curtain", name=self.names[seat])) + " ")
        self.last_person = seat
        decision = self.table.decision(seat)
        assert decision is not None
        self.show(seat, decision)
        while True:
            try:
                word = self.console.input("> ").strip()
            except EOFError:
                word = QUIT
            if word == QUIT:
                return self.leave()
            if word == UNDO:
                if self.table.undo(seat):
                    return True
                self.console.print(voice.say("play-no-undo"), style="yellow")
            elif word in (HELP, ""):
                self.explain(decision)
            elif word == LOG:
                self.show(seat, decision)
            elif (action := self.understand(seat, decision, word)) is not None:
                self.take(seat, action)
                return True

    def understand(self, seat: int, decision: Decision, word: str) -> int | None:
        """The action a person typed, by number or by notation; else say why not."""
        if word.isdigit() and 1 <= int(word) <= len(decision.options):
            return decision.options[int(word) - 1].action
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
        self.console.print(voice.say("play-help", rule=decision.rule, game=self.game.name))
        for refusal in decision.refused[:40]:
            said = voice.text.tell(self.game, refusal.reason.key, refusal.reason.args, self.names)
            self.console.print(f"  {refusal.code}: {said} ({refusal.reason.rule})", style="dim", markup=False)

    def leave(self) -> bool:
        path = self.save
        number = 1
        while path.exists() and not self.may_overwrite:
            path = self.save.with_stem(f"{self.save.stem}-{number}")
            number += 1
        fresh = path.with_suffix(".part")
        fresh.write_text(to_json(self.game, self.table.record), encoding="utf-8")
        fresh.replace(path)
        self.console.print(voice.say("play-saved", file=str(path)), markup=False)
        return False

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
