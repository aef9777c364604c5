"""What the browser tests have in common: how a page is asked for, and the sizes it is looked at."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

PageFactory = Callable[..., Page]
Audit = Callable[[Page], list[str]]
QUIET = {"reduced_motion": "reduce"}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
