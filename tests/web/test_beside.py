"""Beside a real board in the browser: begun in the lobby, dice told or rolled by the program, slips put right."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tablehost import HTTP, Host, begin

from grognard.engine import record
from grognard.engine.notation import write_position
from grognard.games import folder_of, game_named, new_match
from pages import PHONE, QUIET, Audit, PageFactory


def sit(page: Page, host: Host, lang: str = "en") -> str:
    links = begin(host.address, game="heroes", scenario="ridge", seats=["me"], seed="board", beside=True)
    token: str = links["tokens"][0]
    page.goto(f"{host.address}/?lang={lang}#/m/{token}")
    page.wait_for_selector(".match[data-ask]")
    return token


def say(page: Page, label: str) -> None:
    page.locator(".option-label").get_by_text(label, exact=True).click()


def in_words(page: Page) -> None:
    page.locator("button.board-says").click()
    say(page, "Something else: in words")


def lay(page: Page, text: str) -> None:
    before = page.locator(".match").get_attribute("data-ask")
    in_words(page)
    page.locator(".board-form input").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_function("before => document.querySelector('.match').dataset.ask !== before", arg=before)


def until_a_die(page: Page) -> None:
    """Pass until the AI's turn asks for a die or a marker."""
    for _ in range(40):
        if page.locator("button.roll-here:visible").count():
            return
        before = page.locator(".match").get_attribute("data-ask")
        done = page.locator("button.done:enabled")
        if done.count():
            done.click()
            if page.locator("button.done.armed").count():
                page.wait_for_timeout(400)
                done.click()
        else:
            page.locator(".option").last.click()
        page.wait_for_function("before => document.querySelector('.match').dataset.ask !== before", arg=before)
        page.wait_for_timeout(50)
    raise AssertionError("no die was asked for")


def test_begun_in_the_lobby(host: Host, open_page: PageFactory, serious: Audit) -> None:
    page = open_page(**QUIET)
    page.goto(f"{host.address}/#/new/telemark")
    expect(page.locator("input[name=dice]")).to_have_count(3)
    page.goto(f"{host.address}/#/new/heroes")
    page.locator("input[name=dice][value=beside]").check()
    expect(page.get_by_text("The game lies on your table")).to_be_visible()
    assert serious(page) == []
    page.locator("form button[type=submit], button.start").first.click()
    page.wait_for_selector(".match[data-ask]")
    expect(page.locator("button.board-says")).to_be_visible()


def test_a_slip_is_put_right(host: Host, open_page: PageFactory, serious: Audit) -> None:
    page = open_page(**QUIET)
    token = sit(page, host)
    lay(page, "caps: 1")
    expect(page.locator(".log, .latest").get_by_text("The board says otherwise: caps: 1.").first).to_be_attached()
    in_words(page)
    assert serious(page) == []
    page.locator(".board-form input").fill("caps: 99")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text("99 CAPs")
    saved = record.decode(HTTP.get(f"{host.address}/api/save/{token}").content)
    assert [laid.what for laid in saved.laid] == ["caps: 1"]


def test_a_counter_is_put_elsewhere_by_clicks(host: Host, open_page: PageFactory, serious: Audit) -> None:
    """feel.md H8: a counter, where it is, how it is; the difference stands there before it is laid, and what would
    not fit gets a sentence."""
    page = open_page(**QUIET)
    token = sit(page, host)
    ids = [piece.get_attribute("data-id") or "" for piece in page.locator(".unit").all()]
    names = {id: game_named("heroes").noun("unit", int(id.partition(":")[2]), "en") for id in ids}
    lmg = next(id for id, name in names.items() if name.startswith("LMG"))
    page.locator("button.board-says").click()
    expect(page.locator(".prompt")).to_contain_text("What lies otherwise")
    page.locator(f'.unit[data-id="{lmg}"] > .u-body').first.click(force=True)
    expect(page.locator(".prompt")).to_contain_text(re.compile(r"LMG \d\d is [A-N]\d\d, north(-east)? here"))
    expect(page.locator(".prompt")).to_contain_text("as here")
    say(page, "spent")
    say(page, "south")
    say(page, "Pinned")
    say(page, "Hit: no")
    expect(page.locator(".prompt")).to_contain_text(re.compile(r"On your board: [A-N]\d\d, south, spent\."))
    assert serious(page) == []
    space = page.locator('.spot[aria-label^="K09"]')
    box = space.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".prompt")).to_contain_text("On your board: K09, south, spent.")
    before = page.locator(".match").get_attribute("data-ask")
    page.locator("button.done").click()
    page.wait_for_function("before => document.querySelector('.match').dataset.ask !== before", arg=before)
    said = [laid.what for laid in record.decode(HTTP.get(f"{host.address}/api/save/{token}").content).laid]
    assert len(said) == 1
    assert re.fullmatch(r"K09: .*LMG \d\d \(S, spent\)", said[0])
    page.locator("button.board-says").click()
    page.keyboard.press("Escape")  # lets go of who is still selected
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).not_to_contain_text("What lies otherwise")


