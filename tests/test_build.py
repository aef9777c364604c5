"""The build that is under test is the one that was meant, and it says which one it is."""

from __future__ import annotations

import os
import subprocess
import sys

from grognard import __version__, build


def test_the_build_is_the_one_that_was_meant() -> None:
    """`./test` sets GROGNARD_EXPECT for its second run, so that it cannot test the plain code twice."""
    assert build.name() == os.environ.get("GROGNARD_EXPECT", build.name())


def test_the_version_says_which_build_is_running() -> None:
    out = subprocess.run(
        [sys.executable, "-m", "grognard", "--version"], capture_output=True, text=True, check=True
    )
    assert out.stdout.strip() == f"grognard {__version__} ({build.name()})"
