"""The messages a table tells as the OpenAPI document shows them: made of their plain definition."""

from misto.core import message
from misto.core.event import Value as PlainValue
from misto.games.registry import GAMES
from misto.server.typed import Models, union

MODELS = Models()
Value = MODELS.name("Value", PlainValue)
Facts = MODELS.name("Facts", message.Args)
Setting = MODELS.name("Setting", message.Setting)
OptionRow = MODELS.name("OptionRow", message.SchemaRow, by="type")
View = MODELS.name("View", message.View, union([game.words.view_type for game in GAMES.values()]), by="game")

GameInfo = MODELS.of(message.GameInfo)
Me = MODELS.of(message.Me)
DeviceLink = MODELS.of(message.DeviceLink)
TableInfo = MODELS.of(message.TableInfo)
MyTable = MODELS.of(message.MyTable)
StateMessage = MODELS.of(message.StateMessage)
ReplayMessage = MODELS.of(message.ReplayMessage)
Hint = MODELS.of(message.Hint)
RecordInfo = MODELS.of(message.RecordInfo)
Error = MODELS.of(message.Error)
MoveError = MODELS.of(message.MoveError)
Message = MODELS.name("Message", message.Message, by="type")
