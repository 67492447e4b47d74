"""The dialogue before a game: which game, how many seats, and the options that matter then."""

from collections.abc import Callable, Mapping
from functools import partial

from rich.console import Console

from misto.cli.app import voice
from misto.core.game import Game
from misto.core.options import Choice, Flag, OptionRow, Settings, Subset, Whole
from misto.core.rulebook import condition_holds
from misto.core.trouble import Trouble
from misto.games.registry import GAMES
from misto.rulebooks import plain

BACK, HELP = "<", "?"
Answers = dict[str, object]


def typed_number(word: str) -> int:
    """A whole number that somebody typed; -1 for everything else, such as ² or a thousand digits."""
    return int(word) if word.isdecimal() and len(word) < 10 else -1


def choose_game() -> str:
    console = Console(highlight=False)
    names = list(GAMES)
    said = [voice.say(name + "-name") for name in names]
    for number, title in enumerate(said, 1):
        console.print(f"{number:3}  {title}")
    while True:
        word = console.input(voice.say("play-which-game") + " ").strip()
        if (found := chosen(word, names, said)) >= 0:
            return names[found]
        told = voice.say("play-no-such-game", word=word[:40], count=len(names))
        console.print(told, style="yellow", markup=False)


def chosen(word: str, values: list[str], names: list[str]) -> int:
    """Which of the values a word means: its number, its code, its name or how that alone begins; else -1."""
    if 1 <= (number := typed_number(word)) <= len(values):
        return number - 1
    wanted = plain(word)
    if not wanted or word.isdecimal():
        return -1
    said = [(plain(value), plain(name)) for value, name in zip(values, names, strict=True)]
    whole = [place for place, both in enumerate(said) if wanted in both]
    begun = [place for place, both in enumerate(said) if any(one.startswith(wanted) for one in both)]
    found = whole or begun
    return found[0] if len(found) == 1 else -1


def is_playable(game: Game, given: Mapping[str, object], seats: int) -> bool:
    """Whether so many may play with these options, as they are or with one other option that is still open."""
    tries: list[Mapping[str, object]] = [given]
    for row in game.rules.options:
        if row.key not in given and isinstance(row, Choice):
            tries += [{**given, row.key: value} for value in row.values]
    for one in tries:
        try:
            game.settle(one, seats)
        except Trouble:
            continue
        return True
    return False


def matters(row: OptionRow, settled: Mapping[str, object], seats: int) -> bool:
    """Whether the option can change anything at a table with these answers."""
    when = row.when if isinstance(row, Choice | Flag | Whole) else ""
    return all(condition_holds(one, {**settled, "seats": seats}) for one in when.split("&") if one)


