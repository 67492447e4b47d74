"""The voice of the command line: one language at a time."""

import errno
import socket

from misto.core.options import shown
from misto.core.trouble import Trouble
from misto.text import LANGUAGES, Text, language

CAUSES = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "loop",
    errno.EEXIST: "there",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "not-ours",
}


def is_small(fact: object) -> bool:
    """A number that Fluent can write and choose a plural by."""
    return isinstance(fact, int | float) and abs(fact) < 1e15


class Voice:
    def __init__(self) -> None:
        self.text = Text(language())

    def speak(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise Trouble("unknown-language", lang=lang[:20], known=", ".join(LANGUAGES))
        self.text = Text(lang)

    def say(self, key: str, /, **facts: object) -> str:
        return self.text.say(key, **facts)

    def trouble(self, trouble: Trouble) -> str:
        facts = {k: v if is_small(v) else self.brief(v) for k, v in trouble.facts.items()}
        return self.text.say("error-" + trouble.key, **facts)

    def brief(self, fact: object) -> str:
        if isinstance(fact, Exception):
            return self.cause(fact)
        return fact if isinstance(fact, str) else shown(fact)

    def cause(self, error: Exception) -> str:
        """Why the system refused, in the person's language where that is one of the usual causes."""
        if isinstance(error, socket.gaierror):
            return self.say("file-no-address")  # its numbers are not those of other errors
        if isinstance(error, OSError):
            word = CAUSES.get(error.errno or 0)
            return self.say(f"file-{word}") if word else error.strerror or str(error)
        return self.say("file-no-text") if isinstance(error, UnicodeError) else str(error)
