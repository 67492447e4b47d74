"""Of many like cases every run tries some; the others are slow and wait for make test-all."""

from collections.abc import Callable, Iterable, Sequence

import pytest


def some(cases: Iterable[Sequence[object]], keeps: Callable[..., bool]) -> list[object]:
    """All the cases: those that ``keeps`` names run always."""
    return [pytest.param(*case, marks=[] if keeps(*case) else [pytest.mark.slow]) for case in cases]


def first_of_each(cases: Sequence[Sequence[object]]) -> list[object]:
    """Of cases that begin with a room, its first runs always."""
    first = {case[0]: case for case in reversed(cases)}
    return some(cases, lambda *case: first[case[0]] == case)
