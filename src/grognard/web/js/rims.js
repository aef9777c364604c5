// Letters of columns and numbers of rows at the rims of a board of squares, for when its names are too small to read.

import { el, num } from "./svg.js";

/** @typedef {import("./svg.js").Box} Box */
/** @typedef {import("./panzoom.js").PanZoom} PanZoom */
/** @typedef {import("./terrain.js").Place} Place */
/** @typedef {{name: string, at: number, nodes: SVGTextElement[]}} Rank a column or a row, and where its middle is */

export const RIM = 18; // pixels: how deep a rim is

/**
 * The columns and rows that the names of spaces speak of, such as B and 15 in B15; none where they do not.
 * @param {Place[]} places
 * @returns {{columns: Map<string, number>, rows: Map<string, number>} | null}
 */
function ranks(places) {
  /** @type {Map<string, number>} */
  const columns = new Map();
  /** @type {Map<string, number>} */
  const rows = new Map();
  /** @param {Map<string, number>} known @param {string} name @param {number} at */
  const agrees = (known, name, at) => {
    const was = known.get(name);
    known.set(name, was ?? at);
    return was === undefined || Math.abs(was - at) < 1;
  };
  let named = 0;
  for (const place of places) {
    const [, letters, digits] = /^(\p{Lu}+)(\d+)$/u.exec(place.name) ?? [];
    if (!letters || !digits) continue;
    named += 1;
    if (!agrees(columns, letters, place.x) || !agrees(rows, digits, place.y)) return null;
  }
  return named * 2 > places.length ? { columns, rows } : null;
}

export class Rims {
  /** @param {SVGGElement} layer in pixels of the svg, not in units of the board */
  constructor(layer) {
    this.layer = layer;
    /** @type {Rank[]} */
    this.columns = [];
    /** @type {Rank[]} */
    this.rows = [];
    /** @type {SVGRectElement[]} what lies behind the names: north, south, west, east */
    this.bands = [];
    /** @type {Box} */
    this.sheet = { x: 0, y: 0, w: 0, h: 0 };
    this.wanted = false;
  }

  /** True if this board has letters and numbers. */
  get any() {
    return this.columns.length > 0;
  }

  /** @param {Place[]} places @param {string} kind of board @param {Box} sheet */
  set(places, kind, sheet) {
    const found = kind === "squares" ? ranks(places) : null;
    this.sheet = sheet;
    this.columns = ranked(found?.columns);
    this.rows = ranked(found?.rows);
    this.bands = found ? Array.from({ length: 4 }, () => el("rect", { class: "rim-band" })) : [];
    this.layer.replaceChildren(...this.bands, ...[...this.columns, ...this.rows].flatMap((rank) => rank.nodes));
  }

  /** Beside the board, or at the edge of the view where the board goes on beyond it. @param {PanZoom} look */
  follow(look) {
    this.layer.classList.toggle("off", !this.wanted);
    if (!this.wanted || !this.any) return;
    const { k, width, height } = look;
    const north = Math.max(0, look.y + this.sheet.y * k - RIM);
    const south = Math.min(height, look.y + (this.sheet.y + this.sheet.h) * k + RIM) - RIM;
    const west = Math.max(0, look.x + this.sheet.x * k - RIM);
    const east = Math.min(width, look.x + (this.sheet.x + this.sheet.w) * k + RIM) - RIM;
    const across = { x: west, w: east + RIM - west };
    const down = { y: north, h: south + RIM - north };
    const boxes = [{ ...across, y: north, h: RIM }, { ...across, y: south, h: RIM }, { ...down, x: west, w: RIM }, { ...down, x: east, w: RIM }];
    boxes.forEach((box, i) => lay(this.bands[i], box));
    const half = RIM / 2;
    for (const { rank, at, shown } of spaced(this.columns, look.x, k, west + RIM, east)) put(rank, [[at, north + half], [at, south + half]], shown);
    for (const { rank, at, shown } of spaced(this.rows, look.y, k, north + RIM, south)) put(rank, [[west + half, at], [east + half, at]], shown);
  }
}

/** @param {Map<string, number>} [found] @returns {Rank[]} in order along the board */
function ranked(found = new Map()) {
  const node = (/** @type {string} */ name) => el("text", { class: "rim-name" }, name);
  return [...found].sort((a, b) => a[1] - b[1]).map(([name, at]) => ({ name, at, nodes: [node(name), node(name)] }));
}

/**
 * Where each stands in pixels. Where they would crowd only every second or so is shown.
 * @param {Rank[]} all @param {number} shift @param {number} k @param {number} from @param {number} to the pixels between which there is room
 */
function spaced(all, shift, k, from, to) {
  const gap = all.length > 1 ? ((/** @type {Rank} */ (all[all.length - 1]).at - /** @type {Rank} */ (all[0]).at) / (all.length - 1)) * k : RIM;
  const step = Math.max(1, Math.ceil((RIM - 1) / gap));
  return all.map((rank, i) => {
    const at = shift + rank.at * k;
    return { rank, at, shown: i % step === 0 && at > from && at < to };
  });
}

/** @param {Rank} rank @param {[number, number][]} spots @param {boolean} shown */
function put({ nodes }, spots, shown) {
  nodes.forEach((node, i) => {
    const [x, y] = /** @type {[number, number]} */ (spots[i]);
    node.classList.toggle("off", !shown);
    node.setAttribute("x", num(x));
    node.setAttribute("y", num(y));
  });
}

/** @param {SVGRectElement | undefined} rect @param {Box} box */
function lay(rect, { x, y, w, h }) {
  for (const [name, value] of Object.entries({ x, y, width: w, height: h })) rect?.setAttribute(name, num(Math.max(0, value)));
}
