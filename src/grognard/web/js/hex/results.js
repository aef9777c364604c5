// What came of it, on the board: dice and a word at the place, until somebody does something, whether things may move or not.

import { el, num } from "../svg.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("../animate.js").Motion} Motion */
/** A chip, the place it belongs to and how wide it is in pixels. @typedef {{at: Point, wide: number, node: SVGGElement}} Chip */

const DIE = 17;
const HIGH = 24; // pixels from one chip to the next above it
const MOST = 8; // of a long turn of others the last are told
const ABOVE = 34; // of the board: the first lies over the head of who stands there
/** Where the pips of a face are, on a grid of three by three. @type {Record<number, [number, number][]>} */
const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

export class HexResults {
  /** @param {Motion} motion */
  constructor(motion) {
    this.motion = motion;
    this.layer = el("g", { class: "hex-results", "aria-hidden": "true" });
    /** @type {Chip[]} the first first */
    this.chips = [];
  }

  /** @param {Point} at @param {number[]} dice @param {string} words @param {string} tone `good`, `ill`, `mixed` or nothing */
  show(at, dice, words, tone) {
    const wide = words.length * 6.6 + 16;
    const all = wide + dice.length * (DIE + 4) + (dice.length ? 2 : 0);
    const chip = el("g", { class: "px" });
    let x = -all / 2;
    for (const face of dice.slice(0, 8)) {
      chip.append(die(face, x + DIE / 2));
      x += DIE + 4;
    }
    chip.append(el("rect", { class: `result-pill tone-${tone || "plain"}`, x: num(x), y: -10.5, width: num(wide), height: 21, rx: 10.5 }), el("text", { class: `result-text tone-${tone || "plain"}`, x: num(x + wide / 2), y: 4.2 }, words));
    const node = el("g", { class: "result" }, chip);
    this.layer.append(node);
    this.chips.push({ at, wide: all, node });
    if (this.chips.length > MOST) this.chips.shift()?.node.remove();
    if (!this.motion.still) this.motion.play(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 160 });
  }

  /** Puts each where it hides no other and is in view, read from the top down: the last lowest. @param {number} k pixels to a unit of the board @param {(at: Point, wide: number) => number} nudge @param {number} [top] of what is in view: where a pile of them would rise above it, it begins so much lower */
  lay(k, nudge, top = -Infinity) {
    /** @type {{x: number, y: number, wide: number}[]} */
    const taken = [];
    for (const { at, wide, node } of [...this.chips].reverse()) {
      const x = at.x * k + nudge(at, wide);
      const high = this.chips.filter((chip) => chip.at === at).length - 0.5;
      let y = at.y < top ? (at.y - ABOVE) * k : Math.max((at.y - ABOVE) * k, top * k + high * HIGH);
      for (let other; (other = taken.find((o) => Math.abs(o.x - x) < (o.wide + wide) / 2 + 4 && Math.abs(o.y - y) < HIGH)); ) y = other.y - HIGH;
      taken.push({ x, y, wide });
      node.setAttribute("transform", `translate(${num(x / k)} ${num(y / k)})`);
    }
  }

  clear() {
    this.layer.replaceChildren();
    this.chips = [];
  }
}

/** @param {number} face @param {number} x */
function die(face, x) {
  const g = el("g", { class: "result-die", transform: `translate(${num(x)} 0)` }, el("rect", { x: -DIE / 2, y: -DIE / 2, width: DIE, height: DIE, rx: 3.5 }));
  const pips = PIPS[face];
  if (pips) for (const [i, j] of pips) g.append(el("circle", { cx: i * 4.6, cy: j * 4.6, r: 1.8 }));
  else g.append(el("text", { y: 4.2 }, String(face)));
  return g;
}
