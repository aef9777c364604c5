// Buildings: the plot is the silhouette that counts; on it roofs in two slopes, lit from the north-west.

import { el } from "../svg.js";
import { at, between, gap } from "./grid.js";
import { linePath, n1, ringsPath } from "./regions.js";
import { seeded } from "./seeds.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./regions.js").Region} Region */
/** @typedef {{x: number, y: number, long: number, wide: number, turn: number, hipped: boolean, tier: number, chimney?: boolean}} Roof */

const LOW = 0; // wings, under the main roof
const MAIN = 1;
const TOWER = 2;
const SHADES = [[3, 4], [5, 6], [9, 11]];
const STYLES = ["stone", "wood", "hut"];

/** Path data by class, gathered from all roofs. */
class Roofs {
  constructor() {
    /** @type {Map<string, string>} */
    this.paths = new Map();
  }

  /** @param {string} key @param {string} d */
  add(key, d) {
    this.paths.set(key, (this.paths.get(key) ?? "") + d);
  }

  /** @param {string} style @param {Roof} roof */
  put(style, roof) {
    const { x, y, long, wide, turn, tier } = roof;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const p = (/** @type {number} */ u, /** @type {number} */ v) => ({ x: x + u * c - v * s, y: y + u * s + v * c });
    const [l, w] = [long / 2, wide / 2];
    const hip = roof.hipped ? Math.min(w * 0.85, l) : 0;
    const [nw, ne, se, sw, west, east] = [p(-l, -w), p(l, -w), p(l, w), p(-l, w), p(-l + hip, 0), p(l - hip, 0)];
    const key = `${tier}/${style}`;
    this.add(`${key}/shape`, linePath([nw, ne, se, sw]));
    this.slope(key, [nw, ne, east, west], s, -c, "");
    this.slope(key, [sw, se, east, west], -s, c, "");
    if (hip) {
      this.slope(key, [ne, se, east], c, s, "2");
      this.slope(key, [nw, sw, west], -c, -s, "2");
      this.add(`${key}/ridge`, linePath([nw, west, sw], false) + linePath([ne, east, se], false));
    }
    this.add(`${key}/ridge`, linePath([west, east], false));
    for (const v of [0.36, 0.7]) {
      const cut = hip ? hip * (1 - v) : 0;
      for (const side of [-1, 1]) this.add(`${key}/tile`, linePath([p(-l + cut, side * w * v), p(l - cut, side * w * v)], false));
    }
    if (roof.chimney) {
      const [a, b] = [l * 0.45, w * 0.34];
      this.add(`${key}/chimney`, linePath([p(a - 2.6, b - 2.6), p(a + 2.6, b - 2.6), p(a + 2.6, b + 2.6), p(a - 2.6, b + 2.6)]));
    }
  }

  /** @param {string} key @param {Point[]} points @param {number} x @param {number} y which way the slope looks @param {string} end */
  slope(key, points, x, y, end) {
    this.add(`${key}/${x + y < 0.001 ? "lit" : "dim"}${end}`, linePath(points));
  }

  /** From the lowest roofs to the towers. */
  nodes() {
    const found = [];
    const kinds = ["lit", "dim", "lit2", "dim2", "tile", "ridge", "chimney"];
    for (const tier of [LOW, MAIN, TOWER]) {
      const shape = STYLES.map((style) => this.paths.get(`${tier}/${style}/shape`) ?? "").join("");
      const [dx, dy] = /** @type {[number, number]} */ (SHADES[tier]);
      if (shape) found.push(el("path", { class: "hx-house-shadow hx-from1", d: shape, transform: `translate(${dx} ${dy})` }));
      for (const style of STYLES) {
        const block = this.paths.get(`${tier}/${style}/shape`);
        if (!block) continue;
        found.push(el("path", { class: `hx-roof hx-${style}`, d: block }));
        for (const kind of kinds) {
          const d = this.paths.get(`${tier}/${style}/${kind}`);
          if (d) found.push(el("path", { class: `hx-${kind} hx-${style} ${kind.startsWith("lit") || kind.startsWith("dim") ? "hx-from1" : "hx-from2"}`, d }));
        }
      }
    }
    return found;
  }
}

/**
 * Houses of all styles.
 * @param {Map<string, Region[]>} byStyle @param {(hex: Hex) => number | null} street the direction of the road at a hex or beside it
 */
