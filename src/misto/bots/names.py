"""A bot by its name, as people write it everywhere.

``random``, ``greedy``, ``level:hard``, ``level:expert@v0.1.0`` (as it was then), ``greedy@v0.1.0``, ``search:iterations=2000,seed=7``, ``exec:./mybot``,
``class:mymodule.MyBot``, ``plan:FILE`` (a plan by ``misto climb``), and the names that installed packages give in the entry point group
``misto.bots``.
"""

import math
import shutil
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from importlib import import_module
from importlib.metadata import entry_points
from operator import index
from pathlib import Path

from misto.bots.ask import Bot, Choice, choice
from misto.bots.levels import LEVELS, earlier_bot, level_bot, scale_of_room
from misto.bots.plan import plan_bot
from misto.bots.program import LIMIT, ProgramBot
from misto.bots.search import SearchBot
from misto.bots.simple import GreedyBot, RandomBot
from misto.core.game import Game
from misto.core.manner import Manner
from misto.core.options import shown
from misto.core.rng import Rng
from misto.core.state import State
from misto.core.trouble import Trouble

GROUP = "misto.bots"
TRUSTED_ITERATIONS, TRUSTED_MS = 100_000_000, 3_600_000.0  # where programs may be started, too
NET_ITERATIONS, NET_MS = 100_000, 5_000.0  # for names that may have come over the network
OWN = ("random", "greedy", *(f"level:{name}" for name in LEVELS))


def known_bots() -> tuple[str, ...]:
    """The names anybody may be offered: our own and those of installed packages."""
    return (*OWN, *sorted(point.name for point in entry_points(group=GROUP)))


def make_bot(name: str, scale: float | None = None, programs: bool = False) -> Bot:
    """The bot of that name, or Trouble.

    ``scale`` is a factor on the budget of levels (MISTO_BOT_SCALE, if not said). ``programs``: whether
    ``exec:`` may start a program, ``class:`` import a module, ``plan:`` read a file and a search take hours; never allow that
    for a name that came over the network.
    """
    kind, colon, rest = name.partition(":")
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name.startswith("greedy@"):
        return earlier_bot(GreedyBot(near=0.0), name.removeprefix("greedy@"))
    if kind == "level":
        return level_bot(rest, scale_of_room() if scale is None else scale)
    if kind == "search":
        return search_bot(rest, trusted=programs)
    if kind == "exec" and programs:
        return program_bot(rest)
    if kind == "class" and programs:
        return class_bot(rest)
    if kind == "plan" and programs:
        return plan_bot(rest)
    for point in entry_points(group=GROUP):
        if point.name == kind:
            with told_as_broken(name):
                maker = point.load()
                return a_bot(maker(rest) if colon else maker())
    raise Trouble("unknown-bot", bot=name[:40], known=", ".join(known_bots()))


def search_bot(text: str, trusted: bool) -> Bot:
    """``iterations=2000,seed=7``: budgets iterations and ms, seed, soft, and every part of Manner."""
    most_iterations, most_ms = (TRUSTED_ITERATIONS, TRUSTED_MS) if trusted else (NET_ITERATIONS, NET_MS)
    given: dict[str, float] = {}
    manner_keys = {field.name for field in fields(Manner)}
    for part in text.split(",") if text else []:
        key, _, number = part.partition("=")
        if key not in {"iterations", "ms", "seed", "soft"} | manner_keys:
            raise Trouble("bad-bot", bot=f"search:{text}"[:80])
        try:
            given[key] = float(number)
        except ValueError:
            given[key] = math.nan
        if not math.isfinite(given[key]):
            raise Trouble("bad-bot", bot=f"search:{text}"[:80])
    iterations = int(given.get("iterations", 0))
    ms = given.get("ms", 0.0)
    if not 0 <= iterations <= most_iterations or not 0.0 <= ms <= most_ms:
        raise Trouble("bad-bot", bot=f"search:{text}"[:80])
    return SearchBot(
        iterations=iterations if iterations or ms else 1000,
        ms=ms,
        seed=int(given["seed"]) if "seed" in given else None,
        soft=given.get("soft", 0.0),
        manner={key: value for key, value in given.items() if key in manner_keys},
    )


def program_bot(text: str) -> Bot:
    """``./mybot --fast``, or with another time limit in seconds ``limit=2,./mybot``."""
    limit = LIMIT
    if text.startswith("limit="):
        number, _, text = text[len("limit=") :].partition(",")
        try:
            limit = float(number)
        except ValueError:
            limit = 0.0
        if not 0.0 < limit <= 3600.0:
            raise Trouble("bad-bot", bot=f"exec:limit={number}"[:40])
    bot = ProgramBot(text, limit)
    if shutil.which(bot.command[0]) is None:
        raise Trouble("no-program", bot=f"exec:{text}"[:80], program=bot.command[0][:80])
    return bot


def class_bot(path: str) -> Bot:
    """``mymodule.MyBot``: a class of the Python path, made without arguments."""
    module, _, name = path.rpartition(".")
    with told_as_broken(f"class:{path}"):
        try:
            maker = getattr(import_module(module), name)
        except (ImportError, AttributeError, ValueError):
            raise Trouble("bad-bot", bot=f"class:{path}"[:80]) from None
        if not isinstance(maker, type):
            raise Trouble("bad-bot", bot=f"class:{path}"[:80])
        return a_bot(maker())


def a_bot(made: object) -> Bot:
    if not callable(getattr(made, "choose", None)):
        raise TypeError(f"{type(made).__name__} has no choose(seen, rng)")
    return made  # type: ignore[return-value]  # a Bot is whatever can choose


@contextmanager
def told_as_broken(name: str) -> Iterator[None]:
    """Another person's code may fail in any way: Trouble says how and where."""
    try:
        yield
    except Trouble:
        raise
    except (Exception, SystemExit) as error:
        raise broken(name, error) from error


def broken(name: str, error: BaseException) -> Trouble:
    where = traceback.extract_tb(error.__traceback__)[-1]
    why = (str(error).strip().splitlines() or [""])[0][:120]
    place = f"{Path(where.filename).name}:{where.lineno}"
    return Trouble("bot-broken", bot=name[:80], why=f"{type(error).__name__}: {why} ({place})")


def ask_guarded(name: str, bot: Bot, game: Game, state: State, seat: int, rng: Rng) -> Choice:
    """The choice of a bot that may be another person's: a whole number, or Trouble with the bot's name."""
    try:
        made = choice(bot, game, state, seat, rng)
        action = index(made.action)
        if not 0 <= action < game.rules.actions:
            raise ValueError(f"action {shown(action)} is not in 0 … {game.rules.actions - 1}")
        return Choice(action, made.cut)
    except Trouble:
        raise
    except (Exception, SystemExit) as error:
        raise broken(name, error) from error


def close_bot(bot: Bot) -> None:
    """Let a bot go: programs it started are ended."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
