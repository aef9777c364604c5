// Lines that run from hex to hex or from corner to corner: single steps put together to long ones, and bent gently.

import { at, gap } from "./grid.js";
import { n1 } from "./regions.js";

/** @typedef {import("../svg.js").Point} Point */
/** @template T @typedef {{key: string, what: T, p: Point}} Knot */

/**
 * Puts steps together. Where more than two meet, the two that go straightest through belong together.
 * @template T @param {[Knot<T>, Knot<T>][]} steps @returns {Knot<T>[][]}
 */
export function chained(steps) {
  /** @type {Map<string, {knot: Knot<T>, to: Map<string, Knot<T>>}>} */
  const knots = new Map();
  for (const [a, b] of steps) {
    for (const [one, other] of /** @type {[Knot<T>, Knot<T>][]} */ ([[a, b], [b, a]])) {
      const here = knots.get(one.key) ?? { knot: one, to: new Map() };
      here.to.set(other.key, other);
      knots.set(one.key, here);
    }
  }
  /** @type {Map<string, string>} from "where we come from > knot" to the next */
  const through = new Map();
  for (const [key, { knot, to }] of knots) {
    const free = new Set(to.values());
    while (free.size > 1) {
      const [one, other] = straightest(knot.p, [...free]);
      if (!one || !other || (to.size > 2 && turnAt(one.p, knot.p, other.p) > 1.2)) break;
      free.delete(one);
      free.delete(other);
      through.set(`${one.key}>${key}`, other.key);
      through.set(`${other.key}>${key}`, one.key);
    }
  }
  const used = new Set();
  const found = [];
  /** @param {string} from @param {string} to */
  const follow = (from, to) => {
    const keys = [from, to];
    used.add(`${from}>${to}`).add(`${to}>${from}`);
    for (;;) {
      const next = through.get(`${at(keys, -2)}>${at(keys, -1)}`);
      if (!next || used.has(`${at(keys, -1)}>${next}`)) break;
      used.add(`${at(keys, -1)}>${next}`).add(`${next}>${at(keys, -1)}`);
      keys.push(next);
    }
    return keys.flatMap((key) => knots.get(key)?.knot ?? []);
  };
  // First those that end somewhere, then what goes round.
  for (const ends of [true, false]) {
    for (const [key, { to }] of knots) {
      for (const next of to.keys()) {
        if (used.has(`${key}>${next}`) || (ends && through.has(`${next}>${key}`))) continue;
        found.push(follow(key, next));
      }
    }
  }
  return found;
}

/** @param {Point} a @param {Point} b @param {Point} c how far a line turns at b, in radians */
function turnAt(a, b, c) {
  const turn = Math.abs(Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x));
  return Math.min(turn, 2 * Math.PI - turn);
}

/** @template T @param {Point} p @param {Knot<T>[]} free @returns {[Knot<T> | undefined, Knot<T> | undefined]} */
function straightest(p, free) {
  /** @type {[Knot<T> | undefined, Knot<T> | undefined]} */
  let best = [undefined, undefined];
  let least = Infinity;
  free.forEach((a, i) => free.slice(i + 1).forEach((b) => {
    const turn = turnAt(a.p, p, b.p);
    if (turn < least - 1e-6) [least, best] = [turn, [a, b]];
  }));
  return best;
}

/** A smooth line through all points (Catmull-Rom as cubic curves). @param {Point[]} points */
export function throughAll(points) {
  let d = `M${n1(at(points, 0).x)} ${n1(at(points, 0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [points[i - 1] ?? at(points, i), at(points, i), at(points, i + 1), points[i + 2] ?? at(points, i + 1)];
    d += `C${n1(b.x + (c.x - a.x) / 6)} ${n1(b.y + (c.y - a.y) / 6)} ${n1(c.x - (e.x - b.x) / 6)} ${n1(c.y - (e.y - b.y) / 6)} ${n1(c.x)} ${n1(c.y)}`;
  }
  return d;
}

/** Points along a polyline, `step` apart, with the direction there. @param {Point[]} line @param {number} step @param {number} [first] @returns {{p: Point, dx: number, dy: number}[]} */
export function along(line, step, first = step / 2) {
  const found = [];
  let next = first;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [at(line, i), at(line, i + 1)];
    const long = gap(a, b);
    if (!long) continue;
    const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long];
    for (; next <= long; next += step) found.push({ p: { x: a.x + dx * next, y: a.y + dy * next }, dx, dy });
    next -= long;
  }
  return found;
}
