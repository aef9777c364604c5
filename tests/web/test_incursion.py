"""Incursion in the browser: two by link, two on one screen, against the computer; sight, ways, and no leaks."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect
from tablehost import HTTP, Host, Player, begin, changed, joined

from golden import FOLDER
from grognard.engine import record
from grognard.engine.dice import key_of
from grognard.engine.match import Match, start
from grognard.engine.scene import Scene
from grognard.engine.shelf import board_of
from grognard.games import checked_options, match_at
from grognard.games.incursion.game import game
from grognard.games.incursion.state import Battle
from pages import PHONE, QUIET, Audit, PageFactory, listen

GAME = game()
CARDS = {card.show["en"] for card in GAME.content.card_records}


LAST_TURN = (
    "incursion/1 twitcher {phase: hand, turn: 7, active: germans, command: [9, 8], figures: {"
    "Sergeant: {at: G10, hurt: 2}, Slugger: {at: F10}, Private 1: {at: G14}, Gretel: {at: J14, reacting: true},"
    " Ilsa: {at: H14}, Zombie 1: {at: J10}, Zombie 2: {at: K10}, Zombie 3: {at: T10}, Zombie 4: {at: T7}},"
    " objects: {carried: ['token 1 (value 6, known allies, searched) under Sergeant',"
    " 'token 2 (value 8, known germans, searched) under Ilsa'],"
    " H15: ['token 3 (value 7, known allies, searched)']},"
    " hands: {allies: [Locked Bulkhead 1, SNAFU 3, Second Wave, Free Throw, Grit 2],"
    " germans: [Booby Trap 1, Locked Bulkhead 2, Blackout, Fresh Serum 1]}}"
)
"""Twitcher as its last turn begins, with tokens and full hands."""

CONTESTED = (
    "incursion/1 acdc {active: allies, phase: action, turn: 5, figures: {Slugger: {at: G11, facing: north},"
    " Private 1: {at: J7}, Gretel: {at: N7, reacting: true}, Zombie 1: {at: H10, facing: south},"
    " Zombie 2: {at: M3}}, doors: {open: [A1, B1, B3, C1, C3]}, hands: {allies: [SNAFU 1, Grit 1]}}"
)


def contested() -> Match:
    """Somebody acts who sees one enemy and not another, and who would draw fire on one way and not on another."""
    match, _ = match_at(CONTESTED, {}, "contested")
    match.give("activate Slugger")
    ask, g = match.ask, match.state
    assert ask is not None and isinstance(g, Battle)
    assert {sight.clear for sight in GAME.sights(g, ask, "en")} == {True, False}
    assert {bool(path.threats) for path in GAME.plans(g, ask, "en")} == {True, False}
    return match


def test_points_are_agreed_on_by_number(host: Host, open_page: PageFactory) -> None:
    """INCURSION 4.3: the lobby takes any number within bounds, and no other."""
    page = open_page(**QUIET)
    page.goto(f"{host.address}/#/new/incursion")
    page.locator(".rules-in-play summary").click()
    field = page.locator(".setting input[type=number]")
    expect(field).to_have_attribute("placeholder", "as the mission says")
    field.fill("61")
    page.locator(".start-row button").click()
    assert field.evaluate("field => field.validity.rangeOverflow")
    expect(page).to_have_url(re.compile("#/new/incursion$"))
    field.fill("17")
    page.locator(".start-row button").click()
    expect(page.locator(".tracks")).to_contain_text("17")


def brought(host: Host, match: Match) -> dict[str, Any]:
    """The links of a match given to the table as a save."""
    answer = HTTP.post(f"{host.address}/api/import", content=record.encode(match))
    assert answer.status_code == 201, answer.text
    links: dict[str, Any] = answer.json()
    return links


class Side:
    """A browser at one seat, and everything it was ever sent."""

    def __init__(self, page: Page, address: str, token: str) -> None:
        self.page = page
        self.scene: dict[str, Any] = {}
        self.ask = -1
        self.begun: dict[str, Any] | None = None
        """What has come of a change that is not all here yet."""
        self.frames: list[str] = []
        listen(page, "websocket", self.opened)
        page.goto(f"{address}/#/m/{token}")
        page.wait_for_selector(".match[data-ask]")

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(str(text)))

    def hear(self, text: str) -> None:
        self.frames.append(text)
        message = joined(self.begun, json.loads(text))
        self.begun = None
        if message["type"] == "change" and message.pop("more", False):
            self.begun = message
        elif message["type"] in ("scene", "change"):
            self.ask = message["ask"]
            self.scene = message["scene"] if message["type"] == "scene" else changed(self.scene, message)

    def reached(self, ask: int) -> None:
        """Wait until the page shows this state of the match."""
        self.page.wait_for_function("n => Number(document.querySelector('.match').dataset.ask) >= n", arg=ask)

    def hand(self) -> set[str]:
        return {card["name"] for card in self.scene["cards"] if card["zone"] == "hand"}

    def options(self) -> list[str]:
        ask = self.scene.get("ask")
        return [option["text"] for option in ask["options"]] if ask else []

    def choose(self, text: str) -> None:
        """Click an answer; a member of a set is marked, and the set committed."""
        members = (self.scene["ask"].get("marking") or {"members": []})["members"]
        option = self.page.locator(f".option[data-text={json.dumps(text)}]")
        done = self.page.locator("button.done")
        (option if text not in ("done", "end") else done).click()
        if text in [way["text"] for member in members for way in member["ways"]]:
            done.click()

    def drain(self) -> str:
        """What came since the last time, and what the page holds now, seen or not."""
        news, self.frames = "\n".join(self.frames), []
        text: str = self.page.evaluate("document.documentElement.outerHTML + document.title")
        return news + text


def turn(side: Side) -> int:
    return next((track["value"] for track in side.scene["tracks"] if track["id"] == "turn"), 0)


def names_in(names: set[str], text: str) -> set[str]:
    plain = text.replace("&amp;", "&").replace("&#39;", "'").replace("&quot;", '"')
    return {name for name in names if name in plain or json.dumps(name)[1:-1] in plain}


def play_on(sides: list[Side], public: Player, chance: random.Random, patience: int, turns: int) -> None:
    """Two people click until a turn or the match is over; neither is ever sent what only the other knows."""
    own: list[set[str]] = [set(), set()]
    told = [tokens_read(side.scene) for side in sides]
    open_to_all = names_in(CARDS, json.dumps([public.scene, public.log]))
    for _ in range(400):
        asked = next((side for side in sides if side.options()), None)
        for seat, side in enumerate(sides):
            own[seat] |= side.hand()
        for seat, side in enumerate(sides):
            secret = sides[1 - seat].hand() - own[seat] - open_to_all
            assert names_in(secret, side.drain()) == set()
            no_foreign_token(side.scene, seat, told[seat])
            told[seat] |= tokens_read(side.scene)
        if asked is None or turn(asked) > turns:
            return
        kind, before = asked.scene["ask"]["kind"], asked.ask
        texts = asked.options()
        asked.choose(
            chance.choices(texts, [patience if text in ("done", "end", "hold") else 1 for text in texts])[0]
        )
        asked.reached(before + 1)
        while not any(side.options() or side.scene.get("over") for side in sides):
            asked.page.wait_for_timeout(10)
        for side in sides:
            side.reached(side.ask)
        open_to_all |= names_in(CARDS, json.dumps(public.news()))
        if kind == "bid":
            quiet_bid(sides[1 - sides.index(asked)])
    raise AssertionError("the match does not end")


def tokens_read(scene: dict[str, Any]) -> set[str]:
    """The tokens of which a scene tells what they are worth."""
    return {p["id"] for p in scene["pieces"] if p["face"] == "token" and "points" in p.get("values", {})}


def no_foreign_token(scene: dict[str, Any], seat: int, told: set[str]) -> None:
    """What a token is worth is never told first when the other side carries it."""
    bearers = {piece["id"]: piece.get("under", "") for piece in scene["pieces"]}
    sides = {piece["id"]: piece["side"] for piece in scene["pieces"]}
    for token in tokens_read(scene) - told:
        assert sides.get(bearers[token]) != ("allies", "germans")[1 - seat]


def quiet_bid(other: Side) -> None:
    """A bid that is not answered yet tells the other side only that it is asked."""
    if other.scene.get("ask", {}) and other.scene["ask"]["kind"] == "bid":
        last = json.loads(next(f for f in reversed(other.frames) if '"change"' in f))
        assert set(last["scene"]) <= {"ask", "waiting", "undo", "undo_why", "log"}
        assert last["scene"]["log"] == []


def by_link(host: Host, open_page: PageFactory, made: dict[str, Any], patience: int, turns: int) -> list[Side]:
    public = Player(host.address, made["watch"])
    sides = [Side(open_page(900, 700, **QUIET), host.address, token) for token in made["tokens"]]
    play_on(sides, public, random.Random(4), patience, turns)
    public.close()
    return sides


def test_two_by_link_from_the_first_question_without_a_leak(host: Host, open_page: PageFactory) -> None:
    few = {"level": "6"}
    made = begin(host.address, game="incursion", scenario="twitcher", seats=["me", "friend"], options=few)
    sides = by_link(host, open_page, made, 40, 1)
    assert [turn(side) for side in sides] == [2, 2]


def test_two_by_link_to_the_end_without_a_leak(host: Host, open_page: PageFactory) -> None:
    sides = by_link(host, open_page, brought(host, match_at(LAST_TURN, {}, "last")[0]), 4, 7)
    for side in sides:
        expect(side.page.locator(".end h2")).to_have_text(re.compile("You have (won|lost)|draw|over"))
    sides[0].page.locator(".rematch").click()
    sides[0].page.wait_for_selector(".match[data-ask] .prompt")


def curtain(page: Page, side: str) -> None:
    expect(page.locator(".curtain h1")).to_have_text(re.compile(f"{side}$"))
    page.wait_for_timeout(520)
    text: str = page.evaluate(
        """() => {
            const all = document.documentElement.cloneNode(true);
            all.querySelector(".curtain-news")?.remove(); // what both may know names cards that were played
            return all.outerHTML + document.title;
        }"""
    )
    assert names_in(CARDS, text) == set()
    page.locator(".curtain button").click()
    page.wait_for_selector(".match[data-ask] .prompt")


def on_the_table(page: Page) -> bool:
    return page.locator(".match").count() > 0


def answer(page: Page, button: Locator) -> None:
    """Click, and wait for the next question on this screen, the curtain before the other side's, or the end."""
    before = page.locator(".match").get_attribute("data-ask")
    button.click()
    page.wait_for_function(
        """before => {
            const match = document.querySelector(".match");
            if (!match) return document.querySelector(".curtain");
            if ([undefined, before].includes(match.dataset.ask)) return false;
            return match.querySelector(".end:not([hidden]), .option, button.done:enabled");
        }""",
        arg=before,
    )


