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


def lay(page: Page, text: str) -> None:
    before = page.locator(".match").get_attribute("data-ask")
    page.locator("button.board-says").click()
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
    page.locator("button.board-says").click()
    assert serious(page) == []
    page.locator(".board-form input").fill("caps: 99")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text("99 CAPs")
    saved = record.decode(HTTP.get(f"{host.address}/api/save/{token}").content)
    assert [laid.what for laid in saved.laid] == ["caps: 1"]


def test_who_is_selected_is_put_elsewhere(host: Host, open_page: PageFactory) -> None:
    """feel.md H8: a counter, that the board says otherwise, where it is: the words are there already."""
    page = open_page(**QUIET)
    sit(page, host)
    heroes = game_named("heroes")
    names = {piece.get_attribute("data-id"): piece for piece in page.locator(".unit").all()}
    unit = next(id for id in names if id and heroes.noun("unit", int(id.partition(":")[2]), "en").startswith("LMG"))
    page.locator(f'.unit[data-id="{unit}"] > .u-body').first.click(force=True)
    expect(page.locator(".inspector:not([hidden])")).to_be_visible()
    page.locator("button.board-says").click()
    expect(page.locator(".board-form input")).to_have_value(re.compile(r"^[A-N]\d\d: LMG \d\d$"))


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
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert page.locator("input[name=deck]").evaluate("field => field.files[0].name") == "mine.yaml"
    page.locator(".start-row button").click()
    page.wait_for_selector(".match[data-ask]")
    token = page.url.rpartition("/")[2]
    saved = record.decode(HTTP.get(f"{own.address}/api/save/{token}").content)
    assert saved.options["deck"]
    until_a_die(page)
    page.goto("about:blank")
    own.stop()
