"""What the browser tells where something is decided: what things do, how a card came out, what dice mean."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tablehost import HTTP, Host

from grognard.bots import heuristic_player
from grognard.engine import record
from grognard.engine.ask import Ask, Option
from grognard.engine.dice import key_of
from grognard.engine.event import Event
from grognard.engine.match import Match, start
from grognard.games import checked_options, game_named
from pages import PHONE, QUIET, PageFactory

Wanted = Callable[[Ask, Option, list[Event], list[Event]], bool]


def before(name: str, wanted: Wanted, scenario: str = "gunnerside") -> tuple[Match, Option]:
    """A match between heuristic players before an answer that will do, by the question and what happens; and it."""
    game = game_named(name)
    player = heuristic_player(game)
    for seed in range(60):
        chance = random.Random(seed)
        match = start(game, scenario, checked_options(game, {}), key_of(str(seed)))
        while match.ask is not None:
            assert match.log is not None
            ask, seen = match.ask, len(match.log.events)
            answer = player(match, chance)
            match.answer(answer)
            if wanted(ask, answer, match.log.events[:seen], match.log.events[seen:]):
                return replayed(match, len(match.answers) - 1), answer
    raise AssertionError("no such moment")


def replayed(match: Match, answers: int) -> Match:
    """The match as it was after so many answers."""
    found = start(match.game, match.scenario, match.options, match.base.dice.key)  # type: ignore[attr-defined]
    for option in match.answers[:answers]:
        found.answer(option)
    return found


def opened(host: Host, page: Page, match: Match) -> None:
    """The page of whoever is asked in a match brought to the table."""
    answer = HTTP.post(f"{host.address}/api/import", content=record.encode(match))
    assert answer.status_code == 201, answer.text
    links: dict[str, Any] = answer.json()
    assert match.ask is not None
    page.goto(f"{host.address}/#/m/{links['tokens'][match.ask.seat]}")
    page.wait_for_selector(".match[data-ask]")


def choose(page: Page, text: str) -> None:
    was = page.locator(".match").get_attribute("data-ask")
    option = page.locator(f".option[data-text={json.dumps(text)}]")
    (option if option.count() else page.locator("button.done")).click()
    page.wait_for_function("was => document.querySelector('.match').dataset.ask !== was", arg=was)


def test_purchases_say_what_they_do(host: Host, open_page: PageFactory) -> None:
    page = open_page(**QUIET)
    match, _ = before("telemark", lambda ask, *_: ask.kind == "muster")
    opened(host, page, match)
    buys = page.locator(".option[data-text^='buy ']")
    assert buys.count() > 5
    assert buys.count() == page.locator(".option[data-text^='buy '] .option-note").count()
    expect(page.locator(".option[data-text='buy Radio'] .option-note")).to_contain_text("air strike")


def test_a_card_that_resolves_itself_is_shown_until_the_next_answer(host: Host, open_page: PageFactory) -> None:
    def resolves(ask: Ask, answer: Option, _: list[Event], events: list[Event]) -> bool:
        return answer.of != "choice" and any(e.facts.get("barred") for e in events if e.kind == "choice")

    match, answer = before("telemark", resolves)
    page = open_page(**QUIET)
    opened(host, page, match)
    assert page.locator(".told-card").count() == 0
    choose(page, answer.text)
    told = page.locator(".told-card").last
    expect(told.locator("[data-state=taken]")).to_be_visible()
    expect(told.locator("[data-state=barred] small").first).not_to_be_empty()
    line = page.locator(".line[data-kind=choice]").last
    page.locator("#tab-button-log").click()
    line.locator("summary", has_text="card").click()
    expect(line.locator(".card [data-state=taken]")).to_be_visible()
    page.locator(".option, .actions .done:enabled").first.click()
    expect(page.locator(".told-card")).to_have_count(0)


def test_on_a_phone_the_question_comes_before_what_the_card_did(host: Host, open_page: PageFactory) -> None:
    """The card lies folded, a tap away: the first answer is in view."""

    def resolves(ask: Ask, answer: Option, _: list[Event], events: list[Event]) -> bool:
        return answer.of != "choice" and any(e.facts.get("barred") for e in events if e.kind == "choice")

    match, answer = before("telemark", resolves)
    page = open_page(**PHONE, **QUIET)
    opened(host, page, match)
    choose(page, answer.text)
    told = page.locator(".told-card").last
    expect(told.locator("summary")).to_be_visible()
    expect(page.locator(".options .option").first).to_be_in_viewport(ratio=0.6)
    told.locator("summary").tap()
    expect(told.locator("[data-state=taken]")).to_be_visible()


def test_a_card_with_a_choice_says_what_applies_and_why_not_the_rest(host: Host, open_page: PageFactory) -> None:
    def leaves(ask: Ask, answer: Option, _: list[Event], events: list[Event]) -> bool:
        return answer.of == "choice" and any(e.facts.get("barred") for e in events if e.kind == "choice")

    page = open_page(**QUIET)
    opened(host, page, before("telemark", leaves)[0])
    card = page.locator(".in-play .card")
    expect(card.locator(".applies")).to_have_count(1)
    expect(card.locator(".applies [data-state=barred] small").first).not_to_be_empty()
    assert card.locator(".applies [data-state=open]").count() == 0, "those are the options"


def test_the_question_whether_to_stop_a_card_shows_it(host: Host, open_page: PageFactory) -> None:
    def stops(ask: Ask, *_: object) -> bool:
        return ask.kind == "counter" and ask.options[0].verb == "kill"

    match, _ = before("incursion", stops, "doomsday")
    page = open_page(**QUIET)
    opened(host, page, match)
    assert match.ask is not None and match.ask.about is not None
    content = match.game.content  # type: ignore[attr-defined]
    kind = content.theater.cards[match.ask.about.value]
    card = page.locator(".in-play .card")
    expect(card).to_contain_text(content.card_records[kind.id].text["en"])
    expect(card).to_contain_text(f"{kind.kill} CP")


def test_dice_are_told_by_what_they_mean(host: Host, open_page: PageFactory) -> None:
    """Scouting by what is hoped for, a shot by what hits, luck by hits and not by pips."""

    def scouts(ask: Ask, answer: Option, events: list[Event], _: list[Event]) -> bool:
        return any(o.verb == "scout" for o in ask.options) and any(e.kind == "fired" for e in events)

    match, _ = before("telemark", scouts)
    page = open_page(**QUIET)
    opened(host, page, match)
    scouting = page.locator(".option[data-text^='scout '] .option-odds").first
    expect(scouting).to_contain_text("50% the objective is revealed")
    expect(page.locator(".line[data-kind=fired] summary").first).to_contain_text("hits on")
    assert page.locator(".line summary", has_text="value +").count() == 0
    page.locator("[data-tab=luck]").click()
    expect(page.locator("#tab-luck [data-luck=hits]").first).to_contain_text("expected")
    expect(page.locator("#tab-luck")).not_to_contain_text("3.5)")


def test_an_option_tells_what_the_piece_it_points_at_is_good_for(host: Host, open_page: PageFactory) -> None:
    """On a phone, which has no pointer to rest, it would only be in the way."""
    match, _ = before("telemark", lambda ask, *_: ask.kind == "line")
    for small in (False, True):
        page = open_page(**(PHONE if small else {}), **QUIET)
        opened(host, page, match)
        option = page.locator(".option-item:has(.gists)").first
        if not small:
            option.hover()
        expect(option.locator(".gists")).to_be_visible(visible=not small)
