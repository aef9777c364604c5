"""The lobby and what leads from it: matches put out of sight, a new match at a glance, the index searched."""

from __future__ import annotations

import re
import sqlite3

import pytest
from playwright.sync_api import Page, Route, expect
from tablehost import HTTP, Host, begin

from grognard.text import LANGUAGES, percent, say
from pages import QUIET, PageFactory


def known(page: Page, host: Host, *tokens: str) -> None:
    """A lobby that knows these matches."""
    page.goto(host.address)
    page.evaluate(
        "(tokens) => localStorage.setItem('grognard.matches',"
        " JSON.stringify(tokens.map((token, i) => ({token, added: 1e12 + i, watch: 'w' + i}))))",
        tokens,
    )
    page.reload()
    expect(page.locator(".match-row")).to_have_count(len(tokens))


def test_a_match_put_out_of_sight_can_be_taken_back_and_brought_back(host: Host, open_page: PageFactory) -> None:
    first, second = (begin(host.address, scenario=s)["tokens"][0] for s in ("grouse", "freshman"))
    page = open_page(**QUIET)
    known(page, host, first, second)
    rows = page.locator(".match-row:not(.leaving)")
    page.get_by_role("button", name="Remove Grouse").click()
    expect(rows).to_have_count(1)
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_focused()
    back.click()
    expect(rows).to_have_count(2)
    expect(page.locator(".match-row").first).to_contain_text("Grouse")
    for name in ("Grouse", "Freshman"):
        page.get_by_role("button", name=f"Remove {name}").click()
    expect(rows).to_have_count(0)
    page.reload()
    expect(page.locator(".forgotten summary")).to_have_text("Forgotten matches (2)")
    expect(page.locator(".continue .match-row:visible")).to_have_count(0)
    page.locator(".forgotten summary").click()
    expect(page.locator(".forgotten .match-row")).to_have_count(2)
    page.get_by_role("button", name="Bring back Freshman").click()
    expect(page.locator(".match-list:not(.forgotten *) .match-row")).to_contain_text("Freshman")
    expect(page.locator(".forgotten summary")).to_have_text("Forgotten matches (1)")
    kept = page.evaluate("JSON.parse(localStorage.getItem('grognard.matches'))")
    assert {k["token"]: k["watch"] for k in kept} == {first: "w0", second: "w1"}, "nothing about them was lost"
    page.goto(f"{host.address}/#/m/{first}")
    page.wait_for_selector(".match[data-ask]")
    page.goto(host.address)
    expect(page.locator(".match-row")).to_have_count(2)
    expect(page.locator(".forgotten")).to_have_count(0)


@pytest.mark.parametrize("game", ["telemark", "incursion"])
def test_a_new_match_can_be_started_at_a_glance(host: Host, open_page: PageFactory, game: str) -> None:
    page = open_page(1280, 800, **QUIET)
    page.goto(f"{host.address}/#/new/{game}")
    expect(page.locator(".start-row button")).to_be_in_viewport(ratio=1)
    expect(page.locator(".start-row button")).to_be_enabled()
    friends = page.locator("input[value=friend]")
    expect(friends).to_have_count(0 if game == "telemark" else 2)
    for scenario in page.locator(".scenario").all():
        expect(scenario.locator(".measured")).to_have_text(re.compile(r"\d+ decisions.*\d+ (min|h).*\d+ in 100"))
    strength = page.locator(".strength")
    expect(strength).to_contain_text("random answers", ignore_case=True)
    last = page.locator(".rules-in-play")
    last.locator("summary").click()
    last.scroll_into_view_if_needed()
    expect(page.locator(".start-row button")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".start-row button")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_who_plays_tells_how_long_it_takes(host: Host, open_page: PageFactory) -> None:
    page = open_page(1280, 800, **QUIET)
    page.goto(f"{host.address}/#/new/incursion")
    measured = page.locator(".scenario .measured").first
    alone = int(re.findall(r"\d+", measured.inner_text())[0])
    page.locator(".segment:has(input[name=seat-1][value=me])").click()
    both = int(re.findall(r"\d+", measured.inner_text())[0])
    assert both > 1.5 * alone
    for seat in (0, 1):
        page.locator(f".segment:has(input[name=seat-{seat}][value=bot])").click()
    expect(measured).not_to_contain_text("decisions")


