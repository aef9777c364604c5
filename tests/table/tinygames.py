"""Puts a tiny game among the games, for as long as a test needs one: the duel, the outpost."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentResource

from grognard import games
from grognard.table import catalog
from grognard.text import LANGUAGES, bundle

FOLDER = Path(__file__).parent / "games"


@contextlib.contextmanager
def among_games(name: str) -> Iterator[None]:
    """The tiny game of this name can be played as if it were in the package."""
    games.__path__.append(str(FOLDER))
    games.PACKAGES[name] = f"grognard.games.{name}"
    catalog.games.cache_clear()
    for lang in LANGUAGES:
        text = (FOLDER / name / f"{lang}.ftl").read_text(encoding="utf-8")
        bundle(lang).add_resource(FluentResource(text), allow_overrides=True)
    try:
        yield
    finally:
        games.__path__.remove(str(FOLDER))
        del games.PACKAGES[name]
        catalog.games.cache_clear()
        for module in [n for n in sys.modules if n.startswith(f"grognard.games.{name}")]:
            del sys.modules[module]
