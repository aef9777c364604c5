"""The client against the real server: whole matches by hand, and a helpful sentence wherever something fails."""

from __future__ import annotations

import json
import os
import random
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
import tablehost
from playwright.sync_api import Page, expect
from tablehost import HTTP

from conformance import THOROUGH
from golden import FOLDER
from grognard.engine import record
from grognard.games import match_at
from pages import PHONE, QUIET, Audit, PageFactory, listen

ROOT = Path(__file__).parents[2]
LAST_STAND = (
    "telemark/1 freshman {segment: combat, units: {Kalhovd: [Commando 1]}, force: [Commando 1], deck: [],"
    " battle: {hostiles: [Infantry 2A, Infantry 2B, Gestapo], line: [Commando 1], edge: raiders, round: 1}}"
)
"""Few shots from the end of a mission, and odds to be seen before each."""
SHOTS = os.environ.get("GROGNARD_SHOTS", "")
"""A folder to keep screenshots in, if one is named."""


class Served:
    """`grognard serve` in a process of its own, on one port and one data folder however often it is started."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "grognard", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/api/words").read()
                return
            except (urllib.error.URLError, ConnectionError):
                assert self.process.poll() is None, "the server ended by itself"
                time.sleep(0.05)
        raise AssertionError("the server did not answer")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(15)
            self.process = None


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("table"))
    served.start()
    yield served
    served.stop()


def picture(page: Page, name: str) -> None:
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


# -- playing --------------------------------------------------------------------------------------


def sit(page: Page, table: Served, position: str = "", saved: bytes = b"") -> str:
    """At a match: a new one, one from a position, or one that was saved; the token of the seat."""
    if position:
        saved = record.encode(match_at(position, {}, "c")[0])
    if saved:
        made = HTTP.post(f"{table.url}/api/import", content=saved).raise_for_status().json()
    else:
        made = tablehost.begin(table.url, seed="shell")
    token: str = made["tokens"][0]
    page.goto(f"{table.url}/#/m/{token}")
    page.wait_for_selector(f'.top a[href="#/r/{token}"]')
    page.wait_for_selector(".match[data-ask]")
    return token


def begin(page: Page, url: str, scenario: str = "gunnerside", seed: str = "shell") -> str:
    """From the lobby into a new match, by clicking; the token of the seat."""
    page.goto(url)
    page.locator("[data-game=telemark] .primary").click()
    page.locator(f".scenario:has(input[value={scenario}])").click()
    page.locator(".segment:has(input[value=seed])").click()
    page.locator(".seed-row input").fill(seed)
    page.locator(".start-row button").click()
    page.wait_for_selector(".match[data-ask]")
    return page.url.rpartition("/")[2]


def standing(page: Page) -> str:
    return page.locator(".match").get_attribute("data-ask") or ""


def answered(page: Page, before: str) -> None:
    """Wait until the page shows another question, or the end."""
    page.wait_for_function(
        "(before) => ![undefined, before].includes(document.querySelector('.match')?.dataset.ask)", arg=before
    )


def click_on(page: Page, chooser: random.Random) -> bool:
    """Click one of the buttons the question offers, of a set one mark and the commit; whether the match goes on."""
    if page.locator(".end").is_visible():
        return False
    before = standing(page)
    if page.locator(".options.marks").count():
        mark_one(page, chooser)
        answered(page, before)
        return True
    offered = page.locator(".option:visible, .actions .done:enabled")
    count = offered.count()
    assert count, page.locator(".panel").inner_text()
    offered.nth(chooser.randrange(count)).click()
    answered(page, before)
    return True


def mark_one(page: Page, chooser: random.Random) -> None:
    """Mark or unmark one member of a set, and commit what is then marked; as before, where that is no set."""
    members = page.locator(".options.marks .option[aria-pressed]:not(.barred)")
    done = page.locator(".actions .done")
    text = members.nth(chooser.randrange(members.count())).get_attribute("data-text")
    one = page.locator(f'.options.marks .option[data-text="{text}"]')
    one.click()
    page.wait_for_timeout(150)
    if done.is_disabled():
        one.click()
    expect(done).to_be_enabled()
    done.click()


def play_out(page: Page, seed: int = 1, most: int = 250) -> int:
    chooser = random.Random(seed)
    for count in range(most):
        if not click_on(page, chooser):
            return count
    raise AssertionError(f"the match is not over after {most} answers")


def verify_dice(page: Page) -> None:
    page.locator(".verify").click()
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "good")
    good, total = re.findall(r"\d+", page.locator(".verdict p").nth(1).inner_text())[:2]
    assert good == total != "0"


@pytest.mark.both
def test_a_stranger_plays_a_mission_by_clicking(table: Served, open_page: PageFactory) -> None:
    page = open_page(1440, 900, **QUIET)
    page.goto(table.url)
    expect(page.locator("[data-game=telemark] h3")).to_have_text("Heroes of Telemark")
    begin(page, table.url)
    assert page.title().startswith("●")
    assert play_out(page) > 10
    expect(page.locator(".end h2")).to_have_text(re.compile("You have (won|lost)"))
    assert page.locator(".end-how").inner_text()
    verify_dice(page)
    page.get_by_role("tab", name="Luck").click()
    expect(page.locator(".luck").first).to_be_visible()
    picture(page, "end")


def test_what_glows_on_the_board_can_be_clicked(table: Served, open_page: PageFactory) -> None:
    page = open_page(1440, 900, **QUIET)
    sit(page, table, "telemark/1 gunnerside {segment: force, units: {Froystul: [Commando 1]}}")
    glowing = page.locator(".board .layer-spaces .glow")
    expect(glowing).to_have_count(4)
    before = standing(page)
    glowing.first.click(position=None, force=True)
    if page.locator(".menu").is_visible():
        page.locator(".menu-item").first.click()
    answered(page, before)


def test_a_mission_by_keyboard_alone(table: Served, open_page: PageFactory) -> None:
    page = open_page(1280, 800, **QUIET)
    page.goto(table.url)
    page.wait_for_selector("[data-game=telemark]")
    press_until(page, "Tab", "[data-game=telemark] .button.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".new-form")
    press_until(page, "Tab", "input[name=scenario]")
    page.keyboard.press("ArrowDown")
    press_until(page, "Tab", ".start-row button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".match[data-ask]")
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    chooser = random.Random(3)
    for turn in range(250):
        if page.locator(".end").is_visible():
            break
        before = standing(page)
        options = page.locator(".option").count()
        done = page.locator(".actions .done:enabled").count()
        if page.locator(".options.marks").count():  # a set: the first of it, and the commit
            page.keyboard.press("1")
            expect(page.locator(".actions .done")).to_be_enabled()
            press_until(page, "ArrowDown", ".actions .done")
            page.keyboard.press("Enter")
            answered(page, before)
            continue
        pick = chooser.randrange(min(options, 9) + done)
        if pick < options and turn % 3 == 0:
            text = page.locator(".option").nth(pick).get_attribute("data-text")
            press_until(page, "ArrowDown", f'.option[data-text="{text}"]')
            page.keyboard.press("Enter")
        elif pick < options:
            page.keyboard.press(str(pick + 1))
        else:
            press_until(page, "ArrowDown", ".actions .done")
            page.keyboard.press("Enter")
        answered(page, before)
    expect(page.locator(".end")).to_be_visible()
    press_until(page, "Tab", ".verify")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "good")


def press_until(page: Page, key: str, selector: str, most: int = 80) -> None:
    """Press a key until what has the focus is the thing wanted."""
    for _ in range(most):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never reaches {selector}")


def test_undo_takes_back_and_the_shortcut_does_too(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    sit(page, table)
    click_on(page, random.Random(1))
    asked = page.locator(".prompt").inner_text()
    before = standing(page)
    page.locator(".option").first.click()
    answered(page, before)
    before = standing(page)
    page.keyboard.press("u")
    answered(page, before)
    assert page.locator(".prompt").inner_text() == asked


def test_a_mission_in_spanish(table: Served, open_page: PageFactory) -> None:
    page = open_page(locale="es-ES", **QUIET)
    begin(page, table.url, "freshman")
    assert page.locator("html").get_attribute("lang") == "es"
    for _ in range(3):
        click_on(page, random.Random(5))
    sit(page, table, LAST_STAND)
    assert play_out(page, 5) > 1
    expect(page.locator(".end h2")).to_have_text(re.compile("Has (ganado|perdido)"))
    verify_dice(page)
    expect(page.locator(".verdict")).to_contain_text("Todo en orden")


def test_who_wants_no_motion_waits_for_none(table: Served, open_page: PageFactory) -> None:
    """A transition, however short, shows the old state until a frame is drawn."""
    page = open_page(**QUIET)
    sit(page, table)
    moving = page.evaluate(
        """() => [...document.querySelectorAll("*")].filter((node) => {
            const style = getComputedStyle(node);
            return style.transitionDuration !== "0s" || style.animationName !== "none";
        }).length"""
    )
    assert moving == 0


def test_the_language_changes_in_the_middle_of_a_match(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    sit(page, table)
    chooser = random.Random(4)
    for _ in range(6):
        click_on(page, chooser)
    lines = page.locator(".log .line").count()
    page.locator(".lang-switch").click()
    expect(page.locator("[data-tab=log]")).to_have_text("Diario")
    expect(page.locator(".log .line")).to_have_count(lines)
    expect(page.locator(".log .line").first).to_contain_text("misión", ignore_case=True)
    click_on(page, chooser)
    assert page.locator("html").get_attribute("lang") == "es"


def test_a_mission_on_a_phone(table: Served, open_page: PageFactory) -> None:
    page = open_page(**PHONE, **QUIET)
    begin(page, table.url, "grouse")
    for selector in (".actions .undo", ".actions .done", ".option >> nth=0", ".prompt"):
        expect(page.locator(selector)).to_be_in_viewport(ratio=0.9)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .line").last).to_be_in_viewport()
    expect(page.locator(".actions .done")).to_be_in_viewport(ratio=0.9)
    page.get_by_role("tab", name="Log").click()
    for _ in range(3):
        click_on(page, random.Random(6))
    sit(page, table, LAST_STAND)
    assert play_out(page, 6) > 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".end h2")).to_be_in_viewport()
    picture(page, "phone-end")


def test_undo_and_done_stay_where_they_are(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    sit(page, table)
    chooser = random.Random(8)
    sizes = [(390, 844), (1280, 720), (1920, 1080)]
    places: dict[tuple[int, int], set[tuple[int, int]]] = {size: set() for size in sizes}
    for _ in range(8):
        for (width, height), seen in places.items():
            page.set_viewport_size({"width": width, "height": height})
            box = page.locator(".actions").bounding_box()
            assert box is not None
            seen.add((round(box["x"]), round(box["y"] + box["height"])))
        if not click_on(page, chooser):
            break
    for (_, height), seen in places.items():
        [(_, bottom)] = seen
        assert bottom <= height


def test_odds_are_shown_before_a_shot(table: Served, open_page: PageFactory) -> None:
    page = open_page(1440, 900, **QUIET)
    sit(page, table, LAST_STAND)
    page.wait_for_selector(".option .option-odds")
    before = standing(page)
    option = page.locator(".option-item:has(.option-odds)").first
    option.hover()
    expect(option.locator(".odds")).to_be_visible()
    shares = [eval_fraction(x) for x in option.locator(".odds-lines small").all_inner_texts()]
    assert abs(sum(shares) - 1) < 1e-9
    page.mouse.move(5, 5)
    expect(option.locator(".odds")).to_be_hidden()
    page.keyboard.press("ArrowDown")
    press_until(page, "ArrowDown", ".option-item:has(.option-odds) .option")
    expect(page.locator(".odds.shown")).to_be_visible()
    assert standing(page) == before, "looking changes nothing"


def eval_fraction(text: str) -> float:
    top, bottom = text.split("/")
    return int(top) / int(bottom)


def test_a_rule_chip_opens_the_gist(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    sit(page, table)
    page.locator(".ask .chip").click()
    expect(page.locator("dialog .gist")).to_be_visible()
    assert len(page.locator("dialog .gist").inner_text()) > 20
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".ask .chip")).to_be_focused()


def test_sections_without_a_number_are_named_in_the_language(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET, locale="es-ES")
    page.goto(f"{table.url}/#/learn/telemark")
    expect(page.locator("[data-section=Airborne] .section-id")).to_have_text("Aterrizaje")
    expect(page.locator("[data-section='15.1'] .section-id")).to_have_text("15.1")
    chips = set(page.locator(".see .chip").all_text_contents())
    assert "Combate" in chips and "§15.1" in chips
    assert not chips & {"CRT", "TEC", "Airborne", "Random", "§Combate"}
    names = page.locator(".see .chip").evaluate_all("chips => chips.map((chip) => chip.ariaLabel)")
    assert "Regla Combate" in names and "Regla 15.1" in names


def test_a_single_option_is_taken_by_itself_if_wished(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    page.goto(table.url)
    page.evaluate("localStorage.setItem('grognard.settings', JSON.stringify({forced: true, lang: 'en'}))")
    sit(page, table)
    chooser = random.Random(9)
    for _ in range(12):
        page.wait_for_function("() => document.querySelectorAll('.option, .actions .done:enabled').length !== 1")
        if not click_on(page, chooser):
            break


def test_my_own_dice_are_asked_for_as_dice(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    page.goto(f"{table.url}/#/new/telemark")
    page.locator(".segment:has(input[value=typed])").click()
    page.locator(".start-row button").click()
    page.wait_for_selector(".match[data-ask]")
    chooser = random.Random(1)
    while not page.locator(".dice-row").count():
        assert click_on(page, chooser)
    expect(page.locator(".dice-row .die")).to_have_count(6)


# -- save, close, reopen, continue; replay; learn --------------------------------------------------


def test_save_close_reopen_continue(table: Served, open_page: PageFactory, tmp_path: Path) -> None:
    page = open_page(**QUIET)
    token = begin(page, table.url)
    chooser = random.Random(7)
    for _ in range(5):
        click_on(page, chooser)
    asked, lines = page.locator(".prompt").inner_text(), page.locator(".log .line").count()
    with page.expect_download() as download:
        page.locator(".top a[download]").click()
    saved = tmp_path / "match.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text())["game"] == "telemark"

    again = page.context.new_page()
    page.close()
    again.goto(table.url)
    row = again.locator(".match-row")
    expect(row).to_contain_text("Gunnerside")
    expect(row).to_contain_text("Your turn")
    row.locator("a").first.click()
    again.wait_for_selector(".match[data-ask]")
    assert again.locator(".prompt").inner_text() == asked
    expect(again.locator(".log .line")).to_have_count(lines)
    click_on(again, chooser)

    other = open_page(**QUIET)
    other.goto(table.url)
    other.wait_for_selector("[data-game=telemark]")
    other.locator("input[type=file]").set_input_files(saved)
    other.wait_for_selector(".match[data-ask]")
    assert other.locator(".prompt").inner_text() == asked
    assert token not in other.url
    click_on(other, chooser)

    other.goto(table.url)
    expect(other.locator(".match-row")).to_have_count(1)
    other.evaluate(
        """(text) => {
             const carried = new DataTransfer();
             carried.items.add(new File([text], "match.json", {type: "application/json"}));
             document.dispatchEvent(new DragEvent("drop", {dataTransfer: carried, cancelable: true}));
           }""",
        saved.read_text(),
    )
    other.wait_for_selector(".match[data-ask]")
    assert other.locator(".prompt").inner_text() == asked


def test_a_bot_plays_alone(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    page.goto(f"{table.url}/#/new/telemark")
    page.locator(".segment:has(input[value=bot])").click()
    page.locator(".start-row button").click()
    page.wait_for_selector(".match[data-ask]")
    page.wait_for_function("() => Number(document.querySelector('.match').dataset.ask) > 2")
    expect(page.locator(".option")).to_have_count(0)


def test_two_tabs_on_one_seat_see_the_same(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    sit(page, table)
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(".match[data-ask]")
    click_on(page, random.Random(1))
    expect(second.locator(".match")).to_have_attribute("data-ask", standing(page))
    click_on(second, random.Random(2))
    expect(page.locator(".match")).to_have_attribute("data-ask", standing(second))


def test_replay_to_the_end(table: Served, open_page: PageFactory) -> None:
    page = open_page(1440, 900, **QUIET)
    sit(page, table, saved=(FOLDER / "match-gunnerside-won-objective.json").read_bytes())
    page.locator(".end-buttons a[href^='#/r/']").click()
    expect(page.locator(".replay-controls .count")).to_have_text(re.compile(r"^0 of \d+$"))
    count = int(page.locator(".replay-controls .count").inner_text().split()[-1])
    assert count > 20
    for at in range(1, 9):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".replay-controls .count")).to_have_text(f"{at} of {count}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".replay-controls .count")).to_have_text(f"{count} of {count}")
    expect(page.locator(".answered")).to_have_text("The match is over")
    page.get_by_role("button", name="Back one answer").click()
    expect(page.locator(".replay-controls .count")).to_have_text(f"{count - 1} of {count}")
    page.locator(".log .line-text").nth(3).click()
    expect(page.locator(".log .line.ahead").first).to_be_attached()
    page.locator("input[type=range]").fill(str(count // 2))
    expect(page.locator(".replay-controls .count")).to_have_text(f"{count // 2} of {count}")
    picture(page, "replay")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".replay-controls .count")).to_have_text(f"{count // 2 + 1} of {count}")
    page.get_by_role("button", name="Pause").click()
    with page.expect_download():
        page.locator(".replay-links a[download]").click()


LEARNED = [
    ("telemark", "tactical edge"),
    ("incursion", "reaction fire"),
    ("locknload", "leadership"),
    ("heroes", "fire zone"),
]


IN_SIGHT = """() => { const box = (name) => document.querySelector(name).getBoundingClientRect();
  const at = box(".option.wanted"), list = box(".options");
  return at.top >= list.top - 1 && at.bottom <= Math.min(box(".actions").top, list.bottom) + 1; }"""


@pytest.mark.parametrize(("game", "words"), LEARNED)
def test_learn_the_rules_and_walk_through_lessons(
    table: Served, open_page: PageFactory, game: str, words: str
) -> None:
    page = open_page(1280, 800, **QUIET)
    page.goto(f"{table.url}/#/learn/{game}")
    page.locator(".search").fill(words)
    expect(page.locator(".section:visible").first).to_be_visible()
    assert 0 < page.locator(".section:visible").count() < 30
    page.locator(".section:visible summary").first.click()
    expect(page.locator(".section[open] .gist").first).to_be_visible()
    page.locator(".search").fill("zzzz")
    expect(page.locator(".book .quiet")).to_contain_text("Try another word")
    lessons = page.locator(".lesson-card").count()
    assert lessons >= 6
    page.locator(".lesson-card").first.click()
    # Over HTTP all are walked through in every run (tests/table/test_protocol.py).
    for number in range(1, lessons + 1) if THOROUGH else (1, 2, 3, lessons):
        if number == lessons:
            page.goto(f"{table.url}/#/learn/{game}/lesson/{lessons}")
        page.wait_for_url(f"**/lesson/{number}")
        expect(page.locator(".crumb")).to_contain_text(f"{number} of {lessons}")
        for _ in range(12):
            wanted = page.locator(".option.wanted")
            if not wanted.count():
                break
            assert page.evaluate(IN_SIGHT), "the answer it wants is to be seen without scrolling"
            wanted.click()
        expect(page.locator(".lesson-word")).to_contain_text("That was the lesson")
        page.locator(".actions .done").click()
    page.wait_for_selector(".new-form")


def test_a_lesson_says_which_side_is_played(table: Served, open_page: PageFactory) -> None:
    page = open_page(1440, 900, **QUIET)
    page.goto(f"{table.url}/#/learn/incursion/lesson/5")
    side = page.locator(".lesson-side")
    expect(side).to_have_text("You play the Germans")
    expect(page.locator(".in-play .card")).to_contain_text("Low on Ammo")
    page.locator(".option", has_text="Play Blackout").click()
    expect(page.locator(".lesson-word")).to_contain_text("The rules allow that too")
    page.locator(".option.wanted").click()
    page.locator(".option.wanted").click()
    expect(side).to_have_text("Now you play the Allies")
    expect(side).to_have_attribute("data-side", "allies")
    expect(page.locator("#announcer")).to_contain_text("Now you play the Allies")
    page.keyboard.press("ArrowLeft")
    expect(side).to_have_text("You play the Germans")


def test_a_lesson_on_a_phone_keeps_what_is_to_be_chosen_in_sight(table: Served, open_page: PageFactory) -> None:
    page = open_page(**PHONE, **QUIET)
    page.goto(f"{table.url}/#/learn/incursion/lesson/9")
    expect(page.locator(".lesson-where")).to_contain_text("Step 1 of 9")
    for step in range(2, 10):
        page.locator(".option.wanted").click()
        expect(page.locator(".lesson-where")).to_contain_text(f"Step {step} of 9")
        expect(page.locator(".option.wanted")).to_be_in_viewport(ratio=1)
    page.locator(".option.wanted").click()
    expect(page.locator(".lesson-ask .prompt")).to_have_text("The match is over")


# -- what goes wrong -------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["m", "r"])
def test_a_wrong_link(table: Served, open_page: PageFactory, room: str) -> None:
    page = open_page(**QUIET)
    page.goto(f"{table.url}/#/{room}/{'x' * 32}")
    expect(page.get_by_role("alert")).to_contain_text("leads to no match")
    expect(page.locator(".top-tools a")).to_have_count(0)
    page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(page.locator("[data-game=telemark]")).to_be_visible()


@pytest.mark.parametrize("address", ["#/m/short", "#/nowhere", "#/new/chess", "#/m/%00%zz", "#/r/../../x"])
def test_an_address_that_means_nothing(table: Served, open_page: PageFactory, address: str) -> None:
    page = open_page(**QUIET)
    page.goto(f"{table.url}/{address}")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name="To the lobby", exact=True)).to_be_visible()


def test_a_match_that_is_gone_leaves_the_list(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    page.goto(table.url)
    page.evaluate("localStorage.setItem('grognard.matches', JSON.stringify([{token: 'y'.repeat(32), added: 1}]))")
    page.reload()
    page.wait_for_selector("[data-game=telemark]")
    expect(page.locator(".match-row")).to_have_count(0)
    page.wait_for_function("() => localStorage.getItem('grognard.matches') === '[]'")


def test_a_damaged_save(table: Served, open_page: PageFactory, tmp_path: Path) -> None:
    page = open_page(complains=True, **QUIET)  # the refusal is an error in the console
    page.goto(table.url)
    page.wait_for_selector("[data-game=telemark]")
    for content in (b"not a save", b"{}", b'{"game": "telemark", "answers": 3}', b"\xff\xfe\x00"):
        damaged = tmp_path / "damaged.json"
        damaged.write_bytes(content)
        page.locator("input[type=file]").set_input_files(damaged)
        expect(page.locator(".problem")).to_contain_text("damaged.json could not be opened")
        assert len(page.locator(".problem").inner_text()) > 50
        page.evaluate("document.querySelector('.problem').hidden = true")
    expect(page.locator("[data-game=telemark]")).to_be_visible()


def test_a_server_that_goes_away_and_comes_back(table: Served, open_page: PageFactory) -> None:
    page = open_page(complains=True, **QUIET)  # a lost connection is an error in the console
    lobby = open_page(complains=True, **QUIET)
    lobby.goto(table.url)
    lobby.wait_for_selector("[data-game=telemark]")
    sit(page, table)
    chooser = random.Random(1)
    for _ in range(3):
        click_on(page, chooser)
    asked = page.locator(".prompt").inner_text()
    try:
        table.stop()
        expect(page.locator("#banner")).to_contain_text("Your match is safe")
        picture(page, "lost")
        page.locator(".option").first.click()  # goes nowhere, and says so
        expect(page.locator(".toast")).to_contain_text("Your match is safe")
        lobby.locator("[data-game=telemark] .primary").click()
        expect(lobby.get_by_role("alert")).to_contain_text("The table does not answer")
    finally:
        table.start()
    expect(page.locator("#banner")).to_be_hidden()
    assert page.locator(".prompt").inner_text() == asked
    click_on(page, chooser)
    lobby.get_by_role("button", name="Try again").click()
    expect(lobby.locator(".new-form")).to_be_visible()


# -- for everybody ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("theme", "size"), [("light", "desk"), ("dark", "phone")])
def test_axe_finds_nothing_serious(
    table: Served, open_page: PageFactory, serious: Audit, theme: str, size: str
) -> None:
    how = PHONE if size == "phone" else {"width": 1440, "height": 900}
    page = open_page(**how, color_scheme=theme, **QUIET)
    found: dict[str, list[str]] = {}
    sit(page, table)
    found["match"] = serious(page)
    token = sit(page, table, LAST_STAND)
    page.wait_for_selector(".option :is(.option-odds, .option-chance) >> visible=true")
    if size == "desk":
        page.locator(".option").first.hover()
    found["odds"] = serious(page)
    picture(page, f"odds-{theme}-{size}")
    for tab in ("Cards", "Boxes", "Luck"):
        page.get_by_role("tab", name=tab).click()
        found[tab] = serious(page, "[role=tabpanel]:not([hidden])")
    page.get_by_role("button", name="Settings").click()
    found["settings"] = serious(page, "dialog")
    page.keyboard.press("Escape")
    for name, address, ready in (
        ("lobby", "#/", ".match-row"),
        ("new", "#/new/telemark", ".new-form"),
        ("replay", f"#/r/{token}", ".replay-controls"),
        ("learn", "#/learn/telemark", ".section"),
        ("lesson", "#/learn/telemark/lesson/4", ".lesson .option"),
        ("lesson-sides", "#/learn/incursion/lesson/5", ".lesson .option"),
        ("lost", "#/m/nothing", ".empty"),
    ):
        page.goto(f"{table.url}/{address}")
        page.wait_for_selector(ready)
        page.wait_for_timeout(150)
        found[name] = serious(page)
        picture(page, f"{name}-{theme}-{size}")
    assert {name: what for name, what in found.items() if what} == {}


def test_a_screen_reader_hears_the_question_and_the_log(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    sit(page, table)
    expect(page.locator("#announcer")).to_contain_text("Which leader goes with you?")
    before = standing(page)
    page.locator(".option").first.click()
    answered(page, before)
    expect(page.locator("#announcer")).to_contain_text("joins at")
    assert page.locator("#announcer").get_attribute("aria-live") == "polite"


def test_nothing_is_asked_of_another_host(table: Served, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    asked: list[str] = []
    listen(page, "request", lambda request: asked.append(request.url))
    begin(page, table.url)
    page.goto(f"{table.url}/#/learn/telemark")
    page.wait_for_selector(".section")
    assert asked
    assert [url for url in asked if not url.startswith(table.url)] == []


def test_every_word_of_the_client_is_there_and_used() -> None:
    used = set()
    prefixes = set()
    for path in (ROOT / "src/grognard/web/js").rglob("*.js"):
        text = path.read_text(encoding="utf-8")
        used |= set(re.findall(r'"(web-[a-z-]+[a-z])"', text))
        prefixes |= set(re.findall(r"`(web-[a-z-]+-)\$", text))
    prefixes |= {"web-side-", "web-zone-"}  # what all games share; the rest comes with their scenes
    for lang in ("en", "es"):
        text = (ROOT / f"src/grognard/text/{lang}/web.ftl").read_text(encoding="utf-8")
        there = dict(re.findall(r"^(web-[a-z-]+) = (.+)$", text, re.M))
        assert used - set(there) == set()
        ones = {f"{w}-one" for w in used}
        assert {w for w in set(there) - used - ones if not any(w.startswith(p) for p in prefixes)} == set()
        assert not [w for w, words in there.items() if "->" in words]


def test_the_types_hold() -> None:
    checked = subprocess.run(
        [
            str(Path(sys.executable).with_name("npx")),
            "-y",
            "-p",
            "typescript",
            "tsc",
            "-p",
            str(ROOT / "src/grognard/web/tsconfig.json"),
        ],
        check=False,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout
