// The ground of a board of hexes, drawn once: eleven layers from the paper to the names. Quiet, so that counters are loud.

import { el } from "../svg.js";
import { at, HexGrid, HEIGHT } from "./grid.js";
import { connected, linePath, n1, regionsOf, ringsPath, rounded, silhouette, union, wobbled } from "./regions.js";
import { drawFields } from "./fields.js";
import { drawHouses, headstones } from "./houses.js";
import { kindOf, wordOf } from "./kinds.js";
import { drawLevels } from "./levels.js";
import { drawSides, drawStreams } from "./sides.js";
import { drawHexStates, rubble } from "./states.js";
import { patches } from "./patches.js";
import { drawTrees, floorOf, tuft } from "./trees.js";
import { drawRivers, drawWays, stepsOf, streets } from "./ways.js";
import { seeded } from "./seeds.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("./grid.js").Ground} Ground */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./regions.js").Region} Region */
/** @typedef {import("./kinds.js").Manner} Manner */
/**
 * @typedef {object} HexGround
 * @property {HexGrid} grid
 * @property {SVGElement} defs
 * @property {SVGElement[]} layers from the lowest to the highest
 * @property {(scale: number) => void} near told how many pixels a unit is, once the view rests: the names stay as large as they are to be read
 * @property {() => SVGSVGElement} minimap a small picture of it all
 * @property {(states: import("./states.js").SpaceState[], word?: (mark: string) => string, slot?: (side: string) => string, alone?: boolean) => SVGElement} states
 */

export { drawHexStates };

const MARGIN = 14; // of the table around the sheet, where it covers what runs over the rim
/** Pixels a hex is high from which more of it is drawn. */
const DETAIL = [34, 60, 130];

/** The level of detail for a hex so many pixels high: 0 is farthest away. @param {number} pixels */
export const detail = (pixels) => DETAIL.filter((least) => pixels >= least).length;

/** How large the names of hexes are written, in drawing units and half of them, so that they are 8.5 to 11 pixels high. @param {number} scale pixels in a unit */
const nameSize = (scale) => Math.round((2 * Math.min(11, Math.max(8.5, 8.5 * scale))) / scale) / 2;

/** @param {Ground} ground @param {string} prefix of ids @returns {HexGround} */
export function drawHexGround(ground, prefix) {
  const grid = new HexGrid(ground);
  const defs = el("defs");
  const straight = grid.straight();
  const sheet = straight ? [] : union(grid.hexes.map((hex) => grid.outline(hex)));
  const levels = drawLevels(grid);
  const fields = byDrawing(grid, "field").map(([name, regions]) => drawFields(name, regions, prefix));
  const trees = byDrawing(grid, "trees").map(([name, regions]) => drawTrees(name, regions));
  const houses = new Map(byDrawing(grid, "house"));
  const lived = [...houses.values()].flat().flatMap((region) => region.hexes);
  const written = names(grid);
  let size = 0;
  defs.append(clip(grid, prefix), grass(grid, prefix), marshes(prefix), ...fields.flatMap((f) => f.patterns));
  const layers = [
    layer(1, prefix, ...paper(grid, sheet, prefix)),
    layer(2, prefix, ...levels.under, ...lakes(grid), ...drawRivers(grid), ...drawStreams(grid)),
    layer(3, prefix, ...others(grid), ...fields.flatMap((f) => f.nodes)),
    layer(4, prefix, ...levels.over),
    layer(5, prefix, ...marsh(grid, prefix), ...trees.flatMap((t) => t.floors)),
    layer(6, prefix, ...drawWays(grid, lived)),
    layer(7, prefix, ...trees.flatMap((t) => t.crowns), ...levels.through),
    layer(8, prefix, ...graves(grid), ...strewn(grid)),
    layer(9, prefix, ...drawHouses(houses, streets(stepsOf(grid, "road")))),
    layer(10, prefix, ...drawSides(grid)),
    layer(11, prefix, ...lines(grid), written, ...rim(grid, sheet)),
  ];
  return {
    grid, defs, layers,
    near: (scale) => {
      if (nameSize(scale) === size) return;
      size = nameSize(scale);
      written.style.setProperty("font-size", `${size}px`); // nothing but the names is styled anew
    },
    minimap: () => minimap(grid, layers),
    states: (states, word, slot, alone) => drawHexStates(grid, states, word, slot, alone),
  };
}

/** @param {number} n @param {string} prefix @param {...SVGElement} nodes */
const layer = (n, prefix, ...nodes) => el("g", { class: `hx-layer hx-layer${n}`, "clip-path": `url(#${prefix}-sheet)` }, ...nodes);

/** @param {HexGrid} grid @param {string} prefix */
function clip(grid, prefix) {
  const { x, y, w, h } = grid.box;
  return el("clipPath", { id: `${prefix}-sheet` }, el("rect", { x: n1(x), y: n1(y), width: n1(w), height: n1(h) }));
}

