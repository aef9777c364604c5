"""Conflict of Heroes in the browser: a mission to its end, by mouse and by keys, in Spanish, on a phone; the order
card, how the AI decided step by step, zones over the board."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache, partial

import pytest
from playwright.sync_api import Page, expect
from tablehost import HTTP, Host

from grognard.bots import heuristic_player
from grognard.engine import record
from grognard.engine.dice import key_of
from grognard.engine.event import Log
from grognard.engine.match import Match, start
from grognard.games import checked_options
from grognard.games.heroes.game import game
from grognard.games.heroes.state import Mission
from pages import PHONE, QUIET, Audit, PageFactory

GAME = game()
SHOT = ".option:has(.unseen:text-is('Fire:'))"


@cache
def played(scenario: str, seed: int) -> list[str]:
    """All answers of a mission played by rules of thumb."""
    player, chance = heuristic_player(GAME), random.Random(seed)
    match = begun(scenario, seed)
    while match.ask is not None:
        match.answer(player(match, chance))
    return [answer.text for answer in match.answers]


def begun(scenario: str, seed: int) -> Match:
    return start(GAME, scenario, checked_options(GAME, {}), key_of(f"{scenario} {seed}"))


def moment(wanted: Callable[[Match, Mission], bool], scenario: str = "search-and-destroy") -> Match:
    """A mission at the first question that will do."""
    for seed in range(6):
        match = begun(scenario, seed)
        for text in played(scenario, seed):
            assert isinstance(match.state, Mission)
            if wanted(match, match.state):
                return match
            match.give(text)
    raise AssertionError("no such moment")


def turn(match: Match, g: Mission) -> bool:
    return match.ask is not None and match.ask.kind == "turn"


def after_a_pass(match: Match) -> bool:
    """Whether the AI acts with all there is to tell: lines refused, several AI looked at, hexes weighed."""
    log = Log()
    twin = match.fork(log=log)
    before = len(log.events)
    twin.give("pass")
    if twin.ask is None or twin.ask.kind != "turn":
        return False
    steps = [step for event in log.events[before:] for step in GAME.steps_told(event, "en")]
    return len(steps) >= 3 and any(len(step.marks) > 2 for step in steps)


def near_the_end(left: int = 6) -> Match:
    match = begun("search-and-destroy", 0)
    for text in played("search-and-destroy", 0)[:-left]:
        match.give(text)
    return match


def sit(page: Page, host: Host, match: Match) -> None:
    answer = HTTP.post(f"{host.address}/api/import?seats=me", content=record.encode(match))
    assert answer.status_code == 201, answer.text
    page.goto(f"{host.address}/#/m/{answer.json()['tokens'][0]}")
    page.wait_for_selector(".match[data-ask]")


def answered(page: Page, act: Callable[[], object]) -> None:
    """Do something, and wait for the next question or the end."""
    before = page.locator(".match").get_attribute("data-ask")
    act()
    page.wait_for_function(
        """before => {
            const match = document.querySelector(".match");
            const next = ".end:not([hidden]), .option, button.done:enabled";
            return match.dataset.ask !== before && match.querySelector(next);
        }""",
        arg=before,
    )


def passed(page: Page) -> None:
    """A pass: it gives something away, so it is wanted twice."""
    answered(page, partial(press, page, "p", "Enter", "Enter"))


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def at(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wins_through(page: Page, answer: Callable[[], object]) -> None:
    """Answer until the mission is over."""
    for _ in range(60):
        if page.locator(".end:visible").count():
            break
        answered(page, answer)
    expect(page.locator(".end h2")).to_be_visible()


def test_a_mission_by_mouse_to_its_end(host: Host, open_page: PageFactory, serious: Audit) -> None:
    page = open_page(**QUIET)
    sit(page, host, near_the_end())
    assert serious(page) == []

    def click() -> None:
        done = page.locator("button.done:enabled")
        if done.count():
            done.click()
            if page.locator("button.done.armed").count():
                expect(done).to_contain_text("once more to do it")
                page.locator(".hexboard").click(position={"x": 30, "y": 300})
                expect(page.locator("button.done.armed")).to_have_count(0)  # who looks elsewhere has not passed
                done.click()
                page.wait_for_timeout(400)
                done.click()
        else:
            page.locator(".option").last.click()

    wins_through(page, click)


def test_by_keys_alone(host: Host, open_page: PageFactory) -> None:
    """Enter passes, and wants to be pressed twice for it; where nothing ends the question, a digit answers, and
    Enter does what it has laid out."""
    page = open_page(**QUIET)
    sit(page, host, near_the_end(4))

    def keys() -> None:
        if page.locator("button.done:enabled").count():
            press(page, "Escape", "Enter")
            if page.locator("button.done.armed").count():
                press(page, "Enter")
        else:
            asked = page.locator(".match").get_attribute("data-ask")
            press(page, "1")
            page.wait_for_function(
                """asked => document.querySelector(".done.armed")
                    || document.querySelector(".match").dataset.ask !== asked""",
                arg=asked,
            )
            if page.locator("button.done.armed").count():
                press(page, "Enter")

    wins_through(page, keys)


def can_fire(match: Match, g: Mission) -> bool:
    """The first unit that can act could fire, and there are CAPs for it."""
    if not turn(match, g) or g.caps < 3:
        return False
    assert match.ask is not None
    twin = match.fork()
    twin.answer(match.ask.options[0])
    return twin.ask is not None and any(option.verb == "fire" for option in twin.ask.options)


def aimed(match: Match) -> tuple[int, int]:
    """The first unit that can act, and an enemy it could fire at."""
    assert match.ask is not None
    twin = match.fork()
    twin.answer(match.ask.options[0])
    assert twin.ask is not None
    target = next(option for option in twin.ask.options if option.verb == "fire")
    assert isinstance(twin.state, Mission)
    return match.ask.options[0].value, twin.state.in_hex(target.value)[0]


def on(page: Page, unit: int) -> tuple[float, float]:
    return at(page, f'.unit[data-id="unit:{unit}"] > .u-body')


def test_a_shot_is_three_clicks(host: Host, open_page: PageFactory, serious: Audit) -> None:
    """feel.md H1: a click on a unit shows its moves with price and chance to be spent, and its targets with odds;
    one on the target settles the rest: Do it."""
    match = moment(can_fire)
    unit, target = aimed(match)
    page = open_page(**QUIET)
    sit(page, host, match)
    page.mouse.click(*on(page, unit))
    expect(page.locator(".inspector:not([hidden])")).to_contain_text(re.compile("front 1[0-9]"))
    expect(page.locator(".option", has_text="AP").first).to_contain_text(re.compile(r"[A-N]\d\d · \d AP · \d+%"))
    expect(page.locator(SHOT).first).to_contain_text(re.compile(r"\d+\+: \d+% (hit|revealed|destroyed)"))
    page.mouse.click(*on(page, target))
    expect(page.locator(".deed-title")).to_contain_text("Fire at")
    expect(page.locator(".deed-row")).to_have_count(2)
    expect(page.locator(".outlook .modifiers li, .outlook li").first).to_be_visible()
    expect(page.locator("button.done")).to_contain_text(re.compile("Do it.*% spent"))
    assert serious(page) == []
    answered(page, page.locator("button.done").click)
    page.locator("[data-tab=log]").click()
    expect(page.locator(".log")).to_contain_text(re.compile("attacks|fires at"))


def test_caps_are_one_click_more(host: Host, open_page: PageFactory) -> None:
    """feel.md H2: CAPs off the cost or on the roll are chosen in the same card, by mouse or by Q and E; what is
    left for one follows from the other."""
    match = moment(can_fire)
    unit, target = aimed(match)
    page = open_page(**QUIET)
    sit(page, host, match)
    page.mouse.click(*on(page, unit))
    page.locator(SHOT).first.wait_for()
    page.mouse.click(*on(page, target))
    page.locator('.deed-way[data-text="boost 1"]').click()
    expect(page.locator('.deed-way[data-text="boost 1"]')).to_have_attribute("aria-checked", "true")
    press(page, "q")
    expect(page.locator('.deed-way[data-text="caps 1"]')).to_have_attribute("aria-checked", "true")
    press(page, "Escape")
    expect(page.locator(".deed")).to_be_hidden()
    page.wait_for_timeout(400)
    page.mouse.click(*on(page, target))
    page.locator('.deed-way[data-text="boost 2"]').click()
    expect(page.locator('.deed-way[data-text="boost 2"]')).to_have_attribute("aria-checked", "true")
    answered(page, partial(press, page, "Enter"))
    before = int(re.findall(r"\d+", page.locator(".track[data-track=caps] dt").inner_text())[0])
    assert isinstance(match.state, Mission)
    assert before == match.state.caps - 2


def test_a_group_fires(host: Host, open_page: PageFactory) -> None:
    """feel.md H4: unit, the target with others, each who joins, and then the price and the roll in one card."""
    page = open_page(**QUIET)
    match = begun("partisans", 0)
    sit(page, host, match)
    page.mouse.click(*on(page, GAME.box.unit_names.index("German Rifles 05")))
    answered(page, page.locator(".option", has_text="Together with others: fire: G07").click)
    page.locator(".option", has_text="LMG 09").click()
    expect(page.locator("button.done")).to_be_enabled()
    answered(page, page.locator("button.done").click)
    expect(page.locator(".deed-row")).to_have_count(2)
    expect(page.locator("button.done")).to_contain_text("Do it")
    answered(page, page.locator("button.done").click)
    expect(page.locator(".told-card, .prompt").first).to_be_visible()


def test_a_group_moves(host: Host, open_page: PageFactory) -> None:
    """feel.md H4: unit, those who join, the leader's hex: the others go and face as he does, all in one card."""
    page = open_page(**QUIET)
    match = begun("partisans", 0)
    sit(page, host, match)
    page.mouse.click(*on(page, GAME.box.unit_names.index("German Rifles 05")))
    answered(page, page.locator(".option", has_text="Together with others: move").click)
    page.locator(".option", has_text="LMG 09").click()
    expect(page.locator("button.done")).to_be_enabled()
    answered(page, page.locator("button.done").click)
    page.locator(".option").first.click()
    expect(page.locator(".deed-title")).to_contain_text("German Rifles 05 and 1 more")
    expect(page.locator(".deed-row[data-name=face-1]")).to_contain_text("LMG 09")
    goes = page.locator(".deed-row[data-name=pick] [aria-checked=true]")
    expect(goes).to_have_count(1)
    expect(page.locator("[data-ghost]")).to_have_count(2)  # both stand where they would go
    page.locator(".deed-row[data-name=face-1] .deed-way").nth(3).click()
    expect(page.locator(".deed-row[data-name=face-1] .deed-way").nth(3)).to_have_attribute("aria-checked", "true")
    answered(page, page.locator("button.done").click)
    expect(page.locator(".log")).to_contain_text("LMG 09")


