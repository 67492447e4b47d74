"""Two things never share a name in one layer: whoever reads one of them need not ask which it is."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import misto

SOURCE = Path(misto.__file__).parent


def named(file: Path) -> set[str]:
    """Classes and aliases of types that a module defines."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    classes = {node.name for node in body if isinstance(node, ast.ClassDef)}
    given = {target for node in body if isinstance(node, ast.Assign) for target in node.targets}
    return classes | {name.id for name in given if isinstance(name, ast.Name) and not name.id.isupper()}


@pytest.mark.parametrize("layer", ["bots", "lab"])
def test_a_type_has_a_name_of_its_own(layer: str) -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((SOURCE / layer).glob("*.py")):
        for name in named(file) - {"__all__"}:
            found[name].append(file.name)
    assert len(found) > 10
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
