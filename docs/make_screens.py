"""Makes the pictures in docs/img from the real program: `python docs/make_screens.py`, or those of some games:
`python docs/make_screens.py heroes`.

The terminal ones come from the terminal client; the others from the table in the system's Chromium.
"""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.terminal_theme import MONOKAI

from grognard.bots import heuristic_player
from grognard.engine import record
from grognard.engine.dice import key_of
from grognard.engine.match import Match, start
from grognard.games import checked_options, game_named
from grognard.terminal.table import play

FOLDER = Path(__file__).parent / "img"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
]  # fmt: skip


def reach(scenario: str, seed: str, kind: str, skip: int = 0, name: str = "telemark") -> Match:
    """A match played by the heuristic to an ask of this kind; to its end where there is none."""
    game = game_named(name)
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


def contested() -> Match:
    """A battle of Incursion in which who acts can fire, and would draw fire on the way to somewhere."""
    for skip in range(0, 400, 5):
        match = reach("doomsday", "screen", "act", skip, "incursion")
        if match.ask is None:
            break
        blocked = any(not sight.clear for sight in match.game.sights(match.state, match.ask, "en"))
        fires = any(option.verb == "fire" for option in match.ask.options)
        if blocked and fires and any(p.threats for p in match.game.plans(match.state, match.ask, "en")):
            return match
    raise SystemExit("no moment worth showing: try another seed")


