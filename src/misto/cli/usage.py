"""What is wrong with a command line, as one sentence in the person's language.

typer words such errors in English over several lines; which of its errors it is tells enough.
"""

import re

import typer

from misto.cli.speak import Voice

# typer keeps its errors here or there, by version; this one is public and its base is the one of all usage errors
UsageError: type[Exception] = typer.BadParameter.__mro__[1]
QUOTED = re.compile(r"'([^']*)'|\(([^)]*)\)$")
LONGEST = 60


def say_usage(voice: Voice, wrong: Exception, words: list[str]) -> str:
    context = getattr(wrong, "ctx", None)
    command = getattr(context, "command_path", None) or "misto"
    key, what = found(wrong)
    value = value_given(wrong, words) if key == "bad-value" else ""
    return voice.say(f"usage-{key}", what=what[:LONGEST], value=value[:LONGEST], command=command)


def found(wrong: Exception) -> tuple[str, str]:
    """Which mistake it is, and the option, argument or word it was made with."""
    sort = type(wrong).__name__
    text = str(getattr(wrong, "message", "") or "")
    if sort == "NoSuchOption":
        return "no-option", str(getattr(wrong, "option_name", ""))
    if sort == "MissingParameter":
        return "missing", parameter(wrong)
    if sort == "BadOptionUsage":
        missing = "requires" in text
        return ("no-value" if missing else "needless-value"), str(getattr(wrong, "option_name", ""))
    if sort == "BadParameter":
        return "bad-value", parameter(wrong)
    quoted = QUOTED.search(text)
    word = (quoted[1] or quoted[2] or "") if quoted else ""
    if text.startswith("No such command"):
        return "no-command", word
    return ("too-much", word) if "unexpected" in text else ("other", "")


def parameter(wrong: Exception) -> str:
    """--games, or GAME for an argument."""
    row = getattr(wrong, "param", None)
    names = [name for name in getattr(row, "opts", []) if name.startswith("--")]
    return names[0] if names else str(getattr(row, "name", "") or "").upper()


def value_given(wrong: Exception, words: list[str]) -> str:
    """What stands on the line after the option: typer does not always say it."""
    names = getattr(getattr(wrong, "param", None), "opts", [])
    for word, following in zip(words, [*words[1:], ""], strict=True):
        name, equals, value = word.partition("=")
        if name in names:
            return value if equals else following
    return "?"
