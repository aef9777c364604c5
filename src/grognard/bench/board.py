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

import msgspec

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
WIDE, HIGH = 1280, 800
ROUNDS = 3
FRAMES = 90
"""Of one round of one kind of movement."""
CHANGES = 20
REST = 900
"""Milliseconds after which the view has come to rest."""

MEASURE = """async ({kind, times}) => {
  const {view, scene} = board;
  const pane = document.querySelector(".hexboard");
  const places = scene.board.spaces.map((space) => space.id);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  const swing = (i) => 300 * Math.sin(i / 14);
  const pointer = (type, i) => pane.dispatchEvent(new PointerEvent(type, {pointerId: 1, pointerType: "touch",
    isPrimary: true, bubbles: true, clientX: x + swing(i), clientY: y + swing(i * 1.3), buttons: 1}));
  pane.setPointerCapture = () => {};
  const steps = {
    pan: (i) => pointer("pointermove", i),
    zoom: (i) => pane.dispatchEvent(new WheelEvent("wheel", {bubbles: true, cancelable: true,
      clientX: x, clientY: y, deltaY: i % 60 < 30 ? -40 : 40})),
  };
  const moved = (n) => scene.pieces.map((piece, i) => i % 16 === n % 16 && !piece.under
    ? {...piece, place: places[(i * 37 + n * 101) % places.length], badges: ["moved"]} : piece);
  const change = async (n) => {
    const start = performance.now();
    view.show({...scene, pieces: moved(n)}, {animate: false});
    const channel = new MessageChannel();
    const painted = new Promise((done) => { channel.port1.onmessage = done; });
    channel.port2.postMessage(0); // heard after this frame has been painted
    await painted;
    return performance.now() - start;
  };
  const took = [];
  if (kind === "pan") pointer("pointerdown", 0);
  let last = await frame();
  for (let i = 0; i < times; i++) {
    if (kind === "change") took.push(await change(i));
    else steps[kind](i);
    const now = await frame();
    if (kind !== "change") took.push(now - last);
    last = now;
  }
  if (kind === "pan") pointer("pointerup", times);
  return {took, pieces: scene.pieces.length, spaces: places.length};
}"""


class Figures(msgspec.Struct):
    """Milliseconds: what half and 95 % of them take at most; and what one takes of the processor on the
    page's own thread, on average, whatever else the machine is doing.
    """

    half: float
    most: float
    processor: float


class Report(msgspec.Struct):
    """Frames while the board is dragged and while it is zoomed, changes of the scene until they are painted."""

    spaces: int
    pieces: int
    pan: Figures
    zoom: Figures
    change: Figures


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


def processor_time(trace: bytes) -> float:
    """Milliseconds the tasks of the page's main thread took."""
    events = json.loads(trace)["traceEvents"]
    named = [e for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"]
    main = {(e["pid"], e["tid"]) for e in named}
    tasks = [e for e in events if e["name"] == "ThreadControllerImpl::RunTask" and (e["pid"], e["tid"]) in main]
    return sum(float(e.get("tdur", 0)) for e in tasks) / 1000


def chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
    return next((path for name in names if (path := shutil.which(name))), None)


def measure(name: str = "hexes") -> Report:
    """The board of an example scene in headless Chromium, a few rounds of everything."""
    from playwright.sync_api import sync_playwright

    figures, found = {}, {}
    with served(Path(__file__).parents[1]) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        page.goto(f"{url}/web/fixtures.html?name={name}")
        page.wait_for_selector("html[data-ready]")
        for kind, times in (("pan", FRAMES), ("zoom", FRAMES), ("change", CHANGES)):
            took: list[float] = []
            for _ in range(ROUNDS):
                page.wait_for_timeout(REST)
                found = page.evaluate(MEASURE, {"kind": kind, "times": times})
                took += found["took"]
            page.wait_for_timeout(REST)
            browser.start_tracing(page=page, categories=["toplevel"])
            page.evaluate(MEASURE, {"kind": kind, "times": times})
            spent = processor_time(browser.stop_tracing()) / times
            figures[kind] = Figures(share(took, 0.5), share(took, 0.95), spent)
        browser.close()
    return Report(found["spaces"], found["pieces"], figures["pan"], figures["zoom"], figures["change"])


if __name__ == "__main__":
    import sys

    print(json.dumps(msgspec.to_builtins(measure(*sys.argv[1:]))))
