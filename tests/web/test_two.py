"""A game for two in the browser: one screen passed on, a friend by link, spectators, a rematch; and the bell."""

from __future__ import annotations

import re

import pytest
import sqlalchemy as sa
from playwright.sync_api import Page, expect
from tablehost import Host, Player, begin
from tinygames import hosting

from grognard.table.serve import entrance
from grognard.table.store import Batch, Store
from pages import PHONE, QUIET, Audit, PageFactory

NORTH = re.compile("Ash|Cedar|Elm|Gorse|Ivy")
SOUTH = re.compile("Birch|Durmast|Fir|Hazel|Juniper")


host = hosting("duel")


def sit(page: Page, host: Host, north: str, south: str) -> None:
    """A new duel from the lobby, by clicking."""
    page.goto(host.address)
    page.locator("[data-game=duel] .button.primary").click()
    for at, who in enumerate((north, south)):
        page.locator(f".segment:has(input[name=seat-{at}][value={who}])").click()
    page.locator(".start-row button").click()


def shown(page: Page) -> str:
    """Everything the page holds, seen or not."""
    text: str = page.evaluate("document.documentElement.outerHTML + document.title")
    return text


def curtain(page: Page, side: str) -> None:
    expect(page.locator(".curtain h1")).to_have_text(re.compile(f"{side}$"))
    assert page.locator(".match, .menu, dialog").count() == 0


def go_on(page: Page) -> None:
    page.wait_for_timeout(550)
    page.locator(".curtain button").click()
    page.wait_for_selector(".match[data-ask] .option")


