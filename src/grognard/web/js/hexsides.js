// What stands on the sides between hexes: walls, hedges, bocage, cliffs, fences, streams. Free ends stop short: a gate is a gap.

import { el } from "./svg.js";
import { at, between, gap } from "./hexgrid.js";
import { along, chained, throughAll } from "./hexchains.js";
import { linePath, n1 } from "./hexregions.js";
import { coats, dealt, bush } from "./hextrees.js";
import { lineOf } from "./hexkinds.js";
import { fnv, seeded } from "./seeds.js";

/** @typedef {import("./svg.js").Point} Point */
/** @typedef {import("./hexgrid.js").Hex} Hex */
/** @typedef {import("./hexgrid.js").HexGrid} HexGrid */
/** @typedef {{high: Hex, low: Hex, p: Point, q: Point}} Side from p to q, the higher hex named first */
/** @typedef {{points: Point[], sides: Side[]}} Run */

const SHORT = 0.06; // part of a side by which a free end stops short

/** @param {Point} p */
const keyOf = (p) => `${Math.round(p.x)},${Math.round(p.y)}`;

/** The sides of one kind. @param {HexGrid} grid @param {(kind: string | undefined) => boolean} wanted @returns {Side[]} */
export function sidesOf(grid, wanted) {
  return (grid.ground.routes ?? []).flatMap((route) => {
    const ends = wanted(route.kind) ? grid.ends(route) : null;
    if (!ends) return [];
    const [p, q] = grid.side(ends[0], grid.wayTo(...ends));
    const [high, low] = ends[1].level > ends[0].level ? [ends[1], ends[0]] : ends;
    return [{ high, low, p, q }];
  });
}

/** Sides put together to lines. @param {Side[]} sides @returns {Point[][]} */
function runs(sides) {
  /** @type {Map<string, number>} */
  const met = new Map();
  for (const side of sides) for (const p of [side.p, side.q]) met.set(keyOf(p), (met.get(keyOf(p)) ?? 0) + 1);
  const knot = (/** @type {Point} */ p) => ({ key: keyOf(p), what: null, p });
  return chained(sides.map((side) => [knot(side.p), knot(side.q)])).map((chain) => {
    const points = chain.map((k) => k.p);
    if (met.get(at(chain, 0).key) === 1) points[0] = between(at(points, 0), at(points, 1), SHORT);
    if (met.get(at(chain, -1).key) === 1) points[points.length - 1] = between(at(points, -1), at(points, -2), SHORT);
    return points;
  });
}

/** @param {string} cls @param {string} d @param {[number, number]} [shift] */
const stroke = (cls, d, shift) => el("path", shift ? { class: cls, d, transform: `translate(${shift[0]} ${shift[1]})` } : { class: cls, d });

/** Round bushes or crowns along lines. @param {Point[][]} lines @param {number} step @param {number} least @param {number} most @param {number} sway */
function planted(lines, step, least, most, sway) {
  return lines.flatMap((line) => along(line, step).map(({ p, dx, dy }) => {
    const rnd = seeded(`${keyOf(p)}/bush`);
    const off = (rnd() * 2 - 1) * sway;
    const [x, y, r] = [p.x - dy * off, p.y + dx * off, least + rnd() * (most - least)];
    return { x, y, r, hex: 0, d: bush(rnd, x, y, r), shine: bush(rnd, x - r * 0.27, y - r * 0.3, r * 0.5) };
  }));
}

/** @param {Side[]} sides */
function wall(sides) {
  const d = runs(sides).map((line) => linePath(line, false)).join("");
  return [stroke("hx-wall-shadow hx-from1", d, [2, 2.8]), stroke("hx-wall-edge", d), stroke("hx-wall", d), stroke("hx-wall-joints hx-from2", d)];
}

/** @param {Side[]} sides */
function hedge(sides) {
  const lines = runs(sides);
  const base = stroke("hx-hedge-base", lines.map((line) => linePath(line, false)).join(""));
  return [base, ...coats(dealt(planted(lines, 5.4, 2.9, 3.7, 0.5), 2), "hedge", [1.4, 2])];
}

