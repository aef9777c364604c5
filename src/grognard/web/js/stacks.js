// Where each piece lies: piles, fans and lines of battle. Pure geometry: pieces in, spots and trays out.

import { COUNTER } from "./pieces.js";
import { manners } from "./words.js";

/** @typedef {import("./svg.js").Box} Box */
/** @typedef {import("./boardtypes.js").Piece} Piece */
/** @typedef {import("./terrain.js").Place} Place */
/** @typedef {import("./animate.js").Spot} Spot */
/**
 * Pieces drawn together.
 * @typedef {object} Stack
 * @property {string} key
 * @property {Place} place
 * @property {Piece[][]} lines one line; two in a battle, the enemy's first
 * @property {boolean} battle
 * @property {number} nth among the stacks of its place
 * @property {number} of how many
 */
/** @typedef {{spots: Map<string, Spot>, buried: Set<string>, tray: Box | null, count: {x: number, y: number, n: number, s: number} | null, front: number}} Lie */

const GAP = 10;
const OUT = 0.44; // of a counter: how far gear shows below its bearer
const GEAR = 20; // room for that

const ARROW = 10; // room for a facing

/** @param {Piece[]} line */
const looks = (line) => line.some((p) => (p.facing ?? -1) >= 0);

/** @param {Piece[]} pieces @param {Map<string, Place>} places @param {string} kind of board @returns {Stack[]} */
export function stacksOf(pieces, places, kind) {
  /** @type {Map<string, Map<string, Piece[]>>} */
  const here = new Map();
  for (const piece of pieces) {
    if (!places.has(piece.place) || piece.under) continue;
    const sides = here.get(piece.place) ?? new Map();
    here.set(piece.place, sides);
    sides.set(piece.side, [...(sides.get(piece.side) ?? []), piece]);
  }
  /** @type {Stack[]} */
  const out = [];
  for (const [id, sides] of here) {
    const place = /** @type {Place} */ (places.get(id));
    const acts = (/** @type {Piece} */ p) => Number(kind !== "points" && p.acts);
    for (const line of sides.values()) line.sort((a, b) => acts(b) - acts(a) || (a.order ?? 0) - (b.order ?? 0));
    /** @type {Omit<Stack, "nth" | "of">[]} */
    const stacks = [];
    const role = (/** @type {string} */ side) => manners().sides?.[side]?.role ?? "";
    const fighting = [...sides.keys()].filter((side) => role(side) !== "thing");
    if (kind === "points" && fighting.length > 1) {
      const last = fighting.sort((a, b) => Number(role(b) === "foe") - Number(role(a) === "foe"));
      stacks.push({ key: `${id}/battle`, place, lines: last.map((side) => sides.get(side) ?? []), battle: true });
      for (const side of fighting) sides.delete(side);
    }
    const last = [...sides].sort(([a], [b]) => Number(role(a) === "thing") - Number(role(b) === "thing"));
    for (const [side, line] of last) stacks.push({ key: `${id}/${side}`, place, lines: [line], battle: false });
    stacks.forEach((stack, nth) => out.push({ ...stack, nth, of: stacks.length }));
  }
  return out;
}

export const OPEN_GEAR = 0.58; // when gear can be picked: all of it shows

/** How large counters are when nothing is special. @param {string} kind */
export const restingSize = (kind) => (kind === "points" ? 1 : kind === "hexes" ? 1.12 : 1.9);

/** @param {Stack} stack @param {Map<string, Piece[]>} gear by bearer @param {string} kind @returns {Lie} */
export function pile(stack, gear, kind) {
  const spots = new Map();
  const line = /** @type {Piece[]} */ (stack.lines[0]);
  let s = restingSize(kind);
  let { x, y } = stack.place;
  if (stack.place.box) return boxed(stack, gear);
  if (stack.of > 1) {
    if (kind === "points") {
      const aside = stack.nth > 0;
      x += aside ? 25 : -7;
      y += aside ? -24 : 7;
      if (aside) s *= 0.74;
    } else {
      s *= kind === "squares" ? 0.66 : 0.8;
      x += (stack.nth - (stack.of - 1) / 2) * 38;
      y += (stack.nth - (stack.of - 1) / 2) * (kind === "squares" ? 36 : 24);
    }
  }
  const deep = Math.min(line.length, 4) - 1;
  line.forEach((piece, i) => {
    const up = (Math.min(i, 3) - deep / 2) * 3.4;
    const spot = { x: x + up * s, y: y + up * s, s };
    spots.set(piece.id, spot);
    tuck(gear.get(piece.id), spot, spots, i === 0 ? 0.27 : 0);
  });
  const corner = { x: x + (COUNTER / 2 + deep * 1.7 - 1) * s, y: y - (COUNTER / 2 + deep * 1.7 - 1) * s };
  const buried = new Set(line.slice(1).map((p) => p.id));
  return { spots, buried, tray: null, count: line.length > 1 ? { ...corner, n: line.length, s } : null, front: 0 };
}

/** Gear under its bearer, `out` of its height showing below. @param {Piece[] | undefined} items @param {Spot} bearer @param {Map<string, Spot>} spots @param {number} out */
function tuck(items, bearer, spots, out) {
  if (!items) return;
  const step = Math.min(0.52, 1 / items.length);
  items.forEach((item, i) => {
    const x = bearer.x + (i - (items.length - 1) / 2) * step * COUNTER * bearer.s;
    spots.set(item.id, { x, y: bearer.y + (out ? COUNTER * (0.25 + out) * bearer.s : 0), s: bearer.s * 0.5 });
  });
}

