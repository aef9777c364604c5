// Counters: one drawing for each piece, in a square of 46 units around 0, 0.

import { el, num } from "./svg.js";
import { hasFace, silhouette } from "./faces.js";
import { manners, sectionName } from "./words.js";

/** @typedef {import("./boardtypes.js").Piece} Piece */

export const COUNTER = 46;
const HALF = COUNTER / 2;

/** Outlines by side, so that sides differ in more than colour. @type {Record<string, string>} */
const BODIES = {
  a: "M-18 -23h36a5 5 0 0 1 5 5v36a5 5 0 0 1 -5 5h-36a5 5 0 0 1 -5 -5v-36a5 5 0 0 1 5 -5z",
  b: "M-17 -23h34l6 6v34l-6 6h-34l-6 -6v-34z",
  c: "M-14 -23h28a9 9 0 0 1 9 9v28a9 9 0 0 1 -9 9h-28a9 9 0 0 1 -9 -9v-28a9 9 0 0 1 9 -9z",
};

/** The slots of sides: as the game says, any other in order of appearance. */
export class Sides {
  constructor() {
    /** @type {Map<string, string>} */
    this.others = new Map();
  }

  /** @param {string} side @returns {string} a letter that picks colour and outline */
  of(side) {
    const known = manners().sides ?? {};
    const slot = known[side]?.slot ?? this.others.get(side);
    if (slot) return slot;
    const taken = new Set([...Object.values(known).map((x) => x.slot), ...this.others.values()]);
    const free = ["a", "b", "d", "e"].find((letter) => !taken.has(letter)) ?? "c";
    this.others.set(side, free);
    return free;
  }
}

/** What the drawing depends on: a piece is drawn again only when this changes. @param {Piece} piece */
export function lookOf(piece) {
  return JSON.stringify([piece.name, piece.side, piece.face, piece.values, piece.badges, piece.hidden, piece.acts, !!piece.under]);
}

/** @param {Piece} piece @param {string} side letter @returns {SVGElement[]} */
export function drawCounter(piece, side) {
  const body = BODIES[side] ?? (side === "e" ? BODIES["b"] : BODIES["a"]) ?? "";
  const small = !!piece.under;
  /** @type {SVGElement[]} */
  const out = [
    el("path", { class: "halo", d: body, transform: "scale(1.12)" }),
    el("path", { class: "shadow", d: body, transform: "translate(1.3 2)" }),
    el("path", { class: "body", d: body }),
    el("path", { class: "edge", d: body, transform: "scale(.955)" }),
  ];
  if (small) {
    out.push(silhouette(piece.face, 0, 0, 34));
    return out;
  }
  const values = Object.entries(piece.values ?? {});
  const bare = !values.length;
  const badges = piece.badges ?? [];
  const { prime = "", badges: order = badges.filter((b) => b !== prime) } = manners();
  const shown = order.filter((b) => badges.includes(b));
  if (!piece.hidden) {
    out.push(el("rect", { class: "band", x: -HALF + 1.6, y: -HALF + 1.6, width: COUNTER - 3.2, height: 8.6, rx: 3 }));
    const fit = Math.min(6.4, 38 / (piece.name.length * 0.6));
    out.push(el("text", { class: "name", y: num(-HALF + 5.9 + fit * 0.36), "font-size": num(fit), "text-anchor": "middle" }, piece.name));
  }
  out.push(silhouette(piece.hidden ? "unknown" : piece.face, 0, piece.hidden ? 0 : bare ? 5.2 : -0.4, piece.hidden ? 33 : bare ? 29 : 24));
  if (!hasFace(piece.face) && !piece.name.toLowerCase().startsWith(piece.face.slice(0, 3))) {
    out.push(el("text", { class: "kind", y: bare ? 22 : 14.2, "font-size": 6, "text-anchor": "middle" }, piece.face.slice(0, 3).toUpperCase()));
  }
  const [left, right, third] = values;
  if (left && left[0] !== "rp") out.push(figure(left, -18.6, "start"));
  if (left && left[0] === "rp") out.push(figure(left, 18.6, "end"));
  if (right) out.push(figure(right, 18.6, "end"));
  if (third) out.push(figure(third, 0, "middle"));
  if (badges.includes(prime)) out.push(badge(prime, -17.2, -7.4));
  shown.slice(0, 3).forEach((name, i) => out.push(badge(name, 17.2, -7.4 + i * 9.4)));
  if (piece.acts) {
    out.push(el("g", { class: "badge badge-acts" }, el("path", { class: "acts-line", d: body, transform: "scale(1.015)" }), ...(third ? [] : [silhouette("acts", 0.5, 17, 8, "glyph")])));
  }
  return out;
}

/** @param {[string, number]} value @param {number} x @param {string} anchor */
function figure([name, value], x, anchor) {
  const text = el("text", { class: `value value-${name}`, x, y: 19.6, "font-size": 13.5, "text-anchor": anchor }, String(value));
  if (name === "rp") text.append(el("tspan", { "font-size": 6.5, dy: -4 }, ` ${sectionName("RP")}`));
  return text;
}

/** @param {string} name @param {number} x @param {number} y */
function badge(name, x, y) {
  const g = el("g", { class: `badge badge-${name}` }, el("circle", { cx: x, cy: y, r: 4.6 }));
  if (hasFace(name)) g.append(silhouette(name, x, y, 6.4, "glyph"));
  else g.append(el("text", { x, y: y + 2, "font-size": 5.6, "text-anchor": "middle" }, name.slice(0, 1).toUpperCase()));
  return g;
}

/**
 * An arrow beyond the side the piece looks at, or on it where the counter fills its space.
 * @param {number} angle in degrees, 0 is up
 * @param {boolean} fills
 */
export function facingArrow(angle, fills) {
  if (fills) return el("g", { class: "facing", transform: `rotate(${num(angle)})` }, el("path", { d: "M0 -27.5l8.5 8 -8.5 -1.8 -8.5 1.8z" }));
  const a = (angle * Math.PI) / 180;
  const straight = Math.max(Math.abs(Math.sin(a)), Math.abs(Math.cos(a)));
  const out = 25.5 + (1 - straight) * 42; // past the corner of the square
  const d = `M0 ${num(-out - 11)}l8.5 11 -8.5 -2.5 -8.5 2.5z`;
  return el("g", { class: "facing", transform: `rotate(${num(angle)})` }, el("path", { d }));
}