def brought(address: str, match: Match, seat: int = 0) -> str:
    """The token of a seat of a match given to the table as a save."""
    seats = ",".join(["me"] * len(match.game.seats))
    request = urllib.request.Request(
        f"{address}/api/import?lang=en&seats={seats}", record.encode(match), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        token: str = json.load(answer)["tokens"][seat]
    return token


def shot(
    page: Page,
    address: str,
    where: str,
    name: str,
    lang: str = "en",
    theme: str = "light",
    hover: str = "",
    click: str = "",
    keys: str = "",
) -> None:
    """One page of the table, settled."""
    page.goto(address)
    settings = {"lang": lang, "theme": theme}
    page.evaluate("found => localStorage.setItem('grognard.settings', JSON.stringify(found))", settings)
    page.goto(f"{address}/{where}")
    page.reload()
    page.wait_for_timeout(1500)
    if click:
        page.click(click)
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_timeout(400)
    if hover:
        page.hover(hover)
        page.wait_for_timeout(400)
    page.screenshot(path=str(FOLDER / f"{name}.png"))


def table(address: str, games: list[str]) -> None:
    """Every page worth showing, of these games."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in games:
            GAMES[name](address, browser)
        browser.close()


def telemark(address: str, browser: Browser) -> None:
    """The first game and the table itself."""
    battle = brought(address, reach("freshman", "screen 1", "fire"))
    moving = brought(address, reach("gunnerside", "screen 4", "move", 1))
    ended = brought(address, reach("gunnerside", "screen 4", "nothing"))
    wide = browser.new_page(viewport={"width": 1280, "height": 800})
    shot(wide, address, "", "table-lobby")
    shot(wide, address, f"#/m/{moving}", "table-play")
    shot(wide, address, f"#/m/{battle}", "table-odds", hover=".options button")
    shot(wide, address, f"#/r/{ended}", "table-replay")
    shot(wide, address, "#/learn/telemark", "table-learn")
    shot(wide, address, f"#/m/{battle}", "table-es", lang="es", theme="dark")
    phone = browser.new_page(viewport={"width": 390, "height": 844})
    shot(phone, address, f"#/m/{moving}", "table-phone")


def incursion(address: str, browser: Browser) -> None:
    """The game for two: a way and who may fire, sight, cards, one screen for both."""
    match = contested()
    ask, game, state = match.ask, match.game, match.state
    assert ask is not None
    token = brought(address, match, ask.seat)
    way = max((p for p in game.plans(state, ask, "en") if p.threats), key=lambda p: p.cost)
    hidden = next(sight for sight in game.sights(state, ask, "en") if not sight.clear)
    fire = next(option for option in ask.options if option.verb == "fire")
    wide = browser.new_page(viewport={"width": 1280, "height": 800})
    shot(wide, address, f"#/m/{token}", "incursion-play", hover=f'[data-id="{way.space}"]')
    shot(wide, address, f"#/m/{token}", "incursion-sight", hover=f'.piece[data-id="{hidden.piece}"]')
    shot(wide, address, f"#/m/{token}", "incursion-es", lang="es", hover=f'.option[data-text="{fire.text}"]')
    chosen = reach("doomsday", "screen", "activate", 2, "incursion")
    assert chosen.ask is not None
    holder = brought(address, chosen, chosen.ask.seat)
    shot(wide, address, f"#/m/{holder}", "incursion-cards", click="#tab-button-cards")
    touch = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    shot(touch.new_page(), address, f"#/m/{token}", "incursion-phone", theme="dark")
    wide.goto(f"{address}/#/new/incursion")
    wide.locator(".segment:has(input[name=seat-1][value=me])").click()
    wide.locator(".start-row button").click()
    wide.wait_for_selector(".curtain")
    wide.screenshot(path=str(FOLDER / "incursion-pass.png"))


def locknload(address: str, browser: Browser) -> None:
    """The battle on hexes: a stack and where it can go, a line of sight, the night, and on a phone."""
    match = reach("vierville", "screen 2", "take", 30, "locknload")
    ask = match.ask
    assert ask is not None
    token = brought(address, match, ask.seat)
    wide = browser.new_page(viewport={"width": 1280, "height": 800})
    shot(wide, address, f"#/m/{token}", "locknload-play", keys="n")
    shot(wide, address, f"#/m/{token}", "locknload-sight", theme="dark", keys="nvv")
    dark = reach("sainte-mere", "screen 1", "take", 12, "locknload")
    assert dark.ask is not None
    shot(wide, address, f"#/m/{brought(address, dark, dark.ask.seat)}", "locknload-night")
    touch = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    shot(touch.new_page(), address, f"#/m/{token}", "locknload-phone", lang="es")


def heroes(address: str, browser: Browser) -> None:
    """Alone against order cards: a shot before it is fired, the card the AI has just read, and on a phone."""
    match = reach("search-and-destroy", "screen 3", "turn", 2, "heroes")
    wide = browser.new_page(viewport={"width": 1280, "height": 800})
    shot(wide, address, f"#/m/{brought(address, match)}", "heroes-play", keys="n")
    fire(wide, "Fire")
    wide.screenshot(path=str(FOLDER / "heroes-play.png"))
    shot(wide, address, f"#/m/{brought(address, match)}", "heroes-cards", lang="es", theme="dark", keys="n")
    fire(wide, "Disparar")
    wide.keyboard.press("Enter")
    wide.wait_for_selector(".told-card[open]")
    wide.wait_for_timeout(6000)
    wide.screenshot(path=str(FOLDER / "heroes-cards.png"))
    touch = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone = touch.new_page()
    shot(phone, address, f"#/m/{brought(address, match)}", "heroes-phone", keys="n")
    fire(phone, "Fire")
    phone.screenshot(path=str(FOLDER / "heroes-phone.png"))


def fire(page: Page, head: str) -> None:
    """The best shot of who is selected, before it is fired."""
    page.locator(f".option:has(.unseen:text-is('{head}:'))").first.click()
    page.wait_for_selector(".deed-way")
    page.wait_for_timeout(900)


def hexes(address: str, browser: Browser) -> None:
    """The example battlefield: from close by in both themes, the whole of it, and on a phone."""
    for name, size, theme, key in (
        ("hexes-light", (1280, 800), "light", ""),
        ("hexes-dark", (1280, 800), "dark", ""),
        ("hexes-whole", (1280, 800), "light", "b"),
        ("hexes-phone", (390, 844), "dark", ""),
    ):
        page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        page.goto(f"{address}/web/fixtures.html?name=hexes&theme={theme}")
        page.wait_for_selector("html[data-ready]")
        if key:
            page.keyboard.press(key)
        page.wait_for_timeout(1500)
        page.screenshot(path=str(FOLDER / f"{name}.png"))


GAMES = {"telemark": telemark, "incursion": incursion, "locknload": locknload, "heroes": heroes, "hexes": hexes}


def main() -> None:
    games = sys.argv[1:] or list(GAMES)
    if "telemark" in games:
        terminal("telemark-move", reach("gunnerside", "screen 4", "move", 1), "en", 110)
        terminal("telemark-batalla", reach("freshman", "screen 1", "fire"), "es", 110)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "grognard", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            table(found.group(), games)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
