"""How closely Hypothesis looks: on the plain code, which is ten times as slow, at fewer examples. And what all
tests share is no garbage."""

from __future__ import annotations

import gc

from hypothesis import settings

from grognard import build

settings.register_profile("plain", max_examples=15, deadline=None)
settings.register_profile("compiled", max_examples=50, deadline=None)
settings.load_profile(build.name())


def pytest_collection_finish() -> None:
    """What was read until now (thousands of tests, all content) stays to the end. Python would look through it for
    garbage again and again. And for what is new after every few hundred objects, which a match makes in no time:
    that took a twentieth of it all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
