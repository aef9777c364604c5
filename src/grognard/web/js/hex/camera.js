// Where one looks on a hex board: from how near at first, how it follows what happens, all of it and back. While it moves only one thing moves: the plane everything lies on.

import { PanZoom } from "../panzoom.js";
import { detail } from "./ground.js";
import { HIGH } from "./places.js";
import { SIZE } from "./counter.js";

/** @typedef {import("../svg.js").Box} Box */
/** @typedef {import("../svg.js").Point} Point */

const LEGIBLE = 40; // pixels a counter measures at first, at least
const ALMOST = 0.95; // of that is enough where all of the board is in view then
const TOUCHED = 75; // pixels of a hex at first where a finger points
const TOLD = 46; // pixels of a hex at which one counter is told from another
const LARGEST = 1.5;
const GLIDE = 320; // milliseconds
const ROOM = 0.12; // of the view: nearer to the rim than this is as good as outside

/** The least and the most of both coordinates. @param {Point[]} points @returns {[number, number, number, number]} */
function edges(points) {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

export class Camera {
  /** @param {HTMLElement} pane @param {HTMLElement} plane @param {() => void} moved @param {() => void} rested @param {() => boolean} still whether nothing should glide */
  constructor(pane, plane, moved, rested, still) {
    this.pane = pane;
    this.plane = plane;
    this.still = still;
    this.moved = moved;
    this.rested = rested;
    /** @type {{x: number, y: number, k: number} | null} what was looked at before all of it was */
    this.before = null;
    this.level = -1;
    this.frame = 0;
    /** The scale everything was drawn at. */
    this.sharp = 0;
    this.settling = 0;
    this.began = false;
    this.look = new PanZoom(pane, (k, x, y) => this.place(k, x, y), () => this.moved(), () => this.rest());
    this.look.least = 0.8;
    this.look.most = 2.4;
  }

  /** @param {number} k @param {number} x @param {number} y */
  place(k, x, y) {
    // Whole pixels keep what was drawn sharp while it is moved about.
    this.plane.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0) scale(${k})`;
  }

  /** Nobody moves it any more; if that is still so two frames later, what depends on the scale follows. */
  rest() {
    cancelAnimationFrame(this.settling);
    this.pane.classList.remove("sharpening");
    this.settling = requestAnimationFrame(() => {
      this.settling = requestAnimationFrame(() => {
        if (!this.look.moving) this.settle();
      });
    });
  }

  settle() {
    const { k } = this.look;
    const level = detail(HIGH * k);
    if (level !== this.level) {
      for (let i = 0; i < 4; i++) this.pane.classList.toggle(`lod${i}`, i === level);
      this.level = level;
    }
    this.rested();
    if (Math.abs(k / (this.sharp || 1) - 1) > 0.01) this.sharpen(k);
  }

  /** Has everything drawn anew at its scale: for two frames nothing holds the old drawing. @param {number} k */
  sharpen(k) {
    this.sharp = k;
    this.pane.classList.add("sharpening");
    this.settling = requestAnimationFrame(() => {
      this.settling = requestAnimationFrame(() => this.pane.classList.remove("sharpening"));
    });
  }

  /** A new board: looked at around these points from so near that counters can be read, or whole where that is near enough. @param {Box} whole @param {Point[]} points */
  begin(whole, points) {
    this.began = true; // before the first look: it reports itself
    this.look.setWhole(whole);
    this.began = this.look.width > 0;
    if (!this.began) return;
    const coarse = matchMedia("(pointer: coarse)").matches;
    const near = coarse ? TOUCHED / HIGH : LEGIBLE / SIZE + 0.005;
    const fit = this.look.fitScale();
    if (fit >= near * ALMOST && fit <= LARGEST) this.look.fit();
    else if (fit > LARGEST) this.look.look(whole.x + whole.w / 2, whole.y + whole.h / 2, LARGEST);
    else {
      const { x, y } = this.held(points.length ? this.all(points, near) ?? this.most(points, near) : { x: whole.x + whole.w / 2, y: whole.y + whole.h / 2 }, near);
      this.look.look(x, y, near);
    }
    this.settle();
  }

  /** A point to look at such that nothing beside the board is shown while there is board to show. @param {Point} p @param {number} k @returns {Point} */
  held(p, k) {
    const { whole, width, height } = this.look;
    const within = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ long, /** @type {number} */ seen) => (seen >= long ? from + long / 2 : Math.max(from + seen / 2, Math.min(at, from + long - seen / 2)));
    return { x: within(p.x, whole.x, whole.w, width / k), y: within(p.y, whole.y, whole.h, height / k) };
  }

  /** All of the board; and where that is shown already, what was before. */
  whole() {
    const { look } = this;
    if (look.fitted && this.before) {
      const { x, y, k } = this.before;
      this.before = null;
      return this.glide(x, y, k);
    }
    this.before = { ...look.unit(look.width / 2, look.height / 2), k: look.k };
    const { x, y, w, h } = look.whole;
    this.glide(x + w / 2, y + h / 2, look.fitScale(), true);
  }

  /** Whether a point is in view, not at its rim. @param {Point} p */
  sees(p) {
    const { x, y, w, h } = this.look.view();
    return p.x > x + w * ROOM && p.x < x + w * (1 - ROOM) && p.y > y + h * ROOM && p.y < y + h * (1 - ROOM);
  }

  /** Goes where all or most of these are in view, if none is; the others stay in view where there is room. @param {Point[]} points @param {Point[]} [others] @returns {boolean} whether it went */
  follow(points, others = []) {
    if (!points.length || this.look.fitted || points.some((p) => this.sees(p))) return false;
    const all = others.length ? this.all([...points, ...others], this.look.k) : null;
    if (!all) this.goTo(points);
    else {
      const { x, y } = this.held(all, this.look.k);
      this.glide(x, y, this.look.k);
    }
    return true;
  }

  /** All of these are in view, from further away where they lie far apart and hexes can still be told. @param {Point[]} points */
  bringIn(points) {
    if (this.look.fitted || points.every((p) => this.sees(p))) return;
    const [left, right, top, bottom] = edges(points);
    const room = 1 - 2 * ROOM;
    const k = Math.min(this.look.k, (this.look.width * room) / (right - left + HIGH), (this.look.height * room) / (bottom - top + HIGH));
    const near = Math.max(k, Math.min(this.look.k, TOLD / HIGH));
    const at = this.held(this.most(points, near), near);
    this.glide(at.x, at.y, near);
  }

  /** The middle of all of these, where each is in view with its hex. @param {Point[]} points @param {number} k @returns {Point | null} */
  all(points, k) {
    const [left, right, top, bottom] = edges(points);
    const fits = right - left + HIGH <= this.look.width / k && bottom - top + HIGH <= this.look.height / k;
    return fits ? { x: (left + right) / 2, y: (top + bottom) / 2 } : null;
  }

  /** The middle of as many of these as are in view together: where they lie far apart, what is between them is no use. @param {Point[]} points @param {number} k @returns {Point} */
  most(points, k) {
    const [w, h] = [this.look.width, this.look.height].map((long) => (long / k) * (1 - 2 * ROOM));
    /** @type {Point[]} */
    let seen = [];
    for (const west of new Set(points.map((p) => p.x))) {
      const column = points.filter((p) => p.x >= west && p.x <= west + (w ?? 0));
      for (const north of new Set(column.map((p) => p.y))) {
        const inside = column.filter((p) => p.y >= north && p.y <= north + (h ?? 0));
        if (inside.length > seen.length) seen = inside;
      }
    }
    const middle = (/** @type {number[]} */ all) => (Math.min(...all) + Math.max(...all)) / 2;
    return { x: middle(seen.map((p) => p.x)), y: middle(seen.map((p) => p.y)) };
  }

  /** Looks at these points, further away where they need the room, yet not so far that counters cannot be read. @param {Point[]} points */
  goTo(points) {
    const k = this.look.fitted ? Math.max(this.look.k, LEGIBLE / SIZE) : this.look.k;
    const at = this.held(this.most(points, k), k);
    this.glide(at.x, at.y, k);
  }

  /** @param {number} x @param {number} y @param {number} k @param {boolean} [fitted] */
  glide(x, y, k, fitted = false) {
    cancelAnimationFrame(this.frame);
    if (this.still()) return this.look.look(x, y, k, fitted);
    const from = { ...this.look.unit(this.look.width / 2, this.look.height / 2), k: this.look.k };
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const t = Math.min(1, (now - start) / GLIDE);
      const ease = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
      const scale = from.k * (k / from.k) ** ease;
      const part = Math.abs(k - from.k) < 0.001 ? ease : (scale - from.k) / (k - from.k);
      this.look.look(from.x + (x - from.x) * part, from.y + (y - from.y) * part, scale, fitted && t === 1);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Ends a glide where it leads to, or where the hand takes over. */
  halt() {
    cancelAnimationFrame(this.frame);
  }

  destroy() {
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.settling);
    this.look.destroy();
  }
}