def test_two_on_one_screen_hide_their_cards_from_each_other(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    sit(page, host, "me", "me")
    curtain(page, "North")
    assert not NORTH.search(shown(page))
    assert not SOUTH.search(shown(page))
    go_on(page)
    page.get_by_role("tab", name="Cards").click()
    assert NORTH.search(shown(page))
    assert not SOUTH.search(shown(page))
    page.locator(".option", has_text="Draw another").click()
    curtain(page, "South")
    assert not NORTH.search(shown(page)), "not even for a screen reader"
    expect(page.locator(".curtain button")).to_be_focused()
    go_on(page)
    assert SOUTH.search(shown(page))
    assert not NORTH.search(shown(page))
    page.locator(".option", has_text="Keep it").click()
    curtain(page, "North")
    expect(page.locator(".curtain-news")).to_contain_text("south keeps its card")
    assert not re.search(f"{NORTH.pattern}|{SOUTH.pattern}", shown(page))
    page.reload()
    curtain(page, "North")
    page.goto(host.address)
    expect(page.locator(".match-row")).to_have_count(1)
    expect(page.locator(".match-row")).to_have_attribute("data-state", "yours")
    page.locator(".match-link").click()
    curtain(page, "North")


def test_a_replay_on_one_screen_shows_nobody_the_other_hand(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    sit(page, host, "me", "me")
    curtain(page, "North")
    go_on(page)
    page.locator(".top-tools a[href^='#/r/']").click()
    page.wait_for_selector(".replay .line-text")
    assert NORTH.search(shown(page)), "North has the screen"
    own = page.url
    page.goto(host.address)
    page.locator(".match-row a[href^='#/r/']").click()
    page.wait_for_selector(".replay")
    assert not re.search(f"{NORTH.pattern}|{SOUTH.pattern}", shown(page))
    page.locator(".replay-links a").first.click()
    curtain(page, "North")
    page.goto(host.address)
    page.wait_for_selector(".match-row")
    page.goto(own)
    curtain(page, "North")
    assert not NORTH.search(shown(page))
    page.wait_for_timeout(550)
    page.locator(".curtain button").click()
    page.wait_for_selector(".replay")


def test_all_matches_can_be_reached_from_the_lobby(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    page.goto(host.address)
    page.wait_for_selector(".game-card")
    tokens = [
        begin(host.address, game="duel", scenario="short", seats=["me", "bot"])["tokens"][0] for _ in range(14)
    ]
    page.evaluate(
        "tokens => import('/web/js/net.js').then(net => tokens.forEach(token => net.keep({ token, added: 1e12 })))",
        tokens,
    )
    page.reload()
    expect(page.locator(".match-row")).to_have_count(12)
    expect(page.locator(".match-title").first).to_contain_text("North")
    page.get_by_role("button", name="Show all 14").click()
    expect(page.locator(".match-row")).to_have_count(14)
    expect(page.locator(".match-row").nth(12).locator(".match-link")).to_be_focused()


def test_one_screen_by_keyboard_in_spanish_to_the_end_and_a_rematch(host: Host, open_page: PageFactory) -> None:
    page = open_page(**PHONE, **QUIET, locale="es-ES")
    page.goto(f"{host.address}/#/new/duel")
    page.locator("input[name=seat-1][value=me]").focus()
    page.keyboard.press("Space")
    expect(page.locator(".seats .hint")).to_contain_text("Dos en una pantalla")
    page.locator(".start-row button").press("Enter")
    for side in ("North", "South", "North", "South"):
        expect(page.locator(".curtain h1")).to_have_text(f"Pasa la pantalla a {side}")
        page.keyboard.press("Enter")  # too early: it may still be the other's key
        expect(page.locator(".curtain h1")).to_be_visible()
        page.wait_for_timeout(550)
        page.keyboard.press("Enter")
        page.wait_for_selector(".match[data-ask] .option")
        page.keyboard.press("1")
    expect(page.locator(".end h2")).to_have_text(re.compile("Gana (North|South)"))
    expect(page.locator(".verify")).to_be_visible()
    page.locator(".rematch").press("Enter")
    curtain(page, "North")
    page.goto(host.address)
    expect(page.locator(".match-row")).to_have_count(2)


def test_a_friend_by_link_and_somebody_who_looks_on(host: Host, open_page: PageFactory) -> None:
    mine = open_page(**QUIET)
    sit(mine, host, "friend", "me")
    links = mine.locator(".link-row input")
    expect(links).to_have_count(3)
    friend, own, watch = (links.nth(i).input_value() for i in range(3))
    assert len({friend, own, watch}) == 3
    mine.keyboard.press("Escape")
    expect(mine.locator(".prompt")).to_have_text("Waiting for North.")
    expect(mine.locator(".ask > .ask-notes")).to_contain_text("You play South. What the others do is shown")
    theirs, looking = open_page(**QUIET), open_page(**QUIET)
    theirs.goto(friend)
    looking.goto(watch)
    theirs.get_by_role("tab", name="Cards").click()
    theirs.locator(".option", has_text="Draw another").click()
    for side in (mine, theirs, mine):
        side.locator(".option", has_text="Keep it").click()
        side.wait_for_selector(".prompt.waiting, .end:visible")
        assert not re.search(f"{NORTH.pattern}|{SOUTH.pattern}", shown(looking)) or side is mine
        assert not SOUTH.search(shown(theirs)) or theirs.locator(".end").is_visible()
    for side in (mine, theirs):
        expect(side.locator(".end h2")).to_have_text(re.compile("You have (won|lost)"))
    assert mine.locator(".end h2").inner_text() != theirs.locator(".end h2").inner_text()
    expect(looking.locator(".end h2")).to_have_text(re.compile("(North|South) wins"))
    expect(looking.locator(".rematch")).to_have_count(0)
    theirs.locator(".rematch").click()
    expect(theirs.locator(".toast")).to_contain_text("same button")
    expect(theirs.locator(".prompt")).to_have_text("Waiting for North.")
    mine.locator(".rematch").click()
    expect(mine.locator(".toast")).to_contain_text("there already")
    expect(mine.locator(".prompt")).to_have_text("Keep your card?")
    mine.locator(".option", has_text="Keep it").click()
    expect(theirs.locator(".prompt")).to_have_text("Keep your card?")


@pytest.mark.parametrize("against", ["me", "bot", "friend"])
def test_a_match_from_the_command_line_is_as_one_made_here(
    host: Host, open_page: PageFactory, against: str
) -> None:
    page = open_page(**QUIET)
    made = begin(host.address, game="duel", scenario="short", seats=["me", against])
    page.goto(entrance(host.address, made))
    if against == "me":
        curtain(page, "North")
        go_on(page)
    elif against == "friend":
        links = page.locator(".link-row input")
        expect(links).to_have_count(3)
        assert [links.nth(i).input_value().rpartition("/")[2] for i in range(3)] == [
            made["tokens"][1],
            made["tokens"][0],
            made["watch"],
        ]
        page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_have_text("Keep your card?")
    page.go_back()
    expect(page.locator(".match-row")).to_have_count(1)
    assert page.url.endswith("/#/")


def test_a_click_that_may_mean_several_things_opens_a_menu(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    token = begin(host.address, game="duel", scenario="short", seats=["me", "friend"])["tokens"][0]
    page.goto(f"{host.address}/#/m/{token}")
    guard = page.locator(".board .glow").first
    guard.click()
    expect(page.locator(".menu-item")).to_have_text(["Keep it", "Draw another"])
    expect(page.locator(".menu-item").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
    guard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".menu")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("north draws another card")


def test_the_bell_rings_when_the_page_is_hidden(host: Host, open_page: PageFactory) -> None:
    page = open_page(alone=True, **QUIET)
    page.add_init_script(
        """
        window.notices = [];
        window.Notification = class {
          static permission = "granted";
          static requestPermission() { return Promise.resolve("granted"); }
          constructor(title, how) { window.notices.push([title, how.body]); }
        };
        window.away = false;
        Object.defineProperty(document, "hidden", { get: () => window.away });
        """
    )
    tokens = begin(host.address, game="duel", scenario="short", seats=["me", "friend"])["tokens"]
    page.goto(f"{host.address}/#/m/{tokens[0]}")
    page.wait_for_selector(".match[data-ask]")
    page.get_by_role("button", name="Settings").click()
    page.locator(".tick input").last.check()
    page.keyboard.press("Escape")
    assert page.title().startswith("● Your turn")
    page.locator(".option").first.click()
    expect(page.locator(".prompt")).to_have_text("Waiting for South.")
    assert "●" not in page.title()
    page.evaluate("window.away = true")
    other = Player(host.address, tokens[1])
    other.answer("keep")
    page.wait_for_function("() => window.notices.length === 1")
    assert page.evaluate("window.notices") == [["The Duel: it is your turn", "Keep your card?"]]
    assert page.title().startswith("● Your turn")
    other.close()


def test_a_line_of_a_running_match_opens_the_replay_there(host: Host, open_page: PageFactory) -> None:
    page = open_page(1440, 900, **QUIET)
    token = begin(host.address, seed="lines")["tokens"][0]
    player = Player(host.address, token)
    for _ in range(8):
        player.answer(player.options()[0])
    player.close()
    page.goto(f"{host.address}/#/m/{token}")
    page.wait_for_selector(".match[data-ask]")
    line = page.locator(".log .line-text").nth(3)
    words = line.inner_text()
    line.click()
    page.wait_for_url(f"**/r/{token}/line/3")
    expect(page.locator(".log .line.now")).to_be_visible()
    before = page.locator(".log .line:not(.ahead) .line-text").all_inner_texts()
    assert words in before
    assert page.locator(".log .line.ahead").count()
    page.locator(".replay-links a").first.click()
    page.wait_for_selector(".match[data-ask] .option")


def test_the_buttons_beside_the_board_zoom(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    token = begin(host.address)["tokens"][0]
    page.goto(f"{host.address}/#/m/{token}")
    page.wait_for_selector(".match[data-ask]")
    root = page.locator(".board .root")
    whole = root.get_attribute("transform")
    assert whole is not None
    page.get_by_role("button", name="Closer").press("Enter")
    expect(root).not_to_have_attribute("transform", whole)
    page.get_by_role("button", name="The whole board").press("Enter")
    expect(root).to_have_attribute("transform", whole)


def test_a_full_disk_is_told_in_the_browser(
    host: Host, open_page: PageFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(**QUIET)
    token = begin(host.address)["tokens"][0]
    page.goto(f"{host.address}/#/m/{token}")
    page.wait_for_selector(".match[data-ask]")
    asked = page.locator(".prompt").inner_text()

    def failing(store: Store, connection: sa.Connection, batch: Batch) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, OSError("disk full"))

    with monkeypatch.context() as full:
        full.setattr(Store, "_commit", failing)
        page.locator(".option").first.click()
        expect(page.locator(".toast.bad")).to_contain_text("could not write to its disk")
    expect(page.locator(".prompt")).to_have_text(asked)
    page.wait_for_timeout(1500)
    page.locator(".option").first.click()
    expect(page.locator(".prompt")).not_to_have_text(asked)


def test_axe_finds_nothing_serious_where_two_play(
    host: Host, open_page: PageFactory, serious_by_day_and_night: Audit
) -> None:
    page = open_page(**PHONE, **QUIET)
    page.goto(f"{host.address}/#/new/duel")
    page.wait_for_selector(".new-form")
    assert serious_by_day_and_night(page) == []
    sit(page, host, "me", "me")
    for first in (True, False, False, False):
        page.wait_for_selector(".curtain")
        assert not first or serious_by_day_and_night(page) == []
        go_on(page)
        page.locator(".option").first.click()
    page.wait_for_selector(".end:visible")
    assert serious_by_day_and_night(page) == []
    page.get_by_role("button", name="Links").click()
    assert serious_by_day_and_night(page, "dialog") == []
