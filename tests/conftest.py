"""How closely Hypothesis looks: on the plain code, which is ten times as slow, at fewer examples."""

from __future__ import annotations

from hypothesis import settings

from grognard import build

settings.register_profile("plain", max_examples=25, deadline=None)
settings.register_profile("compiled", max_examples=80, deadline=None)
settings.load_profile(build.name())
