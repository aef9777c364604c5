"""Played on a board of hexes: what stands there and happens there, by mouse, keys and touch, near and far."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tablehost import Host, begin
from tinygames import hosting

from pages import PHONE, QUIET, Audit, PageFactory, listen

pytestmark = pytest.mark.plain

PACKAGE = Path(__file__).parents[2] / "src" / "grognard"
SCENE: dict[str, Any] = json.loads((PACKAGE / "web" / "fixtures" / "hexes.json").read_text(encoding="utf-8"))
ACTING = next(p for p in SCENE["pieces"] if p.get("acts"))
MOVES = [o for o in SCENE["ask"]["options"] if o.get("spaces")]
SHOTS = [o for o in SCENE["ask"]["options"] if o.get("pieces")]

Point = tuple[float, float]
MOVING = {"reduced_motion": "no-preference"}


def shown(
    open_page: PageFactory,
    static_url: str,
    how: Mapping[str, Any] = {},
    name: str = "hexes",
    theme: str = "light",
) -> Page:
    page = open_page(**{**QUIET, **how})
    page.goto(f"{static_url}/web/fixtures.html?name={name}&theme={theme}")
    page.wait_for_selector("html[data-ready]")
    settle(page)
    return page


def settle(page: Page) -> None:
    """The view rests, and nothing glides any more."""
    page.evaluate(
        """async () => { const {view} = board;
             for (let i = 0; i < 200 && (view.camera.look.moving || view.motion.running.size); i++)
               await new Promise((done) => setTimeout(done, 30));
             view.camera.settle(); view.motion.finish(); }"""
    )


def until(page: Page, expression: str) -> None:
    """Waits for something to become true. The page's policy forbids Playwright's own way."""
    for _ in range(200):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {expression}")


def middle(page: Page, id: str) -> Point:
    """The pixel in the middle of a counter, or of a hex."""
    x, y = page.evaluate(
        """(id) => { const {view} = board, {k, x, y} = view.camera.look;
             const p = view.units.drawn.get(id)?.spot ?? view.places.byId.get(id);
             return [p.x * k + x, p.y * k + y]; }""",
        id,
    )
    return x, y


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    return (
        min(a["right"], b["right"]) - max(a["x"], b["x"]) > 1
        and min(a["bottom"], b["bottom"]) - max(a["y"], b["y"]) > 1
    )


def reported(page: Page, what: str) -> Any:
    return page.evaluate(f"board.{what}")


def look_at(page: Page, id: str, k: float = 1) -> None:
    """Puts a hex or the hex of a piece into the middle of the view."""
    page.evaluate(
        "([id, k]) => { const p = board.view.middle(id); board.view.camera.look.look(p.x, p.y, k); }", [id, k]
    )
    settle(page)


def hex_named(name: str) -> str:
    return str(next(s["id"] for s in SCENE["board"]["spaces"] if s["name"] == name))


def pile_of(size: int) -> list[str]:
    """The ids of a pile of at least so many counters, the top one first."""
    piles: dict[tuple[str, str], list[Any]] = {}
    for piece in SCENE["pieces"]:
        if not piece.get("under"):
            piles.setdefault((piece["place"], piece["side"]), []).append(piece)
    pile = next(p for p in piles.values() if len(p) >= size and not any(x.get("acts") for x in p))
    return [p["id"] for p in sorted(pile, key=lambda p: p.get("order", 0))]


def piece(id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(p for p in SCENE["pieces"] if p["id"] == id)
    return found


# -- the view -------------------------------------------------------------------------------------


def test_at_first_counters_can_be_read_and_the_decision_is_in_view(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    bodies = page.locator(".unit:not(.away, .strip) > .u-body")
    assert bodies.count() > 50
    assert all(bodies.nth(i).bounding_box()["width"] >= 40 for i in range(12))  # type: ignore[index]
    for option in MOVES:
        x, y = middle(page, option["spaces"][0])
        assert 0 < x < 1280 and 0 < y < 800


def test_on_a_phone_the_decision_is_seen_from_near(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, PHONE)
    assert 70 <= 96 * reported(page, "view.camera.look.k") <= 80
    x, y = middle(page, ACTING["id"])
    assert abs(x - 195) < 60 and abs(y - 422) < 60


def test_a_drag_moves_one_plane_and_nothing_else_and_is_no_click(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    page.evaluate(
        """() => { globalThis.changes = 0;
             const seen = new MutationObserver((all) => { globalThis.changes += all.length; });
             for (const node of [board.view.play, board.view.ground])
               seen.observe(node, {attributes: true, childList: true, subtree: true}); }"""
    )
    before = middle(page, ACTING["id"])
    page.mouse.move(*before)
    page.mouse.down()
    page.mouse.move(before[0] + 120, before[1] + 70, steps=8)
    page.mouse.up()
    after = middle(page, ACTING["id"])
    assert (round(after[0] - before[0]), round(after[1] - before[1])) == (120, 70)
    assert page.evaluate("globalThis.changes") == 0
    assert reported(page, "picks") == [] and reported(page, "selections") == []


def test_a_point_lies_in_the_hex_that_is_drawn_there(open_page: PageFactory, static_url: str) -> None:
    """Near each corner, inside, a hit is this hex; beyond it, it is not. Flat and pointed hexes."""
    page = shown(open_page, static_url)
    for pointed in (False, True):
        if pointed:
            page.evaluate(
                """() => { const ground = board.scene.board, swapped = ([x, y]) => [y, x];
                     const spaces = ground.spaces.map(({shape, ...s}) => ({...s, x: s.y, y: s.x}));
                     const cell = ground.cell.map(swapped).reverse();
                     const turned = {...ground, cell, spaces, routes: [], outlines: []};
                     board.view.show({...board.scene, board: turned}); }"""
            )
            settle(page)
        wrong = page.evaluate(
            """() => { const {places} = board.view; const wrong = [];
                 for (const hex of places.hexes) {
                   for (const part of [0.93, 1.08]) for (const p of places.grid.inset(hex, part)) {
                     const found = places.at(p);
                     const {x, y, w, h} = places.grid.box;
                     const printed = p.x > x && p.x < x + w && p.y > y && p.y < y + h;
                     if (printed && (found === hex) !== (part < 1)) wrong.push([hex.name, part, found?.name]);
                   }
                 }
                 return wrong; }"""
        )
        assert wrong == []


def test_the_whole_board_and_back(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    before = middle(page, ACTING["id"])
    assert page.locator(".hexboard.lod2").count() == 1 and page.locator(".minimap").is_visible()
    page.keyboard.press("b")
    settle(page)
    assert page.locator(".hexboard.lod1").count() == 1, "less is drawn from far away"
    assert page.locator(".minimap").is_hidden(), "all of it is in view"
    for name in ("A1", "EE19"):
        x, y = middle(page, hex_named(name))
        assert 0 < x < 1280 and 0 < y < 800
    page.keyboard.press("b")
    settle(page)
    after = middle(page, ACTING["id"])
    assert abs(after[0] - before[0]) < 2 and abs(after[1] - before[1]) < 2


def test_the_frame_of_the_minimap_follows_and_leads(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    frame, mini = box(page, ".minimap-frame"), box(page, ".minimap-play")
    view = page.evaluate("board.view.camera.look.view()")
    sheet = page.evaluate("board.view.minimap.sheet")
    part = (frame["x"] - mini["x"]) / mini["width"]
    assert abs(part - (view["x"] - sheet["x"]) / sheet["w"]) < 0.02
    page.mouse.move(mini["x"] + 30, mini["y"] + 30)
    page.mouse.down()
    page.mouse.move(mini["x"] + 60, mini["y"] + 80, steps=3)
    page.mouse.up()
    now = page.evaluate("board.view.camera.look.view()")
    x, y = now["x"] + now["w"] / 2, now["y"] + now["h"] / 2
    wanted = (sheet["x"] + sheet["w"] * 60 / mini["width"], sheet["y"] + sheet["h"] * 80 / mini["height"])
    assert abs(x - wanted[0]) < 30 and abs(y - wanted[1]) < 30
    assert reported(page, "selections") == []


@pytest.mark.parametrize("follows", [True, False])
def test_the_view_follows_what_happens_out_of_sight(open_page: PageFactory, static_url: str, follows: bool) -> None:
    page = open_page(**QUIET)
    page.goto(f"{static_url}/web/icon.svg")
    page.evaluate("(follow) => localStorage.setItem('grognard.settings', JSON.stringify({follow}))", follows)
    page.goto(f"{static_url}/web/fixtures.html?name=hexes")
    page.wait_for_selector("html[data-ready]")
    settle(page)
    far = next(p for p in SCENE["pieces"] if middle(page, p["id"])[0] < -300)
    line = {"text": "Something.", "kind": "shot", "outcome": "hit", "dice": [6], "pieces": [far["id"]]}
    page.evaluate("(line) => board.view.show({...board.scene, log: [...board.scene.log, line]})", line)
    settle(page)
    x, y = middle(page, far["id"])
    assert (0 < x < 1280 and 0 < y < 800) == follows


def test_an_address_leads_to_its_hex(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    assert not 0 < middle(page, hex_named("C3"))[0] < 1280
    page.keyboard.press("g")
    page.keyboard.type("c3")
    page.keyboard.press("Enter")
    settle(page)
    x, y = middle(page, hex_named("C3"))
    assert 0 < x < 1280 and 0 < y < 800
    assert page.locator(".hexmark.marked").count() == 1 and page.locator(".hex-goto").is_hidden()
    page.keyboard.press("g")
    page.keyboard.type("nowhere")
    page.keyboard.press("Enter")
    assert page.locator(".hex-goto").is_visible(), "one can try another"
    page.keyboard.press("Escape")
    assert page.locator(".hex-goto").is_hidden()


# -- counters and piles ---------------------------------------------------------------------------


def test_states_are_told_apart_by_their_outlines(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    outlines = page.evaluate(
        """async () => { const {Figures} = await import("/web/js/hex/figures.js"); const figures = new Figures();
             const names = ["moved", "assault", "crawl", "stealth", "fired", "acted", "shaken", "spotted", "hit",
               "melee", "acquired", "buttoned", "immobile", "foxhole", "hidden", "spent", "wounded", "ordered"];
             const outline = (name) => figures.defs.querySelector(`${figures.badge(name)} .bs`).getAttribute("d");
             return names.map(outline); }"""
    )
    assert len(set(outlines)) == len(outlines) == 18


def test_values_stand_in_their_places(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    squad = next(
        p for p in SCENE["pieces"] if p["face"] == "squad" and not p.get("turned") and len(p["values"]) == 4
    )
    page.evaluate(
        """(id) => board.view.show({...board.scene, pieces: board.scene.pieces.map((p) => p.id === id
             ? {...p, boxed: {move: "assault"}, values: {fire: 2, range: 5, move: 4, morale: 6, lead: 1, armour: 3}}
             : p)})""",
        squad["id"],
    )
    look_at(page, squad["id"], 1.5)
    body = box(page, f'.unit[data-id="{squad["id"]}"] > .u-body')
    where = {
        text: (
            (at["x"] + at["width"] / 2 - body["x"]) / body["width"],
            (at["y"] + at["height"] / 2 - body["y"]) / body["height"],
        )
        for i in range(6)
        if (value := page.locator(f'.unit[data-id="{squad["id"]}"] .u-near .u-value').nth(i))
        and (at := value.bounding_box())
        and (text := value.text_content())
    }
    assert where["6"][0] > 0.7 and where["6"][1] < 0.35, "morale is above, to the right"
    assert where["4"][0] > 0.7 and where["4"][1] > 0.6, "movement below it"
    assert where["2"][0] < 0.35 and where["2"][1] > 0.6, "firepower to the left"
    assert 0.35 < where["5"][0] < 0.7 and where["5"][1] > 0.6, "range between"
    assert len(where) == 6
    assert overlap(box(page, f'.unit[data-id="{squad["id"]}"] .u-box'), {
        **body, "x": body["x"] + body["width"] * 0.6, "y": body["y"] + body["height"] * 0.6,
    })  # fmt: skip


def test_a_counter_looks_at_a_side_or_at_a_corner_and_its_numbers_do_not_turn(
    open_page: PageFactory, static_url: str
) -> None:
    page = shown(open_page, static_url)
    tank = next(p for p in SCENE["pieces"] if p["face"] == "tank")
    angles = []
    for how in ({"facing": 2, "corner": -1, "second": 4}, {"facing": -1, "corner": 2, "second": 4}):
        page.evaluate(
            """([id, how]) => board.view.show({...board.scene,
                 pieces: board.scene.pieces.map((p) => p.id === id ? {...p, ...how} : p)})""",
            [tank["id"], how],
        )
        unit = page.locator(f'.unit[data-id="{tank["id"]}"]')
        turns = [unit.locator(cls).get_attribute("transform") or "" for cls in (".u-notch", ".u-notch2")]
        angles.append([round(float(turn[7:-1])) % 360 for turn in turns])
        assert unit.locator(".u-near").get_attribute("transform") is None
    # Corner 0 of the fixture's cell is its north-west one: side 2 looks south-east, corner 2 east.
    assert angles == [[120, 240], [90, 210]]


def test_what_is_turned_looks_turned_without_colour(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    turned = next(p for p in SCENE["pieces"] if p.get("turned"))
    unit = page.locator(f'.unit[data-id="{turned["id"]}"]')
    assert unit.locator(".u-hatch").count() == 1
    assert unit.locator(".u-body").evaluate("(node) => getComputedStyle(node).strokeDasharray") != "none"
    assert "cowering" in (unit.locator("use.u-figure").get_attribute("href") or "")


def test_a_pile_shows_its_front_whole_and_counts_from_three(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    ids = pile_of(3)
    look_at(page, ids[0])
    assert page.locator(f'.pile:has([data-id="{ids[0]}"]) .hex-count').text_content() == str(len(ids))
    front, second = (box(page, f'.unit[data-id="{id}"] > .u-body') for id in ids[:2])
    assert 9 < front["x"] - second["x"] < 20 and 3 < front["y"] - second["y"] < 8
    top = page.evaluate(
        "(id) => board.view.units.pileOf(id).node.lastElementChild.previousElementSibling.dataset.id",
        ids[0],
    )
    assert top == ids[0], "nothing lies on it"
    away = page.evaluate(
        """(ids) => { const {view, scene} = board;
             view.show({...scene, pieces: scene.pieces.map((p) => ids.includes(p.id) ? {...p, place: "hex:0",
               acts: false, turned: p.id === ids[0]} : p)});
             const {x, y, w, h} = view.places.grid.box, half = 21.9;
             const out = (s) => s.x - half * s.s < x || s.x + half * s.s > x + w || s.y - half * s.s < y;
             return ids.filter((id) => out(view.units.drawn.get(id).spot)); }""",
        ids,
    )
    assert away == [], "in a hex that the rim cuts they lie on what there is of it"
    assert page.evaluate("(id) => board.view.units.pileOf(id).pile.pieces.at(-1).id", ids[0]) == ids[0]


def test_a_pile_opens_only_when_asked_for_and_only_one(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    ids = pile_of(4)
    look_at(page, ids[0])
    x, y = middle(page, ids[0])
    page.mouse.move(x, y, steps=3)
    page.wait_for_timeout(300)
    assert page.locator(".pile.spread").count() == 0
    page.mouse.click(x, y)
    assert reported(page, "selections") == [ids]
    assert page.locator(".pile.spread").count() == 0, "the first click only selects"
    page.mouse.click(x, y)
    settle(page)
    assert page.locator(".pile.spread").count() == 1
    bodies = [box(page, f'.unit[data-id="{id}"] > .u-body') for id in ids]
    assert not any(overlap(a, b) for a, b in combinations(bodies, 2)), "each can be seen"
    tray = box(page, ".tray-box")
    hex_ = middle(page, piece(ids[0])["place"])
    assert not (tray["x"] < hex_[0] < tray["right"] and tray["y"] < hex_[1] < tray["bottom"])
    page.mouse.click(*middle(page, ids[2]))
    assert reported(page, "selections")[-1] == [ids[2]], "one of it alone"
    page.keyboard.press("Escape")
    settle(page)
    assert page.locator(".pile.spread").count() == 0 and reported(page, "selections")[-1] == []


def test_two_sides_in_one_hex_stand_face_to_face(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    foe = next(p for p in SCENE["pieces"] if p["side"] != ACTING["side"] and not p.get("under"))
    page.evaluate(
        """(two) => board.view.show({...board.scene, pieces: board.scene.pieces.filter((p) => two.includes(p.id))
             .map((p) => ({...p, place: board.scene.pieces[0].place}))})""",
        [ACTING["id"], foe["id"]],
    )
    settle(page)
    one, two = (box(page, f'.unit[data-id="{id}"] > .u-body') for id in (ACTING["id"], foe["id"]))
    assert abs(one["x"] - two["x"]) > 30 and abs(one["y"] - two["y"]) > 20, "on the diagonal"
    assert page.locator(".hex-melee").count() == 1


# -- the inspector --------------------------------------------------------------------------------


def test_the_inspector_lists_a_pile_from_the_top_in_words(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    ids = pile_of(3)
    look_at(page, ids[0])
    page.mouse.click(*middle(page, ids[0]))
    listed = page.locator(".inspector-piece")
    names = [listed.nth(i).locator("b").text_content() for i in range(listed.count())]
    assert [n for n in names if n in {piece(id)["name"] for id in ids}] == [piece(id)["name"] for id in ids]
    first = piece(ids[0])
    words = listed.first.text_content() or ""
    assert all(str(value) in words for value in first["values"].values())
    listed.nth(1).click()
    assert reported(page, "selections")[-1] == [ids[1]]
    assert listed.nth(1).get_attribute("aria-pressed") == "true"
    page.keyboard.press("i")
    assert page.locator(".inspector").is_hidden()
    page.keyboard.press("i")
    assert page.locator(".inspector").is_visible()
    card = box(page, ".inspector")
    x, y = middle(page, ids[0])
    assert not (card["x"] < x < card["right"] and card["y"] < y < card["bottom"])


def test_a_finger_that_rests_opens_the_inspector(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, PHONE)
    x, y = middle(page, ACTING["id"])
    pane = ".hexboard"
    how = {"pointerId": 5, "pointerType": "touch", "isPrimary": True, "bubbles": True, "clientX": x, "clientY": y}
    page.dispatch_event(pane, "pointerdown", how)
    expect(page.locator(".inspector.tall")).to_be_visible()
    page.dispatch_event(pane, "pointerup", how)
    assert page.locator(".inspector.tall").is_visible()
    assert reported(page, "selections") == [] and reported(page, "picks") == []


# -- choosing -------------------------------------------------------------------------------------


def test_what_an_option_points_at_glows_and_a_click_reports_it(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    assert page.locator(".spot.lit").count() == len(MOVES)
    assert page.locator(".unit.lit").count() == len(SHOTS)
    for option in MOVES:
        x, y = middle(page, option["spaces"][0])
        page.mouse.click(x + 36, y - 6)
    assert [p["texts"] for p in reported(page, "picks")] == [[o["text"]] for o in MOVES]
    spot = page.locator(f'.spot[data-id="{MOVES[0]["spaces"][0]}"]')
    assert spot.get_attribute("role") == "button" and MOVES[0]["label"] in (spot.get_attribute("aria-label") or "")


def test_a_pile_with_several_to_pick_is_spread_so_that_each_can_be(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    there: dict[str, list[str]] = {}
    for option in SHOTS:
        there.setdefault(piece(option["pieces"][0])["place"], []).append(option["pieces"][0])
    both = next(ids for ids in there.values() if len(ids) > 1)
    page.evaluate(
        """(id) => { const [shown] = board.view.units.byHex.get(id), {hex} = shown.pile;
             board.view.hand.act({p: hex, hex, shown, id: ""}, {x: 0, y: 0}); }""",
        piece(both[0])["place"],
    )
    settle(page)
    assert page.locator(".pile.spread").count() == 1 and reported(page, "picks") == []
    page.mouse.click(*middle(page, both[1]))
    assert [p["texts"] for p in reported(page, "picks")] == [[o["text"] for o in SHOTS if both[1] in o["pieces"]]]


def test_marks_are_shown_on_the_board(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    page.evaluate("(ids) => board.shell.choose({pieces: ids, spaces: []})", [SHOTS[0]["pieces"][0]])
    assert page.locator(".unit.chosen").get_attribute("data-id") == SHOTS[0]["pieces"][0]
    page.evaluate("board.shell.choose({pieces: [], spaces: []})")
    assert page.locator(".unit.chosen").count() == 0


def test_keys_walk_through_what_glows(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    page.evaluate(
        """() => board.view.show({...board.scene, ask: {...board.scene.ask, options: board.scene.pieces
             .filter((p) => p.side === board.scene.pieces[0].side && !p.under && p.order === 0).slice(0, 5)
             .map((p) => ({text: `take ${p.id}`, label: `Take ${p.name}`, pieces: [p.id]}))}})"""
    )
    wanted = set(page.evaluate("[...board.view.targets.keys()]"))
    met = []
    for _ in wanted:
        page.keyboard.press("n")
        settle(page)
        met.append(reported(page, "selections")[-1][0])
        x, y = middle(page, met[-1])
        assert 0 < x < 1280 and 0 < y < 800
    assert set(met) == wanted
    page.keyboard.press("Shift+N")
    assert reported(page, "selections")[-1][0] == met[-2]
    page.keyboard.press("Enter")
    assert reported(page, "picks")[-1]["texts"] == [f"take {met[-2]}"]


PLANS = """(id) => { const {view} = board; view.select([id]);
  const at = view.places.byId.get(board.scene.pieces.find((p) => p.id === id).place);
  const near = at.beside.filter((hex) => hex && !view.units.byHex.has(hex.id))[0];
  const free = (hex) => hex && hex !== at && !at.beside.includes(hex) && !view.units.byHex.has(hex.id);
  const far = near.beside.filter(free)[0];
  const foe = board.scene.ask.options.find((o) => o.pieces).pieces[0];
  view.setPlans([
    {group: "Move", label: "1 of 4", space: near.id, spaces: [near.id], cost: 1, answers: ["move a"]},
    {group: "Move", label: "3 of 4", space: far.id, spaces: [near.id, far.id], cost: 3, threats: [foe, foe, foe],
     shots: [1, 2], lock: 0, answers: ["move a", "move b"]},
    {group: "Fire", label: "Fire", pieces: [foe], rolls: true, odds: "58%", answers: ["fire"]},
  ]);
  return {near: near.id, far: far.id, foe}; }"""


def test_plans_glow_and_the_way_tells_its_price_its_threats_and_its_lock(
    open_page: PageFactory, static_url: str
) -> None:
    page = shown(open_page, static_url)
    page.evaluate("board.view.show({...board.scene, ask: {...board.scene.ask, options: []}})")
    ids = page.evaluate(PLANS, ACTING["id"])
    page.keyboard.press("i")
    assert set(page.evaluate("[...board.view.lights.spotNodes.keys()]")) == {ids["near"], ids["far"]}
    assert page.locator(".unit.aimed").get_attribute("data-id") == ids["foe"]
    x, y = middle(page, ids["far"])
    page.mouse.move(x - 30, y, steps=2)
    assert page.locator(".way-cost").all_text_contents() == ["1", "3"]
    assert page.locator(".threat-count").all_text_contents() == ["1", "2"], "each where it would be fired"
    assert page.locator(".threat-line").count() == 2 and page.locator(".lock-sign").count() == 1
    assert page.locator(".tag-text.tag-way").text_content() == "3 of 4"
    page.mouse.click(x - 30, y)
    assert [p["answers"] for p in reported(page, "picks")[-1]["plans"]] == [["move a", "move b"]]
    page.mouse.click(*middle(page, ids["foe"]))
    assert [p["answers"] for p in reported(page, "picks")[-1]["plans"]] == [["fire"]]
    page.evaluate("board.shell.setArmed(board.view.plans[2])")
    assert page.locator(".tag-text.tag-armed").text_content() == "58%"
    assert page.locator(".unit.armed").get_attribute("data-id") == ids["foe"]
    page.evaluate("board.shell.setArmed(null)")
    assert page.locator(".tag-armed").count() == 0


def test_words_on_the_board_stand_beside_the_card_of_a_stack(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    page.evaluate("(id) => board.view.select([id])", ACTING["id"])
    settle(page)
    left, far = page.evaluate(
        """() => { const {view} = board, {look} = view.camera, {node} = view.inspector;
             const right = node.offsetLeft + node.offsetWidth;
             const p = look.unit(right + 20, node.offsetTop + node.offsetHeight / 2);
             return [20 + view.nudge(p, 200) - 100, view.nudge(look.unit(right + 150, p.y), 200)]; }"""
    )
    assert left >= 0, "the card would hide the beginning"
    assert far == 0, "what it hides nothing of stays where it is"


def test_the_price_of_half_a_hex_stands_on_the_half_that_is_there(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    page.evaluate("board.view.show({...board.scene, ask: {...board.scene.ask, options: []}})")
    below = page.evaluate(
        """(id) => { const {view} = board, {y, h} = view.places.grid.box;
             const half = [...view.places.byId.values()].find((hex) => Math.abs(hex.y - y - h) < 2);
             view.select([id]);
             const way = {space: half.id, spaces: [half.id], cost: 1, answers: ["a"]};
             view.setPlans([{group: "Move", label: "1 of 4", ...way}]);
             return Number(document.querySelector(".spot-cost").getAttribute("y")) - y - h; }""",
        ACTING["id"],
    )
    assert below < 0


def test_a_finger_taps_once_to_see_a_way_and_again_to_take_it(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, PHONE)
    page.evaluate("board.view.show({...board.scene, ask: {...board.scene.ask, options: []}})")
    ids = page.evaluate(PLANS, ACTING["id"])
    page.evaluate("board.view.inspect('')")
    settle(page)
    x, y = middle(page, ids["near"])
    page.touchscreen.tap(x, y)
    assert page.locator(".way-node").count() == 1 and reported(page, "picks") == []
    page.touchscreen.tap(x, y)
    assert [p["answers"] for p in reported(page, "picks")[-1]["plans"]] == [["move a"]]


def test_the_small_map_gives_way_to_what_is_aimed_at(open_page: PageFactory, static_url: str) -> None:
    """On a phone it lies on much of the board: who would be fired at is not under it."""
    page = shown(open_page, static_url, PHONE)
    foe = SHOTS[0]["pieces"][0]
    plan = {"pieces": [foe], "label": "Fire", "answers": ["fire"], "group": ""}
    page.evaluate("board.view.camera.bringIn = () => {}")
    for x, visible in ((60, False), (250, True)):
        page.evaluate(
            """([id, x]) => { const {look} = board.view.camera, p = board.view.middle(id);
                 const [dx, dy] = [look.width / 2 - x, look.height / 2 - 60];
                 look.look(p.x + dx / look.k, p.y + dy / look.k, look.k); }""",
            [foe, x],
        )
        settle(page)
        page.evaluate("(plan) => board.view.setArmed(plan)", plan)
        assert page.locator(".minimap").is_visible() == visible, middle(page, foe)
    page.evaluate("board.view.setArmed(null)")
    expect(page.locator(".minimap")).to_be_visible()


def test_a_finger_comes_nearer_first_where_hexes_are_small(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, PHONE)
    page.evaluate("board.view.fit()")
    until(page, "board.view.camera.look.fitted")
    assert 96 * reported(page, "view.camera.look.k") < 44
    page.touchscreen.tap(*middle(page, MOVES[0]["spaces"][0]))
    until(page, "96 * board.view.camera.look.k > 74")
    settle(page)
    assert reported(page, "picks") == []
    page.touchscreen.tap(*middle(page, MOVES[0]["spaces"][0]))
    assert [p["texts"] for p in reported(page, "picks")] == [[MOVES[0]["text"]]]


# -- sight ----------------------------------------------------------------------------------------


def ends(page: Page, selector: str) -> list[Point]:
    """The first and the last point of a line, in drawing units."""
    numbers = [
        float(n)
        for n in (page.locator(selector).get_attribute("d") or "").replace("M", "").replace("L", " ").split()
    ]
    return [(numbers[0], numbers[1]), (numbers[-2], numbers[-1])]


def test_sight_goes_from_middle_to_middle_with_what_hinders_and_blocks_it(
    open_page: PageFactory, static_url: str
) -> None:
    page = shown(open_page, static_url)
    foe = piece(SHOTS[0]["pieces"][0])
    hindered, blocked = hex_named("U10"), {"clear": False, "blocker": "wall", "label": "wall"}
    sight = {
        "viewer": ACTING["id"],
        "piece": foe["id"],
        "length": 3,
        "hinders": [{"space": hindered, "label": "−1 hedge"}],
    }
    show = """(sight) => { const {view} = board;
      view.show({...board.scene, sights: [sight]}); view.tell(null); view.tell(sight.piece); }"""
    page.evaluate(show, {**sight, "clear": True})
    places = {s["id"]: s for s in SCENE["board"]["spaces"]}
    unit = page.evaluate("board.view.places.unit")
    wanted = [(places[p["place"]]["x"] * unit, places[p["place"]]["y"] * unit) for p in (ACTING, foe)]
    for (x, y), (a, b) in zip(ends(page, ".sight-line"), wanted, strict=True):
        assert abs(x - a) < 0.1 and abs(y - b) < 0.1
    assert page.locator(".hexmark.hinders").count() == 1
    assert page.locator(".tag-text.tag-hinders").text_content() == "−1 hedge"
    assert page.locator(".block-sign").count() == 0
    half = [(wanted[0][i] + wanted[1][i]) / 2 / unit for i in (0, 1)]
    page.evaluate(show, {**sight, **blocked, "at": half})
    stop = ends(page, ".sight-line")[1]
    assert abs(stop[0] - half[0] * unit) < 0.1 and abs(stop[1] - half[1] * unit) < 0.1
    assert ends(page, ".sight-rest") == [stop, ends(page, ".sight-rest")[1]]
    assert page.locator(".block-sign").count() == 1


def test_what_a_piece_does_not_see_is_shaded(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    page.mouse.click(*middle(page, ACTING["id"]))
    page.mouse.move(*middle(page, hex_named("X9")))
    page.keyboard.press("v")
    assert reported(page, "looks") == [[ACTING["id"], hex_named("X9")]]
    page.keyboard.press("v")
    assert reported(page, "looks")[-1] == [ACTING["id"], None]
    seen = [hex_named(name) for name in ("V9", "W9", "W10")]
    page.evaluate("([about, spaces]) => board.shell.setView({about, spaces})", [ACTING["id"], seen])
    drawn = (page.locator(".fov").get_attribute("d") or "").count("M")
    assert drawn == len(SCENE["board"]["spaces"]) - len(seen) - 1, "all but these and its own"
    page.keyboard.press("v")
    assert page.locator(".fov").count() == 0


# -- what happened --------------------------------------------------------------------------------


def test_dice_and_results_stand_where_they_fell_until_something_is_done(
    open_page: PageFactory, static_url: str
) -> None:
    """At what was fired at, none over another, from however far they are looked at."""
    page = shown(open_page, static_url)
    foe = SHOTS[0]["pieces"][0]
    line = {"text": "A shot.", "kind": "shot", "outcome": "hit", "dice": [2, 5], "pieces": [ACTING["id"], foe]}
    way = [piece(id)["place"] for id in (ACTING["id"], foe)]
    shots = [line, {**line, "pieces": [ACTING["id"]], "spaces": way}]
    page.evaluate("(lines) => board.view.show({...board.scene, log: [...board.scene.log, ...lines]})", shots)
    assert page.locator(".result-die").count() == 4
    lost = [{**line, "pieces": [foe]}, {**line, "outcome": "", "text": "Dice that decide nothing to be told."}]
    less = "(id) => { board.less = board.scene.pieces.filter((p) => p.id !== id && p.under !== id); }"
    page.evaluate(less, foe)
    more = "(lines) => board.view.show({...board.scene, pieces: board.less, log: [...board.scene.log, ...lines]})"
    page.evaluate(more, [*shots, *lost])
    assert page.locator(".result").count() == 3, "who was lost is told of where he stood"
    page.evaluate("(lines) => board.view.show({...board.scene, log: [...board.scene.log, ...lines]})", [])
    assert page.locator(".result").count() == 0
    page.evaluate("(lines) => board.view.show({...board.scene, log: [...board.scene.log, ...lines]})", shots)
    told = page.locator(".result-text").first.text_content() or ""
    assert told.lower() == f"{piece(foe)['name']}: hit".lower(), "of several in a hex it says whom"
    at = middle(page, piece(foe)["place"])
    for far in (False, True):
        if far:
            page.keyboard.press("b")
            settle(page)
        chips = [box(page, f".result >> nth={i}") for i in (0, 1)]
        assert not overlap(*chips) and chips[0]["y"] < chips[1]["y"], "the first above the second"
        if not far:
            assert all(abs((chip["x"] + chip["right"]) / 2 - at[0]) < 30 for chip in chips)
            assert all(abs((chip["y"] + chip["bottom"]) / 2 - at[1]) < 80 for chip in chips)
    page.keyboard.press("b")
    settle(page)
    page.mouse.click(*middle(page, ACTING["id"]))
    assert page.locator(".result").count() == 0


def results(kind: str, count: int) -> list[dict[str, Any]]:
    """So many results of one hex."""
    line = {"text": "A shot.", "kind": kind, "outcome": "hit", "dice": [2, 5], "pieces": SHOTS[0]["pieces"]}
    return [{**line, "text": f"Shot {i}."} for i in range(count)]


TOLD = "(lines) => board.view.show({...board.scene, ask: null, log: [...(board.view.log ?? []), ...lines]})"


def test_on_a_phone_all_results_of_a_hex_near_the_rim_are_in_view(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, {**PHONE, "height": 400})
    foe = SHOTS[0]["pieces"][0]
    page.evaluate(
        """(id) => { const {look} = board.view.camera, p = board.view.middle(id);
             look.look(p.x, p.y + look.height / look.k / 2 - 54 / look.k, look.k); }""",
        foe,
    )
    settle(page)
    page.evaluate(TOLD, results("shot", 3))
    settle(page)
    assert middle(page, foe)[1] < 70, middle(page, foe)
    chips = [box(page, f".result >> nth={i}") for i in range(3)]
    assert min(chip["y"] for chip in chips) >= box(page, ".hexboard")["y"], chips
    assert not any(overlap(a, b) for a, b in combinations(chips, 2))


def test_results_of_a_round_do_not_stay_into_the_next(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url)
    page.evaluate(TOLD, results("shot", 2))
    assert page.locator(".result").count() == 2
    page.evaluate("board.view.units.kit = {...board.view.units.kit, heads: ['round']}")
    head = {"text": "Round 2.", "kind": "round"}
    page.evaluate("(lines) => board.view.tellResults(lines)", [head, *results("shot", 1)])
    assert page.locator(".result").count() == 1, "that of the new round"


def test_one_counter_alone_is_told_of_on_a_phone(open_page: PageFactory, static_url: str) -> None:
    """The strip beside the board has room for what it is good for; several are shown as counters."""
    page = shown(open_page, static_url, PHONE)
    alone = next(p for p in SCENE["pieces"] if [q for q in SCENE["pieces"] if q["place"] == p["place"]] == [p])
    page.evaluate("(id) => board.view.inspect(id)", alone["place"])
    expect(page.locator(".inspector:not(.tall) .inspector-words b")).to_be_visible()
    expect(page.locator(".inspector:not(.tall) .inspector-words b")).to_have_text(alone["name"])
    page.evaluate("(id) => board.view.inspect(id)", piece(pile_of(2)[0])["place"])
    expect(page.locator(".inspector:not(.tall) .inspector-words b").first).to_be_hidden()


def test_a_finger_is_told_to_tap_again(open_page: PageFactory, static_url: str) -> None:
    """Of a way that is only shown; a mouse, which points at it, needs no word."""
    for how, again in ((PHONE, 1), ({}, 0)):
        page = shown(open_page, static_url, how)
        page.evaluate("board.view.show({...board.scene, ask: {...board.scene.ask, options: []}})")
        ids = page.evaluate(PLANS, ACTING["id"])
        page.evaluate("board.view.inspect('')")
        settle(page)
        x, y = middle(page, ids["near"])
        if how:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.move(x, y)
        expect(page.locator(".tag-text.tag-way")).to_have_count(1)
        assert page.locator(".tag-text.tag-way", has_text=re.compile("tap.again")).count() == again


def test_nothing_serious_for_those_who_hear_or_see_little(
    open_page: PageFactory, static_url: str, serious_by_day_and_night: Audit
) -> None:
    page = shown(open_page, static_url, theme="")
    page.mouse.click(*middle(page, ACTING["id"]))
    assert page.locator(".inspector").is_visible()
    found = serious_by_day_and_night(page)
    assert [one for one in found if not one.startswith(("document-title", "html-has-lang"))] == []


# -- the tiny hex game, at a table ----------------------------------------------------------------


host = hosting("skirmish")


class Seat:
    """The page of the reds at a new skirmish, and what it said to the table."""

    def __init__(self, host: Host, page: Page) -> None:
        self.page = page
        self.sent: list[dict[str, Any]] = []
        links = begin(host.address, game="skirmish", scenario="hedgerow", seats=["me", "me"], seed="hedge")
        listen(page, "websocket", self.opened)
        page.goto(f"{host.address}/#/m/{links['tokens'][0]}")
        page.wait_for_selector(".match[data-ask] .option")
        page.wait_for_selector(".hexboard.lod2, .hexboard.lod3")

    def opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def said(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == kind]

    def at(self, id: str) -> Point:
        """The middle of a counter, or of a hex that can be picked."""
        found = box(self.page, f'.unit[data-id="{id}"] > .u-body, .spot[data-id="{id}"]')
        return (found["x"] + found["right"]) / 2, (found["y"] + found["bottom"]) / 2

    def spot(self, name: str) -> str:
        """The id of a hex that can be picked, by its name."""
        spot = self.page.locator(f'.spot[aria-label^="{name}:"], .spot[aria-label*="{name}"]').first
        spot.wait_for()
        return spot.get_attribute("data-id") or ""

    def stands_in(self, name: str) -> None:
        """Red 1 stands there, to see and to hear."""
        expect(self.page.locator(f'.pile[aria-label^="{name}: Red 1"]')).to_have_count(1)


WALK = [["activate Red 1", "move 1B1", "move 1C2"]]


def test_a_walk_of_two_hexes_is_two_clicks(host: Host, open_page: PageFactory, serious: Audit) -> None:
    seat = Seat(host, open_page(**QUIET))
    seat.page.mouse.click(*seat.at("unit:0"))
    far = seat.spot("1C2")
    assert [m["about"] for m in seat.said("plans")] == [["unit:0"]], "it alone: the other acts by itself"
    expect(seat.page.locator(".inspector h2")).to_have_text("1A2")
    assert serious(seat.page) == []
    seat.page.mouse.move(*seat.at(far), steps=2)
    expect(seat.page.locator(".way-node")).to_have_count(2)
    seat.page.mouse.click(*seat.at(far))
    seat.stands_in("1C2")
    assert [m["answers"] for m in seat.said("plan")] == WALK and seat.said("answer") == []


def test_the_same_walk_by_keys(host: Host, open_page: PageFactory) -> None:
    seat = Seat(host, open_page(**QUIET))
    page = seat.page
    page.keyboard.press("n")
    far = seat.spot("1C2")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('data-id')") == far:
            break
    expect(page.locator(".way-node")).to_have_count(2)
    page.keyboard.press("Enter")
    seat.stands_in("1C2")
    assert [m["answers"] for m in seat.said("plan")] == WALK


def test_the_same_walk_by_touch(host: Host, open_page: PageFactory, serious: Audit) -> None:
    seat = Seat(host, open_page(**PHONE, **QUIET))
    page = seat.page
    page.touchscreen.tap(*seat.at("unit:0"))
    far = seat.spot("1C2")
    page.touchscreen.tap(*seat.at(far))
    expect(page.locator(".way-node")).to_have_count(2)
    assert seat.said("plan") == [], "the first tap shows it"
    assert serious(page) == []
    page.touchscreen.tap(*seat.at(far))
    seat.stands_in("1C2")
    assert [m["answers"] for m in seat.said("plan")] == WALK


def test_the_table_tells_what_a_piece_sees(host: Host, open_page: PageFactory) -> None:
    """The woods of 1C2 lie between 1A2 and 1D2: the line ends there, and the field of view has its shadow."""
    seat = Seat(host, open_page(**QUIET))
    page = seat.page
    page.mouse.click(*seat.at("unit:0"))
    x, y = seat.at(seat.spot("1C2"))
    page.mouse.move(x + 112, y + 64, steps=3)
    page.keyboard.press("v")
    expect(page.locator(".block-sign")).to_have_count(1)
    expect(page.locator(".tag-text.tag-fire")).to_have_text("blocked: woods, 1C2 · 4.1")
    assert [("to" in m) for m in seat.said("view")] == [True]
    page.keyboard.press("v")
    expect(page.locator(".fov")).to_have_count(1)
    assert (page.locator(".fov").get_attribute("d") or "").count("M") > 2
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".fov")).to_have_count(0)
