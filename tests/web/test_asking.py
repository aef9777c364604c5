"""Asked in the browser: whoever points at what cannot be chosen reads why, with the section."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tablehost import Host, begin
from tinygames import hosting

from pages import PHONE, QUIET, Audit, PageFactory, listen

FAR = "One goes only to the next post."


host = hosting("outpost")


class Seat:
    """The page of the north at a new match, and what it said to the table."""

    def __init__(self, host: Host, page: Page) -> None:
        self.page = page
        self.sent: list[dict[str, Any]] = []
        links = begin(host.address, game="outpost", scenario="short", seats=["me", "me"], seed="open wood")
        listen(page, "websocket", self.opened)
        page.goto(f"{host.address}/#/m/{links['tokens'][0]}")
        page.wait_for_selector(".match[data-ask] .option")

    def opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def wondered(self) -> list[str]:
        """What the table was asked about."""
        return [message["about"] for message in self.sent if message["type"] == "why"]

    def thing(self, id: str) -> str:
        return f'.board [data-id="{id}"]'


def test_pointing_at_what_cannot_be_chosen_says_why(host: Host, open_page: PageFactory, serious: Audit) -> None:
    seat = Seat(host, open_page(**QUIET))
    page = seat.page
    expect(page.locator(".why")).to_be_hidden()
    page.locator(seat.thing("post:4")).hover(force=True)
    expect(page.locator(".why")).to_contain_text(FAR)
    expect(page.locator(".why .chip")).to_have_text("§2")
    assert serious(page) == []
    page.locator(".why .chip").hover()
    page.wait_for_timeout(2000)
    expect(page.locator(".why")).to_be_visible()
    page.locator(".prompt").hover()
    expect(page.locator(".why")).to_be_hidden()
    page.locator(seat.thing("post:4")).hover(force=True)
    expect(page.locator(".why")).to_contain_text(FAR)
    assert seat.wondered() == ["post:4"], "it is asked for once"
    page.locator(".done, .option").filter(has_text="Rest").first.click()
    expect(page.locator(".why")).to_be_hidden()


def test_passing_over_the_board_asks_nothing(host: Host, open_page: PageFactory) -> None:
    seat = Seat(host, open_page(**QUIET))
    box = seat.page.locator("svg.board").bounding_box()
    assert box is not None
    for at in range(20):
        seat.page.mouse.move(box["x"] + box["width"] * at / 20, box["y"] + box["height"] / 2)
    seat.page.locator(".prompt").hover()
    seat.page.wait_for_timeout(700)
    assert seat.wondered() == []


def test_what_can_be_chosen_needs_no_reason(host: Host, open_page: PageFactory) -> None:
    seat = Seat(host, open_page(**QUIET))
    seat.page.locator(".board .space.glow").hover(force=True)
    seat.page.wait_for_timeout(700)
    assert seat.wondered() == []


def test_a_reason_goes_at_once_when_the_pointer_is_on_what_can_be_chosen(
    host: Host, open_page: PageFactory
) -> None:
    seat = Seat(host, open_page(**QUIET))
    page = seat.page
    page.locator(seat.thing("post:4")).hover(force=True)
    expect(page.locator(".why")).to_contain_text(FAR)
    page.locator(".board .space.glow").hover(force=True)
    assert page.locator(".why").is_hidden()
    page.locator(seat.thing("post:4")).hover(force=True)
    expect(page.locator(".why")).to_contain_text(FAR)
    page.locator(seat.thing("soldier:0")).hover(force=True)
    assert page.locator(".why").is_hidden(), "something else is spoken of"


def test_a_finger_that_rests_says_why(host: Host, open_page: PageFactory, serious: Audit) -> None:
    seat = Seat(host, open_page(**PHONE, **QUIET))
    page = seat.page
    box = page.locator(seat.thing("post:4")).bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".why")).to_contain_text("Dora is of the other side.")
    told = page.locator(".why").bounding_box()
    assert told is not None and told["x"] >= 0 and told["x"] + told["width"] <= PHONE["width"]
    assert serious(page) == []
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".why").is_visible(), "it stays for a while"
    page.locator(".prompt").tap()
    page.touchscreen.tap(20, box["y"] + 60)
    expect(page.locator(".why")).to_be_hidden()


def test_the_focus_says_why(host: Host, open_page: PageFactory) -> None:
    """A stack that cannot be chosen can be reached by the keyboard."""
    seat = Seat(host, open_page(**QUIET))
    seat.page.locator('.board .stack[data-place="post:4"]').focus()
    expect(seat.page.locator(".why")).to_contain_text(FAR)
    expect(seat.page.locator("#announcer")).to_contain_text(FAR)


# -- sets -----------------------------------------------------------------------------------------


def volley(host: Host, page: Page) -> Seat:
    """The north is asked who fires."""
    seat = Seat(host, page)
    page.locator(".option", has_text="Rest").click()
    expect(page.locator(".prompt")).to_have_text("Who fires?")
    return seat


def answered(seat: Seat) -> list[dict[str, Any]]:
    return [message for message in seat.sent if message["type"] in ("answer", "commit")]


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_set_is_one_question_with_toggles(
    host: Host, open_page: PageFactory, serious: Audit, size: dict[str, Any]
) -> None:
    seat = volley(host, open_page(**size, **QUIET))
    page = seat.page
    toggles = page.locator(".options .option[aria-pressed]")
    expect(toggles).to_have_text(
        ["1Ada fires", "2Ada leads", "3Bea fires", "4Bea leads", "5Cora fires", "6Cora leads"]
    )
    expect(page.locator(".option[aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".option.barred")).to_have_text(["5Cora fires"])
    expect(page.locator("button.done")).to_have_text("Volley⏎")
    page.locator(".option", has_text="Cora leads").click()
    expect(page.locator(".outlook")).to_contain_text("1/6")
    page.locator(".option", has_text="Ada fires").click()
    expect(page.locator(".outlook")).to_contain_text("1/3")
    expect(page.locator(".option[aria-pressed=true]")).to_have_text(["1Ada fires", "6Cora leads"])
    expect(page.locator(".board .piece.chosen")).to_have_count(2)
    assert serious(page) == []
    page.locator(".option", has_text="Bea leads").click()
    expect(page.locator("#toasts")).to_contain_text("One, and only one, leads a volley.")
    expect(page.locator(".option[aria-pressed=true]")).to_have_text(["1Ada fires", "6Cora leads"])
    assert len(answered(seat)) == 1, "nothing is answered before the commit"
    page.locator("button.done").click()
    expect(page.locator(".prompt")).to_have_text("Who sleeps?")
    assert page.locator(".toast").count() == 0, "what was refused is told no longer than until something is done"
    assert answered(seat)[1]["texts"] == ["fire Ada", "lead Cora"]
    expect(page.locator(".board .piece.chosen")).to_have_count(3)
    expect(page.locator(".option[aria-pressed=true]")).to_have_text(
        ["1Ada is awake", "2Bea is awake", "3Cora is awake"]
    )
    page.locator(".option", has_text="Bea is awake").click()
    expect(page.locator(".option[aria-pressed=true]")).to_have_count(2)
    page.locator(".option", has_text="Bea is awake").click()
    expect(page.locator(".option[aria-pressed=true]")).to_have_count(3)
    page.locator(".option", has_text="Ada is awake").click()
    page.locator("button.done").click()
    expect(page.locator(".prompt")).to_have_text("Waiting for South.")
    assert answered(seat)[2]["texts"] == ["sleep Ada"]


def test_a_set_is_marked_on_the_board_and_by_keys(host: Host, open_page: PageFactory) -> None:
    seat = volley(host, open_page(**QUIET))
    page = seat.page
    page.locator(seat.thing("soldier:2")).click()
    page.locator(".menu-item", has_text="Cora leads").click()
    expect(page.locator(".option[aria-pressed=true]")).to_have_text(["6Cora leads"])
    page.evaluate("document.activeElement.blur()")
    page.locator("body").press("3")
    expect(page.locator(".option[aria-pressed=true]")).to_have_text(["3Bea fires", "6Cora leads"])
    page.locator("body").press("6")
    expect(page.locator(".option[aria-pressed=true]")).to_have_text(["3Bea fires"])
    expect(page.locator("button.done")).to_be_disabled()
    page.locator("body").press("6")
    page.locator("body").press("3")
    expect(page.locator(".option[aria-pressed=true]")).to_have_text(["6Cora leads"])
    page.locator("body").press("Enter")
    expect(page.locator(".prompt")).to_have_text("Who sleeps?")
    assert answered(seat)[1]["texts"] == ["lead Cora"]
    page.locator(seat.thing("soldier:1")).click()
    expect(page.locator(".option[aria-pressed=true]")).to_have_text(["1Ada is awake", "3Cora is awake"])


def test_enter_means_what_the_button_says(host: Host, open_page: PageFactory) -> None:
    """After a click or a number the focus rests on no answer; who moved it to one by keys takes that."""
    seat = volley(host, open_page(**QUIET))
    page = seat.page
    page.locator(".option", has_text="Cora leads").click()
    expect(page.locator("button.done")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_have_text("Who sleeps?")
    page.locator(".option", has_text="Cora is awake").click()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".option[aria-pressed=true]")).to_have_text(["2Bea is awake"])
    page.keyboard.press("3")
    page.locator(seat.thing("soldier:1")).click()
    expect(page.locator(".option[aria-pressed=true]")).to_have_text(["3Cora is awake"])
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_have_text("Waiting for South.")
    assert answered(seat)[2]["texts"] == ["sleep Ada", "sleep Bea"]