@pytest.mark.parametrize(
    ("game", "lang", "words"),
    [("telemark", "en", ["quick", "strong"]), ("incursion", "es", ["rápido", "fuerte"])],
)
def test_the_computer_is_offered_quick_and_strong(
    host: Host, open_page: PageFactory, game: str, lang: str, words: list[str]
) -> None:
    page = open_page(1280, 800, locale=lang, **QUIET)
    page.goto(f"{host.address}/#/new/{game}")
    seats = page.locator("fieldset.seats .seat")
    for seat in seats.all():
        assert [x for x in seat.locator(".segment").all_inner_texts() if any(word in x for word in words)] == [
            say(lang, "web-seat-bot"),
            say(lang, "web-seat-strong"),
        ]
    for word in words:
        expect(page.locator(".strength")).to_contain_text(word)
    seats.last.locator(".segment:has(input[value=strong])").click()
    page.locator(".start-row button").click()
    page.wait_for_selector(".match[data-ask]")
    with sqlite3.connect(f"file:{host.data / 'table.db'}?mode=ro", uri=True) as database:
        kinds = [kind for (kind,) in database.execute("SELECT kind FROM seats WHERE kind = 'strong'")]
    assert kinds
    if game == "telemark":
        page.wait_for_function("() => Number(document.querySelector('.match').dataset.ask) > 2")
        expect(page.locator(".option")).to_have_count(0)


@pytest.mark.parametrize(("game", "lang"), [("telemark", "en"), ("incursion", "es")])
def test_the_search_finds_gists_and_rulings_and_shows_where(
    host: Host, open_page: PageFactory, game: str, lang: str
) -> None:
    book = HTTP.get(f"{host.address}/api/rules/{game}?lang={lang}").json()
    page = open_page(1280, 800, locale=lang, **QUIET)
    page.goto(f"{host.address}/#/learn/{game}")
    titles = " ".join(s["title"] for s in book["sections"])
    gists = " ".join(s["gist"] for s in book["sections"])
    others = " ".join(r["point"] + " " + r["ruling"] for r in book["rulings"])
    section = next(s for s in book["sections"] if rare(s["gist"], titles))
    shown: list[tuple[str, str, str]] = [(rare(section["gist"], titles), section["id"], ".gist")]
    for part in ("point", "ruling", "reason", "other"):
        known = titles + gists + (others if part in ("reason", "other") else "")
        ruling = next(r for r in book["rulings"] if rare(r[part], known))
        word = rare(ruling[part], known)
        shown.append((word, ruling["sections"][0], ".ruling"))
    for word, where, part in shown:
        page.locator(".search").fill(word.upper())
        found = page.locator(f"[data-section='{where}']")
        expect(found.locator(".found-in mark").first).to_have_text(re.compile(re.escape(word), re.I))
        expect(found.locator(".found-in")).to_be_visible()
        assert all(page.locator(".section:visible .found-in").evaluate_all("all => all.map((x) => x.textContent)"))
        found.locator("summary").click()
        expect(found.locator(f"{part} mark").first).to_be_visible()
        found.locator("summary").click()
    page.locator(".search").fill("")
    expect(page.locator("mark")).to_have_count(0)


def rare(text: str, elsewhere: str) -> str:
    """A word of a text that does not stand in another; none where every word does."""
    words = [w for w in re.findall(r"\w{6,}", text) if w.casefold() not in elsewhere.casefold()]
    return max(words, key=len, default="")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_writes_percent_as_the_table_does(host: Host, open_page: PageFactory, lang: str) -> None:
    page = open_page(**QUIET, locale=lang)
    page.goto(host.address)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    chances = [(1, 2), (1, 11), (1, 1), (2, 3)]
    written = page.evaluate(
        "(chances) => import(document.querySelector('script').src.replace('main.js', 'words.js'))"
        ".then(({ percent }) => chances.map((each) => percent(...each)))",
        chances,
    )
    assert written == [percent(part / whole, lang) for part, whole in chances]


@pytest.mark.parametrize("room", ["new/telemark", "learn/telemark"])
def test_a_page_that_was_left_while_it_loaded_changes_nothing_any_more(
    host: Host, open_page: PageFactory, room: str
) -> None:
    page = open_page(1280, 800, **QUIET)
    token = begin(host.address)["tokens"][0]
    held: list[Route] = []
    page.route("**/api/games*", lambda route: held.append(route), times=1)
    with page.expect_request("**/api/games*"):
        page.goto(f"{host.address}/#/{room}")
    page.goto(f"{host.address}/#/m/{token}")
    page.wait_for_selector(".match[data-ask]")
    with page.expect_response("**/api/games*"):
        held[0].continue_()
    page.wait_for_timeout(200)
    expect(page.locator(".match[data-ask]")).to_be_visible()
