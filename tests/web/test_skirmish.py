"""The tiny hex game played in the browser: select and see, a click, a second click for dice, orders, a recap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tablehost import Host, Player, begin
from tinygames import hosting

from pages import PHONE, QUIET, Audit, PageFactory

pytestmark = pytest.mark.plain

host = hosting("skirmish")


class Table:
    """Red before a browser, blue at a friend's."""

    def __init__(self, host: Host, page: Page, seats: tuple[str, str] = ("me", "friend")) -> None:
        self.links = begin(host.address, game="skirmish", scenario="hedgerow", seats=list(seats))
        self.page = page
        page.goto(f"{host.address}/#/m/{self.links['tokens'][0]}")
        page.wait_for_selector(".match[data-ask] .option")
        self.blue = Player(host.address, self.links["tokens"][1])

    def asks(self, words: str) -> None:
        expect(self.page.locator(".prompt")).to_have_text(words)

    def select(self, unit: str) -> None:
        """A click on a counter, and what it could do."""
        box = self.page.locator(f'.unit[data-id="{unit}"] > .u-body').bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(self.page.locator(".spot.reach").first).to_be_attached()

    def spot(self, hex: str) -> None:
        box = self.page.locator(f'.spot[data-id="{hex}"]').bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def heard_nothing(self) -> None:
        with pytest.raises(TimeoutError):
            self.blue.socket.recv(timeout=0.2)


@pytest.fixture
def table(host: Host, open_page: PageFactory) -> Iterator[Table]:
    made = Table(host, open_page(**QUIET))
    yield made
    made.blue.close()


def test_a_unit_is_selected_and_moves_with_the_next_click(table: Table) -> None:
    table.select("unit:2")
    heads = table.page.locator(".options .group-head")
    expect(heads).to_have_text(["Move", "Fire", "Other"])
    table.asks("Which unit acts?")
    table.heard_nothing()
    table.spot("hex:4")
    table.asks("What does Red gun do?")
    expect(table.page.locator("button.undo")).to_be_enabled()
    table.heard_nothing()
    table.page.keyboard.press("u")
    table.asks("Which unit acts?")
    expect(table.page.locator("button.undo")).to_be_disabled()
    expect(table.page.locator("button.undo")).to_have_attribute(
        "title", "Nothing has been answered yet that could be taken back."
    )
    table.heard_nothing()


def test_shift_takes_back_one_answer(table: Table) -> None:
    table.select("unit:2")
    table.spot("hex:4")
    table.asks("What does Red gun do?")
    table.page.keyboard.press("Shift+U")
    expect(table.page.locator(".option", has_text="Move to 1A5")).to_be_visible()


def test_what_rolls_waits_for_a_second_click(table: Table) -> None:
    table.select("unit:2")
    table.page.locator(".option", has_text="Fire at Blue 1").click()
    done = table.page.locator("button.done")
    expect(done).to_have_class("done armed")
    expect(done).to_contain_text("Fire at Blue 1")
    expect(done.locator("small")).to_have_text("42% hit")
    table.heard_nothing()
    table.page.keyboard.press("Escape")
    expect(done).not_to_have_class("done armed")
    table.page.locator(".option", has_text="Fire at Blue 1").click()
    expect(done).to_have_class("done armed")
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".prompt.waiting")).to_be_visible()
    assert table.blue.hear()["scene"]["log"][0]["kind"] == "shot"


def test_a_group_is_chosen_by_toggles(table: Table) -> None:
    table.select("unit:0")
    plan = table.page.locator(".option", has_text="Fire at Blue gun")
    plan.click()
    table.asks("Who fires at Blue gun too?")
    table.heard_nothing()
    member = table.page.locator('.option[data-text="join Red 2"]')
    member.click()
    expect(member).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator(".outlook")).to_be_visible()
    table.page.locator("button.done").click()
    assert table.blue.hear()["scene"]["log"][0]["kind"] == "shot"


