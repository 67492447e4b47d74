"""Plain types as pydantic's, so that one definition of a message serves every place a table runs.

pydantic takes dataclasses as they are; a TypedDict of the standard library it refuses before Python
3.12, so a model is made of each.
"""

import types
from collections.abc import Sequence
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, ConfigDict, Field, create_model
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import TypeAliasType

from misto.core.message import OPEN

ABSENT = cast(Any, SkipJsonSchema)[None]


class Exact(BaseModel):
    """What is not named here is not there."""

    model_config = ConfigDict(extra="forbid")


class Models:
    """The models of TypedDicts, each made once, and the names under which other types are shown."""

    def __init__(self) -> None:
        self.made: dict[Any, Any] = {}

    def name(self, name: str, kind: Any, shown_as: Any = None, by: str | None = None) -> Any:
        """Show this type, wherever it stands, under a name; ``by`` is the field that tells a union's parts."""
        shown = self.of(kind if shown_as is None else shown_as)
        whole = Annotated[shown, Field(discriminator=by)] if by is not None else shown
        self.made[kind] = TypeAliasType(name, whole)
        return self.made[kind]

    def of(self, kind: Any) -> Any:
        """The type as pydantic takes it."""
        try:
            if kind in self.made:
                return self.made[kind]
        except TypeError:  # a type with something unhashable in it
            return kind
        if is_typeddict(kind):
            self.made[kind] = self.model(kind)
            return self.made[kind]
        origin, inner = get_origin(kind), get_args(kind)
        if origin in (Union, types.UnionType):
            return union([self.of(one) for one in inner])
        if origin is None or origin in (Literal, Annotated):
            return kind
        generic: Any = origin
        return generic[tuple(self.of(one) for one in inner)]

    def model(self, kind: Any) -> type[BaseModel]:
        fields: dict[str, Any] = {}
        for name, hint in get_type_hints(kind).items():
            if name in kind.__required_keys__:
                fields[name] = (self.of(hint), ...)
            else:  # there or not there, and never null unless its type says so
                shown = Field(default=None, json_schema_extra=without_default)
                fields[name] = (self.of(hint) | ABSENT, shown)
        base: Any = opened(self.of(OPEN[kind])) if kind in OPEN else Exact
        return create_model(kind.__name__, __base__=base, __doc__=kind.__doc__, __module__=__name__, **fields)


def without_default(schema: dict[str, Any]) -> None:
    schema.pop("default", None)


def opened(value: Any) -> type[BaseModel]:
    """The base of a message that holds values beside those it names."""
    body = {
        "__module__": __name__,
        "model_config": ConfigDict(extra="allow"),
        "__annotations__": {"__pydantic_extra__": dict[str, value]},
    }
    return type("Opened", (BaseModel,), body)


def union(kinds: Sequence[Any]) -> Any:
    return Union[tuple(kinds)]  # noqa: UP007
