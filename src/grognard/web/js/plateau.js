// The country behind a board of points: relief and contour lines, lakes between ports, neat line and north arrow.
// Nothing here is information: it is made from the terrain of the spaces, the same way each time.

import { el, num, smoothPath } from "./svg.js";
import { groundOf } from "./terrain.js";

/** @typedef {import("./svg.js").Point} Point */
/** @typedef {import("./svg.js").Box} Box */
/** @typedef {import("./terrain.js").Place} Place */

/** How high the land is around a space. @type {Record<string, number>} */
const HEIGHT = { mountain: 1, forest: 0.35, landing: 0.55, clear: 0.05, town: -0.35, industrial: -0.2, water: -0.6 };
const STEP = 22;
const LEVELS = 11;

/** @param {Place[]} places @returns {(x: number, y: number) => number} */
function relief(places) {
  const land = places.filter((p) => !p.box);
  return (x, y) => {
    let h = 0.14 * Math.sin(x / 61 + Math.sin(y / 83)) + 0.12 * Math.sin(y / 47 - x / 139 + 1) + 0.06 * Math.sin((x + y) / 31);
    for (const p of land) {
      const d2 = (x - p.x) ** 2 + (y - p.y) ** 2;
      if (d2 < 160000) h += (HEIGHT[groundOf(p.terrain)] ?? 0.1) * (p.marks.includes("port") ? 0.5 : 1) * Math.exp(-d2 / 17000);
    }
    return h;
  };
}

/**
 * Lines of equal height, joined into closed curves: the land ends below every level beyond the edge.
 * @param {number[][]} grid @param {number} level @param {Box} box @returns {string}
 */
function contour(grid, level, box) {
  /** @type {Map<string, Point>} */
  const where = new Map();
  /** @type {Map<string, string[]>} */
  const joins = new Map();
  const at = (/** @type {number} */ i, /** @type {number} */ j) => /** @type {number} */ (/** @type {number[]} */ (grid[j])[i]);
  /** @param {number} i @param {number} j @param {number} di @param {number} dj */
  const cross = (i, j, di, dj) => {
    const name = `${i},${j},${di}`;
    if (!where.has(name)) {
      const t = (level - at(i, j)) / (at(i + di, j + dj) - at(i, j));
      where.set(name, { x: box.x + (i - 1 + t * di) * STEP, y: box.y + (j - 1 + t * dj) * STEP });
    }
    return name;
  };
  const join = (/** @type {string} */ a, /** @type {string} */ b) => {
    joins.set(a, [...(joins.get(a) ?? []), b]);
    joins.set(b, [...(joins.get(b) ?? []), a]);
  };
  for (let j = 0; j + 1 < grid.length; j++) {
    for (let i = 0; i + 1 < /** @type {number[]} */ (grid[j]).length; i++) {
      const nw = at(i, j) > level;
      const ne = at(i + 1, j) > level;
      const sw = at(i, j + 1) > level;
      const se = at(i + 1, j + 1) > level;
      const n = nw !== ne ? cross(i, j, 1, 0) : "";
      const w = nw !== sw ? cross(i, j, 0, 1) : "";
      const s = sw !== se ? cross(i, j + 1, 1, 0) : "";
      const e = ne !== se ? cross(i + 1, j, 0, 1) : "";
      const met = [n, e, s, w].filter(Boolean);
      if (met.length === 2) join(/** @type {string} */ (met[0]), /** @type {string} */ (met[1]));
      else if (met.length === 4) {
        join(n, nw ? e : w);
        join(s, nw ? w : e);
      }
    }
  }
  let d = "";
  const seen = new Set();
  for (const first of joins.keys()) {
    if (seen.has(first)) continue;
    /** @type {Point[]} */
    const line = [];
    /** @type {string | undefined} */
    let now = first;
    while (now !== undefined) {
      seen.add(now);
      line.push(/** @type {Point} */ (where.get(now)));
      now = (joins.get(now) ?? []).find((next) => !seen.has(next));
    }
    if (line.length > 5) d += smoothPath(softer(softer(line)), true);
  }
  return d;
}

/** @param {Point[]} line closed @returns {Point[]} without its small corners */
function softer(line) {
  const n = line.length;
  return line.map((p, i) => {
    const a = /** @type {Point} */ (line[(i + n - 1) % n]);
    const b = /** @type {Point} */ (line[(i + 1) % n]);
    return { x: (a.x + 2 * p.x + b.x) / 4, y: (a.y + 2 * p.y + b.y) / 4 };
  });
}

