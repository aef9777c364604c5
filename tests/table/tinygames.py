"""Puts a tiny game among the games, for as long as a test needs one: the duel, the outpost."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tablehost import Host

from grognard import games
from grognard.table import catalog
from grognard.text import LANGUAGES, bundle, entries, entries_in, formatted, involved, plain

FOLDER = Path(__file__).parent / "games"


def hosting(name: str) -> Any:
    """A fixture for a module of tests: a table at which this tiny game can be played."""

    @pytest.fixture(scope="module")
    def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
        with among_games(name):
            made = Host(tmp_path_factory.mktemp(name))
            yield made
            made.stop()

    return host


def forget() -> None:
    """Read the messages again."""
    for known in (involved, bundle, plain, formatted):
        known.cache_clear()


@contextlib.contextmanager
def among_games(name: str) -> Iterator[None]:
    """The tiny game of this name can be played as if it were in the package."""
    games.__path__.append(str(FOLDER))
    games.PACKAGES[name] = f"grognard.games.{name}"
    catalog.games.cache_clear()
    words = {lang: entries_in((FOLDER / name / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES}
    for lang, added in words.items():
        entries(lang).update(added)
    forget()
    try:
        yield
    finally:
        games.__path__.remove(str(FOLDER))
        del games.PACKAGES[name]
        catalog.games.cache_clear()
        for lang, added in words.items():
            for key in added:
                del entries(lang)[key]
        forget()
        for module in [n for n in sys.modules if n.startswith(f"grognard.games.{name}")]:
            del sys.modules[module]
