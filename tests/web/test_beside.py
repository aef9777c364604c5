"""Beside a real board in the browser: begun in the lobby, dice told or rolled by the program, slips put right."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tablehost import HTTP, Host, begin

from grognard.engine import record
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


def test_the_program_rolls_for_me(host: Host, open_page: PageFactory) -> None:
    page = open_page(**PHONE)
    sit(page, host)
    expect(page.locator("button.roll-here")).to_be_hidden()
    until_a_die(page)
    before = page.locator(".match").get_attribute("data-ask")
    page.locator("button.roll-here").click()
    page.wait_for_function("before => document.querySelector('.match').dataset.ask !== before", arg=before)
