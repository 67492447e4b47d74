"""What the server refuses: a status, a message key with its facts, and for a move the rule's reason."""

from collections.abc import Mapping

from misto.core.decision import Reason
from misto.core.trouble import Trouble
from misto.text import MissingText, Text


class Refused(Exception):
    def __init__(self, status: int, key: str, **args: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.args_ = args
        self.reason: Reason | None = None
        self.state: Mapping[str, object] | None = None

    @classmethod
    def from_trouble(cls, trouble: Trouble, status: int = 422) -> "Refused":
        return cls(status, trouble.key, **trouble.facts)

    def body(self) -> dict[str, object]:
        out: dict[str, object] = {
            "error": {"key": self.key, "args": self.args_, "message": said(self.key, self.args_)}
        }
        if self.reason is not None:
            out["reason"] = {"rule": self.reason.rule, "key": self.reason.key, "args": self.reason.args}
        if self.state is not None:
            out["state"] = self.state
        return out


def said(key: str, args: Mapping[str, object]) -> str:
    facts = {
        name: value if isinstance(value, int | float | str) else str(value) for name, value in args.items()
    }
    try:
        return Text("en").say("error-" + key, **facts)
    except MissingText:
        return key
