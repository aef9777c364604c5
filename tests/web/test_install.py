"""The table on a phone: Chromium would install it, and the system around it has the colour of its top."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tablehost import Host

from pages import PHONE, PageFactory


def test_chromium_would_install_it(host: Host, open_page: PageFactory) -> None:
    page = open_page(**PHONE)
    page.goto(host.address)
    asked = page.context.new_cdp_session(page)
    found = asked.send("Page.getAppManifest")
    assert found["url"] == f"{host.address}/web/manifest.webmanifest"
    assert found["errors"] == []
    errors = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A context of a test is a private window, which installs nothing; anything else would be our own fault.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def top(page: Page) -> set[str]:
    """The colours the page asks for, and the one its top has."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.content)
             .concat(getComputedStyle(document.documentElement).getPropertyValue("--panel"))"""
    )
    return set(found)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_system_takes_on_the_theme_that_is_chosen(host: Host, open_page: PageFactory, scheme: str) -> None:
    page = open_page(color_scheme=scheme)
    page.goto(host.address)
    page.wait_for_selector("#theme")
    first = top(page)
    page.locator("#theme").click()
    second = top(page)
    assert len(first) == len(second) == 1 and first != second