def test_two_on_one_screen_from_the_lobby_to_the_first_bids(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    page.goto(host.address)
    page.locator("[data-game=incursion] .button.primary").click()
    page.locator(".segment:has(input[name=seat-1][value=me])").click()
    page.locator(".start-row button").click()
    curtain(page, "Allies")
    while on_the_table(page):
        answer(page, page.locator(".option, button.done:enabled").first)
    curtain(page, "Germans")
    assert "APE private" not in page.locator(".panel").inner_text(), "a force is secret until both are chosen"
    while on_the_table(page):
        answer(page, page.locator(".option, button.done:enabled").last)
    curtain(page, "Allies")
    page.locator(".option", has_text="2 CP").click()
    curtain(page, "Germans")
    assert "bid" in page.locator(".prompt").inner_text()
    assert not re.search("Allies 2|bids? 2", page.locator(".panel").inner_text())
    page.locator(".option", has_text="0 CP").click()
    expect(page.locator(".curtain, .match")).to_have_count(1)


def test_the_last_turn_on_one_screen(host: Host, open_page: PageFactory) -> None:
    made = brought(host, match_at(LAST_TURN, {}, "last")[0])
    page = open_page(**QUIET)
    page.goto(host.address)
    here = [{"seat": side, "token": token} for side, token in zip(made["sides"], made["tokens"], strict=True)]
    kept = [{"token": made["tokens"][0], "added": 1, "watch": made["watch"], "here": here}]
    page.evaluate("kept => localStorage.setItem('grognard.matches', JSON.stringify(kept))", kept)
    page.goto(f"{host.address}/#/m/{made['tokens'][0]}")
    passed = 0
    page.wait_for_selector(".curtain, .match[data-ask]")
    while not page.locator(".end:visible").count():
        if page.locator(".curtain").count():
            curtain(page, "")
            passed += 1
        answer(page, page.locator("button.done:enabled").or_(page.locator(".option")).last)
    assert passed > 2
    expect(page.locator(".end h2")).to_have_text(re.compile("win|draw|over"))


@pytest.mark.parametrize("seat", [0, 1])
def test_against_the_computer_from_either_side(host: Host, open_page: PageFactory, seat: int) -> None:
    seats = ["me", "bot"] if seat == 0 else ["bot", "me"]
    made = begin(host.address, game="incursion", scenario="beacon", seats=seats, seed="bot")
    looking = Player(host.address, made["watch"])
    side = Side(open_page(**QUIET), host.address, made["tokens"][seat])
    page = side.page
    kinds = set()
    until = time.monotonic() + 120
    while time.monotonic() < until and turn(side) < 2:
        page.wait_for_function(
            "() => document.querySelector('.match').dataset.ask && !document.querySelector('.busy')"
        )
        if not side.options():
            page.wait_for_timeout(50)
            continue
        side.reached(side.ask)
        expect(page).to_have_title(re.compile("^● Your turn"))
        kinds.add(side.scene["ask"]["kind"])
        texts, before = side.options(), side.ask
        side.choose(next((text for text in ("done", "end") if text in texts), texts[0]))
        side.reached(before + 1)
    assert {"muster", "bid", "activate"} <= kinds
    assert turn(side) == 2, "the computer has played its turn, too"
    looking.news()
    assert looking.scene["seat"] == -1
    assert not [card for card in looking.scene["cards"] if card["zone"] == "hand"]
    assert not any("You draw" in line["text"] for line in looking.log)
    looking.close()


def test_sight_ways_and_threats_are_shown_and_a_way_is_walked(host: Host, open_page: PageFactory) -> None:
    match = contested()
    ask, g = match.ask, match.state
    assert ask is not None
    assert isinstance(g, Battle)
    token = brought(host, match)["tokens"][ask.seat]
    page = open_page(1600, 1000, **QUIET, locale="es-ES")
    page.goto(f"{host.address}/#/m/{token}")
    page.wait_for_selector(".board .reach")
    blocked = next(sight for sight in GAME.sights(g, ask, "en") if not sight.clear)
    page.locator(f'.piece[data-id="{blocked.piece}"]').hover()
    expect(page.locator(".under-sight")).to_contain_text(" no ve a ")
    expect(page.locator(".layer-lines circle.blocked")).to_have_count(1)
    page.mouse.move(5, 5)
    page.locator(f'.piece[data-id="{blocked.piece}"]').focus()
    expect(page.locator("#announcer")).to_contain_text(" no ve a ")
    fire = next(option for option in ask.options if option.verb == "fire")
    expect(page.locator(f'.option[data-text="{fire.text}"] .option-odds')).to_be_visible()
    page.locator(f'.option[data-text="{fire.text}"]').hover()
    expect(page.locator(".layer-lines .sight.clear")).to_have_count(1)
    page.mouse.move(5, 5)
    ways = GAME.plans(g, ask, "es")
    way = next(path for path in ways if path.threats)
    page.locator(f'.space[data-id="{way.space}"]').hover()
    expect(page.locator(".layer-lines .tag-words")).to_have_text(way.label)
    expect(page.locator(".under-threat")).to_contain_text("Puede atraer fuego")
    assert page.locator(".layer-lines path.threat").count() == len(set(way.threats))
    safe = next(path for path in ways if not path.threats)
    before = page.locator(".match").get_attribute("data-ask") or ""
    page.locator(f'.space[data-id="{safe.space}"]').click()
    page.wait_for_function("n => Number(document.querySelector('.match').dataset.ask) >= n", arg=int(before) + 1)
    walker = page.locator(f'.stack[data-place="{safe.space}"]')
    expect(walker).to_have_count(1)


def test_a_draw_is_a_draw_for_both(host: Host, open_page: PageFactory) -> None:
    golden = next(FOLDER.glob("match-*-draw-*.json"))
    made = HTTP.post(f"{host.address}/api/import", content=golden.read_bytes()).json()
    page = open_page(1440, 900, **QUIET)
    for token in made["tokens"]:
        page.goto(f"{host.address}/#/m/{token}")
        expect(page.locator(".end h2")).to_have_text("A draw")
        expect(page.locator(".end")).to_have_attribute("data-won", "draw")
    page.goto(host.address)
    expect(page.locator(".match-standing").first).to_have_text(re.compile("^A draw: "))


def test_a_menu_on_the_board_shows_the_odds_of_each(host: Host, open_page: PageFactory) -> None:
    line = "incursion/1 acdc {active: germans, figures: {Ilsa: {at: D2, facing: west}, Private 1: {at: C2}}}"
    match, _ = match_at(line, {}, "menu")
    match.give("activate Ilsa")
    page = open_page(1440, 900, **QUIET)
    page.goto(f"{host.address}/#/m/{brought(host, match)['tokens'][1]}")
    expect(page.locator('.option[data-text="fire Private 1"] .option-odds')).to_be_visible()
    page.locator('.piece[data-id="figure:0"]').click()
    expect(page.locator(".menu-item small")).to_have_count(2)
    for odds in page.locator(".menu-item small").all_inner_texts():
        assert "%" in odds


def test_what_may_follow_a_shot_stands_below_its_odds(host: Host, open_page: PageFactory) -> None:
    line = "incursion/1 acdc {figures: {Slugger: {at: B2}, Private 1: {at: G2}, Minenzombie 1: {at: F2}}}"
    match, _ = match_at(line, {}, "chain")
    match.give("activate Slugger")
    page = open_page(1440, 900, **QUIET)
    page.goto(f"{host.address}/#/m/{brought(host, match)['tokens'][0]}")
    option = page.locator('.option-item:has([data-text="fire Minenzombie 1"])')
    expect(option.locator(".option-odds")).to_be_visible()
    option.hover()
    chain = option.locator(".odds-chain")
    expect(chain).to_be_visible()
    expect(chain).to_contain_text("The mine of Minenzombie 1")
    expect(chain.locator("li li li li").first).to_contain_text("The explosion on F2: one is hurt 83.3%")


def test_a_way_is_found_and_walked_by_keyboard_alone(host: Host, open_page: PageFactory) -> None:
    match = contested()
    ask, g = match.ask, match.state
    assert ask is not None
    ways = GAME.plans(g, ask, "en")
    page = open_page(1440, 900, **QUIET)
    page.goto(f"{host.address}/#/m/{brought(host, match)['tokens'][ask.seat]}")
    expect(page.locator(".further")).to_contain_text(f"{len(ways)} places")
    page.keyboard.press("w")
    expect(page.get_by_role("menuitem")).to_have_count(len(ways))
    for _ in range(next(at for at, path in enumerate(ways) if path.threats)):
        page.keyboard.press("ArrowDown")
    expect(page.locator(".layer-lines .tag-words")).to_have_count(1)
    expect(page.locator(".menu-item:focus small")).to_contain_text("May draw fire")
    page.keyboard.press("Escape")
    expect(page.locator(".layer-lines .tag-words")).to_have_count(0)
    page.keyboard.press("w")
    at, safe = next((at, path) for at, path in enumerate(ways) if not path.threats)
    before = int(page.locator(".match").get_attribute("data-ask") or "")
    for _ in range(at):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.match').dataset.ask) >= n", arg=before + 1)
    expect(page.locator(f'.stack[data-place="{safe.space}"]')).to_have_count(1)


ACTING = (
    "incursion/1 recon {active: allies, phase: action, turn: 2, figures: {Private 1: {at: C2, facing: east}, %s}}"
)


def acting(host: Host, page: Page, figures: str = "Zombie 1: {at: Z9}") -> Page:
    """Private 1 acts at the west end of a long corridor."""
    match, _ = match_at(ACTING % figures, {}, "acting")
    match.give("activate Private 1")
    page.goto(f"{host.address}/#/m/{brought(host, match)['tokens'][0]}")
    page.wait_for_selector(".board .reach")
    return page


def test_after_a_walk_in_one_click_the_next_can_be_walked_too(host: Host, open_page: PageFactory) -> None:
    """The squares within reach come while the walk is still shown step by step."""
    page = acting(host, open_page(1280, 800))
    page.locator('.space.reach[aria-label="E2"]').click()
    expect(page.locator(".latest")).to_contain_text("D2 → E2")
    expect(page.locator(".further")).to_be_visible()
    expect(page.locator(".space.reach").first).to_be_visible()
    page.wait_for_timeout(1500)
    assert page.locator(".space.reach").count() > 1
    page.keyboard.press(",")
    expect(page.locator(".space.reach")).to_have_count(0)
    page.keyboard.press(".")
    assert page.locator(".space.reach").count() > 1
    page.keyboard.press("w")
    expect(page.get_by_role("menuitem").first).to_be_visible()


def test_after_a_click_nothing_is_said_until_the_pointer_moves(host: Host, open_page: PageFactory) -> None:
    """Who was chosen cannot be chosen again: nobody wondered why."""
    match, _ = match_at(ACTING % "Private 2: {at: C3}", {}, "click")
    page = open_page(1280, 800, **QUIET)
    page.goto(f"{host.address}/#/m/{brought(host, match)['tokens'][0]}")
    chosen = page.locator('.piece.glow[aria-label*="Private 1"], .piece.glow[aria-label*="private 1"]')
    chosen.click()
    page.wait_for_selector(".board .reach")
    page.wait_for_timeout(1200)
    expect(page.locator(".why")).to_be_hidden()
    assert page.locator("svg.board").evaluate("board => getComputedStyle(board).outlineStyle") == "none"
    box = page.locator('.space[aria-label="T2"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    expect(page.locator(".why")).to_be_visible()


def test_attacks_stand_above_turning_and_in_sight(host: Host, open_page: PageFactory) -> None:
    page = acting(host, open_page(1280, 800, **QUIET), "Zombie 1: {at: H2}")
    heads = page.locator(".options .group-head").all_inner_texts()
    assert heads[:3] == ["Move", "Attack", "Turn"]
    shot = page.locator('.option[data-text="fire Zombie 1"]')
    assert shot.evaluate(
        "node => node.getBoundingClientRect().bottom <= node.closest('.options').getBoundingClientRect().bottom"
    )
    assert shot.locator("kbd").inner_text() == str(page.locator(".option[data-text^=move]").count() + 1)


def test_a_phone_shows_all_tracks_and_that_a_second_tap_walks(host: Host, open_page: PageFactory) -> None:
    page = acting(host, open_page(**PHONE, **QUIET, locale="es-ES"))
    tracks = page.locator(".tracks-box")
    assert tracks.evaluate("box => box.scrollWidth <= box.clientWidth")
    expect(tracks).not_to_have_class(re.compile("more"))
    page.locator('.space.reach[aria-label="E2"]').tap()
    expect(page.locator(".under-path small")).to_contain_text("toca otra vez")
    undo = page.locator(".undo .icon")
    assert undo.evaluate("icon => icon.getBBox().y + icon.getBBox().height + 1 <= icon.viewBox.baseVal.height")


@pytest.mark.parametrize("phone", [True, False])
def test_a_reason_is_said_once_and_off_what_it_is_about(host: Host, open_page: PageFactory, phone: bool) -> None:
    """Who cannot be fired at: one card, short on a phone, that lies neither on him nor on who would fire."""
    page = open_page(**PHONE, **QUIET) if phone else open_page(1280, 800, **QUIET)
    acting(host, page, "Zombie 1: {at: N5}" if phone else "Zombie 1: {at: N12}")
    page.get_by_role("button", name="The whole board").click()
    zombie = page.locator('.piece[aria-label*="Sturmzombie"]')
    box = zombie.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if phone:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.move(x, y)
    expect(page.locator(".why")).to_contain_text("line of sight")
    expect(page.locator(".under-sight")).to_be_hidden()
    told, board = page.locator(".board-told").bounding_box(), page.locator(".board-box").bounding_box()
    assert told is not None
    assert board is not None
    assert told["height"] < board["height"] / 4
    for piece in (zombie, page.locator('.piece[aria-label*="private 1"]')):
        at = piece.bounding_box()
        assert at is not None
        apart = at["y"] + at["height"] <= told["y"] or at["y"] >= told["y"] + told["height"]
        assert apart or at["x"] >= told["x"] + told["width"] or at["x"] + at["width"] <= told["x"]


def test_the_button_of_a_set_says_how_many_are_in_it(host: Host, open_page: PageFactory) -> None:
    match, _ = match_at(ACTING % "Private 2: {at: C3}, Zombie 1: {at: Z9}", {}, "watch")
    match.give("end")
    page = open_page(1280, 800, **QUIET)
    page.goto(f"{host.address}/#/m/{brought(host, match)['tokens'][0]}")
    done = page.locator("button.done span")
    expect(done).to_have_text("Nobody")
    toggles = page.locator(".option[aria-pressed]")
    toggles.nth(0).click()
    expect(done).to_have_text("Only this one")
    toggles.nth(1).click()
    expect(done).to_have_text("These 2")
    toggles.nth(0).click()
    toggles.nth(1).click()
    expect(done).to_have_text("Nobody")


GUARD = (
    "incursion/1 recon {active: germans, phase: action, turn: 2, command: [0, 0],"
    " figures: {Private 1: {at: F2, reacting: true}, Zombie 1: {at: L2}, Zombie 2: {at: Z9}}}"
)


def test_a_walk_goes_on_when_the_guard_holds_and_ends_when_he_fires(host: Host, open_page: PageFactory) -> None:
    """On a phone too it is to be seen what happened, though the log is folded away."""
    made = brought(host, match_at(GUARD, {}, "walk")[0])
    guard = Player(host.address, made["tokens"][0])
    page = open_page(**PHONE, **QUIET)
    page.goto(f"{host.address}/#/m/{made['tokens'][1]}")
    page.locator(".option", has_text="Sturmzombie 1").click()
    page.locator(".further").click()
    page.get_by_role("menuitem", name="I2", exact=False).first.click()
    for answer in ("hold", "hold", "fire Zombie 1"):
        while not guard.options():
            guard.hear()
        guard.answer(answer)
    expect(page.locator(".latest")).to_contain_text("Reaction fire")
    expect(page.locator(".latest .die")).to_have_count(2)
    assert page.locator(".ask").evaluate("node => node.getBoundingClientRect().bottom <= innerHeight + 1")
    guard.close()
    page.goto(f"{host.address}/#/r/{made['tokens'][1]}")
    page.wait_for_selector(".replay .answered strong")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".answered")).to_contain_text("A decision of the Allies")


