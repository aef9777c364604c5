"""The table as somebody sees it who has never sat at it: what happened, what is asked, where everything is."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tablehost import HTTP, Host, begin

from grognard.bots import heuristic_player
from grognard.engine import record
from grognard.engine.dice import key_of
from grognard.engine.match import Match, start
from grognard.games import checked_options, game_named, match_at
from pages import QUIET, PageFactory

SIZES = [(1280, 800), (1366, 768)]
FRAMES = "n => new Promise((done) => { const wait = () => (n-- ? requestAnimationFrame(wait) : done()); wait(); })"


@pytest.fixture
def page(open_page: PageFactory) -> Page:
    return open_page(**QUIET)


def sit(page: Page, host: Host, match: Match, size: tuple[int, int] = (1280, 800)) -> str:
    """The page at the seat that is asked, of a match given to the table as a save."""
    assert match.ask is not None
    seats = ",".join(["me", "friend"][: len(match.game.seats)])
    answer = HTTP.post(f"{host.address}/api/import?seats={seats}", content=record.encode(match))
    assert answer.status_code == 201, answer.text
    page.set_viewport_size({"width": size[0], "height": size[1]})
    token: str = answer.json()["tokens"][match.ask.seat]
    go(page, host, token)
    return token


def go(page: Page, host: Host, token: str) -> None:
    page.goto(f"{host.address}/#/m/{token}")
    page.wait_for_selector(f'.top a[href="#/r/{token}"]')
    page.wait_for_selector(".match[data-ask]")


def reach(name: str, scenario: str, seed: str, wanted: Callable[[Match], bool]) -> Match:
    """A match that the heuristic players brought to the first question that will do."""
    game = game_named(name)
    player = heuristic_player(game)
    chance = random.Random(seed)
    match = start(game, scenario, checked_options(game, {}), key_of(seed))
    while match.ask is not None and not wanted(match):
        match.answer(player(match, chance))
    assert match.ask is not None, "no such moment"
    return match


CROWDED = (
    "incursion/1 recon {active: allies, phase: action, turn: 2, command: [4, 0], figures: {"
    "Private 1: {at: O2, facing: south}, Zombie 1: {at: P3}, Zombie 2: {at: N3}, Zombie 3: {at: Z9}},"
    " hands: {allies: [Grit 1, SNAFU 1, Steady Aim]}}"
)


def crowded() -> Match:
    """Somebody of Incursion acts who can do a great many things."""
    match, _ = match_at(CROWDED, {}, "crowd")
    match.give("activate Private 1")
    assert match.ask is not None
    assert len(match.ask.options) >= 12 and {"move", "turn", "fire"} <= {
        option.verb for option in match.ask.options
    }
    return match


def answer(page: Page, text: str) -> None:
    before = page.locator(".match").get_attribute("data-ask")
    page.locator(f'.option[data-text="{text}"]').click()
    page.wait_for_function("n => document.querySelector('.match').dataset.ask !== n", arg=before)


def at_end(page: Page) -> bool:
    page.evaluate(FRAMES, 3)
    found: bool = page.evaluate(
        "() => { const n = document.querySelector('.log-box');"
        " return n.scrollTop + n.clientHeight >= n.scrollHeight - 24; }"
    )
    return found


def test_the_log_follows_until_its_reader_scrolls(host: Host, page: Page) -> None:
    """Whatever the panel does to the room of the log: only the reader's own scrolling holds it."""
    page.set_viewport_size({"width": 1280, "height": 800})
    go(page, host, begin(host.address, game="telemark", scenario="grouse", seed="log")["tokens"][0])
    for wanted in ("Poulsson", "Commando", "Commando", "Radio", "Poulsson"):
        answer(page, page.locator(".option", has_text=wanted).first.get_attribute("data-text") or "")
        page.wait_for_timeout(60)
    assert at_end(page)
    for height in (900, 520, 620, 780):
        page.set_viewport_size({"width": 1280, "height": height})
        page.evaluate(FRAMES, 3)
    page.wait_for_timeout(100)
    assert at_end(page)
    assert page.evaluate("document.querySelector('.log-box').scrollTop") > 30, "there is something to follow"
    page.locator(".log-box").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function("() => document.querySelector('.log-box').scrollTop < 5")
    page.locator("button.undo").click()
    page.wait_for_function("() => !document.querySelector('.busy')")
    page.evaluate(FRAMES, 3)
    assert page.evaluate("document.querySelector('.log-box').scrollTop") < 5, "the reader stays where he reads"


