"""The number of a rule as people can look it up: the rulebook's paragraph, not the specification's."""

from collections.abc import Mapping

from misto.cli.app import voice
from misto.core.trouble import Trouble
from misto.rulebooks import rulebook


def cited(game: str, rule: str, played: Mapping[str, object] | None = None) -> str:
    """``§ 5.1``; the rule's own number where the rulebook has no place for it."""
    try:
        found = rulebook(game, voice.text.lang).find(rule, played)
    except Trouble:  # a book of another package is out of form: `misto rules` says where, the game goes on
        return rule
    return rule if found is None else f"§ {found.number}"
