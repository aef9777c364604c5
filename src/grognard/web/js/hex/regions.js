// Regions: hexes of a kind that hang together, with their silhouette as rings, and the lines such rings are drawn with.

import { area, at, between, gap } from "./grid.js";
import { fnv } from "./seeds.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./grid.js").HexGrid} HexGrid */
/** @typedef {{kind: string, hexes: Hex[], rings: Point[][]}} Region */

/** One digit after the point is enough at the natural scale. @param {number} n */
export const n1 = (n) => String(Math.round(n * 10) / 10);

/** @param {Point[]} points @param {boolean} [closed] */
export function linePath(points, closed = true) {
  return "M" + points.map((p) => `${n1(p.x)} ${n1(p.y)}`).join("L") + (closed ? "Z" : "");
}

/** @param {Point[][]} rings */
export const ringsPath = (rings) => rings.map((ring) => linePath(ring)).join("");

/**
 * The regions of some kinds of terrain. Where the ground brings outlines these are the silhouettes; elsewhere each hex is drawn
 * in by its inset, and what lies between like neighbours is filled.
 * @param {HexGrid} grid @param {(hex: Hex) => string} kindOf "" where the hex belongs to none @param {(kind: string) => number} insetOf
 * @returns {Region[]}
 */
export function regionsOf(grid, kindOf, insetOf) {
  /** @type {Map<string, Region>} */
  const given = new Map();
  /** @type {Set<Hex>} */
  const done = new Set();
  for (const { spaces, shape } of grid.ground.outlines ?? []) {
    const hexes = spaces.flatMap((id) => grid.byId.get(id) ?? []);
    const kind = hexes[0] ? kindOf(hexes[0]) : "";
    if (!kind) continue;
    const key = spaces.join(" ");
    const region = given.get(key) ?? { kind, hexes, rings: [] };
    region.rings.push(shape.map((p) => grid.point(p)));
    given.set(key, region);
    for (const hex of hexes) done.add(hex);
  }
  const found = [...given.values()];
  for (const hex of grid.hexes) {
    const kind = kindOf(hex);
    if (!kind || done.has(hex)) continue;
    const hexes = connected(hex, (other) => !done.has(other) && kindOf(other) === kind);
    for (const one of hexes) done.add(one);
    found.push({ kind, hexes, rings: silhouette(grid, hexes, insetOf(kind)) });
  }
  return found.sort((a, b) => (a.hexes[0]?.n ?? 0) - (b.hexes[0]?.n ?? 0));
}

/** @param {Hex} start @param {(hex: Hex) => boolean} belongs @returns {Hex[]} */
export function connected(start, belongs) {
  const found = new Set([start]);
  for (const hex of found) for (const other of hex.beside) if (other && belongs(other)) found.add(other);
  return [...found].sort((a, b) => a.n - b.n);
}

/** Hexes drawn in, with the strips to like neighbours. @param {HexGrid} grid @param {Hex[]} hexes @param {number} inset @returns {Point[][]} */
export function silhouette(grid, hexes, inset) {
  const like = new Set(hexes);
  /** @type {Point[][]} */
  const pieces = [];
  for (const hex of hexes) {
    const inner = grid.inset(hex, inset);
    pieces.push(inner);
    if (inset >= 1) continue;
    hex.beside.forEach((other, way) => {
      const [p, q] = grid.side(hex, way);
      if (other && like.has(other)) pieces.push([at(inner, way), p, q, at(inner, way + 1)]);
    });
  }
  return union(pieces);
}

/** @param {Point} p */
const spot = (p) => `${Math.round(p.x)},${Math.round(p.y)}`;

