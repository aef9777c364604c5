// What is drawn over a hex board to explain it: sight with what hinders and blocks it, a field of view, a way with its price, who may fire, what is aimed at.

import { el, num, polygonPath } from "../svg.js";
import { HIGH } from "./places.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("../boardtypes.js").Plan} Plan */
/** @typedef {import("../boardtypes.js").Sight} Sight */
/** @typedef {import("./places.js").HexPlaces} HexPlaces */

const LETTER = 6.1; // pixels: how wide a letter of a tag is

export class HexLines {
  constructor() {
    /** On the ground, below smoke and counters. */
    this.field = el("g", { class: "hex-field", "aria-hidden": "true" });
    /** An area somebody wants to see, below all that. */
    this.overlay = el("g", { class: "hex-overlay", "aria-hidden": "true" });
    /** What would lie on it if an answer were given. */
    this.laid = el("g", { class: "hexground hex-laid", "aria-hidden": "true" });
    /** Below counters. */
    this.ways = el("g", { class: "hex-ways", "aria-hidden": "true" });
    /** Above counters. */
    this.above = el("g", { class: "hex-tags", "aria-hidden": "true" });
    /** @type {HexPlaces | null} */
    this.places = null;
    /** How far something so wide is moved sideways so that all of it is in view. @type {(at: Point, wide: number) => number} */
    this.nudge = () => 0;
  }

  clear() {
    this.laid.replaceChildren();
    this.ways.replaceChildren();
    this.above.replaceChildren();
  }

  /** The way something went, as it can be seen on the ground. @param {Point[]} points */
  trail(points) {
    if (points.length > 1) this.ways.append(el("path", { class: "trail-bed", d: polygonPath(points, false) }), el("path", { class: "trail", d: polygonPath(points, false) }));
  }

  /** From middle to middle, with each hex that hinders and the spot that blocks. @param {Sight} sight @param {Point} from @param {Point} to @param {(sight: Sight) => string} cause */
  sight(sight, from, to, cause) {
    const unit = this.places?.unit ?? 1;
    const blocked = sight.at ? { x: sight.at[0] * unit, y: sight.at[1] * unit } : null;
    const stop = sight.clear ? to : blocked ? nearest(from, to, blocked) : middle(from, to);
    for (const { space } of sight.hinders ?? []) this.hex("hinders", space);
    const d = polygonPath([from, stop], false);
    this.ways.append(el("path", { class: "sight-bed", d }), el("path", { class: "sight-line", d }));
    if (!sight.clear) this.ways.append(el("path", { class: "sight-rest", d: polygonPath([stop, to], false) }));
    for (const { space, label } of sight.hinders ?? []) {
      const hex = this.places?.byId.get(space);
      if (hex) this.tag("tag-hinders", label, { x: hex.x, y: hex.y + HIGH * 0.3 });
    }
    if (sight.clear) return;
    this.sign(el("path", { class: "block-sign", d: "M-4.6-11h9.2l6.4 6.4v9.2L4.6 11h-9.2L-11 4.6v-9.2z" }), el("path", { class: "block-cross", d: "M-4.4-4.4l8.8 8.8m0-8.8l-8.8 8.8" }), stop);
    this.tag("tag-fire", cause(sight), { x: stop.x, y: stop.y + HIGH * 0.27 });
  }

  /** Shades what is not seen, and less so what is hard to see. @param {Set<string> | null} seen @param {Set<string>} hindered */
  view(seen, hindered) {
    this.field.replaceChildren();
    const places = this.places;
    if (!seen || !places) return;
    const unseen = places.hexes.filter((hex) => !seen.has(hex.id));
    const d = unseen.map((hex) => polygonPath(places.inset(hex, 1))).join("");
    const rim = places.rim(seen).map((side) => polygonPath(side, false)).join("");
    const hard = places.hexes.filter((hex) => hindered.has(hex.id)).map((hex) => polygonPath(places.inset(hex, 0.97))).join("");
    if (hard) this.field.append(el("path", { class: "fov-hindered", d: hard }));
    this.field.append(el("path", { class: "fov", d }), el("path", { class: "fov-hatch", d }), el("path", { class: "fov-rim", d: rim }));
  }