def test_the_side_of_the_hex_is_the_way_to_face(host: Host, open_page: PageFactory) -> None:
    """feel.md H3: unit, hex at the side wanted, Do it; comma and full stop turn."""
    match = moment(can_fire)
    unit, _ = aimed(match)
    page = open_page(**QUIET)
    sit(page, host, match)
    page.mouse.click(*on(page, unit))
    page.locator(".spot.reach").first.wait_for()
    page.wait_for_timeout(400)
    box = page.locator(".spot.reach").last.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8)
    expect(page.locator(".deed-way[aria-checked=true]", has_text="↓")).to_have_count(1)
    expect(page.locator(".facing-tip")).to_be_attached()
    tip = page.locator(".facing-tip").evaluate("tip => tip.outerHTML")
    page.locator(".deed-way", has_text="↑").hover()
    expect(page.locator("[data-ghost]")).to_have_count(1)  # who would face that way, pointed at
    assert page.locator(".facing-tip").evaluate("tip => tip.outerHTML") != tip
    press(page, ".")
    expect(page.locator(".deed-way[aria-checked=true]", has_text="↙")).to_have_count(1)
    answered(page, partial(press, page, "Enter"))


def test_the_order_card_and_how_it_was_decided(host: Host, open_page: PageFactory, serious: Audit) -> None:
    """feel.md H6: lines struck out with their reason, the one carried out lit; then step by step with the board as
    it was, each AI and hex with why not."""
    page = open_page(alone=True)
    page.add_init_script("localStorage.setItem('grognard.settings', JSON.stringify({pace: 'step'}))")
    sit(page, host, moment(lambda match, g: turn(match, g) and after_a_pass(match)))
    passed(page)
    card = page.locator(".told-card .card.lined").last
    expect(card.locator("li[data-state=barred] small").first).to_be_visible()
    expect(page.locator(".recap-words b")).to_be_visible()
    for _ in range(8):
        if page.locator(".hexmark.step-taken").count():
            break
        press(page, " ")
    expect(page.locator(".hexmark.step-taken").first).to_be_attached()
    expect(page.locator(".recap-words b")).to_have_text(re.compile("Who|Where|At whom"))
    expect(card.locator("li[data-state=taken]")).to_have_count(1)
    cut = "lines => lines.filter(l => getComputedStyle(l).whiteSpace === 'nowrap' || l.scrollWidth > l.clientWidth)"
    assert card.locator(".card-line").evaluate_all(f"{cut}.length") == 0, "the whole card can be read"
    press(page, "Escape")
    expect(page.locator(".hexmark.step-taken")).to_have_count(0)
    press(page, ",")
    page.locator("[data-tab=log]").click()
    page.locator(".line-why summary").last.click()
    expect(page.locator(".line-why .step-marks li").first).to_be_visible()
    assert serious(page) == []
    page.reload()
    page.locator("[data-tab=log]").click()
    expect(page.locator(".line-why .step-marks")).to_have_count(0)  # who comes is not told of all there is
    page.locator(".line-why summary").last.click()
    expect(page.locator(".line-why .step-marks li").first).to_be_visible()
    page.locator(".line-card summary").last.click()
    expect(page.locator(".line-card .card-line").first).to_be_visible()


