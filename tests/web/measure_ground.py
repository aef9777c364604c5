"""What moving the ground of the large fixture costs: `python tests/web/measure_ground.py`.

Each way is panned and zoomed for some frames. Told are the times between frames, and processor time for painting
and for layout, which other work on the machine does not change.
"""

from __future__ import annotations

import functools
import http.server
import json
import shutil
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

PACKAGE = Path(__file__).parents[2] / "src" / "grognard"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PAGE = """<!doctype html><html><head><link rel="stylesheet" href="/web/hexground.css"><style>
html, body { margin: 0; height: 100%; overflow: hidden } svg { display: block; overflow: visible }
.plane { position: absolute; left: 0; top: 0; transform-origin: 0 0 } .own { will-change: transform }
</style></head><body></body></html>"""
MOVE = """async ([way, high]) => {
  const { drawHexGround, detail } = await import("/web/js/hex/ground.js");
  const { el } = await import("/web/js/svg.js");
  const scene = await (await fetch("/web/fixtures/hexes.json")).json();
  const began = performance.now();
  const { grid, defs, layers, states } = drawHexGround(scene.board, "g");
  const built = performance.now() - began;
  const { x: left, y: top, w, h } = grid.box;
  const root = el("g", {}, defs, ...layers, states(scene.spaces));
  const size = way === "group" ? [innerWidth, innerHeight] : [left + w, top + h];
  const svg = el("svg", { class: `lod${detail(high)}`, width: size[0], height: size[1] }, root);
  const plane = document.createElement("div");
  plane.className = way === "layer" ? "plane own" : "plane";
  plane.append(svg);
  document.body.append(plane);
  let [k, x, y] = [high / 96, -400, -300];
  const place = () => {
    if (way === "group") root.setAttribute("transform", `translate(${x} ${y}) scale(${k})`);
    else plane.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
  };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const run = async (frames, step) => {
    const gaps = [];
    let last = await new Promise(requestAnimationFrame);
    for (let i = 0; i < frames; i++) {
      step(i);
      place();
      const now = await new Promise(requestAnimationFrame);
      gaps.push(Math.round(now - last));
      last = now;
    }
    return gaps.sort((a, b) => a - b);
  };
  place();
  await wait(2500);
  const pan = await run(40, (i) => { const by = i < 20 ? -12 : 12; x += by; y += by / 2; });
  await wait(500);
  const zoom = await run(20, (i) => {
    const by = i < 10 ? 1.02 : 1 / 1.02;
    [k, x, y] = [k * by, 640 - (640 - x) * by, 400 - (400 - y) * by];
  });
  return { built, pan, zoom };
}"""
SPENT = ("RasterTask", "Layout", "Paint")


def measure(browser: Browser, url: str, way: str, high: int) -> str:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.route("**/empty.html", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.goto(f"{url}/web/empty.html")
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    found: dict[str, Any] = page.evaluate(MOVE, [way, high])
    spent = dict.fromkeys(SPENT, 0.0)
    for event in json.loads(browser.stop_tracing())["traceEvents"]:
        if event.get("ph") == "X" and event["name"] in spent:
            spent[event["name"]] += event.get("tdur", 0) / 1000
    page.close()
    figures = [f"{name} {gaps[len(gaps) * 95 // 100]} ms" for name, gaps in list(found.items())[1:]]
    busy = ", ".join(f"{name} {ms:.0f}" for name, ms in spent.items())
    built = f"built in {found['built']:.0f} ms"
    return f"{way:6} {high:4} px a hex: 95 % of frames {', '.join(figures)}; processor ms: {busy}; {built}"


def main() -> None:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(PACKAGE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for way in ("group", "layer"):
            for high in (48, 96):
                print(measure(browser, f"http://127.0.0.1:{server.server_port}", way, high), flush=True)
        browser.close()
    server.shutdown()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


if __name__ == "__main__":
    main()