COUNT_MOTION = """() => {
  const animate = Element.prototype.animate;
  window.slides = 0;
  Element.prototype.animate = function (...how) {
    window.slides += 1;
    return animate.apply(this, how);
  };
}"""


@pytest.mark.parametrize("skipped", [True, False])
def test_who_waits_can_skip_to_the_result(host: Host, open_page: PageFactory, skipped: bool) -> None:
    made = brought(host, match_at(GUARD, {}, "skip")[0])
    zombies = Player(host.address, made["tokens"][1])
    page = open_page(1280, 800)
    page.goto(f"{host.address}/#/m/{made['tokens'][0]}")
    expect(page.locator(".prompt.waiting")).to_be_visible()
    page.evaluate(COUNT_MOTION)
    if skipped:
        page.keyboard.press("s")
        expect(page.locator(".skip-ahead")).to_be_disabled()
    for answer in ("activate Zombie 1", "move K2"):
        while answer not in zombies.options():
            zombies.hear()
        zombies.answer(answer)
    expect(page.locator(".option", has_text="ire").first).to_be_visible()
    expect(page.locator(".stack[data-place] .piece[aria-label*=Sturmzombie]").first).to_be_visible()
    page.wait_for_timeout(600)
    assert (page.evaluate("window.slides") == 0) == skipped
    expect(page.locator(".skip-ahead")).to_be_hidden()
    zombies.close()


