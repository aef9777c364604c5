"""Which build is running, plain or compiled, and where the other one is."""

from __future__ import annotations

from pathlib import Path

import grognard
from grognard.engine import match


def is_compiled() -> bool:
    """The engine was compiled with mypyc."""
    return not str(match.__file__).endswith(".py")


def name() -> str:
    return "compiled" if is_compiled() else "plain"


def checkout() -> Path | None:
    """The repository this runs from, or None when it was installed from a package."""
    for folder in Path(grognard.__file__).resolve().parents:
        if (folder / "pyproject.toml").exists() and (folder / "tests").is_dir():
            return folder
    return None


def sources(build: str) -> Path | None:
    """The folder to put first on the path to run a build; None when it is not there, or not finished, or made
    quickly for the tests alone."""
    root = checkout()
    if root is None:
        return None
    if build == "plain":
        return root / "src"
    folder = root / "build" / "fast"
    stamp = folder / ".stamp"
    return folder if stamp.exists() and "quick" not in stamp.read_text() else None