/** The rings around pieces that meet along whole edges. All go the same way round. @param {Point[][]} pieces @returns {Point[][]} */
export function union(pieces) {
  /** @type {Map<string, [Point, Point]>} */
  const edges = new Map();
  for (const piece of pieces) {
    piece.forEach((p, i) => {
      const q = at(piece, i + 1);
      if (!edges.delete(`${spot(q)} ${spot(p)}`)) edges.set(`${spot(p)} ${spot(q)}`, [p, q]);
    });
  }
  /** @type {Map<string, [Point, Point][]>} */
  const from = new Map();
  for (const edge of edges.values()) from.set(spot(edge[0]), [...(from.get(spot(edge[0])) ?? []), edge]);
  const rings = [];
  for (const edge of edges.values()) {
    const ring = [];
    /** @type {[Point, Point] | undefined} */
    let next = take(from, spot(edge[0]));
    while (next) {
      ring.push(next[0]);
      next = take(from, spot(next[1]));
    }
    if (ring.length > 2) rings.push(straightened(ring));
  }
  return rings;
}

/** @param {Map<string, [Point, Point][]>} from @param {string} key */
const take = (from, key) => from.get(key)?.shift();

/** Without corners in straight edges. @param {Point[]} ring */
function straightened(ring) {
  return ring.filter((p, i) => {
    const [a, b] = [at(ring, i - 1), at(ring, i + 1)];
    return Math.abs((p.x - a.x) * (b.y - p.y) - (p.y - a.y) * (b.x - p.x)) > 0.5;
  });
}

/** A number from -1 to 1 that hangs on a place. @param {Point} p @param {string} purpose */
const drift = (p, purpose) => fnv(`${spot(p)}/${purpose}`) / 2147483648 - 1;

/** A ring with points at most `step` apart, each moved by at most `by`. @param {Point[]} ring @param {number} step @param {number} by @returns {Point[]} */
export function wobbled(ring, step, by) {
  return ring.flatMap((p, i) => {
    const q = at(ring, i + 1);
    const parts = Math.max(1, Math.round(gap(p, q) / step));
    return Array.from({ length: parts }, (_, k) => {
      const r = between(p, q, k / parts);
      return { x: r.x + by * drift(r, "x"), y: r.y + by * drift(r, "y") };
    });
  });
}

/** Corners cut, so that a ring becomes round (Chaikin). @param {Point[]} points @param {number} times @param {boolean} [closed] @returns {Point[]} */
export function rounded(points, times, closed = true) {
  let now = points;
  for (let n = 0; n < times; n++) {
    const last = closed ? now.length : now.length - 1;
    /** @type {Point[]} */
    const next = closed ? [] : [at(now, 0)];
    for (let i = 0; i < last; i++) next.push(between(at(now, i), at(now, i + 1), 0.25), between(at(now, i), at(now, i + 1), 0.75));
    if (!closed) next.push(at(now, -1));
    now = next;
  }
  return now;
}

/** Whether a point lies inside rings, holes taken out. @param {Point} p @param {Point[][]} rings */
export function inside(p, rings) {
  let in_ = false;
  for (const ring of rings) {
    let b = at(ring, -1);
    for (const a of ring) {
      if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) in_ = !in_;
      b = a;
    }
  }
  return in_;
}

/** How far a point is from a straight edge. @param {Point} p @param {Point} a @param {Point} b */
export function offEdge(p, a, b) {
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const part = long ? Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / long)) : 0;
  return gap(p, between(a, b, part));
}

/** The edges of rings. @param {Point[][]} rings @returns {[Point, Point][]} */
export const edgesOf = (rings) => rings.flatMap((ring) => ring.map((p, i) => /** @type {[Point, Point]} */ ([p, at(ring, i + 1)])));

/** A ring moved outward by so much, inward below 0. @param {Point[]} ring @param {number} by @returns {Point[]} */
export function moved(ring, by) {
  const turn = area(ring) > 0 ? 1 : -1;
  return ring.map((p, i) => {
    const [a, b] = [at(ring, i - 1), at(ring, i + 1)];
    const long = gap(a, b) || 1;
    return { x: p.x + (turn * by * (b.y - a.y)) / long, y: p.y - (turn * by * (b.x - a.x)) / long };
  });
}
