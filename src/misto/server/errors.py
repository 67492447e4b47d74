"""What the server refuses: a status, a message key with its facts, and for a move the rule's reason."""

from collections.abc import Mapping
from typing import cast

from misto.core.decision import Reason
from misto.core.event import Value
from misto.core.message import Args, MoveError, StateMessage
from misto.core.telling import reason_info
from misto.core.trouble import Trouble
from misto.text import MissingText, Text

TEXT_MOST, LIST_MOST, WHOLE_MOST = 300, 100, 2**53


class Refused(Exception):
    def __init__(self, status: int, key: str, **args: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.args_: Mapping[str, object] = args
        self.reason: Reason | None = None
        self.state: StateMessage | None = None
        self.retry_s: int | None = None  # when it is worth asking again

    @classmethod
    def from_trouble(cls, trouble: Trouble, status: int = 422) -> "Refused":
        return cls(status, trouble.key, **trouble.facts)

    def body(self) -> MoveError:
        args = plain_facts(self.args_)
        out: MoveError = {"error": {"key": self.key, "args": args, "message": said(self.key, args)}}
        if self.reason is not None:
            out["reason"] = reason_info(self.reason)
        if self.state is not None:
            out["state"] = self.state
        return out


def plain_facts(facts: Mapping[str, object]) -> Args:
    return {name: plain(value) for name, value in facts.items()}


def plain(value: object) -> Value:
    """A fact as it may leave: what somebody sent may be endless, no text or no number of JSON."""
    if isinstance(value, bool) or (isinstance(value, int) and abs(value) < WHOLE_MOST):
        return value
    if isinstance(value, list | tuple):
        return cast(list[str], [plain(one) for one in value[:LIST_MOST]])
    text = value if isinstance(value, str) else shortly(value)
    return text[:TEXT_MOST].encode("utf-8", "replace").decode()


def shortly(value: object) -> str:
    try:
        return str(value)
    except (ValueError, RecursionError):  # a number of thousands of digits; lists within lists without end
        return "…"


def said(key: str, args: Mapping[str, object]) -> str:
    facts = {
        name: value if isinstance(value, int | float | str) else str(value) for name, value in args.items()
    }
    try:
        return Text("en").say("error-" + key, **facts)
    except MissingText:
        return key
