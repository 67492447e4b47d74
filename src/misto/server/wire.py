"""The messages a table tells as the OpenAPI document shows them: made of their plain definition."""

from typing import Any, Literal, TypedDict

from misto.core import lesson_message, message, rulebook_message
from misto.core.event import Value as PlainValue
from misto.games.registry import GAMES, ROOMS
from misto.server.typed import Models, union


def view_of(name: str) -> Any:
    """A room's view. Of a room that another package brings it is shown as far as all views are alike."""
    if name in ROOMS:
        return GAMES[name].words.view_type
    game: Any = Literal[name]
    fields = {"game": game, "seat": int, "over": bool, "outcome": list[float] | None}
    make: Any = TypedDict
    made = make("View_" + name, fields)
    message.OPEN[made] = object
    return made


MODELS = Models()
Value = MODELS.name("Value", PlainValue)
Facts = MODELS.name("Facts", message.Args)
Figures = MODELS.name("Figures", message.Figures)
Setting = MODELS.name("Setting", message.Setting)
OptionRow = MODELS.name("OptionRow", message.SchemaRow, by="type")
View = MODELS.name("View", message.View, union([view_of(name) for name in GAMES]), by="game")
RuleSpan = MODELS.name("RuleSpan", rulebook_message.RuleSpan)
RuleBlock = MODELS.name("RuleBlock", rulebook_message.RuleBlock)
RuleNames = MODELS.name("RuleNames", rulebook_message.RuleNames)

GameInfo = MODELS.of(message.GameInfo)
RoomTexts = MODELS.of(message.RoomTexts)
RulebookPage = MODELS.name("RulebookPage", rulebook_message.RulebookPage)
Me = MODELS.of(message.Me)
DeviceLink = MODELS.of(message.DeviceLink)
TableInfo = MODELS.of(message.TableInfo)
MyTable = MODELS.of(message.MyTable)
StateMessage = MODELS.of(message.StateMessage)
ReplayMessage = MODELS.of(message.ReplayMessage)
AboutInfo = MODELS.of(message.AboutInfo)
Hint = MODELS.of(message.Hint)
LessonInfo = MODELS.of(lesson_message.LessonInfo)
LessonStepInfo = MODELS.of(lesson_message.LessonStepInfo)
LessonAnswerInfo = MODELS.of(lesson_message.LessonAnswerInfo)
RecordInfo = MODELS.of(message.RecordInfo)
Error = MODELS.of(message.Error)
Notice = MODELS.of(message.Notice)
TalkInfo = MODELS.of(message.TalkInfo)
MoveError = MODELS.of(message.MoveError)
Message = MODELS.name("Message", message.Message, by="type")
