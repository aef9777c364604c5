"""The position in plain data, by the names players use, and back."""

from __future__ import annotations

from typing import Any

from grognard.games.incursion.state import Battle


def describe(g: Battle) -> dict[str, Any]:
    return {}


def place(g: Battle, data: dict[str, Any]) -> Battle:
    return g
