"""Boards of points and squares: each is drawn, what can be picked glows and is reported, at any size."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from pages import QUIET, PageFactory

pytestmark = pytest.mark.plain

PACKAGE = Path(__file__).parents[2] / "src" / "grognard"
FIXTURES = ["squares", "telemark", "telemark-battle", "telemark-force"]
BATTLE = "telemark-battle"
FORCE = "telemark-force"


def shown(open_page: PageFactory, static_url: str, name: str, theme: str = "light", **how: Any) -> Page:
    page = open_page(**{**QUIET, **how})
    page.goto(f"{static_url}/web/fixtures.html?name={name}&theme={theme}")
    page.wait_for_selector("html[data-ready]")
    return page


def scene(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((PACKAGE / "web" / "fixtures" / f"{name}.json").read_text(encoding="utf-8"))
    return loaded


def settle(page: Page) -> None:
    """Lets what moves come to rest."""
    page.evaluate("board.view.arrange(); board.view.motion.finish()")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def until(page: Page, expression: str) -> None:
    """Waits for something to become true. The page's policy forbids Playwright's own way."""
    for _ in range(100):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {expression}")


def boxes(page: Page, selector: str) -> dict[str, dict[str, float]]:
    """Where things are in the window, by their text or id."""
    found: dict[str, dict[str, float]] = page.evaluate(
        """(selector) => Object.fromEntries([...document.querySelectorAll(selector)].map((node) => {
             const b = node.getBoundingClientRect();
             const id = node.dataset.for ?? node.dataset.id ?? node.textContent;
             const {left, top, right, bottom, width, height} = b;
             return [id, {left, top, right, bottom, width, height}];
           }))""",
        selector,
    )
    return found


def overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    return (
        min(a["right"], b["right"]) - max(a["left"], b["left"]) > 0.5
        and min(a["bottom"], b["bottom"]) - max(a["top"], b["top"]) > 0.5
    )


def picks(page: Page) -> list[list[str]]:
    texts: list[list[str]] = page.evaluate("board.picks.map((p) => p.texts)")
    return texts


def node(id: str) -> str:
    return f'.board [data-id="{id}"]'


def test_there_is_a_fixture_of_each_kind_of_board() -> None:
    there = {path.stem for path in (PACKAGE / "web" / "fixtures").glob("*.json")}
    assert {scene(name)["board"]["kind"] for name in there} == {"points", "squares", "hexes"}


@pytest.mark.parametrize("name", FIXTURES)
def test_each_fixture_is_drawn_whole_with_its_names_and_what_an_option_points_at(
    open_page: PageFactory, static_url: str, name: str
) -> None:
    page = shown(open_page, static_url, name)
    given = scene(name)
    drawn_whole(page, given)
    every_name_is_visible_and_no_two_overlap(page, given)
    what_an_option_points_at_glows_and_nothing_else(page, given)


def drawn_whole(page: Page, given: dict[str, Any]) -> None:
    spaces = {space["id"] for space in given["board"]["spaces"]}
    assert page.locator(".board .space").count() == len(spaces)
    on_board = {piece["id"] for piece in given["pieces"] if piece["place"] in spaces}
    assert set(boxes(page, ".board .piece")) == on_board
    assert page.locator(".board .route, .board .edge[class*=edge-]").count() == len(given["board"]["routes"])
    for place in boxes(page, ".board .space .area").values():
        assert place["left"] >= -1 and place["right"] <= 1281 and place["top"] >= -1 and place["bottom"] <= 801


def every_name_is_visible_and_no_two_overlap(page: Page, given: dict[str, Any]) -> None:
    labels = boxes(page, ".board .label")
    assert set(labels) == {space["id"] for space in given["board"]["spaces"]}
    assert all(box["height"] >= 8 for box in labels.values())
    clashes = [(a, b) for (a, one), (b, two) in combinations(labels.items(), 2) if overlap(one, two)]
    assert clashes == []


def what_an_option_points_at_glows_and_nothing_else(page: Page, given: dict[str, Any]) -> None:
    spaces = {space["id"] for space in given["board"]["spaces"]}
    on_board = spaces | {piece["id"] for piece in given["pieces"] if piece["place"] in spaces}
    pointed = {id for o in given["ask"]["options"] for id in o.get("pieces", []) + o.get("spaces", [])}
    assert set(boxes(page, ".board .glow")) == pointed & on_board != set()
    for id in pointed & on_board:
        button = page.locator(node(id))
        assert (button.get_attribute("role"), button.get_attribute("tabindex")) == ("button", "0")
        labels = [o["label"] for o in given["ask"]["options"] if id in o.get("pieces", []) + o.get("spaces", [])]
        assert all(label in (button.get_attribute("aria-label") or "") for label in labels)


def test_names_never_overlap_at_any_size_and_zoom(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "telemark")
    for width in (390, 700, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 844})
        page.evaluate("board.view.fit()")
        for factor in (1, 1.4, 1.4, 1.6, 0.4):
            page.evaluate(f"board.view.zoom({factor})")
            settle(page)
            labels = {id: box for id, box in boxes(page, ".board .label").items() if box["width"]}
            clashes = [(a, b) for (a, one), (b, two) in combinations(labels.items(), 2) if overlap(one, two)]
            assert clashes == [], (width, factor)


def at_scale(page: Page, k: float) -> None:
    """The middle of the board at so many pixels for a unit of its drawing."""
    page.evaluate(
        """(k) => { const {look} = board.view;
             look.look(look.whole.x + look.whole.w / 2, look.whole.y + look.whole.h / 2, k); }""",
        k,
    )
    settle(page)


def rims(page: Page) -> dict[str, list[dict[str, float]]]:
    """Where the letters and numbers at the rims are that can be seen, each by its text."""
    found: dict[str, list[dict[str, float]]] = page.evaluate(
        """() => { const out = {};
             for (const node of document.querySelectorAll(".board .rim-name")) {
               const {left, top, right, bottom, width, height} = node.getBoundingClientRect();
               if (width) (out[node.textContent] ??= []).push({left, top, right, bottom, width, height});
             }
             return out; }"""
    )
    return found


def test_columns_and_rows_are_named_at_the_rims_while_names_are_too_small(
    open_page: PageFactory, static_url: str
) -> None:
    page = shown(open_page, static_url, "squares")
    assert rims(page) == {}, "the names can be read"
    at_scale(page, 0.5)
    assert not any(box["width"] for box in boxes(page, ".board .label").values())
    seen = rims(page)
    assert set(seen) == {*"ABCDEFGHI", *"123456"}
    sheet = boxes(page, ".board .sheet")[""]
    cells = boxes(page, ".board .space")
    ids = {space["name"]: space["id"] for space in scene("squares")["board"]["spaces"]}
    for column in "ABCDEFGHI":
        cell = cells[ids[f"{column}1"]]
        north, south = seen[column]
        assert north["bottom"] <= sheet["top"] + 1 and south["top"] >= sheet["bottom"] - 1
        assert all(cell["left"] < (box["left"] + box["right"]) / 2 < cell["right"] for box in (north, south))
    for row in "123456":
        cell = cells[ids[f"A{row}"]]
        west, east = seen[row]
        assert west["right"] <= sheet["left"] + 1 and east["left"] >= sheet["right"] - 1
        assert all(cell["top"] < (box["top"] + box["bottom"]) / 2 < cell["bottom"] for box in (west, east))
    at_scale(page, 1)
    assert rims(page) == {}


def test_the_rims_stay_in_view_when_the_board_goes_on_beyond_it(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares", width=320, height=240)
    at_scale(page, 0.55)
    seen = rims(page)
    assert 0 < len(seen) < 15, "some columns or rows are out of view"
    flat = [box for both in seen.values() for box in both]
    assert all(
        box["left"] >= 0 and box["right"] <= 320 and box["top"] >= 0 and box["bottom"] <= 240 for box in flat
    )
    assert all(box["height"] >= 10 for box in flat)
    assert not any(overlap(one, two) for one, two in combinations(flat, 2))


def test_only_squares_named_by_column_and_row_have_rims(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "telemark")
    page.evaluate("board.view.zoom(0.1)")
    settle(page)
    assert page.locator(".board .rim-name").count() == 0
    page = shown(open_page, static_url, "squares")
    page.evaluate(
        """() => { const next = structuredClone(board.scene);
             next.board.spaces.forEach((space, i) => { space.name = `A${i}`; });
             board.view.show(next); }"""
    )
    assert page.locator(".board .rim-name").count() == 0, "these are numbers, not rows"


def test_the_name_of_a_door_is_beside_it(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    assert page.locator(".board .doorname").count() == 0
    page.evaluate(
        """() => { const next = structuredClone(board.scene);
             const doors = next.board.routes.filter((r) => r.kind.startsWith("door"));
             doors.forEach((door, i) => { door.name = `Door G${i}`; });
             board.view.show(next); }"""
    )
    for k in (0.4, 1):
        at_scale(page, k)
        names = boxes(page, ".board .doorname")
        assert set(names) == {f"G{i}" for i in range(7)}
        assert all(box["height"] >= 9 for box in names.values())
        assert not any(overlap(one, two) for one, two in combinations(names.values(), 2))
    at_scale(page, 0.15)
    assert not any(box["width"] for box in boxes(page, ".board .doorname").values()), "too small to read"


FREE_SPOT = """(id) => {
  const node = document.querySelector(`.board [data-id="${id}"]`);
  const box = node.getBoundingClientRect();
  for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) {
    const at = {x: box.left + (box.width * i) / 16, y: box.top + (box.height * j) / 16};
    if (document.elementFromPoint(at.x, at.y)?.closest(".glow") === node) return at;
  }
  return null;
}"""


@pytest.mark.parametrize("name", FIXTURES)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_every_glowing_thing_can_be_clicked(
    open_page: PageFactory, static_url: str, name: str, size: tuple[int, int]
) -> None:
    """Where it is drawn, something of it lies on top; a click there reports exactly its options."""
    page = shown(open_page, static_url, name, width=size[0], height=size[1])
    options = scene(name)["ask"]["options"]
    for id in boxes(page, ".board .glow"):
        page.mouse.move(1, 1)
        settle(page)
        at = page.evaluate(FREE_SPOT, id)
        assert at is not None, f"{id} is hidden by something else"
        page.mouse.click(at["x"], at["y"])
        assert picks(page)[-1] == [o["text"] for o in options if id in o.get("pieces", []) + o.get("spaces", [])]


def test_enter_and_space_pick_what_has_the_focus(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    page.locator(node("foe:0")).focus()
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    assert picks(page) == [["fire Grenadier 1", "burst Grenadier 1"]] * 2
    at = page.evaluate("board.picks[0].at")
    box = boxes(page, node("foe:0"))["foe:0"]
    assert box["left"] < at["x"] < box["right"] and box["top"] < at["y"] < box["bottom"]


def test_tab_walks_through_what_can_be_picked(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "telemark")
    page.locator("svg.board").focus()
    reached = set()
    for _ in range(12):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.dataset?.id"))
    assert set(boxes(page, ".board .glow")) <= reached


def test_hovering_and_leaving_are_reported(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    page.locator(node("foe:2")).hover()
    page.mouse.move(1, 1)
    assert page.evaluate("board.hovers") == [["fire Horde"], None]
    assert picks(page) == []


def test_a_piece_on_a_glowing_space_does_not_hide_it(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    page.locator(node("mark:0")).click()
    assert picks(page) == [["step E3"]]


def test_a_drag_is_not_a_click(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    page.evaluate("board.view.zoom(1.5)")
    box = boxes(page, node("foe:0"))["foe:0"]
    x, y = (box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    moved = boxes(page, node("foe:0"))["foe:0"]
    assert (round(moved["left"] - box["left"]), round(moved["top"] - box["top"])) == (60, 40)
    assert picks(page) == []


def spread(page: Page, ids: list[str]) -> bool:
    settle(page)
    where = boxes(page, ".board .piece .body")
    assert where
    found = boxes(page, ", ".join(node(id) for id in ids))
    middles = [(box["left"] + box["right"]) / 2 for box in found.values()]
    return all(abs(a - b) > 30 for a, b in combinations(middles, 2))


def test_a_stack_is_a_pile_that_fans_out(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    pile = ["unit:4", "unit:5"]
    key = '.board [data-key$="/marines"]:has([data-id="unit:4"])'
    assert page.locator(f"{key} .tally").text_content() == "2"
    assert not spread(page, pile)
    page.locator(node("unit:4")).hover()
    assert spread(page, pile), "on hover"
    page.mouse.move(1, 1)
    assert not spread(page, pile)
    page.locator(key).focus()
    assert spread(page, pile), "on focus"
    page.locator("svg.board").focus()
    page.mouse.click(5, 5)
    page.evaluate("document.activeElement.blur()")
    assert not spread(page, pile)
    assert spread(page, ["foe:2", "foe:3", "foe:4"]), "always, when something in it can be picked"


def test_a_fan_does_not_flicker_under_a_pointer_at_rest(open_page: PageFactory, static_url: str) -> None:
    """A stack of seven between spaces that can be picked: its fan lies beside it, the pointer stays on it."""
    page = shown(open_page, static_url, "squares")
    page.evaluate(
        """() => { const next = structuredClone(board.scene);
             const crowd = next.pieces.filter((p) => p.side === "marines" && !p.under).slice(0, 1);
             const free = next.board.spaces.filter((s) => !next.pieces.some((p) => p.place === s.id));
             const middle = {x: next.board.width / 2, y: next.board.height / 2};
             const far = (a) => Math.hypot(a.x - middle.x, a.y - middle.y);
             const here = free.reduce((a, b) => (far(b) < far(a) ? b : a)).id;
             for (let i = 0; i < 7; i++) next.pieces.push({...crowd[0], id: `extra:${i}`, place: here, order: i});
             const others = free.filter((s) => s.id !== here);
             next.ask.options = others.map((s) => ({text: s.id, label: s.name, spaces: [s.id]}));
             board.view.show(next);
             globalThis.stack = document.querySelector('.stack:has([data-id="extra:0"])');
             globalThis.lies = 0;
             const seen = new MutationObserver(() => { globalThis.lies += 1; });
             seen.observe(globalThis.stack, {attributes: true, attributeFilter: ["data-lie"]}); }"""
    )
    settle(page)
    box = boxes(page, f"{node('extra:0')} .body")[""]
    for by in range(10):
        page.mouse.move(box["left"] + box["width"] / 2 + by % 2, box["top"] + box["height"] / 2)
        page.wait_for_timeout(30)
    assert page.evaluate("globalThis.lies") == 1
    tray = boxes(page, ".stack.fanned .tray")[""]
    assert not overlap(tray, box), "what it shows is not what it hides"
    x, y = (
        max(tray[low] + 6, min((box[low] + box[high]) / 2, tray[high] - 6))
        for low, high in (("left", "right"), ("top", "bottom"))
    )
    page.mouse.move(x, y, steps=12)
    assert page.evaluate("globalThis.lies") == 1, "nor on the way to it"


def test_a_tap_opens_a_stack_and_another_closes_it(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares", width=390, height=844, has_touch=True)
    page.locator(node("unit:4")).tap()
    assert page.locator('.board .fanned [data-id="unit:4"]').count() == 1
    page.touchscreen.tap(20, 20)
    settle(page)
    assert page.locator('.board .fanned [data-id="unit:4"]').count() == 0
    assert picks(page) == []


def test_a_battle_shows_two_lines_in_their_order(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, BATTLE)
    given = scene(BATTLE)
    where = next(p["place"] for p in given["pieces"] if p["side"] == "hostiles" and ":" in p["place"])
    lines = {}
    for side in ("hostiles", "raiders"):
        line = [p for p in given["pieces"] if p["side"] == side and p["place"] == where and not p.get("under")]
        found = boxes(page, ", ".join(node(p["id"]) for p in line))
        order = [p["id"] for p in sorted(line, key=lambda p: p.get("order", 0))]
        assert sorted(found, key=lambda id: found[id]["left"]) == order
        lines[side] = found
    assert (
        max(b["bottom"] for b in lines["hostiles"].values()) < min(b["top"] for b in lines["raiders"].values()) + 10
    )
    assert page.locator(".board .tray.battle").count() == 1


def test_gear_lies_under_its_bearer_and_half_its_size(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    bearer = boxes(page, f"{node('unit:3')} .body")
    gear = boxes(page, f"{node('gear:0')} .body")
    (big,), (small,) = bearer.values(), gear.values()
    assert 0.45 < small["width"] / big["width"] < 0.55
    assert big["bottom"] - small["height"] < small["bottom"] and small["bottom"] > big["bottom"]


def test_facing_points_to_the_side(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    turns = {
        id: page.locator(f"{node(id)} .facing").get_attribute("transform") for id in ("unit:0", "unit:2", "foe:0")
    }
    assert turns == {"unit:0": "rotate(90)", "unit:2": "rotate(180)", "foe:0": "rotate(-90)"}


def test_doors_are_told_apart_and_change(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    for kind in ("door-open", "door-closed", "door-sealed", "wall"):
        assert page.locator(f".board .edge-{kind}").count() > 0
    before = page.locator(".board .edge-door-open").count()
    page.evaluate(
        """() => { const next = structuredClone(board.scene);
             next.board.routes.find((r) => r.kind === "door-closed").kind = "door-open";
             window.kept = document.querySelector(".board .space");
             board.view.show(next); }"""
    )
    assert page.locator(".board .edge-door-open").count() == before + 1
    assert page.evaluate("window.kept === document.querySelector('.board .space')"), "spaces were drawn again"


def test_wheel_keys_and_fit(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "telemark")
    whole = page.evaluate("board.view.look.k")
    page.mouse.move(640, 400)
    page.mouse.wheel(0, -400)
    until(page, f"board.view.look.k > {whole} * 1.2")
    page.locator("svg.board").focus()
    page.keyboard.press("0")
    assert page.evaluate("board.view.look.k") == whole
    page.keyboard.press("+")
    assert page.evaluate("board.view.look.k") > whole
    x = page.evaluate("board.view.look.x")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("board.view.look.x") < x
    page.keyboard.press("-")
    page.evaluate("board.view.fit()")
    assert page.evaluate("[board.view.look.k, board.view.look.fitted]") == [whole, True]
    page.set_viewport_size({"width": 900, "height": 700})
    until(page, f"board.view.look.k < {whole}")


def test_pinch_zooms(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "telemark", width=390, height=844, has_touch=True)
    before = page.evaluate("board.view.look.k")
    page.evaluate(
        """() => { const svg = document.querySelector("svg.board");
             svg.setPointerCapture = () => {};
             const fire = (type, id, x) => svg.dispatchEvent(new PointerEvent(type,
               {pointerId: id, clientX: x, clientY: 420, pointerType: "touch", bubbles: true, buttons: 1}));
             fire("pointerdown", 1, 150); fire("pointerdown", 2, 240);
             fire("pointermove", 1, 105); fire("pointermove", 2, 285);
             fire("pointerup", 1, 105); fire("pointerup", 2, 285); }"""
    )
    assert page.evaluate("board.view.look.k") == pytest.approx(before * 2, rel=0.02)


def test_on_a_phone_what_can_be_picked_is_large_enough_for_a_finger(
    open_page: PageFactory, static_url: str
) -> None:
    page = shown(open_page, static_url, FORCE, width=390, height=844)
    for box in boxes(page, ".board .piece.glow:not(.small)").values():
        assert box["width"] >= 30 and box["left"] >= -2 and box["right"] <= 392


def test_on_a_phone_a_battle_is_seen_from_close_by_and_then_the_whole_board(
    open_page: PageFactory, static_url: str
) -> None:
    page = shown(open_page, static_url, BATTLE, width=390, height=330, has_touch=True)
    settle(page)
    [tray] = boxes(page, ".board .tray.battle").values()
    assert tray["left"] >= 0 and tray["right"] <= 390 and tray["top"] >= 0 and tray["bottom"] <= 330
    for space, box in boxes(page, ".board .layer-spaces .space").items():
        middle = {
            "left": box["left"] + box["width"] * 0.4,
            "right": box["right"] - box["width"] * 0.4,
            "top": box["top"] + box["height"] * 0.4,
            "bottom": box["bottom"] - box["height"] * 0.4,
        }
        assert not overlap(tray, middle), f"{space} is hidden"
    assert not page.evaluate("board.view.look.fitted")
    peace = """() => { const next = structuredClone(board.scene);
                 next.pieces = next.pieces.filter((p) => p.side !== "hostiles");
                 next.ask = null;
                 board.view.show(next); }"""
    page.evaluate(peace)
    assert page.evaluate("board.view.look.fitted")
    page.evaluate("board.view.show(board.scene)")
    page.evaluate("board.view.zoom(1.3)")
    page.evaluate(peace)
    assert not page.evaluate("board.view.look.fitted"), "a view the player chose stays"


def test_a_fan_does_not_hide_a_space_that_can_be_picked(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, FORCE, width=390, height=330, has_touch=True)
    page.evaluate(
        """() => { const next = structuredClone(board.scene);
             const pieces = next.pieces.filter((p) => !p.under && p.side === "raiders").slice(0, 4);
             const here = "space:10";
             for (const p of pieces) p.place = here;
             const beside = next.board.routes.filter((r) => r.a === here || r.b === here);
             const there = beside.map((r) => r.a === here ? r.b : r.a);
             const option = (o) => ({label: o.text, pieces: [], spaces: [], ...o});
             next.ask.options = [
               option({text: "hand on", pieces: [pieces[0].id]}),
               ...there.map((id) => option({text: `move ${id}`, spaces: [id]})),
             ];
             board.view.show(next); }"""
    )
    settle(page)
    [tray] = boxes(page, ".board .tray").values()
    glowing = boxes(page, ".board .layer-spaces .glow")
    assert len(glowing) > 1
    for space, box in glowing.items():
        across = min(tray["right"], box["right"]) - max(tray["left"], box["left"])
        down = min(tray["bottom"], box["bottom"]) - max(tray["top"], box["top"])
        assert across < box["width"] / 2 or down < box["height"] / 2, f"{space} is hidden"


def test_dark_and_light_differ_and_the_system_decides_by_default(open_page: PageFactory, static_url: str) -> None:
    page = open_page(**QUIET)

    def paper(theme: str, scheme: Any) -> str:
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{static_url}/web/fixtures.html?name=telemark&theme={theme}")
        page.wait_for_selector("html[data-ready]")
        color: str = page.evaluate("getComputedStyle(document.querySelector('.board .sheet')).fill")
        return color

    light, dark = paper("light", "dark"), paper("dark", "light")
    assert light != dark
    assert (paper("", "light"), paper("", "dark")) == (light, dark)


MOVE = """(animate) => { const next = structuredClone(board.scene);
  delete next.board.spaces;
  const piece = next.pieces.find((p) => p.id === "unit:0");
  piece.place = next.board.routes ? board.scene.board.spaces[5].id : piece.place;
  window.kept = document.querySelector('[data-id="unit:3"]');
  window.parts = window.kept.firstElementChild;
  board.view.show(next, {animate});
  return board.view.motion.running.size; }"""


@pytest.mark.parametrize("calm", [False, True], ids=["motion", "reduced-motion"])
def test_moves_are_animated_unless_unwanted(open_page: PageFactory, static_url: str, calm: bool) -> None:
    page = shown(open_page, static_url, "squares", reduced_motion="reduce" if calm else "no-preference")
    assert (page.evaluate(MOVE, True) > 0) is not calm
    page.mouse.move(2, 2)
    page.mouse.down()
    page.mouse.up()
    until(page, "board.view.motion.running.size === 0")
    assert page.evaluate("window.parts === document.querySelector('[data-id=\"unit:3\"]').firstElementChild")


def test_moves_are_not_animated_when_told_so(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    assert page.evaluate(MOVE, False) == 0
    assert page.locator(".board .space").count() == len(scene("squares")["board"]["spaces"]), "the board was kept"


def test_fire_flashes_once(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, BATTLE, reduced_motion="no-preference")
    flashes = page.evaluate(
        """() => { const next = structuredClone(board.scene);
             const target = next.pieces.find((p) => p.side === "hostiles" && p.place.includes(":"));
             target.place = "out";
             next.log = [...(next.log ?? []), {text: "hit", kind: "fired", rule: "15", pieces: [target.id]}];
             board.view.show(next);
             const first = document.querySelectorAll(".board .flash").length;
             board.view.motion.finish();
             board.view.show(structuredClone(next));
             return [first, [...document.querySelectorAll(".board .flash")].length <= first]; }"""
    )
    assert flashes == [1, True]
    until(page, "document.querySelectorAll('.board .flash').length === 0")


def test_highlight_marks_and_clears(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    page.evaluate("board.view.highlight({pieces: ['foe:2'], spaces: ['space:3']})")
    assert set(boxes(page, ".board .marked")) == {"foe:2", "space:3"}
    page.evaluate("board.view.highlight({})")
    assert boxes(page, ".board .marked") == {}


def test_after_an_answer_the_focus_stays_on_the_board(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    page.locator(node("foe:0")).focus()
    page.evaluate("board.view.show({...board.scene, ask: null})")
    assert page.evaluate("document.activeElement.classList.contains('board')")
    assert page.locator(".board .glow").count() == 0


def test_destroy_leaves_nothing(open_page: PageFactory, static_url: str) -> None:
    for name in ("squares", "hexes"):
        page = shown(open_page, static_url, name)
        page.evaluate("board.view.destroy()")
        assert page.locator("svg").count() == 0


def test_names_are_text_not_markup(open_page: PageFactory, static_url: str) -> None:
    page = shown(open_page, static_url, "squares")
    page.evaluate(
        """() => { const next = structuredClone(board.scene);
             next.pieces[0].name = next.board.spaces[0].name = "<img src=x onerror=alert(1)>";
             next.pieces[1].face = next.pieces[1].side = next.board.spaces[1].terrain = '"><script>';
             board.view.show(next); }"""
    )
    assert page.locator(".board img, .board script").count() == 0
