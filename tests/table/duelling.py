"""Puts the duel among the games, for as long as a test needs a game for two."""

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
def duel() -> Iterator[None]:
    """The duel can be played as if it were in the package."""
    games.__path__.append(str(FOLDER))
    games.PACKAGES["duel"] = "grognard.games.duel"
    catalog.games.cache_clear()
    for lang in LANGUAGES:
        text = (FOLDER / "duel" / f"{lang}.ftl").read_text(encoding="utf-8")
        bundle(lang).add_resource(FluentResource(text), allow_overrides=True)
    try:
        yield
    finally:
        games.__path__.remove(str(FOLDER))
        del games.PACKAGES["duel"]
        catalog.games.cache_clear()
        for name in [n for n in sys.modules if n.startswith("grognard.games.duel")]:
            del sys.modules[name]
