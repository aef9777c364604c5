"""The system's Chromium and a static server for the browser client; shared by all tests in this directory."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright
from tablehost import Host

from pages import Audit, PageFactory, chromium, listen, stop_listening

PACKAGE = Path(__file__).parents[2] / "src" / "grognard"
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 30_000
"""Milliseconds until something that should happen counts as not happening, on the slowest machine."""
MEDIA = {"reduced_motion": "no-preference", "color_scheme": "light"}
"""What a page is told its reader prefers, where the test does not say."""
expect.set_options(timeout=PATIENCE)


def pytest_itemcollected(item: pytest.Item) -> None:
    """What the browser shows is not compiled: one look is enough, but for the tests marked `both`. Those marked
    `plain` need no game of ours, and look while the build is still made."""
    if item.get_closest_marker("both") is None and item.get_closest_marker("plain") is None:
        item.add_marker(pytest.mark.once)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The browser comes last: Playwright keeps an event loop running, and others want one of their own. Where it is
    missing, the tests that need it are left out: one that is left says so."""
    items.sort(key=lambda item: item.nodeid.startswith("tests/web/"))
    if chromium() is None:
        wanting = [item for item in items if "browser" in getattr(item, "fixturenames", ())]
        items[:] = [item for item in items if item not in wanting]
        config.hook.pytest_deselected(items=wanting)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


class Static(http.server.SimpleHTTPRequestHandler):
    """Files of the client under /web/, with the content security policy of the real server."""

    def log_message(self, format: str, *args: object) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()


@pytest.fixture(scope="session")
def static_url() -> Iterator[str]:
    """Where src/grognard is served, so that the client is at /web/..."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Static, directory=str(PACKAGE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A table in this process, one for each module."""
    made = Host(tmp_path_factory.mktemp("table"))
    yield made
    made.stop()


class Pages:
    """Pages that are used again: a new one costs three times as much as one that goes to another address. Each is
    alone in its context, and who gets one finds nothing of who had it before."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[Page]] = {}
        self.lent: list[tuple[str, Page]] = []

    def lend(self, width: int, height: int, alone: bool, **options: Any) -> Page:
        size: Any = {"width": width, "height": height}
        media = {name: options.pop(name, usual) for name, usual in MEDIA.items()}
        kind = repr(sorted(options.items()))
        waiting = self.free.setdefault(kind, [])
        if waiting and not alone:
            page = waiting.pop()
            page.set_viewport_size(size)
        else:
            context = self.browser.new_context(viewport=size, **options)
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
        page.emulate_media(**media)
        self.lent.append(("" if alone else kind, page))
        return page

    def take_back(self) -> None:
        """Pages somebody closed, changed or gave company are not lent again."""
        for kind, page in self.lent:
            if kind and not page.is_closed() and page.context.pages == [page] and self.clean(page):
                self.free[kind].append(page)
            elif page.context in self.browser.contexts:
                page.context.close()
        self.lent.clear()

    def clean(self, page: Page) -> bool:
        """Whether all was wiped off. The page waits where it was, at a picture: to go to an empty
        page and back from it takes two new processes."""
        scheme, _, rest = page.url.partition("://")
        try:
            page.unroute_all()
            page.context.clear_permissions()
            page.mouse.move(-9, -9)
            if scheme == "http":
                page.goto(f"{scheme}://{rest.partition('/')[0]}/web/icon.svg")
                page.evaluate("localStorage.clear(), sessionStorage.clear()")
        except Error:
            return False
        return page.context.cookies() == []


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Pages:
    return Pages(browser)


@pytest.fixture
def open_page(pages: Pages) -> Iterator[PageFactory]:
    """A function that opens pages. Whatever a page complains of fails the test, but where `complains` says that it
    will. One that gets scripts of its own is asked for `alone`, and is not used again."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def thrown(error: Error) -> None:
        complaints.append(str(error))

    def make(
        width: int = 1280, height: int = 800, alone: bool = False, complains: bool = False, **options: Any
    ) -> Page:
        page = pages.lend(width, height, alone, **options)
        if not complains:
            listen(page, "console", heard)
        listen(page, "pageerror", thrown)
        return page

    yield make
    stop_listening()
    pages.take_back()
    assert complaints == [], "the page complained"


SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
AUDIT = """(part) => axe.run(document.querySelector(part), {
  resultTypes: ["violations"],
  rules: {region: {enabled: false}}, // moderate at most, and dear
})"""


@pytest.fixture(scope="session")
def serious() -> Audit:
    """A function that tells what axe holds to be serious or critical on a page as it is, or on a part of it."""
    source = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")

    def audit(page: Page, part: str = "html") -> list[str]:
        page.wait_for_selector(part)
        if page.evaluate("!globalThis.axe"):
            page.evaluate(source)
        found: dict[str, Any] = page.evaluate(AUDIT, part)
        return [
            f"{v['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
            for node in v["nodes"][:3]
        ]

    return audit


@pytest.fixture(scope="session")
def serious_by_day_and_night(serious: Audit) -> Audit:
    """The same, in the light and in the dark theme."""

    def audit(page: Page, part: str = "html") -> list[str]:
        found = []
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.wait_for_selector(f"html[data-theme={scheme}]")
            found += serious(page, part)
        return found

    return audit
