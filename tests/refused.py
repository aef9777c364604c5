"""`with refused("problem-..."):` the body must raise that Problem, and it must have words in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from grognard.engine.problem import Problem
from grognard.text import LANGUAGES


@contextmanager
def refused(key: str) -> Iterator[None]:
    with pytest.raises(Problem) as problem:
        yield
    assert problem.value.key == key
    for lang in LANGUAGES:
        assert problem.value.say(lang)