def test_the_program_rolls_for_me(host: Host, open_page: PageFactory) -> None:
    page = open_page(**PHONE)
    sit(page, host)
    expect(page.locator("button.roll-here")).to_be_hidden()
    until_a_die(page)
    before = page.locator(".match").get_attribute("data-ask")
    page.locator("button.roll-here").click()
    page.wait_for_function("before => document.querySelector('.match').dataset.ask !== before", arg=before)


def test_from_a_position_typed_by_hand(host: Host, open_page: PageFactory, serious_by_day_and_night: Audit) -> None:
    """feel.md H8: what lies on the table is typed as a line; one that cannot be is told why, and nothing begins."""
    page = open_page(**QUIET, complains=True)  # of what was refused
    page.goto(f"{host.address}/#/new/heroes")
    expect(page.locator(".position-row")).to_be_hidden()
    page.locator("input[name=dice][value=beside]").check()
    assert serious_by_day_and_night(page, ".new-form") == []
    page.locator(".position-row textarea").fill("heroes/1 ridge {caps: 99}")
    page.locator(".start-row button").click()
    expect(page.locator(".new-form .problem")).to_contain_text("99")
    match = new_match(game_named("heroes"), "ridge", {}, "laid")
    line = write_position(match.game, "ridge", match.state)
    page.locator(".position-row textarea").fill(line)
    page.locator(".start-row button").click()
    page.wait_for_selector(".match[data-ask]")
    expect(page.locator(".brief h1")).to_have_text("The ridge")
    expect(page.locator("button.board-says")).to_be_visible()
    lay(page, "caps: 1")
    expect(page.locator(".log, .latest").get_by_text("The board says otherwise: caps: 1.").first).to_be_attached()
    token = page.url.rpartition("/")[2]
    saved = record.decode(HTTP.get(f"{host.address}/api/save/{token}").content)
    assert saved.start and [laid.what for laid in saved.laid] == ["caps: 1"]


def test_with_a_deck_of_ones_own(tmp_path: Path, open_page: PageFactory) -> None:
    """The file is chosen among the rules in play; a mistake in it is told by its name."""
    own = Host(tmp_path / "table", own=tmp_path / "own")
    mine = tmp_path / "mine.yaml"
    mine.write_bytes((folder_of("heroes") / "bear" / "orders.yaml").read_bytes())
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("source: mine\ncards: 7\n", encoding="utf-8")
    page = open_page(**QUIET, complains=True)  # of what was refused
    page.goto(f"{own.address}/#/new/telemark")
    page.locator(".rules-in-play summary").click()
    expect(page.locator("input[name=deck]")).to_have_count(0)
    page.goto(f"{own.address}/#/new/heroes")
    page.locator("input[name=dice][value=beside]").check()
    page.locator(".rules-in-play summary").click()
    page.locator("input[name=deck]").set_input_files(wrong)
    page.locator(".start-row button").click()
    expect(page.locator(".new-form .problem")).to_contain_text("wrong.yaml")
    page.locator("input[name=deck]").set_input_files(mine)
    page.locator("button.lang-switch").click()
    expect(page.locator(".start-row button")).to_have_text("Empezar")
    assert page.locator("input[name=deck]").evaluate("field => field.files[0].name") == "mine.yaml"
    page.locator(".start-row button").click()
    page.wait_for_selector(".match[data-ask]")
    token = page.url.rpartition("/")[2]
    saved = record.decode(HTTP.get(f"{own.address}/api/save/{token}").content)
    assert saved.options["deck"]
    until_a_die(page)
    page.goto("about:blank")
    own.stop()
