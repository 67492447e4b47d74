"""The pages of reference: the names of Python that are public, from their docstrings."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from docs.site.source import Class, Function, Module, read_module, split_arguments


@dataclass(frozen=True)
class Part:
    """Names of one module that a page explains."""

    module: str
    names: Sequence[str]
    as_module: str = ""  # where people import it from, if elsewhere


@dataclass(frozen=True)
class Page:
    file: str
    title: str
    about: str
    parts: Sequence[Part]


PAGES = (
    Page(
        "reference/python.md",
        "misto",
        "Everything a script needs is one import. These names stay ([the promise](../python.md#names-that-stay)).",
        (
            Part("misto", ("games", "game", "new_table", "replay", "bot", "rng")),
            Part("misto.table", ("Table",), "misto"),
            Part("misto.core.decision", ("Decision", "Option", "Reason"), "misto"),
            Part("misto.core.decision", ("Refusal", "Choose", "Line")),
            Part("misto.core.event", ("Event",), "misto"),
            Part("misto.core.record", ("Record",), "misto"),
            Part("misto.core.rng", ("Rng",), "misto"),
            Part("misto.core.trouble", ("Trouble",), "misto"),
        ),
    ),
    Page(
        "reference/bots.md",
        "Bots",
        "What a bot is asked and what it may look at. How to write one: [Bots](../bots.md).",
        (
            Part("misto.bots.ask", ("Bot", "Seen"), "misto"),
            Part("misto.bots.ask", ("look", "ask", "bot_rng", "Choice"), "misto.bots"),
            Part("misto.bots.names", ("known_bots", "make_bot", "ask_guarded", "close_bot"), "misto.bots"),
            Part("misto.bots.budget", ("Budget",), "misto.bots"),
            Part("misto.bots.search", ("SearchBot", "Advice"), "misto.bots"),
        ),
    ),
    Page(
        "reference/environments.md",
        "Environments",
        "Games as learners know them. How they are used: [Research](../research.md).",
        (
            Part("misto.envs.pettingzoo", ("env_name", "env_module")),
            Part("misto.envs.pettingzoo.aec", ("SeatsEnv",)),
            Part("misto.envs.pettingzoo.parallel", ("AllAtOnceEnv",)),
            Part("misto.envs.gymnasium", ("SeatEnv", "env_id")),
            Part("misto.envs.openspiel", ("SpielGame", "SpielState", "EstimateEvaluator", "resample")),
            Part("misto.envs.batch", ("Batch",)),
            Part("misto.envs.snapshot", ("Snapshot",)),
            Part("misto.envs.sampling", ("sample",)),
        ),
    ),
    Page(
        "reference/rooms.md",
        "A room's parts",
        "What a room gives to the rest of Misto. In which order they are written: [a new room](../contributing.md#open-a-new-room).",
        (
            Part("misto.core.game", ("Game", "Rules", "Words", "Paper", "Past")),
            Part("misto.core.state", ("State", "IllegalAction")),
            Part("misto.core.judge", ("Judge",)),
            Part("misto.core.observer", ("Observer",)),
            Part("misto.core.window", ("Window",)),
            Part("misto.core.options", ("Choice", "Flag", "Whole", "Subset", "Overrides")),
            Part("misto.core.manner", ("Manner",)),
            Part("misto.core.facts", ("Facts", "Matter", "Behind", "Bench")),
            Part("misto.core.study", ("Study", "Setting", "Gap")),
            Part("misto.core.why", ("Gain", "Why")),
            Part("misto.core.about", ("About", "Said")),
        ),
    ),
    Page(
        "reference/testing.md",
        "The conformance kit",
        "What every room must keep, for anybody to check of a room of their own.",
        (
            Part("misto.testing.conformance", ("check_game", "Report"), "misto.testing"),
            Part("misto.testing.conformance", ("Failure",)),
            Part("misto.testing.golden", ("golden_text", "perft"), "misto.testing"),
            Part("misto.testing.examples", ("check_example",)),
        ),
    ),
)


def text_of(page: Page) -> str:
    lines = [f"# {page.title}", "", page.about, ""]
    for part in page.parts:
        module = read_module(part.module)
        home = part.as_module or part.module
        for name in part.names:
            lines += entry(module, home, name)
    return "\n".join(lines)


def entry(module: Module, home: str, name: str) -> list[str]:
    if name in module.functions:
        return function_lines(module.functions[name], f"{home}.{name}", "##")
    if name in module.classes:
        return class_lines(module.classes[name], home)
    raise SystemExit(f"{module.name} has no {name}: docs/site/reference.py")


def class_lines(one: Class, home: str) -> list[str]:
    lines = [f"## `{home}.{one.name}`", ""]
    if one.init and "NamedTuple" not in one.bases:
        lines += ["```python", wrapped(one.name, one.init), "```", ""]
    lines += [prose(one.about), ""]
    if one.fields:
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [f"| `{f.name}` | `{f.type}` | {with_default(f.about, f.default)} |" for f in one.fields]
        lines += [""]
    for method in one.methods:
        lines += function_lines(method, f"{one.name}.{method.name}", "###")
    return lines


def with_default(about: str, default: str) -> str:
    shown = f"default `{default}`" if default and len(default) < 40 and "field(" not in default else ""
    return "; ".join(part for part in (cell(about), shown) if part)


def function_lines(one: Function, called: str, level: str) -> list[str]:
    short = called.rpartition(".")[2]
    shown = short + one.signature.replace("()", "", 1) if one.is_property else wrapped(short, one.signature)
    return [f"{level} `{called}`", "", "```python", shown, "```", "", prose(one.about), ""]


def wrapped(name: str, signature: str, width: int = 88) -> str:
    """A long signature with one argument a line."""
    if len(name) + len(signature) <= width:
        return name + signature
    inside, _, returns = signature[1:].rpartition(")")
    return "\n".join([f"{name}(", *(f"    {arg}," for arg in split_arguments(inside)), f"){returns}"])


def prose(docstring: str) -> str:
    """A docstring as Markdown: names in double backticks there are in single ones here."""
    return re.sub(r"``([^`]+)``", r"`\1`", docstring)


def cell(text: str) -> str:
    return prose(text).replace("|", "\\|")


def undocumented() -> list[str]:
    """Public names that nothing is said of."""
    missing = []
    for page in PAGES:
        for part in page.parts:
            module = read_module(part.module)
            for name in part.names:
                if name in module.classes:
                    one = module.classes[name]
                    found = [(name, one.about), *((f"{name}.{m.name}", m.about) for m in one.methods)]
                else:
                    found = [(name, module.functions[name].about)]
                missing += [f"{part.module}.{called}" for called, about in found if not about]
    return missing
