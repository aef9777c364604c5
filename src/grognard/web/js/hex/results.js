// What came of it, on the board: dice and a word at the place, for a while, whether things may move or not.

import { el, num } from "../svg.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("../animate.js").Motion} Motion */

const STAYS = 2600; // milliseconds a result can be read
const DIE = 17;
/** Where the pips of a face are, on a grid of three by three. @type {Record<number, [number, number][]>} */
const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

export class HexResults {
  /** @param {Motion} motion */
  constructor(motion) {
    this.motion = motion;
    this.layer = el("g", { class: "hex-results", "aria-hidden": "true" });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Map<string, number>} how many stand at a place already */
    this.heights = new Map();
  }

  /** @param {Point} at @param {number[]} dice @param {string} words @param {string} tone `good`, `ill`, `mixed` or nothing */
  show(at, dice, words, tone) {
    const key = `${Math.round(at.x)},${Math.round(at.y)}`;
    const up = this.heights.get(key) ?? 0;
    this.heights.set(key, up + 1);
    const wide = words ? words.length * 6.6 + 16 : 0;
    const all = wide + dice.length * (DIE + 4) + (dice.length && words ? 2 : 0);
    const chip = el("g", { class: "px" });
    let x = -all / 2;
    for (const face of dice.slice(0, 8)) {
      chip.append(die(face, x + DIE / 2));
      x += DIE + 4;
    }
    if (words) chip.append(el("rect", { class: `result-pill tone-${tone || "plain"}`, x: num(x), y: -10.5, width: num(wide), height: 21, rx: 10.5 }), el("text", { class: `result-text tone-${tone || "plain"}`, x: num(x + wide / 2), y: 4.2 }, words));
    const node = el("g", { class: "result", transform: `translate(${num(at.x)} ${num(at.y - 34 - up * 24)})` }, chip);
    this.layer.append(node);
    if (!this.motion.still) this.motion.play(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 160 });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), STAYS);
  }

  clear() {
    clearTimeout(this.timer);
    this.layer.replaceChildren();
    this.heights.clear();
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