def test_a_reaction_and_a_recap_of_what_was_done(table: Table) -> None:
    table.page.locator('.option[data-text="activate Red gun"]').click()
    table.page.locator("button.done").click()
    table.blue.hear()
    answers = ["activate Blue gun", "move 1F5", "move 1E5"]
    table.blue.say(type="plan", ask=table.blue.ask, answers=answers)
    if table.blue.options() and table.blue.scene["ask"]["kind"] == "act":
        table.blue.answer("done")
    expect(table.page.locator(".prompt")).not_to_have_class("prompt waiting")
    recap = table.page.locator(".recap")
    expect(recap).to_be_visible()
    expect(table.page.locator(".trail")).to_have_count(1)  # where the gun went
    count = table.page.locator(".recap-count")
    whole = count.text_content()
    table.page.keyboard.press(",")
    expect(count).not_to_have_text(whole or "")
    table.page.keyboard.press(".")
    expect(count).to_have_text(whole or "")
    table.page.keyboard.press(",")
    expect(count).not_to_have_text(whole or "")
    table.page.keyboard.press("Escape")
    expect(count).to_have_text(whole or "")
    table.page.keyboard.press(",")
    table.select("unit:0")
    expect(count).to_have_text(whole or "")  # nobody chooses on a board as it was


def test_an_order_is_given_and_answers(table: Table) -> None:
    table.page.keyboard.press("o")
    dialog = table.page.locator("dialog[open]")
    dialog.get_by_label("Never").check()
    expect(table.page.locator(".ask > .ask-notes")).to_contain_text("Fire at who moves: Never")
    table.page.keyboard.press("Escape")
    table.page.locator('.option[data-text="activate Red gun"]').click()
    table.page.locator("button.done").click()
    table.blue.hear()
    table.blue.answer("activate Blue gun")
    table.blue.answer("move 1E3")
    while table.blue.scene.get("waiting") == "red":
        table.blue.hear()
    assert table.blue.scene["ask"]["kind"] == "act", "nobody had to answer"


HEAR = """() => { const {send} = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (text.includes('"why"')) console.log("asked");
    send.call(this, text); }; }"""


def test_why_not(table: Table) -> None:
    table.page.locator('.option[data-text="activate Red gun"]').click()
    table.asks("What does Red gun do?")
    here, beside = (table.page.locator(f'.spot[data-id="hex:{at}"]').bounding_box() for at in (2, 7))
    assert here is not None and beside is not None
    x = here["x"] + here["width"] / 2 + 2 * (beside["x"] - here["x"])
    expect(table.page.locator(".spot.reach").first).to_be_attached()
    table.page.wait_for_timeout(300)
    table.page.mouse.move(x, here["y"] + here["height"] / 2)
    table.page.wait_for_timeout(300)
    table.page.mouse.move(x + 3, here["y"] + here["height"] / 2)
    expect(table.page.locator(".why")).to_contain_text("It is not the next hex.")
    table.page.keyboard.press("u")
    table.asks("Which unit acts?")
    with table.page.expect_event("console", lambda said: said.text == "asked"):
        table.page.evaluate(HEAR)
        for step in (0, 4):
            table.page.mouse.move(x + step, here["y"] + here["height"] / 2)
    table.page.wait_for_timeout(300)
    assert table.page.locator(".why").is_hidden(), "nothing bars it: the question is another"


def test_on_a_phone_by_touch(host: Host, open_page: PageFactory, serious: Audit) -> None:
    phone: dict[str, Any] = {**PHONE, **QUIET}
    table = Table(host, open_page(**phone))
    box = table.page.locator('.unit[data-id="unit:2"] > .u-body').bounding_box()
    assert box is not None
    table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(table.page.locator(".options .group-head").first).to_be_attached()
    table.page.locator(".option", has_text="Move to 1A5").tap()
    table.asks("What does Red gun do?")
    assert serious(table.page) == []
    table.blue.close()
