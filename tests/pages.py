"""What the browser tests have in common: the browser, how a page is asked for, and the sizes it is looked at."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no window to draw: with it the tests take two thirds of the time."""

PageFactory = Callable[..., Page]
Audit = Callable[..., list[str]]
QUIET = {"reduced_motion": "reduce"}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def chromium() -> str | None:
    """The path of the system's Chromium; `.setup/system` installs it before the first test."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


_heard: list[tuple[Page, Any, Callable[..., None]]] = []


def listen(page: Page, event: Any, handler: Callable[..., None]) -> None:
    """Hears what a page does until the test ends: the page is used again after that."""
    page.on(event, handler)
    _heard.append((page, event, handler))


def stop_listening() -> None:
    for page, event, handler in _heard:
        page.remove_listener(event, handler)
    _heard.clear()