def test_zones_over_the_board(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    sit(page, host, moment(turn))
    press(page, "z")
    page.locator(".menu-item", has_text="Fire zones of the AI").click()
    expect(page.locator(".hex-overlay .lay")).to_be_attached()
    expect(page.locator(".legend")).to_contain_text("Fire zones of the AI")
    page.locator(".legend").click()
    expect(page.locator(".hex-overlay .lay")).to_have_count(0)


def test_in_spanish_on_a_phone_by_night(
    host: Host, open_page: PageFactory, serious_by_day_and_night: Audit
) -> None:
    page = open_page(**PHONE, **QUIET, locale="es-ES")
    sit(page, host, moment(turn))
    expect(page.locator(".prompt")).to_have_text(re.compile("Tu turno"))
    expect(page.locator(".track[data-track=caps]")).to_contain_text("PAM")
    answered(page, page.locator(".option").first.tap)
    expect(page.locator(".option").first).to_contain_text(re.compile("PA|PAM"))
    page.locator(".option").first.tap()
    expect(page.locator(".deed-way").first).to_be_visible()
    expect(page.locator("button.done")).to_contain_text("Hacerlo")
    assert serious_by_day_and_night(page) == []
    page.locator("button.undo").tap()
    page.locator("[data-tab=boxes]").tap()
    expect(page.locator(".tab-panel .strip .cell").first).to_be_visible()
    expect(page.locator(".tab-panel .sheet[data-sheet=mission]")).to_be_visible()
    assert serious_by_day_and_night(page) == []


@pytest.mark.parametrize("scenario", ["farm", "partisans"])
def test_cards_and_sheets(host: Host, open_page: PageFactory, scenario: str) -> None:
    """The deck, command cards left, discards that can be opened; what counts, orders, the cup."""
    page = open_page(**QUIET)
    sit(page, host, moment(lambda match, g: turn(match, g) and len(g.discards) > 2, scenario))
    page.locator("[data-tab=cards]").click()
    expect(page.locator(".piles")).to_contain_text("Command cards")
    folded = page.locator(".folded-card").first
    folded.locator("summary").click()
    expect(folded.locator(".card-lines li").first).to_be_visible()
    page.locator("[data-tab=boxes]").click()
    page.locator(".sheet[data-sheet=mission] summary").click()
    expect(page.locator(".sheet[data-sheet=mission] .sheet-row").first).to_contain_text("VP")


def test_who_is_destroyed_is_told_where_he_stood(host: Host, open_page: PageFactory) -> None:
    """The result lies on the hex, though its unit is in a box by now."""

    def falls(match: Match, g: Mission) -> bool:
        if not turn(match, g):
            return False
        log = Log()
        twin = match.fork(log=log)
        before = len(log.events)
        twin.give("pass")
        return twin.ask is not None and any(e.outcome == "destroyed" for e in log.events[before:])

    page = open_page(**QUIET)
    sit(page, host, moment(falls))
    passed(page)
    expect(page.locator(".result-text", has_text="destroyed").first).to_be_attached()


def test_a_new_mission_says_what_counts(host: Host, open_page: PageFactory) -> None:
    """Goal and question are both seen at first: the log, which is short, gives way; all own units are in view."""
    page = open_page(1440, 900, **QUIET)
    sit(page, host, begun("search-and-destroy", 0))
    expect(page.locator(".goal > p")).to_be_in_viewport(ratio=1)
    expect(page.locator(".goal > p")).to_contain_text("+1 control of I07")
    expect(page.locator(".option").last).to_be_in_viewport(ratio=1)
    board = page.locator(".hexboard").bounding_box()
    assert board is not None
    g = begun("search-and-destroy", 0).state
    assert isinstance(g, Mission)
    for unit in g.force[0]:
        x, y = on(page, unit)
        assert board["x"] < x < board["x"] + board["width"]
        assert board["y"] + 20 < y < board["y"] + board["height"] - 20