def fitting(page: Page) -> dict[str, Any]:
    """What of the panel can be seen: the question whole, and every answer once its own list is scrolled to it."""
    found: dict[str, Any] = page.evaluate(
        """() => {
             const box = (node) => node.getBoundingClientRect();
             const floor = box(document.querySelector(".actions")).top + 1;
             const list = document.querySelector(".options");
             const asked = box(document.querySelector(".prompt"));
             const hidden = [];
             for (const option of list.querySelectorAll(".option")) {
               option.scrollIntoView({block: "nearest"});
               const at = box(option);
               const view = box(list);
               const inside = at.top >= view.top - 1 && at.bottom <= view.bottom + 1;
               if (at.bottom > floor || !inside) hidden.push(option.textContent);
             }
             const panel = document.querySelector(".panel");
             list.scrollTop = 0;
             const rest = list.scrollHeight - list.clientHeight;
             return {
               told: rest < 9 || list.classList.contains("more"),
               hidden,
               prompt: asked.top >= box(document.querySelector(".ask")).top && asked.bottom <= box(list).top + 1,
               log: document.querySelector(".log-box").clientHeight,
               list: list.clientHeight,
               scrolled: document.querySelector(".ask").scrollTop + panel.scrollTop,
               over: panel.scrollHeight - panel.clientHeight,
             };
           }"""
    )
    return found


@pytest.mark.parametrize("size", SIZES)
def test_question_answers_and_log_have_room(host: Host, page: Page, size: tuple[int, int]) -> None:
    """Also with a card above the question, and with the most options a figure can have."""
    card = reach("telemark", "gunnerside", "screen 4", lambda m: m.ask is not None and m.ask.kind == "card")
    for match in (crowded(), card):
        sit(page, host, match, size)
        page.evaluate(FRAMES, 3)
        found = fitting(page)
        assert found["hidden"] == []
        assert found["told"], "that the list goes on is to be seen"
        assert found["prompt"] and found["scrolled"] == 0 and found["over"] <= 1
        assert found["log"] >= 90, found
        assert found["list"] >= 80, found


def test_many_options_are_grouped_by_what_the_game_calls_them(host: Host, page: Page) -> None:
    match = crowded()
    sit(page, host, match)
    heads = page.locator(".options .group-head")
    assert {"Move", "Turn", "Attack"} <= set(heads.all_inner_texts())
    keys = page.locator(".options .option kbd").all_inner_texts()
    assert keys[:9] == list("123456789"), "keys count as they are read"
    turn = page.get_by_role("button", name=re.compile(r"Turn: \w+ \(1 AP\)")).first
    unseen = turn.locator(".unseen").bounding_box()
    assert unseen is not None
    assert unseen["width"] <= 1, "heard with every button, read once"


def test_what_just_happened_stands_above_the_question(host: Host, page: Page) -> None:
    """The dice of one's own shot are to be seen, whatever tab is open."""
    match = crowded()
    assert match.ask is not None
    sit(page, host, match)
    page.get_by_role("tab", name="Cards").click()
    answer(page, next(o.text for o in match.ask.options if o.verb == "fire"))
    expect(page.locator(".latest .die").first).to_be_visible()
    assert page.evaluate(
        """() => { const a = document.querySelector(".latest").getBoundingClientRect();
             return a.height > 15 && a.bottom <= document.querySelector(".prompt").getBoundingClientRect().top; }"""
    )


