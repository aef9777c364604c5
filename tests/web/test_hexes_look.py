"""How a ground of hexes is drawn: the same everywhere, within budget, true to the silhouettes, in both themes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from hexes import battlefield
from pages import QUIET, PageFactory

pytestmark = pytest.mark.plain

WEB = Path(__file__).parents[2] / "src" / "grognard" / "web"
CSS = (WEB / "hexground.css").read_text(encoding="utf-8")

DRAW = """async (change) => {
  const { drawHexGround, detail } = await import("/web/js/hex/ground.js");
  const { el } = await import("/web/js/svg.js");
  const draw = (ground, prefix) => {
    const drawn = drawHexGround(ground, prefix);
    const { x, y, w, h } = drawn.grid.box;
    const how = { class: "hexground lod2", width: w, height: h, viewBox: `${x} ${y} ${w} ${h}` };
    const svg = el("svg", how, drawn.defs, ...drawn.layers);
    document.body.append(svg);
    return { ...drawn, svg };
  };
  const load = async (name) => (await fetch(`/web/fixtures/${name}.json`)).json();
  Object.assign(globalThis, { hexes: { drawHexGround, detail, el, draw, load } });
}"""


@pytest.fixture
def page(open_page: PageFactory, static_url: str) -> Page:
    """A page with the drawing code at hand, as `hexes`."""
    found = open_page(**QUIET)
    found.goto(f"{static_url}/web/fixtures.html?name=squares")
    found.wait_for_selector("html[data-ready]")
    found.evaluate(DRAW)
    return found


def fixture(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((WEB / "fixtures" / f"{name}.json").read_text(encoding="utf-8"))
    return loaded


# ------------------------------------------------------------------------------------------------ the fixtures


def test_the_fixtures_are_as_they_are_made() -> None:
    for name, made in (("hexes", battlefield.battle()), ("terrains", battlefield.samples())):
        assert (WEB / "fixtures" / f"{name}.json").read_text(encoding="utf-8") == battlefield.text(made)


def test_the_battlefield_is_as_large_as_a_battle_gets() -> None:
    """Issue 11: 30 x 20 hexes, 96 counters in stacks up to ten, levels, all hexsides."""
    scene = fixture("hexes")
    board = scene["board"]
    whole = [space for space in board["spaces"] if "shape" not in space]
    assert len(board["spaces"]) >= 600 > len(board["spaces"]) - len(whole)
    assert len(scene["pieces"]) == 96
    stacks: dict[str, int] = {}
    for piece in scene["pieces"]:
        stacks[piece["place"]] = stacks.get(piece["place"], 0) + 1
    assert max(stacks.values()) == 10
    assert {space.get("level", 0) for space in board["spaces"]} == {-1, 0, 1, 2, 3}
    assert {route["kind"] for route in board["routes"]} == {*battlefield.DATA["samples"]["lines"]} - {"palisade"}
    assert {mark.split("-")[0] for space in scene["spaces"] for mark in space["marks"]} >= {
        "smoke",
        "crater",
        "fire",
    }


# ------------------------------------------------------------------------------------------------ determinism


def test_a_ground_is_drawn_the_same_every_time(page: Page) -> None:
    same, far = page.evaluate(
        """async () => {
          const { board } = await hexes.load("hexes");
          const text = (ground) => hexes.drawHexGround(ground, "t").layers.map((l) => l.outerHTML).join("");
          const one = text(board);
          const again = text(structuredClone(board));
          return [one === again, one.length];
        }"""
    )
    assert same and far > 100_000


def test_a_tree_in_one_hex_moves_none_elsewhere(page: Page) -> None:
    """Chance hangs on the hex: other woods in one corner leave all crowns beyond its neighbours as they were."""
    moved, kept = page.evaluate(
        """async () => {
          const { board } = await hexes.load("hexes");
          const crowns = (ground) => {
            const { layers } = hexes.drawHexGround({ ...ground, outlines: [] }, "t");
            const all = layers.flatMap((l) => [...l.querySelectorAll(".hx-crown, .hx-grid, .hx-roof")]);
            return new Set(all.flatMap((p) => p.getAttribute("d").split(/(?=M)/)));
          };
          const changed = structuredClone(board);
          const hex = changed.spaces.find((s) => s.name === "E18");
          hex.terrain = "woods";
          const unit = 96 / Math.sqrt(3);
          const [before, after] = [crowns(board), crowns(changed)];
          const gone = [...before].filter((d) => !after.has(d));
          const away = gone.filter((d) => {
            const [x, y] = d.slice(1).split(/[ a-zL]/).map(Number);
            return Math.hypot(x - hex.x * unit, y - hex.y * unit) > 160;
          });
          return [away, before.size];
        }"""
    )
    assert moved == [] and kept > 3000


# ------------------------------------------------------------------------------------------------ budgets

NODES = """async ([name, columns, rows]) => {
  const { board } = await hexes.load(name);
  const kept = board.spaces.filter((s) => s.x < 1.5 * columns && s.y < 1.7321 * rows);
  const ids = new Set(kept.map((s) => s.id));
  const part = { ...board, spaces: kept, routes: board.routes.filter((r) => ids.has(r.a) && ids.has(r.b)),
    outlines: board.outlines.filter((o) => o.spaces.every((id) => ids.has(id))) };
  const { defs, layers, minimap } = hexes.drawHexGround(part, "n");
  const count = (node) => 1 + node.querySelectorAll("*").length;
  const all = [defs, ...layers];
  return { hexes: kept.length, nodes: all.reduce((sum, node) => sum + count(node), 0), mini: count(minimap()),
    tags: [...new Set(all.flatMap((node) => [...node.querySelectorAll("*")].map((n) => n.tagName)))],
    text: layers.reduce((sum, node) => sum + node.outerHTML.length, 0) };
}"""


def test_nodes_stay_within_their_budget(page: Page) -> None:
    """look.md 11: 700 for a board of 240 hexes; 30 x 20 under 1,600. No filters, masks or gradients."""
    large = page.evaluate(NODES, ["hexes", 99, 99])
    assert large["hexes"] > 600 and large["nodes"] < 1600, large
    small = page.evaluate(NODES, ["hexes", 15, 15])
    assert 200 < small["hexes"] <= 240 and small["nodes"] <= 700, small
    assert large["mini"] < 300
    assert set(large["tags"]) <= {"g", "path", "rect", "text", "tspan", "pattern", "clipPath"}
    assert "filter:" not in CSS and "mask:" not in CSS and "gradient" not in CSS


def test_nothing_of_the_ground_catches_the_pointer(page: Page) -> None:
    caught = page.evaluate(
        """async () => {
          const { board } = await hexes.load("terrains");
          const { svg } = hexes.draw(board, "p");
          const nodes = [...svg.querySelectorAll(".hx-layer *")];
          return nodes.filter((n) => getComputedStyle(n).pointerEvents !== "none").length;
        }"""
    )
    assert caught == 0


# ------------------------------------------------------------------------------------------------ what is drawn


def test_every_terrain_line_and_mark_is_drawn(page: Page) -> None:
    """Each word changes the drawing of a clear patch of ground; a word nobody drew is written on it."""
    samples = battlefield.DATA["samples"]
    same, named = page.evaluate(
        """async ([terrains, lines, marks]) => {
          const { board } = await hexes.load("terrains");
          const near = board.spaces.filter((s) => s.x < 8 && s.y < 8);
          const spaces = near.map((s) => ({ ...s, terrain: "clear", marks: [] }));
          const middle = spaces.find((s) => s.name === "C3");
          const east = spaces.find((s) => s.name === "D3");
          const text = (terrain, routes = []) => {
            middle.terrain = terrain;
            const { layers } = hexes.drawHexGround({ ...board, spaces, routes, outlines: [] }, "t");
            return layers.map((l) => l.outerHTML).join("");
          };
          const bare = text("clear");
          const same = terrains.filter((t) => t !== "clear" && text(t) === bare);
          same.push(...lines.filter((kind) => text("clear", [{ a: middle.id, b: east.id, kind }]) === bare));
          const { states } = hexes.drawHexGround({ ...board, spaces, routes: [], outlines: [] }, "t");
          same.push(...marks.filter((mark) => !states([{ id: middle.id, marks: [mark] }]).querySelector("path")));
          return [same, text("moonscape").includes(">moonscape<")];
        }""",
        [samples["terrains"], samples["lines"], samples["marks"]],
    )
    assert same == [] and named


def test_hexes_may_stand_on_a_corner(page: Page) -> None:
    """The sample mirrored at its diagonal: as many neighbours, and as much of everything."""
    flat, pointed = page.evaluate(
        """async () => {
          const { board } = await hexes.load("terrains");
          const turn = ([x, y]) => [y, x];
          const ring = (shape) => shape.map(turn).reverse();
          const turned = { ...board, width: board.height, height: board.width, cell: ring(board.cell),
            spaces: board.spaces.map((s) => ({ ...s, x: s.y, y: s.x })),
            outlines: board.outlines.map((o) => ({ ...o, shape: ring(o.shape) })) };
          return [board, turned].map((ground) => {
            const { grid, layers } = hexes.drawHexGround(ground, "c");
            const beside = grid.hexes.reduce((sum, hex) => sum + hex.beside.filter(Boolean).length, 0);
            const parts = (what) => layers.flatMap((l) => [...l.querySelectorAll(what)])
              .reduce((sum, path) => sum + path.getAttribute("d").split("M").length - 1, 0);
            return [beside, ...[".hx-grid", ".hx-dot", ".hx-roof", ".hx-woods-floor", ".hx-road"].map(parts)];
          });
        }"""
    )
    assert flat == pointed and min(flat) > 0


def test_a_mark_that_nobody_drew_is_written(page: Page) -> None:
    """On the space that has it, in words where the game has some; what is printed there as what came in play."""
    bare, told = page.evaluate(
        """async () => {
          const { board } = await hexes.load("terrains");
          const spaces = board.spaces.map((s) => (s.name === "C3" ? { ...s, marks: ["old-mill"] } : s));
          const { states } = hexes.drawHexGround({ ...board, spaces }, "m");
          const now = [{ id: spaces[40].id, marks: ["flooded"] }];
          return [states(now), states(now, (mark) => mark.toUpperCase())].map((layer) => layer.textContent);
        }"""
    )
    assert "old mill" in bare and "flooded" in bare and "OLD-MILL" in told


def test_smoke_is_the_whole_hexagon_with_its_number(page: Page) -> None:
    texts, covers = page.evaluate(
        """async () => {
          const scene = await hexes.load("hexes");
          const { svg, states, grid } = hexes.draw(scene.board, "s");
          const layer = states([{ id: "hex:300", marks: ["smoke-2"] }]);
          svg.append(layer);
          const hex = grid.byId.get("hex:300");
          const puffs = layer.querySelector(".hx-smoke");
          const at = (part) => grid.inset(hex, part).map((p) => Object.assign(svg.createSVGPoint(), p));
          return [layer.textContent, [...at(0.9), ...at(0.5)].every((p) => puffs.isPointInFill(p))];
        }"""
    )
    assert texts == "2" and covers


SILHOUETTES = {
    "low-crops": "low-floor", "wheat": "wheat-floor", "cornfield": "corn-floor", "plowed": "plow-floor",
    "vineyard": "vine-floor", "brush": "brush-floor", "orchard": "orchard-floor", "light-woods": "light-floor",
    "woods": "woods-floor", "marsh": "marsh-floor", "stone-building": "stone-plot", "wood-building": "wood-plot",
}  # fmt: skip


def test_outlines_are_within_two_pixels_of_the_silhouettes(page: Page) -> None:
    """Whatever stands in hexes: nowhere is the drawn edge further than 2 from what sight meets, nor the reverse."""
    found = page.evaluate(
        """async (drawings) => {
          const { board } = await hexes.load("hexes");
          const { svg, grid } = hexes.draw(board, "o");
          const points = (d) => d.replace(/[MZ]/g, "").split("L").map((text) => {
            const [x, y] = text.split(" ").map(Number);
            return { x, y };
          });
          const edgesOf = (rings) => rings.flatMap((ring) => ring.map((p, i) => [p, ring[(i + 1) % ring.length]]));
          const off = (p, [a, b]) => {
            const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
            const part = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / long));
            return Math.hypot(p.x - a.x - (b.x - a.x) * part, p.y - a.y - (b.y - a.y) * part);
          };
          const least = (p, edges) => Math.min(...edges.map((edge) => off(p, edge)));
          const out = {};
          for (const [kind, name] of Object.entries(drawings)) {
            const outlines = board.outlines.filter((o) => o.kind === kind);
            const rings = outlines.map((o) => o.shape.map((p) => grid.point(p)));
            const paths = [...svg.querySelectorAll(`.hx-${name}`)].map((path) => path.getAttribute("d"));
            const drawn = paths.flatMap((d) => d.split(/(?=M)/).map(points));
            const [edges, lines] = [edgesOf(rings), edgesOf(drawn)];
            const there = Math.max(...drawn.flat().map((p) => least(p, edges)));
            const back = Math.max(...rings.flat().map((p) => least(p, lines)));
            out[kind] = Math.max(there, back);
          }
          return out;
        }""",
        SILHOUETTES,
    )
    assert set(found) == set(SILHOUETTES)
    assert {kind: off for kind, off in found.items() if off > 2} == {}


def test_crowns_stay_inside_their_wood(page: Page) -> None:
    worst = page.evaluate(
        """async () => {
          const { board } = await hexes.load("hexes");
          const { svg } = hexes.draw(board, "c");
          let out = 0, all = 0;
          for (const name of ["woods", "light", "brush"]) {
            const floors = [...svg.querySelectorAll(`.hx-${name}-floor`)];
            for (const floor of floors) floor.style.strokeWidth = "4px"; // 2 to each side
            for (const layer of svg.querySelectorAll(`.hx-${name}-crown`)) {
              for (const d of layer.getAttribute("d").split(/(?=M)/)) {
                const [x, y] = d.slice(1).split(/[ a]/).map(Number);
                const p = Object.assign(svg.createSVGPoint(), { x, y });
                all += 1;
                if (!floors.some((floor) => floor.isPointInFill(p) || floor.isPointInStroke(p))) out += 1;
              }
            }
          }
          return [out, all];
        }"""
    )
    assert worst[0] == 0 and worst[1] > 1500


def test_details_come_and_go_by_a_class(page: Page) -> None:
    """look.md 5: no names, dots, patterns far out; crowns without light between; everything near."""
    seen = page.evaluate(
        """async (what) => {
          const { board } = await hexes.load("terrains");
          const { svg } = hexes.draw(board, "d");
          const visible = (n) => getComputedStyle(n).display !== "none";
          return [0, 1, 2, 3].map((level) => {
            svg.setAttribute("class", `hexground lod${level}`);
            return what.map((one) => [...svg.querySelectorAll(one)].some(visible));
          });
        }""",
        [
            ".hx-names",
            ".hx-dot",
            "[fill^=url]",
            ".hx-woods-crown",
            ".hx-woods-shine",
            ".hx-bocage-plain",
            ".hx-edge",
        ],
    )
    assert seen == [
        [False, False, False, False, False, True, True],
        [False, False, True, True, False, False, True],
        [True, True, True, True, True, False, True],
        [True, True, True, True, True, False, True],
    ]
    sizes = page.evaluate("[20, 34, 60, 129, 130, 300].map(hexes.detail)")
    assert sizes == [0, 1, 2, 2, 3, 3]


def test_names_stay_as_large_as_they_are_to_be_read(page: Page) -> None:
    """look.md 5: 8.5 to 11 pixels whatever the zoom."""
    sizes = page.evaluate(
        """async () => {
          const { board } = await hexes.load("terrains");
          const { svg, near } = hexes.draw(board, "n");
          return [0.625, 0.8, 1, 1.35, 2, 4].map((scale) => {
            near(scale);
            return scale * parseFloat(getComputedStyle(svg.querySelector(".hx-names")).fontSize);
          });
        }"""
    )
    assert all(8 <= size <= 12 for size in sizes), sizes


# ------------------------------------------------------------------------------------------------ colours


def colours(theme: str) -> dict[str, str]:
    head = ":root {" if theme == "light" else ':root[data-theme="dark"] {'
    block = CSS[CSS.index(head) :].split("}", 1)[0]
    return dict(re.findall(r"--hx-([a-z0-9-]+): (#[0-9a-f]{6});", block))


def contrast(one: str, other: str) -> float:
    """As WCAG 2 reckons it."""

    def light(colour: str) -> float:
        parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_both_themes_name_the_same_colours() -> None:
    assert set(colours("light")) == set(colours("dark"))
    used = set(re.findall(r"var\(--hx-([a-z0-9-]+)", CSS)) - {"grid-opacity", "shadow-opacity"}
    assert used == set(colours("light"))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lines_that_carry_rules_stand_out_from_the_paper(theme: str) -> None:
    """look.md 2: text 4.5 or more, lines that carry rules 3 or more."""
    have = colours(theme)
    lines = [f"{kind}-line" for kind in ("stone", "wood", "woods", "light", "bocage", "hedge")]
    lines += ["wall-edge", "road-edge", "contour"]
    ratios = {name: round(contrast(have[name], have["paper"]), 2) for name in lines}
    assert {name: ratio for name, ratio in ratios.items() if ratio < 3} == {}
    for ground in ("paper", "hill1", "low", "light", "brush", "water"):
        assert contrast(have["name"], have["halo"]) >= 4.5
        assert contrast(have["name"], have[ground]) >= 4.2, ground
    assert contrast(have["other-name"], have["other"]) >= 4.5
    assert contrast(have["ink"], have["chip"]) >= 4.5
