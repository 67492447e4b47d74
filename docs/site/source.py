"""Python source as text: classes, fields, functions, and what is said of each. Nothing is imported, so that
compiled modules are read like plain ones.
"""

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Field:
    """A field of a class: its comment at the end of the line explains it."""

    name: str
    type: str
    default: str
    about: str
    required: bool = True


@dataclass(frozen=True)
class Function:
    name: str
    signature: str
    about: str
    is_property: bool = False


@dataclass(frozen=True)
class Class:
    name: str
    bases: tuple[str, ...]
    about: str
    fields: tuple[Field, ...] = ()
    methods: tuple[Function, ...] = ()
    init: str = ""


@dataclass(frozen=True)
class Value:
    """A type with a name of its own, or a constant."""

    name: str
    value: str
    about: str


@dataclass
class Module:
    name: str
    about: str
    classes: dict[str, Class] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    values: dict[str, Value] = field(default_factory=dict)
    imports: dict[str, str] = field(default_factory=dict)  # a name, and the module of ours it comes from

    def explains(self, name: str) -> bool:
        return name in self.classes or name in self.functions or name in self.values


def file_of(name: str) -> Path:
    path = ROOT / "src" / Path(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def read_module(name: str) -> Module:
    text = file_of(name).read_text(encoding="utf-8")
    tree = ast.parse(text)
    comments = Comments(text)
    module = Module(name, ast.get_docstring(tree) or "")
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("misto"):
            module.imports |= {alias.asname or alias.name: str(node.module) for alias in node.names}
    for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            module.values[name] = Value(name, ast.unparse(node.value), said_of(node, following, comments))
        elif isinstance(node, ast.ClassDef):
            module.classes[node.name] = class_of(node, comments)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            module.functions[node.name] = function_of(node)
    return module


class Comments:
    """Comments by their line, without those that speak to a tool."""

    def __init__(self, text: str) -> None:
        self.beside: dict[int, str] = {}
        self.alone: dict[int, str] = {}
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            said = token.string.lstrip("# ").rstrip()
            if token.type == tokenize.COMMENT and not said.startswith(("noqa", "type:", "fmt:")):
                alone = not token.line[: token.start[1]].strip()
                (self.alone if alone else self.beside)[token.start[0]] = said

    def of(self, first: int, last: int) -> str:
        """What is said of these lines: at their end, else in the lines right above."""
        if last in self.beside:
            return self.beside[last]
        above: list[str] = []
        while first - 1 in self.alone:
            first -= 1
            above.insert(0, self.alone[first])
        return " ".join(above)


def class_of(node: ast.ClassDef, comments: Comments) -> Class:
    fields: list[Field] = []
    methods: list[Function] = []
    init = ""
    for part, following in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            if not part.target.id.startswith("_") and "ClassVar" not in ast.unparse(part.annotation):
                fields.append(field_of(part, following, comments))
        elif isinstance(part, ast.FunctionDef):
            if part.name == "__init__":
                init = signature_of(part)
                fields += kept_arguments(part, comments)
            elif not part.name.startswith("_"):
                methods.append(function_of(part))
    bases = tuple(ast.unparse(base) for base in node.bases)
    return Class(node.name, bases, ast.get_docstring(node) or "", tuple(fields), tuple(methods), init)


def said_of(node: ast.stmt, following: ast.stmt | None, comments: Comments) -> str:
    """The string after it, as Python has it, else its comment."""
    if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
        return " ".join(str(following.value.value).split())
    return comments.of(node.lineno, node.end_lineno or node.lineno)


def kept_arguments(init: ast.FunctionDef, comments: Comments) -> Iterator[Field]:
    """What a class without declared fields is given and keeps: the comment where it does so explains it."""
    args = init.args.args
    defaults = [""] * (len(args) - len(init.args.defaults)) + [ast.unparse(d) for d in init.args.defaults]
    given = {arg.arg: (arg.annotation, default) for arg, default in zip(args, defaults, strict=True)}
    for node in init.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id in given:
            name, about = node.value.id, comments.of(node.lineno, node.end_lineno or node.lineno)
            type, default = given[name]
            if type is not None and about and ast.unparse(node.targets[0]) == f"self.{name}":
                yield Field(name, ast.unparse(type), default, about)


def field_of(node: ast.AnnAssign, following: ast.stmt | None, comments: Comments) -> Field:
    assert isinstance(node.target, ast.Name)
    said = said_of(node, following, comments)
    type = ast.unparse(node.annotation)
    required = not type.startswith("NotRequired[")
    if not required:
        type = type.removeprefix("NotRequired[").removesuffix("]")
    return Field(node.target.id, type, ast.unparse(node.value) if node.value else "", said, required)


def function_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Function:
    is_property = any(ast.unparse(mark) in ("property", "cached_property") for mark in node.decorator_list)
    return Function(node.name, signature_of(node), ast.get_docstring(node) or "", is_property)


def signature_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """As one would write it, without self and without quotes around types."""
    args = ast.unparse(node.args)
    args = args.removeprefix("self").removeprefix("cls").removeprefix(", ")
    args = ", ".join(spaced(arg) for arg in split_arguments(args))
    returns = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    return unquoted(f"({args}){returns}")


def split_arguments(text: str) -> Iterator[str]:
    depth, start = 0, 0
    for i, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            yield text[start:i].strip()
            start = i + 1
    yield text[start:].strip()


def spaced(argument: str) -> str:
    """A default stands apart from the type before it."""
    name, colon, rest = argument.partition(": ")
    type, equals, default = rest.partition("=")
    return f"{name}: {type} = {default}" if colon and equals else argument


def unquoted(signature: str) -> str:
    """Types that are quoted because they are imported late read better bare; defaults keep their quotes."""
    out, rest = "", signature
    for mark in (": '", "-> '"):
        out = ""
        while mark in rest:
            before, _, rest = rest.partition(mark)
            quoted, _, rest = rest.partition("'")
            out += before + mark[:-1] + quoted
        rest = out + rest
    return rest
