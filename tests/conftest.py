"""How closely Hypothesis looks: on the plain code, which is ten times as slow, at fewer examples. And which tests
begin: those that wait for a browser, so that others can have the processor meanwhile."""

from __future__ import annotations

import pytest
from hypothesis import settings

from grognard import build

settings.register_profile("plain", max_examples=25, deadline=None)
settings.register_profile("compiled", max_examples=80, deadline=None)
settings.load_profile(build.name())


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: "web" not in item.path.parts)
