// A drawing cut into patches: what lies near together is one path, so that whoever paints a part of it touches no more than that part.

import { el } from "../svg.js";

/** @typedef {{x: number, y: number, d: string}} Part path data, and about where it lies */

const PATCH = 500;

/** One path for each patch in which there is anything. @param {Part[]} parts @param {Record<string, string>} attrs @returns {SVGElement[]} */
export function patches(parts, attrs) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { x, y, d } of parts) {
    if (!d) continue;
    const key = `${Math.floor(x / PATCH)},${Math.floor(y / PATCH)}`;
    const there = found.get(key);
    if (there) there.push(d);
    else found.set(key, [d]);
  }
  return [...found.values()].map((list) => el("path", { ...attrs, d: list.join("") }));
}

/** A circle as path data. @param {number} x @param {number} y @param {number} r */
export const disc = (x, y, r) => {
  const [n, w] = [Math.round(r * 10) / 10, Math.round(r * 20) / 10];
  return `M${Math.round((x - r) * 10) / 10} ${Math.round(y * 10) / 10}a${n} ${n} 0 1 1 ${w} 0a${n} ${n} 0 1 1${-w} 0`;
};
