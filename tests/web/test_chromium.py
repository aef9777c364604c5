"""The browser the tests of this folder look through."""

from __future__ import annotations

from pages import chromium


def test_chromium_is_installed() -> None:
    """Without it this test alone fails, and the others of the folder are left out."""
    assert chromium(), "The browser tests need Chromium: run `apt-get update && apt-get install chromium` as root."
