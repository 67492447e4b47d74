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
    methods: Sequence[str] | None = None  # only these of its classes; the others are their own affair

    @property
    def home(self) -> str:
        return self.as_module or self.module

    def methods_of(self, one: Class) -> list[Function]:
        return [m for m in one.methods if self.methods is None or m.name in self.methods]


@dataclass(frozen=True)
class Page:
    file: str
    title: str
    about: str
    parts: Sequence[Part]


# what is public of classes that do much else for themselves
SEARCHED = ("run", "best", "value_of", "error_of", "follow", "forget")
TAUGHT = ("step", "is_done", "is_last", "go_to", "next", "decide", "answer", "info")

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
            Part("misto.core.event", ("Value",)),
            Part("misto.core.record", ("Record",), "misto"),
            Part("misto.core.record", ("Step",)),
            Part("misto.core.options", ("Settings", "Setting")),
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
            Part("misto.bots.budget", ("Budget", "FULL"), "misto.bots"),
            Part("misto.bots.search", ("SearchBot", "Advice"), "misto.bots"),
            Part("misto.bots.hint", ("hinted", "Hinted", "Compared")),
            Part("misto.core.search", ("Search",), methods=SEARCHED),
            Part("misto.core.effort", ("Effort",)),
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
            Part("misto.envs.snapshot", ("Snapshot", "Kept")),
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
            Part("misto.core.options", ("OptionRow", "Choice", "Flag", "Whole", "Subset", "Overrides")),
            Part("misto.core.manner", ("Manner",)),
            Part("misto.core.facts", ("Facts", "Matter", "Behind", "Bench")),
            Part("misto.core.study", ("Study", "Setting", "Gap")),
            Part("misto.core.net", ("Weights", "Spread"), methods=()),
            Part("misto.core.plans", ("Plans", "Plan")),
            Part("misto.core.message", ("View",)),
            Part("misto.core.cites", ("Cites",)),
            Part("misto.core.why", ("Gain", "Why", "Figure", "Facts")),
            Part("misto.core.about", ("About", "Said", "Facts")),
            Part("misto.core.example", ("Examples", "Example", "Trial", "Part"), methods=("moves",)),
            Part("misto.core.position", ("to_text", "from_text", "start_from", "fingerprint")),
        ),
    ),
    Page(
        "reference/lessons.md",
        "Lessons",
        "How a lesson is taught outside the terminal and the page. What a lesson's file holds: [texts](../texts.md#lessons).",
        (
            Part("misto.lessons", ("lessons", "find_lesson")),
            Part("misto.core.lesson", ("Learner",), methods=TAUGHT),
            Part("misto.core.lesson", ("Lesson", "Step", "Move", "Answer"), methods=()),
            Part("misto.core.lesson_message", ("FirstGame",)),
            Part("misto.core.message", ("Setting",)),
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
        for name in part.names:
            lines += entry(module, part, name)
    return "\n".join(lines)


def entry(module: Module, part: Part, name: str) -> list[str]:
    called = f"{part.home}.{name}"
    if name in module.functions:
        return function_lines(module.functions[name], called, "##")
    if name in module.classes:
        return class_lines(module.classes[name], part)
    if name in module.values:
        one = module.values[name]
        return [f"## `{called}`", "", "```python", f"{name} = {one.value}", "```", "", prose(one.about), ""]
    raise SystemExit(f"{module.name} has no {name}: docs/site/reference.py")


def class_lines(one: Class, part: Part) -> list[str]:
    lines = [f"## `{part.home}.{one.name}`", ""]
    if one.init and "NamedTuple" not in one.bases:
        lines += ["```python", wrapped(one.name, one.init), "```", ""]
    lines += [prose(one.about), ""]
    if one.fields:
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [f"| `{f.name}` | `{f.type}` | {with_default(f.about, f.default)} |" for f in one.fields]
        lines += [""]
    for method in part.methods_of(one):
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
                    methods = part.methods_of(one)
                    found = [(name, one.about), *((f"{name}.{m.name}", m.about) for m in methods)]
                else:
                    found = [(name, (module.functions | module.values)[name].about)]
                missing += [f"{part.module}.{called}" for called, about in found if not about]
    return missing


def left_out() -> list[str]:
    """Types of ours that a field names and no page explains."""
    explained = {(part.module, name) for page in PAGES for part in page.parts for name in part.names}
    missing = []
    for at, name in sorted(explained):
        one = read_module(at).classes.get(name)
        for field in one.fields if one else ():
            for word in re.findall(r"[A-Za-z_]\w*", field.type):
                home = home_of(at, word)
                if home and (home, word) not in explained:
                    missing.append(f"{at}.{name}.{field.name}: {home}.{word}")
    return missing


def home_of(module: str, name: str) -> str:
    """The module of ours in which a name is defined that another one uses; nothing if it is none of ours."""
    read = read_module(module)
    if read.explains(name):
        return module
    return home_of(read.imports[name], name) if name in read.imports else ""