  /** Which way something will face: all that lies before it. @param {Point} at @param {Point} to the middle of the hex it faces */
  facing(at, to) {
    const turn = Math.atan2(to.y - at.y, to.x - at.x);
    const [x, y, far] = [Math.cos(turn), Math.sin(turn), HIGH * 0.86];
    const half = `M${num(at.x - y * far)} ${num(at.y + x * far)}A${num(far)} ${num(far)} 0 0 0 ${num(at.x + y * far)} ${num(at.y - x * far)}Z`;
    const tip = [0.62, 0.4, 0.4].map((out, i) => ({ x: at.x + x * HIGH * out + (i ? (i - 1.5) * 0.36 * HIGH * y : 0), y: at.y + y * HIGH * out - (i ? (i - 1.5) * 0.36 * HIGH * x : 0) }));
    this.ways.append(el("path", { class: "facing-arc", d: half }), el("path", { class: "facing-tip", d: polygonPath(tip) }));
  }

  /** An area with its rim; hatched, so that it does not hang on colour. @param {Set<string>} spaces @param {string} slot of the side it belongs to */
  lay(spaces, slot) {
    const places = this.places;
    const hexes = places?.hexes.filter((hex) => spaces.has(hex.id)) ?? [];
    if (!places || !hexes.length) return this.overlay.replaceChildren();
    const d = hexes.map((hex) => polygonPath(places.inset(hex, 1))).join("");
    const rim = places.rim(spaces).map((side) => polygonPath(side, false)).join("");
    this.overlay.replaceChildren(el("g", { class: slot ? `side-${slot}` : "" }, el("path", { class: "lay", d }), el("path", { class: "lay-hatch", d }), el("path", { class: "lay-rim-bed", d: rim }), el("path", { class: "lay-rim", d: rim })));
  }

  /** What was weighed: taken, possible, out of the question and why; and lines to what was chosen. @param {import("../boardtypes.js").StepMark[]} marks @param {{from: Point, to: Point}[]} lines */
  step(marks, lines) {
    for (const state of ["barred", "open", "taken"]) for (const mark of marks) if (mark.state === state) this.hex(`step-${state}`, mark.id);
    for (const { from, to } of lines) {
      const d = polygonPath([from, to], false);
      this.ways.append(el("path", { class: "way-bed", d }), el("path", { class: "step-line", d }));
    }
    for (const state of ["barred", "open", "taken"]) {
      for (const mark of marks) {
        const hex = mark.state === state ? this.places?.byId.get(mark.id) : null;
        if (hex && mark.label) this.note(`step-${state}`, SIGNS[state] ?? "", mark.label, { x: hex.x, y: hex.y + HIGH * 0.34 });
      }
    }
  }

  /** A sign and a few words in as many rows as they need, of the same size at any scale. @param {string} cls @param {string} sign @param {string} words @param {Point} at */
  note(cls, sign, words, at) {
    const rows = wrapped(`${sign} ${words}`, 17);
    const w = Math.max(...rows.map((row) => row.length)) * 5.5 + 14;
    this.fixed(at, el("rect", { class: `tag-pill ${cls}`, x: num(-w / 2), y: -8.5, width: num(w), height: rows.length * 12 + 5, rx: 8 }), ...rows.map((row, i) => el("text", { class: `tag-text tag-small ${cls}`, y: num(3.4 + i * 12) }, row)));
  }

  /** A way with the points spent at each hex, who may answer, and where there is no way back. @param {Plan} plan @param {Point} from @param {(space: string, i: number) => number | null} spent @param {(id: string) => Point | null} where */
  way(plan, from, spent, where) {
    const spaces = plan.spaces?.length ? plan.spaces : plan.space ? [plan.space] : [];
    const points = spaces.flatMap((id) => this.places?.byId.get(id) ?? []);
    if (!points.length) return;
    const d = curve([from, ...points]);
    this.ways.append(el("path", { class: "way-bed", d }), el("path", { class: "way-line", d }));
    points.forEach((p, i) => {
      const last = i === points.length - 1;
      const cost = spent(p.id, i);
      /** @type {SVGElement[]} */
      const parts = [el("circle", { class: "way-node", r: last ? 13 : 11 })];
      if (last) parts.unshift(el("circle", { class: "way-ring", r: 17 }));
      if (cost !== null) parts.push(el("text", { class: "way-cost", y: 4.3 }, String(cost)));
      this.fixed(p, ...parts);
    });
    const end = /** @type {Point} */ (points.at(-1));
    const shots = plan.shots?.length ? plan.shots : points.map((_, i) => (i === points.length - 1 ? plan.threats?.length ?? 0 : 0));
    let told = 0;
    points.forEach((p, i) => this.threats(plan.threats?.slice(told, (told += shots[i] ?? 0)) ?? [], p, where));
    const locked = points[plan.lock ?? -1];
    if (locked) this.fixed({ x: locked.x - HIGH * 0.2, y: locked.y - HIGH * 0.2 }, el("path", { class: "lock-sign", d: "M-6-1h12v9H-6zM-3.6-1v-3a3.6 3.6 0 0 1 7.2 0v3" }));
    if (plan.label) this.tag("tag-way", plan.label, { x: end.x, y: end.y - HIGH * 0.36 });
  }

