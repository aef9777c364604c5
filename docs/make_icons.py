"""Makes the icons of the installed table in web/icons from web/icon.svg: `python docs/make_icons.py`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1] / "src" / "grognard" / "web"
CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]


def main() -> None:
    """`any` as it is drawn; `maskable` without its corners, since systems cut out their own shape."""
    drawn = (WEB / "icon.svg").read_text(encoding="utf-8")
    kinds = {"any": drawn, "maskable": drawn.replace(' rx="8"', "")}
    (WEB / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for kind, svg in kinds.items():
            for size in (192, 512):
                page = browser.new_page(viewport={"width": size, "height": size})
                page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
                page.screenshot(path=WEB / "icons" / f"{kind}-{size}.png", omit_background=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
