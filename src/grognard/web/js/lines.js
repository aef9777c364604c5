// Lines across the board: what a piece sees and what blocks it, a way with its price, and who may fire at it.

import { el, num, polygonPath } from "./svg.js";

/** @typedef {import("./svg.js").Point} Point */
/** @typedef {import("./boardtypes.js").Path} Path */
/** @typedef {import("./boardtypes.js").Sight} Sight */

export class Lines {
  /**
   * @param {(id: string) => Point | null} where the middle of a piece or space
   * @param {() => number} scale pixels per unit
   */
  constructor(where, scale) {
    this.where = where;
    this.scale = scale;
    this.layer = el("g", { class: "layer-lines", "aria-hidden": "true" });
  }

  clear() {
    this.layer.replaceChildren();
  }

  /** @param {Sight} sight @param {Point | null} blocked where, in drawing units */
  sight(sight, blocked) {
    const from = this.where(sight.viewer);
    const to = this.where(sight.piece);
    if (!from || !to) return;
    const stop = blocked ? nearest(from, to, blocked) : to;
    this.stroke(sight.clear ? "sight clear" : "sight", [from, stop]);
    if (!sight.clear) this.stroke("sight unseen-part", [stop, to]);
    if (blocked) {
      const r = 11 / this.scale();
      this.layer.append(el("circle", { class: "blocked", cx: num(blocked.x), cy: num(blocked.y), r: num(r) }));
      this.stroke("blocked", [{ x: blocked.x - r / 2, y: blocked.y - r / 2 }, { x: blocked.x + r / 2, y: blocked.y + r / 2 }]);
      this.stroke("blocked", [{ x: blocked.x + r / 2, y: blocked.y - r / 2 }, { x: blocked.x - r / 2, y: blocked.y + r / 2 }]);
    }
  }

  /** @param {Path} path @param {Point} from */
  path(path, from) {
    const points = [from, ...path.spaces.flatMap((id) => this.where(id) ?? [])];
    const end = /** @type {Point} */ (points.at(-1));
    this.stroke("path-bed", points);
    this.stroke("path-way", points);
    for (const p of points.slice(1)) this.layer.append(el("circle", { class: "path-dot", cx: num(p.x), cy: num(p.y), r: num(p === end ? 10 : 6) }));
    this.threats(path.threats ?? [], end);
    this.tag(path.label, end);
  }

  /** Who may fire at a place. @param {string[]} pieces @param {Point} at */
  threats(pieces, at) {
    for (const id of new Set(pieces)) {
      const from = this.where(id);
      if (!from) continue;
      this.stroke("threat", [from, at]);
      this.layer.append(el("circle", { class: "threat", cx: num(from.x), cy: num(from.y), r: 40 }));
    }
  }

  /** A few words above a place, of the same size at any scale. @param {string} words @param {Point} at */
  tag(words, at) {
    const s = 1 / this.scale();
    const w = (words.length * 7.2 + 14) * s;
    const y = at.y - 20 * s - 18;
    this.layer.append(
      el("rect", { class: "tag", x: num(at.x - w / 2), y: num(y - 13 * s), width: num(w), height: num(20 * s), rx: num(5 * s) }),
      el("text", { class: "tag-words", x: num(at.x), y: num(y + 2 * s), "font-size": num(13 * s), "text-anchor": "middle" }, words),
    );
  }

  /** @param {string} kind @param {Point[]} points */
  stroke(kind, points) {
    this.layer.append(el("path", { class: kind, d: polygonPath(points, false) }));
  }
}

/** The point of a line closest to another. @param {Point} a @param {Point} b @param {Point} p @returns {Point} */
function nearest(a, b, p) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return { x: a.x + dx * t, y: a.y + dy * t };
}