def test_the_zoom_buttons_cover_no_letter_of_the_rim(host: Host, page: Page) -> None:
    sit(page, host, crowded())
    page.wait_for_selector(".rim-name:not(.off)")
    covered = """() => { const zoom = document.querySelector(".zoom").getBoundingClientRect();
         return [...document.querySelectorAll(".rim-name:not(.off)")].filter((node) => {
           const at = node.getBoundingClientRect();
           const across = at.right > zoom.left && at.left < zoom.right;
           return at.width && across && at.bottom > zoom.top && at.top < zoom.bottom;
         }).map((node) => node.textContent); }"""
    for size in [*SIZES, (390, 844), (1000, 600)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(200)
        assert page.evaluate(covered) == [], size
        page.get_by_role("button", name="Closer").click()
        page.wait_for_timeout(200)
        assert page.evaluate(covered) == [], size
        page.get_by_role("button", name="The whole board").click()


def test_no_track_is_printed_over_another(host: Host, page: Page) -> None:
    """Not even one with six pips beside one without any."""
    line = "telemark/1 gunnerside {segment: force, units: {Froystul: [Commando 1]}}"
    sit(page, host, match_at(line, {}, "tracks")[0])
    for size in [*SIZES, (1440, 900), (390, 844)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        wide = page.evaluate(
            """async () => {
                 const {tracksView} = await import("/web/js/tracks.js");
                 const box = document.querySelector(".tracks-box");
                 const name = "Objectives revealed";
                 const few = [6, 8, 7, 5].map((high, i) => ({id: `t${i}`, name, value: high, high}));
                 const wide = (tracks) => {
                   box.replaceChildren(tracksView(tracks));
                   return [...box.querySelectorAll(".track")].filter((track) => {
                     const room = track.getBoundingClientRect();
                     const parts = [...track.querySelectorAll("dd > *")].map((x) => x.getBoundingClientRect());
                     const over = parts.some((x, i) => i && x.left < parts[i - 1].right - 7);
                     const last = track.querySelector(".pips > :last-child")?.getBoundingClientRect().right ?? 0;
                     const number = track.querySelector("b").getBoundingClientRect();
                     return over || last > number.left || parts.some((x) => x.right > room.right + 0.5);
                   }).length;
                 };
                 return [wide([...few, {id: "plain", name: "Objectives destroyed", value: 0}]), wide(few)]; }"""
        )
        assert wide == [0, 0], size


def test_losses_are_told_above_the_question_whatever_came_after(host: Host, page: Page) -> None:
    line = "telemark/1 gunnerside {segment: force, units: {Froystul: [Commando 1]}}"
    sit(page, host, match_at(line, {}, "told")[0])
    told = page.evaluate(
        """async () => {
             const {lastOf} = await import("/web/js/recap.js");
             const {speakOf} = await import("/web/js/words.js");
             speakOf({effects: {lost: "fall"}});
             const dice = (kind) => (kind === "rolled" ? [3] : []);
             const lines = (kinds) => kinds.map((kind, i) => ({kind, text: `${kind} ${i}`, dice: dice(kind)}));
             return [["went", "lost", "rolled", "went", "went", "went"], ["rolled", "lost", "went", "went"]]
               .map((kinds) => lastOf(lines(kinds)).map((line) => line.text)); }"""
    )
    assert told == [["lost 1", "rolled 2", "went 5"], ["rolled 0", "lost 1", "went 3"]]


def test_a_long_turn_is_stepped_through_without_losing_what_mattered(host: Host, page: Page) -> None:
    """Of more steps than can be kept those go first in which somebody only went somewhere."""
    line = "telemark/1 gunnerside {segment: force, units: {Froystul: [Commando 1]}}"
    sit(page, host, match_at(line, {}, "long")[0])
    kept = page.evaluate(
        """async () => {
             const {framesOf, Recap} = await import("/web/js/recap.js");
             const {speakOf} = await import("/web/js/words.js");
             speakOf({effects: {lost: "fall", shot: "flash"}});
             const recap = new Recap(() => {}, () => {}, null);
             const scene = {pieces: []};
             const kinds = ["went", "lost", "shot", ...Array(900).fill("went")];
             const log = kinds.map((kind, i) => ({kind, text: `${kind} ${i}`}));
             for (let i = 0; i < log.length; i += 100) {
               const lines = log.slice(0, i + 100);
               recap.add(framesOf(scene, lines.slice(i, -1).map((_, k) => ({line: i + k})), scene, lines));
             }
             return recap.frames.map((frame) => frame.text); }"""
    )
    assert kept[:2] == ["lost 1", "shot 2"]
    assert kept[-1] == "went 902"
    assert 100 < len(kept) < 400


def test_a_key_gives_the_number_it_shows(host: Host, page: Page) -> None:
    match = reach("incursion", "recon", "b", lambda m: m.ask is not None and m.ask.kind == "bid")
    token = sit(page, host, match)
    shown = [
        (option.locator("kbd").inner_text(), option.locator(".option-label").inner_text())
        for option in page.locator(".option", has_text="CP").all()
    ]
    assert len(shown) > 3
    assert all(label.startswith(f"{key} ") for key, label in shown)
    page.keyboard.press("2")
    expect(page.locator(".prompt.waiting")).to_be_visible()
    assert HTTP.get(f"{host.address}/api/replay/{token}").json()["answers"][-1] == "bid 2"


def test_the_key_of_an_option_comes_before_the_zoom_of_the_board(host: Host, page: Page) -> None:
    match = reach("incursion", "recon", "b", lambda m: m.ask is not None and m.ask.kind == "bid")
    token = sit(page, host, match)
    page.locator("svg.board").focus()
    page.keyboard.press("0")
    expect(page.locator(".prompt.waiting")).to_be_visible()
    assert HTTP.get(f"{host.address}/api/replay/{token}").json()["answers"][-1] == "bid 0"


def test_a_spanish_counter_and_a_spanish_replay_have_spanish_words_and_room(
    host: Host, open_page: PageFactory
) -> None:
    game = game_named("telemark")
    player, chance = heuristic_player(game), random.Random("es")
    match = start(game, "grouse", checked_options(game, {}), key_of("es"))
    while match.ask is not None:
        match.answer(player(match, chance))
    made = HTTP.post(f"{host.address}/api/import", content=record.encode(match)).json()
    page = open_page(**QUIET, locale="es-ES")
    page.goto(f"{host.address}/#/m/{made['tokens'][0]}")
    page.wait_for_selector(".match[data-ask]")
    marks = page.locator(".value-rp").all_text_contents()
    page.goto(f"{host.address}/#/r/{made['watch']}")
    page.wait_for_selector(".replay-links .button")
    bottoms = page.locator(".replay-links > *").evaluate_all(
        "all => all.map((x) => x.getBoundingClientRect().bottom)"
    )
    assert marks
    assert all(mark.endswith("PR") for mark in marks)
    assert len(bottoms) > 2
    assert max(bottoms) <= 800


CONTRAST = """(selector) => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const rgb = (css) => {
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const linear = (v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const weight = [0.2126, 0.7152, 0.0722];
  const light = (color) => color.map((v, i) => linear(v / 255) * weight[i]).reduce((a, b) => a + b);
  const space = document.querySelector(selector);
  const floor = rgb(getComputedStyle(space.querySelector(".area")).fill);
  const ring = getComputedStyle(space.querySelector(".ring"));
  const over = rgb(ring.fill);
  const part = Number(ring.fillOpacity) * Number(ring.opacity);
  const mixed = floor.map((v, i) => v * (1 - part) + over[i] * part);
  const [a, b] = [light(floor), light(mixed)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}"""
"""How a shaded space stands out from the bare floor, as WCAG reckons it."""


def test_counters_fill_their_squares_and_reach_is_to_be_seen(host: Host, page: Page) -> None:
    sit(page, host, crowded())
    page.wait_for_selector(".space.reach")
    assert page.evaluate(
        """() => [...document.querySelectorAll(".stack:not(.fanned)")].every((stack) => {
             const {place} = stack.dataset;
             const wide = (node) => node.getBoundingClientRect().width;
             const bodies = [...stack.querySelectorAll(".piece:not(.small) > .body")].map(wide);
             const space = wide(document.querySelector(`.space[data-id="${place}"] .area`));
             const alone = document.querySelectorAll(`.stack[data-place="${place}"]`).length === 1;
             return !alone || bodies.every((b) => b >= space * 0.82 && b <= space); })"""
    )
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        assert page.evaluate(CONTRAST, ".space.reach") >= 3, theme


def test_one_square_is_one_square(host: Host, page: Page) -> None:
    page.goto(f"{host.address}/")
    page.wait_for_selector(".game-card")
    said = page.evaluate(
        """async () => { const {t, speak} = await import("/web/js/words.js");
             const out = [];
             for (const lang of ["en", "es"]) {
               await speak(lang);
               for (const length of [1, 2]) {
                 out.push(t("web-sight-clear", {viewer: "A", piece: "B", length}));
                 out.push(t("web-path-further", {count: length}));
               }
             }
             await speak("en");
             return out; }"""
    )
    assert said == [
        "A sees B, 1 square away.",
        "Walk further: 1 place within reach",
        "A sees B, 2 squares away.",
        "Walk further: 2 places within reach",
        "A ve a B, a 1 casilla.",
        "Ir más lejos: 1 lugar al alcance",
        "A ve a B, a 2 casillas.",
        "Ir más lejos: 2 lugares al alcance",
    ]


def test_who_comes_by_a_link_sees_no_line_around_the_page(host: Host, page: Page) -> None:
    """The page takes the focus so that keys go on from there; it is nothing to be picked."""
    page.goto(f"{host.address}/")
    page.wait_for_selector(".game-card")
    page.keyboard.press("Tab")
    page.evaluate("document.activeElement.blur()")
    page.evaluate("location.hash = '#/learn/telemark'")
    page.wait_for_selector(".learn")
    assert page.evaluate("document.activeElement.id") == "page"
    assert page.evaluate("getComputedStyle(document.querySelector('#page')).outlineStyle") == "none"


def test_a_walk_is_one_click_and_one_undo(host: Host, open_page: PageFactory) -> None:
    match = crowded()
    assert match.ask is not None and match.ask.about is not None
    way = max(
        (p for p in match.game.plans(match.state, match.ask, "en") if not p.threats), key=lambda p: len(p.answers)
    )
    assert len(way.answers) > 2
    walking = open_page()
    sit(walking, host, match)
    walking.wait_for_selector(".space.reach")
    before = int(walking.locator(".match").get_attribute("data-ask") or "")
    walking.locator(f'.space[data-id="{way.space}"]').click()
    expect(walking.locator(".match")).to_have_attribute("data-ask", str(before + 1))
    walker = f'.piece[data-id="figure:{match.ask.about.value}"]'
    expect(walking.locator(f'.stack[data-place="{way.space}"] {walker}')).to_have_count(1)
    expect(walking.locator("button.undo")).to_be_enabled()
    walking.keyboard.press("u")
    expect(walking.locator(".match")).to_have_attribute("data-ask", str(before + 2))
    expect(walking.locator(f'.stack[data-place="{way.space}"] {walker}')).to_have_count(0)


def test_a_fan_stays_open_under_the_pointer_and_beside_its_place(host: Host, page: Page) -> None:
    """Froystul, with everything around it to be picked: what opens may not run away from the pointer."""
    names = ", ".join(f"Commando {n}" for n in (1, 2, 3, 4))
    line = f"telemark/1 gunnerside {{segment: force, units: {{Froystul: [Ronneberg, {names}]}}}}"
    match = match_at(line, {}, "fan")[0]
    while match.ask is not None and match.ask.kind != "move":
        match.answer(match.ask.find("all") or match.ask.find("done") or match.ask.options[0])
    sit(page, host, match)
    stack = page.locator(".stack", has=page.locator(".piece")).filter(has_text="Commando 1").first
    at = stack.locator(".tally").bounding_box()
    assert at is not None
    page.evaluate(
        """() => { globalThis.lies = 0;
             const seen = new MutationObserver(() => (globalThis.lies += 1));
             for (const stack of document.querySelectorAll(".stack"))
               seen.observe(stack, {attributes: true, attributeFilter: ["data-lie"]}); }"""
    )
    place = page.evaluate(
        "n => { const b = document.querySelector(`.space[data-id='${n}'] .area`).getBoundingClientRect();"
        " return {x: b.left + b.width / 2, y: b.top + b.height / 2, w: b.width}; }",
        stack.get_attribute("data-place"),
    )
    for by in range(12):
        page.mouse.move(place["x"] - 4 + by % 3, place["y"] + by % 2)
        page.wait_for_timeout(40)
    assert page.evaluate("globalThis.lies") == 1, "opened once, and open"
    hidden = page.evaluate(
        """id => { const box = (node) => node.getBoundingClientRect();
             const tray = box(document.querySelector(".stack.fanned .tray"));
             const over = (b) => b.width && b.right > tray.left + 1 && b.left < tray.right - 1
               && b.bottom > tray.top + 1 && b.top < tray.bottom - 1;
             const own = document.querySelector(`.space[data-id="${id}"]`);
             const about = [...document.querySelectorAll(".space.glow"), own];
             const name = document.querySelector(`.label[data-for="${id}"]`);
             return [...about.map((space) => space.querySelector(".area")), name].filter((x) => over(box(x)))
               .map((x) => x.closest("[data-id]")?.dataset.id ?? x.textContent); }""",
        stack.get_attribute("data-place"),
    )
    assert hidden == []
    page.mouse.move(5, 5)
    expect(page.locator(".stack.fanned")).to_have_count(0)


def test_one_tip_at_a_time(host: Host, page: Page) -> None:
    """What is pointed at speaks, and what has the focus falls silent."""
    sit(page, host, crowded())
    shots = page.locator('.option[data-text^="fire"]:has(.odds-bar)')
    expect(shots).to_have_count(2)
    page.keyboard.press("ArrowDown")
    shots.first.focus()
    shots.last.hover()
    expect(page.locator(".odds.shown")).to_have_count(1)
    expect(page.locator(".odds.shown .odds-title")).to_contain_text("Fire at")


def test_a_card_lies_where_it_hides_least(host: Host, page: Page) -> None:
    page.goto(host.address)
    found = page.evaluate(
        """async () => {
            const { clearest } = await import("/web/js/clear.js");
            const places = [{left: 0, top: 0}, {left: 0, top: 300}, {left: 300, top: 0}];
            const at = (...spots) => clearest(places, {width: 100, height: 100}, spots);
            const [here, below] = [{x: 50, y: 50, r: 20}, {x: 50, y: 380, r: 20}];
            const heavy = [{...below, weight: 9}, {x: 350, y: 50, r: 9, weight: 5}];
            return [at(), at(here), at(here, below), at(here, ...heavy)];
        }"""
    )
    assert [(place["left"], place["top"]) for place in found] == [(0, 0), (0, 300), (300, 0), (0, 0)]