export function drawHouses(byStyle, street) {
  const plots = [];
  const roofs = new Roofs();
  for (const style of STYLES) {
    const regions = byStyle.get(style) ?? [];
    if (!regions.length) continue;
    const d = regions.map((region) => ringsPath(region.rings)).join("");
    plots.push(el("path", { class: `hx-edge hx-${style}-plot-edge`, d }), el("path", { class: `hx-${style}-plot`, d }));
    for (const region of regions) build(roofs, style, region.hexes, street);
  }
  return [...plots, ...roofs.nodes()];
}

/** @param {Roofs} roofs @param {string} style @param {Hex[]} hexes @param {(hex: Hex) => number | null} street */
function build(roofs, style, hexes, street) {
  const first = at(hexes, 0);
  const rnd = seeded(`${first.id}/house`);
  const hipped = style === "stone";
  if (style === "hut") return huts(roofs, hexes);
  if (hexes.length === 1) {
    const turn = (street(first) ?? (Math.floor(rnd() * 6) * Math.PI) / 6) + (rnd() - 0.5) * 0.16;
    const side = rnd() < 0.5 ? -1 : 1;
    const off = (rnd() - 0.5) * 22;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const move = (/** @type {number} */ u, /** @type {number} */ v) => ({ x: first.x + u * c - v * s, y: first.y + u * s + v * c });
    roofs.put(style, { ...move(off, side * 16), long: 22, wide: 21, turn: turn + Math.PI / 2, hipped: false, tier: LOW });
    roofs.put(style, { ...move(0, -side * 3), long: 54, wide: 33, turn, hipped, tier: MAIN, chimney: true });
    return;
  }
  const [a, b] = farthest(hexes);
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const middle = between(a, b, 0.5);
  const long = gap(a, b);
  if (hexes.length === 2) {
    roofs.put(style, { ...middle, long: long + 38, wide: 34, turn, hipped, tier: MAIN, chimney: true });
    return;
  }
  // Tall: a nave, a transept to every hex beside it, a tower at its northern end.
  roofs.put(style, { ...middle, long: long + 44, wide: 40, turn, hipped, tier: MAIN });
  for (const hex of hexes) {
    const foot = footOn(hex, a, b);
    if (gap(foot, hex) < 12) continue;
    const reach = between(foot, hex, 1 + 20 / gap(foot, hex));
    roofs.put(style, { ...between(foot, reach, 0.5), long: gap(foot, reach), wide: 34, turn: Math.atan2(hex.y - foot.y, hex.x - foot.x), hipped: false, tier: LOW });
  }
  const end = a.y <= b.y ? a : b;
  const other = end === a ? b : a;
  roofs.put(style, { ...between(end, other, -6 / long), long: 34, wide: 34, turn, hipped: true, tier: TOWER });
}

/** Three round roofs of straw to a hex. @param {Roofs} roofs @param {Hex[]} hexes */
function huts(roofs, hexes) {
  for (const hex of hexes) {
    const rnd = seeded(`${hex.id}/huts`);
    const turn = rnd() * 2.1;
    for (let i = 0; i < 3; i++) {
      const a = turn + i * 2.094;
      roofs.put("hut", { x: hex.x + 17 * Math.cos(a), y: hex.y + 15 * Math.sin(a), long: 20, wide: 17, turn: a + 0.6, hipped: true, tier: MAIN });
    }
  }
}

/** @param {Hex[]} hexes @returns {[Hex, Hex]} */
function farthest(hexes) {
  /** @type {[Hex, Hex]} */
  let best = [at(hexes, 0), at(hexes, 1)];
  for (const a of hexes) for (const b of hexes) if (gap(a, b) > gap(best[0], best[1]) + 0.5) best = [a, b];
  return best;
}

/** The point of a line that is nearest. @param {Point} p @param {Point} a @param {Point} b */
function footOn(p, a, b) {
  const part = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / gap(a, b) ** 2;
  return between(a, b, Math.max(0, Math.min(1, part)));
}

/** Headstones in rows. @param {Hex} hex */
export function headstones(hex) {
  const rnd = seeded(`${hex.id}/graves`);
  let d = "";
  for (let row = -1.5; row <= 1.5; row++) {
    for (let n = -2; n <= 2; n++) {
      if (rnd() > 0.12) d += `M${n1(hex.x + n * 13.4 - 2 + rnd() * 2)} ${n1(hex.y + row * 14.3 + 5 + rnd())}v-5q0-2.4 2-2.4t2 2.4v5z`;
    }
  }
  return d;
}