/** @param {Side[]} sides */
function bocage(sides) {
  const lines = runs(sides);
  const d = lines.map((line) => linePath(line, false)).join("");
  const hachures = lines.flatMap((line) => along(line, 4.2, 1.5).map(({ p, dx, dy }) => {
    const far = 6.6 + (fnv(keyOf(p)) % 20) / 10;
    return [-1, 1].map((side) => `M${n1(p.x - side * dy * 4)} ${n1(p.y + side * dx * 4)}L${n1(p.x - side * dy * far)} ${n1(p.y + side * dx * far)}`).join("");
  })).join("");
  return [
    stroke("hx-bank-shadow hx-from1", d, [2.6, 3.4]), stroke("hx-bank", d), stroke("hx-bank-hachures hx-from2", hachures), stroke("hx-bocage-plain hx-only0", d),
    ...coats(dealt(planted(lines, 6.6, 4.4, 6.2, 1.1), 3), "bocage", [1.4, 2]),
  ];
}

/** Teeth that point down. @param {Side[]} sides */
function cliff(sides) {
  const teeth = sides.flatMap((side) => along([side.p, side.q], 5.5, 2.7).map(({ p, dx, dy }, n) => {
    const down = (side.low.x - side.high.x) * -dy + (side.low.y - side.high.y) * dx > 0 ? 1 : -1;
    const far = n % 2 ? 7 : 11;
    return `M${n1(p.x - dx * 2.4)} ${n1(p.y - dy * 2.4)}L${n1(p.x - down * dy * far)} ${n1(p.y + down * dx * far)}L${n1(p.x + dx * 2.4)} ${n1(p.y + dy * 2.4)}z`;
  })).join("");
  const d = runs(sides).map((line) => linePath(line, false)).join("");
  return [stroke("hx-cliff-teeth", teeth), stroke("hx-cliff", d)];
}

/** @param {Side[]} sides */
function fence(sides) {
  const lines = runs(sides);
  const posts = lines.flatMap((line) => along(line, 9, 1).map(({ p, dx, dy }) => `M${n1(p.x + dy * 2.6)} ${n1(p.y - dx * 2.6)}L${n1(p.x - dy * 2.6)} ${n1(p.y + dx * 2.6)}`)).join("");
  return [stroke("hx-fence", lines.map((line) => linePath(line, false)).join("")), stroke("hx-fence-posts", posts)];
}

/** Sides nobody drew: a dashed line. @param {Side[]} sides */
const other = (sides) => [stroke("hx-side-other", runs(sides).map((line) => linePath(line, false)).join(""))];

/** @type {[import("./hexkinds.js").Line, (sides: Side[]) => SVGElement[]][]} from the lowest to the highest */
const DRAWN = [["other", other], ["fence", fence], ["cliff", cliff], ["wall", wall], ["hedge", hedge], ["bocage", bocage]];

/** Everything that stands on hexsides. @param {HexGrid} grid @returns {SVGElement[]} */
export function drawSides(grid) {
  return DRAWN.flatMap(([line, draw]) => {
    const sides = sidesOf(grid, (kind) => lineOf(kind) === line);
    return sides.length ? draw(sides) : [];
  });
}

/** Streams along hexsides. @param {HexGrid} grid @returns {SVGElement[]} */
export function drawStreams(grid) {
  const sides = sidesOf(grid, (kind) => lineOf(kind) === "stream");
  if (!sides.length) return [];
  const lines = runs(sides).map((line) => throughAll(bent(line)));
  return [stroke("hx-stream-bank", lines.join("")), stroke("hx-stream", lines.join("")), stroke("hx-flow hx-from2", lines.join(""))];
}

/** A little sway in the middle of each side. @param {Point[]} line @returns {Point[]} */
function bent(line) {
  return line.flatMap((p, i) => {
    const q = line[i + 1];
    if (!q) return [p];
    const m = between(p, q, 0.5);
    const off = (fnv(keyOf(m)) % 2 ? 1 : -1) * 3.2;
    const long = gap(p, q) || 1;
    return [p, { x: m.x - (off * (q.y - p.y)) / long, y: m.y + (off * (q.x - p.x)) / long }];
  });
}
