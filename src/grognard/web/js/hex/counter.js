// One counter of a hex board, in a square of 44 units around 0, 0: values in fixed places, a figure, states on its right edge.

import { el, num } from "../svg.js";
import { hasFace, silhouette } from "../faces.js";
import { figureOf, hasTurret, inOrder, isAbove } from "./figures.js";

/** @typedef {import("../kits.js").Kit} Kit */
/** @typedef {NonNullable<Kit["counters"]>} CounterManners */
/** @typedef {import("../boardtypes.js").Piece} Piece */
/** @typedef {import("./figures.js").Figures} Figures */
/** @typedef {(n: number, corner: boolean) => number} Angle of a side or a corner, in degrees from north */

export const SIZE = 44;
export const STRIP = 16; // how high the strip of a carried weapon is
const MOST_BADGES = 3;

const ROUND = "M-16.3 -22H16.3Q22 -22 22 -16.3V16.3Q22 22 16.3 22H-16.3Q-22 22 -22 16.3V-16.3Q-22 -22 -16.3 -22Z";
const CUT = "M-15.8 -22H15.8L22 -15.8V15.8L15.8 22H-15.8L-22 15.8V-15.8Z";

/** Outlines by the slot of a side, so that sides differ in more than colour. @param {string} slot */
export const outlineOf = (slot) => (slot === "b" || slot === "d" ? CUT : ROUND);

/**
 * Where a value stands, if the game's manners do not say: lower left, centre and right, upper left and right, a
 * hexagon for leading, a shield, a red and a blue plate, and armour as one row.
 * @type {Record<string, string>}
 */
const PLACES = {
  fire: "ll", firepower: "ll", combat: "ll", attack: "ll", range: "lc", move: "lr", movement: "lr", morale: "ur", fortitude: "ur", lead: "hex", leadership: "hex",
  ap: "ul", cost: "ul", defence: "shield", flank: "lr", red: "red", blue: "blue", armour: "armour", front: "armour", side: "armour", rear: "armour",
};
const FREE = ["ll", "lr", "ur", "lc", "ul", "ml"];
/** Of these the first that is there is what a small counter keeps of what it can do, and of how it holds out. */
const DOES = ["red", "ll", "hex", "ul"];
const HOLDS = ["ur", "shield", "lr"];

/** Values by their place. @param {Piece} piece @param {CounterManners} [manners] @returns {Map<string, {name: string, text: string, boxed: string}>} */
export function placed(piece, manners) {
  /** @type {Map<string, {name: string, text: string, boxed: string}>} */
  const out = new Map();
  for (const [name, value] of Object.entries(piece.values ?? {})) {
    const wanted = manners?.places?.[name] ?? PLACES[name] ?? "";
    if (wanted === "none") continue;
    const there = out.get(wanted);
    const boxed = piece.boxed?.[name] ?? "";
    if (wanted === "armour" && there) out.set(wanted, { ...there, text: `${there.text}·${value}` });
    else {
      const place = wanted && !there ? wanted : FREE.find((free) => !out.has(free)) ?? "";
      if (place) out.set(place, { name, text: String(value), boxed });
    }
  }
  return out;
}

/** What the drawing depends on: a piece is drawn again only when this changes. @param {Piece} piece */
export function lookOf(piece) {
  return JSON.stringify([piece.name, piece.side, piece.face, piece.values, piece.boxed, piece.badges, piece.hidden, piece.turned, piece.acts, piece.facing, piece.corner, piece.second, Boolean(piece.under), Boolean(piece.ghost)]);
}

/** @param {Piece} piece @param {string} slot of its side */
export function classesOf(piece, slot) {
  return [`side-${slot}`, piece.turned ? "turned" : "", piece.hidden ? "facedown" : "", piece.acts ? "acts" : "", piece.under ? "strip" : "", piece.ghost ? "ghost" : ""].filter(Boolean).join(" ");
}

/** @param {Piece} piece @param {string} slot @param {Figures} figures @param {Angle} angle @param {Kit} kit @returns {SVGElement[]} */
export function drawCounter(piece, slot, figures, angle, kit) {
  const manners = kit.counters;
  if (piece.under) return strip(piece, slot, figures, manners);
  const body = outlineOf(slot);
  const values = placed(piece, manners);
  /** @type {SVGElement[]} */
  const out = [
    el("path", { class: "u-halo", d: body, transform: "scale(1.12)" }),
    el("path", { class: "u-halo2", d: body, transform: "scale(1.21)" }),
    el("path", { class: "u-shadow", d: body, transform: "translate(2 3)" }),
    ...notches(piece, angle),
    el("path", { class: "u-edge", d: body, transform: "translate(0 1.6)" }),
    el("path", { class: "u-body", d: body }),
  ];
  if (piece.turned) out.push(el("path", { class: "u-hatch", d: body, transform: "scale(.955)" }));
  out.push(figure(piece, slot, figures, angle));
  if (piece.hidden) return out;
  out.push(near(values), far(values));
  const printed = piece.printed || piece.name;
  out.push(values.has("ul") ? nameBetween(printed) : el("text", { class: "u-name", x: -19, y: -14.6, "font-size": num(Math.min(6.2, 26 / (printed.length * 0.52))) }, printed));
  const badges = inOrder(piece.badges ?? [], kit.badges).slice(0, MOST_BADGES);
  if (badges.length) out.push(el("g", { class: "u-badges" }, ...badges.map((badge, i) => el("use", { href: figures.badge(badge), transform: `translate(22 ${num((i - (badges.length - 1) / 2) * 14 + (badges.length > 1 ? 1 : 0))})` }))));
  return out;
}

/** Where the upper left is taken: between there and the upper right, without the number. @param {string} name */
function nameBetween(name) {
  const short = name.replace(/ \d+$/, "").slice(0, 10);
  return el("text", { class: "u-name", x: -8, y: -16, "font-size": num(Math.min(5, 14 / (short.length * 0.52))) }, short);
}

/** Which way it looks: a white notch for it, one with a colour for its turret. @param {Piece} piece @param {Angle} angle */
function notches(piece, angle) {
  const looks = lookAt(piece, angle);
  const out = [];
  if (looks !== null) out.push(notch("u-notch", looks));
  const turret = turretAt(piece, angle);
  if (turret !== null) out.push(notch("u-notch2", turret));
  return out;
}

/** @param {string} cls @param {number} turn */
function notch(cls, turn) {
  const a = (turn * Math.PI) / 180;
  const out = Math.min(26, 22 / Math.max(Math.abs(Math.sin(a)), Math.abs(Math.cos(a)))) - 0.6;
  return el("path", { class: cls, transform: `rotate(${num(turn)})`, d: `M-7.5 ${num(-out)}L0 ${num(-out - 8.6)}L7.5 ${num(-out)}Z` });
}

/** @param {Piece} piece @param {Angle} angle @returns {number | null} */
const lookAt = (piece, angle) => ((piece.corner ?? -1) >= 0 ? angle(piece.corner ?? 0, true) : (piece.facing ?? -1) >= 0 ? angle(piece.facing ?? 0, false) : null);
/** @param {Piece} piece @param {Angle} angle @returns {number | null} */
const turretAt = (piece, angle) => ((piece.second ?? -1) >= 0 ? angle(piece.second ?? 0, (piece.corner ?? -1) >= 0) : null);

/** @param {Piece} piece @param {string} slot @param {Figures} figures @param {Angle} angle */
function figure(piece, slot, figures, angle) {
  if (piece.hidden) return el("use", { class: "u-figure", href: figures.figure("unknown", slot, false), transform: "translate(-17.6 -19) scale(1.1)" });
  if (isAbove(piece.face)) {
    const turn = lookAt(piece, angle) ?? 0;
    const parts = [el("use", { href: figures.above(piece.face, "hull"), transform: `rotate(${num(turn)} 16 16)` })];
    if (hasTurret(piece.face)) parts.push(el("use", { href: figures.above(piece.face, "turret"), transform: `rotate(${num(turretAt(piece, angle) ?? turn)} 16 17)` }));
    return el("g", { class: "u-figure", transform: "translate(0 -2.5) scale(.938) translate(-16 -16)" }, ...parts);
  }
  if (figureOf(piece.face)) return el("use", { class: "u-figure", href: figures.figure(piece.face, slot, Boolean(piece.turned)), transform: "translate(-16.4 -20.2) scale(.875)" });
  if (hasFace(piece.face)) return silhouette(piece.face, -1, -4, 27, "u-figure u-sign");
  return el("text", { class: "u-figure u-code", y: 1, "font-size": 13 }, piece.face.slice(0, 3).toUpperCase());
}

/** @param {string} cls @param {number} x @param {number} y @param {number} size @param {string} text */
const label = (cls, x, y, size, text) => el("text", { class: cls, x: num(x), y: num(y), "font-size": num(size) }, text);

