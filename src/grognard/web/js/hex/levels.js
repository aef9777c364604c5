// Levels: tints, contours and hachures of the ground that is higher or lower than the rest.

import { el } from "../svg.js";
import { at, gap } from "./grid.js";
import { edgesOf, linePath, moved, n1, offEdge, ringsPath, rounded, union, wobbled } from "./regions.js";
import { along } from "./chains.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("./grid.js").HexGrid} HexGrid */
/** @typedef {{x: number, y: number, level: number}} Cell */

const SWAY = 4;
const FORM = 13; // from a contour to the dashed line inside it
const TINTS = 3; // further levels are tinted like the last
const APART = 4; // contours that would lie on each other keep this far apart

/** All hexes, and around the sheet a row that goes on as its neighbours do: a hill at the rim is cut, not closed. @param {HexGrid} grid @returns {Cell[]} */
function cellsOf(grid) {
  /** @type {Map<string, Cell>} */
  const beyond = new Map();
  for (const hex of grid.hexes) {
    hex.beside.forEach((other, way) => {
      if (other) return;
      const p = grid.plus(hex, at(grid.ways, way));
      const key = `${Math.round(p.x / 20)},${Math.round(p.y / 20)}`;
      beyond.set(key, { ...p, level: Math.min(beyond.get(key)?.level ?? hex.level, hex.level) });
    });
  }
  return [...grid.hexes, ...beyond.values()];
}

/** @param {HexGrid} grid @param {Cell[]} cells @param {number} inward @returns {Point[][]} */
function contour(grid, cells, inward) {
  return union(cells.map((cell) => grid.inset(cell, 1))).map((ring) => rounded(moved(wobbled(ring, 60, SWAY), -inward), 3));
}

/** Short strokes down the slope, longest to the south-east, none in the light. @param {Point[][]} rings @param {number} down 1: outward */
function hachures(rings, down) {
  let d = "";
  for (const ring of rings) {
    for (const { p, dx, dy } of along([...ring, at(ring, 0)], 5)) {
      const [x, y] = [down * dy, -down * dx];
      const away = (x + y) * 0.7071;
      if (away < -0.2) continue;
      const long = 3 + 6.4 * ((away + 0.2) / 1.2);
      d += `M${n1(p.x + x * 1.5)} ${n1(p.y + y * 1.5)}l${n1(x * long)} ${n1(y * long)}`;
    }
  }
  return d;
}

/** A line inside a contour wherever there is room for it. @param {Point[][]} rings */
function formLine(rings) {
  const edges = edgesOf(rings);
  let d = "";
  for (const ring of rings) {
    /** @type {Point[]} */
    let piece = [];
    for (const { p, dx, dy } of along([...ring, at(ring, 0)], 7)) {
      const q = { x: p.x - dy * FORM, y: p.y + dx * FORM };
      const free = edges.every(([a, b]) => Math.abs(a.x - q.x) > 90 || offEdge(q, a, b) > FORM - 1);
      if (free && (!piece.length || gap(at(piece, -1), q) < 24)) piece.push(q);
      else {
        if (piece.length > 4) d += linePath(piece, false);
        piece = free ? [q] : [];
      }
    }
    if (piece.length > 4) d += linePath(piece, false);
  }
  return d;
}

/** @param {HexGrid} grid @returns {{under: SVGElement[], over: SVGElement[], through: SVGElement[]}} what lies under the fields, what over them, and what still shows through woods */
export function drawLevels(grid) {
  const cells = cellsOf(grid);
  const levels = cells.map((cell) => cell.level);
  /** @type {SVGElement[]} */
  const under = [];
  /** @type {SVGElement[]} */
  const over = [];
  let [ticks, lines, forms] = ["", "", ""];
  for (let level = -1; level >= Math.min(0, ...levels); level--) {
    const rings = contour(grid, cells.filter((cell) => cell.level <= level), APART * (-level - 1));
    under.push(el("path", { class: "hx-hollow", d: ringsPath(rings) }));
    ticks += hachures(rings, -1);
    lines += ringsPath(rings);
  }
  for (let level = 1; level <= Math.max(0, ...levels); level++) {
    const rings = contour(grid, cells.filter((cell) => cell.level >= level), APART * (level - 1));
    const d = ringsPath(rings);
    const tint = `hx-hill hx-hill${Math.min(level, TINTS)}`;
    under.push(el("path", { class: "hx-hill-shadow hx-from1", d, transform: "translate(4 5.5)" }), el("path", { class: `hx-foot hx-foot${Math.min(level, TINTS)}`, d }), el("path", { class: tint, d }));
    over.push(el("path", { class: `${tint} hx-over`, d }));
    ticks += hachures(rings, 1);
    lines += d;
    forms += formLine(rings);
  }
  if (ticks) over.push(el("path", { class: "hx-hachure hx-from1", d: ticks }));
  if (forms) over.push(el("path", { class: "hx-form hx-from2", d: forms }));
  if (lines) over.push(el("path", { class: "hx-contour", d: lines }));
  return { under, over, through: lines ? [el("path", { class: "hx-contour hx-through", d: lines })] : [] };
}
