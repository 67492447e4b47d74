"""Template Room in the terminal: every street, with its houses as towers of storeys."""

from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from misto.core.game import View
from misto.template.room.seen import TemplateRoomView
from misto.text import Text

HEIGHTS = "·▁▃▅█"
DICE = " ⚀⚁⚂⚃⚄⚅"


def head(view: TemplateRoomView, text: Text) -> Styled:
    said = text.say("template_room-terminal-round", round=view["round"], rounds=view["rounds"])
    dice = " ".join(DICE[die] for die in view["dice"])
    return Styled(f"{said}   {dice}".rstrip(), style="bold")


def street(view: TemplateRoomView, seat: int, text: Text, who: str) -> Styled:
    mine = view["streets"][seat]
    active = view["active"] == seat and not view["over"]
    row = "  ".join(f"{house}{HEIGHTS[height]}" for house, height in enumerate(mine["storeys"], 1))
    said = text.say("template_room-terminal-points", points=mine["points"])
    made = Styled(f"{'▶' if active else ' '} ", style="bold green" if active else "")
    return made.append(f"{row}   {said}   {who}")


def draw(view: View, text: Text, names: list[str]) -> RenderableType:
    seen = cast(TemplateRoomView, view)
    return Group(head(seen, text), *(street(seen, seat, text, who) for seat, who in enumerate(names)))


def brief(view: View, text: Text, names: list[str]) -> list[RenderableType]:
    """The parts of a small board, the weightiest first: the reader's own street, the moment, the others."""
    seen = cast(TemplateRoomView, view)
    mine = max(seen["seat"], 0)
    others = [street(seen, seat, text, who) for seat, who in enumerate(names) if seat != mine]
    return [street(seen, mine, text, names[mine]), head(seen, text), Group(*others)]
