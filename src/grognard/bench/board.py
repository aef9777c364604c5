"""`grognard bench board`: a large board of hexes in a real browser, frame by frame.

How long a frame takes while the board is dragged and zoomed, and a change of its scene until it is painted.
"""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
WIDE, HIGH = 1280, 800
ROUNDS = 3
FRAMES = 90
"""Of one round of one kind of movement."""
CHANGES = 20

MEASURE = """async ({frames, changes}) => {
  const {view, scene} = board;
  const pane = document.querySelector(".hexboard");
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const rest = () => new Promise((done) => setTimeout(done, 400));
  const at = {x: innerWidth / 2, y: innerHeight / 2};
  const pointer = (type, x, y) => pane.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: "touch", isPrimary: true, bubbles: true, clientX: x, clientY: y, buttons: 1}));
  pane.setPointerCapture = () => {};
  const timed = async (step) => {
    await rest();
    const gaps = [];
    let last = await frame();
    for (let i = 0; i < frames; i++) {
      step(i);
      const now = await frame();
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  };
  const swing = (i) => 300 * Math.sin(i / 14);
  pointer("pointerdown", at.x, at.y);
  const pan = await timed((i) => pointer("pointermove", at.x + swing(i), at.y + swing(i * 1.3)));
  pointer("pointerup", at.x, at.y);
  const zoom = await timed((i) => pane.dispatchEvent(new WheelEvent("wheel", {
    bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, deltaY: i % 60 < 30 ? -40 : 40})));
  await rest();
  const drawn = [];
  const places = scene.board.spaces.map((space) => space.id);
  for (let n = 0; n < changes; n++) {
    const pieces = scene.pieces.map((piece, i) => i % 16 === n % 16 && !piece.under
      ? {...piece, place: places[(i * 37 + n * 101) % places.length], badges: ["moved"]} : piece);
    await frame();
    const start = performance.now();
    view.show({...scene, pieces}, {animate: false});
    const channel = new MessageChannel();
    const painted = new Promise((done) => { channel.port1.onmessage = done; });
    channel.port2.postMessage(0); // heard after this frame has been painted
    await painted;
    drawn.push(performance.now() - start);
  }
  return {pan, zoom, drawn, pieces: scene.pieces.length, spaces: places.length};
}"""


class Report(msgspec.Struct):
    """Milliseconds that half and 95 % of them take at most: frames while the board is dragged, while it is
    zoomed, changes of the scene until they are painted.
    """

    spaces: int
    pieces: int
    pan: tuple[float, float]
    zoom: tuple[float, float]
    change: tuple[float, float]


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """The client's files at an address of this machine."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def share(times: list[float], part: float) -> float:
    """The time that so many of them do not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def both(times: list[float]) -> tuple[float, float]:
    return share(times, 0.5), share(times, 0.95)


def chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def measure(name: str = "hexes") -> Report:
    """The board of an example scene in headless Chromium, a few rounds of everything."""
    from playwright.sync_api import sync_playwright

    folder = Path(__file__).parents[1]
    found: list[dict[str, Any]] = []
    with served(folder) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        page.goto(f"{url}/web/fixtures.html?name={name}")
        page.wait_for_selector("html[data-ready]")
        for _ in range(ROUNDS):
            found.append(page.evaluate(MEASURE, {"frames": FRAMES, "changes": CHANGES}))
        browser.close()
    pan, zoom, drawn = [both([t for one in found for t in one[kind]]) for kind in ("pan", "zoom", "drawn")]
    return Report(found[0]["spaces"], found[0]["pieces"], pan, zoom, drawn)


if __name__ == "__main__":
    import sys

    print(json.dumps(msgspec.to_builtins(measure(*sys.argv[1:]))))