/** The regions of one manner of ground, by their drawing. @param {HexGrid} grid @param {Manner} manner @returns {[string, Region[]][]} */
function byDrawing(grid, manner) {
  /** @type {Map<string, Region[]>} */
  const found = new Map();
  const word = (/** @type {Hex} */ hex) => (kindOf(hex.terrain).manner === manner ? kindOf(hex.terrain).draw : "");
  const inset = new Map(grid.hexes.map((hex) => [kindOf(hex.terrain).draw, kindOf(hex.terrain).inset]));
  for (const region of regionsOf(grid, word, (kind) => inset.get(kind) ?? 1)) found.set(region.kind, [...(found.get(region.kind) ?? []), region]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

// ------------------------------------------------------------------------------------------------ paper and water

/** @param {HexGrid} grid @param {Point[][]} sheet @param {string} prefix */
function paper(grid, sheet, prefix) {
  const { x, y, w, h } = grid.box;
  const whole = { x: n1(x), y: n1(y), width: n1(w), height: n1(h) };
  const under = sheet.length ? [el("path", { class: "hx-paper", d: ringsPath(sheet) })] : [el("rect", { class: "hx-paper", ...whole })];
  const meadows = [1, 2].flatMap((n) => patches(meadow(grid, n), { class: `hx-meadow${n}` }));
  return [...under, ...meadows, el("rect", { class: "hx-from1", fill: `url(#${prefix}-grass)`, ...whole })];
}

/** Where the grass is of another green: round patches, one to a dozen hexes. @param {HexGrid} grid @param {number} n */
function meadow(grid, n) {
  const found = [];
  for (const hex of grid.hexes) {
    const rnd = seeded(`${hex.id}/meadow${n}`);
    if (rnd() > 1 / 13) continue;
    const [wide, high] = [70 + rnd() * 110, 50 + rnd() * 70];
    const ring = Array.from({ length: 10 }, (_, i) => {
      const far = 0.75 + rnd() * 0.4;
      return { x: hex.x + wide * far * Math.cos(i * 0.6283), y: hex.y + high * far * Math.sin(i * 0.6283) };
    });
    found.push({ x: hex.x, y: hex.y, d: linePath(rounded(ring, 2)) });
  }
  return found;
}

/** @param {HexGrid} grid @param {string} prefix */
function grass(grid, prefix) {
  const rnd = seeded(`${grid.hexes.length}/grass`);
  const d = Array.from({ length: 9 }, () => {
    const [x, y] = [4 + rnd() * 160, 6 + rnd() * 140];
    return `M${n1(x)} ${n1(y)}l-1-3m1 3l.3-3.8m-.3 3.8l1.5-2.8`;
  }).join("");
  return el("pattern", { id: `${prefix}-grass`, width: 168, height: 150, patternUnits: "userSpaceOnUse" }, el("path", { class: "hx-tick", d }));
}

/** @param {HexGrid} grid */
function lakes(grid) {
  const regions = byDrawing(grid, "water").flatMap(([, found]) => found);
  if (!regions.length) return [];
  const d = regions.map((r) => ringsPath(r.rings.map((ring) => rounded(wobbled(ring, 28, 2.5), 2)))).join("");
  const waves = regions.flatMap((r) => r.hexes.map((hex) => {
    const rnd = seeded(`${hex.id}/waves`);
    return Array.from({ length: 4 }, () => `M${n1(hex.x - 36 + rnd() * 54)} ${n1(hex.y - 32 + rnd() * 64)}q5-3 10 0t10 0`).join("");
  })).join("");
  return [el("path", { class: "hx-shore", d }), el("path", { class: "hx-water", d }), el("path", { class: "hx-wave hx-from1", d: waves })];
}

/** @param {string} prefix */
function marshes(prefix) {
  return el("pattern", { id: `${prefix}-marsh`, width: 26, height: 13, patternUnits: "userSpaceOnUse" }, el("path", { class: "hx-marsh-a", d: "M2 3h8M15 9h7" }));
}

/** @param {HexGrid} grid @param {string} prefix */
function marsh(grid, prefix) {
  const regions = byDrawing(grid, "marsh").flatMap(([, found]) => found);
  if (!regions.length) return [];
  const drawn = (/** @type {Point[]} */ ring) => rounded(wobbled(ring, 8, 0.4), 1);
  const reeds = regions.flatMap((r) => r.hexes.map((hex) => {
    const rnd = seeded(`${hex.id}/reeds`);
    return { x: hex.x, y: hex.y, d: Array.from({ length: 11 }, () => tuft({ x: hex.x - 36 + rnd() * 72, y: hex.y - 30 + rnd() * 66 })).join("") };
  }));
  const wet = regions.map((r) => ({ ...at(r.hexes, 0), d: ringsPath(r.rings.map(drawn)) }));
  return [...floorOf("marsh", regions, drawn), ...patches(wet, { class: "hx-from1", fill: `url(#${prefix}-marsh)` }), ...patches(reeds, { class: "hx-reed hx-from2" })];
}

// ------------------------------------------------------------------------------------------------ things nobody drew, and decoration

/** Ground without a drawing of its own: a tint, and its name. @param {HexGrid} grid */
function others(grid) {
  const regions = byOther(grid);
  if (!regions.length) return [];
  const d = regions.map(({ hexes }) => ringsPath(silhouette(grid, hexes, 11 / 12))).join("");
  const texts = regions.map(({ name, hexes }) => el("text", { class: "hx-other-name hx-from1", x: n1(at(hexes, 0).x), y: n1(at(hexes, 0).y + HEIGHT * 0.4) }, name));
  return [el("path", { class: "hx-edge hx-other-edge", d }), el("path", { class: "hx-other-floor", d }), ...texts];
}

/** @param {HexGrid} grid */
function byOther(grid) {
  const done = new Set();
  const isOther = (/** @type {Hex} */ hex) => kindOf(hex.terrain).manner === "other";
  return grid.hexes.flatMap((hex) => {
    if (!isOther(hex) || done.has(hex)) return [];
    const hexes = connected(hex, (other) => isOther(other) && wordOf(other.terrain) === wordOf(hex.terrain));
    for (const one of hexes) done.add(one);
    return [{ name: hex.terrain.replace(/[-_]/g, " "), hexes }];
  });
}

/** @param {HexGrid} grid */
function graves(grid) {
  const yards = grid.hexes.filter((hex) => wordOf(hex.terrain) === "graves" || hex.marks.includes("graves"));
  return yards.length ? [el("path", { class: "hx-grave hx-from1", d: yards.map(headstones).join("") })] : [];
}

/** @param {HexGrid} grid */
function strewn(grid) {
  const ruins = grid.hexes.filter((hex) => kindOf(hex.terrain).manner === "strewn");
  return ruins.flatMap((hex) => rubble(hex, grid, seeded(`${hex.id}/rubble`)));
}

// ------------------------------------------------------------------------------------------------ the grid

/** Sides, each once, and a dot in every centre. @param {HexGrid} grid */
function lines(grid) {
  const sides = grid.hexes.map((hex) => ({ x: hex.x, y: hex.y, d: hex.beside.map((other, way) => (!other || other.n > hex.n ? linePath(grid.side(hex, way), false) : "")).join("") }));
  const dots = grid.hexes.map((hex) => ({ x: hex.x, y: hex.y, d: `M${n1(hex.x)} ${n1(hex.y)}h0` }));
  return [...patches(sides, { class: "hx-grid" }), ...patches(dots, { class: "hx-dot hx-from2" })];
}

/** The name of each hex at its top, with its level. @param {HexGrid} grid */
function names(grid) {
  const { x, y, w } = grid.box;
  const wide = (/** @type {Hex} */ hex) => 3.2 * hex.name.length + 2;
  const texts = grid.hexes.map((hex) => {
    const at_ = { x: Math.min(Math.max(hex.x, x + wide(hex)), x + w - wide(hex)), y: Math.max(hex.y - HEIGHT * 0.405, y + 10) };
    const level = hex.level ? [el("tspan", { class: "hx-level" }, ` ${hex.level > 0 ? "▲" : "▼"}${Math.abs(hex.level)}`)] : [];
    return el("text", { x: n1(at_.x), y: n1(at_.y) }, hex.name, ...level);
  });
  return el("g", { class: "hx-names hx-from2" }, ...texts);
}

/** The rim of the sheet; where it is not straight, the table covers what runs over it. @param {HexGrid} grid @param {Point[][]} sheet */
function rim(grid, sheet) {
  const { x, y, w, h } = grid.box;
  const box = `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}z`;
  if (!sheet.length) return [el("path", { class: "hx-rim", d: box })];
  const rings = ringsPath(sheet);
  const around = `M${n1(x - MARGIN)} ${n1(y - MARGIN)}h${n1(w + 2 * MARGIN)}v${n1(h + 2 * MARGIN)}h${n1(-w - 2 * MARGIN)}z`;
  return [el("path", { class: "hx-table", d: around + rings }), el("path", { class: "hx-rim", d: rings })];
}

// ------------------------------------------------------------------------------------------------ the small picture

/** What is drawn of the ground from far away. @param {HexGrid} grid @param {SVGElement[]} layers */
function minimap(grid, layers) {
  const { x, y, w, h } = grid.box;
  const svg = el("svg", { class: "hexground hexmini lod0", viewBox: `${n1(x)} ${n1(y)} ${n1(w)} ${n1(h)}`, "aria-hidden": "true" });
  for (const one of layers) {
    const copy = /** @type {SVGElement} */ (one.cloneNode(true));
    for (const node of copy.querySelectorAll(".hx-from1, .hx-from2, .hx-grid")) node.remove();
    svg.append(copy);
  }
  return svg;
}
