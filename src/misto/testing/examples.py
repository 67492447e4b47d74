"""What an example says is seen, looked for in the real position.

``see`` may ask for, in any number:

- ``view``: parts of the seat's view by their path (``players.0.coins``)
- ``fields``: numbers of the position that no view shows (``deck_left``, ``cards.2``)
- ``turn``, ``asked`` (the kind of the question), ``result`` and the like are in view and fields
- ``options``: all moves the seat on turn has; ``offers``, ``lacks``: some that it has, or has not;
  ``count``: how many
- ``refused``: moves and the rule they are refused by, with the reason's key where that matters
- ``events``: all that was heard since the last look, in order; ``heard``: those of the kinds named
- ``points``, ``outcome``: by seat; ``sheet``: lines of the seat's score sheet by their key
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from misto.core.chance import Chance
from misto.core.event import Event
from misto.core.example import Example, Trial
from misto.core.game import Game
from misto.core.record import Record, advance, begin, from_json, legal_actions, to_json
from misto.core.state import State

ANY_SEED = 1  # where no chance decides


def check_example(game: Game, example: Example) -> None:
    """Play every trial of the example; AssertionError says what is not as it is printed."""
    for number, trial in enumerate(example.trials, 1):
        play_trial(game, trial, f"{example.id}, trial {number}")


def play_trial(game: Game, trial: Trial, name: str = "") -> State:
    record = record_of(game, trial)
    state, chance = begin(game, record, listen=True), Chance(record.chance)
    kept = game.rules.conserved(state)
    heard: list[Event] = []
    taken: list[tuple[int, int]] = []
    for part in trial.line:
        if part.see is not None:
            look = Look(game, state, trial.seat, heard, name)
            look.all(part.see)
            heard = []
            continue
        action = game.words.read(part.move)
        taken.append((part.seat, action))
        heard += advance(state, chance, len(taken), part.seat, action)
        assert game.rules.conserved(state) == kept, f"{name}: {part.move} loses or makes a component"
    played = replace(record, steps=tuple(taken))
    assert from_json({game.name: game}, to_json(game, played)) == played, name
    return state


def record_of(game: Game, trial: Trial) -> Record:
    """The trial as a record without steps."""
    settings = game.settle(trial.options, trial.seats)
    names = tuple(f"seat {seat + 1}" for seat in range(trial.seats))
    seed = ANY_SEED if trial.seed is None else trial.seed
    return Record(game.name, game.rules.version, settings, names, f"seed:{seed}", start=trial.start)


class Look:
    def __init__(self, game: Game, state: State, seat: int, heard: Sequence[Event], name: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.heard = heard
        self.name = name

    def all(self, see: Mapping[str, object]) -> None:
        for key, wanted in see.items():
            found = getattr(self, f"see_{key}")(wanted)
            assert found == wanted, f"{self.name}: {key} is {found!r}, not {wanted!r}"

    def see_view(self, wanted: Mapping[str, object]) -> object:
        view = plain(self.game.words.view(self.state, self.seat))
        return {path: follow(view, path) for path in wanted}

    def see_fields(self, wanted: Mapping[str, object]) -> object:
        fields: dict[str, object] = {name: list(numbers) for name, numbers in self.state.fields()}
        return {path: follow(fields, path) for path in wanted}

    def see_turn(self, wanted: int) -> object:
        return int(self.state.turn())

    def see_asked(self, wanted: str | None) -> object:
        decision = self.game.words.decide(self.state, self.mover())
        return decision.kind if decision is not None else None

    def see_args(self, wanted: Mapping[str, object]) -> object:
        decision = self.game.words.decide(self.state, self.mover())
        assert decision is not None
        return {key: decision.args.get(key) for key in wanted}

    def see_points(self, wanted: Sequence[int]) -> object:
        return [int(self.state.points(seat)) for seat in range(len(wanted))]

    def see_outcome(self, wanted: Sequence[float]) -> object:
        return [self.state.outcome(seat) for seat in range(len(wanted))]

    def see_sheet(self, wanted: Mapping[str, object]) -> object:
        lines = {line.key: line for line in self.game.words.sheet(self.state, self.seat)}
        return {path: follow(plain(vars_of(lines)), path) for path in wanted}

    def see_options(self, wanted: Sequence[str]) -> object:
        return self.codes()

    def see_offers(self, wanted: Sequence[str]) -> object:
        codes = self.codes()
        return [code for code in wanted if code in codes]

    def see_lacks(self, wanted: Sequence[str]) -> object:
        codes = self.codes()
        return [code for code in wanted if code not in codes]

    def see_count(self, wanted: int) -> object:
        return len(self.codes())

    def see_refused(self, wanted: Mapping[str, object]) -> object:
        codes = self.codes()
        found: dict[str, object] = {}
        for code, one in wanted.items():
            assert code not in codes, f"{self.name}: {code} is legal"
            reason = self.game.words.why_not(self.state, self.mover(), self.game.words.read(code))
            known = [reason.rule, reason.key, plain(reason.args)]
            found[code] = known[: len(one)] if isinstance(one, list) else reason.rule
        return found

    def see_events(self, wanted: Sequence[Mapping[str, object]]) -> object:
        return told(self.heard, wanted)

    def see_heard(self, wanted: Sequence[Mapping[str, object]]) -> object:
        kinds = {one["kind"] for one in wanted}
        return told([event for event in self.heard if event.kind in kinds], wanted)

    def mover(self) -> int:
        """The example's own seat where it owes a decision, else whose turn it is."""
        return self.seat if self.state.owes(self.seat) else int(self.state.turn())

    def codes(self) -> list[str]:
        mover = self.mover()
        return [self.game.words.write(action) for action in legal_actions(self.game, self.state, mover)]


def told(heard: Sequence[Event], wanted: Sequence[Mapping[str, object]]) -> list[dict[str, object]]:
    """The events, each with just the facts that are asked for."""
    found = []
    for number, event in enumerate(heard):
        asked = wanted[number] if number < len(wanted) else {}
        known = {"kind": event.kind, **{key: plain(value) for key, value in event.facts.items()}}
        found.append({key: value for key, value in known.items() if key in asked or key == "kind"})
    return found


def vars_of(lines: Mapping[str, object]) -> dict[str, object]:
    return {key: {name: getattr(line, name) for name in ("points", "facts")} for key, line in lines.items()}


def follow(whole: object, path: str) -> object:
    """The part at a path of keys and places, divided by points."""
    for word in path.split("."):
        if isinstance(whole, Mapping):
            whole = whole[word]
        else:
            assert isinstance(whole, list)
            whole = len(whole) if word == "count" else whole[int(word)]
    return whole


def plain(value: object) -> object:
    """As JSON would give it back."""
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value