/** @param {Place[]} places @param {Box} box the map sheet @param {string} prefix */
export function drawPlateau(places, box, prefix) {
  const g = el("g", { class: "plateau", "aria-hidden": "true" });
  const clip = el("clipPath", { id: `${prefix}-sheet` }, el("rect", { x: box.x, y: box.y, width: box.w, height: box.h, rx: 6 }));
  g.append(clip, el("rect", { class: "sheet", x: box.x, y: box.y, width: box.w, height: box.h, rx: 6 }));
  const inside = el("g", { "clip-path": `url(#${prefix}-sheet)` });
  const height = relief(places);
  const across = Math.ceil(box.w / STEP) + 3;
  const down = Math.ceil(box.h / STEP) + 3;
  const grid = Array.from({ length: down }, (_, j) =>
    Array.from({ length: across }, (_, i) =>
      i === 0 || j === 0 || i === across - 1 || j === down - 1 ? -9 : height(box.x + (i - 1) * STEP, box.y + (j - 1) * STEP),
    ),
  );
  for (let i = 0; i < LEVELS; i++) {
    const d = contour(grid, -0.3 + i * 0.145, box);
    inside.append(el("path", { class: i % 4 === 2 ? "contour index" : "contour", d }));
  }
  inside.append(...lakes(places));
  g.append(inside, el("rect", { class: "neatline", x: box.x + 5, y: box.y + 5, width: box.w - 10, height: box.h - 10, rx: 3 }));
  g.append(el("rect", { class: "neatline thin", x: box.x + 9, y: box.y + 9, width: box.w - 18, height: box.h - 18, rx: 2 }));
  g.append(...northArrow(places, box));
  return g;
}

/** Ports lie on water; those near one another on the same. @param {Place[]} places */
function lakes(places) {
  const ports = places.filter((p) => p.marks.includes("port") && !p.box).sort((a, b) => a.y - b.y);
  const out = [];
  for (let i = 0; i < ports.length; ) {
    const shore = [/** @type {Place} */ (ports[i])];
    for (i++; i < ports.length; i++) {
      const last = /** @type {Place} */ (shore[shore.length - 1]);
      const next = /** @type {Place} */ (ports[i]);
      if (Math.hypot(next.x - last.x, next.y - last.y) > 350) break;
      shore.push(next);
    }
    const first = /** @type {Place} */ (shore[0]);
    const last = /** @type {Place} */ (shore[shore.length - 1]);
    // The water lies east of its ports, runs a little past the first and narrows into the last.
    const line = [{ x: first.x + 36, y: first.y - 22 }, ...shore.map((p) => ({ x: p.x + 44, y: p.y + 6 }))];
    for (let j = line.length - 1; j > 1; j--) {
      const p = /** @type {Point} */ (line[j - 1]);
      const q = /** @type {Point} */ (line[j]);
      line.splice(j, 0, { x: (p.x + q.x) / 2 + (j % 2 ? 26 : -6), y: (p.y + q.y) / 2 });
    }
    if (shore.length === 1) line.push({ x: last.x + 70, y: last.y + 40 });
    const d = smoothPath(line, false);
    out.push(el("path", { class: "lake shore", d }), el("path", { class: "lake", d }), el("path", { class: "lake depth", d }));
  }
  return out;
}

/** In the corner with the most room, if that is enough. @param {Place[]} places @param {Box} box */
function northArrow(places, box) {
  const corners = [
    { x: box.x + box.w - 124, y: box.y + 84 },
    { x: box.x + 62, y: box.y + 84 },
    { x: box.x + box.w - 62, y: box.y + box.h - 70 },
    { x: box.x + 62, y: box.y + box.h - 70 },
  ];
  const room = (/** @type {Point} */ c) => Math.min(...places.map((p) => Math.hypot(p.x - c.x, p.y - c.y)));
  const at = corners.reduce((best, c) => (room(c) > room(best) ? c : best));
  if (room(at) < 90) return [];
  return [el(
    "g",
    { class: "north", transform: `translate(${num(at.x)} ${num(at.y)})` },
    el("circle", { r: 30 }),
    el("path", { class: "points", d: "M0 -30v8M0 30v-8M-30 0h8M30 0h-8" }),
    el("path", { class: "dark", d: "M0 -40L9 4 0 0z" }),
    el("path", { class: "pale", d: "M0 -40L-9 4 0 0zM0 24L-6 -2 0 0 6 -2z" }),
    el("text", { y: -46, "text-anchor": "middle" }, "N"),
  )];
}
