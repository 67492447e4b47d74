"""A hint in words, as the terminal prints it."""

from collections.abc import Sequence

from misto.bots.hint import Hinted
from misto.core.decision import Decision, Option
from misto.core.game import Game
from misto.core.why import Why
from misto.text import Text


def hint_lines(text: Text, game: Game, decision: Decision, hint: Hinted, names: Sequence[str]) -> list[str]:
    """What to do, how much better that is than the next best, and why."""
    numbered = {one.action: (number, one) for number, one in enumerate(decision.options, 1)}
    best, second = numbered.get(hint.best), numbered.get(-1 if hint.second is None else hint.second)
    lines = [text.say("page-hint-says", option=advised(text, game, best, names))]
    if hint.compared is not None:
        lines.append(compared(text, game, hint.compared, best, second, names))
    good = [reason_text(text, game, why, names) for why in hint.reasons if why.favours]
    instead = [reason_text(text, game, why, names) for why in hint.reasons if not why.favours]
    if good:
        lines.append(text.say("page-hint-why", reasons="; ".join(good)))
    elif hint.compared is not None:
        lines.append(text.say("page-hint-later"))
    if instead:
        lines.append(text.say("page-hint-instead", reasons="; ".join(instead)))
    return lines


Numbered = tuple[int, Option]


def spoken_key(text: Text, game: Game, option: Option) -> str:
    """A room may say an option in advice otherwise than in the list: a place by what it brings, not by its figures."""
    own = f"terminal-{option.key}"
    return own if text.has(f"{game.name}-{own}") else option.key


def advised(text: Text, game: Game, one: Numbered | None, names: Sequence[str]) -> str:
    """An option's words, and the number to type."""
    if one is None:
        return ""
    number, option = one
    return f"{text.tell(game, spoken_key(text, game, option), option.args, names)} [{number}]"


def compared(
    text: Text,
    game: Game,
    how: str,
    best: Numbered | None,
    second: Numbered | None,
    names: Sequence[str],
) -> str:
    """How much better the best is; of two places for the same thing, the other by its number alone."""
    if best and second and best[1].key == second[1].key != spoken_key(text, game, second[1]):
        return f"{text.say(f'page-hint-{how}-place')} [{second[0]}]"
    return text.say(f"page-hint-{how}", option=advised(text, game, second, names))


def reason_text(text: Text, game: Game, why: Why, names: Sequence[str]) -> str:
    said = text.tell(game, why.key, why.args, names)
    return said if why.other is None else text.say("page-hint-beside", reason=said, other=why.other)
