"""Lock 'n Load in the browser: from the lobby to the end, opportunity fire in two windows, one screen, sight."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tablehost import HTTP, Host, Player

from grognard.bots import heuristic_player
from grognard.engine import record
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.match import Match, play_from, start
from grognard.games import checked_options
from grognard.games.locknload.game import game
from grognard.games.locknload.state import Battle
from grognard.geometry.ground import BLOCKS
from pages import PHONE, QUIET, Audit, PageFactory

GAME = game()
US, GERMANS = 0, 1


@cache
def played(seed: int, scenario: str = "vierville") -> list[str]:
    """All answers of a match between quick players."""
    player, chance = heuristic_player(GAME), random.Random(seed)
    match = begun(seed, scenario)
    while match.ask is not None:
        match.answer(player(match, chance))
    return [answer.text for answer in match.answers]


def begun(seed: int, scenario: str = "vierville") -> Match:
    return start(GAME, scenario, checked_options(GAME, {}), key_of(str(seed)))


def moment(wanted: Callable[[Match, Battle], bool], scenario: str = "vierville") -> Match:
    """Such a match at the first question that will do."""
    for seed in range(9):
        match = begun(seed, scenario)
        for text in played(seed, scenario):
            assert isinstance(match.state, Battle)
            if wanted(match, match.state):
                return match
            match.give(text)
    raise AssertionError("no such moment")


def asked(match: Match, kind: str, seat: int) -> bool:
    return match.ask is not None and match.ask.kind == kind and match.ask.seat == seat


def brought(host: Host, match: Match, seats: str) -> dict[str, Any]:
    """The links of a match given to the table as a save."""
    answer = HTTP.post(f"{host.address}/api/import?seats={seats}", content=record.encode(match))
    assert answer.status_code == 201, answer.text
    links: dict[str, Any] = answer.json()
    return links


def sit(page: Page, host: Host, links: dict[str, Any], seat: int) -> None:
    page.goto(f"{host.address}/#/m/{links['tokens'][seat]}")
    page.wait_for_selector(".match[data-ask]")


def on_board(page: Page, selector: str) -> tuple[float, float]:
    """Where something stands that lies in view and under no card."""
    found = page.wait_for_function(
        """selector => {
            const above = document.querySelectorAll(".hexcard:not([hidden]), .zoom, .board-told");
            const cards = [...above].map(c => c.getBoundingClientRect());
            const pane = document.querySelector(".hexboard").getBoundingClientRect();
            const inside = (x, y, r) => x > r.left && x < r.right && y > r.top && y < r.bottom;
            for (const node of document.querySelectorAll(selector)) {
                const box = node.getBoundingClientRect();
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                if (inside(x, y, pane) && !cards.some(c => inside(x, y, c))) return [x, y];
            }
            return null;
        }""",
        arg=selector,
    ).json_value()
    return found[0], found[1]


def beside(page: Page, selector: str) -> tuple[float, float]:
    """Some place on the board that is in none of these."""
    found = page.evaluate(
        """selector => {
            const boxes = [...document.querySelectorAll(selector)].map(n => n.getBoundingClientRect());
            const pane = document.querySelector(".hexboard").getBoundingClientRect();
            for (let x = pane.left + 20; x < pane.right; x += 20) {
                for (let y = pane.top + 20; y < pane.bottom; y += 20) {
                    if (!boxes.some(b => x > b.left && x < b.right && y > b.top && y < b.bottom)) return [x, y];
                }
            }
            return null;
        }""",
        selector,
    )
    return found[0], found[1]


def click(page: Page, selector: str) -> None:
    page.mouse.click(*on_board(page, selector))


def answered(page: Page, act: Callable[[], None]) -> None:
    """Do something, and wait for the next question or the end."""
    before = page.locator(".match").get_attribute("data-ask")
    act()
    page.wait_for_function(
        """before => {
            const match = document.querySelector(".match");
            if (!match || match.dataset.ask === before) return false;
            return match.querySelector(".end:not([hidden]), .option, button.done:enabled");
        }""",
        arg=before,
    )


def can_walk(match: Match, seat: int) -> str:
    """A unit of a stack that can be chosen to act, and walk; "" for none."""
    ask = match.ask
    if ask is None or not asked(match, "take", seat):
        return ""
    for option in ask.options:
        if option.verb == "take":
            twin = match.fork()
            twin.answer(option)
            if twin.ask is not None and twin.ask.kind == "act" and "move" in [o.verb for o in twin.ask.options]:
                return GAME.points(match.state, option)[0][0]
    return ""


def watched(match: Match, g: Battle) -> bool:
    """Germans move where Americans who are on the board could fire at them."""
    ask = match.ask
    return ask is not None and asked(match, "opportunity", US) and ask.options[0].verb == "volley"


def unseen(g: Battle) -> list[tuple[int, int]]:
    """Americans and Germans on the board who do not see each other."""
    pairs = [(us, german) for us in g.force[US] for german in g.force[GERMANS]]
    return [(us, german) for us, german in pairs if g.look(g.at[us], g.at[german]) == BLOCKS]


# -- one window ------------------------------------------------------------------------------------


def test_from_the_lobby_a_set_up_as_a_draft(host: Host, open_page: PageFactory, serious: Audit) -> None:
    """feel.md L1: the zone is shown; a set-up is drafted, a counter moved in it and back, and all given at once."""
    page = open_page(**QUIET)
    page.goto(host.address)
    page.locator("[data-game=locknload] .button.primary").click()
    page.locator(".segment:has(input[name=seat-1][value=friend])").click()
    page.locator(".start-row button").click()
    page.wait_for_selector(".match[data-ask] .option")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_have_text(re.compile("set up"))
    expect(page.locator(".hx-zone-rim")).to_be_attached()
    number = page.locator(".match").get_attribute("data-ask")
    page.locator("button.whole").click()
    expect(page.locator(".hex-units .unit.side-a.ghost").first).to_be_attached()
    first = page.locator(".option-label").first
    drafted = first.inner_text()
    assert serious(page) == []
    page.keyboard.press("1")
    expect(page.locator(".prompt")).to_contain_text("Where is it to go?")
    page.locator(".options .option").last.click()
    expect(page.locator("button.done")).to_contain_text("Ready")
    assert first.inner_text() != drafted
    page.keyboard.press("u")
    expect(first).to_have_text(drafted)
    assert page.locator(".match").get_attribute("data-ask") == number, "nothing was given"
    click(page, ".unit.ghost.lit > .u-body")
    expect(page.locator(".prompt")).to_contain_text("Where is it to go?")
    click(page, ".spot.lit")
    expect(page.locator("button.done")).to_contain_text("Ready")
    page.keyboard.press("Enter")
    expect(page.locator(".hex-units .unit.side-a").first).to_be_attached()
    expect(page.locator(".unit.ghost, .hx-zone-rim")).to_have_count(0)


def test_a_board_that_almost_fits_is_shown_whole_and_a_zone_does_not_hide_it(
    host: Host, open_page: PageFactory
) -> None:
    """look.md 1: a whole board is one screen; a choice of many hexes is ringed less than a choice of few."""
    page = open_page(1440, 900, **QUIET)
    sit(page, host, brought(host, begun(0, "sunken-lane"), "me,friend"), US)
    page.wait_for_selector(".spot.lit")
    board, pane = page.locator(".hex-plane .hx-rim").bounding_box(), page.locator(".hexboard").bounding_box()
    assert board and pane and board["x"] >= pane["x"] and board["width"] <= pane["width"]
    assert board["x"] + board["width"] <= pane["x"] + pane["width"] + 1
    many = page.locator(".spot.lit")
    assert many.count() > 30 and page.locator(".spot.lit.sea").count() == many.count()
    assert float(many.first.evaluate("spot => getComputedStyle(spot).strokeWidth").rstrip("px")) < 2


def test_enter_is_the_questions_whatever_was_clicked_to_look_at(host: Host, open_page: PageFactory) -> None:
    page = open_page(1440, 900, **QUIET)
    match = moment(lambda m, g: asked(m, "take", US) and m.ask is not None and m.ask.options[-1].verb == "pass")
    sit(page, host, brought(host, match, "me,friend"), US)
    page.locator(".goal > summary").click()
    opened = page.locator(".goal").get_attribute("open")
    page.get_by_role("button", name="Closer").click()
    page.locator("#tab-button-boxes").click()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.waiting")).to_be_visible()
    assert page.locator(".goal").get_attribute("open") == opened


def test_what_is_told_of_a_choice_hides_none_of_the_others(host: Host, open_page: PageFactory) -> None:
    page = open_page(1440, 900, **QUIET)
    names = [f"Para squad {n}" for n in range(1, 6)]
    units = {"1J7": names[:2], "1K7": names[2:4], "1L7": names[4:], "1B2": TARGETS}
    sit(page, host, placed(host, units), US)
    page.locator(".option", has_text="1J7").hover()
    expect(page.locator(".odds.shown")).to_be_visible()
    hidden = page.evaluate(
        """names => { const told = document.querySelector(".odds.shown");
             const {left, right, top, bottom} = told.getBoundingClientRect();
             const at = (name) => document.querySelector(`.unit[data-id="${name}"]`).getBoundingClientRect();
             return names.filter((name) => { const b = at(name);
               return b.right > left && b.left < right && b.bottom > top && b.top < bottom; }); }""",
        [f"unit:{GAME.box.unit_names.index(name)}" for name in names],
    )
    assert hidden == []


def test_a_way_that_waits_for_a_second_click_says_where_it_leads(host: Host, open_page: PageFactory) -> None:
    page = open_page(1440, 900, **QUIET)
    sit(page, host, placed(host, {"1H6": ["Para squad 1"], "1H5": ["Grenadier squad 1"]}), US)
    page.mouse.click(*on_unit(page, "Para squad 1"))
    page.wait_for_selector(".spot.reach")
    page.mouse.click(*on_unit(page, "Grenadier squad 1"))
    if page.locator(".menu").count():  # it can be fired at as well
        page.locator(".menu button", has_text="melee").click()
    done = page.locator("button.done.armed")
    expect(done).to_contain_text("→ 1H5")
    expect(done.locator("small")).to_contain_text("melee, ends the move")


def test_night_dims_nothing_that_can_be_chosen(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    sit(page, host, brought(host, begun(0, "sainte-mere"), "friend,me"), GERMANS)
    page.wait_for_selector(".spot.lit")
    assert page.evaluate(
        """() => { const [dark, lit] = [".hx-dark", ".spot.lit"].map((part) => document.querySelector(part));
             return Boolean(dark.compareDocumentPosition(lit) & Node.DOCUMENT_POSITION_FOLLOWING); }"""
    )


def test_a_second_click_on_a_counter_sets_up_there_too(host: Host, open_page: PageFactory) -> None:
    """1.3: units may share a hex: a click on one that is there says that another click stacks. All can be seen."""
    page = open_page(**QUIET)
    sit(page, host, brought(host, begun(0), "me,friend"), US)
    page.wait_for_selector(".option")
    page.locator("#tab-button-boxes").click()
    expect(page.locator(".box").first.locator(".piece-chip").last).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".ask-about .u-body")).to_be_visible()
    page.mouse.move(*on_board(page, ".spot.lit"))
    expect(page.locator("[data-ghost] .u-body")).to_be_visible()
    answered(page, page.locator('.option[data-text$=" 1I6"]').click)
    second = page.locator(".prompt").inner_text()
    click(page, ".unit.side-a > .u-body")
    expect(page.locator("#toasts")).to_contain_text("Click there again: 1I6.")
    assert page.locator(".prompt").inner_text() == second
    answered(page, partial(click, page, ".unit.side-a > .u-body"))
    expect(page.locator(".hex-units .unit.side-a")).to_have_count(2)


def test_a_counter_of_the_draft_is_dragged(host: Host, open_page: PageFactory) -> None:
    """feel.md L1: it goes along with the pointer, lies where it is let go of, and back where it may not lie."""
    page = open_page(**QUIET)
    sit(page, host, brought(host, begun(0), "me,friend"), US)
    page.locator("button.whole").click()
    expect(page.locator("button.done")).to_contain_text("Ready")
    labels = page.locator(".option-label").all_inner_texts()
    view = page.locator(".hex-plane").get_attribute("style")

    def drag(to: Callable[[], tuple[float, float]]) -> None:
        page.mouse.move(*on_board(page, ".unit.ghost.lit > .u-body"))
        page.mouse.down()
        page.mouse.move(*on_board(page, ".unit.ghost.lit > .u-body"), steps=2)
        page.mouse.move(*on_board(page, ".hexboard"), steps=4)
        expect(page.locator(".in-hand svg")).to_be_visible()
        expect(page.locator(".prompt")).to_contain_text("Where is it to go?")
        page.mouse.move(*to(), steps=4)
        page.mouse.up()
        expect(page.locator("button.done")).to_contain_text("Ready")
        expect(page.locator(".in-hand")).to_have_count(0)

    drag(lambda: beside(page, ".spot.lit"))
    expect(page.locator(".option-label")).to_have_text(labels)
    drag(lambda: on_board(page, ".spot.lit"))
    moved = page.locator(".option-label").all_inner_texts()
    assert len([1 for a, b in zip(labels, moved, strict=True) if a != b]) == 1, "one counter lies elsewhere"
    assert page.locator(".hex-plane").get_attribute("style") == view, "the map has stayed"
    page.keyboard.press("u")
    expect(page.locator(".option-label")).to_have_text(labels)


def test_a_stack_is_selected_and_walks_with_the_next_click(host: Host, open_page: PageFactory) -> None:
    """feel.md L3: two clicks; what it costs stands at the end of the way; A looks at assault moves."""
    match = moment(lambda m, g: bool(can_walk(m, GERMANS)))
    page = open_page(**QUIET)
    sit(page, host, brought(host, match, "friend,me"), GERMANS)
    page.wait_for_selector(".option")
    click(page, f'.unit[data-id="{can_walk(match, GERMANS)}"] > .u-body')
    expect(page.locator(".inspector")).to_be_visible()
    at = on_board(page, ".spot.reach")
    page.mouse.move(*at)
    expect(page.locator(".tag-text.tag-way")).to_have_text(re.compile(r"\d of \d points"))
    before = page.locator(".match").get_attribute("data-ask")
    page.mouse.click(*at)
    page.wait_for_function("n => document.querySelector('.match').dataset.ask !== n", arg=before)
    page.locator("#tab-button-log").click()
    expect(page.locator(".log")).to_contain_text(re.compile(r"→ 1\w\d"))


def test_a_step_takes_two_taps_and_no_menu(host: Host, open_page: PageFactory) -> None:
    """The first tap shows it, the second does it; what else could be done there is asked afterwards."""
    page = open_page(**PHONE, **QUIET)
    sit(page, host, brought(host, moment(lambda m, g: asked(m, "step", US)), "me,friend"), US)
    page.wait_for_selector(".further:not([hidden])")
    assert page.locator(".ask kbd").evaluate_all("all => all.every(k => !k.checkVisibility())"), "no keys to press"
    assert page.locator(".tracks-box").evaluate("box => box.scrollWidth <= box.clientWidth"), "all is read"
    there = on_board(page, ".spot.lit")
    before = page.locator(".match").get_attribute("data-ask")
    page.touchscreen.tap(*there)
    expect(page.locator(".tag-text.tag-way")).to_be_visible()
    page.touchscreen.tap(*there)
    page.wait_for_function("n => document.querySelector('.match').dataset.ask !== n", arg=before)
    expect(page.locator(".menu")).to_have_count(0)


def near_the_end() -> Match:
    """The last impulse of the Americans."""
    match, again = begun(0), begun(0)
    answers = played(0)
    last = 0
    for number, text in enumerate(answers):
        if asked(match, "take", US):
            last = number
        match.give(text)
    for text in answers[:last]:
        again.give(text)
    return again


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_to_the_end(host: Host, open_page: PageFactory, serious: Audit, by: str) -> None:
    page = open_page(**QUIET)
    sit(page, host, brought(host, near_the_end(), "me,bot"), US)
    done, option = page.locator("button.done:enabled"), page.locator(".option").first
    page.wait_for_selector(".option, button.done:enabled")
    if by == "keys":
        page.keyboard.press("n")
        page.keyboard.press("Escape")
    while not page.locator(".end:visible").count():
        grave = done.count() and "unused" in (done.text_content() or "")
        if by == "keys":
            act = partial(page.keyboard.press, "Enter" if done.count() else "1")
        else:
            act = partial((done if done.count() else option).click)
        if grave:  # 4.0: units would go unused: it is wanted twice
            act()
            expect(page.locator("button.done.armed")).to_be_visible()
            expect(page.locator("button.done small")).to_have_text(re.compile(r"^\d+ units? unused: once more"))
            page.wait_for_timeout(360)
        answered(page, act)
    expect(page.locator(".end h2")).to_have_text(re.compile("won|lost|win"))
    assert serious(page) == []


def test_sight_from_any_hex_and_all_that_is_seen(host: Host, open_page: PageFactory) -> None:
    """Also when it is the other side's turn: V draws the line, V again shades what is clear, degraded, blocked.

    What stops the line, where, and by which section, is on the board, and said.
    """
    match = moment(lambda m, g: g.turn == 2 and asked(m, "take", GERMANS) and bool(unseen(g)))
    assert isinstance(match.state, Battle)
    who, whom = unseen(match.state)[0]
    page = open_page(**QUIET)
    sit(page, host, brought(host, match, "me,friend"), US)
    expect(page.locator(".prompt.waiting")).to_be_visible()
    click(page, f'.unit[data-id="unit:{who}"] > .u-body')
    page.keyboard.press("v")
    page.mouse.move(*on_board(page, f'.unit[data-id="unit:{whom}"] > .u-body'))
    expect(page.locator(".sight-line")).to_be_attached()
    spot = re.compile(r"blocked: [\w ]+, 1[A-O]\d(/1[A-O]\d)? · 10\.3")
    expect(page.locator(".tag-text").filter(has_text=spot)).to_be_attached()
    said = page.locator("#announcer p").filter(has_text=re.compile(r"^\d+ hex(es)?: "))
    expect(said.filter(has_text=spot).last).to_be_attached()
    page.keyboard.press("v")
    expect(page.locator(".fov")).to_be_attached()
    expect(page.locator(".fov-hindered")).to_be_attached()
    expect(page.locator(".view-legend")).to_contain_text("not seen")
    page.keyboard.press("Escape")
    expect(page.locator(".fov")).not_to_be_attached()


def test_on_a_phone_in_spanish(host: Host, open_page: PageFactory, serious: Audit) -> None:
    match = moment(lambda m, g: asked(m, "firers", US) and g.active == US)
    page = open_page(**PHONE, **QUIET, locale="es")
    sit(page, host, brought(host, match, "me,friend"), US)
    expect(page.locator(".prompt")).to_have_text(re.compile("¿Quién dispara"))
    expect(page.locator(".options .option[aria-pressed=true]").first).to_be_visible()
    expect(page.locator("button.done")).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(page) == []


def test_on_a_phone_a_kind_of_way_is_offered_once(host: Host, open_page: PageFactory) -> None:
    """A kind and a hex say it: so what else can be done is in sight. With room there is the step by step too."""
    at = {"1I4": ["Para squad 1"], "1H8": ["Grenadier squad 1 (moved)"]}
    for how, shown in ((PHONE, 0), ({}, 1)):
        page = open_page(**how, **QUIET, locale="es")
        sit(page, host, placed(host, at, "take 1I4"), US)
        expect(page.locator(".way-kinds button").first).to_be_visible()
        assert page.locator('.option[data-text="move"]:visible').count() == shown
        expect(page.locator(".option", has_text="1H8").first).to_be_in_viewport(ratio=1)
        if how:
            tops = page.evaluate(
                """() => ['.phase', '.goal > summary'].map((at) => {
                     const r = document.querySelector(at).getBoundingClientRect();
                     return (r.top + r.bottom) / 2; })"""
            )
            assert abs(tops[0] - tops[1]) < 12, "phase and goal in one line"


def test_a_floor_is_picked_apart_from_the_ground_below(host: Host, open_page: PageFactory) -> None:
    """10.2: two stacks in one hex, the upper one under a plaque; each is selected, and inspected, by itself."""
    units = {"1J4 up": ["Grenadier squad 1"], "1J4": ["Grenadier squad 2"], "1A5": ["Para squad 1"]}
    position = {"units": units, "turn": 2, "active": "german", "phase": "operations", "step": "take"}
    g = GAME.place("sainte-mere", checked_options(GAME, {}), position, KeyedDice(key_of("floors")))
    links = brought(host, play_from(GAME, "sainte-mere", checked_options(GAME, {}), g), "friend,me")
    page = open_page(**QUIET)
    sit(page, host, links, GERMANS)
    expect(page.locator(".plaque")).to_have_text("up")
    for number, name, place in ((1, "Grenadier squad 1", "1J4 upstairs"), (2, "Grenadier squad 2", "1J4")):
        unit = GAME.box.unit_names.index(f"Grenadier squad {number}")
        click(page, f'.unit[data-id="unit:{unit}"] > .u-body')
        expect(page.locator(".inspector h2")).to_have_text(place)
        expect(page.locator(".inspector-words b")).to_have_text(name)
        page.keyboard.press("Escape")


def placed(host: Host, units: dict[str, list[str]], *answers: str, active: str = "us") -> dict[str, Any]:
    """The links of a match at Vierville with the Americans to act, or the Germans."""
    units = {**units, "1A4": ["Grenadier squad 4"], "1O1": ["Para squad 6"]}
    position = {"units": units, "turn": 2, "active": active, "phase": "operations"}
    options = checked_options(GAME, {})
    match = play_from(
        GAME, "vierville", options, GAME.place("vierville", options, position, KeyedDice(key_of("x")))
    )
    for text in answers:
        match.give(text)
    return brought(host, match, "me,friend")


def on_unit(page: Page, name: str) -> tuple[float, float]:
    return on_board(page, f'.unit[data-id="unit:{GAME.box.unit_names.index(name)}"] > .u-body')


STACK = ["Para squad 1", "Para squad 2", "Para half-squad 1", "Lt Sorensen"]
TARGETS = ["Grenadier squad 1", "Grenadier squad 2", "Lt Koch"]


def test_who_has_no_part_in_a_question_is_not_told_of_beside_it(host: Host, open_page: PageFactory) -> None:
    """feel.md: one thing at a time: a stack looked at while waiting gives way to the question of another."""
    page = open_page(**QUIET)
    units = {"1I4": STACK, "1K6": ["Para squad 3"], "1G2": TARGETS}
    links = placed(host, units, active="german")
    sit(page, host, links, US)
    page.mouse.click(*on_unit(page, "Para squad 3"))
    expect(page.locator(".inspector")).to_contain_text("1K6")
    mover = Player(host.address, links["tokens"][GERMANS])
    for answer in ("take 1G2", "move", "march", "step 1G3"):
        while answer not in mover.options():
            mover.hear()
        mover.answer(answer)
    expect(page.locator(".option")).to_contain_text(["1I4"])
    expect(page.locator(".inspector")).to_be_hidden()
    assert page.locator(".unit.selected").count() == 0
    mover.close()


def test_what_a_shot_may_do_to_each_target(host: Host, open_page: PageFactory, serious: Audit) -> None:
    """look.md 9: a stack is told in few words; a bar for each target; what came of it stands at the target."""
    page = open_page(**QUIET)
    sit(page, host, placed(host, {"1I4": STACK, "1G2": [f"{name} (moved)" for name in TARGETS]}), US)
    page.mouse.click(*on_unit(page, "Para squad 1"))
    expect(page.locator(".inspector-piece")).to_have_count(4)
    expect(page.locator(".inspector-words small")).to_have_count(0)
    card, pane = (page.locator(part).bounding_box() for part in (".inspector", ".hexboard"))
    assert card is not None and pane is not None and card["height"] < pane["height"] * 0.6
    page.wait_for_selector(".unit.aimed")
    page.mouse.click(*on_unit(page, "Grenadier squad 1"))
    expect(page.locator(".menu-item").last).to_have_text(
        re.compile(r"^Move: 3 of 6 points · melee, ends the move · your best blow \d+%, theirs \d+%$")
    )
    page.locator(".menu-item").first.click()
    expect(page.locator(".outlook .fate")).to_have_count(3)
    expect(page.locator(".outlook .fate").first).to_contain_text(re.compile(r"Lt Koch.*shaken \d+%"))
    page.locator(".inspector-piece").first.click()
    expect(page.locator(".inspector-words small")).to_have_count(1)
    assert serious(page) == []
    page.locator("button.done").click()
    expect(page.locator(".result").first).to_be_visible()
    expect(
        page.locator(".result-text", has_text=re.compile("^(Lt Koch|Grenadier squad [12]): ")).first
    ).to_be_visible()
    chip, firers = (page.locator(part).first.bounding_box() for part in (".result", '.pile[aria-label^="1I4"]'))
    assert chip is not None and firers is not None and firers["x"] - chip["x"] > 80, "not at those who fired"


def test_on_a_phone_who_fires_and_at_what_are_both_in_view(host: Host, open_page: PageFactory) -> None:
    """feel.md 4: whatever hexes they stand in, and whoever the question is put to by."""
    page = open_page(**PHONE, **QUIET)
    sit(page, host, placed(host, {"1I4": ["Para squad 1"], "1H8": ["Grenadier squad 1 (moved)"]}), US)
    page.wait_for_selector(".option")
    page.touchscreen.tap(*on_unit(page, "Para squad 1"))
    page.locator(".option", has_text="1H8").tap()
    expect(page.locator(".tag-armed").first).to_be_attached()
    on_unit(page, "Para squad 1")
    on_unit(page, "Grenadier squad 1")
    expect(page.locator(".minimap")).to_be_visible()
    page.locator("button.done").tap()
    expect(page.locator(".result").first).to_be_visible()
    expect(page.locator(".minimap")).to_be_hidden()


def test_on_a_phone_the_inspector_lies_beside_the_board(host: Host, open_page: PageFactory, serious: Audit) -> None:
    """In place of what the match is about, which comes back; all of it, if it is wanted, lies on the board."""
    page = open_page(**PHONE, **QUIET)
    sit(page, host, placed(host, {"1I4": STACK}), US)
    page.wait_for_selector(".option")
    page.touchscreen.tap(*on_unit(page, "Para squad 1"))
    expect(page.locator(".inspector-piece")).to_have_count(4)
    beside = "() => [...document.querySelectorAll('.inspector, .panel')].map(n => n.getBoundingClientRect().top)"
    panel, card = page.evaluate(beside)
    assert card >= panel, "all of the board can be seen and tapped"
    expect(page.locator(".tracks-box")).not_to_be_visible()
    assert serious(page) == []
    page.locator(".inspector-more").tap()
    expect(page.locator(".hexboard > .inspector.tall .inspector-words").first).to_be_visible()
    page.locator(".inspector-more").tap()
    expect(page.locator(".shelf > .inspector")).to_be_visible()
    page.locator(".inspector-close").tap()
    expect(page.locator(".tracks-box")).to_be_visible()


def test_on_a_phone_all_who_can_fire_are_in_sight_with_their_chance(
    host: Host, open_page: PageFactory, serious: Audit
) -> None:
    """feel.md L5: what is to be decided is seen without scrolling; a tap opens what each shot may do to whom."""
    page = open_page(**PHONE, **QUIET, locale="es")
    men = {"1I4": STACK, "1I5": ["Para squad 3"], "1I6": ["Para squad 4"], "1G2": TARGETS}
    sit(page, host, placed(host, men, "take 1G2", "move", "march", "step 1G3", active="german"), US)
    chances = page.locator(".option-chance")
    expect(chances).to_have_count(page.locator(".option").count())
    assert page.locator(".option").count() > 2
    for part in (chances.last, page.locator(".option").last, page.locator("button.done")):
        expect(part).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.querySelector('.ask').scrollTop") == 0
    expect(page.locator(".fate").first).to_be_hidden()
    assert serious(page) == []
    page.locator(".odds-more").first.tap()
    expect(page.locator(".long.open .odds-head")).to_have_text(re.compile("% alguien sacudido o peor"))
    expect(page.locator(".long.open .fate").first).to_be_visible()
    assert serious(page) == []


def test_the_odds_of_opportunity_fire_are_read_whole(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    walk = ("take 1G2", "move", "march", "step 1G3")
    sit(page, host, placed(host, {"1I4": STACK, "1G2": TARGETS}, *walk, active="german"), US)
    expect(page.locator(".option-odds").first).to_be_visible()
    told = page.locator(".option-odds").first.text_content() or ""
    expect(page.locator(".tag-text.tag-fire")).to_have_text(told.partition("%")[0] + "%")  # on the board as well
    drawn = page.locator(".option-odds .share").first.evaluate("share => share.style.getPropertyValue('--share')")
    assert round(float(drawn.rstrip("%"))) == int(told.partition("%")[0]), "the bar is as long as it says beside it"
    page.locator(".option").first.hover()
    expect(page.locator(".odds.shown .fate")).to_have_count(3)
    assert page.locator(".odds.shown").evaluate(
        """box => { const {top, bottom} = box.getBoundingClientRect(), chain = box.querySelector(".odds-chain");
             return top >= 0 && bottom <= innerHeight && chain.scrollHeight <= chain.clientHeight; }"""
    )


def test_a_rung_of_the_melee_ladder_sets_the_marks(host: Host, open_page: PageFactory, serious: Audit) -> None:
    """feel.md L10: the odds of every choice of targets, two rows face to face, their reply below."""
    men = {"1M4": ["Para squad 1"], "1N4": ["Grenadier squad 1", "Grenadier half-squad (1) 1"]}
    page = open_page(**QUIET)
    sit(page, host, placed(host, men, "take 1M4", "move", "step 1N4"), US)
    expect(page.locator(".facing > span").last.locator("svg")).to_have_count(2)
    expect(page.locator(".facing .u-body").first).not_to_have_css("fill", "rgb(0, 0, 0)")  # its side's colour
    rung = page.locator(".sheet-row", has=page.get_by_text("Grenadier half-squad (1) 1", exact=True))
    rung.click()
    expect(rung).to_have_attribute("aria-pressed", "true")
    expect(page.locator('.option[data-text="victim Grenadier squad 1"]')).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".sheet[data-sheet=reply] .sheet-row")).to_have_count(1)
    assert serious(page) == []


def test_a_walk_into_a_melee_shows_both_blows_first(host: Host, open_page: PageFactory, serious: Audit) -> None:
    """8.0: with the way on the button, and nothing else; Escape goes back; so does a step of who is on the way."""
    men = {"1M4": ["Para squad 1"], "1N4": ["Grenadier squad 1", "Grenadier half-squad (1) 1"]}
    page = open_page(**QUIET)
    sit(page, host, placed(host, men), US)
    page.mouse.click(*on_unit(page, "Para squad 1"))
    page.wait_for_selector(".unit.aimed")
    number = page.locator(".match").get_attribute("data-ask")
    page.mouse.click(*on_unit(page, "Grenadier squad 1"))
    page.locator(".menu-item", has_text="melee").click()
    for sheet, rows in (("blow", 3), ("reply", 1)):
        expect(page.locator(f".sheet[data-sheet={sheet}] .sheet-row")).to_have_count(rows)
        expect(page.locator(f".sheet[data-sheet={sheet}] .sheet-row").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".option").first).to_be_hidden()
    expect(page.locator("button.done small")).to_have_text(re.compile(r"your best blow \d+%, theirs \d+%"))
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    expect(page.locator(".option").first).to_be_visible()
    assert page.locator(".match").get_attribute("data-ask") == number, "nothing was given"
    answered(page, page.locator(".option", has=page.get_by_text("Move", exact=True)).click)
    page.mouse.click(*on_unit(page, "Grenadier squad 1"))
    expect(page.locator(".sheet[data-sheet=reply]")).to_be_visible()
    page.wait_for_timeout(360)
    answered(page, page.locator("button.done").click)
    expect(page.locator(".prompt")).to_contain_text("Melee in 1N4")


def test_smoke_strikes_out_the_lines_it_would_cut_and_letters_step(host: Host, open_page: PageFactory) -> None:
    """feel.md L9, 4: K, P and the others step through what they stand for, Enter takes it."""
    men = {"1I4": ["Para squad 1"], "1H8": ["Para squad 2"], "1H1": ["Grenadier squad 1"]}
    page = open_page(**QUIET)
    sit(page, host, placed(host, men), US)
    page.wait_for_selector(".option")
    page.keyboard.press("p")
    expect(page.locator("button.done")).to_be_focused()
    squad = GAME.box.unit_names.index("Para squad 1")
    click(page, f'.unit[data-id="unit:{squad}"] > .u-body')
    page.wait_for_selector(".option[data-text^=plan]")
    page.keyboard.press("k")
    expect(page.locator(".option:focus")).to_contain_text("smoke")
    page.keyboard.press("Enter")
    page.locator('.option[data-text="at 1H4"]').hover()
    expect(page.locator(".sight-cut")).to_have_count(1)
    expect(page.locator(".hex-laid .hx-smoke")).to_have_count(1)
    page.mouse.move(*on_board(page, '.spot[aria-label*="1I5"]'))
    expect(page.locator(".hex-laid .hx-smoke")).to_have_count(1)
    expect(page.locator(".sight-cut")).to_have_count(0)
    german = GAME.box.unit_names.index("Grenadier squad 1")
    page.mouse.move(*on_board(page, f'.unit[data-id="unit:{german}"] > .u-body'))
    expect(page.locator(".under-note")).to_contain_text("Spotted: there is nothing to hide in.")


def test_pointing_at_a_stack_outlines_who_could_act_with_it(host: Host, open_page: PageFactory) -> None:
    """feel.md L2: those a leader brings in are outlined, dotted, with his name; others are not."""
    men = {"1I4": ["Para squad 1", "Lt Sorensen"], "1I5": ["Para squad 2"], "1I6": ["Para squad 3"]}
    page = open_page(**QUIET)
    sit(page, host, placed(host, men), US)
    page.wait_for_selector(".option")

    def point(name: str) -> None:
        unit = GAME.box.unit_names.index(name)
        page.mouse.move(*on_board(page, f'.unit[data-id="unit:{unit}"] > .u-body'))

    point("Para squad 2")
    expect(page.locator(".hexmark.company")).to_have_count(1)
    expect(page.locator(".tag-text.tag-company")).to_have_text("together: Lt Sorensen")
    point("Para squad 3")
    expect(page.locator(".hexmark.company")).to_have_count(0)
    page.locator('.option[data-text="take 1I4"]').hover()
    expect(page.locator(".hexmark.company")).to_have_count(1)


def test_fire_at_movers_and_others_shows_both_totals(host: Host, open_page: PageFactory) -> None:
    """feel.md L6, 5.3: in the card before the shot, and in the log after it, each total has its own lines."""
    men = {"1H6": ["Para squad 1"], "1H3": ["Grenadier squad 1 (moved)", "Grenadier squad 2"]}
    far = {"1A4": ["Grenadier squad 4"], "1O1": ["Para squad 6"]}
    position = {"turn": 2, "active": "us", "phase": "operations", "units": {**men, **far}}
    options = checked_options(GAME, {})
    match = play_from(
        GAME, "vierville", options, GAME.place("vierville", options, position, KeyedDice(key_of("0")))
    )
    match.origin = position
    match.give("take 1H6")
    page = open_page(**QUIET)
    sit(page, host, brought(host, match, "me,friend"), US)
    page.locator('.option[data-text="fire 1H3"]').hover()
    tallies = page.locator(".odds .tally")
    expect(tallies).to_have_count(2)
    expect(tallies.nth(0)).to_contain_text("On Grenadier squad 1: +3 in all")
    expect(tallies.nth(0).locator("li")).to_have_count(2)
    expect(tallies.nth(0)).to_contain_text("moving target")
    expect(tallies.nth(1)).to_contain_text("On Grenadier squad 2: +2 in all")
    expect(tallies.nth(1).locator("li")).to_have_count(1)
    page.locator('.option[data-text="fire 1H3"]').click()
    line = page.locator('.line[data-kind="attack"]').last
    expect(line).to_contain_text("on Grenadier squad 1; ")
    line.locator("summary").click()
    expect(line.locator(".tally .modifiers")).to_have_count(2)


# -- two -------------------------------------------------------------------------------------------


def test_opportunity_fire_in_two_windows(host: Host, open_page: PageFactory) -> None:
    """feel.md L5: who moves waits; who watches sees the odds, fires in two clicks; an order answers by itself."""
    match = moment(watched)
    links = brought(host, match, "friend,friend")
    page = open_page(**QUIET)
    sit(page, host, links, US)
    mover = Player(host.address, links["tokens"][GERMANS])
    assert mover.scene["waiting"] == "us"
    expect(page.locator("button.done")).to_contain_text("Hold fire")
    expect(page.locator(".option-odds").first).to_contain_text("shaken or worse")
    expect(page.locator(".hexmark.aim")).to_be_attached()
    before = page.locator(".match").get_attribute("data-ask")
    page.locator('.option[data-text^="volley"]').first.click()
    page.wait_for_function("n => document.querySelector('.match').dataset.ask !== n", arg=before)
    if page.locator(".options.marks").count():
        page.locator("button.done").click()
    shots = len([line for line in match.log.events if line.kind == "attack"]) if match.log is not None else 0
    while len([line for line in mover.log if line["kind"] == "attack"]) == shots:
        mover.hear()
    page.keyboard.press("o")
    orders = page.locator("dialog[open] select")
    expect(orders.first).to_be_visible()
    orders.first.select_option("never")
    page.keyboard.press("Escape")
    expect(page.locator(".ask > .ask-notes")).to_contain_text(": Never")
    assert all(order["value"] == order["values"][0] for order in mover.scene["orders"]), "one's own alone"
    mover.close()


def test_till_they_stop_by_one_key_and_an_order_in_the_inspector(host: Host, open_page: PageFactory) -> None:
    """feel.md L5: H holds for the rest of the walk; a hex has its order where it is looked at, and a badge."""
    match = moment(watched)
    page = open_page(**QUIET)
    sit(page, host, brought(host, match, "me,friend"), US)
    expect(page.locator("button.moment")).to_contain_text("Hold till they stop")
    page.keyboard.press("n")
    page.locator(".inspector-orders summary").click()
    page.locator(".inspector-orders select").first.select_option("never")
    expect(page.locator(".ask > .ask-notes")).to_contain_text(": Never")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".prompt")).to_have_class(re.compile("waiting"))


def test_two_at_one_screen_need_no_curtain(host: Host, open_page: PageFactory) -> None:
    """feel.md 4: nothing is hidden between the sides: the question simply changes hands, and colour."""
    match = moment(watched)
    made = brought(host, match, "me,me")
    page = open_page(**QUIET)
    page.goto(host.address)
    here = [{"seat": side, "token": token} for side, token in zip(made["sides"], made["tokens"], strict=True)]
    kept = [{"token": made["tokens"][0], "added": 1, "watch": made["watch"], "here": here}]
    page.evaluate("kept => localStorage.setItem('grognard.matches', JSON.stringify(kept))", kept)
    page.goto(f"{host.address}/#/m/{made['tokens'][0]}")
    expect(page.locator("button.done")).to_contain_text("Hold fire")
    expect(page.locator(".match")).to_have_attribute("data-asked", "a")
    page.locator("button.done").click()
    expect(page.locator(".match")).to_have_attribute("data-asked", "b")
    expect(page.locator(".curtain")).to_have_count(0)
    page.evaluate("localStorage.setItem('grognard.settings', JSON.stringify({curtain: true}))")
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()


# -- little room -----------------------------------------------------------------------------------

IN_SIGHT = """which => {
    const all = [...document.querySelectorAll(".ask button")].filter(b => b.checkVisibility());
    const button = all.at(which);
    const box = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
"""Whether a button of the question lies where somebody could click on it."""


def turn_wheel(page: Page, by: int) -> None:
    box = page.locator(".ask").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, max(60, min(box["y"] + 30, page.evaluate("innerHeight") - 70)))
    page.mouse.wheel(0, by)


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1600, 950), (768, 1024), (844, 390)])
def test_every_answer_can_be_reached(host: Host, open_page: PageFactory, size: tuple[int, int]) -> None:
    """Opportunity fire with the goal open: what cannot be seen is scrolled to, first to last."""
    page = open_page(*size, **QUIET)
    sit(page, host, brought(host, moment(watched), "me,friend"), US)
    expect(page.locator(".option-odds").first).to_be_visible()
    if size[1] > 500 and page.locator(".goal:not([open])").count():
        page.locator(".goal > summary").click()
    for which, by in ((-1, 2000), (0, -2000)):
        turn_wheel(page, by if size[1] > 500 else by // 12)
        page.wait_for_function(IN_SIGHT, arg=which)
    expect(page.locator("button.done")).to_be_in_viewport()


def test_a_phone_on_its_side_shows_the_question_first(host: Host, open_page: PageFactory) -> None:
    page = open_page(844, 390, has_touch=True, is_mobile=True, **QUIET)
    sit(page, host, brought(host, moment(watched), "me,friend"), US)
    expect(page.locator(".option-odds").first).to_be_attached()
    for selector in (".prompt", ".option >> nth=0", "button.done"):
        expect(page.locator(selector)).to_be_in_viewport(ratio=0.9)


def test_an_enemy_says_why_it_cannot_be_fired_at_and_a_button_draws_the_line(
    host: Host, open_page: PageFactory, serious: Audit
) -> None:
    """10.0: with a stack selected the reason is the line of sight; the tool that shows it has a button."""
    page = open_page(**QUIET)
    men = {"1I4": ["Para squad 1"], "1G4": ["Para squad 2"], "1D5": ["Grenadier squad 1"]}
    sit(page, host, placed(host, men), US)
    page.wait_for_selector(".option")
    page.locator(".sight-tool").click()
    expect(page.locator("#toasts")).to_contain_text("First select")
    names = GAME.box.unit_names
    click(page, f'.unit[data-id="unit:{names.index("Para squad 1")}"] > .u-body')
    expect(page.locator(".inspector")).to_be_visible()
    page.mouse.move(*on_board(page, f'.unit[data-id="unit:{names.index("Grenadier squad 1")}"] > .u-body'))
    expect(page.locator(".why")).to_contain_text("There is no line of sight.")
    expect(page.locator(".block-sign")).to_be_attached()  # what it is about
    assert serious(page) == []
    page.locator(".sight-tool").click()
    expect(page.locator(".block-sign")).to_have_count(0)
    page.mouse.move(*on_board(page, f'.unit[data-id="unit:{names.index("Grenadier squad 1")}"] > .u-body'))
    expect(page.locator(".hex-tags")).to_contain_text("stone building")
