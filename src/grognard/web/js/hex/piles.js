// Where counters of a hex board lie: piles with the front counter whole, two sides in one hex face to face, one pile spread out when asked for. Pure geometry.

import { BESIDE_ROOM } from "./places.js";
import { SIZE, STRIP } from "./counter.js";

/** @typedef {import("../svg.js").Box} Box */
/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("../animate.js").Spot} Spot */
/** @typedef {import("../boardtypes.js").Piece} Piece */
/** @typedef {import("./grid.js").Hex} Hex */
/**
 * Pieces of one side in one hex, the top one first: who acts, then who can, then those that lie on their other side.
 * @typedef {{key: string, hex: Hex, side: string, pieces: Piece[], gear: Map<string, Piece[]>, nth: number, of: number, shares: boolean}} Pile
 */
/** @typedef {{spots: Map<string, Spot>, buried: Set<string>, away: Set<string>, count: {x: number, y: number, n: number, s: number} | null, tray: Box | null}} Lie */

const DEEP = 5; // counters that can be seen of a pile
const SHOWN_STRIPS = 2;
const GAP = 7;

/** @param {Piece[]} pieces @param {Map<string, Hex>} hexes @returns {Pile[]} */
export function pilesOf(pieces, hexes) {
  /** @type {Map<string, Piece[]>} */
  const gear = new Map();
  const ids = new Set(pieces.map((p) => p.id));
  for (const piece of pieces) if (piece.under && ids.has(piece.under)) gear.set(piece.under, [...(gear.get(piece.under) ?? []), piece]);
  /** @type {Map<string, Map<string, Piece[]>>} */
  const here = new Map();
  for (const piece of pieces) {
    if (!hexes.has(piece.place) || (piece.under && ids.has(piece.under))) continue;
    const sides = here.get(piece.place) ?? new Map();
    here.set(piece.place, sides);
    sides.set(piece.side, [...(sides.get(piece.side) ?? []), piece]);
  }
  const roomy = new Set([...here.keys()].flatMap((place) => hexes.get(place)?.of?.id ?? []));
  return [...here].flatMap(([place, sides]) => {
    const hex = /** @type {Hex} */ (hexes.get(place));
    return [...sides].map(([side, line], nth) => {
      line.sort((/** @type {Piece} */ a, /** @type {Piece} */ b) => Number(b.acts ?? false) - Number(a.acts ?? false) || Number(a.turned ?? false) - Number(b.turned ?? false) || (a.order ?? 0) - (b.order ?? 0));
      return { key: `${place}/${side}`, hex, side, pieces: line, gear, nth, of: sides.size, shares: roomy.has(place) };
    });
  });
}

/** All of a pile, with what is carried. @param {Pile} pile @returns {Piece[]} */
export const membersOf = (pile) => pile.pieces.flatMap((p) => [p, ...(pile.gear.get(p.id) ?? [])]);

/** A pile at rest; where its hex is cut by the rim of the board, on what there is of it. @param {Pile} pile @param {number} s how large counters are @param {Box} board @returns {Lie} */
export function closed(pile, s, board) {
  const spots = new Map();
  const away = new Set();
  const seen = Math.min(pile.pieces.length, DEEP);
  const many = pile.of > 1;
  const size = many ? s * 0.88 : pile.shares || pile.hex.room ? s * 0.9 : s;
  const back = { x: (pile.pieces.length > 4 ? 10.5 : pile.pieces.length > 2 ? 13 : 15) * size, y: 5 * size };
  // In a hex with another side each goes to its corner, whole and on the diagonal.
  const corner = many ? { x: (pile.nth - (pile.of - 1) / 2) * 42, y: (pile.nth - (pile.of - 1) / 2) * 32 } : { x: 0, y: 0 };
  const strips = pile.pieces.slice(0, seen).flatMap((p) => pile.gear.get(p.id) ?? []);
  const shown = strips.slice(0, SHOWN_STRIPS);
  const aside = pile.shares ? BESIDE_ROOM : { x: 0, y: 0 };
  const half = (SIZE / 2) * size;
  const within = (/** @type {number} */ at, /** @type {number} */ before, /** @type {number} */ after, /** @type {number} */ from, /** @type {number} */ long) => Math.max(from + before, Math.min(at, from + long - after));
  const x = within(pile.hex.x + aside.x + corner.x + ((seen - 1) * back.x) / 2, half + (seen - 1) * back.x, half, board.x, board.w);
  const y = within(pile.hex.y + aside.y + corner.y + ((seen - 1) * back.y) / 2 - (shown.length * STRIP * size) / 3, half + (seen - 1) * back.y, half + shown.length * STRIP * size, board.y, board.h);
  pile.pieces.forEach((piece, i) => {
    const deep = Math.min(i, seen - 1);
    spots.set(piece.id, { x: x - deep * back.x, y: y - deep * back.y, s: size });
    if (i >= seen) away.add(piece.id);
  });
  for (const item of pile.pieces.flatMap((p) => pile.gear.get(p.id) ?? [])) {
    const i = shown.indexOf(item);
    spots.set(item.id, { x, y: y + (SIZE / 2 + 6 + Math.max(i, 0) * (STRIP - 1)) * size, s: size });
    if (i < 0) away.add(item.id);
  }
  const low = y + (SIZE / 2 + (shown.length ? shown.length * (STRIP - 1) - 3 : 0)) * size;
  const count = pile.pieces.length > 2 ? { x: x - (SIZE / 2 - 3) * size, y: low - 1, n: pile.pieces.length, s: size } : null;
  return { spots, buried: new Set(pile.pieces.slice(1).map((p) => p.id)), away, count, tray: null };
}

/** A pile spread out on a tray around a point, each counter with what it carries below it. @param {Pile} pile @param {Point} at its middle @param {number} s @returns {Lie} */
export function spread(pile, at, s) {
  const spots = new Map();
  const { across, rows, box } = room(pile, s);
  const deepest = Math.max(0, ...pile.pieces.map((p) => pile.gear.get(p.id)?.length ?? 0));
  const dx = (SIZE + GAP) * s;
  const dy = (SIZE + GAP + deepest * STRIP) * s;
  pile.pieces.forEach((piece, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, pile.pieces.length - row * across);
    const x = at.x + ((i % across) - (inRow - 1) / 2) * dx;
    const y = at.y + (row - (rows - 1) / 2) * dy - (deepest * STRIP * s) / 2;
    spots.set(piece.id, { x, y, s });
    (pile.gear.get(piece.id) ?? []).forEach((item, k) => spots.set(item.id, { x, y: y + (SIZE / 2 + 7 + k * STRIP) * s, s }));
  });
  return { spots, buried: new Set(), away: new Set(), count: null, tray: { x: at.x - box.w / 2, y: at.y - box.h / 2, w: box.w, h: box.h } };
}

/** How large the tray of a pile is. @param {Pile} pile @param {number} s */
export function room(pile, s) {
  const n = pile.pieces.length;
  const across = n <= 4 ? n : Math.ceil(n / Math.ceil(n / 4));
  const rows = Math.ceil(n / across);
  const deepest = Math.max(0, ...pile.pieces.map((p) => pile.gear.get(p.id)?.length ?? 0));
  return { across, rows, box: { w: (across * (SIZE + GAP) + GAP) * s, h: (rows * (SIZE + GAP + deepest * STRIP) + GAP) * s } };
}
