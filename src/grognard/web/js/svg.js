// Making SVG elements: the only place that touches createElementNS. No markup is ever parsed.

export const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Box a rectangle by its north-west corner */

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} [attrs]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function el(tag, attrs = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attrs)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** @param {number} n @returns {string} short enough for a path */
export const num = (n) => String(Math.round(n * 100) / 100);

/** @param {Point[]} points @param {boolean} [closed] */
export function polygonPath(points, closed = true) {
  return "M" + points.map((p) => `${num(p.x)} ${num(p.y)}`).join("L") + (closed ? "Z" : "");
}

/** A smooth line through the middles of a polyline's edges. @param {Point[]} points @param {boolean} closed */
export function smoothPath(points, closed) {
  const n = points.length;
  if (n < 3) return polygonPath(points, closed);
  /** @param {Point} a @param {Point} b */
  const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const at = (/** @type {number} */ i) => /** @type {Point} */ (points[i % n]);
  const start = closed ? middle(at(n - 1), at(0)) : at(0);
  let d = `M${num(start.x)} ${num(start.y)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const to = closed || i < n - 2 ? middle(at(i), at(i + 1)) : at(n - 1);
    d += `Q${num(at(i).x)} ${num(at(i).y)} ${num(to.x)} ${num(to.y)}`;
  }
  return d + (closed ? "Z" : "");
}

/** A number from 0 to 1 that depends on the text alone, for drawings that vary but never change. @param {string} text */
export function chance(text) {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822519);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}

/** @param {Box} a @param {Box} b @returns {number} the area both cover */
export function overlap(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
