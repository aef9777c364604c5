"""The system's Chromium and a static server for the browser client; shared by all tests in this directory."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import subprocess
import tarfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

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
PageFactory = Callable[..., Page]
PATIENCE = 30_000
"""Milliseconds until something that should happen counts as not happening, on the slowest machine."""
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: Playwright keeps an event loop running, and others want one of their own."""
    items.sort(key=lambda item: item.path.is_relative_to(Path(__file__).parent))


def installed() -> str | None:
    return next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
    )


def chromium() -> str:
    """The path of Chromium, installed from the system's packages if it is not there."""
    path = installed()
    if path is None and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "chromium"], check=False, stdout=subprocess.DEVNULL)
        path = installed()
    if path is None:
        pytest.fail(
            "The browser tests need Chromium, and it could not be installed: run `apt-get install -y chromium`."
        )
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


class Static(http.server.SimpleHTTPRequestHandler):
    """Files of the client under /web/, with the content security policy of the real server."""

    def log_message(self, format: str, *args: object) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


@pytest.fixture(scope="session")
def static_url() -> Iterator[str]:
    """Where src/grognard is served, so that the client is at /web/..."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Static, directory=str(PACKAGE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[PageFactory]:
    """A function that opens pages, each alone in its context. Whatever a page complains of fails the test."""
    contexts = []
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def thrown(error: Error) -> None:
        complaints.append(str(error))

    def make(width: int = 1280, height: int = 800, **options: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", thrown)
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == [], "the page complained"


@functools.cache
def axe_source(folder: Path) -> str:
    """axe-core from the npm registry, fetched once for a run of the tests."""
    if shutil.which("npm") is None:
        pytest.skip("axe-core is fetched with npm, which is not here")
    packed = subprocess.run(["npm", "pack", "axe-core@4"], cwd=folder, check=False, capture_output=True, text=True)
    if packed.returncode:
        pytest.skip(f"axe-core could not be fetched: {packed.stderr[-200:]}")
    with tarfile.open(next(folder.glob("axe-core-*.tgz"))) as archive:
        source = archive.extractfile("package/axe.min.js")
        assert source is not None
        return source.read().decode()


@pytest.fixture(scope="session")
def serious(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Page], list[str]]:
    """A function that tells what axe holds to be serious or critical on a page as it is."""
    folder = tmp_path_factory.mktemp("axe")

    def audit(page: Page) -> list[str]:
        page.evaluate(axe_source(folder))
        found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{v['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
            for node in v["nodes"][:3]
        ]

    return audit