def at_an_open_door() -> Match:
    """A match in which somebody may close a door or go through it; any answers lead there soon."""
    for seed in range(20):
        chance = random.Random(seed)
        match = start(GAME, "incursion", checked_options(GAME, {}), key_of(str(seed)))
        for _ in range(300):
            if match.ask is None:
                break
            if match.ask.kind == "act" and {"close", "move"} <= {option.verb for option in match.ask.options}:
                return match
            match.answer(chance.choice(list(match.ask.options)))
    raise AssertionError("no such moment")


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "Door {}, open"), ("es-ES", "Puerta {}, abierta")])
def test_what_questions_and_log_call_a_square_or_a_door_is_on_the_board(
    host: Host, open_page: PageFactory, locale: str, words: str
) -> None:
    match = at_an_open_door()
    assert match.ask is not None
    page = open_page(1920, 1080, **QUIET, locale=locale)
    side = Side(page, host.address, brought(host, match)["tokens"][match.ask.seat])
    page.wait_for_selector(".board .glow")
    for name in ("A", "AB", "1", "16"):
        expect(page.locator(".rim-name:visible", has_text=re.compile(f"^{name}$"))).to_have_count(2)
    routes = board_of(msgspec.convert(side.scene, Scene)).routes
    doors = {route.name.split()[-1]: route for route in routes if route.name}
    expect(page.locator(".doorname:visible")).to_have_count(len(doors))
    ends = {space for option in side.scene["ask"]["options"] for space in option.get("spaces", [])}
    short, door = next(
        (short, door) for short, door in doors.items() if door.kind == "door-open" and {door.a, door.b} & ends
    )
    expect(page.locator(".doorname", has_text=re.compile(f"^{short}$|^{short[0]}$"))).to_be_visible()
    space = page.locator(f'.space[data-id="{({door.a, door.b} & ends).pop()}"]')
    space.hover()
    expect(page.locator(".under-door")).to_contain_text([words.format(short)])
    page.mouse.move(5, 5)
    expect(page.locator(".under-door")).to_have_count(0)
    space.focus()
    expect(page.locator("#announcer")).to_contain_text(words.format(short))


