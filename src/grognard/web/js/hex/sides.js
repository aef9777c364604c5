// What stands on the sides between hexes: walls, hedges, bocage, cliffs, fences, streams. Free ends stop short: a gate is a gap.

import { at, between, gap } from "./grid.js";
import { along, chained, throughAll } from "./chains.js";
import { linePath, n1 } from "./regions.js";
import { disc, patches } from "./patches.js";
import { coats, dealt, bush } from "./trees.js";
import { lineOf } from "./kinds.js";
import { fnv, seeded } from "./seeds.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./grid.js").HexGrid} HexGrid */
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

/** @param {string} cls @param {import("./patches.js").Part[]} parts @param {[number, number]} [shift] */
const stroke = (cls, parts, shift) => patches(parts, shift ? { class: cls, transform: `translate(${shift[0]} ${shift[1]})` } : { class: cls });

/** @param {Point[][]} lines @param {(line: Point[]) => string} [draw] */
const partsOf = (lines, draw = (line) => linePath(line, false)) => lines.map((line) => ({ ...at(line, 0), d: draw(line) }));

/** Round bushes or crowns along lines. @param {Point[][]} lines @param {number} step @param {number} least @param {number} most @param {number} sway @param {boolean} [round] */
function planted(lines, step, least, most, sway, round = false) {
  return lines.flatMap((line) => along(line, step).map(({ p, dx, dy }) => {
    const rnd = seeded(`${keyOf(p)}/bush`);
    const off = (rnd() * 2 - 1) * sway;
    const [x, y, r] = [p.x - dy * off, p.y + dx * off, least + rnd() * (most - least)];
    return { x, y, r, hex: 0, d: round ? disc(x, y, r) : bush(rnd, x, y, r), shine: disc(x - r * 0.27, y - r * 0.3, r * 0.5) };
  }));
}

/** @param {Side[]} sides */
function wall(sides) {
  const lines = partsOf(runs(sides));
  return [...stroke("hx-wall-shadow hx-from1", lines, [2, 2.8]), ...stroke("hx-wall-edge", lines), ...stroke("hx-wall", lines), ...stroke("hx-wall-joints hx-from2", lines)];
}

/** @param {Side[]} sides */
function hedge(sides) {
  const lines = runs(sides);
  return [...stroke("hx-hedge-base", partsOf(lines)), ...coats([planted(lines, 5.4, 2.9, 3.7, 0.5, true)], "hedge", [1.4, 2])];
}

/** @param {Side[]} sides */
function bocage(sides) {
  const lines = runs(sides);
  const whole = partsOf(lines);
  const hachures = partsOf(lines, (line) => along(line, 4.2, 1.5).map(({ p, dx, dy }) => {
    const far = 6.6 + (fnv(keyOf(p)) % 20) / 10;
    return [-1, 1].map((side) => `M${n1(p.x - side * dy * 4)} ${n1(p.y + side * dx * 4)}L${n1(p.x - side * dy * far)} ${n1(p.y + side * dx * far)}`).join("");
  }).join(""));
  return [
    ...stroke("hx-bank-shadow hx-from1", whole, [2.6, 3.4]), ...stroke("hx-bank", whole), ...stroke("hx-bank-hachures hx-from2", hachures), ...stroke("hx-bocage-plain hx-only0", whole),
    ...coats(dealt(planted(lines, 6.8, 4.4, 6.2, 1.1), 2), "bocage", [1.4, 2]),
  ];
}

/** Teeth that point down. @param {Side[]} sides */
function cliff(sides) {
  const teeth = sides.map((side) => ({ ...side.p, d: along([side.p, side.q], 5.5, 2.7).map(({ p, dx, dy }, n) => {
    const down = (side.low.x - side.high.x) * -dy + (side.low.y - side.high.y) * dx > 0 ? 1 : -1;
    const far = n % 2 ? 7 : 11;
    return `M${n1(p.x - dx * 2.4)} ${n1(p.y - dy * 2.4)}L${n1(p.x - down * dy * far)} ${n1(p.y + down * dx * far)}L${n1(p.x + dx * 2.4)} ${n1(p.y + dy * 2.4)}z`;
  }).join("") }));
  return [...stroke("hx-cliff-teeth", teeth), ...stroke("hx-cliff", partsOf(runs(sides)))];
}

/** @param {Side[]} sides */
function fence(sides) {
  const lines = runs(sides);
  const posts = partsOf(lines, (line) => along(line, 9, 1).map(({ p, dx, dy }) => `M${n1(p.x + dy * 2.6)} ${n1(p.y - dx * 2.6)}L${n1(p.x - dy * 2.6)} ${n1(p.y + dx * 2.6)}`).join(""));
  return [...stroke("hx-fence", partsOf(lines)), ...stroke("hx-fence-posts", posts)];
}

/** Sides nobody drew: a dashed line. @param {Side[]} sides */
const other = (sides) => stroke("hx-side-other", partsOf(runs(sides)));

/** @type {[import("./kinds.js").Line, (sides: Side[]) => SVGElement[]][]} from the lowest to the highest */
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
  const lines = partsOf(runs(sides), (line) => throughAll(bent(line)));
  return [...stroke("hx-stream-bank", lines), ...stroke("hx-stream", lines), ...stroke("hx-flow hx-from2", lines)];
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