/** The values of a counter that is 40 pixels or larger. @param {ReturnType<typeof placed>} values */
function near(values) {
  const g = el("g", { class: "u-near" });
  for (const [place, { text, boxed }] of values) {
    const wide = text.length > 1;
    if (place === "ll") g.append(label("u-value", wide ? -12.4 : -14.4, 18.2, wide ? 13.6 : 15.7, text));
    else if (place === "lc") g.append(label("u-value", values.has("blue") ? 3.4 : values.has("red") ? -3.4 : values.has("ll") ? 1 : -6, 18, values.has("red") ? 8 : 11.6, text));
    else if (place === "ml") g.append(label("u-value", -17.4, 3.6, 9.4, text));
    else if (place === "splat") g.append(el("path", { class: "u-splat", transform: "translate(-22 3) scale(1.16)", d: "M-1-9l3.4 3.4L7-7.6 6-2.6 9.4.8 5 2.8 5 8 .6 5.6-4 8.4-4.4 3.4-9 1.4-5.6-2-7-7z" }), label("u-value u-on-splat", -22, 7, 10.4, text === "0" ? "–" : text));
    else if (place === "lr") g.append(label("u-value", wide ? 13.4 : 14.8, 18.2, values.has("lc") || boxed || wide ? 11.6 : 13.5, text));
    else if (place === "ur") g.append(el("circle", { class: "u-disc", cx: 14.4, cy: -14.4, r: 6 }), label("u-value u-on-disc", 14.4, -10.9, wide ? 8 : 9.6, text));
    else if (place === "ul") g.append(el("circle", { class: "u-disc", cx: -15, cy: -15, r: 5.8 }), label("u-value u-on-disc", -15, -11.6, wide ? 8 : 9.6, text));
    else if (place === "hex") g.append(el("path", { class: "u-lead", d: "M-20.4 13.6l3-5.2h6.4l3 5.2-3 5.2h-6.4z" }), label("u-value u-on-lead", -14.1, 17.7, 11.5, text));
    else if (place === "shield") g.append(el("path", { class: `u-shield${boxed ? ` u-shield-${boxed}` : ""}`, d: boxed ? "M6.4 -20.4h14.2v11.4h-14.2zM8 -18.8h11" : "M7 -20.4h13v8l-6.5 4.4-6.5-4.4z" }), label("u-value u-on-plate", 13.5, -12.2, 9.4, text));
    else if (place === "red" || place === "blue") {
      const both = values.has("red") && values.has("blue");
      const [x, w] = [place === "blue" && both ? -10.4 : -20.6, both ? 9.6 : 11];
      g.append(el("rect", { class: `u-plate u-${place}${boxed ? ` u-plate-${boxed}` : ""}`, x, y: 8.4, width: w, height: 11.6, rx: 2 }), label("u-value u-on-red", x + w / 2, 17.9, text.length > 1 ? 9 : 11, text));
    } else if (place === "armour") g.append(label("u-value u-fine", -1, 17.6, 6.6, text));
    if (boxed && !["shield", "red", "blue"].includes(place)) {
      const w = wide ? 14 : 10.4;
      g.append(el("rect", { class: `u-box u-box-${boxed}`, x: num(place === "lr" ? 20 - w : place === "ll" ? -20 : -w / 2), y: 6.9, width: w, height: 13.5, rx: 1.5 }));
    }
  }
  return g;
}

/** The two values a small counter keeps. @param {ReturnType<typeof placed>} values */
function far(values) {
  const g = el("g", { class: "u-far" });
  const does = DOES.find((place) => values.has(place));
  const holds = HOLDS.find((place) => values.has(place) && place !== does);
  const text = values.get(does ?? "")?.text ?? "";
  if (does === "hex") g.append(el("circle", { class: "u-lead", cx: -11.6, cy: 11.6, r: 9.4 }), label("u-value u-on-lead", -11.6, 17.4, 16.5, text));
  else if (does === "red") g.append(el("rect", { class: "u-plate u-red", x: -19.8, y: 2.5, width: 17.3, height: 17.3, rx: 2 }), label("u-value u-on-red", -11.2, 17, 16.5, text));
  else if (does) g.append(label("u-value", text.length > 1 ? -9.5 : -11.5, 18, text.length > 1 ? 17 : 20, text));
  if (holds) g.append(label("u-value", 12, 18, 16.5, values.get(holds)?.text ?? ""));
  return g;
}

/** A carried weapon: a strip that shows below its carrier. @param {Piece} piece @param {string} slot @param {Figures} figures @param {CounterManners} [manners] */
function strip(piece, slot, figures, manners) {
  const values = placed(piece, manners);
  const text = ["ll", "red", "lc"].flatMap((place) => values.get(place)?.text ?? []).join("-");
  const known = figureOf(piece.face);
  return [
    el("rect", { class: "u-halo", x: -23.5, y: -9.5, width: 47, height: 19, rx: 4 }),
    el("rect", { class: "u-shadow", x: -20.5, y: -6, width: 44, height: STRIP, rx: 3 }),
    el("rect", { class: "u-strip", x: -22, y: -8, width: 44, height: STRIP, rx: 3 }),
    known ? el("use", { class: "u-figure", href: figures.figure(piece.face, slot, false), transform: "translate(-19.5 -10.5) scale(.656)" }) : label("u-value", -9, 4, 9, (piece.printed || piece.name).slice(0, 6)),
    label("u-value u-strip-value", 10.5, 4.4, 12, text),
  ];
}
