"""Makes the pictures in docs/img from the real program: `python docs/make_screens.py`.

The terminal ones come from the terminal client; the others from the table in the system's Chromium.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.terminal_theme import MONOKAI

from grognard.bots import heuristic_player
from grognard.engine import record
from grognard.engine.dice import key_of
from grognard.engine.match import Match, start
from grognard.games import checked_options, game_named
from grognard.terminal.table import play

FOLDER = Path(__file__).parent / "img"
CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
]  # fmt: skip


def reach(scenario: str, seed: str, kind: str, skip: int = 0) -> Match:
    """A match played by the heuristic to an ask of this kind; to its end where there is none."""
    game = game_named("telemark")
    player = heuristic_player(game)
    chance = random.Random(seed)
    match = start(game, scenario, checked_options(game, {}), key_of(seed))
    while match.ask is not None:
        if match.ask.kind == kind:
            if not skip:
                return match
            skip -= 1
        match.answer(player(match, chance))
    return match


def terminal(name: str, match: Match, lang: str, width: int) -> None:
    """What the terminal shows at this point of a match."""
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "screen").open("w") as nowhere:
        console = Console(file=nowhere, record=True, force_terminal=True, width=width, color_system="truecolor")

        def leave(prompt: str) -> str:
            console.save_svg(str(FOLDER / f"{name}.svg"), title="grognard play telemark", theme=MONOKAI)
            raise EOFError

        play(match, lang, Path(folder) / "match.json", console, leave)


def brought(address: str, match: Match) -> str:
    """The token of a match given to the table as a save."""
    request = urllib.request.Request(
        f"{address}/api/import?lang=en", record.encode(match), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        token: str = json.load(answer)["tokens"][0]
    return token


def shot(page: Page, address: str, where: str, name: str, lang: str = "en", hover: str = "") -> None:
    """One page of the table, settled."""
    page.goto(address)
    page.evaluate("lang => localStorage.setItem('grognard.settings', JSON.stringify({lang}))", lang)
    page.goto(f"{address}/{where}")
    page.reload()
    page.wait_for_timeout(1500)
    if hover:
        page.hover(hover)
        page.wait_for_timeout(400)
    page.screenshot(path=str(FOLDER / f"{name}.png"))


def table(address: str) -> None:
    """Every page worth showing."""
    battle = brought(address, reach("freshman", "screen 1", "fire"))
    moving = brought(address, reach("gunnerside", "screen 4", "move", 1))
    ended = brought(address, reach("gunnerside", "screen 4", "nothing"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        wide = browser.new_page(viewport={"width": 1280, "height": 800})
        shot(wide, address, "", "table-lobby")
        shot(wide, address, f"#/m/{moving}", "table-play")
        shot(wide, address, f"#/m/{battle}", "table-odds", hover=".options button")
        shot(wide, address, f"#/r/{ended}", "table-replay")
        shot(wide, address, "#/learn/telemark", "table-learn")
        shot(wide, address, f"#/m/{battle}", "table-es", lang="es")
        phone = browser.new_page(viewport={"width": 390, "height": 844})
        shot(phone, address, f"#/m/{moving}", "table-phone")
        browser.close()


def main() -> None:
    terminal("telemark-move", reach("gunnerside", "screen 4", "move", 1), "en", 110)
    terminal("telemark-batalla", reach("freshman", "screen 1", "fire"), "es", 110)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "grognard", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            table(found.group())
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
