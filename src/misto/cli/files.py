"""Files that people name: read within bounds, written only where nothing is lost."""

import errno
import json
import os
import secrets
from pathlib import Path

from misto.cli.app import voice
from misto.core.trouble import Trouble

MOST_BYTES = 64 << 20  # far more than the longest record; /dev/zero has no end


def read_file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as why:  # ValueError: a zero byte in the name
        raise Trouble("no-file", file=str(path), why=voice.cause(why)) from None
    if len(data) > MOST_BYTES:
        raise Trouble("file-too-large", file=str(path), most=MOST_BYTES >> 20)
    return data


class Twice(ValueError):
    """A key stands twice in one JSON object: one of the two values would be lost unsaid."""


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise Twice(key)
        found[key] = value
    return found


def no_constant(word: str) -> object:
    raise ValueError(word)  # NaN and Infinity are not JSON


def read_json(path: Path) -> object:
    data = read_file(path)
    try:
        return json.loads(data, object_pairs_hook=once, parse_constant=no_constant)
    except Twice as twice:
        raise Trouble("json-twice", file=str(path), name=str(twice)[:40]) from None
    except RecursionError:
        raise Trouble("json-deep", file=str(path)) from None
    except json.JSONDecodeError as why:
        raise Trouble("not-json", file=str(path), line=why.lineno, column=why.colno) from None
    except ValueError:  # not UTF-8, a number of thousands of digits, NaN
        raise Trouble("not-json", file=str(path), line=1, column=1) from None


def check_target(path: Path | None, force: bool = False) -> None:
    """Before any work: may a file be written there? Nothing that lies there already is touched."""
    if path is None:
        return
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if os.path.lexists(path) and not force:
            raise Trouble("file-exists", file=str(path))
        if path.exists():
            if not path.is_file():  # a device or a pipe would be replaced by a plain file
                raise Trouble("not-written", file=str(path), why=voice.say("file-special"))
            path.open("r+b").close()
        trial = beside(path)
        os.close(os.open(trial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
        trial.unlink()
    except (OSError, ValueError) as why:
        raise Trouble("not-written", file=str(path), why=voice.cause(why)) from None


def beside(path: Path) -> Path:
    """A new name in the same folder: what is half written never lies under the name itself."""
    return path.with_name(f".misto-{secrets.token_hex(6)}.part")


def write_file(path: Path, text: str, force: bool = False) -> None:
    """The whole text or nothing. Without force no file is replaced, not even one that came since."""
    part = beside(path.resolve() if force else path)
    try:
        try:
            with part.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            if force:
                part.replace(path.resolve())
            else:
                take_name(part, path)
        finally:
            part.unlink(missing_ok=True)
    except FileExistsError:
        raise Trouble("file-exists", file=str(path)) from None
    except (OSError, ValueError) as why:
        raise Trouble("not-written", file=str(path), why=voice.cause(why)) from None


def take_name(part: Path, path: Path) -> None:
    """Give the finished file its name, or FileExistsError if the name is taken."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        with path.open("xb") as file:
            file.write(part.read_bytes())