/** All pieces side by side in a box beside the map. @param {Stack} stack @param {Map<string, Piece[]>} gear @returns {Lie} */
function boxed(stack, gear) {
  const line = /** @type {Piece[]} */ (stack.lines[0]);
  const wide = 160;
  const high = 92;
  const geared = line.some((p) => gear.has(p.id));
  let best = { s: 0, across: 1 };
  for (let across = 1; across <= line.length; across++) {
    const rows = Math.ceil(line.length / across);
    const s = Math.min(1.05, wide / (across * (COUNTER + GAP)), high / (rows * (COUNTER + GAP + (geared ? GEAR : 0))));
    if (s > best.s) best = { s, across };
  }
  return grid(stack.place.x, stack.place.y + 13, line, gear, best.s, best.across, geared).lie;
}

/**
 * @param {number} x @param {number} y the middle @param {Piece[]} line @param {Map<string, Piece[]>} gear
 * @param {number} s @param {number} across @param {boolean} geared @param {number} [out]
 */
function grid(x, y, line, gear, s, across, geared, out = OUT) {
  const spots = new Map();
  const rows = Math.ceil(line.length / across);
  const gap = GAP + (looks(line) ? ARROW : 0);
  const dx = (COUNTER + gap) * s;
  const dy = (COUNTER + gap + (geared ? out * COUNTER : 0)) * s;
  const w = Math.min(across, line.length) * dx + gap * s;
  const h = rows * dy + gap * s;
  line.forEach((piece, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, line.length - row * across);
    const spot = {
      x: x + ((i % across) - (inRow - 1) / 2) * dx,
      y: y - h / 2 + gap * s + (COUNTER / 2) * s + row * dy,
      s,
    };
    spots.set(piece.id, spot);
    tuck(gear.get(piece.id), spot, spots, out);
  });
  /** @type {Lie} */
  const lie = { spots, buried: new Set(), tray: null, count: null, front: 0 };
  return { lie, box: { x: x - w / 2, y: y - h / 2, w, h } };
}

/** Every piece to be seen, on a tray. @param {Stack} stack @param {Map<string, Piece[]>} gear @param {number} s @param {number} [out] of the gear @returns {Lie} */
export function fan(stack, gear, s, out = OUT) {
  const line = /** @type {Piece[]} */ (stack.lines[0]);
  const geared = line.some((p) => gear.has(p.id));
  const across = line.length <= 5 ? line.length : Math.ceil(line.length / Math.ceil(line.length / 5));
  // Below a marker in the same space; in a box below its heading; else so that the name below the space stays free.
  const low = stack.place.box ? 20 : (stack.of > 1 ? 22 * s : 0) - (geared ? (GEAR * s) / 2 : 0);
  const { lie, box } = grid(stack.place.x, stack.place.y + low, line, gear, s, across, geared, out);
  return { ...lie, tray: box };
}

/** Two lines face each other, the head of each line at the left. @param {Stack} stack @param {Map<string, Piece[]>} gear @param {number} s @returns {Lie} */
export function battle(stack, gear, s) {
  const spots = new Map();
  const dx = (COUNTER + GAP) * s;
  const longest = Math.max(...stack.lines.map((line) => line.length));
  const geared = stack.lines.flat().some((p) => gear.has(p.id));
  const w = Math.max(longest, 2) * dx + GAP * s;
  const rows = stack.lines.length;
  const between = 24 * s;
  const h = rows * COUNTER * s + (rows - 1) * between + (2 * GAP + (geared ? GEAR : 0)) * s;
  const { x, y } = stack.place;
  stack.lines.forEach((line, row) => {
    line.forEach((piece, i) => {
      const spot = { x: x + (i - (line.length - 1) / 2) * dx, y: y - h / 2 + (GAP + COUNTER / 2) * s + row * (COUNTER * s + between), s };
      spots.set(piece.id, spot);
      tuck(gear.get(piece.id), spot, spots, OUT);
    });
  });
  const front = y - h / 2 + (GAP + COUNTER) * s + between / 2;
  return { spots, buried: new Set(), tray: { x: x - w / 2, y: y - h / 2, w, h }, count: null, front };
}

/** @param {Lie} lie @param {number} dx @param {number} dy @returns {Lie} */
export function shifted(lie, dx, dy) {
  const spots = new Map([...lie.spots].map(([id, p]) => [id, { x: p.x + dx, y: p.y + dy, s: p.s }]));
  const tray = lie.tray && { ...lie.tray, x: lie.tray.x + dx, y: lie.tray.y + dy };
  const count = lie.count && { ...lie.count, x: lie.count.x + dx, y: lie.count.y + dy };
  return { spots, buried: lie.buried, tray, count, front: lie.front + dy };
}

/** Moves trays off one another and onto the sheet, as little as possible. @param {Box[]} trays changed in place @param {Box} sheet */
export function settle(trays, sheet) {
  for (let round = 0; round < 12; round++) {
    let moved = false;
    for (const a of trays) {
      for (const b of trays) {
        if (a === b) break;
        const px = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) + 4;
        const py = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) + 4;
        if (px <= 4 || py <= 4) continue;
        moved = true;
        if (px < py) {
          const way = a.x + a.w / 2 < b.x + b.w / 2 ? -1 : 1;
          a.x += (way * px) / 2;
          b.x -= (way * px) / 2;
        } else {
          const way = a.y + a.h / 2 < b.y + b.h / 2 ? -1 : 1;
          a.y += (way * py) / 2;
          b.y -= (way * py) / 2;
        }
      }
    }
    for (const t of trays) {
      t.x = Math.max(sheet.x, Math.min(t.x, sheet.x + sheet.w - t.w));
      t.y = Math.max(sheet.y, Math.min(t.y, sheet.y + sheet.h - t.h));
    }
    if (!moved) return;
  }
}