class SetUp:
    """One dialogue: its answers stay when a person goes back, and Enter keeps what is shown."""

    def __init__(self, game: Game, seats: int, given: Mapping[str, object]) -> None:
        self.game = game
        self.given = dict(given)
        self.fixed_seats = seats
        self.seats = seats or game.rules.usual_seats
        self.answers: Answers = {}
        self.console = Console(highlight=False)

    def run(self) -> tuple[int, Answers]:
        questions: list[Callable[[], bool | None]] = [] if self.fixed_seats else [self.ask_seats]
        for row in self.game.rules.options:
            if isinstance(row, Subset):
                questions.append(partial(self.ask_subset, row))
            elif isinstance(row, Choice | Flag):
                questions.append(partial(self.ask_row, row))
        self.console.print(voice.say("play-set-up-keys"), style="dim", markup=False)
        trail: list[int] = []  # the questions that were asked, to go back to
        place = 0
        while place < len(questions):
            went_on = questions[place]()
            if went_on is False:
                place = trail.pop() if trail else place
                continue
            if went_on:
                trail.append(place)
            place += 1
        return self.seats, self.agreed()

    def agreed(self, without: str = "") -> Answers:
        """What was given and answered, as far as it matters with the rest."""
        known: Answers = dict(self.given)
        for row in self.game.rules.options:
            answered = row.key in self.answers and row.key != without
            if answered and matters(row, self.settled(known), self.seats):
                known[row.key] = self.answers[row.key]
        return known

    def settled(self, known: Mapping[str, object]) -> Settings:
        """Every option with its value so far; not yet held against each other."""
        return {row.key: row.read(known.get(row.key, row.default)) for row in self.game.rules.options}

    def ask_seats(self) -> bool | None:
        low, high = self.game.rules.seats
        question = voice.say("play-how-many", low=low, high=high, usual=self.seats)
        while True:
            word = self.console.input(question + " ").strip()
            if word == BACK:
                return False
            if not word:
                return True
            if low <= typed_number(word) <= high:
                self.seats = typed_number(word)
                return True
            self.wrong("play-no-such-seats", word=word[:40], low=low, high=high, usual=self.seats)

    def ask_row(self, row: Choice | Flag) -> bool | None:
        """True: answered, False: back, None: there is nothing to ask."""
        before = self.agreed(without=row.key)
        if row.key in self.given or not matters(row, self.settled(before), self.seats):
            return None
        values = self.offered(row, before)
        if len(values) < 2:
            self.answers.pop(row.key, None)
            if values and values[0] != worded(row.default):
                self.answers[row.key] = values[0]
            return None
        shown = worded(self.answers.get(row.key, row.default))
        default = values.index(shown) if shown in values else 0
        names = [voice.say(f"{self.game.name}-opt-{row.key}-{value}") for value in values]
        listed = " · ".join(f"{number} {name}" for number, name in enumerate(names, 1))
        title = voice.say(f"{self.game.name}-opt-{row.key}")
        while True:
            self.console.print(f"{title}: {listed} ({default + 1}) ", end="", markup=False)
            word = self.console.input().strip()
            if word == BACK:
                return False
            if word == HELP:
                self.explain(row)
                continue
            found = chosen(word, values, names) if word else default
            if found >= 0:
                self.answers[row.key] = values[found]
                return True
            self.wrong("play-no-such-answer", word=word[:40], count=len(values), default=names[default])

    def ask_subset(self, row: Subset) -> bool | None:
        """Any of several, by commas; 0 for none of them."""
        if row.key in self.given:
            return None
        values = list(row.values)
        names = [voice.say(f"{self.game.name}-opt-{row.key}-{value}") for value in values]
        listed = " · ".join(f"{number} {name}" for number, name in enumerate(names, 1))
        title = voice.say(f"{self.game.name}-opt-{row.key}")
        kept = row.read(self.answers.get(row.key, row.default))
        shown = ",".join(str(values.index(one) + 1) for one in kept) if isinstance(kept, tuple) else ""
        while True:
            self.console.print(f"{title}: 0 – · {listed} ({shown or 0}) ", end="", markup=False)
            word = self.console.input().strip()
            if word == BACK:
                return False
            if word == HELP:
                self.explain(row)
                continue
            parts = [one.strip() for one in word.split(",") if one.strip() not in ("", "0")]
            found = [chosen(one, values, names) for one in parts]
            if -1 not in found:
                if word:
                    self.answers[row.key] = [values[place] for place in found]
                return True
            self.wrong("play-no-such-answers", word=word[:40], count=len(values))

    def offered(self, row: Choice | Flag, before: Answers) -> list[str]:
        """The values a table with the answers so far can be played with."""
        values = [worded(value) for value in (row.values if isinstance(row, Choice) else (False, True))]
        return [one for one in values if is_playable(self.game, {**before, row.key: one}, self.seats)]

    def explain(self, row: Choice | Flag | Subset) -> None:
        said = voice.text.attribute(f"{self.game.name}-opt-{row.key}", "help")
        self.console.print(said or voice.say("play-set-up-keys"), style="cyan", markup=False)

    def wrong(self, key: str, **facts: object) -> None:
        self.console.print(voice.say(key, **facts), style="yellow", markup=False)


def worded(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
