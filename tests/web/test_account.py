"""The end of a match in the browser: what happened, a link to a moment, playing on from it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect
from tablehost import HTTP, Host, begin

from golden import FOLDER
from pages import PHONE, QUIET, Audit, PageFactory


def finished(host: Host, name: str, seats: str) -> dict[str, list[str]]:
    """The links of a match that is over."""
    saved = (FOLDER / f"match-{name}.json").read_bytes()
    answer = HTTP.post(f"{host.address}/api/import?seats={seats}", content=saved)
    assert answer.status_code == 201, answer.text
    links: dict[str, list[str]] = answer.json()
    return links


def test_the_end_tells_what_happened(host: Host, open_page: PageFactory, serious: Audit) -> None:
    token = finished(host, "tinnsjo-won-objective", "me")["tokens"][0]
    told = HTTP.get(f"{host.address}/api/account/{token}").json()
    page = open_page(1280, 800, **QUIET)
    page.goto(f"{host.address}/#/m/{token}")
    picture = page.locator(".account-picture svg")
    expect(picture).to_be_in_viewport(ratio=0.75)
    expect(page.locator(".account-picture .curve path")).to_have_count(len(told["curves"]))
    shown = dict(
        zip(
            page.locator(".account-picture li span").all_inner_texts(),
            page.locator(".account-picture li b").all_inner_texts(),
            strict=True,
        )
    )
    ends = {c["id"]: str(c["steps"][-1][1]) for c in told["curves"]}
    lost = [shown["Raiders lost"], shown["Hostiles lost"]]
    assert lost == [ends["lost-raiders"], ends["lost-hostiles"]] != ["0", "0"]
    assert shown["Objectives destroyed"] == ends["destroyed"] != "0"
    expect(page.locator(".decisive")).to_contain_text(told["decisive"]["text"])
    expect(page.locator(".decisive .die")).to_have_count(len(told["decisive"]["dice"]))
    expect(page.locator(".decisive")).to_contain_text(re.compile(r"chance was \d"))
    expect(page.locator(".account-luck .luck").first).to_be_attached()
    assert serious(page) == []
    page.locator(".decisive a").click()
    expect(page.locator(".replay-controls .count")).to_have_text(f"{told['decisive']['at']} of {told['last']}")
    expect(page.locator(".log .line.now")).to_be_visible()
    assert told["decisive"]["text"] in page.locator(".log .line:not(.ahead) .line-text").all_inner_texts()
    page.go_back()
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 2, box["y"] + 20)
    expect(page.locator(".replay-controls .count")).to_have_text(f"0 of {told['last']}")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{host.address}/#/m/{token}")
    expect(page.locator(".end h2")).to_be_in_viewport()
    picture.scroll_into_view_if_needed()
    expect(picture).to_be_in_viewport(ratio=0.95)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_moment_has_a_link_and_is_played_on_from(host: Host, open_page: PageFactory) -> None:
    links = finished(host, "tinnsjo-won-objective", "me")
    token = links["tokens"][0]
    last = HTTP.get(f"{host.address}/api/account/{token}").json()["last"]
    page = open_page(1280, 800, locale="es-ES", **QUIET)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(host.address)
    page.wait_for_selector("[data-game=telemark]")
    page.evaluate(
        "(match) => localStorage.setItem('grognard.matches', JSON.stringify([{...match, added: 1}]))",
        {"token": token, "watch": links["watch"]},
    )
    page.goto(f"{host.address}/#/r/{token}/at/20")
    count = page.locator(".replay-controls .count")
    expect(count).to_have_text(f"20 de {last}")
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text(f"21 de {last}")
    page.wait_for_url(f"**/#/r/{token}/at/21")  # the address names the moment
    page.locator(".moment-link").click()
    expect(page.locator(".toast")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{host.address}/#/r/{links['watch']}/at/21", "nobody gets a seat by it"
    asked = page.locator(".answered-ask").inner_text()
    page.locator(".play-on").click()
    page.wait_for_selector(".match[data-ask] .option")
    expect(page.locator(".prompt")).to_have_text(asked)
    assert token not in page.url
    expect(page.locator(".log .line").first).to_be_attached()
    other = open_page(**PHONE, **QUIET)
    other.goto(link)
    for part in (".answered strong", ".play-on", ".moment-link"):
        expect(other.locator(part)).to_be_in_viewport(ratio=0.95)
    expect(other.locator(".replay-controls .count")).to_have_text(f"21 of {last}")
    other.get_by_role("button", name="To the end").click()
    expect(other.locator(".play-on")).to_be_disabled()
    other.goto(f"{host.address}/#/r/{links['watch']}/at/999")
    expect(other.locator(".replay-controls .count")).to_have_text(f"{last} of {last}")


def test_of_two_sides_one_says_which_to_play(host: Host, open_page: PageFactory) -> None:
    token = finished(host, "recon-germans-wiped-out", "bot,me")["tokens"][1]
    page = open_page(1280, 800, **QUIET)
    page.goto(f"{host.address}/#/r/{token}/at/120")
    page.locator(".play-on").click()
    choices = page.locator(".play-on-choices button")
    expect(choices).to_have_text([re.compile("the Germans"), re.compile("the Allies"), re.compile("Both sides")])
    choices.nth(1).click()
    page.wait_for_selector(".match[data-ask]")
    expect(page.locator(".brief h1")).to_have_text("Recon")
    page.goto(f"{host.address}/#/")
    expect(page.locator(".match-row").first).to_contain_text("Allies")
    running = begin(host.address, game="incursion", scenario="recon", seats=["me", "bot"])
    page.goto(f"{host.address}/#/r/{running['tokens'][0]}")
    expect(page.locator(".replay-controls .count")).to_be_visible()
    expect(page.locator(".play-on, .moment-link")).to_have_count(0)


def test_a_replay_that_was_left_changes_nothing_any_more(host: Host, open_page: PageFactory) -> None:
    token = finished(host, "grouse-won-objective", "me")["tokens"][0]
    page = open_page(1280, 800, **QUIET)
    page.goto(f"{host.address}/#/r/{token}/at/3")
    expect(page.locator(".replay-controls .count")).to_have_text("3 of 22")
    held: list[Route] = []
    page.route(re.compile("at=10&|at=10$"), lambda route: held.append(route))
    with page.expect_request(re.compile("at=10")):
        page.locator("input[type=range]").fill("10")
    expect(page.locator("input[type=range]")).to_have_value("10")
    page.goto(f"{host.address}/#/")
    expect(page.locator("[data-game=telemark]")).to_be_visible()
    with page.expect_response(re.compile("at=10")):
        held[0].continue_()
    page.wait_for_timeout(200)
    assert page.url.endswith("/#/")
    expect(page.locator("[data-game=telemark]")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "seats", "sides"),
    [
        ("search-and-destroy-player-eliminated", "me", {"lost-player": "You lost", "lost-ai": "AI lost"}),
        ("vierville-us-time", "me,bot", {"lost-us": "Americans lost", "lost-german": "Germans lost"}),
    ],
)
def test_losses_are_counted(
    host: Host, open_page: PageFactory, name: str, seats: str, sides: dict[str, str]
) -> None:
    """Every unit that fell, as the log tells it."""
    token = finished(host, name, seats)["tokens"][0]
    told = HTTP.get(f"{host.address}/api/account/{token}").json()
    ends = {c["id"]: c["steps"][-1][1] for c in told["curves"]}
    page = open_page(1280, 800, **QUIET)
    page.goto(f"{host.address}/#/m/{token}")
    page.wait_for_selector(".account-picture svg")
    shown = dict(
        zip(
            page.locator(".account-picture li span").all_inner_texts(),
            page.locator(".account-picture li b").all_inner_texts(),
            strict=True,
        )
    )
    assert {words: shown[words] for words in sides.values()} == {
        words: str(ends[curve]) for curve, words in sides.items()
    }
    assert sum(ends[curve] for curve in sides) > 0


def test_the_end_of_a_mission_says_who_won_by_what(host: Host, open_page: PageFactory) -> None:
    """Heroes 2.7, 2.8, 8: why it is over and by how many points; of a campaign how many missions, and with what."""
    token = finished(host, "search-and-destroy-player-eliminated", "me")["tokens"][0]
    page = open_page(1280, 800, **QUIET)
    page.goto(f"{host.address}/#/m/{token}")
    expect(page.locator(".end-how")).to_have_text(
        re.compile(r"the AI has nobody left who can fight\. You win by \d VP")
    )
    expect(page.locator(".brief .phase")).to_have_count(0)  # it is nobody's turn
    token = finished(host, "encirclement-player-sheet", "me")["tokens"][0]
    page = open_page(1280, 800, locale="es-ES", **QUIET)
    page.goto(f"{host.address}/#/m/{token}")
    expect(page.locator(".end-how")).to_contain_text("Misiones ganadas: 2 de 3. La ganas con la última misión.")
    expect(page.locator(".log")).to_contain_text(re.compile(r"Ahora: «.*», con \d × Rifles"))