  /** Who may fire at a place, with how many times in a triangle beside it. @param {string[]} pieces @param {Point} at @param {(id: string) => Point | null} where */
  threats(pieces, at, where) {
    if (!pieces.length) return;
    const spots = new Map(pieces.flatMap((id) => {
      const p = where(id);
      return p ? [[`${p.x},${p.y}`, p]] : [];
    }));
    for (const p of spots.values()) this.ways.append(el("path", { class: "threat-line", d: polygonPath([p, at], false) }));
    this.fixed({ x: at.x + HIGH * 0.22, y: at.y - HIGH * 0.14 }, el("path", { class: "threat-sign", d: "M-11 9.5L0 -9.5L11 9.5Z" }), el("text", { class: "threat-count", y: 6.5 }, String(pieces.length)));
  }

  /** Lines of sight that would be cut, struck out, or harder to see along. @param {import("../boardtypes.js").SightChange[]} changes @param {(id: string) => Point | null} where */
  changes(changes, where) {
    for (const { a, b, cut } of changes) {
      const [from, to] = [where(a), where(b)];
      if (!from || !to) continue;
      const d = polygonPath([from, to], false);
      this.ways.append(el("path", { class: "sight-bed", d }), el("path", { class: cut ? "sight-cut" : "sight-hindered", d }));
      if (cut) this.sign(el("path", { class: "block-sign", d: "M-4.6-11h9.2l6.4 6.4v9.2L4.6 11h-9.2L-11 4.6v-9.2z" }), el("path", { class: "block-cross", d: "M-4.4-4.4l8.8 8.8m0-8.8l-8.8 8.8" }), middle(from, to));
    }
  }

  /** Marks a hex. @param {string} cls @param {string} space */
  hex(cls, space) {
    const hex = this.places?.byId.get(space);
    if (hex && this.places) this.ways.append(el("path", { class: `hexmark ${cls}`, d: polygonPath(this.places.inset(hex, 0.93)) }));
  }

  /** What is to be done with a second click, at the place it is about. @param {string} words @param {Point} at */
  armed(words, at) {
    this.tag("tag-armed", words, { x: at.x, y: at.y - HIGH * 0.42 });
  }

  /** A few words at a place, of the same size at any scale. @param {string} cls @param {string} words @param {Point} at */
  tag(cls, words, at) {
    if (!words) return;
    const w = words.length * LETTER + 18;
    const x = this.nudge(at, w);
    this.fixed(at, el("rect", { class: `tag-pill ${cls}`, x: num(x - w / 2), y: -9.5, width: num(w), height: 19, rx: 9.5 }), el("text", { class: `tag-text ${cls}`, x: num(x), y: 4 }, words));
  }

  /** @param {SVGElement} a @param {SVGElement} b @param {Point} at */
  sign(a, b, at) {
    this.fixed(at, a, b);
  }

  /** Something that keeps its size in pixels. @param {Point} at @param {...SVGElement} parts */
  fixed(at, ...parts) {
    this.above.append(el("g", { transform: `translate(${num(at.x)} ${num(at.y)})` }, el("g", { class: "px" }, ...parts)));
  }
}

/** What was weighed, told apart without colour. @type {Record<string, string>} */
const SIGNS = { taken: "✓", open: "·", barred: "✗" };

/** Words in rows of about so many letters. @param {string} words @param {number} most */
function wrapped(words, most) {
  /** @type {string[]} */
  const rows = [];
  for (const one of words.split(" ")) {
    const last = rows.at(-1);
    if (last !== undefined && (last.length + one.length < most || last.length < 3)) rows[rows.length - 1] = `${last} ${one}`;
    else rows.push(one);
  }
  return rows;
}

/** A smooth line through the middles of hexes. @param {Point[]} points */
function curve(points) {
  const at = (/** @type {number} */ i) => /** @type {Point} */ (points[Math.max(0, Math.min(points.length - 1, i))]);
  let d = `M${num(at(0).x)} ${num(at(0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${num(b.x + (c.x - a.x) / 6)} ${num(b.y + (c.y - a.y) / 6)} ${num(c.x - (e.x - b.x) / 6)} ${num(c.y - (e.y - b.y) / 6)} ${num(c.x)} ${num(c.y)}`;
  }
  return d;
}

/** @param {Point} a @param {Point} b @returns {Point} */
const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The point of a line closest to another. @param {Point} a @param {Point} b @param {Point} p @returns {Point} */
function nearest(a, b, p) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return { x: a.x + dx * t, y: a.y + dy * t };
}
