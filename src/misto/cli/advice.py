"""A hint in words, as the terminal prints it."""

from collections.abc import Sequence

from misto.bots.hint import Hinted
from misto.core.decision import Decision
from misto.core.game import Game
from misto.core.why import Why
from misto.text import Text


def hint_lines(text: Text, game: Game, decision: Decision, hint: Hinted, names: Sequence[str]) -> list[str]:
    """What to do, how much better that is than the next best, and why."""

    def option(action: int | None) -> str:
        """Its words, and the number to type."""
        for number, one in enumerate(decision.options, 1):
            if one.action == action:
                return f"{text.tell(game, one.key, one.args, names)} [{number}]"
        return ""

    lines = [text.say("page-hint-says", option=option(hint.best))]
    if hint.compared is not None:
        lines.append(text.say(f"page-hint-{hint.compared}", option=option(hint.second)))
    good = [reason_text(text, game, why, names) for why in hint.reasons if why.favours]
    instead = [reason_text(text, game, why, names) for why in hint.reasons if not why.favours]
    if good:
        lines.append(text.say("page-hint-why", reasons="; ".join(good)))
    elif hint.compared is not None:
        lines.append(text.say("page-hint-later"))
    if instead:
        lines.append(text.say("page-hint-instead", reasons="; ".join(instead)))
    return lines


def reason_text(text: Text, game: Game, why: Why, names: Sequence[str]) -> str:
    said = text.tell(game, why.key, why.args, names)
    return said if why.other is None else text.say("page-hint-beside", reason=said, other=why.other)
