"""The table on a phone: what a browser needs to install it, and the colour of its top in the system around."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tablehost import Host

from pages import PHONE, PageFactory

SIZE = """async (url) => { const icon = Object.assign(new Image(), {src: url});
  await icon.decode();
  return icon.naturalWidth; }"""


def test_a_browser_finds_what_it_needs_to_install_it(host: Host, open_page: PageFactory) -> None:
    page = open_page(**PHONE)
    page.goto(host.address)
    asked = page.context.new_cdp_session(page)
    found = asked.send("Page.getAppManifest")
    assert found["url"] == f"{host.address}/web/manifest.webmanifest"
    assert found["errors"] == []
    read = found["manifest"]
    assert read["name"] and read["display"] == "kStandalone" and not read["preferRelatedApplications"]
    assert [read[key] for key in ("id", "startUrl", "scope")] == [f"{host.address}/"] * 3
    drawn = [page.evaluate(SIZE, icon["url"]) for icon in read["icons"]]
    assert max(drawn) >= 144, "a browser wants an icon as large as that"


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
