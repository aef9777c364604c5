"""Scenes put together in the browser: ground and kit by their hashes, a game's own words, effects and drawings."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Route, expect
from tablehost import HTTP, Host, Player, begin

from grognard.engine import record
from grognard.games import game_named, match_at, new_match
from pages import QUIET, PageFactory, listen

DUEL = (
    "incursion/1 recon {active: allies, phase: action, turn: 2, command: [2, 0],"
    " figures: {Private 1: {at: F2, facing: east}, Zombie 1: {at: H2}, Zombie 2: {at: Z9}, Zombie 3: {at: dead}}}"
)
WATCH = """() => { window.flashes = 0;
  new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach((n) => {
    if (n.classList?.contains("flash")) window.flashes += 1; })))
    .observe(document.body, {childList: true, subtree: true});
}"""


def brought(host: Host) -> str:
    """The Allies' token of a match in which a private looks at a zombie."""
    match = match_at(DUEL, {}, "flash")[0]
    answer = HTTP.post(f"{host.address}/api/import?seats=me,bot", content=record.encode(match))
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["tokens"][0]
    return token


def test_a_shot_flashes_and_the_dead_have_the_games_own_name(host: Host, open_page: PageFactory) -> None:
    token = brought(host)
    page = open_page(1400, 900, reduced_motion="no-preference")
    page.goto(f"{host.address}/#/m/{token}")
    page.wait_for_selector(".board .glow")
    page.evaluate(WATCH)
    player = Player(host.address, token)
    player.answer("activate Private 1")
    assert page.evaluate("window.flashes") == 0
    player.answer(next(text for text in player.options() if text.startswith("fire")))
    page.wait_for_function("() => window.flashes > 0")
    player.close()
    page.locator("#tab-button-boxes").click()
    expect(page.locator('.box[data-box="dead"] summary')).to_contain_text("Killed")
    side = page.evaluate(
        "getComputedStyle(document.querySelector('[data-side=germans]')).getPropertyValue('--side')"
    )
    assert side


def test_a_ground_and_a_kit_are_fetched_once_for_a_match(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    asked: list[str] = []
    listen(page, "request", lambda request: asked.append(request.url.removeprefix(host.address).rpartition("/")[0]))
    page.goto(f"{host.address}/#/m/{begin(host.address, seed='once')['tokens'][0]}")
    for _ in range(4):
        page.wait_for_selector(".option")
        before = page.locator(".match").get_attribute("data-ask")
        page.locator(".option, .actions .done:enabled").first.click()
        page.wait_for_function("n => document.querySelector('.match').dataset.ask !== n", arg=before)
    assert (asked.count("/api/ground"), asked.count("/api/kit")) == (1, 1)
    assert any(re.fullmatch("/web/~\\w+/games", folder) for folder in asked)


def test_who_meets_an_unknown_ground_or_kit_comes_again(host: Host, open_page: PageFactory) -> None:
    page = open_page(complains=True, **QUIET)  # what is not there is an error in the console
    refused: list[str] = []

    def once(route: Route) -> None:
        kind = route.request.url.split("/")[-2]
        if kind in refused:
            route.continue_()
        else:
            refused.append(kind)
            route.fulfill(status=404, json={"problem": "table-page", "text": "There is nothing at this address."})

    page.route("**/api/ground/*", once)
    page.route("**/api/kit/*", once)
    page.goto(f"{host.address}/#/m/{begin(host.address)['tokens'][0]}")
    expect(page.locator(".board .space").first).to_be_visible()
    expect(page.locator(".option").first).to_be_visible()
    assert sorted(refused) == ["ground", "kit"]


def test_a_change_in_parts_is_one_change(host: Host, open_page: PageFactory) -> None:
    """A tunnel may lie on any square: so many answers come in several messages, and are put as one question."""
    chance = random.Random(6)
    match = new_match(game_named("incursion"), "recon", {}, "parts 6")
    while match.ask is not None:
        option = chance.choice(match.ask.options)
        if option.text == "play Hidden Tunnel 1":
            break
        match.answer(option)
    assert match.ask is not None
    seat = match.ask.seat
    answer = HTTP.post(f"{host.address}/api/import?seats=me,me", content=record.encode(match))
    assert answer.status_code == 201, answer.text
    token = answer.json()["tokens"][seat]
    frames: list[str] = []
    page = open_page(**QUIET)
    listen(page, "websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    page.goto(f"{host.address}/#/m/{token}")
    page.wait_for_selector(".match[data-ask]")
    player = Player(host.address, token)
    assert player.answer("play Hidden Tunnel 1")["type"] == "change"
    page.wait_for_function("n => document.querySelector('.match').dataset.ask === n", arg=str(player.ask))
    parts = [frame for frame in frames if '"change"' in frame]
    assert len(parts) > 1 and max(len(frame.encode()) for frame in parts) <= 8192
    spaces = {space for shown in player.scene["ask"]["options"] for space in shown.get("spaces", [])}
    assert len(spaces) > 150
    expect(page.locator(".board .glow")).to_have_count(len(spaces))
    player.close()
