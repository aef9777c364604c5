"""`python -m grognard.games.frames` writes the frame of every game's state anew from its fields."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

from grognard.engine.frame import module
from grognard.games import PACKAGES


def frame_of(package: str) -> tuple[Path, str]:
    """Where the frame of a game stands, and what its fields make of it."""
    fields = import_module(f"{package}.fields")
    source = module(fields.IMPORTS, fields.FRAMES)
    tidy = [sys.executable, "-m", "ruff", "format", "-"]
    made = subprocess.run(tidy, input=source, capture_output=True, text=True, check=True)
    return Path(str(fields.__file__)).with_name("frame.py"), made.stdout


if __name__ == "__main__":
    for package in PACKAGES.values():
        path, source = frame_of(package)
        path.write_text(source)