def test_axe_finds_nothing_serious_and_a_phone_has_room(
    host: Host, open_page: PageFactory, serious: Audit, serious_by_day_and_night: Audit
) -> None:
    match = contested()
    assert match.ask is not None
    token = brought(host, match)["tokens"][match.ask.seat]
    phone = open_page(**PHONE, **QUIET)
    for page, audit in ((open_page(1440, 900, **QUIET), serious), (phone, serious_by_day_and_night)):
        page.goto(f"{host.address}/#/m/{token}")
        page.wait_for_selector(".board .reach")
        page.get_by_role("tab", name="Cards").click()
        assert audit(page) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.get_by_role("tab", name="Cards").click()
    step = phone.locator(".space.glow").first.bounding_box()
    assert step is not None
    assert step["width"] >= 40, "who acts is looked at from close by"
    end = phone.locator(".space.reach").first
    box = phone.locator(".board-box").bounding_box()
    assert box is not None
    for reach in phone.locator(".space.reach").all():
        at = reach.bounding_box()
        if (
            at
            and box["x"] < at["x"] < box["x"] + box["width"] - 90
            and 120 < at["y"] < box["y"] + box["height"] - 60
        ):
            end = reach
            break
    before = phone.locator(".match").get_attribute("data-ask")
    end.tap()
    expect(phone.locator(".layer-lines .tag-words")).to_have_count(1)
    assert phone.locator(".match").get_attribute("data-ask") == before, "the first tap only shows the way"
