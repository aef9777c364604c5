"""What one seat may see of a battle."""

from __future__ import annotations

from typing import Any

from grognard.engine.ask import Option
from grognard.games.incursion.content import Content
from grognard.games.incursion.state import Battle


def scene(g: Battle, content: Content, seat: int, lang: str) -> Any:
    return None


def points(g: Battle, option: Option) -> tuple[list[str], list[str]]:
    return [], []
